### Small things that other messages are made of.

your-name = Bạn
player-name = Người chơi { $number }
with-symbol = { $name } ({ $symbol })
list = { $so-far }, { $next }
one-of = { $so-far } hoặc { $last }
one-of-before-o = { $so-far } hoặc { $last }
range = { $first } đến { $last }
column = cột { $column }
cell = hàng { $row } cột { $column }
yes = Có
no = Không

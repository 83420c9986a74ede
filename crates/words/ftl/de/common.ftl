### Small things that other messages are made of.

your-name = Du
player-name = Spieler { $number }
with-symbol = { $name } ({ $symbol })
list = { $so-far }, { $next }
one-of = { $so-far } oder { $last }
one-of-before-o = { $so-far } oder { $last }
range = { $first } bis { $last }
column = Spalte { $column }
cell = Zeile { $row } Spalte { $column }
yes = Ja
no = Nein

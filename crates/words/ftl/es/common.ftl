### Small things that other messages are made of.

your-name = Tú
player-name = Jugador { $number }
with-symbol = { $name } ({ $symbol })
list = { $so-far }, { $next }
one-of = { $so-far } o { $last }
one-of-before-o = { $so-far } u { $last }
range = { $first } a { $last }
column = columna { $column }
cell = fila { $row } columna { $column }
yes = Sí
no = No

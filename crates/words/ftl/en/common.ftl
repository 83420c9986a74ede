### Small things that other messages are made of.

# The name of the only person at a table, if they gave none.
your-name = You

# The name of a person at a table of two, if they gave none.
player-name = Player { $number }

# A player with the sign of their discs: "Ann (X)".
with-symbol = { $name } ({ $symbol })

# Two things one after the other; longer lists are made of it: "a, b", then "a, b, c".
list = { $so-far }, { $next }

# One of several things; $so-far may be a list: "a or b", "a, b or c".
one-of = { $so-far } or { $last }

# The same where the last thing begins with the sound o, for languages to which that matters: "7 u 8" in Spanish.
one-of-before-o = { $so-far } or { $last }

# A range of numbers: "1 to 7".
range = { $first } to { $last }

# A column of the board, inside a sentence.
column = column { $column }

# A cell of the board, inside a sentence. Rows are counted from the top.
cell = row { $row } column { $column }

yes = Yes
no = No

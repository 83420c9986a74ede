### The desktop window. Names of players, files and rule sets are never translated.
### Labels of buttons must be short; sentences have room.

## Keys, as they are written on them

key-home = Home
key-end = End
key-escape = Esc
# A button with its key: "Resign (R)".
with-key = { $label } ({ $key })

## The menu

heading = Fourline: four in a row
# A seat at the table, before a list of who can sit there.
seat = Seat { $number }
# In the list of who can sit at a seat.
person = person
about-person = Someone at this window.
# A computer player: "level 3, Otter".
level = level { $number }, { $name }
# Something that can be chosen, with a sentence about it: "level 3, Otter: Sees most wins."
choice = { $name }: { $about }
own-rules = Own rules
# Own rules are chosen now.
own-rules-chosen = Own rules (chosen)
# Opens what is rarely changed.
more = More
serious = Serious: moves can't be taken back
symbols = Two symbols for the discs
# In the empty field for the symbols.
usual-symbols = usual
start = Start
record-to-open = A record to open (or drop the file here)
open = Open
settings = Settings
unfinished-games = Unfinished games ({ $count })
finished-games = Finished games ({ $count })
unreadable-files = Files that can't be read ({ $count })
# A game of a list: "2026-11-16: Ann (X) vs Bob (O), classic, ..."
dated-game = { $day }: { $game }
delete = Delete

## A game

# For those who hear the window: the name of the board, whose description follows.
board = Board
# The name of a column's button.
column = Column { $column }
# What is said about a column: where a disc lands, and what the move leads to ($prospect: "wins in 3 moves").
lands = The disc lands in row { $row }.
this-move = This move: { $prospect }.
best-move = Best move: { $prospect }.
# The name of a button on a disc.
remove-at = Remove the disc at row { $row } column { $column }
# For those who hear the window: a line that shows how the game has gone.
graph = Evaluation graph
# A player and what is left: "Ann (X): 3 undos left".
player-and-left = { $player }: { $left }
# Turns the judgement of all columns on or off.
study = Study
# Buttons that go through the moves of the game.
first = First
back = Back
forward = Forward
last = Last
# Before a field for the name of a file.
file = File
save = Save
# Replaces a file that is there already.
replace = Replace
menu = Menu
# Above the sentences of the whole game.
what-happened = What happened
save-where = Save where? Type a file name into the field.

## Problems. $problem comes without a full stop; it may begin with the name of a file.

problem = { $problem }.
could-not-open = Could not open { $problem }.
# A game that was opened; $problem says why.
could-not-continue = This game can't be continued: { $problem }.
could-not-delete = Could not delete { $problem }.
choices-not-saved = Could not save your choices to { $problem }.
symbols-refused = These symbols can't be used: { $problem }.
# Stands after a colon. $reason comes from the system. The command at the end is typed as it is.
no-window = no window can be opened here: { $reason }. Is there a display? fourline play needs none

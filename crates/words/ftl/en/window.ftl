### The desktop window. Names of players, files and rule sets are never translated.
### Labels of buttons must be short; sentences have room.

## Keys, as they are written on them

key-escape = Esc
# A button with its key: "Resign (R)".
with-key = { $label } ({ $key })

## The menu

# The name of the program, beside its sign.
brand = Fourline
# Who plays whom, in large type: "You against Otter". $one and $two are names.
pairing = { $one } against { $two }
# Above the choice of who plays.
opponent = Opponent
# Below the name of a computer player.
player-level = Level { $number }
# Opens the page about a rule set.
how-to-play = How to play
# Leaves a page and goes back to where it was opened.
leave-page = Back
# On the page about a rule set: take it for the next game.
choose-rules = Choose these rules
# Before a field for a name under which own rules are saved.
rules-name = Name for these rules
# $name is the name that was typed.
rules-saved = The rules are saved as "{ $name }".
# The name of a button, for those who hear it; $name is a rule set.
delete-rules = Delete the rules { $name }
delete-rules-question = Delete this rule set?
# Where games are listed, if there is none.
no-games-yet = Your games will appear here.
# Shows the rest of a list.
all-games = Show all
# A rule set and the size of its board: "Power, 7 × 6".
rules-and-size = { $rules }, { $columns } × { $rows }
# A game in a list: its rules and when it was played.
rules-and-day = { $rules }, { $day }
# Above the settings of the whole program.
settings-shared = General
# Above the settings of the window.
settings-window = This window
key-enter = Enter
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

# Above the list of moves.
moves = Moves
no-moves = No moves yet.
# A move in the list, for those who hear it: "Move 3: 4?".
move-at = Move { $number }: { $move }
next-mistake = Next mistake
# Why there is no next mistake.
no-mistake = No mistake is known after this move.
# Why one can't go back any further.
at-first-move = This is the beginning.
# Why one can't go forward any further.
at-last-move = This is the last move.
# Continues the game from the move that is looked at.
play-from-here = Play from here
# Opens the field for a file.
save-game = Save to a file
cancel = Cancel
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
# Turns the judgement of all columns on or off.
study = Study
# Buttons that go through the moves of the game.
back = Back
forward = Forward
# Before a field for the name of a file.
file = File
save = Save
# Replaces a file that is there already.
replace = Replace
menu = Menu
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

### The keys of the full screen in the terminal: their names, what they do, and what is wrong with keys
### in the settings file.

## Names of keys, as they stand below a page: "enter accept  esc cancel". Short, in lower case, as they
## are printed on keyboards.

enter = enter
space = space
esc = esc
tab = tab
# Both keys together.
shift-tab = shift-tab
backspace = backspace
delete = delete
insert = insert
home = home
end = end
page-up = page up
page-down = page down
# The four arrows, where the terminal can't show arrows.
left = left
right = right
up = up
down = down
# $key is a letter: "ctrl-r".
with-ctrl = ctrl-{ $key }
# $key is a letter: "alt-r".
with-alt = alt-{ $key }
# All digits, in the list of keys.
digits = digits

## What keys do, in the list of all keys. No capital at the start, no full stop.

action-digits = drop into that column
action-left = one column left; in a study, one move back; in lists, previous value
action-right = one column right; in a study, one move forward; in lists, next value
action-up = up; in a study, start of this branch
action-down = down; in a game, drop; in a study, next branch
action-choose = drop, choose, end the turn, rematch
action-back = back; while the computer is thinking, move now
# The undo is the one that the rules have; take back is another action.
action-undo = undo, as the rules allow; in a study, one move back
action-take-back = take back the last move (casual games)
action-redo = redo what was taken back; in a study, one move forward
action-earlier = look at the previous move
action-later = look at the next move
action-remove = remove an opponent's disc instead of dropping; in lists, delete
action-block = block: the opponent misses a turn
action-end-turn = end the turn
action-hint = show or hide what each move leads to
action-study = study this game
action-type = in a study, type or paste a position
action-next-column = in a study, choose the next column
action-previous-column = in a study, choose the previous column
action-copy = in a study, copy the position as text
action-play-from-here = in a study, play from here against the computer
action-next-mistake = in a study, next mistake
action-previous-mistake = in a study, previous mistake
action-pause = when watching, pause or continue
action-first = to the beginning
action-last = to the end
action-save = save the game or the study to a file
# y and n are keys.
action-offer-draw = offer a draw; y accepts, n declines
action-resign = resign
action-restart = new game with the same players and rules
action-settings = settings
action-mouse = mouse on or off; off lets you select text
action-help = this help
action-quit = leave; an unfinished game is kept
action-stop = end the program; the game is kept
# fg is a command of the shell.
action-suspend = suspend the program; fg brings it back

## What is wrong with keys in the settings file. $action, $one and $two are names of actions in that
## file, such as next-mistake; they are not translated. No capital at the start, no full stop.

# $known is a list of names.
unknown-action = line { $line }: keys: there is no action "{ $action }"; there are { $known }
# $problem is one of the two messages below.
wrong-key = line { $line }: keys.{ $action }: { $problem }
# The names of keys are not translated here: this is how they are written in the file.
not-a-key = expected a key such as a, Z, left, enter, space, f2 or ctrl-r
key-is-fixed = digits, ctrl-c and ctrl-z can't be changed
bound-twice = line { $line }: { $key } is set for both { $one } and { $two }
no-key-left = no key is left for { $action }

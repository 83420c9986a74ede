### The keys of the full screen in the terminal: their names, what they do, and what is wrong with keys
### in the settings file.

## Names of keys, as they stand below a page: "enter accept  esc cancel". Short, in lower case, as they
## are printed on keyboards.

enter = enter
space = space
esc = esc
tab = tab
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

## What keys do, in the list of all keys. No capital at the start, no full stop. At most 25 letters: the list
## has two columns. After a semicolon: what the same key does elsewhere, in lists or in a study.

action-digits = drop into that column
action-left = left; study: move back
action-right = right; study: forward
action-up = up; start of a branch
action-down = down; drop; next branch
action-choose = drop, choose, confirm
action-back = back; computer moves now
# The undo is the one that the rules have; take back is another action.
action-undo = undo; in a study, back
action-take-back = take back (casual games)
action-redo = redo; in a study, forward
action-earlier = previous move; page up
action-later = next move; page down
action-remove = remove a disc; delete
action-block = block the next turn
action-end-turn = end the turn
action-hint = show or hide hints
action-study = study this game
action-type = study: type a position
action-next-column = study: next column
action-copy = study: copy position
action-play-from-here = study: play from here
action-next-mistake = study: next mistake
action-previous-mistake = study: previous mistake
action-pause = watching: pause
action-first = to the beginning
action-last = to the end
action-save = save to a file
action-offer-draw = offer a draw
action-claim = online: claim the game
action-say = online: say something
action-resign = resign
action-restart = new game, same players
action-rules = how to play
action-settings = settings
action-mouse = mouse on or off
action-help = this help
action-quit = leave; the game is kept
action-stop = end the program
# fg is a command of the shell.
action-suspend = suspend; fg resumes

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

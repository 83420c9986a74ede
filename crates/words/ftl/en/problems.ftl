### What is wrong with something that was typed, chosen or read.
### Where nothing else is said, a message stands after a colon ("game.txt: line 3: ...", "Can't be used: ..."):
### so it begins with a small letter and has no full stop.

## Where something is wrong, with what is wrong there. Lines and characters are those of a text.

in-line = line { $line }: { $problem }
in-line-and-column = line { $line }, column { $column }: { $problem }
# A place in a list of moves such as "4453": $move is the number of the move, $character where it stands.
in-move = move { $move } (character { $character }): { $problem }

## Names of players. Whole sentences.

same-name = Both players can't have the same name.
bad-tag = A kind of player is a word of lower-case letters, digits and hyphens.
name-empty = A name has at least one visible character.
name-too-long = A name has at most { $most } characters; this one has { $length }.
# $character is the number of a character: "U+001B".
name-forbidden = A name can't contain the character { $character }: it is invisible or controls the screen.
name-too-many-marks = A name can't have that many marks on one letter.

## Signs of the discs, such as XO

symbols-not-two = two symbols are needed, such as XO or YR
symbols-same = the two symbols must differ in more than upper and lower case
# $character is the number of a character: "U+001B".
symbol-forbidden = a symbol is a letter or a sign of normal width that is not used to draw the board; { $character } is not

## Clocks

clock-unreadable = a clock is written as 5m, 5m+3s or 30s/move
clock-zero = a clock needs some time
clock-too-long = a clock has at most 24 hours

## Lists of moves, such as 4453 or ddec

# $found is the character that stands there.
move-unexpected = expected the number or letter of a column, found '{ $found }'
move-mixed = use either numbers or letters for columns, not both in one list
move-no-such-column = there is no such column; columns are { $first } to { $last }
move-column-full = the column is full
move-after-end = the game was over before this move

## Boards that are drawn with letters, and positions

drawing-unexpected = expected '.', 'X' or 'O', found '{ $found }'
# The numbers of cells in a row of the drawing.
drawing-uneven = expected { $expected } cells as in the first row, found { $found }
drawing-floating = the disc in row { $row }, column { $column } has an empty cell below it
position-unreachable = no game leads to this board; X starts and the players take turns

## Settings. $name is a name in the settings file: "terminal.theme".

# $message is what another program says about it, in English.
not-toml = this is not valid TOML: { $message }
# $known is a list of names.
no-such-setting = there is no setting "{ $name }"; there are { $known }
# $values is a list of names.
setting-value = { $name }: expected one of { $values }
setting-keys = keys.{ $name }: expected a key or a list of keys

## Pictures

picture-not-a-size = the size of a picture is its width, or width x height: 512 or 640x480
picture-side = a picture is { $least } to { $most } pixels wide and high, not { $side }
picture-too-large = the picture would have more than { $millions } million pixels; choose a smaller size
picture-memory = there is not enough memory for the picture
# $message is what another program says about it, in English.
picture-not-made = the picture can't be made: { $message }

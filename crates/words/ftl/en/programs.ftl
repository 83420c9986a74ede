### What is said about other programs: notations, the engine protocol, matches, the referee.
### Messages stand after a colon, so they begin with a small letter and have no full stop, unless it is said
### otherwise. Flags such as --from, names of forms such as digits0 and words of a protocol stay as they are.

## Turns of the engine protocol. $word is the turn as it was written, such as P@d1.

turn-unknown = { $word } is not a turn on this board; a turn is written P@d1, d or 4
# $cell is a cell such as d1.
turn-lands-elsewhere = { $word }: a disc in this column lands on { $cell }
turn-bad-column = { $word }: this column can't be played now
turn-refused = { $word }: the rules don't allow this now
turn-over = { $word }: the game is over

## Notations: fourline convert

# $forms is a list of names.
ambiguous = this can be read as { $forms }, with different meanings; say which with --from
unknown-form = no known notation reads this; name one with --from to learn what is wrong
no-turns = these are not turns of the engine protocol, such as P@d1 P@d2
order-unknown = a position does not say in which order the discs fell; --any-order makes up an order
more-than-drops = more than drops happened in this game (a remove, a block or a takeback); write it as record or uci
more-than-turns = the engine protocol has no word for something in this game, such as a bad column that was counted; write it as record
no-turn = the numbers of discs don't show whose turn it is

fen-fields = a FEN has a board, w or b, two hyphens and two numbers: 7/7/7/7/3p3/3P3 w - - 2 2
fen-row = a row of a FEN has numbers of empty cells from 1 to 16
# $found is a character.
fen-unexpected = expected P, p or a number of empty cells in a row of the FEN, found '{ $found }'
fen-pocket = the discs in brackets are not those that are left
fen-turn = the numbers of discs don't fit the side to move; the first side is w
list-length = expected { $expected } values, one for each cell, found { $found }
# $number is the number of the value; $expected is a list of values.
list-value = value { $number }: expected { $expected }, found { $found }

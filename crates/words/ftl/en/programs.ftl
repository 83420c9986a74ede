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

## The engine: fourline engine. Each stands behind "info string".

engine-is-thinking = the engine is thinking; send stop first
# $word is what was sent.
line-unknown = unknown command { $word }
line-missing = something is missing after { $word }
# $command is a command of the protocol, such as go.
line-word = { $command }: unknown word { $word }
line-number = { $after }: expected a whole number, found { $found }
option-unknown = there is no option { $name }
option-number = { $name }: expected a whole number from { $least } to { $most }
option-check = { $name }: expected true or false
# $problem says what is wrong with the rules.
option-rules = Rules: { $problem }
option-variant = there is no variant { $name }; this engine plays cfour
fen-house-rules = a FEN does not say what is left of removes, blocks and the forced opening; use position startpos moves
# $board is a size such as 7x6.
fen-other-board = this board has another size; the rules say { $board }

## What another program did wrong. Each stands behind its name and a colon.

# $reason is what the system says.
fault-cant-start = it could not be started: { $reason }
fault-ended-code = it ended by itself (exit code { $code })
fault-ended-signal = it was ended by signal { $signal }
fault-ended-closed = it closed its output
# $asked is what it was sent.
fault-silent = it did not answer to { $asked }
fault-late = its time was over: it had { $ms } ms
# $problem says what is wrong with its move.
fault-illegal = it made an illegal move: { $problem }
fault-no-move = it answered bestmove without a move
fault-flooded = it wrote far too much without an answer
fault-cant-play = it can't play these rules: it has neither an option Rules nor a variant for this board

## Checks of another program: fourline engine --check

check-greeting = answers uci with its name and uciok
check-options = lists its options as it should
check-ready = is ready, and takes the rules
check-first-move = makes a legal first move
check-positions = makes legal moves in 20 random positions
check-ready-while-thinking = answers isready while it thinks
check-stop = stops when told to, with one move
check-finished = survives a finished game
check-unknown = passes over an unknown command
check-quit = ends when told to
problem-no-name = it does not say its name (id name)
problem-option = this option is not written as it should be: { $option }
problem-info = this line is not written as it should be: { $line }
problem-too-soon = it made its move before it was told to stop
problem-twice = it made its move twice
# Instead of what is wrong.
check-not-tried = not tried
check-good = good
check-all-good = all checks passed
check-some-bad = { $count ->
    [one] { $count } check failed
   *[other] { $count } checks failed
}
expected-option = expected a name and a value, such as Hash=64
expected-sprt = expected two differences in Elo, the smaller one first, such as 0,30

## Matches with other programs. $player is a player, $reason says in English what happened.

forfeit = game { $number }: { $player } forfeits: { $reason }
# A statistical test. $ratio and $bound are numbers such as 2.94.
sprt-open = The test of { $elo0 } against { $elo1 } Elo is open: { $ratio } (decides at ± { $bound }).
sprt-smaller = The test decides for { $elo0 } Elo against { $elo1 }: { $ratio } (bound ± { $bound }).
sprt-larger = The test decides for { $elo1 } Elo against { $elo0 }: { $ratio } (bound ± { $bound }).

## The referee: dialogue files. Keys such as columns stay as they are.

dialogue-no-value = expected key: value
dialogue-key = unknown key { $key }; expected { $keys }
dialogue-value = expected { $values }
dialogue-sign = expected a single character
dialogue-no-answer = expected a question and its answer: name? -> Ann
dialogue-missing = { $key } is missing

## The referee: what is wrong with a program. Each stands behind "after 1 2 1 3:".

# $length is how many discs make a line; $row and $column are where it begins at the left.
missed-row = the line along row { $row } from column { $column } is not seen as { $length } in a row
missed-column = the line up column { $column } is not seen as { $length } in a row
missed-rising = the rising diagonal from row { $row }, column { $column } is not seen as { $length } in a row
missed-falling = the falling diagonal from row { $row }, column { $column } is not seen as { $length } in a row
missed-draw = the board is full, but no draw is declared
missed-tie = both sides have a line, but no tie is declared
missed-loss = the rules end the game here, but the program goes on
false-end = the program says that the game is over, but it is not
wrong-end = the program says that the game is over, but with the wrong result
# $expected and $shown are the next three messages.
wrong-cell = row { $row }, column { $column } shows { $shown }, but should show { $expected }
cell-empty = an empty cell
cell-first = a disc of the first side
cell-second = a disc of the second side
no-board = the program shows no board
# $typed is a number that was typed.
bad-column-taken = { $typed } can't be played, but the program does not refuse it
# $asked and $expected are names in the dialogue file, such as undo.
wrong-question = the program asks for { $asked }, but the rules want { $expected }
wrong-move = the program's own move can't be made
hung = the program does not go on; its last line is: { $line }
hung-silent = the program says nothing

## The referee: its report

# $game is what was typed: "1 2 1 3"; $problem says what is wrong.
after-game = after { $game }: { $problem }
at-once = at once: { $problem }
referee-good = { $games ->
    [one] { $games } game played, nothing wrong.
   *[other] { $games } games played, nothing wrong.
}
# $faults is a number too.
referee-bad = { $games ->
    [one] { $games } game played; different faults: { $faults }.
   *[other] { $games } games played; different faults: { $faults }.
}
# $names are the dialogues that come with the program.
no-such-dialogue = there is no dialogue file { $name }; use a file, or one of { $names }

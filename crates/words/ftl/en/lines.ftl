### Line mode: what is asked, shown and refused by plain lines, which can also be read aloud. Keep it short.
### Help is in help.ftl, the words that can be typed are in typed.ftl. A prompt has no full stop; " >> " follows it.
### $help, $quit, $back, $save, $yes and $no are words from typed.ftl.

## Before a game

opponent = Who do you play against?
level = Which level?
rules = Which rules?
first = Who starts?
# A numbered list stands above it; Enter takes number 1.
choice = Your choice, 1 to { $last } (Enter for 1)
# $text is what was typed.
not-a-choice = "{ $text }" is not one of these. Type 1 to { $last }.
your-name = Your name (Enter for { $usual })
player-name = Name of player { $number } (Enter for { $usual })
# $usual: "XO"
symbols = Two symbols for the discs (Enter for { $usual })
# $problem is what is wrong with the symbols, without a full stop.
bad-symbols = These can't be used: { $problem }.
from-the-start = Back to the first question.
no-game-yet = There is no game yet.

## Questions of a game

# A question that is answered by yes or no: "Resign? (y/n)".
yes-or-no = { $question } ({ $yes }/{ $no })
# $choices: "y or n", "X or O".
please-answer = Please answer { $choices }.
# $columns: "1 to 7", or the middle columns: "4 or 5".
type-a-column = Please type a column: { $columns }.
# $text is what was typed, $columns as above.
not-a-column = "{ $text }" is not a column or a command. Type { $columns }, or { $help }.
# The question before says what can be done: "Ann (X): end the turn or undo (3 left)?"
enter-ends-turn = { $question } (Enter ends the turn)
# $text is what was typed, $choices what can be typed: "end, undo or help".
not-a-command = "{ $text }" is not a command here. Type { $choices }.
remove-a-disc = { $who ->
    [you] Remove a disc of { $opponent } instead of dropping?
   *[other] { $who }, remove a disc of { $opponent } instead of dropping?
}
which-disc = Row and column of the disc to remove, or { $back }
which-column = Column of the disc to remove, or { $back }
type-row-and-column = Please type a row and a column, for example { $row } { $column }.
undo = { $who ->
    [you] Take the disc back? Undos left: { $left }.
   *[other] { $who }, take the disc back? Undos left: { $left }.
}
undo-loses = { $who ->
    [you] Take the disc back and lose the game? You have no undo left.
   *[other] { $who }, take the disc back and lose the game? You have no undo left.
}
block = { $who ->
    [you] Block { $opponent } for a turn?
   *[other] { $who }, block { $opponent } for a turn?
}
# $problem is a whole sentence: "Otter (O) stopped with an error and can't move."
try-again = { $problem } Try again?
play-again = Play again?
score = Score: { $score }.
# What a player has left, as in game.ftl: "Ann (X): 3 undos left; 0 of 3 violations."
left = { $who }: { $left }.

## While a computer thinks, or a hint is looked for

# $seconds is the longest time it takes.
thinking-at-most = { $who } is thinking, { $seconds } s at most ...
# $who is a player, or the word for a hint; $seconds is how long it has taken so far.
progress = { $who }: { $seconds } s
# $progress as in hints.ftl: "20,000 positions, 4 turns ahead"
progress-so-far = { $who }: { $seconds } s, { $progress }
# Stands before the best move: "best: column 4: wins in 1 move".
best = best:

## Files

save-where = Type { $save } and a file name.
# $command is what has to be typed: "save! game.fourline".
file-exists = { $file } already exists. To replace it, type { $command }
line-too-long = This line is too long.

## A recorded game, move by move

# $rules is the name of a rule set, or the rules as they stand in the record.
replay = { $one } vs { $two }. Rules: { $rules }. Seed: { $seed }.
next-move = Enter for the next move, { $quit } to stop
press-enter = Press Enter for the next move, or type { $quit }.
record-ends = { $who ->
    [you] The record ends here. It is your turn.
   *[other] The record ends here. It is the turn of { $who }.
}

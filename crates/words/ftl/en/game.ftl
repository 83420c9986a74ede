### What happens in a game, how it ends, and why something can't be done.
### $who, $winner, $loser and $opponent are players: "Ann (X)", or the reader where there is a case [you].

## What happens

starts = { $who ->
    [you] You start; { $opponent } follows.
   *[other] { $who } starts; { $opponent } follows.
}
# The reader follows.
starts-you-follow = { $who } starts; you follow.
drops = { $who ->
    [you] You drop into column { $column }, row { $row }.
   *[other] { $who } drops into column { $column }, row { $row }.
}
undoes = { $left ->
    [0] { $who } takes the disc back; no undo left.
    [one] { $who } takes the disc back; 1 undo left.
   *[other] { $who } takes the disc back; { $left } undos left.
}
you-undo = { $left ->
    [0] You take the disc back; no undo left.
    [one] You take the disc back; 1 undo left.
   *[other] You take the disc back; { $left } undos left.
}
undo-overdrawn = { $who ->
    [you] You ask for an undo, but none is left.
   *[other] { $who } asks for an undo, but none is left.
}
removes = { $who ->
    [you] You remove the disc at row { $row } column { $column }.
   *[other] { $who } removes the disc at row { $row } column { $column }.
}
blocks = { $who ->
    [you] You block: { $opponent } misses a turn.
   *[other] { $who } blocks: { $opponent } misses a turn.
}
# The one who misses a turn is the reader.
blocks-you = { $who } blocks: you miss a turn.
resigns = { $who ->
    [you] You resign.
   *[other] { $who } resigns.
}
offers-draw = { $who ->
    [you] You offer a draw.
   *[other] { $who } offers a draw.
}
asks-takeback = { $who ->
    [you] You ask to take the last move back.
   *[other] { $who } asks to take the last move back.
}
accepts = { $who ->
    [you] You accept.
   *[other] { $who } accepts.
}
declines = { $who ->
    [you] You decline.
   *[other] { $who } declines.
}
withdraws = { $who ->
    [you] You withdraw the offer.
   *[other] { $who } withdraws the offer.
}
offer-lapsed = { $who ->
    [you] Your offer is no longer open.
   *[other] The offer by { $who } is no longer open.
}
taken-back = The move is taken back.

## How many bad columns are still forgiven. A violation is a column that can't be played and counts.

# Why a column can't be played, and how many chances are left: "Column 4 is full. Violation 1 of 3; ..."
bad-column-counts = { $reason } { $chances }
violation-in-move = { $left ->
    [0] Violation { $count } in this move; no more chances.
    [one] Violation { $count } in this move; 1 more chance.
   *[other] Violation { $count } in this move; { $left } more chances.
}
violation-in-game = Violation { $count } of { $limit }; number { $limit } loses the game.
last-violation = Violation { $limit } of { $limit }.

## How a game ends

# The same in large type, without a full stop.
headline-line = { $winner ->
    [you] You win: { $line }
   *[other] { $winner } wins: { $line }
}
# $line is one of the lines below; $discs is how many discs the winner has on the board.
wins-by-line = { $winner ->
    [you] You win: { $line }, with { $discs } discs.
   *[other] { $winner } wins: { $line }, with { $discs } discs.
}
# Below headline-line: how many discs the winner has on the board.
winning-discs = { $discs ->
    [one] With { $discs } disc
   *[other] With { $discs } discs
}
# Part of wins-by-line.
line-in-column = { $length ->
    [3] three in column { $column }
    [4] four in column { $column }
    [5] five in column { $column }
    [one] { $length } in column { $column }
   *[other] { $length } in column { $column }
}
# Part of wins-by-line.
line-in-row = { $length ->
    [3] three across row { $row }
    [4] four across row { $row }
    [5] five across row { $row }
    [one] { $length } across row { $row }
   *[other] { $length } across row { $row }
}
# Part of wins-by-line.
line-on-diagonal = { $length ->
    [3] three on a diagonal
    [4] four on a diagonal
    [5] five on a diagonal
    [one] { $length } on a diagonal
   *[other] { $length } on a diagonal
}
# Part of wins-by-line: one disc completed more than one line.
several-lines = several lines at once
# For those who hear the board. $cells is a list of cells.
winning-cells = Winning cells: { $cells }.
draw-both-lines = Draw: both players have a line.
draw-board-full = Draw: the board is full and there is no line.
draw-agreed = Draw by agreement.
wins-by-violations = { $winner ->
    [you] You win: { $loser } made one violation too many.
   *[other] { $winner } wins: { $loser } made one violation too many.
}
wins-by-violations-you-lose = { $winner } wins: you made one violation too many.
wins-by-undos = { $winner ->
    [you] You win: { $loser } asked for one undo too many.
   *[other] { $winner } wins: { $loser } asked for one undo too many.
}
wins-by-undos-you-lose = { $winner } wins: you asked for one undo too many.
wins-by-resignation = { $winner ->
    [you] You win: { $loser } resigned.
   *[other] { $winner } wins: { $loser } resigned.
}
wins-by-resignation-you-lose = { $winner } wins: you resigned.
wins-on-time = { $winner ->
    [you] You win: { $loser } ran out of time.
   *[other] { $winner } wins: { $loser } ran out of time.
}
wins-on-time-you-lose = { $winner } wins: you ran out of time.
wins-by-abandonment = { $winner ->
    [you] You win: { $loser } left the game.
   *[other] { $winner } wins: { $loser } left the game.
}
wins-by-abandonment-you-lose = { $winner } wins: you left the game.
aborted = The game was aborted; it does not count.

## What a player has left

undos = { $count ->
    [0] no undo
    [one] 1 undo
   *[other] { $count } undos
}
removes-left = { $count ->
    [0] no remove
    [one] 1 remove
   *[other] { $count } removes
}
blocks-left = { $count ->
    [0] no block
    [one] 1 block
   *[other] { $count } blocks
}
# $things is a list of undos, removes and blocks: "3 undos, 1 remove, no block left".
left = { $things } left
violations = { $used } of { $limit } violations
# What is left, and how many violations: "1 undo left; 0 of 3 violations".
left-and-violations = { $left }; { $violations }

## Why something can't be done

no-such-column = There is no such column; columns are { $first } to { $last }.
column-full = Column { $column } is full; choose another one.
# $columns is the middle column, or "4 or 5" on a board with two.
not-centre = The first disc goes to the centre, column { $columns }.
game-over = The game is over.
not-your-turn = { $who ->
    [you] It is your turn.
   *[other] It is the turn of { $who }.
}
pick-symbol-first = Pick a symbol first.
no-symbol-to-pick = There is no symbol to pick now.
symbols-are = The symbols are { $first } and { $second }.
already-moved = You have already moved this turn.
drop-first = Drop a disc first.
undo-not-in-rules = There is no undo in these rules.
nothing-to-undo = You have not dropped a disc this turn.
no-undos-left = You have no undo left.
remove-is-final = A remove can't be taken back.
remove-not-in-rules = There is no remove in these rules.
no-removes-left = You have no remove left.
opening-is-only-a-drop = The first turn is a drop to the centre and nothing else.
remove-only-before-drop = A remove comes instead of a drop, not after it.
no-disc-to-remove = The opponent has no disc on the board to remove.
no-such-cell = There is no such cell; rows are 1 to { $rows }, columns { $first } to { $last }.
empty-cell = There is no disc at row { $row } column { $column }.
own-disc = The disc at row { $row } column { $column } is your own; only the opponent's can be removed.
block-not-in-rules = There is no block in these rules.
no-blocks-left = You have no block left.
block-only-after-move = A block comes after your move, not before it.
opponent-has-run = The block is refused: the opponent has { $run } discs in a row. You keep the block.
no-turn-to-block = The board is full; there is no turn to skip.
nothing-to-keep = There is no disc to decide about now.
offer-open = Answer the open offer first.
no-offer = There is no offer to answer.
nothing-to-take-back = You have no move to take back.
too-late-to-abort = Both players have moved; this game can no longer be aborted.
clock-still-runs = There is time left on the clock.
no-clock = This game has no clock.
spectator = You are watching this game; you can't move.

## The board in words, for those who hear it

# $discs are the signs of the discs, from the bottom: "X O X".
board-column = Column { $column } from the bottom: { $discs }.
board-column-full = Column { $column } from the bottom: { $discs }, full.
board-empty = The board is empty.
board-column-empty = Column { $column } is empty.
board-columns-empty = Columns { $columns } are empty.

### Why a move is good or bad; reviews of games.

## Reasons. They follow a move: "column 4: wins in 3 moves; threatens a line in two places: ..." The one who
## does something is the player who moves. Rows are counted from the top, but odd and even ones from below.

# $cells: "row 6 column 1 and row 6 column 2"
wins = completes a line: { $cells }
stops-four = blocks the opponent's line at { $cells }
two-threats = threatens a line in two places: { $cells }
leaves-four = lets the opponent complete a line at { $cells }
gives-above = lets the opponent complete a line on top of it, at { $cell }
spends-threat = gives up the threat at { $cell }
# $line: columns, "4 5 3"
forces = forces a win with { $line }: then the lines at { $cells } can't all be stopped
squeezes = completes a line next wherever the other side plays: { $cells }
# Claimeven: the second player's answer is always on top.
claimeven-holds = holds by answering on top: that takes every even row from below, and the other side has no line without them
claimeven-wins = wins by answering on top until the other side has to play below { $cell }
standoff-holds = holds by answering on top and never playing below { $denied }; the threat at { $threat } makes up for it
standoff-wins = wins by answering on top until the other side has to play below { $cell }, never playing below { $denied }; the threat at { $threat } makes up for it
odd-threat = wins by the odd threat at { $cell }: everything else fills up, then the other side has to play below it
# $columns: "3 and 4"
group-holds = holds: columns { $columns } decide, and everywhere else answering on top is enough
group-wins = wins: columns { $columns } decide, and everywhere else answering on top is enough
group-wins-at = wins by the threat at { $cell }: columns { $columns } hold, and everywhere else answering on top is enough
# What the opponent does, in place of the player who moves: "the opponent wins by ..."
by-opponent = the opponent { $what }
# $line: columns of best play, the opponent's first.
after-line = after { $line }: { $what }
no-line-left = neither side has room for a line any more
best-play = best play: { $line }
estimate = not proved, an estimate

## Judgements of moves

only-move = the only move
best = best
good = good
slip = slip
mistake = mistake
blunder = blunder

## A review

accuracy = { $who }: accuracy { $percent } %
accuracy-none = { $who }: no move to judge
# $judgements: "best 12, slip 1"
accuracy-and-counts = { $accuracy } ({ $judgements })
judgement-count = { $judgement } { $count }
# $move: "4", $number: the number of the turn
turning-point = Turning point: move { $number }, { $who }: { $move }
no-turning-point = The result never changed.
not-over = The game is not over. It is reviewed as far as it goes.
with-estimates = Some moves could only be estimated. They are not judged.
no-moves = There are no moves to review.
better = better: { $moves }
# $files is a number.
folder-done = { $files ->
    [one] { $files } game reviewed
   *[other] { $files } games reviewed
}
cant-read-folder = could not read this folder: { $folder }
no-records = there are no games (files *.fourline) in this folder

## Threats

threats-of = Threats of { $who }: { $threats }
threat-now = { $cell } (now)
threat-odd = { $cell } (odd row)
threat-even = { $cell } (even row)
no-threats = none

## Boards that are not like others

unreachable = No game leads to this board. It is judged as it stands.
unclear-turn = Whose turn it is can't be told from the discs, so only the threats are shown.
too-hard = This board could not be solved, so only the threats are shown.
over = The game is over.

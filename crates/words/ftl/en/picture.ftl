### Pictures of games: what is written in them, and what they are called for those who can't see them.

## Titles. $one and $two are players: "Ann (X)".

title = Four in a row: { $one } vs { $two }
# A picture of several boards, one for each move.
strip-title = Four in a row, step by step: { $one } vs { $two }
# The boards of such a picture are too many to describe; $last describes the last one.
strip-description = { $boards ->
    [one] { $last }
   *[other] The last of { $boards } boards: { $last }
}

## Written in the picture

# Above a board that has no move yet; above the others stands the number of the move.
start = start

## What a column leads to, written above it: one or two lines of up to eight letters. Longer lines are
## written smaller.

note-wins =
    wins
    in { $moves }
note-loses =
    loses
    in { $moves }
note-draws = draws
# Not proven. $score is a number with its sign: "+12".
note-estimate =
    about
    { $score }

# A theme that is not known; $names is a list.
expected-theme = expected one of { $names }

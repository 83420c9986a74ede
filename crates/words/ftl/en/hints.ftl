### What moves lead to, and why; what a study says.

## What a move leads to. Moves are those of the player who asks.

wins-in = { $moves ->
    [one] wins in { $moves } move
   *[other] wins in { $moves } moves
}
loses-in = { $moves ->
    [one] loses in { $moves } move
   *[other] loses in { $moves } moves
}
draws = draws
# $score has a sign: "+12", "-8".
looks-bad = looks bad (estimate { $score })
slightly-worse = slightly worse (estimate { $score })
even = even (estimate { $score })
slightly-better = slightly better (estimate { $score })
looks-good = looks good (estimate { $score })
# The move leads to what is proven: "proven: wins in 3 moves".
proven = proven: { $prospect }

## Why

completes-line = completes a line
stops-line = blocks the opponent's line
two-threats = threatens a line in two places
gives-cell-above = lets the opponent complete a line on top of it
leaves-line = lets the opponent win in column { $column }
blocks-and-wins = skips the opponent, then wins in column { $column }
gives-line = gives the opponent a line
gives-both-lines = gives both players a line
only-move = the only legal move
# "wins in 1 move; completes a line"
prospect-and-why = { $prospect }; { $why }

## A move with what it leads to: "column 4: wins in 1 move"

move-and-meaning = { $move }: { $meaning }
# $score is the solver's number.
move-score-and-meaning = { $move }: { $score }, { $meaning }
# Two actions of one turn: "column 4, then block"
then = { $first }, then { $second }
remove = remove row { $row } column { $column }
block = block
end-the-turn = end the turn

## While it is found out

broke = The hint stopped with an error; ask again.
looking-ahead = Looking ahead ...
# $millions is a number.
progress-exact = { $millions ->
    [one] { $millions } million positions, score between { $lower } and { $upper }
   *[other] { $millions } million positions, score between { $lower } and { $upper }
}
progress-turns = { $turns ->
    [one] { $positions } positions, { $turns } turn ahead
   *[other] { $positions } positions, { $turns } turns ahead
}
solving = Solving: { $progress } ...
looking-at-other-moves = Looking at the other moves ...

## A study

best-line = Best line: { $moves }
likely-line = Likely line: { $moves }
end-turn-or-block = { $who ->
    [you] Your turn: end it, or block?
   *[other] { $who }: end the turn, or block?
}
to-move = { $who ->
    [you] You are to move.
   *[other] { $who } to move.
}
# $prospect: "wins in 3 moves"
to-move-and-prospect = { $who ->
    [you] Your turn: { $prospect }.
   *[other] { $who } to move: { $prospect }.
}
threw-win-now-lost = { $who ->
    [you] You threw away a win: now { $opponent } wins.
   *[other] { $who } threw away a win: now { $opponent } wins.
}
threw-win-you-win = { $who } threw away a win: now you win.
threw-win-now-drawn = { $who ->
    [you] You threw away a win: now it is a draw.
   *[other] { $who } threw away a win: now it is a draw.
}
threw-win-now-open = { $who ->
    [you] You threw away a win: now it is open.
   *[other] { $who } threw away a win: now it is open.
}
threw-draw = { $who ->
    [you] You threw away a draw: now { $opponent } wins.
   *[other] { $who } threw away a draw: now { $opponent } wins.
}
threw-draw-you-win = { $who } threw away a draw: now you win.
overlooked = { $who ->
    [you] You overlooked something: now { $opponent } wins.
   *[other] { $who } overlooked something: now { $opponent } wins.
}
overlooked-you-win = { $who } overlooked something: now you win.

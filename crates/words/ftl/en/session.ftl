### A session: what is wanted, asked back, offered and told, at the board and around it.
### $who, $opponent: players, as in game.ftl.

## What is going on, in large type. Short, without a full stop.

headline-turn = { $who ->
    [you] Your turn
   *[other] { $who }'s turn
}
headline-thinking = { $who } is thinking
headline-paused = Paused

## What is wanted now

looking-back = Looking back: move { $step } of { $last }.
# $who is the computer whose turn it is.
paused = Paused. { $who } moves next.
thinking = { $who } is thinking ...
broken = { $who } stopped with an error and can't move.
waiting-for = Waiting for { $who }.
accept-draw = { $who ->
    [you] Do you accept a draw?
   *[other] { $who }, do you accept a draw?
}
allow-takeback = { $who ->
    [you] May { $opponent } take a move back?
   *[other] { $who }, may { $opponent } take a move back?
}
pick-symbol = { $who ->
    [you] Your symbol: { $first } or { $second }
   *[other] { $who }, your symbol: { $first } or { $second }
}
remove-which = { $who ->
    [you] Which disc do you remove?
   *[other] { $who }, which disc do you remove?
}
# $columns is the middle column, or "4 or 5".
first-disc = { $who ->
    [you] Your turn: first disc to the centre, column { $columns }
   *[other] { $who }, first disc to the centre, column { $columns }
}
your-move = { $who ->
    [you] Your turn: column { $first } to { $last }
   *[other] { $who }, column { $first } to { $last }
}
your-move-or-remove = { $who ->
    [you] Your turn: column { $first } to { $last }, or remove
   *[other] { $who }, column { $first } to { $last }, or remove
}

## The end of a turn: $choices is what can be done, joined by "or"

end-of-turn = { $who ->
    [you] Your turn: { $choices }?
   *[other] { $who }: { $choices }?
}
end-the-turn = end the turn
undo-and-lose = undo and lose
undo-with-left = { $left ->
    [one] undo ({ $left } left)
   *[other] undo ({ $left } left)
}
block-opponent = block { $opponent }

## Questions that are asked back

confirm-undo-loses = Take the disc back? You have no undo left: "yes" loses the game.
confirm-resign = Resign?
confirm-new-game = Start a new game? This one will be discarded.
confirm-abort = Abort the game? It will not count.

## What stands on buttons and beside keys

take-symbol = Take { $symbol }
undo-loses = Undo (loses the game)
undo-left = { $left ->
    [one] Undo ({ $left } left)
   *[other] Undo ({ $left } left)
}
undo = Undo
drop = Drop
stop-removing = Stop removing
remove-disc = Remove a disc
keep-disc = Keep the disc
block = Block
end-turn = End turn
take-back = Take back
redo = Redo
resign = Resign
offer-draw = Offer a draw
accept = Accept
decline = Decline
abort = Abort
rematch = Rematch
new-game = New game
hint = Hint
continue = Continue
pause = Pause
move-now = Move now
look = Look

## Why something can't be done

reason-looking-back = You are looking at an earlier move.
reason-computers-play = Two computers are playing; you are watching.
reason-waiting = Your last move has not been confirmed yet.
reason-serious = This is a serious game: moves can't be taken back.
reason-nothing-to-take-back = There is no move to take back.
reason-nothing-to-redo = There is no move to redo.
reason-no-draw = Only two people can agree on a draw.
reason-no-thinking = No computer is thinking.
reason-nothing-to-pause = There is nothing to pause.
reason-not-here = The table you joined decides that.

## What is told

starts = { $who ->
    [you] You start.
   *[other] { $who } starts.
}
starts-drawn = { $who ->
    [you] You start (drawn at random).
   *[other] { $who } starts (drawn at random).
}
starts-and-follows-drawn = { $who ->
    [you] You start (drawn at random); { $opponent } follows.
   *[other] { $who } starts (drawn at random); { $opponent } follows.
}
starts-drawn-you-follow = { $who } starts (drawn at random); you follow.
resumed = Game resumed.
resumed-from = Game resumed from { $file }.
resumed-copy = This game is open in another program, so this is a copy of it.
took-back = { $who ->
    [you] Taken back. It is your turn.
   *[other] Taken back. It is the turn of { $who }.
}
redone = Move played again.
# $judgement is one of those in hints.ftl.
judged = { $who }: { $judgement }.
broke = { $who } stopped with an error while thinking. Let it try again, or take back.
back-to-now = Back to the current position.
not-kept = This game can't be kept ({ $reason }). You can play on and save it elsewhere.

## The score of a series: "Ann 2, Bob 1, 1 draw"

series = { $one } { $wins-one }, { $two } { $wins-two }
series-draws = { $draws ->
    [one] { $one } { $wins-one }, { $two } { $wins-two }, { $draws } draw
   *[other] { $one } { $wins-one }, { $two } { $wins-two }, { $draws } draws
}

## A game in one line: "Ann (X) vs Bob (O), classic, 7 discs, Ann (X) to move"

summary = { $discs ->
    [one] { $one } vs { $two }, { $rules }, { $discs } disc, { $state }
   *[other] { $one } vs { $two }, { $rules }, { $discs } discs, { $state }
}
own-rules = own rules
to-move = { $who ->
    [you] your turn
   *[other] { $who } to move
}
won = { $who ->
    [you] you won
   *[other] { $who } won
}
a-draw = draw
not-counted = not counted
# $result is one of the three above.
over = The game is over: { $result }.

## Who starts, as it was chosen

first-drawn-by-rules = drawn at random (by the rules)
first-by-rules = { $name } (by the rules)
first-drawn = drawn at random

## Files

# The command at the end is typed as it is.
kept = The game is kept in { $file }. Continue with: { $command }
could-not-keep = The game could not be kept: { $error }. This is its record:
saved = Saved to { $file }. Continue it with: fourline resume { $file }
saved-finished = Saved to { $file }. Show it with: fourline replay { $file }
not-saved = Could not save to { $file }: { $reason }.
replaces = { $file } already exists. Replace it?
name-taken = { $name } is taken; both players can't have the same name.

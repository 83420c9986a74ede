### Pictures of games: what is written in them, and what they are called for those who can't see them.

## Titles. $one and $two are players: "Ann (X)".

title = Vier gewinnt: { $one } – { $two }
strip-title = Vier gewinnt, Zug für Zug: { $one } – { $two }
strip-description = { $boards ->
    [one] { $last }
   *[other] Das letzte von { $boards } Brettern: { $last }
}

## Written in the picture

start = Anfang

## What a column leads to, written above it: one or two lines of up to eight letters. Longer lines are
## written smaller.

note-wins =
    gewinnt
    in { $moves }
note-loses =
    verliert
    in { $moves }
note-draws =
    unent-
    schieden
note-estimate =
    etwa
    { $score }

expected-theme = möglich sind { $names }

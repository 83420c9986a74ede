### Pictures of games: what is written in them, and what they are called for those who can't see them.

## Titles. $one and $two are players: "Ann (X)".

title = Cuatro en línea: { $one } vs. { $two }
strip-title = Cuatro en línea, paso a paso: { $one } vs. { $two }
strip-description = { $boards ->
    [one] { $last }
   *[other] El último de { $boards } tableros: { $last }
}

## Written in the picture

start = inicio

## What a column leads to, written above it: one or two lines of up to eight letters. Longer lines are
## written smaller.

note-wins =
    gana
    en { $moves }
note-loses =
    pierde
    en { $moves }
note-draws = empate
note-estimate =
    aprox.
    { $score }

expected-theme = se esperaba uno de estos temas: { $names }

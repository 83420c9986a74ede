### What moves lead to, and why; what a study says.

## What a move leads to. Moves are those of the player who asks.

wins-in = { $moves ->
    [one] victoria en { $moves } jugada
   *[other] victoria en { $moves } jugadas
}
loses-in = { $moves ->
    [one] derrota en { $moves } jugada
   *[other] derrota en { $moves } jugadas
}
draws = empate
looks-bad = pinta mal (estimación { $score })
slightly-worse = ligera desventaja (estimación { $score })
even = igualdad (estimación { $score })
slightly-better = ligera ventaja (estimación { $score })
looks-good = pinta bien (estimación { $score })
proven = { $prospect } (demostrado)

## Why

completes-line = completa una línea
# Not "bloquea": a block skips a turn.
stops-line = impide la línea del rival
two-threats = amenaza con una línea en dos casillas
gives-cell-above = deja que el rival complete una línea justo encima
leaves-line = deja que el rival gane en la columna { $column }
blocks-and-wins = bloquea al rival y luego gana en la columna { $column }
gives-line = le da una línea al rival
gives-both-lines = da una línea a cada jugador
only-move = la única jugada posible
prospect-and-why = { $prospect }; { $why }

## A move with what it leads to: "column 4: wins in 1 move"

move-and-meaning = { $move }: { $meaning }
move-score-and-meaning = { $move }: { $score }, { $meaning }
then = { $first }, luego { $second }
remove = quitar fila { $row } columna { $column }
block = bloquear
end-the-turn = terminar el turno

## While it is found out

broke = La pista se detuvo por un error; pídela otra vez.
looking-ahead = Calculando...
progress-exact = { $millions ->
    [one] { $millions } millón de posiciones, puntuación entre { $lower } y { $upper }
   *[other] { $millions } millones de posiciones, puntuación entre { $lower } y { $upper }
}
progress-turns = { $turns ->
    [one] { $positions } posiciones, { $turns } turno por delante
   *[other] { $positions } posiciones, { $turns } turnos por delante
}
solving = Resolviendo: { $progress }...
looking-at-other-moves = Revisando las demás jugadas...

## A study

# Not "línea": that is what wins the game.
best-line = Mejor continuación: { $moves }
likely-line = Continuación probable: { $moves }
end-turn-or-block = { $who ->
    [you] Y ahora, ¿terminar el turno o bloquear?
   *[other] { $who }: ¿terminar el turno o bloquear?
}
to-move = { $who ->
    [you] Te toca a ti.
   *[other] Le toca a { $who }.
}
to-move-and-prospect = { $who ->
    [you] Te toca a ti: { $prospect }.
   *[other] Le toca a { $who }: { $prospect }.
}
threw-win-now-lost = { $who ->
    [you] Dejaste escapar la victoria: ahora gana { $opponent }.
   *[other] { $who } dejó escapar la victoria: ahora gana { $opponent }.
}
threw-win-you-win = { $who } dejó escapar la victoria: ahora ganas tú.
threw-win-now-drawn = { $who ->
    [you] Dejaste escapar la victoria: ahora es empate.
   *[other] { $who } dejó escapar la victoria: ahora es empate.
}
threw-win-now-open = { $who ->
    [you] Dejaste escapar la victoria: ahora está todo abierto.
   *[other] { $who } dejó escapar la victoria: ahora está todo abierto.
}
threw-draw = { $who ->
    [you] Dejaste escapar el empate: ahora gana { $opponent }.
   *[other] { $who } dejó escapar el empate: ahora gana { $opponent }.
}
threw-draw-you-win = { $who } dejó escapar el empate: ahora ganas tú.
overlooked = { $who ->
    [you] Pasaste algo por alto: ahora gana { $opponent }.
   *[other] { $who } pasó algo por alto: ahora gana { $opponent }.
}
overlooked-you-win = { $who } pasó algo por alto: ahora ganas tú.

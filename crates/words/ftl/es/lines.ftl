### Line mode: what is asked, shown and refused by plain lines, which can also be read aloud. Keep it short.
### Help is in help.ftl, the words that can be typed are in typed.ftl. A prompt has no full stop; " >> " follows it.
### $help, $quit, $back, $save, $yes and $no are words from typed.ftl.

## Before a game

opponent = ¿Contra quién juegas?
level = ¿Qué nivel?
rules = ¿Qué reglas?
first = ¿Quién empieza?
choice = Elige del 1 al { $last } (Enter: 1)
not-a-choice = «{ $text }» no está en la lista. Escribe un número del 1 al { $last }.
your-name = Tu nombre (Enter: { $usual })
player-name = Nombre del jugador { $number } (Enter: { $usual })
symbols = Dos símbolos para las fichas (Enter: { $usual })
bad-symbols = No se pueden usar: { $problem }.
from-the-start = De vuelta a la primera pregunta.
no-game-yet = Todavía no hay ninguna partida.

## Questions of a game

yes-or-no = { $question } ({ $yes }/{ $no })
please-answer = Responde { $choices }.
type-a-column = Escribe una columna: { $columns }.
not-a-column = «{ $text }» no es una columna ni un comando. Escribe una columna ({ $columns }) o { $help }.
enter-ends-turn = { $question } (Enter termina el turno)
not-a-command = «{ $text }» no es un comando válido aquí. Escribe { $choices }.
remove-a-disc = { $who ->
    [you] ¿Quitas una ficha de { $opponent } en vez de soltar la tuya?
   *[other] { $who }, ¿quitas una ficha de { $opponent } en vez de soltar la tuya?
}
which-disc = Fila y columna de la ficha que quitas, o { $back }
which-column = Columna de la ficha que quitas, o { $back }
type-row-and-column = Escribe una fila y una columna, por ejemplo { $row } { $column }.
undo = { $who ->
    [you] ¿Deshaces tu jugada? Veces que te quedan: { $left }.
   *[other] { $who }, ¿deshaces tu jugada? Veces que te quedan: { $left }.
}
undo-loses = { $who ->
    [you] ¿Deshaces tu jugada y pierdes la partida? Ya no te está permitido deshacer.
   *[other] { $who }, ¿deshaces tu jugada y pierdes la partida? Ya no te está permitido deshacer.
}
block = { $who ->
    [you] ¿Bloqueas a { $opponent } por un turno?
   *[other] { $who }, ¿bloqueas a { $opponent } por un turno?
}
try-again = { $problem } ¿Intentarlo otra vez?
play-again = ¿Otra partida?
score = Marcador: { $score }.
left = { $who }: { $left }.

## While a computer thinks, or a hint is looked for

thinking-at-most = { $who } está pensando, { $seconds } s como máximo...
progress = { $who }: { $seconds } s
progress-so-far = { $who }: { $seconds } s, { $progress }
best = mejor:

## Files

save-where = Escribe { $save } y un nombre de archivo.
file-exists = { $file } ya existe. Para reemplazarlo, escribe { $command }
line-too-long = Esta línea es demasiado larga.

## A recorded game, move by move

replay = { $one } vs. { $two }. Reglas: { $rules }. Semilla: { $seed }.
next-move = Enter: siguiente jugada; { $quit }: terminar
press-enter = Pulsa Enter para ver la siguiente jugada o escribe { $quit }.
record-ends = { $who ->
    [you] El registro termina aquí. Te toca a ti.
   *[other] El registro termina aquí. Le toca a { $who }.
}

### A session: what is wanted, asked back, offered and told, at the board and around it.
### $who, $opponent: players, as in game.ftl.

## What is going on, in large type. Short, without a full stop.

headline-turn = { $who ->
    [you] Tu turno
   *[other] Turno de { $who }
}
headline-thinking = { $who } está pensando
headline-paused = En pausa

## What is wanted now

looking-back = Viendo la jugada { $step } de { $last }.
paused = En pausa. Le toca a { $who }.
thinking = { $who } está pensando...
broken = { $who } se detuvo por un error y no puede jugar.
waiting-for = Esperando a { $who }.
accept-draw = { $who ->
    [you] ¿Aceptas el empate?
   *[other] { $who }, ¿aceptas el empate?
}
allow-takeback = { $who ->
    [you] ¿Dejas que { $opponent } retire una jugada?
   *[other] { $who }, ¿dejas que { $opponent } retire una jugada?
}
# Not "X o O": before an O, "o" would be "u".
pick-symbol = { $who ->
    [you] Elige tu símbolo entre { $first } y { $second }
   *[other] { $who }, elige tu símbolo entre { $first } y { $second }
}
remove-which = { $who ->
    [you] ¿Qué ficha quitas?
   *[other] { $who }, ¿qué ficha quitas?
}
first-disc = { $who ->
    [you] Te toca: la primera ficha va al centro, columna { $columns }
   *[other] { $who }, la primera ficha va al centro, columna { $columns }
}
your-move = { $who ->
    [you] Te toca: columna del { $first } al { $last }
   *[other] { $who }, columna del { $first } al { $last }
}
your-move-or-remove = { $who ->
    [you] Te toca: columna del { $first } al { $last }, o quitar
   *[other] { $who }, columna del { $first } al { $last }, o quitar
}

## The end of a turn: $choices is what can be done, joined by "or"

end-of-turn = { $who ->
    [you] Y ahora, ¿{ $choices }?
   *[other] { $who }: ¿{ $choices }?
}
end-the-turn = terminar el turno
undo-and-lose = deshacer y perder
# "×", because $left may be 1.
undo-with-left = { $left ->
    [one] deshacer (queda { $left })
   *[other] deshacer (quedan { $left })
}
block-opponent = bloquear a { $opponent }

## Questions that are asked back

confirm-undo-loses = ¿Deshacer tu jugada? Ya no te está permitido: con «sí» pierdes la partida.
confirm-resign = ¿Te rindes?
confirm-new-game = ¿Empezar otra partida? Esta se descartará.
confirm-abort = ¿Anular la partida? No contará.

## What stands on buttons and beside keys

take-symbol = Elegir { $symbol }
undo-loses = Deshacer (pierdes)
undo-left = { $left ->
    [one] Deshacer (queda { $left })
   *[other] Deshacer (quedan { $left })
}
undo = Deshacer
drop = Soltar
stop-removing = No quitar
remove-disc = Quitar ficha
keep-disc = Dejar la ficha
block = Bloquear
end-turn = Fin de turno
take-back = Retirar jugada
redo = Rehacer
resign = Rendirse
offer-draw = Proponer empate
accept = Aceptar
decline = Rechazar
# Not "Cancelar": on a button, that closes the question.
abort = Anular
rematch = Revancha
new-game = Nueva partida
hint = Pista
continue = Continuar
pause = Pausar
move-now = Jugar ya
look = Ver

## Why something can't be done

reason-looking-back = Estás viendo una jugada anterior.
reason-computers-play = Juegan dos máquinas; tú solo miras.
reason-waiting = Tu última jugada aún no está confirmada.
reason-serious = Esta partida va en serio: las jugadas no se pueden retirar.
reason-nothing-to-take-back = No hay ninguna jugada que retirar.
reason-nothing-to-redo = No hay ninguna jugada que rehacer.
reason-no-draw = Solo dos personas pueden acordar un empate.
reason-no-thinking = Ninguna máquina está pensando.
reason-nothing-to-pause = No hay nada que pausar.
reason-not-here = Eso lo decide la mesa a la que te uniste.

## What is told

starts = { $who ->
    [you] Empiezas tú.
   *[other] Empieza { $who }.
}
starts-drawn = { $who ->
    [you] Empiezas tú (por sorteo).
   *[other] Empieza { $who } (por sorteo).
}
starts-and-follows-drawn = { $who ->
    [you] Empiezas tú (por sorteo); sigue { $opponent }.
   *[other] Empieza { $who } (por sorteo); sigue { $opponent }.
}
starts-drawn-you-follow = Empieza { $who } (por sorteo); sigues tú.
resumed = La partida continúa.
resumed-from = La partida de { $file } continúa.
resumed-copy = Esta partida está abierta en otro programa; lo que ves es una copia.
took-back = { $who ->
    [you] Jugada retirada. Te toca a ti.
   *[other] Jugada retirada. Le toca a { $who }.
}
redone = Jugada rehecha.
judged = { $who }: { $judgement }.
broke = { $who } se detuvo por un error mientras pensaba. Deja que lo intente otra vez o retira una jugada.
back-to-now = De vuelta a la posición actual.
not-kept = Esta partida no se puede guardar automáticamente ({ $reason }). Puedes seguir jugando y guardarla en otro lugar.

## The score of a series: "Ann 2, Bob 1, 1 draw"

series = { $one } { $wins-one }, { $two } { $wins-two }
series-draws = { $draws ->
    [one] { $one } { $wins-one }, { $two } { $wins-two }, { $draws } empate
   *[other] { $one } { $wins-one }, { $two } { $wins-two }, { $draws } empates
}

## A game in one line: "Ann (X) vs Bob (O), classic, 7 discs, Ann (X) to move"

# Not "contra": "contra Tú" is wrong.
summary = { $discs ->
    [one] { $one } vs. { $two }, { $rules }, { $discs } ficha, { $state }
   *[other] { $one } vs. { $two }, { $rules }, { $discs } fichas, { $state }
}
own-rules = reglas propias
to-move = { $who ->
    [you] te toca a ti
   *[other] le toca a { $who }
}
won = { $who ->
    [you] ganaste tú
   *[other] ganó { $who }
}
a-draw = empate
not-counted = no cuenta
over = Fin de la partida: { $result }.

## Who starts, as it was chosen

first-drawn-by-rules = por sorteo (según las reglas)
first-by-rules = { $name } (según las reglas)
first-drawn = por sorteo

## Files

kept = La partida queda guardada en { $file }. Continúala con: { $command }
could-not-keep = No se pudo guardar la partida: { $error }. Este es su registro:
saved = Guardada en { $file }. Continúala con: fourline resume { $file }
saved-finished = Guardada en { $file }. Puedes verla con: fourline replay { $file }
not-saved = No se pudo guardar en { $file }: { $reason }.
replaces = { $file } ya existe. ¿Reemplazarlo?
name-taken = El nombre { $name } ya está en uso; los dos jugadores no pueden llamarse igual.

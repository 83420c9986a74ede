### What happens in a game, how it ends, and why something can't be done.
### $who, $winner, $loser and $opponent are players: "Ann (X)", or the reader where there is a case [you].

## What happens

starts = { $who ->
    [you] Empiezas tú; sigue { $opponent }.
   *[other] Empieza { $who }; sigue { $opponent }.
}
starts-you-follow = Empieza { $who }; sigues tú.
drops = { $who ->
    [you] Juegas en la columna { $column }, fila { $row }.
   *[other] { $who } juega en la columna { $column }, fila { $row }.
}
undoes = { $left ->
    [0] { $who } deshace su jugada; ya no puede deshacer más.
    [one] { $who } deshace su jugada; puede deshacer 1 vez más.
   *[other] { $who } deshace su jugada; puede deshacer { $left } veces más.
}
you-undo = { $left ->
    [0] Deshaces tu jugada; ya no puedes deshacer más.
    [one] Deshaces tu jugada; puedes deshacer 1 vez más.
   *[other] Deshaces tu jugada; puedes deshacer { $left } veces más.
}
undo-overdrawn = { $who ->
    [you] Quieres deshacer, pero ya no puedes.
   *[other] { $who } quiere deshacer, pero ya no puede.
}
removes = { $who ->
    [you] Quitas la ficha de la fila { $row }, columna { $column }.
   *[other] { $who } quita la ficha de la fila { $row }, columna { $column }.
}
blocks = { $who ->
    [you] Bloqueas a { $opponent }, que pierde un turno.
   *[other] { $who } bloquea a { $opponent }, que pierde un turno.
}
blocks-you = { $who } te bloquea: pierdes un turno.
resigns = { $who ->
    [you] Te rindes.
   *[other] { $who } se rinde.
}
offers-draw = { $who ->
    [you] Propones empate.
   *[other] { $who } propone empate.
}
asks-takeback = { $who ->
    [you] Pides retirar la última jugada.
   *[other] { $who } pide retirar la última jugada.
}
accepts = { $who ->
    [you] Aceptas.
   *[other] { $who } acepta.
}
declines = { $who ->
    [you] Rechazas la propuesta.
   *[other] { $who } rechaza la propuesta.
}
withdraws = { $who ->
    [you] Retiras la propuesta.
   *[other] { $who } retira la propuesta.
}
offer-lapsed = { $who ->
    [you] Tu propuesta ya no está en pie.
   *[other] La propuesta de { $who } ya no está en pie.
}
taken-back = Jugada retirada.

## How many bad columns are still forgiven. A violation is a column that can't be played and counts.

bad-column-counts = { $reason } { $chances }
violation-in-move = { $left ->
    [0] Infracción { $count } en esta jugada; no quedan más oportunidades.
    [one] Infracción { $count } en esta jugada; queda 1 oportunidad.
   *[other] Infracción { $count } en esta jugada; quedan { $left } oportunidades.
}
violation-in-game = Infracción { $count } de { $limit }; con { $limit } se pierde la partida.
last-violation = Infracción { $limit } de { $limit }.

## How a game ends

headline-line = { $winner ->
    [you] Ganas: { $line }
   *[other] { $winner } gana: { $line }
}
wins-by-line = { $winner ->
    [you] Ganas tú: { $line }, con { $discs } fichas.
   *[other] Gana { $winner }: { $line }, con { $discs } fichas.
}
winning-discs = { $discs ->
    [one] Con { $discs } ficha
   *[other] Con { $discs } fichas
}
line-in-column = { $length ->
    [3] tres en la columna { $column }
    [4] cuatro en la columna { $column }
    [5] cinco en la columna { $column }
    [one] { $length } en la columna { $column }
   *[other] { $length } en la columna { $column }
}
line-in-row = { $length ->
    [3] tres en la fila { $row }
    [4] cuatro en la fila { $row }
    [5] cinco en la fila { $row }
    [one] { $length } en la fila { $row }
   *[other] { $length } en la fila { $row }
}
line-on-diagonal = { $length ->
    [3] tres en diagonal
    [4] cuatro en diagonal
    [5] cinco en diagonal
    [one] { $length } en diagonal
   *[other] { $length } en diagonal
}
several-lines = varias líneas a la vez
winning-cells = Casillas ganadoras: { $cells }.
draw-both-lines = Empate: cada jugador tiene una línea.
draw-board-full = Empate: el tablero está lleno y no hay ninguna línea.
draw-agreed = Empate de común acuerdo.
wins-by-violations = { $winner ->
    [you] Ganas tú: { $loser } cometió una infracción de más.
   *[other] Gana { $winner }: { $loser } cometió una infracción de más.
}
wins-by-violations-you-lose = Gana { $winner }: cometiste una infracción de más.
wins-by-undos = { $winner ->
    [you] Ganas tú: { $loser } quiso deshacer una vez de más.
   *[other] Gana { $winner }: { $loser } quiso deshacer una vez de más.
}
wins-by-undos-you-lose = Gana { $winner }: quisiste deshacer una vez de más.
wins-by-resignation = { $winner ->
    [you] Ganas tú: { $loser } se rindió.
   *[other] Gana { $winner }: { $loser } se rindió.
}
wins-by-resignation-you-lose = Gana { $winner }: te rendiste.
wins-on-time = { $winner ->
    [you] Ganas tú: a { $loser } se le acabó el tiempo.
   *[other] Gana { $winner }: a { $loser } se le acabó el tiempo.
}
wins-on-time-you-lose = Gana { $winner }: se te acabó el tiempo.
wins-by-abandonment = { $winner ->
    [you] Ganas tú: { $loser } abandonó la partida.
   *[other] Gana { $winner }: { $loser } abandonó la partida.
}
wins-by-abandonment-you-lose = Gana { $winner }: abandonaste la partida.
aborted = La partida queda anulada y no cuenta.

## What a player has left

# After a name and a colon: "Ana (X): deshacer ×3, quitar ×1 en reserva".
undos = deshacer ×{ $count }
removes-left = quitar ×{ $count }
blocks-left = bloquear ×{ $count }
left = { $things } en reserva
violations = { $used } de { $limit } infracciones
left-and-violations = { $left }; { $violations }

## Why something can't be done

no-such-column = Esa columna no existe; las columnas van del { $first } al { $last }.
column-full = La columna { $column } está llena; elige otra.
not-centre = La primera ficha va al centro, columna { $columns }.
game-over = La partida ya terminó.
not-your-turn = { $who ->
    [you] Te toca a ti.
   *[other] Le toca a { $who }.
}
pick-symbol-first = Primero elige un símbolo.
no-symbol-to-pick = Ahora no hay ningún símbolo que elegir.
symbols-are = Los símbolos son { $first } y { $second }.
already-moved = Ya jugaste en este turno.
drop-first = Primero suelta una ficha.
undo-not-in-rules = Con estas reglas no se puede deshacer.
nothing-to-undo = Aún no has soltado ninguna ficha en este turno.
no-undos-left = Ya no puedes deshacer más.
remove-is-final = Quitar una ficha no se puede deshacer.
remove-not-in-rules = Con estas reglas no se pueden quitar fichas.
no-removes-left = Ya no puedes quitar más fichas.
opening-is-only-a-drop = En el primer turno solo se suelta una ficha en el centro.
remove-only-before-drop = Puedes quitar una ficha en vez de soltar la tuya, no después.
no-disc-to-remove = En el tablero no hay ninguna ficha rival que quitar.
no-such-cell = Esa casilla no existe; las filas van del 1 al { $rows } y las columnas, del { $first } al { $last }.
empty-cell = No hay ninguna ficha en la fila { $row }, columna { $column }.
own-disc = La ficha de la fila { $row }, columna { $column }, es tuya; solo se pueden quitar las del rival.
block-not-in-rules = Con estas reglas no se puede bloquear.
no-blocks-left = Ya no puedes bloquear más.
block-only-after-move = Se bloquea después de jugar, no antes.
opponent-has-run = Ahora no puedes bloquear: el rival tiene { $run } fichas seguidas. Conservas el bloqueo.
no-turn-to-block = El tablero está lleno; no queda ningún turno que bloquear.
nothing-to-keep = Ahora no hay ninguna ficha sobre la que decidir.
offer-open = Primero responde a la propuesta pendiente.
no-offer = No hay ninguna propuesta pendiente.
nothing-to-take-back = No tienes ninguna jugada que retirar.
too-late-to-abort = Los dos han jugado; esta partida ya no se puede anular.
clock-still-runs = Todavía queda tiempo en el reloj.
no-clock = Esta partida se juega sin reloj.
spectator = Estás viendo esta partida; no puedes jugar.

## The board in words, for those who hear it

board-column = Columna { $column } desde abajo: { $discs }.
board-column-full = Columna { $column } desde abajo: { $discs }, llena.
board-empty = El tablero está vacío.
board-column-empty = La columna { $column } está vacía.
board-columns-empty = Las columnas { $columns } están vacías.

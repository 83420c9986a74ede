### The pages of the full screen around a game: menu, new game, how to play, games, keys. They may be as
### narrow as 40 columns.

## Below every page: what keys do. Each stands after its key: "enter choose  q back". One or two short words, in
## lower case.

key-how-to-play = cómo se juega
key-other-rules = otras reglas
key-replay = repasar
key-save-copy = guardar copia
key-add = añadir
key-reset = restablecer
key-reset-all = restablecer todo
key-settings = ajustes

## The menu

play = Jugar: { $opponent }, { $rules }
about-play = Empieza al momento. { $opponent } { $rules }
new-game = Nueva partida
about-new-game = Elige el rival y las reglas: otra persona, diez niveles o dos máquinas para mirar.
games = Partidas
no-games = Todavía no hay partidas.
how-to-play = Cómo se juega
about-how-to-play = Una página con tableros para cada reglamento.
about-quit = Las partidas sin terminar se conservan.

## A new game

a-friend = otra persona
two-computers = dos máquinas
level-named = { $name } (nivel { $level })
more = Más
about-more = Nombres, quién empieza, reloj, tablero y cada una de las reglas.
less = Menos
about-less = Oculta lo que hay debajo.
your-seat = Tu puesto
about-your-seat = Puesto 1 o puesto 2. Según algunas reglas empieza el puesto 1.
signs-of-discs = Letras
save-rules = Guardar reglas como
no-name-yet = sin nombre aún
about-save-rules = Pulsa { $enter } para escribir un nombre. Si las reglas ya tienen nombre, se cambia.
rules-saved = Guardadas como «{ $name }».
delete-rules-question = ¿Borrar el reglamento «{ $name }»?
only-own-rules-are-deleted = Los reglamentos incluidos no se pueden borrar.
rules-deleted = Reglamento borrado.

## How to play

how-to-play-title = Cómo se juega: { $rules }

## Games

versus = { $one } vs. { $two }
unfinished = { $discs ->
    [one] sin terminar, { $discs } ficha
   *[other] sin terminar, { $discs } fichas
}

## Changing keys

change-keys = Cambiar teclas
about-change-keys = Todas las acciones con sus teclas. Se cambian pulsándolas.
press-a-key = pulsa una tecla
about-changing = { $choose } y luego una tecla: sustituye las teclas. { $add }: añade una. { $reset }: las teclas habituales. { $reset-all }: las habituales de todas las acciones.
last-key-of = { $key } es la única tecla para: { $action }. Asígnale antes otra tecla.
take-key-question = { $key } es una tecla para: { $action }. ¿Usarla aquí en su lugar?
reset-all-question = ¿Restablecer las teclas habituales de todas las acciones?

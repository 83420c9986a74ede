### The full screen in the terminal. It may be as narrow as 40 columns: what stands in lists, below pages
### and beside players must be short.
### $enter, $up, $down, $save and $stop are names of keys, from keys.ftl.

## Every page

too-small = Agranda la ventana: hacen falta { $needed-columns } columnas por { $needed-rows } filas (ahora { $columns } por { $rows }).
not-kept = La partida no se puede guardar automáticamente ({ $error }). Guárdala en otro lugar con { $save } o cierra el programa con { $stop }, que la muestra al salir.
settings-problem = Ajustes: { $problem } ({ $file })
settings-problems = Ajustes: { $problem } (y { $more } más) ({ $file })
half-a-number = Columna { $number }: escribe otra cifra o pulsa { $enter }.

## Below every page: what keys do. Each stands after its key: "enter accept  esc cancel". One or two short
## words, in lower case.

key-choose = elegir
key-change = cambiar
key-accept = aceptar
key-cancel = cancelar
key-back = volver
key-keys = ayuda
key-quit = salir
key-menu = menú
key-leave = salir
key-continue = continuar
key-study = analizar
key-delete = borrar
key-save = guardar
key-scroll = desplazar
key-drop = soltar
key-end-turn = fin de turno
key-undo = deshacer
key-undo-loses = deshacer (pierdes)
key-remove = quitar
key-remove-this = quitar esta ficha
key-block = bloquear
key-take-back = retirar
key-redo = rehacer
key-resign = rendirse
key-offer-draw = proponer empate
key-rematch = revancha
key-new-game = nueva partida
key-hint = pista
key-pause = pausar
key-move-now = jugar ya
key-take-symbol = elegir { $symbol }
key-try-again = reintentar
key-back-to-now = posición actual
key-earlier = anterior
key-later = siguiente
key-play = jugar
key-step = jugada
key-column = columna
key-copy = copiar
key-play-from-here = jugar desde aquí
key-next-mistake = siguiente error
key-previous-mistake = anterior
key-type = escribir posición

## The menu

tagline = cuatro en línea, con tus reglas
study = Analizar
about-study = Qué vale cada columna, la mejor continuación, variantes; cualquier posición.
unfinished-games = Partidas sin terminar
finished-games = Partidas terminadas
unfinished-count = { $count ->
    [one] { $count } partida sin terminar
   *[other] { $count } partidas sin terminar
}
finished-count = { $count ->
    [one] { $count } partida terminada
   *[other] { $count } partidas terminadas
}
no-unfinished-games = No hay ninguna partida sin terminar.
no-finished-games = No hay ninguna partida terminada.
settings = Ajustes
about-settings = Idioma, temas, fichas, movimiento, ratón, columnas.
keys = Teclas
quit = Salir

## The form for a new game

start-game = Empezar la partida
about-start = Pulsa { $enter } para empezar, { $up } o { $down } para cambiar algo.
your-name = Tu nombre
about-name = Pulsa { $enter } para escribirlo; si lo dejas vacío, se usa el habitual.
opponent = Rival
computer-number = Máquina { $number }
about-own-rules = Tu propia mezcla de las reglas de abajo.
about-who-starts = Quién hace la primera jugada.
about-symbols = Dos caracteres distintos para las fichas, como XO, YR o @*. Pulsa { $enter } para escribirlos.
about-clock = 5m: cinco minutos por jugador; 5m+3s: tres segundos más por turno; 30s/move: para cada jugada. Pulsa { $enter } para escribir; vacío, sin reloj.
serious = Partida seria
about-serious-on = Las jugadas no se pueden retirar.
about-serious-off = Las jugadas se pueden retirar.
about-rule = { $about } Pulsa { $enter } para escribir otro valor.
not-valid = No es válido: { $problem }.
choices-not-saved = No se pudo guardar tu elección en { $error }.

## Lists of games

about-game = { $summary }. { $file }
about-open-game = { $summary }. Está abierta en otro programa. { $file }
deleted = Partida borrada.
could-not-delete = No se pudo borrar { $error }.
could-not-continue = No se pudo continuar { $error }.
could-not-continue-game = No se pudo continuar esta partida: { $problem }.

## A game

save-question = ¿En qué archivo guardas la partida?
game-rules = Reglas: { $rules }
score = Marcador: { $score }
player-level = nivel { $level }
disc-at = La ficha de la fila { $row }, columna { $column }.

## What a player has left, in a narrow window, all in one line after the name: "desh 3 quit 1 blq 1 inf 0/3".
## As short as can be understood.

short-undos = desh { $left }
short-removes = quit { $left }
short-blocks = blq { $left }
short-violations = inf { $used }/{ $limit }

## A study

study-heading = Análisis: jugada { $move } de { $last }
study-heading-branches = { $branches ->
    [one] Análisis: jugada { $move } de { $last }, { $branches } variante más
   *[other] Análisis: jugada { $move } de { $last }, { $branches } variantes más
}
study-players = { $one } vs. { $two }
position-title = Posición para analizar
about-position = Jugadas como { $moves } (columnas de { $columns }) o letras como ddec; el nombre de un archivo con un registro o un análisis; o pega un tablero dibujado o un registro.
save-study-question = ¿En qué archivo guardas el análisis?
copied-title = Esta posición como texto
about-copied = Copiada, si tu terminal lo permite. Para seleccionar el texto aquí, desactiva el ratón con { $mouse }.
study-saved = Guardado en { $file }. Ábrelo con: fourline study { $file }
play-title = Jugar desde aquí
about-play = Juegas con { $symbol } y te toca. Este análisis queda abierto.
game-is-over-here = Aquí la partida ha terminado. Vuelve a una jugada anterior para seguir jugando.
full = llena
at-beginning = Este es el principio.
at-end = Aquí termina la variante.
no-earlier-branch = No hay ninguna variante antes de esta jugada.
no-other-branch = Aquí no se probó ninguna otra jugada.
no-later-mistake = No se conoce ningún error posterior.
no-earlier-mistake = No se conoce ningún error anterior.

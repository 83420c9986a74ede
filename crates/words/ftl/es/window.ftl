### The desktop window. Names of players, files and rule sets are never translated.
### Labels of buttons must be short; sentences have room.

## Keys, as they are written on them

key-escape = Esc
with-key = { $label } ({ $key })

## The menu

brand = Fourline
pairing = { $one } contra { $two }
opponent = Rival
player-level = Nivel { $number }
how-to-play = Cómo se juega
leave-page = Volver
choose-rules = Elegir estas reglas
rules-name = Nombre para estas reglas
rules-saved = Las reglas se guardaron como «{ $name }».
delete-rules = Borrar las reglas { $name }
delete-rules-question = ¿Borrar este reglamento?
no-games-yet = Aquí aparecerán tus partidas.
all-games = Ver todas
rules-and-size = { $rules }, { $columns } × { $rows }
rules-and-day = { $rules }, { $day }
settings-shared = General
settings-window = Esta ventana
key-enter = Intro
seat = Puesto { $number }
person = persona
about-person = Alguien en esta ventana.
level = nivel { $number }, { $name }
choice = { $name }: { $about }
own-rules = Reglas propias
own-rules-chosen = Reglas propias (elegidas)
more = Más
serious = En serio: las jugadas no se pueden retirar
symbols = Dos símbolos para las fichas
usual-symbols = habituales
start = Empezar
record-to-open = Un registro que abrir (o arrastra aquí el archivo)
open = Abrir
settings = Ajustes
unfinished-games = Partidas sin terminar ({ $count })
finished-games = Partidas terminadas ({ $count })
unreadable-files = Archivos que no se pueden leer ({ $count })
dated-game = { $day }: { $game }
delete = Borrar

## A game

moves = Jugadas
no-moves = Todavía no hay jugadas.
move-at = Jugada { $number }: { $move }
next-mistake = Siguiente error
no-mistake = No se conoce ningún error después de esta jugada.
at-first-move = Este es el comienzo.
at-last-move = Esta es la última jugada.
play-from-here = Jugar desde aquí
save-game = Guardar en archivo
cancel = Cancelar
board = Tablero
column = Columna { $column }
lands = La ficha cae en la fila { $row }.
this-move = Esta jugada: { $prospect }.
best-move = Mejor jugada: { $prospect }.
remove-at = Quitar la ficha de la fila { $row }, columna { $column }
graph = Gráfico de la evaluación
study = Análisis
back = Atrás
forward = Adelante
file = Archivo
save = Guardar
replace = Reemplazar
menu = Menú
save-where = ¿Dónde la guardas? Escribe un nombre de archivo en el campo.

## Problems. $problem comes without a full stop; it may begin with the name of a file.

problem = { $problem }.
could-not-open = No se pudo abrir { $problem }.
could-not-continue = Esta partida no se puede continuar: { $problem }.
could-not-delete = No se pudo borrar { $problem }.
choices-not-saved = No se pudo guardar tu elección en { $problem }.
symbols-refused = Estos símbolos no se pueden usar: { $problem }.
no-window = aquí no se puede abrir ninguna ventana: { $reason }. ¿Hay pantalla? fourline play no la necesita

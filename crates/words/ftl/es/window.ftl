### The desktop window. Names of players, files and rule sets are never translated.
### Labels of buttons must be short; sentences have room.

## Keys, as they are written on them

key-home = Inicio
key-end = Fin
key-escape = Esc
with-key = { $label } ({ $key })

## The menu

heading = Fourline: cuatro en línea
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

board = Tablero
column = Columna { $column }
lands = La ficha cae en la fila { $row }.
this-move = Esta jugada: { $prospect }.
best-move = Mejor jugada: { $prospect }.
remove-at = Quitar la ficha de la fila { $row }, columna { $column }
graph = Gráfico de la evaluación
player-and-left = { $player }: { $left }
study = Análisis
first = Primera
back = Atrás
forward = Adelante
last = Última
file = Archivo
save = Guardar
replace = Reemplazar
menu = Menú
what-happened = Qué pasó
save-where = ¿Dónde la guardas? Escribe un nombre de archivo en el campo.

## Problems. $problem comes without a full stop; it may begin with the name of a file.

problem = { $problem }.
could-not-open = No se pudo abrir { $problem }.
could-not-continue = Esta partida no se puede continuar: { $problem }.
could-not-delete = No se pudo borrar { $problem }.
choices-not-saved = No se pudo guardar tu elección en { $problem }.
symbols-refused = Estos símbolos no se pueden usar: { $problem }.
no-window = aquí no se puede abrir ninguna ventana: { $reason }. ¿Hay pantalla? fourline play no la necesita

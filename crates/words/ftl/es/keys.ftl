### The keys of the full screen in the terminal: their names, what they do, and what is wrong with keys
### in the settings file.

## Names of keys, as they stand below a page: "enter accept  esc cancel". Short, in lower case, as they
## are printed on keyboards.

enter = enter
space = espacio
esc = esc
tab = tab
shift-tab = mayús-tab
backspace = retroceso
delete = supr
insert = ins
home = inicio
end = fin
page-up = re pág
page-down = av pág
left = izq
right = der
up = arriba
down = abajo
with-ctrl = ctrl-{ $key }
with-alt = alt-{ $key }
digits = números

## What keys do, in the list of all keys. No capital at the start, no full stop.

action-digits = soltar en esa columna
action-left = una columna a la izquierda; en un análisis, una jugada atrás; en listas, valor anterior
action-right = una columna a la derecha; en un análisis, una jugada adelante; en listas, valor siguiente
action-up = arriba; en un análisis, inicio de la variante
action-down = abajo; en una partida, soltar; en un análisis, siguiente variante
action-choose = soltar, elegir, terminar el turno, revancha
action-back = volver; si la máquina está pensando, que juegue ya
action-undo = deshacer, según las reglas; en un análisis, una jugada atrás
action-take-back = retirar la última jugada (si la partida no va en serio)
action-redo = rehacer lo retirado; en un análisis, una jugada adelante
action-earlier = ver la jugada anterior
action-later = ver la jugada siguiente
action-remove = quitar una ficha del rival en vez de soltar; en listas, borrar
action-block = bloquear: el rival pierde un turno
action-end-turn = terminar el turno
action-hint = mostrar u ocultar adónde lleva cada jugada
action-study = analizar esta partida
action-type = en un análisis, escribir o pegar una posición
action-next-column = en un análisis, elegir la columna siguiente
action-previous-column = en un análisis, elegir la columna anterior
action-copy = en un análisis, copiar la posición como texto
action-play-from-here = en un análisis, jugar desde aquí contra la máquina
action-next-mistake = en un análisis, siguiente error
action-previous-mistake = en un análisis, error anterior
action-pause = al ver a dos máquinas, pausar o continuar
action-first = al principio
action-last = al final
action-save = guardar la partida o el análisis en un archivo
action-offer-draw = proponer empate; y acepta, n rechaza
action-resign = rendirse
action-restart = nueva partida con los mismos jugadores y reglas
action-settings = ajustes
action-mouse = ratón sí o no; sin él puedes seleccionar texto
action-help = esta ayuda
action-quit = salir; la partida sin terminar se guarda
action-stop = cerrar el programa; la partida se guarda
action-suspend = suspender el programa; fg lo recupera

## What is wrong with keys in the settings file. $action, $one and $two are names of actions in that
## file, such as next-mistake; they are not translated. No capital at the start, no full stop.

unknown-action = línea { $line }: keys: no existe la acción «{ $action }»; existen { $known }
wrong-key = línea { $line }: keys.{ $action }: { $problem }
not-a-key = se esperaba una tecla como a, Z, left, enter, space, f2 o ctrl-r
key-is-fixed = los números, ctrl-c y ctrl-z no se pueden cambiar
bound-twice = línea { $line }: la tecla { $key } está asignada a la vez a { $one } y a { $two }
no-key-left = no queda ninguna tecla para { $action }

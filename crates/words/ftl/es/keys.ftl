### The keys of the full screen in the terminal: their names, what they do, and what is wrong with keys
### in the settings file.

## Names of keys, as they stand below a page: "enter accept  esc cancel". Short, in lower case, as they
## are printed on keyboards.

enter = enter
space = espacio
esc = esc
tab = tab
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

## What keys do, in the list of all keys. No capital at the start, no full stop. At most 25 letters: the list
## has two columns. After a semicolon: what the same key does elsewhere, in lists or in a study.

action-digits = soltar en esa columna
action-left = izquierda; atrás
action-right = derecha; adelante
action-up = arriba; inicio de variante
action-down = abajo; soltar
action-choose = soltar, elegir
action-back = volver; que juegue ya
action-undo = deshacer; una atrás
action-take-back = retirar la jugada
action-redo = rehacer; una adelante
action-earlier = jugada o página anterior
action-later = jugada o página siguiente
action-remove = quitar ficha; borrar
action-block = bloquear al rival
action-end-turn = terminar el turno
action-hint = mostrar u ocultar pistas
action-study = analizar esta partida
action-type = escribir una posición
action-next-column = columna siguiente
action-copy = copiar la posición
action-play-from-here = jugar desde aquí
action-next-mistake = análisis: siguiente error
action-previous-mistake = análisis: error anterior
action-pause = al mirar: pausar
action-first = al principio
action-last = al final
action-save = guardar en un archivo
action-offer-draw = proponer empate
action-claim = en línea: reclamar
action-say = en línea: decir algo
action-resign = rendirse
action-restart = nueva partida, los mismos
action-rules = cómo se juega
action-settings = ajustes
action-mouse = ratón sí o no
action-help = esta ayuda
action-quit = salir; se guarda
action-stop = cerrar el programa
action-suspend = suspender; fg lo recupera

## What is wrong with keys in the settings file. $action, $one and $two are names of actions in that
## file, such as next-mistake; they are not translated. No capital at the start, no full stop.

unknown-action = línea { $line }: keys: no existe la acción «{ $action }»; existen { $known }
wrong-key = línea { $line }: keys.{ $action }: { $problem }
not-a-key = se esperaba una tecla como a, Z, left, enter, space, f2 o ctrl-r
key-is-fixed = los números, ctrl-c y ctrl-z no se pueden cambiar
bound-twice = línea { $line }: la tecla { $key } está asignada a la vez a { $one } y a { $two }
no-key-left = no queda ninguna tecla para { $action }

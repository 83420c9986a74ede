### What is wrong with something that was typed, chosen or read.
### Where nothing else is said, a message stands after a colon ("game.txt: line 3: ...", "Can't be used: ..."):
### so it begins with a small letter and has no full stop.

## Where something is wrong, with what is wrong there. Lines and characters are those of a text.

in-line = línea { $line }: { $problem }
in-line-and-column = línea { $line }, columna { $column }: { $problem }
in-move = jugada { $move } (carácter { $character }): { $problem }

## Names of players. Whole sentences.

same-name = Los dos jugadores no pueden llamarse igual.
bad-tag = Un tipo de jugador es una palabra de letras minúsculas, cifras y guiones.
name-empty = Un nombre tiene al menos un carácter visible.
name-too-long = Un nombre tiene como máximo { $most } caracteres; este tiene { $length }.
name-forbidden = Un nombre no puede contener el carácter { $character }: es invisible o controla la pantalla.
name-too-many-marks = Un nombre no puede llevar tantos signos sobre una misma letra.

## Signs of the discs, such as XO

symbols-not-two = hacen falta dos símbolos, como XO o YR
symbols-same = los dos símbolos deben diferenciarse en algo más que mayúscula y minúscula
symbol-forbidden = un símbolo es una letra o un signo de ancho normal que no se usa para dibujar el tablero; { $character } no lo es

## Clocks

clock-unreadable = un reloj se escribe como 5m, 5m+3s o 30s/move
clock-zero = un reloj necesita algo de tiempo
clock-too-long = un reloj tiene como máximo 24 horas

## Lists of moves, such as 4453 or ddec

move-unexpected = se esperaba el número o la letra de una columna, se encontró «{ $found }»
move-mixed = usa números o letras para las columnas, no ambos en la misma lista
move-no-such-column = esa columna no existe; las columnas van del { $first } al { $last }
move-column-full = la columna está llena
move-after-end = la partida terminó antes de esta jugada

## Boards that are drawn with letters, and positions

drawing-unexpected = se esperaba «.», «X» u «O», se encontró «{ $found }»
drawing-uneven = se esperaban { $expected } casillas, como en la primera fila, se encontraron { $found }
drawing-floating = la ficha de la fila { $row }, columna { $column }, tiene debajo una casilla vacía
position-unreachable = ninguna partida lleva a este tablero; empieza X y los jugadores se turnan

## Settings. $name is a name in the settings file: "terminal.theme".

not-toml = esto no es TOML válido: { $message }
no-such-setting = no existe el ajuste «{ $name }»; existen { $known }
setting-value = { $name }: se esperaba uno de estos valores: { $values }
setting-keys = keys.{ $name }: se esperaba una tecla o una lista de teclas

## Pictures

picture-not-a-size = el tamaño de una imagen es su ancho, o ancho x alto: 512 o 640x480
picture-side = una imagen tiene de { $least } a { $most } píxeles de ancho y de alto, no { $side }
picture-too-large = la imagen tendría más de { $millions } millones de píxeles; elige un tamaño menor
picture-memory = no hay memoria suficiente para la imagen
picture-not-made = no se puede crear la imagen: { $message }

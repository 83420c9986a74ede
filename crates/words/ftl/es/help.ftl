### Help in line mode, and the page about a rule set. Whole sentences.
### $help, $quit, $end, $remove and the like are words from typed.ftl.

## The words that can be typed

save-file = { $save } ARCHIVO
everywhere = En todo momento: { $words }.
in-game = Durante una partida, también: { $words }.
english-too = También valen las palabras en inglés.
# The words that work only online.
online = En línea también: { $react } (una de seis frases cortas), { $claim } (si el rival lleva mucho ausente), { $abort } (antes de que la partida empiece de verdad).

## Before a game

choice = Escribe el número o el nombre de una de las líneas de arriba.
name = Un nombre tiene de 1 a { $most } caracteres visibles. Para usar un comando como nombre, escríbelo entre comillas dobles.
symbols = Escribe dos caracteres distintos, como XO, YR o @*.

## In a game

column = Escribe una columna ({ $columns }): tu ficha cae hasta la casilla libre más baja.
line-wins = Ganas con { $length } fichas en línea recta.
opening = La primera ficha de cada jugador va al centro. En ese turno no se puede hacer nada más.
remove = Fichas que puede quitar cada jugador: { $count }. En vez de soltar una ficha, quita una del rival: escribe { $remove } FILA COLUMNA, por ejemplo { $example }. La fila { $row } es la de abajo.
block = Bloqueos por jugador: { $count }. Después de jugar, escribe { $block } para que el rival pierda su próximo turno. No se puede mientras el rival tenga { $run } fichas seguidas.
remove-or-drop = { $yes }: elegir una ficha del rival. { $no }: soltar una ficha.
which-disc = Escribe la fila y la columna de una ficha del rival. La fila { $row } es la de abajo. Si prefieres soltar una ficha, escribe { $back }.
end-of-turn = Escribe { $end } o pulsa Enter para terminar tu turno. También puedes escribir { $words }.
end-of-turn-only = Escribe { $end } o pulsa Enter para terminar tu turno.
undo = { $yes }: se deshace tu jugada. { $no }: la ficha se queda.
undo-loses = { $yes }: pierdes la partida. { $no }: la ficha se queda.
block-or-not = { $yes }: el rival pierde un turno. { $no }: termina el turno.
no-way-back = Esto no tiene vuelta atrás.
offer = { $yes }: aceptar. { $no }: rechazar.
broken = { $yes }: la máquina lo intenta otra vez. { $no }: salir de la partida, que queda guardada.
play-again = La partida ya terminó. { $yes }: jugar otra. { $save } ARCHIVO: guardar esta.
# Online, while it is not the reader's turn.
waiting = Espera al otro jugador. Tu puesto sigue siendo tuyo si te vas.

## The page about a rule set, one paragraph each

rules-board = El tablero tiene { $columns } columnas y { $rows } filas. Gana quien tenga { $length } o más fichas en línea recta: horizontal, vertical o diagonal. Si el tablero se llena sin ninguna línea, es empate.
rules-asked-again = Si no se puede jugar en una columna, se te pregunta otra vez.
rules-violations-in-move = Quien comete la infracción { $limit } en una misma jugada pierde la partida. La cuenta vuelve a empezar con cada ficha que cae, también después de deshacer.
rules-violations-in-game = Quien comete la infracción { $limit } en la partida la pierde.
rules-what-counts = Es una infracción elegir un número que no es una columna, por largo que sea, o una columna llena; con apertura obligada, cualquier columna que no sea el centro. Las líneas vacías, las palabras y las respuestas equivocadas nunca cuentan.
rules-undo = Veces que puede deshacer cada jugador: { $count }. Deshaces la jugada que acabas de hacer, antes de que termine tu turno. Una ficha ganadora termina la partida al instante. Al deshacer nunca se recupera lo que ya se gastó en quitar o bloquear.
rules-undo-strict = Quien quiere deshacer cuando ya no puede pierde la partida.
rules-opening = Apertura: la primera ficha de cada jugador va al centro, columna { $columns }. En ese turno no se puede quitar, deshacer ni bloquear.
rules-remove = Fichas que puede quitar cada jugador: { $count }. En vez de soltar una ficha, quitas una del rival; las que están encima bajan una casilla. Si entonces los dos jugadores tienen una línea, es empate; si solo la tiene uno, gana ese jugador. Indicar una casilla equivocada no es una infracción. Quitar una ficha no se puede deshacer.
rules-block = Bloqueos por jugador: { $count }. Después de jugar, haces que el rival pierda su próximo turno. No se puede bloquear mientras el rival tenga { $run } fichas seguidas en cualquier parte del tablero; en ese caso, el bloqueo no se gasta. Cuando se pregunta paso a paso, un bloqueo rechazado termina el turno.
rules-seat-one-starts = Empieza el puesto 1. Después de una partida que cuenta, la siguiente la empieza el otro jugador.
rules-drawn = Quién empieza se decide por sorteo.
rules-symbols-by-seat = Cada puesto tiene un símbolo fijo.
rules-starter-picks = Quien empieza elige un símbolo; el otro jugador recibe el que queda.
rules-starter-first = Quien empieza tiene el primer símbolo.

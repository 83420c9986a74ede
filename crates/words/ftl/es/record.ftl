### What is wrong with a record: the file of a game. These stand after a colon.
### What is in quotes, and the words of actions, stand in the file as they are.

ends-early = el registro termina antes de tiempo: { $expected }
version-too-new = este registro es de la versión { $version }: lo hizo un Fourline más nuevo; este lee las versiones 1 y { $latest }
version-unknown = este registro es de la versión { $version }; este programa lee las versiones 1 y { $latest }
time-goes-back = este tiempo es anterior al que lo precede
refused = esto no se puede jugar aquí: { $reason }
out-of-time = esto no se puede jugar aquí: al puesto { $seat } se le acabó el tiempo
not-over = hay un resultado, pero la partida no ha terminado
other-result = las jugadas llevan a otro resultado: se esperaba «{ $result }»

## What was expected in this place

expected-text = se esperaba «{ $text }»
expected-result = se esperaba «{ $result }» al final
expected-word = se esperaba { $words }
expected-symbols = se esperaban dos símbolos distintos, como XO
expected-symbol = se esperaba un símbolo
expected-seat = se esperaba el puesto 1 o 2
expected-seat-or-result = se esperaba el puesto 1 o 2, o «{ $result }»
expected-number = se esperaba un número
expected-kind = se esperaba un tipo de jugador, como human
expected-name = se esperaba un nombre entre comillas dobles
expected-escaped = se esperaba \" o \\ después de una barra invertida
expected-column = se esperaba la letra de una columna del tablero
expected-cell = se esperaba una casilla del tablero, como d6
expected-time = se esperaba un tiempo en segundos, como @12.345
expected-end-of-line = se esperaba el final de la línea
expected-nothing-after-result = no se esperaba nada después del resultado
expected-utf8 = se esperaba texto en UTF-8

### Lo que se dice de otros programas: notaciones, protocolo de motores, torneos, árbitro.
### Los mensajes van después de dos puntos.

## Turns of the engine protocol. $word is the turn as it was written, such as P@d1.

turn-unknown = { $word } no es una jugada en este tablero; una jugada se escribe P@d1, d o 4
# $cell is a cell such as d1.
turn-lands-elsewhere = { $word }: en esta columna una ficha cae en { $cell }
turn-bad-column = { $word }: esta columna no se puede jugar ahora
turn-refused = { $word }: las reglas no lo permiten ahora
turn-over = { $word }: la partida ha terminado

## Notations: fourline convert

# $forms is a list of names.
ambiguous = esto se puede leer como { $forms }, con significados distintos; di cuál con --from
unknown-form = ninguna notación conocida lee esto; indica una con --from para saber qué está mal
no-turns = no son jugadas del protocolo de motores, como P@d1 P@d2
order-unknown = una posición no dice en qué orden cayeron las fichas; --any-order inventa un orden
more-than-drops = en esta partida pasó algo más que soltar fichas (se retiró una, hubo un bloqueo o se deshizo una jugada); escríbela como record o uci
more-than-turns = el protocolo de motores no tiene palabra para algo de esta partida, como una columna no válida que se contó; escríbela como record
no-turn = el número de fichas no indica a quién le toca

fen-fields = un FEN tiene un tablero, w o b, dos guiones y dos números: 7/7/7/7/3p3/3P3 w - - 2 2
fen-row = una fila de un FEN tiene números de casillas vacías de 1 a 16
# $found is a character.
fen-unexpected = se esperaba P, p o un número de casillas vacías en una fila del FEN y se encontró '{ $found }'
fen-pocket = las fichas entre corchetes no son las que quedan
fen-turn = el número de fichas no encaja con el bando al que le toca; el primer bando es w
list-length = se esperaban { $expected } valores, uno por casilla, y se encontraron { $found }
# $number is the number of the value; $expected is a list of values.
list-value = valor { $number }: se esperaba { $expected } y se encontró { $found }

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

## The engine: fourline engine. Each stands behind "info string".

engine-is-thinking = el motor está pensando; envía stop primero
# $word is what was sent.
line-unknown = orden desconocida { $word }
line-missing = falta algo después de { $word }
# $command is a command of the protocol, such as go.
line-word = { $command }: palabra desconocida { $word }
line-number = { $after }: se esperaba un número entero y se encontró { $found }
option-unknown = no hay ninguna opción { $name }
option-number = { $name }: se esperaba un número entero de { $least } a { $most }
option-check = { $name }: se esperaba true o false
# $problem says what is wrong with the rules.
option-rules = Rules: { $problem }
option-variant = no hay ninguna variante { $name }; este motor juega a cfour
fen-house-rules = un FEN no dice cuántas retiradas y bloqueos quedan ni si la apertura es forzada; usa position startpos moves
# $board is a size such as 7x6.
fen-other-board = este tablero tiene otro tamaño; según las reglas es de { $board }

## What another program did wrong. Each stands behind its name and a colon.

# $reason is what the system says.
fault-cant-start = no se pudo iniciar: { $reason }
fault-ended-code = terminó por sí solo (código de salida { $code })
fault-ended-signal = lo terminó la señal { $signal }
fault-ended-closed = cerró su salida
# $asked is what it was sent.
fault-silent = no respondió a { $asked }
fault-late = se le acabó el tiempo: tenía { $ms } ms
# $problem says what is wrong with its move.
fault-illegal = hizo una jugada no válida: { $problem }
fault-no-move = respondió bestmove sin jugada
fault-flooded = escribió demasiado sin responder
fault-cant-play = no puede jugar con estas reglas: no tiene opción Rules ni una variante para este tablero

## Checks of another program: fourline engine --check

check-greeting = responde a uci con su nombre y uciok
check-options = enumera bien sus opciones
check-ready = está listo y acepta las reglas
check-first-move = hace una primera jugada válida
check-positions = hace jugadas válidas en 20 posiciones al azar
check-ready-while-thinking = responde a isready mientras piensa
check-stop = para cuando se le dice, con una jugada
check-finished = sobrevive a una partida terminada
check-unknown = pasa por alto una orden desconocida
check-quit = termina cuando se le dice
problem-no-name = no dice su nombre (id name)
problem-option = esta opción no está bien escrita: { $option }
problem-info = esta línea no está bien escrita: { $line }
problem-too-soon = jugó antes de recibir stop
problem-twice = jugó dos veces
# Instead of what is wrong.
check-not-tried = no se probó
check-good = bien
check-all-good = pasó todas las pruebas
check-some-bad = { $count ->
    [one] falló { $count } prueba
   *[other] fallaron { $count } pruebas
}
expected-option = se esperaba un nombre y un valor, como Hash=64
expected-sprt = se esperaban dos diferencias de Elo, primero la menor, como 0,30

## Matches with other programs. $player is a player, $reason says in English what happened.

forfeit = partida { $number }: { $player } pierde por incomparecencia: { $reason }
# A statistical test. $ratio and $bound are numbers such as 2.94.
sprt-open = La prueba de { $elo0 } contra { $elo1 } Elo sigue abierta: { $ratio } (decide en ± { $bound }).
sprt-smaller = La prueba decide a favor de { $elo0 } Elo contra { $elo1 }: { $ratio } (límite ± { $bound }).
sprt-larger = La prueba decide a favor de { $elo1 } Elo contra { $elo0 }: { $ratio } (límite ± { $bound }).

## The referee: dialogue files. Keys such as columns stay as they are.

dialogue-no-value = se esperaba clave: valor
dialogue-key = clave desconocida { $key }; se esperaba { $keys }
dialogue-value = se esperaba { $values }
dialogue-sign = se esperaba un solo carácter
dialogue-no-answer = se esperaba una pregunta y su respuesta: name? -> Ann
dialogue-missing = falta { $key }

## The referee: what is wrong with a program. Each stands behind "after 1 2 1 3:".

# $length is how many discs make a line; $row and $column are where it begins at the left.
missed-row = la línea de la fila { $row } desde la columna { $column } no se reconoce como { $length } en raya
missed-column = la línea de la columna { $column } no se reconoce como { $length } en raya
missed-rising = la diagonal ascendente desde la fila { $row }, columna { $column } no se reconoce como { $length } en raya
missed-falling = la diagonal descendente desde la fila { $row }, columna { $column } no se reconoce como { $length } en raya
missed-draw = el tablero está lleno, pero no se declaran tablas
missed-tie = los dos bandos tienen una línea, pero no se declara empate
missed-loss = según las reglas la partida termina aquí, pero el programa sigue
false-end = el programa dice que la partida ha terminado, pero no es así
wrong-end = el programa dice que la partida ha terminado, pero con otro resultado
# $expected and $shown are the next three messages.
wrong-cell = la fila { $row }, columna { $column } muestra { $shown }, pero debería mostrar { $expected }
cell-empty = una casilla vacía
cell-first = una ficha del primer bando
cell-second = una ficha del segundo bando
no-board = el programa no muestra ningún tablero
# $typed is a number that was typed.
bad-column-taken = { $typed } no se puede jugar, pero el programa no lo rechaza
# $asked and $expected are names in the dialogue file, such as undo.
wrong-question = el programa pregunta por { $asked }, pero las reglas piden { $expected }
wrong-move = la jugada propia del programa no es posible
hung = el programa no sigue; su última línea es: { $line }
hung-silent = el programa no dice nada

## The referee: its report

# $game is what was typed: "1 2 1 3"; $problem says what is wrong.
after-game = después de { $game }: { $problem }
at-once = desde el principio: { $problem }
referee-good = { $games ->
    [one] { $games } partida jugada, nada que objetar.
   *[other] { $games } partidas jugadas, nada que objetar.
}
# $faults is a number too.
referee-bad = { $games ->
    [one] { $games } partida jugada; fallos distintos: { $faults }.
   *[other] { $games } partidas jugadas; fallos distintos: { $faults }.
}
# $names are the dialogues that come with the program.
no-such-dialogue = no hay ningún archivo de diálogo { $name }; usa un archivo o uno de { $names }

### What the commands of the program print. Sentences begin with a capital letter and end with a full stop;
### errors stand behind "fourline:" and do neither.
### Commands such as fourline resume, flags such as --games and file names are typed as they are.

## Every command

cant-write-output = no se pudo escribir la salida
cant-write-file = no se pudo escribir { $file }
cant-hear-interrupts = no se pudo preparar la interrupción con Ctrl-C
in-line = { $file }: línea { $line }: { $problem }
in-line-and-column = { $file }: línea { $line }, columna { $column }: { $problem }
seconds = { $seconds } s
minutes = { $minutes } min { $seconds } s
hours = { $hours } h { $minutes } min
progress = { $done } de { $all } ({ $percent } %), { $rate }/s, faltan { $time }

## Playing line by line

hello = Fourline: cuatro en línea. Escribe ayuda cuando quieras.
no-game-started = No se empezó ninguna partida.
nothing-to-keep = No se hizo ninguna jugada, así que no hay nada que guardar.
input-ended = Se acabó la entrada.
interrupted = Interrumpido.
output-failed = No se pudo escribir la salida: { $reason }.

## Flags about the game

only-two-players = solo hay dos jugadores
no-such-rules = no hay reglas llamadas { $name }; usa { $names } o un archivo TOML
screen-needs-terminal = --screen necesita una terminal y el tablero grid; sin la opción, se juega línea a línea
study-needs-terminal = el análisis necesita una terminal; para posiciones como texto, usa fourline solve
no-window = esta versión no tiene ventana. Desde el código fuente: cargo run --release --features window -- window. O juega aquí: fourline play
no-server = esta versión no puede servir la página. Desde el código fuente: cargo xtask serve
no-online = esta versión no tiene red. Desde el código fuente: cargo run --release -- online
no-site = este programa no lleva dentro la página para navegadores. Compílala con cargo xtask web y luego otra vez el programa; o indica su carpeta con --folder
# $folder es el nombre de una carpeta.
site-without-page = { $folder }: no contiene index.html. Compila la página con cargo xtask web
# $address es una dirección con puerto.
serving = Fourline está en http://{ $address }/ (Ctrl-C lo termina)
cant-serve = no se puede servir en { $address }

## Rule files

rule-file-head = Reglas para fourline play --rules ARCHIVO. Una regla que falta queda como en base.
rule-file-preset = Estas son las reglas llamadas { $name }.
rule-number-or-text = { $name }: se esperaba un número o un texto entre comillas
rule-base = base: se esperaba uno de estos nombres, entre comillas: { $names }
rule-unknown = regla desconocida; existen base, { $names }

## fourline resume, fourline replay

skipped = omitido: { $problem }
no-unfinished-start-one = no hay ninguna partida sin terminar; empieza una con fourline play
no-finished-name-one = no hay ninguna partida terminada; indica un registro: fourline replay ARCHIVO
already-over = { $file }: esta partida ya terminó. { $ending } Puedes verla con: fourline replay { $file }
no-unfinished-games = No hay partidas sin terminar.
no-finished-games = No hay partidas terminadas.

## Positions, for solve, study and picture

position-no-file = { $problem }; indica un archivo que exista, jugadas como 4453 o un tablero dibujado
position-neither = ningún archivo se llama así y tampoco son jugadas. Indica jugadas como 4453, un tablero dibujado o un archivo que exista
position-neither-because = ningún archivo se llama así y tampoco son jugadas: { $problem }. Indica jugadas como 4453, un tablero dibujado o un archivo que exista

## fourline solve

type-positions = Escribe una posición por línea, como 4453. Ctrl-D para terminar.
line = línea { $number }
position = posición { $number }
line-too-long = la línea es demasiado larga para una posición
solver-lacks-rules = el solucionador no admite las reglas de este registro: quitar, bloquear o apertura obligada
choose-less-memory = { $problem }; elige menos con --memory
empty-board = El tablero vacío
drawn-board = El tablero dibujado
solved = { $position }: le toca a { $who }; { $prospect }, puntuación { $score }. ({ $effort })
effort = { $nodes ->
    [one] { $nodes } nodo, { $seconds } s
   *[other] { $nodes } nodos, { $seconds } s
}
side-to-move-wins = { $position }: le toca a { $who } y gana. ({ $effort })
side-to-move-draws = { $position }: le toca a { $who } y empata. ({ $effort })
side-to-move-loses = { $position }: le toca a { $who } y pierde. ({ $effort })
column-full = llena
best-columns = { $count ->
    [one] Lo mejor: columna { $columns }.
   *[other] Lo mejor: columnas { $columns }.
}
solving = { $position }: { $millions } M de nodos, puntuación entre { $lower } y { $upper }, { $seconds } s
keep-unusable = { $file }: { $problem }. Indica otro archivo con --keep, o borra este para empezar de nuevo
keep-failed = { $file }: no se pudo guardar lo que ya se sabe: { $problem }. La resolución continúa
keep-other-board = con --keep todas las posiciones deben ser del tablero de --size
solve-interrupted = Interrumpido. Lo que ya se sabe queda guardado en { $file }; repite el mismo comando para continuar.

## fourline bench

built-in = incluidas
node-signature = firma de nodos: { $nodes } (un hilo, con su propia tabla)
signature-changed = se esperaban { $nodes }: la búsqueda ha cambiado
wrong-score = { $file }: { $moves }: se esperaba { $expected }, se encontró { $found }
measured = { $positions ->
    [one] { $file }: { $positions } posición, { $wrong } mal; { $times }; { $speed }
   *[other] { $file }: { $positions } posiciones, { $wrong } mal; { $times }; { $speed }
}
measured-times = media { $mean }, máximo { $worst } ({ $moves })
measured-speed = { $nodes } nodos por posición, { $millions } millones de nodos/s
expected-moves-and-score = se esperaban jugadas y una puntuación, se encontró { $found }
no-positions = en este archivo no hay posiciones
book-for-other-board = este libro es para { $other }, pero las posiciones son de { $board }

## fourline book

finding-positions = { $discs ->
    [one] Buscando todas las posiciones con { $discs } ficha en { $board }...
   *[other] Buscando todas las posiciones con { $discs } fichas en { $board }...
}
positions-found = { $count ->
    [one] { $count } posición.
   *[other] { $count } posiciones.
}
positions-found-some-solved = { $count ->
    [one] { $count } posición; ya resueltas: { $solved }.
   *[other] { $count } posiciones; ya resueltas: { $solved }.
}
build-interrupted = Interrumpido. Lo resuelto queda guardado; repite el mismo comando para continuar.
not-all-solved = quedan posiciones sin resolver
assembling-book = Componiendo el libro...
written = Escrito en { $file }.
written-after = Escrito en { $file } después de { $time }.
checksum-right = La suma de verificación es correcta.
layers-right = Todas las capas se deducen de la más profunda.
layers-wrong = las capas del libro no se deducen de la más profunda
book-score-wrong = el libro dice { $found }, pero la puntuación es { $score }, en
book-score-missing = el libro no dice nada, pero la puntuación es { $score }, en
sample-right = { $count ->
    [one] { $count } posición resuelta de nuevo; su puntuación es correcta.
   *[other] { $count } posiciones resueltas de nuevo; todas las puntuaciones son correctas.
}
too-many-plies = { $cells ->
    [one] un tablero de { $board } solo tiene { $cells } casilla
   *[other] un tablero de { $board } solo tiene { $cells } casillas
}
plies-not-fewer = el libro tiene { $plies }; elige menos
built-in-book = Incluido:
no-built-in-book = no hay ningún libro incluido
book-summary = { $bytes ->
    [one] Un libro para { $board }: { $bytes } byte, suma de verificación { $checksum }.
   *[other] Un libro para { $board }: { $bytes } bytes, suma de verificación { $checksum }.
}
book-layer = { $positions ->
    [one] { $discs }: { $positions } posición, { $bytes } bytes, { $bits } bits
   *[other] { $discs }: { $positions } posiciones, { $bytes } bytes, { $bits } bits por posición
}
book-layer-discs = { $discs ->
    [one] { $discs } ficha
   *[other] { $discs } fichas
}
without-book = { $problem }; se continúa sin él
without-other-book = { $file }: un libro para { $other }, no para { $board }; se continúa sin él
build-already-runs = otro proceso está creando este libro
not-this-progress = este archivo no es el progreso de este libro; muévelo a otro lugar
cant-write-progress = no se pudo escribir el progreso
cant-remove-progress = no se pudo borrar el archivo de progreso

## fourline arena

too-few-players = un torneo necesita dos jugadores o más
odd-games = elige un número par, porque cada apertura se juega con los dos lados
opening-too-long = { $cells ->
    [one] el tablero solo tiene { $cells } casilla
   *[other] el tablero solo tiene { $cells } casillas
}
player-twice = { $player } aparece dos veces
game-without-end = una partida no terminó
match-interrupted = Interrumpido después de { $played } de { $all } partidas.
match-interrupted-kept = Interrumpido después de { $played } de { $all } partidas. Quedan guardadas; repite el mismo comando para continuar.
head-player = jugador
head-against = contra
head-games = partidas
head-wins = victorias
head-draws = empates
head-losses = derrotas
head-score = puntos
head-margin = 95 %
head-elo-difference = diferencia Elo
head-elo = Elo
elo-range = { $elo } ({ $low } a { $high })
no-command = uci: necesita un comando, como uci:fairy-stockfish
sprt-for-two = la prueba es para un torneo de dos jugadores
no-balanced-opening = no se encuentran aperturas equilibradas: necesitan reglas que el solucionador conozca y algunas fichas
opening-not-allowed = las reglas no permiten esta apertura
no-openings = no hay aperturas en este archivo
match-already-runs = otro proceso está jugando este torneo
not-this-log =
    este no es el archivo de este torneo; se esperaba
    { $expected }
    y se encontró
    { $found }
game-twice = la partida { $number } aparece dos veces
expected-finished-game = se esperaba una partida terminada de este torneo
cant-write-log = no se pudo escribir el archivo del torneo

## fourline picture

which-format = ¿qué formato? Para la salida estándar, usa --format svg, png, gif o apng
unknown-extension = { $file }: extensión desconocida; usa .svg, .png, .gif o .apng, o bien --format
too-few-steps = { $last ->
    [one] la partida tiene { $last } paso; el 0 es el principio
   *[other] la partida tiene { $last } pasos; el 0 es el principio
}
only-for-still-picture = { $flag } es para imágenes fijas; usa .svg o .png
scores-without-strip = --scores es para una sola posición; no lo uses con --strip
nothing-to-judge = en esta posición no hay ninguna jugada que valorar

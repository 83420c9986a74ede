### The help of the program and of its flags. Flags, values and examples are typed as they are.

## fourline arena

arena-about = Enfrenta a las máquinas entre sí y mide su fuerza
arena-after-help =
    Cada jugador se enfrenta a todos los demás. Cada apertura, unas fichas soltadas al azar, se juega dos veces con los bandos cambiados. Los jugadores son random, robot, niveles por número o nombre (1-10 son los diez) u otros programas que hablan el protocolo de motores (UCI): uci:COMMAND, con opciones uci[Hash=64;Threads=2]:COMMAND. Un programa que se cuelga, calla, se retrasa, juega algo no válido o escribe sin parar pierde la partida, y se dice por qué.

    Con --ladder cada jugador se enfrenta solo al siguiente. Con --log cada partida se guarda en un archivo; tras una interrupción, el mismo comando continúa, y con más --games sigue jugando.

    Ejemplos:
      fourline arena robot 1 2 --games 100
      fourline arena 1-10 --ladder --rules power --games 400 --log power.games
      fourline arena 1-10 --ladder --markdown > levels.md
      fourline arena 10 uci:fairy-stockfish --games 20 --clock 200ms/move
      fourline arena 7 'uci:./my-engine --fast' --games 1000 --sprt 0,30 --balanced

    Códigos de salida:
      0: terminado
      2: opción o archivo de partidas no válido
      130: interrumpido (con --log no se pierde nada)
arena-arg-games-help = Partidas por pareja, un número par
arena-arg-json-help = Muestra un objeto JSON en vez de tablas
arena-arg-ladder-help = Cada jugador se enfrenta solo al siguiente
arena-arg-log-help = Archivo para las partidas; si ya existe, el torneo continúa desde él
arena-arg-markdown-help = Muestra las tablas en Markdown
arena-arg-opening-help = Fichas soltadas al azar antes de que jueguen los jugadores
arena-arg-players-help = Dos jugadores o más: random, robot, niveles como 7, lynx o 1-10, o uci:COMMAND
arena-arg-balanced-help = Solo aperturas al azar que son tablas con el mejor juego
arena-arg-clock-help = Reloj: 200ms/move, 1m o 1m+500ms [por defecto: ninguno, o 1s/move con otros programas]
arena-arg-margin-help = Milisegundos de más que puede tardar un jugador
arena-arg-openings-help = En su lugar, un archivo con aperturas: jugadas como 4453 en cada línea
arena-arg-patience-help = Segundos que otro programa puede tardar en estar listo
arena-arg-sprt-help = Parar en cuanto se demuestre una de dos diferencias de Elo, como 0,30 (dos jugadores)
arena-arg-rules-help = classic, second-chance, strict, power o un archivo TOML
arena-arg-seed-help = Semilla aleatoria: la misma semilla da las mismas partidas
arena-arg-threads-help = Partidas a la vez [por defecto: una por núcleo]

## Flags and arguments of several commands

arg-block-help = Bloqueos por jugador (en cada uno, el rival pierde un turno)
arg-board-help = Cómo mostrar el tablero: grid, frame o words (para lectores de pantalla)
arg-book-help = Libro de aperturas para el nivel 10 y las pistas, en vez del más profundo que haya
arg-clock-help = Reloj: 5m (cinco minutos por jugador), 5m+3s (tres segundos más por turno) o 30s/move
arg-color-help = Cuándo usar color; NO_COLOR también cuenta
arg-columns-from-help = Número de la columna de la izquierda
arg-connect-help = Cuántas fichas en línea ganan
arg-file-help = Archivo del libro [por defecto: el libro incluido]
arg-first-help = Quién empieza: puesto 1, puesto 2 o random [por defecto: según las reglas]
arg-help-help = Muestra la ayuda
arg-json-help = Muestra un objeto JSON por línea
arg-language-help = Idioma: en, vi, de o es [por defecto: el de tus ajustes o, si no, el del sistema]
arg-limit-help = Segundos que una máquina puede pensar una jugada o una pista
arg-memory-help = Memoria para la tabla de posiciones conocidas, como 4M, 64M o 1G
arg-names-help = Nombre de un jugador; repite la opción para el segundo
arg-opening-help = Dónde van las primeras fichas: free o centre
arg-opponent-help = Jugador del puesto 2: human, robot, random o un nivel del 1 al 10
arg-plain-help = Líneas simples sin color, en vez de la pantalla completa
arg-player-help = Jugador del puesto 1: human, o una máquina para ver jugar a dos máquinas
arg-plies-help = Número de fichas en el tablero en la capa más profunda
arg-questions-help = Cómo preguntar: todo de una vez (offered) o pregunta a pregunta (each)
arg-remove-help = Fichas del rival que puede quitar cada jugador
arg-rules-help = classic, second-chance, strict, power o un archivo TOML; las opciones de abajo cambian reglas sueltas
arg-screen-help = Usa la pantalla completa en vez de líneas
arg-seed-help = Semilla aleatoria: con la misma semilla y las mismas jugadas sale la misma partida
arg-serious-help = Partida seria: las jugadas no se pueden retirar
arg-size-help = Columnas y filas del tablero
arg-symbols-help = Dos símbolos para las fichas, como XO o YR
arg-think-help = Segundos para cada posición que no se resuelve al momento
arg-threads-help = Número de hilos
arg-undo-help = Veces que puede deshacer cada jugador: 3, o 3/strict si querer una más hace perder
arg-violations-help = Qué infracción hace perder: none, 3/game o 4/move
arg-weak-help = Averigua solo quién gana, no en cuántas jugadas: es más rápido

## fourline bench

bench-about = Mide el solucionador y comprueba sus respuestas
bench-after-help =
    Sin archivos, se resuelve un conjunto fijo de posiciones incluidas. Su número total de nodos es el mismo en cualquier equipo: la firma de la búsqueda. Un archivo tiene líneas de la forma `jugadas puntuación`.

    Ejemplos:
      fourline bench
      fourline bench positions.txt
      fourline bench --with-book --limit 200 positions.txt

    Códigos de salida:
      0: todas las respuestas fueron correctas
      1: alguna no lo fue
      2: opción o archivo no válido
bench-arg-book-help = Mide con este libro de aperturas
bench-arg-files-help = Archivos con líneas `jugadas puntuación` [por defecto: las posiciones incluidas]
bench-arg-keep-help = Conserva la tabla de posiciones conocidas de una posición a la siguiente
bench-arg-limit-help = Usa solo las primeras líneas de cada archivo
bench-arg-with-book-help = Mide con el libro de aperturas que usaría fourline solve

## fourline book

book-about = Crea, comprueba y describe libros de aperturas
book-after-help =
    Ejemplos:
      fourline book info
      fourline book build --plies 6
      fourline book help build
book-build-about = Resuelve todas las posiciones con tantas fichas y las escribe como libro
book-build-after-help =
    Puedes interrumpirlo en cualquier momento; repite el mismo comando para continuar.

    Ejemplos:
      fourline book build --plies 6
      fourline book build --plies 12 --threads 2 --output deep.book
      fourline book build --size 6x5 --plies 8
book-build-arg-memory-help = Memoria de cada hilo, como 4M, 64M o 1G
book-build-arg-output-help = Archivo que escribir [por defecto: uno en la carpeta de datos, donde se encontrará después]
book-build-arg-threads-help = Número de hilos [por defecto: uno por núcleo]
book-info-about = Describe un libro
book-info-after-help =
    Ejemplos:
      fourline book info
      fourline book info deep.book
book-shrink-about = Crea un libro más pequeño a partir de uno profundo: las mismas puntuaciones, menos fichas
book-shrink-after-help =
    Ejemplo:
      fourline book shrink --plies 8 --output small.book
book-shrink-arg-output-help = Archivo que escribir
book-verify-about = Comprueba un libro: su suma de verificación, su coherencia y una muestra de posiciones
book-verify-after-help =
    Ejemplos:
      fourline book verify --sample 10000
      fourline book verify deep.book
book-verify-arg-sample-help = Cuántas posiciones de la capa más profunda resolver de nuevo
book-verify-arg-seed-help = Semilla aleatoria de la muestra

## fourline completions

completions-about = Muestra un script de autocompletado para tu shell
completions-after-help =
    Ejemplo:
      fourline completions bash > fourline.bash && . ./fourline.bash
completions-arg-shell-help = Tu shell

## fourline convert

convert-about = Convertir partidas y posiciones de una notación a otra
convert-after-help =
    Formas:
      digits: columnas desde 1 (4453)
      digits0: columnas desde 0 (3342)
      letters: columnas como letras (ddec)
      uci: jugadas del protocolo de motores (position startpos moves P@d1 P@d2)
      openspiel-moves: acciones de OpenSpiel (3, 3, 4, 2)
      record: un registro de Fourline, con nombres y reglas de la casa
      board: un tablero dibujado con ., X y O
      openspiel: el estado de OpenSpiel, un tablero de ., x y o
      fen: un FEN de la variante cfour
      kaggle: la lista plana de Kaggle con 0, 1 y 2
      uci-data: una línea del conjunto de datos UCI (b,x,o,...); se añade quién gana donde el solucionador lo sabe

    Sin textos se lee la entrada estándar: un texto por línea, o un registro o un tablero dibujado. Todos los textos tienen una misma forma. Si no se indica, se averigua; un texto que podría significar cosas distintas se rechaza y se nombran las opciones. Los números desde 1 y desde 0 se parecen, así que casi siempre necesitan --from.

    Ejemplos:
      fourline convert --from digits --to fen 4453
      fourline convert --from digits0 --to letters 3342 33
      fourline convert --to board '7/7/7/7/3p3/3P3 w - - 2 2'
      fourline convert --to uci < my-game.fourline

    Códigos de salida:
      0: se convirtieron todos los textos
      1: algunos no se pudieron convertir
      2: opción no válida
convert-arg-any-order-help = Inventar algún orden de jugadas para una posición
convert-arg-from-help = Forma que se lee [por defecto: se averigua, si solo hay una posible]
convert-arg-rules-help = Reglas para jugadas del protocolo de motores: classic, second-chance, strict, power o un archivo TOML
convert-arg-texts-help = Partidas o posiciones [por defecto: de la entrada estándar]
convert-arg-to-help = Forma que se escribe

## fourline engine

engine-about = Ser un motor para otros programas (UCI), o comprobar uno
engine-after-help =
    El motor habla UCI, el protocolo de los motores de ajedrez, con la variante cfour tal como la conocen cutechess y Fairy-Stockfish. Los programas de torneos y los gráficos lo inician por su cuenta. PROTOCOL.md describe cada orden, opción y forma, también para tamaños y reglas de la casa.

    Con --check se inicia y se prueba otro motor: saludo, opciones, jugadas válidas, stop, quit.

    Ejemplos:
      fourline engine
      fourline engine --check 'fairy-stockfish'
      fourline engine --check './my-engine --fast' --rules power

    Códigos de salida:
      0: se le dijo que terminara, o pasó todas las pruebas
      1: falló una prueba
      2: opción no válida
engine-arg-check-help = Comando de otro motor que se va a comprobar
engine-arg-option-help = Opción para el motor comprobado, como Hash=64; se puede repetir
engine-arg-patience-help = Segundos que el motor comprobado puede callar
engine-arg-rules-help = Reglas de la prueba: classic, second-chance, strict, power o un archivo TOML

## fourline referee

referee-about = Comprobar cualquier programa de cuatro en raya: jugar con él y decir qué está mal
referee-after-help =
    El programa se inicia para cada partida. Se juega por medio de sus propias preguntas: un archivo de diálogo dice cómo pregunta, cómo muestra el tablero y cómo dice el final. Su tablero y su resultado se comparan con las reglas, jugada a jugada. Lo que está mal se dice con la partida más corta encontrada que lo muestra. docs/teachers.md lo explica en diez minutos.

    Con el programa vienen archivos de diálogo para cinco estilos: p1 (tú contra la máquina), p2 (duelo de poderes), p3 (robot o amigo), p4 (un tablero que no es texto), p5 (duelo con nombres). --print-dialogue muestra uno, para cambiarlo.

    Ejemplos:
      fourline referee --program 'python3 four.py' --dialogue p3
      fourline referee --program 'spim -file four.s' --dialogue mine.dialogue --rules power
      fourline referee --program ./four --dialogue p5 --rules second-chance --junit > report.xml
      fourline referee --print-dialogue p2 > mine.dialogue

    Códigos de salida:
      0: no hay nada mal
      1: algo está mal
      2: opción, archivo de reglas o archivo de diálogo no válido
referee-arg-dialogue-help = Cómo habla el programa: de p1 a p5, o un archivo
referee-arg-games-help = Partidas al azar, además de una para todo lo que puede pasar
referee-arg-json-help = Imprimir un objeto JSON
referee-arg-junit-help = Imprimir XML de JUnit, para herramientas que reúnen resultados de pruebas
referee-arg-patience-help = Segundos que el programa puede pasar sin decir nada que se entienda
referee-arg-print-dialogue-help = Imprimir un archivo de diálogo que viene con el programa
referee-arg-program-help = Comando que inicia el programa
referee-arg-rules-help = Reglas que el programa debería seguir: classic, second-chance, strict, power o un archivo TOML
referee-arg-seed-help = Semilla aleatoria: la misma semilla da las mismas partidas

## fourline

fourline-about = Cuatro en línea: juega con otra persona o contra la máquina, con las reglas de tu casa
fourline-after-help =
    Sin ningún comando, fourline abre su menú a pantalla completa. Se juega línea a línea con --plain, con un --board distinto de grid, con TERM=dumb, sin terminal y en los comandos play y resume.

    Ejemplos:
      fourline # abre el menú a pantalla completa
      fourline --plain # responde preguntas línea a línea y luego juega
      fourline play --opponent robot --rules classic --name Ann
      fourline play --opponent human --rules power --name Ann --name Bob
      fourline play --player 7 --opponent robot --rules power # mira a dos máquinas
      fourline resume # continúa la última partida sin terminar

    Códigos de salida:
      0: la partida terminó, escribiste salir o se cerró la salida (| head)
      1: algo falló, por ejemplo, no se pudo escribir un archivo
      2: opción, archivo de reglas, libro o registro no válido; el mensaje dice dónde
      3: la entrada se acabó durante una partida; la partida se guarda
      130: Ctrl-C o una señal de parada; la partida se guarda

    Las partidas sin terminar se guardan en la carpeta de datos ($XDG_DATA_HOME/fourline/unfinished en Linux). Los ajustes y las teclas están en $XDG_CONFIG_HOME/fourline/settings.toml.
fourline-arg-version-help = Muestra la versión

## Headings above flags

heading-display = Presentación
heading-engine = Motor
heading-rules = Reglas
heading-thinking = Cálculo
heading-whole-games = Partidas enteras

## fourline help

help-about = Muestra este mensaje o la ayuda de los subcomandos indicados

## fourline man

man-about = Muestra la página de manual
man-after-help =
    Ejemplo:
      fourline man > fourline.1 && man ./fourline.1

## fourline online

online-about = Jugar en un servidor: por un enlace, desde sus invitaciones abiertas o con una partida nueva
online-after-help =
    Un enlace que termina con /t/ y 16 letras es una invitación: te toca el puesto libre, o miras si está ocupado. Uno con /w/ es para mirar.

    Ejemplos:
      fourline online https://play.example.org/t/abcdefghijklmnop
      fourline online --new --server https://play.example.org --rules power --clock 5m+3s
      fourline online --new --opponent 5 # contra una máquina en el último servidor
      fourline online --server http://127.0.0.1:4444 # invitaciones abiertas

    Tu puesto sigue siendo tuyo: después de Ctrl-C, de un cierre forzado o de perder la conexión, la misma orden te devuelve a él. La clave de tus puestos está en la carpeta de datos ($XDG_DATA_HOME/fourline/online en Linux), una por servidor.

    Códigos de salida:
      0: la partida terminó, o la dejaste
      1: el servidor rechaza, no es de confianza o no lo es
      2: opción o enlace no válidos
      3: se acabó la entrada; el puesto se conserva
      130: Ctrl-C o una señal de parar; el puesto se conserva
online-arg-first-help = Quién empieza: host, guest o random [por omisión: como digan las reglas]
online-arg-link-help = Enlace a una partida, o un servidor
online-arg-listed-help = Mostrar la invitación en la lista de invitaciones abiertas del servidor
online-arg-name-help = Tu nombre [por omisión: el último, o uno al azar]
online-arg-new-help = Crear una partida y mostrar el enlace para el otro jugador
online-arg-no-qr-help = No dibujar el enlace como código para móviles
online-arg-opponent-help = Una máquina para el otro puesto: robot, random o un nivel de 1 a 10
online-arg-serious-help = Partida seria: cuenta, y no se puede anular cuando ambos han jugado
online-arg-server-help = Servidor: muestra sus invitaciones abiertas; con --new, invita allí [por omisión: el último]

## fourline picture

picture-about = Dibuja una posición o una partida entera: SVG, PNG, GIF o PNG animado
picture-after-help =
    Una posición es la lista de jugadas que lleva a ella: columnas como cifras (4453) o letras (ddec), o la palabra empty. Un nombre de archivo se lee como registro. La extensión del archivo de salida decide el formato: .svg y .png muestran la posición, .gif y .apng reproducen la partida que llevó a ella. --strip pone la partida entera en una sola imagen.

    Temas:
      discs: fichas redondas en un marco azul, con una cruz o un anillo
      squares: cuadrados amarillos y rojos sobre azul, 512 por 512 píxeles
      contrast: blanco y negro, el máximo contraste
      shapes: círculos y rombos, que todo el mundo distingue, vea como vea los colores

    Ejemplos:
      fourline picture 4453 -o board.png
      fourline picture 4453 -o board.svg --theme squares --coordinates
      fourline picture game.fourline --at 12 --scores -o move-12.png
      fourline picture game.fourline -o game.gif --delay 500
      fourline picture game.fourline --strip --per-row 6 -o strip.svg
      fourline picture 4453 --format svg -o - | less

    Códigos de salida:
      0: la imagen está escrita
      1: no se puede escribir
      2: opción, posición o registro no válido

    Una imagen que ya existe solo se reemplaza cuando la nueva está completa.
picture-arg-at-help = Muestra la partida después de tantos pasos, numerados como en fourline replay
picture-arg-coordinates-help = Numera las columnas y las filas
picture-arg-delay-help = Cuánto dura cada jugada en una animación, en milisegundos
picture-arg-format-help = Formato, si no lo decide la extensión
picture-arg-no-last-help = No marca la última ficha
picture-arg-no-line-help = No marca la línea ganadora
picture-arg-output-help = Archivo que escribir; su extensión decide el formato; - es la salida estándar
picture-arg-per-row-help = Tableros por fila con --strip
picture-arg-pixels-help = Ancho en píxeles, o ancho x alto [por defecto: 56 píxeles por casilla]
picture-arg-position-help = Jugadas como 4453 o ddec, la palabra empty o un archivo de registro
picture-arg-scores-help = Muestra adónde lleva cada columna
picture-arg-strip-help = Muestra todos los pasos en una sola imagen
picture-arg-theme-help = discs, squares, contrast o shapes
picture-arg-times-help = Cuántas veces se reproduce una animación antes de parar; 0: sin fin

## fourline play

play-about = Juega línea a línea; pregunta lo que no digan las opciones
play-after-help =
    Ejemplos:
      fourline play
      fourline play --opponent 3 --rules classic --name Ann
      fourline play --opponent human --rules power --name Ann --name Bob
      fourline play --opponent robot --size 9x7 --clock 5m+3s
      fourline play --board words # para lectores de pantalla

## fourline replay

replay-about = Muestra una partida registrada, jugada a jugada
replay-after-help =
    Ejemplos:
      fourline replay my-game.fourline
      fourline replay --list
      fourline replay --all my-game.fourline | less
replay-arg-all-help = Muestra todas las jugadas sin esperar a Enter
replay-arg-file-help = Registro que mostrar [por defecto: la última partida terminada]
replay-arg-list-help = Muestra la lista de partidas terminadas

## fourline resume

resume-about = Continúa una partida sin terminar
resume-after-help =
    Ejemplos:
      fourline resume
      fourline resume --list
      fourline resume my-game.fourline
resume-arg-file-help = Registro que continuar [por defecto: la última partida sin terminar]
resume-arg-list-help = Muestra la lista de partidas sin terminar

## fourline review

review-about = Revisar partidas: cada jugada, la precisión de ambos jugadores y el momento decisivo
review-after-help =
    Se juzga cada jugada: la única (!), la mejor, buena, imprecisa (el resultado se mantiene, pero más lento), error (?, el resultado empeora) o error grave (??, de ganar a perder). Primero van la precisión de ambos jugadores y el momento decisivo. docs/review.md tiene las definiciones. Una partida es una lista de jugadas (4453 o ddec) o un registro; de una carpeta se revisan todos los archivos *.fourline y solo se muestran los resúmenes.

    Ejemplos:
      fourline review my-game.fourline
      fourline review 4444152555526313
      fourline review --json my-game.fourline > review.json
      fourline review games/

    Códigos de salida:
      0: se revisaron todas las partidas
      1: algunas no se pudieron revisar
      2: opción o libro no válido
review-arg-book-help = Libro de aperturas, en vez del más profundo que haya
review-arg-games-help = Registros, carpetas con ellos, o jugadas como 4453 o ddec

## fourline rules

rules-about = Muestra un reglamento como archivo TOML, que puedes cambiar y usar con --rules
rules-after-help =
    Ejemplos:
      fourline rules power --explain
      fourline rules power > mine.toml
      fourline play --rules mine.toml
rules-arg-explain-help = Explica las reglas con frases
rules-arg-rules-help = classic, second-chance, strict, power o un archivo TOML

## fourline serve

serve-about = Sirve la página para navegadores y las partidas en línea (si el programa se compiló con serve)
serve-after-help =
    La página va dentro del programa si se compiló antes que él. Si no, indica la carpeta en la que está.

    Ejemplos:
      fourline serve
      fourline serve --listen 8080
      fourline serve --listen 0.0.0.0:4444 --public-url https://play.example.org --trusted-proxy 10.0.0.2
      fourline serve --config /etc/fourline.toml
      fourline serve backup games.backup

    Desde el código fuente: cargo xtask web && cargo run --release --features serve -- serve

    El archivo de --config tiene los mismos nombres: listen = "0.0.0.0:4444", trusted-proxy = ["10.0.0.2"]. Lo que se teclea va antes.

    Códigos de salida:
      0: Ctrl-C o una señal de parada
      1: no se puede usar la carpeta, la base de datos o la dirección
      2: ajuste no válido o inseguro, o no hay página que servir

    Solo este equipo puede acceder a ella, salvo que --listen diga otra cosa. Véase docs/serving.md.
serve-arg-computers-help = Hilos en los que piensan los ordenadores [por defecto: uno menos que los núcleos]
serve-arg-config-help = Archivo TOML con ajustes
serve-arg-data-help = Carpeta para las partidas [por defecto: la carpeta de datos del programa]
serve-arg-database-help = Base de datos para las partidas, postgres://..., si la comparten varios servidores
serve-arg-folder-help = Carpeta con la página [por defecto: la página que lleva el programa]
serve-arg-grace-help = Segundos que alguien puede estar ausente antes de que el otro pueda reclamar la partida [por defecto: 60]
serve-arg-keep-idle-help = Días tras los que se borra una partida que no continúa [por defecto: 90]
serve-arg-keep-open-help = Días tras los que se borra una invitación no aceptada [por defecto: 7]
serve-arg-keep-over-help = Días tras los que se borra una partida terminada [por defecto: 365]
serve-arg-limit-help = Con qué frecuencia, por minuto y de golpe: create, join, read, solve, connect (por dirección), messages (por conexión), commands, reactions (por asiento), por ejemplo create=20/10
serve-arg-listen-help = Puerto, o dirección y puerto, en el que escuchar; puerto 0 para cualquiera libre [por defecto: 127.0.0.1:4444]
serve-arg-log-json-help = Escribe el registro como JSON
serve-arg-metrics-help = Puerto, o dirección y puerto, para Prometheus [por defecto: ninguno]
serve-arg-public-url-help = Dirección que se teclea para llegar aquí, por ejemplo https://play.example.org
serve-arg-sockets-help = Máximo de conexiones a la vez [por defecto: 20000]
serve-arg-sockets-per-address-help = Máximo de conexiones a la vez desde una dirección [por defecto: 200]
serve-arg-tables-help = Máximo de mesas en memoria a la vez [por defecto: 50000]
serve-arg-trusted-proxy-help = Dirección de un proxy al que se cree sobre quién visita; puede darse varias veces
serve-backup-about = Copia todas las partidas en un archivo nuevo, esté o no en marcha el servidor
serve-backup-after-help =
    Ejemplos:
      fourline serve backup games.backup
      fourline serve --data /var/lib/fourline backup games.backup
serve-backup-arg-file-help = El archivo nuevo

## fourline solve

solve-about = Resuelve posiciones con exactitud: quién gana, en cuántas jugadas y la puntuación de cada columna
solve-after-help =
    Una posición es la lista de jugadas que lleva a ella: columnas como cifras (4453) o letras (ddec), un carácter por jugada. En tableros de diez columnas o más, los números necesitan comas (10,4,12). Un nombre de archivo se lee como registro. Si no se indican posiciones, se leen de la entrada estándar, una por línea; lo que sigue a las jugadas en una línea se ignora, y la palabra empty es el tablero vacío.

    Puntuaciones: 0 es empate. Una puntuación positiva significa que gana quien tiene el turno; cuanto mayor, antes. En 7x6 es 22 menos el número de fichas que tendrá el ganador.

    Ejemplos:
      fourline solve 4453
      fourline solve --json 4453 ddec
      fourline solve --size 6x5 empty
      fourline solve --weak < positions.txt
      fourline solve --size 8x6 --memory 1G --keep 8x6.table empty

    Códigos de salida:
      0: todas las posiciones tienen respuesta
      1: alguna no la tiene
      2: opción o libro no válido
      130: interrumpido; lo que ya se sabe está en el archivo de --keep
solve-arg-book-help = Libro de aperturas, en vez del más profundo que haya
solve-arg-keep-every-help = Segundos entre dos escrituras del archivo
solve-arg-keep-help = Guarda lo que ya se sabe en este archivo y continúa desde él: se escribe al interrumpir, al terminar y de vez en cuando
solve-arg-no-book-help = Resuelve sin libro
solve-arg-positions-help = Jugadas como 4453 o ddec, o archivos de registro [por defecto: se leen de la entrada estándar]
solve-arg-quiet-help = No muestra el progreso

## fourline study

study-about = Analiza una posición o una partida registrada a pantalla completa
study-after-help =
    Ejemplos:
      fourline study
      fourline study 4453
      fourline study --size 9x7 5544
      fourline study my-game.fourline
study-arg-position-help = Jugadas como 4453 o ddec, o un archivo de registro [por defecto: el tablero vacío]

## fourline why

why-about = Explicar cada jugada de una posición: a qué lleva y por qué
why-after-help =
    Se explica cada jugada del lado al que le toca, primero la mejor: a qué lleva y por qué. Después siguen las amenazas abiertas de ambos lados. Una posición es una lista de jugadas (4453 o ddec), un tablero dibujado o un registro; la palabra empty es el tablero vacío. Las filas se cuentan desde 1 arriba; las pares e impares, desde abajo.

    Se dice qué está demostrado y qué es solo una estimación. docs/review.md explica cómo.

    Ejemplos:
      fourline why 44444152555526313
      fourline why --json 4453 ddec
      fourline why my-game.fourline

    Códigos de salida:
      0: se explicaron todas las posiciones
      1: algunas no se pudieron explicar
      2: opción o libro no válido
why-arg-book-help = Libro de aperturas, en vez del más profundo que haya
why-arg-positions-help = Jugadas como 4453 o ddec, tableros dibujados o registros

## fourline window

window-about = Juega en una ventana (si el programa se compiló con window)
window-after-help =
    Con un rival y unas reglas, la partida empieza enseguida. Si no, un menú pregunta, ya relleno con tus opciones y con lo último que elegiste. Todo funciona con el ratón, con el dedo o con el teclado.

    Teclas:
      números: soltar en una columna
      flechas, Enter: elegir una columna, soltar
      u, e, x, b: deshacer, terminar el turno, quitar, bloquear
      z, Z: retirar, rehacer
      d, R, N: proponer empate, rendirse, nueva partida
      i, s, n: pista, análisis, siguiente error
      coma, punto: recorrer la partida
      p: pausar o continuar las máquinas
      w, h, m: guardar en un archivo, cómo se juega, menú

    Ejemplos:
      fourline window
      fourline window --opponent 3 --rules classic --name Ann
      fourline window --opponent human --rules power --theme squares
      fourline window --player 7 --opponent robot --rules power # mira a dos máquinas
      fourline window game.fourline

    Desde el código fuente: cargo run --release --features window -- window

    Códigos de salida:
      0: se cerró la ventana
      1: no se puede abrir ninguna ventana
      2: opción o registro no válido
      130: Ctrl-C o una señal de parada

    Una partida sin terminar se guarda; continúala con fourline resume.
window-arg-columns-from-help = Número de la columna de la izquierda [por defecto: el de tus ajustes]
window-arg-falling-help = Cómo caen las fichas [por defecto: según tus ajustes, u off si el sistema pide menos movimiento]
window-arg-file-help = Registro que continuar o ver
window-arg-study-help = Muestra en todo momento adónde lleva cada columna
window-arg-theme-help = discs, squares, contrast o shapes [por defecto: el de tus ajustes]

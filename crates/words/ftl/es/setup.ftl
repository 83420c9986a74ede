### Setting up a game: who plays, rules, names, clock.

## What kind of game

against-computer = Contra la máquina
with-friend = Con otra persona
watch-computers = Ver a dos máquinas
about-computer = Diez niveles: de un juego de niños a la perfección.
about-friend = Dos personas con un mismo teclado.
about-watch = Dos máquinas juegan entre sí. Pausa y continúa cuando quieras.

## What is chosen, before its value. Short.

name-number = Nombre { $number }
rules = Reglas
who-starts = Quién empieza
clock = Reloj
no-clock = ninguno

## Lists of games

delete-question = ¿Borrar esta partida?

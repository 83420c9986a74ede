### Setting up a game: who plays, rules, names, clock.

## What kind of game

against-computer = Contra la máquina
with-friend = Con otra persona
watch-computers = Ver a dos máquinas
about-computer = Diez niveles: de un juego de niños a la perfección.
about-friend = Dos personas con un mismo teclado.
about-watch = Dos máquinas juegan entre sí. Pausa y continúa cuando quieras.

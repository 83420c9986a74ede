### Computer players: their names, and what they are like.

## Names

# Not "Máquina": that is any computer player.
name-random = Azar
name-robot = Robot
name-first = Primero
name-second = Segundo

## What they are like, one sentence each, in menus beside their names

about-random = Suelta fichas en columnas al azar.
about-robot = Gana si puede, frena tus líneas y alarga la suya.
about-level-1 = Acaba de aprender las reglas; hasta un niño le gana.
about-level-2 = Ve su victoria de vez en cuando, y la tuya casi nunca.
about-level-3 = Ve la mitad de sus victorias y, a veces, las tuyas.
about-level-4 = Ve casi todas sus victorias y la mitad de los peligros; no planea nada.
about-level-5 = Frena la mayoría de las amenazas y le gusta el centro.
about-level-6 = Rara vez se le escapa un cuatro en línea, y ve algunas trampas.
about-level-7 = Tiene paciencia; prepara trampas con dos turnos de antelación.
about-level-8 = No se le escapa nada cercano, y ve casi todas las trampas.
about-level-9 = Ve venir las cosas y rara vez se equivoca.
about-level-10 = Juega a la perfección donde el juego está resuelto, y muy bien en todo lo demás.
strength = Medido: { $classic } % contra { $below } con classic, { $power } % con power.
about-and-strength = { $about } { $strength }

## Stands after a colon

unknown = no hay ninguna máquina «{ $name }»; hay random, robot y los niveles del 1 al 10

### The rules in forms, menus and files: what they are called, what they do, what their values mean, and what
### does not fit.

## Rule sets, one sentence each, beside their names (classic, second-chance, strict, power). A bad column is one
## that can't be played.

title-classic = Clásico
title-second-chance = Segunda oportunidad
title-strict = Estricto
title-power = Poder
preset-classic = El juego de siempre; si no se puede jugar en una columna, eliges otra.
preset-second-chance = Puedes deshacer 3 veces; con la 4.ª infracción en una jugada, pierdes.
preset-strict = Puedes deshacer 3 veces; si quieres una 4.ª, pierdes, y también con la 3.ª infracción de la partida.
preset-power = Las primeras fichas van al centro; puedes deshacer 3 veces, quitar 1 ficha y bloquear 1 vez; con la 3.ª infracción, pierdes.

## The user's own rule sets

title-and-value = { $title }: { $value }
name-of-preset = «{ $name }» ya es el nombre de un reglamento incluido; elige otro nombre.
rules-of-preset = Estas son las reglas de «{ $name }»; cambia alguna para guardar las tuyas.

## What a rule is called on a form. Short.

title-size = Tablero
title-connect = En línea
title-violations = Infracciones
title-undo = Deshacer
title-opening = Apertura
title-remove = Quitar
title-block = Bloquear
title-first = Primera jugada
title-symbols = Símbolos
title-discs = Fichas

## What a rule does, on forms and in rule files. Words such as 3/game, free or by-seat are typed as they are.

about-size = Columnas x filas: de 4x4 a 16 por lado y 128 casillas.
about-connect = Cuántas fichas en línea ganan.
about-violations = Qué infracción (jugar donde no se puede) hace perder la partida: none, 3/game o 4/move.
about-undo = Cuántas veces puede deshacer cada jugador: 3, o 3/strict si querer una más hace perder.
about-opening = Dónde van las primeras fichas: free o centre.
about-remove = Cuántas fichas del rival puede quitar cada jugador.
about-block = Cuántas veces puede bloquear cada jugador (el rival pierde un turno).
about-first = Quién hace la primera jugada: seat-1 o drawn.
about-symbols = Quién recibe cada símbolo: by-seat, starter-picks o starter-first.
about-discs = Cómo se llaman las fichas: XO, o YR para amarillas y rojas.

## The value of a rule on a form, after its title: "Symbols: fixed by seat"

shown-size = { $columns } columnas, { $rows } filas
shown-connect = { $discs } fichas
shown-violations-none = no cuentan
shown-violations-game = { $limit ->
    [one] pierdes con la primera
   *[other] pierdes con { $limit } por partida
}
shown-violations-move = { $limit ->
    [one] pierdes con la primera
   *[other] pierdes con { $limit } por jugada
}
shown-undo-strict = { $count ->
    [0] nunca; si lo pides, pierdes
    [one] 1 vez; una más y pierdes
   *[other] { $count } veces; una más y pierdes
}
shown-opening-free = cualquier columna
shown-opening-centre = el centro
shown-first-seat-one = puesto 1
shown-symbols-by-seat = fijos por puesto
shown-symbols-starter-picks = elige quien empieza
shown-symbols-starter-first = el primero, a quien empieza
shown-discs-xo = X y O
shown-discs-yr = amarillas y rojas

## What a value must be. These stand after a colon.

expected-one-of = se esperaba uno de estos valores: { $values }
expected-whole-number = se esperaba un número entero
expected-quota = se esperaba un número del 0 al 99
expected-violations = se esperaba none o qué infracción hace perder: 3/game o 4/move
expected-undo = se esperaba un número del 0 al 99, o 3/strict si querer una más hace perder
not-a-size = un tamaño se escribe columnas x filas, por ejemplo 7x6
bad-side = un tablero tiene de 4 a 16 columnas y de 4 a 16 filas, no { $side }
too-many-cells = un tablero tiene como máximo { $most } casillas, no { $cells }
bad-connect = en este tablero, una línea ganadora tiene de 3 a { $longest } fichas, no { $asked }
given-twice = esta regla ya se indicó antes
in-rule = regla «{ $rule }»: { $problem }

## The same on a form, as a sentence. $problem is one of the messages above.

value-refused = Este valor no se puede usar: { $problem }.
value-does-not-fit = Esto no encaja: { $problem }.

### Words that people type in line mode. The English ones work in every language; each language can add its own.
### Each message is a list of words in lower case, with commas between them. Prompts and help name the first one,
### so it should be the word that other messages use for the same thing. Use single words without spaces where
### possible. Marks on letters may be left out when typing, so a list need not have both forms. No word may stand
### in two lists, also not one that is English for something else, and none may be a number. A list may have
### just one word.

## At every prompt

help = ayuda
restart = reiniciar
menu = menú
quit = salir

## In a game

rules = reglas
hint = pista
take-back = retirar
redo = rehacer
undo = deshacer, d
draw = empate, tablas
resign = rendirse, rendirme
save = guardar
remove = quitar
block = bloquear
end = terminar, fin, t

# Only online: ends a game that has hardly begun.
abort = anular
# Only online: ends a game whose other player is away.
claim = reclamar
# Only online: shows one of the reactions of online.ftl. Its number can follow: "say 1".
react = decir

## Answers

yes = s, sí
no = n, no
back = atrás, volver
yellow = amarillo, amarilla, amarillas
red = rojo, roja, rojas

## Answers to "Who do you play against?" At that question they go before the words above.

robot = robot
random = azar
friend = persona, amigo, amiga
level = nivel

## An answer to "Who starts?"

drawn = sorteo, azar

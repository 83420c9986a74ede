### The solver and its opening books: why there is no answer. These stand after a colon.

## Why a position was not solved

unsupported-size = los tableros de { $columns } columnas y { $rows } filas no se pueden resolver: hacen falta al menos 4 columnas y 4 filas, y columnas por (filas + 1) puede ser como máximo 64
unsupported-connect = solo se pueden resolver partidas de cuatro en línea, no de { $connect }
board-full = la partida ya terminó: el tablero está lleno
there-is-a-line = la partida ya terminó: hay una línea
unclear-turn = no se sabe a quién le toca: un jugador tiene { $first } fichas y el otro, { $second }
table-too-small = un tablero de este tamaño necesita al menos { $bytes } bytes de memoria
cancelled = cancelado

## Why there is no solver

not-enough-memory = no hay { $bytes } bytes de memoria disponibles
no-threads = un solucionador necesita al menos un hilo

## What is wrong with an opening book: a file of positions with their scores

not-a-book = no es un libro de Fourline
book-version = este libro es de la versión { $version }; este programa lee la versión { $known }
book-wrong-length = el libro está cortado o tiene algo de más al final
book-damaged = el libro está dañado: su suma de verificación no coincide
book-malformed = el contenido del libro no tiene sentido, aunque su suma de verificación coincide
book-unsupported-shape = no hay libros para { $shape }
book-wrong-count = la capa tiene { $expected } posiciones, pero se dieron { $found } puntuaciones

## What is wrong with a file in which a solve keeps what it knows

not-kept = no es un archivo en el que se guarde lo que ya se sabe de una posición
kept-version = este archivo es de la versión { $version }; este programa lee la versión { $known }
kept-other-board = este archivo es de tableros de { $shape }
kept-wrong-length = el archivo está cortado o tiene algo de más al final
kept-damaged = el archivo está dañado: su suma de verificación no coincide

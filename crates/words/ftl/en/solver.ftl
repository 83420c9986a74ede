### The solver and its opening books: why there is no answer. These stand after a colon.

## Why a position was not solved

unsupported-size = boards of { $columns } columns and { $rows } rows can't be solved: at least 4 columns and 4 rows are needed, and columns times (rows + 1) can be at most 64
unsupported-connect = only games of four in a line can be solved, not of { $connect }
board-full = the game is over: the board is full
there-is-a-line = the game is over: there is a line
unclear-turn = whose turn it is can't be told: one player has { $first } discs, the other { $second }
table-too-small = a board of this size needs at least { $bytes } bytes of memory
cancelled = cancelled

## Why there is no solver

not-enough-memory = { $bytes } bytes of memory are not available
no-threads = a solver needs at least one thread

## What is wrong with an opening book: a file of positions with their scores

not-a-book = this is not a Fourline book
book-version = this book has version { $version }; this program reads version { $known }
book-wrong-length = the book is cut short or has something behind it
book-damaged = the book is damaged: its checksum is wrong
book-malformed = the book makes no sense, though its checksum is right
# $shape is a size: "9x7".
book-unsupported-shape = there are no books for { $shape }
# A layer is all positions of a book with the same number of discs.
book-wrong-count = the layer has { $expected } positions, but { $found } scores were given

## What is wrong with a file in which a solve keeps what it knows

not-kept = this is not a file in which a solve keeps what it knows
kept-version = this file has version { $version }; this program reads version { $known }
# $shape is a size: "9x7".
kept-other-board = this file is about boards of { $shape }
kept-wrong-length = the file is cut short or has something behind it
kept-damaged = the file is damaged: its checksum is wrong

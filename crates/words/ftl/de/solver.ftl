### The solver and its opening books: why there is no answer. These stand after a colon.

## Why a position was not solved

unsupported-size = Bretter mit { $columns } Spalten und { $rows } Zeilen lassen sich nicht lösen: Nötig sind mindestens 4 Spalten und 4 Zeilen, und Spalten mal (Zeilen + 1) darf höchstens 64 sein
unsupported-connect = nur Spiele mit vier in einer Reihe lassen sich lösen, nicht mit { $connect }
board-full = die Partie ist zu Ende: Das Brett ist voll
there-is-a-line = die Partie ist zu Ende: Es gibt eine Reihe
unclear-turn = es ist nicht klar, wer am Zug ist: Ein Spieler hat { $first } Steine, der andere { $second }
table-too-small = ein Brett dieser Größe braucht mindestens { $bytes } Byte Speicher
cancelled = abgebrochen

## Why there is no solver

not-enough-memory = { $bytes } Byte Speicher sind nicht verfügbar
no-threads = ein Löser braucht mindestens einen Thread

## What is wrong with an opening book: a file of positions with their scores

not-a-book = das ist kein Buch von Fourline
book-version = dieses Buch hat Version { $version }; dieses Programm liest Version { $known }
book-wrong-length = das Buch ist abgeschnitten, oder dahinter steht noch etwas
book-damaged = das Buch ist beschädigt: Seine Prüfsumme stimmt nicht
book-malformed = das Buch ergibt keinen Sinn, obwohl seine Prüfsumme stimmt
book-unsupported-shape = für { $shape } gibt es keine Bücher
book-wrong-count = die Ebene hat { $expected } Stellungen, angegeben wurden aber { $found } Wertungen

## What is wrong with a file in which a solve keeps what it knows

not-kept = das ist keine Datei, in der ein Lösevorgang sein Wissen sichert
kept-version = diese Datei hat Version { $version }; dieses Programm liest Version { $known }
kept-other-board = diese Datei gehört zu Brettern von { $shape }
kept-wrong-length = die Datei ist abgeschnitten, oder dahinter steht noch etwas
kept-damaged = die Datei ist beschädigt: Ihre Prüfsumme stimmt nicht

### Was über andere Programme gesagt wird: Notationen, Engine-Protokoll, Wettkämpfe, Schiedsrichter.
### Die Meldungen stehen nach einem Doppelpunkt.

## Turns of the engine protocol. $word is the turn as it was written, such as P@d1.

turn-unknown = { $word } ist auf diesem Brett kein Zug; ein Zug wird P@d1, d oder 4 geschrieben
# $cell is a cell such as d1.
turn-lands-elsewhere = { $word }: In dieser Spalte landet ein Stein auf { $cell }
turn-bad-column = { $word }: Diese Spalte ist jetzt nicht spielbar
turn-refused = { $word }: Das erlauben die Regeln jetzt nicht
turn-over = { $word }: Die Partie ist zu Ende

## Notations: fourline convert

# $forms is a list of names.
ambiguous = das lässt sich als { $forms } lesen, mit verschiedener Bedeutung; gib mit --from an, was gemeint ist
unknown-form = keine bekannte Notation liest das; nenne eine mit --from, um zu erfahren, was nicht stimmt
no-turns = das sind keine Züge des Engine-Protokolls wie P@d1 P@d2
order-unknown = eine Stellung sagt nicht, in welcher Reihenfolge die Steine fielen; --any-order erfindet eine
more-than-drops = in dieser Partie geschah mehr als Einwürfe (ein Stein entfernt, eine Sperre oder eine Rücknahme); schreibe sie als record oder uci
more-than-turns = für etwas in dieser Partie hat das Engine-Protokoll kein Wort, etwa eine gezählte ungültige Spalte; schreibe sie als record
no-turn = aus der Zahl der Steine geht nicht hervor, wer am Zug ist

fen-fields = ein FEN hat ein Brett, w oder b, zwei Bindestriche und zwei Zahlen: 7/7/7/7/3p3/3P3 w - - 2 2
fen-row = eine Reihe eines FEN hat Zahlen leerer Felder von 1 bis 16
# $found is a character.
fen-unexpected = erwartet wird P, p oder eine Zahl leerer Felder in einer Reihe des FEN, gefunden wurde '{ $found }'
fen-pocket = die Steine in Klammern sind nicht die, die noch übrig sind
fen-turn = die Zahl der Steine passt nicht zur Seite am Zug; die erste Seite ist w
list-length = erwartet werden { $expected } Werte, einer pro Feld, gefunden wurden { $found }
# $number is the number of the value; $expected is a list of values.
list-value = Wert { $number }: erwartet wird { $expected }, gefunden wurde { $found }

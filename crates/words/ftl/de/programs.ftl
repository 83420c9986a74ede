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

## The engine: fourline engine. Each stands behind "info string".

engine-is-thinking = die Engine denkt nach; sende zuerst stop
# $word is what was sent.
line-unknown = unbekannter Befehl { $word }
line-missing = nach { $word } fehlt etwas
# $command is a command of the protocol, such as go.
line-word = { $command }: unbekanntes Wort { $word }
line-number = { $after }: erwartet wird eine ganze Zahl, gefunden wurde { $found }
option-unknown = es gibt keine Option { $name }
option-number = { $name }: erwartet wird eine ganze Zahl von { $least } bis { $most }
option-check = { $name }: erwartet wird true oder false
# $problem says what is wrong with the rules.
option-rules = Rules: { $problem }
option-variant = es gibt keine Variante { $name }; diese Engine spielt cfour
fen-house-rules = ein FEN sagt nicht, wie viel vom Entfernen, Sperren und von der erzwungenen Eröffnung noch übrig ist; verwende position startpos moves
# $board is a size such as 7x6.
fen-other-board = dieses Brett hat eine andere Größe; nach den Regeln sind es { $board }

## What another program did wrong. Each stands behind its name and a colon.

# $reason is what the system says.
fault-cant-start = ließ sich nicht starten: { $reason }
fault-ended-code = hat sich selbst beendet (Exit-Code { $code })
fault-ended-signal = wurde durch Signal { $signal } beendet
fault-ended-closed = hat seine Ausgabe geschlossen
# $asked is what it was sent.
fault-silent = hat auf { $asked } nicht geantwortet
fault-late = die Zeit war um: Es waren { $ms } ms
# $problem says what is wrong with its move.
fault-illegal = hat einen ungültigen Zug gemacht: { $problem }
fault-no-move = hat bestmove ohne Zug geantwortet
fault-flooded = hat viel zu viel geschrieben, ohne zu antworten
fault-cant-play = kann diese Regeln nicht spielen: Es gibt weder eine Option Rules noch eine Variante für dieses Brett

## Checks of another program: fourline engine --check

check-greeting = antwortet auf uci mit Namen und uciok
check-options = zählt seine Optionen richtig auf
check-ready = ist bereit und nimmt die Regeln an
check-first-move = macht einen gültigen ersten Zug
check-positions = macht gültige Züge in 20 zufälligen Stellungen
check-ready-while-thinking = antwortet auf isready, während es denkt
check-stop = hört auf Befehl auf, mit einem Zug
check-finished = übersteht eine beendete Partie
check-unknown = übergeht einen unbekannten Befehl
check-quit = beendet sich auf Befehl
problem-no-name = nennt seinen Namen nicht (id name)
problem-option = diese Option ist nicht richtig geschrieben: { $option }
problem-info = diese Zeile ist nicht richtig geschrieben: { $line }
problem-too-soon = hat gezogen, bevor stop kam
problem-twice = hat zweimal gezogen
# Instead of what is wrong.
check-not-tried = nicht versucht
check-good = gut
check-all-good = alle Prüfungen bestanden
check-some-bad = { $count ->
    [one] { $count } Prüfung nicht bestanden
   *[other] { $count } Prüfungen nicht bestanden
}
expected-option = erwartet wird ein Name und ein Wert, etwa Hash=64
expected-sprt = erwartet werden zwei Elo-Unterschiede, der kleinere zuerst, etwa 0,30

## Matches with other programs. $player is a player, $reason says in English what happened.

forfeit = Partie { $number }: { $player } verliert kampflos: { $reason }
# A statistical test. $ratio and $bound are numbers such as 2.94.
sprt-open = Der Test von { $elo0 } gegen { $elo1 } Elo ist offen: { $ratio } (entscheidet bei ± { $bound }).
sprt-smaller = Der Test entscheidet für { $elo0 } Elo gegen { $elo1 }: { $ratio } (Grenze ± { $bound }).
sprt-larger = Der Test entscheidet für { $elo1 } Elo gegen { $elo0 }: { $ratio } (Grenze ± { $bound }).

## The referee: dialogue files. Keys such as columns stay as they are.

dialogue-no-value = erwartet wird Schlüssel: Wert
dialogue-key = unbekannter Schlüssel { $key }; erwartet wird { $keys }
dialogue-value = erwartet wird { $values }
dialogue-sign = erwartet wird ein einzelnes Zeichen
dialogue-no-answer = erwartet wird eine Frage mit ihrer Antwort: name? -> Ann
dialogue-missing = { $key } fehlt

## The referee: what is wrong with a program. Each stands behind "after 1 2 1 3:".

# $length is how many discs make a line; $row and $column are where it begins at the left.
missed-row = die Linie in Reihe { $row } ab Spalte { $column } wird nicht als { $length } in einer Reihe erkannt
missed-column = die Linie in Spalte { $column } wird nicht als { $length } in einer Reihe erkannt
missed-rising = die steigende Diagonale ab Reihe { $row }, Spalte { $column } wird nicht als { $length } in einer Reihe erkannt
missed-falling = die fallende Diagonale ab Reihe { $row }, Spalte { $column } wird nicht als { $length } in einer Reihe erkannt
missed-draw = das Brett ist voll, aber es wird kein Remis erklärt
missed-tie = beide Seiten haben eine Linie, aber es wird kein Unentschieden erklärt
missed-loss = nach den Regeln endet die Partie hier, aber das Programm macht weiter
false-end = das Programm sagt, die Partie sei zu Ende, aber sie ist es nicht
wrong-end = das Programm sagt, die Partie sei zu Ende, aber mit falschem Ergebnis
# $expected and $shown are the next three messages.
wrong-cell = Reihe { $row }, Spalte { $column } zeigt { $shown }, müsste aber { $expected } zeigen
cell-empty = ein leeres Feld
cell-first = einen Stein der ersten Seite
cell-second = einen Stein der zweiten Seite
no-board = das Programm zeigt kein Brett
# $typed is a number that was typed.
bad-column-taken = { $typed } ist nicht spielbar, aber das Programm lehnt es nicht ab
# $asked and $expected are names in the dialogue file, such as undo.
wrong-question = das Programm fragt nach { $asked }, die Regeln verlangen aber { $expected }
wrong-move = der eigene Zug des Programms ist nicht möglich
hung = das Programm macht nicht weiter; seine letzte Zeile ist: { $line }
hung-silent = das Programm sagt nichts

## The referee: its report

# $game is what was typed: "1 2 1 3"; $problem says what is wrong.
after-game = nach { $game }: { $problem }
at-once = sofort: { $problem }
referee-good = { $games ->
    [one] { $games } Partie gespielt, nichts zu beanstanden.
   *[other] { $games } Partien gespielt, nichts zu beanstanden.
}
# $faults is a number too.
referee-bad = { $games ->
    [one] { $games } Partie gespielt; verschiedene Fehler: { $faults }.
   *[other] { $games } Partien gespielt; verschiedene Fehler: { $faults }.
}
# $names are the dialogues that come with the program.
no-such-dialogue = es gibt keine Dialogdatei { $name }; nimm eine Datei oder eines von { $names }

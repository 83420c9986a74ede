### What the commands of the program print. Sentences begin with a capital letter and end with a full stop;
### errors stand behind "fourline:" and do neither.
### Commands such as fourline resume, flags such as --games and file names are typed as they are.

## Every command

cant-write-output = die Ausgabe konnte nicht geschrieben werden
cant-write-file = { $file } konnte nicht geschrieben werden
cant-hear-interrupts = Strg-C kann nicht abgefangen werden
in-line = { $file }: Zeile { $line }: { $problem }
in-line-and-column = { $file }: Zeile { $line }, Zeichen { $column }: { $problem }
seconds = { $seconds } s
minutes = { $minutes } min { $seconds } s
hours = { $hours } h { $minutes } min
progress = { $done } von { $all } ({ $percent } %), { $rate }/s, noch { $time }

## Playing line by line

hello = Fourline: Vier gewinnt. Mit „hilfe“ bekommst du bei jeder Frage Hilfe.
no-game-started = Es wurde keine Partie begonnen.
nothing-to-keep = Es gab noch keinen Zug, also auch nichts zu sichern.
input-ended = Die Eingabe ist zu Ende.
interrupted = Unterbrochen.
output-failed = Die Ausgabe konnte nicht geschrieben werden: { $reason }.

## Flags about the game

only-two-players = es gibt nur zwei Spieler
no-such-rules = Regeln namens { $name } gibt es nicht; nimm { $names } oder eine TOML-Datei
screen-needs-terminal = --screen braucht ein Terminal und das Brett grid; ohne --screen spielst du Zeile für Zeile
study-needs-terminal = die Analyse braucht ein Terminal; Stellungen als Text löst fourline solve
no-window = dieses Programm wurde ohne Fenster gebaut. Aus dem Quelltext: cargo run --release --features window -- window. Oder spiel hier: fourline play
no-server = dieses Programm kann die Seite nicht bereitstellen. Aus dem Quelltext: cargo xtask serve
no-online = dieses Programm wurde ohne Netz gebaut. Aus dem Quelltext: cargo run --release -- online
no-site = die Seite für Browser steckt nicht in diesem Programm. Bau sie mit cargo xtask web und danach das Programm noch einmal; oder gib ihren Ordner mit --folder an
# $folder ist der Name eines Ordners.
site-without-page = { $folder }: darin ist keine index.html. Die Seite wird mit cargo xtask web gebaut
# $address ist eine Adresse mit Port.
serving = Fourline ist unter http://{ $address }/ zu finden (Strg-C beendet es)
cant-serve = unter { $address } lässt sich nichts bereitstellen

## Rule files

rule-file-head = Regeln für fourline play --rules DATEI. Eine Regel, die fehlt, ist wie in base.
rule-file-preset = Das sind die Regeln namens { $name }.
rule-number-or-text = { $name }: erwartet wird eine Zahl oder ein Text in Anführungszeichen
rule-base = base: möglich sind { $names }, in Anführungszeichen
rule-unknown = unbekannte Regel; es gibt base, { $names }

## fourline resume, fourline replay

skipped = übersprungen: { $problem }
no-unfinished-start-one = es gibt keine offene Partie; beginne eine mit fourline play
no-finished-name-one = es gibt keine beendete Partie; nenne eine Aufzeichnung: fourline replay DATEI
already-over = { $file }: diese Partie ist zu Ende. { $ending } Ansehen mit: fourline replay { $file }
no-unfinished-games = Es gibt keine offenen Partien.
no-finished-games = Es gibt keine beendeten Partien.

## Positions, for solve, study and picture

position-no-file = { $problem }; nenne eine vorhandene Datei, Züge wie 4453 oder ein gezeichnetes Brett
position-neither = keine Datei heißt so, und Züge sind es auch nicht. Nenne Züge wie 4453, ein gezeichnetes Brett oder eine vorhandene Datei
position-neither-because = keine Datei heißt so, und Züge sind es auch nicht: { $problem }. Nenne Züge wie 4453, ein gezeichnetes Brett oder eine vorhandene Datei

## fourline solve

type-positions = Tippe eine Stellung pro Zeile, etwa 4453. Strg-D beendet die Eingabe.
line = Zeile { $number }
position = Stellung { $number }
line-too-long = die Zeile ist zu lang für eine Stellung
solver-lacks-rules = der Löser kennt die Regeln dieser Aufzeichnung nicht: Entfernen, Blockieren oder eine vorgeschriebene Eröffnung
choose-less-memory = { $problem }; wähle weniger mit --memory
empty-board = Das leere Brett
drawn-board = Das gezeichnete Brett
solved = { $position }: { $who } am Zug, { $prospect }, Wertung { $score }. ({ $effort })
effort = { $nodes } Knoten, { $seconds } s
side-to-move-wins = { $position }: { $who } ist am Zug und gewinnt. ({ $effort })
side-to-move-draws = { $position }: { $who } ist am Zug und hält unentschieden. ({ $effort })
side-to-move-loses = { $position }: { $who } ist am Zug und verliert. ({ $effort })
column-full = voll
best-columns = { $count ->
    [one] Am besten: Spalte { $columns }.
   *[other] Am besten: Spalten { $columns }.
}
solving = { $position }: { $millions } Mio. Knoten, Wertung zwischen { $lower } und { $upper }, { $seconds } s
keep-unusable = { $file }: { $problem }. Mit --keep eine andere Datei angeben, oder diese löschen, um neu zu beginnen
keep-failed = { $file }: Was bisher bekannt ist, ließ sich nicht sichern: { $problem }. Es wird weiter gelöst
keep-other-board = mit --keep müssen alle Stellungen auf dem Brett von --size sein
solve-interrupted = Unterbrochen. Was bisher bekannt ist, steht in { $file }; derselbe Befehl macht weiter.

## fourline bench

built-in = eingebaut
node-signature = Knotensignatur: { $nodes } (ein Thread, eigene Tabelle)
signature-changed = erwartet: { $nodes }; die Suche hat sich geändert
wrong-score = { $file }: { $moves }: erwartet { $expected }, gefunden { $found }
measured = { $positions ->
    [one] { $file }: { $positions } Stellung, { $wrong } falsch; { $times }; { $speed }
   *[other] { $file }: { $positions } Stellungen, { $wrong } falsch; { $times }; { $speed }
}
measured-times = im Mittel { $mean }, höchstens { $worst } ({ $moves })
measured-speed = je { $nodes } Knoten, { $millions } Mio. Knoten/s
expected-moves-and-score = erwartet werden Züge und eine Wertung, gefunden wurde { $found }
no-positions = in dieser Datei stehen keine Stellungen
book-for-other-board = dieses Buch ist für { $other }, die Stellungen sind aber auf { $board }

## fourline book

finding-positions = { $discs ->
    [one] Suche alle Stellungen mit { $discs } Stein auf { $board } ...
   *[other] Suche alle Stellungen mit { $discs } Steinen auf { $board } ...
}
positions-found = { $count ->
    [one] { $count } Stellung.
   *[other] { $count } Stellungen.
}
positions-found-some-solved = { $count ->
    [one] { $count } Stellung, davon { $solved } schon gelöst.
   *[other] { $count } Stellungen, davon { $solved } schon gelöst.
}
build-interrupted = Unterbrochen. Was gelöst ist, bleibt erhalten; derselbe Befehl macht weiter.
not-all-solved = manche Stellungen sind nicht gelöst
assembling-book = Stelle das Buch zusammen ...
written = In { $file } geschrieben.
written-after = Nach { $time } in { $file } geschrieben.
checksum-right = Die Prüfsumme stimmt.
layers-right = Alle Ebenen folgen aus der tiefsten.
layers-wrong = die Ebenen des Buchs folgen nicht aus seiner tiefsten
book-score-wrong = das Buch sagt { $found }, die Wertung ist aber { $score }, und zwar für
book-score-missing = das Buch sagt nichts, die Wertung ist aber { $score }, und zwar für
sample-right = { $count ->
    [one] { $count } Stellung noch einmal gelöst; ihre Wertung stimmt.
   *[other] { $count } Stellungen noch einmal gelöst; alle Wertungen stimmen.
}
too-many-plies = { $cells ->
    [one] ein { $board }-Brett hat nur { $cells } Feld
   *[other] ein { $board }-Brett hat nur { $cells } Felder
}
plies-not-fewer = das Buch hat { $plies }; wähle weniger
built-in-book = Eingebaut:
no-built-in-book = es ist kein Buch eingebaut
book-summary = Ein Buch für { $board }: { $bytes } Byte, Prüfsumme { $checksum }.
# There is one position without discs.
book-layer = { $positions ->
    [one] { $discs }: { $positions } Stellung, { $bytes } Byte, { $bits } Bit
   *[other] { $discs }: { $positions } Stellungen, { $bytes } Byte, je { $bits } Bit
}
book-layer-discs = { $discs ->
    [one] { $discs } Stein
   *[other] { $discs } Steine
}
without-book = { $problem }; es geht ohne das Buch weiter
without-other-book = { $file }: ein Buch für { $other }, nicht für { $board }; es geht ohne das Buch weiter
build-already-runs = ein anderer Prozess baut dieses Buch gerade
not-this-progress = diese Datei ist nicht der Zwischenstand dieses Buchs; verschieb sie
cant-write-progress = der Zwischenstand konnte nicht geschrieben werden
cant-remove-progress = die Datei mit dem Zwischenstand konnte nicht gelöscht werden

## fourline arena

too-few-players = ein Wettkampf braucht mindestens zwei Spieler
odd-games = wähle eine gerade Zahl, denn jede Eröffnung wird von beiden Seiten gespielt
opening-too-long = { $cells ->
    [one] das Brett hat nur { $cells } Feld
   *[other] das Brett hat nur { $cells } Felder
}
player-twice = { $player } ist zweimal genannt
game-without-end = eine Partie ging nicht zu Ende
match-interrupted = Nach { $played } von { $all } Partien unterbrochen.
match-interrupted-kept = Nach { $played } von { $all } Partien unterbrochen. Sie bleiben erhalten; derselbe Befehl macht weiter.
head-player = Spieler
head-against = gegen
head-games = Partien
head-wins = Siege
head-draws = Unentschieden
head-losses = Niederlagen
head-score = Punkte
head-margin = 95 %
head-elo-difference = Elo-Differenz
head-elo = Elo
elo-range = { $elo } ({ $low } bis { $high })
no-command = uci: braucht einen Befehl, etwa uci:fairy-stockfish
sprt-for-two = der Test ist für einen Wettkampf von zwei Spielern
no-balanced-opening = es finden sich keine ausgeglichenen Eröffnungen: Sie brauchen Regeln, die der Löser kennt, und einige Steine
opening-not-allowed = die Regeln erlauben diese Eröffnung nicht
no-openings = in dieser Datei stehen keine Eröffnungen
match-already-runs = ein anderer Prozess spielt diesen Wettkampf gerade
not-this-log =
    das ist nicht das Protokoll dieses Wettkampfs; erwartet wurde
    { $expected }
    gefunden wurde
    { $found }
game-twice = Partie { $number } ist zweimal da
expected-finished-game = erwartet wird eine beendete Partie dieses Wettkampfs
cant-write-log = das Protokoll konnte nicht geschrieben werden

## fourline picture

which-format = welches Format? Für die Standardausgabe nimm --format svg, png, gif oder apng
unknown-extension = { $file }: unbekannte Dateiendung; nimm .svg, .png, .gif oder .apng, oder --format
too-few-steps = { $last ->
    [one] die Partie hat { $last } Schritt; 0 ist ihr Anfang
   *[other] die Partie hat { $last } Schritte; 0 ist ihr Anfang
}
only-for-still-picture = { $flag } ist für ein Standbild; nimm .svg oder .png
scores-without-strip = --scores ist für eine einzelne Stellung; lass --strip weg
nothing-to-judge = in dieser Stellung gibt es keinen Zug zu bewerten

### Why a move is good or bad; reviews of games.

## Reasons

wins = vollendet eine Reihe: { $cells }
stops-four = verhindert die Reihe des Gegners auf { $cells }
two-threats = droht eine Reihe an zwei Stellen: { $cells }
leaves-four = lässt den Gegner eine Reihe vollenden auf { $cells }
gives-above = lässt den Gegner direkt darüber eine Reihe vollenden, auf { $cell }
spends-threat = gibt die Drohung auf { $cell } preis
forces = erzwingt den Gewinn mit { $line }: dann sind die Reihen auf { $cells } nicht alle zu verhindern
squeezes = vollendet als Nächstes eine Reihe, wo immer die andere Seite spielt: { $cells }
claimeven-holds = hält, indem immer darüber geantwortet wird: Das bringt jede gerade Zeile von unten, und ohne sie hat die andere Seite keine Reihe
claimeven-wins = gewinnt, indem immer darüber geantwortet wird, bis die andere Seite unter { $cell } spielen muss
standoff-holds = hält, indem immer darüber und nie unter { $denied } gespielt wird; die Drohung auf { $threat } gleicht das aus
standoff-wins = gewinnt, indem immer darüber geantwortet wird, bis die andere Seite unter { $cell } spielen muss, und nie unter { $denied } gespielt wird; die Drohung auf { $threat } gleicht das aus
odd-threat = gewinnt durch die ungerade Drohung auf { $cell }: Alles andere füllt sich, dann muss die andere Seite darunter spielen
group-holds = hält: Die Spalten { $columns } entscheiden, überall sonst genügt die Antwort darüber
group-wins = gewinnt: Die Spalten { $columns } entscheiden, überall sonst genügt die Antwort darüber
group-wins-at = gewinnt durch die Drohung auf { $cell }: Die Spalten { $columns } halten, überall sonst genügt die Antwort darüber
by-opponent = der Gegner { $what }
after-line = nach { $line }: { $what }
no-line-left = keine Seite hat mehr Platz für eine Reihe
best-play = bestes Spiel: { $line }
estimate = nicht bewiesen, eine Schätzung

## Judgements of moves

only-move = der einzige Zug
best = bester
good = gut
slip = ungenau
mistake = Fehler
blunder = grober Fehler

## A review

accuracy = { $who }: Genauigkeit { $percent } %
accuracy-none = { $who }: kein Zug zu beurteilen
accuracy-and-counts = { $accuracy } ({ $judgements })
judgement-count = { $judgement } { $count }
turning-point = Wendepunkt: Zug { $number }, { $who }: { $move }
no-turning-point = Das Ergebnis hat sich nie geändert.
not-over = Die Partie ist nicht beendet. Sie wird so weit beurteilt, wie sie geht.
with-estimates = Manche Züge ließen sich nur schätzen. Sie werden nicht beurteilt.
no-moves = Es gibt keine Züge zu beurteilen.
better = besser: { $moves }
folder-done = { $files ->
    [one] { $files } Partie beurteilt
   *[other] { $files } Partien beurteilt
}
cant-read-folder = dieser Ordner lässt sich nicht lesen: { $folder }
no-records = in diesem Ordner sind keine Partien (Dateien *.fourline)

## Threats

threats-of = Drohungen von { $who }: { $threats }
threat-now = { $cell } (jetzt)
threat-odd = { $cell } (ungerade Zeile)
threat-even = { $cell } (gerade Zeile)
no-threats = keine

## Boards that are not like others

unreachable = Keine Partie führt zu diesem Brett. Es wird beurteilt, wie es ist.
unclear-turn = Wer am Zug ist, lässt sich aus den Steinen nicht erkennen; darum werden nur die Drohungen gezeigt.
too-hard = Dieses Brett ließ sich nicht lösen; darum werden nur die Drohungen gezeigt.
over = Die Partie ist beendet.

### What moves lead to, and why; what a study says.

## What a move leads to. Moves are those of the player who asks.

wins-in = { $moves ->
    [one] Sieg in { $moves } Zug
   *[other] Sieg in { $moves } Zügen
}
loses-in = { $moves ->
    [one] Niederlage in { $moves } Zug
   *[other] Niederlage in { $moves } Zügen
}
draws = Unentschieden
looks-bad = sieht schlecht aus (Schätzung { $score })
slightly-worse = etwas schlechter (Schätzung { $score })
even = ausgeglichen (Schätzung { $score })
slightly-better = etwas besser (Schätzung { $score })
looks-good = sieht gut aus (Schätzung { $score })
proven = { $prospect } (bewiesen)

## Why

completes-line = vollendet eine Reihe
stops-line = verhindert eine Reihe des Gegners
two-threats = droht an zwei Stellen mit einer Reihe
gives-cell-above = ermöglicht dem Gegner eine Reihe direkt darüber
leaves-line = lässt den Gegner in Spalte { $column } gewinnen
blocks-and-wins = lässt den Gegner aussetzen und gewinnt dann in Spalte { $column }
gives-line = verschafft dem Gegner eine Reihe
gives-both-lines = verschafft beiden eine Reihe
only-move = der einzige erlaubte Zug
prospect-and-why = { $prospect }; { $why }

## A move with what it leads to: "column 4: wins in 1 move"

move-and-meaning = { $move }: { $meaning }
move-score-and-meaning = { $move }: { $score }, { $meaning }
then = { $first }, dann { $second }
remove = Zeile { $row } Spalte { $column } entfernen
block = blockieren
end-the-turn = Zug beenden

## While it is found out

broke = Der Tipp ist abgestürzt; frag noch einmal.
looking-ahead = Rechne voraus ...
# "Mio.", because $millions may be 1.
progress-exact = { $millions } Mio. Stellungen, Wertung zwischen { $lower } und { $upper }
progress-turns = { $turns ->
    [one] { $positions } Stellungen, { $turns } Zug voraus
   *[other] { $positions } Stellungen, { $turns } Züge voraus
}
solving = Löse: { $progress } ...
looking-at-other-moves = Prüfe die anderen Züge ...

## A study

best-line = Beste Zugfolge: { $moves }
likely-line = Wahrscheinliche Zugfolge: { $moves }
end-turn-or-block = { $who ->
    [you] Dein Zug: beenden oder blockieren?
   *[other] { $who }: Zug beenden oder blockieren?
}
to-move = { $who ->
    [you] Du bist am Zug.
   *[other] { $who } ist am Zug.
}
to-move-and-prospect = { $who ->
    [you] Dein Zug: { $prospect }.
   *[other] { $who } am Zug: { $prospect }.
}
threw-win-now-lost = { $who ->
    [you] Du hast den Sieg verschenkt: Jetzt gewinnt { $opponent }.
   *[other] { $who } hat den Sieg verschenkt: Jetzt gewinnt { $opponent }.
}
threw-win-you-win = { $who } hat den Sieg verschenkt: Jetzt gewinnst du.
threw-win-now-drawn = { $who ->
    [you] Du hast den Sieg verschenkt: Jetzt steht es unentschieden.
   *[other] { $who } hat den Sieg verschenkt: Jetzt steht es unentschieden.
}
threw-win-now-open = { $who ->
    [you] Du hast den Sieg verschenkt: Jetzt ist alles offen.
   *[other] { $who } hat den Sieg verschenkt: Jetzt ist alles offen.
}
threw-draw = { $who ->
    [you] Du hast das Unentschieden verschenkt: Jetzt gewinnt { $opponent }.
   *[other] { $who } hat das Unentschieden verschenkt: Jetzt gewinnt { $opponent }.
}
threw-draw-you-win = { $who } hat das Unentschieden verschenkt: Jetzt gewinnst du.
overlooked = { $who ->
    [you] Du hast etwas übersehen: Jetzt gewinnt { $opponent }.
   *[other] { $who } hat etwas übersehen: Jetzt gewinnt { $opponent }.
}
overlooked-you-win = { $who } hat etwas übersehen: Jetzt gewinnst du.

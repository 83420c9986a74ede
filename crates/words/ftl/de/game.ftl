### What happens in a game, how it ends, and why something can't be done.
### $who, $winner, $loser and $opponent are players: "Ann (X)", or the reader where there is a case [you].

## What happens

starts = { $who ->
    [you] Du beginnst, { $opponent } folgt.
   *[other] { $who } beginnt, { $opponent } folgt.
}
starts-you-follow = { $who } beginnt, du folgst.
drops = { $who ->
    [you] Du spielst in Spalte { $column }, Zeile { $row }.
   *[other] { $who } spielt in Spalte { $column }, Zeile { $row }.
}
undoes = { $left ->
    [0] { $who } nimmt den Stein zurück; keine Rücknahme mehr.
    [one] { $who } nimmt den Stein zurück; noch 1 Rücknahme.
   *[other] { $who } nimmt den Stein zurück; noch { $left } Rücknahmen.
}
you-undo = { $left ->
    [0] Du nimmst den Stein zurück; keine Rücknahme mehr.
    [one] Du nimmst den Stein zurück; noch 1 Rücknahme.
   *[other] Du nimmst den Stein zurück; noch { $left } Rücknahmen.
}
undo-overdrawn = { $who ->
    [you] Du willst zurücknehmen, hast aber keine Rücknahme mehr.
   *[other] { $who } will zurücknehmen, hat aber keine Rücknahme mehr.
}
removes = { $who ->
    [you] Du entfernst den Stein in Zeile { $row }, Spalte { $column }.
   *[other] { $who } entfernt den Stein in Zeile { $row }, Spalte { $column }.
}
blocks = { $who ->
    [you] Du blockierst: { $opponent } setzt aus.
   *[other] { $who } blockiert: { $opponent } setzt aus.
}
blocks-you = { $who } blockiert: Du setzt aus.
resigns = { $who ->
    [you] Du gibst auf.
   *[other] { $who } gibt auf.
}
offers-draw = { $who ->
    [you] Du bietest Unentschieden an.
   *[other] { $who } bietet Unentschieden an.
}
asks-takeback = { $who ->
    [you] Du möchtest den letzten Zug zurücknehmen.
   *[other] { $who } möchte den letzten Zug zurücknehmen.
}
accepts = { $who ->
    [you] Du nimmst an.
   *[other] { $who } nimmt an.
}
declines = { $who ->
    [you] Du lehnst ab.
   *[other] { $who } lehnt ab.
}
withdraws = { $who ->
    [you] Du ziehst das Angebot zurück.
   *[other] { $who } zieht das Angebot zurück.
}
offer-lapsed = { $who ->
    [you] Dein Angebot gilt nicht mehr.
   *[other] Das Angebot von { $who } gilt nicht mehr.
}
taken-back = Der Zug ist zurückgenommen.

## How many bad columns are still forgiven. A violation is a column that can't be played and counts.

bad-column-counts = { $reason } { $chances }
violation-in-move = { $left ->
    [0] Verstoß { $count } in diesem Zug; kein Versuch mehr.
    [one] Verstoß { $count } in diesem Zug; noch 1 Versuch.
   *[other] Verstoß { $count } in diesem Zug; noch { $left } Versuche.
}
violation-in-game = Verstoß { $count } von { $limit }; beim { $limit }. ist die Partie verloren.
last-violation = Verstoß { $limit } von { $limit }.

## How a game ends

headline-line = { $winner ->
    [you] Du gewinnst: { $line }
   *[other] { $winner } gewinnt: { $line }
}
wins-by-line = { $winner ->
    [you] Du gewinnst: { $line }, mit { $discs } Steinen.
   *[other] { $winner } gewinnt: { $line }, mit { $discs } Steinen.
}
winning-discs = { $discs ->
    [one] Mit { $discs } stein
   *[other] Mit { $discs } steinen
}
line-in-column = { $length ->
    [3] Dreierreihe in Spalte { $column }
    [4] Viererreihe in Spalte { $column }
    [5] Fünferreihe in Spalte { $column }
    [one] { $length }er-Reihe in Spalte { $column }
   *[other] { $length }er-Reihe in Spalte { $column }
}
line-in-row = { $length ->
    [3] Dreierreihe in Zeile { $row }
    [4] Viererreihe in Zeile { $row }
    [5] Fünferreihe in Zeile { $row }
    [one] { $length }er-Reihe in Zeile { $row }
   *[other] { $length }er-Reihe in Zeile { $row }
}
line-on-diagonal = { $length ->
    [3] diagonale Dreierreihe
    [4] diagonale Viererreihe
    [5] diagonale Fünferreihe
    [one] diagonale { $length }er-Reihe
   *[other] diagonale { $length }er-Reihe
}
several-lines = mehrere Reihen auf einmal
winning-cells = Gewinnfelder: { $cells }.
draw-both-lines = Unentschieden: Beide haben eine Reihe.
draw-board-full = Unentschieden: Das Brett ist voll und niemand hat eine Reihe.
draw-agreed = Unentschieden vereinbart.
wins-by-violations = { $winner ->
    [you] Du gewinnst: { $loser } hatte einen Verstoß zu viel.
   *[other] { $winner } gewinnt: { $loser } hatte einen Verstoß zu viel.
}
wins-by-violations-you-lose = { $winner } gewinnt: Du hattest einen Verstoß zu viel.
wins-by-undos = { $winner ->
    [you] Du gewinnst: { $loser } wollte eine Rücknahme zu viel.
   *[other] { $winner } gewinnt: { $loser } wollte eine Rücknahme zu viel.
}
wins-by-undos-you-lose = { $winner } gewinnt: Du wolltest eine Rücknahme zu viel.
wins-by-resignation = { $winner ->
    [you] Du gewinnst: { $loser } hat aufgegeben.
   *[other] { $winner } gewinnt: { $loser } hat aufgegeben.
}
wins-by-resignation-you-lose = { $winner } gewinnt: Du hast aufgegeben.
wins-on-time = { $winner ->
    [you] Du gewinnst: { $loser } hat keine Zeit mehr.
   *[other] { $winner } gewinnt: { $loser } hat keine Zeit mehr.
}
wins-on-time-you-lose = { $winner } gewinnt: Deine Zeit ist abgelaufen.
wins-by-abandonment = { $winner ->
    [you] Du gewinnst: { $loser } hat die Partie verlassen.
   *[other] { $winner } gewinnt: { $loser } hat die Partie verlassen.
}
wins-by-abandonment-you-lose = { $winner } gewinnt: Du hast die Partie verlassen.
aborted = Die Partie wurde abgebrochen und zählt nicht.

## What a player has left

undos = { $count }× zurücknehmen
removes-left = { $count }× entfernen
blocks-left = { $count }× blockieren
left = noch { $things }
violations = { $used } von { $limit } Verstößen
left-and-violations = { $left }; { $violations }

## Why something can't be done

no-such-column = Diese Spalte gibt es nicht. Es gibt die Spalten { $first } bis { $last }.
column-full = Spalte { $column } ist voll. Nimm eine andere.
not-centre = Der erste Stein kommt in die Mitte, Spalte { $columns }.
game-over = Die Partie ist zu Ende.
not-your-turn = { $who ->
    [you] Du bist am Zug.
   *[other] { $who } ist am Zug.
}
pick-symbol-first = Wähle zuerst ein Symbol.
no-symbol-to-pick = Gerade gibt es kein Symbol zu wählen.
symbols-are = Die Symbole sind { $first } und { $second }.
already-moved = Du hast schon gezogen.
drop-first = Wirf zuerst einen Stein ein.
undo-not-in-rules = Diese Regeln kennen keine Rücknahme.
nothing-to-undo = Du hast in diesem Zug noch keinen Stein eingeworfen.
no-undos-left = Du hast keine Rücknahme mehr.
remove-is-final = Entfernen lässt sich nicht zurücknehmen.
remove-not-in-rules = Diese Regeln kennen kein Entfernen.
no-removes-left = Du darfst keinen Stein mehr entfernen.
opening-is-only-a-drop = Im ersten Zug wirfst du nur einen Stein in die Mitte.
remove-only-before-drop = Entfernen kannst du nur anstelle eines Einwurfs, nicht danach.
no-disc-to-remove = Es gibt keinen gegnerischen Stein zum Entfernen.
no-such-cell = Dieses Feld gibt es nicht. Es gibt die Zeilen 1 bis { $rows } und die Spalten { $first } bis { $last }.
empty-cell = In Zeile { $row }, Spalte { $column } liegt kein Stein.
own-disc = Der Stein in Zeile { $row }, Spalte { $column } gehört dir. Entfernen kannst du nur gegnerische Steine.
block-not-in-rules = Diese Regeln kennen kein Blockieren.
no-blocks-left = Du darfst nicht mehr blockieren.
block-only-after-move = Blockieren kannst du erst nach deinem Zug.
opponent-has-run = Blockieren geht jetzt nicht: Der Gegner hat { $run } Steine in einer Reihe. Du kannst später noch blockieren.
no-turn-to-block = Das Brett ist voll; es gibt keinen Zug mehr zu blockieren.
nothing-to-keep = Gerade gibt es keinen Stein, über den zu entscheiden wäre.
offer-open = Beantworte zuerst das offene Angebot.
no-offer = Es gibt kein Angebot zu beantworten.
nothing-to-take-back = Du hast keinen Zug zum Zurücknehmen.
too-late-to-abort = Beide haben schon gezogen; die Partie lässt sich nicht mehr abbrechen.
clock-still-runs = Auf der Uhr ist noch Zeit.
no-clock = Diese Partie läuft ohne Uhr.
spectator = Du schaust bei dieser Partie zu und kannst nicht ziehen.

## The board in words, for those who hear it

board-column = Spalte { $column } von unten: { $discs }.
board-column-full = Spalte { $column } von unten: { $discs }, voll.
board-empty = Das Brett ist leer.
board-column-empty = Spalte { $column } ist leer.
board-columns-empty = Die Spalten { $columns } sind leer.

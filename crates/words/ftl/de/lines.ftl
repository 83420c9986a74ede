### Line mode: what is asked, shown and refused by plain lines, which can also be read aloud. Keep it short.
### Help is in help.ftl, the words that can be typed are in typed.ftl. A prompt has no full stop; " >> " follows it.
### $help, $quit, $back, $save, $yes and $no are words from typed.ftl.

## Before a game

opponent = Gegen wen spielst du?
level = Auf welcher Stufe?
rules = Nach welchen Regeln?
first = Wer beginnt?
choice = Deine Wahl, 1 bis { $last } (Enter für 1)
not-a-choice = „{ $text }“ steht nicht zur Wahl. Tippe 1 bis { $last }.
your-name = Dein Name (Enter für { $usual })
player-name = Name von Spieler { $number } (Enter für { $usual })
symbols = Zwei Symbole für die Steine (Enter für { $usual })
bad-symbols = Das geht nicht: { $problem }.
from-the-start = Zurück zur ersten Frage.
no-game-yet = Es läuft noch keine Partie.

## Questions of a game

yes-or-no = { $question } ({ $yes }/{ $no })
please-answer = Bitte antworte mit { $choices }.
type-a-column = Bitte tippe eine Spalte: { $columns }.
not-a-column = „{ $text }“ ist weder eine Spalte noch ein Befehl. Tippe { $columns } oder „{ $help }“.
enter-ends-turn = { $question } (Enter beendet den Zug)
not-a-command = „{ $text }“ geht hier nicht. Tippe { $choices }.
remove-a-disc = { $who ->
    [you] Einen Stein von { $opponent } entfernen, statt einzuwerfen?
   *[other] { $who }, einen Stein von { $opponent } entfernen, statt einzuwerfen?
}
which-disc = Zeile und Spalte des Steins, den du entfernst, oder „{ $back }“
which-column = Spalte des Steins, den du entfernst, oder „{ $back }“
type-row-and-column = Bitte tippe eine Zeile und eine Spalte, zum Beispiel { $row } { $column }.
undo = { $who ->
    [you] Stein zurücknehmen (noch { $left })?
   *[other] { $who }, Stein zurücknehmen (noch { $left })?
}
undo-loses = { $who ->
    [you] Stein zurücknehmen und die Partie verlieren? Du hast keine Rücknahme mehr.
   *[other] { $who }, Stein zurücknehmen und die Partie verlieren? Du hast keine Rücknahme mehr.
}
block = { $who ->
    [you] Blockieren, sodass { $opponent } einmal aussetzt?
   *[other] { $who }, blockieren, sodass { $opponent } einmal aussetzt?
}
try-again = { $problem } Noch einmal versuchen?
play-again = Noch eine Partie?
score = Stand: { $score }.
left = { $who }: { $left }.

## While a computer thinks, or a hint is looked for

thinking-at-most = { $who } denkt nach, höchstens { $seconds } s ...
progress = { $who }: { $seconds } s
progress-so-far = { $who }: { $seconds } s, { $progress }
best = am besten:

## Files

save-where = Tippe „{ $save }“ und einen Dateinamen.
file-exists = { $file } gibt es schon. Zum Ersetzen tippe { $command }
line-too-long = Diese Zeile ist zu lang.

## A recorded game, move by move

replay = { $one } – { $two }. Regeln: { $rules }. Startwert: { $seed }.
next-move = Enter für den nächsten Zug, „{ $quit }“ zum Aufhören
press-enter = Drücke Enter für den nächsten Zug oder tippe „{ $quit }“.
record-ends = { $who ->
    [you] Hier endet die Aufzeichnung. Du bist am Zug.
   *[other] Hier endet die Aufzeichnung. { $who } ist am Zug.
}

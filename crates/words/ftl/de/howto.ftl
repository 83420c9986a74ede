### "How to play": headings of the page about a rule set, and what stands below its boards.

## Headings. Short.

goal = Das Ziel
opening = Die Eröffnung
undo = Rücknahme
remove = Einen Stein entfernen
block = Blockieren
bad-columns = Spalten, die nicht gehen
start = Wer beginnt

## Below boards

opening-example = Beide ersten Steine liegen in der Mitte.
remove-before = Der Stein in Zeile { $row }, Spalte { $column } wird entfernt.
remove-after = Der Stein darüber ist gefallen.
tie-after = Jetzt haben beide eine Reihe: unentschieden.

### The desktop window. Names of players, files and rule sets are never translated.
### Labels of buttons must be short; sentences have room.

## Keys, as they are written on them

key-home = Pos1
key-end = Ende
key-escape = Esc
with-key = { $label } ({ $key })

## The menu

heading = Fourline: Vier gewinnt
seat = Platz { $number }
person = Mensch
about-person = Jemand an diesem Fenster.
level = Stufe { $number }, { $name }
choice = { $name }: { $about }
own-rules = Eigene Regeln
own-rules-chosen = Eigene Regeln (gewählt)
more = Mehr
serious = Ernste Partie: Züge können nicht zurückgenommen werden
symbols = Zwei Symbole für die Steine
usual-symbols = üblich
start = Start
record-to-open = Aufzeichnung öffnen (oder die Datei hierher ziehen)
open = Öffnen
settings = Einstellungen
unfinished-games = Offene Partien ({ $count })
finished-games = Beendete Partien ({ $count })
unreadable-files = Unlesbare Dateien ({ $count })
dated-game = { $day }: { $game }
delete = Löschen

## A game

board = Brett
column = Spalte { $column }
lands = Der Stein fällt in Zeile { $row }.
this-move = Dieser Zug: { $prospect }.
best-move = Bester Zug: { $prospect }.
remove-at = Stein in Zeile { $row }, Spalte { $column } entfernen
graph = Verlauf der Wertung
player-and-left = { $player }: { $left }
study = Analyse
first = Anfang
back = Zurück
forward = Vor
last = Ende
file = Datei
save = Speichern
replace = Ersetzen
menu = Menü
what-happened = Was bisher geschah
save-where = Wohin speichern? Tippe einen Dateinamen in das Feld.

## Problems. $problem comes without a full stop; it may begin with the name of a file.

problem = { $problem }.
could-not-open = Öffnen fehlgeschlagen: { $problem }.
could-not-continue = Diese Partie kann nicht fortgesetzt werden: { $problem }.
could-not-delete = Löschen fehlgeschlagen: { $problem }.
choices-not-saved = Deine Auswahl konnte nicht gespeichert werden: { $problem }.
symbols-refused = Diese Symbole sind nicht möglich: { $problem }.
no-window = hier lässt sich kein Fenster öffnen: { $reason }. Gibt es einen Bildschirm? fourline play braucht keinen

### The desktop window. Names of players, files and rule sets are never translated.
### Labels of buttons must be short; sentences have room.

## Keys, as they are written on them

key-escape = Esc
with-key = { $label } ({ $key })

## The menu

brand = Fourline
pairing = { $one } gegen { $two }
opponent = Gegner
player-level = Stufe { $number }
how-to-play = So wird gespielt
leave-page = Zurück
choose-rules = Diese Regeln wählen
rules-name = Name für diese Regeln
rules-saved = Die Regeln sind als „{ $name }“ gespeichert.
delete-rules = Regeln { $name } löschen
delete-rules-question = Dieses Regelwerk löschen?
no-games-yet = Hier erscheinen deine Partien.
all-games = Alle zeigen
rules-and-size = { $rules }, { $columns } × { $rows }
rules-and-day = { $rules }, { $day }
settings-shared = Allgemein
settings-window = Dieses Fenster
key-enter = Enter
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

moves = Züge
no-moves = Noch keine Züge.
move-at = Zug { $number }: { $move }
next-mistake = Nächster Fehler
no-mistake = Nach diesem Zug ist kein Fehler bekannt.
at-first-move = Das ist der Anfang.
at-last-move = Das ist der letzte Zug.
play-from-here = Ab hier spielen
save-game = In Datei speichern
cancel = Abbrechen
board = Brett
column = Spalte { $column }
lands = Der Stein fällt in Zeile { $row }.
this-move = Dieser Zug: { $prospect }.
best-move = Bester Zug: { $prospect }.
remove-at = Stein in Zeile { $row }, Spalte { $column } entfernen
graph = Verlauf der Wertung
study = Analyse
back = Zurück
forward = Vor
file = Datei
save = Speichern
replace = Ersetzen
menu = Menü
save-where = Wohin speichern? Tippe einen Dateinamen in das Feld.

## Problems. $problem comes without a full stop; it may begin with the name of a file.

problem = { $problem }.
could-not-open = Öffnen fehlgeschlagen: { $problem }.
could-not-continue = Diese Partie kann nicht fortgesetzt werden: { $problem }.
could-not-delete = Löschen fehlgeschlagen: { $problem }.
choices-not-saved = Deine Auswahl konnte nicht gespeichert werden: { $problem }.
symbols-refused = Diese Symbole sind nicht möglich: { $problem }.
no-window = hier lässt sich kein Fenster öffnen: { $reason }. Gibt es einen Bildschirm? fourline play braucht keinen

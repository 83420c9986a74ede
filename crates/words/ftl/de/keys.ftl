### The keys of the full screen in the terminal: their names, what they do, and what is wrong with keys
### in the settings file.

## Names of keys, as they stand below a page. Written as on German keyboards, with a capital.

enter = Enter
space = Leertaste
esc = Esc
tab = Tab
backspace = Rücktaste
delete = Entf
insert = Einfg
home = Pos1
end = Ende
page-up = Bild auf
page-down = Bild ab
left = links
right = rechts
up = hoch
down = runter
with-ctrl = Strg-{ $key }
with-alt = Alt-{ $key }
digits = Ziffern

## What keys do, in the list of all keys. No capital at the start, no full stop. At most 25 letters: the list
## has two columns. After a semicolon: what the same key does elsewhere, in lists or in a study.

action-digits = in diese Spalte einwerfen
action-left = links; Zug zurück
action-right = rechts; Zug vor
action-up = hoch; Anfang der Variante
action-down = runter; einwerfen
action-choose = einwerfen, wählen
action-back = zurück; jetzt ziehen
action-undo = Rücknahme; ein Zug zurück
action-take-back = Zug zurücknehmen
action-redo = wiederholen; ein Zug vor
action-earlier = voriger Zug; Seite hoch
action-later = nächster Zug; Seite runter
action-remove = Stein entfernen; löschen
action-block = Gegner blockieren
action-end-turn = Zug beenden
action-hint = Tipps zeigen, verbergen
action-study = diese Partie analysieren
action-type = Stellung eingeben
action-next-column = nächste Spalte
action-copy = Stellung kopieren
action-play-from-here = ab hier spielen
action-next-mistake = nächster Fehler
action-previous-mistake = voriger Fehler
action-pause = beim Zusehen: Pause
action-first = zum Anfang
action-last = zum Ende
action-save = in Datei speichern
action-offer-draw = Unentschieden anbieten
action-claim = online: Sieg beanspruchen
action-say = online: etwas sagen
action-resign = aufgeben
action-restart = neue Partie, wie diese
action-rules = Spielregeln
action-settings = Einstellungen
action-mouse = Maus an oder aus
action-help = diese Hilfe
action-quit = verlassen (gesichert)
action-stop = Programm beenden
action-suspend = anhalten; fg holt zurück

## What is wrong with keys in the settings file. $action, $one and $two are names of actions in that
## file, such as next-mistake; they are not translated. No capital at the start, no full stop.

unknown-action = Zeile { $line }: keys: die Aktion „{ $action }“ gibt es nicht; es gibt { $known }
wrong-key = Zeile { $line }: keys.{ $action }: { $problem }
not-a-key = erwartet wird eine Taste wie a, Z, left, enter, space, f2 oder ctrl-r
key-is-fixed = Ziffern, ctrl-c und ctrl-z lassen sich nicht ändern
bound-twice = Zeile { $line }: { $key } ist doppelt belegt, mit { $one } und { $two }
no-key-left = für { $action } ist keine Taste mehr frei

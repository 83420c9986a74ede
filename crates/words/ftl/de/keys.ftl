### The keys of the full screen in the terminal: their names, what they do, and what is wrong with keys
### in the settings file.

## Names of keys, as they stand below a page. Written as on German keyboards, with a capital.

enter = Enter
space = Leertaste
esc = Esc
tab = Tab
shift-tab = Umschalt-Tab
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

## What keys do, in the list of all keys. No capital at the start, no full stop.

action-digits = Stein in diese Spalte einwerfen
action-left = eine Spalte nach links; in der Analyse: ein Zug zurück; in Listen: voriger Wert
action-right = eine Spalte nach rechts; in der Analyse: ein Zug vor; in Listen: nächster Wert
action-up = nach oben; in der Analyse: Anfang dieser Variante
action-down = nach unten; in der Partie: einwerfen; in der Analyse: nächste Variante
action-choose = einwerfen, wählen, Zug beenden, Revanche
action-back = zurück; während der Computer nachdenkt: jetzt ziehen
action-undo = Rücknahme, wie die Regeln sie erlauben; in der Analyse: ein Zug zurück
action-take-back = letzten Zug zurücknehmen (nicht in ernsten Partien)
action-redo = Zurückgenommenes wiederholen; in der Analyse: ein Zug vor
action-earlier = vorigen Zug ansehen
action-later = nächsten Zug ansehen
action-remove = gegnerischen Stein entfernen, statt einzuwerfen; in Listen: löschen
action-block = blockieren: Der Gegner setzt aus
action-end-turn = Zug beenden
action-hint = zeigen oder verbergen, wozu jeder Zug führt
action-study = diese Partie analysieren
action-type = in der Analyse: Stellung eingeben oder einfügen
action-next-column = in der Analyse: nächste Spalte wählen
action-previous-column = in der Analyse: vorige Spalte wählen
action-copy = in der Analyse: Stellung als Text kopieren
action-play-from-here = in der Analyse: ab hier gegen den Computer spielen
action-next-mistake = in der Analyse: nächster Fehler
action-previous-mistake = in der Analyse: voriger Fehler
action-pause = beim Zusehen: anhalten oder fortsetzen
action-first = zum Anfang
action-last = zum Ende
action-save = Partie oder Analyse in einer Datei speichern
action-offer-draw = Unentschieden anbieten; y nimmt an, n lehnt ab
action-resign = aufgeben
action-restart = neue Partie mit denselben Spielern und Regeln
action-settings = Einstellungen
action-mouse = Maus an oder aus; wenn sie aus ist, kannst du Text markieren
action-help = diese Hilfe
action-quit = verlassen; eine offene Partie wird gesichert
action-stop = Programm beenden; die Partie wird gesichert
action-suspend = Programm anhalten; fg holt es zurück

## What is wrong with keys in the settings file. $action, $one and $two are names of actions in that
## file, such as next-mistake; they are not translated. No capital at the start, no full stop.

unknown-action = Zeile { $line }: keys: die Aktion „{ $action }“ gibt es nicht; es gibt { $known }
wrong-key = Zeile { $line }: keys.{ $action }: { $problem }
not-a-key = erwartet wird eine Taste wie a, Z, left, enter, space, f2 oder ctrl-r
key-is-fixed = Ziffern, ctrl-c und ctrl-z lassen sich nicht ändern
bound-twice = Zeile { $line }: { $key } ist doppelt belegt, mit { $one } und { $two }
no-key-left = für { $action } ist keine Taste mehr frei

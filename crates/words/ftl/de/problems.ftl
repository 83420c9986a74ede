### What is wrong with something that was typed, chosen or read.
### Where nothing else is said, a message stands after a colon ("game.txt: line 3: ...", "Can't be used: ..."):
### so it begins with a small letter and has no full stop.

## Where something is wrong, with what is wrong there. Lines and characters are those of a text.

in-line = Zeile { $line }: { $problem }
in-line-and-column = Zeile { $line }, Zeichen { $column }: { $problem }
in-move = Zug { $move } (Zeichen { $character }): { $problem }

## Names of players. Whole sentences.

same-name = Zwei Spieler können nicht gleich heißen.
bad-tag = Die Art eines Spielers ist ein Wort aus Kleinbuchstaben, Ziffern und Bindestrichen.
name-empty = Ein Name hat mindestens ein sichtbares Zeichen.
name-too-long = Ein Name hat höchstens { $most } Zeichen; dieser hat { $length }.
name-forbidden = Ein Name darf das Zeichen { $character } nicht enthalten: Es ist unsichtbar oder steuert den Bildschirm.
name-too-many-marks = So viele Zusatzzeichen auf einem Buchstaben darf ein Name nicht haben.

## Signs of the discs, such as XO

symbols-not-two = es müssen zwei Symbole sein, etwa XO oder YR
symbols-same = die zwei Symbole müssen sich in mehr als Groß- und Kleinschreibung unterscheiden
symbol-forbidden = ein Symbol ist ein Buchstabe oder Zeichen von normaler Breite, mit dem das Brett nicht gezeichnet wird; { $character } geht nicht

## Clocks

clock-unreadable = eine Uhr schreibt man als 5m, 5m+3s oder 30s/move
clock-zero = eine Uhr braucht etwas Zeit
clock-too-long = eine Uhr hat höchstens 24 Stunden

## Lists of moves, such as 4453 or ddec

move-unexpected = erwartet wird die Nummer oder der Buchstabe einer Spalte, gefunden wurde „{ $found }“
move-mixed = nimm für die Spalten entweder Nummern oder Buchstaben, nicht beides in einer Liste
move-no-such-column = diese Spalte gibt es nicht; es gibt die Spalten { $first } bis { $last }
move-column-full = die Spalte ist voll
move-after-end = die Partie war vor diesem Zug zu Ende

## Boards that are drawn with letters, and positions

drawing-unexpected = erwartet wird „.“, „X“ oder „O“, gefunden wurde „{ $found }“
drawing-uneven = erwartet werden { $expected } Felder wie in der ersten Zeile, gefunden wurden { $found }
drawing-floating = unter dem Stein in Zeile { $row }, Spalte { $column } ist ein leeres Feld
position-unreachable = keine Partie führt zu diesem Brett; X beginnt, und gezogen wird abwechselnd

## Settings. $name is a name in the settings file: "terminal.theme".

not-toml = das ist kein gültiges TOML: { $message }
no-such-setting = die Einstellung „{ $name }“ gibt es nicht; es gibt { $known }
setting-value = { $name }: möglich sind { $values }
setting-keys = keys.{ $name }: erwartet wird eine Taste oder eine Liste von Tasten

## Pictures

picture-not-a-size = die Größe eines Bildes ist seine Breite oder Breite x Höhe: 512 oder 640x480
picture-side = ein Bild ist { $least } bis { $most } Pixel breit und hoch, nicht { $side }
picture-too-large = das Bild hätte mehr als { $millions } Mio. Pixel; wähle eine kleinere Größe
picture-memory = der Speicher reicht nicht für das Bild
picture-not-made = das Bild lässt sich nicht erstellen: { $message }

### Settings: their names, their values, and what each value means. The names in the settings file are
### not translated; these are shown on screens.

## Names of settings, before their value in a list. Short.

language = Sprache
columns-from = Spalten zählen ab
speed = Tempo
motion = Bewegung
confirm = Züge bestätigen
theme = Farbschema
colours = Farben
discs = Steine
marks = Zeichen auf Steinen
graphics = Bilder
signs = Zeichen
mouse = Maus
appearance = Erscheinungsbild
board = Brett
coordinates = Koordinaten
study = Analyse
disc-signs = Zeichen auf Steinen
sound = Ton
vibration = Vibration

## Values of several settings

on = an
off = aus
automatic = automatisch

## Language. The names of languages are not translated.

about-language-automatic = Die Sprache deines Systems.
about-language = Die Sprache aller Texte.

## Count columns from

columns-from-one = 1
about-columns-from-one = Die Spalte ganz links ist 1.
columns-from-zero = 0
about-columns-from-zero = Die Spalte ganz links ist 0.

## Speed

speed-slow = langsam
about-speed-slow = Die Steine fallen langsam, und der Computer wartet kurz.
speed-normal = normal
about-speed-normal = Normales Tempo.
speed-fast = schnell
about-speed-fast = Die Steine fallen schnell, und der Computer antwortet sofort.

## Motion

motion-full = voll
about-motion-full = Die Steine fallen.
motion-reduced = reduziert
about-motion-reduced = Nichts bewegt sich: Die Steine sind sofort da.

## Confirm moves

about-confirm-off = Eine Ziffer oder ein Klick wirft sofort ein.
about-confirm-on = Eine Ziffer oder ein Klick wählt die Spalte; Enter oder ein zweiter Klick wirft ein.

## Theme of the terminal

about-theme-automatic = Hell oder dunkel, wie der Hintergrund deines Terminals.
theme-dark = dunkel
about-theme-dark = Helle Schrift auf dunklem Grund; gelbe und rote Steine.
theme-light = hell
about-theme-light = Dunkle Schrift auf hellem Grund; gelbe und rote Steine.
theme-high-contrast = hoher Kontrast
about-theme-high-contrast = Nur Schwarz, Weiß und Gelb.
theme-colour-blind = farbenblind
about-theme-colour-blind = Gelbe und blaue Steine, auch mit Farbsehschwäche gut zu unterscheiden.

## Colours of the terminal

about-colours-automatic = So viele, wie das Terminal hat, oder keine, wenn NO_COLOR gesetzt ist.
colours-full = alle
about-colours-full = 16 Millionen Farben.
colours-256 = 256
about-colours-256 = 256 Farben.
colours-16 = 16
about-colours-16 = Die sechzehn Grundfarben.
colours-none = keine
about-colours-none = Keine Farben: nur Zeichen und Fettschrift.

## Discs in the terminal

about-discs-automatic = So rund, wie dein Terminal sie zeichnen kann.
discs-sextants = Sextanten
about-discs-sextants = Sechs Punkte je Zeichen: die rundesten Steine. Braucht eine neuere Schrift.
discs-quadrants = Quadranten
about-discs-quadrants = Vier Punkte je Zeichen.
discs-halves = halbe Blöcke
about-discs-halves = Zwei Punkte je Zeichen, für alte Schriften.
discs-letters = Buchstaben
about-discs-letters = Nur Buchstaben, keine gezeichneten Steine.

## Marks: what tells the discs apart in the terminal besides colour

marks-letters = Buchstaben
about-marks-letters = Die Symbole der Spieler auf den Steinen.
marks-shapes = Formen
about-marks-shapes = Ein voller Stein und ein Ring, mit Symbolen.

## Pictures in the terminal

about-graphics-automatic = Das Brett ist ein echtes Bild, wenn dein Terminal eines zeigen kann.
about-graphics-off = Das Brett wird immer mit Zeichen gezeichnet.

## Signs in the terminal: what things are drawn with

about-signs-automatic = Je nach Zeichensatz deines Systems.
signs-unicode = Unicode
about-signs-unicode = Blockzeichen.
signs-ascii = ASCII
about-signs-ascii = Reines ASCII, für alte Terminals und Schriften.

## Mouse in the terminal

about-mouse-on = Zeigen und klicken; mit gedrückter Umschalttaste markierst du Text.
about-mouse-off = Die Maus markiert Text, wie in anderen Programmen im Terminal.

## Appearance of the window

about-appearance-automatic = Hell oder dunkel, wie dein System.
about-appearance-light = Dunkler Text auf hellem Grund.
about-appearance-dark = Heller Text auf dunklem Grund.

## Theme of the window

window-theme-discs = Steine
about-window-theme-discs = Runde Steine in blauem Rahmen, mit Kreuz oder Ring.
window-theme-squares = Quadrate
about-window-theme-squares = Gelbe und rote Quadrate auf Blau, 512 mal 512 Pixel.
window-theme-contrast = Kontrast
about-window-theme-contrast = Schwarz und Weiß, mit dem stärksten Kontrast.
window-theme-shapes = Formen
about-window-theme-shapes = Kreise und Rauten, auch mit Farbsehschwäche gut zu unterscheiden.

## Coordinates in the window

about-coordinates-on = Zeilen und Spalten sind nummeriert.
about-coordinates-off = Das Brett hat keine Nummern.

## Study in the window

about-study-off = Wozu jede Spalte führt, siehst du nur auf Wunsch.
about-study-on = Wozu jede Spalte führt, siehst du immer.

## The page in the browser

about-web-theme-automatic = Hell oder dunkel, wie dein System.
about-disc-signs-automatic = Bei hohem Kontrast und bei Farben für Farbenblinde.
about-disc-signs-on = Ein Zeichen auf jedem Stein zeigt, wem er gehört.
about-disc-signs-off = Nur Farben.
about-sound-off = Die Seite ist still.
about-sound-on = Ein kurzer, leiser Ton, wenn ein Stein liegen bleibt.
about-vibration-off = Das Gerät vibriert nicht.
about-vibration-on = Das Gerät vibriert kurz, wenn ein Stein liegen bleibt, falls es das kann.

## Keeping settings

could-not-save = Die Einstellungen konnten nicht gespeichert werden: { $error }.

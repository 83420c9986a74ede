### Settings: their names, their values, and what each value means. The names in the settings file are
### not translated; these are shown on screens.

## Names of settings, before their value in a list. Short.

language = Language
# How columns are counted: the number of the first one. The value is 1 or 0.
columns-from = First column
speed = Speed
motion = Motion
confirm = Confirm moves
theme = Theme
colours = Colours
discs = Discs
marks = Marks
graphics = Pictures
signs = Signs
mouse = Mouse
appearance = Appearance
board = Board
coordinates = Coordinates
study = Study
disc-signs = Signs on discs
sound = Sound
vibration = Vibration

## Values of several settings

on = on
off = off
automatic = automatic

## Language. The names of languages are not translated.

about-language-automatic = The language of your system.
about-language = The language of all text.

## First column

columns-from-one = 1
about-columns-from-one = The leftmost column is 1.
columns-from-zero = 0
about-columns-from-zero = The leftmost column is 0.

## Speed

speed-slow = slow
about-speed-slow = Discs fall slowly, and computers wait a moment.
speed-normal = normal
about-speed-normal = Normal speed.
speed-fast = fast
about-speed-fast = Discs fall fast, and computers answer at once.

## Motion

motion-full = full
about-motion-full = Discs fall.
motion-reduced = reduced
about-motion-reduced = Nothing moves: discs appear at once.

## Confirm moves

about-confirm-off = A digit or a click drops at once.
about-confirm-on = A digit or a click chooses the column; Enter or a second click drops.

## Theme of the terminal

about-theme-automatic = Light or dark, as the background of your terminal.
theme-dark = dark
about-theme-dark = Light text on a dark background; yellow and red discs.
theme-light = light
about-theme-light = Dark text on a light background; yellow and red discs.
theme-high-contrast = high contrast
about-theme-high-contrast = Black, white and yellow only.
theme-colour-blind = colour-blind
about-theme-colour-blind = Yellow and blue discs, distinguishable with any colour vision.

## Colours of the terminal

# NO_COLOR is the name of a variable of the system.
about-colours-automatic = As many as the terminal has, or none if NO_COLOR is set.
colours-full = full
about-colours-full = 16 million colours.
colours-256 = 256
about-colours-256 = 256 colours.
colours-16 = 16
about-colours-16 = The sixteen basic colours.
colours-none = none
about-colours-none = No colours: signs and bold text only.

## Discs in the terminal

about-discs-automatic = As round as your terminal can draw them.
discs-sextants = sextants
about-discs-sextants = Six dots to a character: the roundest discs. Needs a recent font.
discs-quadrants = quadrants
about-discs-quadrants = Four dots to a character.
discs-halves = half blocks
about-discs-halves = Two dots to a character, for old fonts.
discs-letters = letters
about-discs-letters = Letters only, without drawn discs.

## Marks: what tells the discs apart in the terminal besides colour

marks-letters = letters
about-marks-letters = The players' symbols on the discs.
marks-shapes = shapes
about-marks-shapes = A solid disc and a ring, with symbols.

## Pictures in the terminal

about-graphics-automatic = The board is a real picture if your terminal can show one.
about-graphics-off = The board is always drawn with characters.

## Signs in the terminal: what things are drawn with

about-signs-automatic = As the locale of your system says.
signs-unicode = Unicode
about-signs-unicode = Block characters.
signs-ascii = ASCII
about-signs-ascii = Plain ASCII, for old terminals and fonts.

## Mouse in the terminal

about-mouse-on = Point and click; hold Shift to select text.
about-mouse-off = The mouse selects text, as in other programs of the terminal.

## Appearance of the window

about-appearance-automatic = Light or dark, as your system.
about-appearance-light = Dark text on a light background.
about-appearance-dark = Light text on a dark background.

## Theme of the window

window-theme-discs = discs
about-window-theme-discs = Round discs in a blue frame, with a cross or a ring.
window-theme-squares = squares
about-window-theme-squares = Yellow and red squares on blue, 512 by 512 pixels.
window-theme-contrast = contrast
about-window-theme-contrast = Black and white, with the strongest contrast.
window-theme-shapes = shapes
about-window-theme-shapes = Circles and diamonds, distinguishable with any colour vision.

## Coordinates in the window

about-coordinates-on = Rows and columns are numbered.
about-coordinates-off = The board has no numbers.

## Study in the window

about-study-off = What each column leads to is shown when you ask.
about-study-on = What each column leads to is always shown.

## The page in the browser

about-web-theme-automatic = Light or dark, as your system.
about-disc-signs-automatic = Shown with high contrast and colour-blind colours.
about-disc-signs-on = A sign on every disc tells whose it is.
about-disc-signs-off = Colours only.
about-sound-off = The page is silent.
about-sound-on = A short, quiet sound when a disc comes to rest.
about-vibration-off = The device does not vibrate.
about-vibration-on = The device vibrates briefly when a disc comes to rest, if it can.

## Keeping settings

# $error names the file and the reason.
could-not-save = Could not save the settings to { $error }.

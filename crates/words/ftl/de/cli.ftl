### What the command line says besides the help of its flags (which is in flags.ftl).

unknown-language = unbekannte Sprache { $tag }; es gibt { $known }
control-characters = ein Argument enthält Zeichen, die den Bildschirm steuern: { $argument }

## Headings of the help

usage = Aufruf:
commands = Befehle
arguments = Argumente
options = Optionen
default-value = [Standard: { $value }]
possible-values = [mögliche Werte: { $values }]

## Headings of the manual page, in capitals as manual pages have them

man-name = NAME
man-synopsis = ÜBERSICHT
man-description = BESCHREIBUNG
man-commands = BEFEHLE
man-version = VERSION
man-keys = TASTEN
man-exit-status = EXIT-STATUS
man-environment = UMGEBUNGSVARIABLEN
man-files = DATEIEN
man-examples = BEISPIELE

## What the manual page says about keys, files and variables of the environment. Whole sentences.

man-keys-about = Das sind die Tasten auf dem ganzen Bildschirm. Du kannst sie im Abschnitt [keys] der Einstellungsdatei ändern.
man-files-about = Das sind die Ordner unter Linux. Meist ist $XDG_CONFIG_HOME ~/.config und $XDG_DATA_HOME ~/.local/share.
man-file-settings = Deine Einstellungen und Tasten.
man-file-unfinished = Offene Partien; fourline resume setzt sie fort.
man-file-finished = Beendete Partien; fourline replay zeigt sie.
man-file-books = Eröffnungsbücher, die du gebaut hast; benutzt wird das tiefste für ein Brett.
man-file-state = Deine letzte Auswahl.
man-file-online = Die Schlüssel zu deinen Plätzen online, einer für jeden Server; nur du kannst sie lesen.
man-variable-language = Die Sprache, wenn weder --language noch deine Einstellungen sie nennen.
man-variable-no-color = Ist sie gesetzt und nicht leer, gibt es keine Farben.
man-variable-term = Was das Terminal zeigen kann. Mit TERM=dumb spielt fourline Zeile für Zeile.
man-variable-colorfgbg = Ob der Hintergrund hell oder dunkel ist, wenn das Terminal es nicht selbst sagt.
man-variable-ask = Mit FOURLINE_ASK=off wird das Terminal nicht gefragt, welchen Hintergrund es hat und ob es Bilder zeigen kann.
man-variable-columns = Die Breite der Hilfe, wenn es kein Terminal gibt.
man-variable-folders = Die Ordner für Einstellungen sowie für Partien und Bücher.

## What is wrong with the arguments. $argument is a flag as in the usage, such as --name <NAME>.

error = Fehler:
unknown-argument = unbekanntes Argument { $argument }
unknown-command = unbekannter Befehl { $command }
invalid-value = ungültiger Wert { $value } für { $argument }
invalid-value-reason = ungültiger Wert { $value } für { $argument }: { $reason }
missing-value = { $argument } braucht einen Wert
missing-arguments = es fehlt: { $arguments }
missing-command = { $command } braucht einen Befehl: { $commands }
argument-conflict = { $argument } geht nicht zusammen mit { $others }
command-conflict = der Befehl { $command } geht nicht zusammen mit { $others }
argument-twice = { $argument } darf nur einmal vorkommen
unexpected-value = unerwarteter Wert { $value } für { $argument }
number-of-values = { $expected ->
    [one] { $argument } braucht { $expected } Wert, nicht { $found }
   *[other] { $argument } braucht { $expected } Werte, nicht { $found }
}
not-text = ein Argument ist kein gültiger UTF-8-Text

## Advice after such an error

did-you-mean = Meintest du { $similar }?
pass-as-value = Um { $argument } als Wert zu übergeben, tippe: -- { $argument }
try-help = Mehr dazu mit { $flag }.

## What a value should have been

expected-seconds = erwartet werden Sekunden von 0.05 bis 3600, etwa 0.5 oder 10
expected-player = erwartet wird human, robot, random oder eine Stufe von 1 bis 10
expected-memory = erwartet wird eine Größe wie 4M, 64M oder 1G
little-memory = die Tabelle braucht mindestens { $least } K
much-memory = das ist zu viel Speicher
expected-address = erwartet wird ein Port wie 8080 oder eine Adresse mit Port wie 127.0.0.1:8080 oder [::1]:8080
expected-number = erwartet wird eine ganze Zahl
expected-number-from = erwartet wird eine Zahl von { $first } bis { $last }

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
man-notes = ANMERKUNGEN
man-version = VERSION

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
expected-number = erwartet wird eine ganze Zahl
expected-number-from = erwartet wird eine Zahl von { $first } bis { $last }

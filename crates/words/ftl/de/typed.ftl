### Words that people type in line mode. The English ones work in every language; these are the German ones.
### Each message is a list of words in lower case, with commas between them. Prompts and help name the first one.
### Umlauts may be typed without their dots; forms with "ue" have to stand here.

## At every prompt

help = hilfe
restart = neu, neustart
menu = menü, menue
# Not "beenden": the end of a turn is asked with that word.
quit = verlassen, schluss

## In a game

rules = regeln
hint = tipp
take-back = zug zurück, zug zurueck, zugzurück, zugzurueck
redo = wiederholen
undo = zurücknehmen, zuruecknehmen, rücknahme, ruecknahme
draw = unentschieden, remis
resign = aufgeben
save = speichern
remove = entfernen
block = blockieren
end = beenden, fertig

# Only online: ends a game that has hardly begun.
abort = abbrechen
# Only online: ends a game whose other player is away.
claim = beanspruchen
# Only online: shows one of the reactions of online.ftl. Its number can follow: "say 1".
react = sagen

## Answers

yes = j, ja
no = n, nein
back = zurück, zurueck
yellow = gelb
red = rot

## Answers to "Who do you play against?" At that question they go before the words above.

robot = roboter
random = zufall
friend = mensch, freund, freundin
level = stufe

## An answer to "Who starts?"

drawn = zufall, los, auslosen

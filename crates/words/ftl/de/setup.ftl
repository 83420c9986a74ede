### Setting up a game: who plays, rules, names, clock.

## What kind of game

against-computer = Gegen den Computer
with-friend = Zu zweit
watch-computers = Zwei Computern zusehen
about-computer = Zehn Stufen, von kinderleicht bis perfekt.
about-friend = Zwei Leute an einer Tastatur.
about-watch = Zwei Computer spielen gegeneinander. Anhalten und fortsetzen, wann du willst.

## What is chosen, before its value. Short.

name-number = Name { $number }
rules = Regeln
who-starts = Wer beginnt
clock = Uhr
no-clock = keine

## Lists of games

delete-question = Diese Partie löschen?

### The pages of the full screen around a game: menu, new game, how to play, games, keys. They may be as
### narrow as 40 columns.

## Below every page: what keys do. Each stands after its key: "enter choose  q back". One or two short words, in
## lower case.

key-how-to-play = Spielregeln
key-other-rules = andere Regeln
key-replay = nachspielen
key-save-copy = Kopie speichern
key-add = hinzufügen
key-reset = zurücksetzen
key-reset-all = alle zurücksetzen
key-settings = Einstellungen

## The menu

play = Spielen: { $opponent }, { $rules }
about-play = Beginnt sofort. { $opponent } { $rules }
new-game = Neue Partie
about-new-game = Gegner und Regeln wählen: zu zweit, zehn Stufen oder zwei Computer zum Zusehen.
games = Partien
no-games = Es gibt noch keine Partien.
how-to-play = Spielregeln
about-how-to-play = Eine Seite mit Brettern für jedes Regelwerk.
about-quit = Offene Partien bleiben gesichert.

## A new game

a-friend = zu zweit
two-computers = zwei Computer
level-named = { $name } (Stufe { $level })
more = Mehr
about-more = Namen, wer beginnt, Uhr, Brett und jede einzelne Regel.
less = Weniger
about-less = Blendet aus, was darunter steht.
your-seat = Dein Platz
about-your-seat = Platz 1 oder Platz 2. Nach manchen Regeln beginnt Platz 1.
signs-of-discs = Buchstaben
save-rules = Regeln speichern als
no-name-yet = noch kein Name
about-save-rules = Mit { $enter } kannst du einen Namen tippen. Regeln, die schon einen haben, werden umbenannt.
rules-saved = Gespeichert als „{ $name }“.
delete-rules-question = Das Regelwerk „{ $name }“ löschen?
only-own-rules-are-deleted = Eingebaute Regelwerke lassen sich nicht löschen.
rules-deleted = Das Regelwerk ist gelöscht.

## How to play

how-to-play-title = Spielregeln: { $rules }

## Games

versus = { $one } – { $two }
unfinished = { $discs ->
    [one] offen, { $discs } Stein
   *[other] offen, { $discs } Steine
}

## Changing keys

change-keys = Tasten ändern
about-change-keys = Alle Aktionen mit ihren Tasten. Geändert wird durch Drücken.
press-a-key = Taste drücken
about-changing = { $choose }, dann eine Taste: ersetzt die Tasten. { $add }: eine Taste dazu. { $reset }: die üblichen Tasten. { $reset-all }: die üblichen Tasten aller Aktionen.
last-key-of = { $key } ist die einzige Taste für: { $action }. Gib dem zuerst eine andere Taste.
take-key-question = { $key } ist eine Taste für: { $action }. Stattdessen hier verwenden?
reset-all-question = Die üblichen Tasten aller Aktionen wiederherstellen?

### Help in line mode, and the page about a rule set. Whole sentences.
### $help, $quit, $end, $remove and the like are words from typed.ftl.

## The words that can be typed

save-file = { $save } DATEI
everywhere = Bei jeder Frage: { $words }.
in-game = In einer Partie auch: { $words }.
english-too = Die englischen Wörter gehen auch.
# The words that work only online.
online = Online auch: { $react } (einer von sechs kurzen Sätzen), { $claim } (wenn der andere lange weg ist), { $abort } (bevor die Partie richtig begonnen hat).

## Before a game

choice = Tippe die Nummer oder den Namen aus einer der Zeilen oben.
name = Ein Name hat 1 bis { $most } sichtbare Zeichen. Soll ein Befehl ein Name sein, setz ihn in gerade Anführungszeichen (").
symbols = Tippe zwei verschiedene Zeichen, etwa XO, YR oder @*.

## In a game

column = Tippe eine Spalte ({ $columns }). Dein Stein fällt auf ihr unterstes freies Feld.
line-wins = Mit { $length } Steinen in einer Reihe gewinnst du.
opening = Der erste Stein jedes Spielers kommt in die Mitte. Mehr geht in diesem Zug nicht.
remove = Jeder darf { $count }× entfernen. Statt einzuwerfen, nimmst du einen gegnerischen Stein heraus: Tippe „{ $remove } ZEILE SPALTE“, zum Beispiel „{ $example }“. Zeile { $row } ist ganz unten.
block = Jeder darf { $count }× blockieren. Tippe nach deinem Zug „{ $block }“, dann setzt der Gegner einmal aus. Das geht nicht, solange der Gegner { $run } Steine in einer Reihe hat.
remove-or-drop = { $yes }: einen gegnerischen Stein wählen. { $no }: einen Stein einwerfen.
which-disc = Tippe Zeile und Spalte eines gegnerischen Steins. Zeile { $row } ist ganz unten. Tippe „{ $back }“, um stattdessen einzuwerfen.
end-of-turn = Tippe „{ $end }“ oder drücke Enter, um deinen Zug zu beenden. Du kannst auch { $words } tippen.
end-of-turn-only = Tippe „{ $end }“ oder drücke Enter, um deinen Zug zu beenden.
undo = { $yes }: Du nimmst deinen Stein zurück. { $no }: Er bleibt.
undo-loses = { $yes }: Du verlierst die Partie. { $no }: Der Stein bleibt.
block-or-not = { $yes }: Der Gegner setzt aus. { $no }: Der Zug ist zu Ende.
no-way-back = Das lässt sich nicht zurücknehmen.
offer = { $yes }: annehmen. { $no }: ablehnen.
broken = { $yes }: Der Computer versucht es noch einmal. { $no }: Du verlässt die Partie; sie wird gesichert.
play-again = Die Partie ist zu Ende. { $yes }: noch eine spielen. { $save } DATEI: diese speichern.
# Online, while it is not the reader's turn.
waiting = Warte auf den anderen Spieler. Dein Platz bleibt dein Platz, wenn du gehst.

## The page about a rule set, one paragraph each

rules-board = Das Brett hat { $columns } Spalten und { $rows } Zeilen. Wer { $length } oder mehr Steine in einer Reihe hat, gewinnt: waagerecht, senkrecht oder diagonal. Ist das Brett voll und niemand hat eine Reihe, ist es unentschieden.
rules-asked-again = Geht eine Spalte nicht, wirst du noch einmal gefragt.
rules-violations-in-move = Beim { $limit }. Verstoß in einem Zug ist die Partie verloren. Mit jedem Stein, der fällt, wird neu gezählt, also auch nach einer Rücknahme.
rules-violations-in-game = Beim { $limit }. Verstoß ist die Partie verloren.
rules-what-counts = Ein Verstoß ist eine Zahl, die keine Spalte ist, egal wie lang, oder eine volle Spalte; muss der erste Stein in die Mitte, auch jede andere Spalte. Leere Zeilen, Wörter und falsche Antworten zählen nie.
rules-undo = Rücknahmen pro Spieler: { $count }. Du nimmst den Stein zurück, den du gerade eingeworfen hast, bevor dein Zug endet. Ein Stein, der gewinnt, beendet die Partie sofort. Wer einen Stein zurücknimmt, bekommt dadurch kein Entfernen oder Blockieren wieder.
rules-undo-strict = Wer zurücknehmen will, aber keine Rücknahme mehr hat, verliert.
rules-opening = Eröffnung: Der erste Stein jedes Spielers kommt in die Mitte, Spalte { $columns }. In diesem Zug gibt es kein Entfernen, Zurücknehmen oder Blockieren.
rules-remove = Jeder darf { $count }× entfernen. Statt einzuwerfen, nimmst du einen gegnerischen Stein heraus; die Steine darüber rutschen ein Feld nach unten. Haben dann beide eine Reihe, ist es unentschieden; hat nur einer eine, gewinnt er. Ein falsches Feld zu nennen ist kein Verstoß. Entfernen lässt sich nicht zurücknehmen.
rules-block = Jeder darf { $count }× blockieren. Nach deinem Zug lässt du den Gegner einmal aussetzen. Das geht nicht, solange der Gegner irgendwo auf dem Brett { $run } Steine in einer Reihe hat; du kannst dann später noch blockieren. Wo einzeln nacheinander gefragt wird, endet der Zug nach einem vergeblichen Blockieren.
rules-seat-one-starts = Platz 1 beginnt. Nach einer Partie, die zählt, beginnt die andere Seite die nächste.
rules-drawn = Wer beginnt, wird ausgelost.
rules-symbols-by-seat = Jeder Platz hat sein festes Symbol.
rules-starter-picks = Wer beginnt, wählt ein Symbol; der Gegner bekommt das andere.
rules-starter-first = Wer beginnt, hat das erste Symbol.

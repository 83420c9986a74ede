### A session: what is wanted, asked back, offered and told, at the board and around it.
### $who, $opponent: players, as in game.ftl.

## What is going on, in large type. Short, without a full stop.

headline-turn = { $who ->
    [you] Du bist am Zug
   *[other] { $who } ist am Zug
}
headline-thinking = { $who } denkt nach
headline-paused = Pause

## What is wanted now

looking-back = Rückblick: Zug { $step } von { $last }.
paused = Pause. Als Nächstes zieht { $who }.
thinking = { $who } denkt nach ...
broken = { $who } ist abgestürzt und kann nicht ziehen.
waiting-for = Warten auf { $who }.
accept-draw = { $who ->
    [you] Nimmst du das Unentschieden an?
   *[other] { $who }, nimmst du das Unentschieden an?
}
allow-takeback = { $who ->
    [you] Darf { $opponent } einen Zug zurücknehmen?
   *[other] { $who }, darf { $opponent } einen Zug zurücknehmen?
}
pick-symbol = { $who ->
    [you] Dein Symbol: { $first } oder { $second }
   *[other] { $who }, dein Symbol: { $first } oder { $second }
}
remove-which = { $who ->
    [you] Welchen Stein entfernst du?
   *[other] { $who }, welchen Stein entfernst du?
}
first-disc = { $who ->
    [you] Dein Zug: erster Stein in die Mitte, Spalte { $columns }
   *[other] { $who }, erster Stein in die Mitte, Spalte { $columns }
}
your-move = { $who ->
    [you] Dein Zug: Spalte { $first } bis { $last }
   *[other] { $who }, Spalte { $first } bis { $last }
}
your-move-or-remove = { $who ->
    [you] Dein Zug: Spalte { $first } bis { $last } oder entfernen
   *[other] { $who }, Spalte { $first } bis { $last } oder entfernen
}

## The end of a turn: $choices is what can be done, joined by "or"

end-of-turn = { $who ->
    [you] Und jetzt: { $choices }?
   *[other] { $who }: { $choices }?
}
end-the-turn = Zug beenden
undo-and-lose = zurücknehmen und verlieren
undo-with-left = zurücknehmen (noch { $left })
block-opponent = { $opponent } blockieren

## Questions that are asked back

confirm-undo-loses = Stein zurücknehmen? Du hast keine Rücknahme mehr: Mit „Ja“ verlierst du die Partie.
confirm-resign = Aufgeben?
confirm-new-game = Neue Partie beginnen? Diese wird verworfen.
confirm-abort = Partie abbrechen? Sie zählt dann nicht.

## What stands on buttons and beside keys

take-symbol = { $symbol } nehmen
undo-loses = Rücknahme (verliert)
undo-left = Rücknahme (noch { $left })
undo = Rücknahme
drop = Einwerfen
stop-removing = Nicht entfernen
remove-disc = Stein entfernen
keep-disc = Stein behalten
block = Blockieren
end-turn = Zug beenden
take-back = Zug zurück
redo = Wiederholen
resign = Aufgeben
# Short for "Unentschieden anbieten".
offer-draw = Unentschieden?
accept = Annehmen
decline = Ablehnen
# Not "Abbrechen" alone: on a button, that means "Cancel".
abort = Partie abbrechen
rematch = Revanche
new-game = Neue Partie
hint = Tipp
continue = Fortsetzen
pause = Pause
move-now = Jetzt ziehen
look = Ansehen

## Why something can't be done

reason-looking-back = Du siehst dir gerade einen früheren Zug an.
reason-computers-play = Hier spielen zwei Computer; du schaust zu.
reason-waiting = Dein letzter Zug ist noch nicht bestätigt.
reason-serious = Das ist eine ernste Partie: Züge werden nicht zurückgenommen.
reason-nothing-to-take-back = Es gibt keinen Zug zum Zurücknehmen.
reason-nothing-to-redo = Es gibt keinen Zug zum Wiederholen.
reason-no-draw = Nur zwei Menschen können sich auf Unentschieden einigen.
reason-no-thinking = Gerade denkt kein Computer nach.
reason-nothing-to-pause = Gerade gibt es nichts anzuhalten.
reason-not-here = Das entscheidet der Tisch, an dem du mitspielst.

## What is told

starts = { $who ->
    [you] Du beginnst.
   *[other] { $who } beginnt.
}
starts-drawn = { $who ->
    [you] Du beginnst (ausgelost).
   *[other] { $who } beginnt (ausgelost).
}
starts-and-follows-drawn = { $who ->
    [you] Du beginnst (ausgelost), { $opponent } folgt.
   *[other] { $who } beginnt (ausgelost), { $opponent } folgt.
}
starts-drawn-you-follow = { $who } beginnt (ausgelost), du folgst.
resumed = Partie fortgesetzt.
resumed-from = Partie aus { $file } fortgesetzt.
resumed-copy = Diese Partie ist schon in einem anderen Programm offen; das hier ist eine Kopie.
took-back = { $who ->
    [you] Zurückgenommen. Du bist am Zug.
   *[other] Zurückgenommen. { $who } ist am Zug.
}
redone = Zug wiederholt.
judged = { $who }: { $judgement }.
broke = { $who } ist beim Nachdenken abgestürzt. Versuch es noch einmal oder nimm einen Zug zurück.
back-to-now = Zurück zur aktuellen Stellung.
not-kept = Diese Partie lässt sich nicht sichern ({ $reason }). Du kannst weiterspielen und sie woanders speichern.

## The score of a series: "Ann 2, Bob 1, 1 draw"

series = { $one } { $wins-one }, { $two } { $wins-two }
series-draws = { $one } { $wins-one }, { $two } { $wins-two }, { $draws } Unentschieden

## A game in one line: "Ann (X) against Bob (O), classic, 7 discs, Ann (X) to move"

summary = { $discs ->
    [one] { $one } – { $two }, { $rules }, { $discs } Stein, { $state }
   *[other] { $one } – { $two }, { $rules }, { $discs } Steine, { $state }
}
own-rules = eigene Regeln
to-move = { $who ->
    [you] du bist am Zug
   *[other] { $who } am Zug
}
won = { $who ->
    [you] Sieg für dich
   *[other] Sieg für { $who }
}
a-draw = Unentschieden
not-counted = nicht gewertet
over = Die Partie ist zu Ende: { $result }.

## Who starts, as it was chosen

first-drawn-by-rules = wird ausgelost (laut Regeln)
first-by-rules = { $name } (laut Regeln)
first-drawn = wird ausgelost

## Files

kept = Die Partie ist in { $file } gesichert. Fortsetzen mit: { $command }
could-not-keep = Die Partie konnte nicht gesichert werden: { $error }. Das ist ihre Aufzeichnung:
saved = In { $file } gespeichert. Fortsetzen mit: fourline resume { $file }
saved-finished = In { $file } gespeichert. Ansehen mit: fourline replay { $file }
not-saved = Speichern in { $file } fehlgeschlagen: { $reason }.
replaces = { $file } gibt es schon. Ersetzen?
name-taken = { $name } ist vergeben; zwei Spieler können nicht gleich heißen.

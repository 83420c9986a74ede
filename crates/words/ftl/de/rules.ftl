### The rules in forms, menus and files: what they are called, what they do, what their values mean, and what
### does not fit.

## Rule sets, one sentence each, beside their names (classic, second-chance, strict, power). A bad column is one
## that can't be played.

title-classic = Klassisch
title-second-chance = Zweite Chance
title-strict = Streng
title-power = Power
preset-classic = Das übliche Spiel; geht eine Spalte nicht, wählst du noch einmal.
preset-second-chance = 3 Rücknahmen für jeden; wer im selben Zug die 4. falsche Spalte nennt, verliert.
preset-strict = 3 Rücknahmen für jeden; wer eine 4. will oder die 3. falsche Spalte der Partie nennt, verliert.
preset-power = Die ersten Steine kommen in die Mitte; jeder darf 3× zurücknehmen, 1× entfernen und 1× blockieren; wer die 3. falsche Spalte nennt, verliert.

## The user's own rule sets

title-and-value = { $title }: { $value }
name-of-preset = „{ $name }“ heißt schon ein eingebautes Regelwerk; wähle einen anderen Namen.
rules-of-preset = Das sind die Regeln von „{ $name }“; ändere eine, um eigene zu speichern.

## What a rule is called on a form. Short.

title-size = Brett
title-connect = Reihe
title-violations = Falsche Spalten
title-undo = Rücknahmen
title-opening = Eröffnung
title-remove = Entfernen
title-block = Blockieren
title-first = Erster Zug
title-symbols = Symbole
title-discs = Steine

## What a rule does, on forms and in rule files. Words such as 3/game, free or by-seat are typed as they are.

about-size = Spalten x Zeilen: ab 4x4, bis zu 16 pro Seite und 128 Felder.
about-connect = Wie viele Steine in einer Reihe gewinnen.
about-violations = Bei welcher falschen Spalte die Partie verloren ist: none, 3/game oder 4/move.
about-undo = Rücknahmen pro Spieler: 3; mit 3/strict verliert, wer noch eine will.
about-opening = Wohin die ersten Steine kommen: free oder centre.
about-remove = Wie oft jeder entfernen darf (jedes Mal einen gegnerischen Stein).
about-block = Wie oft jeder blockieren darf (jedes Mal setzt der Gegner einmal aus).
about-first = Wer den ersten Zug macht: seat-1 oder drawn.
about-symbols = Wer welches Symbol bekommt: by-seat, starter-picks oder starter-first.
about-discs = Wie die Steine heißen: XO, oder YR für Gelb und Rot.

## The value of a rule on a form, after its title: "Symbols: fixed by seat"

shown-size = { $columns } Spalten, { $rows } Zeilen
shown-connect = { $discs } Steine
shown-violations-none = neu wählen
shown-violations-game = { $limit ->
    [one] die erste der Partie verliert
   *[other] { $limit } in einer Partie verlieren
}
shown-violations-move = { $limit ->
    [one] die erste im Zug verliert
   *[other] { $limit } in einem Zug verlieren
}
shown-undo-strict = { $count ->
    [0] keine; wer eine will, verliert
    [one] 1× zurücknehmen; wer mehr will, verliert
   *[other] { $count }× zurücknehmen; wer mehr will, verliert
}
shown-opening-free = jede Spalte
shown-opening-centre = in die Mitte
shown-first-seat-one = Platz 1
shown-symbols-by-seat = fest nach Platz
shown-symbols-starter-picks = wer beginnt, wählt
shown-symbols-starter-first = wer beginnt, hat das erste
shown-discs-xo = X und O
shown-discs-yr = Gelb und Rot

## What a value must be. These stand after a colon.

expected-one-of = möglich sind { $values }
expected-whole-number = erwartet wird eine ganze Zahl
expected-quota = erwartet wird eine Zahl von 0 bis 99
expected-violations = erwartet wird none oder die falsche Spalte, bei der man verliert: 3/game oder 4/move
expected-undo = erwartet wird eine Zahl von 0 bis 99, oder 3/strict (wer noch eine will, verliert)
not-a-size = eine Größe ist Spalten x Zeilen, zum Beispiel 7x6
bad-side = ein Brett hat 4 bis 16 Spalten und 4 bis 16 Zeilen, nicht { $side }
too-many-cells = ein Brett hat höchstens { $most } Felder, nicht { $cells }
bad-connect = auf diesem Brett hat eine Reihe 3 bis { $longest } Steine, nicht { $asked }
given-twice = diese Regel wurde schon angegeben
in-rule = Regel „{ $rule }“: { $problem }

## The same on a form, as a sentence. $problem is one of the messages above.

value-refused = Dieser Wert geht nicht: { $problem }.
value-does-not-fit = Das passt nicht: { $problem }.

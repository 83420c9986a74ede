### Computer players: their names, and what they are like.

## Names

name-random = Maschine
name-robot = Roboter
name-first = Erster
name-second = Zweiter

## What they are like, one sentence each, in menus beside their names

about-random = Wirft in zufällige Spalten ein.
about-robot = Gewinnt, wo es geht, verhindert deinen Sieg und baut an der längsten Reihe.
about-level-1 = Hat gerade erst die Regeln gelernt; ein Kind kann gewinnen.
about-level-2 = Sieht ab und zu einen Sieg, deinen nur selten.
about-level-3 = Sieht jeden zweiten Sieg, manchmal auch deinen.
about-level-4 = Sieht die meisten Siege und die Hälfte der Gefahren, plant nichts.
about-level-5 = Vereitelt die meisten Drohungen und mag die Mitte.
about-level-6 = Übersieht selten eine Viererreihe und erkennt manche Falle.
about-level-7 = Geduldig; stellt Fallen, die zwei Züge tief sind.
about-level-8 = Übersieht nichts Naheliegendes und erkennt die meisten Fallen.
about-level-9 = Rechnet voraus und patzt selten.
about-level-10 = Perfekt, wo das Spiel gelöst ist, überall sonst sehr stark.
strength = Gemessen: { $classic } % gegen { $below } mit classic, { $power } % mit power.
about-and-strength = { $about } { $strength }

## Stands after a colon

unknown = den Computerspieler „{ $name }“ gibt es nicht; es gibt random, robot und die Stufen 1 bis 10

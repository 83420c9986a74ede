### What is wrong with a record: the file of a game. These stand after a colon.
### What is in quotes, and the words of actions, stand in the file as they are.

ends-early = die Aufzeichnung endet zu früh: { $expected }
version-too-new = diese Aufzeichnung hat Version { $version }: Sie stammt von einem neueren Fourline; dieses liest die Versionen 1 und { $latest }
version-unknown = diese Aufzeichnung hat Version { $version }; dieses Programm liest die Versionen 1 und { $latest }
time-goes-back = diese Zeit liegt vor der vorigen
refused = das kann hier nicht gespielt werden: { $reason }
out-of-time = das kann hier nicht gespielt werden: Die Uhr von Platz { $seat } ist abgelaufen
not-over = es gibt ein Ergebnis, aber die Partie ist nicht zu Ende
other-result = die Züge führen zu einem anderen Ergebnis: erwartet wird „{ $result }“

## What was expected in this place

expected-text = erwartet wird „{ $text }“
expected-result = erwartet wird „{ $result }“ am Ende
expected-word = erwartet wird { $words }
expected-symbols = erwartet werden zwei verschiedene Symbole, etwa XO
expected-symbol = erwartet wird ein Symbol
expected-seat = erwartet wird Platz 1 oder 2
expected-seat-or-result = erwartet wird Platz 1 oder 2, oder „{ $result }“
expected-number = erwartet wird eine Zahl
expected-kind = erwartet wird die Art eines Spielers, etwa human
expected-name = erwartet wird ein Name in geraden Anführungszeichen
expected-escaped = erwartet wird \" oder \\ nach einem Backslash
expected-column = erwartet wird der Buchstabe einer Spalte des Bretts
expected-cell = erwartet wird ein Feld des Bretts, etwa d6
expected-time = erwartet wird eine Zeit in Sekunden, etwa @12.345
expected-end-of-line = erwartet wird das Ende der Zeile
expected-nothing-after-result = erwartet wird nichts nach dem Ergebnis
expected-utf8 = erwartet wird Text in UTF-8

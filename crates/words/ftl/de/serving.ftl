### What is said to the one who runs a server of online games.

at-public-url = Fourline ist unter { $url }/ zu finden und lauscht auf { $address } (Strg-C beendet es)
needs-public-url = andere könnten diesen Server unter { $address } erreichen, aber er kennt seine eigene Adresse nicht und könnte seine Seiten nicht von fremden unterscheiden. Gib an, was man eintippt, um hierher zu kommen, etwa --public-url https://play.example.org, oder lausche auf 127.0.0.1
needs-https = über http könnte jeder auf dem Weg Plätze übernehmen. Stell einen Proxy mit https vor den Server und gib seine Adresse an, etwa --public-url https://play.example.org; http ist für Adressen im eigenen Haus
trusts-everybody = ein vertrauenswürdiger Proxy ist eine Adresse oder ein kleines Netz, nicht das halbe Internet: jeder könnte sonst vorgeben, von irgendwoher zu kommen
bad-url = { $text }: erwartet wird eine Adresse wie https://play.example.org, ohne Pfad
bad-range = { $text }: erwartet wird eine Adresse wie 10.0.0.2 oder ein Netz wie 10.0.0.0/8
bad-limit = { $text }: erwartet wird eine Grenze wie create=20/10; es gibt create, join, read, solve, connect, messages, commands und reactions
bad-setting = { $name }: erwartet wird ein Text, eine Zahl, true oder false oder eine Liste davon
no-config-in-config = eine Einstellungsdatei kann keine andere nennen
backup-of-postgres = Spiele in Postgres sichert man mit dessen eigenem Programm pg_dump
backed-up = Alle Spiele sind in { $file }. Um sie wiederherzustellen, halte den Server an und leg die Datei an die Stelle seiner Datenbank

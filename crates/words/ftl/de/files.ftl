### Reading and writing files. Everything but the first message stands after the name of a file and a colon.

in-file = { $file }: { $problem }

## Why a file can't be read or written

not-found = diese Datei oder diesen Ordner gibt es nicht
denied = keine Berechtigung
exists = diese Datei gibt es schon
not-a-folder = ein Teil des Pfads ist kein Ordner
is-a-folder = das ist ein Ordner
no-space = kein Platz mehr
no-space-for-user = kein Platz mehr für diesen Benutzer
too-large = die Datei würde zu groß
read-only = dort lässt sich nichts schreiben
bad-name = so kann eine Datei nicht heißen
busy = ein anderes Programm benutzt sie gerade
not-ordinary = keine gewöhnliche Datei
too-long = länger als 1 MiB; so lang ist keine Aufzeichnung und kein Regelwerk
not-text = das ist kein Text in UTF-8
ended-early = die Datei ist abgeschnitten
closed = die Gegenseite ist geschlossen
no-memory = es ist nicht genug Speicher da
system = das System meldet: { $message }
unknown = das System sagt nicht, warum

## Why a game that is kept can't be opened or deleted

not-kept-here = das ist keine der gesicherten Partien
not-open = diese Partie ist nicht mehr offen
game-over = diese Partie ist zu Ende
being-played = diese Partie wird gerade gespielt

### Where games of a server are kept. For the one who runs the server.

in-place = { $place }: { $problem }

## Why something was not kept

busy = die Datenbank kommt nicht nach oder ist nicht da; versuche es noch einmal
read-only = es lässt sich nichts schreiben, weil der Datenträger voll ist oder nicht funktioniert; der Server versucht es von selbst wieder
exists = es gibt schon einen Tisch mit dieser Kennung
closed = die Datenbank wurde geschlossen
broken = die Datenbank meldet: { $message }

## Why a database can't be opened. These stand after its name and a colon.

in-use = ein anderer Server hat diese Datenbank geöffnet; beende zuerst diesen oder nimm eine andere Datei
newer = diese Datenbank stammt von einer neueren Version von Fourline (Schema { $found }, hier bekannt bis { $known }); nichts wurde geändert; nimm jene Version oder eine andere Datenbank
not-a-store = das ist keine Datenbank von Fourline; nichts wurde geändert; nenne eine andere Datei
damaged = diese Datenbank ist beschädigt ({ $message }); nichts wurde geändert; beginne mit einer Sicherung oder mit einer anderen Datei
file = sie lässt sich nicht lesen oder schreiben: { $message }
refused = die Datenbank antwortet nicht oder lehnt ab: { $message }
bad-address = diese Adresse lässt sich nicht lesen; sie sieht aus wie postgres://USER:PASSWORD@HOST:5432/DATABASE?sslmode=verify-full
bad-part = dieser Teil der Adresse ist nicht brauchbar: { $part }
unsafe-setting = mit { $setting } würde die Datenbank bei einem Stromausfall Partien verlieren; ändere zuerst diese Einstellung
not-built-in = dieses Programm wurde ohne diese Art von Datenbank gebaut

## Backups

backup-exists = es gibt schon eine Datei mit diesem Namen; nenne eine andere
backup-damaged = die Kopie ist nicht vollständig, deshalb wurde sie gelöscht: { $message }

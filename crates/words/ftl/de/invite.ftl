online = Online
play-online = Online spielen

friend-by-link = Freund per Link
about-friend = Du bekommst einen Link zum Verschicken. Gegner wird, wer ihn zuerst öffnet und auf Spielen drückt.
open-invitation = Offene Einladung
about-open = Steht auf dieser Seite, bis ein anderer Spieler sie annimmt.
computer = Computer auf dem Server
about-computer = Die Partie bleibt auf dem Server, und andere können per Link zuschauen.
your-name = Dein Name
you-start = Du
opponent-starts = Dein Gegner
create = Partie anlegen
creating = Die Partie wird angelegt ...
guest-name-1 = Blauer Reiher
guest-name-2 = Flinker Fuchs
guest-name-3 = Tapferer Dachs
guest-name-4 = Kluge Krähe
guest-name-5 = Ruhige Schildkröte
guest-name-6 = Munteres Rotkehlchen
guest-name-7 = Schneller Hase
guest-name-8 = Fröhliche Robbe

invitations = Offene Einladungen
no-invitations = Zurzeit gibt es keine offene Einladung.
looking = Wird geladen ...
refresh = Neu laden
view = Ansehen
view-of = Einladung von { $who } ansehen

send-link = Schicke diesen Link der Person, mit der du spielen möchtest.
how-it-starts = Wer ihn zuerst öffnet und auf Spielen drückt, bekommt den anderen Platz. Dann beginnt die Partie von selbst; lass diese Seite ruhig offen.
is-listed = Die Einladung steht auch auf der Seite { $page }.
invitation-link = Link zur Einladung
copy = Kopieren
share = Teilen
share-text = Spiel mit mir Vier gewinnt
qr-code = QR-Code des Einladungslinks
change = Partie ändern
change-now = Der alte Link gilt nicht mehr. Ändere, was du möchtest, und lege die Partie noch einmal an.
withdraw = Einladung zurückziehen
withdrawn = Die Einladung ist zurückgezogen.

invites = { $who } lädt dich zum Spielen ein
join = Spielen
joining = Platz wird eingenommen ...
casual = Locker
about-casual = Züge können zurückgenommen werden, wenn beide einverstanden sind.
serious = Ernst
about-serious = Züge können nicht zurückgenommen werden.
kind = Art der Partie
you-follow = { $who } beginnt
guest-starts = Du beginnst
drawn = Wird ausgelost

connecting = Verbindung wird aufgebaut ...
connected-mark = { $connected } · dein Zug: { $mark }
reconnecting = Verbindung wird wieder aufgebaut ...
offline = Dieses Gerät ist offline. Züge sind erst wieder möglich, wenn es online ist.
react = Etwas sagen
copy-watch-link = Link zum Zuschauen kopieren
no-server = Diese Website hat keinen Spielserver, deshalb sind hier keine Partien per Link möglich. Alles andere geht.
again = Noch einmal versuchen
more-online = Wieder online spielen

key-invite = einen Freund per Link einladen

### A game at a table elsewhere: the connection, the other player, offers, and why something is refused.

## What is going on, in large type. Short, without a full stop.

headline-open = Warten auf den zweiten Spieler
headline-sent = Gesendet
headline-cut-off = Keine Verbindung

## What is wanted now

open = Warten auf den zweiten Spieler.
sent-waiting = Gesendet; warten auf den Server.
confirm-claim = Den Sieg beanspruchen? Der Gegner ist nicht da.

## What stands on buttons and beside keys

claim = Sieg beanspruchen
hello = Hallo!
good-luck = Viel Glück!
well-played = Gut gespielt!
oops = Hoppla!
thanks = Danke!
good-game = Schöne Partie!

## The state of things, in a few words

mark-sent = gesendet
mark-kept = gesichert
connected = Verbunden
cut-off = Seit { $time } keine Verbindung. Züge sind jetzt nicht möglich; es wird von selbst wieder versucht ({ $tries }).
is-away = weg seit { $time }
away-for = { $who } ist seit { $time } nicht da.
away-claim-in = { $who } ist seit { $time } nicht da. In { $left } kannst du den Sieg beanspruchen.
away-claim = { $who } ist seit { $time } nicht da. Du kannst den Sieg beanspruchen.
rematch-waiting = Du möchtest eine Revanche. Warten auf den Gegner.
watching = Du schaust zu.

## Why something can't be done

reason-cut-off = Es gibt keine Verbindung, deshalb ist kein Zug möglich. Es wird von selbst wieder versucht.
reason-other-not-there = Der zweite Spieler ist noch nicht da.
reason-not-yet-claimed = Der Gegner ist noch nicht lange genug weg.
reason-nothing-to-claim = Der Gegner ist da.
reason-rematch-offered = Du hast schon um eine Revanche gebeten. Der Gegner muss sie auch wollen.
reason-unfair = Solange du online gegen jemanden spielst, gibt es keine Hilfe.
reason-stale = Etwas anderes ist zuerst geschehen. Sieh auf das Brett und entscheide noch einmal.
reason-read-only = Der Server kann gerade keine Züge sichern. Nichts ist verloren; versuche es in einer Minute wieder.
reason-too-many = Das war zu viel in kurzer Zeit. Warte einen Moment.
reason-elsewhere = Der Server hat das abgelehnt.

## What is told

sent = Gesendet.
kept = Gesichert.
joined = { $who } ist da.
went-away = { $who } ist nicht mehr da.
came-back = { $who } ist wieder da.
wants-rematch = { $who } möchte eine Revanche.
reacted = { $who }: { $reaction }
lost-connection = Die Verbindung ist unterbrochen. Es wird von selbst wieder versucht.
reconnected = Wieder verbunden.
restarting = Der Server startet neu. Die Partie geht gleich weiter.
read-only = Der Server kann gerade keine Züge sichern. Die Partie bleibt, wie sie ist.
writable = Züge sind wieder möglich.
seat-stays = Dein Platz bleibt dein Platz. Zurück geht es mit: fourline online { $address }
watch-again = Wieder zuschauen mit: fourline online { $address }

## Why a link, a call or a connection came to nothing, and what to do next

not-a-server = Das ist kein Server. So wird er geschrieben: https://play.example.org
not-a-table = Das ist kein Link zu einer Partie. So ein Link endet mit /t/ und 16 Buchstaben, zum Zuschauen mit /w/ und 16 Buchstaben.
unreachable = Der Server ist nicht zu erreichen. Stimmt die Adresse, und gibt es eine Verbindung zum Internet?
untrusted = Dem Zertifikat des Servers ist nicht zu trauen. Ist es dein eigener Server, dann prüfe sein Zertifikat oder nimm seine Adresse mit http://.
strange = Das ist kein Fourline-Server, oder etwas dazwischen antwortet für ihn. Prüfe die Adresse.
newer = Der Server spricht eine neuere Sprache als dieses Programm. Aktualisiere Fourline und versuche es dann wieder.
no-such-game = Diese Partie gibt es nicht oder nicht mehr. Bitte um einen neuen Link.
own-invitation = Das ist deine eigene Einladung. Schicke den Link dem anderen Spieler.
seat-taken = Der Platz ist besetzt, deshalb schaust du zu.
same-name = Der andere Spieler heißt genauso. Wähle einen anderen Namen: --name NAME
bad-name = Der Server nimmt diesen Namen nicht an. Wähle einen anderen: --name NAME
unknown-player = Der Server kennt diesen Computerspieler nicht.
bad-terms = Der Server nimmt diese Regeln oder diese Uhr nicht an.
begun = Die Partie hat begonnen, deshalb lässt sich die Einladung nicht mehr zurückziehen.
full = Der Server ist gerade voll. Versuche es später wieder.
refused = Der Server hat das abgelehnt ({ $code }).
no-token = Dieses Gerät hat keinen Schlüssel für seinen Platz: { $problem }. Ist die Datei beschädigt, dann lösche sie; du bekommst einen neuen Schlüssel und kannst bei Partien zuschauen, in denen du einen Platz hattest.

## On the way to a table, and the list of open invitations

trying = Neuer Versuch ({ $tries }) ...
not-now = Du bist nicht am Zug. Tippe { $help }, um zu sehen, was jetzt möglich ist.
lobby = Offene Einladungen:
lobby-empty = Es gibt keine offenen Einladungen.
which-invitation = Welche nimmst du an, 1 bis { $count } (Enter für keine)?
# A game that counts, in a list: "Ann, Power, 7x6, 5m+3s, serious".
serious = ernst

## On the full screen. Those that begin with key stand after their key, in lower case.

send-this-link = Schicke diesen Link dem anderen Spieler:
say-what = Was sagst du?
link-copied = Der Link ist in der Zwischenablage, wenn das Terminal es erlaubt.
key-copy-link = Link kopieren
key-say = sagen
key-claim = beanspruchen
play-online = Online spielen
about-play-online = Mit einem Freund über einen Link oder mit jemandem, der auf einem Server wartet.
connecting = Verbinden ...
which-server = Server oder Link:
invite-by-link = Mit einem Link einladen
about-invite-by-link = Eine Partie nach den zuletzt gewählten Regeln. Du bekommst einen Link zum Verschicken.
invite-in-lobby = Öffentlich einladen
about-invite-in-lobby = Dasselbe, und alle auf diesem Server sehen die Einladung.
about-invitation = Enter nimmt diese Einladung an: Du spielst sofort.
key-look-again = neu laden
watch-link = Zum Zuschauen: { $link }
where-to = Wo möchtest du spielen? Nenne einen Link oder einen Server: fourline online LINK oder fourline online --server URL

### The page in the browser. Buttons and names of pages must be short; sentences have room.

## Around every page

title = { $page } - Fourline
description = Vier gewinnt mit deinen Hausregeln, zehn Stufen und einem perfekten Löser. Funktioniert offline.
skip = Zum Brett
pages = Seiten
play = Spielen
study = Analyse
games = Partien
settings = Einstellungen
how-to = Spielregeln
statistics = Statistik
help = Hilfe
close = Schließen
update-ready = Eine neue Version ist da.
reload = Neu laden
crashed = Etwas ist schiefgegangen. Deine Partie ist gesichert. Lade die Seite neu, um weiterzuspielen.

## A game

level-and-strength = Stufe { $level } · schlägt { $below } zu { $percent } %
level = Stufe { $level }
moves = Züge
no-moves = Noch keine Züge
move-name = Zug { $number }: { $move }
actions = Aktionen
review = Ansehen
to-the-end = Zurück zur Partie
scores = Wertung
rules-and-size = { $rules } · { $columns }×{ $rows }
game-link = Link kopieren
link-copied = Link kopiert.
link-not-copied = Der Browser hat das Kopieren nicht erlaubt. Der Link ist { $link }
save-record = Als Datei speichern
save-svg = Bild (SVG)
save-png = Bild (PNG)
save-gif = Film (GIF)
film-begun = Der Film wird erstellt.
film-saved = Der Film ist gespeichert.
film-not-made = Der Film konnte nicht erstellt werden. Beim ersten Mal braucht er eine Verbindung; versuche es wieder, wenn du online bist.
share = Teilen und speichern
typed-digit = Spalte { $number }: noch eine Ziffer, oder Enter drücken.
board-of = Brett mit { $columns } Spalten und { $rows } Zeilen
confirm-drop = Spalte { $column } ist gewählt. Zum Einwerfen Enter drücken oder noch einmal klicken.

## Where am I? Asked for by those who hear the board.

where-am-i = Wo bin ich?
say-last = Letzter Zug
say-column = Diese Spalte
say-board = Ganzes Brett
say-threats = Drohungen
say-scores = Wertung
threat = { $who ->
    [you] Du kannst eine Reihe vollenden: { $columns }.
   *[other] { $who } kann eine Reihe vollenden: { $columns }.
}
no-threats = Zurzeit kann keine Seite eine Reihe vollenden.
no-scores = Es gibt noch keine Wertung. Frag nach einem Tipp.
no-last-move = Es gibt noch keinen Zug.

## A new game

who-plays = Wer spielt?
which-rules = Welche Regeln?
opponent = Gegner
computer-number = Computer { $number }
how-to-this = Spielregeln: { $rules }
from-position = Die Partie beginnt mit der Stellung der Analyse.
kept-meanwhile = Die laufende Partie wird gesichert; du findest sie unter Partien.
rule-set-name = Diese Regeln speichern als
save-rules = Regeln speichern
rules-saved = Die Regeln sind als { $name } gespeichert.
rules-not-saved = Die Regeln sind nicht gespeichert: { $problem }.
problem = { $problem }.
play-these = Mit diesen Regeln spielen
other-rules = Andere Regelwerke

## A study

paste = Züge, ein gezeichnetes Brett oder eine Aufzeichnung
paste-help = Züge sind Spalten, gezählt ab 1: 4453. Ein Brett besteht aus X, O und Punkten, eine Zeile je Reihe.
read = Zeigen
edit-board = Dieses Brett als Text ändern
next-mistake = Nächster Fehler
no-more-mistakes = In dieser Fortsetzung gibt es keinen weiteren Fehler.
play-here = Ab hier spielen
next-branch = Variante ({ $count } weitere)
clear-board = Leeres Brett
evaluation = Bewertung: über der Mitte gut für { $first }, darunter für { $second }.
dropped-in = Datei öffnen

## Games and statistics

open-elsewhere = in einem anderen Tab offen
unreadable-games = { $count ->
    [one] { $count } Partie kann diese Version nicht lesen. Sie bleibt, wie sie ist.
   *[other] { $count } Partien kann diese Version nicht lesen. Sie bleiben, wie sie sind.
}
no-statistics = Noch keine beendete Partie gegen den Computer.
won = Gewonnen
drawn = Unentschieden
lost = Verloren
not-on-device = Diese Partie ist nicht auf diesem Gerät.
could-not-read = { $file } kann nicht gelesen werden: { $problem }.
too-large = die Datei ist zu groß

## What is kept on the device

your-data = Auf diesem Gerät
about-data = Partien, Einstellungen und Statistik bleiben auf diesem Gerät. Nur was du online spielst, liegt auch auf dem Server.
export = Alles exportieren
import = Importieren
imported = { $count ->
    [0] Importiert. Es gab keine neue Partie.
    [one] Importiert. { $count } Partie kam dazu.
   *[other] Importiert. { $count } Partien kamen dazu.
}
delete-all = Alles löschen
delete-all-question = Alle Partien, Einstellungen und die Statistik auf diesem Gerät löschen? Das lässt sich nicht rückgängig machen.
deleted-all = Alles ist gelöscht.
not-kept-full = Dein Browser hat keinen Platz mehr für diese Seite, darum wird die Partie nicht gesichert. Spiel weiter und speichere sie als Datei, oder lösche alte Partien.
not-kept-forbidden = Dein Browser erlaubt dieser Seite nicht, etwas zu sichern; wird sie geschlossen, ist die Partie verloren. Spiel weiter und speichere sie als Datei.
settings-not-kept = Die Einstellungen gelten jetzt, können auf diesem Gerät aber nicht gesichert werden.
settings-unreadable = Die Einstellungen auf diesem Gerät kann diese Version nicht lesen. Sie bleiben, wie sie sind.
not-an-export = es ist weder eine Aufzeichnung noch ein Export von Fourline

## Links that do not work

no-such-page = Diese Seite gibt es nicht.
bad-link = Dieser Link lässt sich nicht öffnen: { $problem }.
bad-link-board = Dieser Link lässt sich nicht öffnen: Ein Brett dieser Größe gibt es nicht.
bad-link-cut = Dieser Link lässt sich nicht öffnen: Ein Teil fehlt oder ist verändert. Kopiere den ganzen Link noch einmal.

## Help. No capital at the start, no full stop.

key-last = den letzten Zug ansagen
key-column = den Inhalt dieser Spalte ansagen
key-threats = die Drohungen ansagen
key-scores = die Wertung ansagen
key-keep-scores = dauernd zeigen, wohin jede Spalte führt
key-remove = einen Stein entfernen, wo die Regeln es erlauben
key-mistakes = in der Analyse: nächster oder voriger Fehler
key-new = neue Partie, mit anderen Spielern oder Regeln
key-save = die Partie als Datei speichern
key-study = diese Partie analysieren
key-steps = den vorigen oder nächsten Zug ansehen
key-ends = zum Anfang, zum Ende
key-arrows = eine Spalte wählen
key-enter = einwerfen, den Zug beenden

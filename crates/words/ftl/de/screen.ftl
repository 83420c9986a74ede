### The full screen in the terminal. It may be as narrow as 40 columns: what stands in lists, below pages
### and beside players must be short.
### $enter, $up, $down, $save and $stop are names of keys, from keys.ftl.

## Every page

too-small = Mach das Fenster bitte größer: { $needed-columns } Spalten mal { $needed-rows } Zeilen (jetzt { $columns } mal { $rows }).
not-kept = Die Partie lässt sich nicht sichern ({ $error }). Speichere sie mit { $save } woanders oder beende das Programm mit { $stop }; dann wird sie ausgegeben.
settings-problem = Einstellungen: { $problem } ({ $file })
settings-problems = { $more ->
    [one] Einstellungen: { $problem } (und { $more } weiteres Problem) ({ $file })
   *[other] Einstellungen: { $problem } (und { $more } weitere Probleme) ({ $file })
}
half-a-number = Spalte { $number }: Tippe noch eine Ziffer oder drücke { $enter }.

## Below every page: what keys do. Each stands after its key: "enter accept  esc cancel". One or two short
## words, in lower case.

key-choose = wählen
key-change = ändern
key-accept = übernehmen
key-cancel = abbrechen
key-back = zurück
key-keys = Hilfe
key-quit = beenden
key-menu = Menü
key-leave = verlassen
key-continue = fortsetzen
key-study = Analyse
key-delete = löschen
key-save = speichern
key-scroll = blättern
key-drop = einwerfen
key-end-turn = Zug beenden
key-undo = Rücknahme
key-undo-loses = Rücknahme (verliert)
key-remove = entfernen
key-remove-this = diesen entfernen
key-block = blockieren
key-take-back = Zug zurück
key-redo = wiederholen
key-resign = aufgeben
# Short for "Unentschieden anbieten".
key-offer-draw = Unentschieden?
key-rematch = Revanche
key-new-game = neue Partie
key-hint = Tipp
key-pause = Pause
key-move-now = jetzt ziehen
key-take-symbol = { $symbol } nehmen
key-try-again = noch einmal
key-back-to-now = zur Partie
key-earlier = früher
key-later = später
key-play = spielen
key-step = Zug
key-column = Spalte
key-copy = kopieren
key-play-from-here = ab hier spielen
key-next-mistake = nächster Fehler
key-previous-mistake = voriger
key-type = Stellung eingeben

## The menu

tagline = Vier gewinnt mit deinen Hausregeln
study = Analyse
about-study = Was jede Spalte wert ist, die beste Zugfolge, Varianten; für jede Stellung.
unfinished-games = Offene Partien
finished-games = Beendete Partien
unfinished-count = { $count ->
    [one] { $count } offene Partie
   *[other] { $count } offene Partien
}
finished-count = { $count ->
    [one] { $count } beendete Partie
   *[other] { $count } beendete Partien
}
no-unfinished-games = Es gibt keine offene Partie.
no-finished-games = Es gibt keine beendete Partie.
settings = Einstellungen
about-settings = Sprache, Farbschema, Steine, Bewegung, Maus, Spalten.
keys = Tasten
quit = Beenden

## The form for a new game

start-game = Partie beginnen
about-start = Mit { $enter } geht es los; mit { $up } oder { $down } kannst du noch etwas ändern.
your-name = Dein Name
about-name = Mit { $enter } kannst du tippen; leer gilt der übliche Name.
opponent = Gegner
computer-number = Computer { $number }
about-own-rules = Deine eigene Mischung der Regeln unten.
about-who-starts = Wer den ersten Zug hat.
about-symbols = Zwei verschiedene Zeichen für die Steine, etwa XO, YR oder @*. Mit { $enter } kannst du tippen.
about-clock = 5m: fünf Minuten für jeden; 5m+3s: drei Sekunden mehr pro Zug; 30s/move: so viel für jeden Zug. Mit { $enter } kannst du tippen; leer heißt ohne Uhr.
serious = Ernste Partie
about-serious-on = Züge können nicht zurückgenommen werden.
about-serious-off = Züge können zurückgenommen werden.
about-rule = { $about } Mit { $enter } kannst du einen anderen Wert tippen.
not-valid = Ungültig: { $problem }.
choices-not-saved = Deine Auswahl konnte nicht gespeichert werden: { $error }.

## Lists of games

about-game = { $summary }. { $file }
about-open-game = { $summary }. In einem anderen Programm offen. { $file }
deleted = Gelöscht.
could-not-delete = Löschen fehlgeschlagen: { $error }.
could-not-continue = Fortsetzen fehlgeschlagen: { $error }.
could-not-continue-game = Diese Partie lässt sich nicht fortsetzen: { $problem }.

## A game

save-question = In welche Datei speichern?
game-rules = Regeln: { $rules }
score = Stand: { $score }
player-level = Stufe { $level }
disc-at = Der Stein in Zeile { $row }, Spalte { $column }.

## What a player has left, in a narrow window, all in one line after the name: "undo 3 rem 1 blk 1 bad 0/3".
## As short as can be understood.

short-undos = rück { $left }
short-removes = entf { $left }
short-blocks = blk { $left }
short-violations = vst { $used }/{ $limit }

## A study

study-heading = Analyse: Zug { $move } von { $last }
study-heading-branches = { $branches ->
    [one] Analyse: Zug { $move } von { $last }, { $branches } andere Variante
   *[other] Analyse: Zug { $move } von { $last }, { $branches } andere Varianten
}
study-players = { $one } – { $two }
position-title = Eine Stellung analysieren
about-position = Züge wie { $moves } (Spalten { $columns }) oder Buchstaben wie ddec; der Name einer Datei mit einer Aufzeichnung oder Analyse; oder füge ein gezeichnetes Brett oder eine Aufzeichnung ein.
save-study-question = In welche Datei soll die Analyse gespeichert werden?
copied-title = Diese Stellung als Text
about-copied = Kopiert, falls dein Terminal es erlaubt. Um den Text hier zu markieren, schalte die Maus mit { $mouse } aus.
study-saved = In { $file } gespeichert. Öffnen mit: fourline study { $file }
play-title = Ab hier spielen
about-play = Du spielst { $symbol } und bist am Zug. Diese Analyse bleibt offen.
game-is-over-here = Hier ist die Partie zu Ende. Geh zu einem früheren Zug, um weiterzuspielen.
full = voll
at-beginning = Das ist der Anfang.
at-end = Hier endet die Zugfolge.
no-earlier-branch = Vor diesem Zug zweigt keine Variante ab.
no-other-branch = Hier wurde kein anderer Zug probiert.
no-later-mistake = Danach ist kein Fehler bekannt.
no-earlier-mistake = Davor ist kein Fehler bekannt.

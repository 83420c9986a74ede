### The help of the program and of its flags. Flags, values and examples are typed as they are.

## fourline arena

arena-about = Computer gegeneinander spielen lassen und ihre Stärke messen
arena-after-help =
    Jeder Spieler trifft auf jeden anderen. Jede Eröffnung, einige zufällig fallende Steine, wird zweimal mit vertauschten Seiten gespielt. Spieler sind random, robot, Stufen nach Nummer oder Namen (1-10 sind alle zehn) oder andere Programme, die das Engine-Protokoll (UCI) sprechen: uci:COMMAND, mit Optionen uci[Hash=64;Threads=2]:COMMAND. Ein Programm, das abstürzt, schweigt, zu spät kommt, ungültig zieht oder die Leitung flutet, verliert die Partie, und der Grund wird genannt.

    Mit --ladder trifft jeder Spieler nur auf den nächsten. Mit --log wird jede Partie in einer Datei aufbewahrt; nach einer Unterbrechung macht derselbe Befehl weiter, und mit mehr --games spielt er weiter.

    Beispiele:
      fourline arena robot 1 2 --games 100
      fourline arena 1-10 --ladder --rules power --games 400 --log power.games
      fourline arena 1-10 --ladder --markdown > levels.md
      fourline arena 10 uci:fairy-stockfish --games 20 --clock 200ms/move
      fourline arena 7 'uci:./my-engine --fast' --games 1000 --sprt 0,30 --balanced

    Exit-Codes:
      0: fertig
      2: Option oder Protokoll ungültig
      130: unterbrochen (mit --log geht nichts verloren)
arena-arg-games-help = Partien pro Paar, eine gerade Zahl
arena-arg-json-help = Ein JSON-Objekt statt Tabellen ausgeben
arena-arg-ladder-help = Jeder Spieler trifft nur auf den nächsten
arena-arg-log-help = Datei für die Partien; gibt es sie schon, geht der Wettkampf dort weiter
arena-arg-markdown-help = Die Tabellen als Markdown ausgeben
arena-arg-opening-help = Steine, die zufällig fallen, bevor die Spieler ziehen
arena-arg-players-help = Zwei oder mehr Spieler: random, robot, Stufen wie 7, lynx oder 1-10, oder uci:COMMAND
arena-arg-balanced-help = Nur zufällige Eröffnungen, die bei bestem Spiel remis sind
arena-arg-clock-help = Uhr: 200ms/move, 1m oder 1m+500ms [Standard: keine, mit anderen Programmen 1s/move]
arena-arg-margin-help = Millisekunden, um die ein Spieler seine Zeit überziehen darf
arena-arg-openings-help = Stattdessen eine Datei mit Eröffnungen: in jeder Zeile Züge wie 4453
arena-arg-patience-help = Sekunden, die ein anderes Programm zum Bereitwerden haben darf
arena-arg-sprt-help = Aufhören, sobald einer von zwei Elo-Unterschieden gezeigt ist, etwa 0,30 (zwei Spieler)
arena-arg-rules-help = classic, second-chance, strict, power oder eine TOML-Datei
arena-arg-seed-help = Startwert des Zufalls: Derselbe Startwert ergibt dieselben Partien
arena-arg-threads-help = Partien zur gleichen Zeit [Standard: eine pro Kern]

## Flags and arguments of several commands

arg-block-help = Wie oft jeder blockieren darf (jedes Mal setzt der Gegner einmal aus)
arg-board-help = Wie das Brett gezeigt wird: grid, frame oder words (für Screenreader)
arg-book-help = Eröffnungsbuch für Stufe 10 und Tipps, statt des tiefsten, das sich findet
arg-clock-help = Uhr: 5m (fünf Minuten für jeden), 5m+3s (drei Sekunden mehr pro Zug) oder 30s/move
arg-color-help = Wann Farben benutzt werden; auch NO_COLOR zählt
arg-columns-from-help = Nummer der Spalte ganz links
arg-connect-help = Wie viele Steine in einer Reihe gewinnen
arg-file-help = Buchdatei [Standard: das eingebaute Buch]
arg-first-help = Wer beginnt: Platz 1, Platz 2 oder random (ausgelost) [Standard: laut Regeln]
arg-help-help = Hilfe ausgeben
arg-json-help = Ein JSON-Objekt pro Zeile ausgeben
arg-language-help = Sprache: en, vi, de oder es [Standard: deine Einstellung, sonst die des Systems]
arg-limit-help = So viele Sekunden darf ein Computer über einen Zug oder Tipp nachdenken
arg-memory-help = Speicher für die Tabelle bekannter Stellungen, etwa 4M, 64M oder 1G
arg-names-help = Name eines Spielers; noch einmal für den zweiten Spieler
arg-opening-help = Wohin die ersten Steine kommen: free oder centre
arg-opponent-help = Spieler auf Platz 2: human, robot, random oder eine Stufe von 1 bis 10
arg-plain-help = Einfache Zeilen ohne Farbe statt des ganzen Bildschirms
arg-player-help = Spieler auf Platz 1: human, oder ein Computer, um zwei Computern zuzusehen
arg-plies-help = Zahl der Steine auf dem Brett in der tiefsten Ebene
arg-questions-help = Wie gefragt wird: alles auf einmal (offered) oder einzeln nacheinander (each)
arg-remove-help = Wie oft jeder entfernen darf (jedes Mal einen gegnerischen Stein)
arg-rules-help = classic, second-chance, strict, power oder eine TOML-Datei; die Optionen darunter ändern einzelne Regeln
arg-screen-help = Den ganzen Bildschirm benutzen statt Zeilen
arg-seed-help = Startwert des Zufalls: Derselbe Startwert und dieselben Züge ergeben dieselbe Partie
arg-serious-help = Ernste Partie: Züge können nicht zurückgenommen werden
arg-size-help = Spalten und Zeilen des Bretts
arg-symbols-help = Zwei Symbole für die Steine, etwa XO oder YR
arg-think-help = Sekunden für jede Stellung, die sich nicht sofort lösen lässt
arg-threads-help = Zahl der Threads
arg-undo-help = Rücknahmen pro Spieler: 3; mit 3/strict verliert, wer noch eine will
arg-violations-help = Bei welchem Verstoß die Partie verloren ist: none, 3/game oder 4/move
arg-weak-help = Nur herausfinden, wer gewinnt, nicht wie bald: schneller

## fourline bench

bench-about = Den Löser messen und seine Antworten prüfen
bench-after-help =
    Ohne Dateien wird ein fester Satz eingebauter Stellungen gelöst. Die Gesamtzahl ihrer Knoten ist auf jedem Rechner gleich: die Signatur der Suche. Eine Datei hat Zeilen der Form `Züge Wertung`.

    Beispiele:
      fourline bench
      fourline bench positions.txt
      fourline bench --with-book --limit 200 positions.txt

    Exit-Codes:
      0: alle Antworten waren richtig
      1: manche waren falsch
      2: Option oder Datei ungültig
bench-arg-book-help = Mit diesem Eröffnungsbuch messen
bench-arg-files-help = Dateien mit Zeilen `Züge Wertung` [Standard: die eingebauten Stellungen]
bench-arg-keep-help = Die Tabelle bekannter Stellungen von einer Stellung zur nächsten behalten
bench-arg-limit-help = Nur die ersten Zeilen jeder Datei benutzen
bench-arg-with-book-help = Mit dem Eröffnungsbuch messen, das fourline solve benutzen würde

## fourline book

book-about = Eröffnungsbücher bauen, prüfen und beschreiben
book-after-help =
    Beispiele:
      fourline book info
      fourline book build --plies 6
      fourline book help build
book-build-about = Alle Stellungen mit so vielen Steinen lösen und als Buch schreiben
book-build-after-help =
    Du kannst jederzeit unterbrechen; derselbe Befehl macht dann weiter.

    Beispiele:
      fourline book build --plies 6
      fourline book build --plies 12 --threads 2 --output deep.book
      fourline book build --size 6x5 --plies 8
book-build-arg-memory-help = Speicher jedes Threads, etwa 4M, 64M oder 1G
book-build-arg-output-help = Zu schreibende Datei [Standard: eine Datei im Datenordner, wo sie wiedergefunden wird]
book-build-arg-threads-help = Zahl der Threads [Standard: einer pro Kern]
book-info-about = Ein Buch beschreiben
book-info-after-help =
    Beispiele:
      fourline book info
      fourline book info deep.book
book-shrink-about = Aus einem tiefen Buch ein kleineres machen: dieselben Wertungen, weniger Steine
book-shrink-after-help =
    Beispiel:
      fourline book shrink --plies 8 --output small.book
book-shrink-arg-output-help = Zu schreibende Datei
book-verify-about = Ein Buch prüfen: Prüfsumme, innere Stimmigkeit und eine Stichprobe von Stellungen
book-verify-after-help =
    Beispiele:
      fourline book verify --sample 10000
      fourline book verify deep.book
book-verify-arg-sample-help = Wie viele Stellungen der tiefsten Ebene noch einmal gelöst werden
book-verify-arg-seed-help = Startwert des Zufalls für die Stichprobe

## fourline completions

completions-about = Ein Skript zum Vervollständigen für deine Shell ausgeben
completions-after-help =
    Beispiel:
      fourline completions bash > fourline.bash && . ./fourline.bash
completions-arg-shell-help = Deine Shell

## fourline convert

convert-about = Partien und Stellungen von einer Notation in eine andere umwandeln
convert-after-help =
    Formen:
      digits: Spalten ab 1 (4453)
      digits0: Spalten ab 0 (3342)
      letters: Spalten als Buchstaben (ddec)
      uci: Züge des Engine-Protokolls (position startpos moves P@d1 P@d2)
      openspiel-moves: Aktionen von OpenSpiel (3, 3, 4, 2)
      record: eine Aufzeichnung von Fourline, mit Namen und Hausregeln
      board: ein gezeichnetes Brett aus ., X und O
      openspiel: der Zustand in OpenSpiel, ein Brett aus ., x und o
      fen: ein FEN der Variante cfour
      kaggle: die flache Liste von Kaggle aus 0, 1 und 2
      uci-data: eine Zeile des UCI-Datensatzes (b,x,o,...); wer gewinnt, wird ergänzt, wo der Löser es weiß

    Ohne Texte wird die Standardeingabe gelesen: ein Text pro Zeile, oder eine Aufzeichnung oder ein gezeichnetes Brett. Alle Texte haben eine Form. Ist sie nicht genannt, wird sie ermittelt; ein Text, der Verschiedenes bedeuten kann, wird abgelehnt, und die Möglichkeiten werden genannt. Zahlen ab 1 und ab 0 sehen gleich aus und brauchen deshalb meist --from.

    Beispiele:
      fourline convert --from digits --to fen 4453
      fourline convert --from digits0 --to letters 3342 33
      fourline convert --to board '7/7/7/7/3p3/3P3 w - - 2 2'
      fourline convert --to uci < my-game.fourline

    Exit-Codes:
      0: alle Texte wurden umgewandelt
      1: einige ließen sich nicht umwandeln
      2: ungültige Option
convert-arg-any-order-help = Für eine Stellung irgendeine Zugfolge erfinden
convert-arg-from-help = Zu lesende Form [Standard: wird ermittelt, wenn nur eine möglich ist]
convert-arg-rules-help = Regeln für Züge des Engine-Protokolls: classic, second-chance, strict, power oder eine TOML-Datei
convert-arg-texts-help = Partien oder Stellungen [Standard: von der Standardeingabe]
convert-arg-to-help = Zu schreibende Form

## fourline engine

engine-about = Eine Engine für andere Programme sein (UCI) oder eine prüfen
engine-after-help =
    Die Engine spricht UCI, das Protokoll der Schachprogramme, mit der Variante cfour, wie cutechess und Fairy-Stockfish sie kennen. Wettkampfprogramme und grafische Oberflächen starten sie selbst. PROTOCOL.md beschreibt jeden Befehl, jede Option und jede Form, auch für Größen und Hausregeln.

    Mit --check wird eine andere Engine gestartet und geprüft: Begrüßung, Optionen, gültige Züge, stop, quit.

    Beispiele:
      fourline engine
      fourline engine --check 'fairy-stockfish'
      fourline engine --check './my-engine --fast' --rules power

    Exit-Codes:
      0: auf Befehl beendet, oder alle Prüfungen bestanden
      1: eine Prüfung nicht bestanden
      2: ungültige Option
engine-arg-check-help = Befehl einer anderen Engine, die geprüft wird
engine-arg-option-help = Option für die geprüfte Engine, etwa Hash=64; mehrfach möglich
engine-arg-patience-help = Sekunden, die die geprüfte Engine schweigen darf
engine-arg-rules-help = Regeln der Prüfung: classic, second-chance, strict, power oder eine TOML-Datei

## fourline referee

referee-about = Ein beliebiges Vier-gewinnt-Programm prüfen: mit ihm spielen und sagen, was nicht stimmt
referee-after-help =
    Das Programm wird für jede Partie gestartet. Gespielt wird über seine eigenen Fragen: Eine Dialogdatei sagt, wie es fragt, wie es das Brett zeigt und wie es das Ende sagt. Sein Brett und sein Ergebnis werden Zug für Zug mit den Regeln verglichen. Was nicht stimmt, wird mit der kürzesten gefundenen Partie gesagt, die es zeigt. docs/teachers.md erklärt es in zehn Minuten.

    Dialogdateien für fünf Stile liegen bei: p1 (du gegen die Maschine), p2 (Kraftduell), p3 (Roboter oder Freund), p4 (ein Brett, das kein Text ist), p5 (Duell mit Namen). --print-dialogue zeigt eine, zum Ändern.

    Beispiele:
      fourline referee --program 'python3 four.py' --dialogue p3
      fourline referee --program 'spim -file four.s' --dialogue mine.dialogue --rules power
      fourline referee --program ./four --dialogue p5 --rules second-chance --junit > report.xml
      fourline referee --print-dialogue p2 > mine.dialogue

    Exit-Codes:
      0: nichts zu beanstanden
      1: etwas stimmt nicht
      2: Option, Regeldatei oder Dialogdatei ungültig
referee-arg-dialogue-help = Wie das Programm spricht: p1 bis p5 oder eine Datei
referee-arg-games-help = Zufällige Partien, zusätzlich zu einer für alles, was geschehen kann
referee-arg-json-help = Ein JSON-Objekt ausgeben
referee-arg-junit-help = JUnit-XML ausgeben, für Werkzeuge, die Testergebnisse sammeln
referee-arg-patience-help = Sekunden, die das Programm nichts Verständliches sagen darf
referee-arg-print-dialogue-help = Eine mitgelieferte Dialogdatei ausgeben
referee-arg-program-help = Befehl, der das Programm startet
referee-arg-rules-help = Regeln, denen das Programm folgen soll: classic, second-chance, strict, power oder eine TOML-Datei
referee-arg-seed-help = Startwert des Zufalls: Derselbe Startwert ergibt dieselben Partien

## fourline

fourline-about = Vier gewinnt: zu zweit oder gegen den Computer, mit deinen Hausregeln
fourline-after-help =
    Ohne Befehl öffnet fourline sein Menü auf dem ganzen Bildschirm. Zeile für Zeile geht es mit --plain, mit einem anderen --board als grid, mit TERM=dumb, ohne Terminal und mit den Befehlen play und resume.

    Beispiele:
      fourline # das Menü auf dem ganzen Bildschirm öffnen
      fourline --plain # Zeile für Zeile Fragen beantworten, dann spielen
      fourline play --opponent robot --rules classic --name Ann
      fourline play --opponent human --rules power --name Ann --name Bob
      fourline play --player 7 --opponent robot --rules power # zwei Computern zusehen
      fourline resume # die letzte offene Partie fortsetzen

    Exit-Codes:
      0: die Partie ist zu Ende, du hast „verlassen“ getippt, oder die Ausgabe wurde geschlossen (| head)
      1: etwas ging schief, zum Beispiel konnte eine Datei nicht geschrieben werden
      2: Option, Regeldatei, Buch oder Aufzeichnung ungültig; die Meldung sagt, wo
      3: die Eingabe endete mitten in einer Partie; die Partie ist gesichert
      130: Strg-C oder ein Signal zum Beenden; die Partie ist gesichert

    Offene Partien liegen im Datenordner ($XDG_DATA_HOME/fourline/unfinished unter Linux). Einstellungen und Tasten stehen in $XDG_CONFIG_HOME/fourline/settings.toml.
fourline-arg-version-help = Version ausgeben

## Headings above flags

heading-display = Anzeige
heading-engine = Löser
heading-rules = Regeln
heading-thinking = Nachdenken
heading-whole-games = Ganze Partien

## fourline help

help-about = Diese Hilfe oder die zu einem Befehl ausgeben

## fourline man

man-about = Die Handbuchseite ausgeben
man-after-help =
    Beispiel:
      fourline man > fourline.1 && man ./fourline.1

## fourline online

online-about = Auf einem Server spielen: über einen Link, über offene Einladungen oder mit einer neuen Partie
online-after-help =
    Ein Link, der mit /t/ und 16 Buchstaben endet, ist eine Einladung: Du bekommst den freien Platz oder schaust zu, wenn er besetzt ist. Einer mit /w/ ist zum Zuschauen.

    Beispiele:
      fourline online https://play.example.org/t/abcdefghijklmnop
      fourline online --new --server https://play.example.org --rules power --clock 5m+3s
      fourline online --new --opponent 5 # gegen einen Computer auf dem letzten Server
      fourline online --server http://127.0.0.1:4444 # offene Einladungen

    Dein Platz bleibt dein Platz: Nach Strg-C, einem Abbruch oder einer verlorenen Verbindung bringt dich derselbe Befehl zurück. Der Schlüssel zu deinen Plätzen liegt im Datenordner (unter Linux $XDG_DATA_HOME/fourline/online), einer für jeden Server.

    Exit-Codes:
      0: die Partie ist zu Ende, oder du hast sie verlassen
      1: der Server lehnt ab, ist nicht vertrauenswürdig oder ist keiner
      2: Option oder Link ungültig
      3: die Eingabe ist zu Ende; der Platz bleibt
      130: Strg-C oder ein Signal zum Beenden; der Platz bleibt
online-arg-first-help = Wer beginnt: host, guest oder random [ohne Angabe: wie die Regeln sagen]
online-arg-link-help = Link zu einer Partie, oder ein Server
online-arg-listed-help = Die Einladung in der Liste der offenen Einladungen des Servers zeigen
online-arg-name-help = Dein Name [ohne Angabe: der letzte, sonst ein zufälliger]
online-arg-new-help = Eine Partie anlegen und den Link für den anderen Spieler ausgeben
online-arg-no-qr-help = Den Link nicht als Code für Handys zeichnen
online-arg-opponent-help = Ein Computer für den anderen Platz: robot, random oder eine Stufe von 1 bis 10
online-arg-serious-help = Ernste Partie: Sie zählt und kann nicht abgebrochen werden, wenn beide gezogen haben
online-arg-server-help = Server: zeigt seine offenen Einladungen; mit --new wird dort eingeladen [ohne Angabe: der letzte]

## fourline picture

picture-about = Eine Stellung oder eine ganze Partie zeichnen: SVG, PNG, animiertes GIF oder PNG
picture-after-help =
    Eine Stellung ist die Liste der Züge, die zu ihr führen: Spalten als Ziffern (4453) oder Buchstaben (ddec), oder das Wort empty. Ein Dateiname wird als Aufzeichnung gelesen. Die Endung der Ausgabe bestimmt das Format: .svg und .png zeigen die Stellung, .gif und .apng spielen die Partie bis dorthin ab. --strip bringt die ganze Partie in ein Bild.

    Farbschemas:
      discs: runde Steine in blauem Rahmen, mit Kreuz oder Ring
      squares: gelbe und rote Quadrate auf Blau, 512 mal 512 Pixel
      contrast: Schwarz und Weiß, der stärkste Kontrast
      shapes: Kreise und Rauten, auch mit Farbsehschwäche gut zu unterscheiden

    Beispiele:
      fourline picture 4453 -o board.png
      fourline picture 4453 -o board.svg --theme squares --coordinates
      fourline picture game.fourline --at 12 --scores -o move-12.png
      fourline picture game.fourline -o game.gif --delay 500
      fourline picture game.fourline --strip --per-row 6 -o strip.svg
      fourline picture 4453 --format svg -o - | less

    Exit-Codes:
      0: das Bild ist geschrieben
      1: es kann nicht geschrieben werden
      2: Option, Stellung oder Aufzeichnung ungültig

    Ein vorhandenes Bild wird erst ersetzt, wenn das neue fertig ist.
picture-arg-at-help = Die Partie nach so vielen Schritten zeigen, gezählt wie in fourline replay
picture-arg-coordinates-help = Spalten und Zeilen nummerieren
picture-arg-delay-help = Wie lange eine Animation jeden Zug zeigt, in Millisekunden
picture-arg-format-help = Format, falls die Endung es nicht bestimmt
picture-arg-no-last-help = Den letzten Stein nicht markieren
picture-arg-no-line-help = Die Gewinnreihe nicht markieren
picture-arg-output-help = Zu schreibende Datei; ihre Endung bestimmt das Format; - ist die Standardausgabe
picture-arg-per-row-help = Bretter nebeneinander mit --strip
picture-arg-pixels-help = Breite in Pixeln oder Breite x Höhe [Standard: 56 Pixel pro Feld]
picture-arg-position-help = Züge wie 4453 oder ddec, das Wort empty oder eine Aufzeichnung
picture-arg-scores-help = Zeigen, wozu jede Spalte führt
picture-arg-strip-help = Alle Schritte in einem Bild zeigen
picture-arg-theme-help = discs, squares, contrast oder shapes
picture-arg-times-help = Wie oft eine Animation läuft, bevor sie anhält; 0 heißt endlos

## fourline play

play-about = Zeile für Zeile spielen; fragt nach allem, was die Optionen nicht sagen
play-after-help =
    Beispiele:
      fourline play
      fourline play --opponent 3 --rules classic --name Ann
      fourline play --opponent human --rules power --name Ann --name Bob
      fourline play --opponent robot --size 9x7 --clock 5m+3s
      fourline play --board words # für Screenreader

## fourline replay

replay-about = Eine aufgezeichnete Partie Zug für Zug zeigen
replay-after-help =
    Beispiele:
      fourline replay my-game.fourline
      fourline replay --list
      fourline replay --all my-game.fourline | less
replay-arg-all-help = Alle Züge zeigen, ohne auf Enter zu warten
replay-arg-file-help = Aufzeichnung zum Ansehen [Standard: die letzte beendete Partie]
replay-arg-list-help = Die beendeten Partien auflisten

## fourline resume

resume-about = Eine offene Partie fortsetzen
resume-after-help =
    Beispiele:
      fourline resume
      fourline resume --list
      fourline resume my-game.fourline
resume-arg-file-help = Aufzeichnung zum Fortsetzen [Standard: die letzte offene Partie]
resume-arg-list-help = Die offenen Partien auflisten

## fourline review

review-about = Partien beurteilen: jeder Zug, die Genauigkeit beider Spieler, der Wendepunkt
review-after-help =
    Jeder Zug wird beurteilt: der einzige Zug (!), bester, gut, ungenau (das Ergebnis bleibt, aber langsamer), Fehler (?, das Ergebnis wird schlechter) oder grober Fehler (??, aus Gewinn wird Verlust). Die Genauigkeit beider Spieler und der Wendepunkt stehen am Anfang. docs/review.md hat die Definitionen. Eine Partie ist eine Zugfolge (4453 oder ddec) oder eine Aufzeichnung; von einem Ordner werden alle Dateien *.fourline beurteilt und nur die Zusammenfassungen gezeigt.

    Beispiele:
      fourline review my-game.fourline
      fourline review 4444152555526313
      fourline review --json my-game.fourline > review.json
      fourline review games/

    Exit-Codes:
      0: alle Partien wurden beurteilt
      1: einige ließen sich nicht beurteilen
      2: Option oder Buch ungültig
review-arg-book-help = Eröffnungsbuch, statt des tiefsten, das sich findet
review-arg-games-help = Aufzeichnungen, Ordner damit, oder Züge wie 4453 oder ddec

## fourline rules

rules-about = Ein Regelwerk als TOML-Datei ausgeben, die du ändern und mit --rules benutzen kannst
rules-after-help =
    Beispiele:
      fourline rules power --explain
      fourline rules power > mine.toml
      fourline play --rules mine.toml
rules-arg-explain-help = Die Regeln in Sätzen erklären
rules-arg-rules-help = classic, second-chance, strict, power oder eine TOML-Datei

## fourline serve

serve-about = Die Seite für Browser und Online-Spiele bereitstellen (nur wenn mit dem Feature serve gebaut)
serve-after-help =
    Die Seite steckt im Programm, wenn sie vor ihm gebaut wurde. Sonst gib den Ordner an, in den sie gebaut wurde.

    Beispiele:
      fourline serve
      fourline serve --listen 8080
      fourline serve --listen 0.0.0.0:4444 --public-url https://play.example.org --trusted-proxy 10.0.0.2
      fourline serve --config /etc/fourline.toml
      fourline serve backup games.backup

    Aus dem Quelltext: cargo xtask web && cargo run --release --features serve -- serve

    In der Datei von --config stehen dieselben Namen: listen = "0.0.0.0:4444", trusted-proxy = ["10.0.0.2"]. Was getippt wird, geht vor.

    Exit-Codes:
      0: Strg-C oder ein Signal zum Beenden
      1: Ordner, Datenbank oder Adresse sind nicht verwendbar
      2: Einstellung ungültig oder unsicher, oder es gibt keine Seite

    Nur dieser Rechner erreicht sie, wenn --listen nichts anderes sagt. Siehe docs/serving.md.
serve-arg-computers-help = Threads, auf denen Computer nachdenken [Standard: einer weniger als Kerne]
serve-arg-config-help = TOML-Datei mit Einstellungen
serve-arg-data-help = Ordner für die Spiele [Standard: der Datenordner des Programms]
serve-arg-database-help = Datenbank für die Spiele, postgres://..., wenn mehrere Server sie teilen
serve-arg-folder-help = Ordner mit der Seite [Standard: die Seite im Programm]
serve-arg-grace-help = Sekunden, die jemand weg sein darf, bevor die andere Seite das Spiel beanspruchen kann [Standard: 60]
serve-arg-keep-idle-help = Tage, nach denen ein Spiel gelöscht wird, das nicht weitergeht [Standard: 90]
serve-arg-keep-open-help = Tage, nach denen eine nicht angenommene Einladung gelöscht wird [Standard: 7]
serve-arg-keep-over-help = Tage, nach denen ein beendetes Spiel gelöscht wird [Standard: 365]
serve-arg-limit-help = Wie oft pro Minute und auf einmal: create, join, read, solve, connect (pro Adresse), messages (pro Verbindung), commands, reactions (pro Platz), etwa create=20/10
serve-arg-listen-help = Port, oder Adresse und Port, zum Lauschen; Port 0 für irgendeinen freien [Standard: 127.0.0.1:4444]
serve-arg-log-json-help = Das Protokoll als JSON schreiben
serve-arg-metrics-help = Port, oder Adresse und Port, für Prometheus [Standard: keiner]
serve-arg-public-url-help = Adresse, die man eintippt, um hierher zu kommen, etwa https://play.example.org
serve-arg-sockets-help = Höchstzahl gleichzeitiger Verbindungen [Standard: 20000]
serve-arg-sockets-per-address-help = Höchstzahl gleichzeitiger Verbindungen von einer Adresse [Standard: 200]
serve-arg-tables-help = Höchstzahl der Tische im Speicher [Standard: 50000]
serve-arg-trusted-proxy-help = Adresse eines Proxys, dem geglaubt wird, wer zu Besuch ist; mehrmals möglich
serve-backup-about = Alle Spiele in eine neue Datei kopieren, ob der Server läuft oder nicht
serve-backup-after-help =
    Beispiele:
      fourline serve backup games.backup
      fourline serve --data /var/lib/fourline backup games.backup
serve-backup-arg-file-help = Die neue Datei

## fourline solve

solve-about = Stellungen exakt lösen: wer gewinnt, wie bald, und die Wertung jeder Spalte
solve-after-help =
    Eine Stellung ist die Liste der Züge, die zu ihr führen: Spalten als Ziffern (4453) oder Buchstaben (ddec), ein Zeichen pro Zug. Auf Brettern mit zehn oder mehr Spalten brauchen Nummern Kommas (10,4,12). Ein Dateiname wird als Aufzeichnung gelesen. Ohne Stellungen werden sie aus der Standardeingabe gelesen, eine pro Zeile; was in einer Zeile auf die Züge folgt, wird ignoriert, und das Wort empty steht für das leere Brett.

    Wertungen: 0 ist unentschieden. Eine positive Wertung heißt, dass gewinnt, wer am Zug ist; je größer, desto früher. Auf 7x6 ist sie 22 minus die Zahl der Steine, die der Sieger dann hat.

    Beispiele:
      fourline solve 4453
      fourline solve --json 4453 ddec
      fourline solve --size 6x5 empty
      fourline solve --weak < positions.txt
      fourline solve --size 8x6 --memory 1G --keep 8x6.table empty

    Exit-Codes:
      0: alle Stellungen sind beantwortet
      1: manche nicht
      2: Option oder Buch ungültig
      130: unterbrochen; was bekannt ist, steht in der Datei von --keep
solve-arg-book-help = Eröffnungsbuch, statt des tiefsten, das sich findet
solve-arg-keep-every-help = Sekunden zwischen zwei Sicherungen
solve-arg-keep-help = Was bekannt ist, in dieser Datei sichern und von dort weitermachen: geschrieben bei Unterbrechung, am Ende und ab und zu
solve-arg-no-book-help = Ohne Buch lösen
solve-arg-positions-help = Züge wie 4453 oder ddec, oder Aufzeichnungen [Standard: aus der Standardeingabe lesen]
solve-arg-quiet-help = Keinen Fortschritt zeigen

## fourline study

study-about = Eine Stellung oder eine aufgezeichnete Partie auf dem ganzen Bildschirm analysieren
study-after-help =
    Beispiele:
      fourline study
      fourline study 4453
      fourline study --size 9x7 5544
      fourline study my-game.fourline
study-arg-position-help = Züge wie 4453 oder ddec, oder eine Aufzeichnung [Standard: das leere Brett]

## fourline why

why-about = Jeden Zug einer Stellung erklären: wohin er führt, und warum
why-after-help =
    Jeder Zug der Seite am Zug wird erklärt, der beste zuerst: wohin er führt und warum. Danach folgen die offenen Drohungen beider Seiten. Eine Stellung ist eine Zugfolge (4453 oder ddec), ein gezeichnetes Brett oder eine Aufzeichnung; das Wort empty steht für das leere Brett. Zeilen zählen von 1 oben; gerade und ungerade Zeilen zählen von unten.

    Was bewiesen und was nur geschätzt ist, wird gesagt. docs/review.md erklärt, wie.

    Beispiele:
      fourline why 44444152555526313
      fourline why --json 4453 ddec
      fourline why my-game.fourline

    Exit-Codes:
      0: alle Stellungen wurden erklärt
      1: einige ließen sich nicht erklären
      2: Option oder Buch ungültig
why-arg-book-help = Eröffnungsbuch, statt des tiefsten, das sich findet
why-arg-positions-help = Züge wie 4453 oder ddec, gezeichnete Bretter oder Aufzeichnungen

## fourline window

window-about = In einem Fenster spielen (nur wenn mit dem Feature window gebaut)
window-after-help =
    Sind Gegner und Regeln angegeben, beginnt die Partie sofort. Sonst fragt ein Menü, ausgefüllt mit deinen Optionen und deiner letzten Auswahl. Alles geht mit der Maus, durch Berühren oder mit Tasten.

    Tasten:
      Ziffern: in eine Spalte einwerfen
      Pfeile, Enter: eine Spalte wählen, einwerfen
      u, e, x, b: Rücknahme, Zug beenden, entfernen, blockieren
      z, Z: Zug zurück, wiederholen
      d, R, N: Unentschieden anbieten, aufgeben, neue Partie
      i, s, n: Tipp, Analyse, nächster Fehler
      Komma, Punkt: durch die Partie blättern
      p: Computer anhalten oder fortsetzen
      w, h, m: in einer Datei speichern, Spielregeln, Menü

    Beispiele:
      fourline window
      fourline window --opponent 3 --rules classic --name Ann
      fourline window --opponent human --rules power --theme squares
      fourline window --player 7 --opponent robot --rules power # zwei Computern zusehen
      fourline window game.fourline

    Aus dem Quelltext: cargo run --release --features window -- window

    Exit-Codes:
      0: das Fenster wurde geschlossen
      1: kein Fenster lässt sich öffnen
      2: Option oder Aufzeichnung ungültig
      130: Strg-C oder ein Signal zum Beenden

    Eine offene Partie wird gesichert; setz sie mit fourline resume fort.
window-arg-columns-from-help = Nummer der Spalte ganz links [Standard: deine Einstellung]
window-arg-falling-help = Wie die Steine fallen [Standard: deine Einstellung, oder off, wenn das System weniger Bewegung will]
window-arg-file-help = Aufzeichnung zum Fortsetzen oder Ansehen
window-arg-study-help = Immer zeigen, wozu jede Spalte führt
window-arg-theme-help = discs, squares, contrast oder shapes [Standard: deine Einstellung]

### The help of the program and of its flags. Flags, values and examples are typed as they are.
### Made from the doc comments in crates/fourline/src; changes here are lost. See CONTRIBUTING.md.

## fourline arena

arena-about = Let computer players play each other, and measure their strength
arena-after-help =
    Every player meets every other one. Each opening, a few discs dropped at random, is played twice with sides swapped. Players are random, robot, levels by number or name (1-10 means all ten), or other programs that speak the engine protocol (UCI): uci:COMMAND, with options uci[Hash=64;Threads=2]:COMMAND. A program that crashes, is silent, late, illegal or floods loses the game, and it is said why.

    With --ladder each player meets only the next one. With --log every game is kept in a file; after an interruption, the same command continues, and with more --games it plays on.

    Examples:
      fourline arena robot 1 2 --games 100
      fourline arena 1-10 --ladder --rules power --games 400 --log power.games
      fourline arena 1-10 --ladder --markdown > levels.md
      fourline arena 10 uci:fairy-stockfish --games 20 --clock 200ms/move
      fourline arena 7 'uci:./my-engine --fast' --games 1000 --sprt 0,30 --balanced

    Exit codes:
      0: done
      2: invalid flag or log
      130: interrupted (with --log nothing is lost)
arena-arg-balanced-help = Only random openings that are draws with best play
arena-arg-clock-help = Clock: 200ms/move, 1m or 1m+500ms [default: none, or 1s/move with other programs]
arena-arg-games-help = Games per pair, an even number
arena-arg-json-help = Print one JSON object instead of tables
arena-arg-ladder-help = Each player meets only the next one
arena-arg-log-help = File for the games; if it exists, the match continues from it
arena-arg-margin-help = Milliseconds that a player may take more than it has
arena-arg-markdown-help = Print the tables as Markdown
arena-arg-opening-help = Discs dropped at random before the players move
arena-arg-openings-help = File with openings instead: a list of moves such as 4453 in each line
arena-arg-patience-help = Seconds that another program may take to get ready
arena-arg-players-help = Two players or more: random, robot, levels such as 7, lynx or 1-10, or uci:COMMAND
arena-arg-rules-help = classic, second-chance, strict, power, or a TOML file
arena-arg-seed-help = Random seed: the same seed gives the same games
arena-arg-sprt-help = Stop as soon as one of two differences in Elo is shown, such as 0,30 (two players)
arena-arg-threads-help = Games at the same time [default: one per core]

## Flags and arguments of several commands

arg-block-help = Blocks per player (each skips one turn of the opponent)
arg-board-help = How to show the board: grid, frame, or words (for screen readers)
arg-book-help = Opening book for level 10 and hints, instead of the deepest one found
arg-clock-help = Clock: 5m (five minutes each), 5m+3s (three seconds more per turn) or 30s/move
arg-color-help = When to use colour; NO_COLOR counts too
arg-columns-from-help = Number of the leftmost column
arg-connect-help = How many discs in a row win
arg-file-help = Book file [default: the built-in book]
arg-first-help = Who moves first: seat 1, seat 2 or random [default: as the rules say]
arg-help-help = Print help
arg-json-help = Print one JSON object per line
arg-language-help = Language: en, vi, de or es [default: your setting, else the system's]
arg-limit-help = Seconds that a computer may think about a move or a hint
arg-memory-help = Memory for the table of known positions, such as 4M, 64M or 1G
arg-names-help = Name of a player; repeat it for the second player
arg-opening-help = Where the first discs go: free or centre
arg-opponent-help = Player at seat 2: human, robot, random, or a level from 1 to 10
arg-plain-help = Plain lines without colour, instead of the full screen
arg-player-help = Player at seat 1: human, or a computer to watch two computers play
arg-plies-help = Number of discs on the board in the deepest layer
arg-questions-help = How to ask: everything in one prompt (offered), or question by question (each)
arg-remove-help = Removes per player (each takes out one disc of the opponent)
arg-rules-help = classic, second-chance, strict, power, or a TOML file; the flags below change single rules
arg-screen-help = Use the full screen instead of lines
arg-seed-help = Random seed: the same seed and the same moves give the same game
arg-serious-help = Serious game: moves can't be taken back
arg-size-help = Columns and rows of the board
arg-symbols-help = Two symbols for the discs, such as XO or YR
arg-think-help = Seconds for each position that is not solved at once
arg-threads-help = Number of threads
arg-undo-help = Undos per player: 3, or 3/strict if asking for one more loses
arg-violations-help = Which violation loses: none, 3/game or 4/move
arg-weak-help = Find out only who wins, not how soon: faster

## fourline bench

bench-about = Measure the solver and check its answers
bench-after-help =
    Without files, a fixed set of built-in positions is solved. Their total number of nodes is the same on every machine: the signature of the search. A file has lines of the form `moves score`.

    Examples:
      fourline bench
      fourline bench positions.txt
      fourline bench --with-book --limit 200 positions.txt

    Exit codes:
      0: all answers were right
      1: some were wrong
      2: invalid flag or file
bench-arg-book-help = Measure with this opening book
bench-arg-files-help = Files with lines `moves score` [default: the built-in positions]
bench-arg-keep-help = Keep the table of known positions from one position to the next
bench-arg-limit-help = Use only the first lines of each file
bench-arg-with-book-help = Measure with the opening book that fourline solve would use

## fourline book

book-about = Build, check and describe opening books
book-after-help =
    Examples:
      fourline book info
      fourline book build --plies 6
      fourline book help build
book-build-about = Solve all positions with so many discs, and write them as a book
book-build-after-help =
    You can interrupt it at any time; run the same command again to continue.

    Examples:
      fourline book build --plies 6
      fourline book build --plies 12 --threads 2 --output deep.book
      fourline book build --size 6x5 --plies 8
book-build-arg-memory-help = Memory of each thread, such as 4M, 64M or 1G
book-build-arg-output-help = File to write [default: a file in the data folder, where it is found again]
book-build-arg-threads-help = Number of threads [default: one per core]
book-info-about = Describe a book
book-info-after-help =
    Examples:
      fourline book info
      fourline book info deep.book
book-shrink-about = Make a smaller book from a deep one: the same scores, fewer discs
book-shrink-after-help =
    Example:
      fourline book shrink --plies 8 --output small.book
book-shrink-arg-output-help = File to write
book-verify-about = Check a book: its checksum, its consistency, and a sample of positions
book-verify-after-help =
    Examples:
      fourline book verify --sample 10000
      fourline book verify deep.book
book-verify-arg-sample-help = How many positions of the deepest layer to solve again
book-verify-arg-seed-help = Random seed of the sample

## fourline completions

completions-about = Print a completion script for your shell
completions-after-help =
    Example:
      fourline completions bash > fourline.bash && . ./fourline.bash
completions-arg-shell-help = Your shell

## fourline convert

convert-about = Convert games and positions from one notation into another
convert-after-help =
    Forms:
      digits: columns from 1 (4453)
      digits0: columns from 0 (3342)
      letters: columns as letters (ddec)
      uci: turns of the engine protocol (position startpos moves P@d1 P@d2)
      openspiel-moves: OpenSpiel's actions (3, 3, 4, 2)
      record: a record of Fourline, with names and house rules
      board: a drawn board of ., X and O
      openspiel: OpenSpiel's state, a board of ., x and o
      fen: a FEN of the variant cfour
      kaggle: Kaggle's flat list of 0, 1 and 2
      uci-data: a line of the UCI data set (b,x,o,...); who wins is added where the solver knows it

    Without texts, the standard input is read: one text per line, or one record or drawn board. All texts have one form. If it is not said, it is found out; a text that could mean different things is refused, and the choices are named. Numbers from 1 and from 0 look alike, so they usually need --from.

    Examples:
      fourline convert --from digits --to fen 4453
      fourline convert --from digits0 --to letters 3342 33
      fourline convert --to board '7/7/7/7/3p3/3P3 w - - 2 2'
      fourline convert --to uci < my-game.fourline

    Exit codes:
      0: all texts were converted
      1: some could not be
      2: invalid flag
convert-arg-any-order-help = Make up some order of moves for a position
convert-arg-from-help = Form to read [default: found out, if only one is possible]
convert-arg-rules-help = Rules for turns of the engine protocol: classic, second-chance, strict, power, or a TOML file
convert-arg-texts-help = Games or positions [default: read from the standard input]
convert-arg-to-help = Form to write

## fourline engine

engine-about = Be an engine for other programs (UCI), or check one
engine-after-help =
    The engine speaks UCI, the protocol of chess engines, with the variant cfour as cutechess and Fairy-Stockfish know it. Match runners and graphical programs start it themselves. PROTOCOL.md describes every command, option and form, with sizes and house rules.

    With --check, another engine is started and tried: greeting, options, legal moves, stop, quit.

    Examples:
      fourline engine
      fourline engine --check 'fairy-stockfish'
      fourline engine --check './my-engine --fast' --rules power

    Exit codes:
      0: told to quit, or all checks passed
      1: a check failed
      2: invalid flag
engine-arg-check-help = Command of another engine, to be checked
engine-arg-option-help = Option for the checked engine, such as Hash=64; can be repeated
engine-arg-patience-help = Seconds that the checked engine may be silent
engine-arg-rules-help = Rules of the check: classic, second-chance, strict, power, or a TOML file

## fourline

fourline-about = Four in a row: play a friend or the computer, with your house rules
fourline-after-help =
    Without a command, fourline opens its menu on the full screen. It plays line by line with --plain, with a --board other than grid, with TERM=dumb, without a terminal, and in the commands play and resume.

    Examples:
      fourline # open the menu on the full screen
      fourline --plain # answer questions line by line, then play
      fourline play --opponent robot --rules classic --name Ann
      fourline play --opponent human --rules power --name Ann --name Bob
      fourline play --player 7 --opponent robot --rules power # watch two computers
      fourline resume # continue the last unfinished game

    Exit codes:
      0: the game ended, you typed quit, or the output was closed (| head)
      1: something failed, for example a file could not be written
      2: invalid flag, rule file, book or record; the message says where
      3: the input ended during a game; the game is kept
      130: Ctrl-C or a signal to stop; the game is kept

    Unfinished games are kept in the data folder ($XDG_DATA_HOME/fourline/unfinished on Linux). Settings and keys are in $XDG_CONFIG_HOME/fourline/settings.toml.
fourline-arg-version-help = Print version

## Headings above flags

heading-display = Display
heading-engine = Engine
heading-rules = Rules
heading-thinking = Thinking
heading-whole-games = Whole games

## fourline help

help-about = Print this message or the help of the given subcommand(s)

## fourline man

man-about = Print the manual page
man-after-help =
    Example:
      fourline man > fourline.1 && man ./fourline.1

## fourline online

online-about = Play on a server: by a link, from its open invitations, or with a new game
online-after-help =
    A link that ends with /t/ and 16 letters is an invitation: you get the free seat, or watch if it is taken. One with /w/ is for watching.

    Examples:
      fourline online https://play.example.org/t/abcdefghijklmnop
      fourline online --new --server https://play.example.org --rules power --clock 5m+3s
      fourline online --new --opponent 5 # against a computer on the last server
      fourline online --server http://127.0.0.1:4444 # open invitations

    Your seat stays yours: after Ctrl-C, a kill or a lost connection, the same command brings you back. The key to your seats is in the data folder ($XDG_DATA_HOME/fourline/online on Linux), one for each server.

    Exit codes:
      0: the game ended, or you left it
      1: the server refuses, can't be trusted, or is none
      2: invalid flag or link
      3: the input ended; the seat stays
      130: Ctrl-C or a signal to stop; the seat stays
online-arg-first-help = Who moves first: host, guest or random [default: as the rules say]
online-arg-link-help = Link to a game, or a server
online-arg-listed-help = Show the invitation in the server's list of open ones
online-arg-name-help = Your name [default: the last one, else one by chance]
online-arg-new-help = Make a game and print the link for the other player
online-arg-no-qr-help = Don't draw the link as a code for phones
online-arg-opponent-help = A computer for the other seat: robot, random, or a level from 1 to 10
online-arg-serious-help = Serious game: it counts, and can't be aborted once both have moved
online-arg-server-help = Server: shows its open invitations; with --new, invites there [default: the last one]

## fourline picture

picture-about = Draw a position or a whole game: SVG, PNG, animated GIF or PNG
picture-after-help =
    A position is the list of moves that leads to it: columns as digits (4453) or letters (ddec), or the word empty. A file name is read as a record. The extension of the output decides the format: .svg and .png show the position, .gif and .apng play the game that led to it. --strip puts the whole game into one picture.

    Themes:
      discs: round discs in a blue frame, with a cross or a ring
      squares: yellow and red squares on blue, 512 by 512 pixels
      contrast: black and white, the strongest contrast
      shapes: circles and diamonds, distinguishable with any colour vision

    Examples:
      fourline picture 4453 -o board.png
      fourline picture 4453 -o board.svg --theme squares --coordinates
      fourline picture game.fourline --at 12 --scores -o move-12.png
      fourline picture game.fourline -o game.gif --delay 500
      fourline picture game.fourline --strip --per-row 6 -o strip.svg
      fourline picture 4453 --format svg -o - | less

    Exit codes:
      0: the picture is written
      1: it can't be written
      2: invalid flag, position or record

    An existing picture is replaced only when the new one is complete.
picture-arg-at-help = Show the game after this many steps, as numbered by fourline replay
picture-arg-coordinates-help = Number the columns and rows
picture-arg-delay-help = How long an animation shows each move, in milliseconds
picture-arg-format-help = Format, if the extension does not decide it
picture-arg-no-last-help = Don't mark the last disc
picture-arg-no-line-help = Don't mark the winning line
picture-arg-output-help = File to write; its extension decides the format; - is the standard output
picture-arg-per-row-help = Boards in one row of a strip
picture-arg-pixels-help = Width in pixels, or width x height [default: 56 pixels per cell]
picture-arg-position-help = Moves such as 4453 or ddec, the word empty, or a record file
picture-arg-scores-help = Show what each column leads to
picture-arg-strip-help = Show all steps in one picture
picture-arg-theme-help = discs, squares, contrast or shapes
picture-arg-times-help = How often an animation plays before it stops; 0 means forever

## fourline play

play-about = Play line by line; asks for what the flags don't say
play-after-help =
    Examples:
      fourline play
      fourline play --opponent 3 --rules classic --name Ann
      fourline play --opponent human --rules power --name Ann --name Bob
      fourline play --opponent robot --size 9x7 --clock 5m+3s
      fourline play --board words # for screen readers

## fourline referee

referee-about = Check anybody's four-in-a-row program: play with it and say what is wrong
referee-after-help =
    The program is started for each game. It is played with by its own questions: a dialogue file says how it asks, how it shows the board and how it says the end. Its board and its result are held against the rules, move by move. What is wrong is said with the shortest game found that shows it. docs/teachers.md explains it in ten minutes.

    Dialogue files come with the program for five styles: p1 (you against the machine), p2 (power duel), p3 (robot or friend), p4 (a board that is not text), p5 (named duel). --print-dialogue shows one, to be changed.

    Examples:
      fourline referee --program 'python3 four.py' --dialogue p3
      fourline referee --program 'spim -file four.s' --dialogue mine.dialogue --rules power
      fourline referee --program ./four --dialogue p5 --rules second-chance --junit > report.xml
      fourline referee --print-dialogue p2 > mine.dialogue

    Exit codes:
      0: nothing is wrong
      1: something is wrong
      2: invalid flag, rule file or dialogue file
referee-arg-dialogue-help = How the program speaks: p1 to p5, or a file
referee-arg-games-help = Random games, besides one for everything that can happen
referee-arg-json-help = Print one JSON object
referee-arg-junit-help = Print JUnit XML, for tools that collect test results
referee-arg-patience-help = Seconds that the program may say nothing that is understood
referee-arg-print-dialogue-help = Print a dialogue file that comes with the program
referee-arg-program-help = Command that starts the program
referee-arg-rules-help = Rules that the program should follow: classic, second-chance, strict, power, or a TOML file
referee-arg-seed-help = Random seed: the same seed gives the same games

## fourline replay

replay-about = Show a recorded game move by move
replay-after-help =
    Examples:
      fourline replay my-game.fourline
      fourline replay --list
      fourline replay --all my-game.fourline | less
replay-arg-all-help = Show all moves without waiting for Enter
replay-arg-file-help = Record to show [default: the last finished game]
replay-arg-list-help = List the finished games

## fourline resume

resume-about = Continue an unfinished game
resume-after-help =
    Examples:
      fourline resume
      fourline resume --list
      fourline resume my-game.fourline
resume-arg-file-help = Record to continue [default: the last unfinished game]
resume-arg-list-help = List the unfinished games

## fourline review

review-about = Review games: every move judged, the accuracy of both players, the turning point
review-after-help =
    Every move is judged: only move (!), best, good, slip (the result is kept, but slower), mistake (?, the result is worse) or blunder (??, a win turned into a loss). The accuracy of both players and the turning point come first. docs/review.md has the definitions. A game is a list of moves (4453 or ddec) or a record; of a folder, all files *.fourline are reviewed, and only the summaries are shown.

    Examples:
      fourline review my-game.fourline
      fourline review 4444152555526313
      fourline review --json my-game.fourline > review.json
      fourline review games/

    Exit codes:
      0: all games were reviewed
      1: some could not be
      2: invalid flag or book
review-arg-book-help = Opening book, instead of the deepest one found
review-arg-games-help = Record files, folders of them, or moves such as 4453 or ddec

## fourline rules

rules-about = Print a rule set as a TOML file that you can change and use with --rules
rules-after-help =
    Examples:
      fourline rules power --explain
      fourline rules power > mine.toml
      fourline play --rules mine.toml
rules-arg-explain-help = Explain the rules in sentences
rules-arg-rules-help = classic, second-chance, strict, power, or a TOML file

## fourline serve

serve-about = Serve the page for browsers and online games (needs a build with the feature serve)
serve-after-help =
    The page is inside the program if it was built before the program. Otherwise name the folder it was built into.

    Examples:
      fourline serve
      fourline serve --listen 8080
      fourline serve --listen 0.0.0.0:4444 --public-url https://play.example.org --trusted-proxy 10.0.0.2
      fourline serve --config /etc/fourline.toml
      fourline serve backup games.backup

    From the source: cargo xtask web && cargo run --release --features serve -- serve

    The file named by --config has the same names: listen = "0.0.0.0:4444", trusted-proxy = ["10.0.0.2"]. What is typed counts before it.

    Exit codes:
      0: Ctrl-C or a signal to stop
      1: the folder, the database or the address can't be used
      2: invalid or unsafe setting, or no page to serve

    Only this machine can reach it, unless --listen says otherwise. See docs/serving.md.
serve-arg-computers-help = Threads on which computers think [default: one less than there are cores]
serve-arg-config-help = TOML file with settings
serve-arg-data-help = Folder for the games [default: the folder of the program's data]
serve-arg-database-help = Database for the games, postgres://..., where several servers share them
serve-arg-folder-help = Folder with the page [default: the page inside the program]
serve-arg-grace-help = Seconds that a player may be away before the other can claim the game [default: 60]
serve-arg-keep-idle-help = Days after which a game that is not played on is deleted [default: 90]
serve-arg-keep-open-help = Days after which an invitation that was not taken is deleted [default: 7]
serve-arg-keep-over-help = Days after which a finished game is deleted [default: 365]
serve-arg-limit-help = How often, in a minute and at once: create, join, read, solve, connect (by address), messages (by connection), commands, reactions (by seat), such as create=20/10
serve-arg-listen-help = Port, or address and port, to listen on; port 0 for any that is free [default: 127.0.0.1:4444]
serve-arg-log-json-help = Write the log as JSON
serve-arg-metrics-help = Port, or address and port, for Prometheus [default: none]
serve-arg-public-url-help = Address that people type to come here, such as https://play.example.org
serve-arg-sockets-help = Most connections at once [default: 20000]
serve-arg-sockets-per-address-help = Most connections from one address at once [default: 200]
serve-arg-tables-help = Most tables in memory at once [default: 50000]
serve-arg-trusted-proxy-help = Address of a proxy that is believed about who visits; may be given several times
serve-backup-about = Copy all games into a new file, while the server runs or not
serve-backup-after-help =
    Examples:
      fourline serve backup games.backup
      fourline serve --data /var/lib/fourline backup games.backup
serve-backup-arg-file-help = The new file

## fourline solve

solve-about = Solve positions exactly: who wins, how soon, and the score of each column
solve-after-help =
    A position is the list of moves that leads to it: columns as digits (4453) or letters (ddec), one character per move. On boards with ten columns or more, numbers need commas (10,4,12). A file name is read as a record. Without positions they are read from the standard input, one per line; what follows the moves in a line is ignored, and the word empty stands for the empty board.

    Scores: 0 is a draw. A positive score means that the side to move wins; a larger one, sooner. On 7x6 it is 22 minus the number of discs that the winner will have.

    Examples:
      fourline solve 4453
      fourline solve --json 4453 ddec
      fourline solve --size 6x5 empty
      fourline solve --weak < positions.txt
      fourline solve --size 8x6 --memory 1G --keep 8x6.table empty

    Exit codes:
      0: all positions were answered
      1: some could not be
      2: invalid flag or book
      130: interrupted; what is known is in the file of --keep
solve-arg-book-help = Opening book, instead of the deepest one found
solve-arg-keep-every-help = Seconds between two times that the file is written
solve-arg-keep-help = Keep what is known in this file, and continue from it: written when the solve is interrupted or done, and now and then
solve-arg-no-book-help = Solve without a book
solve-arg-positions-help = Moves such as 4453 or ddec, or record files [default: read from the standard input]
solve-arg-quiet-help = Don't show progress

## fourline study

study-about = Study a position or a recorded game on the full screen
study-after-help =
    Examples:
      fourline study
      fourline study 4453
      fourline study --size 9x7 5544
      fourline study my-game.fourline
study-arg-position-help = Moves such as 4453 or ddec, or a record file [default: the empty board]

## fourline why

why-about = Explain every move of a position: what it leads to, and why
why-after-help =
    Every move of the side to move is explained, the best first: what it leads to and why. Then the open threats of both sides follow. A position is a list of moves (4453 or ddec), a drawn board, or a record; the word empty stands for the empty board. Rows count from 1 at the top; odd and even rows count from below.

    What is proved and what is only estimated is said. docs/review.md explains how.

    Examples:
      fourline why 44444152555526313
      fourline why --json 4453 ddec
      fourline why my-game.fourline

    Exit codes:
      0: all positions were explained
      1: some could not be
      2: invalid flag or book
why-arg-book-help = Opening book, instead of the deepest one found
why-arg-positions-help = Moves such as 4453 or ddec, drawn boards, or record files

## fourline window

window-about = Play in a window (needs a build with the feature window)
window-after-help =
    With an opponent and rules the game starts at once. Otherwise a menu asks, filled in with your flags and your last choices. Everything works with the mouse, by touch, or by keys.

    Keys:
      digits: drop into a column
      arrows, Enter: choose a column, drop
      u, e, x, b: undo, end the turn, remove, block
      z, Z: take back, redo
      d, R, N: offer a draw, resign, new game
      i, s, n: hint, study, next mistake
      comma, full stop: step through the game
      p: pause or continue computers
      w, h, m: save to a file, how to play, menu

    Examples:
      fourline window
      fourline window --opponent 3 --rules classic --name Ann
      fourline window --opponent human --rules power --theme squares
      fourline window --player 7 --opponent robot --rules power # watch two computers
      fourline window game.fourline

    From the source: cargo run --release --features window -- window

    Exit codes:
      0: the window was closed
      1: no window can be opened
      2: invalid flag or record
      130: Ctrl-C or a signal to stop

    An unfinished game is kept; continue it with fourline resume.
window-arg-columns-from-help = Number of the leftmost column [default: your setting]
window-arg-falling-help = How discs fall [default: your setting, or off if the system asks for less motion]
window-arg-file-help = Record to continue or to look at
window-arg-study-help = Show what each column leads to, all the time
window-arg-theme-help = discs, squares, contrast or shapes [default: your setting]

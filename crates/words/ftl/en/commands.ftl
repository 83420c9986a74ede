### What the commands of the program print. Sentences begin with a capital letter and end with a full stop;
### errors stand behind "fourline:" and do neither.
### Commands such as fourline resume, flags such as --games and file names are typed as they are.

## Every command

cant-write-output = could not write the output
cant-write-file = could not write { $file }
cant-hear-interrupts = could not listen for Ctrl-C
in-line = { $file }: line { $line }: { $problem }
in-line-and-column = { $file }: line { $line }, column { $column }: { $problem }
# Lengths of time.
seconds = { $seconds } s
minutes = { $minutes } min { $seconds } s
hours = { $hours } h { $minutes } min
# How far long work has come: "120 of 500 (24.0 %), 12/s, 31 s left"
progress = { $done } of { $all } ({ $percent } %), { $rate }/s, { $time } left

## Playing line by line

hello = Fourline: four in a row. Type help at any prompt.
no-game-started = No game was started.
nothing-to-keep = No move was made, so nothing is kept.
input-ended = The input ended.
interrupted = Interrupted.
output-failed = Could not write the output: { $reason }.

## Flags about the game

only-two-players = there are only two players
# $name is what was typed, in quotes; $names the names of rule sets.
no-such-rules = there are no rules called { $name }; use { $names }, or a TOML file
screen-needs-terminal = --screen needs a terminal and the grid board; without it, you play line by line
study-needs-terminal = a study needs a terminal; for positions as text use fourline solve
no-window = this build has no window. From the source: cargo run --release --features window -- window. Or play here: fourline play
no-server = this build can't serve the page. From the source: cargo xtask serve
no-online = this build has no network. From the source: cargo run --release -- online
no-site = the page for browsers is not inside this program. Build it with cargo xtask web, then the program again; or name its folder with --folder
# $folder is the name of a folder.
site-without-page = { $folder }: there is no index.html in it. Build the page with cargo xtask web
# $address is an address and a port.
serving = Fourline is at http://{ $address }/ (Ctrl-C ends it)
cant-serve = can't serve at { $address }

## Rule files

# The first two are comments at the top of a rule file that was printed.
rule-file-head = Rules for fourline play --rules FILE. A rule that is left out is as in the base.
rule-file-preset = These are the rules called { $name }.
# $name is a word of the file.
rule-number-or-text = { $name }: expected a number or a text in quotes
rule-base = base: expected one of { $names }, in quotes
rule-unknown = unknown rule; there are base, { $names }

## fourline resume, fourline replay

# A file that can't be read.
skipped = skipped: { $problem }
no-unfinished-start-one = there is no unfinished game; start one with fourline play
no-finished-name-one = there is no finished game; name a record: fourline replay FILE
# $ending is a sentence that tells how the game ended.
already-over = { $file }: this game is over. { $ending } Show it with: fourline replay { $file }
no-unfinished-games = There are no unfinished games.
no-finished-games = There are no finished games.

## Positions, for solve, study and picture

# $problem says what is wrong with the file, and in the last one with the moves. A drawn board has a line of
# dots and letters for each row.
position-no-file = { $problem }; name a file that exists, or give moves such as 4453 or a drawn board
position-neither = no file has this name, and these are not moves. Give moves such as 4453, a drawn board, or a file that exists
position-neither-because = no file has this name, and these are not moves: { $problem }. Give moves such as 4453, a drawn board, or a file that exists

## fourline solve

type-positions = Type one position per line, such as 4453. Ctrl-D ends.
# Where the problem is: a line of the input, or one of several positions.
line = line { $number }
position = position { $number }
line-too-long = the line is too long for a position
solver-lacks-rules = the solver can't handle the rules of this record: removes, blocks or a forced opening
choose-less-memory = { $problem }; choose less with --memory
# Instead of the moves, if there are none.
empty-board = The empty board
# Instead of the moves, if a board was drawn.
drawn-board = The drawn board
# $position is a list of moves, $who a player, $prospect "wins in 3 moves" or the like, $effort the next message.
solved = { $position }: { $who } to move { $prospect }, score { $score }. ({ $effort })
effort = { $nodes ->
    [one] { $nodes } node, { $seconds } s
   *[other] { $nodes } nodes, { $seconds } s
}
side-to-move-wins = { $position }: { $who } to move wins. ({ $effort })
side-to-move-draws = { $position }: { $who } to move draws. ({ $effort })
side-to-move-loses = { $position }: { $who } to move loses. ({ $effort })
# Instead of what a column leads to.
column-full = full
best-columns = { $count ->
    [one] Best: column { $columns }.
   *[other] Best: columns { $columns }.
}
# A line that changes while it works.
solving = { $position }: { $millions } million nodes, score between { $lower } and { $upper }, { $seconds } s
# $problem says what is wrong with the file.
keep-unusable = { $file }: { $problem }. Name another file with --keep, or delete this one to begin again
keep-failed = { $file }: what is known so far could not be kept: { $problem }. The solve goes on
keep-other-board = with --keep all positions must be on the board of --size
solve-interrupted = Interrupted. What is known so far is kept in { $file }; run the same command to continue.

## fourline bench

# The name of the positions that come with the program, instead of a file.
built-in = built-in
node-signature = node signature: { $nodes } (one thread, its own table)
signature-changed = expected { $nodes }: the search has changed
wrong-score = { $file }: { $moves }: expected { $expected }, found { $found }
# $times and $speed are the next two messages.
measured = { $positions ->
    [one] { $file }: { $positions } position, { $wrong } wrong; { $times }; { $speed }
   *[other] { $file }: { $positions } positions, { $wrong } wrong; { $times }; { $speed }
}
# $mean and $worst are lengths of time, $moves the position that took longest.
measured-times = mean { $mean }, worst { $worst } ({ $moves })
measured-speed = { $nodes } nodes each, { $millions } million nodes/s
# $found is the line, in quotes.
expected-moves-and-score = expected moves and a score, found { $found }
no-positions = no positions in this file
# $board and $other are sizes such as 7x6.
book-for-other-board = this book is for { $other }, but the positions are on { $board }

## fourline book

finding-positions = { $discs ->
    [one] Finding all positions with { $discs } disc on { $board } ...
   *[other] Finding all positions with { $discs } discs on { $board } ...
}
positions-found = { $count ->
    [one] { $count } position.
   *[other] { $count } positions.
}
positions-found-some-solved = { $count ->
    [one] { $count } position, { $solved } already solved.
   *[other] { $count } positions, { $solved } already solved.
}
build-interrupted = Interrupted. What is solved is kept; run the same command to continue.
not-all-solved = some positions are not solved
assembling-book = Putting the book together ...
written = Written to { $file }.
written-after = Written to { $file } after { $time }.
checksum-right = The checksum is right.
layers-right = All layers follow from the deepest one.
layers-wrong = the layers of the book do not follow from its deepest one
# After these two the position is drawn.
book-score-wrong = the book says { $found }, but the score is { $score }, for
book-score-missing = the book says nothing, but the score is { $score }, for
sample-right = { $count ->
    [one] { $count } position solved again; its score is right.
   *[other] { $count } positions solved again; all scores are right.
}
too-many-plies = { $cells ->
    [one] a board of { $board } has only { $cells } cell
   *[other] a board of { $board } has only { $cells } cells
}
plies-not-fewer = the book has { $plies }; choose fewer
built-in-book = Built in:
no-built-in-book = no book is built in
book-summary = { $bytes ->
    [one] A book for { $board }: { $bytes } byte, checksum { $checksum }.
   *[other] A book for { $board }: { $bytes } bytes, checksum { $checksum }.
}
# One layer of the book: the positions with so many discs. $discs is the next message.
book-layer = { $positions ->
    [one] { $discs }: { $positions } position, { $bytes } bytes, { $bits } bits
   *[other] { $discs }: { $positions } positions, { $bytes } bytes, { $bits } bits each
}
book-layer-discs = { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}
without-book = { $problem }; continuing without it
without-other-book = { $file }: a book for { $other }, not for { $board }; continuing without it
build-already-runs = another process is building this book
not-this-progress = this file is not the progress of this book; move it away
cant-write-progress = could not write the progress
cant-remove-progress = could not remove the progress file

## fourline arena

too-few-players = a match needs two players or more
odd-games = choose an even number, because each opening is played from both sides
opening-too-long = { $cells ->
    [one] the board has only { $cells } cell
   *[other] the board has only { $cells } cells
}
player-twice = { $player } is named twice
game-without-end = a game did not end
match-interrupted = Interrupted after { $played } of { $all } games.
match-interrupted-kept = Interrupted after { $played } of { $all } games. They are kept; run the same command to continue.
# The heads of the columns of the two tables: a player, then the results against another one.
head-player = player
head-against = against
head-games = games
head-wins = wins
head-draws = draws
head-losses = losses
head-score = score
# The range in which the number before it is very likely.
head-margin = 95 %
head-elo-difference = Elo difference
head-elo = Elo
# A difference, and the range in which it is very likely.
elo-range = { $elo } ({ $low } to { $high })
no-command = uci: needs a command, such as uci:fairy-stockfish
sprt-for-two = the test is for a match of two players
no-balanced-opening = no balanced openings are found: they need rules that the solver knows, and some discs
opening-not-allowed = the rules do not allow this opening
no-openings = no openings in this file
match-already-runs = another process is playing this match
not-this-log =
    this is not the log of this match; expected
    { $expected }
    found
    { $found }
game-twice = game { $number } is there twice
expected-finished-game = expected a finished game of this match
cant-write-log = could not write the log

## fourline picture

which-format = which format? For the standard output, use --format svg, png, gif or apng
unknown-extension = { $file }: unknown file extension; use .svg, .png, .gif or .apng, or --format
too-few-steps = { $last ->
    [one] the game has { $last } step; 0 is its beginning
   *[other] the game has { $last } steps; 0 is its beginning
}
# $flag is --strip or --scores.
only-for-still-picture = { $flag } is for a still picture; use .svg or .png
scores-without-strip = --scores is for one position; leave out --strip
nothing-to-judge = there is no move to judge in this position

### The page in the browser. Buttons and names of pages must be short; sentences have room.

## Around every page

# The title of the browser's tab.
title = { $page } - Fourline
description = Four in a row with your house rules, ten levels and a perfect solver. Works offline.
# A link that keyboards reach first.
skip = Skip to the board
# For those who hear the page: the list of links to all pages.
pages = Pages
# Names of pages, in a row at the top: as short as possible.
play = Play
study = Study
games = Games
settings = Settings
how-to = How to play
statistics = Statistics
help = Help
close = Close
update-ready = A new version is ready.
reload = Reload
crashed = Something went wrong. Your game is kept. Reload the page to go on.

## A game

# Below a computer's name. $below is the computer one level below.
level-and-strength = Level { $level } · beats { $below } in { $percent } %
level = Level { $level }
moves = Moves
no-moves = No moves yet
# For those who hear the list of moves. $move: "4", "x4/6", "b".
move-name = Move { $number }: { $move }
# For those who hear the page: the group of buttons.
actions = Actions
# Goes through the game that is over.
review = Review
# A button, while an earlier move is looked at.
to-the-end = Back to the game
# A button: shows what each column leads to, and keeps it on.
scores = Scores
rules-and-size = { $rules } · { $columns }×{ $rows }
game-link = Copy link
link-copied = Link copied.
link-not-copied = The browser did not allow copying. The link is { $link }
save-record = Save as a file
save-svg = Picture (SVG)
save-png = Picture (PNG)
save-gif = Film (GIF)
film-begun = The film is being made.
film-saved = The film is saved.
film-not-made = The film could not be made. It needs a connection the first time; try again when you are online.
share = Share and save
# On a wide board, after the first digit of a column.
typed-digit = Column { $number }: type another digit, or press Enter.
# For those who hear the page: the name of the group of columns.
board-of = Board, { $columns } columns, { $rows } rows
confirm-drop = Column { $column } is chosen. Press Enter or click again to drop.

## Where am I? Asked for by those who hear the board.

where-am-i = Where am I?
say-last = Last move
say-column = This column
say-board = Whole board
say-threats = Threats
say-scores = Scores
# $columns is a list: "column 3, column 5".
threat = { $who ->
    [you] You can complete a line in { $columns }.
   *[other] { $who } can complete a line in { $columns }.
}
no-threats = Neither side can complete a line now.
no-scores = There are no scores yet. Ask for a hint.
no-last-move = There is no move yet.

## A new game

who-plays = Who plays?
which-rules = Which rules?
opponent = Opponent
computer-number = Computer { $number }
# A link beside a rule set.
how-to-this = How to play { $rules }
from-position = The game starts from the position of the study.
kept-meanwhile = The game in play is kept; you find it under Games.
rule-set-name = Save these rules as
save-rules = Save the rules
rules-saved = The rules are saved as { $name }.
rules-not-saved = The rules are not saved: { $problem }.
# $problem comes without a full stop.
problem = { $problem }.
play-these = Play with these rules
other-rules = Other rule sets

## A study

paste = Moves, a drawn board or a record
paste-help = Moves are columns, counted from 1: 4453. A board is drawn with X, O and dots, one row a line.
# A button: shows what was typed.
read = Show
edit-board = Edit this board as text
next-mistake = Next mistake
no-more-mistakes = There is no further mistake in this line.
play-here = Play from here
# A button: goes to the next move that was tried here instead.
next-branch = { $count ->
    [one] Branch ({ $count } other)
   *[other] Branch ({ $count } others)
}
clear-board = Empty board
evaluation = Evaluation: above the middle it is good for { $first }, below for { $second }.
dropped-in = Open a file

## Games and statistics

open-elsewhere = open in another tab
unreadable-games = { $count ->
    [one] { $count } game can't be read by this version. It is kept as it is.
   *[other] { $count } games can't be read by this version. They are kept as they are.
}
no-statistics = No finished game against the computer yet.
# Headings of a table of numbers.
won = Won
drawn = Drawn
lost = Lost
not-on-device = This game is not on this device.
could-not-read = Could not read { $file }: { $problem }.
too-large = the file is too large

## What is kept on the device

your-data = On this device
about-data = Games, settings and statistics stay on this device. Only what you play online is also kept on the server.
export = Export everything
import = Import
imported = { $count ->
    [0] Imported. There was no new game.
    [one] Imported. { $count } game was added.
   *[other] Imported. { $count } games were added.
}
delete-all = Delete everything
delete-all-question = Delete all games, settings and statistics on this device? This can't be undone.
deleted-all = Everything is deleted.
not-kept-full = Your browser has no room left for this site, so the game is not kept. Play on, and save it as a file, or delete old games.
not-kept-forbidden = Your browser does not let this site keep anything, so closing the page loses the game. Play on, and save it as a file.
settings-not-kept = The settings count for now, but they can't be kept on this device.
settings-unreadable = The settings on this device can't be read by this version. They are left as they are.
# Stands after a colon.
not-an-export = it is neither a record nor an export of Fourline

## Links that do not work

no-such-page = There is no such page.
bad-link = This link can't be opened: { $problem }.
bad-link-board = This link can't be opened: there is no board of that size.
bad-link-cut = This link can't be opened: a part of it is missing or changed. Copy the whole link again.

## Help. No capital at the start, no full stop.

key-last = say the last move
key-column = say what is in this column
key-threats = say the threats
key-scores = say the scores
key-keep-scores = show what every column leads to, all the time
key-remove = remove a disc, where the rules allow it
key-mistakes = in a study, next or previous mistake
key-new = new game, with other players or rules
key-save = save the game as a file
key-study = study this game
key-steps = look at the previous or the next move
key-ends = to the beginning, to the end
key-arrows = choose a column
key-enter = drop, end the turn

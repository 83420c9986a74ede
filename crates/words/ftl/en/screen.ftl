### The full screen in the terminal. It may be as narrow as 40 columns: what stands in lists, below pages
### and beside players must be short.
### $enter, $up, $down, $save and $stop are names of keys, from keys.ftl.

## Every page

# Shown instead of the page. The numbers are columns and rows of the terminal.
too-small = Please make the window larger: { $needed-columns } columns by { $needed-rows } rows (now { $columns } by { $rows }).
# A game can't be left, because it would be lost. $error says why it can't be kept.
not-kept = The game can't be kept ({ $error }). Save it elsewhere with { $save }, or end the program with { $stop }, which prints it.
# What is wrong with the settings file; $problem comes without a full stop.
settings-problem = Settings: { $problem } ({ $file })
# The first problem, and how many more there are.
settings-problems = { $more ->
    [one] Settings: { $problem } (and { $more } more) ({ $file })
   *[other] Settings: { $problem } (and { $more } more) ({ $file })
}
# On a wide board, after the first digit of a column.
half-a-number = Column { $number }: type another digit, or press { $enter }.

## Below every page: what keys do. Each stands after its key: "enter accept  esc cancel". One or two short
## words, in lower case.

key-choose = choose
# After two keys: "←/→ change".
key-change = change
key-accept = accept
key-cancel = cancel
key-back = back
key-keys = help
key-quit = quit
key-menu = menu
key-leave = leave
key-continue = continue
key-study = study
key-delete = delete
key-save = save
# After two keys: "↑/↓ scroll".
key-scroll = scroll
key-drop = drop
key-end-turn = end turn
key-undo = undo
# No undo is left, and asking for one loses the game.
key-undo-loses = undo (loses)
key-remove = remove
key-remove-this = remove this disc
key-block = block
key-take-back = take back
key-redo = redo
key-resign = resign
key-offer-draw = offer draw
key-rematch = rematch
key-new-game = new game
key-hint = hint
key-pause = pause
key-move-now = move now
# $symbol is the sign of discs: "take X".
key-take-symbol = take { $symbol }
key-try-again = try again
key-back-to-now = back to now
key-earlier = earlier
key-later = later
key-play = play
# After two keys: "←/→ move": to the move before or after this one.
key-step = move
# After the key that chooses another column in a study.
key-column = column
key-copy = copy
key-play-from-here = play from here
key-next-mistake = next mistake
# After next mistake: the mistake before.
key-previous-mistake = previous
key-type = type a position

## The menu

# Below the name of the game.
tagline = four in a row, with your house rules
study = Study
about-study = What every column is worth, the best line, branches; any position.
unfinished-games = Unfinished games
finished-games = Finished games
unfinished-count = { $count ->
    [one] { $count } unfinished game
   *[other] { $count } unfinished games
}
finished-count = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
no-unfinished-games = There is no unfinished game.
no-finished-games = There is no finished game.
settings = Settings
about-settings = Language, themes, discs, motion, mouse, columns.
keys = Keys
quit = Quit

## The form for a new game

start-game = Start the game
about-start = Press { $enter } to start, { $up } or { $down } to change something.
your-name = Your name
about-name = Press { $enter } to type; leave it empty for the usual name.
opponent = Opponent
computer-number = Computer { $number }
about-own-rules = Your own mix of the rules below.
about-who-starts = Who has the first move.
# XO, YR and @* are pairs of characters.
about-symbols = Two different characters for the discs, such as XO, YR or @*. Press { $enter } to type.
# 5m, 5m+3s and 30s/move are typed like this.
about-clock = 5m: five minutes each; 5m+3s: three seconds more for every turn; 30s/move: for each move. Press { $enter } to type; empty for none.
serious = Serious play
about-serious-on = Moves can't be taken back.
about-serious-off = Moves can be taken back.
# $about is a sentence about a rule.
about-rule = { $about } Press { $enter } to type another value.
# $problem: why what was typed can't be taken, without a full stop.
not-valid = Not valid: { $problem }.
# What was chosen in the form is remembered in a file; $error names it and the reason.
choices-not-saved = Could not save your choices to { $error }.

## Lists of games

# $summary is a game in one line, $file where it is.
about-game = { $summary }. { $file }
about-open-game = { $summary }. It is open in another program. { $file }
deleted = Deleted.
# $error names the file and the reason.
could-not-delete = Could not delete { $error }.
# $error names the file and the reason.
could-not-continue = Could not continue { $error }.
# $problem is why, without a full stop.
could-not-continue-game = Could not continue this game: { $problem }.

## A game

save-question = Save the game to which file?
# $rules is the name of a rule set.
game-rules = Rules: { $rules }
# $score: "Ann 2, Bob 1, 1 draw".
score = Score: { $score }
# Beside a computer's name.
player-level = level { $level }
disc-at = The disc at row { $row } column { $column }.

## What a player has left, in a narrow window, all in one line after the name: "undo 3 rem 1 blk 1 bad 0/3".
## As short as can be understood: there is room for about 27 letters.

short-undos = undo { $left }
short-removes = rem { $left }
short-blocks = blk { $left }
# Violations: how many, and how many lose the game.
short-violations = bad { $used }/{ $limit }

## A study

# Above a study. As short as can be.
study-heading = Study: move { $move } of { $last }
# $branches: how many other moves were tried here.
study-heading-branches = { $branches ->
    [one] Study: move { $move } of { $last }, { $branches } other branch
   *[other] Study: move { $move } of { $last }, { $branches } other branches
}
# $one and $two are players with their symbols.
study-players = { $one } vs { $two }
position-title = A position to study
# $moves is an example such as 4453, $columns a range such as "1 to 7"; ddec are letters of columns.
about-position = Moves such as { $moves } (columns are { $columns }), or letters such as ddec; the name of a file with a record or a study; or paste a drawn board or a record.
save-study-question = Save the study to which file?
copied-title = This position as text
# $mouse is a key.
about-copied = Copied, if your terminal allows it. To select the text here, turn the mouse off with { $mouse }.
# $file is the file of a study; what stands after the colon is typed.
study-saved = Saved to { $file }. Open it with: fourline study { $file }
play-title = Play from here
# $symbol is the sign of the player's discs.
about-play = You play { $symbol } and move next. This study stays open.
game-is-over-here = The game is over here. Go back to an earlier move to play on.
# Of a column, where others have a score: "column 4: full".
full = full
at-beginning = This is the beginning.
at-end = This is the end of the line.
no-earlier-branch = There is no branch before this move.
no-other-branch = No other move was tried here.
no-later-mistake = No later move is known to be a mistake.
no-earlier-mistake = No earlier move is known to be a mistake.

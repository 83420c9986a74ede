### Help in line mode, and the page about a rule set. Whole sentences.
### $help, $quit, $end, $remove and the like are words from typed.ftl.

## The words that can be typed

# A file's name, after the word that saves: "save FILE".
save-file = { $save } FILE
# $words is a list: "help, restart, menu, quit".
everywhere = At every prompt: { $words }.
# $words is a list: "rules, hint, ... save FILE".
in-game = In a game also: { $words }.
# Only said in languages other than English.
english-too = The English words work too.
# The words that work only online.
online = Online also: { $react } (one of six short sentences), { $claim } (when the other player is away for long), { $abort } (before the game has really begun).

## Before a game

choice = Type the number or the name of one of the lines above.
name = A name has 1 to { $most } visible characters. To use a command as a name, put it in double quotes.
symbols = Type two different characters, such as XO, YR or @*.

## In a game

# $columns: "1 to 7", or the middle columns: "4 or 5".
column = Type a column, { $columns }: your disc falls to its lowest free cell.
line-wins = { $length } of your discs in a straight line win.
opening = Each player's first disc goes to the centre. Nothing else can be done in that turn.
# $example: "remove 6 4"
remove = Removes per player: { $count }. Instead of dropping, take out one of the opponent's discs: type { $remove } ROW COLUMN, for example { $example }. Row { $row } is the bottom.
block = Blocks per player: { $count }. After your move, type { $block } to skip the opponent's next turn. This is refused while the opponent has { $run } in a row.
remove-or-drop = { $yes }: choose a disc of the opponent. { $no }: drop a disc.
which-disc = Type the row and the column of one of the opponent's discs. Row { $row } is the bottom. Type { $back } to drop a disc instead.
# $words are the other things that can be typed: "undo or block".
end-of-turn = Type { $end } or press Enter to end your turn. You can also type { $words }.
end-of-turn-only = Type { $end } or press Enter to end your turn.
undo = { $yes }: your disc is taken back. { $no }: it stays.
# Instead of the one above, where yes loses the game.
undo-loses = { $yes }: you lose the game. { $no }: the disc stays.
block-or-not = { $yes }: the opponent misses a turn. { $no }: the turn ends.
no-way-back = This can't be taken back.
offer = { $yes }: accept. { $no }: decline.
broken = { $yes }: the computer tries again. { $no }: leave the game; it is kept.
play-again = The game is over. { $yes }: play another one. { $save } FILE: save this one.
# Online, while it is not the reader's turn.
waiting = Wait for the other player. Your seat stays yours if you leave.

## The page about a rule set, one paragraph each

rules-board = The board has { $columns } columns and { $rows } rows. { $length } or more of your discs in a straight line win: across, up or diagonal. A full board without a line is a draw.
rules-asked-again = If a column can't be played, you are asked again.
rules-violations-in-move = Violation { $limit } in one move loses the game. The count starts again with every disc that falls, so also after an undo.
rules-violations-in-game = Violation { $limit } in the game loses it.
# Stands below one of the two above.
rules-what-counts = A violation is a number that is not a column, however long it is, or a full column; in a forced opening, any column but the centre. Empty lines, words and wrong answers never count.
rules-undo = Undos per player: { $count }. Take back the disc you have just dropped, before your turn ends. A winning drop ends the game at once. An undo never gives back a remove or a block.
# Stands below the one above, where that is the rule.
rules-undo-strict = Asking for an undo when none is left loses the game.
# $columns is the middle column, or "4 or 5".
rules-opening = Opening: each player's first disc goes to the centre, column { $columns }. In that turn there is no remove, undo or block.
rules-remove = Removes per player: { $count }. Instead of dropping, take out one of the opponent's discs; those above it fall by one. If both players then have a line, it is a draw; if one of them has, that player wins. Naming a wrong cell is no violation. A remove can't be undone.
# $run: how many discs in a row; the program can ask one question after the other, or all in one.
rules-block = Blocks per player: { $count }. After your move, skip the opponent's next turn. A block is refused while the opponent has { $run } in a row anywhere on the board, and is then not used up. Where questions are asked one by one, the turn passes after a refused block.
rules-seat-one-starts = Seat 1 starts. After a game that counts, the other side starts the next one.
rules-drawn = Who starts is drawn at random.
rules-symbols-by-seat = Symbols are fixed by seat.
# Also said where the starter is asked.
rules-starter-picks = The starter picks a symbol; the other player gets the other one.
rules-starter-first = The starter has the first symbol.

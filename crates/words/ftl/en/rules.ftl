### The rules in forms, menus and files: what they are called, what they do, what their values mean, and what
### does not fit.

## Rule sets, one sentence each, beside their names (classic, second-chance, strict, power). A bad column is one
## that can't be played.

title-classic = Classic
title-second-chance = Second chance
title-strict = Strict
title-power = Power
preset-classic = The usual game; if a column can't be played, you choose again.
preset-second-chance = 3 undos each; the 4th bad column in one move loses.
preset-strict = 3 undos each, and asking for a 4th loses; so does the 3rd bad column in a game.
preset-power = The first discs go to the centre; 3 undos, 1 remove and 1 block each; the 3rd bad column loses.

## The user's own rule sets

# One rule: "Board: 9 columns, 7 rows".
title-and-value = { $title }: { $value }
name-of-preset = "{ $name }" is the name of a built-in rule set; choose another name.
# $name is the title of a built-in rule set.
rules-of-preset = These are the rules of "{ $name }"; change one to save your own.

## What a rule is called on a form. Short.

title-size = Board
title-connect = In a line
title-violations = Bad columns
title-undo = Undos
title-opening = Opening
title-remove = Removes
title-block = Blocks
title-first = First move
title-symbols = Symbols
title-discs = Discs

## What a rule does, on forms and in rule files. Words such as 3/game, free or by-seat are typed as they are.

about-size = Columns x rows: from 4x4 up to 16 on a side and 128 cells.
about-connect = How many discs in a line win.
about-violations = Which bad column loses the game: none, 3/game or 4/move.
about-undo = Undos per player: 3, or 3/strict if asking for one more loses.
about-opening = Where the first discs go: free or centre.
about-remove = Removes per player (each takes out one disc of the opponent).
about-block = Blocks per player (each skips one turn of the opponent).
about-first = Who makes the first move: seat-1 or drawn.
about-symbols = Who gets which symbol: by-seat, starter-picks or starter-first.
about-discs = What the discs are called: XO, or YR for yellow and red.

## The value of a rule on a form, after its title: "Symbols: fixed by seat"

# After "Board".
shown-size = { $columns } columns, { $rows } rows
# After "In a line".
shown-connect = { $discs } discs
# After "Bad columns": they cost nothing, the player chooses again.
shown-violations-none = choose again
# After "Bad columns": so many of them in a game lose it.
shown-violations-game = { $limit ->
    [one] the first in a game loses
   *[other] { $limit } in a game lose
}
# After "Bad columns": so many of them in one move lose the game.
shown-violations-move = { $limit ->
    [one] the first in a move loses
   *[other] { $limit } in one move lose
}
# After "Undos": who asks for more than that loses.
shown-undo-strict = { $count ->
    [0] no undo; asking for one loses
    [one] 1 undo; one more loses
   *[other] { $count } undos; one more loses
}
# After "Opening".
shown-opening-free = any column
shown-opening-centre = the centre
# After "First move".
shown-first-seat-one = seat 1
# After "Symbols".
shown-symbols-by-seat = fixed by seat
shown-symbols-starter-picks = the starter picks
shown-symbols-starter-first = the starter gets the first
# After "Discs".
shown-discs-xo = X and O
shown-discs-yr = yellow and red

## What a value must be. These stand after a colon.

# $values is a list of words that are typed as they are.
expected-one-of = expected one of { $values }
expected-whole-number = expected a whole number
expected-quota = expected a number from 0 to 99
expected-violations = expected none, or which bad column loses: 3/game or 4/move
expected-undo = expected a number from 0 to 99, or 3/strict if one more loses
not-a-size = a size is columns x rows, for example 7x6
bad-side = a board has 4 to 16 columns and 4 to 16 rows, not { $side }
too-many-cells = a board has at most { $most } cells, not { $cells }
bad-connect = a winning line on this board has 3 to { $longest } discs, not { $asked }
given-twice = this rule was given already
# $rule is the name of a rule as it was written: "undo".
in-rule = rule "{ $rule }": { $problem }

## The same on a form, as a sentence. $problem is one of the messages above.

value-refused = This value can't be used: { $problem }.
value-does-not-fit = This does not fit: { $problem }.

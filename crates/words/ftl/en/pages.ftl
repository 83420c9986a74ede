### The pages of the full screen around a game: menu, new game, how to play, games, keys. They may be as
### narrow as 40 columns.

## Below every page: what keys do. Each stands after its key: "enter choose  q back". One or two short words, in
## lower case.

key-how-to-play = how to play
# After two keys: "←/→ other rules".
key-other-rules = other rules
key-replay = replay
key-save-copy = save a copy
# One more key for an action.
key-add = add
# The usual keys of an action again.
key-reset = reset
key-reset-all = reset all
key-settings = settings

## The menu

# Starts a game at once. $opponent is "Otter (level 3)" or "a friend", $rules the name of a rule set.
play = Play: { $opponent }, { $rules }
# $opponent and $rules are a sentence each.
about-play = Starts at once. { $opponent } { $rules }
new-game = New game
about-new-game = Choose the opponent and the rules: a friend, ten levels, or two computers to watch.
games = Games
no-games = There are no games yet.
how-to-play = How to play
about-how-to-play = A page with boards for every rule set.
about-quit = Unfinished games are kept.

## A new game

# The opponent: "Opponent: a friend", "Play: a friend, Classic".
a-friend = a friend
# The opponent, where two computers play and a person looks on.
two-computers = two computers
level-named = { $name } (level { $level })
# Opens the rest of the form.
more = More
about-more = Names, who starts, clock, the board, and every single rule.
# Closes the rest of the form.
less = Less
about-less = Hides what is below.
# The value is 1 or 2.
your-seat = Your seat
about-your-seat = Seat 1 or seat 2. Some rules say that seat 1 starts.
# Before a pair of characters such as XO.
signs-of-discs = Letters
# Before the name of a rule set.
save-rules = Save rules as
no-name-yet = no name yet
about-save-rules = Press { $enter } to type a name. Rules that have a name already are renamed.
rules-saved = Saved as "{ $name }".
# $name is one of the user's own rule sets.
delete-rules-question = Delete the rule set "{ $name }"?
only-own-rules-are-deleted = Built-in rule sets can't be deleted.
rules-deleted = The rule set is deleted.

## How to play

# $rules is the name of a rule set.
how-to-play-title = How to play: { $rules }

## Games

# Two players: "Ann (X) vs Bob (O)".
versus = { $one } vs { $two }
# After a date and the name of a rule set.
unfinished = { $discs ->
    [one] unfinished, { $discs } disc
   *[other] unfinished, { $discs } discs
}

## Changing keys

# A line of the settings.
change-keys = Change keys
about-change-keys = All actions with their keys. Press a key to change one.
# Stands in place of the keys of an action.
press-a-key = press a key
# All four are names of keys.
about-changing = { $choose }, then a key: replaces the keys. { $add }: adds a key. { $reset }: the usual keys. { $reset-all }: the usual keys of all actions.
# $action is what a key does, such as "undo".
last-key-of = { $key } is the only key for: { $action }. Give that another key first.
take-key-question = { $key } is a key for: { $action }. Use it here instead?
reset-all-question = Restore the usual keys of all actions?

### Setting up a game: who plays, rules, names, clock.

## What kind of game

against-computer = Against the computer
with-friend = With a friend
watch-computers = Watch two computers
about-computer = Ten levels, from child's play to perfect.
about-friend = Two people at one keyboard.
about-watch = Two computers play each other. Pause and continue as you like.

## What is chosen, before its value. Short.

# Of the first or the second player.
name-number = Name { $number }
rules = Rules
who-starts = Who starts
clock = Clock
no-clock = none

## Lists of games

delete-question = Delete this game?

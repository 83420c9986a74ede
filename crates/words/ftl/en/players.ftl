### Computer players: their names, and what they are like.

## Names

# The computer player that is called "random" in commands.
name-random = Machine
# The computer player that is called "robot" in commands.
name-robot = Robot
# The two players of a position that was typed or pasted, where their names are not known.
name-first = First
name-second = Second

## What they are like, one sentence each, in menus beside their names

about-random = Drops into random columns.
about-robot = Takes a win, stops yours, builds its longest line.
about-level-1 = Has just learnt the rules; a child can win.
about-level-2 = Sees a win now and then, and rarely yours.
about-level-3 = Sees every other win, and sometimes yours.
about-level-4 = Sees most wins and half of the dangers, plans nothing.
about-level-5 = Stops most threats and likes the centre.
about-level-6 = Rarely misses four in a row, and sees some traps.
about-level-7 = Patient; sets traps two turns deep.
about-level-8 = Misses nothing close by, and sees most traps.
about-level-9 = Looks ahead and rarely slips.
about-level-10 = Perfect where the game is solved, very strong everywhere else.
# How many points of a hundred it makes against the player one level below. "classic" and "power" are rule sets.
strength = Measured: { $classic } % against { $below } under classic, { $power } % under power.
# The two sentences, one after the other.
about-and-strength = { $about } { $strength }

## Stands after a colon

# $name is what was typed. The words after it are typed as they are.
unknown = there is no computer player "{ $name }"; there are random, robot and the levels 1 to 10

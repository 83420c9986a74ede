### Words that people type in line mode. The English ones work in every language; each language can add its own.
### Each message is a list of words in lower case, with commas between them. Prompts and help name the first one,
### so it should be the word that other messages use for the same thing. Use single words without spaces where
### possible. Marks on letters may be left out when typing, so a list need not have both forms. No word may stand
### in two lists, also not one that is English for something else, and none may be a number. A list may have
### just one word.

## At every prompt

help = help, ?
# A new game with the same players and rules.
restart = restart, r
# Back to the first question.
menu = menu
# Leaves the program.
quit = quit, q, exit

## In a game

# Shows what the rules say.
rules = rules
hint = hint
# Takes back any move, where that is allowed: not the undo that some rules have.
take-back = takeback
# Plays a move again that was taken back.
redo = redo
# The undo that some rules give each player.
undo = undo, u
# Offers a draw.
draw = draw
resign = resign
# A file's name follows: "save game.fourline". With "!" behind the word, a file is replaced.
save = save
# Row and column of a disc can follow: "remove 6 4".
remove = remove
block = block, b
# Ends the turn.
end = end, e

# Only online: ends a game that has hardly begun.
abort = abort
# Only online: ends a game whose other player is away.
claim = claim
# Only online: shows one of the reactions of online.ftl. Its number can follow: "say 1".
react = say

## Answers

# The first word stands in brackets behind questions: "(y/n)".
yes = y, yes
no = n, no
# Away from the choice of a disc, back to that of a column.
back = back
# The colours of discs.
yellow = yellow
red = red

## Answers to "Who do you play against?" At that question they go before the words above.

robot = robot, r
random = random
# A second person at this keyboard.
friend = friend, p, person
# One of the computer's levels.
level = level

## An answer to "Who starts?"

# Drawn at random.
drawn = random, lot

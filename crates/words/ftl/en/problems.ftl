### What is wrong with something that was typed, chosen or read.

same-name = Both players can't have the same name.
bad-tag = A kind of player is a word of lower-case letters, digits and hyphens.

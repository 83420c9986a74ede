### What is wrong with a record: the file of a game. These stand after a colon.
### What is in quotes, and the words of actions, stand in the file as they are.

ends-early = the record ends too early: { $expected }
version-too-new = this record has version { $version }: it was made by a newer Fourline; this one reads versions 1 and { $latest }
version-unknown = this record has version { $version }; this program reads versions 1 and { $latest }
time-goes-back = this time is earlier than the one before
# $reason is a sentence: "Column 4 is full; choose another one."
refused = this can't be played here: { $reason }
out-of-time = this can't be played here: the clock of seat { $seat } has run out
not-over = there is a result, but the game is not over
other-result = the moves lead to another result: expected '{ $result }'

## What was expected in this place

# $text stands in the file as it is: "rules: ...".
expected-text = expected '{ $text }'
expected-result = expected '{ $result }' at the end
# $words are words of the file: "draw or takeback".
expected-word = expected { $words }
expected-symbols = expected two different symbols, such as XO
expected-symbol = expected a symbol
expected-seat = expected seat 1 or 2
expected-seat-or-result = expected seat 1 or 2, or '{ $result }'
expected-number = expected a number
expected-kind = expected a kind of player, such as human
expected-name = expected a name in double quotes
expected-escaped = expected \" or \\ after a backslash
expected-column = expected a column letter of the board
expected-cell = expected a cell of the board, such as d6
expected-time = expected a time in seconds, such as @12.345
expected-end-of-line = expected the end of the line
expected-nothing-after-result = expected nothing after the result
expected-utf8 = expected text in UTF-8

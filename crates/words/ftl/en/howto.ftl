### "How to play": headings of the page about a rule set, and what stands below its boards.

## Headings. Short.

goal = The goal
opening = The opening
undo = Undo
remove = Remove a disc
block = Block
bad-columns = Columns that can't be played
start = Who starts

## Below boards

opening-example = Both first discs are in the centre.
# Before a disc is removed.
remove-before = The disc at row { $row } column { $column } is removed.
# After it was removed.
remove-after = The disc above it has fallen.
# After it was removed, where that gives both players a line.
tie-after = Both have a line now: a draw.

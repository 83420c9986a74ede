### Reading and writing files. Everything but the first message stands after the name of a file and a colon.

# A file, and what is wrong with it.
in-file = { $file }: { $problem }

## Why a file can't be read or written

not-found = no such file or folder
denied = permission denied
exists = this file already exists
not-a-folder = a part of the path is not a folder
is-a-folder = this is a folder
no-space = no space left
no-space-for-user = no space left for this user
too-large = the file would be too large
read-only = nothing can be written there
bad-name = a file can't have this name
busy = another program is using it
not-ordinary = not an ordinary file
too-long = longer than 1 MiB; no record or rule set is that long
not-text = this is not text in UTF-8
ended-early = the file is cut short
# A pipe whose reader or writer has ended.
closed = the other end is closed
no-memory = there is not enough memory
# $message is what the system says, perhaps in another language.
system = the system says: { $message }
# Instead of a reason.
unknown = the system does not say why

## Why a game that is kept can't be opened or deleted

not-kept-here = this is not one of the kept games
not-open = this game is no longer open
game-over = this game is over
being-played = this game is being played

### Where games of a server are kept. For the one who runs the server.

# Where, and what is wrong there.
in-place = { $place }: { $problem }

## Why something was not kept

busy = the database can't keep up or is away; try again
read-only = nothing can be written, because the disk is full or does not work; the server tries again by itself
exists = there is already a table with this id
closed = the database was closed
# $message is what the database says, in English.
broken = the database says: { $message }

## Why a database can't be opened. These stand after its name and a colon.

in-use = another server has this database open; stop that one first, or use another file
newer = this database was made by a newer version of Fourline (schema { $found }, known here up to { $known }); nothing was changed; use that version, or another database
not-a-store = this is not a database of Fourline; nothing was changed; name another file
damaged = this database is damaged ({ $message }); nothing was changed; start with a backup, or with another file
file = it can't be read or written: { $message }
refused = the database does not answer or refuses: { $message }
bad-address = this address can't be read; it looks like postgres://USER:PASSWORD@HOST:5432/DATABASE?sslmode=verify-full
bad-part = this part of the address can't be used: { $part }
# $setting is a setting of Postgres, such as fsync = off.
unsafe-setting = with { $setting } the database would lose games in a power cut; change this setting first
not-built-in = this program was built without this kind of database

## Backups

backup-exists = there is already a file of this name; name another one
backup-damaged = the copy is not whole, so it was deleted: { $message }

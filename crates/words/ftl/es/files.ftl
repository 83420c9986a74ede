### Reading and writing files. Everything but the first message stands after the name of a file and a colon.

in-file = { $file }: { $problem }

## Why a file can't be read or written

not-found = no existe ese archivo o carpeta
denied = permiso denegado
exists = este archivo ya existe
not-a-folder = una parte de la ruta no es una carpeta
is-a-folder = esto es una carpeta
no-space = no queda espacio
no-space-for-user = a este usuario no le queda espacio
too-large = el archivo sería demasiado grande
read-only = ahí no se puede escribir
bad-name = un archivo no puede llamarse así
busy = otro programa lo está usando
not-ordinary = no es un archivo normal
too-long = pasa de 1 MiB; ningún registro ni reglamento es tan largo
not-text = no es texto en UTF-8
ended-early = el archivo está cortado
closed = el otro extremo está cerrado
no-memory = no hay suficiente memoria
system = el sistema dice: { $message }
unknown = el sistema no dice por qué

## Why a game that is kept can't be opened or deleted

not-kept-here = no es una de las partidas guardadas
not-open = esta partida ya no está abierta
game-over = esta partida ya terminó
being-played = esta partida se está jugando

### What the command line says besides the help of its flags (which is in flags.ftl).

unknown-language = idioma desconocido: { $tag }; existen { $known }
control-characters = un argumento tiene caracteres que controlan la pantalla: { $argument }

## Headings of the help

usage = Uso:
commands = Comandos
arguments = Argumentos
options = Opciones
default-value = [por defecto: { $value }]
possible-values = [valores posibles: { $values }]

## Headings of the manual page, in capitals as manual pages have them

man-name = NOMBRE
man-synopsis = SINOPSIS
man-description = DESCRIPCIÓN
man-commands = COMANDOS
man-version = VERSIÓN
man-keys = TECLAS
man-exit-status = ESTADO DE SALIDA
man-environment = VARIABLES DE ENTORNO
man-files = ARCHIVOS
man-examples = EJEMPLOS

## What the manual page says about keys, files and variables of the environment. Whole sentences.

man-keys-about = Estas son las teclas de la pantalla completa. Puedes cambiarlas en la sección [keys] del archivo de ajustes.
man-files-about = Estas son las carpetas en Linux. Normalmente $XDG_CONFIG_HOME es ~/.config y $XDG_DATA_HOME es ~/.local/share.
man-file-settings = Tus ajustes y teclas.
man-file-unfinished = Partidas sin terminar; fourline resume las continúa.
man-file-finished = Partidas terminadas; fourline replay las muestra.
man-file-books = Libros de aperturas que has creado; se usa el más profundo para cada tablero.
man-file-state = Lo último que elegiste.
man-file-online = Las claves de tus puestos en línea, una por servidor; solo tú puedes leerlas.
man-variable-language = El idioma, si no lo dicen ni --language ni tus ajustes.
man-variable-no-color = Si está definida y no está vacía, no se usan colores.
man-variable-term = Lo que puede mostrar el terminal. Con TERM=dumb, fourline juega línea a línea.
man-variable-colorfgbg = Si el fondo es claro u oscuro, cuando el propio terminal no lo dice.
man-variable-ask = Con FOURLINE_ASK=off no se pregunta al terminal por su fondo ni si puede mostrar imágenes.
man-variable-columns = El ancho de la ayuda cuando no hay terminal.
man-variable-folders = Las carpetas de los ajustes, y de las partidas y los libros.

## What is wrong with the arguments. $argument is a flag as in the usage, such as --name <NAME>.

error = error:
unknown-argument = argumento desconocido: { $argument }
unknown-command = comando desconocido: { $command }
invalid-value = el valor { $value } no es válido para { $argument }
invalid-value-reason = el valor { $value } no es válido para { $argument }: { $reason }
missing-value = { $argument } necesita un valor
missing-arguments = falta: { $arguments }
missing-command = { $command } necesita un comando: { $commands }
argument-conflict = { $argument } no se puede usar con { $others }
command-conflict = el comando { $command } no se puede usar con { $others }
argument-twice = { $argument } no se puede usar más de una vez
unexpected-value = { $argument } no admite el valor { $value }
number-of-values = { $expected ->
    [one] { $argument } necesita { $expected } valor, no { $found }
   *[other] { $argument } necesita { $expected } valores, no { $found }
}
not-text = un argumento no es texto UTF-8 válido

## Advice after such an error

did-you-mean = ¿Quisiste decir { $similar }?
pass-as-value = Para pasar { $argument } como valor, escribe: -- { $argument }
try-help = Para más información, prueba { $flag }.

## What a value should have been

expected-seconds = se esperaban segundos, de 0.05 a 3600, como 0.5 o 10
expected-player = se esperaba human, robot, random o un nivel del 1 al 10
expected-memory = se esperaba un tamaño como 4M, 64M o 1G
little-memory = la tabla necesita al menos { $least } K
much-memory = es demasiada memoria
expected-address = se esperaba un puerto como 8080, o una dirección con su puerto como 127.0.0.1:8080 o [::1]:8080
expected-number = se esperaba un número entero
expected-number-from = se esperaba un número del { $first } al { $last }

### What is said to the one who runs a server of online games.

at-public-url = Fourline está en { $url }/ y escucha en { $address } (Ctrl-C lo termina)
needs-public-url = otros podrían llegar a este servidor en { $address }, pero no conoce su propia dirección y no podría distinguir sus páginas de las ajenas. Indica lo que se teclea para llegar aquí, por ejemplo --public-url https://play.example.org, o escucha en 127.0.0.1
needs-https = por http cualquiera en el camino podría apoderarse de los asientos. Pon delante del servidor un proxy con https e indica su dirección, por ejemplo --public-url https://play.example.org; http es para direcciones de tu propia casa
trusts-everybody = un proxy de confianza es una dirección o una red pequeña, no medio internet: cualquiera podría fingir que viene de cualquier sitio
bad-url = { $text }: se esperaba una dirección como https://play.example.org, sin ruta
bad-range = { $text }: se esperaba una dirección como 10.0.0.2 o una red como 10.0.0.0/8
bad-limit = { $text }: se esperaba un límite como create=20/10; existen create, join, read, solve, connect, messages, commands y reactions
bad-setting = { $name }: se esperaba un texto, un número, true o false, o una lista de ellos
no-config-in-config = un archivo de ajustes no puede nombrar otro
backup-of-postgres = las partidas en Postgres se copian con su propio programa, pg_dump
backed-up = Todas las partidas están en { $file }. Para restaurarlas, detén el servidor y pon el archivo en el lugar de su base de datos

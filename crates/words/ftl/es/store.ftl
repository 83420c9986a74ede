### Where games of a server are kept. For the one who runs the server.

in-place = { $place }: { $problem }

## Why something was not kept

busy = la base de datos no da abasto o no está disponible; inténtalo de nuevo
read-only = no se puede escribir nada, porque el disco está lleno o no funciona; el servidor vuelve a intentarlo por sí solo
exists = ya hay una mesa con este identificador
closed = la base de datos se cerró
broken = la base de datos dice: { $message }

## Why a database can't be opened. These stand after its name and a colon.

in-use = otro servidor tiene abierta esta base de datos; detén primero ese o usa otro archivo
newer = esta base de datos es de una versión más nueva de Fourline (esquema { $found }, aquí se conoce hasta { $known }); no se cambió nada; usa esa versión u otra base de datos
not-a-store = esto no es una base de datos de Fourline; no se cambió nada; indica otro archivo
damaged = esta base de datos está dañada ({ $message }); no se cambió nada; empieza con una copia de seguridad o con otro archivo
file = no se puede leer o escribir: { $message }
refused = la base de datos no responde o rechaza: { $message }
bad-address = no se puede leer esta dirección; tiene la forma postgres://USER:PASSWORD@HOST:5432/DATABASE?sslmode=verify-full
bad-part = esta parte de la dirección no se puede usar: { $part }
unsafe-setting = con { $setting } la base de datos perdería partidas en un corte de luz; cambia primero este ajuste
not-built-in = este programa se compiló sin este tipo de base de datos

## Backups

backup-exists = ya hay un archivo con este nombre; indica otro
backup-damaged = la copia no está completa, así que se borró: { $message }

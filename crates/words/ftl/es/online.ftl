### A game at a table elsewhere: the connection, the other player, offers, and why something is refused.

## What is going on, in large type. Short, without a full stop.

headline-open = Esperando al segundo jugador
headline-sent = Enviado
headline-cut-off = Sin conexión

## What is wanted now

open = Esperando al segundo jugador.
sent-waiting = Enviado; esperando al servidor.
confirm-claim = ¿Reclamar la partida? El rival no está.

## What stands on buttons and beside keys

claim = Reclamar la partida
hello = ¡Hola!
good-luck = ¡Suerte!
well-played = ¡Bien jugado!
oops = ¡Uy!
thanks = ¡Gracias!
good-game = ¡Buena partida!

## The state of things, in a few words

mark-sent = enviado
mark-kept = guardado
connected = Conectado
cut-off = Sin conexión desde hace { $time }. Ahora no se puede jugar; se vuelve a intentar solo ({ $tries }).
is-away = ausente { $time }
away-for = { $who } no está desde hace { $time }.
away-claim-in = { $who } no está desde hace { $time }. Puedes reclamar la partida en { $left }.
away-claim = { $who } no está desde hace { $time }. Puedes reclamar la partida.
rematch-waiting = Quieres la revancha. Esperando al rival.
watching = Estás mirando.

## Why something can't be done

reason-cut-off = No hay conexión, así que no se puede jugar. Se vuelve a intentar solo.
reason-other-not-there = El segundo jugador todavía no ha llegado.
reason-not-yet-claimed = El rival aún no lleva ausente el tiempo suficiente.
reason-nothing-to-claim = El rival está presente.
reason-rematch-offered = Ya has pedido la revancha. El rival también tiene que quererla.
reason-unfair = No hay ayuda mientras juegas en línea contra otra persona.
reason-stale = Antes ha pasado otra cosa. Mira el tablero y decide de nuevo.
reason-read-only = El servidor no puede guardar jugadas en este momento. No se ha perdido nada; inténtalo en un minuto.
reason-too-many = Demasiado en poco tiempo. Espera un momento.
reason-elsewhere = El servidor lo ha rechazado.

## What is told

sent = Enviado.
kept = Guardado.
joined = { $who } ya está aquí.
went-away = { $who } se ha ausentado.
came-back = { $who } ha vuelto.
wants-rematch = { $who } quiere la revancha.
reacted = { $who }: { $reaction }
lost-connection = Se ha perdido la conexión. Se vuelve a intentar solo.
reconnected = Conectado de nuevo.
restarting = El servidor se está reiniciando. La partida sigue en un momento.
read-only = El servidor no puede guardar jugadas en este momento. La partida queda como está.
writable = Ya se puede jugar otra vez.
seat-stays = Tu puesto sigue siendo tuyo. Vuelve con: fourline online { $address }
watch-again = Vuelve a mirar con: fourline online { $address }

## Why a link, a call or a connection came to nothing, and what to do next

not-a-server = Eso no es un servidor. Se escribe así: https://play.example.org
not-a-table = Eso no es un enlace a una partida. Termina con /t/ y 16 letras, o con /w/ y 16 letras para mirar.
unreachable = No se puede llegar al servidor. ¿Es correcta la dirección y hay conexión a internet?
untrusted = No se puede confiar en el certificado del servidor. Si el servidor es tuyo, revisa su certificado o usa su dirección http://.
strange = Eso no es un servidor de Fourline, o algo responde en su lugar. Revisa la dirección.
newer = El servidor habla un lenguaje más nuevo que este programa. Actualiza Fourline e inténtalo otra vez.
no-such-game = Esa partida no existe, o ya no. Pide un enlace nuevo.
own-invitation = Esta es tu propia invitación. Envía el enlace al otro jugador.
seat-taken = El puesto está ocupado, así que estás mirando.
same-name = El otro jugador tiene el mismo nombre. Elige otro: --name NAME
bad-name = El servidor no acepta este nombre. Elige otro: --name NAME
unknown-player = El servidor no conoce a este jugador máquina.
bad-terms = El servidor no acepta estas reglas o este reloj.
begun = La partida ha empezado, así que la invitación ya no se puede retirar.
full = El servidor está lleno en este momento. Inténtalo más tarde.
refused = El servidor lo ha rechazado ({ $code }).
no-token = Este dispositivo no tiene clave para su puesto: { $problem }. Si el archivo está dañado, bórralo; recibirás una clave nueva y podrás mirar las partidas en las que tenías un puesto.

## On the way to a table, and the list of open invitations

trying = Se intenta otra vez ({ $tries }) ...
not-now = No es tu turno. Escribe { $help } para ver qué se puede escribir ahora.
lobby = Invitaciones abiertas:
lobby-empty = No hay invitaciones abiertas.
which-invitation = ¿Cuál aceptas, 1 a { $count } (Intro para ninguna)?
# A game that counts, in a list: "Ann, Power, 7x6, 5m+3s, serious".
serious = seria

## On the full screen. Those that begin with key stand after their key, in lower case.

send-this-link = Envía este enlace al otro jugador:
say-what = ¿Qué dices?
link-copied = El enlace está en el portapapeles, si el terminal lo permite.
key-copy-link = copiar enlace
key-say = decir
key-claim = reclamar
play-online = Jugar en línea
about-play-online = Con un amigo por un enlace, o con alguien que espera en un servidor.
connecting = Conectando ...
which-server = Servidor o enlace:
invite-by-link = Invitar con un enlace
about-invite-by-link = Una partida con las últimas reglas elegidas. Recibes un enlace para enviar.
invite-in-lobby = Invitar a todos
about-invite-in-lobby = Lo mismo, y todos en este servidor ven la invitación.
about-invitation = Intro acepta esta invitación: juegas enseguida.
key-look-again = volver a mirar
watch-link = Para mirar: { $link }
where-to = ¿Dónde quieres jugar? Indica un enlace o un servidor: fourline online LINK, o fourline online --server URL

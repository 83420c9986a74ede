online = En línea
play-online = Jugar en línea

friend-by-link = Amigo por enlace
about-friend = Recibes un enlace para enviar. Quien lo abra primero y pulse Jugar será tu rival.
open-invitation = Invitación abierta
about-open = Aparece en esta página hasta que otro jugador la acepte.
computer = Máquina en el servidor
about-computer = La partida queda en el servidor y otros pueden verla por un enlace.
your-name = Tu nombre
you-start = Tú
opponent-starts = Tu rival
create = Crear la partida
creating = Creando la partida ...
guest-name-1 = Garza azul
guest-name-2 = Zorro veloz
guest-name-3 = Tejón valiente
guest-name-4 = Cuervo listo
guest-name-5 = Tortuga serena
guest-name-6 = Petirrojo alegre
guest-name-7 = Liebre rápida
guest-name-8 = Foca risueña

invitations = Invitaciones abiertas
no-invitations = Ahora no hay ninguna invitación abierta.
looking = Cargando ...
refresh = Actualizar
view = Ver
view-of = Ver la invitación de { $who }

send-link = Envía este enlace a la persona con la que quieres jugar.
how-it-starts = Quien lo abra primero y pulse Jugar ocupa el otro puesto. La partida empieza sola; puedes dejar esta página abierta.
is-listed = La invitación aparece también en la página { $page }.
invitation-link = Enlace de invitación
copy = Copiar
share = Compartir
share-text = Juega conmigo a cuatro en línea
qr-code = Código QR del enlace de invitación
change = Cambiar la partida
change-now = El enlace anterior ya no sirve. Cambia lo que quieras y crea la partida otra vez.
withdraw = Retirar la invitación
withdrawn = La invitación se ha retirado.

invites = { $who } te invita a jugar
join = Jugar
joining = Ocupando el puesto ...
casual = Informal
about-casual = Se pueden retirar jugadas si ambos están de acuerdo.
serious = En serio
about-serious = No se pueden retirar jugadas.
kind = Tipo de partida
you-follow = Empieza { $who }
guest-starts = Empiezas tú
drawn = Por sorteo

connecting = Conectando ...
connected-mark = { $connected } · tu jugada: { $mark }
reconnecting = Volviendo a conectar ...
offline = Este dispositivo no tiene conexión. No se puede jugar hasta que vuelva.
react = Decir algo
copy-watch-link = Copiar enlace para ver
no-server = Este sitio no tiene servidor de partidas, así que aquí no se puede jugar por enlace. Todo lo demás funciona.
again = Reintentar
more-online = Jugar en línea otra vez

key-invite = invitar a un amigo por enlace

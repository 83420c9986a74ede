### Why a move is good or bad; reviews of games.

## Reasons

wins = completa una línea: { $cells }
stops-four = bloquea la línea del rival en { $cells }
two-threats = amenaza una línea en dos sitios: { $cells }
leaves-four = deja que el rival complete una línea en { $cells }
gives-above = deja que el rival complete una línea justo encima, en { $cell }
spends-threat = renuncia a la amenaza en { $cell }
forces = fuerza la victoria con { $line }: después no se pueden parar todas las líneas en { $cells }
squeezes = completa una línea juegue donde juegue el otro lado: { $cells }
claimeven-holds = aguanta respondiendo siempre encima: así obtiene todas las filas pares desde abajo, y sin ellas el otro lado no tiene línea
claimeven-wins = gana respondiendo siempre encima hasta que el otro lado tenga que jugar debajo de { $cell }
standoff-holds = aguanta respondiendo encima y sin jugar nunca debajo de { $denied }; la amenaza en { $threat } lo compensa
standoff-wins = gana respondiendo encima hasta que el otro lado tenga que jugar debajo de { $cell }, sin jugar nunca debajo de { $denied }; la amenaza en { $threat } lo compensa
odd-threat = gana con la amenaza impar en { $cell }: todo lo demás se llena y el otro lado tiene que jugar debajo
group-holds = aguanta: deciden las columnas { $columns }, y en las demás basta con responder encima
group-wins = gana: deciden las columnas { $columns }, y en las demás basta con responder encima
group-wins-at = gana con la amenaza en { $cell }: las columnas { $columns } aguantan, y en las demás basta con responder encima
by-opponent = el rival { $what }
after-line = tras { $line }: { $what }
no-line-left = ningún lado tiene ya sitio para una línea
best-play = mejor juego: { $line }
estimate = sin demostrar, una estimación

## Judgements of moves

only-move = la única jugada
best = la mejor
good = buena
slip = imprecisa
mistake = error
blunder = error grave

## A review

accuracy = { $who }: precisión { $percent } %
accuracy-none = { $who }: ninguna jugada que juzgar
accuracy-and-counts = { $accuracy } ({ $judgements })
judgement-count = { $judgement } { $count }
turning-point = Momento decisivo: jugada { $number }, { $who }: { $move }
no-turning-point = El resultado no cambió nunca.
not-over = La partida no ha terminado. Se revisa hasta donde llega.
with-estimates = Algunas jugadas solo se pudieron estimar. No se juzgan.
no-moves = No hay jugadas que revisar.
better = mejor: { $moves }
folder-done = { $files ->
    [one] { $files } partida revisada
   *[other] { $files } partidas revisadas
}
cant-read-folder = no se pudo leer esta carpeta: { $folder }
no-records = no hay partidas (archivos *.fourline) en esta carpeta

## Threats

threats-of = Amenazas de { $who }: { $threats }
threat-now = { $cell } (ahora)
threat-odd = { $cell } (fila impar)
threat-even = { $cell } (fila par)
no-threats = ninguna

## Boards that are not like others

unreachable = Ninguna partida lleva a este tablero. Se juzga tal como está.
unclear-turn = Por las fichas no se sabe a quién le toca, así que solo se muestran las amenazas.
too-hard = Este tablero no se pudo resolver, así que solo se muestran las amenazas.
over = La partida ha terminado.

### The page in the browser. Buttons and names of pages must be short; sentences have room.

## Around every page

title = { $page } - Fourline
description = Cuatro en línea con las reglas de tu casa, diez niveles y un solucionador perfecto. Funciona sin conexión.
skip = Ir al tablero
pages = Páginas
play = Jugar
study = Análisis
games = Partidas
settings = Ajustes
how-to = Cómo se juega
statistics = Estadísticas
help = Ayuda
close = Cerrar
update-ready = Hay una versión nueva.
reload = Recargar
crashed = Algo salió mal. Tu partida está guardada. Recarga la página para seguir.

## A game

level-and-strength = Nivel { $level } · gana a { $below } el { $percent } %
level = Nivel { $level }
moves = Jugadas
no-moves = Aún no hay jugadas
move-name = Jugada { $number }: { $move }
actions = Acciones
review = Repasar
to-the-end = Volver a la partida
scores = Puntuación
rules-and-size = { $rules } · { $columns }×{ $rows }
game-link = Copiar enlace
link-copied = Enlace copiado.
link-not-copied = El navegador no permitió copiar. El enlace es { $link }
save-record = Guardar en un archivo
save-svg = Imagen (SVG)
save-png = Imagen (PNG)
save-gif = Película (GIF)
film-begun = Se está creando la película.
film-saved = La película está guardada.
film-not-made = No se pudo crear la película. La primera vez necesita conexión; inténtalo de nuevo cuando estés en línea.
share = Compartir y guardar
typed-digit = Columna { $number }: escribe otra cifra o pulsa Intro.
board-of = Tablero de { $columns } columnas y { $rows } filas
confirm-drop = Columna { $column } elegida. Pulsa Intro o haz clic otra vez para soltar.

## Where am I? Asked for by those who hear the board.

where-am-i = ¿Dónde estoy?
say-last = Última jugada
say-column = Esta columna
say-board = Todo el tablero
say-threats = Amenazas
say-scores = Puntuación
threat = { $who ->
    [you] Puedes completar una línea en { $columns }.
   *[other] { $who } puede completar una línea en { $columns }.
}
no-threats = Ahora ninguno puede completar una línea.
no-scores = Aún no hay puntuación. Pide una pista.
no-last-move = Aún no hay jugadas.

## A new game

who-plays = ¿Quién juega?
which-rules = ¿Qué reglas?
opponent = Rival
computer-number = Máquina { $number }
how-to-this = Cómo se juega: { $rules }
from-position = La partida empieza desde la posición del análisis.
kept-meanwhile = La partida en curso se guarda; la encuentras en Partidas.
rule-set-name = Guardar estas reglas como
save-rules = Guardar las reglas
rules-saved = Las reglas están guardadas como { $name }.
rules-not-saved = Las reglas no se guardaron: { $problem }.
problem = { $problem }.
play-these = Jugar con estas reglas
other-rules = Otros reglamentos

## A study

paste = Jugadas, un tablero dibujado o un registro
paste-help = Las jugadas son columnas, contadas desde 1: 4453. Un tablero se dibuja con X, O y puntos, una fila por línea.
read = Mostrar
edit-board = Editar este tablero como texto
next-mistake = Siguiente error
no-more-mistakes = No hay más errores en esta continuación.
play-here = Jugar desde aquí
next-branch = { $count ->
    [one] Variante ({ $count } más)
   *[other] Variante ({ $count } más)
}
clear-board = Tablero vacío
evaluation = Evaluación: por encima del centro es buena para { $first }, por debajo para { $second }.
dropped-in = Abrir un archivo

## Games and statistics

open-elsewhere = abierta en otra pestaña
unreadable-games = { $count ->
    [one] Esta versión no puede leer { $count } partida. Se conserva tal como está.
   *[other] Esta versión no puede leer { $count } partidas. Se conservan tal como están.
}
no-statistics = Aún no hay partidas terminadas contra la máquina.
won = Ganadas
drawn = Empatadas
lost = Perdidas
not-on-device = Esta partida no está en este dispositivo.
could-not-read = No se pudo leer { $file }: { $problem }.
too-large = el archivo es demasiado grande

## What is kept on the device

your-data = En este dispositivo
about-data = Las partidas, los ajustes y las estadísticas se quedan en este dispositivo. Solo lo que juegas en línea se guarda también en el servidor.
export = Exportar todo
import = Importar
imported = { $count ->
    [0] Importado. No había partidas nuevas.
    [one] Importado. Se añadió { $count } partida.
   *[other] Importado. Se añadieron { $count } partidas.
}
delete-all = Borrar todo
delete-all-question = ¿Borrar todas las partidas, los ajustes y las estadísticas de este dispositivo? No se puede deshacer.
deleted-all = Todo está borrado.
not-kept-full = Tu navegador no tiene más espacio para este sitio, así que la partida no se guarda. Sigue jugando y guárdala en un archivo, o borra partidas antiguas.
not-kept-forbidden = Tu navegador no deja que este sitio guarde nada; si cierras la página, pierdes la partida. Sigue jugando y guárdala en un archivo.
settings-not-kept = Los ajustes valen por ahora, pero no se pueden guardar en este dispositivo.
settings-unreadable = Esta versión no puede leer los ajustes de este dispositivo. Se dejan tal como están.
not-an-export = no es un registro ni una exportación de Fourline

## Links that do not work

no-such-page = Esta página no existe.
bad-link = Este enlace no se puede abrir: { $problem }.
bad-link-board = Este enlace no se puede abrir: no hay un tablero de ese tamaño.
bad-link-cut = Este enlace no se puede abrir: falta una parte o está cambiada. Copia el enlace entero otra vez.

## Help. No capital at the start, no full stop.

key-last = decir la última jugada
key-column = decir qué hay en esta columna
key-threats = decir las amenazas
key-scores = decir la puntuación
key-keep-scores = mostrar siempre a qué lleva cada columna
key-remove = quitar una ficha, si las reglas lo permiten
key-mistakes = en el análisis, error siguiente o anterior
key-new = partida nueva, con otros jugadores o reglas
key-save = guardar la partida en un archivo
key-study = analizar esta partida
key-steps = ver la jugada anterior o la siguiente
key-ends = al principio, al final
key-arrows = elegir una columna
key-enter = soltar, terminar el turno

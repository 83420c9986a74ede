### "How to play": headings of the page about a rule set, and what stands below its boards.

## Headings. Short.

goal = El objetivo
opening = La apertura
undo = Deshacer
remove = Quitar una ficha
block = Bloquear
bad-columns = Columnas que no se pueden jugar
start = Quién empieza

## Below boards

opening-example = Las dos primeras fichas están en el centro.
remove-before = Se quita la ficha de la fila { $row }, columna { $column }.
remove-after = La ficha de encima ha caído.
tie-after = Ahora los dos tienen línea: empate.

### What is shown where a link to a game is sent to a friend: a title and a line below it.

invites = { $name } te invita a jugar al cuatro en línea
plays = Cuatro en línea: { $one } contra { $two }
with-clock = Reglas: { $rules }. Reloj: { $clock }. Abre el enlace para jugar o mirar, sin cuenta.
without-clock = Reglas: { $rules }. Sin reloj. Abre el enlace para jugar o mirar, sin cuenta.
own-rules = reglas propias en { $columns }x{ $rows }

### What is shown where a link to a game is sent to a friend: a title and a line below it.

invites = { $name } lädt dich zu Vier gewinnt ein
plays = Vier gewinnt: { $one } gegen { $two }
with-clock = Regeln: { $rules }. Uhr: { $clock }. Öffne den Link zum Mitspielen oder Zuschauen, ganz ohne Konto.
without-clock = Regeln: { $rules }. Ohne Uhr. Öffne den Link zum Mitspielen oder Zuschauen, ganz ohne Konto.
own-rules = eigene Regeln auf { $columns }x{ $rows }

### What is shown where a link to a game is sent to a friend: a title and a line below it.

# $name is who invites.
invites = { $name } invites you to play four in a row
# $one and $two are the players.
plays = Four in a row: { $one } against { $two }
# $rules is the name of the rules, $clock is a clock such as 5m+3s.
with-clock = Rules: { $rules }. Clock: { $clock }. Open the link to play or watch, without an account.
without-clock = Rules: { $rules }. No clock. Open the link to play or watch, without an account.
# Rules that have no name; $columns and $rows is the size of the board.
own-rules = own rules on { $columns }x{ $rows }

### A game at a table elsewhere: the connection, the other player, offers, and why something is refused.
### $who: a player, as in game.ftl. $time: minutes and seconds, as "0:40".

## What is going on, in large type. Short, without a full stop.

headline-open = Waiting for the second player
headline-sent = Sent
headline-cut-off = No connection

## What is wanted now

open = Waiting for the second player.
sent-waiting = Sent; waiting for the server.
confirm-claim = Claim the game? The other player is away.

## What stands on buttons and beside keys

claim = Claim the game

# Reactions: the few things that players can say to each other.
hello = Hello!
good-luck = Good luck!
well-played = Well played!
oops = Oops!
thanks = Thank you!
good-game = Good game!

## The state of things, in a few words

mark-sent = sent
mark-kept = kept
connected = Connected
cut-off = No connection for { $time }. Moves are not possible now; it is tried again by itself ({ $tries }).
is-away = away { $time }
away-for = { $who } has been away for { $time }.
away-claim-in = { $who } has been away for { $time }. You can claim the game in { $left }.
away-claim = { $who } has been away for { $time }. You can claim the game.
rematch-waiting = You want a rematch. Waiting for the other player.
watching = You are watching.

## Why something can't be done

reason-cut-off = There is no connection, so no move can be made. It is tried again by itself.
reason-nobody-there = The second player has not come yet.
reason-not-yet-claimed = The other player has not been away long enough.
reason-nothing-to-claim = The other player is there.
reason-rematch-offered = You have asked for a rematch already. The other player has to want it too.
reason-unfair = There is no help while you play another person online.
reason-stale = Something else happened first. Look at the board and decide again.
reason-read-only = The server can't store moves at the moment. Nothing was lost; try again in a minute.
reason-too-many = That was too much in a short time. Wait a moment.
reason-elsewhere = The server has refused that.

## What is told

sent = Sent.
kept = Kept.
joined = { $who } is here.
went-away = { $who } is away.
came-back = { $who } is back.
wants-rematch = { $who } wants a rematch.
reacted = { $who }: { $reaction }
lost-connection = The connection is lost. It is tried again by itself.
reconnected = Connected again.
restarting = The server is restarting. The game continues in a moment.
read-only = The server can't store moves at the moment. The game stays as it is.
writable = Moves are possible again.
# The command at the end is typed as it is.
seat-stays = Your seat stays yours. Come back with: fourline online { $address }
watch-again = Watch again with: fourline online { $address }

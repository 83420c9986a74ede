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
reason-other-not-there = The second player has not come yet.
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

## Why a link, a call or a connection came to nothing, and what to do next

not-a-server = That is not a server. Write it like this: https://play.example.org
not-a-table = That is not a link to a game. Such a link ends with /t/ and 16 letters, or /w/ and 16 letters to watch.
unreachable = The server can't be reached. Is the address right, and is there a connection to the internet?
untrusted = The server's certificate can't be trusted. If it is your own server, check its certificate, or use its http:// address.
strange = That is not a Fourline server, or something in between answers for it. Check the address.
newer = The server speaks a newer language than this program. Update Fourline, then try again.
no-such-game = There is no such game, or no longer. Ask for a new link.
own-invitation = This is your own invitation. Send the link to the other player.
seat-taken = The seat is taken, so you are watching.
same-name = The other player has the same name. Choose another one: --name NAME
bad-name = The server does not accept this name. Choose another one: --name NAME
unknown-player = The server does not know this computer player.
bad-terms = The server does not accept these rules or this clock.
begun = The game has begun, so the invitation can't be withdrawn.
full = The server is full at the moment. Try again later.
# $code is a word of the protocol, in English.
refused = The server has refused that ({ $code }).
no-token = This device has no key for its seat: { $problem }. If the file is damaged, delete it; you get a new key, and can watch games that you had a seat in.

## On the way to a table, and the list of open invitations

trying = Trying again ({ $tries }) ...
not-now = It is not your turn. Type { $help } for what can be typed now.
lobby = Open invitations:
lobby-empty = There are no open invitations.
which-invitation = Which one do you accept, 1 to { $count } (Enter for none)?
# A game that counts, in a list: "Ann, Power, 7x6, 5m+3s, serious".
serious = serious

## On the full screen. Those that begin with key stand after their key, in lower case.

send-this-link = Send this link to the other player:
say-what = What do you say?
link-copied = The link is on the clipboard, if the terminal allows it.
key-copy-link = copy link
key-say = say
key-claim = claim
play-online = Play online
about-play-online = With a friend by a link, or with anyone who waits on a server.
connecting = Connecting ...
which-server = Server or link:
invite-by-link = Invite with a link
about-invite-by-link = A game by the rules you chose last. You get a link to send.
invite-in-lobby = Invite in the lobby
about-invite-in-lobby = The same, and everyone on this server sees the invitation.
about-invitation = Enter accepts this invitation: you play at once.
key-look-again = look again
watch-link = To watch: { $link }
where-to = Where do you want to play? Name a link or a server: fourline online LINK, or fourline online --server URL

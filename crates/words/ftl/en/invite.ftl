### Playing by a link, on the page: inviting, joining, open invitations. Buttons must be short.
### $who: a player's name.

## Pages

# The name of a page, in a row at the top: as short as possible.
online = Online
# The heading of that page.
play-online = Play online

## Inviting

# A button: makes a game at once, and shows its link.
friend-by-link = Friend by link
about-friend = You get a link to send. The first to open it and press Play is your opponent.
open-invitation = Open invitation
about-open = Listed on this page until another player takes it up.
computer = Computer on the server
about-computer = The game stays on the server, and others can watch it by a link.
your-name = Your name
# Who starts, as it is chosen by the one who invites.
you-start = You
opponent-starts = Your opponent
# The main button of the form.
create = Create the game
creating = Creating the game ...
# What stands in a new field for the name; friendly, and no real names.
guest-name-1 = Blue Heron
guest-name-2 = Quick Fox
guest-name-3 = Brave Badger
guest-name-4 = Clever Crow
guest-name-5 = Calm Turtle
guest-name-6 = Bright Robin
guest-name-7 = Swift Hare
guest-name-8 = Jolly Seal

## Open invitations

invitations = Open invitations
no-invitations = There is no open invitation at the moment.
looking = Looking ...
refresh = Look again
# A button beside an open invitation, and its name for those who hear the page.
view = View
view-of = View the invitation from { $who }

## Waiting for the other player

send-link = Send this link to the person you want to play with.
how-it-starts = The first to open it and press Play takes the other seat. The game then starts by itself; you can leave this page open.
is-listed = The invitation is also listed on the page { $page }.
# The name of the field with the link.
invitation-link = Invitation link
copy = Copy
share = Share
# What a link is sent with.
share-text = Play four in a row with me
qr-code = QR code of the invitation link
# A button: withdraws the invitation and opens the form, with this game in it.
change = Change the game
change-now = The old link no longer works. Change what you like, then create the game again.
withdraw = Withdraw the invitation
withdrawn = The invitation is withdrawn.

## Being invited

invites = { $who } invites you to play
join = Play
joining = Taking the seat ...
casual = Casual
about-casual = Moves can be taken back if both agree.
serious = Serious
about-serious = Moves can't be taken back.
kind = Kind of game
you-follow = { $who } starts
guest-starts = You start
drawn = Drawn at random

## At the table

connecting = Connecting ...
# $mark says that the last move is "sent" or "kept".
connected-mark = { $connected } · your move: { $mark }
reconnecting = Reconnecting ...
# The browser knows that there is no network.
offline = This device is offline. Moves are not possible until it is online again.
# Opens the list of reactions.
react = Say something
copy-watch-link = Copy link for watching
no-server = This site has no game server, so games by link are not possible here. Everything else works.
again = Try again
# A button after the end of a game.
more-online = Play online again

## Help. No capital at the start, no full stop.

key-invite = invite a friend by a link

### What is said to the one who runs a server of online games.

# $url is the address people type, $address where the server listens.
at-public-url = Fourline is at { $url }/ and listens on { $address } (Ctrl-C ends it)
# $address is an address and a port.
needs-public-url = others could reach this server at { $address }, but it does not know its own address and could not tell its own pages from foreign ones. Say what people type to come here, such as --public-url https://play.example.org, or listen on 127.0.0.1
needs-https = over http everybody on the way could take over seats. Put a proxy with https before the server and name its address, such as --public-url https://play.example.org; http is for addresses in your own house
trusts-everybody = a trusted proxy is one address or a small network, not half of the internet: everybody could pretend to come from anywhere
# These stand before what is wrong. $text is what was given.
bad-url = { $text }: expected an address such as https://play.example.org, without a path
bad-range = { $text }: expected an address such as 10.0.0.2, or a network such as 10.0.0.0/8
bad-limit = { $text }: expected a limit such as create=20/10; there are create, join, read, solve, connect, messages, commands and reactions
# $name is a name in a settings file.
bad-setting = { $name }: expected a text, a number, true or false, or a list of these
no-config-in-config = a settings file can't name another one
backup-of-postgres = games in Postgres are backed up with its own program, pg_dump
# $file is the name of a file.
backed-up = All games are in { $file }. To restore them, stop the server and put the file in the place of its database

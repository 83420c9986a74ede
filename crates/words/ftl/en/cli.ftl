### What the command line says besides the help of its flags.

# $tag is what was typed, $known a list such as "en (English), vi (Tiếng Việt)".
unknown-language = unknown language { $tag }; there are { $known }

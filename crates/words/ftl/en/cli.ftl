### What the command line says besides the help of its flags (which is in flags.ftl).

# $tag is what was typed, $known a list such as "en (English), vi (Tiếng Việt)".
unknown-language = unknown language { $tag }; there are { $known }
# $argument is what was typed, made harmless.
control-characters = an argument has characters that control the screen: { $argument }

## Headings of the help

usage = Usage:
commands = Commands
arguments = Arguments
options = Options
# Behind the help of a flag.
default-value = [default: { $value }]
# Behind the help of a flag, and in an error about its value.
possible-values = [possible values: { $values }]

## Headings of the manual page, in capitals as manual pages have them

man-name = NAME
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-commands = COMMANDS
man-version = VERSION
man-keys = KEYS
man-exit-status = EXIT STATUS
man-environment = ENVIRONMENT
man-files = FILES
man-examples = EXAMPLES

## What the manual page says about keys, files and variables of the environment. Whole sentences.

man-keys-about = These are the keys of the full screen. You can change them in the section [keys] of the settings file.
man-files-about = These are the folders on Linux. Usually $XDG_CONFIG_HOME is ~/.config and $XDG_DATA_HOME is ~/.local/share.
man-file-settings = Your settings and keys.
man-file-unfinished = Unfinished games; fourline resume continues them.
man-file-finished = Finished games; fourline replay shows them.
man-file-books = Opening books that you built; the deepest one for a board is used.
man-file-state = Your last choices.
man-file-online = The keys to your seats online, one for each server; only you can read them.
man-variable-language = The language, if neither --language nor your settings say it.
man-variable-no-color = If it is set and not empty, no colours are used.
man-variable-term = What the terminal can show. With TERM=dumb, fourline plays line by line.
man-variable-colorfgbg = Whether the background is light or dark, if the terminal does not say so itself.
man-variable-ask = With FOURLINE_ASK=off, the terminal is not asked about its background and whether it can show pictures.
man-variable-columns = The width of the help if there is no terminal.
man-variable-folders = The folders for settings, and for games and books.

## What is wrong with the arguments. $argument is a flag as in the usage, such as --name <NAME>.

# The word before each of the sentences below.
error = error:
unknown-argument = unknown argument { $argument }
unknown-command = unknown command { $command }
invalid-value = invalid value { $value } for { $argument }
invalid-value-reason = invalid value { $value } for { $argument }: { $reason }
missing-value = { $argument } needs a value
# $arguments is a list.
missing-arguments = missing: { $arguments }
missing-command = { $command } needs a command: { $commands }
# $others is one flag, or a list of flags.
argument-conflict = { $argument } can't be used with { $others }
command-conflict = the command { $command } can't be used with { $others }
argument-twice = { $argument } can't be used more than once
unexpected-value = unexpected value { $value } for { $argument }
number-of-values = { $expected ->
    [one] { $argument } needs { $expected } value, not { $found }
   *[other] { $argument } needs { $expected } values, not { $found }
}
not-text = an argument is not valid UTF-8 text

## Advice after such an error

# $similar is a flag, a command or a value that exists, or several joined by "or".
did-you-mean = Did you mean { $similar }?
pass-as-value = To pass { $argument } as a value, type: -- { $argument }
try-help = For more information, try { $flag }.

## What a value should have been

expected-seconds = expected seconds from 0.05 to 3600, such as 0.5 or 10
expected-player = expected human, robot, random, or a level from 1 to 10
expected-memory = expected a size such as 4M, 64M or 1G
little-memory = the table needs at least { $least } K
much-memory = that is too much memory
expected-address = expected a port such as 8080, or an address and a port such as 127.0.0.1:8080 or [::1]:8080
expected-number = expected a whole number
expected-number-from = expected a number from { $first } to { $last }

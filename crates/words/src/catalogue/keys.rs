// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `keys.ftl`.

use crate::{Language};
use crate::pattern::{Value, say};
use std::fmt::Display;

/// `back; while the computer is thinking, move now`
pub fn action_back(language: Language) -> String {
    say(
        language,
        &[
            // en
            "back; while the computer is thinking, move now",
            // vi
            "back; while the computer is thinking, move now",
            // de
            "back; while the computer is thinking, move now",
            // es
            "back; while the computer is thinking, move now",
        ],
        &[],
    )
}

/// `block: the opponent misses a turn`
pub fn action_block(language: Language) -> String {
    say(
        language,
        &[
            // en
            "block: the opponent misses a turn",
            // vi
            "block: the opponent misses a turn",
            // de
            "block: the opponent misses a turn",
            // es
            "block: the opponent misses a turn",
        ],
        &[],
    )
}

/// `drop, choose, end the turn, rematch`
pub fn action_choose(language: Language) -> String {
    say(
        language,
        &[
            // en
            "drop, choose, end the turn, rematch",
            // vi
            "drop, choose, end the turn, rematch",
            // de
            "drop, choose, end the turn, rematch",
            // es
            "drop, choose, end the turn, rematch",
        ],
        &[],
    )
}

/// `drop into that column`
pub fn action_digits(language: Language) -> String {
    say(
        language,
        &[
            // en
            "drop into that column",
            // vi
            "drop into that column",
            // de
            "drop into that column",
            // es
            "drop into that column",
        ],
        &[],
    )
}

/// `down; in a game, drop; in a study, next branch`
pub fn action_down(language: Language) -> String {
    say(
        language,
        &[
            // en
            "down; in a game, drop; in a study, next branch",
            // vi
            "down; in a game, drop; in a study, next branch",
            // de
            "down; in a game, drop; in a study, next branch",
            // es
            "down; in a game, drop; in a study, next branch",
        ],
        &[],
    )
}

/// `look at the previous move`
pub fn action_earlier(language: Language) -> String {
    say(
        language,
        &[
            // en
            "look at the previous move",
            // vi
            "look at the previous move",
            // de
            "look at the previous move",
            // es
            "look at the previous move",
        ],
        &[],
    )
}

/// `end the turn`
pub fn action_end_turn(language: Language) -> String {
    say(
        language,
        &[
            // en
            "end the turn",
            // vi
            "end the turn",
            // de
            "end the turn",
            // es
            "end the turn",
        ],
        &[],
    )
}

/// `to the beginning`
pub fn action_first(language: Language) -> String {
    say(
        language,
        &[
            // en
            "to the beginning",
            // vi
            "to the beginning",
            // de
            "to the beginning",
            // es
            "to the beginning",
        ],
        &[],
    )
}

/// `this help`
pub fn action_help(language: Language) -> String {
    say(
        language,
        &[
            // en
            "this help",
            // vi
            "this help",
            // de
            "this help",
            // es
            "this help",
        ],
        &[],
    )
}

/// `show or hide what each move leads to`
pub fn action_hint(language: Language) -> String {
    say(
        language,
        &[
            // en
            "show or hide what each move leads to",
            // vi
            "show or hide what each move leads to",
            // de
            "show or hide what each move leads to",
            // es
            "show or hide what each move leads to",
        ],
        &[],
    )
}

/// `to the end`
pub fn action_last(language: Language) -> String {
    say(
        language,
        &[
            // en
            "to the end",
            // vi
            "to the end",
            // de
            "to the end",
            // es
            "to the end",
        ],
        &[],
    )
}

/// `look at the next move`
pub fn action_later(language: Language) -> String {
    say(
        language,
        &[
            // en
            "look at the next move",
            // vi
            "look at the next move",
            // de
            "look at the next move",
            // es
            "look at the next move",
        ],
        &[],
    )
}

/// `one column left; in lists, previous value`
pub fn action_left(language: Language) -> String {
    say(
        language,
        &[
            // en
            "one column left; in lists, previous value",
            // vi
            "one column left; in lists, previous value",
            // de
            "one column left; in lists, previous value",
            // es
            "one column left; in lists, previous value",
        ],
        &[],
    )
}

/// `mouse on or off; off lets you select text`
pub fn action_mouse(language: Language) -> String {
    say(
        language,
        &[
            // en
            "mouse on or off; off lets you select text",
            // vi
            "mouse on or off; off lets you select text",
            // de
            "mouse on or off; off lets you select text",
            // es
            "mouse on or off; off lets you select text",
        ],
        &[],
    )
}

/// `in a study, next mistake`
pub fn action_next_mistake(language: Language) -> String {
    say(
        language,
        &[
            // en
            "in a study, next mistake",
            // vi
            "in a study, next mistake",
            // de
            "in a study, next mistake",
            // es
            "in a study, next mistake",
        ],
        &[],
    )
}

/// `offer a draw; y accepts, n declines`
///
/// y and n are keys.
pub fn action_offer_draw(language: Language) -> String {
    say(
        language,
        &[
            // en
            "offer a draw; y accepts, n declines",
            // vi
            "offer a draw; y accepts, n declines",
            // de
            "offer a draw; y accepts, n declines",
            // es
            "offer a draw; y accepts, n declines",
        ],
        &[],
    )
}

/// `when watching, pause or continue`
pub fn action_pause(language: Language) -> String {
    say(
        language,
        &[
            // en
            "when watching, pause or continue",
            // vi
            "when watching, pause or continue",
            // de
            "when watching, pause or continue",
            // es
            "when watching, pause or continue",
        ],
        &[],
    )
}

/// `in a study, previous mistake`
pub fn action_previous_mistake(language: Language) -> String {
    say(
        language,
        &[
            // en
            "in a study, previous mistake",
            // vi
            "in a study, previous mistake",
            // de
            "in a study, previous mistake",
            // es
            "in a study, previous mistake",
        ],
        &[],
    )
}

/// `leave; an unfinished game is kept`
pub fn action_quit(language: Language) -> String {
    say(
        language,
        &[
            // en
            "leave; an unfinished game is kept",
            // vi
            "leave; an unfinished game is kept",
            // de
            "leave; an unfinished game is kept",
            // es
            "leave; an unfinished game is kept",
        ],
        &[],
    )
}

/// `redo what was taken back; in a study, one move forward`
pub fn action_redo(language: Language) -> String {
    say(
        language,
        &[
            // en
            "redo what was taken back; in a study, one move forward",
            // vi
            "redo what was taken back; in a study, one move forward",
            // de
            "redo what was taken back; in a study, one move forward",
            // es
            "redo what was taken back; in a study, one move forward",
        ],
        &[],
    )
}

/// `remove an opponent's disc instead of dropping; in lists, delete`
pub fn action_remove(language: Language) -> String {
    say(
        language,
        &[
            // en
            "remove an opponent's disc instead of dropping; in lists, delete",
            // vi
            "remove an opponent's disc instead of dropping; in lists, delete",
            // de
            "remove an opponent's disc instead of dropping; in lists, delete",
            // es
            "remove an opponent's disc instead of dropping; in lists, delete",
        ],
        &[],
    )
}

/// `resign`
pub fn action_resign(language: Language) -> String {
    say(
        language,
        &[
            // en
            "resign",
            // vi
            "resign",
            // de
            "resign",
            // es
            "resign",
        ],
        &[],
    )
}

/// `new game with the same players and rules`
pub fn action_restart(language: Language) -> String {
    say(
        language,
        &[
            // en
            "new game with the same players and rules",
            // vi
            "new game with the same players and rules",
            // de
            "new game with the same players and rules",
            // es
            "new game with the same players and rules",
        ],
        &[],
    )
}

/// `one column right; in lists, next value`
pub fn action_right(language: Language) -> String {
    say(
        language,
        &[
            // en
            "one column right; in lists, next value",
            // vi
            "one column right; in lists, next value",
            // de
            "one column right; in lists, next value",
            // es
            "one column right; in lists, next value",
        ],
        &[],
    )
}

/// `save the game to a file`
pub fn action_save(language: Language) -> String {
    say(
        language,
        &[
            // en
            "save the game to a file",
            // vi
            "save the game to a file",
            // de
            "save the game to a file",
            // es
            "save the game to a file",
        ],
        &[],
    )
}

/// `settings`
pub fn action_settings(language: Language) -> String {
    say(
        language,
        &[
            // en
            "settings",
            // vi
            "settings",
            // de
            "settings",
            // es
            "settings",
        ],
        &[],
    )
}

/// `end the program; the game is kept`
pub fn action_stop(language: Language) -> String {
    say(
        language,
        &[
            // en
            "end the program; the game is kept",
            // vi
            "end the program; the game is kept",
            // de
            "end the program; the game is kept",
            // es
            "end the program; the game is kept",
        ],
        &[],
    )
}

/// `study this game`
pub fn action_study(language: Language) -> String {
    say(
        language,
        &[
            // en
            "study this game",
            // vi
            "study this game",
            // de
            "study this game",
            // es
            "study this game",
        ],
        &[],
    )
}

/// `suspend the program; fg brings it back`
///
/// fg is a command of the shell.
pub fn action_suspend(language: Language) -> String {
    say(
        language,
        &[
            // en
            "suspend the program; fg brings it back",
            // vi
            "suspend the program; fg brings it back",
            // de
            "suspend the program; fg brings it back",
            // es
            "suspend the program; fg brings it back",
        ],
        &[],
    )
}

/// `take back the last move (casual games)`
pub fn action_take_back(language: Language) -> String {
    say(
        language,
        &[
            // en
            "take back the last move (casual games)",
            // vi
            "take back the last move (casual games)",
            // de
            "take back the last move (casual games)",
            // es
            "take back the last move (casual games)",
        ],
        &[],
    )
}

/// `in a study, type or paste a position`
pub fn action_type(language: Language) -> String {
    say(
        language,
        &[
            // en
            "in a study, type or paste a position",
            // vi
            "in a study, type or paste a position",
            // de
            "in a study, type or paste a position",
            // es
            "in a study, type or paste a position",
        ],
        &[],
    )
}

/// `undo, as the rules allow; in a study, one move back`
///
/// The undo is the one that the rules have; take back is another action.
pub fn action_undo(language: Language) -> String {
    say(
        language,
        &[
            // en
            "undo, as the rules allow; in a study, one move back",
            // vi
            "undo, as the rules allow; in a study, one move back",
            // de
            "undo, as the rules allow; in a study, one move back",
            // es
            "undo, as the rules allow; in a study, one move back",
        ],
        &[],
    )
}

/// `up; in a study, start of this branch`
pub fn action_up(language: Language) -> String {
    say(
        language,
        &[
            // en
            "up; in a study, start of this branch",
            // vi
            "up; in a study, start of this branch",
            // de
            "up; in a study, start of this branch",
            // es
            "up; in a study, start of this branch",
        ],
        &[],
    )
}

/// `backspace`
pub fn backspace(language: Language) -> String {
    say(
        language,
        &[
            // en
            "backspace",
            // vi
            "backspace",
            // de
            "backspace",
            // es
            "backspace",
        ],
        &[],
    )
}

/// `line { $line }: { $key } is set for both { $one } and { $two }`
pub fn bound_twice(language: Language, key: impl Display, line: impl Display, one: impl Display, two: impl Display) -> String {
    say(
        language,
        &[
            // en
            "line \u{1}1: \u{1}0 is set for both \u{1}2 and \u{1}3",
            // vi
            "line \u{1}1: \u{1}0 is set for both \u{1}2 and \u{1}3",
            // de
            "line \u{1}1: \u{1}0 is set for both \u{1}2 and \u{1}3",
            // es
            "line \u{1}1: \u{1}0 is set for both \u{1}2 and \u{1}3",
        ],
        &[Value::Text(&key), Value::Text(&line), Value::Text(&one), Value::Text(&two)],
    )
}

/// `delete`
pub fn delete(language: Language) -> String {
    say(
        language,
        &[
            // en
            "delete",
            // vi
            "delete",
            // de
            "delete",
            // es
            "delete",
        ],
        &[],
    )
}

/// `digits`
///
/// All digits, in the list of keys.
pub fn digits(language: Language) -> String {
    say(
        language,
        &[
            // en
            "digits",
            // vi
            "digits",
            // de
            "digits",
            // es
            "digits",
        ],
        &[],
    )
}

/// `down`
pub fn down(language: Language) -> String {
    say(
        language,
        &[
            // en
            "down",
            // vi
            "down",
            // de
            "down",
            // es
            "down",
        ],
        &[],
    )
}

/// `end`
pub fn end(language: Language) -> String {
    say(
        language,
        &[
            // en
            "end",
            // vi
            "end",
            // de
            "end",
            // es
            "end",
        ],
        &[],
    )
}

/// `enter`
pub fn enter(language: Language) -> String {
    say(
        language,
        &[
            // en
            "enter",
            // vi
            "enter",
            // de
            "enter",
            // es
            "enter",
        ],
        &[],
    )
}

/// `esc`
pub fn esc(language: Language) -> String {
    say(
        language,
        &[
            // en
            "esc",
            // vi
            "esc",
            // de
            "esc",
            // es
            "esc",
        ],
        &[],
    )
}

/// `home`
pub fn home(language: Language) -> String {
    say(
        language,
        &[
            // en
            "home",
            // vi
            "home",
            // de
            "home",
            // es
            "home",
        ],
        &[],
    )
}

/// `insert`
pub fn insert(language: Language) -> String {
    say(
        language,
        &[
            // en
            "insert",
            // vi
            "insert",
            // de
            "insert",
            // es
            "insert",
        ],
        &[],
    )
}

/// `digits, ctrl-c and ctrl-z can't be changed`
pub fn key_is_fixed(language: Language) -> String {
    say(
        language,
        &[
            // en
            "digits, ctrl-c and ctrl-z can't be changed",
            // vi
            "digits, ctrl-c and ctrl-z can't be changed",
            // de
            "digits, ctrl-c and ctrl-z can't be changed",
            // es
            "digits, ctrl-c and ctrl-z can't be changed",
        ],
        &[],
    )
}

/// `left`
///
/// The four arrows, where the terminal can't show arrows.
pub fn left(language: Language) -> String {
    say(
        language,
        &[
            // en
            "left",
            // vi
            "left",
            // de
            "left",
            // es
            "left",
        ],
        &[],
    )
}

/// `no key is left for { $action }`
pub fn no_key_left(language: Language, action: impl Display) -> String {
    say(
        language,
        &[
            // en
            "no key is left for \u{1}0",
            // vi
            "no key is left for \u{1}0",
            // de
            "no key is left for \u{1}0",
            // es
            "no key is left for \u{1}0",
        ],
        &[Value::Text(&action)],
    )
}

/// `expected a key such as a, Z, left, enter, space, f2 or ctrl-r`
///
/// The names of keys are not translated here: this is how they are written in the file.
pub fn not_a_key(language: Language) -> String {
    say(
        language,
        &[
            // en
            "expected a key such as a, Z, left, enter, space, f2 or ctrl-r",
            // vi
            "expected a key such as a, Z, left, enter, space, f2 or ctrl-r",
            // de
            "expected a key such as a, Z, left, enter, space, f2 or ctrl-r",
            // es
            "expected a key such as a, Z, left, enter, space, f2 or ctrl-r",
        ],
        &[],
    )
}

/// `page down`
pub fn page_down(language: Language) -> String {
    say(
        language,
        &[
            // en
            "page down",
            // vi
            "page down",
            // de
            "page down",
            // es
            "page down",
        ],
        &[],
    )
}

/// `page up`
pub fn page_up(language: Language) -> String {
    say(
        language,
        &[
            // en
            "page up",
            // vi
            "page up",
            // de
            "page up",
            // es
            "page up",
        ],
        &[],
    )
}

/// `right`
pub fn right(language: Language) -> String {
    say(
        language,
        &[
            // en
            "right",
            // vi
            "right",
            // de
            "right",
            // es
            "right",
        ],
        &[],
    )
}

/// `space`
pub fn space(language: Language) -> String {
    say(
        language,
        &[
            // en
            "space",
            // vi
            "space",
            // de
            "space",
            // es
            "space",
        ],
        &[],
    )
}

/// `tab`
pub fn tab(language: Language) -> String {
    say(
        language,
        &[
            // en
            "tab",
            // vi
            "tab",
            // de
            "tab",
            // es
            "tab",
        ],
        &[],
    )
}

/// `line { $line }: keys: there is no action "{ $action }"; there are { $known }`
///
/// $known is a list of names.
pub fn unknown_action(language: Language, action: impl Display, known: impl Display, line: impl Display) -> String {
    say(
        language,
        &[
            // en
            "line \u{1}2: keys: there is no action \"\u{1}0\"; there are \u{1}1",
            // vi
            "line \u{1}2: keys: there is no action \"\u{1}0\"; there are \u{1}1",
            // de
            "line \u{1}2: keys: there is no action \"\u{1}0\"; there are \u{1}1",
            // es
            "line \u{1}2: keys: there is no action \"\u{1}0\"; there are \u{1}1",
        ],
        &[Value::Text(&action), Value::Text(&known), Value::Text(&line)],
    )
}

/// `up`
pub fn up(language: Language) -> String {
    say(
        language,
        &[
            // en
            "up",
            // vi
            "up",
            // de
            "up",
            // es
            "up",
        ],
        &[],
    )
}

/// `alt-{ $key }`
///
/// $key is a letter: "alt-r".
pub fn with_alt(language: Language, key: impl Display) -> String {
    say(
        language,
        &[
            // en
            "alt-\u{1}0",
            // vi
            "alt-\u{1}0",
            // de
            "alt-\u{1}0",
            // es
            "alt-\u{1}0",
        ],
        &[Value::Text(&key)],
    )
}

/// `ctrl-{ $key }`
///
/// $key is a letter: "ctrl-r".
pub fn with_ctrl(language: Language, key: impl Display) -> String {
    say(
        language,
        &[
            // en
            "ctrl-\u{1}0",
            // vi
            "ctrl-\u{1}0",
            // de
            "ctrl-\u{1}0",
            // es
            "ctrl-\u{1}0",
        ],
        &[Value::Text(&key)],
    )
}

/// `line { $line }: keys.{ $action }: { $problem }`
///
/// $problem is one of the two messages below.
pub fn wrong_key(language: Language, action: impl Display, line: impl Display, problem: impl Display) -> String {
    say(
        language,
        &[
            // en
            "line \u{1}1: keys.\u{1}0: \u{1}2",
            // vi
            "line \u{1}1: keys.\u{1}0: \u{1}2",
            // de
            "line \u{1}1: keys.\u{1}0: \u{1}2",
            // es
            "line \u{1}1: keys.\u{1}0: \u{1}2",
        ],
        &[Value::Text(&action), Value::Text(&line), Value::Text(&problem)],
    )
}

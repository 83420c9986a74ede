// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `screen.ftl`.

use crate::{Count, Language};
use crate::pattern::{Value, say};
use std::fmt::Display;

/// `5m: five minutes each; 5m+3s: three seconds more for every turn; 30s/move: for each move. Press { $enter } to type; empty for none.`
///
/// 5m, 5m+3s and 30s/move are typed like this.
pub fn about_clock(language: Language, enter: impl Display) -> String {
    say(
        language,
        &[
            // en
            "5m: five minutes each; 5m+3s: three seconds more for every turn; 30s/move: for each move. Press \u{1}0 to type; empty for none.",
            // vi
            "5m: five minutes each; 5m+3s: three seconds more for every turn; 30s/move: for each move. Press \u{1}0 to type; empty for none.",
            // de
            "5m: five minutes each; 5m+3s: three seconds more for every turn; 30s/move: for each move. Press \u{1}0 to type; empty for none.",
            // es
            "5m: five minutes each; 5m+3s: three seconds more for every turn; 30s/move: for each move. Press \u{1}0 to type; empty for none.",
        ],
        &[Value::Text(&enter)],
    )
}

/// `{ $summary }. { $file }`
///
/// $summary is a game in one line, $file where it is.
pub fn about_game(language: Language, file: impl Display, summary: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}1. \u{1}0",
            // vi
            "\u{1}1. \u{1}0",
            // de
            "\u{1}1. \u{1}0",
            // es
            "\u{1}1. \u{1}0",
        ],
        &[Value::Text(&file), Value::Text(&summary)],
    )
}

/// `All keys.`
pub fn about_keys(language: Language) -> String {
    say(
        language,
        &[
            // en
            "All keys.",
            // vi
            "All keys.",
            // de
            "All keys.",
            // es
            "All keys.",
        ],
        &[],
    )
}

/// `Press { $enter } to type; leave it empty for the usual name.`
pub fn about_name(language: Language, enter: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Press \u{1}0 to type; leave it empty for the usual name.",
            // vi
            "Press \u{1}0 to type; leave it empty for the usual name.",
            // de
            "Press \u{1}0 to type; leave it empty for the usual name.",
            // es
            "Press \u{1}0 to type; leave it empty for the usual name.",
        ],
        &[Value::Text(&enter)],
    )
}

/// `{ $summary }. It is open in another program. { $file }`
pub fn about_open_game(language: Language, file: impl Display, summary: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}1. It is open in another program. \u{1}0",
            // vi
            "\u{1}1. It is open in another program. \u{1}0",
            // de
            "\u{1}1. It is open in another program. \u{1}0",
            // es
            "\u{1}1. It is open in another program. \u{1}0",
        ],
        &[Value::Text(&file), Value::Text(&summary)],
    )
}

/// `Your own mix of the rules below.`
pub fn about_own_rules(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Your own mix of the rules below.",
            // vi
            "Your own mix of the rules below.",
            // de
            "Your own mix of the rules below.",
            // es
            "Your own mix of the rules below.",
        ],
        &[],
    )
}

/// `Moves such as { $moves } (columns are { $columns }), or letters such as ddec; the name of a file with a record; or paste a drawn board or a record.`
///
/// $moves is an example such as 4453, $columns a range such as "1 to 7"; ddec are letters of columns.
pub fn about_position(language: Language, columns: impl Display, moves: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Moves such as \u{1}1 (columns are \u{1}0), or letters such as ddec; the name of a file with a record; or paste a drawn board or a record.",
            // vi
            "Moves such as \u{1}1 (columns are \u{1}0), or letters such as ddec; the name of a file with a record; or paste a drawn board or a record.",
            // de
            "Moves such as \u{1}1 (columns are \u{1}0), or letters such as ddec; the name of a file with a record; or paste a drawn board or a record.",
            // es
            "Moves such as \u{1}1 (columns are \u{1}0), or letters such as ddec; the name of a file with a record; or paste a drawn board or a record.",
        ],
        &[Value::Text(&columns), Value::Text(&moves)],
    )
}

/// `{ $about }. Press { $enter } to type another value.`
///
/// $about is a sentence about a rule, without its full stop.
pub fn about_rule(language: Language, about: impl Display, enter: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}0. Press \u{1}1 to type another value.",
            // vi
            "\u{1}0. Press \u{1}1 to type another value.",
            // de
            "\u{1}0. Press \u{1}1 to type another value.",
            // es
            "\u{1}0. Press \u{1}1 to type another value.",
        ],
        &[Value::Text(&about), Value::Text(&enter)],
    )
}

/// `Moves can be taken back.`
pub fn about_serious_off(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Moves can be taken back.",
            // vi
            "Moves can be taken back.",
            // de
            "Moves can be taken back.",
            // es
            "Moves can be taken back.",
        ],
        &[],
    )
}

/// `Moves can't be taken back.`
pub fn about_serious_on(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Moves can't be taken back.",
            // vi
            "Moves can't be taken back.",
            // de
            "Moves can't be taken back.",
            // es
            "Moves can't be taken back.",
        ],
        &[],
    )
}

/// `Language, themes, discs, motion, mouse, columns.`
pub fn about_settings(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Language, themes, discs, motion, mouse, columns.",
            // vi
            "Language, themes, discs, motion, mouse, columns.",
            // de
            "Language, themes, discs, motion, mouse, columns.",
            // es
            "Language, themes, discs, motion, mouse, columns.",
        ],
        &[],
    )
}

/// `Press { $enter } to start, { $up } or { $down } to change something.`
pub fn about_start(language: Language, down: impl Display, enter: impl Display, up: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Press \u{1}1 to start, \u{1}2 or \u{1}0 to change something.",
            // vi
            "Press \u{1}1 to start, \u{1}2 or \u{1}0 to change something.",
            // de
            "Press \u{1}1 to start, \u{1}2 or \u{1}0 to change something.",
            // es
            "Press \u{1}1 to start, \u{1}2 or \u{1}0 to change something.",
        ],
        &[Value::Text(&down), Value::Text(&enter), Value::Text(&up)],
    )
}

/// `What every column is worth, the best line, branches; any position.`
pub fn about_study(language: Language) -> String {
    say(
        language,
        &[
            // en
            "What every column is worth, the best line, branches; any position.",
            // vi
            "What every column is worth, the best line, branches; any position.",
            // de
            "What every column is worth, the best line, branches; any position.",
            // es
            "What every column is worth, the best line, branches; any position.",
        ],
        &[],
    )
}

/// `Two different characters for the discs, such as XO, YR or @*. Press { $enter } to type.`
///
/// XO, YR and @* are pairs of characters.
pub fn about_symbols(language: Language, enter: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Two different characters for the discs, such as XO, YR or @*. Press \u{1}0 to type.",
            // vi
            "Two different characters for the discs, such as XO, YR or @*. Press \u{1}0 to type.",
            // de
            "Two different characters for the discs, such as XO, YR or @*. Press \u{1}0 to type.",
            // es
            "Two different characters for the discs, such as XO, YR or @*. Press \u{1}0 to type.",
        ],
        &[Value::Text(&enter)],
    )
}

/// `Who has the first move.`
pub fn about_who_starts(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Who has the first move.",
            // vi
            "Who has the first move.",
            // de
            "Who has the first move.",
            // es
            "Who has the first move.",
        ],
        &[],
    )
}

/// `This is the beginning.`
pub fn at_beginning(language: Language) -> String {
    say(
        language,
        &[
            // en
            "This is the beginning.",
            // vi
            "This is the beginning.",
            // de
            "This is the beginning.",
            // es
            "This is the beginning.",
        ],
        &[],
    )
}

/// `This is the end of the line.`
pub fn at_end(language: Language) -> String {
    say(
        language,
        &[
            // en
            "This is the end of the line.",
            // vi
            "This is the end of the line.",
            // de
            "This is the end of the line.",
            // es
            "This is the end of the line.",
        ],
        &[],
    )
}

/// `Could not save your choices to { $error }.`
///
/// What was chosen in the form is remembered in a file; $error names it and the reason.
pub fn choices_not_saved(language: Language, error: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Could not save your choices to \u{1}0.",
            // vi
            "Could not save your choices to \u{1}0.",
            // de
            "Could not save your choices to \u{1}0.",
            // es
            "Could not save your choices to \u{1}0.",
        ],
        &[Value::Text(&error)],
    )
}

/// `Clock`
pub fn clock(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Clock",
            // vi
            "Clock",
            // de
            "Clock",
            // es
            "Clock",
        ],
        &[],
    )
}

/// `Computer { $number }`
pub fn computer_number(language: Language, number: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Computer \u{1}0",
            // vi
            "Computer \u{1}0",
            // de
            "Computer \u{1}0",
            // es
            "Computer \u{1}0",
        ],
        &[Value::Text(&number)],
    )
}

/// `Could not continue { $error }.`
///
/// $error names the file and the reason.
pub fn could_not_continue(language: Language, error: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Could not continue \u{1}0.",
            // vi
            "Could not continue \u{1}0.",
            // de
            "Could not continue \u{1}0.",
            // es
            "Could not continue \u{1}0.",
        ],
        &[Value::Text(&error)],
    )
}

/// `Could not continue this game: { $problem }.`
///
/// $problem is why, without a full stop.
pub fn could_not_continue_game(language: Language, problem: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Could not continue this game: \u{1}0.",
            // vi
            "Could not continue this game: \u{1}0.",
            // de
            "Could not continue this game: \u{1}0.",
            // es
            "Could not continue this game: \u{1}0.",
        ],
        &[Value::Text(&problem)],
    )
}

/// `Could not delete { $error }.`
///
/// $error names the file and the reason.
pub fn could_not_delete(language: Language, error: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Could not delete \u{1}0.",
            // vi
            "Could not delete \u{1}0.",
            // de
            "Could not delete \u{1}0.",
            // es
            "Could not delete \u{1}0.",
        ],
        &[Value::Text(&error)],
    )
}

/// `Delete this game?`
pub fn delete_question(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Delete this game?",
            // vi
            "Delete this game?",
            // de
            "Delete this game?",
            // es
            "Delete this game?",
        ],
        &[],
    )
}

/// `Deleted.`
pub fn deleted(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Deleted.",
            // vi
            "Deleted.",
            // de
            "Deleted.",
            // es
            "Deleted.",
        ],
        &[],
    )
}

/// `The disc at row { $row } column { $column }.`
pub fn disc_at(language: Language, column: impl Display, row: impl Display) -> String {
    say(
        language,
        &[
            // en
            "The disc at row \u{1}1 column \u{1}0.",
            // vi
            "The disc at row \u{1}1 column \u{1}0.",
            // de
            "The disc at row \u{1}1 column \u{1}0.",
            // es
            "The disc at row \u{1}1 column \u{1}0.",
        ],
        &[Value::Text(&column), Value::Text(&row)],
    )
}

/// `{ $count } finished games`
pub fn finished_count(language: Language, count: impl Count) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}one\u{4}\u{1}0 finished game\u{3}other\u{4}\u{1}0 finished games",
            // vi
            "\u{2}0\u{3}one\u{4}\u{1}0 finished game\u{3}other\u{4}\u{1}0 finished games",
            // de
            "\u{2}0\u{3}one\u{4}\u{1}0 finished game\u{3}other\u{4}\u{1}0 finished games",
            // es
            "\u{2}0\u{3}one\u{4}\u{1}0 finished game\u{3}other\u{4}\u{1}0 finished games",
        ],
        &[Value::Number(count.count())],
    )
}

/// `Finished games`
pub fn finished_games(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Finished games",
            // vi
            "Finished games",
            // de
            "Finished games",
            // es
            "Finished games",
        ],
        &[],
    )
}

/// `full`
///
/// Of a column, where others have a score: "column 4: full".
pub fn full(language: Language) -> String {
    say(
        language,
        &[
            // en
            "full",
            // vi
            "full",
            // de
            "full",
            // es
            "full",
        ],
        &[],
    )
}

/// `Rules: { $rules }`
///
/// $rules is the name of a rule set.
pub fn game_rules(language: Language, rules: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Rules: \u{1}0",
            // vi
            "Rules: \u{1}0",
            // de
            "Rules: \u{1}0",
            // es
            "Rules: \u{1}0",
        ],
        &[Value::Text(&rules)],
    )
}

/// `Column { $number }: type another digit, or press { $enter }.`
///
/// On a wide board, after the first digit of a column.
pub fn half_a_number(language: Language, enter: impl Display, number: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Column \u{1}1: type another digit, or press \u{1}0.",
            // vi
            "Column \u{1}1: type another digit, or press \u{1}0.",
            // de
            "Column \u{1}1: type another digit, or press \u{1}0.",
            // es
            "Column \u{1}1: type another digit, or press \u{1}0.",
        ],
        &[Value::Text(&enter), Value::Text(&number)],
    )
}

/// `to change them, edit the settings file`
pub fn help_change(language: Language) -> String {
    say(
        language,
        &[
            // en
            "to change them, edit the settings file",
            // vi
            "to change them, edit the settings file",
            // de
            "to change them, edit the settings file",
            // es
            "to change them, edit the settings file",
        ],
        &[],
    )
}

/// `more below`
pub fn help_more(language: Language) -> String {
    say(
        language,
        &[
            // en
            "more below",
            // vi
            "more below",
            // de
            "more below",
            // es
            "more below",
        ],
        &[],
    )
}

/// `accept`
pub fn key_accept(language: Language) -> String {
    say(
        language,
        &[
            // en
            "accept",
            // vi
            "accept",
            // de
            "accept",
            // es
            "accept",
        ],
        &[],
    )
}

/// `back`
pub fn key_back(language: Language) -> String {
    say(
        language,
        &[
            // en
            "back",
            // vi
            "back",
            // de
            "back",
            // es
            "back",
        ],
        &[],
    )
}

/// `back to now`
pub fn key_back_to_now(language: Language) -> String {
    say(
        language,
        &[
            // en
            "back to now",
            // vi
            "back to now",
            // de
            "back to now",
            // es
            "back to now",
        ],
        &[],
    )
}

/// `block`
pub fn key_block(language: Language) -> String {
    say(
        language,
        &[
            // en
            "block",
            // vi
            "block",
            // de
            "block",
            // es
            "block",
        ],
        &[],
    )
}

/// `cancel`
pub fn key_cancel(language: Language) -> String {
    say(
        language,
        &[
            // en
            "cancel",
            // vi
            "cancel",
            // de
            "cancel",
            // es
            "cancel",
        ],
        &[],
    )
}

/// `change`
///
/// After two keys: "←/→ change".
pub fn key_change(language: Language) -> String {
    say(
        language,
        &[
            // en
            "change",
            // vi
            "change",
            // de
            "change",
            // es
            "change",
        ],
        &[],
    )
}

/// `choose`
pub fn key_choose(language: Language) -> String {
    say(
        language,
        &[
            // en
            "choose",
            // vi
            "choose",
            // de
            "choose",
            // es
            "choose",
        ],
        &[],
    )
}

/// `continue`
pub fn key_continue(language: Language) -> String {
    say(
        language,
        &[
            // en
            "continue",
            // vi
            "continue",
            // de
            "continue",
            // es
            "continue",
        ],
        &[],
    )
}

/// `delete`
pub fn key_delete(language: Language) -> String {
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

/// `drop`
pub fn key_drop(language: Language) -> String {
    say(
        language,
        &[
            // en
            "drop",
            // vi
            "drop",
            // de
            "drop",
            // es
            "drop",
        ],
        &[],
    )
}

/// `earlier`
pub fn key_earlier(language: Language) -> String {
    say(
        language,
        &[
            // en
            "earlier",
            // vi
            "earlier",
            // de
            "earlier",
            // es
            "earlier",
        ],
        &[],
    )
}

/// `end turn`
pub fn key_end_turn(language: Language) -> String {
    say(
        language,
        &[
            // en
            "end turn",
            // vi
            "end turn",
            // de
            "end turn",
            // es
            "end turn",
        ],
        &[],
    )
}

/// `hint`
pub fn key_hint(language: Language) -> String {
    say(
        language,
        &[
            // en
            "hint",
            // vi
            "hint",
            // de
            "hint",
            // es
            "hint",
        ],
        &[],
    )
}

/// `keys`
pub fn key_keys(language: Language) -> String {
    say(
        language,
        &[
            // en
            "keys",
            // vi
            "keys",
            // de
            "keys",
            // es
            "keys",
        ],
        &[],
    )
}

/// `later`
pub fn key_later(language: Language) -> String {
    say(
        language,
        &[
            // en
            "later",
            // vi
            "later",
            // de
            "later",
            // es
            "later",
        ],
        &[],
    )
}

/// `leave`
pub fn key_leave(language: Language) -> String {
    say(
        language,
        &[
            // en
            "leave",
            // vi
            "leave",
            // de
            "leave",
            // es
            "leave",
        ],
        &[],
    )
}

/// `menu`
pub fn key_menu(language: Language) -> String {
    say(
        language,
        &[
            // en
            "menu",
            // vi
            "menu",
            // de
            "menu",
            // es
            "menu",
        ],
        &[],
    )
}

/// `move now`
pub fn key_move_now(language: Language) -> String {
    say(
        language,
        &[
            // en
            "move now",
            // vi
            "move now",
            // de
            "move now",
            // es
            "move now",
        ],
        &[],
    )
}

/// `new game`
pub fn key_new_game(language: Language) -> String {
    say(
        language,
        &[
            // en
            "new game",
            // vi
            "new game",
            // de
            "new game",
            // es
            "new game",
        ],
        &[],
    )
}

/// `next mistake`
pub fn key_next_mistake(language: Language) -> String {
    say(
        language,
        &[
            // en
            "next mistake",
            // vi
            "next mistake",
            // de
            "next mistake",
            // es
            "next mistake",
        ],
        &[],
    )
}

/// `offer draw`
pub fn key_offer_draw(language: Language) -> String {
    say(
        language,
        &[
            // en
            "offer draw",
            // vi
            "offer draw",
            // de
            "offer draw",
            // es
            "offer draw",
        ],
        &[],
    )
}

/// `back`
pub fn key_one_back(language: Language) -> String {
    say(
        language,
        &[
            // en
            "back",
            // vi
            "back",
            // de
            "back",
            // es
            "back",
        ],
        &[],
    )
}

/// `forward`
pub fn key_one_forward(language: Language) -> String {
    say(
        language,
        &[
            // en
            "forward",
            // vi
            "forward",
            // de
            "forward",
            // es
            "forward",
        ],
        &[],
    )
}

/// `pause`
pub fn key_pause(language: Language) -> String {
    say(
        language,
        &[
            // en
            "pause",
            // vi
            "pause",
            // de
            "pause",
            // es
            "pause",
        ],
        &[],
    )
}

/// `play`
pub fn key_play(language: Language) -> String {
    say(
        language,
        &[
            // en
            "play",
            // vi
            "play",
            // de
            "play",
            // es
            "play",
        ],
        &[],
    )
}

/// `previous`
///
/// After next mistake: the mistake before.
pub fn key_previous_mistake(language: Language) -> String {
    say(
        language,
        &[
            // en
            "previous",
            // vi
            "previous",
            // de
            "previous",
            // es
            "previous",
        ],
        &[],
    )
}

/// `quit`
pub fn key_quit(language: Language) -> String {
    say(
        language,
        &[
            // en
            "quit",
            // vi
            "quit",
            // de
            "quit",
            // es
            "quit",
        ],
        &[],
    )
}

/// `redo`
pub fn key_redo(language: Language) -> String {
    say(
        language,
        &[
            // en
            "redo",
            // vi
            "redo",
            // de
            "redo",
            // es
            "redo",
        ],
        &[],
    )
}

/// `rematch`
pub fn key_rematch(language: Language) -> String {
    say(
        language,
        &[
            // en
            "rematch",
            // vi
            "rematch",
            // de
            "rematch",
            // es
            "rematch",
        ],
        &[],
    )
}

/// `remove`
pub fn key_remove(language: Language) -> String {
    say(
        language,
        &[
            // en
            "remove",
            // vi
            "remove",
            // de
            "remove",
            // es
            "remove",
        ],
        &[],
    )
}

/// `remove this disc`
pub fn key_remove_this(language: Language) -> String {
    say(
        language,
        &[
            // en
            "remove this disc",
            // vi
            "remove this disc",
            // de
            "remove this disc",
            // es
            "remove this disc",
        ],
        &[],
    )
}

/// `resign`
pub fn key_resign(language: Language) -> String {
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

/// `save`
pub fn key_save(language: Language) -> String {
    say(
        language,
        &[
            // en
            "save",
            // vi
            "save",
            // de
            "save",
            // es
            "save",
        ],
        &[],
    )
}

/// `scroll`
///
/// After two keys: "↑/↓ scroll".
pub fn key_scroll(language: Language) -> String {
    say(
        language,
        &[
            // en
            "scroll",
            // vi
            "scroll",
            // de
            "scroll",
            // es
            "scroll",
        ],
        &[],
    )
}

/// `study`
pub fn key_study(language: Language) -> String {
    say(
        language,
        &[
            // en
            "study",
            // vi
            "study",
            // de
            "study",
            // es
            "study",
        ],
        &[],
    )
}

/// `take back`
pub fn key_take_back(language: Language) -> String {
    say(
        language,
        &[
            // en
            "take back",
            // vi
            "take back",
            // de
            "take back",
            // es
            "take back",
        ],
        &[],
    )
}

/// `take { $symbol }`
///
/// $symbol is the sign of discs: "take X".
pub fn key_take_symbol(language: Language, symbol: impl Display) -> String {
    say(
        language,
        &[
            // en
            "take \u{1}0",
            // vi
            "take \u{1}0",
            // de
            "take \u{1}0",
            // es
            "take \u{1}0",
        ],
        &[Value::Text(&symbol)],
    )
}

/// `try again`
pub fn key_try_again(language: Language) -> String {
    say(
        language,
        &[
            // en
            "try again",
            // vi
            "try again",
            // de
            "try again",
            // es
            "try again",
        ],
        &[],
    )
}

/// `type a position`
pub fn key_type(language: Language) -> String {
    say(
        language,
        &[
            // en
            "type a position",
            // vi
            "type a position",
            // de
            "type a position",
            // es
            "type a position",
        ],
        &[],
    )
}

/// `undo`
pub fn key_undo(language: Language) -> String {
    say(
        language,
        &[
            // en
            "undo",
            // vi
            "undo",
            // de
            "undo",
            // es
            "undo",
        ],
        &[],
    )
}

/// `undo ({ $left } left)`
///
/// How many undos are left.
pub fn key_undo_left(language: Language, left: impl Display) -> String {
    say(
        language,
        &[
            // en
            "undo (\u{1}0 left)",
            // vi
            "undo (\u{1}0 left)",
            // de
            "undo (\u{1}0 left)",
            // es
            "undo (\u{1}0 left)",
        ],
        &[Value::Text(&left)],
    )
}

/// `undo (loses)`
///
/// No undo is left, and asking for one loses the game.
pub fn key_undo_loses(language: Language) -> String {
    say(
        language,
        &[
            // en
            "undo (loses)",
            // vi
            "undo (loses)",
            // de
            "undo (loses)",
            // es
            "undo (loses)",
        ],
        &[],
    )
}

/// `Keys`
pub fn keys(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Keys",
            // vi
            "Keys",
            // de
            "Keys",
            // es
            "Keys",
        ],
        &[],
    )
}

/// `Moves: { $moves }`
pub fn moves(language: Language, moves: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Moves: \u{1}0",
            // vi
            "Moves: \u{1}0",
            // de
            "Moves: \u{1}0",
            // es
            "Moves: \u{1}0",
        ],
        &[Value::Text(&moves)],
    )
}

/// `Name of player { $number }`
pub fn name_of_player(language: Language, number: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Name of player \u{1}0",
            // vi
            "Name of player \u{1}0",
            // de
            "Name of player \u{1}0",
            // es
            "Name of player \u{1}0",
        ],
        &[Value::Text(&number)],
    )
}

/// `none`
pub fn no_clock(language: Language) -> String {
    say(
        language,
        &[
            // en
            "none",
            // vi
            "none",
            // de
            "none",
            // es
            "none",
        ],
        &[],
    )
}

/// `There is no branch before this move.`
pub fn no_earlier_branch(language: Language) -> String {
    say(
        language,
        &[
            // en
            "There is no branch before this move.",
            // vi
            "There is no branch before this move.",
            // de
            "There is no branch before this move.",
            // es
            "There is no branch before this move.",
        ],
        &[],
    )
}

/// `No earlier move is known to be a mistake.`
pub fn no_earlier_mistake(language: Language) -> String {
    say(
        language,
        &[
            // en
            "No earlier move is known to be a mistake.",
            // vi
            "No earlier move is known to be a mistake.",
            // de
            "No earlier move is known to be a mistake.",
            // es
            "No earlier move is known to be a mistake.",
        ],
        &[],
    )
}

/// `There is no finished game.`
pub fn no_finished_games(language: Language) -> String {
    say(
        language,
        &[
            // en
            "There is no finished game.",
            // vi
            "There is no finished game.",
            // de
            "There is no finished game.",
            // es
            "There is no finished game.",
        ],
        &[],
    )
}

/// `No later move is known to be a mistake.`
pub fn no_later_mistake(language: Language) -> String {
    say(
        language,
        &[
            // en
            "No later move is known to be a mistake.",
            // vi
            "No later move is known to be a mistake.",
            // de
            "No later move is known to be a mistake.",
            // es
            "No later move is known to be a mistake.",
        ],
        &[],
    )
}

/// `Moves: none yet`
pub fn no_moves(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Moves: none yet",
            // vi
            "Moves: none yet",
            // de
            "Moves: none yet",
            // es
            "Moves: none yet",
        ],
        &[],
    )
}

/// `No other move was tried here.`
pub fn no_other_branch(language: Language) -> String {
    say(
        language,
        &[
            // en
            "No other move was tried here.",
            // vi
            "No other move was tried here.",
            // de
            "No other move was tried here.",
            // es
            "No other move was tried here.",
        ],
        &[],
    )
}

/// `There is no unfinished game.`
pub fn no_unfinished_games(language: Language) -> String {
    say(
        language,
        &[
            // en
            "There is no unfinished game.",
            // vi
            "There is no unfinished game.",
            // de
            "There is no unfinished game.",
            // es
            "There is no unfinished game.",
        ],
        &[],
    )
}

/// `The game can't be kept ({ $error }). Save it elsewhere with { $save }, or end the program with { $stop }, which prints it.`
///
/// A game can't be left, because it would be lost. $error says why it can't be kept.
pub fn not_kept(language: Language, error: impl Display, save: impl Display, stop: impl Display) -> String {
    say(
        language,
        &[
            // en
            "The game can't be kept (\u{1}0). Save it elsewhere with \u{1}1, or end the program with \u{1}2, which prints it.",
            // vi
            "The game can't be kept (\u{1}0). Save it elsewhere with \u{1}1, or end the program with \u{1}2, which prints it.",
            // de
            "The game can't be kept (\u{1}0). Save it elsewhere with \u{1}1, or end the program with \u{1}2, which prints it.",
            // es
            "The game can't be kept (\u{1}0). Save it elsewhere with \u{1}1, or end the program with \u{1}2, which prints it.",
        ],
        &[Value::Text(&error), Value::Text(&save), Value::Text(&stop)],
    )
}

/// `Not valid: { $problem }.`
///
/// $problem: why what was typed can't be taken, without a full stop.
pub fn not_valid(language: Language, problem: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Not valid: \u{1}0.",
            // vi
            "Not valid: \u{1}0.",
            // de
            "Not valid: \u{1}0.",
            // es
            "Not valid: \u{1}0.",
        ],
        &[Value::Text(&problem)],
    )
}

/// `Opponent`
pub fn opponent(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Opponent",
            // vi
            "Opponent",
            // de
            "Opponent",
            // es
            "Opponent",
        ],
        &[],
    )
}

/// `A position to study`
pub fn position_title(language: Language) -> String {
    say(
        language,
        &[
            // en
            "A position to study",
            // vi
            "A position to study",
            // de
            "A position to study",
            // es
            "A position to study",
        ],
        &[],
    )
}

/// `Quit`
pub fn quit(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Quit",
            // vi
            "Quit",
            // de
            "Quit",
            // es
            "Quit",
        ],
        &[],
    )
}

/// `Rules`
pub fn rules(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Rules",
            // vi
            "Rules",
            // de
            "Rules",
            // es
            "Rules",
        ],
        &[],
    )
}

/// `Save the game to which file?`
pub fn save_question(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Save the game to which file?",
            // vi
            "Save the game to which file?",
            // de
            "Save the game to which file?",
            // es
            "Save the game to which file?",
        ],
        &[],
    )
}

/// `Score: { $score }`
///
/// $score: "Ann 2, Bob 1, 1 draw".
pub fn score(language: Language, score: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Score: \u{1}0",
            // vi
            "Score: \u{1}0",
            // de
            "Score: \u{1}0",
            // es
            "Score: \u{1}0",
        ],
        &[Value::Text(&score)],
    )
}

/// `Serious play`
pub fn serious(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Serious play",
            // vi
            "Serious play",
            // de
            "Serious play",
            // es
            "Serious play",
        ],
        &[],
    )
}

/// `Settings`
pub fn settings(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Settings",
            // vi
            "Settings",
            // de
            "Settings",
            // es
            "Settings",
        ],
        &[],
    )
}

/// `Settings: { $problem } ({ $file })`
///
/// What is wrong with the settings file; $problem comes without a full stop.
pub fn settings_problem(language: Language, file: impl Display, problem: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Settings: \u{1}1 (\u{1}0)",
            // vi
            "Settings: \u{1}1 (\u{1}0)",
            // de
            "Settings: \u{1}1 (\u{1}0)",
            // es
            "Settings: \u{1}1 (\u{1}0)",
        ],
        &[Value::Text(&file), Value::Text(&problem)],
    )
}

/// `Settings: { $problem } (and { $more } more) ({ $file })`
///
/// The first problem, and how many more there are.
pub fn settings_problems(language: Language, file: impl Display, more: impl Count, problem: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{2}1\u{3}one\u{4}Settings: \u{1}2 (and \u{1}1 more) (\u{1}0)\u{3}other\u{4}Settings: \u{1}2 (and \u{1}1 more) (\u{1}0)",
            // vi
            "\u{2}1\u{3}one\u{4}Settings: \u{1}2 (and \u{1}1 more) (\u{1}0)\u{3}other\u{4}Settings: \u{1}2 (and \u{1}1 more) (\u{1}0)",
            // de
            "\u{2}1\u{3}one\u{4}Settings: \u{1}2 (and \u{1}1 more) (\u{1}0)\u{3}other\u{4}Settings: \u{1}2 (and \u{1}1 more) (\u{1}0)",
            // es
            "\u{2}1\u{3}one\u{4}Settings: \u{1}2 (and \u{1}1 more) (\u{1}0)\u{3}other\u{4}Settings: \u{1}2 (and \u{1}1 more) (\u{1}0)",
        ],
        &[Value::Text(&file), Value::Number(more.count()), Value::Text(&problem)],
    )
}

/// `blk { $left }`
pub fn short_blocks(language: Language, left: impl Display) -> String {
    say(
        language,
        &[
            // en
            "blk \u{1}0",
            // vi
            "blk \u{1}0",
            // de
            "blk \u{1}0",
            // es
            "blk \u{1}0",
        ],
        &[Value::Text(&left)],
    )
}

/// `rem { $left }`
pub fn short_removes(language: Language, left: impl Display) -> String {
    say(
        language,
        &[
            // en
            "rem \u{1}0",
            // vi
            "rem \u{1}0",
            // de
            "rem \u{1}0",
            // es
            "rem \u{1}0",
        ],
        &[Value::Text(&left)],
    )
}

/// `undo { $left }`
pub fn short_undos(language: Language, left: impl Display) -> String {
    say(
        language,
        &[
            // en
            "undo \u{1}0",
            // vi
            "undo \u{1}0",
            // de
            "undo \u{1}0",
            // es
            "undo \u{1}0",
        ],
        &[Value::Text(&left)],
    )
}

/// `bad { $used }/{ $limit }`
///
/// Violations: how many, and how many lose the game.
pub fn short_violations(language: Language, limit: impl Display, used: impl Display) -> String {
    say(
        language,
        &[
            // en
            "bad \u{1}1/\u{1}0",
            // vi
            "bad \u{1}1/\u{1}0",
            // de
            "bad \u{1}1/\u{1}0",
            // es
            "bad \u{1}1/\u{1}0",
        ],
        &[Value::Text(&limit), Value::Text(&used)],
    )
}

/// `Start the game`
pub fn start_game(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Start the game",
            // vi
            "Start the game",
            // de
            "Start the game",
            // es
            "Start the game",
        ],
        &[],
    )
}

/// `Study`
pub fn study(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Study",
            // vi
            "Study",
            // de
            "Study",
            // es
            "Study",
        ],
        &[],
    )
}

/// `Study: move { $move } of { $last }. { $one } against { $two }`
///
/// $one and $two are players. Where there is little room, the end is cut off.
pub fn study_heading(language: Language, last: impl Display, move_: impl Display, one: impl Display, two: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Study: move \u{1}1 of \u{1}0. \u{1}2 against \u{1}3",
            // vi
            "Study: move \u{1}1 of \u{1}0. \u{1}2 against \u{1}3",
            // de
            "Study: move \u{1}1 of \u{1}0. \u{1}2 against \u{1}3",
            // es
            "Study: move \u{1}1 of \u{1}0. \u{1}2 against \u{1}3",
        ],
        &[Value::Text(&last), Value::Text(&move_), Value::Text(&one), Value::Text(&two)],
    )
}

/// `Study: move { $move } of { $last }, { $branches } other branches. { $one } against { $two }`
///
/// $branches: how many other moves were tried here.
pub fn study_heading_branches(language: Language, branches: impl Count, last: impl Display, move_: impl Display, one: impl Display, two: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}one\u{4}Study: move \u{1}2 of \u{1}1, \u{1}0 other branch. \u{1}3 against \u{1}4\u{3}other\u{4}Study: move \u{1}2 of \u{1}1, \u{1}0 other branches. \u{1}3 against \u{1}4",
            // vi
            "\u{2}0\u{3}one\u{4}Study: move \u{1}2 of \u{1}1, \u{1}0 other branch. \u{1}3 against \u{1}4\u{3}other\u{4}Study: move \u{1}2 of \u{1}1, \u{1}0 other branches. \u{1}3 against \u{1}4",
            // de
            "\u{2}0\u{3}one\u{4}Study: move \u{1}2 of \u{1}1, \u{1}0 other branch. \u{1}3 against \u{1}4\u{3}other\u{4}Study: move \u{1}2 of \u{1}1, \u{1}0 other branches. \u{1}3 against \u{1}4",
            // es
            "\u{2}0\u{3}one\u{4}Study: move \u{1}2 of \u{1}1, \u{1}0 other branch. \u{1}3 against \u{1}4\u{3}other\u{4}Study: move \u{1}2 of \u{1}1, \u{1}0 other branches. \u{1}3 against \u{1}4",
        ],
        &[Value::Number(branches.count()), Value::Text(&last), Value::Text(&move_), Value::Text(&one), Value::Text(&two)],
    )
}

/// `four in a row, with your house rules`
///
/// Below the name of the game.
pub fn tagline(language: Language) -> String {
    say(
        language,
        &[
            // en
            "four in a row, with your house rules",
            // vi
            "four in a row, with your house rules",
            // de
            "four in a row, with your house rules",
            // es
            "four in a row, with your house rules",
        ],
        &[],
    )
}

/// `Please make the window larger: { $needed-columns } columns by { $needed-rows } rows (now { $columns } by { $rows }).`
///
/// Shown instead of the page. The numbers are columns and rows of the terminal.
pub fn too_small(language: Language, columns: impl Display, needed_columns: impl Display, needed_rows: impl Display, rows: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Please make the window larger: \u{1}1 columns by \u{1}2 rows (now \u{1}0 by \u{1}3).",
            // vi
            "Please make the window larger: \u{1}1 columns by \u{1}2 rows (now \u{1}0 by \u{1}3).",
            // de
            "Please make the window larger: \u{1}1 columns by \u{1}2 rows (now \u{1}0 by \u{1}3).",
            // es
            "Please make the window larger: \u{1}1 columns by \u{1}2 rows (now \u{1}0 by \u{1}3).",
        ],
        &[Value::Text(&columns), Value::Text(&needed_columns), Value::Text(&needed_rows), Value::Text(&rows)],
    )
}

/// `{ $count } unfinished games`
pub fn unfinished_count(language: Language, count: impl Count) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}one\u{4}\u{1}0 unfinished game\u{3}other\u{4}\u{1}0 unfinished games",
            // vi
            "\u{2}0\u{3}one\u{4}\u{1}0 unfinished game\u{3}other\u{4}\u{1}0 unfinished games",
            // de
            "\u{2}0\u{3}one\u{4}\u{1}0 unfinished game\u{3}other\u{4}\u{1}0 unfinished games",
            // es
            "\u{2}0\u{3}one\u{4}\u{1}0 unfinished game\u{3}other\u{4}\u{1}0 unfinished games",
        ],
        &[Value::Number(count.count())],
    )
}

/// `Unfinished games`
pub fn unfinished_games(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Unfinished games",
            // vi
            "Unfinished games",
            // de
            "Unfinished games",
            // es
            "Unfinished games",
        ],
        &[],
    )
}

/// `Who starts`
pub fn who_starts(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Who starts",
            // vi
            "Who starts",
            // de
            "Who starts",
            // es
            "Who starts",
        ],
        &[],
    )
}

/// `Your name`
pub fn your_name(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Your name",
            // vi
            "Your name",
            // de
            "Your name",
            // es
            "Your name",
        ],
        &[],
    )
}

// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `session.ftl`.

use crate::{Count, Language, Who};
use crate::pattern::{Value, say};
use std::fmt::Display;

/// `draw`
pub fn a_draw(language: Language) -> String {
    say(
        language,
        &[
            // en
            "draw",
            // vi
            "draw",
            // de
            "draw",
            // es
            "draw",
        ],
        &[],
    )
}

/// `Abort`
pub fn abort(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Abort",
            // vi
            "Abort",
            // de
            "Abort",
            // es
            "Abort",
        ],
        &[],
    )
}

/// `Accept`
pub fn accept(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Accept",
            // vi
            "Accept",
            // de
            "Accept",
            // es
            "Accept",
        ],
        &[],
    )
}

/// `{ $who }, do you accept a draw?`
pub fn accept_draw(language: Language, who: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}you\u{4}Do you accept a draw?\u{3}other\u{4}\u{1}0, do you accept a draw?",
            // vi
            "\u{2}0\u{3}you\u{4}Do you accept a draw?\u{3}other\u{4}\u{1}0, do you accept a draw?",
            // de
            "\u{2}0\u{3}you\u{4}Do you accept a draw?\u{3}other\u{4}\u{1}0, do you accept a draw?",
            // es
            "\u{2}0\u{3}you\u{4}Do you accept a draw?\u{3}other\u{4}\u{1}0, do you accept a draw?",
        ],
        &[Value::Who(who)],
    )
}

/// `{ $who }, may { $opponent } take a move back?`
pub fn allow_takeback(language: Language, opponent: impl Display, who: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}1\u{3}you\u{4}May \u{1}0 take a move back?\u{3}other\u{4}\u{1}1, may \u{1}0 take a move back?",
            // vi
            "\u{2}1\u{3}you\u{4}May \u{1}0 take a move back?\u{3}other\u{4}\u{1}1, may \u{1}0 take a move back?",
            // de
            "\u{2}1\u{3}you\u{4}May \u{1}0 take a move back?\u{3}other\u{4}\u{1}1, may \u{1}0 take a move back?",
            // es
            "\u{2}1\u{3}you\u{4}May \u{1}0 take a move back?\u{3}other\u{4}\u{1}1, may \u{1}0 take a move back?",
        ],
        &[Value::Text(&opponent), Value::Who(who)],
    )
}

/// `Back to the current position.`
pub fn back_to_now(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Back to the current position.",
            // vi
            "Back to the current position.",
            // de
            "Back to the current position.",
            // es
            "Back to the current position.",
        ],
        &[],
    )
}

/// `Block`
pub fn block(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Block",
            // vi
            "Block",
            // de
            "Block",
            // es
            "Block",
        ],
        &[],
    )
}

/// `block { $opponent }`
pub fn block_opponent(language: Language, opponent: impl Display) -> String {
    say(
        language,
        &[
            // en
            "block \u{1}0",
            // vi
            "block \u{1}0",
            // de
            "block \u{1}0",
            // es
            "block \u{1}0",
        ],
        &[Value::Text(&opponent)],
    )
}

/// `{ $who } stopped with an error while thinking. Let it try again, or take back.`
pub fn broke(language: Language, who: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}0 stopped with an error while thinking. Let it try again, or take back.",
            // vi
            "\u{1}0 stopped with an error while thinking. Let it try again, or take back.",
            // de
            "\u{1}0 stopped with an error while thinking. Let it try again, or take back.",
            // es
            "\u{1}0 stopped with an error while thinking. Let it try again, or take back.",
        ],
        &[Value::Text(&who)],
    )
}

/// `{ $who } stopped with an error and can't move.`
pub fn broken(language: Language, who: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}0 stopped with an error and can't move.",
            // vi
            "\u{1}0 stopped with an error and can't move.",
            // de
            "\u{1}0 stopped with an error and can't move.",
            // es
            "\u{1}0 stopped with an error and can't move.",
        ],
        &[Value::Text(&who)],
    )
}

/// `Abort the game? It will not count.`
pub fn confirm_abort(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Abort the game? It will not count.",
            // vi
            "Abort the game? It will not count.",
            // de
            "Abort the game? It will not count.",
            // es
            "Abort the game? It will not count.",
        ],
        &[],
    )
}

/// `Start a new game? This one will be discarded.`
pub fn confirm_new_game(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Start a new game? This one will be discarded.",
            // vi
            "Start a new game? This one will be discarded.",
            // de
            "Start a new game? This one will be discarded.",
            // es
            "Start a new game? This one will be discarded.",
        ],
        &[],
    )
}

/// `Resign?`
pub fn confirm_resign(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Resign?",
            // vi
            "Resign?",
            // de
            "Resign?",
            // es
            "Resign?",
        ],
        &[],
    )
}

/// `Take the disc back? You have no undo left: "yes" loses the game.`
pub fn confirm_undo_loses(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Take the disc back? You have no undo left: \"yes\" loses the game.",
            // vi
            "Take the disc back? You have no undo left: \"yes\" loses the game.",
            // de
            "Take the disc back? You have no undo left: \"yes\" loses the game.",
            // es
            "Take the disc back? You have no undo left: \"yes\" loses the game.",
        ],
        &[],
    )
}

/// `Continue`
pub fn continue_(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Continue",
            // vi
            "Continue",
            // de
            "Continue",
            // es
            "Continue",
        ],
        &[],
    )
}

/// `The game could not be kept in { $error }. This is its record:`
pub fn could_not_keep(language: Language, error: impl Display) -> String {
    say(
        language,
        &[
            // en
            "The game could not be kept in \u{1}0. This is its record:",
            // vi
            "The game could not be kept in \u{1}0. This is its record:",
            // de
            "The game could not be kept in \u{1}0. This is its record:",
            // es
            "The game could not be kept in \u{1}0. This is its record:",
        ],
        &[Value::Text(&error)],
    )
}

/// `Decline`
pub fn decline(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Decline",
            // vi
            "Decline",
            // de
            "Decline",
            // es
            "Decline",
        ],
        &[],
    )
}

/// `Drop`
pub fn drop(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Drop",
            // vi
            "Drop",
            // de
            "Drop",
            // es
            "Drop",
        ],
        &[],
    )
}

/// `{ $who }: { $choices }?`
pub fn end_of_turn(language: Language, choices: impl Display, who: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}1\u{3}you\u{4}Your turn: \u{1}0?\u{3}other\u{4}\u{1}1: \u{1}0?",
            // vi
            "\u{2}1\u{3}you\u{4}Your turn: \u{1}0?\u{3}other\u{4}\u{1}1: \u{1}0?",
            // de
            "\u{2}1\u{3}you\u{4}Your turn: \u{1}0?\u{3}other\u{4}\u{1}1: \u{1}0?",
            // es
            "\u{2}1\u{3}you\u{4}Your turn: \u{1}0?\u{3}other\u{4}\u{1}1: \u{1}0?",
        ],
        &[Value::Text(&choices), Value::Who(who)],
    )
}

/// `end the turn`
pub fn end_the_turn(language: Language) -> String {
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

/// `End turn`
pub fn end_turn(language: Language) -> String {
    say(
        language,
        &[
            // en
            "End turn",
            // vi
            "End turn",
            // de
            "End turn",
            // es
            "End turn",
        ],
        &[],
    )
}

/// `{ $name } (by the rules)`
pub fn first_by_rules(language: Language, name: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}0 (by the rules)",
            // vi
            "\u{1}0 (by the rules)",
            // de
            "\u{1}0 (by the rules)",
            // es
            "\u{1}0 (by the rules)",
        ],
        &[Value::Text(&name)],
    )
}

/// `{ $who }, first disc to the centre, column { $columns }`
///
/// $columns is the middle column, or "4 or 5".
pub fn first_disc(language: Language, columns: impl Display, who: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}1\u{3}you\u{4}Your turn: first disc to the centre, column \u{1}0\u{3}other\u{4}\u{1}1, first disc to the centre, column \u{1}0",
            // vi
            "\u{2}1\u{3}you\u{4}Your turn: first disc to the centre, column \u{1}0\u{3}other\u{4}\u{1}1, first disc to the centre, column \u{1}0",
            // de
            "\u{2}1\u{3}you\u{4}Your turn: first disc to the centre, column \u{1}0\u{3}other\u{4}\u{1}1, first disc to the centre, column \u{1}0",
            // es
            "\u{2}1\u{3}you\u{4}Your turn: first disc to the centre, column \u{1}0\u{3}other\u{4}\u{1}1, first disc to the centre, column \u{1}0",
        ],
        &[Value::Text(&columns), Value::Who(who)],
    )
}

/// `drawn at random`
pub fn first_drawn(language: Language) -> String {
    say(
        language,
        &[
            // en
            "drawn at random",
            // vi
            "drawn at random",
            // de
            "drawn at random",
            // es
            "drawn at random",
        ],
        &[],
    )
}

/// `drawn at random (by the rules)`
pub fn first_drawn_by_rules(language: Language) -> String {
    say(
        language,
        &[
            // en
            "drawn at random (by the rules)",
            // vi
            "drawn at random (by the rules)",
            // de
            "drawn at random (by the rules)",
            // es
            "drawn at random (by the rules)",
        ],
        &[],
    )
}

/// `Hint`
pub fn hint(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Hint",
            // vi
            "Hint",
            // de
            "Hint",
            // es
            "Hint",
        ],
        &[],
    )
}

/// `{ $who }: { $judgement }.`
///
/// $judgement is one of those in hints.ftl.
pub fn judged(language: Language, judgement: impl Display, who: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}1: \u{1}0.",
            // vi
            "\u{1}1: \u{1}0.",
            // de
            "\u{1}1: \u{1}0.",
            // es
            "\u{1}1: \u{1}0.",
        ],
        &[Value::Text(&judgement), Value::Text(&who)],
    )
}

/// `Keep the disc`
pub fn keep_disc(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Keep the disc",
            // vi
            "Keep the disc",
            // de
            "Keep the disc",
            // es
            "Keep the disc",
        ],
        &[],
    )
}

/// `The game is kept in { $file }. Continue with: { $command }`
///
/// The command at the end is typed as it is.
pub fn kept(language: Language, command: impl Display, file: impl Display) -> String {
    say(
        language,
        &[
            // en
            "The game is kept in \u{1}1. Continue with: \u{1}0",
            // vi
            "The game is kept in \u{1}1. Continue with: \u{1}0",
            // de
            "The game is kept in \u{1}1. Continue with: \u{1}0",
            // es
            "The game is kept in \u{1}1. Continue with: \u{1}0",
        ],
        &[Value::Text(&command), Value::Text(&file)],
    )
}

/// `Look`
pub fn look(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Look",
            // vi
            "Look",
            // de
            "Look",
            // es
            "Look",
        ],
        &[],
    )
}

/// `Looking back: move { $step } of { $last }.`
pub fn looking_back(language: Language, last: impl Display, step: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Looking back: move \u{1}1 of \u{1}0.",
            // vi
            "Looking back: move \u{1}1 of \u{1}0.",
            // de
            "Looking back: move \u{1}1 of \u{1}0.",
            // es
            "Looking back: move \u{1}1 of \u{1}0.",
        ],
        &[Value::Text(&last), Value::Text(&step)],
    )
}

/// `Move now`
pub fn move_now(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Move now",
            // vi
            "Move now",
            // de
            "Move now",
            // es
            "Move now",
        ],
        &[],
    )
}

/// `{ $name } is taken; both players can't have the same name.`
pub fn name_taken(language: Language, name: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}0 is taken; both players can't have the same name.",
            // vi
            "\u{1}0 is taken; both players can't have the same name.",
            // de
            "\u{1}0 is taken; both players can't have the same name.",
            // es
            "\u{1}0 is taken; both players can't have the same name.",
        ],
        &[Value::Text(&name)],
    )
}

/// `New game`
pub fn new_game(language: Language) -> String {
    say(
        language,
        &[
            // en
            "New game",
            // vi
            "New game",
            // de
            "New game",
            // es
            "New game",
        ],
        &[],
    )
}

/// `not counted`
pub fn not_counted(language: Language) -> String {
    say(
        language,
        &[
            // en
            "not counted",
            // vi
            "not counted",
            // de
            "not counted",
            // es
            "not counted",
        ],
        &[],
    )
}

/// `This game can't be kept ({ $reason }). You can play on and save it elsewhere.`
pub fn not_kept(language: Language, reason: impl Display) -> String {
    say(
        language,
        &[
            // en
            "This game can't be kept (\u{1}0). You can play on and save it elsewhere.",
            // vi
            "This game can't be kept (\u{1}0). You can play on and save it elsewhere.",
            // de
            "This game can't be kept (\u{1}0). You can play on and save it elsewhere.",
            // es
            "This game can't be kept (\u{1}0). You can play on and save it elsewhere.",
        ],
        &[Value::Text(&reason)],
    )
}

/// `Could not save to { $file }: { $reason }.`
pub fn not_saved(language: Language, file: impl Display, reason: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Could not save to \u{1}0: \u{1}1.",
            // vi
            "Could not save to \u{1}0: \u{1}1.",
            // de
            "Could not save to \u{1}0: \u{1}1.",
            // es
            "Could not save to \u{1}0: \u{1}1.",
        ],
        &[Value::Text(&file), Value::Text(&reason)],
    )
}

/// `Offer a draw`
pub fn offer_draw(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Offer a draw",
            // vi
            "Offer a draw",
            // de
            "Offer a draw",
            // es
            "Offer a draw",
        ],
        &[],
    )
}

/// `The game is over: { $result }.`
///
/// $result is one of the three above.
pub fn over(language: Language, result: impl Display) -> String {
    say(
        language,
        &[
            // en
            "The game is over: \u{1}0.",
            // vi
            "The game is over: \u{1}0.",
            // de
            "The game is over: \u{1}0.",
            // es
            "The game is over: \u{1}0.",
        ],
        &[Value::Text(&result)],
    )
}

/// `own rules`
pub fn own_rules(language: Language) -> String {
    say(
        language,
        &[
            // en
            "own rules",
            // vi
            "own rules",
            // de
            "own rules",
            // es
            "own rules",
        ],
        &[],
    )
}

/// `Pause`
pub fn pause(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Pause",
            // vi
            "Pause",
            // de
            "Pause",
            // es
            "Pause",
        ],
        &[],
    )
}

/// `Paused. { $who } moves next.`
///
/// $who is the computer whose turn it is.
pub fn paused(language: Language, who: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Paused. \u{1}0 moves next.",
            // vi
            "Paused. \u{1}0 moves next.",
            // de
            "Paused. \u{1}0 moves next.",
            // es
            "Paused. \u{1}0 moves next.",
        ],
        &[Value::Text(&who)],
    )
}

/// `{ $who }, your symbol: { $first } or { $second }`
pub fn pick_symbol(language: Language, first: impl Display, second: impl Display, who: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}2\u{3}you\u{4}Your symbol: \u{1}0 or \u{1}1\u{3}other\u{4}\u{1}2, your symbol: \u{1}0 or \u{1}1",
            // vi
            "\u{2}2\u{3}you\u{4}Your symbol: \u{1}0 or \u{1}1\u{3}other\u{4}\u{1}2, your symbol: \u{1}0 or \u{1}1",
            // de
            "\u{2}2\u{3}you\u{4}Your symbol: \u{1}0 or \u{1}1\u{3}other\u{4}\u{1}2, your symbol: \u{1}0 or \u{1}1",
            // es
            "\u{2}2\u{3}you\u{4}Your symbol: \u{1}0 or \u{1}1\u{3}other\u{4}\u{1}2, your symbol: \u{1}0 or \u{1}1",
        ],
        &[Value::Text(&first), Value::Text(&second), Value::Who(who)],
    )
}

/// `Two computers are playing; you are watching.`
pub fn reason_computers_play(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Two computers are playing; you are watching.",
            // vi
            "Two computers are playing; you are watching.",
            // de
            "Two computers are playing; you are watching.",
            // es
            "Two computers are playing; you are watching.",
        ],
        &[],
    )
}

/// `You are looking at an earlier move.`
pub fn reason_looking_back(language: Language) -> String {
    say(
        language,
        &[
            // en
            "You are looking at an earlier move.",
            // vi
            "You are looking at an earlier move.",
            // de
            "You are looking at an earlier move.",
            // es
            "You are looking at an earlier move.",
        ],
        &[],
    )
}

/// `Only two people can agree on a draw.`
pub fn reason_no_draw(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Only two people can agree on a draw.",
            // vi
            "Only two people can agree on a draw.",
            // de
            "Only two people can agree on a draw.",
            // es
            "Only two people can agree on a draw.",
        ],
        &[],
    )
}

/// `No computer is thinking.`
pub fn reason_no_thinking(language: Language) -> String {
    say(
        language,
        &[
            // en
            "No computer is thinking.",
            // vi
            "No computer is thinking.",
            // de
            "No computer is thinking.",
            // es
            "No computer is thinking.",
        ],
        &[],
    )
}

/// `The table you joined decides that.`
pub fn reason_not_here(language: Language) -> String {
    say(
        language,
        &[
            // en
            "The table you joined decides that.",
            // vi
            "The table you joined decides that.",
            // de
            "The table you joined decides that.",
            // es
            "The table you joined decides that.",
        ],
        &[],
    )
}

/// `There is nothing to pause.`
pub fn reason_nothing_to_pause(language: Language) -> String {
    say(
        language,
        &[
            // en
            "There is nothing to pause.",
            // vi
            "There is nothing to pause.",
            // de
            "There is nothing to pause.",
            // es
            "There is nothing to pause.",
        ],
        &[],
    )
}

/// `There is no move to redo.`
pub fn reason_nothing_to_redo(language: Language) -> String {
    say(
        language,
        &[
            // en
            "There is no move to redo.",
            // vi
            "There is no move to redo.",
            // de
            "There is no move to redo.",
            // es
            "There is no move to redo.",
        ],
        &[],
    )
}

/// `There is no move to take back.`
pub fn reason_nothing_to_take_back(language: Language) -> String {
    say(
        language,
        &[
            // en
            "There is no move to take back.",
            // vi
            "There is no move to take back.",
            // de
            "There is no move to take back.",
            // es
            "There is no move to take back.",
        ],
        &[],
    )
}

/// `This is a serious game: moves can't be taken back.`
pub fn reason_serious(language: Language) -> String {
    say(
        language,
        &[
            // en
            "This is a serious game: moves can't be taken back.",
            // vi
            "This is a serious game: moves can't be taken back.",
            // de
            "This is a serious game: moves can't be taken back.",
            // es
            "This is a serious game: moves can't be taken back.",
        ],
        &[],
    )
}

/// `Your last move has not been confirmed yet.`
pub fn reason_waiting(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Your last move has not been confirmed yet.",
            // vi
            "Your last move has not been confirmed yet.",
            // de
            "Your last move has not been confirmed yet.",
            // es
            "Your last move has not been confirmed yet.",
        ],
        &[],
    )
}

/// `Redo`
pub fn redo(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Redo",
            // vi
            "Redo",
            // de
            "Redo",
            // es
            "Redo",
        ],
        &[],
    )
}

/// `Move played again.`
pub fn redone(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Move played again.",
            // vi
            "Move played again.",
            // de
            "Move played again.",
            // es
            "Move played again.",
        ],
        &[],
    )
}

/// `Rematch`
pub fn rematch(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Rematch",
            // vi
            "Rematch",
            // de
            "Rematch",
            // es
            "Rematch",
        ],
        &[],
    )
}

/// `Remove a disc`
pub fn remove_disc(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Remove a disc",
            // vi
            "Remove a disc",
            // de
            "Remove a disc",
            // es
            "Remove a disc",
        ],
        &[],
    )
}

/// `{ $who }, which disc do you remove?`
pub fn remove_which(language: Language, who: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}you\u{4}Which disc do you remove?\u{3}other\u{4}\u{1}0, which disc do you remove?",
            // vi
            "\u{2}0\u{3}you\u{4}Which disc do you remove?\u{3}other\u{4}\u{1}0, which disc do you remove?",
            // de
            "\u{2}0\u{3}you\u{4}Which disc do you remove?\u{3}other\u{4}\u{1}0, which disc do you remove?",
            // es
            "\u{2}0\u{3}you\u{4}Which disc do you remove?\u{3}other\u{4}\u{1}0, which disc do you remove?",
        ],
        &[Value::Who(who)],
    )
}

/// `{ $file } already exists. Replace it?`
pub fn replaces(language: Language, file: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}0 already exists. Replace it?",
            // vi
            "\u{1}0 already exists. Replace it?",
            // de
            "\u{1}0 already exists. Replace it?",
            // es
            "\u{1}0 already exists. Replace it?",
        ],
        &[Value::Text(&file)],
    )
}

/// `Resign`
pub fn resign(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Resign",
            // vi
            "Resign",
            // de
            "Resign",
            // es
            "Resign",
        ],
        &[],
    )
}

/// `Game resumed.`
pub fn resumed(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Game resumed.",
            // vi
            "Game resumed.",
            // de
            "Game resumed.",
            // es
            "Game resumed.",
        ],
        &[],
    )
}

/// `This game is open in another program, so this is a copy of it.`
pub fn resumed_copy(language: Language) -> String {
    say(
        language,
        &[
            // en
            "This game is open in another program, so this is a copy of it.",
            // vi
            "This game is open in another program, so this is a copy of it.",
            // de
            "This game is open in another program, so this is a copy of it.",
            // es
            "This game is open in another program, so this is a copy of it.",
        ],
        &[],
    )
}

/// `Game resumed from { $file }.`
pub fn resumed_from(language: Language, file: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Game resumed from \u{1}0.",
            // vi
            "Game resumed from \u{1}0.",
            // de
            "Game resumed from \u{1}0.",
            // es
            "Game resumed from \u{1}0.",
        ],
        &[Value::Text(&file)],
    )
}

/// `Saved to { $file }. Show it with fourline replay, continue it with fourline resume.`
pub fn saved(language: Language, file: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Saved to \u{1}0. Show it with fourline replay, continue it with fourline resume.",
            // vi
            "Saved to \u{1}0. Show it with fourline replay, continue it with fourline resume.",
            // de
            "Saved to \u{1}0. Show it with fourline replay, continue it with fourline resume.",
            // es
            "Saved to \u{1}0. Show it with fourline replay, continue it with fourline resume.",
        ],
        &[Value::Text(&file)],
    )
}

/// `{ $one } { $wins-one }, { $two } { $wins-two }`
pub fn series(language: Language, one: impl Display, two: impl Display, wins_one: impl Display, wins_two: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}0 \u{1}2, \u{1}1 \u{1}3",
            // vi
            "\u{1}0 \u{1}2, \u{1}1 \u{1}3",
            // de
            "\u{1}0 \u{1}2, \u{1}1 \u{1}3",
            // es
            "\u{1}0 \u{1}2, \u{1}1 \u{1}3",
        ],
        &[Value::Text(&one), Value::Text(&two), Value::Text(&wins_one), Value::Text(&wins_two)],
    )
}

/// `{ $one } { $wins-one }, { $two } { $wins-two }, { $draws } draws`
pub fn series_draws(language: Language, draws: impl Count, one: impl Display, two: impl Display, wins_one: impl Display, wins_two: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}one\u{4}\u{1}1 \u{1}3, \u{1}2 \u{1}4, \u{1}0 draw\u{3}other\u{4}\u{1}1 \u{1}3, \u{1}2 \u{1}4, \u{1}0 draws",
            // vi
            "\u{2}0\u{3}one\u{4}\u{1}1 \u{1}3, \u{1}2 \u{1}4, \u{1}0 draw\u{3}other\u{4}\u{1}1 \u{1}3, \u{1}2 \u{1}4, \u{1}0 draws",
            // de
            "\u{2}0\u{3}one\u{4}\u{1}1 \u{1}3, \u{1}2 \u{1}4, \u{1}0 draw\u{3}other\u{4}\u{1}1 \u{1}3, \u{1}2 \u{1}4, \u{1}0 draws",
            // es
            "\u{2}0\u{3}one\u{4}\u{1}1 \u{1}3, \u{1}2 \u{1}4, \u{1}0 draw\u{3}other\u{4}\u{1}1 \u{1}3, \u{1}2 \u{1}4, \u{1}0 draws",
        ],
        &[Value::Number(draws.count()), Value::Text(&one), Value::Text(&two), Value::Text(&wins_one), Value::Text(&wins_two)],
    )
}

/// `{ $who } starts.`
pub fn starts(language: Language, who: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}you\u{4}You start.\u{3}other\u{4}\u{1}0 starts.",
            // vi
            "\u{2}0\u{3}you\u{4}You start.\u{3}other\u{4}\u{1}0 starts.",
            // de
            "\u{2}0\u{3}you\u{4}You start.\u{3}other\u{4}\u{1}0 starts.",
            // es
            "\u{2}0\u{3}you\u{4}You start.\u{3}other\u{4}\u{1}0 starts.",
        ],
        &[Value::Who(who)],
    )
}

/// `{ $who } starts (drawn at random); { $opponent } follows.`
pub fn starts_and_follows_drawn(language: Language, opponent: impl Display, who: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}1\u{3}you\u{4}You start (drawn at random); \u{1}0 follows.\u{3}other\u{4}\u{1}1 starts (drawn at random); \u{1}0 follows.",
            // vi
            "\u{2}1\u{3}you\u{4}You start (drawn at random); \u{1}0 follows.\u{3}other\u{4}\u{1}1 starts (drawn at random); \u{1}0 follows.",
            // de
            "\u{2}1\u{3}you\u{4}You start (drawn at random); \u{1}0 follows.\u{3}other\u{4}\u{1}1 starts (drawn at random); \u{1}0 follows.",
            // es
            "\u{2}1\u{3}you\u{4}You start (drawn at random); \u{1}0 follows.\u{3}other\u{4}\u{1}1 starts (drawn at random); \u{1}0 follows.",
        ],
        &[Value::Text(&opponent), Value::Who(who)],
    )
}

/// `{ $who } starts (drawn at random).`
pub fn starts_drawn(language: Language, who: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}you\u{4}You start (drawn at random).\u{3}other\u{4}\u{1}0 starts (drawn at random).",
            // vi
            "\u{2}0\u{3}you\u{4}You start (drawn at random).\u{3}other\u{4}\u{1}0 starts (drawn at random).",
            // de
            "\u{2}0\u{3}you\u{4}You start (drawn at random).\u{3}other\u{4}\u{1}0 starts (drawn at random).",
            // es
            "\u{2}0\u{3}you\u{4}You start (drawn at random).\u{3}other\u{4}\u{1}0 starts (drawn at random).",
        ],
        &[Value::Who(who)],
    )
}

/// `{ $who } starts (drawn at random); you follow.`
pub fn starts_drawn_you_follow(language: Language, who: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}0 starts (drawn at random); you follow.",
            // vi
            "\u{1}0 starts (drawn at random); you follow.",
            // de
            "\u{1}0 starts (drawn at random); you follow.",
            // es
            "\u{1}0 starts (drawn at random); you follow.",
        ],
        &[Value::Text(&who)],
    )
}

/// `Stop removing`
pub fn stop_removing(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Stop removing",
            // vi
            "Stop removing",
            // de
            "Stop removing",
            // es
            "Stop removing",
        ],
        &[],
    )
}

/// `{ $one } against { $two }, { $rules }, { $discs } discs, { $state }`
pub fn summary(language: Language, discs: impl Count, one: impl Display, rules: impl Display, state: impl Display, two: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}one\u{4}\u{1}1 against \u{1}4, \u{1}2, \u{1}0 disc, \u{1}3\u{3}other\u{4}\u{1}1 against \u{1}4, \u{1}2, \u{1}0 discs, \u{1}3",
            // vi
            "\u{2}0\u{3}one\u{4}\u{1}1 against \u{1}4, \u{1}2, \u{1}0 disc, \u{1}3\u{3}other\u{4}\u{1}1 against \u{1}4, \u{1}2, \u{1}0 discs, \u{1}3",
            // de
            "\u{2}0\u{3}one\u{4}\u{1}1 against \u{1}4, \u{1}2, \u{1}0 disc, \u{1}3\u{3}other\u{4}\u{1}1 against \u{1}4, \u{1}2, \u{1}0 discs, \u{1}3",
            // es
            "\u{2}0\u{3}one\u{4}\u{1}1 against \u{1}4, \u{1}2, \u{1}0 disc, \u{1}3\u{3}other\u{4}\u{1}1 against \u{1}4, \u{1}2, \u{1}0 discs, \u{1}3",
        ],
        &[Value::Number(discs.count()), Value::Text(&one), Value::Text(&rules), Value::Text(&state), Value::Text(&two)],
    )
}

/// `Take back`
pub fn take_back(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Take back",
            // vi
            "Take back",
            // de
            "Take back",
            // es
            "Take back",
        ],
        &[],
    )
}

/// `Take { $symbol }`
pub fn take_symbol(language: Language, symbol: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Take \u{1}0",
            // vi
            "Take \u{1}0",
            // de
            "Take \u{1}0",
            // es
            "Take \u{1}0",
        ],
        &[Value::Text(&symbol)],
    )
}

/// `{ $who } is thinking ...`
pub fn thinking(language: Language, who: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}0 is thinking ...",
            // vi
            "\u{1}0 is thinking ...",
            // de
            "\u{1}0 is thinking ...",
            // es
            "\u{1}0 is thinking ...",
        ],
        &[Value::Text(&who)],
    )
}

/// `{ $who } to move`
pub fn to_move(language: Language, who: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}you\u{4}your turn\u{3}other\u{4}\u{1}0 to move",
            // vi
            "\u{2}0\u{3}you\u{4}your turn\u{3}other\u{4}\u{1}0 to move",
            // de
            "\u{2}0\u{3}you\u{4}your turn\u{3}other\u{4}\u{1}0 to move",
            // es
            "\u{2}0\u{3}you\u{4}your turn\u{3}other\u{4}\u{1}0 to move",
        ],
        &[Value::Who(who)],
    )
}

/// `Taken back. It is the turn of { $who }.`
pub fn took_back(language: Language, who: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}you\u{4}Taken back. It is your turn.\u{3}other\u{4}Taken back. It is the turn of \u{1}0.",
            // vi
            "\u{2}0\u{3}you\u{4}Taken back. It is your turn.\u{3}other\u{4}Taken back. It is the turn of \u{1}0.",
            // de
            "\u{2}0\u{3}you\u{4}Taken back. It is your turn.\u{3}other\u{4}Taken back. It is the turn of \u{1}0.",
            // es
            "\u{2}0\u{3}you\u{4}Taken back. It is your turn.\u{3}other\u{4}Taken back. It is the turn of \u{1}0.",
        ],
        &[Value::Who(who)],
    )
}

/// `Undo`
pub fn undo(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Undo",
            // vi
            "Undo",
            // de
            "Undo",
            // es
            "Undo",
        ],
        &[],
    )
}

/// `undo and lose`
pub fn undo_and_lose(language: Language) -> String {
    say(
        language,
        &[
            // en
            "undo and lose",
            // vi
            "undo and lose",
            // de
            "undo and lose",
            // es
            "undo and lose",
        ],
        &[],
    )
}

/// `Undo ({ $left } left)`
pub fn undo_left(language: Language, left: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Undo (\u{1}0 left)",
            // vi
            "Undo (\u{1}0 left)",
            // de
            "Undo (\u{1}0 left)",
            // es
            "Undo (\u{1}0 left)",
        ],
        &[Value::Text(&left)],
    )
}

/// `Undo (loses the game)`
pub fn undo_loses(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Undo (loses the game)",
            // vi
            "Undo (loses the game)",
            // de
            "Undo (loses the game)",
            // es
            "Undo (loses the game)",
        ],
        &[],
    )
}

/// `undo ({ $left } left)`
pub fn undo_with_left(language: Language, left: impl Display) -> String {
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

/// `Waiting for { $who }.`
pub fn waiting_for(language: Language, who: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Waiting for \u{1}0.",
            // vi
            "Waiting for \u{1}0.",
            // de
            "Waiting for \u{1}0.",
            // es
            "Waiting for \u{1}0.",
        ],
        &[Value::Text(&who)],
    )
}

/// `{ $who } won`
pub fn won(language: Language, who: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}0\u{3}you\u{4}you won\u{3}other\u{4}\u{1}0 won",
            // vi
            "\u{2}0\u{3}you\u{4}you won\u{3}other\u{4}\u{1}0 won",
            // de
            "\u{2}0\u{3}you\u{4}you won\u{3}other\u{4}\u{1}0 won",
            // es
            "\u{2}0\u{3}you\u{4}you won\u{3}other\u{4}\u{1}0 won",
        ],
        &[Value::Who(who)],
    )
}

/// `{ $who }, column { $first } to { $last }`
pub fn your_move(language: Language, first: impl Display, last: impl Display, who: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}2\u{3}you\u{4}Your turn: column \u{1}0 to \u{1}1\u{3}other\u{4}\u{1}2, column \u{1}0 to \u{1}1",
            // vi
            "\u{2}2\u{3}you\u{4}Your turn: column \u{1}0 to \u{1}1\u{3}other\u{4}\u{1}2, column \u{1}0 to \u{1}1",
            // de
            "\u{2}2\u{3}you\u{4}Your turn: column \u{1}0 to \u{1}1\u{3}other\u{4}\u{1}2, column \u{1}0 to \u{1}1",
            // es
            "\u{2}2\u{3}you\u{4}Your turn: column \u{1}0 to \u{1}1\u{3}other\u{4}\u{1}2, column \u{1}0 to \u{1}1",
        ],
        &[Value::Text(&first), Value::Text(&last), Value::Who(who)],
    )
}

/// `{ $who }, column { $first } to { $last }, or remove`
pub fn your_move_or_remove(language: Language, first: impl Display, last: impl Display, who: &Who) -> String {
    say(
        language,
        &[
            // en
            "\u{2}2\u{3}you\u{4}Your turn: column \u{1}0 to \u{1}1, or remove\u{3}other\u{4}\u{1}2, column \u{1}0 to \u{1}1, or remove",
            // vi
            "\u{2}2\u{3}you\u{4}Your turn: column \u{1}0 to \u{1}1, or remove\u{3}other\u{4}\u{1}2, column \u{1}0 to \u{1}1, or remove",
            // de
            "\u{2}2\u{3}you\u{4}Your turn: column \u{1}0 to \u{1}1, or remove\u{3}other\u{4}\u{1}2, column \u{1}0 to \u{1}1, or remove",
            // es
            "\u{2}2\u{3}you\u{4}Your turn: column \u{1}0 to \u{1}1, or remove\u{3}other\u{4}\u{1}2, column \u{1}0 to \u{1}1, or remove",
        ],
        &[Value::Text(&first), Value::Text(&last), Value::Who(who)],
    )
}

//! What is asked of whoever's turn it is, in words, and the keys that are of use now.

use super::{GamePage, Question};
use crate::screen::house::House;
use crate::screen::keys::Deed;
use fourline_game::{GameView, Stage, Verdict};

pub(super) fn question_in_words(question: &Question) -> String {
    match question {
        Question::UndoLoses => {
            "Take the disc back? No undo is left: yes loses the game.".to_string()
        }
        Question::Resign => "Give the game up?".to_string(),
        Question::Restart => "Start anew? This game then does not count.".to_string(),
        Question::Replace(file) => {
            format!("{} exists already; replace it?", crate::harmless(file))
        }
    }
}

/// What is asked of whoever's turn it is.
pub(super) fn asked(page: &GamePage, view: &GameView, house: &House) -> String {
    let (game, words) = (page.game(), house.words());
    let Some(seat) = view.turn else {
        let verdict = match view.ending.map(|ending| ending.verdict()) {
            Some(Verdict::Won(seat)) => format!("{} wins.", words.who(game, seat)),
            _ => "A draw.".to_string(),
        };
        return format!("The game is over. {verdict}");
    };
    let who = words.who(game, seat);
    if page.paused {
        return format!("Paused. {} goes on.", house.key(Deed::Choose));
    }
    if page.computer().is_some() {
        return format!("{who} is thinking ...");
    }
    match view.stage {
        Stage::PickSymbol => {
            let symbols = view.symbols;
            let name = &view.seat(seat).name;
            format!("{name}, your symbol: {} or {}", symbols.first(), symbols.second())
        }
        Stage::Move if page.picked.is_some() => format!("{who}, which disc to remove?"),
        Stage::Move => {
            let opening = game.is_opening_turn(seat);
            let shape = view.shape();
            let columns = if opening { words.centre(shape) } else { words.columns(shape) };
            let first = if opening { "first disc to the centre, " } else { "" };
            let or_remove = if game.may_remove(seat).is_ok() { ", or remove" } else { "" };
            format!("{who}, {first}column {columns}{or_remove}")
        }
        Stage::Dropped(_) | Stage::Removed => {
            let mut can = vec!["end the turn".to_string()];
            if view.actions.undo_loses {
                can.push("take the disc back and lose".to_string());
            } else if view.actions.undo.is_ok() {
                can.push("take the disc back".to_string());
            }
            if view.actions.block.is_ok() {
                can.push(format!("block {}'s next turn", words.who(game, seat.other())));
            }
            format!("{who}: {}?", can.join(", or "))
        }
        Stage::Over(_) => String::new(),
    }
}

/// Something about what is chosen: the typed digit, why the column can't be played, the cell.
pub(super) fn remark(page: &GamePage, view: &GameView, house: &House) -> String {
    let (game, words) = (page.game(), house.words());
    if let Some(number) = page.digits.waiting() {
        return format!("Column {number}: another digit, or {}.", house.key(Deed::Choose));
    }
    if let Some(cell) = page.picked {
        return match view.at(cell) {
            None => format!("There is no disc at {}.", words.cell(cell, view.shape())),
            Some(_) => format!("The disc at {}.", words.cell(cell, view.shape())),
        };
    }
    let chooses = view.stage == Stage::Move && page.computer().is_none();
    match view.actions.drops.get(page.column.index()) {
        Some(Err(refusal)) if chooses => words.refusal(*refusal, game),
        _ => String::new(),
    }
}

/// The keys that are of use now, in the order of their use.
pub(super) fn keys(page: &GamePage, view: &GameView) -> Vec<(Deed, String)> {
    if page.saving.is_some() {
        return vec![(Deed::Choose, "save".into()), (Deed::Back, "leave it".into())];
    }
    let mut keys: Vec<(Deed, String)> = Vec::new();
    let mut add = |deed, text: &str| keys.push((deed, text.to_string()));
    let player = view.seat(page.viewer());
    match view.stage {
        Stage::Over(_) => {
            add(Deed::Choose, "again");
            add(Deed::Study, "study");
            add(Deed::Save, "save");
            add(Deed::Quit, "menu");
            return keys;
        }
        _ if page.is_watched() => add(Deed::Choose, if page.paused { "go on" } else { "pause" }),
        _ if page.computer().is_some() => add(Deed::Back, "move at once"),
        Stage::PickSymbol => {
            // Other keys may be the symbols themselves.
            add(Deed::Choose, "pick");
            add(Deed::Quit, "menu");
            return keys;
        }
        Stage::Move if page.picked.is_some() => {
            add(Deed::Choose, "remove");
            add(Deed::Back, "back");
        }
        Stage::Move => {
            add(Deed::Choose, "drop");
            if player.removes_left.is_some() {
                add(Deed::Remove, "remove");
            }
        }
        Stage::Dropped(_) | Stage::Removed => {
            add(Deed::Choose, "end turn");
            if let Some(left) = player.undos_left {
                add(Deed::Undo, &format!("undo ({left})"));
            }
            if player.blocks_left.is_some() {
                add(Deed::Block, "block");
            }
        }
    }
    add(Deed::Help, "keys");
    add(Deed::Quit, "menu");
    add(Deed::Hint, "hint");
    add(Deed::Study, "study");
    add(Deed::Save, "save");
    if !page.is_watched() {
        add(Deed::Resign, "resign");
    }
    add(Deed::Restart, "new game");
    keys
}

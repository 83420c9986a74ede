//! What is typed in a game, step by step, and what it does by the rules.

use fourline_game::{Action, BadColumn, Event, Game, Stage};
use fourline_rules::{Cell, Column, Numbering, Shape};

/// One thing that is typed on purpose. Where the program asks something else, it is answered with no.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A column; perhaps a full one, or not the centre where it has to be.
    Drop(Column),
    /// A number that names no column, as it is typed.
    Nowhere(&'static str),
    /// The opponent's disc in this cell is removed.
    Remove(Cell),
    /// The disc is taken back.
    Undo,
    /// The opponent's next turn is blocked.
    Block,
}

/// Numbers that name no column; those that begin with a letter count from the last column.
pub(super) const NOWHERE: [&str; 4] = ["-1", "99", "100", "99999999999999999999"];

impl Step {
    /// In a few characters: `4`, `x6/4` for row 6 and column 4, `undo`, `block`.
    pub fn text(&self, shape: Shape, numbering: Numbering) -> String {
        match self {
            Step::Drop(column) => numbering.number(*column).to_string(),
            Step::Nowhere(number) => (*number).to_string(),
            Step::Remove(cell) => {
                format!("x{}/{}", cell.row_number(shape.rows()), numbering.number(cell.column))
            }
            Step::Undo => "undo".to_string(),
            Step::Block => "block".to_string(),
        }
    }

    /// What it asks for in a game.
    pub(super) fn action(&self) -> Action {
        match self {
            Step::Drop(column) => Action::Drop(*column),
            Step::Nowhere(_) => Action::DropNowhere,
            Step::Remove(cell) => Action::Remove(*cell),
            Step::Undo => Action::Undo,
            Step::Block => Action::Block,
        }
    }
}

/// Steps one after the other, as people write them.
pub fn written(steps: &[Step], shape: Shape, numbering: Numbering) -> String {
    let steps: Vec<String> = steps.iter().map(|step| step.text(shape, numbering)).collect();
    steps.join(" ")
}

/// What a step did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    /// It was carried out.
    Done(Vec<Event>),
    /// The column can't be played, and it is asked again; it may have been counted.
    BadColumn(BadColumn, Vec<Event>),
    /// A block that the rules refuse: the turn passes.
    BlockRefused,
}

/// Carries a step out; `None` if it can't be typed at this point, and then nothing is changed.
pub(super) fn carry_out(game: &mut Game, step: &Step) -> Option<Effect> {
    let seat = game.turn()?;
    match step {
        Step::Drop(_) | Step::Nowhere(_) => {
            if let Stage::Dropped(_) | Stage::Removed = game.stage() {
                game.play(seat.does(Action::EndTurn)).ok()?;
            }
            let seat = game.turn()?;
            let bad = match step {
                Step::Drop(column) => game.bad_column(*column),
                _ => Some(BadColumn::Nowhere),
            };
            match (game.play(seat.does(step.action())), bad) {
                (Ok(events), Some(bad)) => Some(Effect::BadColumn(bad, events)),
                (Ok(events), None) => Some(Effect::Done(events)),
                // Where bad columns are not counted they are refused.
                (Err(_), Some(bad)) => Some(Effect::BadColumn(bad, Vec::new())),
                (Err(_), None) => None,
            }
        }
        Step::Remove(_) => {
            if let Stage::Dropped(_) | Stage::Removed = game.stage() {
                game.play(seat.does(Action::EndTurn)).ok()?;
            }
            let seat = game.turn()?;
            game.play(seat.does(step.action())).ok().map(Effect::Done)
        }
        Step::Undo => game.play(seat.does(Action::Undo)).ok().map(Effect::Done),
        Step::Block => {
            if !matches!(game.stage(), Stage::Dropped(_) | Stage::Removed) {
                return None;
            }
            match game.play(seat.does(Action::Block)) {
                Ok(events) => Some(Effect::Done(events)),
                Err(_) if game.blocks_left(seat).is_some_and(|left| left > 0) => {
                    game.play(seat.does(Action::EndTurn)).ok()?;
                    Some(Effect::BlockRefused)
                }
                Err(_) => None,
            }
        }
    }
}

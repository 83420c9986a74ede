//! Which buttons a game has, what stands on them, and why one can't be used now; and the sentence
//! that says what is wanted.

use crate::round::{Button, Deed, Round};
use fourline_game::{Refusal, Seat, Stage};

impl Round {
    /// The buttons, in their order.
    pub fn buttons(&self) -> Vec<Button> {
        let view = self.view();
        let actions = &view.actions;
        let mut buttons = Vec::new();
        if self.game().stage() == Stage::PickSymbol {
            for (key, symbol) in [('1', view.symbols.first()), ('2', view.symbols.second())] {
                let may = self.may(actions.pick_symbol);
                buttons.push(Button {
                    deed: Deed::Pick(symbol),
                    label: format!("Take {symbol}"),
                    key,
                    may,
                });
            }
        }
        let mut add = |deed, label: &str, key, may| {
            buttons.push(Button { deed, label: label.to_string(), key, may });
        };
        let undo = if actions.undo_loses { "Undo (loses the game)" } else { "Undo" };
        let remove = if self.removing { "Stop removing" } else { "Remove a disc" };
        add(Deed::Undo, undo, 'U', self.may(actions.undo));
        add(
            Deed::Remove,
            remove,
            'R',
            self.may(actions.remove.as_ref().map(|_| ()).map_err(|r| *r)),
        );
        add(Deed::Block, "Block", 'B', self.may(actions.block));
        add(Deed::EndTurn, "End turn", 'E', self.may(actions.end_turn));
        if self.person().is_none() && self.game().ending().is_none() {
            add(Deed::Pause, if self.paused { "Go on" } else { "Pause" }, 'P', Ok(()));
        } else {
            add(Deed::Resign, "Resign", 'G', self.may(actions.resign));
        }
        add(Deed::NewGame, "New game", 'N', Ok(()));
        buttons
    }

    fn may(&self, answer: Result<(), Refusal>) -> Result<(), String> {
        if self.looks_at.is_some() {
            return Err("You are looking back; press Now first.".to_string());
        }
        if self.person().is_none() && self.game().ending().is_none() {
            return Err("The computers play; nobody is asked.".to_string());
        }
        answer.map_err(|refusal| self.words().refusal(refusal, self.game()))
    }

    /// What is wanted from whom, or how the game ended.
    pub fn prompt(&self) -> String {
        let game = self.game();
        let words = self.words();
        if let Some(question) = self.question_in_words() {
            return question;
        }
        if let Some(at) = self.looks_at {
            let last = self.steps().len() - 1;
            return format!("Looking back: step {at} of {last}.");
        }
        let Some(seat) = game.turn() else {
            return game.ending().map_or(String::new(), |ending| words.ending(ending, game));
        };
        let who = words.who(game, seat);
        if self.person() != Some(seat) {
            return match self.paused {
                true => format!("Paused; it is {who}'s turn."),
                false => format!("{who} is thinking ..."),
            };
        }
        self.prompt_person(seat, &who)
    }

    fn prompt_person(&self, seat: Seat, who: &str) -> String {
        let game = self.game();
        let shape = game.rules().shape;
        match game.stage() {
            Stage::PickSymbol => {
                let symbols = game.setup().symbols;
                format!("{who}, your symbol: {} or {}", symbols.first(), symbols.second())
            }
            Stage::Move if self.removing => format!("{who}, which disc is removed?"),
            Stage::Move if !self.typed.is_empty() => {
                format!("{who}, column {}; Enter drops.", self.typed)
            }
            Stage::Move if game.is_opening_turn(seat) => {
                format!("{who}, first disc to the centre, column {}", self.words().centre(shape))
            }
            Stage::Move => {
                let or_remove = if game.may_remove(seat).is_ok() { ", or remove" } else { "" };
                format!("{who}, column {}{or_remove}", self.words().columns(shape))
            }
            Stage::Dropped(_) | Stage::Removed => {
                let can = |label: &str| {
                    self.buttons().iter().any(|b| b.label.starts_with(label) && b.may.is_ok())
                };
                let undo = if can("Undo") { "take the disc back, " } else { "" };
                let block = if can("Block") { "block, " } else { "" };
                let or = if undo.is_empty() && block.is_empty() { "" } else { "or " };
                format!("{who}: {undo}{block}{or}end the turn")
            }
            Stage::Over(_) => String::new(),
        }
    }
}

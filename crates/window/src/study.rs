//! Study mode: what each column is worth, and how the game has gone, for any step of it.

use crate::thinker::{Analyst, Wake};
use fourline_game::{Action, Game, Seat, Step, Verdict, Words};
use fourline_picture::{Note, Worth};
use fourline_players::hint::Hint;
use fourline_players::{Means, Prospect};
use std::collections::HashMap;

/// What was found out about the steps of one game. A step is known by its number of commands, which
/// only grow while a game is played.
pub struct Study {
    analyst: Analyst,
    known: HashMap<usize, Vec<Hint>>,
}

impl Study {
    /// A study of a game about which nothing is known yet.
    pub fn new(means: Means, wake: &Wake) -> Study {
        Study { analyst: Analyst::start(means, wake), known: HashMap::new() }
    }

    /// Takes in what was found, and asks about the most wanted step that is not known: the one that
    /// is looked at, then the others from the newest back.
    pub fn tick(&mut self, looked_at: &Game, steps: &[Step]) {
        while let Some((key, hints)) = self.analyst.answer() {
            self.known.insert(key, hints);
        }
        if self.analyst.is_busy() {
            return;
        }
        let others = steps.iter().rev().map(|step| &step.game);
        let is_open = |game: &&Game| {
            game.ending().is_none() && !self.known.contains_key(&game.commands().len())
        };
        if let Some(game) = std::iter::once(looked_at).chain(others).find(is_open) {
            let game = game.clone();
            self.analyst.ask(game.commands().len(), &game);
        }
    }

    /// Is something still being found out?
    pub fn is_busy(&self) -> bool {
        self.analyst.is_busy()
    }

    /// What is known about a position, best move first.
    pub fn hints(&self, game: &Game) -> Option<&[Hint]> {
        self.known.get(&game.commands().len()).map(Vec::as_slice)
    }

    /// What stands above the columns; empty while it is not known.
    pub fn notes(&self, game: &Game) -> Vec<Option<Note>> {
        let Some(hints) = self.hints(game) else { return Vec::new() };
        let note = |column| {
            // Under rules with blocks the same drop comes with and without one: the better counts.
            let starts = |hint: &&Hint| hint.actions.first() == Some(&Action::Drop(column));
            let hint = hints.iter().find(starts)?;
            Some(Note::new(worth(hint.prospect), hint.is_best))
        };
        game.rules().shape.all_columns().map(note).collect()
    }

    /// How good a position is for seat 1, from -1 (lost) to 1 (won); `None` while it is not known.
    pub fn value(&self, game: &Game) -> Option<f32> {
        if let Some(ending) = game.ending() {
            return Some(match ending.verdict() {
                Verdict::Won(Seat::One) => 1.0,
                Verdict::Won(Seat::Two) => -1.0,
                Verdict::Draw | Verdict::Void => 0.0,
            });
        }
        let best = self.hints(game)?.first()?.prospect;
        let value = match best {
            // A near end is surer than a far one; nothing estimated is as sure as what is proven.
            Prospect::Wins(turns) => 1.0 - 0.004 * turns.min(42) as f32,
            Prospect::Loses(turns) => 0.004 * turns.min(42) as f32 - 1.0,
            Prospect::Draw => 0.0,
            Prospect::Estimate(score) => 0.75 * (score as f32 / 60.0).tanh(),
        };
        Some(if game.turn() == Some(Seat::One) { value } else { -value })
    }

    /// The same as a sentence.
    pub fn in_words(&self, game: &Game, words: &Words) -> String {
        if let Some(ending) = game.ending() {
            return words.ending(ending, game);
        }
        let (Some(seat), Some(best)) = (game.turn(), self.hints(game).and_then(<[Hint]>::first))
        else {
            return "Not judged yet.".to_string();
        };
        format!("{} to move: {}.", words.who(game, seat), best.prospect.in_words())
    }
}

fn worth(prospect: Prospect) -> Worth {
    match prospect {
        Prospect::Wins(turns) => Worth::Wins(turns),
        Prospect::Loses(turns) => Worth::Loses(turns),
        Prospect::Draw => Worth::Draw,
        Prospect::Estimate(score) => Worth::Estimate(score),
    }
}

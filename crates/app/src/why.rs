//! Reasons, threats and reviews as every front end shows them: rows with their sentences. What is in them is found
//! out by `fourline-insight`.

use crate::words::Speaker;
use fourline_game::{Action, Game, Seat};
use fourline_insight::words::Teller;
use fourline_insight::{
    Explained, Explanation, Judgement, Reason, Review, Reviewed, Threat, threats,
};
use fourline_rules::{Position, Shape, Side};
use fourline_words::catalogue::{hints, insight as say};

/// A move with what it leads to and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhyRow {
    /// The move in a few characters: `4`.
    pub short: String,
    /// The whole sentence: `column 4: +18, wins in 1 move; completes a line: ...`.
    pub text: String,
    /// Is there no better move?
    pub is_best: bool,
}

/// A review of a game, to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewView {
    /// What is said about the whole game, a sentence each: how it ended, the accuracy of both players, the turning
    /// point, and what could not be found out.
    pub summary: Vec<String>,
    /// The turns.
    pub rows: Vec<ReviewRow>,
}

/// A turn of a review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewRow {
    /// Its number, from 1.
    pub number: usize,
    /// Who made it.
    pub seat: Seat,
    /// The player's symbol, or nothing.
    pub symbol: String,
    /// The turn in a few characters, with its mark: `4?`.
    pub short: String,
    /// What it is called: `mistake`; empty where it is not judged.
    pub judgement: String,
    /// What it led to: `loses in 3 moves`; empty where nothing is known.
    pub prospect: String,
    /// Why, and what would have been better: a sentence each.
    pub notes: Vec<String>,
    /// Is it the turning point?
    pub is_turning_point: bool,
}

impl Speaker {
    /// Says why, about moves on a board of this shape.
    pub fn teller(&self, shape: Shape) -> Teller {
        Teller { words: self.words(), shape }
    }

    /// The moves of a position with their reasons, best first.
    pub fn why(&self, explained: &Explained, shape: Shape) -> Vec<WhyRow> {
        explained.moves.iter().map(|one| self.why_row(one, shape)).collect()
    }

    fn why_row(&self, one: &Explanation, shape: Shape) -> WhyRow {
        let teller = self.teller(shape);
        let meaning = self.prospect_and_reasons(one, &teller);
        let (language, what) = (self.language, self.turn(&one.actions, shape));
        let text = match one.score {
            Some(score) => hints::move_score_and_meaning(language, meaning, what, score),
            None => hints::move_and_meaning(language, meaning, what),
        };
        WhyRow { short: teller.turn(&one.actions), text, is_best: one.is_best }
    }

    fn prospect_and_reasons(&self, one: &Explanation, teller: &Teller) -> String {
        let prospect = self.prospect(one.prospect);
        // That it is an estimate is in the prospect already.
        let reasons: Vec<Reason> =
            one.reasons.iter().filter(|reason| reason.is_proved()).cloned().collect();
        match &reasons[..] {
            [] => prospect,
            reasons => hints::prospect_and_why(self.language, prospect, teller.reasons(reasons)),
        }
    }

    /// Both sides' threats, a sentence each. `names` are those of the first and of the second side.
    pub fn threats(&self, position: &Position, names: [&str; 2]) -> [String; 2] {
        let (teller, all) = (self.teller(position.shape()), threats(position));
        Side::BOTH.map(|side| {
            let own = |threat: &&Threat| threat.side == side;
            let own: Vec<Threat> = all.iter().filter(own).copied().collect();
            teller.threats(names[side.index()], &own)
        })
    }

    /// A review of this game, to be shown.
    pub fn review(&self, review: &Review, game: &Game) -> ReviewView {
        let turns = review.turns.iter().enumerate();
        ReviewView {
            summary: self.review_summary(review, game),
            rows: turns
                .map(|(number, turn)| ReviewRow {
                    is_turning_point: review.turning_point == Some(number),
                    ..self.review_row(number + 1, turn, game)
                })
                .collect(),
        }
    }

    fn review_summary(&self, review: &Review, game: &Game) -> Vec<String> {
        let (language, words) = (self.language, self.words());
        let mut summary = vec![match &review.ending {
            Some(ending) => words.ending(ending, game),
            None => say::not_over(language),
        }];
        if review.turns.is_empty() {
            summary.push(say::no_moves(language));
            return summary;
        }
        summary.extend(Seat::BOTH.map(|seat| self.accuracy(review, game, seat)));
        let teller = self.teller(game.rules().shape);
        summary.push(match review.turning_point {
            Some(number) => {
                let turn = &review.turns[number];
                let mark = turn.judgement.map_or("", Judgement::mark);
                let what = teller.turn(&turn.actions) + mark;
                say::turning_point(language, what, number + 1, self.who(game, turn.seat))
            }
            None if review.is_exact => say::no_turning_point(language),
            None => String::new(),
        });
        if review.turns.iter().any(|turn| turn.judgement.is_none()) {
            summary.push(say::with_estimates(language));
        }
        summary.retain(|sentence| !sentence.is_empty());
        summary
    }

    fn accuracy(&self, review: &Review, game: &Game, seat: Seat) -> String {
        let (language, who) = (self.language, self.who(game, seat));
        let Some(percent) = review.accuracy[seat.index()] else {
            return say::accuracy_none(language, who);
        };
        let teller = self.teller(game.rules().shape);
        let counts = Judgement::ALL.into_iter().filter_map(|judgement| {
            let count = review.count(seat, judgement);
            let said = || say::judgement_count(language, count, teller.judgement(judgement));
            (count > 0).then(said)
        });
        let counts: Vec<String> = counts.collect();
        let accuracy = say::accuracy(language, percent, who);
        say::accuracy_and_counts(language, accuracy, counts.join(", "))
    }

    fn review_row(&self, number: usize, turn: &Reviewed, game: &Game) -> ReviewRow {
        let teller = self.teller(game.rules().shape);
        let mut notes = Vec::new();
        let is_plain = matches!(turn.judgement, None | Some(Judgement::Best | Judgement::Good));
        let is_mistake = turn.judgement.is_some_and(Judgement::is_mistake);
        // What was good needs no long words: only what is seen on the board. Lines to the end are for mistakes.
        let is_shown = |reason: &&Reason| match reason {
            Reason::Line { .. } => is_mistake,
            reason => reason.is_proved() && (!is_plain || is_short(reason)),
        };
        let shown: Vec<Reason> = turn.reasons.iter().filter(is_shown).cloned().collect();
        if !shown.is_empty() {
            notes.push(teller.reasons(&shown));
        }
        if !is_plain && !turn.better.is_empty() {
            let better = say::better(self.language, teller.turns(&turn.better));
            let is_line = |reason: &&Reason| matches!(reason, Reason::Line { .. });
            let why = turn.better_reasons.iter().filter(|reason| !is_line(reason)).cloned();
            notes.push(match &why.collect::<Vec<_>>()[..] {
                [] => better,
                reasons => hints::prospect_and_why(self.language, better, teller.reasons(reasons)),
            });
        }
        ReviewRow {
            number,
            seat: turn.seat,
            symbol: game.symbol(turn.seat).map(|symbol| symbol.to_string()).unwrap_or_default(),
            short: teller.turn(&turn.actions) + turn.judgement.map_or("", Judgement::mark),
            judgement: turn.judgement.map(|one| teller.judgement(one)).unwrap_or_default(),
            prospect: turn.played.map(|played| self.prospect(played)).unwrap_or_default(),
            notes,
            is_turning_point: false,
        }
    }

    /// A turn on a board of this shape: `column 4, then block`.
    pub(crate) fn turn(&self, actions: &[Action], shape: Shape) -> String {
        let (language, words) = (self.language, self.words());
        let actions = actions.iter().map(|action| match *action {
            Action::Drop(column) => words.column(column),
            Action::Remove(cell) => {
                let row = cell.row_number(shape.rows());
                hints::remove(language, self.numbering.number(cell.column), row)
            }
            Action::Block => hints::block(language),
            _ => hints::end_the_turn(language),
        });
        actions.reduce(|first, second| hints::then(language, first, second)).unwrap_or_default()
    }
}

/// Is it something that is seen on the board at once?
const fn is_short(reason: &Reason) -> bool {
    matches!(
        reason,
        Reason::Wins { .. }
            | Reason::StopsFour { .. }
            | Reason::TwoThreats { .. }
            | Reason::LeavesFour { .. }
            | Reason::GivesAbove { .. }
            | Reason::SkipsAndWins { .. }
    )
}

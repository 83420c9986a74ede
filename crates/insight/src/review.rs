//! A whole game looked at afterwards: every move judged, the accuracy of both sides, the turning point, and what
//! the graph needs. `docs/review.md` has the definitions.

use crate::course::{Course, Turn};
use crate::explain::{Explained, Explainer};
use crate::judgement::{Judgement, judge};
use crate::reason::Reason;
use fourline_game::{Action, Ending, Game, Seat};
use fourline_players::Prospect;
use fourline_rules::{Cell, Side};
use fourline_solver::Score;

/// What was found out about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// Its turns.
    pub turns: Vec<Reviewed>,
    /// For each seat the accuracy in percent; `None` if no move of this seat counts.
    pub accuracy: [Option<u8>; 2],
    /// The turn after which the result was settled: the last one that made it worse for the player.
    pub turning_point: Option<usize>,
    /// How the game ended; `None` if it is not over.
    pub ending: Option<Ending>,
    /// Is everything the solver's?
    pub is_exact: bool,
}

/// What was found out about a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reviewed {
    /// Who made it.
    pub seat: Seat,
    /// The side of that seat.
    pub side: Side,
    /// What was done.
    pub actions: Vec<Action>,
    /// Where the disc came to rest, if one was dropped.
    pub cell: Option<Cell>,
    /// What the best turn would have led to, for this player.
    pub best: Option<Prospect>,
    /// What this one led to, for this player.
    pub played: Option<Prospect>,
    /// The solver's scores of the two.
    pub scores: Option<(Score, Score)>,
    /// What is to be said about it; `None` where too little is proved.
    pub judgement: Option<Judgement>,
    /// Does it count for the accuracy? Only where there was something to choose.
    pub counts: bool,
    /// Why it is worth what it is worth.
    pub reasons: Vec<Reason>,
    /// The best turns, where it is not one of them.
    pub better: Vec<Vec<Action>>,
    /// Why the first of them is better.
    pub better_reasons: Vec<Reason>,
}

impl Review {
    /// Reviews a game. From the end to the beginning: what the solver learns of late positions helps it with those
    /// before. `after_turn` hears how many turns are left.
    pub fn of(game: &Game, explainer: &mut Explainer, mut after_turn: impl FnMut(usize)) -> Review {
        let (turns, last) = Course::of(game).turns();
        let mut is_exact = true;
        let mut reviewed: Vec<Reviewed> = Vec::new();
        for (left, turn) in turns.iter().enumerate().rev() {
            let explained = explainer.prospects(&turn.before);
            is_exact &= explained.is_exact;
            reviewed.push(review_turn(turn, &explained, explainer));
            after_turn(left);
        }
        reviewed.reverse();
        let is_mistake = |turn: &Reviewed| turn.judgement.is_some_and(Judgement::is_mistake);
        Review {
            accuracy: Seat::BOTH.map(|seat| accuracy(&reviewed, seat)),
            turning_point: reviewed.iter().rposition(is_mistake),
            ending: game.ending().or(last.ending()).copied(),
            is_exact,
            turns: reviewed,
        }
    }

    /// What the positions lead to for the side that moved first: before the first turn, after it, and so on; for a
    /// graph. `None` where nothing is known.
    pub fn graph(&self) -> Vec<Option<Prospect>> {
        let first = self.turns.first().map(|turn| turn.for_first(turn.best));
        let others = self.turns.iter().map(|turn| turn.for_first(turn.played));
        first.into_iter().chain(others).collect()
    }

    /// How many moves of this seat were judged so.
    pub fn count(&self, seat: Seat, judgement: Judgement) -> usize {
        let is_one = |turn: &&Reviewed| turn.seat == seat && turn.judgement == Some(judgement);
        self.turns.iter().filter(is_one).count()
    }
}

impl Reviewed {
    fn for_first(&self, prospect: Option<Prospect>) -> Option<Prospect> {
        let prospect = prospect?;
        Some(match (self.side, prospect) {
            (Side::First, prospect) => prospect,
            (Side::Second, Prospect::Wins(turns)) => Prospect::Loses(turns),
            (Side::Second, Prospect::Loses(turns)) => Prospect::Wins(turns),
            (Side::Second, Prospect::Draw) => Prospect::Draw,
            (Side::Second, Prospect::Estimate(score)) => Prospect::Estimate(-score),
        })
    }
}

fn review_turn(turn: &Turn, explained: &Explained, explainer: &mut Explainer) -> Reviewed {
    let Turn { before, seat, actions } = turn;
    let moves = &explained.moves;
    let found = moves.iter().position(|one| one.actions == *actions);
    let played = found.map(|number| moves[number].prospect);
    let others: Vec<Prospect> = moves
        .iter()
        .enumerate()
        .filter(|&(number, _)| Some(number) != found)
        .map(|(_, one)| one.prospect)
        .collect();
    let judgement = played.and_then(|played| judge(played, &others));
    let is_best = found.is_none_or(|number| moves[number].is_best);
    let is_worse = judgement.is_some_and(|one| one.is_mistake() || one == Judgement::Slip);
    let reasons = found.map(|number| explainer.reasons(before, explained, number, true));
    let better_reasons =
        if is_worse { explainer.reasons(before, explained, 0, true) } else { Vec::new() };
    let best_moves = moves.iter().filter(|one| one.is_best && !is_best && judgement.is_some());
    let score = |number: usize| moves.get(number).and_then(|one| one.score);
    Reviewed {
        seat: *seat,
        side: before.side(*seat),
        actions: actions.clone(),
        cell: actions.iter().find_map(|action| match *action {
            Action::Drop(column) => before.position().landing(column).ok(),
            _ => None,
        }),
        best: moves.first().map(|one| one.prospect),
        played,
        scores: score(0).zip(found.and_then(score)),
        judgement,
        counts: judgement.is_some() && others.iter().any(|&other| Some(other) != played),
        reasons: reasons.unwrap_or_default(),
        better: best_moves.map(|one| one.actions.clone()).collect(),
        better_reasons,
    }
}

/// The mean of the points of the moves that count.
fn accuracy(turns: &[Reviewed], seat: Seat) -> Option<u8> {
    let counted = turns.iter().filter(|turn| turn.seat == seat && turn.counts);
    let points: Vec<u32> = counted.filter_map(|turn| Some(turn.judgement?.points())).collect();
    let number = points.len() as u32;
    // Rounded down, so that 100 means that nothing was missed.
    (number > 0).then(|| (points.iter().sum::<u32>() / number) as u8)
}

//! A search that plays every rule set: any size and line length, removes, blocks, forced openings.
//! It looks ahead from the rules themselves; where it sees the end of the game on every path its
//! answer is proven, elsewhere it is an estimate and says so.
//!
//! - `limits.rs`, `stop.rs`: how much may be spent, and how others watch and stop it; `budget.rs`: both,
//!   with the books, for one decision.
//! - `bits.rs`, `lines.rs`: sets of cells, and the lines of a board all at once.
//! - `state.rs`: what matters of a game for the future, and the turns that lead on.
//! - `value.rs`: what an unfinished position seems to be worth.
//! - `order.rs`, `table.rs`: which turn to look at first, and what is known already.
//! - `search.rs`: looking ahead, deeper and deeper within a budget.

mod bits;
mod budget;
mod limits;
mod lines;
mod order;
mod search;
mod state;
mod stop;
mod table;
#[cfg(test)]
mod tests;
mod value;

use bits::Bits;
pub use budget::Budget;
use fourline_game::{Action, Game, Stage};
use fourline_rules::sort_few;
pub use limits::Limits;
use lines::Lines;
use search::{PROVEN, Search, Stopped, WON};
use state::{After, State};
pub use stop::Stop;

/// What a turn leads to, for the player who makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prospect {
    /// Proven: this player wins after that many turns of both sides, this one included.
    Wins(u32),
    /// Proven: the opponent wins after that many turns of both sides, this one included.
    Loses(u32),
    /// A proven draw.
    Draw,
    /// Not proven: the larger the better, 0 is even.
    Estimate(i32),
}

/// A turn that can be made now, and what it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The drop or remove, and the block if there is one.
    pub actions: Vec<Action>,
    /// What it leads to.
    pub prospect: Prospect,
    /// For comparing candidates: larger is better.
    pub score: i32,
    /// The same without looking ahead, and without seeing lines: what the board seems worth right
    /// after the turn, or as if nothing had happened where the turn ends the game.
    pub sight: i32,
}

/// All turns that can be made now, best first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The turns, best first; equals stay in the order drops from the left, then removes.
    pub candidates: Vec<Candidate>,
    /// How many turns ahead was looked for all of them.
    pub turns: u32,
    /// Positions looked at.
    pub nodes: u64,
}

/// Which turns are to be judged with care.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// All of them.
    All,
    /// Those that come so close to the best one; of the others it is enough to know that they do
    /// not. That is much less work, so more can be seen.
    Within(i32),
}

/// Judges all moves of the player to move: whole turns at the beginning of one, or whether to block
/// at its end. There is always an answer: if the budget allows nothing, one without looking ahead.
pub fn judge(game: &Game, budget: &Budget) -> Judgement {
    judge_for(game, budget, Wanted::All)
}

/// The same, with care only where it is wanted.
pub fn judge_for(game: &Game, budget: &Budget, wanted: Wanted) -> Judgement {
    if game.rules().shape.cells() <= 64 {
        judge_on::<u64>(game, budget, wanted)
    } else {
        judge_on::<u128>(game, budget, wanted)
    }
}

fn judge_on<B: Bits>(game: &Game, budget: &Budget, wanted: Wanted) -> Judgement {
    let lines = Lines::<B>::new(game.rules().shape);
    let me = State::<B>::of(game).turn;
    let choices = choices(game, &lines);
    let mut search = Search::new(&lines, budget);
    let mut scores: Vec<i32> =
        choices.iter().map(|(_, after)| at_sight(*after, me, &lines)).collect();
    let now = -value::value(&State { turn: 1 - me, ..State::<B>::of(game) }, &lines);
    let sights = choices.iter().zip(&scores).map(|((_, after), score)| match after {
        After::Goes(_) => *score,
        After::Won(_) | After::Draw => now,
    });
    let sights: Vec<i32> = sights.collect();
    let mut seen = 0;
    let mut is_complete = choices.iter().all(|(_, after)| !matches!(after, After::Goes(_)));
    for depth in 0..budget.limits().turns {
        if is_complete || is_settled(&scores, wanted) {
            break;
        }
        search.cut_short = false;
        match judge_to(&mut search, &choices, me, depth, &scores, wanted) {
            Ok(deeper) => scores = deeper,
            Err(Stopped) => break,
        }
        seen = depth + 1;
        budget.stop().report_turns(seen);
        // Seen to every end, or all decided: looking further changes nothing.
        is_complete = !search.cut_short || scores.iter().all(|score| score.abs() > PROVEN);
    }
    let proven = is_complete && !search.cut_short;
    let judged = choices.into_iter().zip(scores).zip(sights);
    let mut candidates: Vec<Candidate> = judged
        .map(|(((actions, _), score), sight)| Candidate {
            actions,
            prospect: prospect(score, proven),
            score,
            sight,
        })
        .collect();
    sort_few(&mut candidates, |candidate| -candidate.score);
    Judgement { candidates, turns: seen, nodes: search.nodes() }
}

/// Is it clear what to do, where only the best turn matters? A win was found, the soonest first; or
/// everything but one turn loses.
fn is_settled(scores: &[i32], wanted: Wanted) -> bool {
    let undecided = scores.iter().filter(|&&score| score >= -PROVEN).count();
    let wins = scores.iter().any(|&score| score > PROVEN);
    wanted != Wanted::All && (wins || undecided == 1)
}

/// What can be done now, and what it leads to.
fn choices<B: Bits>(game: &Game, lines: &Lines<B>) -> Vec<(Vec<Action>, After<B>)> {
    let state = State::<B>::of(game);
    let mut choices = Vec::new();
    if game.stage() == Stage::Move {
        state.each_turn(lines, |turn, after| choices.push((turn.actions(lines), after)));
        return choices;
    }
    let seat = game.turn().expect("the game is in progress");
    let passed = State { turn: 1 - state.turn, ..state };
    let is_full = game.position().is_full();
    let after = if is_full { After::Draw } else { After::Goes(passed) };
    choices.push((vec![Action::EndTurn], after));
    if game.may_block(seat).is_ok() {
        choices.push((vec![Action::Block], After::Goes(passed.blocked())));
    }
    choices
}

/// All choices looked at to the same depth, the most promising first so that the others need only
/// be held against it.
fn judge_to<B: Bits>(
    search: &mut Search<'_, B>,
    choices: &[(Vec<Action>, After<B>)],
    me: u8,
    depth: u32,
    before: &[i32],
    wanted: Wanted,
) -> Result<Vec<i32>, Stopped> {
    let mut order: Vec<usize> = (0..choices.len()).collect();
    sort_few(&mut order, |&index| -before[index]);
    let mut scores = before.to_vec();
    let mut best = -WON;
    for index in order {
        let after = choices[index].1;
        let score = match wanted {
            Wanted::All => near(search, after, me, depth, before[index])?,
            Wanted::Within(margin) => {
                let floor = best.saturating_sub(margin + 1).max(-WON);
                search.after(after, me, depth, floor, WON)?
            }
        };
        best = best.max(score);
        scores[index] = score;
    }
    Ok(scores)
}

/// The exact score of a choice, tried first around what it was at the depth before.
fn near<B: Bits>(
    search: &mut Search<'_, B>,
    after: After<B>,
    me: u8,
    depth: u32,
    before: i32,
) -> Result<i32, Stopped> {
    const MARGIN: i32 = 20;
    let (low, high) = ((before - MARGIN).max(-WON), (before + MARGIN).min(WON));
    match search.after(after, me, depth, low, high)? {
        score if score <= low => search.after(after, me, depth, -WON, low + 1),
        score if score >= high => search.after(after, me, depth, high - 1, WON),
        score => Ok(score),
    }
}

fn at_sight<B: Bits>(after: After<B>, me: u8, lines: &Lines<B>) -> i32 {
    match after {
        After::Won(winner) if winner == me => WON,
        After::Won(_) => -WON,
        After::Draw => 0,
        After::Goes(state) if state.turn == me => value::value(&state, lines),
        After::Goes(state) => -value::value(&state, lines),
    }
}

fn prospect(score: i32, proven: bool) -> Prospect {
    let turns = (WON - score.abs()) as u32 + 1;
    match score {
        s if s > PROVEN => Prospect::Wins(turns),
        s if s < -PROVEN => Prospect::Loses(turns),
        0 if proven => Prospect::Draw,
        s => Prospect::Estimate(s),
    }
}

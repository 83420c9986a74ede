//! Looking ahead: alpha-beta with null windows, deeper and deeper until the budget is spent, with a
//! table of what is known. Wins are counted in turns from where one stands, so that a sooner win is a
//! better one.

use super::bits::Bits;
use super::budget::Budget;
use super::lines::Lines;
use super::order::{Order, Picked};
use super::state::{After, State, Turn};
use super::table::{Bound, Entry, Table};
use super::value::value;

/// A won game; each turn until then costs one point.
pub(super) const WON: i32 = 1_000_000;

/// Anything beyond this is a proven win.
pub(super) const PROVEN: i32 = WON - 1_000;

/// How often, in nodes, the search looks whether it is to stop: some tenths of a millisecond.
const POLL: u64 = 256;

/// The budget is spent or the search was cancelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stopped;

/// A search for one decision.
pub(super) struct Search<'a, B> {
    lines: &'a Lines<B>,
    budget: &'a Budget,
    table: Table<B>,
    order: Order,
    nodes: u64,
    most_nodes: u64,
    /// Has the present depth ended anywhere by its limit, so that there is more to see?
    pub(super) cut_short: bool,
}

impl<'a, B: Bits> Search<'a, B> {
    pub(super) fn new(lines: &'a Lines<B>, budget: &'a Budget) -> Search<'a, B> {
        // Who cancels wants an answer at once: not even a table is cleared for it.
        let most_nodes = budget.limits().nodes;
        let table = Table::for_nodes(if budget.is_cancelled() { 0 } else { most_nodes });
        Search { lines, budget, table, order: Order::new(), nodes: 0, most_nodes, cut_short: false }
    }

    /// The score of what a turn leads to, for the side `me` that makes it, looking `depth` turns
    /// further: exact if between alpha and beta, otherwise a bound on the right side.
    pub(super) fn after(
        &mut self,
        after: After<B>,
        me: u8,
        depth: u32,
        alpha: i32,
        beta: i32,
    ) -> Result<i32, Stopped> {
        let score = match after {
            After::Won(winner) if winner == me => return Ok(WON),
            After::Won(_) => return Ok(-WON),
            After::Draw => return Ok(0),
            // One turn later everything is one turn further away.
            After::Goes(state) if state.turn == me => {
                self.visit(&state, depth, closer(alpha), closer(beta))?
            }
            After::Goes(state) => -self.visit(&state, depth, -closer(beta), -closer(alpha))?,
        };
        Ok(further(score))
    }

    /// The score of a position for the side to move, in the same manner.
    fn visit(
        &mut self,
        state: &State<B>,
        depth: u32,
        alpha: i32,
        beta: i32,
    ) -> Result<i32, Stopped> {
        self.count()?;
        let drops = state.drops(self.lines);
        if !(self.lines.threats(state.own()) & drops).is_empty() {
            return Ok(WON);
        }
        let known = self.table.get(state);
        if let Some(entry) = known
            && (entry.depth >= depth || entry.score.abs() > PROVEN)
            && entry.answers(alpha, beta)
        {
            self.cut_short |= entry.cut_short;
            return Ok(entry.score);
        }
        // Where the opponent would complete a line if they could put a disc there now.
        let dangers = self.lines.threats(state.their()) & !state.filled();
        if depth == 0 {
            let is_lost = (dangers & drops).count() > 1 && !state.has_more_than_drops();
            self.cut_short |= !is_lost;
            return Ok(if is_lost { -further(WON) } else { value(state, self.lines) });
        }
        // What is below this position decides about its entry, whatever was cut short elsewhere.
        let elsewhere = std::mem::take(&mut self.cut_short);
        let list = self.order.open(state, self.lines, dangers, known.map(|entry| entry.turn));
        let searched = self.best_of(state, list, depth, alpha, beta);
        self.order.close(list);
        let (score, turn) = searched?;
        let bound = match score {
            s if s >= beta => Bound::AtLeast,
            s if s <= alpha => Bound::AtMost,
            _ => Bound::Exact,
        };
        if bound == Bound::AtLeast {
            self.order.praise(state.turn, turn, depth);
        }
        // A proven win or loss stands, whatever was left unseen beside it.
        let cut_short = self.cut_short && score.abs() <= PROVEN;
        self.table.put(Entry { state: *state, turn, score, depth, bound, cut_short });
        self.cut_short = cut_short || elsewhere;
        Ok(score)
    }

    /// The best of the turns listed, until one is too good to be allowed.
    fn best_of(
        &mut self,
        state: &State<B>,
        list: usize,
        depth: u32,
        mut alpha: i32,
        beta: i32,
    ) -> Result<(i32, Turn), Stopped> {
        let mut best: Option<(i32, Turn)> = None;
        while let Some(Picked { turn, gives_line }) = self.order.next(list) {
            let score = if gives_line {
                // The opponent's next disc ends the game; nothing needs to be looked at.
                -further(WON)
            } else {
                let Some(after) = self.made(state, turn) else { continue };
                self.first_or_null(after, state.turn, depth - 1, alpha, beta, best.is_none())?
            };
            if best.is_none_or(|(so_far, _)| score > so_far) {
                best = Some((score, turn));
                alpha = alpha.max(score);
            }
            if alpha >= beta {
                break;
            }
        }
        Ok(best.expect("a game in progress has a turn"))
    }

    /// What a turn leads to; `None` if its block is refused or has nothing to skip.
    fn made(&self, state: &State<B>, turn: Turn) -> Option<After<B>> {
        let after = state.after(self.lines, turn.main);
        if !turn.block {
            return Some(after);
        }
        let After::Goes(next) = after else { return None };
        let opponent = next.discs[usize::from(next.turn)];
        (!self.lines.any_almost(opponent)).then(|| After::Goes(next.blocked()))
    }

    /// The first turn is looked at in full; of the others it is only asked whether they are better,
    /// and by how much if they are.
    fn first_or_null(
        &mut self,
        after: After<B>,
        me: u8,
        depth: u32,
        alpha: i32,
        beta: i32,
        is_first: bool,
    ) -> Result<i32, Stopped> {
        if is_first || beta - alpha <= 1 {
            return self.after(after, me, depth, alpha, beta);
        }
        let score = self.after(after, me, depth, alpha, alpha + 1)?;
        if score <= alpha || score >= beta {
            return Ok(score);
        }
        self.after(after, me, depth, alpha, beta)
    }

    fn count(&mut self) -> Result<(), Stopped> {
        if self.nodes >= self.most_nodes {
            return Err(Stopped);
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(POLL) && self.budget.report(self.nodes) {
            return Err(Stopped);
        }
        Ok(())
    }

    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// A score one turn further away: proven wins and losses fade by one point.
fn further(score: i32) -> i32 {
    match score {
        s if s > PROVEN => s - 1,
        s if s < -PROVEN => s + 1,
        s => s,
    }
}

/// The opposite, for bounds.
fn closer(score: i32) -> i32 {
    match score {
        s if s > PROVEN => s + 1,
        s if s < -PROVEN => s - 1,
        s => s,
    }
}

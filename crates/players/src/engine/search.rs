//! Looking ahead: alpha-beta, deeper and deeper until the budget is spent, with a table of what is
//! known. Wins are counted in turns from where one stands, so that a sooner win is a better one.

use super::Budget;
use super::lines::Lines;
use super::state::{After, Main, State, Turn};
use super::value::value;

/// A won game; each turn until then costs one point.
pub(super) const WON: i32 = 1_000_000;

/// Anything beyond this is a proven win.
pub(super) const PROVEN: i32 = WON - 1_000;

/// Entries of the table; a power of two.
const ENTRIES: usize = 1 << 16;

/// How often, in nodes, the search looks whether it is to stop.
const POLL: u64 = 256;

/// What is known of a position. The whole state is stored, so that no two are ever mixed up.
#[derive(Clone, Copy, Debug)]
struct Entry {
    state: State,
    turn: Turn,
    score: i32,
    depth: u32,
    bound: Bound,
    /// Did the search below it end by its limit anywhere?
    cut_short: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// The budget is spent or somebody cancelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stopped;

/// A search for one decision.
pub(super) struct Search<'a> {
    lines: &'a Lines,
    budget: &'a Budget,
    table: Vec<Option<Entry>>,
    nodes: u64,
    /// Has the present depth ended anywhere by its limit, so that there is more to see?
    pub(super) cut_short: bool,
}

impl<'a> Search<'a> {
    pub(super) fn new(lines: &'a Lines, budget: &'a Budget) -> Search<'a> {
        Search { lines, budget, table: vec![None; ENTRIES], nodes: 0, cut_short: false }
    }

    /// The score of what a turn leads to, for the side `me` that makes it, looking `depth` turns
    /// further.
    pub(super) fn after(
        &mut self,
        after: After,
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

    /// The score of a position for the side to move: exact if between alpha and beta, otherwise a
    /// bound on the right side.
    fn visit(&mut self, state: &State, depth: u32, alpha: i32, beta: i32) -> Result<i32, Stopped> {
        self.count()?;
        let mut alpha = alpha;
        let known = self.table[slot(state)].filter(|entry| entry.state == *state);
        if let Some(entry) = known {
            let is_final = entry.score.abs() > PROVEN;
            if entry.depth >= depth || is_final {
                let answers = match entry.bound {
                    Bound::Exact => true,
                    Bound::AtLeast => entry.score >= beta,
                    Bound::AtMost => entry.score <= alpha,
                };
                if answers {
                    self.cut_short |= entry.cut_short;
                    return Ok(entry.score);
                }
            }
        }
        if depth == 0 {
            let value = self.quiet_value(state);
            self.cut_short |= value.abs() <= PROVEN;
            return Ok(value);
        }
        let turns = self.ordered(state, known.map(|entry| entry.turn));
        let start = alpha;
        // What is below this position decides about its entry, whatever was cut short elsewhere.
        let elsewhere = std::mem::take(&mut self.cut_short);
        let mut best: Option<(i32, Turn)> = None;
        for (turn, after) in turns {
            let score = self.after(after, state.turn, depth - 1, alpha, beta)?;
            if best.is_none_or(|(so_far, _)| score > so_far) {
                best = Some((score, turn));
                alpha = alpha.max(score);
            }
            if alpha >= beta {
                break;
            }
        }
        let (score, turn) = best.expect("a game in progress has a turn");
        let bound = match score {
            s if s >= beta => Bound::AtLeast,
            s if s <= start => Bound::AtMost,
            _ => Bound::Exact,
        };
        // A proven win or loss stands, whatever was left unseen beside it.
        let cut_short = self.cut_short && score.abs() <= PROVEN;
        self.table[slot(state)] =
            Some(Entry { state: *state, turn, score, depth, bound, cut_short });
        self.cut_short = cut_short || elsewhere;
        Ok(score)
    }

    /// The value at the limit, but never blind to a win with the next disc.
    fn quiet_value(&self, state: &State) -> i32 {
        let me = usize::from(state.turn);
        let wins = self.lines.shape.all_columns().any(|column| {
            let forced = state.opening[me] && !self.lines.shape.is_centre(column);
            let landing = state.landing(self.lines, column.index() as u8).filter(|_| !forced);
            landing.is_some_and(|bit| self.lines.completes(state.own() | 1 << bit, bit))
        });
        if wins { WON } else { value(state, self.lines) }
    }

    /// All turns: the best known one first, then wins, then drops from the centre outwards, removes
    /// and blocks last.
    fn ordered(&self, state: &State, known: Option<Turn>) -> Vec<(Turn, After)> {
        let mut turns: Vec<(i32, Turn, After)> = Vec::with_capacity(16);
        let columns = i32::from(self.lines.shape.columns());
        state.each_turn(self.lines, |turn, after| {
            let urgency = match (after, turn.main) {
                _ if Some(turn) == known => 1_000,
                (After::Won(winner), _) if winner == state.turn => 2_000,
                (After::Won(_), _) => -2_000,
                (_, Main::Drop(column)) => {
                    let from_centre = (2 * i32::from(column) - columns + 1).abs();
                    let stops = state
                        .landing(self.lines, column)
                        .is_some_and(|bit| self.lines.completes(state.their() | 1 << bit, bit));
                    i32::from(stops) * 500 - from_centre - i32::from(turn.block) * 100
                }
                (_, Main::Remove(_)) => -300 - i32::from(turn.block) * 100,
            };
            turns.push((urgency, turn, after));
        });
        // Stable, so that the same position is always searched in the same order.
        turns.sort_by_key(|&(urgency, ..)| -urgency);
        turns.into_iter().map(|(_, turn, after)| (turn, after)).collect()
    }

    fn count(&mut self) -> Result<(), Stopped> {
        if self.nodes >= self.budget.nodes {
            return Err(Stopped);
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(POLL) {
            self.budget.report(self.nodes);
            if self.budget.is_cancelled() {
                return Err(Stopped);
            }
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

fn slot(state: &State) -> usize {
    let [a, b] = state.discs.map(|discs| (discs as u64) ^ ((discs >> 64) as u64).rotate_left(23));
    let rest = u64::from(state.turn)
        | u64::from(state.removes[0]) << 8
        | u64::from(state.removes[1]) << 16
        | u64::from(state.blocks[0]) << 24
        | u64::from(state.blocks[1]) << 32;
    let mut mixed =
        a.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ b.wrapping_mul(0xc2b2_ae3d_27d4_eb4f) ^ rest;
    mixed = (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    (mixed >> 32) as usize & (ENTRIES - 1)
}

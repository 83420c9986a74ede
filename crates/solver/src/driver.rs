//! Which questions to ask at the root so that the score is pinned down soon.
//! Each question is answered by `search.rs`.

use crate::board::Board;
use crate::book::Book;
use crate::children::Node;
use crate::control::Control;
use crate::cpu::Cpu;
use crate::layout::Layout;
use crate::order::Order;
use crate::search::Search;
use crate::table::Table;
use crate::team::Team;

/// The range of scores in which the answer is wanted: scores outside count as its nearest end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// The score itself.
    Exact,
    /// The score itself, which is known to be at least this, and often just this.
    AtLeast(i32),
    /// Only its sign.
    Sign,
    /// Only whether it is above this: the answer is above this number if so, and not above it if not.
    Above(i32),
}

/// The score asked for, and how many positions were visited to find it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    pub(crate) score: i32,
    pub(crate) nodes: u64,
}

/// A probe for a quick win is given up after about so many nodes of all threads together: what takes
/// longer is not quick.
const PROBE: u64 = 60_000;

/// Solves of fewer nodes than this are over before other threads could help.
const ALONE: u64 = 10_000;

/// The lowest and the highest score that a position after `moves` of `cells` moves can have.
pub(crate) fn possible(cells: i32, moves: i32) -> (i32, i32) {
    (-(cells - moves) / 2, (cells + 1 - moves) / 2)
}

/// "Is the score above alpha?"
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Question {
    alpha: i32,
    /// Whether it may be left open if the answer is not found soon.
    is_probe: bool,
}

/// Asks until the score is known.
///
/// Most positions are decided by a quick win, which a question far from zero finds with a small
/// search; but between good players the hard question is who wins at all, and once that is answered
/// the rest is close by. So: first two cheap probes for a quick win and a quick loss, then zero, then
/// away from zero step by step; or, beyond a probe that has found a quick win, by halving.
///
/// ```text
///   lowest              /2        -2 -1  0  1  2        /2             highest
///     |                  2         5  4  3  4  5         1                |
/// ```
///
/// If the caller knows a least score, whether it is more than that is asked before all else.
#[derive(Clone)]
pub(crate) struct Questions {
    lower: i32,
    upper: i32,
    /// The probes that have still to be asked.
    probes: [Option<i32>; 2],
    /// A question to begin with.
    first: Option<i32>,
    /// A lower bound above the one, or an upper bound not above the other, is that of a quick win.
    quick: [i32; 2],
    /// The hard question: zero, seen from the first player.
    zero: i32,
}

impl Questions {
    pub(crate) fn new(cells: i32, moves: i32, wanted: Wanted) -> Self {
        let (lowest, highest) = possible(cells, moves);
        let quick = [highest / 2, lowest / 2];
        let usual = quick.map(Some);
        let (lower, upper, probes) = match wanted {
            Wanted::Exact => (lowest, highest, usual),
            Wanted::AtLeast(least) => (least.max(lowest), highest, usual),
            Wanted::Sign => (lowest.max(-1), highest.min(1), [None; 2]),
            Wanted::Above(alpha) => (alpha, alpha + 1, [None; 2]),
        };
        Questions {
            lower,
            upper,
            probes,
            first: match wanted {
                Wanted::AtLeast(least) if least > lowest => Some(least),
                _ => None,
            },
            quick,
            zero: if moves % 2 == 0 { 0 } else { -1 },
        }
    }

    /// The next question, or `None` if the score is known.
    pub(crate) fn next(&mut self) -> Option<Question> {
        let (lower, upper) = (self.lower, self.upper);
        if lower >= upper {
            return None;
        }
        if let Some(alpha) = self.first.take() {
            return Some(Question { alpha, is_probe: false });
        }
        let undecided = lower < 0 && upper > 0;
        for probe in &mut self.probes {
            if let Some(alpha) = probe.take()
                && lower < 0
                && lower <= alpha
                && alpha < upper
            {
                return Some(Question { alpha, is_probe: true });
            }
        }
        let alpha = if undecided {
            self.zero
        } else if lower > self.quick[0] || upper <= self.quick[1] {
            lower + (upper - lower) / 2
        } else if lower >= 0 {
            lower
        } else {
            upper - 1
        };
        Some(Question { alpha, is_probe: false })
    }

    /// Notes the answer to the question `alpha`.
    pub(crate) fn answer(&mut self, alpha: i32, result: i32) {
        if result > alpha {
            self.lower = result.min(self.upper);
        } else {
            self.upper = result.max(self.lower);
        }
    }
}

/// What is wanted to know of `board`; `None` if cancelled.
pub(crate) fn solve<C: Cpu, const W: usize, const H: usize, const L: usize>(
    table: &Table,
    control: &Control,
    threads: usize,
    book: Option<&Book>,
    board: &Board<W, H>,
    wanted: Wanted,
) -> Option<Answer> {
    if let Some(score) = without_search(board, wanted) {
        return Some(Answer { score, nodes: 0 });
    }
    // There is one thread only, so what several do together is not even compiled.
    let threads = if cfg!(target_family = "wasm") { 1 } else { threads };
    let mut questions = Questions::new(Layout::<W, H>::CELLS, board.moves, wanted);
    let mut alone = Search::<W, H, L>::new(table, control, Order::TUNED, None).with_book(book);
    if threads > 1 {
        alone.limit = ALONE;
    }
    let solved = ask::<C, W, H, L>(&mut alone, control, board, &mut questions, PROBE);
    if solved {
        return Some(Answer { score: questions.lower, nodes: alone.nodes });
    }
    // One thread alone has no limit, so it gave up because it had to.
    if threads == 1 || control.is_over() {
        return None;
    }

    table.grow_to_full_size();
    let team = Team::new();
    let probe = PROBE / threads as u64;
    let work = || {
        let mut questions = questions.clone();
        let mut search =
            Search::<W, H, L>::new(table, control, Order::TUNED, Some(&team)).with_book(book);
        let solved = ask::<C, W, H, L>(&mut search, control, board, &mut questions, probe);
        if solved {
            team.finish();
        }
        (solved.then_some(questions.lower), search.nodes)
    };
    let results: Vec<(Option<i32>, u64)> = std::thread::scope(|scope| {
        // A system that has no more threads to give gets by with fewer.
        let start = |_| std::thread::Builder::new().spawn_scoped(scope, work).ok();
        let helpers: Vec<_> = (1..threads).map_while(start).collect();
        let mine = work();
        let helped = helpers.into_iter().map(|helper| helper.join().expect("a search panicked"));
        std::iter::once(mine).chain(helped).collect()
    });
    let nodes = alone.nodes + results.iter().map(|(_, nodes)| nodes).sum::<u64>();
    let score = results.iter().find_map(|&(score, _)| score)?;
    Some(Answer { score, nodes })
}

/// The answer if the game is over or ends with the next disc.
fn without_search<const W: usize, const H: usize>(
    board: &Board<W, H>,
    wanted: Wanted,
) -> Option<i32> {
    let (_, highest) = possible(Layout::<W, H>::CELLS, board.moves);
    let score = match board.wins_at_once() {
        true if wanted == Wanted::Sign => 1,
        true => highest,
        false if board.is_full() => 0,
        false => return None,
    };
    Some(score)
}

/// The exact score found by one search with its own limit and weights; `None` if it gave up.
pub(crate) fn solve_with<C: Cpu, const W: usize, const H: usize, const L: usize>(
    search: &mut Search<W, H, L>,
    control: &Control,
    board: &Board<W, H>,
) -> Option<i32> {
    if let Some(score) = without_search(board, Wanted::Exact) {
        return Some(score);
    }
    let mut questions = Questions::new(Layout::<W, H>::CELLS, board.moves, Wanted::Exact);
    ask::<C, W, H, L>(search, control, board, &mut questions, PROBE).then_some(questions.lower)
}

/// Asks until nothing is open, and spends about `probe` nodes on a probe at most. Whether it came to
/// that; if not, the last question is still to be asked.
fn ask<C: Cpu, const W: usize, const H: usize, const L: usize>(
    search: &mut Search<W, H, L>,
    control: &Control,
    board: &Board<W, H>,
    questions: &mut Questions,
    probe: u64,
) -> bool {
    let node = Node::new::<W, H>(board.own, board.filled);
    let limit = search.limit;
    loop {
        let before = questions.clone();
        let Some(Question { alpha, is_probe }) = questions.next() else { return true };
        if is_probe {
            search.limit = limit.min(search.nodes + probe);
        }
        let result = C::visit(search, &node, board.moves, alpha, None);
        search.limit = limit;
        if !search.is_stopped() {
            questions.answer(alpha, result);
            control.narrow(questions.lower, questions.upper);
        } else if is_probe && search.is_wanted() {
            search.resume();
        } else {
            *questions = before;
            return false;
        }
    }
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;

    /// Every score is found, whatever the bounds the search gives with its answers.
    #[test]
    fn questions_pin_down_every_score() {
        for moves in 0..42 {
            let (lowest, highest) = possible(42, moves);
            for score in lowest..=highest {
                let wanted = (lowest..=score).map(Wanted::AtLeast).chain([Wanted::Exact]);
                for (wanted, slack) in wanted.flat_map(|wanted| [0, 1, 2].map(|n| (wanted, n))) {
                    let mut questions = Questions::new(42, moves, wanted);
                    let mut asked = 0;
                    while let Some(Question { alpha, .. }) = questions.next() {
                        assert!(questions.lower <= alpha && alpha < questions.upper);
                        // A true bound, more or less sharp.
                        let result = if score > alpha {
                            (score - slack).max(alpha + 1)
                        } else {
                            (score + slack).min(alpha)
                        };
                        questions.answer(alpha, result);
                        asked += 1;
                    }
                    assert_eq!(questions.lower, score);
                    assert!(asked <= 13, "{asked} questions for {score} after {moves}");
                }
            }
        }
    }

    #[test]
    fn the_sign_takes_two_questions_at_most() {
        for score in -21..=21i32 {
            let mut questions = Questions::new(42, 0, Wanted::Sign);
            let mut asked = 0;
            while let Some(Question { alpha, .. }) = questions.next() {
                questions.answer(alpha, score);
                asked += 1;
            }
            assert_eq!(questions.lower, score.signum());
            assert!(asked <= 2);
        }
    }

    #[test]
    fn one_question_is_one_question() {
        for score in -5..=5i32 {
            for alpha in -5..=5 {
                let mut questions = Questions::new(42, 0, Wanted::Above(alpha));
                assert_eq!(questions.next(), Some(Question { alpha, is_probe: false }));
                questions.answer(alpha, score);
                assert_eq!(questions.next(), None);
                assert_eq!(questions.lower > alpha, score > alpha);
            }
        }
    }
}

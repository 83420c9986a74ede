//! A search that plays every rule set: any size and line length, removes, blocks, forced openings.
//! It looks ahead from the rules themselves; where it sees the end of the game on every path its
//! answer is proven, elsewhere it is an estimate and says so.
//!
//! - `lines.rs`: the winning lines of a board as sets of cells.
//! - `state.rs`: what matters of a game for the future, and the turns that lead on.
//! - `value.rs`: what an unfinished position seems to be worth.
//! - `search.rs`: looking ahead, deeper and deeper within a budget.

mod lines;
mod search;
mod state;
mod value;

use fourline_game::{Action, Game, Stage};
use lines::Lines;
use search::{PROVEN, Search, Stopped, WON};
use state::{After, State};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// How much may be spent on a decision. Shared with other threads it shows how far the work has
/// come, and stops it.
#[derive(Debug)]
pub struct Budget {
    nodes: u64,
    turns: u32,
    cancelled: AtomicBool,
    spent: AtomicU64,
}

/// What a turn leads to, for the player who makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prospect {
    /// Proven: this player wins after that many turns of both sides, this one included.
    Wins(u32),
    /// Proven: the opponent wins after that many turns of both sides, this one included.
    Loses(u32),
    /// Proven: nobody wins.
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
    /// The same without looking ahead: what the board seems worth right after the turn.
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

impl Budget {
    /// So many positions, however deep.
    pub fn nodes(nodes: u64) -> Budget {
        Budget { nodes, turns: 127, cancelled: AtomicBool::new(false), spent: AtomicU64::new(0) }
    }

    /// The same, but looking at most that many turns ahead.
    pub fn and_turns(self, turns: u32) -> Budget {
        Budget { turns, ..self }
    }

    /// Makes the search answer at once with what it has.
    pub fn cancel(&self) {
        self.cancelled.store(true, Relaxed);
    }

    /// Was it cancelled?
    pub fn is_cancelled(&self) -> bool {
        self.cancelled.load(Relaxed)
    }

    /// How many positions may be looked at in all.
    pub fn limit(&self) -> u64 {
        self.nodes
    }

    /// Positions looked at so far, in steps.
    pub fn spent(&self) -> u64 {
        self.spent.load(Relaxed)
    }

    fn report(&self, nodes: u64) {
        self.spent.store(nodes, Relaxed);
    }
}

/// Judges all that whoever is to move can do: whole turns at the beginning of one, or whether to
/// block at its end. There is always an answer: if the budget allows nothing, it rests on sight.
pub fn judge(game: &Game, budget: &Budget) -> Judgement {
    let lines = Lines::new(game.rules().shape);
    let me = State::of(game).turn;
    let choices = choices(game, &lines);
    let mut search = Search::new(&lines, budget);
    let sights: Vec<i32> = choices.iter().map(|(_, after)| at_sight(*after, me, &lines)).collect();
    let mut scores = sights.clone();
    let mut seen = 0;
    let mut is_complete = choices.iter().all(|(_, after)| !matches!(after, After::Goes(_)));
    for depth in 0..budget.turns {
        if is_complete {
            break;
        }
        search.cut_short = false;
        match judge_to(&mut search, &choices, me, depth, &scores) {
            Ok(deeper) => scores = deeper,
            Err(Stopped) => break,
        }
        seen = depth + 1;
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
    candidates.sort_by_key(|candidate| -candidate.score);
    Judgement { candidates, turns: seen, nodes: search.nodes() }
}

/// What can be done now, and what it leads to.
fn choices(game: &Game, lines: &Lines) -> Vec<(Vec<Action>, After)> {
    let state = State::of(game);
    let mut choices = Vec::new();
    if game.stage() == Stage::Move {
        state.each_turn(lines, |turn, after| choices.push((turn.actions(lines), after)));
        return choices;
    }
    let seat = game.turn().expect("the game is in progress");
    let me = usize::from(state.turn);
    let is_full = game.position().is_full();
    let passed = State { turn: 1 - state.turn, ..state };
    let after = if is_full { After::Draw } else { After::Goes(passed) };
    choices.push((vec![Action::EndTurn], after));
    if game.may_block(seat).is_ok() {
        let mut blocked = state;
        blocked.blocks[me] -= 1;
        choices.push((vec![Action::Block], After::Goes(blocked)));
    }
    choices
}

/// All choices looked at to the same depth, the most promising first so that the table helps the
/// rest.
fn judge_to(
    search: &mut Search<'_>,
    choices: &[(Vec<Action>, After)],
    me: u8,
    depth: u32,
    before: &[i32],
) -> Result<Vec<i32>, Stopped> {
    let mut order: Vec<usize> = (0..choices.len()).collect();
    order.sort_by_key(|&index| -before[index]);
    let mut scores = before.to_vec();
    for index in order {
        scores[index] = search.after(choices[index].1, me, depth, -WON, WON)?;
    }
    Ok(scores)
}

fn at_sight(after: After, me: u8, lines: &Lines) -> i32 {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Computer, Dice, Draw};
    use fourline_game::Setup;
    use fourline_rules::{BadInput, Opening, Rules, Shape, Undo};
    use std::collections::HashMap;

    /// The exact score of a state for the side to move, by trying everything.
    fn oracle(state: &State, lines: &Lines, known: &mut HashMap<State, i32>) -> i32 {
        if let Some(&score) = known.get(state) {
            return score;
        }
        let mut turns = Vec::new();
        state.each_turn(lines, |_, after| turns.push(after));
        let best =
            turns.into_iter().map(|after| oracle_after(after, state.turn, lines, known)).max();
        let best = best.expect("there is a turn");
        known.insert(*state, best);
        best
    }

    fn oracle_after(after: After, me: u8, lines: &Lines, known: &mut HashMap<State, i32>) -> i32 {
        let score = match after {
            After::Won(winner) => return if winner == me { WON } else { -WON },
            After::Draw => return 0,
            After::Goes(state) if state.turn == me => oracle(&state, lines, known),
            After::Goes(state) => -oracle(&state, lines, known),
        };
        score - score.signum()
    }

    /// A game on a small board after some random turns.
    fn random_game(rules: Rules, turns: usize, dice: &mut Dice) -> Option<Game> {
        let players = ["One", "Two"].map(|name| Computer::Random.player(name).unwrap());
        let mut game = Game::new(Setup::new(rules, players).unwrap());
        let lines = Lines::new(rules.shape);
        for _ in 0..turns {
            let seat = game.turn()?;
            let mut all = Vec::new();
            State::of(&game).each_turn(&lines, |turn, _| all.push(turn));
            for action in all[dice.below(all.len())].actions(&lines) {
                game.play(seat.does(action)).unwrap();
            }
            if game.turn() == Some(seat) && game.stage() != Stage::Move {
                game.play(seat.does(Action::EndTurn)).unwrap();
            }
        }
        game.turn().map(|_| game)
    }

    const SMALL: Rules = Rules {
        bad_input: BadInput::AskAgain,
        undo: Undo::Never,
        opening: Opening::Free,
        removes: 1,
        blocks: 1,
        ..Rules::CLASSIC
    };

    #[test]
    fn with_budget_enough_every_turn_is_judged_as_the_oracle_does() {
        let mut dice = Dice::new(4);
        let mut judged = 0;
        for (connect, turns) in [(3, 5), (4, 10)] {
            let shape = Shape::new(4, 4, connect).unwrap();
            let lines = Lines::new(shape);
            let rules = Rules { shape, ..SMALL };
            let mut known = HashMap::new();
            for _ in 0..150 {
                let Some(game) = random_game(rules, turns, &mut dice) else { continue };
                let state = State::of(&game);
                let judgement = judge(&game, &Budget::nodes(u64::MAX));
                let mut expected = Vec::new();
                state.each_turn(&lines, |turn, after| {
                    let score = oracle_after(after, state.turn, &lines, &mut known);
                    expected.push((turn.actions(&lines), score));
                });
                expected.sort_by_key(|(_, score)| -score);
                assert_eq!(judgement.candidates.len(), expected.len());
                for candidate in &judgement.candidates {
                    let (_, score) =
                        expected.iter().find(|(actions, _)| *actions == candidate.actions).unwrap();
                    let same = score.signum() == candidate.score.signum();
                    assert!(same, "{candidate:?} against {score}\n{}", game.position());
                    assert!(!matches!(candidate.prospect, Prospect::Estimate(_)), "{candidate:?}");
                    judged += 1;
                }
                assert_eq!(judgement.candidates[0].score, expected[0].1, "the shortest way to win");
            }
        }
        assert!(judged > 1_000, "{judged}");
    }

    #[test]
    fn any_budget_gives_an_answer_and_the_same_one_each_time() {
        let mut dice = Dice::new(8);
        for nodes in [0, 1, 10, 1_000] {
            for _ in 0..20 {
                let Some(game) = random_game(Rules { removes: 2, ..Rules::POWER }, 6, &mut dice)
                else {
                    continue;
                };
                let judgement = judge(&game, &Budget::nodes(nodes));
                assert!(!judgement.candidates.is_empty());
                assert!(judgement.nodes <= nodes);
                assert_eq!(judgement, judge(&game, &Budget::nodes(nodes)));
            }
        }
    }

    #[test]
    fn a_cancelled_search_answers_with_what_it_has() {
        let game = random_game(Rules::POWER, 4, &mut Dice::new(1)).unwrap();
        let budget = Budget::nodes(u64::MAX);
        budget.cancel();
        assert!(judge(&game, &budget).nodes <= 256);
    }

    #[test]
    fn immediate_wins_and_dangers_are_seen() {
        let game = {
            let mut game = random_game(Rules::CLASSIC, 0, &mut Dice::new(1)).unwrap();
            for column in [0, 6, 0, 6, 0] {
                let seat = game.turn().unwrap();
                game.play(seat.does(Action::Drop(fourline_rules::Column::new(column)))).unwrap();
            }
            game
        };
        let judgement = judge(&game, &Budget::nodes(100_000).and_turns(3));
        let best = &judgement.candidates[0];
        assert_eq!(best.actions, [Action::Drop(fourline_rules::Column::new(0))]);
        let others = &judgement.candidates[1..];
        assert!(others.iter().all(|other| other.prospect == Prospect::Loses(2)), "{others:?}");
    }
}

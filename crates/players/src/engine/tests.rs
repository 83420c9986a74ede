//! The engine against brute force, and its promises about budgets.

use super::lines::Lines;
use super::search::WON;
use super::state::{After, State};
use super::*;
use crate::{Computer, Dice, Draw};
use fourline_game::Setup;
use fourline_rules::{BadInput, Opening, Rules, Shape, Undo};
use std::collections::HashMap;

/// What brute force has found out.
type Known = HashMap<State<u64>, i32>;

/// The exact score of a state for the side to move, by trying everything.
fn oracle(state: &State<u64>, lines: &Lines<u64>, known: &mut Known) -> i32 {
    if let Some(&score) = known.get(state) {
        return score;
    }
    let mut turns = Vec::new();
    state.each_turn(lines, |_, after| turns.push(after));
    let best = turns.into_iter().map(|after| oracle_after(after, state.turn, lines, known)).max();
    let best = best.expect("there is a turn");
    known.insert(*state, best);
    best
}

fn oracle_after(after: After<u64>, me: u8, lines: &Lines<u64>, known: &mut Known) -> i32 {
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
    let lines = Lines::<u64>::new(rules.shape);
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
        let lines = Lines::<u64>::new(shape);
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
            let Some(game) = random_game(Rules { removes: 2, ..Rules::POWER }, 6, &mut dice) else {
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
    budget.stop().cancel();
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
    let judgement = judge(&game, &Limits::nodes(100_000).and_turns(3).into());
    let best = &judgement.candidates[0];
    assert_eq!(best.actions, [Action::Drop(fourline_rules::Column::new(0))]);
    let others = &judgement.candidates[1..];
    assert!(others.iter().all(|other| other.prospect == Prospect::Loses(2)), "{others:?}");
}

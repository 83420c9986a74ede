//! Reasons under rules with removes and blocks, and on boards that the solver does not know: what is seen on the
//! board by plain counting, and lines that are played to their end by the rules.

use crate::board::{Board, at};
use crate::long;
use fourline_game::{Action, Game, Name, Player, Setup, Verdict};
use fourline_insight::{Explainer, Explanation, Reason, end_turn};
use fourline_players::{Books, Dice, Draw, Limits, Prospect, Stop};
use fourline_rules::{Rules, Shape, Side};

fn new_game(rules: Rules) -> Game {
    let people = ["Ann", "Bob"].map(|name| Player::human(Name::new(name).unwrap()));
    Game::new(Setup::new(rules, people).unwrap())
}

fn make(game: &mut Game, actions: &[Action]) {
    let seat = game.turn().expect("it goes on");
    for &action in actions {
        game.play(seat.does(action)).unwrap();
    }
    end_turn(game, seat);
}

/// The board after the actions of a side, made without the rules.
fn after(board: &Board, side: Side, actions: &[Action]) -> Board {
    let mut board = board.clone();
    for action in actions {
        match *action {
            Action::Drop(column) => board.columns[column.index()].push(side),
            Action::Remove(cell) => drop(board.columns[at(cell).0].remove(at(cell).1)),
            _ => {}
        }
    }
    board
}

fn check(game: &Game, one: &Explanation) {
    let seat = game.turn().unwrap();
    let (mover, before) = (game.side(seat), Board::of(game.position()));
    let (opponent, board) = (mover.other(), after(&before, mover, &one.actions));
    let context = format!("{one:?}\n{}", game.position());
    let has_line = |side| board.line_in(side, |_| false);
    let is_proved = !matches!(one.prospect, Prospect::Estimate(_));
    let says_estimate = one.reasons.iter().any(|reason| !reason.is_proved());
    assert_eq!(is_proved, !says_estimate, "{context}");
    for reason in &one.reasons {
        match reason {
            Reason::Wins { .. } => assert!(has_line(mover) && !has_line(opponent), "{context}"),
            Reason::GivesLine => assert!(has_line(opponent) && !has_line(mover), "{context}"),
            Reason::GivesBothLines => assert!(has_line(opponent) && has_line(mover), "{context}"),
            Reason::SkipsAndWins { column } => {
                assert_eq!(one.actions.last(), Some(&Action::Block));
                assert!(board.wins(mover).contains(&column.index()), "{context}");
            }
            Reason::StopsFour { cells } => {
                assert!(cells.iter().all(|&cell| before.completes(opponent, at(cell))));
                assert!(!cells.is_empty() && board.wins(opponent).is_empty(), "{context}");
            }
            Reason::TwoThreats { cells } => {
                assert!(cells.len() >= 2, "{context}");
                assert!(cells.iter().all(|&cell| board.completes(mover, at(cell))), "{context}");
            }
            Reason::LeavesFour { cells } => {
                let wins = board.wins(opponent);
                assert!(cells.iter().all(|&cell| wins.contains(&at(cell).0)), "{context}");
            }
            Reason::GivesAbove { cell } => {
                assert!(board.wins(opponent).contains(&at(*cell).0), "{context}");
            }
            Reason::SpendsThreat { cell } => {
                assert!(before.completes(mover, at(*cell)), "{context}");
            }
            Reason::Line { turns } => {
                let mut game = game.clone();
                make(&mut game, &one.actions);
                turns.iter().for_each(|turn| make(&mut game, turn));
                let winner = match one.prospect {
                    Prospect::Wins(_) => seat,
                    Prospect::Loses(_) => seat.other(),
                    _ => panic!("a line without a result: {context}"),
                };
                let verdict = game.ending().expect("the line ends the game").verdict();
                assert_eq!(verdict, Verdict::Won(winner), "{context}");
            }
            Reason::OnlyMove | Reason::Estimate(_) => {}
            Reason::Forces { .. }
            | Reason::Squeezes { .. }
            | Reason::FollowUp { .. }
            | Reason::NoLineLeft { .. } => {
                panic!("only for plain games: {context}")
            }
        }
    }
}

#[test]
fn reasons_under_house_rules_hold() {
    let shape = |columns, rows, connect| Shape::new(columns, rows, connect).unwrap();
    let plain = Rules::CLASSIC;
    let sets = [
        Rules { removes: 1, shape: shape(5, 4, 4), ..plain },
        Rules { blocks: 1, shape: shape(5, 4, 4), ..plain },
        Rules { removes: 2, blocks: 1, ..plain },
        Rules { shape: shape(6, 5, 3), ..plain },
        Rules { shape: shape(9, 8, 5), ..plain },
    ];
    let mut explainer = Explainer::new(Limits::nodes(2_000), &Stop::new(), &Books::none());
    let mut lines = 0;
    for round in 0..long::rounds(1_000) {
        let mut dice = Dice::for_command(5, round);
        let mut game = new_game(sets[round % sets.len()]);
        for _ in 0..dice.below(16) {
            let Some(seat) = game.turn() else { break };
            let columns = game.position().open_columns().collect::<Vec<_>>();
            let column = columns[dice.below(columns.len())];
            game.play(seat.does(Action::Drop(column))).unwrap();
            end_turn(&mut game, seat);
        }
        let explained = explainer.explain(&game);
        assert!(!explained.is_exact);
        for one in &explained.moves {
            check(&game, one);
            lines += usize::from(one.reasons.iter().any(|r| matches!(r, Reason::Line { .. })));
        }
    }
    assert!(lines > 20, "{lines}");
}

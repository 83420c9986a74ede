//! Reviews of random games, held against the solver's own scores and the definitions of `docs/review.md`; and of games
//! with house rules, undos and takebacks.

use fourline_game::{Action, Game, Name, Offer, Player, Seat, Setup};
use fourline_insight::{Course, Explainer, Judgement, Review, end_turn};
use fourline_players::{Books, Dice, Draw, Limits, Prospect, Stop};
use fourline_rules::{Column, Rules, Shape, Side, Undo};
use fourline_solver::{Control, Options, Solver};

fn new_game(rules: Rules) -> Game {
    let people = ["Ann", "Bob"].map(|name| Player::human(Name::new(name).unwrap()));
    Game::new(Setup::new(rules, people).unwrap())
}

fn explainer() -> Explainer {
    Explainer::new(Limits::nodes(3_000), &Stop::new(), &Books::default())
}

fn play(game: &mut Game, action: Action) {
    let seat = game.turn().expect("it goes on");
    game.play(seat.does(action)).unwrap();
}

fn drop(number: u8) -> Action {
    Action::Drop(Column::new(number - 1))
}

/// What the definitions say about a move worth `played` where the others are worth `others`, in scores.
fn defined(played: i32, others: &[i32], now: i32, threatened: bool) -> Judgement {
    let best = others.iter().copied().fold(played, i32::max);
    if best.signum() != played.signum() {
        return match (best.signum(), played.signum()) {
            (1, -1) => Judgement::Blunder,
            _ => Judgement::Mistake,
        };
    }
    let alone = others.iter().all(|other| other.signum() < played.signum());
    let obvious = played == now || threatened;
    if alone && played >= 0 && !others.is_empty() && !obvious {
        return Judgement::OnlyMove;
    }
    match best - played {
        0 => Judgement::Best,
        1 | 2 => Judgement::Good,
        _ => Judgement::Slip,
    }
}

#[test]
fn random_games_are_judged_by_the_definitions() {
    let (mut solver, control) = (Solver::new(Options::default()).unwrap(), Control::new());
    let mut explainer = explainer();
    for round in 0..6 {
        let mut dice = Dice::for_command(2, round);
        let shape = [Shape::CLASSIC, Shape::new(6, 5, 4).unwrap()][round % 2];
        let mut game = new_game(Rules { shape, ..Rules::CLASSIC });
        for _ in 0..12 + dice.below(18) {
            if game.ending().is_some() {
                break;
            }
            let open: Vec<Column> = game.position().open_columns().collect();
            play(&mut game, Action::Drop(open[dice.below(open.len())]));
        }
        let review = Review::of(&game, &mut explainer, |_| ());
        assert!(review.is_exact);
        assert_eq!(review.ending.as_ref(), game.ending());
        assert_eq!(review.turns.len(), game.commands().len());
        assert_eq!(review.graph().len(), review.turns.len() + 1);
        let mut points: [Vec<u32>; 2] = Default::default();
        let mut turning_point = None;
        for (number, turn) in review.turns.iter().enumerate() {
            let before = game.rewound(number);
            let [Action::Drop(column)] = turn.actions[..] else { panic!("{turn:?}") };
            assert_eq!(Some(turn.seat), before.turn());
            assert_eq!(turn.cell, before.position().landing(column).ok());
            let discs = before.position().occupied().len();
            solver.use_book(Books::default().find(shape, discs));
            let columns = solver.columns(before.position(), &control).unwrap();
            let played = columns[column.index()].unwrap().value();
            let others: Vec<i32> = (0..columns.len())
                .filter(|&other| other != column.index())
                .filter_map(|other| columns[other].map(|score| score.value()))
                .collect();
            let free = (shape.cells() - before.position().occupied().len()) as i32;
            // The scores of a win with this disc, and of a loss with the next.
            let (now, next) = ((free + 1) / 2, -(free / 2));
            let threatened = !others.is_empty() && others.iter().all(|&other| other == next);
            let expected = defined(played, &others, now, threatened);
            assert_eq!(turn.judgement, Some(expected), "{number} of {game:?}");
            assert_eq!(turn.scores.map(|(_, score)| score.value()), Some(played));
            assert_eq!(turn.counts, others.iter().any(|&other| other != played));
            assert_eq!(turn.better.is_empty(), others.iter().all(|&other| other <= played));
            if turn.counts {
                points[turn.seat.index()].push(expected.points());
            }
            if matches!(expected, Judgement::Mistake | Judgement::Blunder) {
                turning_point = Some(number);
                assert!(!turn.reasons.is_empty(), "{turn:?}");
            }
            let sign = |prospect| match prospect {
                Prospect::Wins(_) => 1,
                Prospect::Draw => 0,
                Prospect::Loses(_) => -1,
                Prospect::Estimate(_) => panic!("it is exact"),
            };
            let for_first = if turn.side == Side::First { played } else { -played };
            assert_eq!(sign(review.graph()[number + 1].unwrap()), for_first.signum());
        }
        assert_eq!(review.turning_point, turning_point);
        for seat in Seat::BOTH {
            let points = &points[seat.index()];
            let mean = points.iter().sum::<u32>().checked_div(points.len() as u32);
            assert_eq!(review.accuracy[seat.index()].map(u32::from), mean);
        }
    }
}

#[test]
fn what_was_taken_back_is_not_judged() {
    let mut game = new_game(Rules { undo: Undo::Strict(3), ..Rules::CLASSIC });
    for action in [drop(1), Action::Undo, drop(4), Action::EndTurn, drop(4), Action::EndTurn] {
        play(&mut game, action);
    }
    // The second player takes a move back by consent, and plays another one.
    game.play(Seat::Two.does(Action::Offer(Offer::TakeBack))).unwrap();
    game.play(Seat::One.does(Action::Accept)).unwrap();
    for action in [drop(3), Action::EndTurn, drop(4)] {
        play(&mut game, action);
    }
    let actions: Vec<Action> = Course::of(&game).steps.iter().map(|step| step.1).collect();
    assert_eq!(actions, [drop(4), drop(3), drop(4)]);
    let review = Review::of(&game, &mut explainer(), |_| ());
    assert_eq!(review.turns.len(), 3);
    assert_eq!(review.ending, None);
    assert_eq!(review.turns[0].judgement, Some(Judgement::OnlyMove));
}

#[test]
fn house_rules_are_reviewed_as_far_as_they_are_proved() {
    let mut game = new_game(Rules { removes: 1, blocks: 1, ..Rules::CLASSIC });
    for number in [1, 7, 1, 7, 1, 6] {
        play(&mut game, drop(number));
        let seat = game.turn().unwrap();
        end_turn(&mut game, seat);
    }
    play(&mut game, drop(3));
    play(&mut game, Action::Block);
    play(&mut game, drop(1));
    let review = Review::of(&game, &mut explainer(), |_| ());
    assert!(!review.is_exact);
    let last = &review.turns[review.turns.len() - 1];
    assert_eq!((last.judgement, last.played), (Some(Judgement::Best), Some(Prospect::Wins(1))));
    let before = &review.turns[review.turns.len() - 2];
    assert_eq!(before.actions, [drop(3), Action::Block], "one turn");
    // Stopping nothing lost at once, and other moves did not.
    let sixth = &review.turns[5];
    assert_eq!(sixth.judgement, Some(Judgement::Mistake), "{sixth:?}");
    for turn in &review.turns {
        let is_estimate = matches!(turn.played, Some(Prospect::Estimate(_)));
        assert!(!is_estimate || turn.judgement.is_none_or(Judgement::is_mistake), "{turn:?}");
    }
}

#[test]
fn a_game_without_moves_has_nothing_to_judge() {
    let review = Review::of(&new_game(Rules::CLASSIC), &mut explainer(), |_| ());
    assert!(review.turns.is_empty() && review.graph().is_empty());
    assert_eq!((review.accuracy, review.turning_point), ([None, None], None));
}

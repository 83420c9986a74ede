//! Every claim of every reason, for random positions of several sizes, against the solver and plain counting that
//! is written without the code under test.
//!
//! `FOURLINE_LONG=1` checks 10,000 positions. With `--nocapture` it says how many moves have which reason.

mod board;
mod follow;
mod house;
#[path = "../long/mod.rs"]
mod long;

use board::{Board, at};
use follow::{answers, play_out};
use fourline_game::Action;
use fourline_insight::{By, Explainer, Explanation, Reason, threats};
use fourline_players::{Books, Dice, Draw, Limits, Stop};
use fourline_rules::{Column, Outcome, Position, Shape, Side};
use fourline_solver::{Control, FollowUpRule, Options, Score, Solver};
use std::collections::BTreeMap;

/// Columns, rows, the least discs, and how many of a hundred positions are of this size.
const SIZES: [(u32, u32, usize, usize); 7] = [
    (7, 6, 12, 50),
    (6, 6, 8, 12),
    (6, 5, 4, 8),
    (5, 6, 4, 8),
    (7, 5, 8, 8),
    (6, 4, 0, 8),
    (8, 6, 20, 6),
];

/// A random position of an open game. Half of them are quiet: where possible no disc completes a line next.
fn random_position(dice: &mut Dice) -> Position {
    let mut pick = dice.below(100);
    let (columns, rows, least, _) = *SIZES
        .iter()
        .find(|(.., share)| {
            let is_here = pick < *share;
            pick = pick.saturating_sub(*share);
            is_here
        })
        .expect("the shares add up");
    let shape = Shape::new(columns, rows, 4).unwrap();
    let is_quiet = dice.below(4) > 0;
    let discs = least + dice.below(shape.cells() as usize - least - 2);
    'again: loop {
        let mut position = Position::empty(shape);
        for number in 0..discs {
            let side = Side::BOTH[number % 2];
            let open: Vec<Column> = position.open_columns().collect();
            let mut next = None;
            for _ in 0..if is_quiet { 12 } else { 4 } {
                let mut after = position;
                after.drop(side, open[dice.below(open.len())]).unwrap();
                if after.outcome() != Outcome::Open {
                    continue;
                }
                next = Some(after);
                let board = Board::of(&after);
                if !is_quiet || Side::BOTH.iter().all(|&side| board.wins(side).is_empty()) {
                    break;
                }
            }
            match next {
                Some(after) => position = after,
                None => continue 'again,
            }
        }
        return position;
    }
}

struct Judge {
    solver: Solver,
    dice: Dice,
}

impl Judge {
    /// The score of a position for the side to move, also where the game is over.
    fn score(&mut self, position: &Position) -> Score {
        self.solver.score(position, &Control::new()).unwrap()
    }

    /// Plays a line of best play, each move checked.
    fn play_best(&mut self, position: &mut Position, line: &[Column], what: &Reason) {
        for &column in line {
            let turn = position.turn_by_count().unwrap();
            let before = self.score(position);
            assert!(
                !Board::of(position).after_wins(turn, column),
                "{what:?} goes on after the end"
            );
            position.drop(turn, column).unwrap();
            assert_eq!(self.score(position), -before, "{what:?}: column {column:?}\n{position}");
        }
    }

    /// Checks all that is said about a move.
    fn check(&mut self, position: &Position, one: &Explanation) {
        let mover = position.turn_by_count().unwrap();
        let &[Action::Drop(column)] = &one.actions[..] else { panic!("{one:?}") };
        let before = Board::of(position);
        let landing = (column.index(), before.columns[column.index()].len());
        let mut after = *position;
        after.drop(mover, column).unwrap();
        let context = format!("{one:?}\n{position}");
        let score = one.score.expect("a score");
        if after.outcome() == Outcome::Open {
            assert_eq!(-self.score(&after), score, "{context}");
        }
        assert!(
            !one.reasons.is_empty() || after.outcome() == Outcome::Full,
            "nothing said: {context}"
        );
        let board = Board::of(&after);
        let opponent = mover.other();
        for reason in &one.reasons {
            assert!(reason.is_proved(), "{context}");
            match reason {
                Reason::Wins { cells } => {
                    assert!(before.completes(mover, landing), "{context}");
                    assert!(cells.len() >= 4 && cells.iter().any(|&cell| at(cell) == landing));
                    let is_own = |cell: &_| {
                        let (column, row) = at(*cell);
                        board.columns[column].get(row) == Some(&mover)
                    };
                    assert!(cells.iter().all(is_own), "{context}");
                    assert!(score.is_win(), "{context}");
                }
                Reason::StopsFour { cells } => {
                    let columns: Vec<usize> = cells.iter().map(|cell| at(*cell).0).collect();
                    assert_eq!(columns, before.wins(opponent), "{context}");
                    assert!(cells.iter().all(|&cell| before.is_next(at(cell))), "{context}");
                    assert!(board.wins(opponent).is_empty(), "{context}");
                }
                Reason::TwoThreats { cells } => {
                    check_no_defence(&board, mover, cells, &context);
                    assert!(score.is_win(), "{context}");
                }
                Reason::LeavesFour { cells } => {
                    for &cell in cells {
                        assert!(board.is_next(at(cell)) && board.completes(opponent, at(cell)));
                        assert!(before.is_next(at(cell)), "{context}");
                    }
                    assert!(score.is_loss() && !cells.is_empty(), "{context}");
                }
                Reason::GivesAbove { cell } => {
                    assert_eq!(at(*cell), (landing.0, landing.1 + 1), "{context}");
                    assert!(board.completes(opponent, at(*cell)), "{context}");
                    assert!(score.is_loss(), "{context}");
                }
                Reason::SpendsThreat { cell } => {
                    assert_eq!(at(*cell), (landing.0, landing.1 + 1), "{context}");
                    assert!(before.completes(mover, at(*cell)), "{context}");
                    assert!(board.is_next(at(*cell)), "{context}");
                }
                Reason::Forces { by, line, force, cells } => {
                    let mut at = after;
                    self.play_best(&mut at, line, reason);
                    let attacker = if *by == By::Mover { mover } else { opponent };
                    assert_eq!(at.turn_by_count(), Some(attacker), "{context}");
                    assert_eq!(score.is_win(), *by == By::Mover, "{context}");
                    assert!(!score.is_draw(), "{context}");
                    check_force(&Board::of(&at), attacker, force, cells, &context);
                }
                Reason::Squeezes { by, line, cells } => {
                    let mut there = after;
                    self.play_best(&mut there, line, reason);
                    let winner = if *by == By::Mover { mover } else { opponent };
                    assert_eq!(there.turn_by_count(), Some(winner.other()), "{context}");
                    assert_eq!(score.is_win(), *by == By::Mover, "{context}");
                    let board = Board::of(&there);
                    assert!(board.wins(winner.other()).is_empty(), "{context}");
                    for column in 0..board.columns.len() {
                        if board.can_drop(column) {
                            let after = board.after(winner.other(), column);
                            let answers = |cell: &_| {
                                after.is_next(at(*cell)) && after.completes(winner, at(*cell))
                            };
                            assert!(cells.iter().any(answers), "{context}");
                        }
                    }
                }
                Reason::FollowUp { by, line, wins, rule } => {
                    let mut at = after;
                    self.play_best(&mut at, line, reason);
                    let follower = if *by == By::Mover { mover } else { opponent };
                    assert_eq!(at.turn_by_count(), Some(follower.other()), "{context}");
                    assert_eq!(*wins, !score.is_draw(), "{context}");
                    if *wins {
                        assert_eq!(score.is_win(), *by == By::Mover, "{context}");
                    }
                    self.check_follow_up(&at, follower, *wins, rule, &context);
                }
                Reason::NoLineLeft { line } => {
                    let mut at = after;
                    self.play_best(&mut at, line, reason);
                    let board = Board::of(&at);
                    assert!(!Side::BOTH.iter().any(|&side| board.line_in(side, |_| true)));
                    assert!(score.is_draw(), "{context}");
                }
                Reason::OnlyMove => assert_eq!(position.open_columns().count(), 1, "{context}"),
                Reason::Line { turns } => {
                    let drops: Vec<Column> = turns
                        .iter()
                        .map(|turn| match turn[..] {
                            [Action::Drop(column)] => column,
                            _ => panic!("{context}"),
                        })
                        .collect();
                    self.check_line(&after, &drops, reason);
                }
                Reason::GivesLine
                | Reason::GivesBothLines
                | Reason::SkipsAndWins { .. }
                | Reason::Estimate(_) => panic!("not in plain games: {context}"),
            }
        }
    }

    /// Best play to the end, and as long as the score says.
    fn check_line(&mut self, after: &Position, drops: &[Column], reason: &Reason) {
        let score = self.score(after);
        let length = score.plies_to_win(after);
        let free = after.shape().cells() - after.occupied().len();
        assert_eq!(drops.len() as u32, length.unwrap_or(free), "{reason:?}\n{after}");
        let mut at = *after;
        let (last, rest) = drops.split_last().unwrap();
        self.play_best(&mut at, rest, reason);
        let turn = at.turn_by_count().unwrap();
        assert_eq!(Board::of(&at).after_wins(turn, *last), length.is_some(), "{reason:?}\n{after}");
    }

    fn check_follow_up(
        &mut self,
        position: &Position,
        follower: Side,
        wins: bool,
        rule: &FollowUpRule,
        context: &str,
    ) {
        let board = Board::of(position);
        let attacker = follower.other();
        let is_enough = |score: Score| if wins { score.is_win() } else { !score.is_loss() };
        assert!(is_enough(-self.score(position)), "{context}");
        check_cells(&board, follower, wins, rule, context);
        // An answer to every disc, of the kind that the rule prescribes, that keeps what is promised.
        for column in (0..board.columns.len()).filter(|&column| board.can_drop(column)) {
            let mut after = *position;
            after.drop(attacker, Column::new(column as u8)).unwrap();
            let now = board.after(attacker, column);
            assert!(!board.completes(attacker, (column, board.columns[column].len())), "{context}");
            if now.is_full() || !now.wins(follower).is_empty() {
                continue;
            }
            let keeps = answers(&board, rule, column).into_iter().any(|answer| {
                let mut answered = after;
                now.can_drop(answer)
                    && answered.drop(follower, Column::new(answer as u8)).is_ok()
                    && match answered.outcome() {
                        Outcome::Open => is_enough(-self.score(&answered)),
                        _ => !wins,
                    }
            });
            assert!(keeps, "no answer to column {column}: {context}");
        }
        if matches!(rule, FollowUpRule::Claimeven { .. } | FollowUpRule::OddThreat { .. }) {
            for _ in 0..5 {
                let winner = play_out(&board, rule, follower, &mut self.dice);
                assert!(winner != Some(attacker), "{context}");
                assert!(!wins || winner == Some(follower), "{context}");
            }
        }
    }
}

/// The cells that a rule names are what it says they are.
fn check_cells(board: &Board, follower: Side, wins: bool, rule: &FollowUpRule, context: &str) {
    let is_odd = |cell| at(cell).1.is_multiple_of(2);
    let is_threat = |cell| {
        board.is_free(at(cell)) && !board.is_next(at(cell)) && board.completes(follower, at(cell))
    };
    let is_even_win = |win: &Option<_>| match *win {
        Some(win) => is_threat(win) && !is_odd(win),
        None => !wins,
    };
    let is_right = match rule {
        FollowUpRule::Claimeven { win } => {
            let next = |cell: (usize, usize)| board.is_next(cell) || cell.1.is_multiple_of(2);
            let even_win = |column: usize| {
                (0..board.rows).find(|&row| {
                    let cell = (column, row);
                    row % 2 == 1
                        && board.is_free(cell)
                        && !board.is_next(cell)
                        && board.completes(follower, cell)
                })
            };
            let lowest: Vec<Option<usize>> = (0..board.columns.len()).map(even_win).collect();
            let reach =
                |cell: (usize, usize)| next(cell) && lowest[cell.0].is_none_or(|row| cell.1 <= row);
            follower == Side::Second && is_even_win(win) && !board.line_in(follower.other(), reach)
        }
        FollowUpRule::Standoff { denied, threat, win } => {
            follower == Side::Second
                && is_even_win(win)
                && is_threat(*threat)
                && is_odd(*threat)
                && is_odd(*denied)
                && board.is_free(at(*denied))
                && !board.is_next(at(*denied))
                && denied.column != threat.column
        }
        FollowUpRule::OddThreat { threat } => {
            follower == Side::First && wins && is_threat(*threat) && is_odd(*threat)
        }
        FollowUpRule::Group { columns, win } => {
            let evens = (0..board.columns.len()).filter(|&column| {
                board.is_even_column(column) && !columns.contains(&Column::new(column as u8))
            });
            let is_open = columns.iter().all(|column| board.can_drop(column.index()));
            let by_win = follower == Side::First || is_even_win(win);
            (2..=3).contains(&columns.len()) && is_open && evens.count() % 2 == 0 && by_win
        }
    };
    assert!(is_right, "{rule:?}: {context}");
}

/// The side that is to move can't win at once, and can't stop all of these.
fn check_no_defence(board: &Board, attacker: Side, cells: &[fourline_rules::Cell], context: &str) {
    assert!(board.wins(attacker.other()).is_empty(), "{context}");
    assert!(cells.iter().all(|&cell| board.completes(attacker, at(cell))), "{context}");
    let next: Vec<_> = cells.iter().filter(|&&cell| board.is_next(at(cell))).collect();
    match next[..] {
        [one] => {
            let above = (at(*one).0, at(*one).1 + 1);
            assert!(cells.iter().any(|&cell| at(cell) == above), "{context}");
            assert!(board.is_free(above), "{context}");
        }
        _ => assert!(next.len() >= 2, "{context}"),
    }
}

/// Each disc but the last leaves just one answer, and after the last there is none.
fn check_force(
    board: &Board,
    attacker: Side,
    force: &[Column],
    cells: &[fourline_rules::Cell],
    context: &str,
) {
    let mut board = board.clone();
    let (last, rest) = force.split_last().expect("a line");
    for pair in rest.chunks(2) {
        let [disc, answer] = pair else { panic!("the attacker's disc is the last: {context}") };
        assert!(!board.drop(attacker, disc.index()), "{context}");
        assert!(board.wins(attacker.other()).is_empty(), "{context}");
        assert_eq!(board.wins(attacker), [answer.index()], "{context}");
        board.drop(attacker.other(), answer.index());
    }
    assert!(!board.drop(attacker, last.index()), "{context}");
    check_no_defence(&board, attacker, cells, context);
}

impl Board {
    fn after_wins(&self, side: Side, column: Column) -> bool {
        self.completes(side, (column.index(), self.columns[column.index()].len()))
    }
}

#[test]
fn every_claim_of_every_reason_holds() {
    let positions = long::rounds(10_000);
    let mut explainer = Explainer::new(Limits::nodes(1_000), &Stop::new(), &Books::default());
    let solver = Solver::new(Options::default()).unwrap();
    let mut judge = Judge { solver, dice: Dice::new(3) };
    let mut dice = Dice::new(19);
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    let [mut moves, mut explained, mut better] = [0usize; 3];
    let [mut best_explained, mut all_explained] = [0usize; 2];
    for _ in 0..positions {
        let position = random_position(&mut dice);
        check_threats(&position);
        let found = explainer.explain_position(&position).expect("the solver knows these boards");
        assert_eq!(found.moves.len(), position.open_columns().count());
        let is_explained = |one: &Explanation| {
            one.reasons.iter().any(Reason::explains_result) || one.reasons.is_empty()
        };
        for one in &found.moves {
            judge.check(&position, one);
            moves += 1;
            explained += usize::from(is_explained(one));
            let is_line = |reason: &Reason| matches!(reason, Reason::Line { .. });
            better += usize::from(!one.reasons.iter().all(is_line));
            for reason in &one.reasons {
                *kinds.entry(reason.kind()).or_default() += 1;
            }
        }
        best_explained += usize::from(is_explained(&found.moves[0]));
        all_explained += usize::from(found.moves.iter().all(is_explained));
    }
    let percent = |part: usize, whole: usize| 100.0 * part as f64 / whole as f64;
    println!("{positions} positions, {moves} moves");
    println!("moves whose result is explained: {:.1} %", percent(explained, moves));
    println!("moves with more than a line: {:.1} %", percent(better, moves));
    println!("positions whose best move is: {:.1} %", percent(best_explained, positions));
    println!("positions of which all moves are: {:.1} %", percent(all_explained, positions));
    println!("{kinds:?}");
    assert!(percent(explained, moves) >= 70.0);
    for kind in [
        "wins",
        "stops_four",
        "two_threats",
        "leaves_four",
        "gives_above",
        "spends_threat",
        "squeezes",
        "forces",
        "claimeven",
        "odd_threat",
        "group",
        "no_line_left",
        "only_move",
        "line",
    ] {
        assert!(kinds.contains_key(kind), "{kind} never came up: {kinds:?}");
    }
}

/// Both sides' threats are all there are, and what they are said to be.
fn check_threats(position: &Position) {
    let board = Board::of(position);
    let found = threats(position);
    for side in Side::BOTH {
        for cell in position.shape().all_cells() {
            let is_threat = board.is_free(at(cell)) && board.completes(side, at(cell));
            let threat = found.iter().find(|threat| threat.side == side && threat.cell == cell);
            assert_eq!(threat.is_some(), is_threat, "{side:?} {cell:?}\n{position}");
            if let Some(threat) = threat {
                assert_eq!(threat.is_playable(), board.is_next(at(cell)));
                assert_eq!(threat.is_odd(), cell.row % 2 == 0);
            }
        }
    }
}

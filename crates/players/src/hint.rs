//! Advice for any position under any rule set: what each move leads to, proven or estimated, and why
//! where that can be said truthfully in one sentence.

use crate::Books;
use crate::engine::{Budget, Candidate, Judgement, Limits, Prospect, Stop, judge};
use crate::exact::judge_exactly;
use fourline_game::{Action, Game, Seat, Stage};
use fourline_rules::{Column, Opening, Outcome, Position, Side};
use fourline_solver::Score;

/// A move with what it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The drop or remove, and the block if there is one; at the end of a turn, what ends it.
    pub actions: Vec<Action>,
    /// What it leads to.
    pub prospect: Prospect,
    /// Something true about it, if there is something plain to say.
    pub why: Option<Why>,
    /// Is there no better move?
    pub is_best: bool,
}

/// A plain fact about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// It completes a line.
    CompletesLine,
    /// The opponent would complete a line there.
    StopsLine,
    /// After it there are two places or more to complete a line with the next disc.
    TwoThreats,
    /// After it the opponent can complete a line on top of this disc.
    GivesCellAbove,
    /// After it the opponent can complete a line in this column.
    LeavesLine(Column),
    /// The opponent is skipped, and then this column completes a line.
    BlocksAndWins(Column),
    /// It gives the opponent a line.
    GivesLine,
    /// It gives both players a line, which is a draw.
    GivesBothLines,
    /// The rules leave nothing else.
    OnlyMove,
}

/// How many positions a hint may look at: some tenths of a second.
pub const NODES: u64 = 300_000;

/// All moves of the side to move, best first. Exact where the solver knows the rules and is done
/// within the limit of time (without a limit of time: where it is known to need only moments);
/// elsewhere as far as the limits reach.
pub fn hints(game: &Game, limits: Limits, stop: &Stop, books: &Books) -> Vec<Hint> {
    let budget = Budget::new(limits, stop, books);
    hints_from(game, judge_exactly(game, &budget), &budget)
}

/// The same by looking ahead alone, as far as the limits reach.
pub fn first_look(game: &Game, limits: Limits, stop: &Stop) -> Vec<Hint> {
    hints_from(game, None, &Budget::new(limits, stop, &Books::none()))
}

fn hints_from(game: &Game, exact: Option<Judgement>, budget: &Budget) -> Vec<Hint> {
    let Some(seat) = game.turn() else { return Vec::new() };
    if game.stage() == Stage::PickSymbol {
        return Vec::new();
    }
    let judged = exact.unwrap_or_else(|| judge(game, budget)).candidates;
    let best = judged.first().map_or(0, |candidate| candidate.score);
    let is_only = judged.len() == 1;
    judged
        .into_iter()
        .map(|Candidate { actions, prospect, score, .. }| {
            let why = if is_only { Some(Why::OnlyMove) } else { why(game, seat, &actions) };
            Hint { is_best: score == best, actions, prospect, why }
        })
        .collect()
}

/// Is all that is left of this game plain alternating drops, as the exact solver knows them?
pub fn solver_knows(game: &Game) -> bool {
    let rules = game.rules();
    let opened = rules.opening == Opening::Free || game.position().occupied().len() >= 2;
    rules.removes == 0 && rules.blocks == 0 && opened
}

/// What can be said of a turn without looking further than the opponent's next disc.
fn why(game: &Game, seat: Seat, actions: &[Action]) -> Option<Why> {
    let (side, position) = (game.side(seat), game.position());
    let mut after = *position;
    let mut dropped = None;
    for action in actions {
        match *action {
            Action::Drop(column) => {
                after.drop(side, column).ok()?;
                dropped = Some(column);
            }
            Action::Remove(cell) => after.remove(side, cell).ok()?,
            _ => {}
        }
    }
    match after.outcome() {
        Outcome::Line(winner, _) if winner == side => return Some(Why::CompletesLine),
        Outcome::Line(..) => return Some(Why::GivesLine),
        Outcome::BothLines(_) => return Some(Why::GivesBothLines),
        Outcome::Open | Outcome::Full => {}
    }
    let own = wins(&after, side);
    if actions.last() == Some(&Action::Block) {
        return own.first().map(|&column| Why::BlocksAndWins(column));
    }
    let theirs = wins(&after, side.other());
    match theirs.as_slice() {
        // Only where nothing is left of what threatened has it been stopped.
        [] if !wins(position, side.other()).is_empty() => Some(Why::StopsLine),
        [] => (own.len() > 1).then_some(Why::TwoThreats),
        columns if dropped.is_some_and(|column| is_above(position, side, column, columns)) => {
            Some(Why::GivesCellAbove)
        }
        columns => Some(Why::LeavesLine(columns[0])),
    }
}

/// Is the line that the opponent can complete on top of the disc dropped here one that they could
/// not complete before?
fn is_above(position: &Position, side: Side, column: Column, theirs: &[Column]) -> bool {
    theirs.contains(&column) && wins(position, side.other()).is_empty()
}

/// The columns where a disc of this side completes a line now.
fn wins(position: &Position, side: Side) -> Vec<Column> {
    let completes = |column: &Column| {
        let mut after = *position;
        let cell = after.drop(side, *column).expect("an open column");
        !after.winning_cells_through(side, cell).is_empty()
    };
    position.open_columns().filter(completes).collect()
}

impl Prospect {
    /// What an exact score of this position, or of a column in it, means.
    pub fn exact(score: Score, position: &Position) -> Prospect {
        match score.plies_to_win(position) {
            None => Prospect::Draw,
            Some(plies) if score.is_win() => Prospect::Wins(plies),
            Some(plies) => Prospect::Loses(plies),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Computer;
    use fourline_game::Setup;
    use fourline_rules::{Cell, Rules};

    fn new_game(rules: Rules) -> Game {
        let players = ["Ann", "Bob"].map(|name| Computer::Random.player(name).unwrap());
        Game::new(Setup::new(rules, players).unwrap())
    }

    fn hints(game: &Game) -> Vec<Hint> {
        super::hints(game, Limits::nodes(20_000), &Stop::new(), &Books::default())
    }

    /// The hints after drops into these columns, counted from 1.
    fn hints_after(rules: Rules, moves: &str) -> Vec<Hint> {
        let mut game = new_game(rules);
        for digit in moves.bytes() {
            let seat = game.turn().unwrap();
            game.play(seat.does(drop_in(digit - b'0'))).unwrap();
        }
        hints(&game)
    }

    fn column(number: u8) -> Column {
        Column::new(number - 1)
    }

    fn drop_in(number: u8) -> Action {
        Action::Drop(column(number))
    }

    /// The hint for a turn of this action alone.
    fn about(hints: &[Hint], action: Action) -> &Hint {
        hints.iter().find(|hint| hint.actions == [action]).expect("a hint about it")
    }

    #[test]
    fn wins_and_dangers_are_told() {
        let hints = hints_after(Rules::CLASSIC, "112233");
        let (actions, why) = (vec![drop_in(4)], Some(Why::CompletesLine));
        assert_eq!(hints[0], Hint { actions, prospect: Prospect::Wins(1), why, is_best: true });
        assert!(hints_after(Rules::CLASSIC, "1122334").is_empty(), "the game is over");
        let hints = hints_after(Rules::CLASSIC, "71727");
        assert_eq!(hints[0].actions, [drop_in(7)]);
        assert_eq!(hints[0].why, Some(Why::StopsLine));
        for hint in &hints[1..] {
            assert_eq!(hint.prospect, Prospect::Loses(2), "{hint:?}");
            assert_eq!(hint.why, Some(Why::LeavesLine(column(7))), "{hint:?}");
        }
    }

    #[test]
    fn plain_positions_are_exact() {
        let hints = hints_after(Rules::CLASSIC, "44444152555526313");
        let actions = vec![drop_in(2)];
        assert_eq!(hints[0], Hint { actions, prospect: Prospect::Draw, why: None, is_best: true });
        let is_estimate = |hint: &Hint| matches!(hint.prospect, Prospect::Estimate(_));
        assert!(!hints.iter().any(is_estimate), "{hints:?}");
        assert_eq!(about(&hints, drop_in(4)).prospect, Prospect::Loses(6));
    }

    #[test]
    fn removes_blocks_and_forced_openings_have_reasons_too() {
        // The first disc of a forced opening.
        let hints = hints_after(Rules::POWER, "");
        assert_eq!(hints.len(), 1);
        assert_eq!(hints[0].actions, [drop_in(4)]);
        assert!(matches!(hints[0].prospect, Prospect::Estimate(_)), "{hints:?}");
        assert_eq!(hints[0].why, Some(Why::OnlyMove));
        // X has c, d, e on the bottom row with both ends open: one disc can't stop that, a remove can.
        let hints = hints_after(Rules { removes: 1, ..Rules::CLASSIC }, "37475");
        let remove = about(&hints, Action::Remove(Cell::new(column(4), 0)));
        assert_eq!(remove.why, Some(Why::StopsLine));
        let drop = about(&hints, drop_in(2));
        assert_eq!(drop.prospect, Prospect::Loses(2));
        assert_eq!(drop.why, Some(Why::LeavesLine(column(6))));
        // Two in a row, one more, and the opponent skipped.
        let mut game = new_game(Rules { blocks: 1, ..Rules::CLASSIC });
        for number in [3, 1, 4, 1] {
            let seat = game.turn().unwrap();
            game.play(seat.does(drop_in(number))).unwrap();
            game.play(seat.does(Action::EndTurn)).unwrap();
        }
        let best = &self::hints(&game)[0];
        assert!(matches!(best.actions[..], [Action::Drop(_), Action::Block]), "{best:?}");
        assert_eq!(best.prospect, Prospect::Wins(2));
        assert!(matches!(best.why, Some(Why::BlocksAndWins(_))), "{best:?}");
    }

    #[test]
    fn house_rules_have_hints_too() {
        let hints = hints_after(Rules { removes: 1, blocks: 0, ..Rules::CLASSIC }, "1213");
        about(&hints, Action::Remove(Cell::new(column(2), 0)));
        assert!(hints_after(Rules::SECOND_CHANCE, "").is_empty(), "a symbol is picked first");
    }
}

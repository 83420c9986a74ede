//! Advice for any position under any rule set: what each move leads to, proven or estimated, and why
//! where that can be said truthfully in one sentence.

use crate::engine::{Budget, Candidate, Prospect, Wanted, judge};
use fourline_game::{Action, Game, Seat, Stage, Words};
use fourline_rules::{Column, Opening, Position, Side};
use fourline_solver::{Control, Score, Solver};

/// From this many discs on the exact solver answers in moments.
const EXACT_FROM: u32 = 16;

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
}

/// What whoever is to move can do, best first. Exact where the solver knows the rules and the game
/// is far enough on; elsewhere as far as the budget reaches.
pub fn hints(game: &Game, solver: Option<&mut Solver>, budget: &Budget) -> Vec<Hint> {
    let Some(seat) = game.turn() else { return Vec::new() };
    if game.stage() == Stage::PickSymbol {
        return Vec::new();
    }
    let is_near = game.stage() == Stage::Move && game.position().occupied().len() >= EXACT_FROM;
    let exact = solver
        .filter(|_| is_near && solver_knows(game))
        .and_then(|solver| exact_hints(game, solver));
    let judged = exact.unwrap_or_else(|| judge(game, budget, Wanted::All).candidates);
    let best = judged.first().map_or(0, |candidate| candidate.score);
    judged
        .into_iter()
        .map(|Candidate { actions, prospect, score, .. }| {
            let why = why(game, seat, &actions);
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

fn exact_hints(game: &Game, solver: &mut Solver) -> Option<Vec<Candidate>> {
    let position = game.position();
    let columns = solver.columns(position, &Control::new()).ok()?;
    let mut candidates: Vec<Candidate> = position
        .shape()
        .all_columns()
        .zip(columns)
        .filter_map(|(column, score)| {
            let score: Score = score?;
            let prospect = Prospect::exact(score, position);
            let actions = vec![Action::Drop(column)];
            Some(Candidate { actions, prospect, score: score.value(), sight: 0 })
        })
        .collect();
    candidates.sort_by_key(|candidate| -candidate.score);
    Some(candidates)
}

fn why(game: &Game, seat: Seat, actions: &[Action]) -> Option<Why> {
    let (side, position) = (game.side(seat), game.position());
    let column = match actions {
        [Action::Drop(column)] => *column,
        _ => return None,
    };
    let mut after = *position;
    let cell = after.drop(side, column).ok()?;
    if !after.winning_cells_through(side, cell).is_empty() {
        return Some(Why::CompletesLine);
    }
    if wins(position, side.other()).contains(&column) {
        return Some(Why::StopsLine);
    }
    match wins(&after, side.other()).as_slice() {
        [] => (wins(&after, side).len() > 1).then_some(Why::TwoThreats),
        columns if columns.contains(&column) => Some(Why::GivesCellAbove),
        columns => Some(Why::LeavesLine(columns[0])),
    }
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

impl Hint {
    /// The hint as a sentence: `column 4: wins in 3 moves; completes a line`.
    pub fn in_words(&self, game: &Game, words: &Words) -> String {
        let shape = game.rules().shape;
        let action = |action: &Action| match action {
            Action::Drop(column) => words.column(*column),
            Action::Remove(cell) => format!("remove {}", words.cell(*cell, shape)),
            Action::Block => "block".to_string(),
            _ => "end the turn".to_string(),
        };
        let what = self.actions.iter().map(action).collect::<Vec<_>>().join(", then ");
        let why = match self.why {
            None => String::new(),
            Some(Why::CompletesLine) => "; completes a line".to_string(),
            Some(Why::StopsLine) => "; stops a line of the opponent".to_string(),
            Some(Why::TwoThreats) => "; threatens a line in two places".to_string(),
            Some(Why::GivesCellAbove) => {
                "; gives up the cell above, where a line is completed".to_string()
            }
            Some(Why::LeavesLine(column)) => {
                format!("; leaves a line to the opponent in {}", words.column(column))
            }
        };
        format!("{what}: {}{why}", self.prospect.in_words())
    }
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

    /// `wins in 3 moves`, `loses in 2 moves`, `draws`, or an estimate that says so. Moves are those of
    /// the player who asks.
    pub fn in_words(&self) -> String {
        let moves = |turns: u32| match turns.div_ceil(2) {
            1 => "1 move".to_string(),
            n => format!("{n} moves"),
        };
        match *self {
            Prospect::Wins(turns) => format!("wins in {}", moves(turns)),
            Prospect::Loses(turns) => format!("loses in {}", moves(turns)),
            Prospect::Draw => "draws".to_string(),
            Prospect::Estimate(score) => {
                let feeling = match score {
                    ..=-30 => "looks bad",
                    -29..=-8 => "looks a little worse",
                    -7..=7 => "looks even",
                    8..=29 => "looks a little better",
                    30.. => "looks good",
                };
                format!("not proven, {feeling} ({score:+})")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Computer, Table};
    use fourline_game::Setup;
    use fourline_rules::Rules;
    use fourline_solver::Options;

    fn game(rules: Rules, moves: &str) -> Game {
        let players = ["Ann", "Bob"].map(|name| Computer::Random.player(name).unwrap());
        let mut table = Table::new(Setup::new(rules, players).unwrap()).unwrap();
        for digit in moves.bytes() {
            let seat = table.game.turn().unwrap();
            table.game.play(seat.does(Action::Drop(Column::new(digit - b'1')))).unwrap();
        }
        table.game
    }

    fn words(rules: Rules, moves: &str) -> Vec<String> {
        let game = game(rules, moves);
        let mut solver = Solver::new(Options::default()).unwrap();
        let hints = hints(&game, Some(&mut solver), &Budget::nodes(20_000));
        hints.iter().map(|hint| hint.in_words(&game, &Words::default())).collect()
    }

    #[test]
    fn wins_and_dangers_are_told() {
        let hints = words(Rules::CLASSIC, "112233");
        assert_eq!(hints[0], "column 4: wins in 1 move; completes a line");
        let hints = words(Rules::CLASSIC, "1122334");
        assert!(hints.is_empty(), "the game is over");
        let hints = words(Rules::CLASSIC, "71727");
        assert!(hints[0].starts_with("column 7: not proven"), "{hints:?}");
        assert!(hints[0].ends_with("; stops a line of the opponent"), "{hints:?}");
        let danger = "loses in 1 move; leaves a line to the opponent in column 7";
        assert!(hints[1..].iter().all(|hint| hint.ends_with(danger)), "{hints:?}");
    }

    #[test]
    fn late_positions_are_exact() {
        let hints = words(Rules::CLASSIC, "44444152555526313");
        assert_eq!(hints[0], "column 2: draws");
        assert!(hints.iter().all(|hint| !hint.contains("not proven")), "{hints:?}");
        assert!(
            hints.iter().any(|hint| hint.starts_with("column 4: loses in 3 moves")),
            "{hints:?}"
        );
    }

    #[test]
    fn house_rules_have_hints_too() {
        let rules = Rules { removes: 1, blocks: 0, ..Rules::CLASSIC };
        let hints = words(rules, "1213");
        assert!(hints.iter().any(|hint| hint.starts_with("remove row 6 column 2: ")), "{hints:?}");
        assert!(words(Rules::SECOND_CHANCE, "").is_empty(), "a symbol is picked first");
    }
}

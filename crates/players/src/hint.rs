//! Advice for any position under any rule set: what each move leads to, proven or estimated, and why
//! where that can be said truthfully in one sentence.

use crate::Books;
use crate::engine::{Budget, Candidate, Judgement, Limits, Prospect, Stop, judge};
use crate::exact::judge_exactly;
use fourline_game::{Action, Game, Seat, Stage, Words};
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

/// What whoever is to move can do, best first. Exact where the solver knows the rules and is done
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
            Some(Why::BlocksAndWins(column)) => {
                format!(
                    "; skips the opponent and then completes a line in {}",
                    words.column(column)
                )
            }
            Some(Why::GivesLine) => "; gives the opponent a line".to_string(),
            Some(Why::GivesBothLines) => "; gives both players a line, a draw".to_string(),
            Some(Why::OnlyMove) => "; the rules leave nothing else".to_string(),
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
            Prospect::Estimate(score) => format!("not proven, {} ({score:+})", feeling(score)),
        }
    }

    /// The same for a player who tells how sure it is: `proven: wins in 3 moves`, or `estimated: looks
    /// even (+2)`.
    pub fn in_words_with_proof(&self) -> String {
        match *self {
            Prospect::Estimate(score) => format!("estimated: {} ({score:+})", feeling(score)),
            _ => format!("proven: {}", self.in_words()),
        }
    }
}

fn feeling(score: i32) -> &'static str {
    match score {
        ..=-30 => "looks bad",
        -29..=-8 => "looks a little worse",
        -7..=7 => "looks even",
        8..=29 => "looks a little better",
        30.. => "looks good",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Computer, Table};
    use fourline_game::Setup;
    use fourline_rules::Rules;

    fn game(rules: Rules, moves: &str) -> Game {
        let players = ["Ann", "Bob"].map(|name| Computer::Random.player(name).unwrap());
        let mut table = Table::new(Setup::new(rules, players).unwrap()).unwrap();
        for digit in moves.bytes() {
            let seat = table.game.turn().unwrap();
            table.game.play(seat.does(Action::Drop(Column::new(digit - b'1')))).unwrap();
        }
        table.game
    }

    fn hints(game: &Game) -> Vec<Hint> {
        super::hints(game, Limits::nodes(20_000), &Stop::new(), &Books::default())
    }

    fn words(rules: Rules, moves: &str) -> Vec<String> {
        let game = game(rules, moves);
        let hints = hints(&game);
        hints.iter().map(|hint| hint.in_words(&game, &Words::default())).collect()
    }

    #[test]
    fn wins_and_dangers_are_told() {
        let hints = words(Rules::CLASSIC, "112233");
        assert_eq!(hints[0], "column 4: wins in 1 move; completes a line");
        let hints = words(Rules::CLASSIC, "1122334");
        assert!(hints.is_empty(), "the game is over");
        let hints = words(Rules::CLASSIC, "71727");
        assert!(hints[0].starts_with("column 7: "), "{hints:?}");
        assert!(hints[0].ends_with("; stops a line of the opponent"), "{hints:?}");
        let danger = "loses in 1 move; leaves a line to the opponent in column 7";
        assert!(hints[1..].iter().all(|hint| hint.ends_with(danger)), "{hints:?}");
    }

    #[test]
    fn plain_positions_are_exact() {
        let hints = words(Rules::CLASSIC, "44444152555526313");
        assert_eq!(hints[0], "column 2: draws");
        assert!(hints.iter().all(|hint| !hint.contains("not proven")), "{hints:?}");
        assert!(
            hints.iter().any(|hint| hint.starts_with("column 4: loses in 3 moves")),
            "{hints:?}"
        );
    }

    #[test]
    fn removes_blocks_and_forced_openings_have_reasons_too() {
        // The first disc of a forced opening.
        let hints = words(Rules::POWER, "");
        assert_eq!(hints.len(), 1);
        assert!(hints[0].starts_with("column 4: not proven"), "{hints:?}");
        assert!(hints[0].ends_with("; the rules leave nothing else"), "{hints:?}");
        // X has c, d, e on the bottom row with both ends open: one disc can't stop that, a remove can.
        let removes = Rules { removes: 1, ..Rules::CLASSIC };
        let hints = words(removes, "37475");
        let remove = hints.iter().find(|hint| hint.starts_with("remove row 6 column 4:")).unwrap();
        assert!(remove.ends_with("; stops a line of the opponent"), "{remove}");
        let drop = hints.iter().find(|hint| hint.starts_with("column 2:")).unwrap();
        assert!(
            drop.ends_with("loses in 1 move; leaves a line to the opponent in column 6"),
            "{drop}"
        );
        // Two in a row, one more, and the opponent skipped.
        let blocks = Rules { blocks: 1, ..Rules::CLASSIC };
        let players = ["Ann", "Bob"].map(|name| Computer::Random.player(name).unwrap());
        let mut game = Game::new(Setup::new(blocks, players).unwrap());
        for column in [2, 0, 3, 0] {
            let seat = game.turn().unwrap();
            game.play(seat.does(Action::Drop(Column::new(column)))).unwrap();
            game.play(seat.does(Action::EndTurn)).unwrap();
        }
        let best = self::hints(&game)[0].in_words(&game, &Words::default());
        assert!(best.contains(", then block: wins in 1 move; skips the opponent"), "{best}");
    }

    #[test]
    fn house_rules_have_hints_too() {
        let rules = Rules { removes: 1, blocks: 0, ..Rules::CLASSIC };
        let hints = words(rules, "1213");
        assert!(hints.iter().any(|hint| hint.starts_with("remove row 6 column 2: ")), "{hints:?}");
        assert!(words(Rules::SECOND_CHANCE, "").is_empty(), "a symbol is picked first");
    }
}

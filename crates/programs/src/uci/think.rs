//! One thought of the engine, from the question to the answer. It takes as long as it takes, so it is asked
//! on a thread of its own.

use crate::turn::{Deed, Turn};
use fourline_game::{Action, Game, Stage};
use fourline_players::engine::{Budget, Wanted, judge_for};
use fourline_players::{Books, Dice, Level, Limits, Prospect, Stop, analyse_exactly};
use fourline_rules::Column;
use fourline_solver::{Analysis, Options};

/// What the engine is asked.
#[derive(Clone, Debug)]
pub struct Question {
    /// The game; a turn begins.
    pub game: Game,
    /// Who thinks.
    pub level: Level,
    /// What may be spent.
    pub limits: Limits,
    /// What the exact solver may use.
    pub solver: Options,
    /// How many moves are wanted with their scores.
    pub lines: usize,
    /// The opening books.
    pub books: Books,
    /// Stops it.
    pub stop: Stop,
}

/// What came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The turn to be made; none where the game is over.
    pub best: Option<String>,
    /// The best turns with what they lead to, best first.
    pub lines: Vec<Line>,
    /// How many turns ahead was looked.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
}

/// A turn with what it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What it leads to.
    pub prospect: Prospect,
    /// The turn, and how the game may go on.
    pub turns: Vec<String>,
}

impl Answer {
    /// A line `info`, after so many milliseconds.
    pub(super) fn info(&self, number: usize, line: &Line, time_ms: u64) -> String {
        // The protocol counts moves of one side until the end.
        let score = match line.prospect {
            Prospect::Wins(turns) => format!("mate {}", turns.div_ceil(2)),
            Prospect::Loses(turns) => format!("mate -{}", (turns / 2).max(1)),
            Prospect::Draw => "cp 0".to_string(),
            Prospect::Estimate(score) => format!("cp {score}"),
        };
        let speed = self.nodes.saturating_mul(1_000) / time_ms.max(1);
        format!(
            "info depth {} multipv {number} score {score} nodes {} nps {speed} time {time_ms} pv {}",
            self.depth.max(1),
            self.nodes,
            line.turns.join(" ")
        )
    }
}

/// Answers a question. The game must be in progress.
pub fn think(question: &Question) -> Answer {
    let Question { game, level, limits, solver, lines, books, stop } = question;
    let budget = Budget::new(*limits, stop, books).with_solver(*solver);
    let (lines, exact_depth) = match (*level, *lines) {
        (Level::HIGHEST, wanted) => match analyse_exactly(game, &budget) {
            Some(analysis) => {
                let free = game.rules().shape.cells() - game.position().occupied().len();
                (exact_lines(game, &analysis, wanted), Some(free))
            }
            None => (judged_lines(game, &budget, wanted), None),
        },
        (level, _) => (vec![decided(game, level, &budget)], None),
    };
    let best = lines.first().and_then(|line| line.turns.first().cloned());
    let depth = exact_depth.unwrap_or_else(|| stop.reached());
    Answer { best, lines, depth, nodes: stop.spent() }
}

/// The best columns by the exact solver, the first of them with best play to the end.
fn exact_lines(game: &Game, analysis: &Analysis, wanted: usize) -> Vec<Line> {
    let position = game.position();
    let best = analysis.line.first().copied();
    let mut scored: Vec<(Column, i32)> = position
        .open_columns()
        .filter_map(|column| Some((column, analysis.columns[column.index()]?.value())))
        .collect();
    scored.sort_by_key(|(column, score)| (-score, Some(*column) != best));
    let lines = scored.into_iter().take(wanted.max(1)).map(|(column, _)| {
        let columns = if Some(column) == best { &analysis.line[..] } else { &[column][..] };
        let score = analysis.columns[column.index()].expect("an open column has a score");
        Line { prospect: Prospect::exact(score, position), turns: written(game, columns) }
    });
    lines.collect()
}

fn written(game: &Game, columns: &[Column]) -> Vec<String> {
    let mut game = game.clone();
    let mut turns = Vec::new();
    for &column in columns {
        let turn = Turn::drop(column);
        let word = turn.write(&game);
        if turn.play(&mut game, &word).is_err() {
            break;
        }
        turns.push(word);
    }
    turns
}

/// The best turns by looking ahead.
fn judged_lines(game: &Game, budget: &Budget, wanted: usize) -> Vec<Line> {
    let care = if wanted > 1 { Wanted::All } else { Wanted::Within(0) };
    let candidates = judge_for(game, budget, care).candidates.into_iter();
    let lines = candidates.filter_map(|candidate| {
        let turn = whole_turn(&candidate.actions)?;
        Some(Line { prospect: candidate.prospect, turns: vec![turn.write(game)] })
    });
    lines.take(wanted.max(1)).collect()
}

/// What a level does.
fn decided(game: &Game, level: Level, budget: &Budget) -> Line {
    let dice = |game: &Game| Dice::for_command(game.setup().seed, game.commands().len());
    let thought = level.think(game, budget, &mut dice(game));
    let mut actions = vec![thought.action];
    let mut after = game.clone();
    let seat = game.turn().expect("the game is in progress");
    let played = after.play(seat.does(thought.action));
    let is_open = matches!(after.stage(), Stage::Dropped(_) | Stage::Removed);
    if played.is_ok() && is_open && after.turn() == Some(seat) {
        actions.push(level.think(&after, budget, &mut dice(&after)).action);
    }
    let turn = whole_turn(&actions).expect("a turn begins with a drop or a remove");
    Line { prospect: thought.prospect, turns: vec![turn.write(game)] }
}

fn whole_turn(actions: &[Action]) -> Option<Turn> {
    let deed = match actions.first()? {
        Action::Drop(column) => Deed::Drop(*column),
        Action::Remove(cell) => Deed::Remove(*cell),
        _ => return None,
    };
    Some(Turn { deed, blocks: actions.last() == Some(&Action::Block) })
}

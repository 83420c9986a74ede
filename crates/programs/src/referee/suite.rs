//! Which games are played with a program, and how the shortest one that shows a fault is found.
//!
//! Many random games are played by the rules alone; for everything that can happen (each line, a draw, a full
//! column, an undo, a block that is refused) the shortest of them is kept. These are played with the
//! program first, then others at random.

use super::dialogue::{Dialogue, Question};
use super::game::{Played, Source, Terms, referee_game};
use super::step::{Effect, NOWHERE, Step, carry_out};
use super::verdict::{Fault, FaultKind, line_of};
use crate::pipe::Pipe;
use fourline_game::{Action, BadColumn, Ending, Event, Game, Seat, Stage};
use fourline_players::{Dice, Draw};
use fourline_rules::{Cell, Column, Numbering, Outcome};
use std::collections::BTreeMap;

/// Games by the rules alone, to choose from.
const SIMULATED: u64 = 9_000;

/// Games in which a tie by a remove is looked for.
const HUNTS: u64 = 1_500;

/// So many steps more than what a game is about: some faults show only later.
const LATER: usize = 3;

/// Runs of a program to shorten a game.
const SHORTENING: usize = 60;

/// One game that is played with a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// What it is about.
    pub name: String,
    /// What is typed.
    pub steps: Vec<Step>,
    /// For a program that moves itself: the seed of random columns instead.
    pub seed: Option<u64>,
}

/// What came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The games that were played, each with the number of what was wrong.
    pub cases: Vec<(String, Option<usize>)>,
    /// Each fault once.
    pub wrongs: Vec<Wrong>,
}

/// A fault and the shortest game found that shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// What is wrong.
    pub fault: Fault,
    /// What has to be typed.
    pub steps: Vec<Step>,
}

/// The games for a program: one for everything that can happen, the shortest first, and so many at random.
pub fn suite(game: &Game, dialogue: &Dialogue, random: usize, seed: u64) -> Vec<Case> {
    if dialogue.machine.is_some() {
        let case = |number: usize| {
            let (name, seed) = (format!("random-{}", number + 1), Some(seed + number as u64));
            Case { name, steps: Vec::new(), seed }
        };
        return (0..random).map(case).collect();
    }
    let mut shortest: BTreeMap<String, (usize, Vec<Step>)> = BTreeMap::new();
    for number in 0..SIMULATED + HUNTS {
        let dice = Dice::for_command(seed, number as usize);
        let hunts =
            number >= SIMULATED && dialogue.asks(Question::Remove) && game.rules().removes > 0;
        let style = Style { is_plain: number % 2 == 0 && !hunts, hunts };
        if number >= SIMULATED && !hunts {
            break;
        }
        let (steps, features) = simulated(game, dialogue, dice, style);
        for (feature, at) in features {
            let known = shortest.get(&feature).map_or(usize::MAX, |(length, _)| *length);
            if at + 1 < known {
                let kept = steps[..steps.len().min(at + 1 + LATER)].to_vec();
                shortest.insert(feature, (at + 1, kept));
            }
        }
    }
    let mut cases: Vec<Case> =
        shortest.into_iter().map(|(name, (_, steps))| Case { name, steps, seed: None }).collect();
    cases.sort_by_key(|case| case.steps.len());
    cases.extend((0..random).map(|number| {
        let dice = Dice::for_command(seed ^ 0xfeed, number);
        let style = Style { is_plain: number % 2 == 0, hunts: false };
        let steps = simulated(game, dialogue, dice, style).0;
        Case { name: format!("random-{}", number + 1), steps, seed: None }
    }));
    cases
}

#[derive(Clone, Copy)]
struct Style {
    /// Only drops.
    is_plain: bool,
    /// Looks for removes that give both sides a line.
    hunts: bool,
}

/// A random game by the rules, and what happened at which step.
fn simulated(
    start: &Game,
    dialogue: &Dialogue,
    mut dice: Dice,
    style: Style,
) -> (Vec<Step>, Vec<(String, usize)>) {
    let mut game = start.clone();
    let (mut steps, mut features): (Vec<Step>, Vec<(String, usize)>) = (Vec::new(), Vec::new());
    while let Some(seat) = game.turn() {
        let Some(step) = chosen(&game, seat, dialogue, &mut dice, style) else {
            if game.play(seat.does(Action::EndTurn)).is_err() {
                break;
            }
            if game.ending().is_some() {
                features.push(("draw".to_string(), steps.len().saturating_sub(1)));
            }
            continue;
        };
        let before = game.clone();
        let Some(effect) = carry_out(&mut game, &step) else { break };
        features.extend(
            names(&before, &game, seat, &steps, &step, &effect).map(|name| (name, steps.len())),
        );
        steps.push(step);
    }
    (steps, features)
}

/// What a random player does; `None` to end the turn.
fn chosen(
    game: &Game,
    seat: Seat,
    dialogue: &Dialogue,
    dice: &mut Dice,
    style: Style,
) -> Option<Step> {
    let lot = dice.below(100);
    let open: Vec<Column> = (game.position().open_columns())
        .filter(|&column| game.bad_column(column).is_none())
        .collect();
    match game.stage() {
        Stage::Dropped(_) | Stage::Removed if style.is_plain => None,
        Stage::Dropped(_) | Stage::Removed => {
            let is_dropped = matches!(game.stage(), Stage::Dropped(_));
            let undos = game.undos_left(seat).unwrap_or(0);
            let wants_undo = if undos > 0 { lot < 25 } else { lot < 4 && game.undo_loses(seat) };
            if is_dropped && wants_undo && dialogue.asks(Question::Undo) {
                return Some(Step::Undo);
            }
            let blocks = game.blocks_left(seat).unwrap_or(0);
            (blocks > 0
                && lot > 60
                && dialogue.asks(Question::Block)
                && !game.is_opening_turn(seat))
            .then_some(Step::Block)
        }
        _ => {
            if !style.is_plain && dialogue.asks(Question::Remove) {
                let cells: Vec<Cell> = (game.rules().shape.all_cells())
                    .filter(|&cell| game.decide(seat.does(Action::Remove(cell))).is_ok())
                    .collect();
                let ties = |cell: &Cell| {
                    let mut after = *game.position();
                    after.remove(game.side(seat), *cell).is_ok()
                        && matches!(after.outcome(), Outcome::BothLines(_))
                };
                let tie = cells.iter().copied().find(|cell| style.hunts && ties(cell));
                if let Some(cell) = tie {
                    return Some(Step::Remove(cell));
                }
                if !style.hunts && !cells.is_empty() && lot < 12 {
                    return Some(Step::Remove(cells[dice.below(cells.len())]));
                }
            }
            let is_bad = !style.is_plain && !style.hunts && (12..20).contains(&lot);
            let bad: Vec<Column> = game
                .rules()
                .shape
                .all_columns()
                .filter(|c| game.bad_column(*c).is_some())
                .collect();
            match (is_bad, bad.is_empty()) {
                (true, false) => Some(Step::Drop(bad[dice.below(bad.len())])),
                (true, true) => {
                    let number = dice.below(NOWHERE.len() + 1);
                    let zero = if dialogue.numbering == Numbering::FromOne { "0" } else { "-2" };
                    Some(Step::Nowhere(NOWHERE.get(number).copied().unwrap_or(zero)))
                }
                _ => Some(Step::Drop(*open.get(dice.below(open.len().max(1)))?)),
            }
        }
    }
}

/// What a step shows that a program has to know.
fn names(
    before: &Game,
    after: &Game,
    seat: Seat,
    steps: &[Step],
    step: &Step,
    effect: &Effect,
) -> impl Iterator<Item = String> {
    let mut names: Vec<String> = Vec::new();
    match effect {
        Effect::BlockRefused => names.push("block-refused".to_string()),
        Effect::BadColumn(bad, events) => {
            names.push(match bad {
                BadColumn::Full(column) => format!("full-column-{}", column.index() + 1),
                BadColumn::NotCentre(_) => "not-centre".to_string(),
                BadColumn::Nowhere => "no-such-column".to_string(),
            });
            if let Some(Event::Violated { left, .. }) = events.first() {
                names.push(format!("violations-left-{left}"));
            }
        }
        Effect::Done(_) => match step {
            Step::Undo => {
                names.push(format!("undos-left-{}", after.undos_left(seat).unwrap_or(0)));
            }
            Step::Block => names.push("block".to_string()),
            Step::Remove(cell) => {
                let above = Cell::new(cell.column, cell.row + 1);
                let falls = before.position().at(above).is_some();
                names.push(if falls { "remove-and-fall" } else { "remove" }.to_string());
            }
            Step::Drop(column) => {
                if let [.., Step::Drop(dropped), Step::Undo] = steps {
                    let same = dropped == column;
                    names.push(
                        if same { "undo-same-column" } else { "undo-other-column" }.to_string(),
                    );
                }
            }
            Step::Nowhere(_) => {}
        },
    }
    match after.ending() {
        Some(Ending::Line { cells, .. }) => {
            let (cell, direction) = line_of(after.position(), *cells);
            let removed = if matches!(step, Step::Remove(_)) { "remove-gives-" } else { "" };
            names.push(format!(
                "{removed}line-{direction:?}-{}-{}",
                cell.column.index() + 1,
                cell.row + 1
            ));
        }
        Some(Ending::BothLines { .. }) => names.push("tie-by-remove".to_string()),
        Some(Ending::BoardFull) => names.push("draw".to_string()),
        Some(Ending::TooManyViolations { .. }) => names.push("violations-lose".to_string()),
        Some(Ending::TooManyUndos { .. }) => names.push("undos-lose".to_string()),
        _ => {}
    }
    names.into_iter()
}

/// Plays all games with a program, which is started for each, and shortens one for each fault.
pub fn judge(
    terms: &Terms<'_>,
    cases: &[Case],
    mut start: impl FnMut() -> Result<Box<dyn Pipe>, String>,
    mut tell: impl FnMut(usize),
) -> Report {
    let mut report = Report { cases: Vec::new(), wrongs: Vec::new() };
    let mut run = |steps: &[Step], seed: Option<u64>| {
        let mut pipe = match start() {
            Ok(pipe) => pipe,
            Err(reason) => {
                let fault = Some(FaultKind::CantStart(reason));
                return Played { steps: Vec::new(), fault };
            }
        };
        let source = match seed {
            Some(seed) => Source::Random(Dice::new(seed)),
            None => Source::Script(steps),
        };
        let mut played = referee_game(&mut *pipe, terms, source);
        if let Some(FaultKind::Crashed(_, words)) = &mut played.fault {
            *words = pipe.last_words();
        }
        played
    };
    for (number, case) in cases.iter().enumerate() {
        tell(number);
        let played = run(&case.steps, case.seed);
        let Some(kind) = played.fault else {
            report.cases.push((case.name.clone(), None));
            continue;
        };
        let known = report.wrongs.iter().position(|wrong| wrong.fault.kind.id() == kind.id());
        let is_hopeless = kind.is_hopeless();
        let index = known.unwrap_or_else(|| {
            let first = Played { steps: played.steps, fault: Some(kind) };
            let shortest = match case.seed {
                // A full board can't be had sooner.
                None if !is_hopeless && first.fault != Some(FaultKind::MissedDraw) => {
                    shortened(terms.game, first, |steps| run(steps, None))
                }
                _ => first,
            };
            let (shape, numbering) = (terms.game.rules().shape, terms.dialogue.numbering);
            let kind = shortest.fault.expect("a game that shows a fault");
            let fault = Fault { kind, shape, numbering };
            report.wrongs.push(Wrong { fault, steps: shortest.steps });
            report.wrongs.len() - 1
        });
        report.cases.push((case.name.clone(), Some(index)));
        if is_hopeless {
            break;
        }
    }
    report
}

/// Leaves out as many steps as possible, as long as the same fault shows.
fn shortened(game: &Game, first: Played, mut run: impl FnMut(&[Step]) -> Played) -> Played {
    let id = first.fault.as_ref().map(FaultKind::id);
    let mut best = first;
    let mut runs = 0;
    let mut size = best.steps.len().div_ceil(2);
    while size > 0 {
        let mut at = 0;
        let mut has_shrunk = false;
        while at < best.steps.len() && runs < SHORTENING {
            let end = best.steps.len().min(at + size);
            let steps = [&best.steps[..at], &best.steps[end..]].concat();
            if is_playable(game, &steps) {
                runs += 1;
                let played = run(&steps);
                if played.fault.as_ref().map(FaultKind::id) == id
                    && played.steps.len() < best.steps.len()
                {
                    best = played;
                    has_shrunk = true;
                    continue;
                }
            }
            at += 1;
        }
        if !has_shrunk {
            size /= 2;
        }
        if runs >= SHORTENING {
            break;
        }
    }
    best
}

/// Can all of these be typed in a game?
fn is_playable(start: &Game, steps: &[Step]) -> bool {
    let mut game = start.clone();
    steps.iter().all(|step| carry_out(&mut game, step).is_some())
}

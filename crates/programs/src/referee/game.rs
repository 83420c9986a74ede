//! One game with a program: it is asked nothing, it asks; each of its questions is answered by the next step,
//! and what it shows in between is held against the rules.

mod listen;

use super::board::{Shown, boards};
use super::dialogue::{Dialogue, Question, is_found};
use super::step::{Effect, Step, carry_out};
use super::verdict::{FaultKind, line_of};
use crate::pipe::Pipe;
use fourline_game::{Action, Ending, Game, Seat, Stage, Verdict};
use fourline_players::{Dice, Draw};
use fourline_rules::{Column, Side};
use listen::Signal;

/// What holds for all games.
#[derive(Clone, Copy, Debug)]
pub struct Terms<'a> {
    /// How the program speaks.
    pub dialogue: &'a Dialogue,
    /// The beginning of a game under the rules.
    pub game: &'a Game,
    /// How long the program may say nothing that is understood.
    pub patience_ms: u64,
}

/// A game that was played, up to its end or to what is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// What was typed, and for a program that moves itself its own moves too.
    pub steps: Vec<Step>,
    /// What is wrong.
    pub fault: Option<FaultKind>,
}

/// Where steps come from.
pub enum Source<'a> {
    /// These.
    Script(&'a [Step]),
    /// Random columns.
    Random(Dice),
}

/// Plays one game with a program that was just started.
pub fn referee_game(pipe: &mut dyn Pipe, terms: &Terms<'_>, source: Source<'_>) -> Played {
    let mut table = Table {
        pipe,
        dialogue: terms.dialogue,
        patience_ms: terms.patience_ms,
        game: terms.game.clone(),
        source,
        next: 0,
        steps: Vec::new(),
        names: Vec::new(),
        starter: None,
        text: String::new(),
        needs_board: false,
        declined: [false; 3],
        removing: None,
        refusal: None,
        undone: false,
    };
    let fault = table.play().err();
    Played { steps: table.steps, fault }
}

struct Table<'a, 's> {
    pipe: &'a mut dyn Pipe,
    dialogue: &'a Dialogue,
    patience_ms: u64,
    game: Game,
    source: Source<'s>,
    /// The number of the next step of a script.
    next: usize,
    steps: Vec<Step>,
    /// The answers of the start.
    names: Vec<String>,
    /// The name of the starter, once it is said.
    starter: Option<String>,
    /// What was heard since the last answer.
    text: String,
    /// Did a disc fall since the last board?
    needs_board: bool,
    /// Was the remove, the undo, the block of this turn declined?
    declined: [bool; 3],
    /// The step whose row and column are being asked for.
    removing: Option<Step>,
    /// A bad column that was typed, which has to be refused.
    refusal: Option<String>,
    /// Was a disc taken back in this turn?
    undone: bool,
}

impl Table<'_, '_> {
    /// Plays to the end; `Ok` too if the script ends before.
    fn play(&mut self) -> Result<(), FaultKind> {
        loop {
            self.text.clear();
            let signal = self.listen();
            self.note_starter();
            self.follow_board(&signal)?;
            match signal {
                Signal::Starts(answer) => {
                    self.names.push(answer.clone());
                    self.send(&answer);
                }
                Signal::Ends(result) => return self.ended(result),
                Signal::Asks(asked) => {
                    self.refused()?;
                    if let Some(ending) = self.game.ending().copied() {
                        return Err(self.missed(&ending));
                    }
                    if !self.answer(&asked)? {
                        return Ok(());
                    }
                }
                Signal::Closed(ended) => return Err(FaultKind::Crashed(ended, None)),
                Signal::Flooded => return Err(FaultKind::Flooded),
                Signal::Silent => {
                    let last = self.text.lines().rev().find(|line| !line.trim().is_empty());
                    return Err(FaultKind::Hung(last.unwrap_or("").trim().to_string()));
                }
            }
        }
    }

    /// Holds the last board that was shown against ours; the moves of the program itself are read from it.
    fn follow_board(&mut self, signal: &Signal) -> Result<(), FaultKind> {
        if self.dialogue.signs.is_none() {
            return Ok(());
        }
        let shape = self.game.rules().shape;
        let shown = boards(&self.text, self.dialogue, shape).pop();
        if let (Some(shown), Some(seat)) = (&shown, self.game.turn())
            && self.dialogue.machine == Some(self.game.side(seat))
        {
            self.machine_moves(shown, seat)?;
        }
        match shown {
            Some(shown) => {
                self.needs_board = false;
                if let Some(cell) = shown.difference(self.game.position()) {
                    // A line that is not seen matters more than what was done after it.
                    let (expected, shown) = (self.game.position().at(cell), shown.at(cell));
                    return Err(FaultKind::WrongCell { cell, shown, expected });
                }
            }
            None => {
                let asks_anew = matches!(signal, Signal::Asks(asked)
                    if asked.contains(&Question::Column) && self.removing.is_none());
                if self.needs_board && asks_anew {
                    return Err(FaultKind::NoBoard);
                }
            }
        }
        Ok(())
    }

    /// The program has moved: the disc that is new on its board.
    fn machine_moves(&mut self, shown: &Shown, seat: Seat) -> Result<(), FaultKind> {
        let side = self.game.side(seat);
        let made: Vec<Column> = (self.game.position().open_columns())
            .filter(|&column| {
                let cell = self.game.position().landing(column).expect("an open column");
                shown.at(cell) == Some(side)
            })
            .collect();
        match made[..] {
            // Perhaps it has not moved yet.
            [] => Ok(()),
            [column] => {
                let step = Step::Drop(column);
                carry_out(&mut self.game, &step).ok_or(FaultKind::WrongMove)?;
                self.steps.push(step);
                self.new_turn();
                Ok(())
            }
            _ => Err(FaultKind::WrongMove),
        }
    }

    /// A bad column has to be refused, where the program is known to say so.
    fn refused(&mut self) -> Result<(), FaultKind> {
        let Some(typed) = self.refusal.take() else { return Ok(()) };
        let is_said = self.dialogue.refused.is_empty()
            || self
                .text
                .lines()
                .any(|line| self.dialogue.refused.iter().any(|pattern| is_found(pattern, line)));
        if is_said { Ok(()) } else { Err(FaultKind::BadColumnTaken(typed)) }
    }

    fn ended(&mut self, result: usize) -> Result<(), FaultKind> {
        let Some(ending) = self.game.ending() else {
            // A draw is declared when the turn ends.
            return match self.finish_turn() {
                Some(2) if result == 2 => Ok(()),
                _ => Err(FaultKind::FalseEnd),
            };
        };
        let expected = match ending.verdict() {
            Verdict::Won(seat) if self.game.side(seat) == Side::First => 0,
            Verdict::Won(_) => 1,
            _ => 2,
        };
        match (result == expected, ending) {
            (true, _) => Ok(()),
            (false, Ending::BothLines { .. }) => Err(FaultKind::MissedTie),
            (false, _) => Err(FaultKind::WrongEnd),
        }
    }

    /// Ends an open turn; 2 if that makes the game a draw.
    fn finish_turn(&mut self) -> Option<usize> {
        let seat = self.game.turn()?;
        self.game.play(seat.does(Action::EndTurn)).ok()?;
        let verdict = self.game.ending().map(Ending::verdict);
        (verdict == Some(Verdict::Draw)).then_some(2)
    }

    /// The game is over, but the program goes on.
    fn missed(&self, ending: &Ending) -> FaultKind {
        match ending {
            Ending::Line { cells, .. } => {
                let (cell, direction) = line_of(self.game.position(), *cells);
                FaultKind::MissedLine(cell, direction)
            }
            Ending::BothLines { .. } => FaultKind::MissedTie,
            Ending::BoardFull => FaultKind::MissedDraw,
            _ => FaultKind::MissedLoss,
        }
    }

    /// Answers a question; false if the script has nothing more.
    fn answer(&mut self, asked: &[Question]) -> Result<bool, FaultKind> {
        if let Some(Step::Remove(cell)) = self.removing.clone() {
            return self.name_cell(asked, cell);
        }
        loop {
            let (expected, is_optional) = self.expected();
            if asked.contains(&expected) {
                return self.answer_expected(expected);
            }
            if !is_optional {
                return Err(FaultKind::WrongQuestion { asked: asked[0], expected });
            }
            self.decline(expected);
        }
    }

    /// What the program has to ask now, and whether it may leave that out.
    fn expected(&self) -> (Question, bool) {
        let Some(seat) = self.game.turn() else { return (Question::Column, false) };
        let asks = |question| self.dialogue.asks(question);
        let [remove, undo, block] = self.declined;
        match self.game.stage() {
            // After an undo the turn may begin with the remove again, or with the column.
            Stage::Move if !remove && asks(Question::Remove) && self.may_remove(seat) => {
                (Question::Remove, self.undone)
            }
            Stage::Dropped(_) | Stage::Removed => {
                let is_dropped = matches!(self.game.stage(), Stage::Dropped(_));
                let undos = self.game.undos_left(seat).unwrap_or(0);
                if is_dropped && !undo && asks(Question::Undo) {
                    return (Question::Undo, undos == 0);
                }
                let blocks = self.game.blocks_left(seat).unwrap_or(0);
                if blocks > 0 && !block && asks(Question::Block) {
                    // One that would be refused need not be offered.
                    let is_refused = self.game.decide(seat.does(Action::Block)).is_err();
                    return (Question::Block, is_refused);
                }
                (Question::Block, true)
            }
            _ => (Question::Column, false),
        }
    }

    fn may_remove(&self, seat: Seat) -> bool {
        let mut cells = self.game.rules().shape.all_cells();
        cells.any(|cell| self.game.decide(seat.does(Action::Remove(cell))).is_ok())
    }

    /// Goes on as if a question had been answered with no.
    fn decline(&mut self, question: Question) {
        match question {
            Question::Remove => self.declined[0] = true,
            Question::Undo => self.declined[1] = true,
            _ => self.declined[2] = true,
        }
        let [_, undo, block] = self.declined;
        let asks = |question| self.dialogue.asks(question);
        let is_open = matches!(self.game.stage(), Stage::Dropped(_) | Stage::Removed);
        let seat = self.game.turn();
        let has_block = seat.is_some_and(|seat| self.game.blocks_left(seat).unwrap_or(0) > 0);
        let has_more = !block && has_block && asks(Question::Block);
        if is_open && (undo || self.game.stage() == Stage::Removed || block) && !has_more {
            if let Some(seat) = seat {
                // It may be over with that, as a draw.
                let _ = self.game.play(seat.does(Action::EndTurn));
            }
            self.new_turn();
        }
    }

    fn new_turn(&mut self) {
        self.declined = [false; 3];
        self.undone = false;
    }

    fn answer_expected(&mut self, question: Question) -> Result<bool, FaultKind> {
        let Some(step) = self.peek() else { return Ok(false) };
        let [yes, no] = self.dialogue.yes_no.clone();
        let is_meant = match question {
            Question::Remove => matches!(step, Step::Remove(_)),
            Question::Undo => step == Step::Undo,
            Question::Block => step == Step::Block,
            _ => matches!(step, Step::Drop(_) | Step::Nowhere(_)),
        };
        match question {
            Question::Remove if is_meant => {
                self.removing = Some(step);
                self.send(&yes);
            }
            Question::Undo | Question::Block if is_meant => {
                self.take(&step)?;
                self.send(&yes);
            }
            Question::Column if is_meant => {
                let shape = self.game.rules().shape;
                let typed = step.text(shape, self.dialogue.numbering);
                self.take(&step)?;
                self.send(&typed);
            }
            // A script that was made for other questions ends here.
            Question::Column => return Ok(false),
            _ => {
                self.decline(question);
                self.send(&no);
            }
        }
        Ok(true)
    }

    /// Row and column of a disc that is to be removed, as they are asked for.
    fn name_cell(
        &mut self,
        asked: &[Question],
        cell: fourline_rules::Cell,
    ) -> Result<bool, FaultKind> {
        let row = cell.row_number(self.game.rules().shape.rows());
        let column = self.dialogue.numbering.number(cell.column);
        if asked.contains(&Question::Cell) {
            self.take(&Step::Remove(cell))?;
            self.removing = None;
            self.send(&format!("{row} {column}"));
        } else if asked.contains(&Question::RemoveColumn) {
            self.take(&Step::Remove(cell))?;
            self.removing = None;
            self.send(&column.to_string());
        } else if asked.contains(&Question::Row) {
            self.send(&row.to_string());
        } else {
            let expected =
                if self.dialogue.asks(Question::Cell) { Question::Cell } else { Question::Row };
            return Err(FaultKind::WrongQuestion { asked: asked[0], expected });
        }
        Ok(true)
    }

    /// The next step.
    fn peek(&mut self) -> Option<Step> {
        match &mut self.source {
            Source::Script(steps) => steps.get(self.next).cloned(),
            Source::Random(dice) => {
                let open: Vec<Column> = (self.game.position().open_columns())
                    .filter(|&column| self.game.bad_column(column).is_none())
                    .collect();
                (!open.is_empty()).then(|| Step::Drop(open[dice.below(open.len())]))
            }
        }
    }

    /// Carries the next step out in our game.
    fn take(&mut self, step: &Step) -> Result<(), FaultKind> {
        self.next += 1;
        self.steps.push(step.clone());
        let shape = self.game.rules().shape;
        match carry_out(&mut self.game, step) {
            None => {}
            Some(Effect::BlockRefused) => self.new_turn(),
            Some(Effect::BadColumn(..)) => {
                self.refusal = Some(step.text(shape, self.dialogue.numbering));
            }
            Some(Effect::Done(_)) => {
                self.needs_board |= matches!(step, Step::Drop(_) | Step::Remove(_));
                match step {
                    Step::Block => self.new_turn(),
                    Step::Undo => (self.declined, self.undone) = ([false; 3], true),
                    _ if self.game.stage() == Stage::Move => self.new_turn(),
                    // Only one of the questions after a drop may be left.
                    _ => self.declined = [true, false, false],
                }
                self.skip_unasked();
            }
        }
        Ok(())
    }

    /// Ends a turn in which the program has nothing to ask.
    fn skip_unasked(&mut self) {
        let is_open = matches!(self.game.stage(), Stage::Dropped(_) | Stage::Removed);
        let asks_none = !self.dialogue.asks(Question::Undo) && !self.dialogue.asks(Question::Block);
        if is_open && asks_none {
            self.decline(Question::Block);
        }
    }

    fn send(&mut self, answer: &str) {
        // One that no longer reads is noticed when it is listened to.
        let _ = self.pipe.send(&format!("{answer}\n"));
    }
}

//! A game on the screen: keys, clicks and computers' thoughts become commands, and what they bring
//! about is told in the same words as everywhere. What
//! each input does is in `page.rs`, computers are in `thinking.rs`, looks in `view.rs`,
//! the words for what can be done now in `asked.rs`.

mod asked;
mod page;
mod thinking;
mod view;

use super::advice::Advice;
use super::digits::Digits;
use super::house::{House, Page, SaveError};
use super::keys::Deed;
use super::list::Field;
use super::settings::Confirm;
use fourline_app::safe::harmless;
use fourline_game::{Action, Command, Event, Game, GameView, Refusal, Seat, Stage};
use fourline_players::{Computer, Table};
use fourline_rules::{Cell, Column};
use std::path::PathBuf;
use std::time::Duration;
use thinking::Thought;

/// A game on the screen.
pub(crate) struct GamePage {
    table: Table,
    /// The file of an unfinished game that this one goes on from.
    origin: Option<PathBuf>,
    column: Column,
    /// The cell chosen while a disc is to be removed.
    picked: Option<Cell>,
    /// Is the second symbol chosen, while one is to be picked?
    second_symbol: bool,
    /// What happened, newest last.
    log: Vec<String>,
    /// How many of them are about the last thing done.
    fresh: usize,
    fall: Option<Fall>,
    thought: Option<Thought>,
    digits: Digits,
    question: Option<Question>,
    saving: Option<Field>,
    advice: Option<Advice>,
    paused: bool,
}

/// A disc on its way down.
#[derive(Clone, Copy, Debug)]
struct Fall {
    pub cell: Cell,
    since: Duration,
    lasts: Duration,
}

/// Something that is done only after a yes.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Question {
    UndoLoses,
    Resign,
    Restart,
    Replace(String),
}

impl Fall {
    /// How far it has come: it falls faster and faster.
    pub fn part(self, now: Duration) -> f32 {
        let time = (now - self.since.min(now)).as_secs_f32() / self.lasts.as_secs_f32().max(0.001);
        (time * time).min(1.0)
    }
}

impl GamePage {
    pub fn new(table: Table, origin: Option<PathBuf>, house: &mut House) -> GamePage {
        let mut page = GamePage {
            column: Column::new(table.game.rules().shape.columns() / 2),
            table: table.with_means(house.desk.means()),
            origin,
            picked: None,
            second_symbol: false,
            log: Vec::new(),
            fresh: 0,
            fall: None,
            thought: None,
            digits: Digits::default(),
            question: None,
            saving: None,
            advice: None,
            paused: false,
        };
        page.greet(house);
        page.tick(house);
        page
    }

    pub fn game(&self) -> &Game {
        &self.table.game
    }

    /// Are both players computers?
    fn is_watched(&self) -> bool {
        Seat::BOTH.iter().all(|seat| self.table.computer(*seat).is_some())
    }

    /// The computer whose turn it is.
    fn computer(&self) -> Option<(Seat, Computer)> {
        let seat = self.game().turn()?;
        Some((seat, self.table.computer(seat)?))
    }

    /// The person at the keyboard: whoever's turn it is, if that is a person.
    fn viewer(&self) -> Seat {
        let is_person = |seat: &Seat| self.table.computer(*seat).is_none();
        let turn = self.game().turn().filter(is_person);
        turn.or_else(|| Seat::BOTH.into_iter().find(is_person)).unwrap_or(Seat::One)
    }

    fn view(&self) -> GameView {
        GameView::of(self.game(), self.viewer())
    }

    fn greet(&mut self, house: &House) {
        let (game, words) = (self.game(), house.words());
        if game.stage() != Stage::PickSymbol && game.commands().is_empty() {
            let starter = game.setup().starter;
            let [first, second] = [starter, starter.other()].map(|seat| words.who(game, seat));
            self.say(vec![format!("{first} starts; {second} follows.")]);
        } else if !game.commands().is_empty() {
            self.say(vec!["Going on with the game.".to_string()]);
        }
    }

    fn say(&mut self, sentences: Vec<String>) {
        self.fresh = sentences.len();
        self.log.extend(sentences);
    }

    /// Plays a command and tells what came of it.
    fn carry_out(&mut self, command: Command, house: &mut House) {
        let words = house.words();
        self.picked = None;
        self.digits = Digits::default();
        match self.table.game.play(command) {
            Err(refusal) => {
                let why = words.refusal(refusal, self.game());
                self.say(vec![why]);
            }
            Ok(events) => {
                self.advice = None;
                self.fall = None;
                let told = events.iter().filter_map(|event| words.event(event, self.game()));
                let told = told.collect();
                self.say(told);
                for event in &events {
                    match *event {
                        Event::Dropped { cell, .. } => self.begin_fall(cell, house),
                        Event::Ended(_) => {
                            house.desk.put_away(&self.table.game, self.origin.as_deref());
                            self.origin = None;
                        }
                        _ => {}
                    }
                }
            }
        }
    }

    fn begin_fall(&mut self, cell: Cell, house: &House) {
        let rows = self.game().rules().shape.rows() - cell.row;
        let lasts = house.fall_per_row() * u32::from(rows);
        if !lasts.is_zero() {
            self.fall = Some(Fall { cell, since: house.now, lasts });
        }
    }

    fn drop_here(&mut self, house: &mut House) {
        self.act(Action::Drop(self.column), house);
    }

    fn act(&mut self, action: Action, house: &mut House) {
        // Whoever watches does not move for a computer; starting anew is up to everybody.
        if let Some(turn) = self.game().turn().filter(|_| self.is_watched())
            && action != Action::Abort
        {
            return self.refuse(Refusal::NotYourTurn(turn), house);
        }
        let command = self.viewer().does(action);
        self.carry_out(command, house);
    }

    fn refuse(&mut self, refusal: Refusal, house: &House) {
        let why = house.words().refusal(refusal, self.game());
        self.say(vec![why]);
    }

    /// Enter: whatever is the next thing to do.
    fn choose(&mut self, house: &mut House) {
        if let Some(number) = self.digits.take() {
            return self.drop_number(number, house);
        }
        match (self.game().stage(), self.picked) {
            (Stage::Over(_), _) => self.start_anew(house),
            _ if self.is_watched() => self.paused = !self.paused,
            _ if self.computer().is_some() => self.hurry(house),
            (Stage::PickSymbol, _) => {
                let symbols = self.game().setup().symbols;
                let symbol = if self.second_symbol { symbols.second() } else { symbols.first() };
                self.act(Action::PickSymbol(symbol), house);
            }
            (_, Some(cell)) => self.remove_at(cell, house),
            (Stage::Move, None) => self.drop_here(house),
            (Stage::Dropped(_) | Stage::Removed, None) => self.act(Action::EndTurn, house),
        }
    }

    /// Tries to remove; a wrong cell is told, and another one can be chosen.
    fn remove_at(&mut self, cell: Cell, house: &mut House) {
        let command = self.viewer().does(Action::Remove(cell));
        match self.game().decide(command) {
            Ok(_) => self.carry_out(command, house),
            Err(refusal) => self.refuse(refusal, house),
        }
    }

    fn begin_remove(&mut self, house: &House) {
        if self.picked.take().is_some() {
            return;
        }
        match self.view().actions.remove {
            // The topmost disc near the chosen column is a good place to start from.
            Ok(cells) => {
                let near = |cell: &&Cell| {
                    (cell.column.index().abs_diff(self.column.index()), u8::MAX - cell.row)
                };
                self.picked = cells.iter().min_by_key(near).copied();
            }
            Err(refusal) => self.refuse(refusal, house),
        }
    }

    fn ask_undo(&mut self, house: &mut House) {
        if self.view().actions.undo_loses {
            self.question = Some(Question::UndoLoses);
        } else {
            self.act(Action::Undo, house);
        }
    }

    fn drop_number(&mut self, number: usize, house: &mut House) {
        let shape = self.game().rules().shape;
        let column = house.numbering().column(number, shape);
        self.column = column.unwrap_or(self.column);
        if house.settings.confirm == Confirm::On && column.is_some() {
            return;
        }
        self.act(column.map_or(Action::DropNowhere, Action::Drop), house);
    }

    fn move_column(&mut self, by: i32) {
        let columns = i32::from(self.game().rules().shape.columns());
        let at = (self.column.index() as i32 + by).rem_euclid(columns);
        self.column = Column::new(at as u8);
    }

    fn move_picked(&mut self, cell: Cell, deed: Deed) {
        let shape = self.game().rules().shape;
        let column = cell.column.index() as u8;
        let (column, row) = match deed {
            Deed::Left => ((column + shape.columns() - 1) % shape.columns(), cell.row),
            Deed::Right => ((column + 1) % shape.columns(), cell.row),
            Deed::Up => (column, (cell.row + 1).min(shape.rows() - 1)),
            _ => (column, cell.row.saturating_sub(1)),
        };
        self.picked = Some(Cell::new(Column::new(column), row));
    }

    fn start_anew(&mut self, house: &mut House) {
        self.stop_thinking();
        self.table.restart(house.desk.seed());
        self.origin = None;
        self.log.clear();
        (self.fall, self.advice, self.picked) = (None, None, None);
        self.second_symbol = false;
        self.greet(house);
    }

    fn restart(&mut self, house: &mut House) {
        if self.game().ending().is_none() {
            self.act(Action::Abort, house);
        }
        if self.game().ending().is_some() {
            self.start_anew(house);
        }
    }

    fn answer(&mut self, yes: bool, house: &mut House) {
        let Some(question) = self.question.take().filter(|_| yes) else { return };
        match question {
            Question::UndoLoses => self.act(Action::Undo, house),
            Question::Resign => self.act(Action::Resign, house),
            Question::Restart => self.restart(house),
            Question::Replace(file) => self.save(&file, true, house),
        }
    }

    fn save(&mut self, file: &str, over: bool, house: &mut House) {
        let name = harmless(file);
        match house.desk.save(file, &self.table.game, over) {
            Ok(()) => self.say(vec![format!(
                "Saved to {name}. fourline replay shows it, fourline resume plays on."
            )]),
            Err(SaveError::Exists) => self.question = Some(Question::Replace(file.to_string())),
            Err(SaveError::Other(why)) => self.say(vec![format!("Can't save to {name}: {why}.")]),
        }
    }
}

impl GamePage {
    /// Shows what each move leads to, or hides it again.
    fn turn_advice(&mut self, house: &mut House) {
        if self.advice.take().is_some() {
            return;
        }
        if self.game().stage() == Stage::PickSymbol {
            self.say(vec!["Pick a symbol first; then there is something to say.".to_string()]);
        } else if self.game().ending().is_some() {
            self.refuse(Refusal::GameOver, house);
        } else {
            self.advice = Some(Advice::ask(self.game(), house));
        }
    }
}

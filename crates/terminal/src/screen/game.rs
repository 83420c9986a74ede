//! A game on the screen: keys, clicks and computers' thoughts become commands, and what they bring
//! about is told in the same words as everywhere. How it looks is in `game_view.rs`.

use super::advice::Advice;
use super::canvas::{Canvas, Target};
use super::digits::Digits;
use super::game_view;
use super::house::{Effect, House, News, Page, SaveError, Step};
use super::keys::{Deed, Key};
use super::list::{Field, Typed};
use super::settings::Confirm;
use super::study::StudyPage;
use crate::safe::harmless;
use crossterm::event::KeyCode;
use fourline_game::{Action, Command, Event, Game, GameView, Refusal, Seat, Stage};
use fourline_players::engine::Budget;
use fourline_players::{Computer, Table};
use fourline_rules::{Cell, Column};
use ratatui::layout::Rect;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// A game on the screen.
pub(crate) struct GamePage {
    pub(super) table: Table,
    /// The file of an unfinished game that this one goes on from.
    origin: Option<PathBuf>,
    pub(super) column: Column,
    /// The cell chosen while a disc is to be removed.
    pub(super) picked: Option<Cell>,
    /// Is the second symbol chosen, while one is to be picked?
    pub(super) second_symbol: bool,
    /// What happened, newest last.
    pub(super) log: Vec<String>,
    /// How many of them are about the last thing done.
    pub(super) fresh: usize,
    pub(super) fall: Option<Fall>,
    pub(super) thought: Option<Thought>,
    pub(super) digits: Digits,
    pub(super) question: Option<Question>,
    pub(super) saving: Option<Field>,
    pub(super) advice: Option<Advice>,
    pub(super) paused: bool,
}

/// A disc on its way down.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fall {
    pub cell: Cell,
    since: Duration,
    lasts: Duration,
}

/// What the computer is doing.
#[derive(Debug)]
pub(super) struct Thought {
    ticket: u64,
    pub since: Duration,
    pub budget: Arc<Budget>,
    /// The answer, while it waits for its moment.
    command: Option<Command>,
    at_once: bool,
}

/// Something that is done only after a yes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Question {
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
            table,
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
    pub(super) fn is_watched(&self) -> bool {
        Seat::BOTH.iter().all(|seat| self.table.computer(*seat).is_some())
    }

    /// The computer whose turn it is.
    pub(super) fn computer(&self) -> Option<(Seat, Computer)> {
        let seat = self.game().turn()?;
        Some((seat, self.table.computer(seat)?))
    }

    /// The person at the keyboard: whoever's turn it is, if that is a person.
    pub(super) fn viewer(&self) -> Seat {
        let is_person = |seat: &Seat| self.table.computer(*seat).is_none();
        let turn = self.game().turn().filter(is_person);
        turn.or_else(|| Seat::BOTH.into_iter().find(is_person)).unwrap_or(Seat::One)
    }

    pub(super) fn view(&self) -> GameView {
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
            self.act(Action::Restart, house);
        }
        self.start_anew(house);
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

/// Computers at the table.
impl GamePage {
    fn begin_thinking(&mut self, house: &mut House) {
        let Some((_, computer)) = self.computer() else { return };
        if self.thought.is_some() || self.paused {
            return;
        }
        let budget = Arc::new(match computer {
            Computer::Level(level) => level.budget(),
            _ => Budget::nodes(0),
        });
        let ticket = house.ticket();
        house.effects.push(Effect::Think {
            ticket,
            game: Box::new(self.game().clone()),
            computer,
            budget: Arc::clone(&budget),
        });
        let since = house.now;
        self.thought = Some(Thought { ticket, since, budget, command: None, at_once: false });
    }

    /// Makes the computer move with what it has found so far.
    fn hurry(&mut self, house: &mut House) {
        if let Some(thought) = &mut self.thought {
            thought.at_once = true;
            thought.budget.cancel();
        }
        self.fall = None;
        self.tick(house);
    }

    fn stop_thinking(&mut self) {
        if let Some(thought) = self.thought.take() {
            thought.budget.cancel();
        }
    }

    /// When the computer's move may be shown: not before the last disc lies still.
    fn due(&self, house: &House) -> Option<Duration> {
        let thought = self.thought.as_ref()?;
        thought.command?;
        let breath = if thought.at_once { Duration::ZERO } else { house.breath() };
        let still = self.fall.map_or(Duration::ZERO, |fall| fall.since + fall.lasts);
        Some((thought.since + breath).max(still))
    }
}

impl Page for GamePage {
    fn key(&mut self, key: Key, house: &mut House) -> Option<Step> {
        if let Some(mut field) = self.saving.take() {
            match field.key(key) {
                Typed::Going => self.saving = Some(field),
                Typed::Dropped => {}
                Typed::Done if field.text().trim().is_empty() => {}
                Typed::Done => self.save(field.text().trim(), false, house),
            }
            return Some(Step::Stay);
        }
        if self.question.is_some() {
            match key.code() {
                KeyCode::Char('y' | 'Y') => self.answer(true, house),
                KeyCode::Char('n' | 'N' | 'q') | KeyCode::Esc => self.answer(false, house),
                _ => {}
            }
            return Some(Step::Stay);
        }
        let picks = self.game().stage() == Stage::PickSymbol && self.computer().is_none();
        if let Some(c) = key.character().filter(|_| picks)
            && let Some(symbol) = self.game().setup().symbols.named(&c.to_string())
        {
            self.act(Action::PickSymbol(symbol), house);
            return Some(Step::Stay);
        }
        None
    }

    fn paste(&mut self, text: &str, _: &mut House) -> Step {
        if let Some(field) = &mut self.saving {
            field.insert(text.lines().next().unwrap_or(""));
        }
        Step::Stay
    }

    fn digit(&mut self, digit: usize, house: &mut House) -> Step {
        match self.picked {
            Some(cell) => {
                let shape = self.game().rules().shape;
                let column = house.numbering().column(digit, shape);
                self.picked = Some(Cell { column: column.unwrap_or(cell.column), ..cell });
            }
            None => {
                let shape = self.game().rules().shape;
                let numbering = house.numbering();
                if let Some(number) = self.digits.push(digit, shape, numbering) {
                    self.drop_number(number, house);
                }
            }
        }
        Step::Stay
    }

    fn deed(&mut self, deed: Deed, house: &mut House) -> Step {
        if self.saving.is_some() || self.question.is_some() {
            // A click on one of the keys below; typed keys do not come here.
            let code = if deed == Deed::Choose { KeyCode::Enter } else { KeyCode::Esc };
            return self.key(Key::plain(code), house).unwrap_or(Step::Stay);
        }
        let is_over = self.game().ending().is_some();
        let picks_symbol = self.game().stage() == Stage::PickSymbol;
        match (deed, self.picked) {
            (Deed::Left | Deed::Right | Deed::Up | Deed::Down, Some(cell)) => {
                self.move_picked(cell, deed);
            }
            (Deed::Left | Deed::Right, None) if picks_symbol => {
                self.second_symbol = !self.second_symbol;
            }
            (Deed::Left, None) => self.move_column(-1),
            (Deed::Right, None) => self.move_column(1),
            (Deed::First, None) => self.column = Column::new(0),
            (Deed::Last, None) => {
                self.column = Column::new(self.game().rules().shape.columns() - 1);
            }
            (Deed::Choose, _) => self.choose(house),
            (Deed::Back, Some(_)) => self.picked = None,
            (Deed::Back, None) if self.digits.take().is_some() => {}
            (Deed::Back, None) if self.advice.take().is_some() => {}
            (Deed::Back, None) if self.computer().is_some() && !self.is_watched() => {
                self.hurry(house);
            }
            (Deed::Back, None) if is_over || self.is_watched() => return Step::Close,
            (Deed::Down, None) if self.game().stage() == Stage::Move => self.drop_here(house),
            (Deed::Undo, _) => self.ask_undo(house),
            (Deed::Remove, _) => self.begin_remove(house),
            (Deed::Block, _) => self.act(Action::Block, house),
            (Deed::EndTurn, _) => self.act(Action::EndTurn, house),
            (Deed::Hint, _) => {
                if self.advice.take().is_none() {
                    self.ask_for_advice(house);
                }
            }
            (Deed::Study, _) => {
                return Step::Open(Box::new(StudyPage::of_game(self.game(), house)));
            }
            (Deed::Pause, _) if self.is_watched() => self.paused = !self.paused,
            (Deed::Save, _) => self.saving = Some(Field::new("game.fourline")),
            (Deed::Resign, _) if is_over => self.refuse(Refusal::GameOver, house),
            (Deed::Resign, _) => self.question = Some(Question::Resign),
            (Deed::Restart, _) if is_over => self.start_anew(house),
            (Deed::Restart, _) => self.question = Some(Question::Restart),
            (Deed::Quit, _) => return Step::Close,
            _ => {}
        }
        Step::Stay
    }

    fn click(&mut self, target: Target, house: &mut House) -> Step {
        let can_choose = self.computer().is_none() && self.question.is_none();
        match target {
            Target::Answer(yes) => self.answer(yes, house),
            Target::Symbol(second) if can_choose => {
                self.second_symbol = second;
                self.choose(house);
            }
            Target::Cell(cell) if can_choose => {
                let again = self.picked == Some(cell) || house.settings.confirm == Confirm::Off;
                self.picked = Some(cell);
                if again {
                    self.remove_at(cell, house);
                }
            }
            Target::Column(column) if can_choose && self.game().stage() == Stage::Move => {
                let again = self.column == column || house.settings.confirm == Confirm::Off;
                self.column = column;
                if again {
                    self.drop_here(house);
                }
            }
            Target::Column(_) if self.computer().is_some() => {
                self.refuse(Refusal::NotYourTurn(self.viewer().other()), house);
            }
            _ => {}
        }
        Step::Stay
    }

    fn hover(&mut self, target: Option<Target>, house: &mut House) {
        match target {
            // With confirmed moves a click chooses, and merely passing over must not.
            Some(Target::Column(column)) if house.settings.confirm == Confirm::Off => {
                self.column = column;
            }
            Some(Target::Cell(cell)) if self.picked.is_some() => self.picked = Some(cell),
            _ => {}
        }
    }

    fn news(&mut self, news: &News, _: &mut House) {
        match (news, &mut self.thought, &mut self.advice) {
            (News::Thought { ticket, command }, Some(thought), _) if thought.ticket == *ticket => {
                thought.command = Some(*command);
            }
            (News::Insight { ticket, insight, is_last }, _, Some(advice)) => {
                advice.take(*ticket, insight, *is_last);
            }
            _ => {}
        }
    }

    fn tick(&mut self, house: &mut House) {
        if self.fall.is_some_and(|fall| fall.part(house.now) >= 1.0) {
            self.fall = None;
        }
        if self.due(house).is_some_and(|due| due <= house.now)
            && let Some(command) = self.thought.take().and_then(|thought| thought.command)
        {
            self.carry_out(command, house);
        }
        self.begin_thinking(house);
    }

    fn wakes_at(&self, house: &House) -> Option<Duration> {
        let frame = self.fall.map(|_| house.now + Duration::from_millis(25));
        let thinks = self.thought.as_ref().filter(|thought| thought.command.is_none());
        let progress = thinks.map(|_| house.now + Duration::from_millis(200));
        let asked = self.advice.as_ref().filter(|advice| !advice.is_done);
        let advice = asked.map(|_| house.now + Duration::from_millis(500));
        [frame, progress, advice, self.due(house)].into_iter().flatten().min()
    }

    fn leave(&mut self, house: &mut House) -> Result<(), String> {
        self.stop_thinking();
        self.advice = None;
        if self.game().ending().is_some() || self.game().commands().is_empty() {
            return Ok(());
        }
        house.notice = house.desk.keep(&self.table.game, self.origin.as_deref())?;
        Ok(())
    }

    fn least(&self, _: &House) -> (u16, u16) {
        game_view::least(self.game().rules().shape)
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        game_view::draw(self, canvas, area, house);
    }
}

impl GamePage {
    fn ask_for_advice(&mut self, house: &mut House) {
        if self.game().stage() == Stage::PickSymbol {
            self.say(vec!["Pick a symbol first; then there is something to say.".to_string()]);
        } else if self.game().ending().is_some() {
            self.refuse(Refusal::GameOver, house);
        } else {
            self.advice = Some(Advice::ask(self.game(), house));
        }
    }
}

//! A game on the screen: keys and clicks become requests to the session, and its view is drawn.
//!
//! - `page.rs`: what each input does. `of_use.rs`: the keys that can be used now.
//! - `view.rs`: looks. `layout.rs`: where things are. `players.rs`, `panel.rs`: around the board.

mod layout;
mod of_use;
mod online;
mod page;
mod panel;
mod players;
mod view;

use super::field::Field;
use super::house::{Asker, Effect, House, Page};
use super::keys::Deed;
use fourline_app::digits::Digits;
use fourline_app::settings::Confirm;
use fourline_app::{Effect as Wanted, Prompt, Request, Said, Session, keeping};
use fourline_game::{Event, Seat};
use fourline_native::storage::SaveError;
use fourline_rules::{Cell, Column, Shape};
use online::Online;
use std::path::PathBuf;
use std::time::Duration;

/// A game on the screen.
pub(crate) struct GamePage {
    session: Session,
    asker: Asker,
    column: Column,
    /// The cell chosen while a disc is to be removed.
    picked: Option<Cell>,
    /// Is the second symbol chosen, while one is to be picked?
    second_symbol: bool,
    fall: Option<Fall>,
    /// The winning line while it lights up.
    lights: Option<Lights>,
    digits: Digits,
    /// How much of what was said has been seen here.
    heard: usize,
    saving: Option<Field>,
    /// Is a reaction being chosen?
    saying: bool,
    /// The connection, if the table is elsewhere.
    online: Option<Online>,
    /// A file that exists, while it is asked whether to replace it: as it was typed, and where it is.
    replacing: Option<(String, PathBuf)>,
}

/// A disc on its way down.
#[derive(Clone, Copy, Debug)]
struct Fall {
    cell: Cell,
    since: Duration,
    lasts: Duration,
}

impl Fall {
    /// How far it has come: it falls faster and faster.
    fn part(self, now: Duration) -> f32 {
        let time = (now - self.since.min(now)).as_secs_f32() / self.lasts.as_secs_f32().max(0.001);
        (time * time).min(1.0)
    }

    fn ends(self) -> Duration {
        self.since + self.lasts
    }
}

/// The winning line lights up, disc by disc.
#[derive(Clone, Copy, Debug)]
struct Lights {
    since: Duration,
    discs: usize,
}

impl Lights {
    /// How long it takes from one disc to the next.
    const STEP: Duration = Duration::from_millis(140);

    /// How many discs are lit up.
    fn lit(self, now: Duration) -> usize {
        let steps = now.saturating_sub(self.since).as_millis() / Lights::STEP.as_millis();
        steps as usize
    }

    fn ends(self) -> Duration {
        self.since + Lights::STEP * (self.discs as u32 + 1)
    }
}

impl GamePage {
    pub fn new(session: Session, house: &mut House) -> GamePage {
        let mut page = GamePage {
            asker: house.asker(),
            column: Column::new(session.game().rules().shape.columns() / 2),
            heard: session.log().len(),
            session,
            picked: None,
            second_symbol: false,
            fall: None,
            lights: None,
            digits: Digits::default(),
            saving: None,
            saying: false,
            online: None,
            replacing: None,
        };
        page.tick(house);
        page
    }

    fn shape(&self) -> Shape {
        self.session.game().rules().shape
    }

    /// Who sits below the board: the person, if there is only one, else seat 1.
    fn seat_below(&self) -> Seat {
        if self.online.is_some() {
            return self.session.person().unwrap_or(Seat::One);
        }
        let is_person = |seat: Seat| self.session.computer(seat).is_none();
        match Seat::BOTH.map(is_person) {
            [false, true] => Seat::Two,
            _ => Seat::One,
        }
    }

    fn prompt(&self) -> Prompt {
        self.session.prompt()
    }

    /// Asks the session for something. What was refused is said; what was done ends old notices.
    fn ask(&mut self, request: Request, house: &mut House) {
        self.digits = Digits::default();
        house.hush();
        let effects = self.session.ask(request, house.now_ms());
        self.follow(effects, house);
    }

    /// Does what the session wants done, and takes in what it said.
    fn follow(&mut self, effects: Vec<Wanted>, house: &mut House) {
        let shelf = &mut *house.storage.shelf;
        for effect in keeping::keep_up(&mut self.session, effects, shelf) {
            match effect {
                Wanted::Think(mut question) => {
                    question.ticket = self.asker.outside(question.ticket);
                    house.effects.push(Effect::Think(question));
                }
                Wanted::Stop(ticket) => {
                    house.effects.push(Effect::Stop(self.asker.outside(ticket)));
                }
                Wanted::Away(what) => {
                    if let Some(online) = &mut self.online {
                        online.link.tell(what, house.now_ms());
                    }
                }
                // The shelf's are done.
                _ => {}
            }
        }
        self.talk(house);
        self.hear(house);
        if let Prompt::RemoveWhich(seat) = self.prompt() {
            self.picked = self.picked.or_else(|| self.nearest_disc(seat.other()));
        } else {
            self.picked = None;
        }
        if let Some(fall) = self.fall {
            self.session.hold_until(fall.ends().as_millis() as u64);
        }
    }

    /// Takes in what was said since the last time: discs fall, refusals are noticed.
    fn hear(&mut self, house: &mut House) {
        for said in &self.session.log()[self.heard..] {
            match said {
                Said::Happened(Event::Dropped { cell, .. }) => {
                    let rows = self.session.game().rules().shape.rows() - cell.row;
                    let lasts = house.fall_per_row() * u32::from(rows);
                    let fall = Fall { cell: *cell, since: house.now, lasts };
                    self.fall = Some(fall).filter(|fall| !fall.lasts.is_zero());
                }
                Said::Happened(Event::Ended(ending)) => {
                    let discs = ending.winning_cells().len() as usize;
                    let since = self.fall.map_or(house.now, Fall::ends);
                    let moves = !house.fall_per_row().is_zero() && discs > 0;
                    self.lights = moves.then_some(Lights { since, discs });
                }
                Said::Happened(Event::Undone { .. } | Event::Removed { .. })
                | Said::TookBack(_)
                | Said::Redone
                | Said::Starts { .. } => (self.fall, self.lights) = (None, None),
                Said::Refused(_)
                | Said::BackToNow
                | Said::NotKept(_)
                | Said::Joined(_)
                | Said::Reacted(..)
                | Said::WantsRematch(_)
                | Said::Noticed(_)
                | Said::Writable
                | Said::Happened(Event::Violated { .. }) => {
                    let text = house.speaker().said(said, self.session.game());
                    house.say(text.unwrap_or_default());
                }
                _ => {}
            }
        }
        self.heard = self.session.log().len();
    }

    /// The topmost disc of a player near the chosen column: a good place to start choosing from.
    fn nearest_disc(&self, owner: Seat) -> Option<Cell> {
        let game = self.session.game();
        let theirs = game.position().discs(game.side(owner));
        let near =
            |cell: &Cell| (cell.column.index().abs_diff(self.column.index()), u8::MAX - cell.row);
        game.position().cells_of(theirs).into_iter().min_by_key(near)
    }

    /// Enter: whatever is the next thing to do.
    fn choose(&mut self, house: &mut House) {
        if let Some(number) = self.digits.take() {
            return self.drop_number(number, house);
        }
        let request = match (self.prompt(), self.picked) {
            (Prompt::Over(_), _) => Request::NewGame,
            (Prompt::LookingBack { last, .. }, _) => Request::LookAt(last),
            (Prompt::Broken(_), _) => Request::MoveNow,
            _ if self.session.is_watched() => Request::Pause,
            (Prompt::Thinking(_), _) => return self.hurry(house),
            (Prompt::Pick(_), _) => {
                let symbols = self.session.game().setup().symbols;
                let symbol = if self.second_symbol { symbols.second() } else { symbols.first() };
                Request::Pick(symbol)
            }
            (Prompt::EndOfTurn { .. }, _) => Request::EndTurn,
            // A draw is neither accepted nor declined by a key that usually drops.
            (Prompt::Offered { .. }, _) => return,
            (_, Some(cell)) => Request::Remove(cell),
            _ => Request::Drop(self.column),
        };
        self.ask(request, house);
    }

    /// The computer is to move with what it has found, and nothing is waited for.
    fn hurry(&mut self, house: &mut House) {
        self.fall = None;
        self.ask(Request::MoveNow, house);
    }

    fn drop_number(&mut self, number: usize, house: &mut House) {
        let column = house.numbering().column(number, self.shape());
        self.column = column.unwrap_or(self.column);
        if house.settings().confirm == Confirm::On && column.is_some() {
            return;
        }
        self.ask(column.map_or(Request::DropNowhere, Request::Drop), house);
    }

    fn move_column(&mut self, by: i32) {
        let columns = i32::from(self.shape().columns());
        let at = (self.column.index() as i32 + by).rem_euclid(columns);
        self.column = Column::new(at as u8);
    }

    fn move_picked(&mut self, cell: Cell, deed: Deed) {
        let shape = self.shape();
        let column = cell.column.index() as u8;
        let (column, row) = match deed {
            Deed::Left => ((column + shape.columns() - 1) % shape.columns(), cell.row),
            Deed::Right => ((column + 1) % shape.columns(), cell.row),
            Deed::Up => (column, (cell.row + 1).min(shape.rows() - 1)),
            _ => (column, cell.row.saturating_sub(1)),
        };
        self.picked = Some(Cell::new(Column::new(column), row));
    }

    /// Looks at the step before the one on the screen, or at the one after it.
    fn look(&mut self, forward: bool, house: &mut House) {
        let view = self.session.view(house.now_ms());
        let step = if forward { view.step + 1 } else { view.step.saturating_sub(1) };
        self.ask(Request::LookAt(step), house);
    }

    /// An answer to the question on the screen.
    fn answer(&mut self, yes: bool, house: &mut House) {
        if let Some((file, _)) = self.replacing.take() {
            if yes {
                self.save(&file, true, house);
            }
            return;
        }
        let request = match (self.prompt(), yes) {
            (Prompt::Offered { .. }, true) => Request::Accept,
            (Prompt::Offered { .. }, false) => Request::Decline,
            (_, yes) => Request::Answer(yes),
        };
        self.ask(request, house);
    }

    fn save(&mut self, file: &str, over: bool, house: &mut House) {
        let speaker = house.speaker();
        match house.storage.save(file, self.session.game(), over) {
            Ok(path) => house.say(speaker.saved(&path, self.session.game())),
            Err(SaveError::Exists(path)) => self.replacing = Some((file.to_string(), path)),
            Err(SaveError::Failed(path, why)) => {
                house.say(speaker.not_saved(&path, &why));
                self.saving = Some(Field::new(file));
            }
        }
    }
}

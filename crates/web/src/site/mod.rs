//! Everything behind the page as one value: inputs go in, effects come out, and a view says all there is
//! to show. It never waits, and reads no clock.

mod buttons;
mod effect;
mod files;
mod input;
mod moving;
#[cfg(feature = "online")]
mod online;
mod pages;
mod pressing;
mod seating;
mod telling;
mod thinking;

pub use effect::{Effect, Role};
pub use input::{Do, Input, Picture, Surroundings, Where};
#[cfg(feature = "online")]
pub use input::{Net, Whom};
#[cfg(feature = "online")]
pub(crate) use online::Visit;

use crate::address::Page;
use crate::desk::Desk;
use crate::device::Device;
use crate::form::Form;
use crate::motion::Pace;
use crate::shelf::{DeviceShelf, RENEW_MS};
use crate::storage::Storage;
use crate::table::Table;
use fourline_app::keeping;
use fourline_app::settings::{Motion, Settings, Speed, Spoken};
use fourline_app::shelf::{Listing, Shelf};
use fourline_app::thinking::{Ticket, message};
use fourline_app::words::Speaker;
use fourline_app::{NewGame, Pace as Thinking, Request, Session};
use fourline_words::Language;
use fourline_words::catalogue::web as say;
use seating::session_of;
use std::path::PathBuf;
use std::sync::Arc;

/// What is open above the page.
#[derive(Clone, Debug)]
pub enum Dialog {
    /// The form for a new game, and why it can't be started.
    NewGame(Box<Form>, Option<String>),
    /// Help.
    Help,
}

/// A question of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asks {
    /// Delete this game?
    Delete(PathBuf),
    /// Delete everything?
    DeleteAll,
}

/// Something that is to be seen for a while.
#[derive(Clone, Debug)]
pub struct Notice {
    /// What it says.
    pub text: String,
    /// Is something wrong?
    pub is_problem: bool,
    /// Until when it stays.
    pub until_ms: u64,
}

/// Everything behind the page.
pub struct Site {
    pub(crate) device: Device,
    pub(crate) shelf: DeviceShelf,
    pub(crate) table: Table,
    pub(crate) desk: Option<Desk>,
    pub(crate) page: Page,
    /// Why the address can't be shown, if it can't.
    pub(crate) broken: Option<String>,
    pub(crate) dialog: Option<Dialog>,
    pub(crate) asks: Option<Asks>,
    /// The games on the shelf, while they are looked at.
    pub(crate) listing: Option<Listing>,
    pub(crate) notice: Option<Notice>,
    /// What is said to those who hear the page, and how often something was said.
    pub(crate) spoken_aloud: (u64, String),
    /// Are scores shown beside the game?
    pub(crate) scores: bool,
    pub(crate) is_updated: bool,
    #[cfg(feature = "online")]
    pub(crate) online: online::Online,
    pub(crate) now_ms: u64,
    spoken: Spoken,
    reduced_motion: bool,
    seed: u64,
    asked: [Option<Ticket>; 4],
    /// How much of the session's log was looked at for sounds.
    heard: usize,
    renewed_ms: u64,
    effects: Vec<Effect>,
}

impl Site {
    /// The page as it opens: with the game that was played last, if it was not finished, and else with a
    /// new one.
    pub fn new(storage: Arc<dyn Storage>, around: Surroundings, now_ms: u64) -> Site {
        let device = Device::new(Arc::clone(&storage));
        let mut shelf = DeviceShelf::new(storage, &around.name);
        shelf.set_time(now_ms);
        let system = Language::best_of(around.languages.iter().map(String::as_str));
        let spoken = Spoken { asked: None, system };
        let language = spoken.language(&device.settings);
        let mut new = NewGame::last(fourline_app::Kind::Computer, &device.state.last);
        let session = latest(&mut shelf, now_ms)
            .or_else(|| session_of(&new, around.seed, language, now_ms))
            .unwrap_or_else(|| {
                // Names that were kept by an older version may be the same.
                new = NewGame::default();
                session_of(&new, around.seed, language, now_ms).expect("the usual game starts")
            });
        let mut site = Site {
            #[cfg(feature = "online")]
            online: online::Online::new(&around, &device.state.last),
            table: Table::new(session),
            device,
            shelf,
            desk: None,
            page: Page::Play,
            broken: None,
            dialog: None,
            asks: None,
            listing: None,
            notice: None,
            spoken_aloud: (0, String::new()),
            scores: false,
            is_updated: false,
            now_ms,
            spoken,
            reduced_motion: around.reduced_motion,
            seed: around.seed,
            asked: [None; 4],
            heard: 0,
            renewed_ms: now_ms,
            effects: Vec::new(),
        };
        site.heard = site.table.session.log().len();
        // What was played before has come to rest.
        site.table.motion.listen(&site.table.session, None, now_ms);
        if site.device.is_unreadable {
            site.notice(say::settings_unreadable(language));
        }
        site.show_address(&around.address);
        site
    }

    /// The language that a page in these surroundings speaks.
    pub fn language_in(storage: Arc<dyn Storage>, around: &Surroundings) -> Language {
        let system = Language::best_of(around.languages.iter().map(String::as_str));
        Spoken { asked: None, system }.language(&Device::new(storage).settings)
    }

    /// Takes something in.
    pub fn input(&mut self, input: Input, now_ms: u64) -> Vec<Effect> {
        self.now_ms = self.now_ms.max(now_ms);
        self.shelf.set_time(self.now_ms);
        self.take(input);
        self.settle();
        std::mem::take(&mut self.effects)
    }

    fn take(&mut self, input: Input) {
        match input {
            Input::Tick => {}
            Input::Key(key) => {
                if self.key(&key) {
                    self.effects.push(Effect::TakeKey);
                }
            }
            Input::Ask(request) => self.ask(request),
            Input::Column(column) => self.column(column),
            Input::Cell(cell) => self.ask(Request::Remove(cell)),
            Input::Point(column) => self.point(column),
            Input::Heard(role, text) => match message::read_news(&text) {
                Ok(news) => self.news(role, news),
                Err(_) => self.died(role),
            },
            Input::Died(role) => self.died(role),
            Input::Address(address) => self.show_address(&address),
            Input::Open(page) => self.open(page),
            Input::Stored => self.stored(),
            Input::Hidden => self.hide(),
            Input::Do(what) => self.obey(what),
            Input::Change(change) => match &mut self.dialog {
                Some(Dialog::NewGame(form, problem)) => {
                    *problem = None;
                    form.change(change, &self.device.state.last);
                }
                #[cfg(feature = "online")]
                _ if self.page.is_online() => {
                    self.online.problem = None;
                    self.online.is_named |= matches!(change, crate::form::Change::Name(..));
                    self.online.form.change(change, &self.device.state.last);
                }
                _ => {}
            },
            Input::Set(name, value) => self.set(name, &value),
            Input::Go(go) => self.go(go),
            Input::Typed(text) => {
                if let Some(desk) = &mut self.desk {
                    desk.text = text;
                }
            }
            Input::File(name, text) => self.file(&name, &text),
            Input::Copied(is_copied) => self.copied(is_copied),
            Input::Filmed(true) => self.report(say::film_saved(self.language())),
            Input::Filmed(false) => self.notice(say::film_not_made(self.language())),
            Input::Updated => self.is_updated = true,
            #[cfg(feature = "online")]
            Input::Whom(whom) => self.choose_whom(whom),
            #[cfg(feature = "online")]
            Input::Net(net) => self.net(net),
        }
    }

    /// The language of the page.
    pub fn language(&self) -> Language {
        self.spoken.language(&self.device.settings)
    }

    /// The one who speaks.
    pub fn speaker(&self) -> Speaker {
        let is_table = matches!(self.page, Page::Table(_) | Page::Watch(_));
        let away = self.table.session.elsewhere().filter(|_| is_table);
        let me = away.and_then(fourline_app::Away::seat);
        Speaker { language: self.language(), numbering: self.device.settings.numbering(), me }
    }

    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.device.settings
    }

    /// The session at the table.
    pub fn session(&self) -> &Session {
        &self.table.session
    }

    /// What is shown.
    pub fn page(&self) -> &Page {
        &self.page
    }

    /// When it wants an [`Input::Tick`] at the latest; `None` if nothing is pending.
    pub fn wakes_at_ms(&self) -> Option<u64> {
        let clocks = self.table.session.view(self.now_ms).clocks;
        let running = clocks.and_then(|clocks| clocks.into_iter().find(|clock| clock.runs));
        let clock = running.map(|clock| match clock.left_ms {
            ..10_000 => self.now_ms + 100,
            left_ms => self.now_ms + left_ms % 1000 + 1,
        });
        let renew = self.table.session.is_in_play().then_some(self.renewed_ms + RENEW_MS);
        let notice = self.notice.as_ref().map(|notice| notice.until_ms);
        #[cfg(feature = "online")]
        let online = self.online_wakes_at_ms();
        #[cfg(not(feature = "online"))]
        let online = None;
        let (session, motion) = (self.table.session.wakes_at_ms(), self.table.motion.wakes_at_ms());
        [session, motion, clock, renew, notice, online].into_iter().flatten().min()
    }

    /// Does nothing move?
    pub(crate) fn is_still(&self) -> bool {
        self.reduced_motion || self.device.settings.motion == Motion::Reduced
    }

    fn pace(&self) -> Pace {
        (!self.is_still()).then_some(self.device.settings.speed)
    }

    fn thinking_pace(&self) -> Thinking {
        let least_ms = match (self.is_still(), self.device.settings.speed) {
            (false, Speed::Slow) => 1000,
            (false, Speed::Normal) => 500,
            _ => 200,
        };
        Thinking { think_ms: Some(1000), least_ms }
    }

    /// Lets everything happen that follows by itself.
    fn settle(&mut self) {
        #[cfg(feature = "online")]
        {
            self.pump();
            self.keep_looking();
        }
        self.table.session.set_pace(self.thinking_pace());
        let effects = self.table.session.tick(self.now_ms);
        self.follow(effects);
        self.table.let_fall(self.pace(), self.now_ms);
        self.review();
        self.study();
        self.tell();
        self.sounds();
        if self.now_ms >= self.renewed_ms + RENEW_MS {
            self.renewed_ms = self.now_ms;
            self.shelf.renew();
        }
        if self.notice.as_ref().is_some_and(|notice| notice.until_ms <= self.now_ms) {
            self.notice = None;
        }
    }
}

/// The game that was played last and can go on, unless another page has it.
fn latest(shelf: &mut DeviceShelf, now_ms: u64) -> Option<Session> {
    let listing = shelf.list();
    let entry = listing.unfinished.into_iter().find(|entry| !entry.is_open_elsewhere)?;
    let opened = shelf.open(&entry.path).ok()?;
    let slot = opened.slot;
    let session = keeping::resume(opened, now_ms);
    if session.is_err() {
        // A player that this version does not know: the game stays where it is.
        let _ = shelf.leave(slot);
    }
    session.ok()
}

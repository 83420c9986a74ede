//! Everything behind the page as one value: inputs go in, effects come out, and a view says all there is
//! to show. It never waits, and reads no clock.

use crate::address::{Moves, Page, Subject};
use crate::desk::{Desk, Go};
use crate::device::Device;
use crate::form::{Change, Form, play_on};
use crate::keys::{Focus, Key, LETTERS};
use crate::motion::Pace;
use crate::shelf::{DeviceShelf, RENEW_MS, name_of};
use crate::storage::{Storage, StorageProblem};
use crate::table::Table;
use fourline_app::files::FileProblem;
use fourline_app::keeping::{self, Farewell};
use fourline_app::settings::{Confirm, Motion, Settings, Sound, Speed, Spoken, Vibration};
use fourline_app::shelf::{Listing, Shelf, ShelfError, ShelfProblem};
use fourline_app::study::{ReadError, Review, Want};
use fourline_app::thinking::{Question, Thought, Ticket, Topic, message};
use fourline_app::words::Speaker;
use fourline_app::{
    Effect as Wanted, First, NewGame, News, Pace as Thinking, Prompt, Request, Said, Session,
};
use fourline_game::{Event, Game, GameView, Seat, record};
use fourline_players::Limits;
use fourline_rules::{Cell, Column, Rules};
use fourline_words::catalogue::{web as say, window};
use fourline_words::{Language, Say};
use std::path::PathBuf;
use std::sync::Arc;

/// How long a notice stays.
const NOTICE_MS: u64 = 6_000;

/// How many positions a computer may look at that is to move at once.
const HURRIED: u64 = 20_000;

/// More than any record or export.
const LONGEST_FILE: usize = 20_000_000;

/// What the page is opened with.
#[derive(Clone, Debug, Default)]
pub struct Surroundings {
    /// What tells this page from others of the same site; it stays when the page is loaded again.
    pub name: String,
    /// The languages that the browser's user prefers, best first.
    pub languages: Vec<String>,
    /// Does the system ask for less motion?
    pub reduced_motion: bool,
    /// Where chance comes from.
    pub seed: u64,
    /// The address, from the first slash on.
    pub address: String,
}

/// Something that came in.
#[derive(Clone, Debug)]
pub enum Input {
    /// It is time.
    Tick,
    /// A key was pressed.
    Key(Key),
    /// Something is asked of the table, or of the study.
    Ask(Request),
    /// A column was clicked.
    Column(Column),
    /// A disc was clicked that can be removed.
    Cell(Cell),
    /// A column is pointed at, or none.
    Point(Option<Column>),
    /// A worker says something.
    Heard(Role, String),
    /// A worker has died.
    Died(Role),
    /// The address has changed, by the browser's buttons.
    Address(String),
    /// A link to a page was followed.
    Open(Page),
    /// Another page has changed what is kept.
    Stored,
    /// The page is about to go away.
    Hidden,
    /// Something else that has a button.
    Do(Do),
    /// A change in the form for a new game.
    Change(Change),
    /// A setting takes this value.
    Set(&'static str, String),
    /// Where to go in the study.
    Go(Go),
    /// What was typed into the study's field.
    Typed(String),
    /// A file was opened or dropped.
    File(String, String),
    /// The link was copied, or could not be.
    Copied(bool),
    /// A new version of the page is there.
    Updated,
}

/// Something that has a button, besides what is asked of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Do {
    /// Open the form for a new game.
    NewGame,
    /// The same with these rules.
    NewGameBy(Box<Rules>),
    /// Start the game in the form.
    Start,
    /// Keep own rules under the name that was typed.
    SaveRules,
    /// Open the help.
    Help,
    /// Close what is open above the page.
    Close,
    /// Study the game at the table.
    Study,
    /// Show what each column leads to, or stop.
    Scores,
    /// Read what was typed into the study's field.
    Read,
    /// The board of the study as text.
    Edit,
    /// A study of the empty board.
    Clear,
    /// Play on from the study's position.
    PlayHere,
    /// Continue a game of the shelf.
    Continue(PathBuf),
    /// Look at a finished game.
    Look(PathBuf),
    /// Delete a game of the shelf, after a question.
    Delete(PathBuf),
    /// Export everything.
    Export,
    /// Delete everything, after a question.
    DeleteAll,
    /// The answer to a question of the page.
    Answer(bool),
    /// Copy the link to what is shown.
    CopyLink,
    /// Save the game as a file.
    SaveRecord,
    /// Save a picture.
    SavePicture {
        /// As PNG, else as SVG.
        png: bool,
    },
    /// Say something for those who hear the page.
    Say(Where),
    /// Load the page again.
    Reload,
}

/// What can be asked by those who hear the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Where {
    /// The last move.
    Last,
    /// What is in the column that is pointed at.
    Column,
    /// The whole board.
    Board,
    /// Who could complete a line where.
    Threats,
    /// What each column leads to.
    Scores,
}

/// What a worker thinks about. Each has a worker of its own, so that one can be stopped without the
/// others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The move of a computer.
    Move,
    /// A hint.
    Hint,
    /// The study beside a game.
    Review,
    /// A study.
    Study,
}

impl Role {
    /// All of them.
    pub const ALL: [Role; 4] = [Role::Move, Role::Hint, Role::Review, Role::Study];
}

/// Something to be done outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Ask this role's worker.
    Think(Role, String),
    /// End this role's worker.
    Stop(Role),
    /// A new address in the browser's history.
    Push(String),
    /// Another address in place of this one.
    Replace(String),
    /// The keyboard to this column.
    FocusColumn(Column),
    /// The keyboard to the heading of the page.
    FocusHeading,
    /// Save a text as a file.
    Download {
        /// The file's name.
        name: String,
        /// What kind of file.
        kind: &'static str,
        /// What is in it.
        text: String,
    },
    /// Make a PNG of an SVG and save it.
    DownloadPng {
        /// The file's name.
        name: String,
        /// The picture.
        svg: String,
    },
    /// Copy the link with this address.
    Copy(String),
    /// The key was taken; the browser must not use it too.
    TakeKey,
    /// A short sound: a disc comes to rest, or the game is over.
    Sound {
        /// Is the game over?
        is_end: bool,
    },
    /// A short vibration.
    Vibrate,
    /// Load the page again, with its new version if there is one.
    Reload,
}

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
    pub(crate) notice: Option<(String, u64)>,
    /// What is said to those who hear the page, and how often something was said.
    pub(crate) spoken_aloud: (u64, String),
    /// Are scores shown beside the game?
    pub(crate) scores: bool,
    pub(crate) is_updated: bool,
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
            Input::Change(change) => {
                if let Some(Dialog::NewGame(form, problem)) = &mut self.dialog {
                    *problem = None;
                    form.change(change, &self.device.state.last);
                }
            }
            Input::Set(name, value) => self.set(name, &value),
            Input::Go(go) => self.go(go),
            Input::Typed(text) => {
                if let Some(desk) = &mut self.desk {
                    desk.text = text;
                }
            }
            Input::File(name, text) => self.file(&name, &text),
            Input::Copied(true) => self.notice(say::link_copied(self.language())),
            Input::Copied(false) => {
                let link = self.link();
                self.notice(say::link_not_copied(self.language(), link));
            }
            Input::Updated => self.is_updated = true,
        }
    }

    /// The language of the page.
    pub fn language(&self) -> Language {
        self.spoken.language(&self.device.settings)
    }

    /// The one who speaks.
    pub fn speaker(&self) -> Speaker {
        Speaker { language: self.language(), numbering: self.device.settings.numbering() }
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
        let notice = self.notice.as_ref().map(|(_, until)| *until);
        [self.table.session.wakes_at_ms(), self.table.motion.wakes_at_ms(), clock, renew, notice]
            .into_iter()
            .flatten()
            .min()
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
        if self.notice.as_ref().is_some_and(|(_, until)| *until <= self.now_ms) {
            self.notice = None;
        }
    }

    /// Does what the session wants done.
    fn follow(&mut self, effects: Vec<Wanted>) {
        let before = self.table.session.log().len();
        let others = keeping::keep_up(&mut self.table.session, effects, &mut self.shelf);
        if let Some(Said::NotKept(error)) = self.table.not_kept(before) {
            let text = self.not_kept_text(problem_of(error));
            self.say_aloud(text);
        }
        for effect in others {
            match effect {
                Wanted::Think(question) => {
                    let role = match question.topic {
                        Topic::Move { .. } => Role::Move,
                        Topic::Insight => Role::Hint,
                    };
                    self.think(role, &question);
                }
                Wanted::Stop(ticket) => self.stop(ticket),
                // The shelf's are done, and games on this page live here.
                _ => {}
            }
        }
    }

    pub(crate) fn not_kept_text(&self, problem: StorageProblem) -> String {
        match problem {
            StorageProblem::Full => say::not_kept_full(self.language()),
            StorageProblem::Forbidden => say::not_kept_forbidden(self.language()),
        }
    }

    fn think(&mut self, role: Role, question: &Question) {
        // A worker answers one question at a time; an old one is not waited for.
        if self.asked[role as usize].replace(question.ticket).is_some() {
            self.effects.push(Effect::Stop(role));
        }
        self.effects.push(Effect::Think(role, message::write_question(question)));
    }

    /// The session does not want an answer any more, or wants it at once.
    fn stop(&mut self, ticket: Ticket) {
        for role in [Role::Move, Role::Hint] {
            if self.asked[role as usize] != Some(ticket) {
                continue;
            }
            self.asked[role as usize] = None;
            self.effects.push(Effect::Stop(role));
            let session = &self.table.session;
            let is_wanted = session.open_tickets().contains(&ticket);
            if let Some(computer) = session.game().turn().and_then(|seat| session.computer(seat))
                && is_wanted
                && role == Role::Move
            {
                let limits = Limits::nodes(HURRIED);
                let game = Box::new(session.game().clone());
                let topic = Topic::Move { computer, limits };
                self.think(role, &Question { ticket, game, topic });
            }
        }
    }

    fn stop_role(&mut self, role: Role) {
        if self.asked[role as usize].take().is_some() {
            self.effects.push(Effect::Stop(role));
        }
    }

    fn news(&mut self, role: Role, news: News) {
        let (ticket, is_last) = match &news {
            News::Thought(ticket, Thought::Insight { is_last, .. }) => (*ticket, *is_last),
            News::Thought(ticket, _) => (*ticket, true),
            News::Progress(ticket, _) => (*ticket, false),
            News::Away(_) => return,
        };
        if self.asked[role as usize] != Some(ticket) {
            return;
        }
        if is_last {
            self.asked[role as usize] = None;
        }
        if matches!(news, News::Thought(_, Thought::Failed)) {
            // A worker that has failed is of no more use.
            self.effects.push(Effect::Stop(role));
        }
        let study = match role {
            Role::Move | Role::Hint => {
                let effects = self.table.session.news(news, self.now_ms);
                return self.follow(effects);
            }
            Role::Review => self.table.review.as_mut().map(|review| &mut review.study),
            Role::Study => self.desk.as_mut().map(|desk| &mut desk.study),
        };
        match (study, news) {
            (Some(study), News::Thought(ticket, thought)) => study.take(ticket, &thought),
            (Some(study), News::Progress(ticket, progress)) => {
                study.note_progress(ticket, progress);
            }
            _ => {}
        }
    }

    fn died(&mut self, role: Role) {
        if let Some(ticket) = self.asked[role as usize] {
            self.news(role, News::Thought(ticket, Thought::Failed));
        }
    }

    /// Follows the game with a study beside it, while scores are on.
    fn review(&mut self) {
        if !self.scores {
            if self.table.review.take().is_some() {
                self.stop_role(Role::Review);
            }
            return;
        }
        let table = &mut self.table;
        let review = table.review.get_or_insert_with(|| Review::new(&table.session));
        let wants = review.follow(&mut table.session);
        self.want(Role::Review, wants);
    }

    fn study(&mut self) {
        if !matches!(self.page, Page::Study { .. }) {
            return;
        }
        if let Some(wants) = self.desk.as_mut().map(Desk::want) {
            self.want(Role::Study, wants);
        }
    }

    fn want(&mut self, role: Role, wants: Vec<Want>) {
        for want in wants {
            match want {
                Want::Think(question) => self.think(role, &question),
                Want::Stop(ticket) if self.asked[role as usize] == Some(ticket) => {
                    self.stop_role(role);
                }
                Want::Stop(_) => {}
            }
        }
    }

    /// Says what happened, to those who see and to those who hear.
    fn tell(&mut self) {
        let speaker = self.speaker();
        let (aloud, notice) = self.table.news(&speaker);
        if !aloud.is_empty() && !matches!(self.page, Page::Study { .. }) {
            self.say_aloud(aloud.join(" "));
        }
        if let Some(notice) = notice {
            self.notice = Some((notice, self.now_ms + NOTICE_MS));
        }
    }

    fn sounds(&mut self) {
        let log = self.table.session.log();
        let is_new = &log[self.heard.min(log.len())..];
        let dropped = is_new.iter().any(|said| {
            matches!(said, Said::Happened(Event::Dropped { .. } | Event::Removed { .. }))
        });
        let is_end = is_new.iter().any(|said| matches!(said, Said::Happened(Event::Ended(_))));
        self.heard = log.len();
        if (dropped || is_end) && self.device.settings.web.sound == Sound::On {
            self.effects.push(Effect::Sound { is_end });
        }
        if dropped && self.device.settings.web.vibration == Vibration::On {
            self.effects.push(Effect::Vibrate);
        }
    }

    fn say_aloud(&mut self, text: String) {
        self.spoken_aloud = (self.spoken_aloud.0 + 1, text);
    }

    /// Says something that is to be seen and heard.
    fn notice(&mut self, text: String) {
        self.notice = Some((text.clone(), self.now_ms + NOTICE_MS));
        self.say_aloud(text);
    }

    /// Asks the table, or the study, for something.
    fn ask(&mut self, request: Request) {
        self.notice = None;
        if let (Page::Study { .. }, Some(desk)) = (&self.page, &mut self.desk) {
            let asked = desk.ask(request);
            let game = desk.study.tree.game().clone();
            match asked {
                Ok(()) => self.study_moved(),
                Err(refusal) => self.notice(self.speaker().words().refusal(refusal, &game)),
            }
            return;
        }
        self.table.digits = Default::default();
        self.table.chosen = None;
        let effects = self.table.session.ask(request, self.now_ms);
        self.follow(effects);
        if matches!(self.page, Page::Position(_)) && self.table.session.is_in_play() {
            self.page = Page::Play;
            self.effects.push(Effect::Replace(Page::Play.path()));
        }
    }

    /// A column was clicked, or Enter pressed on it.
    fn column(&mut self, column: Column) {
        let confirms = self.device.settings.confirm == Confirm::On
            && !matches!(self.page, Page::Study { .. })
            && matches!(self.table.session.prompt(), Prompt::Move { .. });
        if confirms && self.table.chosen != Some(column) {
            self.table.chosen = Some(column);
            self.table.column = Some(column);
            let number = self.speaker().numbering.number(column);
            return self.notice(say::confirm_drop(self.language(), number));
        }
        self.ask(Request::Drop(column));
    }

    fn point(&mut self, column: Option<Column>) {
        match (&self.page, &mut self.desk) {
            (Page::Study { .. }, Some(desk)) => desk.column = column,
            _ => self.table.column = column,
        }
    }

    fn go(&mut self, go: Go) {
        if let Some(desk) = &mut self.desk {
            let went = desk.go(go);
            if !went && matches!(go, Go::Mistake(_)) {
                return self.notice(say::no_more_mistakes(self.language()));
            }
            self.study_moved();
        }
    }

    /// The address follows the study, and those who hear the page are told.
    fn study_moved(&mut self) {
        let Some(desk) = &self.desk else { return };
        let (game, ply) = desk.line();
        let last = desk.study.tree.line().len() - 1;
        let of = Some(Box::new(Subject::of_game(game)));
        self.page = Page::Study { of, ply: (ply < last).then_some(ply) };
        self.effects.push(Effect::Replace(self.page.path()));
        let speaker = self.speaker();
        let said = match (desk.study.tree.node().step, desk.study.tree.game().last()) {
            (Some(_), Some(last)) => {
                let game = desk.study.tree.game();
                let event = Event::Dropped { seat: last.seat, cell: last.cell };
                speaker.words().event(&event, game)
            }
            _ => None,
        };
        let standing = speaker.standing(&desk.study);
        self.say_aloud([said.unwrap_or_default(), standing].join(" ").trim().to_string());
    }

    /// A game is at the table from now on.
    fn sit_down(&mut self, session: Session) {
        for role in [Role::Move, Role::Hint, Role::Review] {
            self.stop_role(role);
        }
        self.table = Table::new(session);
        self.heard = self.table.session.log().len();
        self.table.motion.listen(&self.table.session, None, self.now_ms);
        let speaker = self.speaker();
        let said = self.table.session.latest();
        let said = said.and_then(|said| speaker.said(said, self.table.session.game()));
        self.say_aloud(said.unwrap_or_default());
    }

    /// Leaves the game at the table; it is kept. False if it can't be: then it stays.
    fn leave(&mut self) -> bool {
        match keeping::leave(&mut self.table.session, &mut self.shelf) {
            Farewell::NotKept { error, .. } => {
                self.notice(self.not_kept_text(problem_of(&error)));
                false
            }
            _ => true,
        }
    }

    fn next_seed(&mut self) -> u64 {
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(self.now_ms | 1);
        self.seed >> 16
    }

    /// Shows what an address says.
    fn show_address(&mut self, address: &str) {
        self.broken = None;
        self.dialog = None;
        match Page::parse(address) {
            Ok(page) => self.show(page),
            Err(error) => {
                self.page = Page::Play;
                self.broken = Some(error.say(self.language()));
            }
        }
    }

    /// Shows a page that a link leads to.
    fn open(&mut self, page: Page) {
        self.dialog = None;
        self.broken = None;
        self.notice = None;
        self.show(page);
        if self.broken.is_none() {
            self.effects.push(Effect::Push(self.page.path()));
            self.effects.push(Effect::FocusHeading);
        }
    }

    fn show(&mut self, page: Page) {
        self.asks = None;
        let language = self.language();
        match &page {
            Page::Position(moves) => self.show_position(&moves.clone()),
            Page::Kept { name, step } => {
                let (name, step) = (name.clone(), *step);
                return self.show_kept(&name, step);
            }
            Page::Study { of, ply } => {
                let is_same = matches!((&self.desk, of), (Some(_), None));
                if !is_same {
                    self.stop_role(Role::Study);
                    let game = match of {
                        Some(subject) => subject.game(language),
                        None => empty_game(language),
                    };
                    self.desk = Some(Desk::of_game(&game));
                }
                if let (Some(desk), Some(ply)) = (&mut self.desk, ply) {
                    desk.go(Go::Ply(*ply));
                }
            }
            _ => {}
        }
        let lists = matches!(page, Page::Games | Page::Statistics);
        self.listing = lists.then(|| self.shelf.list());
        self.page = page;
    }

    fn show_position(&mut self, moves: &Moves) {
        let game = fourline_app::study::plain_game(&moves.0, self.language());
        let new = NewGame::last(fourline_app::Kind::Computer, &self.device.state.last);
        let seed = self.next_seed();
        let setup = new.setup(seed, self.language());
        let setup = setup.or_else(|_| NewGame::default().setup(seed, self.language()));
        let Ok(setup) = setup else { return };
        let game = play_on(&game, &setup);
        if self.table.session.game() != &game
            && self.leave()
            && let Ok(session) = Session::resume(game, None, self.now_ms)
        {
            self.sit_down(session);
        }
    }

    /// A game of the shelf: one in progress is continued, one that is over is studied.
    fn show_kept(&mut self, name: &str, step: Option<usize>) {
        let Some(game) = self.shelf.read(name) else {
            self.page = Page::Play;
            self.broken = Some(say::not_on_device(self.language()));
            return;
        };
        if game.ending().is_some() {
            let of = Some(Box::new(Subject::of_game(&game)));
            self.show(Page::Study { of, ply: step });
        } else {
            let listing = self.shelf.list();
            let entry = listing.unfinished.into_iter().find(|entry| name_of(&entry.path) == name);
            if let Some(entry) = entry {
                self.resume(&entry.path);
            }
            self.page = Page::Play;
            if let Some(step) = step {
                self.ask(Request::LookAt(step));
            }
        }
        self.effects.push(Effect::Replace(self.page.path()));
    }

    fn resume(&mut self, path: &std::path::Path) {
        if !self.leave() {
            return;
        }
        let language = self.language();
        match self.shelf.open(path) {
            Err(error) => {
                let problem = error.say(language);
                self.notice(window::could_not_open(language, problem));
            }
            Ok(opened) => match keeping::resume(opened, self.now_ms) {
                Ok(session) => self.sit_down(session),
                Err(unknown) => {
                    self.notice(window::could_not_continue(language, unknown.say(language)));
                }
            },
        }
    }

    /// Another page has changed what is kept.
    fn stored(&mut self) {
        self.device.read();
        if self.listing.is_some() {
            self.listing = Some(self.shelf.list());
        }
    }

    /// The page is about to go away, perhaps for good: the game is kept already; others may open it.
    fn hide(&mut self) {
        self.shelf.release();
    }

    fn obey(&mut self, what: Do) {
        let language = self.language();
        match what {
            Do::NewGame => self.open_form(None, None),
            Do::NewGameBy(rules) => self.open_form(Some(*rules), None),
            Do::Start => self.start(),
            Do::SaveRules => {
                if let Some(Dialog::NewGame(form, _)) = &self.dialog {
                    let speaker = self.speaker();
                    let done = form.save_rules(&mut self.device.state, &speaker);
                    let kept = self.device.write_state();
                    self.told_in_form(match (done, kept) {
                        (Ok(_), Err(problem)) => self.not_kept_text(problem),
                        (Ok(text), Ok(())) | (Err(text), _) => text,
                    });
                }
            }
            Do::Help => self.dialog = Some(Dialog::Help),
            Do::Close => self.dialog = None,
            Do::Study => {
                let game = self.table.session.game();
                let of = Some(Box::new(Subject::of_game(game)));
                let looked_at = self.table.session.looked_at();
                self.open(Page::Study { of, ply: None });
                if let (Some(desk), Some(step)) = (&mut self.desk, looked_at) {
                    desk.go(Go::Ply(step));
                }
            }
            Do::Scores => self.scores = !self.scores,
            Do::Read => {
                let text = self.desk.as_ref().map_or(String::new(), |desk| desk.text.clone());
                self.read(&text);
            }
            Do::Edit => {
                if let Some(desk) = &mut self.desk {
                    desk.text = desk.drawing();
                }
            }
            Do::Clear => {
                self.stop_role(Role::Study);
                self.desk = Some(Desk::of_game(&empty_game(language)));
                self.study_moved();
            }
            Do::PlayHere => {
                let from = self.desk.as_ref().map(|desk| desk.study.tree.game().clone());
                self.open_form(None, from);
            }
            Do::Continue(path) => {
                self.resume(&path);
                self.open(Page::Play);
            }
            Do::Look(path) => {
                let (name, step) = (name_of(&path), None);
                self.open(Page::Kept { name, step });
            }
            Do::Delete(path) => self.asks = Some(Asks::Delete(path)),
            Do::DeleteAll => self.asks = Some(Asks::DeleteAll),
            Do::Answer(yes) => self.answer(yes),
            Do::Export => self.effects.push(Effect::Download {
                name: "fourline.txt".to_string(),
                kind: "text/plain",
                text: self.device.export(),
            }),
            Do::CopyLink => {
                let link = self.link();
                self.effects.push(Effect::Copy(link));
            }
            Do::SaveRecord => {
                let text = record::write(&self.shown_game());
                let name = "game.fourline".to_string();
                self.effects.push(Effect::Download { name, kind: "text/plain", text });
            }
            Do::SavePicture { png } => {
                let svg = crate::pictures::svg(&self.shown_game(), &self.speaker());
                self.effects.push(match png {
                    true => Effect::DownloadPng { name: "fourline.png".to_string(), svg },
                    false => Effect::Download {
                        name: "fourline.svg".to_string(),
                        kind: "image/svg+xml",
                        text: svg,
                    },
                });
            }
            Do::Say(what) => self.say_where(what),
            Do::Reload => self.effects.push(Effect::Reload),
        }
    }

    fn told_in_form(&mut self, text: String) {
        if let Some(Dialog::NewGame(_, problem)) = &mut self.dialog {
            *problem = Some(text.clone());
        }
        self.say_aloud(text);
    }

    fn open_form(&mut self, rules: Option<Rules>, from: Option<Game>) {
        let mut form = Form::new(&self.device.state.last);
        form.game.rules = rules.unwrap_or(form.game.rules);
        form.from = from.map(Box::new);
        self.dialog = Some(Dialog::NewGame(Box::new(form), None));
    }

    /// Starts the game in the form.
    fn start(&mut self) {
        let (seed, speaker) = (self.next_seed(), self.speaker());
        let Some(Dialog::NewGame(form, _)) = &mut self.dialog else { return };
        let setup = match form.setup(seed, &speaker) {
            Ok(setup) => setup,
            Err(why) => return self.told_in_form(why),
        };
        let (game, first, from) = (form.game.clone(), form.game.first(), form.from.take());
        if !self.leave() {
            return;
        }
        let session = match from {
            Some(from) => Session::resume(play_on(&from, &setup), None, self.now_ms),
            None => {
                game.remember(&mut self.device.state.last);
                Session::new(setup, first, self.now_ms)
            }
        };
        if let Err(problem) = self.device.write_state() {
            self.notice(self.not_kept_text(problem));
        }
        if let Ok(session) = session {
            self.dialog = None;
            self.sit_down(session);
            if self.page != Page::Play || self.broken.is_some() {
                self.open(Page::Play);
            }
            let centre = Column::new(self.table.shape().columns() / 2);
            self.effects.push(Effect::FocusColumn(centre));
        }
    }

    fn answer(&mut self, yes: bool) {
        let language = self.language();
        match self.asks.take().filter(|_| yes) {
            Some(Asks::Delete(path)) => {
                if let Err(error) = self.shelf.delete(&path) {
                    self.notice(window::could_not_delete(language, error.say(language)));
                }
                self.listing = Some(self.shelf.list());
            }
            Some(Asks::DeleteAll) => {
                self.shelf.close_all();
                self.device.delete_all();
                let seed = self.next_seed();
                let language = self.language();
                let session = session_of(&NewGame::default(), seed, language, self.now_ms);
                if let Some(session) = session {
                    self.sit_down(session);
                }
                self.listing = self.listing.is_some().then(|| self.shelf.list());
                self.notice(say::deleted_all(language));
            }
            None => {}
        }
    }

    fn set(&mut self, name: &str, value: &str) {
        let mut settings = self.device.settings.clone();
        let entry = fourline_app::settings::ENTRIES.iter().find(|entry| entry.full_name() == name);
        if entry.is_some_and(|entry| (entry.set)(&mut settings, value))
            && self.device.change_settings(settings).is_err()
        {
            self.notice(say::settings_not_kept(self.language()));
        }
    }

    /// Reads moves, a board or a record into the study.
    fn read(&mut self, text: &str) {
        let speaker = self.speaker();
        if self.desk.is_none() {
            self.desk = Some(Desk::of_game(&empty_game(speaker.language)));
        }
        let Some(desk) = &mut self.desk else { return };
        match desk.read(text, &speaker) {
            Ok(()) => {
                self.stop_role(Role::Study);
                self.study_moved();
            }
            Err(error) => {
                let problem = read_problem(&error, speaker.language);
                self.notice(say::problem(speaker.language, problem));
            }
        }
    }

    /// A file was opened: an export, a record, moves or a board.
    fn file(&mut self, name: &str, text: &str) {
        let language = self.language();
        let name = fourline_app::safe::shown(name);
        if text.len() > LONGEST_FILE {
            let told = say::could_not_read(language, name, say::too_large(language));
            return self.notice(told);
        }
        if let Ok(imported) = self.device.import(text) {
            self.listing = self.listing.is_some().then(|| self.shelf.list());
            let language = self.language();
            return match imported.problem {
                Some(problem) => self.notice(self.not_kept_text(problem)),
                None => self.notice(say::imported(language, imported.games)),
            };
        }
        let shape = fourline_rules::Shape::CLASSIC;
        let numbering = fourline_rules::Numbering::FromOne;
        match fourline_app::study::read_position(text, shape, numbering, language) {
            Err(error) => {
                let problem = match text.trim_start().starts_with("fourline record") {
                    true => read_problem(&error, language),
                    false => say::not_an_export(language),
                };
                self.notice(say::could_not_read(language, name, problem));
            }
            // A game that can go on is put on the table, everything else on the desk.
            Ok(game) if game.ending().is_none() && text.contains("seat 1") && self.leave() => {
                match Session::resume(game, None, self.now_ms) {
                    Ok(session) => {
                        self.sit_down(session);
                        self.open(Page::Play);
                    }
                    Err(unknown) => {
                        self.notice(window::could_not_continue(language, unknown.say(language)));
                    }
                }
            }
            Ok(game) => {
                let of = Some(Box::new(Subject::of_game(&game)));
                self.open(Page::Study { of, ply: None });
            }
        }
    }

    /// The game that is shown: at the table or in the study.
    pub(crate) fn shown_game(&self) -> Game {
        match (&self.page, &self.desk) {
            (Page::Study { .. }, Some(desk)) => desk.study.tree.game().clone(),
            _ => self.table.session.view(self.now_ms).shown,
        }
    }

    /// The address of what is shown: for a game at the table, of a study of it.
    fn link(&self) -> String {
        match &self.page {
            Page::Play | Page::Position(_) if self.broken.is_none() => {
                let game = self.table.session.game();
                let of = Some(Box::new(Subject::of_game(game)));
                Page::Study { of, ply: self.table.session.looked_at() }.path()
            }
            page => page.path(),
        }
    }

    fn say_where(&mut self, what: Where) {
        let (speaker, game) = (self.speaker(), self.shown_game());
        let language = speaker.language;
        let column = match (&self.page, &self.desk) {
            (Page::Study { .. }, Some(desk)) => desk.column,
            _ => self.table.column,
        };
        let text = match what {
            Where::Last => match game.last() {
                None => say::no_last_move(language),
                Some(_) => {
                    let latest = self.table.session.latest();
                    let told = latest.and_then(|said| speaker.said(said, &game));
                    told.unwrap_or_else(|| say::no_last_move(language))
                }
            },
            Where::Column => {
                let view = GameView::of(&game, Seat::One);
                let column = column.unwrap_or(Column::new(view.shape().columns() / 2));
                crate::view::column_holds(&view, column, &speaker)
            }
            Where::Board => {
                speaker.words().board(&GameView::of(&game, Seat::One)).replace('\n', " ")
            }
            Where::Threats => self.table.threats(&speaker),
            Where::Scores => self.scores_aloud(&speaker),
        };
        self.say_aloud(text);
    }

    fn scores_aloud(&self, speaker: &Speaker) -> String {
        let view = self.table.session.view(self.now_ms);
        let node = match (&self.page, &self.desk) {
            (Page::Study { .. }, Some(desk)) => Some(desk.study.tree.node()),
            _ => self.table.review.as_ref().map(|review| review.study.tree.node()),
        };
        let insight = match &view.advice {
            Some(advice) if !matches!(self.page, Page::Study { .. }) => advice.insight.as_ref(),
            _ => node.and_then(|node| node.insight.as_ref()),
        };
        let game = self.shown_game();
        match insight {
            None => say::no_scores(speaker.language),
            Some(insight) => {
                let moves = insight.moves.iter().take(9);
                let moves: Vec<String> = moves.map(|o| speaker.outlook(o, &game)).collect();
                moves.join(". ")
            }
        }
    }

    /// A key was pressed; true if it meant something here.
    fn key(&mut self, key: &Key) -> bool {
        if key.is_modified {
            return false;
        }
        if self.dialog.is_some() {
            let closes = key.name == "Escape";
            self.dialog = self.dialog.take().filter(|_| !closes);
            return closes;
        }
        if key.focus == Focus::Field {
            return false;
        }
        let steps = matches!(key.name.as_str(), "," | "." | "PageUp" | "PageDown")
            || key.name.starts_with("Arrow");
        if key.is_repeated && !steps {
            return key.focus != Focus::Button && key.digit().is_some();
        }
        match key.name.as_str() {
            "?" | "F1" => self.dialog = Some(Dialog::Help),
            "o" => self.open(Page::Settings),
            "m" => self.open_form(None, None),
            "a" => self.say_where(Where::Last),
            "c" => self.say_where(Where::Column),
            "f" => self.say_where(Where::Threats),
            "v" => self.say_where(Where::Scores),
            "w" => self.obey(Do::SaveRecord),
            _ => {
                return match (&self.page, self.broken.is_some()) {
                    (Page::Study { .. }, false) => self.study_key(key),
                    (Page::Play | Page::Position(_), false) => self.table_key(key),
                    _ => false,
                };
            }
        }
        true
    }

    fn study_key(&mut self, key: &Key) -> bool {
        let Some(desk) = &self.desk else { return false };
        let numbering = self.device.settings.numbering();
        if let Some(digit) = key.digit() {
            let shape = desk.study.tree.game().rules().shape;
            if let Some(column) = numbering.column(digit, shape) {
                self.ask(Request::Drop(column));
            }
            return true;
        }
        let on_board = key.focus != Focus::Button;
        match key.name.as_str() {
            "," | "PageUp" | "u" | "Backspace" | "z" => self.go(Go::Back),
            "." | "PageDown" | "Z" => self.go(Go::Forward),
            "Home" | "g" => self.go(Go::First),
            "End" | "G" => self.go(Go::Last),
            "n" => self.go(Go::Mistake(true)),
            "p" => self.go(Go::Mistake(false)),
            "ArrowDown" | "j" if on_board => self.go(Go::Branch),
            "x" => self.ask(Request::ChooseDisc),
            "b" => self.ask(Request::Block),
            "e" => self.ask(Request::EndTurn),
            "ArrowLeft" | "h" if on_board => self.point_at(desk.next_column(-1)),
            "ArrowRight" | "l" if on_board => self.point_at(desk.next_column(1)),
            "Escape" if desk.removing => self.ask(Request::ChooseDisc),
            _ => return false,
        }
        true
    }

    fn point_at(&mut self, column: Column) {
        self.point(Some(column));
        self.effects.push(Effect::FocusColumn(column));
    }

    fn table_key(&mut self, key: &Key) -> bool {
        let view = self.table.session.view(self.now_ms);
        let name = key.name.as_str();
        match (&view.prompt, name) {
            (Prompt::Confirm(..), "y") => return self.asked(Request::Answer(true)),
            (Prompt::Confirm(..), "n" | "Escape") => return self.asked(Request::Answer(false)),
            (Prompt::Confirm(..), _) => return false,
            (Prompt::Offered { .. }, "y") => return self.asked(Request::Accept),
            (Prompt::Offered { .. }, "n") => return self.asked(Request::Decline),
            _ => {}
        }
        let symbols = view.game.symbols;
        let numbering = self.device.settings.numbering();
        if let Some(digit) = key.digit() {
            return match (&view.prompt, digit) {
                (Prompt::Pick(_), 1) => self.asked(Request::Pick(symbols.first())),
                (Prompt::Pick(_), 2) => self.asked(Request::Pick(symbols.second())),
                _ => {
                    let number = self.table.digits.push(digit, self.table.shape(), numbering);
                    self.number(number);
                    true
                }
            };
        }
        let on_board = key.focus != Focus::Button;
        if name == "Enter" && self.table.digits.waiting().is_some() {
            let number = self.table.digits.take();
            self.number(number);
            return true;
        }
        let waited = self.table.digits.take().is_some();
        if waited && matches!(name, "Escape" | "Backspace") {
            return true;
        }
        if let Some((_, request)) = LETTERS.iter().find(|(letter, _)| *letter == name) {
            return self.asked(*request);
        }
        let has_move_now = view.offers.iter().any(|offer| offer.request == Request::MoveNow);
        match name {
            "Escape" if view.removing => self.ask(Request::ChooseDisc),
            "Escape" if view.step < view.last_step => self.ask(Request::LookAt(view.last_step)),
            "Escape" if has_move_now => self.ask(Request::MoveNow),
            "," | "PageUp" => self.ask(Request::LookAt(view.step.saturating_sub(1))),
            "." | "PageDown" => self.ask(Request::LookAt(view.step + 1)),
            "Home" | "g" => self.ask(Request::LookAt(0)),
            "End" | "G" => self.ask(Request::LookAt(view.last_step)),
            "Backspace" => self.ask(Request::Undo),
            "Delete" => self.ask(Request::ChooseDisc),
            "U" => self.ask(Request::Redo),
            "s" => self.obey(Do::Study),
            "S" => self.obey(Do::Scores),
            "ArrowLeft" | "h" if on_board => self.point_at(self.table.next_column(-1)),
            "ArrowRight" | "l" if on_board => self.point_at(self.table.next_column(1)),
            "ArrowDown" | "j" if on_board => match self.table.column {
                Some(column) => self.column(column),
                None => self.point_at(self.table.next_column(0)),
            },
            "Enter" | " " if on_board => match (self.table.enter(), self.table.column) {
                (Some(request), _) => self.ask(request),
                // The column's own button does it.
                (None, _) if key.focus == Focus::Board => return false,
                (None, Some(column)) => self.column(column),
                (None, None) => self.point_at(self.table.next_column(0)),
            },
            _ => return false,
        }
        true
    }

    fn asked(&mut self, request: Request) -> bool {
        self.ask(request);
        true
    }

    /// A whole number was typed, or a part of one.
    fn number(&mut self, number: Option<usize>) {
        let Some(number) = number else {
            if let Some(number) = self.table.digits.waiting() {
                self.notice(say::typed_digit(self.language(), number));
            }
            return;
        };
        let column = self.device.settings.numbering().column(number, self.table.shape());
        match column {
            Some(column) if self.device.settings.confirm == Confirm::On => {
                self.table.chosen = None;
                self.point_at(column);
                self.column(column);
            }
            Some(column) => self.ask(Request::Drop(column)),
            None => self.ask(Request::DropNowhere),
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

fn session_of(new: &NewGame, seed: u64, language: Language, now_ms: u64) -> Option<Session> {
    let setup = new.setup(seed, language).ok()?;
    let first: First = new.first();
    Session::new(setup, first, now_ms).ok()
}

fn empty_game(language: Language) -> Game {
    let shape = fourline_rules::Shape::CLASSIC;
    let numbering = fourline_rules::Numbering::FromOne;
    let (moves, _) = fourline_rules::MoveList::parse("", shape, numbering).expect("no moves");
    fourline_app::study::plain_game(&moves, language)
}

fn problem_of(error: &ShelfError) -> StorageProblem {
    match error.reason {
        ShelfProblem::File(FileProblem::NoSpace) => StorageProblem::Full,
        _ => StorageProblem::Forbidden,
    }
}

fn read_problem(error: &ReadError, language: Language) -> String {
    let problem = error.say(language);
    problem.trim_end_matches('.').to_string()
}

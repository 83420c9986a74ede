//! What all pages of the screen share: storage, looks, the time, notices, and the ways to ask for
//! something outside.

use super::canvas::{Canvas, Target};
use super::detect::Detected;
use super::keymap::Keymap;
use super::keys::{Deed, Key, Place};
use super::skin::{Skin, Surroundings};
use crate::console::Leave;
use fourline_app::keeping::Farewell;
use fourline_app::settings::{Motion, Mouse, Settings, Speed};
use fourline_app::thinking::{Question, Ticket};
use fourline_app::words::Speaker;
use fourline_app::{News, Options, Pace, Session};
use fourline_game::Seat;
use fourline_native::storage::Storage;
use fourline_online::{Channel, NetNews, NetOrder};
use fourline_rules::{Numbering, Rules};
use fourline_words::catalogue::{screen as say, settings};
use fourline_words::{Language, Say};
use ratatui::layout::Rect;
use std::time::Duration;
use unicode_width::UnicodeWidthStr;

/// How long a notice is shown, and how much longer for each place that it takes in a line.
const NOTICE: (Duration, Duration) = (Duration::from_secs(4), Duration::from_millis(60));

/// Something that is to be done outside of the screen's own state.
#[derive(Debug)]
pub enum Effect {
    /// Think about this; answers come back as news.
    Think(Question),
    /// Stop thinking about that.
    Stop(Ticket),
    /// Listen to the mouse, or leave it to the terminal.
    Mouse(bool),
    /// Put this text onto the clipboard, as far as the terminal allows it.
    Copy(String),
    /// Do this on the network; its news come back.
    Net(NetOrder),
    /// Give the terminal back until the program is resumed.
    Suspend,
    /// End the program.
    Leave(Leave),
}

/// Where to go after something was done on a page.
pub(crate) enum Step {
    Stay,
    /// Back to the page below.
    Close,
    Open(Box<dyn Page>),
    /// In place of this page.
    Replace(Box<dyn Page>),
    Quit,
}

/// What is on the screen at a time.
pub(crate) trait Page {
    /// A key that does something.
    fn deed(&mut self, deed: Deed, house: &mut House) -> Step;

    /// Any key, before its meaning is looked up: for text that is typed. `None` if it is not wanted.
    fn key(&mut self, _: Key, _: &mut House) -> Option<Step> {
        None
    }

    /// Which of two meanings its keys have.
    fn place(&self) -> Place {
        Place::Everywhere
    }

    /// A digit.
    fn digit(&mut self, _: usize, _: &mut House) -> Step {
        Step::Stay
    }

    /// Pasted text.
    fn paste(&mut self, _: &str, _: &mut House) -> Step {
        Step::Stay
    }

    fn click(&mut self, _: Target, _: &mut House) -> Step {
        Step::Stay
    }

    fn hover(&mut self, _: Option<Target>, _: &mut House) {}

    /// The wheel was turned, up or down: in lists the same as the keys.
    fn scroll(&mut self, up: bool, house: &mut House) -> Step {
        self.deed(if up { Deed::Up } else { Deed::Down }, house)
    }

    fn news(&mut self, _: &News, _: &mut House) {}

    /// Something came from the network.
    fn net(&mut self, _: &NetNews, _: &mut House) {}

    /// The page that it turns into, once it is time.
    fn turns_into(&mut self, _: &mut House) -> Option<Box<dyn Page>> {
        None
    }

    /// The questions that wait for an answer.
    fn open_tickets(&self) -> Vec<Ticket> {
        Vec::new()
    }

    /// The session that is played on it.
    fn session(&self) -> Option<&Session> {
        None
    }

    /// The page comes to the top again.
    fn uncovered(&mut self, _: &mut House) {}

    /// Something happened, or its time has come.
    fn tick(&mut self, _: &mut House) {}

    /// When the page wants to be ticked next.
    fn wakes_at(&self, _: &House) -> Option<Duration> {
        None
    }

    /// The page is left for good: what must not be lost is kept. If it can't be, the page may stay.
    fn leave(&mut self, _: &mut House) -> Farewell {
        Farewell::Nothing
    }

    /// The least window it can be drawn in, where that is more than every page needs.
    fn least(&self, _: &House) -> (u16, u16) {
        (0, 0)
    }

    /// Is it the list of all keys, which does not open another one?
    fn is_help(&self) -> bool {
        false
    }

    /// The rules that it is about.
    fn rules(&self, _: &House) -> Option<Rules> {
        self.session().map(|session| *session.game().rules())
    }

    /// Does it say how to play, so that the key for that closes it?
    fn is_how_to(&self) -> bool {
        false
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House);
}

/// Tells the tickets of one page from those of all others: each page counts its own questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Asker(u64);

impl Asker {
    /// The page's ticket as everybody else sees it.
    pub fn outside(self, own: Ticket) -> Ticket {
        Ticket(self.0 << 32 | own.0)
    }

    /// The page's own ticket, if it is one.
    pub fn own(self, outside: Ticket) -> Option<Ticket> {
        (outside.0 >> 32 == self.0).then_some(Ticket(outside.0 & u64::from(u32::MAX)))
    }
}

/// A message on the screen.
#[derive(Clone, Debug)]
struct Notice {
    text: String,
    /// When it vanishes; `None` if it stays until something else is done.
    until: Option<Duration>,
}

/// What all pages share.
pub(crate) struct House {
    pub storage: Storage,
    pub keys: Keymap,
    pub around: Surroundings,
    pub skin: Skin,
    /// Time since the start.
    pub now: Duration,
    pub effects: Vec<Effect>,
    /// What was said by flags.
    pub options: Options,
    /// The reader's seat, while a game at a table elsewhere is played.
    pub me: Option<Seat>,
    notice: Option<Notice>,
    askers: u64,
}

impl House {
    pub fn new(storage: Storage, around: Surroundings) -> House {
        let language = around.spoken.language(&storage.settings);
        let (keys, wrong_keys) = Keymap::read(&storage.settings.keys, language);
        let mut house = House {
            skin: Skin::new(&storage.settings.terminal, around),
            storage,
            keys,
            around,
            now: Duration::ZERO,
            effects: Vec::new(),
            options: Options::default(),
            me: None,
            notice: None,
            askers: 0,
        };
        house.tell_troubles(&wrong_keys);
        house
    }

    /// Names what is wrong with the settings file: the first thing, and how many more.
    fn tell_troubles(&mut self, wrong_keys: &[String]) {
        use fourline_native::settings_file::SettingsTrouble;
        let language = self.language();
        let text = |trouble: &SettingsTrouble| match trouble {
            SettingsTrouble::File(error) => error.say(language),
            SettingsTrouble::Line(_, error) => error.say(language),
        };
        let troubles: Vec<String> =
            self.storage.troubles.iter().map(text).chain(wrong_keys.iter().cloned()).collect();
        let Some(first) = troubles.first() else { return };
        let file = fourline_app::safe::harmless(&self.storage.settings_path().to_string_lossy());
        self.announce(match troubles.len() - 1 {
            0 => say::settings_problem(language, file, first),
            more => say::settings_problems(language, file, more, first),
        });
    }

    pub fn settings(&self) -> &Settings {
        &self.storage.settings
    }

    /// Says something for some seconds.
    pub fn say(&mut self, text: String) {
        let lasts = NOTICE.0 + NOTICE.1 * text.width() as u32;
        self.notice = Some(Notice { text, until: Some(self.now + lasts) });
    }

    /// Says something until something else is done.
    pub fn announce(&mut self, text: String) {
        self.notice = Some(Notice { text, until: None });
    }

    /// Nothing is to be said any more.
    pub fn hush(&mut self) {
        self.notice = None;
    }

    /// What is said now; empty if nothing is.
    pub fn notice(&self) -> &str {
        let is_fresh = |notice: &&Notice| notice.until.is_none_or(|until| self.now < until);
        self.notice.as_ref().filter(is_fresh).map_or("", |notice| &notice.text)
    }

    /// When a notice vanishes.
    pub fn notice_ends(&self) -> Option<Duration> {
        self.notice.as_ref()?.until.filter(|until| self.now < *until)
    }

    /// A seed for a new game: the one that was asked for, once, else any.
    pub fn seed(&mut self) -> u64 {
        self.options.seed.take().unwrap_or_else(|| self.storage.any_seed())
    }

    /// Someone who can ask questions.
    pub fn asker(&mut self) -> Asker {
        self.askers += 1;
        Asker(self.askers)
    }

    /// A connection of its own.
    pub fn channel(&mut self) -> Channel {
        self.askers += 1;
        Channel(self.askers)
    }

    pub fn now_ms(&self) -> u64 {
        self.now.as_millis() as u64
    }

    pub fn speaker(&self) -> Speaker {
        Speaker { language: self.language(), numbering: self.numbering(), me: self.me }
    }

    /// The language: as a flag said, else as set, else the system's.
    pub fn language(&self) -> Language {
        self.around.spoken.language(self.settings())
    }

    /// How columns are counted: as a flag said, else as set.
    pub fn numbering(&self) -> Numbering {
        self.around.numbering.unwrap_or_else(|| self.settings().numbering())
    }

    /// Takes changed settings over and keeps them.
    pub fn change_settings(&mut self, settings: &Settings) {
        if settings.terminal.mouse != self.settings().terminal.mouse {
            self.effects.push(Effect::Mouse(settings.terminal.mouse == Mouse::On));
        }
        self.hush();
        if let Err(error) = self.storage.write_settings(settings) {
            self.say(settings::could_not_save(self.language(), error.say(self.language())));
        }
        self.skin = Skin::new(&self.settings().terminal, self.around);
    }

    /// Takes in what the terminal said about itself.
    pub fn learn(&mut self, detected: Detected) {
        self.around = self.around.with_detected(detected);
        self.skin = Skin::new(&self.settings().terminal, self.around);
    }

    /// Takes changed keys over and keeps them.
    pub fn change_keys(&mut self, keys: Keymap) {
        let mut settings = self.settings().clone();
        settings.keys = keys.lines(&settings.keys);
        self.change_settings(&settings);
        self.keys = keys;
    }

    /// How long a disc falls by one row; zero where nothing moves.
    pub fn fall_per_row(&self) -> Duration {
        let ms = match (self.settings().motion, self.settings().speed) {
            (Motion::Reduced, _) => 0,
            (_, Speed::Slow) => 90,
            (_, Speed::Normal) => 45,
            (_, Speed::Fast) => 20,
        };
        Duration::from_millis(ms)
    }

    /// How long computers take: at least so long that a move is seen coming.
    pub fn pace(&self) -> Pace {
        let least_ms = match self.settings().speed {
            Speed::Slow => 1000,
            Speed::Normal => 450,
            Speed::Fast => 0,
        };
        Pace { think_ms: self.storage.think_ms, least_ms }
    }

    /// The name of the first key that does something.
    pub fn key(&self, deed: Deed) -> String {
        self.keys.keys(deed).next().map_or_else(|| "-".to_string(), |key| self.key_name(key))
    }

    /// What a key is called.
    pub fn key_name(&self, key: Key) -> String {
        key.shown(self.language(), self.skin.unicode)
    }

    /// That a number may have another digit.
    pub fn half_a_number(&self, number: usize) -> String {
        say::half_a_number(self.language(), self.key(Deed::Choose), number)
    }
}

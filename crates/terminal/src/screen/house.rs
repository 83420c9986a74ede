//! What all pages of the screen share: settings, looks, the time, and the ways to ask for something
//! outside. Nothing here waits, reads or writes by itself.

use super::canvas::{Canvas, Target};
use super::insight::Insight;
use super::keys::{Deed, Key};
use super::settings::{Motion, Settings, Speed};
use super::skin::{Skin, Surroundings};
use crate::console::Leave;
use fourline_game::{Command, Game, Words};
use fourline_players::engine::Budget;
use fourline_players::{Computer, Means};
use fourline_rules::Numbering;
use fourline_solver::Control;
use ratatui::layout::Rect;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// Files and chance, as the screen needs them.
pub trait Desk {
    /// The unfinished games that can be read, the one played last first.
    fn kept(&self) -> Vec<Kept>;
    /// Keeps a game and says where; if it can't, says so, with the whole record.
    fn keep(&mut self, game: &Game, origin: Option<&Path>) -> Result<String, String>;
    /// A game is over: the file it was taken from, if any, is no longer needed.
    fn put_away(&mut self, game: &Game, origin: Option<&Path>);
    /// Saves a game to a file; `over` if one that exists may be replaced.
    fn save(&mut self, file: &str, game: &Game, over: bool) -> Result<(), SaveError>;
    /// Reads the record of a game from a file.
    fn read(&self, file: &str) -> Result<Game, String>;
    /// Writes the settings file.
    fn write_settings(&mut self, text: &str) -> Result<(), String>;
    /// A seed nobody chose.
    fn seed(&mut self) -> u64;
    /// What computers, hints and studies may use.
    fn means(&self) -> Means {
        Means::default()
    }
}

/// An unfinished game.
#[derive(Clone, Debug)]
pub struct Kept {
    /// Its file.
    pub path: PathBuf,
    /// The game.
    pub game: Game,
}

/// Why a game was not saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// There is such a file already.
    Exists,
    /// Something else, in words.
    Other(String),
}

/// Something that is to be done outside of the screen's own state.
#[derive(Debug)]
pub enum Effect {
    /// A computer is to choose a move; the answer comes back as [`News::Thought`].
    Think {
        /// Comes back with the answer.
        ticket: u64,
        /// The game, with the computer's turn.
        game: Box<Game>,
        /// Who thinks.
        computer: Computer,
        /// Shows how far it has come, and stops it.
        budget: Arc<Budget>,
    },
    /// What each move of a game leads to; answers come back as [`News::Insight`], better ones later.
    Examine {
        /// Comes back with the answers.
        ticket: u64,
        /// The game.
        game: Box<Game>,
        /// Stops the first look.
        budget: Arc<Budget>,
        /// Shows how far the exact answer has come, and stops it.
        control: Arc<Control>,
    },
    /// Listen to the mouse, or leave it to the terminal.
    Mouse(bool),
    /// Give the terminal back until somebody wants to go on.
    Suspend,
    /// End the program.
    Leave(Leave),
}

/// What was found out in the meantime.
#[derive(Clone, Debug)]
pub enum News {
    /// What a computer does.
    Thought {
        /// Whose question it was.
        ticket: u64,
        /// The answer.
        command: Command,
    },
    /// What the moves of a game lead to.
    Insight {
        /// Whose question it was.
        ticket: u64,
        /// The answer.
        insight: Box<Insight>,
        /// Is this the last answer to that question?
        is_last: bool,
    },
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

    /// The page comes to the top again.
    fn uncovered(&mut self, _: &mut House) {}

    /// Something happened, or its time has come.
    fn tick(&mut self, _: &mut House) {}

    /// When the page wants to be ticked next.
    fn wakes_at(&self, _: &House) -> Option<Duration> {
        None
    }

    /// The page is left for good: stops what runs for it and keeps what must not be lost. A refusal
    /// says why it can't be left without loss.
    fn leave(&mut self, _: &mut House) -> Result<(), String> {
        Ok(())
    }

    /// The least window it can be drawn in, where that is more than every page needs.
    fn least(&self, _: &House) -> (u16, u16) {
        (0, 0)
    }

    /// Is it the sheet of keys, which does not open another one?
    fn is_help(&self) -> bool {
        false
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House);
}

/// What all pages share.
pub(crate) struct House {
    pub settings: Settings,
    pub around: Surroundings,
    pub skin: Skin,
    /// Time since the start.
    pub now: Duration,
    pub effects: Vec<Effect>,
    pub desk: Box<dyn Desk>,
    /// A sentence for the next menu.
    pub notice: String,
    /// The seed of the next game, where somebody chose it.
    pub seed: Option<u64>,
    tickets: u64,
}

impl House {
    pub fn new(settings: Settings, around: Surroundings, desk: Box<dyn Desk>) -> House {
        House {
            skin: Skin::new(&settings, around),
            settings,
            around,
            now: Duration::ZERO,
            effects: Vec::new(),
            desk,
            notice: String::new(),
            seed: None,
            tickets: 0,
        }
    }

    /// A seed for a new game: the one that was asked for, once, else any.
    pub fn seed(&mut self) -> u64 {
        self.seed.take().unwrap_or_else(|| self.desk.seed())
    }

    /// A number that no other question has.
    pub fn ticket(&mut self) -> u64 {
        self.tickets += 1;
        self.tickets
    }

    pub fn words(&self) -> Words {
        Words { numbering: self.numbering() }
    }

    /// How columns are counted: as a flag said, else as set.
    pub fn numbering(&self) -> Numbering {
        self.around.numbering.unwrap_or_else(|| self.settings.numbering())
    }

    /// Takes changed settings over and keeps them.
    pub fn settings_changed(&mut self) {
        self.skin = Skin::new(&self.settings, self.around);
        if let Err(problem) = self.desk.write_settings(&self.settings.write()) {
            self.notice = problem;
        }
    }

    /// How long a disc falls by one row; zero where nothing moves.
    pub fn fall_per_row(&self) -> Duration {
        let ms = match (self.settings.motion, self.settings.speed) {
            (Motion::Reduced, _) => 0,
            (_, Speed::Slow) => 90,
            (_, Speed::Normal) => 45,
            (_, Speed::Fast) => 20,
        };
        Duration::from_millis(ms)
    }

    /// How long a computer takes at least, so that its move is seen coming.
    pub fn breath(&self) -> Duration {
        Duration::from_millis(match self.settings.speed {
            Speed::Slow => 1000,
            Speed::Normal => 450,
            Speed::Fast => 0,
        })
    }

    /// A key's name for a hint on the screen.
    pub fn key(&self, deed: Deed) -> String {
        self.settings.keys.key_name(deed)
    }
}

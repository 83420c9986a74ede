//! Four in a row in a desktop window: clicks and keys become requests to a session, and what the
//! session shows is drawn as `fourline-picture` draws it. Nothing is decided here.
//!
//! # Layout
//! - without egui: [`Play`] (a session with its study and threads), `motion` (falling discs, the line
//!   that lights up), `menu` (what is chosen before).
//! - [`App`]: which page is shown. `home_ui` with `setup_ui`, `rules_ui` and `shelf_ui`: the first screen.
//!   `how_to_ui`, `settings_ui`: pages in front of it.
//! - a game: `board_ui` and `players_ui`; `panel_ui` with `status_ui`, `study_ui`, `graph_ui`, `moves_ui`.
//! - `style`: the shared colours for egui; `widgets`, `push`: cards, pills, buttons; `board_paint`, `front`,
//!   `paint`: boards; `keys`, `fonts`.

mod app;
mod board_paint;
mod board_ui;
mod fonts;
mod front;
mod graph_ui;
mod home_ui;
mod how_to_ui;
mod keys;
mod menu;
mod motion;
mod moves_ui;
mod paint;
mod panel_ui;
mod play;
mod players_ui;
mod push;
mod rules_ui;
mod settings_ui;
mod setup_ui;
mod shelf_ui;
mod status_ui;
mod study_ui;
mod style;
mod widgets;

pub use app::App;
pub use play::Play;

use eframe::egui::{self, ViewportBuilder};
use fourline_app::Options;
use fourline_app::settings::{Settings, Spoken};
use fourline_app::shelf::Opened;
use fourline_game::Game;
use fourline_native::files::expand_home;
use fourline_native::storage::Storage;
use fourline_words::catalogue::window as say;
use fourline_words::{Language, Say};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};

/// Says something when the window is gone.
pub type Tell = Box<dyn FnMut(&str)>;

/// What the window begins with.
pub enum Start {
    /// The menu, or the game that the options describe.
    Menu,
    /// A game to go on with or to look at, which is not on the shelf.
    Game(Box<Game>),
    /// A game from the shelf.
    Kept(Box<Opened>),
}

/// A game that was read from this file: taken from the shelf if it lies there and is not over.
pub fn open(storage: &mut Storage, file: &str, game: Game) -> Start {
    let opened = game.ending().is_none().then(|| storage.shelf.open(&expand_home(file)));
    match opened {
        Some(Ok(opened)) => Start::Kept(Box::new(opened)),
        // It lies elsewhere; what is played on is kept on the shelf.
        Some(Err(_)) | None => Start::Game(Box::new(game)),
    }
}

/// Closes the window from elsewhere, such as a handler of Ctrl-C; the game is kept.
#[derive(Clone, Debug, Default)]
pub struct Interrupt {
    sent: Arc<AtomicBool>,
    context: Arc<OnceLock<egui::Context>>,
}

impl Interrupt {
    /// Asks the window to close.
    pub fn send(&self) {
        self.sent.store(true, Relaxed);
        self.wake();
    }

    /// Was it asked to?
    pub fn was_sent(&self) -> bool {
        self.sent.load(Relaxed)
    }

    /// Has the window drawn again, from any thread.
    fn wake(&self) {
        if let Some(context) = self.context.get() {
            context.request_repaint();
        }
    }

    fn wakes(&self, context: &egui::Context) {
        // A second window does not exist, so the first context is the one.
        let _ = self.context.set(context.clone());
    }
}

/// What a window is opened with.
pub struct Opening {
    /// What was said beforehand.
    pub options: Options,
    /// What it begins with.
    pub start: Start,
    /// How it looks; flags may have changed it for this run.
    pub settings: Settings,
    /// What decides about the language besides the settings.
    pub spoken: Spoken,
    /// Where everything is kept.
    pub storage: Storage,
    /// Says what became of the game, when the window is gone.
    pub say: Tell,
    /// Closes it from elsewhere.
    pub interrupt: Interrupt,
}

/// Why there is no window.
#[derive(Debug)]
pub struct NoWindow(String);

/// Opens the window and stays until it is closed.
pub fn run(opening: Opening) -> Result<(), NoWindow> {
    let viewport = ViewportBuilder::default()
        .with_title("Fourline")
        .with_app_id("fourline")
        .with_inner_size([SIZE.0, SIZE.1])
        .with_min_inner_size([480.0, 480.0]);
    let options = eframe::NativeOptions { viewport, ..eframe::NativeOptions::default() };
    let create = Box::new(move |_: &eframe::CreationContext<'_>| {
        Ok(Box::new(App::new(opening)) as Box<dyn eframe::App>)
    });
    eframe::run_native("Fourline", options, create).map_err(|error| {
        // The last part says what happened, the ones before where in the libraries.
        let error = error.to_string();
        NoWindow(error.rsplit(": ").next().unwrap_or_default().to_string())
    })
}

/// How large the window opens, in points.
pub const SIZE: (f32, f32) = (1120.0, 820.0);

impl Say for NoWindow {
    fn say(&self, language: Language) -> String {
        say::no_window(language, self.0.trim_end_matches('.'))
    }
}

fourline_words::display_in_english!(NoWindow);

impl std::error::Error for NoWindow {}

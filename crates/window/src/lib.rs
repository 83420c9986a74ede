//! Four in a row in a desktop window. It draws what `fourline-picture` draws, says what `Words` says,
//! and lets the game decide; what people ask for is in files that know nothing of egui.
//!
//! # Layout
//! - without egui: [`Round`] (a game being played; its buttons and prompts are in `buttons`), `menu` and
//!   `rule_form` (what is chosen before), `study`, `motion` (falling discs), `thinker` (other threads),
//!   [`Settings`].
//! - with egui: [`App`], `board_ui`, `panel_ui`, `menu_ui`, `graph_ui`, `paint`, `fonts`.

mod app;
mod board_ui;
mod buttons;
mod fonts;
mod graph_ui;
mod menu;
mod menu_ui;
mod motion;
mod paint;
mod panel_ui;
mod round;
mod rule_form;
mod settings;
mod study;
mod thinker;

pub use app::App;
pub use motion::{Speed, system_wants_no_motion};
pub use round::{Button, Deed, Round};
pub use settings::Settings;

use eframe::egui::{self, ViewportBuilder};
use fourline_game::Game;
use fourline_players::Means;
use fourline_terminal::Wishes;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};

/// What the window leaves to the program around it.
pub struct Hooks {
    /// Keeps a game that was left, and says where.
    pub keep: Box<dyn FnMut(&Game) -> String>,
    /// Is told of each game that was played to its end.
    pub ended: Box<dyn FnMut(&Game)>,
    /// The unfinished game that can be gone on with.
    pub unfinished: Box<dyn FnMut() -> Option<Game>>,
    /// The unfinished game was taken up.
    pub took: Box<dyn FnMut()>,
    /// Keeps changed settings.
    pub keep_settings: Box<dyn FnMut(&Settings)>,
    /// Says something when the window is gone.
    pub say: Box<dyn FnMut(&str)>,
    /// What computers, hints and studies may use.
    pub means: Means,
}

impl Default for Hooks {
    /// Hooks that keep nothing.
    fn default() -> Hooks {
        Hooks {
            keep: Box::new(|_| String::new()),
            ended: Box::new(|_| {}),
            unfinished: Box::new(|| None),
            took: Box::new(|| {}),
            keep_settings: Box::new(|_| {}),
            say: Box::new(|_| {}),
            means: Means::default(),
        }
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
    pub wishes: Wishes,
    /// A game to go on with or to look at.
    pub game: Option<Game>,
    /// How it looks.
    pub settings: Settings,
    /// What is left to the program.
    pub hooks: Hooks,
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
        .with_min_inner_size([360.0, 480.0]);
    let options = eframe::NativeOptions { viewport, ..eframe::NativeOptions::default() };
    let Opening { wishes, game, settings, hooks, interrupt } = opening;
    let create = Box::new(move |_: &eframe::CreationContext<'_>| {
        let app = App::new(&wishes, game, settings, hooks, interrupt);
        Ok(Box::new(app) as Box<dyn eframe::App>)
    });
    eframe::run_native("Fourline", options, create).map_err(|error| {
        // The last part says what happened, the ones before where in the libraries.
        let error = error.to_string();
        NoWindow(error.rsplit(": ").next().unwrap_or_default().to_string())
    })
}

/// How large the window opens, in points.
pub const SIZE: (f32, f32) = (1100.0, 820.0);

impl fmt::Display for NoWindow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "no window can be opened here: {}. Is there a display? fourline play needs none",
            self.0.trim_end_matches('.')
        )
    }
}

impl std::error::Error for NoWindow {}

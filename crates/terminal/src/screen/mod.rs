//! Four in a row on the whole screen. The screen is a state: inputs go in, effects come out, and it
//! draws itself; only [`run`] knows of terminals, threads and time.
//!
//! ```text
//!  keys, clicks, signals ─┐                       ┌─► terminal
//!  thoughts, insights ────┼─► App::input ─► App::draw
//!  the passing of time ───┘        └─► Effect: think, examine, suspend, leave
//! ```
//!
//! # Layout
//! - `app.rs`: the stack of pages. `house.rs`: what they share. `driver.rs`: the real terminal.
//! - `menu.rs`, `form/`, `settings_page.rs`, `help.rs`, `game/`, `study/`: the pages.
//! - `board.rs`, `canvas.rs`, `list.rs`, `skin.rs`: drawing. `keys.rs`, `settings.rs`: what can be set.
//! - `insight.rs`, `advice.rs`, `think.rs`: looking ahead, on other threads.

mod advice;
mod app;
mod board;
mod canvas;
mod digits;
mod driver;
mod form;
mod game;
mod help;
mod house;
mod insight;
mod keys;
mod last_game;
mod list;
mod menu;
mod rule_values;
mod settings;
mod settings_page;
mod skin;
mod study;
mod think;

pub use app::{App, Input, Start};
pub use driver::{Ended, run};
pub use house::{Desk, Effect, Kept, News, SaveError};
pub use insight::{Insight, Outlook};
pub use keys::{Deed, Key, Keymap};
pub use last_game::LastGame;
pub use settings::{Colours, Confirm, Count, Discs, Motion, Mouse, Settings, Signs, Speed, Theme};
pub use skin::{Depth, Surroundings};
pub use study::plain_game;

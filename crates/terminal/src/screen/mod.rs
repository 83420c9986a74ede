//! Four in a row on the whole screen. The screen is a state: inputs go in, effects come out, and it
//! draws itself; only [`run`] knows of terminals, threads and time. What a game is and what is said
//! about it comes from [`fourline_app`].
//!
//! ```text
//!  keys, clicks, signals ─┐                       ┌─► terminal
//!  thoughts, progress ────┼─► App::input ─► App::draw
//!  the passing of time ───┘        └─► Effect: think, stop, suspend, leave
//! ```
//!
//! # Layout
//! - `app.rs`: the stack of pages. `house.rs`: what they share. `driver.rs`: the real terminal.
//! - `detect.rs`: what the terminal says about itself. `decode.rs`: what its bytes mean. `display.rs`: what
//!   it shows, with pictures by `graphics.rs` where it can.
//! - `menu.rs`, `form/`, `games.rs`, `how_to.rs`, `settings_page.rs`, `keys_page.rs`, `help.rs`, `online.rs`,
//!   `game/`, `study/`:
//!   the pages.
//! - `list_page.rs`, `list.rs`, `key_bar.rs`, `field.rs`, `move_list.rs`: what pages are made of.
//! - `board.rs`, `disc_size.rs`, `raster.rs`, `board_scene.rs`, `sample.rs`: the board. `canvas.rs`, `skin.rs`,
//!   `palette.rs`: looks.
//! - `keys.rs`, `keymap.rs`: what keys do.

mod app;
mod base64;
mod board;
mod board_scene;
mod canvas;
#[cfg_attr(not(unix), allow(dead_code, reason = "elsewhere crossterm reads the keys"))]
mod decode;
#[cfg_attr(not(unix), allow(dead_code, reason = "elsewhere the terminal is not asked"))]
mod detect;
mod disc_size;
mod display;
mod driver;
mod field;
mod form;
mod game;
mod games;
mod graphics;
mod help;
mod house;
mod how_to;
mod key_bar;
mod keymap;
mod keys;
mod keys_page;
mod list;
mod list_page;
mod menu;
mod move_list;
mod online;
mod palette;
mod raster;
mod sample;
mod settings_page;
mod skin;
mod study;

pub use app::{App, Input, Start};
pub use detect::{Ask, Detected, Graphics};
pub use driver::{Ended, run};
pub use house::Effect;
pub use keymap::Keymap;
pub use keys::{Deed, Key, Place};
pub use online::Going;
pub use skin::{Depth, Surroundings};

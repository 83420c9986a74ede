//! The page in the browser, without a browser: everything behind it is one value, [`Site`]. Inputs go in,
//! effects come out, [`Site::view`] says all there is to show, and [`paint::paint`] makes elements of it.
//! The program beside it makes the browser's page the same, and knows the browser.
//!
//! ```text
//! keys, clicks, files ─┐                              ┌─► Site::view: painted
//! a worker's answers ──┼─► Site::input(input, now) ───┤
//! time, addresses ─────┘                              └─► Effect: think, stop, an address, a file ...
//! ```
//!
//! # Layout
//! - [`Site`], [`Input`], [`Effect`]: what comes in and goes out; `site/` has a file for each thing it does.
//!   `table`: the game, `desk`: the study, `form`: what is chosen before a game. `keys`: which key asks for what.
//! - [`Page`]: addresses. `motion`: what moves.
//! - [`storage`], `shelf`, `device`, `lines`: what is kept, so that two pages never destroy each other's games.
//! - [`view`]: all there is to show, as plain data with its sentences. [`paint`]: the same as elements.

mod address;
mod desk;
mod device;
mod form;
mod keys;
mod lines;
mod motion;
pub mod paint;
mod pictures;
mod shelf;
mod site;
pub mod storage;
mod table;
pub mod view;

pub use address::{AddressError, Moves, Page, Subject};
pub use desk::Go;
pub use form::Change;
pub use keys::{Focus, Key};
pub use site::{Do, Effect, Input, Picture, Role, Site, Surroundings, Where};
#[cfg(feature = "online")]
pub use site::{Net, Whom};
pub use view::View;

//! The desk: questions about positions, from bots and link previews. Anybody may ask from any page, a limited number of
//! times; nothing here knows of games, except for the picture of a table.
//!
//! ```text
//!  query.rs    what was asked, read from the address      answers.rs  what is answered, as text
//!  solving.rs  the thread that solves                     http.rs     between them and the net
//! ```
//! `openapi.json` describes it; a test holds the two together.

mod answers;
mod http;
mod query;
mod solving;

pub(crate) use http::{
    analyse, bad_method, openapi, picture_png, picture_svg, preflight, solve, table_picture,
};
pub(crate) use solving::Solving;

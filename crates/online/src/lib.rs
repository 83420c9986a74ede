//! A client's side of online play, without sockets: what a session wants becomes messages, and messages
//! become news for the session. It compiles for WebAssembly; a front end only brings the socket, the time,
//! and a few calls over HTTP.
//!
//! ```text
//!  Session ── Effect::Away(what) ──► Link::tell ──┐                ┌─► Out::Open, Out::Send, Out::Close
//!  socket ─── opened, heard, closed ──────────────┼──► Link ───────┤
//!  time ───── tick, Link::wakes_at_ms ────────────┘                └─► Out::News ──► Session::news
//! ```
//! - [`Link`]: the connection to one table, and to the table of each rematch. It opens the socket again
//!   after a break, and repeats what was not answered, under the same id.
//! - [`Arrival`]: the way to a table, by its link or by making one.
//! - [`NetOrder`], [`NetNews`]: what goes to a network and comes back, as data.
//! - [`Place`], [`Origin`]: links to tables, and the servers they are on.
//! - [`Call`]: what is asked over HTTP: inviting, joining, looking. [`Trouble`]: why that, or a connection,
//!   came to nothing.

mod arrival;
mod back_off;
mod call;
mod link;
mod net;
mod place;
mod reason;
mod state;

pub use arrival::{Arrival, Arriving, guest_name};
pub use call::{Answer, Call, Method};
pub use fourline_wire as wire;
pub use link::{Link, Out, Socket};
pub use net::{Channel, NetNews, NetOrder};
pub use place::{Key, Origin, Place, PlaceError};
pub use reason::Trouble;

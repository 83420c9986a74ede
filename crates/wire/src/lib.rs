//! The protocol between a table on a server and those who play at it: typed messages both ways, as
//! JSON. `PROTOCOL.md` has every message with an example.
//!
//! ```
//! use fourline_wire::{CommandId, ToServer, WireError};
//!
//! let text = r#"{"type":"command","id":"a-1","after":3,"action":"drop d","new":[1]}"#;
//! let id = CommandId::new("a-1").unwrap();
//! let command = ToServer::Command { id, after: 3, action: "drop d".to_string() };
//! assert_eq!(ToServer::read(text), Ok(command));
//! assert_eq!(ToServer::read(r#"{"type":"hop"}"#), Err(WireError::UnknownType));
//! ```
//!
//! - Nothing that is read here is believed: what does not fit is an error, never a panic.
//! - Fields that are not known are ignored, so that both sides can be of different age.
//! - What is refused has a code with its data ([`Refused`]), which reads back into the refusals of
//!   `fourline_game`, so every front end says it in its own words.

mod action;
mod fields;
mod http;
mod ids;
mod json;
mod refused;
mod state;
mod terms;
mod to_client;
mod to_server;

pub use action::{command_text, read_action, read_command};
pub use fields::WireError;
pub use http::{Created, Invitation, Join, Joined, Lobby, NewTable, Summary};
pub use ids::{CommandId, TableId};
pub use json::{Json, NotJson};
pub use refused::Refused;
pub use state::{Next, Phase, PlayerState, Presence, Series, State};
pub use terms::{First, Terms};
pub use to_client::{Happened, Notice, ToClient};
pub use to_server::{Reaction, ToServer};

/// The version of the protocol that is spoken here. A new one is made only for what an old reader
/// would misunderstand.
pub const PROTOCOL: u32 = 1;

/// A message from a client has at most so many bytes.
pub const MAX_FROM_CLIENT: usize = 4 * 1024;

/// A message from a server has at most so many bytes.
pub const MAX_FROM_SERVER: usize = 512 * 1024;

/// The text of an action or a command has at most so many bytes.
pub const MAX_ACTION: usize = 64;

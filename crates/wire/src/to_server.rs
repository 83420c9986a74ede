//! What a client says on the socket.

use crate::fields::{Fields, WireError, read_object};
use crate::ids::CommandId;

/// A message from a client, at most [`crate::MAX_FROM_CLIENT`] bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ToServer {
    /// Do this in the game.
    Command {
        /// What the client calls it; the same again is carried out once.
        id: CommandId,
        /// How many commands the client knows; it is carried out as the next one or not at all.
        after: u32,
        /// What, in the words of a record; see [`crate::read_action`].
        action: String,
    },
    /// The other side is away for too long: it has lost.
    Claim {
        /// As for a command.
        id: CommandId,
    },
    /// Show this to everybody.
    React(Reaction),
    /// Play again, or rather not.
    Rematch {
        /// Again?
        yes: bool,
    },
    /// Send the whole state.
    Fetch,
    /// Answer with the same number: the server measures how far away the client is by its own.
    Ping {
        /// Any number.
        n: u64,
    },
}

/// What can be said at the table: a fixed set, so there is nothing to guard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reaction {
    /// Hello.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Well played.
    WellPlayed,
    /// Oops.
    Oops,
    /// Thanks.
    Thanks,
    /// Good game.
    GoodGame,
}

impl Reaction {
    /// All of them.
    pub const ALL: [Reaction; 6] = [
        Reaction::Hello,
        Reaction::GoodLuck,
        Reaction::WellPlayed,
        Reaction::Oops,
        Reaction::Thanks,
        Reaction::GoodGame,
    ];

    /// Its name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Reaction::Hello => "hello",
            Reaction::GoodLuck => "good-luck",
            Reaction::WellPlayed => "well-played",
            Reaction::Oops => "oops",
            Reaction::Thanks => "thanks",
            Reaction::GoodGame => "good-game",
        }
    }

    pub(crate) fn read(text: &str) -> Option<Reaction> {
        Reaction::ALL.into_iter().find(|reaction| reaction.name() == text)
    }
}

impl ToServer {
    /// Writes it.
    pub fn write(&self) -> String {
        let fields = match self {
            ToServer::Command { id, after, action } => Fields::of_type("command")
                .text("id", id.as_str())
                .number("after", *after)
                .text("action", action.clone()),
            ToServer::Claim { id } => Fields::of_type("claim").text("id", id.as_str()),
            ToServer::React(kind) => Fields::of_type("react").text("kind", kind.name()),
            ToServer::Rematch { yes } => Fields::of_type("rematch").flag("yes", *yes),
            ToServer::Fetch => Fields::of_type("fetch"),
            ToServer::Ping { n } => Fields::of_type("ping").number("n", *n),
        };
        fields.done().write()
    }

    /// Reads it. Fields that are not known are ignored.
    pub fn read(text: &str) -> Result<ToServer, WireError> {
        let value = read_object(text, crate::MAX_FROM_CLIENT)?;
        Ok(match value.text("type")? {
            "command" => ToServer::Command {
                id: value.parsed("id", CommandId::new)?,
                after: value.count("after")?,
                action: value.parsed("action", |text| {
                    (text.len() <= crate::MAX_ACTION).then(|| text.to_string())
                })?,
            },
            "claim" => ToServer::Claim { id: value.parsed("id", CommandId::new)? },
            "react" => ToServer::React(value.parsed("kind", Reaction::read)?),
            "rematch" => ToServer::Rematch { yes: value.flag("yes")? },
            "fetch" => ToServer::Fetch,
            "ping" => ToServer::Ping { n: value.number("n")? },
            _ => return Err(WireError::UnknownType),
        })
    }

    /// The id of a command in a text that is no message, so that its sender can be answered.
    pub fn read_id(text: &str) -> Option<CommandId> {
        let value = read_object(text, crate::MAX_FROM_CLIENT).ok()?;
        value.parsed("id", CommandId::new).ok()
    }
}

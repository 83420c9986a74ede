//! What the server says on the socket.

use crate::fields::{Fields, WireError, flags_of, number_of, numbers_of, read_flag, read_object};
use crate::ids::{CommandId, TableId};
use crate::json::Json;
use crate::refused::Refused;
use crate::state::{Presence, State, read_clocks};
use crate::to_server::Reaction;
use fourline_game::Seat;

/// A message from the server, at most [`crate::MAX_FROM_SERVER`] bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ToClient {
    /// The first message, and again if the client gets a seat while it watches.
    Welcome {
        /// The version of the protocol.
        protocol: u32,
        /// The table; those who came by the link for watching are not told.
        table: Option<TableId>,
        /// What to give to those who want to watch.
        watch: TableId,
        /// The client's seat.
        you: Option<Seat>,
        /// Everything about the table.
        state: Box<State>,
    },
    /// Everything about the table.
    State(Box<State>),
    /// A command was carried out.
    Happened(Happened),
    /// The client's command is stored, as the next one after so many.
    Kept {
        /// What the client called it.
        id: CommandId,
        /// How many commands came before it.
        after: u32,
    },
    /// The client's command or message was not carried out, and changed nothing.
    Refused {
        /// What the client called it, if it did.
        id: Option<CommandId>,
        /// Why.
        why: Refused,
    },
    /// Who is here.
    Presence([Presence; 2]),
    /// A player says this.
    Reaction {
        /// Who.
        seat: Seat,
        /// What.
        kind: Reaction,
    },
    /// Who wants a rematch, and where it is once both do.
    Rematch {
        /// By seat.
        offered: [bool; 2],
        /// The table of the rematch, for its players.
        id: Option<TableId>,
        /// The same for those who watch.
        watch: Option<TableId>,
    },
    /// Something about the server.
    Notice(Notice),
    /// The answer to a ping.
    Pong {
        /// The ping's number.
        n: u64,
    },
    /// The connection ends, for this reason.
    Error(Refused),
}

/// A command that was carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Happened {
    /// How many commands came before it.
    pub after: u32,
    /// The command, such as `1 drop d`; see [`crate::read_command`].
    pub command: String,
    /// When, in milliseconds of play.
    pub at_ms: u64,
    /// What was left on the clocks then.
    pub clocks_ms: Option<[u64; 2]>,
}

/// Something about the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// It stops now; come back in so many seconds.
    Restarting {
        /// Seconds.
        seconds: u32,
    },
    /// Nothing can be stored now, so nothing can be played.
    ReadOnly,
    /// Everything can be stored again.
    Writable,
}

impl ToClient {
    /// Writes it.
    pub fn write(&self) -> String {
        let id = |id: &TableId| Json::Text(id.to_string());
        let fields = match self {
            ToClient::Welcome { protocol, table, watch, you, state } => Fields::of_type("welcome")
                .number("protocol", *protocol)
                .optional("table", table.as_ref().map(id))
                .text("watch", watch.as_str())
                .optional("you", you.map(|seat| number_of(seat.number().into())))
                .put("state", state.to_json()),
            ToClient::State(state) => Fields::of_type("state").put("state", state.to_json()),
            ToClient::Happened(Happened { after, command, at_ms, clocks_ms }) => {
                Fields::of_type("happened")
                    .number("after", *after)
                    .text("command", command.clone())
                    .number("at_ms", *at_ms)
                    .optional("clocks_ms", clocks_ms.map(numbers_of))
            }
            ToClient::Kept { id, after } => {
                Fields::of_type("kept").text("id", id.as_str()).number("after", *after)
            }
            ToClient::Refused { id, why } => Fields::of_type("refused")
                .optional("id", id.as_ref().map(|id| Json::Text(id.to_string())))
                .and(why.fields("code")),
            ToClient::Presence(players) => Fields::of_type("presence")
                .put("players", Json::List(players.map(Presence::to_json).to_vec())),
            ToClient::Reaction { seat, kind } => {
                Fields::of_type("reaction").number("seat", seat.number()).text("kind", kind.name())
            }
            ToClient::Rematch { offered, id: table, watch } => Fields::of_type("rematch")
                .put("offered", flags_of(*offered))
                .optional("id", table.as_ref().map(id))
                .optional("watch", watch.as_ref().map(id)),
            ToClient::Notice(notice) => {
                let fields = Fields::of_type("notice").text("code", notice.code());
                match notice {
                    Notice::Restarting { seconds } => fields.number("seconds", *seconds),
                    Notice::ReadOnly | Notice::Writable => fields,
                }
            }
            ToClient::Pong { n } => Fields::of_type("pong").number("n", *n),
            ToClient::Error(why) => Fields::of_type("error").and(why.fields("code")),
        };
        fields.done().write()
    }

    /// Reads it. Fields that are not known are ignored; a client should ignore messages of an
    /// unknown type.
    pub fn read(text: &str) -> Result<ToClient, WireError> {
        let value = read_object(text, crate::MAX_FROM_SERVER)?;
        let table = |value: &Json, name| value.parsed(name, TableId::new);
        Ok(match value.text("type")? {
            "welcome" => ToClient::Welcome {
                protocol: value.count("protocol")?,
                table: value.optional("table", table)?,
                watch: value.parsed("watch", TableId::new)?,
                you: value.optional("you", read_seat)?,
                state: Box::new(State::of_json(value.object("state")?)?),
            },
            "state" => ToClient::State(Box::new(State::of_json(value.object("state")?)?)),
            "happened" => ToClient::Happened(Happened {
                after: value.count("after")?,
                command: value.parsed("command", |text| {
                    (text.len() <= crate::MAX_ACTION).then(|| text.to_string())
                })?,
                at_ms: value.number("at_ms")?,
                clocks_ms: read_clocks(&value)?,
            }),
            "kept" => ToClient::Kept {
                id: value.parsed("id", CommandId::new)?,
                after: value.count("after")?,
            },
            "refused" => ToClient::Refused {
                id: value.optional("id", |value, name| value.parsed(name, CommandId::new))?,
                why: Refused::read(&value, "code")?,
            },
            "presence" => ToClient::Presence(value.pair("players", Presence::of_json)?),
            "reaction" => ToClient::Reaction {
                seat: read_seat(&value, "seat")?,
                kind: value.parsed("kind", Reaction::read)?,
            },
            "rematch" => ToClient::Rematch {
                offered: value.pair("offered", read_flag)?,
                id: value.optional("id", table)?,
                watch: value.optional("watch", table)?,
            },
            "notice" => ToClient::Notice(match value.text("code")? {
                "restarting" => Notice::Restarting { seconds: value.count("seconds")? },
                "read-only" => Notice::ReadOnly,
                "writable" => Notice::Writable,
                _ => return Err(WireError::UnknownType),
            }),
            "pong" => ToClient::Pong { n: value.number("n")? },
            "error" => ToClient::Error(Refused::read(&value, "code")?),
            _ => return Err(WireError::UnknownType),
        })
    }
}

impl Notice {
    const fn code(self) -> &'static str {
        match self {
            Notice::Restarting { .. } => "restarting",
            Notice::ReadOnly => "read-only",
            Notice::Writable => "writable",
        }
    }
}

pub(crate) fn read_seat(value: &Json, name: &'static str) -> Result<Seat, WireError> {
    let number = value.number(name)?.try_into().ok();
    number.and_then(Seat::from_number).ok_or(WireError::Field(name))
}

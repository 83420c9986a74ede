//! What is asked and answered over HTTP: inviting, joining, looking.

use crate::fields::{Fields, WireError, read_object};
use crate::ids::TableId;
use crate::json::Json;
use crate::state::{Next, Phase, Series, read_player};
use crate::terms::Terms;
use crate::to_client::read_seat;
use crate::{MAX_FROM_CLIENT, MAX_FROM_SERVER};
use fourline_game::{Name, Seat, Tag};

/// `POST /api/v1/games`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// What is played.
    pub terms: Terms,
    /// What the host is called; checked by the server.
    pub name: String,
    /// A computer for the other seat, such as `level-5`.
    pub opponent: Option<String>,
    /// May anybody see the invitation in the lobby?
    pub listed: bool,
}

/// Its answer, 201.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Created {
    /// The invitation.
    pub id: TableId,
    /// For those who watch.
    pub watch: TableId,
    /// The host's seat.
    pub seat: Seat,
}

/// `POST /api/v1/games/ID/join`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Join {
    /// What the guest is called; checked by the server.
    pub name: String,
}

/// Its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Joined {
    /// The guest's seat.
    pub seat: Seat,
    /// For those who watch.
    pub watch: TableId,
}

/// `GET /api/v1/games/ID`: a table in a few words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The invitation; those who came by the link for watching are not told.
    pub id: Option<TableId>,
    /// For those who watch.
    pub watch: TableId,
    /// How far it is.
    pub phase: Phase,
    /// What is played.
    pub terms: Terms,
    /// Names and kinds; `None` for a free seat.
    pub players: [Option<(Name, Tag)>; 2],
    /// The seat of the player who invited.
    pub host: Seat,
    /// The seat of the device that asks.
    pub you: Option<Seat>,
    /// The result in the words of a record, once it is over.
    pub result: Option<String>,
    /// How the games between these two went so far.
    pub series: Series,
    /// The game that followed.
    pub next: Option<Next>,
}

/// `GET /api/v1/lobby`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lobby {
    /// Open invitations, newest first.
    pub games: Vec<Invitation>,
}

/// An open invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// The table.
    pub id: TableId,
    /// Who invites.
    pub name: Name,
    /// To what.
    pub terms: Terms,
    /// For how long it has been open.
    pub age_ms: u64,
}

impl NewTable {
    /// Writes it.
    pub fn write(&self) -> String {
        Fields::new()
            .put("terms", self.terms.to_json())
            .text("name", self.name.clone())
            .optional("opponent", self.opponent.clone().map(Json::Text))
            .flag("listed", self.listed)
            .done()
            .write()
    }

    /// Reads it. A field of the terms that is wrong is named.
    pub fn read(text: &str) -> Result<NewTable, WireError> {
        let value = read_object(text, MAX_FROM_CLIENT)?;
        Ok(NewTable {
            terms: Terms::of_json(value.object("terms")?)?,
            name: value.text("name")?.to_string(),
            opponent: value
                .optional("opponent", |value, name| value.text(name).map(str::to_string))?,
            listed: value.optional("listed", Json::flag)?.unwrap_or(false),
        })
    }
}

impl Created {
    /// Writes it.
    pub fn write(&self) -> String {
        Fields::new()
            .text("id", self.id.as_str())
            .text("watch", self.watch.as_str())
            .number("seat", self.seat.number())
            .done()
            .write()
    }

    /// Reads it.
    pub fn read(text: &str) -> Result<Created, WireError> {
        let value = read_object(text, MAX_FROM_SERVER)?;
        Ok(Created {
            id: value.parsed("id", TableId::new)?,
            watch: value.parsed("watch", TableId::new)?,
            seat: read_seat(&value, "seat")?,
        })
    }
}

impl Join {
    /// Writes it.
    pub fn write(&self) -> String {
        Fields::new().text("name", self.name.clone()).done().write()
    }

    /// Reads it.
    pub fn read(text: &str) -> Result<Join, WireError> {
        let value = read_object(text, MAX_FROM_CLIENT)?;
        Ok(Join { name: value.text("name")?.to_string() })
    }
}

impl Joined {
    /// Writes it.
    pub fn write(&self) -> String {
        let seat = Fields::new().number("seat", self.seat.number());
        seat.text("watch", self.watch.as_str()).done().write()
    }

    /// Reads it.
    pub fn read(text: &str) -> Result<Joined, WireError> {
        let value = read_object(text, MAX_FROM_SERVER)?;
        Ok(Joined { seat: read_seat(&value, "seat")?, watch: value.parsed("watch", TableId::new)? })
    }
}

impl Summary {
    /// Writes it.
    pub fn write(&self) -> String {
        let players = self.players.each_ref().map(|player| match player {
            None => Json::Null,
            Some((name, kind)) => {
                Fields::new().text("name", name.as_str()).text("kind", kind.as_str()).done()
            }
        });
        Fields::new()
            .optional("id", self.id.as_ref().map(|id| Json::Text(id.to_string())))
            .text("watch", self.watch.as_str())
            .text("phase", self.phase.name())
            .put("terms", self.terms.to_json())
            .put("players", Json::List(players.to_vec()))
            .number("host", self.host.number())
            .optional("you", self.you.map(|seat| Json::Number(seat.number().into())))
            .optional("result", self.result.clone().map(Json::Text))
            .put("series", self.series.to_json())
            .optional("next", self.next.as_ref().map(Next::to_json))
            .done()
            .write()
    }

    /// Reads it.
    pub fn read(text: &str) -> Result<Summary, WireError> {
        let value = read_object(text, MAX_FROM_SERVER)?;
        Ok(Summary {
            id: value.optional("id", |value, name| value.parsed(name, TableId::new))?,
            watch: value.parsed("watch", TableId::new)?,
            phase: value.parsed("phase", Phase::read)?,
            terms: Terms::of_json(value.object("terms")?)?,
            players: value.pair("players", |player| match player {
                Json::Null => Ok(None),
                player => read_player(player).map(Some),
            })?,
            host: read_seat(&value, "host")?,
            you: value.optional("you", read_seat)?,
            result: value.optional("result", |value, name| value.text(name).map(str::to_string))?,
            series: Series::of_json(value.object("series")?)?,
            next: value.optional("next", |value, name| Next::of_json(value.object(name)?))?,
        })
    }
}

impl Lobby {
    /// Writes it.
    pub fn write(&self) -> String {
        let games = self.games.iter().map(|invitation| {
            Fields::new()
                .text("id", invitation.id.as_str())
                .text("name", invitation.name.as_str())
                .put("terms", invitation.terms.to_json())
                .number("age_ms", invitation.age_ms)
                .done()
        });
        Fields::new().put("games", Json::List(games.collect())).done().write()
    }

    /// Reads it.
    pub fn read(text: &str) -> Result<Lobby, WireError> {
        let value = read_object(text, MAX_FROM_SERVER)?;
        let read = |game: &Json| {
            Ok(Invitation {
                id: game.parsed("id", TableId::new)?,
                name: game.parsed("name", |name| Name::new(name).ok())?,
                terms: Terms::of_json(game.object("terms")?)?,
                age_ms: game.number("age_ms")?,
            })
        };
        Ok(Lobby { games: value.list("games")?.iter().map(read).collect::<Result<_, _>>()? })
    }
}

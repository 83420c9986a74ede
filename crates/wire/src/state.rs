//! A table as its players and those who watch see it.

use crate::fields::{Fields, WireError, flags_of, number_of, numbers_of, read_flag, read_number};
use crate::ids::TableId;
use crate::json::Json;
use crate::terms::Terms;
use fourline_game::{Name, Tag};

/// Everything about a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// How far it is.
    pub phase: Phase,
    /// What is played.
    pub terms: Terms,
    /// Who sits where; `None` for a free seat.
    pub players: [Option<PlayerState>; 2],
    /// The record of the game, as `fourline_game::record` writes it; `None` while a seat is free.
    pub record: Option<String>,
    /// How many commands were carried out.
    pub length: u32,
    /// How late it is in the game, in milliseconds of play.
    pub now_ms: u64,
    /// What is left on the clocks now.
    pub clocks_ms: Option<[u64; 2]>,
    /// How the games between these two went so far, this one included once it is over.
    pub series: Series,
    /// Who wants a rematch.
    pub rematch: [bool; 2],
    /// The game that followed this one.
    pub next: Option<Next>,
    /// Is it in the lobby while a seat is free?
    pub listed: bool,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A seat is free.
    Open,
    /// The game goes on.
    Playing,
    /// It is over.
    Over,
}

/// A player at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerState {
    /// The name.
    pub name: Name,
    /// A person, or which computer.
    pub kind: Tag,
    /// Is the player here, and since when not?
    pub presence: Presence,
}

/// Is a player here?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Presence {
    /// Is there a connection?
    pub here: bool,
    /// For how long there has been none.
    pub away_ms: u64,
    /// In how many milliseconds the other side may claim the game; `None` if it can't be claimed.
    pub claim_in_ms: Option<u64>,
}

/// The score of a series of games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Series {
    /// Games won, by seat.
    pub wins: [u32; 2],
    /// Games drawn.
    pub draws: u32,
}

/// The game that followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Next {
    /// For its players; those who only watch are not told.
    pub id: Option<TableId>,
    /// For those who watch.
    pub watch: TableId,
}

impl Phase {
    const ALL: [Phase; 3] = [Phase::Open, Phase::Playing, Phase::Over];

    /// Its name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Open => "open",
            Phase::Playing => "playing",
            Phase::Over => "over",
        }
    }

    pub(crate) fn read(text: &str) -> Option<Phase> {
        Phase::ALL.into_iter().find(|phase| phase.name() == text)
    }
}

impl State {
    pub(crate) fn to_json(&self) -> Json {
        let players = self.players.each_ref().map(|player| {
            player
                .as_ref()
                .map_or(Json::Null, |player| player.fields().and(player.presence.fields()).done())
        });
        Fields::new()
            .text("phase", self.phase.name())
            .put("terms", self.terms.to_json())
            .put("players", Json::List(players.to_vec()))
            .optional("record", self.record.clone().map(Json::Text))
            .number("length", self.length)
            .number("now_ms", self.now_ms)
            .optional("clocks_ms", self.clocks_ms.map(numbers_of))
            .put("series", self.series.to_json())
            .put("rematch", flags_of(self.rematch))
            .optional("next", self.next.as_ref().map(Next::to_json))
            .flag("listed", self.listed)
            .done()
    }

    pub(crate) fn of_json(value: &Json) -> Result<State, WireError> {
        Ok(State {
            phase: value.parsed("phase", Phase::read)?,
            terms: Terms::of_json(value.object("terms")?)?,
            players: value.pair("players", |player| match player {
                Json::Null => Ok(None),
                player => PlayerState::read(player).map(Some),
            })?,
            record: value.optional("record", |value, name| value.text(name).map(str::to_string))?,
            length: value.count("length")?,
            now_ms: value.number("now_ms")?,
            clocks_ms: read_clocks(value)?,
            series: Series::of_json(value.object("series")?)?,
            rematch: value.pair("rematch", read_flag)?,
            next: value.optional("next", |value, name| Next::of_json(value.object(name)?))?,
            listed: value.flag("listed")?,
        })
    }
}

pub(crate) fn read_clocks(value: &Json) -> Result<Option<[u64; 2]>, WireError> {
    value.optional("clocks_ms", |value, name| value.pair(name, read_number))
}

impl PlayerState {
    fn fields(&self) -> Fields {
        Fields::new().text("name", self.name.as_str()).text("kind", self.kind.as_str())
    }

    fn read(value: &Json) -> Result<PlayerState, WireError> {
        let (name, kind) = read_player(value)?;
        Ok(PlayerState { name, kind, presence: Presence::of_json(value)? })
    }
}

/// Name and kind of a player.
pub(crate) fn read_player(value: &Json) -> Result<(Name, Tag), WireError> {
    let name = value.parsed("name", |name| Name::new(name).ok())?;
    Ok((name, value.parsed("kind", |kind| Tag::new(kind).ok())?))
}

impl Presence {
    fn fields(self) -> Fields {
        Fields::new()
            .flag("here", self.here)
            .number("away_ms", self.away_ms)
            .optional("claim_in_ms", self.claim_in_ms.map(number_of))
    }

    pub(crate) fn to_json(self) -> Json {
        self.fields().done()
    }

    pub(crate) fn of_json(value: &Json) -> Result<Presence, WireError> {
        Ok(Presence {
            here: value.flag("here")?,
            away_ms: value.number("away_ms")?,
            claim_in_ms: value.optional("claim_in_ms", Json::number)?,
        })
    }
}

impl Series {
    pub(crate) fn to_json(self) -> Json {
        Fields::new()
            .put("wins", numbers_of(self.wins.map(u64::from)))
            .number("draws", self.draws)
            .done()
    }

    pub(crate) fn of_json(value: &Json) -> Result<Series, WireError> {
        let wins = value.pair("wins", |wins| {
            read_number(wins)?.try_into().map_err(|_| WireError::Field("wins"))
        })?;
        Ok(Series { wins, draws: value.count("draws")? })
    }
}

impl Next {
    pub(crate) fn to_json(&self) -> Json {
        let id = self.id.as_ref().map(|id| Json::Text(id.to_string()));
        Fields::new().optional("id", id).text("watch", self.watch.as_str()).done()
    }

    pub(crate) fn of_json(value: &Json) -> Result<Next, WireError> {
        Ok(Next {
            id: value.optional("id", |value, name| value.parsed(name, TableId::new))?,
            watch: value.parsed("watch", TableId::new)?,
        })
    }
}

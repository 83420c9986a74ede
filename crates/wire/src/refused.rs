//! Why something was not done, as a code with its data: the same codes in answers over HTTP and on
//! the socket. Codes are never given another meaning; a reader takes one it does not know as
//! [`Refused::Unknown`].

use crate::fields::{Fields, WireError};
use crate::json::Json;
use fourline_game::{BadColumn, Refusal, Seat};
use fourline_rules::{Cell, Column};

/// Why something was not done. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The rules of the game forbid it.
    Rules(Refusal),
    /// Another command stands at that place: the game has this many by now.
    Stale {
        /// How many commands the game has.
        length: u32,
    },
    /// The second seat is free, so the game has not begun.
    NotBegun,
    /// The game is not over, so there is no rematch yet.
    NotOver,
    /// The text is no action, or one that only the server may take.
    BadAction,
    /// The game is so long that nothing more can be offered.
    TooLong,
    /// The other side is here, or has not been away long enough to claim the game.
    NotAway {
        /// In how many milliseconds it can be claimed, if the other side stays away.
        claim_in_ms: Option<u64>,
    },
    /// The message can't be read: not JSON, or a field is wrong.
    Malformed,
    /// The message is longer than messages may be.
    TooLarge,
    /// A kind of message that the server does not know.
    UnknownType,
    /// Too much in a short time. It may be sent again later.
    TooFast {
        /// In how many milliseconds.
        retry_ms: u64,
    },
    /// The server is too busy for this. It may be sent again later.
    Busy,
    /// Nothing can be stored now. It may be sent again later.
    ReadOnly,
    /// The server is about to stop. Another one may be there at once.
    Stopping,
    /// The server has as many tables or connections as it can hold.
    Full,
    /// There is no such game, or no longer.
    NoSuchGame,
    /// The invitation was made by the same device.
    OwnInvitation,
    /// The seat is taken. The game can be watched.
    Taken,
    /// Only a player of this table may do it.
    NotYours,
    /// The game has begun, so the invitation can't be withdrawn.
    Begun,
    /// A page of another site asks.
    WrongOrigin,
    /// No token, or none that could be one.
    NoToken,
    /// The terms of the game can't be read; which part.
    BadTerms(String),
    /// The name is none that can be shown.
    BadName,
    /// Both players would have the same name.
    SameName,
    /// There is no such computer player.
    UnknownPlayer,
    /// Only GET, HEAD, POST and DELETE are known, each where it makes sense.
    BadMethod,
    /// The server has failed. It has noted down why.
    Broken,
    /// A code that this version does not know.
    Unknown(String),
}

/// The codes without data that are not rules of the game.
const PLAIN: [(&str, Refused); 23] = [
    ("not-begun", Refused::NotBegun),
    ("not-over", Refused::NotOver),
    ("bad-action", Refused::BadAction),
    ("too-long", Refused::TooLong),
    ("malformed", Refused::Malformed),
    ("too-large", Refused::TooLarge),
    ("unknown-type", Refused::UnknownType),
    ("busy", Refused::Busy),
    ("read-only", Refused::ReadOnly),
    ("stopping", Refused::Stopping),
    ("full", Refused::Full),
    ("no-such-game", Refused::NoSuchGame),
    ("own-invitation", Refused::OwnInvitation),
    ("taken", Refused::Taken),
    ("not-yours", Refused::NotYours),
    ("begun", Refused::Begun),
    ("wrong-origin", Refused::WrongOrigin),
    ("no-token", Refused::NoToken),
    ("bad-name", Refused::BadName),
    ("same-name", Refused::SameName),
    ("unknown-player", Refused::UnknownPlayer),
    ("bad-method", Refused::BadMethod),
    ("broken", Refused::Broken),
];

/// The rules' codes without data.
const RULES: [(&str, Refusal); 28] = [
    ("game-over", Refusal::GameOver),
    ("pick-symbol-first", Refusal::PickSymbolFirst),
    ("no-symbol-to-pick", Refusal::NoSymbolToPick),
    ("not-a-symbol-of-this-game", Refusal::NotASymbolOfThisGame),
    ("no-such-column", Refusal::BadColumn(BadColumn::Nowhere)),
    ("already-moved", Refusal::AlreadyMoved),
    ("drop-first", Refusal::DropFirst),
    ("undo-not-in-rules", Refusal::UndoNotInRules),
    ("nothing-to-undo", Refusal::NothingToUndo),
    ("no-undos-left", Refusal::NoUndosLeft),
    ("remove-is-final", Refusal::RemoveIsFinal),
    ("remove-not-in-rules", Refusal::RemoveNotInRules),
    ("no-removes-left", Refusal::NoRemovesLeft),
    ("opening-is-only-a-drop", Refusal::OpeningIsOnlyADrop),
    ("remove-only-before-drop", Refusal::RemoveOnlyBeforeDrop),
    ("no-disc-to-remove", Refusal::NoDiscToRemove),
    ("block-not-in-rules", Refusal::BlockNotInRules),
    ("no-blocks-left", Refusal::NoBlocksLeft),
    ("block-only-after-move", Refusal::BlockOnlyAfterMove),
    ("no-turn-to-block", Refusal::NoTurnToBlock),
    ("nothing-to-keep", Refusal::NothingToKeep),
    ("offer-open", Refusal::OfferOpen),
    ("no-offer", Refusal::NoOffer),
    ("nothing-to-take-back", Refusal::NothingToTakeBack),
    ("too-late-to-abort", Refusal::TooLateToAbort),
    ("clock-still-runs", Refusal::ClockStillRuns),
    ("no-clock", Refusal::NoClock),
    ("spectator", Refusal::Spectator),
];

impl Refused {
    /// The code.
    pub fn code(&self) -> &str {
        match self {
            Refused::Rules(refusal) => rule_code(*refusal),
            Refused::Stale { .. } => "stale",
            Refused::NotAway { .. } => "not-away",
            Refused::TooFast { .. } => "too-fast",
            Refused::BadTerms(_) => "bad-terms",
            Refused::Unknown(code) => code,
            plain => {
                let known = PLAIN.iter().find(|(_, refused)| refused == plain);
                known.map_or("broken", |(code, _)| code)
            }
        }
    }

    /// May exactly the same be sent again later, and then perhaps be done?
    pub fn is_passing(&self) -> bool {
        matches!(
            self,
            Refused::TooFast { .. }
                | Refused::Busy
                | Refused::ReadOnly
                | Refused::Stopping
                | Refused::Full
                | Refused::Broken
        )
    }

    /// The data that goes with the code.
    fn data(&self) -> Fields {
        let fields = Fields::new();
        let at = |fields: Fields, column: Column| fields.number("column", column.index() as u64);
        match self {
            Refused::Rules(refusal) => match *refusal {
                Refusal::NotYourTurn(seat) => fields.number("seat", seat.number()),
                Refusal::BadColumn(BadColumn::Full(column) | BadColumn::NotCentre(column)) => {
                    at(fields, column)
                }
                Refusal::NoSuchCell(cell) | Refusal::EmptyCell(cell) | Refusal::OwnDisc(cell) => {
                    at(fields, cell.column).number("row", cell.row)
                }
                Refusal::OpponentHasRun(run) => fields.number("run", run),
                _ => fields,
            },
            Refused::Stale { length } => fields.number("length", *length),
            Refused::NotAway { claim_in_ms } => {
                fields.optional("claim_in_ms", claim_in_ms.map(crate::fields::number_of))
            }
            Refused::TooFast { retry_ms } => fields.number("retry_ms", *retry_ms),
            Refused::BadTerms(part) => fields.text("part", part.clone()),
            _ => fields,
        }
    }

    /// Its fields, the code under this name.
    pub(crate) fn fields(&self, name: &str) -> Fields {
        Fields::new().text(name, self.code()).and(self.data())
    }

    /// Reads the fields, the code under this name.
    pub(crate) fn read(value: &Json, name: &'static str) -> Result<Refused, WireError> {
        let code = value.text(name)?;
        let known = PLAIN.iter().find(|(known, _)| *known == code);
        if let Some((_, refused)) = known {
            return Ok(refused.clone());
        }
        if let Some((_, refusal)) = RULES.iter().find(|(known, _)| *known == code) {
            return Ok(Refused::Rules(*refusal));
        }
        let column = || Ok(Column::new(byte(value, "column")?));
        let cell = || Ok(Cell::new(column()?, byte(value, "row")?));
        let bad_column = |bad| Refused::Rules(Refusal::BadColumn(bad));
        Ok(match code {
            "stale" => Refused::Stale { length: value.count("length")? },
            "not-away" => {
                Refused::NotAway { claim_in_ms: value.optional("claim_in_ms", Json::number)? }
            }
            "too-fast" => Refused::TooFast { retry_ms: value.number("retry_ms")? },
            "bad-terms" => Refused::BadTerms(short(value.text("part")?)),
            "not-your-turn" => {
                let seat = Seat::from_number(byte(value, "seat")?);
                Refused::Rules(Refusal::NotYourTurn(seat.ok_or(WireError::Field("seat"))?))
            }
            "column-full" => bad_column(BadColumn::Full(column()?)),
            "not-centre" => bad_column(BadColumn::NotCentre(column()?)),
            "no-such-cell" => Refused::Rules(Refusal::NoSuchCell(cell()?)),
            "empty-cell" => Refused::Rules(Refusal::EmptyCell(cell()?)),
            "own-disc" => Refused::Rules(Refusal::OwnDisc(cell()?)),
            "opponent-has-run" => Refused::Rules(Refusal::OpponentHasRun(byte(value, "run")?)),
            _ => Refused::Unknown(short(code)),
        })
    }

    /// An answer over HTTP: `{"error": CODE, ...}`.
    pub fn write(&self) -> String {
        self.fields("error").done().write()
    }

    /// Reads an answer over HTTP.
    pub fn read_answer(text: &str) -> Result<Refused, WireError> {
        Refused::read(&crate::fields::read_object(text, crate::MAX_FROM_SERVER)?, "error")
    }

    /// Every refusal without data that is not a rule of the game, for lists and tests.
    pub fn plain() -> impl Iterator<Item = Refused> {
        PLAIN.into_iter().map(|(_, refused)| refused)
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused::Rules(refusal)
    }
}

/// What a message that can't be read is answered with.
impl From<WireError> for Refused {
    fn from(error: WireError) -> Refused {
        match error {
            WireError::TooLarge => Refused::TooLarge,
            WireError::UnknownType => Refused::UnknownType,
            WireError::NotJson | WireError::Field(_) => Refused::Malformed,
        }
    }
}

fn byte(value: &Json, name: &'static str) -> Result<u8, WireError> {
    value.number(name)?.try_into().map_err(|_| WireError::Field(name))
}

/// Text from outside, cut where no code of ours is longer.
fn short(text: &str) -> String {
    text.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').take(40).collect()
}

fn rule_code(refusal: Refusal) -> &'static str {
    if let Some((code, _)) = RULES.iter().find(|(_, known)| *known == refusal) {
        return code;
    }
    match refusal {
        Refusal::NotYourTurn(_) => "not-your-turn",
        Refusal::BadColumn(BadColumn::Full(_)) => "column-full",
        Refusal::BadColumn(BadColumn::NotCentre(_)) => "not-centre",
        Refusal::NoSuchCell(_) => "no-such-cell",
        Refusal::EmptyCell(_) => "empty-cell",
        Refusal::OwnDisc(_) => "own-disc",
        Refusal::OpponentHasRun(_) => "opponent-has-run",
        // A test goes through all of them.
        _ => "broken",
    }
}

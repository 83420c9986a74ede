//! What an invitation says about the game: rules, clock, who starts, and whether it counts.

use crate::fields::{Fields, WireError};
use crate::json::Json;
use fourline_game::{Clock, SymbolPair};
use fourline_rules::{Rules, WhoStarts};

/// The terms of a game, settled by the host before the guest is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The rules.
    pub rules: Rules,
    /// How much time the players have.
    pub clock: Option<Clock>,
    /// Who starts.
    pub first: First,
    /// Does the game count? Then it can't be aborted once both players have moved.
    pub serious: bool,
    /// The two symbols; `None` for those that are usual under the rules.
    pub symbols: Option<SymbolPair>,
}

/// Who starts a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// The player who invited.
    Host,
    /// The player who was invited.
    Guest,
    /// Drawn by the server.
    Lot,
}

impl Terms {
    /// A game under these rules without a clock, started as the rules say.
    pub fn new(rules: Rules) -> Terms {
        Terms { rules, clock: None, first: First::by(&rules), serious: false, symbols: None }
    }

    /// As a value of JSON.
    pub fn to_json(&self) -> Json {
        let rules = self.rules.preset_name().map_or_else(|| self.rules.to_string(), str::to_string);
        let clock = self.clock.map(|clock| Json::Text(clock.to_string()));
        let symbols = self.symbols.map(|symbols| Json::Text(symbols.to_string()));
        Fields::new()
            .text("rules", rules)
            .optional("clock", clock)
            .text("first", self.first.name())
            .flag("serious", self.serious)
            .optional("symbols", symbols)
            .done()
    }

    /// Reads what [`Terms::to_json`] made. Only the rules have to be there: by default there is no
    /// clock, the rules say who starts, and the game does not count.
    pub fn of_json(value: &Json) -> Result<Terms, WireError> {
        let rules = value.parsed("rules", read_rules)?;
        let clock =
            value.optional("clock", |value, name| value.parsed(name, |text| text.parse().ok()))?;
        let first = value.optional("first", |value, name| value.parsed(name, First::read))?;
        let symbols = value
            .optional("symbols", |value, name| value.parsed(name, |text| text.parse().ok()))?;
        Ok(Terms {
            rules,
            clock,
            first: first.unwrap_or(First::by(&rules)),
            serious: value.optional("serious", Json::flag)?.unwrap_or(false),
            symbols,
        })
    }
}

/// A preset's name, or rules as a record writes them: `size=8x7 connect=4 undo=3`.
fn read_rules(text: &str) -> Option<Rules> {
    let is_short = text.len() <= 300;
    Rules::preset(text)
        .or_else(|| text.parse().ok().filter(|_| is_short && !text.trim().is_empty()))
}

impl First {
    fn by(rules: &Rules) -> First {
        match rules.who_starts {
            WhoStarts::SeatOne => First::Host,
            WhoStarts::Drawn => First::Lot,
        }
    }

    /// Its name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            First::Host => "host",
            First::Guest => "guest",
            First::Lot => "lot",
        }
    }

    fn read(text: &str) -> Option<First> {
        [First::Host, First::Guest, First::Lot].into_iter().find(|first| first.name() == text)
    }
}

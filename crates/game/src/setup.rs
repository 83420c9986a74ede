//! What is settled before the first move: rules, who sits where, symbols, who starts, clocks.

use crate::{Clock, Name, Seat, SymbolPair};
use fourline_rules::{Discs, Rules};
use fourline_words::catalogue::common::your_name;
use fourline_words::catalogue::problems;
use fourline_words::{Language, Say, display_in_english};

/// Everything a game starts from. Chance comes in as values: who starts, and the seed that computer
/// players draw from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules.
    pub rules: Rules,
    /// The two symbols.
    pub symbols: SymbolPair,
    /// Who makes the first move: by the rules, at random or by choice.
    pub starter: Seat,
    /// The random seed of computer players.
    pub seed: u64,
    /// How much time the players have; `None` for as much as they like.
    pub clock: Option<Clock>,
    /// Does the game count? Then it can't be aborted once both players have moved.
    pub serious: bool,
    players: [Player; 2],
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The name shown.
    pub name: Name,
    /// What kind of player it is.
    pub tag: Tag,
}

/// What kind of player sits on a seat: `human`, or the name of a computer player. The game itself
/// treats all of them alike.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tag(String);

/// Why a text can't be a tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TagError;

/// Why a game can't start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// Both players have the same name.
    SameName,
}

impl Setup {
    /// A game under these rules with the symbols they usually have, seat 1 to start, seed 0 and no
    /// clock; not serious.
    pub fn new(rules: Rules, players: [Player; 2]) -> Result<Setup, SetupError> {
        if players[0].name == players[1].name {
            return Err(SetupError::SameName);
        }
        let symbols = match rules.discs {
            Discs::XO => SymbolPair::XO,
            Discs::YR => SymbolPair::YR,
        };
        Ok(Setup {
            rules,
            symbols,
            starter: Seat::One,
            seed: 0,
            clock: None,
            serious: false,
            players,
        })
    }

    /// Who sits on this seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// Is the player on this seat the one who reads the sentences: the only person at the table, with
    /// the name that people get who gave none? Then sentences say *you*.
    pub fn is_reader(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let is_alone = player.tag.is_human() && !self.player(seat.other()).tag.is_human();
        let is_unnamed = |language: Language| your_name(language) == player.name.as_str();
        is_alone && Language::ALL.into_iter().any(is_unnamed)
    }
}

impl Player {
    /// A person.
    pub fn human(name: Name) -> Player {
        Player { name, tag: Tag::human() }
    }
}

impl Tag {
    /// A person.
    pub fn human() -> Tag {
        Tag("human".to_string())
    }

    /// A word of small letters, digits and hyphens, at most 32 long.
    pub fn new(text: &str) -> Result<Tag, TagError> {
        let fits = (1..=32).contains(&text.len())
            && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        if fits { Ok(Tag(text.to_string())) } else { Err(TagError) }
    }

    /// The word.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Is it a person?
    pub fn is_human(&self) -> bool {
        self.0 == "human"
    }
}

impl Say for SetupError {
    fn say(&self, language: Language) -> String {
        match self {
            SetupError::SameName => problems::same_name(language),
        }
    }
}

impl Say for TagError {
    fn say(&self, language: Language) -> String {
        problems::bad_tag(language)
    }
}

display_in_english!(SetupError, TagError);
impl std::error::Error for SetupError {}
impl std::error::Error for TagError {}

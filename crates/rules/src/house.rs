//! House rules as data: one small closed value, four presets, and its text form, which the command
//! line, rule files and game records share. How the rules are applied is in `fourline-game`.

use crate::{RuleValueError, RulesError, RulesProblem, Shape, ShapeError};
use fourline_words::Language;
use fourline_words::catalogue::rules as text;
use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

/// A complete set of house rules. Any combination of values can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// The board and the line length.
    pub shape: Shape,
    /// What happens when a column is named that can't be played.
    pub bad_input: BadInput,
    /// Taking back one's own last drop before the turn is ended.
    pub undo: Undo,
    /// Where the first drops may go.
    pub opening: Opening,
    /// How many of the opponent's discs each player may remove.
    pub removes: u8,
    /// How many of the opponent's turns each player may skip.
    pub blocks: u8,
    /// Who makes the first move.
    pub who_starts: WhoStarts,
    /// Who gets which symbol.
    pub symbols: Symbols,
    /// What the discs are usually called.
    pub discs: Discs,
}

/// What happens when a player names a column that can't be played: no such column, a full one, or
/// under the forced opening any but the centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BadInput {
    /// The player is asked again, without limit.
    AskAgain,
    /// The error with this number since a disc fell last, or the turn began, loses the game.
    LosesPerMove(NonZeroU8),
    /// The error with this number within the game loses it.
    LosesPerGame(NonZeroU8),
}

/// How often a player may take back the disc just dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Undo {
    /// Never.
    Never,
    /// So many times, then it is no longer offered.
    Offered(NonZeroU8),
    /// So many times; asking once more loses the game.
    Strict(u8),
}

/// Where the first drop of each player may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opening {
    /// Anywhere.
    Free,
    /// Only to the centre, and the first turn is that drop and nothing else: no remove, undo or
    /// block. See [`Shape::is_centre`].
    Centre,
}

/// Who makes the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WhoStarts {
    /// Seat 1.
    SeatOne,
    /// Drawn at random.
    Drawn,
}

/// Who gets which of the game's two symbols.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symbols {
    /// Seat 1 gets the first, seat 2 the second.
    BySeat,
    /// The starter picks one, the other player gets what is left.
    StarterPicks,
    /// The starter gets the first.
    StarterFirst,
}

/// What the discs are usually called; players may choose other symbols.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Discs {
    /// `X` and `O`.
    XO,
    /// `Y` and `R`: yellow and red.
    YR,
}

/// A number of times that is not zero, for the presets.
const fn times(n: u8) -> NonZeroU8 {
    NonZeroU8::new(n).expect("presets have no zeros here")
}

impl Rules {
    /// The common game.
    pub const CLASSIC: Rules = Rules {
        shape: Shape::CLASSIC,
        bad_input: BadInput::AskAgain,
        undo: Undo::Never,
        opening: Opening::Free,
        removes: 0,
        blocks: 0,
        who_starts: WhoStarts::SeatOne,
        symbols: Symbols::BySeat,
        discs: Discs::XO,
    };

    /// Four errors in one move lose; three undos; chance decides who starts and picks the symbol.
    pub const SECOND_CHANCE: Rules = Rules {
        bad_input: BadInput::LosesPerMove(times(4)),
        undo: Undo::Offered(times(3)),
        who_starts: WhoStarts::Drawn,
        symbols: Symbols::StarterPicks,
        ..Rules::CLASSIC
    };

    /// Three mistakes in a game lose, and so does asking for a fourth undo.
    pub const STRICT: Rules = Rules {
        bad_input: BadInput::LosesPerGame(times(3)),
        undo: Undo::Strict(3),
        discs: Discs::YR,
        ..Rules::SECOND_CHANCE
    };

    /// Forced centre opening, one remove and one block each.
    pub const POWER: Rules = Rules {
        bad_input: BadInput::LosesPerGame(times(3)),
        undo: Undo::Offered(times(3)),
        opening: Opening::Centre,
        removes: 1,
        blocks: 1,
        who_starts: WhoStarts::Drawn,
        symbols: Symbols::StarterFirst,
        ..Rules::CLASSIC
    };

    /// The presets with their names.
    pub const PRESETS: [(&'static str, Rules); 4] = [
        ("classic", Rules::CLASSIC),
        ("second-chance", Rules::SECOND_CHANCE),
        ("strict", Rules::STRICT),
        ("power", Rules::POWER),
    ];

    /// The preset with this name.
    pub fn preset(name: &str) -> Option<Rules> {
        Self::PRESETS.into_iter().find(|(known, _)| *known == name).map(|(_, rules)| rules)
    }

    /// The name of the preset that these rules are, if they are one.
    pub fn preset_name(&self) -> Option<&'static str> {
        Self::PRESETS.into_iter().find(|(_, rules)| rules == self).map(|(name, _)| name)
    }

    /// How many consecutive discs of the opponent forbid a block: one short of a line.
    pub const fn run_that_refuses_a_block(&self) -> u8 {
        self.shape.connect() - 1
    }

    /// What the preset with this name is called where people choose it.
    pub fn preset_title(name: &str, language: Language) -> Option<String> {
        Some(match name {
            "classic" => text::title_classic(language),
            "second-chance" => text::title_second_chance(language),
            "strict" => text::title_strict(language),
            "power" => text::title_power(language),
            _ => return None,
        })
    }

    /// One sentence about the preset with this name, for menus and help.
    pub fn preset_about(name: &str, language: Language) -> Option<String> {
        Some(match name {
            "classic" => text::preset_classic(language),
            "second-chance" => text::preset_second_chance(language),
            "strict" => text::preset_strict(language),
            "power" => text::preset_power(language),
            _ => return None,
        })
    }
}

/// All rules in one line: `size=7x6 connect=4 violations=none undo=0 ...`; it reads back.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rules { shape, bad_input, undo, opening, removes, blocks, .. } = self;
        let Rules { who_starts, symbols, discs, .. } = self;
        write!(f, "size={}x{} connect={} ", shape.columns(), shape.rows(), shape.connect())?;
        write!(f, "violations={bad_input} undo={undo} opening={opening} ")?;
        write!(f, "remove={removes} block={blocks} first={who_starts} symbols={symbols} ")?;
        write!(f, "discs={discs}")
    }
}

/// Reads the line that `Display` writes. Keys may come in any order; those left out are as in
/// [`Rules::CLASSIC`].
impl FromStr for Rules {
    type Err = RulesError;

    fn from_str(text: &str) -> Result<Rules, RulesError> {
        let mut draft = RulesDraft::new(Rules::CLASSIC);
        let mut seen: Vec<(usize, &str)> = Vec::new();
        for (at, word) in words(text) {
            let (key, value) = word.split_once('=').unwrap_or((word, ""));
            let error = |problem| RulesError { key: key.to_string(), at, problem };
            if seen.iter().any(|&(_, known)| known == key) {
                return Err(error(RulesProblem::Twice));
            }
            seen.push((at, key));
            draft.set(key, value).map_err(|value| error(RulesProblem::Value(value)))?;
        }
        draft.finish().map_err(|shape| {
            let culprit = shape
                .culprits()
                .into_iter()
                .find_map(|key| seen.iter().find(|&&(_, known)| known == key).copied());
            let (at, key) = culprit.unwrap_or((0, "size"));
            RulesError { key: key.to_string(), at, problem: RulesProblem::Shape(shape) }
        })
    }
}

/// Rules being put together one by one from text, as flags, files and records do. Size and line
/// length are checked against each other only at the end.
#[derive(Clone, Copy, Debug)]
pub struct RulesDraft {
    rules: Rules,
    /// Columns and rows.
    pub size: (u32, u32),
    /// The line length.
    pub connect: u32,
}

impl RulesDraft {
    /// The names of the rules.
    pub const KEYS: [&'static str; 10] = [
        "size",
        "connect",
        "violations",
        "undo",
        "opening",
        "remove",
        "block",
        "first",
        "symbols",
        "discs",
    ];

    /// One sentence about a rule, for files and forms; empty for a name that is none.
    pub fn about(key: &str, language: Language) -> String {
        match key {
            "size" => text::about_size(language),
            "connect" => text::about_connect(language),
            "violations" => text::about_violations(language),
            "undo" => text::about_undo(language),
            "opening" => text::about_opening(language),
            "remove" => text::about_remove(language),
            "block" => text::about_block(language),
            "first" => text::about_first(language),
            "symbols" => text::about_symbols(language),
            "discs" => text::about_discs(language),
            _ => String::new(),
        }
    }

    /// Starts from these rules.
    pub fn new(rules: Rules) -> RulesDraft {
        let shape = rules.shape;
        let size = (shape.columns().into(), shape.rows().into());
        RulesDraft { rules, size, connect: shape.connect().into() }
    }

    /// Sets one rule by its name, or says what was expected.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), RuleValueError> {
        let rules = &mut self.rules;
        match key {
            "size" => self.size = Shape::parse_size(value).map_err(RuleValueError::Size)?,
            "connect" => self.connect = value.parse().map_err(|_| RuleValueError::WholeNumber)?,
            "violations" => rules.bad_input = value.parse()?,
            "undo" => rules.undo = value.parse()?,
            "opening" => rules.opening = value.parse()?,
            "remove" => rules.removes = quota(value)?,
            "block" => rules.blocks = quota(value)?,
            "first" => rules.who_starts = value.parse()?,
            "symbols" => rules.symbols = value.parse()?,
            "discs" => rules.discs = value.parse()?,
            _ => return Err(RuleValueError::NoSuchRule),
        }
        Ok(())
    }

    /// The rules, if board and line length fit together.
    pub fn finish(self) -> Result<Rules, ShapeError> {
        let shape = Shape::new(self.size.0, self.size.1, self.connect)?;
        Ok(Rules { shape, ..self.rules })
    }
}

/// Words with the character index where each starts.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_whitespace().map(move |word| {
        let offset = word.as_ptr() as usize - text.as_ptr() as usize;
        (text[..offset].chars().count(), word)
    })
}

/// How many times each player may do something: a number from 0 to 99.
fn quota(text: &str) -> Result<u8, RuleValueError> {
    text.parse().ok().filter(|&n| n <= 99).ok_or(RuleValueError::Quota)
}

impl fmt::Display for BadInput {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadInput::AskAgain => write!(f, "none"),
            BadInput::LosesPerMove(n) => write!(f, "{n}/move"),
            BadInput::LosesPerGame(n) => write!(f, "{n}/game"),
        }
    }
}

impl FromStr for BadInput {
    type Err = RuleValueError;

    fn from_str(text: &str) -> Result<BadInput, RuleValueError> {
        let expected = RuleValueError::Violations;
        let losing = |n: &str| quota(n).ok().and_then(NonZeroU8::new).ok_or(expected);
        match text.split_once('/') {
            None if text == "none" => Ok(BadInput::AskAgain),
            None => losing(text).map(BadInput::LosesPerGame),
            Some((n, "game")) => losing(n).map(BadInput::LosesPerGame),
            Some((n, "move")) => losing(n).map(BadInput::LosesPerMove),
            Some(_) => Err(expected),
        }
    }
}

impl fmt::Display for Undo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Undo::Never => write!(f, "0"),
            Undo::Offered(n) => write!(f, "{n}"),
            Undo::Strict(n) => write!(f, "{n}/strict"),
        }
    }
}

impl FromStr for Undo {
    type Err = RuleValueError;

    fn from_str(text: &str) -> Result<Undo, RuleValueError> {
        let expected = |_| RuleValueError::Undo;
        match text.strip_suffix("/strict") {
            Some(n) => quota(n).map(Undo::Strict).map_err(expected),
            None => quota(text)
                .map_err(expected)
                .map(|n| NonZeroU8::new(n).map_or(Undo::Never, Undo::Offered)),
        }
    }
}

/// Gives an enum of plain values its names in text, both ways.
macro_rules! named {
    ($type:ident { $($variant:ident = $name:literal),+ }) => {
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $($type::$variant => $name),+ })
            }
        }

        impl FromStr for $type {
            type Err = RuleValueError;

            fn from_str(text: &str) -> Result<$type, RuleValueError> {
                match text {
                    $($name => Ok($type::$variant),)+
                    _ => Err(RuleValueError::OneOf(&[$($name),+])),
                }
            }
        }
    };
}

named!(Opening { Free = "free", Centre = "centre" });
named!(Discs { XO = "XO", YR = "YR" });
named!(WhoStarts { SeatOne = "seat-1", Drawn = "drawn" });
named!(Symbols {
    BySeat = "by-seat",
    StarterPicks = "starter-picks",
    StarterFirst = "starter-first"
});

#[cfg(test)]
mod tests {
    use super::*;

    const EN: Language = Language::English;

    #[test]
    fn presets_have_names_and_sentences_and_read_back() {
        for (name, rules) in Rules::PRESETS {
            assert_eq!(Rules::preset(name), Some(rules));
            assert_eq!(rules.preset_name(), Some(name));
            assert!(Rules::preset_about(name, EN).is_some_and(|about| about.ends_with('.')));
            assert_eq!(rules.to_string().parse(), Ok(rules));
        }
        assert_eq!(Rules::preset("Classic"), None);
        assert_eq!(Rules::preset_about("chess", EN), None);
        assert!(RulesDraft::KEYS.iter().all(|key| RulesDraft::about(key, EN).ends_with('.')));
    }

    #[test]
    fn the_text_form_is_readable() {
        assert_eq!(
            Rules::POWER.to_string(),
            "size=7x6 connect=4 violations=3/game undo=3 opening=centre remove=1 block=1 \
             first=drawn symbols=starter-first discs=XO"
        );
    }

    #[test]
    fn bad_rules_say_what_was_expected() {
        let error = |text: &str| text.parse::<Rules>().unwrap_err();
        assert_eq!(error("undo=three").at, 0);
        assert_eq!(error("undo=3 remove=100").at, 7);
        assert_eq!(error("undo=3 undo=4").problem, RulesProblem::Twice);
        let problem = |text: &str| error(text).problem.to_string();
        assert_eq!(problem("undo=3 undo=4"), "this rule was given already");
        assert!(problem("speed=3").starts_with("expected one of size, connect"));
        assert!(problem("violations=0").contains("3/game"));
        assert!(problem("violations=3/week").contains("4/move"));
        assert!(problem("size=3x3").contains("4 to 16"));
        assert_eq!(problem("size=big"), "a size is columns x rows, for example 7x6");
        assert_eq!(problem("opening=left"), "expected one of free, centre");
        assert_eq!(
            error("size=7x6 connect=9").to_string(),
            "rule \"connect\": a winning line on this board has 3 to 7 discs, not 9"
        );
        assert_eq!(error("size=7x6 connect=9").at, 9);
    }
}

//! The mark of a player's discs: one visible character, one screen column wide.

use crate::name::number_of;
use crate::unicode::{self, Kind};
use fourline_words::catalogue::problems as text;
use fourline_words::{Language, Say, display_in_english};
use std::fmt;
use std::str::FromStr;

/// The mark of a player's discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symbol(char);

/// Two different symbols, such as `XO` or `YR`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SymbolPair([Symbol; 2]);

/// Why a text can't be a symbol or a pair of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SymbolError {
    /// Not exactly two characters.
    NotTwo,
    /// Twice the same, upper and lower case counting as the same.
    Same,
    /// Not a letter or a sign that is one column wide, or one that draws the board.
    Forbidden(char),
}

impl Symbol {
    /// Checks a symbol: a letter or a sign, not a digit, and none that draws the board.
    pub fn new(symbol: char) -> Result<Symbol, SymbolError> {
        let fits = unicode::is_one_column(symbol);
        let visible = unicode::kind(symbol) == Kind::Sign;
        let draws =
            matches!(symbol, '.' | '|' | '+' | '-' | '(' | ')' | '[' | ']' | '"' | '\\' | '#');
        if fits && visible && !draws {
            Ok(Symbol(symbol))
        } else {
            Err(SymbolError::Forbidden(symbol))
        }
    }

    /// The character.
    pub const fn as_char(self) -> char {
        self.0
    }

    fn folded(self) -> String {
        unicode::lower(self.0.encode_utf8(&mut [0; 4]))
    }

    /// Does this text name the symbol? Upper and lower case are the same.
    pub fn is_named_by(self, text: &str) -> bool {
        unicode::lower(text) == self.folded()
    }
}

impl SymbolPair {
    /// `X` and `O`.
    pub const XO: SymbolPair = SymbolPair([Symbol('X'), Symbol('O')]);

    /// `Y` and `R`: yellow and red.
    pub const YR: SymbolPair = SymbolPair([Symbol('Y'), Symbol('R')]);

    /// Checks that the two differ.
    pub fn new(first: Symbol, second: Symbol) -> Result<SymbolPair, SymbolError> {
        if first.folded() == second.folded() {
            return Err(SymbolError::Same);
        }
        Ok(SymbolPair([first, second]))
    }

    /// The first symbol.
    pub const fn first(self) -> Symbol {
        self.0[0]
    }

    /// The second symbol.
    pub const fn second(self) -> Symbol {
        self.0[1]
    }

    /// The one that is not this one; `None` if this is neither.
    pub fn other(self, symbol: Symbol) -> Option<Symbol> {
        match self.0 {
            [first, second] if first == symbol => Some(second),
            [first, second] if second == symbol => Some(first),
            _ => None,
        }
    }

    /// The symbol that the word for its colour names, where the symbols are yellow and red.
    pub fn named_by_colour(self, text: &str) -> Option<Symbol> {
        let [yellow, red] = SymbolPair::YR.0;
        let wanted = match text.to_ascii_lowercase().as_str() {
            "yellow" => yellow,
            "red" => red,
            _ => return None,
        };
        self.0.into_iter().find(|symbol| *symbol == wanted)
    }

    /// The symbol that a text names, either case.
    pub fn named(self, text: &str) -> Option<Symbol> {
        self.0.into_iter().find(|symbol| symbol.is_named_by(text))
    }
}

impl FromStr for SymbolPair {
    type Err = SymbolError;

    fn from_str(text: &str) -> Result<SymbolPair, SymbolError> {
        let mut characters = text.chars();
        let pair = (characters.next(), characters.next(), characters.next());
        let (Some(first), Some(second), None) = pair else { return Err(SymbolError::NotTwo) };
        SymbolPair::new(Symbol::new(first)?, Symbol::new(second)?)
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Display for SymbolPair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.first(), self.second())
    }
}

impl Say for SymbolError {
    fn say(&self, language: Language) -> String {
        match *self {
            SymbolError::NotTwo => text::symbols_not_two(language),
            SymbolError::Same => text::symbols_same(language),
            SymbolError::Forbidden(found) => text::symbol_forbidden(language, number_of(found)),
        }
    }
}

display_in_english!(SymbolError);
impl std::error::Error for SymbolError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_checked() {
        let read = |text: &str| text.parse::<SymbolPair>();
        assert_eq!(read("XO"), Ok(SymbolPair::XO));
        assert_eq!(read("YR"), Ok(SymbolPair::YR));
        assert!(read("●○").is_ok());
        assert!(read("@*").is_ok());
        assert_eq!(read("X"), Err(SymbolError::NotTwo));
        assert_eq!(read("XOX"), Err(SymbolError::NotTwo));
        assert_eq!(read("xX"), Err(SymbolError::Same));
        for bad in ['.', '|', '1', ' ', '\u{1b}', '\u{301}', '🔴', '\u{202e}'] {
            assert_eq!(Symbol::new(bad), Err(SymbolError::Forbidden(bad)), "{bad:?}");
        }
        let said = SymbolError::Forbidden('🔴').say(Language::English);
        assert!(said.ends_with("; U+1F534 is not"), "{said}");
    }

    #[test]
    fn symbols_are_named_in_either_case() {
        assert_eq!(SymbolPair::YR.named("r"), Some(SymbolPair::YR.second()));
        assert_eq!(SymbolPair::YR.named("x"), None);
        assert_eq!(SymbolPair::YR.named_by_colour("Red"), Some(SymbolPair::YR.second()));
        assert_eq!(SymbolPair::XO.named_by_colour("red"), None);
    }
}

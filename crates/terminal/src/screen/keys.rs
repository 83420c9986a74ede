//! What a key can do, which keys do it, and how both are written in the settings file. Digits always
//! name columns, and Ctrl-C and Ctrl-Z always do what they do in every terminal.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::fmt;
use std::str::FromStr;

/// Where a deed means something. The same key may do one thing in games and another in studies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On every page.
    Everywhere,
    /// In games.
    Game,
    /// In studies.
    Study,
}

impl Place {
    /// Is there a page on which both mean something?
    pub(crate) fn meets(self, other: Place) -> bool {
        self == other || self == Place::Everywhere || other == Place::Everywhere
    }
}

/// Gives each deed its place, its name in the settings file, what it does in words, and its usual keys.
macro_rules! deeds {
    ($($place:ident $deed:ident $name:literal $about:literal [$($key:literal),+];)+) => {
        /// Something that a key can be asked to do.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Deed { $(#[doc = $about] $deed),+ }

        impl Deed {
            /// All deeds, in the order of the sheet of keys.
            pub const ALL: &[Deed] = &[$(Deed::$deed),+];

            /// The name in the settings file.
            pub const fn name(self) -> &'static str {
                match self { $(Deed::$deed => $name),+ }
            }

            /// What it does.
            pub const fn about(self) -> &'static str {
                match self { $(Deed::$deed => $about),+ }
            }

            /// Where it means something.
            pub const fn place(self) -> Place {
                match self { $(Deed::$deed => Place::$place),+ }
            }

            pub(crate) const fn usual_keys(self) -> &'static [&'static str] {
                match self { $(Deed::$deed => &[$($key),+]),+ }
            }
        }
    };
}

deeds! {
    Everywhere Left "left" "one column to the left; in lists, the value before" ["left", "h"];
    Everywhere Right "right" "one column to the right; in lists, the next value" ["right", "l"];
    Everywhere Up "up" "up; in study, to the beginning of this branch" ["up", "k"];
    Everywhere Down "down" "down; in a game, drop; in study, the next branch" ["down", "j"];
    Everywhere Choose "choose" "drop, choose, end the turn, rematch" ["enter", "space"];
    Everywhere Back "back" "back; while the computer thinks: move now" ["esc"];
    Everywhere Undo "undo" "use an undo of the rules; in study, a move back" ["u", "backspace"];
    Everywhere TakeBack "take-back" "take the last move back (casual games)" ["z"];
    Everywhere Redo "redo" "redo what was taken back; in study, a move forward" ["Z", "ctrl-r", "U"];
    Everywhere Earlier "earlier" "look at the move before" ["pageup", ","];
    Everywhere Later "later" "look at the next move" ["pagedown", "."];
    Everywhere Remove "remove" "remove an opponent's disc instead of dropping; in lists, delete" ["x", "delete"];
    Everywhere Block "block" "skip the opponent's next turn" ["b"];
    Everywhere EndTurn "end-turn" "end the turn" ["e"];
    Everywhere Hint "hint" "what each move leads to; again to hide it" ["i"];
    Everywhere Study "study" "study this game" ["s"];
    Study Type "type" "in study, type or paste a position" ["t"];
    Study NextMistake "next-mistake" "in study, the next mistake" ["n"];
    Study PreviousMistake "previous-mistake" "in study, the mistake before" ["p"];
    Game Pause "pause" "watching: pause, and continue" ["p"];
    Everywhere First "first" "the beginning" ["home", "g"];
    Everywhere Last "last" "the end" ["end", "G"];
    Everywhere Save "save" "save the game to a file" ["w"];
    Game OfferDraw "offer-draw" "offer a draw; y accepts, n declines" ["d"];
    Everywhere Resign "resign" "resign" ["R"];
    Everywhere Restart "restart" "a new game with the same players and rules" ["r", "N"];
    Everywhere Settings "settings" "settings" ["o"];
    Everywhere Mouse "mouse" "mouse on or off; off lets the terminal select text" ["m"];
    Everywhere Help "help" "this help" ["?", "f1"];
    Everywhere Quit "quit" "leave: an unfinished game is kept" ["q"];
}

/// A key with its modifiers, in one form however the terminal reports it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    code: KeyCode,
    modifiers: KeyModifiers,
}

/// Keys by their names in text; other keys are written as their character.
const NAMED: [(&str, KeyCode); 15] = [
    ("left", KeyCode::Left),
    ("right", KeyCode::Right),
    ("up", KeyCode::Up),
    ("down", KeyCode::Down),
    ("enter", KeyCode::Enter),
    ("space", KeyCode::Char(' ')),
    ("esc", KeyCode::Esc),
    ("tab", KeyCode::Tab),
    ("backspace", KeyCode::Backspace),
    ("delete", KeyCode::Delete),
    ("insert", KeyCode::Insert),
    ("home", KeyCode::Home),
    ("end", KeyCode::End),
    ("pageup", KeyCode::PageUp),
    ("pagedown", KeyCode::PageDown),
];

impl Key {
    /// The key of an event.
    pub fn of(event: KeyEvent) -> Key {
        Key::new(event.code, event.modifiers)
    }

    fn new(code: KeyCode, modifiers: KeyModifiers) -> Key {
        let known = KeyModifiers::CONTROL | KeyModifiers::ALT;
        // A capital letter carries its Shift; terminals differ in whether they say it twice.
        match code {
            KeyCode::Char(c) if modifiers.contains(KeyModifiers::CONTROL) => {
                Key { code: KeyCode::Char(c.to_ascii_lowercase()), modifiers: modifiers & known }
            }
            _ => Key { code, modifiers: modifiers & known },
        }
    }

    /// The key without modifiers.
    pub(crate) fn plain(code: KeyCode) -> Key {
        Key::new(code, KeyModifiers::NONE)
    }

    /// Is it this letter with Ctrl?
    pub(crate) fn is_ctrl(self, letter: char) -> bool {
        self == Key { code: KeyCode::Char(letter), modifiers: KeyModifiers::CONTROL }
    }

    /// The digit that this key types.
    pub(crate) fn digit(self) -> Option<usize> {
        match self.code {
            KeyCode::Char(c) if self.modifiers.is_empty() => c.to_digit(10).map(|n| n as usize),
            _ => None,
        }
    }

    /// The character that this key types.
    pub(crate) fn character(self) -> Option<char> {
        match self.code {
            KeyCode::Char(c) if self.modifiers.is_empty() => Some(c),
            _ => None,
        }
    }

    pub(crate) fn code(self) -> KeyCode {
        self.code
    }

    /// Digits name columns, and the terminal's own two stay what they are.
    fn is_taken(self) -> bool {
        self.digit().is_some() || self.is_ctrl('c') || self.is_ctrl('z')
    }
}

impl FromStr for Key {
    type Err = String;

    fn from_str(text: &str) -> Result<Key, String> {
        let expected =
            || "expected a key such as a, Z, left, enter, space, f2 or ctrl-r".to_string();
        let (modifiers, name) = match text.split_once('-') {
            Some(("ctrl", name)) if !name.is_empty() => (KeyModifiers::CONTROL, name),
            Some(("alt", name)) if !name.is_empty() => (KeyModifiers::ALT, name),
            _ => (KeyModifiers::NONE, text),
        };
        let named = NAMED.iter().find(|(known, _)| *known == name).map(|(_, code)| *code);
        let function = || name.strip_prefix('f').and_then(|n| n.parse().ok()).map(KeyCode::F);
        let mut characters = name.chars();
        let single = match (characters.next(), characters.next()) {
            (Some(c), None) if !c.is_control() && c != ' ' => Some(KeyCode::Char(c)),
            _ => None,
        };
        let code = named.or(single).or_else(function).ok_or_else(expected)?;
        let key = Key::new(code, modifiers);
        match key.is_taken() {
            true => Err("digits, ctrl-c and ctrl-z can't be given another meaning".to_string()),
            false => Ok(key),
        }
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.modifiers.contains(KeyModifiers::CONTROL) {
            f.write_str("ctrl-")?;
        }
        if self.modifiers.contains(KeyModifiers::ALT) {
            f.write_str("alt-")?;
        }
        match (NAMED.iter().find(|(_, code)| *code == self.code), self.code) {
            (Some((name, _)), _) => f.write_str(name),
            (None, KeyCode::Char(c)) => write!(f, "{c}"),
            (None, KeyCode::F(n)) => write!(f, "f{n}"),
            (None, other) => write!(f, "{other}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_not_be_a_key_is_refused() {
        for bad in ["", "ab", "ctrl-", "5", "ctrl-c", "ctrl-z", " ", "\u{1b}", "f"] {
            let read = bad.parse::<Key>();
            assert!(read.is_err() || bad == "f", "{bad:?} is {read:?}");
        }
        assert_eq!("-".parse(), Ok(Key::plain(KeyCode::Char('-'))));
    }
}

//! What a key can do, which keys do it, and how both are written in the settings file. Digits always
//! name columns, and Ctrl-C and Ctrl-Z always do what they do in every terminal.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::fmt;
use std::str::FromStr;

/// Gives each deed its name in the settings file, what it does in words, and its usual keys.
macro_rules! deeds {
    ($($deed:ident $name:literal $about:literal [$($key:literal),+];)+) => {
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

            const fn usual_keys(self) -> &'static [&'static str] {
                match self { $(Deed::$deed => &[$($key),+]),+ }
            }
        }
    };
}

deeds! {
    Left "left" "one column to the left; in lists, the value before" ["left", "h"];
    Right "right" "one column to the right; in lists, the next value" ["right", "l"];
    Up "up" "up; in study, where this branch began" ["up", "k"];
    Down "down" "down; in study, the next branch" ["down", "j"];
    Choose "choose" "drop, choose, or end the turn" ["enter", "space"];
    Back "back" "back; while the computer thinks: move at once" ["esc"];
    Undo "undo" "take the disc back; in study, a move back" ["u", "backspace", "pageup"];
    Redo "redo" "in study, a move forward again" ["U", "ctrl-r", "pagedown"];
    Remove "remove" "remove an opponent's disc instead of dropping" ["x", "delete"];
    Block "block" "skip the opponent's next turn" ["b"];
    EndTurn "end-turn" "end the turn" ["e"];
    Hint "hint" "what each move leads to; again to hide it" ["i"];
    Study "study" "study this game" ["s"];
    Type "type" "in study, type or paste a position" ["t"];
    NextMistake "next-mistake" "in study, the next move that threw the game away" ["n"];
    PreviousMistake "previous-mistake" "in study, the one before" ["p"];
    First "first" "the beginning" ["home", "g"];
    Last "last" "the end" ["end", "G"];
    Pause "pause" "watching: pause, and go on" ["."];
    Save "save" "save the game to a file" ["w"];
    Resign "resign" "give up" ["R"];
    Restart "restart" "a new game with the same players and rules" ["N"];
    Settings "settings" "settings" ["o"];
    Mouse "mouse" "mouse on or off; off lets the terminal select text" ["m"];
    Help "help" "this sheet of keys" ["?", "f1"];
    Quit "quit" "leave: an unfinished game is kept" ["q"];
}

/// A key with its modifiers, in one form however the terminal reports it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    code: KeyCode,
    modifiers: KeyModifiers,
}

/// Which key does what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keymap {
    bindings: Vec<(Key, Deed)>,
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

impl Default for Keymap {
    fn default() -> Keymap {
        let mut bindings = Vec::new();
        for &deed in Deed::ALL {
            for key in deed.usual_keys() {
                bindings.push((key.parse().expect("usual keys are keys"), deed));
            }
        }
        Keymap { bindings }
    }
}

impl Keymap {
    /// What this key does.
    pub fn deed(&self, key: Key) -> Option<Deed> {
        self.bindings.iter().find(|(bound, _)| *bound == key).map(|(_, deed)| *deed)
    }

    /// The keys of a deed.
    pub fn keys(&self, deed: Deed) -> impl Iterator<Item = Key> + '_ {
        self.bindings.iter().filter(move |(_, bound)| *bound == deed).map(|(key, _)| *key)
    }

    /// The first key of a deed, for hints on the screen.
    pub fn key_name(&self, deed: Deed) -> String {
        self.keys(deed).next().map_or("-".to_string(), |key| key.to_string())
    }

    /// Gives a deed these keys instead of its own; they are taken from whatever had them.
    pub fn bind(&mut self, deed: Deed, keys: &[Key]) {
        self.bindings.retain(|(key, bound)| *bound != deed && !keys.contains(key));
        self.bindings.extend(keys.iter().map(|key| (*key, deed)));
    }

    /// Deeds that no key does any more.
    pub fn unreachable(&self) -> impl Iterator<Item = Deed> + '_ {
        Deed::ALL.iter().copied().filter(|deed| self.keys(*deed).next().is_none())
    }

    /// The deeds whose keys are not the usual ones, with their keys.
    pub(crate) fn changed(&self) -> impl Iterator<Item = (Deed, Vec<Key>)> + '_ {
        let usual = Keymap::default();
        Deed::ALL.iter().filter_map(move |&deed| {
            let keys: Vec<Key> = self.keys(deed).collect();
            (keys != usual.keys(deed).collect::<Vec<_>>()).then_some((deed, keys))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_does_two_things_and_every_deed_has_a_key() {
        let keymap = Keymap::default();
        for (index, (key, deed)) in keymap.bindings.iter().enumerate() {
            let again = keymap.bindings[index + 1..].iter().find(|(other, _)| other == key);
            assert_eq!(again, None, "{key} does {deed:?} too");
            assert_eq!(key.to_string().parse(), Ok(*key));
        }
        assert_eq!(keymap.unreachable().count(), 0);
    }

    #[test]
    fn keys_are_rebound_and_taken_from_others() {
        let mut keymap = Keymap::default();
        keymap.bind(Deed::Undo, &["b".parse().unwrap()]);
        assert_eq!(keymap.deed(Key::plain(KeyCode::Char('b'))), Some(Deed::Undo));
        assert_eq!(keymap.deed(Key::plain(KeyCode::Char('u'))), None);
        assert_eq!(keymap.unreachable().collect::<Vec<_>>(), [Deed::Block]);
        assert_eq!(keymap.changed().count(), 2);
    }

    #[test]
    fn a_capital_is_the_same_key_with_or_without_shift() {
        let shifted = KeyEvent::new(KeyCode::Char('G'), KeyModifiers::SHIFT);
        assert_eq!(Key::of(shifted), Key::plain(KeyCode::Char('G')));
        assert_eq!(Keymap::default().deed(Key::of(shifted)), Some(Deed::Last));
    }

    #[test]
    fn what_can_not_be_a_key_is_refused() {
        for bad in ["", "ab", "ctrl-", "5", "ctrl-c", "ctrl-z", " ", "\u{1b}", "f"] {
            let read = bad.parse::<Key>();
            assert!(read.is_err() || bad == "f", "{bad:?} is {read:?}");
        }
        assert_eq!("-".parse(), Ok(Key::plain(KeyCode::Char('-'))));
    }
}

//! What a key can do, which keys do it, and how both are written in the settings file. Digits always
//! name columns, and Ctrl-C and Ctrl-Z always do what they do in every terminal.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use fourline_words::catalogue::keys as say;
use fourline_words::{Language, Say, display_in_english};
use std::fmt;
use std::str::FromStr;

/// Where an action applies. The same key may do one thing in games and another in studies.
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

/// Gives each action its place, its name in the settings file, the message that says what it does, and
/// its default keys.
macro_rules! deeds {
    ($($place:ident $deed:ident $name:literal $about:ident [$($key:literal),+];)+) => {
        /// Something that a key can be asked to do.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Deed { $(#[doc = concat!("`", $name, "`")] $deed),+ }

        impl Deed {
            /// All actions, in the order of the list of keys.
            pub const ALL: &[Deed] = &[$(Deed::$deed),+];

            /// The name in the settings file.
            pub const fn name(self) -> &'static str {
                match self { $(Deed::$deed => $name),+ }
            }

            /// What it does.
            pub fn about(self, language: Language) -> String {
                match self { $(Deed::$deed => say::$about(language)),+ }
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
    Everywhere Left "left" action_left ["left", "h"];
    Everywhere Right "right" action_right ["right", "l"];
    Everywhere Up "up" action_up ["up", "k"];
    Everywhere Down "down" action_down ["down", "j"];
    Everywhere Choose "choose" action_choose ["enter", "space"];
    Everywhere Back "back" action_back ["esc"];
    Everywhere Undo "undo" action_undo ["u", "backspace"];
    Everywhere TakeBack "take-back" action_take_back ["z"];
    Everywhere Redo "redo" action_redo ["Z", "ctrl-r", "U"];
    Everywhere Earlier "earlier" action_earlier ["pageup", ","];
    Everywhere Later "later" action_later ["pagedown", "."];
    Everywhere Remove "remove" action_remove ["x", "delete"];
    Everywhere Block "block" action_block ["b"];
    Everywhere EndTurn "end-turn" action_end_turn ["e"];
    Everywhere Hint "hint" action_hint ["i"];
    Everywhere Study "study" action_study ["s"];
    Study Type "type" action_type ["t"];
    Study NextColumn "next-column" action_next_column ["tab"];
    Everywhere Copy "copy" action_copy ["c"];
    Study PlayFromHere "play-from-here" action_play_from_here ["P"];
    Study NextMistake "next-mistake" action_next_mistake ["n"];
    Study PreviousMistake "previous-mistake" action_previous_mistake ["p"];
    Game Pause "pause" action_pause ["p"];
    Everywhere First "first" action_first ["home", "g"];
    Everywhere Last "last" action_last ["end", "G"];
    Everywhere Save "save" action_save ["w"];
    Game OfferDraw "offer-draw" action_offer_draw ["d"];
    Game Claim "claim" action_claim ["C"];
    Game Say "say" action_say ["t"];
    Everywhere Resign "resign" action_resign ["R"];
    Everywhere Restart "restart" action_restart ["r", "N"];
    Everywhere Rules "rules" action_rules ["H", "f2"];
    Everywhere Settings "settings" action_settings ["o"];
    Everywhere Mouse "mouse" action_mouse ["m"];
    Everywhere Help "help" action_help ["?", "f1"];
    Everywhere Quit "quit" action_quit ["q"];
}

impl Deed {
    /// Its keys before anyone changes them, as people call them.
    pub fn usual_key_names(self, language: Language) -> Vec<String> {
        let keys = self.usual_keys().iter().map(|key| key.parse::<Key>());
        keys.map(|key| key.expect("usual keys are keys").shown(language, false)).collect()
    }
}

/// A key with its modifiers, in one form however the terminal reports it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    code: KeyCode,
    modifiers: KeyModifiers,
}

/// Keys by their names in the settings file; other keys are written as their character.
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
        self == Key::ctrl(letter)
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

    /// The key as an event.
    pub(crate) fn event(self) -> KeyEvent {
        KeyEvent::new(self.code, self.modifiers)
    }

    /// This letter with Ctrl.
    pub(crate) fn ctrl(letter: char) -> Key {
        Key::new(KeyCode::Char(letter), KeyModifiers::CONTROL)
    }

    /// Its name on a page: arrows as signs where the terminal has them, other keys as people call them.
    pub(crate) fn shown(self, language: Language, unicode: bool) -> String {
        let arrow = |sign: &str, name: fn(Language) -> String| match unicode {
            true => sign.to_string(),
            false => name(language),
        };
        let name = match self.code {
            KeyCode::Left => arrow("←", say::left),
            KeyCode::Right => arrow("→", say::right),
            KeyCode::Up => arrow("↑", say::up),
            KeyCode::Down => arrow("↓", say::down),
            KeyCode::Enter => say::enter(language),
            KeyCode::Char(' ') => say::space(language),
            KeyCode::Esc => say::esc(language),
            KeyCode::Tab => say::tab(language),
            KeyCode::Backspace => say::backspace(language),
            KeyCode::Delete => say::delete(language),
            KeyCode::Insert => say::insert(language),
            KeyCode::Home => say::home(language),
            KeyCode::End => say::end(language),
            KeyCode::PageUp => say::page_up(language),
            KeyCode::PageDown => say::page_down(language),
            KeyCode::Char(c) => c.to_string(),
            code => Key::plain(code).to_string(),
        };
        let has = |modifier| self.modifiers.contains(modifier);
        let name = if has(KeyModifiers::ALT) { say::with_alt(language, name) } else { name };
        if has(KeyModifiers::CONTROL) { say::with_ctrl(language, name) } else { name }
    }

    /// Digits name columns, and the terminal's own two stay what they are.
    fn is_taken(self) -> bool {
        self.digit().is_some() || self.is_ctrl('c') || self.is_ctrl('z')
    }
}

/// Why a text in the settings file is no key that something can be bound to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyProblem {
    /// It is not a key.
    NotAKey,
    /// It is one that always does the same.
    Fixed,
}

impl Say for KeyProblem {
    fn say(&self, language: Language) -> String {
        match self {
            KeyProblem::NotAKey => say::not_a_key(language),
            KeyProblem::Fixed => say::key_is_fixed(language),
        }
    }
}

display_in_english!(KeyProblem);

impl std::error::Error for KeyProblem {}

impl FromStr for Key {
    type Err = KeyProblem;

    fn from_str(text: &str) -> Result<Key, KeyProblem> {
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
        let code = named.or(single).or_else(function).ok_or(KeyProblem::NotAKey)?;
        let key = Key::new(code, modifiers);
        match key.is_taken() {
            true => Err(KeyProblem::Fixed),
            false => Ok(key),
        }
    }
}

/// As it is written in the settings file.
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

    #[test]
    fn a_key_has_a_name_in_the_file_and_one_for_people() {
        let shown = |key: &str, unicode: bool| {
            key.parse::<Key>().unwrap().shown(Language::English, unicode)
        };
        assert_eq!(shown("left", true), "←");
        assert_eq!(shown("left", false), "left");
        assert_eq!(shown("pageup", true), "page up");
        assert_eq!(shown("ctrl-r", true), "ctrl-r");
        assert_eq!(shown("alt-enter", true), "alt-enter");
        assert_eq!(shown("f1", true), "f1");
        assert_eq!(shown("?", true), "?");
    }
}

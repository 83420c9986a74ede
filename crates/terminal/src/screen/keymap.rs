//! Which key does what: the usual keys, and those that the settings file gives instead.

use super::keys::{Deed, Key, Place};
use fourline_app::safe::shown;
use fourline_app::settings::KeyLine;
use fourline_words::catalogue::keys as say;
use fourline_words::{Language, Say as _, list};

/// Which key does what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keymap {
    bindings: Vec<(Key, Deed)>,
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
    /// The usual keys with those of the settings file, and what is wrong with these, in words.
    pub fn read(lines: &[KeyLine], language: Language) -> (Keymap, Vec<String>) {
        let mut keymap = Keymap::default();
        let mut wrong = Vec::new();
        let mut bound: Vec<(Key, Deed)> = Vec::new();
        for KeyLine { name, keys, line } in lines {
            let Some(&deed) = Deed::ALL.iter().find(|deed| deed.name() == name) else {
                let known = list(language, Deed::ALL.iter().map(|deed| deed.name().to_string()));
                wrong.push(say::unknown_action(language, shown(name), known, line));
                continue;
            };
            let read: Result<Vec<Key>, _> = keys.iter().map(|key| key.parse::<Key>()).collect();
            let mut keys = match read {
                Ok(keys) => keys,
                Err(problem) => {
                    let problem = problem.say(language);
                    wrong.push(say::wrong_key(language, deed.name(), line, problem));
                    continue;
                }
            };
            keys.retain(|key| {
                let clash = bound.iter().find(|(other, of)| other == key && meet(*of, deed));
                if let Some((_, of)) = clash {
                    wrong.push(say::bound_twice(language, key, line, of.name(), deed.name()));
                }
                clash.is_none()
            });
            bound.extend(keys.iter().map(|key| (*key, deed)));
            keymap.bind(deed, &keys);
        }
        wrong.extend(keymap.unreachable().map(|deed| say::no_key_left(language, deed.name())));
        (keymap, wrong)
    }

    /// What this key does in a place.
    pub fn deed(&self, key: Key, place: Place) -> Option<Deed> {
        let fits = |(bound, deed): &&(Key, Deed)| *bound == key && deed.place().meets(place);
        self.bindings.iter().find(fits).map(|(_, deed)| *deed)
    }

    /// The keys of an action.
    pub fn keys(&self, deed: Deed) -> impl Iterator<Item = Key> + '_ {
        self.bindings.iter().filter(move |(_, bound)| *bound == deed).map(|(key, _)| *key)
    }

    /// Binds an action to these keys instead of its own; what they did there before loses them.
    pub fn bind(&mut self, deed: Deed, keys: &[Key]) {
        let clashes = |key: &Key, bound: Deed| keys.contains(key) && meet(bound, deed);
        self.bindings.retain(|(key, bound)| *bound != deed && !clashes(key, *bound));
        self.bindings.extend(keys.iter().map(|key| (*key, deed)));
    }

    /// Actions without a key.
    pub fn unreachable(&self) -> impl Iterator<Item = Deed> + '_ {
        Deed::ALL.iter().copied().filter(|deed| self.keys(*deed).next().is_none())
    }
}

fn meet(one: Deed, other: Deed) -> bool {
    one.place().meets(other.place())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

    fn line(name: &str, keys: &[&str], line: usize) -> KeyLine {
        let keys = keys.iter().map(|key| key.to_string()).collect();
        KeyLine { name: name.to_string(), keys, line }
    }

    #[test]
    fn no_key_does_two_things_in_one_place_and_every_deed_has_a_key() {
        let keymap = Keymap::default();
        for (index, (key, deed)) in keymap.bindings.iter().enumerate() {
            let clashes = |(other, of): &&(Key, Deed)| other == key && meet(*of, *deed);
            let again = keymap.bindings[index + 1..].iter().find(clashes);
            assert_eq!(again, None, "{key} does {deed:?} too");
            assert_eq!(key.to_string().parse(), Ok(*key));
        }
        assert_eq!(keymap.unreachable().count(), 0);
        let p = Key::plain(KeyCode::Char('p'));
        assert_eq!(keymap.deed(p, Place::Game), Some(Deed::Pause));
        assert_eq!(keymap.deed(p, Place::Study), Some(Deed::PreviousMistake));
    }

    #[test]
    fn keys_are_rebound_and_taken_from_others() {
        let mut keymap = Keymap::default();
        keymap.bind(Deed::Undo, &["b".parse().unwrap()]);
        let deed = |c| keymap.deed(Key::plain(KeyCode::Char(c)), Place::Game);
        assert_eq!(deed('b'), Some(Deed::Undo));
        assert_eq!(deed('u'), None);
        assert_eq!(keymap.unreachable().collect::<Vec<_>>(), [Deed::Block]);
    }

    #[test]
    fn what_is_wrong_with_keys_is_named() {
        let lines = [
            line("undo", &["u", "ctrl-u"], 3),
            line("fly", &["f"], 4),
            line("block", &["u"], 5),
            line("hint", &["ctrl-c"], 6),
            line("next-mistake", &["y"], 7),
            line("pause", &["y"], 8),
        ];
        let (keymap, wrong) = Keymap::read(&lines, Language::English);
        assert_eq!(keymap.keys(Deed::Undo).count(), 2);
        assert!(
            wrong[0]
                .starts_with("line 4: keys: there is no action \"fly\"; there are left, right,")
        );
        assert_eq!(
            wrong[1..],
            [
                "line 5: u is set for both undo and block",
                "line 6: keys.hint: digits, ctrl-c and ctrl-z can't be changed",
                "no key is left for block",
            ]
        );
    }

    #[test]
    fn a_capital_is_the_same_key_with_or_without_shift() {
        let shifted = KeyEvent::new(KeyCode::Char('G'), KeyModifiers::SHIFT);
        assert_eq!(Key::of(shifted), Key::plain(KeyCode::Char('G')));
        assert_eq!(Keymap::default().deed(Key::of(shifted), Place::Game), Some(Deed::Last));
    }
}

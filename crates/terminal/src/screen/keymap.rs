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
            bindings.extend(usual(deed).map(|key| (key, deed)));
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

    /// The other action that this key would be taken from.
    pub(crate) fn clash(&self, key: Key, deed: Deed) -> Option<Deed> {
        let clashes = |(bound, of): &&(Key, Deed)| *bound == key && *of != deed && meet(*of, deed);
        self.bindings.iter().find(clashes).map(|(_, of)| *of)
    }

    /// Gives an action its usual keys again. Another that is left without a key by that gets its usual
    /// ones, too.
    pub(crate) fn reset(&mut self, deed: Deed) {
        let mut open = vec![deed];
        let mut done = Vec::new();
        while let Some(deed) = open.pop() {
            let keys: Vec<Key> = usual(deed).collect();
            self.bind(deed, &keys);
            done.push(deed);
            open = self.unreachable().filter(|deed| !done.contains(deed)).collect();
        }
    }

    /// The table of keys in the settings file, as it has to be for these keys. Lines that say what is so
    /// already stay as they are, and so do those that this program does not know.
    pub(crate) fn lines(&self, before: &[KeyLine]) -> Vec<KeyLine> {
        let is_known = |line: &&KeyLine| Deed::ALL.iter().any(|deed| deed.name() == line.name);
        let unknown = before.iter().filter(|line| !is_known(line)).cloned();
        let known = Deed::ALL.iter().filter_map(|&deed| {
            let keys: Vec<String> = self.keys(deed).map(|key| key.to_string()).collect();
            let old = before.iter().find(|line| line.name == deed.name());
            match old {
                Some(line) if line.keys == keys => Some(line.clone()),
                _ if keys == deed.usual_keys() => None,
                _ => Some(KeyLine { name: deed.name().to_string(), keys, line: 0 }),
            }
        });
        unknown.chain(known).collect()
    }

    /// Actions without a key.
    pub fn unreachable(&self) -> impl Iterator<Item = Deed> + '_ {
        Deed::ALL.iter().copied().filter(|deed| self.keys(*deed).next().is_none())
    }
}

/// The keys of an action, unless the settings say otherwise.
fn usual(deed: Deed) -> impl Iterator<Item = Key> {
    deed.usual_keys().iter().map(|key| key.parse().expect("usual keys are keys"))
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
    fn keys_are_written_as_they_are_read_and_reset_by_ones_and_all() {
        let mut keymap = Keymap::default();
        assert_eq!(keymap.lines(&[]), []);
        let [b, x] = ["b", "x"].map(|key| key.parse().unwrap());
        assert_eq!(keymap.clash(b, Deed::Undo), Some(Deed::Block));
        assert_eq!(keymap.clash(b, Deed::Block), None);
        keymap.bind(Deed::Block, &["B".parse().unwrap()]);
        keymap.bind(Deed::Undo, &[b, x]);
        let mine = [line("fly", &["f"], 3), line("hint", &["i"], 4)];
        let lines = keymap.lines(&mine);
        let names: Vec<&str> = lines.iter().map(|line| line.name.as_str()).collect();
        assert_eq!(names, ["fly", "undo", "remove", "block", "hint"]);
        let (read, wrong) = Keymap::read(&lines[1..], Language::English);
        assert_eq!(wrong, Vec::<String>::new());
        for &deed in Deed::ALL {
            assert!(read.keys(deed).eq(keymap.keys(deed)), "{deed:?}");
        }
        // Block gets its key back, and undo keeps the other one.
        keymap.reset(Deed::Block);
        assert_eq!(keymap.keys(Deed::Undo).collect::<Vec<_>>(), [x]);
        keymap.reset(Deed::Remove);
        let without = |deed| keymap.keys(deed).count();
        assert_eq!([Deed::Remove, Deed::Undo].map(without), [2, 2], "undo is reset with it");
        assert_eq!(keymap.lines(&[]), []);
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

//! What the program remembers by itself: what was chosen for the last game, and the user's own
//! rule sets. It is in a file that only the program writes; what a person sets is in the settings.

use crate::new_game::Kind;
use crate::toml_text::{set, table, word, words};
use fourline_game::{Name, SymbolPair};
use fourline_players::Computer;
use fourline_rules::Rules;
use toml_edit::{Array, Document, DocumentMut, Item, Table, Value};

const NEW: &str = "\
    # Written by fourline: what was chosen last. Without this file it starts afresh.\n\
    [last]\n";

/// How a game with a friend is written.
const FRIEND: &str = "friend";

/// Everything that is remembered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// What the form for a new game starts from.
    pub last: LastGame,
    /// The user's named rule sets, in the order in which they are offered.
    pub own_rules: Vec<(String, Rules)>,
}

/// What the form for a new game starts from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastGame {
    /// What is played at once when nothing else is chosen: against a computer, or with a friend.
    pub kind: Kind,
    /// The name of the player in this seat.
    pub name: Option<Name>,
    /// The friend's name.
    pub friend: Option<Name>,
    /// The computer played against.
    pub opponent: Computer,
    /// The two computers watched.
    pub watched: [Computer; 2],
    /// The rules.
    pub rules: Rules,
    /// The symbols, if others than those of the rules were chosen.
    pub symbols: Option<SymbolPair>,
    /// The clock as text, if one was wanted.
    pub clock: Option<String>,
    /// Was it a serious game, without takebacks?
    pub serious: bool,
    /// The server of the last game online.
    pub server: Option<String>,
}

impl Default for LastGame {
    fn default() -> LastGame {
        let level = |name: &str| name.parse().expect("this level exists");
        LastGame {
            kind: Kind::Computer,
            name: None,
            friend: None,
            opponent: level("level-3"),
            watched: [level("level-7"), level("level-8")],
            rules: Rules::CLASSIC,
            symbols: None,
            clock: None,
            serious: false,
            server: None,
        }
    }
}

impl State {
    /// Reads what can be read of a state file, or of an old settings file; the rest stays as usual.
    /// Only the program writes it, so what it can't read any more is not reported.
    pub fn read(text: &str) -> State {
        let Ok(document) = Document::parse(text) else { return State::default() };
        let mut state = State::default();
        if let Some(Item::Table(last)) = document.get("last") {
            state.last.read(last);
        }
        if let Some(Item::Table(rules)) = document.get("rules") {
            let named =
                rules.iter().filter_map(|(name, item)| Some((name.into(), rules_in(item)?)));
            state.own_rules = named.collect();
        }
        state
    }

    /// The state as the text of its file. What is in the old text and not understood survives:
    /// a newer program may have written it. `None` if the old text is not TOML.
    pub fn update(&self, old: &str) -> Option<String> {
        let old = if old.trim().is_empty() { NEW } else { old };
        let mut document: DocumentMut = old.parse().ok()?;
        self.last.write(table(&mut document, "last")?);
        let rules = table(&mut document, "rules")?;
        // The order is part of what is remembered, so those we know are written again.
        rules.retain(|_, item| rules_in(item).is_none());
        for (name, own) in &self.own_rules {
            set(rules, name, own.to_string());
        }
        Some(document.to_string())
    }

    /// A new file.
    pub fn write(&self) -> String {
        self.update("").expect("a new file is TOML")
    }

    /// Remembers a rule set under a name; one that had this name before is replaced.
    pub fn remember_rules(&mut self, name: &str, rules: Rules) {
        match self.own_rules.iter_mut().find(|(known, _)| known == name) {
            Some((_, known)) => *known = rules,
            None => self.own_rules.push((name.to_string(), rules)),
        }
    }
}

impl LastGame {
    fn read(&mut self, table: &Table) {
        let value = |key: &str| table.get(key).and_then(Item::as_value);
        let text = |key: &str| value(key).and_then(word);
        let name = |key: &str| text(key).and_then(|name| Name::new(&name).ok());
        self.kind = match text("with").as_deref() {
            Some(FRIEND) => Kind::Friend,
            _ => Kind::Computer,
        };
        self.name = name("name");
        self.friend = name("friend");
        let computer = |text: String| text.parse::<Computer>().ok();
        self.opponent = text("opponent").and_then(computer).unwrap_or(self.opponent);
        for (slot, name) in
            self.watched.iter_mut().zip(value("watched").and_then(words).unwrap_or_default())
        {
            *slot = computer(name).unwrap_or(*slot);
        }
        self.rules = table.get("rules").and_then(rules_in).unwrap_or(self.rules);
        self.symbols = text("symbols").and_then(|symbols| symbols.parse().ok());
        self.clock = text("clock");
        self.server = text("server");
        self.serious = value("serious").and_then(Value::as_bool).unwrap_or(false);
    }

    fn write(&self, table: &mut Table) {
        let text = |text: Option<String>| text.map(Value::from);
        let name = |name: &Option<Name>| text(name.as_ref().map(|name| name.as_str().to_string()));
        let watched = Array::from_iter(self.watched.map(Computer::id));
        let friend = (self.kind == Kind::Friend).then(|| Value::from(FRIEND));
        let values = [
            ("with", friend),
            ("name", name(&self.name)),
            ("friend", name(&self.friend)),
            ("opponent", Some(self.opponent.id().into())),
            ("watched", Some(watched.into())),
            ("rules", Some(self.rules.to_string().into())),
            ("symbols", text(self.symbols.map(|symbols| symbols.to_string()))),
            ("clock", text(self.clock.clone())),
            ("server", text(self.server.clone())),
            ("serious", Some(self.serious.into())),
        ];
        for (key, value) in values {
            match value {
                Some(value) => set(table, key, value),
                None => drop(table.remove(key)),
            }
        }
    }
}

fn rules_in(item: &Item) -> Option<Rules> {
    item.as_str()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn full() -> State {
        State {
            last: LastGame {
                kind: Kind::Friend,
                name: Some(Name::new("Zoë \"Q\" \\").unwrap()),
                friend: Some(Name::new("Bob").unwrap()),
                opponent: Computer::Robot,
                watched: [Computer::Random, Computer::Robot],
                rules: Rules::POWER,
                symbols: "@'".parse().ok(),
                clock: Some("5+3".to_string()),
                serious: true,
                server: Some("https://play.example".to_string()),
            },
            own_rules: vec![
                ("the \"short\" one".to_string(), "size=5x4".parse().unwrap()),
                ("a wide one".to_string(), "size=9x7".parse().unwrap()),
            ],
        }
    }

    #[test]
    fn what_is_written_reads_back() {
        for state in [State::default(), full()] {
            assert_eq!(State::read(&state.write()), state);
            for old in [State::default(), full()] {
                let text = state.update(&old.write()).unwrap();
                assert_eq!(State::read(&text), state, "{text}");
                assert!(text.starts_with(NEW));
            }
        }
    }

    #[test]
    fn the_last_game_of_an_old_settings_file_counts() {
        let old = "theme = \"light\"\n[last]\nname = \"Ann\"\nopponent = \"robot\"\n\
                   watched = [\"random\", \"unknown\"]\nrules = \"undo=2\"\n";
        let LastGame { name, opponent, watched, rules, .. } = State::read(old).last;
        assert_eq!(name.unwrap().as_str(), "Ann");
        assert_eq!(opponent, Computer::Robot);
        assert_eq!(watched, [Computer::Random, LastGame::default().watched[1]]);
        assert_eq!(rules, "undo=2".parse().unwrap());
    }

    #[test]
    fn what_a_newer_program_wrote_survives() {
        let newer = "[last]\nmood = \"good\"\n[rules]\nodd = \"gravity=up\"\nplain = \"undo=1\"\n[web]\nid = 3\n";
        let text = full().update(newer).unwrap();
        assert_eq!(State::read(&text), full());
        for line in ["mood = \"good\"", "odd = \"gravity=up\"", "[web]\nid = 3"] {
            assert!(text.contains(line), "{text}");
        }
        assert!(!text.contains("plain"), "{text}");
        assert_eq!(full().update("not [ toml"), None);
        assert_eq!(State::read("not [ toml"), State::default());
    }

    #[test]
    fn a_rule_set_is_remembered_once() {
        let mut state = full();
        state.remember_rules("a wide one", Rules::POWER);
        state.remember_rules("mine", Rules::CLASSIC);
        assert_eq!(state.own_rules.len(), 3);
        assert_eq!(state.own_rules[1].1, Rules::POWER);
    }
}

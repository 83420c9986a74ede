//! What was chosen for the last game: the form for the next one starts from it. The program writes
//! it to the settings file; nobody is expected to.

use super::settings::plain;
use fourline_game::{Name, SymbolPair};
use fourline_players::Computer;
use fourline_rules::Rules;
use std::fmt::Write as _;
use toml::de::{DeTable, DeValue};

/// What the form for a new game starts from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastGame {
    /// The name of whoever sits here.
    pub name: Option<Name>,
    /// The friend's name.
    pub friend: Option<Name>,
    /// The computer played against.
    pub opponent: Computer,
    /// The two computers watched.
    pub watched: [Computer; 2],
    /// The rules.
    pub rules: Rules,
    /// The symbols, where somebody chose other ones than the rules have.
    pub symbols: Option<SymbolPair>,
}

impl Default for LastGame {
    fn default() -> LastGame {
        let level = |name: &str| name.parse().expect("this level exists");
        LastGame {
            name: None,
            friend: None,
            opponent: level("level-3"),
            watched: [level("level-7"), level("level-8")],
            rules: Rules::CLASSIC,
            symbols: None,
        }
    }
}

impl LastGame {
    /// Reads what can be read; the rest stays as it is.
    pub(super) fn read(&mut self, table: &DeTable<'_>) {
        let text = |key: &str| table.get(key).map(|value| plain(value.get_ref()));
        let name = |key: &str| text(key).and_then(|name| Name::new(&name).ok());
        self.name = name("name");
        self.friend = name("friend");
        let computer = |text: String| text.parse::<Computer>().ok();
        self.opponent = text("opponent").and_then(computer).unwrap_or(self.opponent);
        if let Some(DeValue::Array(list)) = table.get("watched").map(|value| value.get_ref()) {
            for (slot, value) in self.watched.iter_mut().zip(list.iter()) {
                *slot = computer(plain(value.get_ref())).unwrap_or(*slot);
            }
        }
        self.rules = text("rules").and_then(|rules| rules.parse().ok()).unwrap_or(self.rules);
        self.symbols = text("symbols").and_then(|symbols| symbols.parse().ok());
    }

    /// The part of the settings file that [`LastGame::read`] reads.
    pub(super) fn write(&self) -> String {
        let mut text = String::new();
        text += "\n# What was chosen for the last game.\n[last]\n";
        for (key, name) in [("name", &self.name), ("friend", &self.friend)] {
            if let Some(name) = name {
                let _ = writeln!(text, "{key} = {}", toml::Value::from(name.as_str()));
            }
        }
        let _ = writeln!(text, "opponent = {:?}", self.opponent.id());
        let [one, two] = self.watched.map(Computer::id);
        let _ = writeln!(text, "watched = [{one:?}, {two:?}]");
        let _ = writeln!(text, "rules = {:?}", self.rules.to_string());
        if let Some(symbols) = self.symbols {
            let _ = writeln!(text, "symbols = {}", toml::Value::from(symbols.to_string()));
        }
        text
    }
}

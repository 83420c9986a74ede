//! Writing settings: a new file explains every setting; a file that exists stays its owner's, and only
//! what was changed is changed in it. The comments are in English, as the names beside them are: a file
//! may be read by others than the one whose language is set.

use super::entries::{Entry, Section};
use super::{KeyLine, Settings};
use crate::toml_text::{set, table, with_line_ends_of};
use fourline_words::Language;
use std::fmt::Write as _;
use toml_edit::{Array, DocumentMut, Item, Table, Value};

const TOP: &str = "\
    # Settings of fourline. The program changes a line here when a setting is changed on its screen;\n\
    # everything else stays as it is.\n";

const KEYS: &str = "\
    # Keys: an action, and one key or a list of keys. For example\n\
    #   undo = [\"u\", \"ctrl-u\"]\n";

impl Settings {
    /// A new settings file with every setting explained.
    pub fn write(&self) -> String {
        let mut text = String::from(TOP);
        for section in Section::ALL {
            if let Some(name) = section.table() {
                let _ = write!(text, "\n{}\n[{name}]\n", section.about());
            }
            for entry in section.entries() {
                let gap = if section == Section::Shared { "\n" } else { "" };
                let _ = writeln!(
                    text,
                    "{gap}{}{} = {:?}",
                    explained(entry),
                    entry.key,
                    self.name_of(entry)
                );
            }
        }
        let mut keys = Table::new();
        self.keys.iter().for_each(|line| set(&mut keys, &line.name, array(line)));
        let _ = write!(text, "\n{KEYS}[keys]\n{keys}");
        text
    }

    /// The text of a settings file in which what differs from `before` is changed, and nothing else:
    /// comments, order and what this program does not know survive. `None` if the text is not TOML.
    pub fn update(&self, before: &Settings, text: &str) -> Option<String> {
        let mut document: DocumentMut = text.parse().ok()?;
        if document.is_empty()
            && document.trailing().as_str().is_none_or(|rest| rest.trim().is_empty())
        {
            return Some(self.write());
        }
        for section in Section::ALL {
            for entry in section.entries() {
                if self.name_of(entry) != before.name_of(entry) {
                    change(&mut document, entry, self.name_of(entry));
                }
            }
        }
        self.update_keys(before, &mut document);
        Some(with_line_ends_of(text, document.to_string()))
    }

    fn name_of(&self, entry: &Entry) -> &'static str {
        (entry.value)(self)
    }

    fn update_keys(&self, before: &Settings, document: &mut DocumentMut) {
        if self.keys == before.keys {
            return;
        }
        let Some(keys) = table(document, "keys") else { return };
        for old in &before.keys {
            if !self.keys.iter().any(|line| line.name == old.name) {
                keys.remove(&old.name);
            }
        }
        for line in self.keys.iter().filter(|line| !before.keys.contains(line)) {
            set(keys, &line.name, array(line));
        }
    }
}

/// Sets the value where it stands: in its table, or at the top of an old file.
fn change(document: &mut DocumentMut, entry: &Entry, value: &str) {
    let is_in = |table: Option<&Item>| {
        table.and_then(Item::as_table).is_some_and(|table| table.contains_key(entry.key))
    };
    let place = match entry.section.table() {
        Some(name) if is_in(document.get(name)) => table(document, name),
        Some(_) if entry.section == Section::Terminal && document.contains_value(entry.key) => {
            Some(document.as_table_mut())
        }
        Some(name) => table(document, name),
        None => Some(document.as_table_mut()),
    };
    // A table's name that is taken for something else was complained about when it was read.
    let Some(place) = place else { return };
    let is_new = !place.contains_key(entry.key);
    set(place, entry.key, value);
    if let Some(mut key) = place.key_mut(entry.key).filter(|_| is_new) {
        key.leaf_decor_mut().set_prefix(explained(entry));
    }
}

/// The comment above a setting.
fn explained(entry: &Entry) -> String {
    let title = (entry.title)(Language::English);
    format!("# {title}: {}\n", (entry.names)().join(", "))
}

fn array(line: &KeyLine) -> Value {
    Value::Array(Array::from_iter(&line.keys))
}

#[cfg(test)]
mod tests {
    use super::super::{ENTRIES, Mouse, Speed, Theme, WindowTheme};
    use super::*;

    fn key_line(name: &str, keys: &[&str]) -> KeyLine {
        let keys = keys.iter().map(|key| key.to_string()).collect();
        KeyLine { name: name.to_string(), keys, line: 0 }
    }

    /// Changes the text as a screen would that read it before.
    fn changed(text: &str, change: impl FnOnce(&mut Settings)) -> String {
        let before = Settings::read(text).0;
        let mut settings = before.clone();
        change(&mut settings);
        let new = settings.update(&before, text).unwrap();
        assert_eq!(Settings::read(&new).0, settings, "{new}");
        new
    }

    #[test]
    fn what_is_written_reads_back() {
        let mut settings = Settings::default();
        for _ in 0..4 {
            assert_eq!(Settings::read(&settings.write()), (settings.clone(), Vec::new()));
            ENTRIES.iter().for_each(|entry| (entry.turn)(&mut settings, true));
            settings.keys.push(key_line(&format!("do \"{}\"", settings.keys.len()), &["z", "\""]));
        }
        assert_eq!(
            changed("", |settings| settings.speed = Speed::Fast).lines().next(),
            TOP.lines().next()
        );
    }

    #[test]
    fn a_new_file_explains_every_setting() {
        let text = Settings::default().write();
        assert!(text.contains("\n# Speed: slow, normal, fast\nspeed = \"normal\"\n"), "{text}");
        assert!(text.contains("\n[window]\n# Appearance: auto, light, dark\n"), "{text}");
    }

    #[test]
    fn the_users_file_stays_the_users() {
        let mine = "# mine\nspeed = 'fast' # not too fast\n\nfuture = 3\n\n[terminal] # here\n\
                    mouse=false\n# the best\ntheme = \"dark\"   # really\n\n[keys]\nundo = [ 'z', ]\n\
                    # the end\n";
        assert_eq!(changed(mine, |_| {}), mine);
        let new = changed(mine, |settings| {
            settings.terminal.theme = Theme::Light;
            settings.speed = Speed::Slow;
        });
        let expected = mine.replace("'fast'", "\"slow\"").replace("\"dark\"", "\"light\"");
        assert_eq!(new, expected);
    }

    #[test]
    fn what_was_not_there_is_added_with_its_explanation() {
        let mine = "# mine\n[keys]\nundo = \"z\"\n# the end\n";
        let new = changed(mine, |settings| {
            settings.speed = Speed::Slow;
            settings.window.theme = WindowTheme::Shapes;
            settings.keys = vec![key_line("help", &["h", "f1"])];
        });
        assert_eq!(
            new,
            "# Speed: slow, normal, fast\nspeed = \"slow\"\n# mine\n[keys]\n\
             help = [\"h\", \"f1\"]\n\n[window]\n# Board: discs, squares, contrast, shapes\n\
             theme = \"shapes\"\n# the end\n"
        );
    }

    #[test]
    fn an_old_flat_file_stays_flat() {
        let old = "theme = \"light\" # day\n\n[last]\nname = \"Ann\"\n";
        let new = changed(old, |settings| {
            settings.terminal.theme = Theme::Dark;
            settings.terminal.mouse = Mouse::Off;
        });
        assert!(new.starts_with("theme = \"dark\" # day\n\n[last]\nname = \"Ann\"\n"), "{new}");
        assert!(new.ends_with("\n[terminal]\n# Mouse: on, off\nmouse = \"off\"\n"), "{new}");
    }

    #[test]
    fn what_somebody_else_changed_meanwhile_stays() {
        let before = Settings::default();
        let settings = Settings { speed: Speed::Fast, ..before.clone() };
        let new = settings.update(&before, "motion = \"reduced\"\n").unwrap();
        assert_eq!(new, "motion = \"reduced\"\n# Speed: slow, normal, fast\nspeed = \"fast\"\n");
    }

    #[test]
    fn line_ends_stay_and_what_is_not_toml_is_not_touched() {
        let windows = "# mine\r\nspeed = \"slow\"\r\n# end\r\n";
        let new = changed(windows, |settings| settings.speed = Speed::Fast);
        assert_eq!(new, windows.replace("slow", "fast"));
        assert_eq!(Settings::default().update(&Settings::default(), "a = [["), None);
    }
}

//! What older files say in other words: the window's own, lines of `name = value`, and values that have
//! moved to another setting.

use super::choices::{Choice, Coordinates, Count, Marks, Motion, Speed, Study};
use super::{Entry, Section, Settings};
use toml_edit::{Document, Item};

impl Settings {
    /// Takes a value that this setting had once, if it had it.
    pub(super) fn set_old(&mut self, entry: &Entry, value: &str) -> bool {
        let is_shapes = entry.full_name() == "terminal.discs" && value == "shapes";
        if is_shapes {
            self.terminal.marks = Marks::Shapes;
        }
        is_shapes
    }

    /// Takes over what the window's old file says, as far as the settings file leaves it open. If that
    /// speaks of the window already, nothing is taken over. What can't be understood is passed over.
    pub fn take_over_window(&mut self, old: &str, settings_file: &str) {
        if Section::Window.is_in(settings_file) {
            return;
        }
        let is_open = |key: &str| !says(settings_file, Section::Shared, key);
        for line in old.lines() {
            let Some((key, value)) = line.split_once('=') else { continue };
            match (key.trim(), value.trim()) {
                ("theme", name) => {
                    self.window.theme = Choice::named(name).unwrap_or(self.window.theme);
                }
                ("coordinates", "no") => self.window.coordinates = Coordinates::Off,
                ("study", "yes") => self.window.study = Study::On,
                ("speed", "off") if is_open("motion") => self.motion = Motion::Reduced,
                ("speed", name) if is_open("speed") => {
                    self.speed = Speed::named(name).unwrap_or(self.speed);
                }
                ("columns-from", "0") if is_open("columns-from") => self.count = Count::FromZero,
                _ => {}
            }
        }
    }
}

impl Section {
    /// Does the settings file have a table for it?
    fn is_in(self, settings_file: &str) -> bool {
        let Ok(document) = Document::parse(settings_file) else { return false };
        self.table().is_some_and(|table| document.contains_key(table))
    }
}

/// Does the settings file say something about a setting? What it does not say may be found out in
/// other ways, such as asking the system whether things should move.
pub fn says(settings_file: &str, section: Section, key: &str) -> bool {
    let Ok(document) = Document::parse(settings_file) else { return false };
    match section.table() {
        None => document.contains_key(key),
        Some(table) => {
            matches!(document.get(table), Some(Item::Table(table)) if table.contains_key(key))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::WindowTheme;
    use super::*;

    const OLD: &str =
        "theme = contrast\nspeed = fast\ncolumns-from = 0\ncoordinates = no\nstudy = yes\n";

    fn taken_over(old: &str, settings_file: &str) -> Settings {
        let mut settings = Settings::read(settings_file).0;
        settings.take_over_window(old, settings_file);
        settings
    }

    #[test]
    fn the_old_file_of_the_window_counts_until_there_is_a_new_one() {
        let settings = taken_over(OLD, "");
        assert_eq!(settings.window.theme, WindowTheme::Contrast);
        assert_eq!(settings.window.coordinates, Coordinates::Off);
        assert_eq!(settings.window.study, Study::On);
        assert_eq!((settings.speed, settings.count), (Speed::Fast, Count::FromZero));

        let settings = taken_over(OLD, "speed = \"slow\"\n");
        assert_eq!(settings.window.theme, WindowTheme::Contrast);
        assert_eq!((settings.speed, settings.count), (Speed::Slow, Count::FromZero));

        let new = "[window]\ntheme = \"squares\"\n";
        assert_eq!(taken_over(OLD, new), Settings::read(new).0);
    }

    #[test]
    fn discs_that_did_not_fall_mean_no_motion() {
        assert_eq!(taken_over("speed = off\n", "").motion, Motion::Reduced);
        assert_eq!(taken_over("speed = off\n", "").speed, Speed::Normal);
        let chosen = taken_over("speed = off\n", "motion = \"full\"\n");
        assert_eq!(chosen.motion, Motion::Full);
        assert_eq!(taken_over("theme = pink\n\u{0}\nspeed\n= = =", ""), Settings::default());
    }
}

//! How the window looks and moves. Kept in a small text file of `name = value` lines.

use crate::motion::Speed;
use fourline_picture::Theme;
use fourline_rules::Numbering;

/// How the window looks and moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Colours and shapes.
    pub theme: Theme,
    /// How fast discs fall.
    pub speed: Speed,
    /// How columns are counted.
    pub numbering: Numbering,
    /// Are rows and columns numbered?
    pub coordinates: bool,
    /// Are columns judged all the time?
    pub study: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            theme: Theme::default(),
            speed: Speed::default(),
            numbering: Numbering::default(),
            coordinates: true,
            study: false,
        }
    }
}

impl Settings {
    /// Reads settings; what is missing or can't be understood stays as it is by default.
    pub fn read(text: &str) -> Settings {
        let mut settings = Settings::default();
        for line in text.lines() {
            let Some((key, value)) = line.split_once('=') else { continue };
            let value = value.trim();
            match key.trim() {
                "theme" => settings.theme = value.parse().unwrap_or(settings.theme),
                "speed" => settings.speed = value.parse().unwrap_or(settings.speed),
                "columns-from" if value == "0" => settings.numbering = Numbering::FromZero,
                "coordinates" => settings.coordinates = value != "no",
                "study" => settings.study = value == "yes",
                _ => {}
            }
        }
        settings
    }

    /// The settings as text.
    pub fn write(&self) -> String {
        let yes = |yes| if yes { "yes" } else { "no" };
        format!(
            "theme = {}\nspeed = {}\ncolumns-from = {}\ncoordinates = {}\nstudy = {}\n",
            self.theme,
            self.speed,
            self.numbering.first(),
            yes(self.coordinates),
            yes(self.study)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_read_back_and_rubbish_is_passed_over() {
        for theme in Theme::ALL {
            let numbering = Numbering::FromZero;
            let settings =
                Settings { theme, speed: Speed::Off, numbering, coordinates: false, study: true };
            assert_eq!(Settings::read(&settings.write()), settings);
        }
        assert_eq!(Settings::read("theme = pink\n\u{0}\nspeed\n= = ="), Settings::default());
    }
}

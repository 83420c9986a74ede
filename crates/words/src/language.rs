//! The languages that Fourline speaks, and how one is found from what a person asked for.

use std::fmt;

/// A language with a complete catalogue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Language {
    /// English, also used where a language is not known.
    #[default]
    English,
    /// Vietnamese.
    Vietnamese,
    /// German.
    German,
    /// Spanish.
    Spanish,
    /// English with accents and brackets, to find text that is in no catalogue.
    #[cfg(feature = "pseudo")]
    Pseudo,
}

impl Language {
    /// All languages that people can choose.
    pub const ALL: [Language; 4] =
        [Language::English, Language::Vietnamese, Language::German, Language::Spanish];

    /// Its tag, as in settings and flags: `en`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Vietnamese => "vi",
            Language::German => "de",
            Language::Spanish => "es",
            #[cfg(feature = "pseudo")]
            Language::Pseudo => "en-xa",
        }
    }

    /// What its speakers call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Vietnamese => "Tiếng Việt",
            Language::German => "Deutsch",
            Language::Spanish => "Español",
            #[cfg(feature = "pseudo")]
            Language::Pseudo => "Pseudo",
        }
    }

    /// The language of a tag or a locale's name: `de`, `de-AT`, `de_AT.UTF-8`. `None` if there is no
    /// catalogue for it.
    pub fn parse(tag: &str) -> Option<Language> {
        let lower = tag.trim().to_ascii_lowercase();
        #[cfg(feature = "pseudo")]
        if lower == Language::Pseudo.tag() {
            return Some(Language::Pseudo);
        }
        let primary = lower.split(['-', '_', '.', '@']).next()?;
        Language::ALL.into_iter().find(|language| language.tag() == primary)
    }

    /// The first of these that there is a catalogue for: what a browser or a system prefers, best
    /// first. English if there is none.
    pub fn best_of<'a>(tags: impl IntoIterator<Item = &'a str>) -> Language {
        tags.into_iter().find_map(Language::parse).unwrap_or_default()
    }

    /// The language of the environment: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set,
    /// as the system does it. `LANGUAGE`, a list, comes first, but not in the plain locales `C` and
    /// `POSIX`.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
        let is_plain = |locale: &String| matches!(locale.split('.').next(), Some("C" | "POSIX"));
        let Some(locale) = locale.filter(|locale| !is_plain(locale)) else {
            return Language::English;
        };
        let list = set("LANGUAGE").unwrap_or_default();
        Language::best_of(list.split(':').chain([locale.as_str()]))
    }

    /// A whole number with its thousands set apart.
    pub fn number(self, number: u64) -> String {
        let separator = match self {
            Language::Vietnamese | Language::German => '.',
            // Narrow and unbreakable, as the Spanish academy asks for.
            Language::Spanish => '\u{a0}',
            _ => ',',
        };
        let digits = number.to_string();
        // Spanish does not divide numbers of four digits.
        if digits.len() < 4 || (self == Language::Spanish && digits.len() == 4) {
            return digits;
        }
        let mut grouped = String::new();
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                grouped.push(separator);
            }
            grouped.push(digit);
        }
        grouped
    }

    /// So many tenths, as a number with one decimal.
    pub fn tenths(self, tenths: u64) -> String {
        let point = if self.decimal_is_comma() { ',' } else { '.' };
        format!("{}{point}{}", tenths / 10, tenths % 10)
    }

    const fn decimal_is_comma(self) -> bool {
        matches!(self, Language::Vietnamese | Language::German | Language::Spanish)
    }

    /// A number with so many decimals.
    pub fn decimal(self, number: f64, places: usize) -> String {
        let text = format!("{number:.places$}");
        if self.decimal_is_comma() { text.replace('.', ",") } else { text }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_and_locales_are_read() {
        for (tag, language) in [
            ("en", Some(Language::English)),
            ("vi", Some(Language::Vietnamese)),
            ("vi_VN.UTF-8", Some(Language::Vietnamese)),
            (" DE-at ", Some(Language::German)),
            ("es@valencia", Some(Language::Spanish)),
            ("fr", None),
            ("english", None),
            ("", None),
        ] {
            assert_eq!(Language::parse(tag), language, "{tag}");
        }
        for language in Language::ALL {
            assert_eq!(Language::parse(language.tag()), Some(language));
        }
    }

    #[test]
    fn the_first_known_language_is_taken() {
        assert_eq!(Language::best_of(["fr-CA", "de-CH", "en"]), Language::German);
        assert_eq!(Language::best_of(["fr"]), Language::English);
        assert_eq!(Language::best_of([]), Language::English);
    }

    #[test]
    fn the_environment_is_read_as_the_system_does() {
        let of = |variables: &[(&str, &str)]| {
            Language::of_environment(|name| {
                let found = variables.iter().find(|(key, _)| *key == name);
                found.map(|(_, value)| value.to_string())
            })
        };
        assert_eq!(of(&[]), Language::English);
        assert_eq!(of(&[("LANG", "vi_VN.UTF-8")]), Language::Vietnamese);
        assert_eq!(of(&[("LANG", "vi_VN.UTF-8"), ("LC_ALL", "de_DE")]), Language::German);
        assert_eq!(of(&[("LANG", "vi_VN"), ("LC_MESSAGES", "es_ES")]), Language::Spanish);
        assert_eq!(of(&[("LANG", "vi_VN"), ("LC_ALL", "")]), Language::Vietnamese);
        assert_eq!(of(&[("LANG", "vi_VN"), ("LC_ALL", "C.UTF-8")]), Language::English);
        assert_eq!(of(&[("LANG", "en_US"), ("LANGUAGE", "fr:de:en")]), Language::German);
        assert_eq!(of(&[("LANG", "C"), ("LANGUAGE", "de")]), Language::English);
        assert_eq!(of(&[("LANG", "tlh")]), Language::English);
    }

    #[test]
    fn numbers_are_grouped_as_the_language_does() {
        assert_eq!(Language::English.number(999), "999");
        assert_eq!(Language::English.number(1_234_567), "1,234,567");
        assert_eq!(Language::German.number(1234), "1.234");
        assert_eq!(Language::Spanish.number(1234), "1234");
        assert_eq!(Language::Spanish.number(12_345), "12\u{a0}345");
        assert_eq!(Language::English.decimal(1.25, 1), "1.2");
        assert_eq!(Language::German.decimal(0.5, 2), "0,50");
        assert_eq!([Language::German, Language::English].map(|l| l.tenths(93)), ["9,3", "9.3"]);
    }
}

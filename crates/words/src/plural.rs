//! Which plural form a language takes for a whole number.

use crate::Language;

/// The form's name, as Unicode's plural rules and Fluent have it.
pub(crate) fn form(language: Language, number: u64) -> &'static str {
    match language {
        Language::Vietnamese => "other",
        _ if number == 1 => "one",
        // Round millions are another form in Spanish; nothing here counts so far.
        _ => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use icu_locale_core::Locale;
    use icu_plurals::{PluralCategory, PluralRules};

    #[test]
    fn forms_are_those_of_unicode() {
        for language in [Language::English, Language::German, Language::Spanish] {
            let locale: Locale = language.tag().parse().unwrap();
            let rules = PluralRules::try_new_cardinal(locale.into()).unwrap();
            for number in 0..=100_000_u64 {
                let unicode = match rules.category_for(number) {
                    PluralCategory::One => "one",
                    PluralCategory::Other => "other",
                    other => panic!("{language} has a form {other:?} for {number}"),
                };
                assert_eq!(form(language, number), unicode, "{language} {number}");
            }
        }
    }

    /// Nouns have no plural there. Unicode's newest data tell 0 and 1 from the rest, for numbers like
    /// 0.5; a catalogue would have to say everything twice.
    #[test]
    fn vietnamese_has_one_form() {
        assert!((0..1000).all(|number| form(Language::Vietnamese, number) == "other"));
    }
}

//! What holds for every message of every language, read from the catalogues themselves.

use fourline_words::{Language, Who, list, one_of};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use unicode_normalization::is_nfc;

fn catalogue(language: Language) -> Vec<(String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("ftl").join(language.tag());
    let files = fs::read_dir(&folder).unwrap_or_else(|_| panic!("no {}", folder.display()));
    let mut texts: Vec<(String, String)> = files
        .map(|file| file.unwrap())
        .map(|file| {
            (file.file_name().into_string().unwrap(), fs::read_to_string(file.path()).unwrap())
        })
        .collect();
    texts.sort();
    texts
}

/// Comments are for translators; the rest is shown.
fn shown_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line))
        .filter(|(_, line)| !line.starts_with('#') && !line.trim().is_empty())
}

#[test]
fn every_language_has_the_files_of_english() {
    let names = |language| -> BTreeSet<String> {
        catalogue(language).into_iter().map(|(name, _)| name).collect()
    };
    let english = names(Language::English);
    for language in Language::ALL {
        assert_eq!(names(language), english, "{language}");
    }
}

#[test]
fn text_is_composed_and_typed_with_care() {
    for language in Language::ALL {
        for (name, text) in catalogue(language) {
            assert!(is_nfc(&text), "{language}/{name}: letters are to be composed (NFC)");
            for (line, text) in shown_lines(&text) {
                let at = format!("{language}/{name}:{line}: {text}");
                assert!(!text.contains('\t'), "a tab: {at}");
                assert!(!text.ends_with(' '), "a space at the end: {at}");
                assert!(!text.trim_start().contains("  "), "two spaces: {at}");
                assert!(!text.contains('\u{2026}'), "three points, not one sign: {at}");
            }
        }
    }
}

/// Stilted words that once stood in the program.
#[test]
fn english_is_plain() {
    let stilted = ["whoever", "somebody", "nobody", "whatever", "os error", "Go on", "anew"];
    for (name, text) in catalogue(Language::English) {
        for (line, text) in shown_lines(&text) {
            for word in stilted {
                assert!(!text.contains(word), "en/{name}:{line}: {word}: {text}");
            }
        }
    }
}

#[test]
fn lists_read_as_lists() {
    let items = |n: usize| ["a", "b", "c", "d"].into_iter().take(n).map(str::to_string);
    let english = Language::English;
    assert_eq!([0, 1, 2, 3].map(|n| list(english, items(n))), ["", "a", "a, b", "a, b, c"]);
    assert_eq!([0, 1, 2, 3].map(|n| one_of(english, items(n))), ["", "a", "a or b", "a, b or c"]);
    let spanish = ["7", "8"].map(str::to_string);
    assert_eq!(one_of(Language::Spanish, spanish), "7 u 8");
    for language in Language::ALL {
        let text = one_of(language, items(4));
        assert!(items(4).all(|item| text.contains(&item)), "{language}: {text}");
    }
}

#[test]
fn people_from_everywhere_can_be_named() {
    for language in Language::ALL {
        for name in ["Zoë", "李", "שרה", "Ann \"#1\"", "{ $who }", "\u{1f469}\u{200d}\u{1f680}"]
        {
            let said = fourline_words::catalogue::game::resigns(language, &Who::named(name));
            assert!(said.contains(name), "{language}: {said}");
            let opens = said.matches('\u{2068}').count();
            assert_eq!(opens, said.matches('\u{2069}').count(), "{said:?}");
            assert_eq!(opens == 1, name == "שרה", "{said:?}");
        }
        assert!(!fourline_words::catalogue::game::resigns(language, &Who::You).contains("You ("));
    }
}

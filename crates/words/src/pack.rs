//! Languages as texts of their own: a page loads only the one that it speaks. A pack has a line for every
//! message, the number of its name before it.

#[cfg(any(test, feature = "english"))]
use crate::Language;

/// The number of a message's name, such as `web.close`: FNV-1a.
#[cfg(any(test, feature = "english", feature = "packs"))]
pub(crate) const fn number(name: &str) -> u32 {
    let bytes = name.as_bytes();
    let (mut hash, mut at) = (0x811c_9dc5_u32, 0);
    while at < bytes.len() {
        hash = (hash ^ bytes[at] as u32).wrapping_mul(0x0100_0193);
        at += 1;
    }
    hash
}

/// Stands for the end of a line within a message.
#[cfg(any(test, feature = "english", feature = "packs"))]
const BREAK: char = '\u{5}';

/// What only programs say that are not pages.
#[cfg(any(test, feature = "packs"))]
const ELSEWHERE: [&str; 7] = ["cli", "commands", "flags", "lines", "programs", "start", "typed"];

/// The pack of a language, with what a page may say, in the order of numbers.
#[cfg(all(any(test, feature = "packs"), not(feature = "english")))]
pub fn pack(language: crate::Language) -> String {
    let mut lines = Vec::new();
    for (area, messages) in crate::catalogue::ALL {
        for (key, patterns, _) in messages.iter().filter(|_| !ELSEWHERE.contains(area)) {
            let number = number(&format!("{area}.{key}"));
            let pattern = patterns[language as usize].replace('\n', &BREAK.to_string());
            lines.push((number, pattern));
        }
    }
    lines.sort();
    lines.iter().map(|(number, pattern)| format!("{number:x} {pattern}\n")).collect()
}

/// A pack that was read: messages by their numbers, sorted.
#[cfg(any(test, feature = "english"))]
type Read = Vec<(u32, &'static str)>;

#[cfg(any(test, feature = "english"))]
static PACKS: [std::sync::OnceLock<Read>; 4] = [const { std::sync::OnceLock::new() }; 4];

/// From now on this language is spoken. Lines that are none are passed over; what is out of order is not
/// found, and said in English.
#[cfg(any(test, feature = "english"))]
pub fn load_pack(language: Language, text: &str) {
    let line = |line: &str| {
        let (number, pattern) = line.split_once(' ')?;
        let pattern = pattern.replace(BREAK, "\n");
        // It is loaded once, and spoken as long as the program lasts.
        Some((u32::from_str_radix(number, 16).ok()?, &*pattern.leak()))
    };
    let read: Read = text.lines().filter_map(line).collect();
    // A second text for the same language changes nothing.
    let _ = PACKS[language as usize % 4].set(read);
}

/// Can this language be spoken without another pack?
#[cfg(any(test, feature = "english"))]
pub fn has_pack(language: Language) -> bool {
    language == Language::English || PACKS[language as usize % 4].get().is_some()
}

#[cfg(any(test, feature = "english"))]
pub(crate) fn find(language: Language, number: u32) -> Option<&'static str> {
    let pack = PACKS[language as usize % 4].get()?;
    let at = pack.binary_search_by_key(&number, |(known, _)| *known).ok()?;
    Some(pack[at].1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_message_has_a_number_of_its_own_and_comes_back_from_a_pack() {
        let language = Language::German;
        load_pack(language, &pack(language));
        assert!(has_pack(language) && has_pack(Language::English));
        let mut numbers = HashSet::new();
        for (area, messages) in crate::catalogue::ALL {
            for (key, patterns, _) in *messages {
                let number = number(&format!("{area}.{key}"));
                assert!(numbers.insert(number), "{area}.{key}");
                if !ELSEWHERE.contains(area) {
                    assert_eq!(find(language, number), Some(patterns[language as usize]));
                }
            }
        }
        assert_eq!(find(language, 1), None);
    }
}

//! Noise made from a corpus, for every test that feeds parsers with it.

use fourline_players::{Dice, Draw};
use std::path::Path;

/// Inputs for each parser: some every day, or as many as `cargo xtask fuzz` wants.
pub fn inputs() -> u64 {
    let asked = std::env::var("FOURLINE_FUZZ").ok();
    asked.map_or(20_000, |text| text.parse().expect("FOURLINE_FUZZ is a number"))
}

/// The texts of a folder, by name.
pub fn corpus(folder: &Path) -> Vec<Vec<u8>> {
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()).collect();
    files.sort();
    files.into_iter().map(|file| std::fs::read(file).unwrap()).collect()
}

/// A text of the corpus with a few changes: bytes changed, left out or doubled, letters put in, pieces of other
/// texts.
pub fn changed(corpus: &[Vec<u8>], letters: &[u8], dice: &mut Dice) -> String {
    let mut text = corpus[dice.below(corpus.len())].clone();
    for _ in 0..=dice.below(6) {
        let at = dice.below(text.len() + 1);
        match dice.below(6) {
            0 if at < text.len() => text[at] = dice.below(256) as u8,
            1 if at < text.len() => drop(text.remove(at)),
            2 => text.insert(at, letters[dice.below(letters.len())]),
            3 => {
                let end = (at + dice.below(12)).min(text.len());
                text.drain(at..end);
            }
            4 => {
                let end = (at + dice.below(20)).min(text.len());
                let piece = text[at..end].to_vec();
                text.splice(at..at, piece);
            }
            _ => {
                let other = &corpus[dice.below(corpus.len())];
                let from = dice.below(other.len() + 1);
                let to = (from + dice.below(20)).min(other.len());
                text.splice(at..at, other[from..to].iter().copied());
            }
        }
    }
    String::from_utf8_lossy(&text).into_owned()
}

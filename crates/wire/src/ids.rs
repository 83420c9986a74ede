//! Names of tables and commands.

use std::fmt;

/// A table: 16 letters of base32 (80 random bits), `a` to `z` and `2` to `7`. One is the invitation,
/// which players use; another only shows the game, to those who watch.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(String);

/// What a client calls a command, so that it can be sent twice and is carried out once: 1 to 36
/// letters, digits and hyphens.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CommandId(String);

const LETTERS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";

impl TableId {
    /// How many letters it has.
    pub const LENGTH: usize = 16;

    /// An id from random bytes.
    pub fn from_bytes(bytes: [u8; 10]) -> TableId {
        let number = bytes.iter().fold(0u128, |number, &byte| number << 8 | u128::from(byte));
        let letter = |place: u32| char::from(LETTERS[(number >> (5 * place) & 31) as usize]);
        TableId((0..16).rev().map(letter).collect())
    }

    /// Reads an id.
    pub fn new(text: &str) -> Option<TableId> {
        let fits = text.len() == Self::LENGTH && text.bytes().all(|b| LETTERS.contains(&b));
        fits.then(|| TableId(text.to_string()))
    }

    /// The letters.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl CommandId {
    /// Reads an id.
    pub fn new(text: &str) -> Option<CommandId> {
        let fits = (1..=36).contains(&text.len())
            && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        fits.then(|| CommandId(text.to_string()))
    }

    /// The letters.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for CommandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_have_their_letters_and_length() {
        assert_eq!(TableId::from_bytes([0; 10]).as_str(), "aaaaaaaaaaaaaaaa");
        assert_eq!(TableId::from_bytes([255; 10]).as_str(), "7777777777777777");
        let id = TableId::from_bytes([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
        assert_eq!(TableId::new(id.as_str()), Some(id));
        for bad in
            ["", "aaaaaaaaaaaaaaa", "aaaaaaaaaaaaaaaaa", "aaaaaaaaaaaaaaaA", "aaaaaaaaaaaaaaa1"]
        {
            assert_eq!(TableId::new(bad), None, "{bad}");
        }
        assert!(CommandId::new("a-Z-09").is_some() && CommandId::new(&"x".repeat(36)).is_some());
        for bad in ["", "a b", "é", "a!", &"x".repeat(37)] {
            assert_eq!(CommandId::new(bad), None, "{bad}");
        }
    }
}

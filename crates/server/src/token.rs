//! Who a device is: a secret that only it knows, and what is stored of it.

use sha2::{Digest, Sha256};
use std::fmt;
use std::hint::black_box;

/// A device's secret: 32 random bytes as 43 letters of base64url. It is in a cookie or a header, never in
/// an address, never in a log.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

/// What a seat stores of a token: a hash that no other series of games shares, so that the seats of one
/// device can't be linked.
#[derive(Clone, Copy, Eq)]
pub struct SeatHash(pub [u8; 32]);

impl Token {
    /// How many letters a token has.
    pub const LENGTH: usize = 43;

    /// A token of random bytes.
    pub fn from_bytes(bytes: [u8; 32]) -> Token {
        const LETTERS: &[u8; 64] =
            b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        let mut text = String::with_capacity(Token::LENGTH);
        for three in bytes.chunks(3) {
            let number = three.iter().fold(0u32, |n, &byte| n << 8 | u32::from(byte));
            let number = number << (8 * (3 - three.len()));
            for place in 0..=three.len() {
                text.push(char::from(LETTERS[(number >> (18 - 6 * place) & 63) as usize]));
            }
        }
        Token(text)
    }

    /// Reads a token.
    pub fn new(text: &str) -> Option<Token> {
        let fits = text.len() == Token::LENGTH
            && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
        fits.then(|| Token(text.to_string()))
    }

    /// The letters, for the cookie of the device itself.
    pub fn secret(&self) -> &str {
        &self.0
    }

    /// What a seat in the series of games that began at this table stores of it.
    pub fn hash_for(&self, root: &str) -> SeatHash {
        let mut hash = Sha256::new();
        hash.update(self.0.as_bytes());
        hash.update(root.as_bytes());
        SeatHash(hash.finalize().into())
    }
}

/// Takes the same time wherever the two differ.
impl PartialEq for SeatHash {
    fn eq(&self, other: &SeatHash) -> bool {
        let pairs = self.0.iter().zip(&other.0);
        let differences = pairs.fold(0u8, |found, (one, two)| black_box(found | (one ^ two)));
        black_box(differences) == 0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(secret)")
    }
}

impl fmt::Debug for SeatHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeatHash(secret)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_read_back_and_are_never_shown() {
        let token = Token::from_bytes(std::array::from_fn(|index| index as u8));
        // What Python's base64.urlsafe_b64encode says.
        assert_eq!(token.secret(), "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8");
        assert_eq!(Token::new(token.secret()), Some(token.clone()));
        assert_eq!(format!("{token:?}"), "Token(secret)");
        assert_eq!(format!("{:?}", token.hash_for("a")), "SeatHash(secret)");
        for bad in ["", "short", &"!".repeat(43), &"a".repeat(44), &"é".repeat(43)] {
            assert_eq!(Token::new(bad), None);
        }
    }

    #[test]
    fn a_hash_belongs_to_one_token_and_one_series() {
        let [one, two] = [[1; 32], [2; 32]].map(Token::from_bytes);
        assert_eq!(one.hash_for("a"), one.hash_for("a"));
        assert_ne!(one.hash_for("a"), one.hash_for("b"));
        assert_ne!(one.hash_for("a"), two.hash_for("a"));
    }
}

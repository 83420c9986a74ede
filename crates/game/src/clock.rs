//! How much time the players have, and its text form. What is left of it in a game is kept by
//! `timer.rs`; nothing here looks at a real clock.
//!
//! ```text
//! 5m          five minutes for the whole game
//! 5m+3s       and three seconds more for each turn that is over
//! 30s/move    thirty seconds for each turn
//! ```
//! A time is a whole number and its unit: `h`, `m`, `s` or `ms`.

use fourline_words::catalogue::problems as text;
use fourline_words::{Language, Say, display_in_english};
use std::fmt;
use std::str::FromStr;

/// How much time each player has. The clock of the seat to move runs from the game's beginning on.
/// Times are from 1 ms to 24 h; see [`Clock::check`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Clock {
    /// So much for the whole game.
    Total {
        /// What each player starts with.
        ms: u64,
        /// What is added when a turn of the player passes; may be 0.
        increment_ms: u64,
    },
    /// So much for each turn; what is left of it is lost.
    PerMove {
        /// What each turn starts with.
        ms: u64,
    },
}

/// Why a clock can't be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockError {
    /// The text is not a clock.
    Unreadable,
    /// No time at all.
    Zero,
    /// More than 24 hours.
    TooLong,
}

impl Clock {
    /// The longest time there is: 24 hours.
    pub const MAX_MS: u64 = 24 * 60 * 60 * 1000;

    /// The time that a player has at the beginning.
    pub const fn start_ms(self) -> u64 {
        match self {
            Clock::Total { ms, .. } | Clock::PerMove { ms } => ms,
        }
    }

    /// The clock, if its times are within the limits. What was read from text is.
    pub fn check(self) -> Result<Clock, ClockError> {
        let increment = match self {
            Clock::Total { increment_ms, .. } => increment_ms,
            Clock::PerMove { .. } => 0,
        };
        match self.start_ms() {
            0 => Err(ClockError::Zero),
            ms if ms.max(increment) > Self::MAX_MS => Err(ClockError::TooLong),
            _ => Ok(self),
        }
    }
}

/// `5m`, `5m+3s`, `30s/move`; it reads back.
impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Clock::Total { ms, increment_ms: 0 } => write!(f, "{}", Time(ms)),
            Clock::Total { ms, increment_ms } => write!(f, "{}+{}", Time(ms), Time(increment_ms)),
            Clock::PerMove { ms } => write!(f, "{}/move", Time(ms)),
        }
    }
}

impl FromStr for Clock {
    type Err = ClockError;

    fn from_str(text: &str) -> Result<Clock, ClockError> {
        let ms = |text: &str| text.parse().map(|Time(ms)| ms);
        let clock = match (text.strip_suffix("/move"), text.split_once('+')) {
            (Some(time), _) => Clock::PerMove { ms: ms(time)? },
            (None, Some((time, more))) => Clock::Total { ms: ms(time)?, increment_ms: ms(more)? },
            (None, None) => Clock::Total { ms: ms(text)?, increment_ms: 0 },
        };
        clock.check()
    }
}

/// Milliseconds as a whole number with the largest unit that does.
struct Time(u64);

/// The units with their milliseconds, largest first. Reading tries them in reverse: `ms` ends with
/// `s` too.
const UNITS: [(&str, u64); 4] = [("h", 3_600_000), ("m", 60_000), ("s", 1_000), ("ms", 1)];

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fits = |&&(_, size): &&(&str, u64)| self.0 != 0 && self.0.is_multiple_of(size);
        let (unit, size) = UNITS.iter().find(fits).unwrap_or(&("s", 1_000));
        write!(f, "{}{unit}", self.0 / size)
    }
}

impl FromStr for Time {
    type Err = ClockError;

    fn from_str(text: &str) -> Result<Time, ClockError> {
        let with_unit = |&(unit, size): &(&str, u64)| Some((text.strip_suffix(unit)?, size));
        let (digits, size) =
            UNITS.iter().rev().find_map(with_unit).ok_or(ClockError::Unreadable)?;
        if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return Err(ClockError::Unreadable);
        }
        let number: u64 = digits.parse().map_err(|_| ClockError::TooLong)?;
        number.checked_mul(size).map(Time).ok_or(ClockError::TooLong)
    }
}

impl Say for ClockError {
    fn say(&self, language: Language) -> String {
        match self {
            ClockError::Unreadable => text::clock_unreadable(language),
            ClockError::Zero => text::clock_zero(language),
            ClockError::TooLong => text::clock_too_long(language),
        }
    }
}

display_in_english!(ClockError);
impl std::error::Error for ClockError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_read_back_in_their_shortest_form() {
        let total = |ms, increment_ms| Clock::Total { ms, increment_ms };
        for (text, clock) in [
            ("5m", total(300_000, 0)),
            ("5m+3s", total(300_000, 3_000)),
            ("90s", total(90_000, 0)),
            ("1h+1m", total(3_600_000, 60_000)),
            ("24h+24h", total(Clock::MAX_MS, Clock::MAX_MS)),
            ("1500ms+1ms", total(1_500, 1)),
            ("30s/move", Clock::PerMove { ms: 30_000 }),
            ("1ms/move", Clock::PerMove { ms: 1 }),
        ] {
            assert_eq!(text.parse(), Ok(clock));
            assert_eq!(clock.to_string(), text);
        }
        assert_eq!("300s+0s".parse(), Ok(total(300_000, 0)));
        assert_eq!("0060m".parse(), Ok(total(3_600_000, 0)));
    }

    #[test]
    fn bad_clocks_are_refused_with_the_reason() {
        let error = |text: &str| text.parse::<Clock>().unwrap_err();
        for text in ["", "5", "m", "5x", "-5m", "+5m", "5m+", "5 m", "5m+3s/move", "5m3s", "½h"] {
            assert_eq!(error(text), ClockError::Unreadable, "{text}");
        }
        assert_eq!(error("0s"), ClockError::Zero);
        assert_eq!(error("0s+3s"), ClockError::Zero);
        assert_eq!(error("0m/move"), ClockError::Zero);
        assert_eq!(error("25h"), ClockError::TooLong);
        assert_eq!(error("1m+86401s"), ClockError::TooLong);
        assert_eq!(error("99999999999999999999h"), ClockError::TooLong);
        assert_eq!(error("9999999999999999999h"), ClockError::TooLong);
        let said = error("soon").say(Language::English);
        assert_eq!(said, "a clock is written as 5m, 5m+3s or 30s/move");
    }
}

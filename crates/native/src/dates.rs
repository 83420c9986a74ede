//! When something was, where the player lives.

use jiff::Timestamp;
use jiff::tz::TimeZone;

/// The date and the time of day of a moment in seconds since 1970, such as `2026-11-16 14:30`; empty
/// for a moment that no calendar knows.
pub fn local(seconds: u64) -> String {
    at(seconds, TimeZone::system())
}

fn at(seconds: u64, zone: TimeZone) -> String {
    let time = i64::try_from(seconds).ok().and_then(|s| Timestamp::from_second(s).ok());
    time.map_or_else(String::new, |time| time.to_zoned(zone).strftime("%Y-%m-%d %H:%M").to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_said_as_dates() {
        assert_eq!(at(1_794_839_400, TimeZone::UTC), "2026-11-16 14:30");
        assert_eq!(at(u64::MAX, TimeZone::UTC), "");
    }
}

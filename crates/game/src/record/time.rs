//! The time of a command in a record: `@12.345`, seconds since the game began.

/// Milliseconds as a time.
pub(super) fn time_text(ms: u64) -> String {
    format!("@{}.{:03}", ms / 1000, ms % 1000)
}

/// Reads a time; up to three digits may stand after the point, or none and no point.
pub(super) fn read_time(word: &str) -> Option<u64> {
    let (seconds, fraction) = match word.strip_prefix('@')?.split_once('.') {
        Some((seconds, fraction)) if (1..=3).contains(&fraction.len()) => (seconds, fraction),
        Some(_) => return None,
        None => (&word[1..], "0"),
    };
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    if !digits(seconds) || !digits(fraction) {
        return None;
    }
    let ms: u64 = format!("{fraction:0<3}").parse().ok()?;
    seconds.parse::<u64>().ok()?.checked_mul(1000)?.checked_add(ms)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_read_back() {
        for ms in [0, 1, 10, 999, 1_000, 12_345, u64::MAX] {
            assert_eq!(read_time(&time_text(ms)), Some(ms));
        }
        assert_eq!(read_time("@12"), Some(12_000));
        assert_eq!(read_time("@12.3"), Some(12_300));
        assert_eq!(read_time("@0.05"), Some(50));
        for bad in ["12", "@", "@.5", "@5.", "@5.0000", "@-5", "@+5", "@5.+1", "@1e3", "@½"] {
            assert_eq!(read_time(bad), None, "{bad}");
        }
        assert_eq!(read_time("@18446744073709551.616"), None);
        assert_eq!(read_time("@99999999999999999999"), None);
    }
}

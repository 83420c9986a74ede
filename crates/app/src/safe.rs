//! Text from outside, made fit for a terminal: no control or direction characters, not too long.

/// How much of a foreign text is shown.
const LONGEST: usize = 60;

/// The text with everything that could move the cursor, colour the screen or turn the direction of
/// writing shown as an escape, and cut where it gets long.
///
/// ```
/// use fourline_app::safe::shown;
/// assert_eq!(shown("4\u{1b}[31m"), "4\\u{1b}[31m");
/// assert_eq!(shown("Zoë 👩‍👧"), "Zoë 👩‍👧");
/// ```
pub fn shown(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => harmless(&text[..end]) + "...",
        None => harmless(text),
    }
}

/// The same without cutting: for the names of files.
pub fn harmless(text: &str) -> String {
    let mut safe = String::new();
    for c in text.chars() {
        if is_harmless(c) { safe.push(c) } else { safe.extend(c.escape_unicode()) }
    }
    safe
}

fn is_harmless(c: char) -> bool {
    let hidden = matches!(
        c,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200c}' | '\u{200e}' | '\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e0fff}'
    );
    !c.is_control() && !hidden
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_dangerous_passes() {
        assert_eq!(shown("a\u{7}b\u{9b}c\u{202e}d\r\n"), "a\\u{7}b\\u{9b}c\\u{202e}d\\u{d}\\u{a}");
        assert_eq!(shown(&"x".repeat(100)), format!("{}...", "x".repeat(60)));
        for c in (0..=0x10_ffff).filter_map(char::from_u32) {
            assert!(shown(&c.to_string()).chars().all(|c| !c.is_control()));
        }
    }
}

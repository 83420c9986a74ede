//! The text below the flags of a help page: its paragraphs, its lists, and how they fit a terminal.
//!
//! ```text
//!   A paragraph, one line however long it is.
//!
//!   Examples:
//!     fourline solve 4453
//!
//!   Exit codes:
//!     0: all positions were answered
//! ```

use std::ffi::OsStr;
use unicode_width::UnicodeWidthStr;

/// How a command starts.
const PROGRAM: &str = "fourline";

/// A part of the text, as it lies between empty lines.
#[derive(Debug, PartialEq, Eq)]
pub enum Block<'a> {
    /// A paragraph.
    Text(&'a str),
    /// Commands to type, below their heading.
    Examples(&'a str, Vec<&'a str>),
    /// Things with what they mean, below their heading.
    Terms(&'a str, Vec<(&'a str, &'a str)>),
}

/// The parts of a text.
pub fn blocks(text: &str) -> Vec<Block<'_>> {
    text.split("\n\n").map(str::trim_end).filter(|part| !part.is_empty()).map(block).collect()
}

fn block<'a>(part: &'a str) -> Block<'a> {
    let listed = part.split_once(":\n").filter(|(heading, _)| !heading.contains('\n'));
    let Some((heading, list)) = listed else { return Block::Text(part) };
    let lines: Vec<&str> = list.lines().map(str::trim_start).collect();
    if lines.iter().all(|line| line.starts_with(PROGRAM)) {
        return Block::Examples(heading, lines);
    }
    let term =
        |line: &&'a str| line.split_once(':').map(|(name, about)| (name, about.trim_start()));
    let terms: Option<Vec<_>> = lines.iter().map(term).collect();
    terms.map_or(Block::Text(part), |terms| Block::Terms(heading, terms))
}

/// How wide help is where nothing says how wide a line may be, and at most anywhere: longer lines are
/// hard to read.
const WIDEST: usize = 100;

/// Below this, nothing can be laid out.
const NARROWEST: usize = 30;

/// The width that help has: that of the terminal, else what `COLUMNS` says.
pub fn width() -> usize {
    let terminal = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    width_of(terminal, std::env::var_os("COLUMNS").as_deref())
}

fn width_of(terminal: Option<usize>, columns: Option<&OsStr>) -> usize {
    let said = || columns?.to_str()?.parse().ok();
    // A terminal that does not know its size says 0.
    let width = terminal.filter(|&width| width > 0).or_else(said).filter(|&width| width > 0);
    width.unwrap_or(WIDEST).clamp(NARROWEST, WIDEST)
}

/// The text in lines of at most this width. What is set in stays so, and a command that takes several lines
/// can still be pasted as it is.
pub fn wrapped(text: &str, width: usize) -> String {
    let lines: Vec<String> = text.lines().flat_map(|line| wrapped_line(line, width)).collect();
    lines.join("\n")
}

fn wrapped_line(line: &str, width: usize) -> Vec<String> {
    if line.width() <= width {
        return vec![line.to_string()];
    }
    let words = line.trim_start();
    let indent = " ".repeat(line.len() - words.len());
    if indent.is_empty() {
        return filled(words, ["", ""], "", width);
    }
    let inner = format!("{indent}    ");
    if !words.starts_with(PROGRAM) {
        return filled(words, [&indent, &inner], "", width);
    }
    // A comment does not continue behind a backslash, so a long one stands above its command.
    let (command, comment) = words.split_once(" # ").unwrap_or((words, ""));
    let mut lines = Vec::new();
    if !comment.is_empty() {
        let start = format!("{indent}# ");
        lines.extend(filled(comment, [&start, &start], "", width));
    }
    lines.extend(filled(command, [&indent, &inner], " \\", width));
    lines
}

/// Fills lines with words. The first line and the others start as given; all but the last end as given.
fn filled(words: &str, starts: [&str; 2], end: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = starts[0].to_string();
    let mut is_fresh = true;
    let mut rest = words.split(' ').peekable();
    while let Some(word) = rest.next() {
        let room = if rest.peek().is_some() { end.width() } else { 0 };
        if !is_fresh && line.width() + 1 + word.width() + room > width {
            lines.push(line + end);
            line = starts[1].to_string();
            is_fresh = true;
        }
        if !is_fresh {
            line.push(' ');
        }
        line += word;
        is_fresh = false;
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_has_paragraphs_examples_and_terms() {
        let text = "One: two; three.\n\nExamples:\n  fourline a\n  fourline b # why\n\nCodes:\n  0: good\n  130: a: b";
        let expected = [
            Block::Text("One: two; three."),
            Block::Examples("Examples", vec!["fourline a", "fourline b # why"]),
            Block::Terms("Codes", vec![("0", "good"), ("130", "a: b")]),
        ];
        assert_eq!(blocks(text), expected);
    }

    #[test]
    fn the_terminal_decides_then_columns_and_never_too_much() {
        let columns = |text: &'static str| Some(OsStr::new(text));
        assert_eq!(width_of(Some(80), columns("50")), 80);
        assert_eq!(width_of(Some(0), columns("50")), 50);
        assert_eq!(width_of(None, columns("50")), 50);
        assert_eq!(width_of(Some(300), None), 100);
        assert_eq!(width_of(Some(3), None), 30);
        for nonsense in ["", "0", "-4", "wide"] {
            assert_eq!(width_of(None, columns(nonsense)), 100, "{nonsense}");
        }
    }

    #[test]
    fn lines_fit_and_stay_set_in() {
        let text = "one two three four\n\nHeading:\n  0: five six seven eight nine";
        assert_eq!(
            wrapped(text, 16),
            "one two three\nfour\n\nHeading:\n  0: five six\n      seven\n      eight nine"
        );
        assert_eq!(wrapped(text, 80), text);
    }

    #[test]
    fn a_long_command_can_be_pasted() {
        assert_eq!(
            wrapped("  fourline play --name Ann --name Bob # two people play", 30),
            "  # two people play\n  fourline play --name Ann \\\n      --name Bob"
        );
    }
}

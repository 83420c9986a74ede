//! How a program speaks: a small text file, `key: value` line by line.
//!
//! ```text
//! # A `#` starts a comment.
//! columns: 1                        the number of the leftmost column, 0 or 1
//! yes: 1                            what is typed for yes and no
//! no: 0
//! empty: .                          the signs of the board; left out where no board is shown
//! first: X
//! second: O
//! separator: |                      what stands between cells, where empty cells are spaces
//! machine: second                   the program moves this side itself
//! start: name of player 1 -> Ann    a question before the game, and the answer
//! starter: {name} starts            who makes the first move
//! ask column: choose a column       the questions of a turn
//! refused: full                     what it says about a column that can't be played
//! end first: {first} wins           how it says the end
//! end second: {second} wins
//! end draw: draw
//! ```
//! A pattern is found anywhere in a line, in small or capital letters; `*` stands for anything.

use fourline_app::safe::shown;
use fourline_rules::{Numbering, Side};
use fourline_words::catalogue::{problems, programs as text};
use fourline_words::{Language, Say, display_in_english, one_of};

/// What a program can ask in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Which column?
    Column,
    /// Remove a disc?
    Remove,
    /// The row of the disc to be removed.
    Row,
    /// The column of the disc to be removed.
    RemoveColumn,
    /// Row and column of the disc to be removed, on one line.
    Cell,
    /// Take the disc back?
    Undo,
    /// Block the opponent?
    Block,
}

impl Question {
    const ALL: [Question; 7] = [
        Question::Column,
        Question::Remove,
        Question::Row,
        Question::RemoveColumn,
        Question::Cell,
        Question::Undo,
        Question::Block,
    ];

    /// Its name in the file.
    pub const fn name(self) -> &'static str {
        match self {
            Question::Column => "column",
            Question::Remove => "remove",
            Question::Row => "row",
            Question::RemoveColumn => "remove-column",
            Question::Cell => "cell",
            Question::Undo => "undo",
            Question::Block => "block",
        }
    }
}

/// How a program speaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dialogue {
    /// How it counts columns.
    pub numbering: Numbering,
    /// What is typed for yes and no.
    pub yes_no: [String; 2],
    /// The signs for an empty cell, the first side and the second; `None` where no board is shown.
    pub signs: Option<[char; 3]>,
    /// What stands between cells.
    pub separator: Option<char>,
    /// The side that the program moves itself.
    pub machine: Option<Side>,
    /// Questions before the game with their answers.
    pub start: Vec<(String, String)>,
    /// How it says who starts; `{name}` is an answer of `start`.
    pub starter: Vec<String>,
    /// The questions of a turn.
    pub asks: Vec<(Question, String)>,
    /// What it says about a column that can't be played.
    pub refused: Vec<String>,
    /// How it says the end: the first side wins, the second, neither.
    pub ends: [Vec<String>; 3],
}

/// What is wrong with a dialogue file, in which line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DialogueError {
    /// The line from 1; 0 if it is about the whole file.
    pub line: usize,
    /// What is wrong.
    pub problem: DialogueProblem,
}

/// What is wrong with a dialogue file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DialogueProblem {
    /// Not `key: value`.
    NoValue,
    /// There is no such key.
    Key(String),
    /// A value that is none of these.
    Value(Vec<&'static str>),
    /// Not a single sign.
    Sign,
    /// A question without an answer.
    NoAnswer,
    /// Something that has to be there is not.
    Missing(&'static str),
}

const KEYS: [&str; 14] = [
    "columns",
    "yes",
    "no",
    "empty",
    "first",
    "second",
    "separator",
    "machine",
    "start",
    "starter",
    "ask ...",
    "refused",
    "end ...",
    "# ...",
];

impl Dialogue {
    /// Reads a dialogue file.
    pub fn read(text: &str) -> Result<Dialogue, DialogueError> {
        let mut dialogue = Dialogue {
            numbering: Numbering::FromOne,
            yes_no: ["y".to_string(), "n".to_string()],
            signs: None,
            separator: None,
            machine: None,
            start: Vec::new(),
            starter: Vec::new(),
            asks: Vec::new(),
            refused: Vec::new(),
            ends: [Vec::new(), Vec::new(), Vec::new()],
        };
        let mut signs: [Option<char>; 3] = [None; 3];
        for (number, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let error = |problem| DialogueError { line: number + 1, problem };
            let (key, value) = line.split_once(':').ok_or(error(DialogueProblem::NoValue))?;
            let value = unquoted(value.trim());
            if value.is_empty() {
                return Err(error(DialogueProblem::NoValue));
            }
            dialogue.set(key.trim(), value, &mut signs).map_err(error)?;
        }
        let missing = |key| Err(DialogueError { line: 0, problem: DialogueProblem::Missing(key) });
        dialogue.signs = match signs {
            [Some(empty), Some(first), Some(second)] => Some([empty, first, second]),
            [None, None, None] => None,
            [None, ..] => return missing("empty"),
            [_, None, _] => return missing("first"),
            _ => return missing("second"),
        };
        if !dialogue.asks(Question::Column) {
            return missing("ask column");
        }
        for (ends, name) in dialogue.ends.iter().zip(["end first", "end second", "end draw"]) {
            if ends.is_empty() {
                return missing(name);
            }
        }
        if dialogue.machine.is_some() && dialogue.signs.is_none() {
            return missing("empty");
        }
        Ok(dialogue)
    }

    fn set(
        &mut self,
        key: &str,
        value: &str,
        signs: &mut [Option<char>; 3],
    ) -> Result<(), DialogueProblem> {
        let sign = || {
            let mut characters = value.chars();
            match (characters.next(), characters.next()) {
                (Some(sign), None) => Ok(sign),
                _ => Err(DialogueProblem::Sign),
            }
        };
        match key {
            "columns" => {
                self.numbering = match value {
                    "0" => Numbering::FromZero,
                    "1" => Numbering::FromOne,
                    _ => return Err(DialogueProblem::Value(vec!["0", "1"])),
                };
            }
            "yes" => self.yes_no[0] = value.to_string(),
            "no" => self.yes_no[1] = value.to_string(),
            "empty" => signs[0] = Some(sign()?),
            "first" => signs[1] = Some(sign()?),
            "second" => signs[2] = Some(sign()?),
            "separator" => self.separator = Some(sign()?),
            "machine" => {
                self.machine = Some(match value {
                    "first" => Side::First,
                    "second" => Side::Second,
                    _ => return Err(DialogueProblem::Value(vec!["first", "second"])),
                });
            }
            "start" => {
                let (asked, answer) = value.split_once("->").ok_or(DialogueProblem::NoAnswer)?;
                let (asked, answer) = (unquoted(asked.trim()), unquoted(answer.trim()));
                if asked.is_empty() {
                    return Err(DialogueProblem::NoAnswer);
                }
                self.start.push((asked.to_string(), answer.to_string()));
            }
            "starter" => self.starter.push(value.to_string()),
            "refused" => self.refused.push(value.to_string()),
            "end first" => self.ends[0].push(value.to_string()),
            "end second" => self.ends[1].push(value.to_string()),
            "end draw" => self.ends[2].push(value.to_string()),
            _ => {
                let asked = key.strip_prefix("ask ").map(str::trim);
                let question = Question::ALL.into_iter().find(|q| Some(q.name()) == asked);
                let question = question.ok_or_else(|| DialogueProblem::Key(key.to_string()))?;
                self.asks.push((question, value.to_string()));
            }
        }
        Ok(())
    }

    /// Does the program ask this at all?
    pub fn asks(&self, question: Question) -> bool {
        self.asks.iter().any(|(asked, _)| *asked == question)
    }
}

/// A value in quotation marks keeps its spaces.
fn unquoted(value: &str) -> &str {
    value.strip_prefix('"').and_then(|value| value.strip_suffix('"')).unwrap_or(value)
}

/// Is the pattern found in the line?
pub(super) fn is_found(pattern: &str, line: &str) -> bool {
    let line = line.to_lowercase();
    let mut rest = line.as_str();
    for part in pattern.to_lowercase().split('*') {
        // Spaces beside a `*` are part of anything.
        let part = if pattern.contains('*') { part.trim() } else { part };
        match rest.find(part) {
            Some(at) => rest = &rest[at + part.len()..],
            None => return false,
        }
    }
    true
}

impl Say for DialogueError {
    fn say(&self, language: Language) -> String {
        let problem = self.problem.say(language);
        if self.line == 0 { problem } else { problems::in_line(language, self.line, problem) }
    }
}

impl Say for DialogueProblem {
    fn say(&self, language: Language) -> String {
        let listed = |names: &[&str]| one_of(language, names.iter().map(|name| name.to_string()));
        match self {
            DialogueProblem::NoValue => text::dialogue_no_value(language),
            DialogueProblem::Key(key) => text::dialogue_key(language, shown(key), listed(&KEYS)),
            DialogueProblem::Value(values) => text::dialogue_value(language, listed(values)),
            DialogueProblem::Sign => text::dialogue_sign(language),
            DialogueProblem::NoAnswer => text::dialogue_no_answer(language),
            DialogueProblem::Missing(key) => text::dialogue_missing(language, key),
        }
    }
}

display_in_english!(DialogueError, DialogueProblem);
impl std::error::Error for DialogueError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_are_found_anywhere() {
        assert!(is_found("column", "Ann, which Column? "));
        assert!(is_found("row * wins", "four in a ROW: Ann wins!"));
        assert!(!is_found("wins * row", "four in a row: Ann wins!"));
        assert!(!is_found("draw", "dra"));
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        let good = "ask column: column\nend first: X wins\nend second: O wins\nend draw: draw\n";
        assert!(Dialogue::read(good).is_ok());
        for (extra, expected) in [
            ("nothing", "line 5: expected key: value"),
            ("columns: 2", "line 5: expected 0 or 1"),
            ("empty: ..", "line 5: expected a single character"),
            ("empty: .", "first is missing"),
            ("start: name?", "line 5: expected a question and its answer: name? -> Ann"),
            (
                "ask \u{1b}: x",
                "line 5: unknown key ask \\u{1b}; expected columns, yes, no, empty, first, second, separator, machine, start, starter, ask ..., refused, end ... or # ...",
            ),
        ] {
            let said = Dialogue::read(&format!("{good}{extra}\n")).unwrap_err().to_string();
            assert_eq!(said, expected);
        }
        assert_eq!(Dialogue::read("").unwrap_err().to_string(), "ask column is missing");
    }
}

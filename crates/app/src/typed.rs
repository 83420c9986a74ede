//! What people type at a board: column numbers of any length, cells as two numbers, and words.

mod word;

pub use word::Word;

use crate::offer::Request;
use fourline_rules::{Cell, Column, Numbering, Shape};
use fourline_words::Language;

/// The drop that a text asks for, if it is a whole number of any size. A number that names no column
/// is still one: the rules may count it.
pub fn column(text: &str, numbering: Numbering, shape: Shape) -> Option<Request> {
    is_number(text).then(|| {
        let number = text.trim_start_matches('+').parse().ok();
        let column = number.and_then(|number| numbering.column(number, shape));
        column.map_or(Request::DropNowhere, Request::Drop)
    })
}

/// The cell that two numbers name, row first; one outside the board for numbers that name none.
pub fn cell(text: &str, numbering: Numbering, shape: Shape) -> Option<Cell> {
    let parts = text.split([' ', ',', '\t']).filter(|part| !part.is_empty());
    let [row, column] = parts.collect::<Vec<_>>().try_into().ok()?;
    if !is_number(row) || !is_number(column) {
        return None;
    }
    let row = row.parse().ok().filter(|&row| row > 0).and_then(|row| shape.rows().checked_sub(row));
    let column = column.parse().ok().and_then(|number| numbering.column(number, shape));
    Some(Cell::new(column.unwrap_or(Column::new(u8::MAX)), row.unwrap_or(u8::MAX)))
}

/// Is this a whole number, however long? A sign before it is part of it.
pub fn is_number(text: &str) -> bool {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// Yes or no, in the ways people say it. Numbers count only where they can't be meant otherwise.
pub fn yes_or_no(text: &str, numbers: bool, language: Language) -> Option<bool> {
    match text {
        "1" if numbers => Some(true),
        "0" if numbers => Some(false),
        _ if Word::Yes.is(text, language) => Some(true),
        _ if Word::No.is(text, language) => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_any_length_count() {
        let read = |text: &str| column(text, Numbering::FromOne, Shape::CLASSIC);
        assert_eq!(read("4"), Some(Request::Drop(Column::new(3))));
        assert_eq!(read("+4"), Some(Request::Drop(Column::new(3))));
        assert_eq!(read("004"), Some(Request::Drop(Column::new(3))));
        for bad in ["0", "8", "-1", "99999999999999999999", &"9".repeat(10_000)] {
            assert_eq!(read(bad), Some(Request::DropNowhere));
        }
        for text in ["", "-", "four", "4 4", "4x"] {
            assert_eq!(read(text), None);
        }
    }

    #[test]
    fn cells_are_two_numbers() {
        let read = |text: &str| cell(text, Numbering::FromOne, Shape::CLASSIC);
        assert_eq!(read("6 4"), Some(Cell::new(Column::new(3), 0)));
        assert_eq!(read("1,7"), Some(Cell::new(Column::new(6), 5)));
        assert_eq!(read("0 4"), Some(Cell::new(Column::new(3), u8::MAX)));
        assert_eq!(read("6"), None);
        assert_eq!(read("6 4 4"), None);
    }

    #[test]
    fn yes_and_no_have_several_names() {
        for language in Language::ALL {
            let read = |text: &str, numbers| yes_or_no(text, numbers, language);
            assert_eq!([read("y", false), read("Yes", false)], [Some(true); 2]);
            assert_eq!([read("N", false), read("no", false)], [Some(false); 2]);
            assert_eq!([read("1", true), read("0", true)], [Some(true), Some(false)]);
            assert_eq!([read("1", false), read("", true), read("yes yes", true)], [None; 3]);
        }
    }
}

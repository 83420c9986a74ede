//! The opening books that come with Fourline: exact scores for the classic board, inside the program.
//!
//! | book | feature | for |
//! |---|---|---|
//! | 12 plies | `large` | programs for the desktop and the terminal |
//! | 9 plies | none | where size matters, such as a browser |
//!
//! A book stays untouched in the program file until it is needed; then it is checked once, bit by bit.
//! `docs/book.md` explains how the books were made and how to make them again.

use fourline_rules::Shape;
use fourline_solver::book::Book;
use std::sync::{Arc, LazyLock};

#[cfg(feature = "large")]
const BYTES: &[u8] = include_bytes!("../data/7x6-12.book");
#[cfg(feature = "large")]
const PLIES: u32 = 12;

#[cfg(not(feature = "large"))]
const BYTES: &[u8] = include_bytes!("../data/7x6-9.book");
#[cfg(not(feature = "large"))]
const PLIES: u32 = 9;

static SHIPPED: LazyLock<Arc<Book>> = LazyLock::new(|| {
    Arc::new(Book::from_bytes(BYTES).expect("the program file holds the book it was made with"))
});

/// The book for a board of this shape, if one comes with the program.
pub fn shipped(shape: Shape) -> Option<Arc<Book>> {
    (shape == Shape::CLASSIC).then(|| Arc::clone(&SHIPPED))
}

/// How deep that book is, without touching it; 0 if there is none.
pub fn shipped_plies(shape: Shape) -> u32 {
    if shape == Shape::CLASSIC { PLIES } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_rules::Position;

    #[test]
    fn the_book_is_whole_and_as_deep_as_it_says() {
        let book = shipped(Shape::CLASSIC).expect("a book");
        assert_eq!(book.plies(), shipped_plies(Shape::CLASSIC));
        assert_eq!(book.shape(), Shape::CLASSIC);
        let other = Shape::new(6, 5, 4).expect("a board");
        assert!(shipped(other).is_none() && shipped_plies(other) == 0);
    }

    #[test]
    fn who_begins_in_the_middle_wins_with_the_41st_disc() {
        use fourline_solver::{Control, Options, Solver};
        let mut solver = Solver::new(Options::default()).expect("memory");
        solver.use_book(shipped(Shape::CLASSIC));
        let empty = Position::empty(Shape::CLASSIC);
        let columns = solver.columns(&empty, &Control::new()).expect("an open position");
        let scores: Vec<i32> = columns.iter().flatten().map(|score| score.value()).collect();
        assert_eq!(scores, [-2, -1, 0, 1, 0, -1, -2]);
    }

    #[cfg(feature = "large")]
    #[test]
    fn the_small_book_says_what_the_large_one_says() {
        let small = include_bytes!("../data/7x6-9.book");
        let made = shipped(Shape::CLASSIC).expect("a book").shrink(9);
        assert!(made.bytes() == small, "they differ");
    }

    #[test]
    fn a_sample_of_the_book_is_solved_anew() {
        use fourline_solver::book::layer_positions;
        use fourline_solver::{Control, Options, Solver};
        let book = shipped(Shape::CLASSIC).expect("a book");
        let mut solver = Solver::new(Options::default()).expect("memory");
        let positions = layer_positions(Shape::CLASSIC, book.plies()).expect("a board with books");
        for position in positions.iter().step_by(positions.len() / 50) {
            let solved = solver.score(position, &Control::new()).expect("an open position");
            assert_eq!(book.score(position), Some(solved), "{position}");
        }
    }
}

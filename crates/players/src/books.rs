//! Where those who think find opening books.

use fourline_rules::Shape;
use fourline_solver::book::Book;
use std::fmt;
use std::sync::Arc;

/// Where opening books are found, for any board. Asked only when a book is needed, and perhaps more than
/// once for the same board.
#[derive(Clone)]
pub struct Books(Arc<Find>);

type Find = dyn Fn(Shape) -> Option<Arc<Book>> + Send + Sync;

impl Books {
    /// Books as this function finds them.
    pub fn new(find: impl Fn(Shape) -> Option<Arc<Book>> + Send + Sync + 'static) -> Books {
        Books(Arc::new(find))
    }

    /// No books at all.
    pub fn none() -> Books {
        Books::new(|_| None)
    }

    /// The book for a position on a board of this shape with so many discs, if one can help there.
    pub fn find(&self, shape: Shape, discs: u32) -> Option<Arc<Book>> {
        if discs < Book::MOST_PLIES { (self.0)(shape) } else { None }
    }
}

/// Those that come with the program.
impl Default for Books {
    fn default() -> Books {
        Books::new(fourline_books::shipped)
    }
}

impl fmt::Debug for Books {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Books")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_book_is_looked_for_only_where_it_can_help() {
        let books = Books::new(|_| panic!("no book is needed"));
        assert!(books.find(Shape::CLASSIC, Book::MOST_PLIES).is_none());
        let book = Books::default().find(Shape::CLASSIC, 0).expect("one that ships");
        assert_eq!(book.shape(), Shape::CLASSIC);
    }
}

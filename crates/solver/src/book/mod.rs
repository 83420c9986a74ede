//! The opening book: exact scores of all positions after a few numbers of plies, in very little
//! space. It holds no positions at all: a position names its own place, see `ribbon.rs`.
//! Files and progress are the program's business; here a book is bytes.
//!
//! ```text
//!   ply 0 ... 4 ....... 8 ........... 12 ............ end
//!       ■     ■         ■             ■               layers in the book
//!        search           search         search       what is searched between them
//! ```
//! Only the deepest layer has to be solved; the others follow from it. Positions in which the side
//! to move wins at once are left out, and of two mirror images only one is kept.

mod before;
mod format;
mod grid;
mod huffman;
mod layer;
mod ribbon;

use crate::score::Score;
use fourline_rules::{Position, Shape};
use grid::Grid;
use huffman::Code;
use ribbon::Ribbons;
use std::borrow::Cow;

pub use format::BookError;
pub use layer::layer_positions;

/// Plies between the layers of a book: a search of a few thousand positions bridges them.
const SPACING: u32 = 4;

/// Exact scores of the positions after certain numbers of plies.
#[derive(Clone, Debug)]
pub struct Book {
    grid: Grid,
    layers: Vec<Layer>,
    bytes: Cow<'static, [u8]>,
}

/// The positions after one number of plies.
#[derive(Clone, Debug)]
struct Layer {
    plies: u32,
    positions: u32,
    code: Code,
    ribbons: Ribbons,
}

/// What a layer of a book holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LayerInfo {
    /// Discs on the board.
    pub plies: u32,
    /// Positions, mirror images counted once.
    pub positions: u32,
    /// Bytes it takes.
    pub bytes: usize,
}

impl Book {
    /// The deepest layer that a book can have.
    pub const MOST_PLIES: u32 = 14;

    /// Makes a book from the scores of its deepest layer, in the order of [`layer_positions`].
    /// Fails only if the numbers of positions and scores differ, or the layer is too deep.
    pub fn assemble(shape: Shape, plies: u32, scores: &[i8]) -> Result<Book, BookError> {
        let grid = Grid::new(shape)?;
        let deepest = layer::codes(grid, plies);
        if deepest.len() != scores.len() {
            return Err(BookError::WrongCount { expected: deepest.len(), found: scores.len() });
        }
        let layers = layer::shallower(grid, plies, deepest, scores.to_vec());
        Book::of_layers(grid, plies, &layers)
    }

    /// A book of this depth from all layers down to it.
    fn of_layers(grid: Grid, plies: u32, layers: &[layer::Solved]) -> Result<Book, BookError> {
        let is_kept = |layer: &&layer::Solved| {
            layer.plies <= plies && (plies - layer.plies).is_multiple_of(SPACING)
        };
        Book::from_bytes(format::write(grid, layers.iter().filter(is_kept)))
    }

    /// Reads a book and checks that every bit is as it was written.
    pub fn from_bytes(bytes: impl Into<Cow<'static, [u8]>>) -> Result<Book, BookError> {
        format::read(bytes.into())
    }

    /// The book as bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The checksum at its end.
    pub fn checksum(&self) -> u32 {
        let last = self.bytes.last_chunk().expect("a book that was read has a checksum");
        u32::from_le_bytes(*last)
    }

    /// The board it is for.
    pub fn shape(&self) -> Shape {
        self.grid.shape()
    }

    /// What it holds, deepest layer first.
    pub fn layers(&self) -> Vec<LayerInfo> {
        let info = |layer: &Layer| LayerInfo {
            plies: layer.plies,
            positions: layer.positions,
            bytes: layer.ribbons.bytes(),
        };
        self.layers.iter().map(info).collect()
    }

    /// The exact score of a position of an unfinished game, if the book has it.
    pub fn score(&self, position: &Position) -> Option<Score> {
        let turn = position.turn_by_count()?;
        if position.shape() != self.shape() {
            return None;
        }
        let (own, filled) = self.grid.bits_of(position, turn);
        if self.grid.wins_at_once(own, filled) {
            return None;
        }
        self.look_up(own, filled).map(|score| Score::new(score.into()))
    }

    /// The score of a position in which the side to move can't win at once, given as bits in the
    /// order of [`Grid`].
    pub(crate) fn look_up(&self, own: u64, filled: u64) -> Option<i8> {
        let plies = filled.count_ones();
        let layer = self.layers.iter().find(|layer| layer.plies == plies)?;
        let code = self.grid.canonical_code(own, filled);
        Some(layer.code.decode(|bit| layer.ribbons.bit(&self.bytes, code, bit)))
    }

    /// For a position one ply below the deepest layer that no side has won: its score is at least this.
    pub fn least_score(&self, position: &Position) -> Option<Score> {
        let turn = position.turn_by_count()?;
        if position.shape() != self.shape() || position.occupied().len() != self.plies() + 1 {
            return None;
        }
        let (own, filled) = self.grid.bits_of(position, turn);
        let before = before::before(self.grid, own, filled);
        let quiet = before.filter(|&(own, filled)| !self.grid.wins_at_once(own, filled));
        let scores = quiet.filter_map(|(own, filled)| self.look_up(own, filled));
        scores.min().map(|score| -Score::new(score.into()))
    }

    /// The scores of the deepest layer, in the order of [`layer_positions`].
    pub fn deepest_scores(&self) -> Vec<i8> {
        let Some(layer) = self.layers.first() else { return Vec::new() };
        let read = |code| layer.code.decode(|bit| layer.ribbons.bit(&self.bytes, code, bit));
        layer::codes(self.grid, layer.plies).into_iter().map(read).collect()
    }

    /// A book of fewer plies, made from the scores of this one. It is what [`Book::assemble`] makes of
    /// its own deepest layer.
    ///
    /// # Panics
    /// If this book has fewer plies.
    pub fn shrink(&self, plies: u32) -> Book {
        assert!(plies <= self.plies(), "a book of {} has no {plies} plies", self.plies());
        let codes = layer::codes(self.grid, self.plies());
        let layers = layer::shallower(self.grid, self.plies(), codes, self.deepest_scores());
        Book::of_layers(self.grid, plies, &layers).expect("it was just written")
    }

    /// Does everything in the book follow from its deepest layer? The book is made once more from
    /// those scores alone and must come out the same to the bit.
    pub fn is_consistent(&self) -> bool {
        let again = Book::assemble(self.shape(), self.plies(), &self.deepest_scores());
        again.is_ok_and(|again| again.bytes == self.bytes)
    }

    /// The deepest ply the book knows.
    pub fn plies(&self) -> u32 {
        self.layers.iter().map(|layer| layer.plies).max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Control, Options, Solver};

    fn solved_layer(shape: Shape, plies: u32) -> (Vec<Position>, Vec<i8>) {
        let mut solver = Solver::new(Options::default()).unwrap();
        let positions = layer_positions(shape, plies).unwrap();
        let control = Control::new();
        let score = |p: &Position| solver.score(p, &control).unwrap().value() as i8;
        let scores = positions.iter().map(score).collect();
        (positions, scores)
    }

    #[test]
    fn every_layer_of_a_small_board_has_exact_scores() {
        for (columns, rows, plies) in [(4, 4, 8), (5, 4, 6), (5, 5, 7), (6, 4, 6)] {
            let shape = Shape::new(columns, rows, 4).unwrap();
            let (_, scores) = solved_layer(shape, plies);
            let book = Book::assemble(shape, plies, &scores).unwrap();
            let mut ply = plies;
            loop {
                let (positions, scores) = solved_layer(shape, ply);
                for (position, score) in positions.iter().zip(scores) {
                    let found = book.score(position).map(Score::value);
                    assert_eq!(found, Some(score.into()), "{position}");
                }
                match ply.checked_sub(SPACING) {
                    Some(less) => ply = less,
                    None => break,
                }
            }
        }
    }

    #[test]
    fn a_smaller_book_is_the_same_as_one_built_small() {
        let shape = Shape::new(5, 4, 4).unwrap();
        let deep = Book::assemble(shape, 7, &solved_layer(shape, 7).1).unwrap();
        for plies in [0, 3, 4, 6, 7] {
            let built = Book::assemble(shape, plies, &solved_layer(shape, plies).1).unwrap();
            assert!(deep.shrink(plies).bytes() == built.bytes(), "{plies} plies");
        }
    }

    #[test]
    fn a_book_answers_only_for_its_own_layers_and_board() {
        let shape = Shape::new(5, 4, 4).unwrap();
        let book = Book::assemble(shape, 6, &solved_layer(shape, 6).1).unwrap();
        assert_eq!(book.plies(), 6);
        assert!(book.is_consistent());
        let mut wrong = book.deepest_scores();
        wrong[0] += 1;
        let wrong = Book::assemble(shape, 6, &wrong).unwrap();
        assert_ne!(wrong.bytes(), book.bytes());
        assert_eq!(book.score(&Position::empty(shape)), None, "layers are 6 and 2");
        assert_eq!(book.score(&Position::empty(Shape::CLASSIC)), None);
        assert_eq!(book.layers().iter().map(|layer| layer.plies).collect::<Vec<_>>(), [6, 2]);
    }

    #[test]
    fn one_flipped_bit_anywhere_is_detected_and_so_is_a_cut() {
        let shape = Shape::new(4, 4, 4).unwrap();
        let book = Book::assemble(shape, 6, &solved_layer(shape, 6).1).unwrap();
        let bytes = book.bytes().to_vec();
        for bit in 0..bytes.len() * 8 {
            let mut altered = bytes.clone();
            altered[bit / 8] ^= 1 << (bit % 8);
            assert!(Book::from_bytes(altered).is_err(), "bit {bit}");
        }
        for length in 0..bytes.len() {
            assert!(Book::from_bytes(bytes[..length].to_vec()).is_err(), "cut at {length}");
        }
        let mut longer = bytes.clone();
        longer.push(0);
        assert!(Book::from_bytes(longer).is_err());
        assert!(Book::from_bytes(bytes).is_ok());
    }

    #[test]
    fn a_checksum_alone_does_not_make_a_book() {
        let shape = Shape::new(4, 4, 4).unwrap();
        let book = Book::assemble(shape, 6, &solved_layer(shape, 6).1).unwrap();
        let altered = |at: usize, byte: u8| {
            let mut bytes = book.bytes().to_vec();
            bytes.truncate(bytes.len() - 4);
            bytes[at] = byte;
            let check = crc32fast::hash(&bytes);
            bytes.extend(check.to_le_bytes());
            Book::from_bytes(bytes).map(|book| book.plies())
        };
        let plies_at = 11;
        assert_eq!(altered(plies_at, 6), Ok(6), "nothing altered");
        for plies in [0, 2, 15, 16, 255] {
            assert_eq!(altered(plies_at, plies), Err(BookError::Malformed), "{plies} plies");
        }
        assert!(altered(plies_at - 1, 0).is_err(), "no layer");
        assert!(altered(plies_at - 2, 3).is_err(), "three rows");
    }

    #[test]
    fn a_solver_with_a_book_gives_the_same_scores_with_fewer_nodes() {
        let shape = Shape::new(5, 5, 4).unwrap();
        let book = Book::assemble(shape, 7, &solved_layer(shape, 7).1).unwrap();
        let book = std::sync::Arc::new(book);
        let control = Control::new();
        for threads in [1, 2] {
            let [mut plain, mut booked] = [false, true].map(|with| {
                let mut solver = Solver::new(Options { threads, ..Options::default() }).unwrap();
                solver.use_book(with.then(|| book.clone()));
                solver
            });
            for plies in [0, 1, 3, 4, 6, 7, 8] {
                let positions = layer_positions(shape, plies).unwrap();
                for position in positions.iter().step_by(1 + positions.len() / 20) {
                    let expected = plain.analyse(position, &control).unwrap();
                    let found = booked.analyse(position, &control).unwrap();
                    assert_eq!(found.score, expected.score, "{position}");
                    assert_eq!(found.columns, expected.columns, "{position}");
                }
            }
            assert!(booked.nodes() * 2 < plain.nodes(), "{} {}", booked.nodes(), plain.nodes());
        }
    }

    #[test]
    fn below_the_deepest_layer_the_book_gives_true_bounds() {
        for (columns, rows, plies) in [(4, 4, 7), (5, 4, 6), (5, 5, 7), (6, 4, 5)] {
            let shape = Shape::new(columns, rows, 4).unwrap();
            let book = Book::assemble(shape, plies, &solved_layer(shape, plies).1).unwrap();
            let (positions, scores) = solved_layer(shape, plies + 1);
            let (mut known, mut sharp) = (0, 0);
            for (position, score) in positions.iter().zip(scores) {
                let Some(least) = book.least_score(position) else { continue };
                assert!(least.value() <= score.into(), "{position}");
                known += 1;
                sharp += u32::from(least.value() == score.into());
            }
            assert!(known * 2 > positions.len() && sharp > 0, "{known} known, {sharp} sharp");
            assert_eq!(book.least_score(&Position::empty(shape)), None);
        }
    }

    #[test]
    fn scores_must_match_the_layer() {
        let shape = Shape::new(4, 4, 4).unwrap();
        let error = Book::assemble(shape, 1, &[0; 3]).unwrap_err();
        assert_eq!(error, BookError::WrongCount { expected: 2, found: 3 });
    }
}

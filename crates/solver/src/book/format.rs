//! A book as bytes, version 1. All numbers are little-endian.
//!
//! ```text
//!   8 bytes   "4LINEBK" and the version, 1
//!   1 + 1     columns, rows
//!   1         layers, deepest first; for each of them:
//!     1         plies
//!     4         positions
//!     1         different scores; for each a signed byte and the length of its code
//!     4         shards; for each 1 byte seed and 4 bytes of store length in bits
//!   the stores of all shards of all layers, in words of 8 bytes
//!   4 bytes   CRC-32 of everything before
//! ```

use super::grid::Grid;
use super::huffman::Code;
use super::layer::Solved;
use super::ribbon::{Equation, Ribbons, Shard};
use super::{Book, Layer};
use fourline_rules::Shape;
use fourline_words::catalogue::solver as text;
use fourline_words::{Language, Say, display_in_english};
use std::borrow::Cow;

const MAGIC: &[u8; 7] = b"4LINEBK";
const VERSION: u8 = 1;

/// Why bytes are not a book, or why one can't be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookError {
    /// The bytes are something else altogether.
    NotABook,
    /// A book of a version that this program does not read.
    Version(u8),
    /// Fewer or more bytes than the book says it has.
    WrongLength,
    /// Some bits are not as they were written.
    Damaged,
    /// It was written so, but it makes no sense.
    Malformed,
    /// Boards of this shape have no books.
    UnsupportedShape(Shape),
    /// There are more or fewer scores than positions.
    WrongCount {
        /// Positions of the layer.
        expected: usize,
        /// Scores given.
        found: usize,
    },
}

pub(super) fn write<'a>(grid: Grid, layers: impl Iterator<Item = &'a Solved>) -> Vec<u8> {
    let mut head = MAGIC.to_vec();
    head.extend([VERSION, grid.shape().columns(), grid.shape().rows()]);
    let layers: Vec<&Solved> = layers.collect();
    head.push(layers.len() as u8);
    let mut body: Vec<u8> = Vec::new();
    for layer in layers {
        let code = Code::for_scores(&layer.scores);
        let equations = layer.codes.iter().zip(&layer.scores).flat_map(|(&key, &score)| {
            let bits = code.bits(score).enumerate();
            bits.map(move |(number, bit)| Equation { key, number: number as u8, bit })
        });
        let (shards, words) = Ribbons::build(equations.collect());
        head.push(layer.plies as u8);
        head.extend((layer.codes.len() as u32).to_le_bytes());
        head.push(code.lengths().len() as u8);
        head.extend(code.lengths().iter().flat_map(|&(score, length)| [score as u8, length]));
        head.extend((shards.len() as u32).to_le_bytes());
        for shard in shards {
            head.push(shard.seed);
            head.extend(shard.bits.to_le_bytes());
        }
        body.extend(words.iter().flat_map(|word| word.to_le_bytes()));
    }
    head.extend(body);
    let check = crc32fast::hash(&head);
    head.extend(check.to_le_bytes());
    head
}

pub(super) fn read(bytes: Cow<'static, [u8]>) -> Result<Book, BookError> {
    let known = bytes.get(..MAGIC.len()) == Some(MAGIC);
    let version = *bytes.get(MAGIC.len()).ok_or(BookError::NotABook)?;
    if !known {
        return Err(BookError::NotABook);
    }
    if version != VERSION {
        return Err(BookError::Version(version));
    }
    let (content, check) = bytes.split_last_chunk::<4>().ok_or(BookError::WrongLength)?;
    // The length is checked first: it says more about a file that was cut.
    let mut reader = Reader { bytes: content, at: MAGIC.len() + 1 };
    let parts = read_head(&mut reader);
    if crc32fast::hash(content) != u32::from_le_bytes(*check) {
        return Err(match parts {
            Err(error @ BookError::WrongLength) => error,
            _ => BookError::Damaged,
        });
    }
    let (grid, layers) = parts?;
    Ok(Book { grid, layers, bytes })
}

/// Everything but the stores, which are used where they lie.
fn read_head(reader: &mut Reader<'_>) -> Result<(Grid, Vec<Layer>), BookError> {
    let (columns, rows) = (reader.byte()?, reader.byte()?);
    let shape = Shape::new(columns.into(), rows.into(), 4).map_err(|_| BookError::Malformed)?;
    let grid = Grid::new(shape)?;
    let mut layers = Vec::new();
    for _ in 0..reader.byte()? {
        let plies = reader.byte()?.into();
        let above: u32 = layers.last().map_or(Book::MOST_PLIES + 1, |layer: &Layer| layer.plies);
        if plies >= above.min(shape.cells()) {
            return Err(BookError::Malformed);
        }
        let positions = reader.number()?;
        let mut lengths = Vec::new();
        for _ in 0..reader.byte()? {
            lengths.push((reader.byte()? as i8, reader.byte()?));
        }
        let code = Code::from_lengths(lengths).ok_or(BookError::Malformed)?;
        let mut shards = Vec::new();
        let mut offset = 0u32;
        for _ in 0..reader.number()? {
            let shard = Shard { seed: reader.byte()?, bits: reader.number()?, offset };
            offset = offset.checked_add(shard.words()).ok_or(BookError::Malformed)?;
            shards.push(shard);
        }
        if shards.is_empty() || shards.iter().any(|shard| shard.bits < 128) {
            return Err(BookError::Malformed);
        }
        layers.push(Layer { plies, positions, code, ribbons: Ribbons { start: 0, shards } });
    }
    if layers.is_empty() {
        return Err(BookError::Malformed);
    }
    let mut start = reader.at;
    for layer in &mut layers {
        layer.ribbons.start = start;
        start += layer.ribbons.bytes();
    }
    if start != reader.bytes.len() {
        return Err(BookError::WrongLength);
    }
    Ok((grid, layers))
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn byte(&mut self) -> Result<u8, BookError> {
        let byte = *self.bytes.get(self.at).ok_or(BookError::WrongLength)?;
        self.at += 1;
        Ok(byte)
    }

    fn number(&mut self) -> Result<u32, BookError> {
        let four = self.bytes.get(self.at..self.at + 4).ok_or(BookError::WrongLength)?;
        self.at += 4;
        Ok(u32::from_le_bytes(four.try_into().expect("four bytes")))
    }
}

impl Say for BookError {
    fn say(&self, language: Language) -> String {
        match *self {
            BookError::NotABook => text::not_a_book(language),
            BookError::Version(version) => text::book_version(language, VERSION, version),
            BookError::WrongLength => text::book_wrong_length(language),
            BookError::Damaged => text::book_damaged(language),
            BookError::Malformed => text::book_malformed(language),
            BookError::UnsupportedShape(shape) => text::book_unsupported_shape(language, shape),
            BookError::WrongCount { expected, found } => {
                let [expected, found] =
                    [expected, found].map(|count| language.number(count as u64));
                text::book_wrong_count(language, expected, found)
            }
        }
    }
}

display_in_english!(BookError);
impl std::error::Error for BookError {}

//! What a solver knows as bytes, so that a long solve can be stopped and continued later: version 1. All numbers
//! are little-endian.
//!
//! ```text
//!   8 bytes   "4LINETB" and the version, 1
//!   1 + 1     columns, rows
//!   8         positions; for each of them 18 bytes:
//!     8         own, as in the table
//!     8         place, bucket and rest together
//!     2         work and bounds, as in the table
//!   4 bytes   CRC-32 of everything before
//! ```
//!
//! Nothing in it depends on the size of the table, so it can be read into a smaller or a larger one. Everything in a
//! table is true at any time, so a solve may be stopped anywhere. A change of what the words of an entry mean, of the
//! names of positions in `key.rs` above all, needs a new version of the file; a test remembers some names.

use crate::solver::Solver;
use crate::table::{Slot, Table};
use fourline_rules::Shape;
use fourline_words::catalogue::solver as text;
use fourline_words::{Language, Say, display_in_english};
use std::io::{self, ErrorKind, Read, Write};

const MAGIC: &[u8; 7] = b"4LINETB";
const VERSION: u8 = 1;
const ENTRY: usize = 18;

/// Why bytes are not what a solver knew about a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeptError {
    /// The bytes are something else altogether.
    NotKept,
    /// A version that this program does not read.
    Version(u8),
    /// It is about another board: so many columns and rows.
    OtherBoard(u8, u8),
    /// Fewer or more bytes than there should be.
    WrongLength,
    /// Some bits are not as they were written.
    Damaged,
    /// The solver has a smaller table than a board of this size needs.
    TableTooSmall {
        /// Fewest bytes that will do.
        needed: usize,
    },
}

impl Say for KeptError {
    fn say(&self, language: Language) -> String {
        match *self {
            KeptError::NotKept => text::not_kept(language),
            KeptError::Version(version) => text::kept_version(language, VERSION, version),
            KeptError::OtherBoard(columns, rows) => {
                text::kept_other_board(language, format!("{columns}x{rows}"))
            }
            KeptError::WrongLength => text::kept_wrong_length(language),
            KeptError::Damaged => text::kept_damaged(language),
            KeptError::TableTooSmall { needed } => {
                text::table_too_small(language, language.number(needed as u64))
            }
        }
    }
}

display_in_english!(KeptError);
impl std::error::Error for KeptError {}

impl Solver {
    /// Writes what is known about positions on this board, for [`read_known`](Self::read_known).
    pub fn write_known(&self, shape: Shape, out: &mut impl Write) -> io::Result<()> {
        let table = self.table_of(shape);
        let count = table.map_or(0, |table| table.entries().count());
        let mut out = Checked { inner: out, check: crc32fast::Hasher::new() };
        out.write_all(MAGIC)?;
        out.write_all(&[VERSION, shape.columns(), shape.rows()])?;
        out.write_all(&(count as u64).to_le_bytes())?;
        for (slot, known) in table.into_iter().flat_map(Table::entries) {
            out.write_all(&slot.own.to_le_bytes())?;
            out.write_all(&slot.place.to_le_bytes())?;
            out.write_all(&known.to_le_bytes())?;
        }
        let check = out.check.finalize();
        out.inner.write_all(&check.to_le_bytes())?;
        out.inner.flush()
    }

    /// Knows what was written by [`write_known`](Self::write_known) for this board, and nothing else. If it can't
    /// be used, nothing is known, and the reason is returned. The outer error is that of the reader.
    pub fn read_known(
        &mut self,
        shape: Shape,
        input: &mut impl Read,
    ) -> io::Result<Result<(), KeptError>> {
        self.forget();
        let read = self.read(shape, input);
        match read {
            Ok(()) => Ok(Ok(())),
            Err(failure) => {
                self.forget();
                match failure {
                    Failure::Kept(error) => Ok(Err(error)),
                    Failure::Io(error) => Err(error),
                }
            }
        }
    }

    fn read(&mut self, shape: Shape, input: &mut impl Read) -> Result<(), Failure> {
        let mut input = Checked { inner: input, check: crc32fast::Hasher::new() };
        let start: [u8; 8] = input.take().map_err(|failure| match failure {
            Failure::Kept(_) => Failure::Kept(KeptError::NotKept),
            failure => failure,
        })?;
        let [magic @ .., version] = start;
        if magic != *MAGIC {
            return Err(Failure::Kept(KeptError::NotKept));
        }
        if version != VERSION {
            return Err(Failure::Kept(KeptError::Version(version)));
        }
        let [columns, rows] = input.take()?;
        let count = u64::from_le_bytes(input.take()?);
        let is_same = (columns, rows) == (shape.columns(), shape.rows());
        if is_same {
            self.make_room(shape, count)?;
        }
        for _ in 0..count {
            let entry: [u8; ENTRY] = input.take()?;
            let word = |at: usize| u64::from_le_bytes(std::array::from_fn(|i| entry[at + i]));
            let slot = Slot { own: word(0), place: word(8) };
            if is_same {
                let known = u16::from_le_bytes([entry[16], entry[17]]);
                self.table_for(shape).put(&slot, known).ok_or(Failure::Kept(KeptError::Damaged))?;
            }
        }
        let check = input.check.clone().finalize();
        if u32::from_le_bytes(input.take()?) != check {
            return Err(Failure::Kept(KeptError::Damaged));
        }
        match input.take::<1>() {
            Err(Failure::Kept(KeptError::WrongLength)) => {}
            Err(failure) => return Err(failure),
            Ok(_) => return Err(Failure::Kept(KeptError::WrongLength)),
        }
        match is_same {
            true => Ok(()),
            false => Err(Failure::Kept(KeptError::OtherBoard(columns, rows))),
        }
    }

    /// Makes the table large enough for so many positions of this board, if it may be.
    fn make_room(&mut self, shape: Shape, count: u64) -> Result<(), Failure> {
        let (columns, rows) = (shape.columns() as usize, shape.rows() as usize);
        let width = crate::layout::width_in_bits(columns, rows);
        if width >= 64 {
            // There is nothing to know about a board that can't be solved.
            return if count == 0 { Ok(()) } else { Err(Failure::Kept(KeptError::Damaged)) };
        }
        let table = self.table_for(shape);
        let needed = Table::least_bytes(width);
        if table.bytes() < needed {
            return Err(Failure::Kept(KeptError::TableTooSmall { needed }));
        }
        table.fit(width);
        table.grow_for(count);
        Ok(())
    }
}

/// Why reading stopped.
enum Failure {
    Kept(KeptError),
    Io(io::Error),
}

/// A reader or writer whose bytes are summed up.
struct Checked<'a, T> {
    inner: &'a mut T,
    check: crc32fast::Hasher,
}

impl<W: Write> Checked<'_, W> {
    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.check.update(bytes);
        self.inner.write_all(bytes)
    }
}

impl<R: Read> Checked<'_, R> {
    /// The next bytes; too few of them are a wrong length.
    fn take<const N: usize>(&mut self) -> Result<[u8; N], Failure> {
        let mut bytes = [0; N];
        self.inner.read_exact(&mut bytes).map_err(|error| match error.kind() {
            ErrorKind::UnexpectedEof => Failure::Kept(KeptError::WrongLength),
            _ => Failure::Io(error),
        })?;
        self.check.update(&bytes);
        Ok(bytes)
    }
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;
    use crate::children::Node;
    use crate::control::Control;
    use crate::solver::Options;
    use fourline_rules::Position;

    fn solver(megabytes: usize) -> Solver {
        Solver::new(Options { memory_bytes: megabytes << 20, threads: 1 }).unwrap()
    }

    fn shape() -> Shape {
        Shape::new(6, 5, 4).unwrap()
    }

    fn kept(solver: &Solver) -> Vec<u8> {
        let mut bytes = Vec::new();
        solver.write_known(shape(), &mut bytes).unwrap();
        bytes
    }

    fn read(solver: &mut Solver, bytes: &[u8]) -> Result<(), KeptError> {
        solver.read_known(shape(), &mut &bytes[..]).unwrap()
    }

    /// Visited positions until the empty board is solved.
    fn effort(solver: &mut Solver) -> u64 {
        let before = solver.nodes();
        assert_eq!(solver.weak(&Position::empty(shape()), &Control::new()), Ok(0));
        solver.nodes() - before
    }

    #[test]
    fn what_was_known_is_known_again_in_a_table_of_any_size() {
        let mut first = solver(16);
        let all = effort(&mut first);
        let bytes = kept(&first);
        for megabytes in [1, 16, 64] {
            let mut second = solver(megabytes);
            assert_eq!(read(&mut second, &bytes), Ok(()));
            let rest = effort(&mut second);
            assert!(rest * 10 < all, "{rest} of {all} with {megabytes} MB");
        }
        let mut again = solver(16);
        assert_eq!(read(&mut again, &bytes), Ok(()));
        assert_eq!(kept(&again).len(), bytes.len(), "nothing is lost");
    }

    #[test]
    fn a_file_that_is_not_whole_is_refused_and_nothing_is_known() {
        let mut small = solver(1);
        small.weak(&Position::empty(Shape::new(4, 4, 4).unwrap()), &Control::new()).unwrap();
        let (board, mut bytes) = (Shape::new(4, 4, 4).unwrap(), Vec::new());
        small.write_known(board, &mut bytes).unwrap();
        assert!(bytes.len() > 10_000);
        let refused = |bytes: &[u8]| {
            let mut solver = solver(1);
            let error = solver.read_known(board, &mut &bytes[..]).unwrap().unwrap_err();
            let mut nothing = Vec::new();
            solver.write_known(board, &mut nothing).unwrap();
            assert_eq!(nothing.len(), 22, "{error:?}");
            error
        };
        for length in (0..bytes.len()).filter(|length| *length < 100 || length % 97 == 0) {
            let error = refused(&bytes[..length]);
            let expected = if length < 8 { KeptError::NotKept } else { KeptError::WrongLength };
            assert_eq!(error, expected, "{length}");
        }
        for at in (0..bytes.len()).filter(|at| *at < 100 || at % 101 == 0) {
            let mut flipped = bytes.clone();
            flipped[at] ^= 1 << (at % 8);
            refused(&flipped);
        }
        bytes.push(0);
        assert_eq!(refused(&bytes), KeptError::WrongLength);
        assert_eq!(refused(b"A diary, for once."), KeptError::NotKept);
    }

    #[test]
    fn other_boards_and_versions_are_told_apart() {
        let mut bytes = Vec::new();
        solver(1).write_known(Shape::CLASSIC, &mut bytes).unwrap();
        assert_eq!(read(&mut solver(1), &bytes), Err(KeptError::OtherBoard(7, 6)));
        bytes[7] = 2;
        let error = read(&mut solver(1), &bytes).unwrap_err();
        assert_eq!(error, KeptError::Version(2));
        assert!(error.to_string().contains("version 2"), "{error}");
    }

    /// If this fails because positions have other names, the file gets a new version.
    #[test]
    fn names_of_positions_belong_to_the_version() {
        let slot = Node::new::<7, 6>(0x0001_0203, 0x0003_0307).slot::<7, 6>();
        assert_eq!(
            (VERSION, slot.own, slot.place),
            (1, 282_578_800_412_171, 15_750_258_097_959_355_392)
        );
        let slot = Node::new::<9, 6>(1 << 7, 1 | 1 << 7 | 1 << 14).slot::<9, 6>();
        assert_eq!(
            (VERSION, slot.own, slot.place),
            (1, 72_624_976_668_164_482, 14_484_447_601_732_549_792)
        );
    }
}

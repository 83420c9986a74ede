//! What is known so far of a layer that takes hours to solve, in a file that survives an
//! interruption at any moment: pieces are only ever added, each with its own checksum.
//!
//! ```text
//!   "4LINEPG" 1, columns, rows, plies, positions (4 bytes)
//!   then for each piece: number (4), scores (PIECE bytes or fewer for the last), CRC-32 (4)
//! ```

use crate::voice::language;
use anyhow::{Context, Result, bail};
use fourline_rules::Shape;
use fourline_words::catalogue::commands;
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// Positions in one piece of work.
pub const PIECE: usize = 64;

const MAGIC: &[u8; 8] = b"4LINEPG\x01";

/// A layer being solved.
#[derive(Debug)]
pub struct Progress {
    file: File,
    path: PathBuf,
    /// The scores of each piece, once it is solved.
    pieces: Vec<Option<Vec<i8>>>,
}

impl Progress {
    /// Continues with a file, or starts one. A file for another layer is refused, and so is one that
    /// another process works on.
    pub fn open(path: &Path, shape: Shape, plies: u32, positions: usize) -> Result<Progress> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(path)?;
        if file.try_lock().is_err() {
            bail!(commands::build_already_runs(language()));
        }
        let mut head = MAGIC.to_vec();
        head.extend([shape.columns(), shape.rows(), plies as u8]);
        head.extend((positions as u32).to_le_bytes());
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let mut pieces = vec![None; positions.div_ceil(PIECE)];
        let mut good = head.len();
        if bytes.is_empty() {
            file.write_all(&head)?;
        } else if !bytes.starts_with(&head) {
            bail!(commands::not_this_progress(language()));
        }
        while let Some((number, scores, length)) = read_piece(bytes.get(good..), positions) {
            pieces[number] = Some(scores);
            good += length;
        }
        // An interruption may have left half a piece at the end.
        file.set_len(good as u64)?;
        file.seek(SeekFrom::End(0))?;
        Ok(Progress { file, path: path.to_path_buf(), pieces })
    }

    /// The numbers of the pieces still to be solved.
    pub fn missing(&self) -> Vec<usize> {
        (0..self.pieces.len()).filter(|&number| self.pieces[number].is_none()).collect()
    }

    /// Positions solved so far.
    pub fn solved(&self) -> usize {
        self.pieces.iter().flatten().map(Vec::len).sum()
    }

    /// Adds a solved piece; it is in the file when this returns.
    pub fn add(&mut self, number: usize, scores: Vec<i8>) -> Result<()> {
        let mut record = (number as u32).to_le_bytes().to_vec();
        record.extend(scores.iter().map(|&score| score as u8));
        let check = crc32fast::hash(&record);
        record.extend(check.to_le_bytes());
        let written = self.file.write_all(&record);
        written.with_context(|| commands::cant_write_progress(language()))?;
        self.pieces[number] = Some(scores);
        Ok(())
    }

    /// All scores in order, if all pieces are solved.
    pub fn scores(&self) -> Option<Vec<i8>> {
        let pieces: Option<Vec<&Vec<i8>>> = self.pieces.iter().map(Option::as_ref).collect();
        Some(pieces?.into_iter().flatten().copied().collect())
    }

    /// Removes the file: the book is written.
    pub fn finish(self) -> Result<()> {
        std::fs::remove_file(&self.path).with_context(|| commands::cant_remove_progress(language()))
    }
}

/// Reads one piece: its number, its scores and how many bytes it took; `None` at the end of what is
/// whole.
fn read_piece(bytes: Option<&[u8]>, positions: usize) -> Option<(usize, Vec<i8>, usize)> {
    let bytes = bytes?;
    let number = u32::from_le_bytes(bytes.get(..4)?.try_into().ok()?) as usize;
    let first = number.checked_mul(PIECE).filter(|&first| first < positions)?;
    let length = PIECE.min(positions - first);
    let check = bytes.get(4 + length..8 + length)?;
    if crc32fast::hash(&bytes[..4 + length]).to_le_bytes() != check {
        return None;
    }
    let scores = bytes[4..4 + length].iter().map(|&byte| byte as i8).collect();
    Some((number, scores, 8 + length))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open(path: &Path) -> Progress {
        Progress::open(path, Shape::CLASSIC, 3, 150).unwrap()
    }

    fn piece(number: usize) -> Vec<i8> {
        let length = PIECE.min(150 - number * PIECE);
        (0..length).map(|i| (number * 7 + i) as i8).collect()
    }

    #[test]
    fn pieces_survive_a_cut_at_any_byte() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("progress");
        let mut progress = open(&path);
        assert_eq!(progress.missing(), [0, 1, 2]);
        progress.add(2, piece(2)).unwrap();
        progress.add(0, piece(0)).unwrap();
        drop(progress);
        let whole = std::fs::read(&path).unwrap();
        for length in 15..whole.len() {
            std::fs::write(&path, &whole[..length]).unwrap();
            let mut progress = open(&path);
            for number in progress.missing() {
                progress.add(number, piece(number)).unwrap();
            }
            let expected: Vec<i8> = (0..3).flat_map(piece).collect();
            assert_eq!(progress.scores(), Some(expected.clone()), "cut at {length}");
            drop(progress);
            assert_eq!(open(&path).scores(), Some(expected));
        }
    }

    #[test]
    fn the_progress_of_something_else_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("progress");
        drop(open(&path));
        assert!(Progress::open(&path, Shape::CLASSIC, 4, 150).is_err());
        let first = open(&path);
        assert!(Progress::open(&path, Shape::CLASSIC, 3, 150).is_err(), "it is locked");
        drop(first);
        std::fs::write(&path, "a letter").unwrap();
        assert!(Progress::open(&path, Shape::CLASSIC, 3, 150).is_err());
        assert_eq!(std::fs::read(&path).unwrap(), b"a letter");
    }
}

//! The command lines of `fourline solve` and `fourline bench`, as typed, and what else has a solver.

use clap::Args;
use fourline_rules::Shape;
use std::path::PathBuf;

pub const SOLVE_HELP: &str = "\
A position is the list of moves that leads to it: columns as digits (4453) or letters (ddec), one
character a move; on boards with ten columns or more numbers need commas (10,4,12). A file name is
read as the record of a game. Without positions they are read from the standard input, one per line;
what follows the moves in a line is ignored, and the word empty stands for the empty board.

Scores: 0 is a draw; a positive score means that the side to move wins, a larger one sooner. On 7x6
it is 22 minus the number of discs that the winner will have.

Examples:
  fourline solve 4453
  fourline solve --json 4453 ddec
  fourline solve --size 6x5 empty
  fourline solve --weak < positions.txt

Exit codes: 0 all positions were answered, 1 some could not be, 2 a flag is not right.";

pub const BENCH_HELP: &str = "\
Without files a fixed set of built-in positions is solved, and the total number of nodes, the same on
every machine, is the signature of the search. A file has lines of the form `moves score`.

Examples:
  fourline bench
  fourline bench --limit 200 begin-medium.txt
  fourline bench --with-book begin-hard.txt

Exit codes: 0 all answers were right, 1 some were wrong, 2 a flag or a file is not right.";

#[derive(Debug, Args)]
pub struct SolveArgs {
    /// Positions as moves, or files with records; without any they are read from standard input
    pub positions: Vec<String>,

    /// Only who wins, not how soon: faster
    #[arg(long)]
    pub weak: bool,

    /// One JSON object per line
    #[arg(long)]
    pub json: bool,

    /// Columns and rows of the board
    #[arg(long, value_name = "7x6", value_parser = Shape::parse_size, default_value = "7x6")]
    pub size: (u32, u32),

    /// The number of the leftmost column in digits
    #[arg(long, value_name = "0|1", default_value_t = 1, value_parser = clap::value_parser!(u8).range(0..=1))]
    pub columns_from: u8,

    /// No progress line
    #[arg(long)]
    pub quiet: bool,

    /// An opening book, instead of the deepest one for the board: from the data folder, or built in
    #[arg(long, value_name = "FILE")]
    pub book: Option<PathBuf>,

    /// Solve without a book
    #[arg(long, conflicts_with = "book")]
    pub no_book: bool,

    #[command(flatten)]
    pub engine: EngineArgs,
}

#[derive(Debug, Args)]
pub struct BenchArgs {
    /// Files with lines `moves score`; without any, the built-in positions
    pub files: Vec<PathBuf>,

    /// Take only so many lines of each file
    #[arg(long, value_name = "LINES")]
    pub limit: Option<usize>,

    /// Keep what was learnt from one position to the next
    #[arg(long)]
    pub keep: bool,

    /// Only who wins
    #[arg(long)]
    pub weak: bool,

    /// Measure with this opening book
    #[arg(long, value_name = "FILE", requires = "files")]
    pub book: Option<PathBuf>,

    /// Measure with the book that `fourline solve` would use
    #[arg(long, conflicts_with = "book", requires = "files")]
    pub with_book: bool,

    #[command(flatten)]
    pub engine: EngineArgs,
}

#[derive(Debug, Args)]
#[command(next_help_heading = "Engine")]
pub struct EngineArgs {
    /// Threads that work on one position
    #[arg(long, value_name = "COUNT", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: u16,

    /// Memory for the table of known positions: 4M, 64M, 1G
    #[arg(long, value_name = "SIZE", default_value = "16M", value_parser = memory_bytes)]
    pub memory: usize,
}

/// A size such as `64M`: bytes, or with K, M or G for powers of 1024; `MB` and `MiB` mean the same.
pub fn memory_bytes(text: &str) -> Result<usize, String> {
    let expected = || "expected a size such as 4M, 64M or 1G".to_string();
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit = match text[digits.len()..].to_ascii_uppercase().as_str() {
        "" | "B" => 0,
        "K" | "KB" | "KIB" => 10,
        "M" | "MB" | "MIB" => 20,
        "G" | "GB" | "GIB" => 30,
        _ => return Err(expected()),
    };
    let number: usize = digits.parse().map_err(|_| expected())?;
    let bytes = number.checked_mul(1 << unit).ok_or_else(|| "that is too much".to_string())?;
    let least = fourline_solver::Options::LEAST_MEMORY_BYTES;
    if bytes < least {
        return Err(format!("the table needs at least {} K", least >> 10));
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_of_memory_are_read() {
        assert_eq!(memory_bytes("64M"), Ok(64 << 20));
        assert_eq!(memory_bytes("4096kb"), Ok(4 << 20));
        assert_eq!(memory_bytes("1GiB"), Ok(1 << 30));
        assert_eq!(memory_bytes("16777216"), Ok(16 << 20));
        for bad in ["", "M", "-4M", "4 M", "4T", "4MM", "four", "99999999999999G", "1K"] {
            assert!(memory_bytes(bad).is_err(), "{bad}");
        }
    }
}

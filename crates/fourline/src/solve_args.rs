//! The command lines of `fourline solve` and `fourline bench`, as typed, and what else has a solver.

use crate::value;
use clap::Args;
use std::path::PathBuf;

#[derive(Debug, Args)]
#[command(after_help = "\
A position is the list of moves that leads to it: columns as digits (4453) or letters (ddec), one \
character per move. On boards with ten columns or more, numbers need commas (10,4,12). A file name \
is read as a record. Without positions they are read from the standard input, one per line; what follows \
the moves in a line is ignored, and the word empty stands for the empty board.

Scores: 0 is a draw. A positive score means that the side to move wins; a larger one, sooner. On 7x6 \
it is 22 minus the number of discs that the winner will have.

Examples:
  fourline solve 4453
  fourline solve --json 4453 ddec
  fourline solve --size 6x5 empty
  fourline solve --weak < positions.txt
  fourline solve --size 8x6 --memory 1G --keep 8x6.table empty

Exit codes:
  0: all positions were answered
  1: some could not be
  2: invalid flag or book
  130: interrupted; what is known is in the file of --keep")]
pub struct SolveArgs {
    /// Moves such as 4453 or ddec, or record files [default: read from the standard input]
    pub positions: Vec<String>,

    /// Find out only who wins, not how soon: faster
    #[arg(long)]
    pub weak: bool,

    /// Print one JSON object per line
    #[arg(long)]
    pub json: bool,

    /// Columns and rows of the board
    #[arg(long, value_name = "7x6", value_parser = value::size, default_value = "7x6")]
    pub size: (u32, u32),

    /// Number of the leftmost column
    #[arg(long, value_name = "0|1", default_value_t = 1, value_parser = value::number_from(0u8, 1))]
    pub columns_from: u8,

    /// Don't show progress
    #[arg(long)]
    pub quiet: bool,

    /// Opening book, instead of the deepest one found
    #[arg(long, value_name = "FILE")]
    pub book: Option<PathBuf>,

    /// Solve without a book
    #[arg(long, conflicts_with = "book")]
    pub no_book: bool,

    /// Keep what is known in this file, and continue from it: written when the solve is interrupted or
    /// done, and now and then
    #[arg(long, value_name = "FILE", requires = "positions")]
    pub keep: Option<PathBuf>,

    /// Seconds between two times that the file is written
    #[arg(long, value_name = "SECONDS", default_value_t = 300, value_parser = value::number_from(1u32, 86_400))]
    pub keep_every: u32,

    #[command(flatten)]
    pub engine: EngineArgs,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Without files, a fixed set of built-in positions is solved. Their total number of nodes is the same on \
every machine: the signature of the search. A file has lines of the form `moves score`.

Examples:
  fourline bench
  fourline bench positions.txt
  fourline bench --with-book --limit 200 positions.txt

Exit codes:
  0: all answers were right
  1: some were wrong
  2: invalid flag or file")]
pub struct BenchArgs {
    /// Files with lines `moves score` [default: the built-in positions]
    pub files: Vec<PathBuf>,

    /// Use only the first lines of each file
    #[arg(long, value_name = "LINES", value_parser = value::number::<usize>)]
    pub limit: Option<usize>,

    /// Keep the table of known positions from one position to the next
    #[arg(long)]
    pub keep: bool,

    /// Find out only who wins, not how soon: faster
    #[arg(long)]
    pub weak: bool,

    /// Measure with this opening book
    #[arg(long, value_name = "FILE", requires = "files")]
    pub book: Option<PathBuf>,

    /// Measure with the opening book that fourline solve would use
    #[arg(long, conflicts_with = "book", requires = "files")]
    pub with_book: bool,

    #[command(flatten)]
    pub engine: EngineArgs,
}

#[derive(Debug, Args)]
#[command(next_help_heading = "Engine")]
pub struct EngineArgs {
    /// Number of threads
    #[arg(long, value_name = "COUNT", default_value_t = 1, value_parser = value::number_from(1u16, 256))]
    pub threads: u16,

    /// Memory for the table of known positions, such as 4M, 64M or 1G
    #[arg(long, value_name = "SIZE", default_value = "16M", value_parser = value::memory_bytes)]
    pub memory: usize,
}

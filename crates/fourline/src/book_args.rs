//! The command line of `fourline book`, as typed.

use crate::solve_args::EngineArgs;
use crate::value;
use clap::{Args, Subcommand};
use std::path::PathBuf;

#[derive(Debug, Subcommand)]
pub enum BookTask {
    /// Solve all positions with so many discs, and write them as a book
    #[command(after_help = "\
You can interrupt it at any time; run the same command again to continue.

Examples:
  fourline book build --plies 6
  fourline book build --plies 12 --threads 2 --output deep.book
  fourline book build --size 6x5 --plies 8")]
    Build(BookBuildArgs),
    /// Check a book: its checksum, its consistency, and a sample of positions
    #[command(after_help = "\
Examples:
  fourline book verify --sample 10000
  fourline book verify deep.book")]
    Verify(BookVerifyArgs),
    /// Make a smaller book from a deep one: the same scores, fewer discs
    #[command(after_help = "\
Example:
  fourline book shrink --plies 8 --output small.book")]
    Shrink(BookShrinkArgs),
    /// Describe a book
    #[command(after_help = "\
Examples:
  fourline book info
  fourline book info deep.book")]
    Info {
        /// Book file [default: the built-in book]
        file: Option<PathBuf>,
    },
}

#[derive(Debug, Args)]
pub struct BookBuildArgs {
    /// Number of discs on the board in the deepest layer
    #[arg(long, value_name = "COUNT", value_parser = value::number_from(1u32, 14))]
    pub plies: u32,

    /// Columns and rows of the board
    #[arg(long, value_name = "7x6", value_parser = value::size, default_value = "7x6")]
    pub size: (u32, u32),

    /// File to write [default: a file in the data folder, where it is found again]
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<PathBuf>,

    /// Number of threads [default: one per core]
    #[arg(long, value_name = "COUNT", value_parser = value::number_from(1u16, 256))]
    pub threads: Option<u16>,

    /// Memory of each thread, such as 4M, 64M or 1G
    #[arg(long, value_name = "SIZE", default_value = "16M", value_parser = value::memory_bytes)]
    pub memory: usize,
}

#[derive(Debug, Args)]
pub struct BookShrinkArgs {
    /// Book file [default: the built-in book]
    pub file: Option<PathBuf>,

    /// Number of discs on the board in the deepest layer
    #[arg(long, value_name = "COUNT", value_parser = value::number::<u32>)]
    pub plies: u32,

    /// File to write
    #[arg(long, short, value_name = "FILE")]
    pub output: PathBuf,
}

#[derive(Debug, Args)]
pub struct BookVerifyArgs {
    /// Book file [default: the built-in book]
    pub file: Option<PathBuf>,

    /// How many positions of the deepest layer to solve again
    #[arg(long, value_name = "COUNT", default_value_t = 1000, value_parser = value::number::<usize>)]
    pub sample: usize,

    /// Random seed of the sample
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = value::number::<u64>)]
    pub seed: u64,

    #[command(flatten)]
    pub engine: EngineArgs,
}

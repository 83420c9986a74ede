//! The command line of `fourline book`, as typed.

use crate::solve_args::{EngineArgs, memory_bytes};
use clap::{Args, Subcommand};
use fourline_rules::Shape;
use std::path::PathBuf;

#[derive(Debug, Subcommand)]
pub enum BookTask {
    /// Solve all positions after so many plies and write them as a book
    #[command(after_help = BOOK_HELP)]
    Build(BookBuildArgs),
    /// Check a book: its checksum, its consistency, and a sample of positions solved anew
    #[command(after_help = "Examples:\n  fourline book verify --sample 10000\n  \
                            fourline book verify deep.book")]
    Verify(BookVerifyArgs),
    /// Make a smaller book of a deep one: the same scores, fewer plies
    #[command(after_help = "Example:\n  fourline book shrink --plies 8 --output small.book")]
    Shrink(BookShrinkArgs),
    /// Describe a book
    #[command(after_help = "Examples:\n  fourline book info\n  fourline book info deep.book")]
    Info {
        /// The book; without it, the one built in
        file: Option<PathBuf>,
    },
}

const BOOK_HELP: &str = "\
It may be interrupted at any moment; the same command goes on where it stopped.

Examples:
  fourline book build --plies 6
  fourline book build --plies 12 --threads 2 --output deep.book
  fourline book build --size 6x5 --plies 8";

#[derive(Debug, Args)]
pub struct BookBuildArgs {
    /// How many discs are on the board in the deepest layer
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u32).range(1..=14))]
    pub plies: u32,

    /// Columns and rows of the board
    #[arg(long, value_name = "7x6", value_parser = Shape::parse_size, default_value = "7x6")]
    pub size: (u32, u32),

    /// Where the book is written; without it, to the data folder, where it is found again
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<PathBuf>,

    /// Threads, each solving positions of its own; without it, as many as there are cores
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,

    /// Memory of each thread
    #[arg(long, value_name = "SIZE", default_value = "16M", value_parser = memory_bytes)]
    pub memory: usize,
}

#[derive(Debug, Args)]
pub struct BookShrinkArgs {
    /// The deep book; without it, the one built in
    pub file: Option<PathBuf>,

    /// How many discs are on the board in the deepest layer that is kept
    #[arg(long, value_name = "COUNT")]
    pub plies: u32,

    /// Where the smaller book is written
    #[arg(long, short, value_name = "FILE")]
    pub output: PathBuf,
}

#[derive(Debug, Args)]
pub struct BookVerifyArgs {
    /// The book; without it, the one built in
    pub file: Option<PathBuf>,

    /// How many positions of the deepest layer are solved anew
    #[arg(long, value_name = "COUNT", default_value_t = 1000)]
    pub sample: usize,

    /// Which positions are drawn
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub seed: u64,

    #[command(flatten)]
    pub engine: EngineArgs,
}

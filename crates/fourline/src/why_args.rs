//! The command lines of `fourline why` and `fourline review`, as typed.

use crate::value;
use clap::Args;
use std::path::PathBuf;
use std::time::Duration;

#[derive(Debug, Args)]
#[command(after_help = "\
Every move of the side to move is explained, the best first: what it leads to and why. Then the open threats of both \
sides follow. A position is a list of moves (4453 or ddec), a drawn board, or a record; the word empty stands for \
the empty board. Rows count from 1 at the top; odd and even rows count from below.

What is proved and what is only estimated is said. docs/review.md explains how.

Examples:
  fourline why 44444152555526313
  fourline why --json 4453 ddec
  fourline why my-game.fourline

Exit codes:
  0: all positions were explained
  1: some could not be
  2: invalid flag or book")]
pub struct WhyArgs {
    /// Moves such as 4453 or ddec, drawn boards, or record files
    #[arg(required = true)]
    pub positions: Vec<String>,

    #[command(flatten)]
    pub look: InsightArgs,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Every move is judged: only move (!), best, good, slip (the result is kept, but slower), mistake (?, the result is \
worse) or blunder (??, a win turned into a loss). The accuracy of both players and the turning point come first. \
docs/review.md has the definitions. A game is a list of moves (4453 or ddec) or a record; of a folder, all \
files *.fourline are reviewed, and only the summaries are shown.

Examples:
  fourline review my-game.fourline
  fourline review 4444152555526313
  fourline review --json my-game.fourline > review.json
  fourline review games/

Exit codes:
  0: all games were reviewed
  1: some could not be
  2: invalid flag or book")]
pub struct ReviewArgs {
    /// Record files, folders of them, or moves such as 4453 or ddec
    #[arg(required = true)]
    pub games: Vec<String>,

    #[command(flatten)]
    pub look: InsightArgs,
}

#[derive(Debug, Args)]
pub struct InsightArgs {
    /// Print one JSON object per line
    #[arg(long)]
    pub json: bool,

    /// Columns and rows of the board
    #[arg(long, value_name = "7x6", value_parser = value::size, default_value = "7x6")]
    pub size: (u32, u32),

    /// How many discs in a row win
    #[arg(long, value_name = "LENGTH", default_value_t = 4, value_parser = value::number::<u32>)]
    pub connect: u32,

    /// Number of the leftmost column
    #[arg(long, value_name = "0|1", default_value_t = 1, value_parser = value::number_from(0u8, 1))]
    pub columns_from: u8,

    /// Seconds for each position that is not solved at once
    #[arg(long, value_name = "SECONDS", default_value = "1", value_parser = value::seconds)]
    pub think: Duration,

    /// Opening book, instead of the deepest one found
    #[arg(long, value_name = "FILE")]
    pub book: Option<PathBuf>,
}

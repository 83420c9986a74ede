//! The command line of `fourline picture`, as typed.

use clap::{Args, ValueEnum};
use fourline_picture::{Size, Theme};
use fourline_rules::Shape;
use std::path::PathBuf;

pub const PICTURE_HELP: &str = "\
A position is the list of moves that leads to it: columns as digits (4453) or letters (ddec), or the
word empty; a file name is read as the record of a game. The ending of the output decides the format:
.svg and .png show the position, .gif and .apng play the game that led to it. --strip puts the whole
game into one picture.

Themes:
  discs     round discs in a blue frame, with a cross or a ring
  squares   yellow and red squares on blue, 512 by 512 pixels
  contrast  black and white, as strong as can be
  shapes    circles and diamonds in colours that every eye tells apart

Examples:
  fourline picture 4453 -o board.png
  fourline picture 4453 -o board.svg --theme squares --coordinates
  fourline picture game.fourline --at 12 --scores -o move-12.png
  fourline picture game.fourline -o game.gif --delay 500
  fourline picture game.fourline --strip --per-row 6 -o strip.svg
  fourline picture 4453 --format svg -o - | less

Exit codes: 0 the picture is written, 1 it can't be written, 2 a flag, a position or a record is not
right. A picture is written whole or not at all; one that exists is replaced.";

#[derive(Debug, Args)]
pub struct PictureArgs {
    /// Moves such as 4453 or ddec, the word empty, or a file with a record
    pub position: String,

    /// Where the picture goes; its ending says the format; - is the standard output
    #[arg(long, short, value_name = "FILE")]
    pub output: PathBuf,

    /// The format, where the ending does not say it
    #[arg(long, value_enum, value_name = "FORMAT")]
    pub format: Option<Format>,

    /// discs, squares, contrast or shapes
    #[arg(long, value_name = "NAME", default_value_t)]
    pub theme: Theme,

    /// How large the picture is in pixels: its width, or width x height; without it 56 pixels a cell
    #[arg(long, value_name = "512|640x480")]
    pub pixels: Option<Size>,

    /// Show the game after this many steps, as fourline replay numbers them
    #[arg(long, value_name = "NUMBER")]
    pub at: Option<usize>,

    /// Number the columns and rows
    #[arg(long)]
    pub coordinates: bool,

    /// Show what each column leads to
    #[arg(long)]
    pub scores: bool,

    /// Don't mark the disc dropped last
    #[arg(long)]
    pub no_last: bool,

    /// Don't mark the winning line
    #[arg(long)]
    pub no_line: bool,

    /// Columns and rows of the board, for moves
    #[arg(long, value_name = "7x6", value_parser = Shape::parse_size, default_value = "7x6")]
    pub size: (u32, u32),

    /// How many discs in a line win, for moves
    #[arg(long, value_name = "LENGTH", default_value_t = 4)]
    pub connect: u32,

    /// The number of the leftmost column
    #[arg(long, value_name = "0|1", default_value_t = 1, value_parser = clap::value_parser!(u8).range(0..=1))]
    pub columns_from: u8,

    #[command(flatten)]
    pub whole: WholeGameArgs,
}

#[derive(Debug, Args)]
#[command(next_help_heading = "Whole games")]
pub struct WholeGameArgs {
    /// All steps in one picture
    #[arg(long)]
    pub strip: bool,

    /// Boards in one row of a strip
    #[arg(long, value_name = "COUNT", default_value_t = 7, requires = "strip",
          value_parser = clap::value_parser!(u16).range(1..=100))]
    pub per_row: u16,

    /// How long a film shows each move, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 700,
          value_parser = clap::value_parser!(u32).range(20..=60_000))]
    pub delay: u32,

    /// How often a film is played before it rests on its last picture; 0 is without end
    #[arg(long, value_name = "COUNT", default_value_t = 3)]
    pub times: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    Svg,
    Png,
    Gif,
    Apng,
}

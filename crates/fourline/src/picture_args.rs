//! The command line of `fourline picture`, as typed.

use crate::value;
use clap::{Args, ValueEnum};
use fourline_picture::{Size, Theme};
use std::path::PathBuf;

#[derive(Debug, Args)]
#[command(after_help = "\
A position is the list of moves that leads to it: columns as digits (4453) or letters (ddec), or the word \
empty. A file name is read as a record. The extension of the output decides the format: .svg and .png \
show the position, .gif and .apng play the game that led to it. --strip puts the whole game into one picture.

Themes:
  discs: round discs in a blue frame, with a cross or a ring
  squares: yellow and red squares on blue, 512 by 512 pixels
  contrast: black and white, the strongest contrast
  shapes: circles and diamonds, distinguishable with any colour vision

Examples:
  fourline picture 4453 -o board.png
  fourline picture 4453 -o board.svg --theme squares --coordinates
  fourline picture game.fourline --at 12 --scores -o move-12.png
  fourline picture game.fourline -o game.gif --delay 500
  fourline picture game.fourline --strip --per-row 6 -o strip.svg
  fourline picture 4453 --format svg -o - | less

Exit codes:
  0: the picture is written
  1: it can't be written
  2: invalid flag, position or record

An existing picture is replaced only when the new one is complete.")]
pub struct PictureArgs {
    /// Moves such as 4453 or ddec, the word empty, or a record file
    pub position: String,

    /// File to write; its extension decides the format; - is the standard output
    #[arg(long, short, value_name = "FILE")]
    pub output: PathBuf,

    /// Format, if the extension does not decide it
    #[arg(long, value_enum, value_name = "FORMAT")]
    pub format: Option<Format>,

    /// discs, squares, contrast or shapes
    #[arg(long, value_name = "NAME", default_value_t, value_parser = value::read::<Theme>)]
    pub theme: Theme,

    /// Width in pixels, or width x height [default: 56 pixels per cell]
    #[arg(long, value_name = "512|640x480", value_parser = value::read::<Size>)]
    pub pixels: Option<Size>,

    /// Show the game after this many steps, as numbered by fourline replay
    #[arg(long, value_name = "NUMBER", value_parser = value::number::<usize>)]
    pub at: Option<usize>,

    /// Number the columns and rows
    #[arg(long)]
    pub coordinates: bool,

    /// Show what each column leads to
    #[arg(long)]
    pub scores: bool,

    /// Don't mark the last disc
    #[arg(long)]
    pub no_last: bool,

    /// Don't mark the winning line
    #[arg(long)]
    pub no_line: bool,

    /// Columns and rows of the board
    #[arg(long, value_name = "7x6", value_parser = value::size, default_value = "7x6")]
    pub size: (u32, u32),

    /// How many discs in a row win
    #[arg(long, value_name = "LENGTH", default_value_t = 4, value_parser = value::number::<u32>)]
    pub connect: u32,

    /// Number of the leftmost column
    #[arg(long, value_name = "0|1", default_value_t = 1, value_parser = value::number_from(0u8, 1))]
    pub columns_from: u8,

    #[command(flatten)]
    pub whole: WholeGameArgs,
}

#[derive(Debug, Args)]
#[command(next_help_heading = "Whole games")]
pub struct WholeGameArgs {
    /// Show all steps in one picture
    #[arg(long)]
    pub strip: bool,

    /// Boards in one row of a strip
    #[arg(long, value_name = "COUNT", default_value_t = 7, requires = "strip",
          value_parser = value::number_from(1u16, 100))]
    pub per_row: u16,

    /// How long an animation shows each move, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 700,
          value_parser = value::number_from(20u32, 60_000))]
    pub delay: u32,

    /// How often an animation plays before it stops; 0 means forever
    #[arg(long, value_name = "COUNT", default_value_t = 3, value_parser = value::number::<u16>)]
    pub times: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    Svg,
    Png,
    Gif,
    Apng,
}

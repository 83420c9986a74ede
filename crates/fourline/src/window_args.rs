//! The command line of `fourline window`, as typed.

use crate::args::{SeatArgs, ThinkArgs};
use crate::value;
use clap::{Args, ValueEnum};
use fourline_picture::Theme;
use std::path::PathBuf;

#[derive(Debug, Args)]
#[command(after_help = "\
With an opponent and rules the game starts at once. Otherwise a menu asks, filled in with your flags and \
your last choices. Everything works with the mouse, by touch, or by keys.

Keys:
  digits: drop into a column
  arrows, Enter: choose a column, drop
  u, e, x, b: undo, end the turn, remove, block
  z, Z: take back, redo
  d, R, N: offer a draw, resign, new game
  i, s, n: hint, study, next mistake
  comma, full stop: step through the game
  p: pause or continue computers
  w, h, m: save to a file, how to play, menu

Examples:
  fourline window
  fourline window --opponent 3 --rules classic --name Ann
  fourline window --opponent human --rules power --theme squares
  fourline window --player 7 --opponent robot --rules power # watch two computers
  fourline window game.fourline

From the source: cargo run --release --features window -- window

Exit codes:
  0: the window was closed
  1: no window can be opened
  2: invalid flag or record
  130: Ctrl-C or a signal to stop

An unfinished game is kept; continue it with fourline resume.")]
pub struct WindowArgs {
    /// Record to continue or to look at
    #[arg(conflicts_with_all = ["opponent", "player", "names", "symbols", "first", "seed", "rules", "clock", "serious"])]
    pub file: Option<PathBuf>,

    #[command(flatten)]
    pub seats: SeatArgs,

    #[command(flatten)]
    pub think: ThinkArgs,

    /// discs, squares, contrast or shapes [default: your setting]
    #[arg(long, value_name = "NAME", help_heading = "Display", value_parser = value::read::<Theme>)]
    pub theme: Option<Theme>,

    /// How discs fall [default: your setting, or off if the system asks for less motion]
    #[arg(long, value_enum, value_name = "SPEED", help_heading = "Display")]
    pub falling: Option<Falling>,

    /// Number of the leftmost column [default: your setting]
    #[arg(long, value_name = "0|1", help_heading = "Display", value_parser = value::number_from(0u8, 1))]
    pub columns_from: Option<u8>,

    /// Show what each column leads to, all the time
    #[arg(long, help_heading = "Display")]
    pub study: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Falling {
    Slow,
    Normal,
    Fast,
    Off,
}

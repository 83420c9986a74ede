//! The command line of `fourline window`, as typed.

use crate::args::{SeatArgs, ThinkArgs};
use clap::{Args, ValueEnum};
use fourline_picture::Theme;
use std::path::PathBuf;

pub const WINDOW_HELP: &str = "\
With an opponent and rules the game begins at once; otherwise a menu asks, filled in with what was
said and with what was chosen last. Everything can be done with the mouse, by touch, or by keys: digits
drop, arrows choose a column and Enter drops there, u undoes, e ends the turn, x removes, b blocks, z
takes back and Z redoes, d offers a draw, R resigns, N starts anew, i gives a hint, s studies, comma and
full stop step through the game, p lets computers wait, w names a file to save to, m opens the menu.

Examples:
  fourline window
  fourline window --opponent 3 --rules classic --name Ann
  fourline window --opponent human --rules power --name Ann --name Bob --theme squares
  fourline window --player 7 --opponent robot --rules power    watch two computers
  fourline window game.fourline

From the source: cargo run --release --features window -- window

Exit codes: 0 the window was closed, 1 no window can be opened, 2 a flag or a record is not right,
130 Ctrl-C or a signal to stop. An unfinished game is kept; fourline resume goes on with it.";

#[derive(Debug, Args)]
pub struct WindowArgs {
    /// A recorded game to go on with, or to look at
    #[arg(conflicts_with_all = ["opponent", "player", "names", "symbols", "first", "seed", "rules", "clock", "serious"])]
    pub file: Option<PathBuf>,

    #[command(flatten)]
    pub seats: SeatArgs,

    #[command(flatten)]
    pub think: ThinkArgs,

    /// discs, squares, contrast or shapes; without it as it is set
    #[arg(long, value_name = "NAME", help_heading = "Looks")]
    pub theme: Option<Theme>,

    /// How discs fall; without it as it is set, and off if the system asks for less motion
    #[arg(long, value_enum, value_name = "SPEED", help_heading = "Looks")]
    pub falling: Option<Falling>,

    /// The number of the leftmost column; without it as it is set
    #[arg(long, value_name = "0|1", help_heading = "Looks", value_parser = clap::value_parser!(u8).range(0..=1))]
    pub columns_from: Option<u8>,

    /// Judge the columns all the time
    #[arg(long, help_heading = "Looks")]
    pub study: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Falling {
    Slow,
    Normal,
    Fast,
    Off,
}

//! The command line of `fourline window`, as typed.

use crate::args::{FirstArg, RuleFlags};
use clap::{ArgAction, Args, ValueEnum};
use fourline_game::{Name, SymbolPair};
use fourline_picture::Theme;
use fourline_terminal::Opponent;
use std::path::PathBuf;

pub const WINDOW_HELP: &str = "\
With an opponent, rules and names the game begins at once; otherwise a menu asks, filled in with what
was said. Everything can be done with the mouse, by touch, or by keys: digits drop, arrows choose a
column and Enter drops there, U undoes, E ends the turn, R removes, B blocks, G resigns, N starts
anew, H gives a hint, S studies, comma and full stop step through the game, P lets computers wait.

Examples:
  fourline window
  fourline window --opponent 3 --rules classic --name Ann
  fourline window --opponent human --rules power --name Ann --name Bob --theme squares
  fourline window game.fourline

From the source: cargo run --release --features window -- window

Exit codes: 0 the window was closed, 1 no window can be opened, 2 a flag or a record is not right,
130 Ctrl-C or a signal to stop. An unfinished game is kept; fourline resume goes on with it.";

#[derive(Debug, Args)]
pub struct WindowArgs {
    /// A recorded game to go on with, or to look at
    #[arg(conflicts_with_all = ["opponent", "names", "symbols", "first", "seed", "rules"])]
    pub file: Option<PathBuf>,

    /// Who sits on seat 2: human, robot, random, or a level 1 to 10
    #[arg(long, value_name = "PLAYER", value_parser = crate::args::opponent)]
    pub opponent: Option<Opponent>,

    /// A name; give it twice for two players
    #[arg(long = "name", value_name = "NAME", value_parser = Name::new, action = ArgAction::Append)]
    pub names: Vec<Name>,

    /// Two symbols for the discs, such as XO or YR
    #[arg(long, value_name = "PAIR")]
    pub symbols: Option<SymbolPair>,

    /// Who has the first move: seat 1, seat 2, or by lot; without it as the rules say
    #[arg(long, value_name = "SEAT")]
    pub first: Option<FirstArg>,

    /// What lots are drawn from: the same seed and the same moves give the same game
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,

    #[command(flatten)]
    pub rules: RuleFlags,

    /// discs, squares, contrast or shapes; without it as it was last
    #[arg(long, value_name = "NAME", help_heading = "Looks")]
    pub theme: Option<Theme>,

    /// How discs fall; without it as it was last, and off if the system asks for less motion
    #[arg(long, value_enum, value_name = "SPEED", help_heading = "Looks")]
    pub falling: Option<Falling>,

    /// The number of the leftmost column; without it as it was last
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

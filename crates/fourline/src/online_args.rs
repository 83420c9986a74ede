//! The command line of `fourline online`, as typed.

use crate::args::{LookArgs, RuleFlags};
use crate::value;
use clap::{Args, ValueEnum};
use fourline_app::Who;
use fourline_game::{Clock, Name, SymbolPair};

#[derive(Debug, Args)]
#[command(after_help = "\
A link that ends with /t/ and 16 letters is an invitation: you get the free seat, or watch if it is taken. \
One with /w/ is for watching.

Examples:
  fourline online https://play.example.org/t/abcdefghijklmnop
  fourline online --new --server https://play.example.org --rules power --clock 5m+3s
  fourline online --new --opponent 5 # against a computer on the last server
  fourline online --server http://127.0.0.1:4444 # open invitations

Your seat stays yours: after Ctrl-C, a kill or a lost connection, the same command brings you back. The key \
to your seats is in the data folder ($XDG_DATA_HOME/fourline/online on Linux), one for each server.

Exit codes:
  0: the game ended, or you left it
  1: the server refuses, can't be trusted, or is none
  2: invalid flag or link
  3: the input ended; the seat stays
  130: Ctrl-C or a signal to stop; the seat stays")]
pub struct OnlineArgs {
    /// Link to a game, or a server
    #[arg(conflicts_with_all = ["server", "new"])]
    pub link: Option<String>,

    /// Server: shows its open invitations; with --new, invites there [default: the last one]
    #[arg(long, value_name = "URL")]
    pub server: Option<String>,

    /// Make a game and print the link for the other player
    #[arg(long)]
    pub new: bool,

    /// Show the invitation in the server's list of open ones
    #[arg(long, requires = "new")]
    pub listed: bool,

    /// A computer for the other seat: robot, random, or a level from 1 to 10
    #[arg(long, value_name = "PLAYER", value_parser = value::player, requires = "new")]
    pub opponent: Option<Who>,

    /// Your name [default: the last one, else one by chance]
    #[arg(long, value_name = "NAME", value_parser = value::name)]
    pub name: Option<Name>,

    /// Who moves first: host, guest or random [default: as the rules say]
    #[arg(long, value_name = "WHO", requires = "new")]
    pub first: Option<HostArg>,

    /// Two symbols for the discs, such as XO or YR
    #[arg(long, value_name = "PAIR", value_parser = value::read::<SymbolPair>, requires = "new")]
    pub symbols: Option<SymbolPair>,

    /// Clock: 5m (five minutes each), 5m+3s (three seconds more per turn) or 30s/move
    #[arg(long, value_name = "TIME", value_parser = value::read::<Clock>, requires = "new")]
    pub clock: Option<Clock>,

    /// Serious game: it counts, and can't be aborted once both have moved
    #[arg(long, requires = "new")]
    pub serious: bool,

    /// Don't draw the link as a code for phones
    #[arg(long)]
    pub no_qr: bool,

    #[command(flatten)]
    pub rules: RuleFlags,

    #[command(flatten)]
    pub look: LookArgs,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum HostArg {
    Host,
    Guest,
    Random,
}

//! The command line of `fourline arena`, as typed.

use crate::value;
use clap::Args;
use std::path::PathBuf;

#[derive(Debug, Args)]
#[command(after_help = "\
Every player meets every other one. Each opening, a few discs dropped at random, is played twice with sides \
swapped. Players are random, robot, or levels by number or name; 1-10 means all ten.

With --ladder each player meets only the next one. With --log every game is kept in a file; after an \
interruption, the same command continues.

Examples:
  fourline arena robot 1 2 --games 100
  fourline arena 1-10 --ladder --rules power --games 400 --log power.games
  fourline arena 1-10 --ladder --markdown > levels.md

Exit codes:
  0: done
  2: invalid flag or log
  130: interrupted (with --log nothing is lost)")]
pub struct ArenaArgs {
    /// Two players or more: random, robot, or levels such as 7, lynx or 1-10
    #[arg(required = true)]
    pub players: Vec<String>,

    /// Games per pair, an even number
    #[arg(long, value_name = "COUNT", default_value_t = 100, value_parser = value::number::<usize>)]
    pub games: usize,

    /// Each player meets only the next one
    #[arg(long)]
    pub ladder: bool,

    /// classic, second-chance, strict, power, or a TOML file
    #[arg(long, value_name = "NAME|FILE", default_value = "classic")]
    pub rules: String,

    /// Discs dropped at random before the players move
    #[arg(long, value_name = "DISCS", default_value_t = 4, value_parser = value::number::<usize>)]
    pub opening: usize,

    /// Random seed: the same seed gives the same games
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = value::number::<u64>)]
    pub seed: u64,

    /// Games at the same time [default: one per core]
    #[arg(long, value_name = "COUNT", value_parser = value::number_from(1u16, 256))]
    pub threads: Option<u16>,

    /// File for the games; if it exists, the match continues from it
    #[arg(long, value_name = "FILE")]
    pub log: Option<PathBuf>,

    /// Print the tables as Markdown
    #[arg(long, conflicts_with = "json")]
    pub markdown: bool,

    /// Print one JSON object instead of tables
    #[arg(long)]
    pub json: bool,
}

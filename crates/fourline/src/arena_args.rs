//! The command line of `fourline arena`, as typed.

use clap::Args;
use std::path::PathBuf;

pub const ARENA_HELP: &str = "\
Everybody meets everybody. Each opening of a few discs dropped by lot is played twice, with sides
swapped. Players are random, robot, or levels by number or name; 1-10 stands for all ten.

Examples:
  fourline arena robot 1 2 --games 100
  fourline arena 1-10 --ladder --rules power --games 400 --log power.games
The second one lets each player meet only the next one, keeps every game in a file, and after an
interruption goes on where it stopped.

Exit codes: 0 done, 2 a flag or the log is not right, 130 interrupted (with --log nothing is lost).";

#[derive(Debug, Args)]
pub struct ArenaArgs {
    /// Two or more players: random, robot, or levels such as 7, lynx or 1-10
    #[arg(required = true)]
    pub players: Vec<String>,

    /// Games of each pair; an even number
    #[arg(long, value_name = "COUNT", default_value_t = 100)]
    pub games: usize,

    /// Each player meets only the next one
    #[arg(long)]
    pub ladder: bool,

    /// classic, second-chance, strict, power, or a TOML file
    #[arg(long, value_name = "NAME|FILE", default_value = "classic")]
    pub rules: String,

    /// Discs dropped by lot before the players take over
    #[arg(long, value_name = "DISCS", default_value_t = 4)]
    pub opening: usize,

    /// What all lots are drawn from: the same seed gives the same games
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub seed: u64,

    /// Games played at the same time; without it, as many as there are cores
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,

    /// Keep every game in this file as it ends; if it exists, go on from it
    #[arg(long, value_name = "FILE")]
    pub log: Option<PathBuf>,

    /// The table as one JSON object
    #[arg(long)]
    pub json: bool,
}

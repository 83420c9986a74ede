//! The command line of `fourline arena`, as typed.

use crate::value;
use clap::Args;
use fourline_game::Clock;
use fourline_players::arena::Sprt;
use std::path::PathBuf;
use std::time::Duration;

#[derive(Debug, Args)]
#[command(after_help = "\
Every player meets every other one. Each opening, a few discs dropped at random, is played twice with sides \
swapped. Players are random, robot, levels by number or name (1-10 means all ten), or other programs that speak \
the engine protocol (UCI): uci:COMMAND, with options uci[Hash=64;Threads=2]:COMMAND. A program that crashes, is \
silent, late, illegal or floods loses the game, and it is said why.

With --ladder each player meets only the next one. With --log every game is kept in a file; after an \
interruption, the same command continues, and with more --games it plays on.

Examples:
  fourline arena robot 1 2 --games 100
  fourline arena 1-10 --ladder --rules power --games 400 --log power.games
  fourline arena 1-10 --ladder --markdown > levels.md
  fourline arena 10 uci:fairy-stockfish --games 20 --clock 200ms/move
  fourline arena 7 'uci:./my-engine --fast' --games 1000 --sprt 0,30 --balanced

Exit codes:
  0: done
  2: invalid flag or log
  130: interrupted (with --log nothing is lost)")]
pub struct ArenaArgs {
    /// Two players or more: random, robot, levels such as 7, lynx or 1-10, or uci:COMMAND
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

    /// File with openings instead: a list of moves such as 4453 in each line
    #[arg(long, value_name = "FILE", conflicts_with_all = ["opening", "balanced"])]
    pub openings: Option<PathBuf>,

    /// Only random openings that are draws with best play
    #[arg(long)]
    pub balanced: bool,

    /// Clock: 200ms/move, 1m or 1m+500ms [default: none, or 1s/move with other programs]
    #[arg(long, value_name = "TIME", value_parser = value::read::<Clock>)]
    pub clock: Option<Clock>,

    /// Milliseconds that a player may take more than it has
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = value::number::<u64>)]
    pub margin: u64,

    /// Seconds that another program may take to get ready
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = value::seconds)]
    pub patience: Duration,

    /// Stop as soon as one of two differences in Elo is shown, such as 0,30 (two players)
    #[arg(long, value_name = "ELO0,ELO1", value_parser = value::sprt)]
    pub sprt: Option<Sprt>,

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

//! The command line of `fourline referee`, as typed.

use crate::value;
use clap::Args;
use std::time::Duration;

#[derive(Debug, Args)]
#[command(after_help = "\
The program is started for each game. It is played with by its own questions: a dialogue file says how it asks, how it \
shows the board and how it says the end. Its board and its result are held against the rules, move by move. What is \
wrong is said with the shortest game found that shows it. docs/teachers.md explains it in ten minutes.

Dialogue files come with the program for five styles: p1 (you against the machine), p2 (power duel), p3 (robot or \
friend), p4 (a board that is not text), p5 (named duel). --print-dialogue shows one, to be changed.

Examples:
  fourline referee --program 'python3 four.py' --dialogue p3
  fourline referee --program 'spim -file four.s' --dialogue mine.dialogue --rules power
  fourline referee --program ./four --dialogue p5 --rules second-chance --junit > report.xml
  fourline referee --print-dialogue p2 > mine.dialogue

Exit codes:
  0: nothing is wrong
  1: something is wrong
  2: invalid flag, rule file or dialogue file")]
pub struct RefereeArgs {
    /// Command that starts the program
    #[arg(long, value_name = "COMMAND", required_unless_present = "print_dialogue")]
    pub program: Option<String>,

    /// How the program speaks: p1 to p5, or a file
    #[arg(long, value_name = "NAME|FILE", required_unless_present = "print_dialogue")]
    pub dialogue: Option<String>,

    /// Rules that the program should follow: classic, second-chance, strict, power, or a TOML file
    #[arg(long, value_name = "NAME|FILE", default_value = "classic")]
    pub rules: String,

    /// Random games, besides one for everything that can happen
    #[arg(long, value_name = "COUNT", default_value_t = 20, value_parser = value::number_from(0u16, 10_000))]
    pub games: u16,

    /// Random seed: the same seed gives the same games
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = value::number::<u64>)]
    pub seed: u64,

    /// Seconds that the program may say nothing that is understood
    #[arg(long, value_name = "SECONDS", default_value = "5", value_parser = value::seconds)]
    pub patience: Duration,

    /// Print one JSON object
    #[arg(long, conflicts_with = "junit")]
    pub json: bool,

    /// Print JUnit XML, for tools that collect test results
    #[arg(long)]
    pub junit: bool,

    /// Print a dialogue file that comes with the program
    #[arg(long, value_name = "NAME", conflicts_with_all = ["program", "dialogue", "json", "junit"])]
    pub print_dialogue: Option<String>,
}

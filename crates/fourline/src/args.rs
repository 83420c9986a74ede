//! The command line as typed. Turned into checked settings in one place, `settings`.

use crate::arena_args::{ARENA_HELP, ArenaArgs};
use crate::book_args::BookTask;
use crate::picture_args::{PICTURE_HELP, PictureArgs};
use crate::solve_args::{BENCH_HELP, BenchArgs, SOLVE_HELP, SolveArgs};
use crate::window_args::{WINDOW_HELP, WindowArgs};
use clap::{ArgAction, Args, Parser, Subcommand, ValueEnum};
use fourline_app::Who;
use fourline_game::{Clock, Name, SymbolPair};
use fourline_rules::{BadInput, Opening, Shape, Undo};
use std::path::PathBuf;
use std::time::Duration;

/// Four in a row: play it against a friend or the computer, under every house rule.
#[derive(Debug, Parser)]
#[command(
    name = "fourline",
    version,
    args_conflicts_with_subcommands = true,
    after_long_help = EXIT_CODES,
    after_help = "Examples:\n  fourline                                  the menu, on the whole screen\n  \
                  fourline --plain                          ask everything line by line, then play\n  \
                  fourline play --opponent robot --rules classic --name Ann\n  \
                  fourline play --opponent human --rules power --name Ann --name Bob\n  \
                  fourline play --player 7 --opponent robot --rules power    watch two computers\n  \
                  fourline resume                           go on with the last unfinished game"
)]
pub struct Cli {
    /// Language of everything that is said: en, vi, de or es [default: as set, else the system's]
    // It is read before the other flags, so that their help is in it too.
    #[arg(long, global = true, value_name = "TAG")]
    pub language: Option<String>,
    #[command(subcommand)]
    pub command: Option<Task>,
    #[command(flatten)]
    pub play: PlayArgs,
}

const EXIT_CODES: &str = "\
Exit codes:
  0    the game was played to its end, you typed quit, or the reader closed the pipe (| head)
  1    something went wrong, for example a file can't be written
  2    invalid flag, rule file or record; the message says where
  3    the input ended in mid-game; the game is kept
  130  Ctrl-C or a signal to stop; the game is kept

Without a task, fourline shows its menu on the whole screen of a terminal; with --plain, with another
--board than grid, with TERM=dumb or without a terminal, and in the tasks play and resume, it plays by
plain lines.

Unfinished games are kept in the data folder ($XDG_DATA_HOME/fourline/unfinished on Linux), settings
and keys of the full screen in $XDG_CONFIG_HOME/fourline/settings.toml.";

#[derive(Debug, Subcommand)]
pub enum Task {
    /// Play by plain lines; what is not given by flags is asked
    Play(Box<PlayArgs>),
    /// Go on with an unfinished game
    #[command(after_help = "Examples:\n  fourline resume\n  fourline resume --list\n  \
                            fourline resume my-game.fourline")]
    Resume(ResumeArgs),
    /// Show a recorded game move by move
    #[command(after_help = "Examples:\n  fourline replay my-game.fourline\n  \
                            fourline replay --list\n  fourline replay --all my-game.fourline | less")]
    Replay(ReplayArgs),
    /// Study a position or a recorded game on the whole screen
    #[command(after_help = "Examples:\n  fourline study\n  fourline study 4453\n  \
                            fourline study my-game.fourline")]
    Study(StudyArgs),
    /// Play in a window (needs a build with the feature window)
    #[command(after_help = WINDOW_HELP)]
    Window(Box<WindowArgs>),
    /// Draw a position or a whole game: SVG, PNG, an animated GIF or PNG
    #[command(after_help = PICTURE_HELP)]
    Picture(PictureArgs),
    /// Solve positions exactly: who wins, how soon, and what each column is worth
    #[command(after_help = SOLVE_HELP)]
    Solve(SolveArgs),
    /// Measure the solver, and check its answers
    #[command(after_help = BENCH_HELP)]
    Bench(BenchArgs),
    /// Let computer players meet, and measure their strength
    #[command(after_help = ARENA_HELP)]
    Arena(ArenaArgs),
    /// Build, check and describe opening books
    #[command(subcommand)]
    Book(BookTask),
    /// Print a rule set as a TOML file, ready to be changed and used with --rules
    #[command(
        after_help = "Example:\n  fourline rules power --explain\n  fourline rules power > mine.toml\n  \
                            fourline play --rules mine.toml"
    )]
    Rules(RulesArgs),
    /// Print a completion script for your shell
    #[command(
        after_help = "Example:\n  fourline completions bash > fourline.bash && . ./fourline.bash"
    )]
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Print the manual page
    #[command(after_help = "Example:\n  fourline man > fourline.1 && man ./fourline.1")]
    Man,
}

#[derive(Debug, Default, Args)]
pub struct PlayArgs {
    #[command(flatten)]
    pub seats: SeatArgs,

    #[command(flatten)]
    pub think: ThinkArgs,

    #[command(flatten)]
    pub look: LookArgs,

    #[command(flatten)]
    pub lines: LineArgs,
}

/// How a game by lines is asked for, or that it is not to be one.
#[derive(Clone, Debug, Default, Args)]
pub struct LineArgs {
    /// How line mode asks: one prompt that offers everything, or each question of a turn in order
    #[arg(long, value_enum, value_name = "HOW", default_value_t, help_heading = "Looks")]
    pub questions: QuestionsArg,

    /// Use the full screen instead of lines, on a terminal
    #[arg(long, help_heading = "Looks", conflicts_with = "plain")]
    pub screen: bool,
}

/// Who plays, wherever a game can be started.
#[derive(Clone, Debug, Default, Args)]
pub struct SeatArgs {
    /// Who sits on seat 2: human, robot, random, or a level 1 to 10
    #[arg(long, value_name = "PLAYER", value_parser = opponent)]
    pub opponent: Option<Who>,

    /// Who sits on seat 1: human, or a computer as above, to watch two of them play
    #[arg(long, value_name = "PLAYER", value_parser = opponent)]
    pub player: Option<Who>,

    /// A name; give it twice for two players
    #[arg(long = "name", value_name = "NAME", value_parser = Name::new, action = ArgAction::Append)]
    pub names: Vec<Name>,

    /// Two symbols for the discs, such as XO or YR
    #[arg(long, value_name = "PAIR")]
    pub symbols: Option<SymbolPair>,

    /// Who has the first move: seat 1, seat 2, or by lot; without it as the rules say
    #[arg(long, value_name = "SEAT")]
    pub first: Option<FirstArg>,

    /// A clock: 5m for five minutes each, 5m+3s with three seconds more for every turn, 30s/move
    #[arg(long, value_name = "TIME", value_parser = str::parse::<Clock>)]
    pub clock: Option<Clock>,

    /// Serious play: moves can't be taken back
    #[arg(long)]
    pub serious: bool,

    /// The random seed: the same seed and the same moves give the same game
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,

    #[command(flatten)]
    pub rules: RuleFlags,
}

#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Thinking")]
pub struct ThinkArgs {
    /// How many seconds a computer may think about a move, and a hint take
    #[arg(long = "think", value_name = "SECONDS", default_value = "1", value_parser = seconds)]
    pub limit: Duration,

    /// An opening book for level 10 and hints, instead of the deepest one there is
    #[arg(long, value_name = "FILE")]
    pub book: Option<PathBuf>,
}

impl ThinkArgs {
    /// The limit as sessions and players want it.
    pub fn limit_ms(&self) -> u64 {
        u64::try_from(self.limit.as_millis()).unwrap_or(u64::MAX)
    }
}

/// What holds where there are no such flags.
impl Default for ThinkArgs {
    fn default() -> ThinkArgs {
        ThinkArgs { limit: Duration::from_secs(1), book: None }
    }
}

#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "Rules (without --rules, the others start from classic)")]
pub struct RuleFlags {
    /// classic, second-chance, strict, power, or a TOML file
    #[arg(long, value_name = "NAME|FILE")]
    pub rules: Option<String>,

    /// Columns and rows: 4x4 up to 16 a side and 128 cells
    #[arg(long, value_name = "7x6", value_parser = Shape::parse_size)]
    pub size: Option<(u32, u32)>,

    /// How many discs in a line win
    #[arg(long, value_name = "LENGTH")]
    pub connect: Option<u32>,

    /// Undos per player: 3, or 3/strict where asking for one more loses
    #[arg(long, value_name = "COUNT", value_parser = str::parse::<Undo>)]
    pub undo: Option<Undo>,

    /// Which bad column loses: none, 3/game or 4/move
    #[arg(long, value_name = "COUNT", value_parser = str::parse::<BadInput>)]
    pub violations: Option<BadInput>,

    /// Removes per player
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u8).range(0..=99))]
    pub remove: Option<u8>,

    /// Blocks per player
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u8).range(0..=99))]
    pub block: Option<u8>,

    /// Where the first discs go: free or centre
    #[arg(long, value_name = "WHERE", value_parser = str::parse::<Opening>)]
    pub opening: Option<Opening>,
}

#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "Looks")]
pub struct LookArgs {
    /// The number of the leftmost column
    #[arg(long, value_name = "0|1", default_value_t = 1, value_parser = clap::value_parser!(u8).range(0..=1))]
    pub columns_from: u8,

    /// How the board is shown: grid, frame, or words (for screen readers)
    #[arg(long, value_enum, value_name = "STYLE", default_value_t)]
    pub board: BoardArg,

    /// When to use colour; NO_COLOR is honoured too
    #[arg(long, value_enum, value_name = "WHEN", default_value_t)]
    pub color: ColourArg,

    /// Plain lines without colour, instead of the full screen
    #[arg(long)]
    pub plain: bool,
}

#[derive(Debug, Args)]
pub struct ResumeArgs {
    /// The record to go on with; without it, the newest game on the shelf
    pub file: Option<PathBuf>,

    /// List the unfinished games instead
    #[arg(long, conflicts_with = "file")]
    pub list: bool,

    #[command(flatten)]
    pub lines: LineArgs,

    #[command(flatten)]
    pub think: ThinkArgs,

    #[command(flatten)]
    pub look: LookArgs,
}

#[derive(Debug, Args)]
pub struct ReplayArgs {
    /// The record; without it, the game that was finished last
    pub file: Option<PathBuf>,

    /// List the finished games instead
    #[arg(long, conflicts_with = "file")]
    pub list: bool,

    /// Do not wait for Enter between moves
    #[arg(long)]
    pub all: bool,

    /// Use the full screen, on a terminal
    #[arg(long, conflicts_with_all = ["all", "plain"])]
    pub screen: bool,

    #[command(flatten)]
    pub look: LookArgs,
}

#[derive(Debug, Args)]
pub struct StudyArgs {
    /// Moves such as 4453 or ddec, or a file with a record; without it, the empty board
    pub position: Option<String>,

    /// Columns and rows of the board, for moves
    #[arg(long, value_name = "7x6", value_parser = Shape::parse_size, default_value = "7x6")]
    pub size: (u32, u32),

    #[command(flatten)]
    pub look: LookArgs,
}

#[derive(Debug, Args)]
pub struct RulesArgs {
    /// Explain the rules in sentences instead
    #[arg(long)]
    pub explain: bool,

    /// classic, second-chance, strict, power, or a TOML file
    #[arg(default_value = "classic")]
    pub rules: String,
}

/// A length of time in seconds.
fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: Option<f64> = text.parse().ok();
    seconds
        .filter(|seconds| (0.05..=3600.0).contains(seconds))
        .map(Duration::from_secs_f64)
        .ok_or_else(|| "expected seconds from 0.05 to 3600, such as 0.5 or 10".to_string())
}

/// A person (`human` or `friend`), or a computer player by its name.
pub fn opponent(text: &str) -> Result<Who, String> {
    match text {
        "human" | "friend" => Ok(Who::Person),
        _ => text
            .parse()
            .map(Who::Computer)
            .map_err(|_| "expected human, robot, random, or a level from 1 to 10".to_string()),
    }
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum FirstArg {
    #[value(name = "1")]
    One,
    #[value(name = "2")]
    Two,
    #[value(name = "random")]
    Random,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub enum BoardArg {
    #[default]
    Grid,
    Frame,
    Words,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub enum QuestionsArg {
    #[default]
    Offered,
    Each,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub enum ColourArg {
    #[default]
    Auto,
    Always,
    Never,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        use clap::CommandFactory;
        Cli::command().debug_assert();
    }
}

//! The command line as typed. Turned into checked settings in one place, `settings`.

use crate::arena_args::ArenaArgs;
use crate::book_args::BookTask;
use crate::convert_args::ConvertArgs;
use crate::engine_args::EngineTask;
use crate::online_args::OnlineArgs;
use crate::picture_args::PictureArgs;
use crate::referee_args::RefereeArgs;
use crate::serve_args::ServeArgs;
use crate::solve_args::{BenchArgs, SolveArgs};
use crate::value;
use crate::why_args::{ReviewArgs, WhyArgs};
use crate::window_args::WindowArgs;
use clap::{ArgAction, Args, Parser, Subcommand, ValueEnum};
use fourline_app::Who;
use fourline_game::{Clock, Name, SymbolPair};
use fourline_rules::{BadInput, Opening, Undo};
use std::path::PathBuf;
use std::time::Duration;

/// Four in a row: play a friend or the computer, with your house rules.
#[derive(Debug, Parser)]
#[command(
    name = "fourline",
    version,
    args_conflicts_with_subcommands = true,
    subcommand_value_name = "COMMAND",
    after_help = "\
Without a command, fourline opens its menu on the full screen. It plays line by line with --plain, with \
a --board other than grid, with TERM=dumb, without a terminal, and in the commands play and resume.

Examples:
  fourline # open the menu on the full screen
  fourline --plain # answer questions line by line, then play
  fourline play --opponent robot --rules classic --name Ann
  fourline play --opponent human --rules power --name Ann --name Bob
  fourline play --player 7 --opponent robot --rules power # watch two computers
  fourline resume # continue the last unfinished game

Exit codes:
  0: the game ended, you typed quit, or the output was closed (| head)
  1: something failed, for example a file could not be written
  2: invalid flag, rule file, book or record; the message says where
  3: the input ended during a game; the game is kept
  130: Ctrl-C or a signal to stop; the game is kept

Unfinished games are kept in the data folder ($XDG_DATA_HOME/fourline/unfinished on Linux). Settings and \
keys are in $XDG_CONFIG_HOME/fourline/settings.toml."
)]
pub struct Cli {
    /// Language: en, vi, de or es [default: your setting, else the system's]
    // It is read before the other flags, so that their help is in it too.
    #[arg(long, global = true, value_name = "TAG")]
    pub language: Option<String>,
    #[command(subcommand)]
    pub command: Option<Task>,
    #[command(flatten)]
    pub play: PlayArgs,
}

#[derive(Debug, Subcommand)]
pub enum Task {
    /// Play line by line; asks for what the flags don't say
    #[command(after_help = "\
Examples:
  fourline play
  fourline play --opponent 3 --rules classic --name Ann
  fourline play --opponent human --rules power --name Ann --name Bob
  fourline play --opponent robot --size 9x7 --clock 5m+3s
  fourline play --board words # for screen readers")]
    Play(Box<PlayArgs>),
    /// Continue an unfinished game
    #[command(after_help = "\
Examples:
  fourline resume
  fourline resume --list
  fourline resume my-game.fourline")]
    Resume(ResumeArgs),
    /// Show a recorded game move by move
    #[command(after_help = "\
Examples:
  fourline replay my-game.fourline
  fourline replay --list
  fourline replay --all my-game.fourline | less")]
    Replay(ReplayArgs),
    /// Study a position or a recorded game on the full screen
    #[command(after_help = "\
Examples:
  fourline study
  fourline study 4453
  fourline study --size 9x7 5544
  fourline study my-game.fourline")]
    Study(StudyArgs),
    /// Play on a server: by a link, from its open invitations, or with a new game
    Online(Box<OnlineArgs>),
    /// Play in a window (needs a build with the feature window)
    Window(Box<WindowArgs>),
    /// Serve the page for browsers and online games (needs a build with the feature serve)
    Serve(ServeArgs),
    /// Draw a position or a whole game: SVG, PNG, animated GIF or PNG
    Picture(PictureArgs),
    /// Solve positions exactly: who wins, how soon, and the score of each column
    Solve(SolveArgs),
    /// Explain every move of a position: what it leads to, and why
    Why(WhyArgs),
    /// Review games: every move judged, the accuracy of both players, the turning point
    Review(ReviewArgs),
    /// Measure the solver and check its answers
    Bench(BenchArgs),
    /// Let computer players play each other, and measure their strength
    Arena(ArenaArgs),
    /// Be an engine for other programs (UCI), or check one
    Engine(EngineTask),
    /// Check anybody's four-in-a-row program: play with it and say what is wrong
    Referee(RefereeArgs),
    /// Convert games and positions from one notation into another
    Convert(ConvertArgs),
    /// Build, check and describe opening books
    #[command(
        subcommand,
        subcommand_value_name = "COMMAND",
        after_help = "\
Examples:
  fourline book info
  fourline book build --plies 6
  fourline book help build"
    )]
    Book(BookTask),
    /// Print a rule set as a TOML file that you can change and use with --rules
    #[command(after_help = "\
Examples:
  fourline rules power --explain
  fourline rules power > mine.toml
  fourline play --rules mine.toml")]
    Rules(RulesArgs),
    /// Print a completion script for your shell
    #[command(after_help = "\
Example:
  fourline completions bash > fourline.bash && . ./fourline.bash")]
    Completions {
        /// Your shell
        shell: clap_complete::Shell,
    },
    /// Print the manual page
    #[command(after_help = "\
Example:
  fourline man > fourline.1 && man ./fourline.1")]
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
    /// How to ask: everything in one prompt (offered), or question by question (each)
    #[arg(long, value_enum, value_name = "HOW", default_value_t, help_heading = "Display")]
    pub questions: QuestionsArg,

    /// Use the full screen instead of lines
    #[arg(long, help_heading = "Display", conflicts_with = "plain")]
    pub screen: bool,
}

/// Who plays, wherever a game can be started.
#[derive(Clone, Debug, Default, Args)]
pub struct SeatArgs {
    /// Player at seat 2: human, robot, random, or a level from 1 to 10
    #[arg(long, value_name = "PLAYER", value_parser = value::player)]
    pub opponent: Option<Who>,

    /// Player at seat 1: human, or a computer to watch two computers play
    #[arg(long, value_name = "PLAYER", value_parser = value::player)]
    pub player: Option<Who>,

    /// Name of a player; repeat it for the second player
    #[arg(long = "name", value_name = "NAME", value_parser = value::name, action = ArgAction::Append)]
    pub names: Vec<Name>,

    /// Two symbols for the discs, such as XO or YR
    #[arg(long, value_name = "PAIR", value_parser = value::read::<SymbolPair>)]
    pub symbols: Option<SymbolPair>,

    /// Who moves first: seat 1, seat 2 or random [default: as the rules say]
    #[arg(long, value_name = "SEAT")]
    pub first: Option<FirstArg>,

    /// Clock: 5m (five minutes each), 5m+3s (three seconds more per turn) or 30s/move
    #[arg(long, value_name = "TIME", value_parser = value::read::<Clock>)]
    pub clock: Option<Clock>,

    /// Serious game: moves can't be taken back
    #[arg(long)]
    pub serious: bool,

    /// Random seed: the same seed and the same moves give the same game
    #[arg(long, value_name = "NUMBER", value_parser = value::number::<u64>)]
    pub seed: Option<u64>,

    #[command(flatten)]
    pub rules: RuleFlags,
}

#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Thinking")]
pub struct ThinkArgs {
    /// Seconds that a computer may think about a move or a hint
    #[arg(long = "think", value_name = "SECONDS", default_value = "1", value_parser = value::seconds)]
    pub limit: Duration,

    /// Opening book for level 10 and hints, instead of the deepest one found
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
#[command(next_help_heading = "Rules")]
pub struct RuleFlags {
    /// classic, second-chance, strict, power, or a TOML file; the flags below change single rules
    #[arg(long, value_name = "NAME|FILE")]
    pub rules: Option<String>,

    /// Columns and rows of the board
    #[arg(long, value_name = "7x6", value_parser = value::size)]
    pub size: Option<(u32, u32)>,

    /// How many discs in a row win
    #[arg(long, value_name = "LENGTH", value_parser = value::number::<u32>)]
    pub connect: Option<u32>,

    /// Undos per player: 3, or 3/strict if asking for one more loses
    #[arg(long, value_name = "COUNT", value_parser = value::read::<Undo>)]
    pub undo: Option<Undo>,

    /// Which violation loses: none, 3/game or 4/move
    #[arg(long, value_name = "COUNT", value_parser = value::read::<BadInput>)]
    pub violations: Option<BadInput>,

    /// Removes per player (each takes out one disc of the opponent)
    #[arg(long, value_name = "COUNT", value_parser = value::number_from(0u8, 99))]
    pub remove: Option<u8>,

    /// Blocks per player (each skips one turn of the opponent)
    #[arg(long, value_name = "COUNT", value_parser = value::number_from(0u8, 99))]
    pub block: Option<u8>,

    /// Where the first discs go: free or centre
    #[arg(long, value_name = "WHERE", value_parser = value::read::<Opening>)]
    pub opening: Option<Opening>,
}

#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "Display")]
pub struct LookArgs {
    /// Number of the leftmost column
    #[arg(long, value_name = "0|1", default_value_t = 1, value_parser = value::number_from(0u8, 1))]
    pub columns_from: u8,

    /// How to show the board: grid, frame, or words (for screen readers)
    #[arg(long, value_enum, value_name = "STYLE", default_value_t)]
    pub board: BoardArg,

    /// When to use colour; NO_COLOR counts too
    #[arg(long, value_enum, value_name = "WHEN", default_value_t)]
    pub color: ColourArg,

    /// Plain lines without colour, instead of the full screen
    #[arg(long)]
    pub plain: bool,
}

#[derive(Debug, Args)]
pub struct ResumeArgs {
    /// Record to continue [default: the last unfinished game]
    pub file: Option<PathBuf>,

    /// List the unfinished games
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
    /// Record to show [default: the last finished game]
    pub file: Option<PathBuf>,

    /// List the finished games
    #[arg(long, conflicts_with = "file")]
    pub list: bool,

    /// Show all moves without waiting for Enter
    #[arg(long)]
    pub all: bool,

    /// Use the full screen instead of lines
    #[arg(long, conflicts_with_all = ["all", "plain"])]
    pub screen: bool,

    #[command(flatten)]
    pub look: LookArgs,
}

#[derive(Debug, Args)]
pub struct StudyArgs {
    /// Moves such as 4453 or ddec, or a record file [default: the empty board]
    pub position: Option<String>,

    /// Columns and rows of the board
    #[arg(long, value_name = "7x6", value_parser = value::size, default_value = "7x6")]
    pub size: (u32, u32),

    #[command(flatten)]
    pub look: LookArgs,
}

#[derive(Debug, Args)]
pub struct RulesArgs {
    /// classic, second-chance, strict, power, or a TOML file
    #[arg(default_value = "classic")]
    pub rules: String,

    /// Explain the rules in sentences
    #[arg(long)]
    pub explain: bool,
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

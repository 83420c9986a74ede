//! The program: arguments in, exit code out. The work is done in the other crates.

mod arena;
mod arena_args;
mod arena_log;
mod args;
mod bench;
mod book;
mod book_args;
mod book_progress;
mod keep;
mod meter;
mod output;
mod picture;
mod picture_args;
mod rule_file;
mod screen;
mod settings;
mod solve;
mod solve_args;
mod window;
mod window_args;

use anyhow::{Context, Result, bail};
use args::{Cli, PlayArgs, ReplayArgs, ResumeArgs, Task};
use book::complain;
use clap::{CommandFactory, Parser};
use fourline_game::Words;
use fourline_players::Table;
use fourline_terminal::{Console, Leave, ask_setup, harmless, play, read_record, replay, shown};
use keep::Keeper;
use output::print;
use std::ffi::OsStr;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

/// The codes that the program's help documents.
mod code {
    pub const FAILED: u8 = 1;
    pub const BAD_REQUEST: u8 = 2;
    pub const INPUT_ENDED: u8 = 3;
    pub const INTERRUPTED: u8 = 130;
}

fn main() -> ExitCode {
    if let Some(bad) = std::env::args_os().skip(1).find(|arg| !is_showable(arg)) {
        let bad = shown(&bad.to_string_lossy());
        eprintln!("fourline: an argument has characters that control the screen: {bad}");
        return ExitCode::from(code::BAD_REQUEST);
    }
    let cli = Cli::parse();
    let done = match cli.command {
        None if screen::fits(&cli.play.look) => screen::play(&cli.play),
        None => play_game(&cli.play),
        Some(Task::Play(args)) => play_game(&args),
        Some(Task::Resume(args)) => resume(&args),
        Some(Task::Replay(args)) => replay_game(&args),
        Some(Task::Picture(args)) => picture::run(&args),
        Some(Task::Window(args)) => window::run(&args),
        Some(Task::Solve(args)) => solve::run(&args),
        Some(Task::Bench(args)) => bench::run(&args),
        Some(Task::Arena(args)) => arena::run(&args),
        Some(Task::Book(task)) => book::run(&task),
        Some(Task::Study(args)) => screen::study(&args),
        Some(Task::Rules(args)) => settings::named_rules(&args.rules)
            .and_then(|rules| print(rule_file::write(&rules).as_bytes())),
        Some(Task::Completions { shell }) => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "fourline", &mut script);
            print(&script)
        }
        Some(Task::Man) => manual().and_then(|page| print(&page)),
    };
    done.unwrap_or_else(|error| {
        eprintln!("fourline: {error:#}");
        // Failures of the system are told apart from requests that can't be met as they stand.
        let is_ours = error.downcast_ref::<io::Error>().is_some();
        ExitCode::from(if is_ours { code::FAILED } else { code::BAD_REQUEST })
    })
}

/// Error messages quote arguments, so nothing may stand in them that a terminal would obey.
fn is_showable(argument: &OsStr) -> bool {
    let text = argument.to_string_lossy();
    harmless(&text) == text
}

fn play_game(args: &PlayArgs) -> Result<ExitCode> {
    let wishes = settings::wishes(&args.seats)?;
    let look = settings::look(&args.look);
    let mut keeper = Keeper::new();
    let mut console = open_console()?;
    let hello = "Fourline: four in a row. Type help at any prompt.";
    let table = console.say(hello).and_then(|()| ask_setup(&mut console, &wishes));
    let mut table = match table {
        Ok(table) => table,
        Err(leave) => return Ok(say_goodbye(&mut console, &leave, "No game was begun.")),
    };
    table = table.with_means(settings::means(&args.think, complain));
    let left = play(&mut console, look, &mut table, &mut |_| {});
    Ok(finish(&mut console, &mut keeper, &table, left))
}

fn resume(args: &ResumeArgs) -> Result<ExitCode> {
    let mut keeper = Keeper::new();
    if args.list {
        return print(keeper.list().as_bytes());
    }
    let Some(path) = args.file.clone().or_else(|| keeper.newest()) else {
        bail!("there is no unfinished game; start one with: fourline play");
    };
    let game = read_record(&path)?;
    let file = harmless(&path.to_string_lossy());
    if let Some(ending) = game.ending() {
        let how = Words::default().ending(ending, &game);
        bail!("{file}: this game is over ({how}) Look at it with: fourline replay {file}");
    }
    let table = Table::with_game(game).with_context(|| file.clone())?;
    let mut table = table.with_means(settings::means(&args.think, complain));
    keeper.took(&path);
    let mut console = open_console()?;
    let look = settings::look(&args.look);
    let left = console
        .say(&format!("Going on with the game in {file}."))
        .and_then(|()| play(&mut console, look, &mut table, &mut |game| keeper.put_away(game)));
    Ok(finish(&mut console, &mut keeper, &table, left))
}

fn replay_game(args: &ReplayArgs) -> Result<ExitCode> {
    let game = read_record(&args.file)?;
    let wait = !args.all && io::stdin().is_terminal() && io::stdout().is_terminal();
    let mut console =
        if wait { open_console()? } else { Console::new(Box::new(io::stdout()), false).0 };
    match replay(&mut console, settings::look(&args.look), &game, wait) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(leave) => Ok(say_goodbye(&mut console, &leave, "")),
    }
}

/// Keeps a game that was left in mid-play and says goodbye.
fn finish(
    console: &mut Console,
    keeper: &mut Keeper,
    table: &Table,
    left: Result<(), Leave>,
) -> ExitCode {
    let Err(leave) = left else { return ExitCode::SUCCESS };
    let game = &table.game;
    if game.ending().is_some() {
        return match leave {
            Leave::InputEnded => ExitCode::SUCCESS,
            leave => say_goodbye(console, &leave, ""),
        };
    }
    if game.commands().is_empty() {
        return say_goodbye(console, &leave, "No move was made, so nothing is kept.");
    }
    let farewell = keeper.keep(game).unwrap_or_else(|record| record);
    say_goodbye(console, &leave, &farewell)
}

/// Says why the program ends; if nobody reads that any more, says it on the error stream.
fn say_goodbye(console: &mut Console, leave: &Leave, farewell: &str) -> ExitCode {
    let (why, code) = match leave {
        Leave::Quit => (String::new(), 0),
        Leave::InputEnded => ("The input ended.".to_string(), code::INPUT_ENDED),
        Leave::Interrupted => ("Interrupted.".to_string(), code::INTERRUPTED),
        Leave::OutputClosed(error) => (format!("The output was closed: {error}."), code::FAILED),
    };
    let message = [why.as_str(), farewell].join(" ");
    let message = message.trim();
    if !message.is_empty() && console.say(message).is_err() {
        // The last place to say it; if that is closed too, nobody is there.
        let _ = writeln!(io::stderr(), "fourline: {message}");
    }
    ExitCode::from(code)
}

/// A console on the standard streams that also hears Ctrl-C and signals to stop.
fn open_console() -> Result<Console> {
    let echo = !io::stdin().is_terminal();
    let (console, lines, interrupt) = Console::new(Box::new(io::stdout()), echo);
    ctrlc::set_handler(move || interrupt.send()).context("can't listen for Ctrl-C")?;
    std::thread::spawn(move || Console::listen(io::stdin().lock(), &lines));
    Ok(if io::stdout().is_terminal() { console.on_a_live_terminal() } else { console })
}

/// One page with every task.
fn manual() -> Result<Vec<u8>> {
    let mut page = Vec::new();
    let command = Cli::command();
    clap_mangen::Man::new(command.clone()).render(&mut page)?;
    for task in command.get_subcommands().filter(|task| task.get_name() != "help") {
        let name = format!("fourline {}", task.get_name());
        let task = task.clone().display_name(name.clone()).bin_name(name.clone());
        writeln!(page, ".SH {}", name.to_uppercase())?;
        let man = clap_mangen::Man::new(task);
        man.render_synopsis_section(&mut page)?;
        man.render_description_section(&mut page)?;
        man.render_options_section(&mut page)?;
    }
    // The tasks are on this page, not on pages of their own.
    let mut text = String::from_utf8(page).context("the manual is text")?;
    for task in command.get_subcommands() {
        let name = task.get_name();
        text = text.replace(&format!("fourline\\-{name}(1)"), &format!("fourline {name}"));
    }
    Ok(text.into_bytes())
}

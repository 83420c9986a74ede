//! The program: arguments in, exit code out. The work is done in the other crates.

mod arena;
mod arena_args;
mod arena_game;
mod arena_log;
mod arena_openings;
mod arena_players;
mod args;
mod bench;
mod book;
mod book_args;
mod book_progress;
mod convert;
mod convert_args;
mod engine;
mod engine_args;
mod engine_check;
mod failure;
mod flag_errors;
mod flags;
mod help_text;
mod keep;
mod manual;
mod meter;
mod online;
mod online_args;
mod output;
mod picture;
mod picture_args;
mod position;
mod referee;
mod referee_args;
mod review;
mod rule_file;
mod screen;
mod serve;
mod serve_args;
#[cfg(feature = "serve")]
mod serve_config;
mod settings;
mod solve;
mod solve_args;
mod solve_keep;
mod table;
mod value;
mod voice;
mod why;
mod why_args;
mod why_json;
mod window;
mod window_args;

use anyhow::{Context, Result, bail};
use args::{
    Cli, LineArgs, LookArgs, PlayArgs, QuestionsArg, ReplayArgs, ResumeArgs, Task, ThinkArgs,
};
use book::books;
use clap::CommandFactory;
use fourline_app::keeping::Farewell;
use fourline_app::safe::{harmless, shown};
use fourline_app::{Options, Pace, Session, help, keeping};
use fourline_native::files::{plain_reason, read_record};
use fourline_native::storage::Storage;
use fourline_players::Books;
use fourline_rules::Numbering;
use fourline_terminal::{
    Console, Heard, Leave, Look, Online, Play, Questions, ask_setup, play, replay,
};
use fourline_words::Say;
use fourline_words::catalogue::{cli, commands};
use output::{complain, print};
use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::sync::mpsc::SyncSender;
use std::time::Instant;
use voice::language;

/// The codes that the program's help documents.
mod code {
    pub const FAILED: u8 = 1;
    pub const BAD_REQUEST: u8 = 2;
    pub const INPUT_ENDED: u8 = 3;
    pub const INTERRUPTED: u8 = 130;
}

fn main() -> ExitCode {
    let arguments = voice::decide(std::env::args_os().collect()).and_then(showable);
    let arguments = match arguments {
        Ok(arguments) => arguments,
        Err(sentence) => {
            complain(sentence);
            return ExitCode::from(code::BAD_REQUEST);
        }
    };
    let cli = match flags::parse(arguments, language()) {
        Ok(cli) => cli,
        Err(code) => return code,
    };
    let done = match cli.command {
        None if screen::fits(&cli.play.look) => screen::play(&cli.play),
        None => play_game(&cli.play),
        Some(Task::Play(args)) => play_game(&args),
        Some(Task::Resume(args)) => resume(&args),
        Some(Task::Replay(args)) => replay_game(&args),
        Some(Task::Picture(args)) => picture::run(&args),
        Some(Task::Online(args)) => online::run(&args),
        Some(Task::Window(args)) => window::run(&args),
        Some(Task::Serve(args)) => serve::run(args),
        Some(Task::Solve(args)) => solve::run(&args),
        Some(Task::Why(args)) => why::run(&args),
        Some(Task::Review(args)) => review::run(&args),
        Some(Task::Bench(args)) => bench::run(&args),
        Some(Task::Arena(args)) => arena::run(&args),
        Some(Task::Engine(args)) => engine::run(&args),
        Some(Task::Referee(args)) => referee::run(&args),
        Some(Task::Convert(args)) => convert::run(&args),
        Some(Task::Book(task)) => book::run(&task),
        Some(Task::Study(args)) => screen::study(&args),
        Some(Task::Rules(args)) => settings::named_rules(&args.rules).and_then(|rules| {
            let explained = || help::rules(&rules, &voice::speaker(Numbering::default()).words());
            let text =
                if args.explain { explained() } else { rule_file::write(&rules, language()) };
            print(text.as_bytes())
        }),
        Some(Task::Completions { shell }) => {
            let mut script = Vec::new();
            let mut command = flags::translated(Cli::command(), language());
            clap_complete::generate(shell, &mut command, "fourline", &mut script);
            print(&script)
        }
        Some(Task::Man) => {
            manual::page(language()).map_err(Into::into).and_then(|page| print(page.as_bytes()))
        }
    };
    done.unwrap_or_else(|error| {
        // The reader has read enough, as `head` does.
        if failure::is_closed_pipe(&error) {
            return ExitCode::SUCCESS;
        }
        complain(failure::told(&error));
        let is_of_system = failure::is_of_system(&error);
        ExitCode::from(if is_of_system { code::FAILED } else { code::BAD_REQUEST })
    })
}

/// Error messages quote arguments, so nothing may stand in them that a terminal would obey. A drawn board
/// has several lines.
fn showable(arguments: Vec<OsString>) -> Result<Vec<OsString>, String> {
    let is_bad = |text: &String| text.lines().any(|line| harmless(line) != line);
    let texts = arguments.iter().skip(1).map(|argument| argument.to_string_lossy().into_owned());
    match texts.into_iter().find(is_bad) {
        Some(bad) => Err(cli::control_characters(language(), shown(&bad))),
        None => Ok(arguments),
    }
}

/// Plays by lines: asks what is missing, plays, and begins again with the first question if that is
/// wanted.
fn play_game(args: &PlayArgs) -> Result<ExitCode> {
    if args.lines.screen {
        screen::need(&args.look)?;
        return screen::play(args);
    }
    let mut options = settings::options(&args.seats)?;
    let mut table = Lines::new(&args.look, &args.think, &args.lines)?;
    let mut greeted = table.console.say(&commands::hello(language()));
    loop {
        let asked = greeted.and_then(|()| ask_setup(&mut table.console, &options));
        let game = match asked {
            Ok(game) => game,
            Err(leave) => {
                let farewell = commands::no_game_started(language());
                return Ok(goodbye(&mut table.console, &leave, &farewell));
            }
        };
        let seed = options.seed.unwrap_or_else(|| table.storage.any_seed());
        let setup = match game.setup(seed, language()) {
            Ok(setup) => setup,
            Err(trouble) => {
                bail!("--name: {}", voice::speaker(Numbering::default()).trouble(&trouble))
            }
        };
        let session = Session::new(setup, game.first(), table.now_ms())?;
        match table.play(session, None) {
            Played::Ended(code) => return Ok(code),
            Played::Menu => {
                // From the first question on, whatever was said by flags.
                options = Options::default();
                greeted = Ok(());
            }
        }
    }
}

fn resume(args: &ResumeArgs) -> Result<ExitCode> {
    if args.list {
        return print(keep::list(&*Storage::usual(Books::none(), None).shelf).as_bytes());
    }
    if args.lines.screen {
        screen::need(&args.look)?;
        return screen::resume(args.file.as_deref(), &args.look, &args.think);
    }
    let mut table = Lines::new(&args.look, &args.think, &args.lines)?;
    let session = keep::take_up(args.file.as_deref(), &mut table.storage)?;
    match table.play(session, None) {
        Played::Ended(code) => Ok(code),
        Played::Menu => play_game(&PlayArgs {
            think: args.think.clone(),
            look: args.look.clone(),
            lines: args.lines.clone(),
            ..PlayArgs::default()
        }),
    }
}

/// Line mode on the standard streams.
struct Lines {
    console: Console,
    /// Wakes the console when something happens elsewhere.
    #[cfg_attr(not(feature = "online"), allow(dead_code, reason = "nothing is elsewhere"))]
    nudge: SyncSender<Heard>,
    look: Look,
    questions: Questions,
    storage: Storage,
    start: Instant,
}

/// How a session by lines ended.
enum Played {
    Ended(ExitCode),
    Menu,
}

impl Lines {
    fn new(look: &LookArgs, think: &ThinkArgs, lines: &LineArgs) -> Result<Lines> {
        let books = books(think.book.as_deref(), complain)?;
        let (console, nudge) = open_console()?;
        Ok(Lines {
            console,
            nudge,
            look: settings::look(look),
            questions: match lines.questions {
                QuestionsArg::Offered => Questions::Offered,
                QuestionsArg::Each => Questions::Each,
            },
            storage: Storage::usual(books, Some(think.limit_ms())),
            start: Instant::now(),
        })
    }

    fn now_ms(&self) -> u64 {
        self.start.elapsed().as_millis() as u64
    }

    /// Plays a session, keeps what is left of it, and says goodbye.
    fn play(&mut self, mut session: Session, online: Option<Online>) -> Played {
        session.set_pace(Pace { think_ms: self.storage.think_ms, ..Pace::default() });
        let played = play(
            Play {
                console: &mut self.console,
                look: self.look,
                questions: self.questions,
                storage: &mut self.storage,
                start: self.start,
                online,
            },
            &mut session,
        );
        let was_over = session.game().ending().is_some();
        let was_begun = !session.game().commands().is_empty();
        let farewell = keeping::leave(&mut session, &mut *self.storage.shelf);
        let is_lost = matches!(farewell, Farewell::NotKept { .. });
        let farewell = keep::last_resort(farewell);
        let text = match played {
            _ if was_over && !is_lost => String::new(),
            _ if !was_begun && farewell == Farewell::Nothing => {
                commands::nothing_to_keep(language())
            }
            _ => keep::farewell(&farewell, &*self.storage.shelf),
        };
        match played {
            Ok(()) => Played::Ended(goodbye(&mut self.console, &Leave::Quit, &text)),
            Err(Leave::Menu) => {
                // If the output is closed, the next question notices.
                let _ = self.console.say(&text);
                Played::Menu
            }
            Err(Leave::InputEnded) if was_over => {
                Played::Ended(goodbye(&mut self.console, &Leave::Quit, &text))
            }
            Err(leave) => Played::Ended(goodbye(&mut self.console, &leave, &text)),
        }
    }
}

fn replay_game(args: &ReplayArgs) -> Result<ExitCode> {
    let shelf = Storage::usual(Books::none(), None).shelf;
    if args.list {
        return print(keep::list_finished(&*shelf).as_bytes());
    }
    let game = match &args.file {
        Some(file) => read_record(file)?,
        None => keep::newest_finished(&*shelf)?,
    };
    if args.screen {
        screen::need(&args.look)?;
        return screen::replay(game, &args.look);
    }
    let wait = !args.all && io::stdin().is_terminal() && io::stdout().is_terminal();
    let mut console =
        if wait { open_console()?.0 } else { Console::new(Box::new(io::stdout()), false).0 };
    match replay(&mut console, settings::look(&args.look), &game, wait) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(leave) => Ok(goodbye(&mut console, &leave, "")),
    }
}

fn goodbye(console: &mut Console, leave: &Leave, farewell: &str) -> ExitCode {
    say_goodbye(leave, farewell, |text| console.say(text).is_ok())
}

/// Says why the program ends and what became of the game, through a function that returns
/// whether it could be written; if not, on the error stream.
fn say_goodbye(leave: &Leave, farewell: &str, say: impl FnOnce(&str) -> bool) -> ExitCode {
    let (why, code) = match leave {
        Leave::Quit | Leave::Menu => (String::new(), 0),
        Leave::InputEnded => (commands::input_ended(language()), code::INPUT_ENDED),
        Leave::Interrupted => (commands::interrupted(language()), code::INTERRUPTED),
        // The reader has read enough, as `head` does.
        Leave::OutputClosed(error) if error.kind() == io::ErrorKind::BrokenPipe => {
            (String::new(), 0)
        }
        Leave::OutputClosed(error) => {
            (commands::output_failed(language(), plain_reason(error).say(language())), code::FAILED)
        }
    };
    let message = [why.as_str(), farewell].join(" ");
    let message = message.trim();
    if !message.is_empty() && !say(message) {
        // The last place to say it; if that is closed too, nothing more can be done.
        let _ = writeln!(io::stderr(), "fourline: {message}");
    }
    ExitCode::from(code)
}

/// A console on the standard streams that also hears Ctrl-C and signals to stop.
fn open_console() -> Result<(Console, SyncSender<Heard>)> {
    let echo = !io::stdin().is_terminal();
    let (console, lines, interrupt) = Console::new(Box::new(io::stdout()), echo);
    let console = console.speaking(language());
    ctrlc::set_handler(move || interrupt.send())
        .with_context(|| commands::cant_hear_interrupts(language()))?;
    let nudge = lines.clone();
    std::thread::spawn(move || Console::listen(io::stdin().lock(), &lines));
    let is_live = io::stdout().is_terminal();
    Ok((if is_live { console.on_a_live_terminal() } else { console }, nudge))
}

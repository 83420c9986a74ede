//! The full screen of this program: when it is used, where its settings and games lie, and what is
//! said when it is left.

use crate::args::{BoardArg, ColourArg, LookArgs, PlayArgs, StudyArgs, ThinkArgs};
use crate::book::complain;
use crate::old_keep::Keeper;
use crate::{code, settings};
use anyhow::{Context, Result, bail};
use directories::ProjectDirs;
use fourline_game::{Game, record};
use fourline_players::Means;
use fourline_rules::{MoveList, Numbering, Shape};
use fourline_terminal::screen::{
    App, Depth, Desk, Ended, Kept, SaveError, Settings, Start, Surroundings, plain_game, run,
};
use fourline_terminal::{Leave, harmless, read_record, read_text, write_new, write_over};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::mpsc::channel;

/// Is there a terminal that can show a screen, and is one wanted?
pub fn fits(look: &LookArgs) -> bool {
    let term = std::env::var("TERM").unwrap_or_default();
    let is_able = !term.is_empty() && term != "dumb";
    let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    // Sentences for screen readers and framed boards are what plain lines are for.
    let is_wanted = !look.plain && matches!(look.board, BoardArg::Grid);
    is_able && is_terminal && is_wanted
}

/// The menu, or the game that the flags describe.
pub fn play(args: &PlayArgs) -> Result<ExitCode> {
    let wishes = settings::wishes(&args.seats)?;
    show(&args.look, &args.think, Start::Menu(Box::new(wishes)))
}

/// `fourline study`: a position or a record on the whole screen.
pub fn study(args: &StudyArgs) -> Result<ExitCode> {
    let numbering =
        if args.look.columns_from == 0 { Numbering::FromZero } else { Numbering::FromOne };
    let shape = match Shape::new(args.size.0, args.size.1, 4) {
        Ok(shape) => shape,
        Err(error) => bail!("--size: {error}"),
    };
    let game = match args.position.as_deref() {
        Some(text) if text.contains('.') || text.contains(std::path::is_separator) => {
            read_record(Path::new(text))?
        }
        text => {
            let moves = text.filter(|text| *text != "empty").unwrap_or("");
            let moves = MoveList::parse(moves, shape, numbering);
            plain_game(&moves.with_context(|| harmless(text.unwrap_or("")))?.0)
        }
    };
    if !fits(&args.look) {
        bail!("a study needs a terminal; for positions as text there is: fourline solve");
    }
    show(&args.look, &ThinkArgs::default(), Start::Study(Box::new(game)))
}

fn show(look: &LookArgs, think: &ThinkArgs, start: Start) -> Result<ExitCode> {
    let mut around = Surroundings::read(|name| std::env::var(name).ok());
    around.numbering = (look.columns_from == 0).then_some(Numbering::FromZero);
    around.forced_depth = match look.color {
        ColourArg::Auto => None,
        ColourArg::Never => Some(Depth::None),
        ColourArg::Always if around.depth == Depth::None => Some(Depth::Sixteen),
        ColourArg::Always => Some(around.depth),
    };
    let file = settings_file();
    let (settings, notice) = read_settings(&file);
    let is_broken = !notice.is_empty();
    // What is wrong with a book can't be said on the error output while the screen is there.
    let (tell, told) = channel();
    let means = settings::means(think, move |text| drop(tell.send(text)));
    let notices: Vec<String> =
        Some(notice).into_iter().filter(|text| !text.is_empty()).chain(told.try_iter()).collect();
    let desk = Files { keeper: Keeper::new(), settings: file, is_broken, means };
    let app = App::new(settings, around, Box::new(desk), start).with_notice(notices.join(" "));
    let Ended { leave, said } = run(app)?;
    told.try_iter().for_each(complain);
    Ok(say_goodbye(&leave, &said))
}

/// Where the settings lie; the current folder if the system names none.
fn settings_file() -> PathBuf {
    let folder = ProjectDirs::from("", "", "fourline")
        .map_or_else(|| PathBuf::from("."), |dirs| dirs.config_dir().to_path_buf());
    folder.join("settings.toml")
}

/// The settings, and what is to be said about the file.
fn read_settings(path: &Path) -> (Settings, String) {
    if !path.exists() {
        return (Settings::default(), String::new());
    }
    match read_text(path) {
        Err(error) => (Settings::default(), error.to_string()),
        Ok(text) => {
            let (settings, wrong) = Settings::read(&text);
            let file = harmless(&path.to_string_lossy());
            let more = match wrong.len() {
                0 | 1 => String::new(),
                n => format!(" (and {} more)", n - 1),
            };
            let notice = wrong.first().map(|first| format!("Settings: {first}{more} ({file})"));
            (settings, notice.unwrap_or_default())
        }
    }
}

/// The screen's files: settings in the configuration folder, games on the shelf.
struct Files {
    keeper: Keeper,
    settings: PathBuf,
    /// Is something wrong in the settings file, so that a copy is to be kept of it?
    is_broken: bool,
    means: Means,
}

impl Files {
    fn keeper(&self, origin: Option<&Path>) -> Keeper {
        let mut keeper = self.keeper.clone();
        if let Some(path) = origin {
            keeper.took(path);
        }
        keeper
    }
}

impl Desk for Files {
    fn means(&self) -> Means {
        self.means.clone()
    }

    fn kept(&self) -> Vec<Kept> {
        self.keeper.games().into_iter().map(|(path, game)| Kept { path, game }).collect()
    }

    fn keep(&mut self, game: &Game, origin: Option<&Path>) -> Result<String, String> {
        self.keeper(origin).keep(game)
    }

    fn put_away(&mut self, game: &Game, origin: Option<&Path>) {
        self.keeper(origin).put_away(game);
    }

    fn save(&mut self, file: &str, game: &Game, over: bool) -> Result<(), SaveError> {
        let (path, text) = (Path::new(file), record::write(game));
        let written = if over { write_over(path, text) } else { write_new(path, text) };
        written.map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => SaveError::Exists,
            _ => SaveError::Other(error.to_string()),
        })
    }

    fn read(&self, file: &str) -> Result<Game, String> {
        read_record(Path::new(file)).map_err(|error| error.to_string())
    }

    fn write_settings(&mut self, text: &str) -> Result<(), String> {
        if std::mem::take(&mut self.is_broken) {
            // What somebody wrote by hand is not thrown away; without a copy it is left alone.
            let copy = self.settings.with_extension("toml.old");
            std::fs::copy(&self.settings, &copy).map_err(|error| error.to_string())?;
        }
        let folder = self.settings.parent().unwrap_or(Path::new("."));
        let written =
            std::fs::create_dir_all(folder).and_then(|()| write_over(&self.settings, text));
        written.map_err(|error| {
            let file = harmless(&self.settings.to_string_lossy());
            format!("The settings can't be kept in {file}: {error}.")
        })
    }

    fn seed(&mut self) -> u64 {
        settings::any_seed()
    }
}

/// Says why the program ends and what became of games; on the error stream if nobody reads the other.
fn say_goodbye(leave: &Leave, said: &[String]) -> ExitCode {
    let (why, code) = match leave {
        Leave::Quit | Leave::Menu => (String::new(), 0),
        Leave::InputEnded => ("The input ended.".to_string(), code::INPUT_ENDED),
        Leave::Interrupted => ("Interrupted.".to_string(), code::INTERRUPTED),
        Leave::OutputClosed(error) => (format!("The output was closed: {error}."), code::FAILED),
    };
    let message = [std::slice::from_ref(&why), said].concat().join(" ");
    let message = message.trim();
    if !message.is_empty() && writeln!(io::stdout(), "{message}").is_err() {
        // The last place to say it; if that is closed too, nobody is there.
        let _ = writeln!(io::stderr(), "fourline: {message}");
    }
    ExitCode::from(code)
}

//! The full screen of this program: when it is used, what it starts with, and what is said when it is
//! left.

use crate::args::{BoardArg, ColourArg, LookArgs, PlayArgs, StudyArgs, ThinkArgs};
use crate::book::books;
use crate::output::complain;
use crate::position::{self, Typed};
use crate::voice::{language, spoken};
use crate::{keep, say_goodbye, settings};
use anyhow::{Result, bail};
use fourline_app::safe::shown;
use fourline_app::study::Study;
use fourline_game::Game;
use fourline_native::files::read_study;
use fourline_native::storage::Storage;
use fourline_rules::{Numbering, Shape};
#[cfg(feature = "online")]
use fourline_terminal::screen::Going;
use fourline_terminal::screen::{App, Depth, Ended, Start, Surroundings, run};
use fourline_words::Say;
use fourline_words::catalogue::commands;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, channel};

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
    let options = settings::options(&args.seats)?;
    Opened::new(&args.think)?.show(&args.look, Start::Menu(Box::new(options)))
}

/// Says how to get a screen where there is none.
pub fn need(look: &LookArgs) -> Result<()> {
    if fits(look) {
        return Ok(());
    }
    bail!(commands::screen_needs_terminal(language()));
}

/// A game to continue: this one, or the one played last.
pub fn resume(path: Option<&Path>, look: &LookArgs, think: &ThinkArgs) -> Result<ExitCode> {
    let mut opened = Opened::new(think)?;
    let session = keep::take_up(path, &mut opened.storage)?;
    opened.show(look, Start::Resume(Box::new(session)))
}

/// A recorded game, from its beginning.
pub fn replay(game: Game, look: &LookArgs) -> Result<ExitCode> {
    Opened::new(&ThinkArgs::default())?.show(look, Start::Replay(Box::new(game)))
}

/// `fourline study`: a position or a record on the whole screen.
pub fn study(args: &StudyArgs) -> Result<ExitCode> {
    let numbering = numbering(&args.look).unwrap_or_default();
    let shape = match Shape::new(args.size.0, args.size.1, 4) {
        Ok(shape) => shape,
        Err(error) => bail!("--size: {}", error.say(language())),
    };
    let text = args.position.as_deref().unwrap_or("empty");
    let study = match position::find(text, shape, numbering) {
        // Its branches are in the same file.
        Ok(Typed::Record(_)) => read_study(Path::new(text.trim()))?,
        Ok(Typed::Moves(game)) => Study::of_game(&game),
        Err(error) => bail!("{}: {}", shown(text), error.say(language())),
    };
    if !fits(&args.look) {
        bail!(commands::study_needs_terminal(language()));
    }
    Opened::new(&ThinkArgs::default())?.show(&args.look, Start::OpenStudy(Box::new(study)))
}

/// On the way to a game on a server.
#[cfg(feature = "online")]
pub fn online(going: Going, look: &LookArgs) -> Result<ExitCode> {
    Opened::new(&ThinkArgs::default())?.show(look, Start::Online(Box::new(going)))
}

/// What is kept, opened for the screen.
struct Opened {
    storage: Storage,
    /// What is wrong with books. It can't be said on the error output while the screen is there.
    told: Receiver<String>,
}

impl Opened {
    fn new(think: &ThinkArgs) -> Result<Opened> {
        let (tell, told) = channel();
        let books = books(think.book.as_deref(), move |text| drop(tell.send(text)))?;
        Ok(Opened { storage: Storage::usual(books, Some(think.limit_ms())), told })
    }

    fn show(self, look: &LookArgs, start: Start) -> Result<ExitCode> {
        let mut around = Surroundings::read(|name| std::env::var(name).ok());
        around.numbering = numbering(look);
        around.spoken = spoken();
        around.forced_depth = match look.color {
            ColourArg::Auto => None,
            ColourArg::Never => Some(Depth::None),
            ColourArg::Always if around.depth == Depth::None => Some(Depth::Sixteen),
            ColourArg::Always => Some(around.depth),
        };
        let mut app = App::new(self.storage, around, start);
        for text in self.told.try_iter() {
            app = app.with_notice(&text);
        }
        let Ended { leave, said } = run(app)?;
        self.told.try_iter().for_each(complain);
        Ok(say_goodbye(&leave, &said.join(" "), |text| writeln!(io::stdout(), "{text}").is_ok()))
    }
}

/// How columns are counted, where a flag says it.
fn numbering(look: &LookArgs) -> Option<Numbering> {
    (look.columns_from == 0).then_some(Numbering::FromZero)
}

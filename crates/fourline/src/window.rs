//! `fourline window`: the desktop window, where this build has it.

use crate::window_args::WindowArgs;
use anyhow::Result;
use std::process::ExitCode;

/// Without the feature there is no window, only the way to one.
#[cfg(not(feature = "window"))]
pub fn run(_: &WindowArgs) -> Result<ExitCode> {
    anyhow::bail!(fourline_words::catalogue::commands::no_window(crate::voice::language()))
}

#[cfg(feature = "window")]
pub use real::run;

#[cfg(feature = "window")]
mod real {
    use super::*;
    use crate::book::books;
    use crate::failure::SystemFailure;
    use crate::output::{complain, say};
    use crate::voice::{language, spoken};
    use crate::window_args::Falling;
    use crate::{code, settings};
    use anyhow::Context;
    use fourline_app::settings::{
        Choice, Count, Motion, Section, Settings, Speed, Study, WindowTheme,
    };
    use fourline_native::files::{read_record, without_numbers};
    use fourline_native::motion::system_wants_no_motion;
    use fourline_native::storage::Storage;
    use fourline_window::{Interrupt, Opening, Start, open};
    use fourline_words::Say;
    use fourline_words::catalogue::commands;
    use std::path::Path;

    /// Opens the window and stays until it is closed.
    pub fn run(args: &WindowArgs) -> Result<ExitCode> {
        let options = settings::options(&args.seats)?;
        let books = books(args.think.book.as_deref(), complain)?;
        let mut storage = Storage::usual(books, Some(args.think.limit_ms()));
        let start = match &args.file {
            Some(file) => start(&mut storage, file)?,
            None => Start::Menu,
        };
        let interrupt = Interrupt::default();
        let sender = interrupt.clone();
        ctrlc::set_handler(move || sender.send())
            .with_context(|| commands::cant_hear_interrupts(language()))?;
        let asked = interrupt.clone();
        let settings = looks(args, &storage);
        let spoken = spoken();
        // If the error stream is closed, there is nowhere to report it.
        let say = Box::new(|text: &str| drop(say(text)));
        fourline_window::run(Opening { options, start, settings, spoken, storage, say, interrupt })
            .map_err(|error| SystemFailure(without_numbers(&error.say(language()))))?;
        Ok(if asked.was_sent() { ExitCode::from(code::INTERRUPTED) } else { ExitCode::SUCCESS })
    }

    fn start(storage: &mut Storage, file: &Path) -> Result<Start> {
        let game = read_record(file)?;
        Ok(open(storage, &file.to_string_lossy(), game))
    }

    /// The settings as they are kept, changed by flags for this run.
    fn looks(args: &WindowArgs, storage: &Storage) -> Settings {
        let mut settings = storage.settings.clone();
        if !storage.says(Section::Shared, "motion") && system_wants_no_motion() {
            settings.motion = Motion::Reduced;
        }
        if let Some(theme) = args.theme {
            settings.window.theme =
                WindowTheme::named(theme.name()).expect("every theme can be set");
        }
        match args.falling {
            None => {}
            Some(Falling::Off) => settings.motion = Motion::Reduced,
            Some(falling) => {
                settings.motion = Motion::Full;
                settings.speed = match falling {
                    Falling::Slow => Speed::Slow,
                    Falling::Normal | Falling::Off => Speed::Normal,
                    Falling::Fast => Speed::Fast,
                };
            }
        }
        if args.study {
            settings.window.study = Study::On;
        }
        settings.count = match args.columns_from {
            Some(0) => Count::FromZero,
            Some(_) => Count::FromOne,
            None => settings.count,
        };
        settings
    }
}

//! `fourline window`: the desktop window, where this build has it.

use crate::window_args::WindowArgs;
use anyhow::Result;
use std::process::ExitCode;

/// Without the feature there is no window, only the way to one.
#[cfg(not(feature = "window"))]
pub fn run(_: &WindowArgs) -> Result<ExitCode> {
    anyhow::bail!(
        "this build has no window. From the source: cargo run --release --features window -- window; \
         or play here: fourline play"
    )
}

#[cfg(feature = "window")]
pub use real::run;

#[cfg(feature = "window")]
mod real {
    use super::*;
    use crate::book::complain;
    use crate::old_keep::{Keeper, data_folder};
    use crate::output::say;
    use crate::window_args::Falling;
    use crate::{code, settings};
    use anyhow::Context;
    use fourline_players::Means;
    use fourline_rules::Numbering;
    use fourline_terminal::{read_record, read_text, write_over};
    use fourline_window::{Hooks, Interrupt, Opening, Settings, Speed, system_wants_no_motion};
    use std::cell::RefCell;
    use std::io;
    use std::rc::Rc;

    /// Opens the window and stays until it is closed.
    pub fn run(args: &WindowArgs) -> Result<ExitCode> {
        let wishes = settings::wishes(&args.seats)?;
        let keeper = Rc::new(RefCell::new(Keeper::new()));
        let game = args.file.as_deref().map(read_record).transpose()?;
        if let Some(file) = &args.file {
            keeper.borrow_mut().took(file);
        }
        let interrupt = Interrupt::default();
        let sender = interrupt.clone();
        ctrlc::set_handler(move || sender.send()).context("can't listen for Ctrl-C")?;
        let asked = interrupt.clone();
        let (settings, hooks) =
            (looks(args), hooks(&keeper, settings::means(&args.think, complain)));
        fourline_window::run(Opening { wishes, game, settings, hooks, interrupt })
            .map_err(io::Error::other)?;
        Ok(if asked.was_sent() { ExitCode::from(code::INTERRUPTED) } else { ExitCode::SUCCESS })
    }

    /// The settings as they were last, changed by flags.
    fn looks(args: &WindowArgs) -> Settings {
        let kept = read_text(&settings_file()).ok();
        let mut settings = kept.as_deref().map_or_else(Settings::default, Settings::read);
        if kept.is_none() && system_wants_no_motion() {
            settings.speed = Speed::Off;
        }
        settings.theme = args.theme.unwrap_or(settings.theme);
        settings.speed = args.falling.map_or(settings.speed, |falling| match falling {
            Falling::Slow => Speed::Slow,
            Falling::Normal => Speed::Normal,
            Falling::Fast => Speed::Fast,
            Falling::Off => Speed::Off,
        });
        settings.study |= args.study;
        settings.numbering = match args.columns_from {
            Some(0) => Numbering::FromZero,
            Some(_) => Numbering::FromOne,
            None => settings.numbering,
        };
        settings
    }

    fn settings_file() -> std::path::PathBuf {
        data_folder().join("window.txt")
    }

    fn hooks(keeper: &Rc<RefCell<Keeper>>, means: Means) -> Hooks {
        let [keep, ended, unfinished, took] = [(); 4].map(|()| Rc::clone(keeper));
        Hooks {
            keep: Box::new(move |game| match keep.borrow_mut().keep(game) {
                Ok(where_to) => where_to,
                Err(its_record) => its_record,
            }),
            ended: Box::new(move |game| ended.borrow_mut().put_away(game)),
            unfinished: Box::new(move || {
                let newest = unfinished.borrow().newest()?;
                read_record(&newest).ok().filter(|game| game.ending().is_none())
            }),
            took: Box::new(move || {
                let newest = took.borrow().newest();
                if let Some(path) = newest {
                    took.borrow_mut().took(&path);
                }
            }),
            keep_settings: Box::new(|settings| {
                // Settings that can't be kept are asked for again; that is no reason to stop.
                let _ = std::fs::create_dir_all(data_folder());
                let _ = write_over(&settings_file(), settings.write());
            }),
            // If nobody reads it any more, there is nobody to tell.
            say: Box::new(|text| drop(say(text))),
            means,
        }
    }
}

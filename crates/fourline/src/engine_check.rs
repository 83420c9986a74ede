//! `fourline engine --check`: another engine is started, tried, and what it does wrong is said.

use crate::code;
use crate::engine_args::EngineTask;
use crate::output::say;
use crate::voice::language;
use anyhow::Result;
use fourline_app::safe::shown;
use fourline_app::study::plain_game;
use fourline_game::Game;
use fourline_native::files::plain_reason;
use fourline_native::process::Process;
use fourline_programs::peer::{Check, Fault, Finding, Problem, check};
use fourline_programs::turn;
use fourline_rules::{MoveList, Numbering, Rules};
use fourline_words::Say;
use fourline_words::catalogue::programs;
use std::io::Write;
use std::process::ExitCode;
use tempfile::NamedTempFile;

pub fn run(command: &str, args: &EngineTask) -> Result<ExitCode> {
    let game = beginning(args.rules()?);
    let patience_ms = u64::try_from(args.patience.as_millis()).unwrap_or(u64::MAX);
    let mut kept = Vec::new();
    let findings = match Process::start(command) {
        Ok(process) => check(process, &game, &args.option, patience_ms, |text| {
            let file = variant_file(text).ok()?;
            let name = file.path().to_string_lossy().into_owned();
            kept.push(file);
            Some(name)
        }),
        Err(error) => {
            let fault = Fault::CantStart(plain_reason(&error).say(language()));
            let rest = Check::ALL[1..].iter().map(|check| (*check, Finding::NotTried));
            let first = (Check::Greeting, Finding::Bad(Problem::Fault(fault)));
            std::iter::once(first).chain(rest).collect()
        }
    };
    let mut bad = 0u32;
    for (check, finding) in &findings {
        let (sign, told) = match finding {
            Finding::Good => ("+", programs::check_good(language())),
            Finding::NotTried => ("?", programs::check_not_tried(language())),
            Finding::Bad(problem) => {
                bad += 1;
                ("-", problem.say(language()))
            }
        };
        say(&format!("{sign} {}: {told}", check.say(language())))?;
    }
    let name = shown(command);
    let summary = match bad {
        0 => programs::check_all_good(language()),
        bad => programs::check_some_bad(language(), bad),
    };
    say(&format!("{name}: {summary}"))?;
    Ok(ExitCode::from(if bad == 0 { 0 } else { code::FAILED }))
}

/// A game between two programs at its beginning.
pub fn beginning(rules: Rules) -> Game {
    let empty = MoveList::parse("", rules.shape, Numbering::FromOne).expect("no moves are legal");
    let mut setup = plain_game(&empty.0, language()).setup().clone();
    setup.rules = rules;
    let mut game = Game::new(setup);
    turn::begin(&mut game);
    game
}

/// A file with the definition of a variant, which is gone when it is dropped.
pub fn variant_file(text: &str) -> std::io::Result<NamedTempFile> {
    let mut file = tempfile::Builder::new().prefix("cfour").suffix(".ini").tempfile()?;
    file.write_all(text.as_bytes())?;
    file.flush()?;
    Ok(file)
}

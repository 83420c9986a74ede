//! `fourline referee`: another program is played with, and what it does wrong is said.

use crate::code;
use crate::engine_check::beginning;
use crate::meter::Meter;
use crate::output::print;
use crate::referee_args::RefereeArgs;
use crate::settings::named_rules;
use crate::voice::language;
use anyhow::{Result, bail};
use fourline_app::safe::{harmless, shown};
use fourline_native::files::{plain_reason, read_text};
use fourline_native::process::Process;
use fourline_programs::pipe::Pipe;
use fourline_programs::referee::{
    DIALOGUES, Dialogue, Report, Terms, Wrong, judge, suite, written,
};
use fourline_words::catalogue::programs;
use fourline_words::{Say, list};
use serde_json::json;
use std::fmt::Write as _;
use std::path::Path;
use std::process::ExitCode;

pub fn run(args: &RefereeArgs) -> Result<ExitCode> {
    if let Some(name) = &args.print_dialogue {
        let known = DIALOGUES.iter().find(|(known, _)| known == name);
        let Some((_, text)) = known else { bail!(no_such_dialogue(name)) };
        return print(text.as_bytes());
    }
    let program = args.program.as_deref().unwrap_or_default();
    let dialogue = dialogue(args.dialogue.as_deref().unwrap_or_default())?;
    let game = beginning(named_rules(&args.rules)?);
    let patience_ms = u64::try_from(args.patience.as_millis()).unwrap_or(u64::MAX);
    let terms = Terms { dialogue: &dialogue, game: &game, patience_ms };
    let cases = suite(&game, &dialogue, args.games.into(), args.seed);
    let start = || match Process::start(program) {
        Ok(process) => Ok(Box::new(process) as Box<dyn Pipe>),
        Err(error) => Err(plain_reason(&error).say(language())),
    };
    let mut meter = Meter::new(0, cases.len());
    let report = judge(&terms, &cases, start, |done| meter.show(done));
    meter.end();
    let sentences: Vec<(String, String)> = report
        .wrongs
        .iter()
        .map(|Wrong { fault, steps }| {
            let typed = written(steps, game.rules().shape, dialogue.numbering);
            let problem = fault.say(language());
            let told = match typed.is_empty() {
                true => programs::at_once(language(), problem),
                false => programs::after_game(language(), &typed, problem),
            };
            (typed, told)
        })
        .collect();
    let text = match (args.json, args.junit) {
        (true, _) => as_json(program, args, &report, &sentences),
        (_, true) => as_junit(program, &report, &sentences),
        _ => in_words(&report, &sentences),
    };
    print(text.as_bytes())?;
    Ok(ExitCode::from(if report.wrongs.is_empty() { 0 } else { code::FAILED }))
}

/// A dialogue that comes with the program, or one in a file.
fn dialogue(name: &str) -> Result<Dialogue> {
    let known = DIALOGUES.iter().find(|(known, _)| *known == name);
    let text = match known {
        Some((_, text)) => (*text).to_string(),
        None if !Path::new(name).exists() => bail!(no_such_dialogue(name)),
        None => read_text(Path::new(name))?,
    };
    match Dialogue::read(&text) {
        Ok(dialogue) => Ok(dialogue),
        Err(error) => bail!("{}: {}", harmless(name), error.say(language())),
    }
}

fn no_such_dialogue(name: &str) -> String {
    let names = list(language(), DIALOGUES.map(|(name, _)| name.to_string()));
    programs::no_such_dialogue(language(), shown(name), names)
}

fn in_words(report: &Report, sentences: &[(String, String)]) -> String {
    let mut text = String::new();
    for (_, told) in sentences {
        let _ = writeln!(text, "{told}");
    }
    let games = report.cases.len() as u32;
    let summary = match report.wrongs.len() {
        0 => programs::referee_good(language(), games),
        faults => programs::referee_bad(language(), faults, games),
    };
    let _ = writeln!(text, "{summary}");
    text
}

fn as_json(
    program: &str,
    args: &RefereeArgs,
    report: &Report,
    sentences: &[(String, String)],
) -> String {
    let faults: Vec<_> = report
        .wrongs
        .iter()
        .zip(sentences)
        .map(|(wrong, (typed, told))| {
            json!({ "fault": wrong.fault.kind.id(), "game": typed, "told": told })
        })
        .collect();
    let passed = report.wrongs.is_empty();
    let all = json!({ "program": program, "rules": args.rules, "games": report.cases.len(), "passed": passed, "faults": faults });
    format!("{all}\n")
}

fn as_junit(program: &str, report: &Report, sentences: &[(String, String)]) -> String {
    let escaped = |text: &str| {
        let safe = harmless(text);
        let safe = safe.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        safe.replace('"', "&quot;")
    };
    let (tests, name) = (report.cases.len(), escaped(program));
    let failures = report.cases.iter().filter(|(_, wrong)| wrong.is_some()).count();
    let mut text = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"{name}\" tests=\"{tests}\" failures=\"{failures}\">\n"
    );
    for (case, wrong) in &report.cases {
        let case = escaped(case);
        let _ = match wrong {
            None => writeln!(text, "  <testcase classname=\"referee\" name=\"{case}\"/>"),
            Some(index) => {
                let id = report.wrongs[*index].fault.kind.id();
                let told = escaped(&sentences[*index].1);
                writeln!(
                    text,
                    "  <testcase classname=\"referee\" name=\"{case}\"><failure type=\"{id}\" message=\"{told}\"/></testcase>"
                )
            }
        };
    }
    text + "</testsuite>\n"
}

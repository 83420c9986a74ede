//! The command line in the language of the person: help, completions and the manual page are made from
//! the command in that language, and arguments are read with it.
//!
//! The English texts are the doc comments of the arguments. Others are looked up by where a text stands:
//! `solve-about` is about the command `solve`, `solve-arg-size-help` is the help of its flag `--size`. Where
//! several commands have the same flag with the same help, it is `arg-size-help` for all of them.

use crate::args::Cli;
use crate::flag_errors;
use crate::help_text::{width, wrapped};
use crate::output::complain;
use clap::builder::{Resettable, StyledStr};
use clap::{Arg, Command, CommandFactory, FromArgMatches};
use fourline_native::files::plain_reason;
use fourline_words::catalogue::{cli, commands, flags};
use fourline_words::{Language, Say, list};
use std::ffi::OsString;
use std::process::ExitCode;

/// Reads the arguments. Help, the version and what is wrong are printed, and the code to end with is given.
pub fn parse(arguments: Vec<OsString>, language: Language) -> Result<Cli, ExitCode> {
    let mut command = localised(Cli::command(), language, Some(width()));
    let read = command.try_get_matches_from_mut(arguments);
    read.and_then(|matches| Cli::from_arg_matches(&matches)).map_err(|error| {
        if let Err(error) = flag_errors::print(&error, &command, language) {
            let reason = plain_reason(&error).say(language);
            complain(format!("{}: {reason}", commands::cant_write_output(language)));
            return ExitCode::from(crate::code::FAILED);
        }
        ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(crate::code::BAD_REQUEST))
    })
}

/// The command with all its texts in a language, as help shows it in lines of this width; without one,
/// lines are as long as they are.
pub fn localised(command: Command, language: Language, width: Option<usize>) -> Command {
    // Zero is no limit.
    let command = command.term_width(width.unwrap_or(0));
    headed(translated(command, language), language, width)
}

/// The command with those texts in a language that stand in the code, as completions need it.
pub fn translated(mut command: Command, language: Language) -> Command {
    // With this the flags and the command that clap adds are there too.
    command.build();
    changed(command, &[], &mut |ids, english| {
        let found = ids.iter().find_map(|id| flags::text(language, id));
        found.unwrap_or(english).to_string()
    })
}

/// What changes a text: it is given the ids of the text, the one to be preferred first, and the text.
type Change<'a> = &'a mut dyn FnMut(&[String], &str) -> String;

/// The command with all texts changed that stand in the code.
fn changed(command: Command, path: &[String], change: Change) -> Command {
    let place = place(path);
    let mut new = |kind: &str, text: Option<&StyledStr>| {
        changed_text(text, &[format!("{place}-{kind}")], change)
    };
    let about = new("about", command.get_about());
    let long_about = new("long-about", command.get_long_about());
    let after_help = new("after-help", command.get_after_help());
    let after_long_help = new("after-long-help", command.get_after_long_help());
    command
        .about(about)
        .long_about(long_about)
        .after_help(after_help)
        .after_long_help(after_long_help)
        .mut_args(|arg| changed_arg(arg, &place, change))
        .mut_subcommands(|inner| {
            let path = [path, &[inner.get_name().to_string()]].concat();
            changed(inner, &path, change)
        })
}

fn changed_arg(arg: Arg, place: &str, change: Change) -> Arg {
    let id = arg.get_id().as_str().replace('_', "-");
    let mut new = |kind: &str, text: Option<&StyledStr>| {
        let shared = format!("arg-{id}-{kind}");
        changed_text(text, &[format!("{place}-{shared}"), shared], change)
    };
    let help = new("help", arg.get_help());
    let long = new("long", arg.get_long_help());
    let heading = arg.get_help_heading().map(str::to_string);
    let arg = arg.help(help).long_help(long);
    match heading {
        Some(heading) => arg.help_heading(change(&[heading_id(&heading)], &heading)),
        None => arg,
    }
}

fn changed_text(text: Option<&StyledStr>, ids: &[String], change: Change) -> Resettable<StyledStr> {
    text.map(|text| change(ids, &text.to_string()).into()).into()
}

/// The start of the ids of a command.
fn place(path: &[String]) -> String {
    const HELP: &str = "help";
    match path.last() {
        None => "fourline".to_string(),
        Some(last) if last == HELP => HELP.to_string(),
        // Below `help` all commands stand a second time.
        Some(_) => {
            let names: Vec<&str> = path.iter().map(String::as_str).collect();
            names.into_iter().filter(|name| *name != HELP).collect::<Vec<_>>().join("-")
        }
    }
}

fn heading_id(heading: &str) -> String {
    format!("heading-{}", heading.to_lowercase().replace(' ', "-"))
}

/// The command with the headings and remarks that clap itself makes. What stands below the flags is
/// wrapped here: clap would begin a line that continues an example at the margin.
fn headed(command: Command, language: Language, width: Option<usize>) -> Command {
    let below = command.get_after_help().map(ToString::to_string);
    let below = below.map(|text| width.map_or(text.clone(), |width| wrapped(&text, width)));
    let mut command = command
        .after_help(Resettable::from(below.map(StyledStr::from)))
        .subcommand_help_heading(cli::commands(language))
        .mut_args(|arg| headed_arg(arg, language))
        .mut_subcommands(|inner| headed(inner, language, width));
    let usage = usage(&command.render_usage(), language);
    command.help_template(format!(
        "{{before-help}}{{about-with-newline}}\n{usage}\n\n{{all-args}}{{after-help}}"
    ))
}

fn headed_arg(arg: Arg, language: Language) -> Arg {
    let values: Vec<String> = arg
        .get_possible_values()
        .iter()
        .filter(|value| !value.is_hide_set())
        .map(|value| value.get_name().to_string())
        .collect();
    let defaults: Vec<String> =
        arg.get_default_values().iter().map(|value| value.to_string_lossy().into()).collect();
    let mut remarks = Vec::new();
    if arg.get_action().takes_values() && !defaults.is_empty() {
        remarks.push(cli::default_value(language, defaults.join(" ")));
    }
    if !values.is_empty() {
        remarks.push(cli::possible_values(language, list(language, values)));
    }
    let mut help = arg.get_help().map(ToString::to_string).unwrap_or_default();
    for remark in remarks {
        help += &format!(" {remark}");
    }
    let heading = match arg.get_help_heading() {
        Some(heading) => heading.to_string(),
        None if arg.is_positional() => cli::arguments(language),
        None => cli::options(language),
    };
    arg.help_heading(heading).hide_default_value(true).hide_possible_values(true).help(glued(&help))
}

/// A space at which no line is broken.
const GLUE: char = '\u{a0}';

/// The text with the beginning of each remark in brackets held together: `[default: 16M]` is not broken
/// behind its colon.
fn glued(text: &str) -> String {
    /// A longer one is broken where it must be.
    const LONGEST: usize = 24;
    let mut parts = text.split('[');
    let mut glued = parts.next().unwrap_or_default().to_string();
    for part in parts {
        let end = part.find([',', ']']).unwrap_or(0);
        let end = if part[..end].chars().count() > LONGEST { 0 } else { end };
        glued += &format!("[{}{}", part[..end].replace(' ', &GLUE.to_string()), &part[end..]);
    }
    glued
}

/// Help as it is shown, with all its spaces the same again.
pub fn unglued(text: &str) -> String {
    text.replace(GLUE, " ")
}

/// The usage as clap gives it, with the heading in the language.
pub fn usage(usage: &StyledStr, language: Language) -> String {
    const CLAPS: &str = "Usage:";
    let heading = cli::usage(language);
    let indent = |heading: &str| format!("\n{:width$}", "", width = heading.chars().count() + 1);
    usage.ansi().to_string().replacen(CLAPS, &heading, 1).replace(&indent(CLAPS), &indent(&heading))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::help_text::{Block, blocks};
    use std::collections::{BTreeMap, BTreeSet};
    use std::fmt::Write as _;
    use std::path::Path;

    const LANGUAGES: [Language; 3] = [Language::Vietnamese, Language::German, Language::Spanish];

    /// All English texts by id, as they are looked up.
    fn english() -> BTreeMap<String, String> {
        let mut command = Cli::command();
        command.build();
        let mut found: Vec<(Vec<String>, String)> = Vec::new();
        changed(command, &[], &mut |ids, text| {
            found.push((ids.to_vec(), text.to_string()));
            text.to_string()
        });
        // An id that places can share stands for the text that most of them have.
        let mut counts: BTreeMap<&str, BTreeMap<&str, usize>> = BTreeMap::new();
        for (ids, text) in &found {
            let [_, shared] = &ids[..] else { continue };
            *counts.entry(shared).or_default().entry(text).or_default() += 1;
        }
        let is_shared = |id: &str, text: &str| {
            let texts = &counts[id];
            let most = texts.iter().max_by_key(|(_, count)| **count).expect("a text");
            *most.0 == text && *most.1 > 1
        };
        let mut texts = BTreeMap::new();
        for (ids, text) in &found {
            let id = match &ids[..] {
                [_, shared] if is_shared(shared, text) => shared,
                ids => &ids[0],
            };
            let before = texts.insert(id.clone(), text.clone());
            assert!(before.is_none_or(|before| before == *text), "{id} stands for two texts");
        }
        texts
    }

    /// The English catalogue.
    fn catalogue() -> String {
        let mut ftl = String::from(
            "### The help of the program and of its flags. Flags, values and examples are typed as they are.\n\
             ### Made from the doc comments in crates/fourline/src; changes here are lost. See CONTRIBUTING.md.\n",
        );
        let mut group = String::new();
        for (id, text) in english() {
            let kind = id.split('-').next().expect("a word").to_string();
            if kind != group {
                let about = match kind.as_str() {
                    "arg" => "Flags and arguments of several commands".to_string(),
                    "heading" => "Headings above flags".to_string(),
                    "fourline" => "fourline".to_string(),
                    command => format!("fourline {command}"),
                };
                let _ = write!(ftl, "\n## {about}\n\n");
                group = kind;
            }
            let _ = match text.contains('\n') {
                false => writeln!(ftl, "{id} = {}", escaped(&text)),
                true => {
                    let lines = text.lines().map(|line| match line {
                        "" => "\n".to_string(),
                        line => format!("    {}\n", escaped(line)),
                    });
                    writeln!(ftl, "{id} =\n{}", lines.collect::<String>().trim_end())
                }
            };
        }
        ftl
    }

    /// Fluent gives a meaning to braces, and to some signs at the start of a line.
    fn escaped(line: &str) -> String {
        let text = line.trim_start_matches(' ');
        let indent = &line[..line.len() - text.len()];
        let text =
            text.replace('{', "\u{0}").replace('}', "{ \"}\" }").replace('\u{0}', "{ \"{\" }");
        match text.chars().next() {
            Some(sign @ ('[' | '*' | '.')) => {
                format!("{indent}{{ \"{sign}\" }}{}", &text[1..])
            }
            _ => format!("{indent}{text}"),
        }
    }

    fn is_updating() -> bool {
        std::env::var_os("FLAGS_UPDATE").is_some()
    }

    #[test]
    fn the_english_catalogue_is_what_the_doc_comments_say() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words/ftl/en/flags.ftl");
        let catalogue = catalogue();
        if is_updating() {
            std::fs::write(&path, &catalogue).unwrap();
        }
        let written = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(
            written == catalogue,
            "crates/words/ftl/en/flags.ftl is stale; set FLAGS_UPDATE=1 to write it, then run \
             `cargo xtask words`"
        );
    }

    #[test]
    fn every_text_is_looked_up() {
        if is_updating() {
            // The tables are written after the catalogue.
            return;
        }
        for id in english().keys() {
            for language in LANGUAGES {
                assert!(flags::text(language, id).is_some(), "{language}: {id}");
            }
            assert_eq!(flags::text(Language::English, id), None);
        }
    }

    /// Every word that help shows comes from a catalogue or is typed as it is: with all texts made of
    /// signs, no English is left.
    #[test]
    fn nothing_of_the_help_stays_english() {
        fn all(command: &Command, helps: &mut Vec<String>) {
            let mut command = command.clone();
            helps.push(command.render_help().to_string());
            helps.push(command.render_long_help().to_string());
            command.get_subcommands().for_each(|inner| all(inner, helps));
        }
        let mut command = Cli::command();
        command.build();
        let command = changed(command, &[], &mut |_, _| "~".to_string());
        let command = headed(command, Language::Vietnamese, None);
        let mut helps = Vec::new();
        all(&command, &mut helps);
        let own: BTreeSet<String> = [
            cli::usage(Language::Vietnamese),
            cli::commands(Language::Vietnamese),
            cli::arguments(Language::Vietnamese),
            cli::options(Language::Vietnamese),
            cli::default_value(Language::Vietnamese, ""),
            cli::possible_values(Language::Vietnamese, ""),
        ]
        .iter()
        .flat_map(|text| words(text))
        .collect();
        let mut names = BTreeSet::new();
        typed(&command, &mut names);
        for help in &helps {
            for word in words(help) {
                assert!(own.contains(&word) || names.contains(&word), "{word} in\n{help}");
            }
        }
    }

    fn words(text: &str) -> Vec<String> {
        let words = text.split(|letter: char| !letter.is_alphanumeric());
        words.filter(|word| !word.is_empty()).map(str::to_string).collect()
    }

    /// The words that are typed: commands, flags, values and their names.
    fn typed(command: &Command, names: &mut BTreeSet<String>) {
        names.extend(words(command.get_name()));
        names.extend(["OPTIONS", "COMMAND"].map(str::to_string));
        for arg in command.get_arguments() {
            names.extend(words(&arg.to_string()));
            names.extend(arg.get_short().map(String::from));
            for value in arg.get_possible_values() {
                assert!(value.get_help().is_none(), "{arg}: help of values is not translated");
            }
            names
                .extend(arg.get_possible_values().iter().flat_map(|value| words(value.get_name())));
            names.extend(
                arg.get_default_values().iter().flat_map(|value| words(&value.to_string_lossy())),
            );
        }
        command.get_subcommands().for_each(|inner| typed(inner, names));
    }

    /// What a person would type of an example: without its comment, and without what is for the shell.
    fn typed_arguments(example: &str) -> Vec<String> {
        let shell = [" # ", " | ", " > ", " < ", " && "];
        let end = shell.iter().filter_map(|sign| example.find(sign)).min();
        fourline_native::process::words(&example[..end.unwrap_or(example.len())])
            .expect("closed quotes")
    }

    #[test]
    fn every_command_has_examples_that_can_be_typed() {
        fn check(command: &Command, language: Language) {
            let below = command.get_after_help().map(ToString::to_string).unwrap_or_default();
            let examples: Vec<&str> = blocks(&below)
                .into_iter()
                .filter_map(|block| match block {
                    Block::Examples(_, lines) => Some(lines),
                    _ => None,
                })
                .flatten()
                .collect();
            assert!(!examples.is_empty(), "{language}: {}", command.get_name());
            for example in examples {
                let read = Cli::command().try_get_matches_from(typed_arguments(example));
                let is_good = read.is_ok() || read.is_err_and(|error| error.exit_code() == 0);
                assert!(is_good, "{language}: {example}");
            }
            let inner = command.get_subcommands().filter(|inner| inner.get_name() != "help");
            inner.for_each(|inner| check(inner, language));
        }
        for language in Language::ALL {
            check(&localised(Cli::command(), language, None), language);
        }
    }

    #[test]
    fn arguments_are_read_the_same_in_every_language() {
        for line in [
            "fourline",
            "fourline solve --weak 4453 --size 6x5",
            "fourline play --opponent 3 --name Ann --rules power --undo 3/strict",
            "fourline book build --plies 4 -o x.book",
            "fourline rules power --explain",
        ] {
            let arguments = || line.split(' ').map(OsString::from).collect();
            let read = |language| format!("{:?}", parse(arguments(), language).unwrap());
            for language in LANGUAGES {
                assert_eq!(read(language), read(Language::English), "{line}");
            }
        }
    }
}

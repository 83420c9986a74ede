//! What is wrong with the arguments, in the language of the person. Clap says what it is about;
//! in English its own words are used. Help and the version are printed here too.

use crate::flags::{unglued, usage};
use crate::value::BadValue;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, Error};
use fourline_words::catalogue::cli;
use fourline_words::{Language, Say, list, one_of};
use std::error::Error as _;
use std::io::{self, Write as _};

/// Prints what clap has to say: an error, or help or the version, which are in the language already.
/// A reader of help may have read enough.
pub fn print(error: &Error, command: &Command, language: Language) -> io::Result<()> {
    let text = match message(error, language) {
        Some(message) if language != Language::English => {
            let style = command.get_styles().get_error();
            format!("{style}{}{style:#} {message}\n", cli::error(language))
        }
        _ => unglued(&error.render().ansi().to_string()),
    };
    if error.use_stderr() {
        // If it can't be printed there is no place left to say so.
        let _ = write!(anstream::stderr(), "{text}");
        return Ok(());
    }
    let mut out = anstream::stdout();
    match write!(out, "{text}").and_then(|()| out.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}

/// The whole message; `None` for help, the version, and what clap does not tell enough about.
fn message(error: &Error, language: Language) -> Option<String> {
    let mut parts = vec![sentence(error, language)?];
    parts.extend(advice(error, language));
    if let Some(ContextValue::StyledStr(text)) = error.get(ContextKind::Usage) {
        parts.push(usage(text, language));
    }
    parts.push(cli::try_help(language, "--help"));
    Some(parts.join("\n\n"))
}

fn sentence(error: &Error, language: Language) -> Option<String> {
    let text = |kind| texts(error, kind).into_iter().next();
    let argument = || text(ContextKind::InvalidArg);
    let value = || text(ContextKind::InvalidValue);
    let command = || text(ContextKind::InvalidSubcommand);
    let all = |kind| list(language, texts(error, kind));
    let counted = |kind| match error.get(kind) {
        Some(ContextValue::Number(number)) => u64::try_from(*number).ok(),
        _ => None,
    };
    Some(match error.kind() {
        ErrorKind::UnknownArgument => cli::unknown_argument(language, argument()?),
        ErrorKind::InvalidSubcommand => cli::unknown_command(language, command()?),
        ErrorKind::InvalidValue if value()?.is_empty() => {
            with_values(cli::missing_value(language, argument()?), error, language)
        }
        ErrorKind::InvalidValue => {
            with_values(cli::invalid_value(language, argument()?, value()?), error, language)
        }
        ErrorKind::ValueValidation => {
            let value = Some(value()?).filter(|value| !value.is_empty());
            let value = value.unwrap_or_else(|| "''".to_string());
            match reason(error, language) {
                Some(reason) => cli::invalid_value_reason(language, argument()?, reason, value),
                None => cli::invalid_value(language, argument()?, value),
            }
        }
        ErrorKind::MissingRequiredArgument => {
            cli::missing_arguments(language, all(ContextKind::InvalidArg))
        }
        ErrorKind::MissingSubcommand => {
            let commands = all(ContextKind::ValidSubcommand);
            cli::missing_command(language, command()?, commands)
        }
        ErrorKind::ArgumentConflict => {
            let others = all(ContextKind::PriorArg);
            match (argument(), command()) {
                (Some(argument), _) if argument == others => {
                    cli::argument_twice(language, argument)
                }
                (Some(argument), _) => cli::argument_conflict(language, argument, others),
                (None, command) => cli::command_conflict(language, command?, others),
            }
        }
        ErrorKind::TooManyValues => cli::unexpected_value(language, argument()?, value()?),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            let least = counted(ContextKind::MinValues);
            let expected = least.or(counted(ContextKind::ExpectedNumValues))?;
            let found = counted(ContextKind::ActualNumValues)?;
            cli::number_of_values(language, argument()?, expected, found)
        }
        ErrorKind::InvalidUtf8 => cli::not_text(language),
        _ => return None,
    })
}

/// A sentence with the values that are possible.
fn with_values(sentence: String, error: &Error, language: Language) -> String {
    match texts(error, ContextKind::ValidValue) {
        values if values.is_empty() => sentence,
        values => {
            format!("{sentence}\n  {}", cli::possible_values(language, list(language, values)))
        }
    }
}

/// Why a value can't be used, as our own readers of values tell it.
fn reason(error: &Error, language: Language) -> Option<String> {
    let source = error.source()?;
    Some(match source.downcast_ref::<BadValue>() {
        Some(bad) => bad.say(language),
        None => source.to_string(),
    })
}

/// What may have been meant.
fn advice(error: &Error, language: Language) -> Option<String> {
    let similar: Vec<String> =
        [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue]
            .into_iter()
            .flat_map(|kind| texts(error, kind))
            .collect();
    if !similar.is_empty() {
        return Some(cli::did_you_mean(language, one_of(language, similar)));
    }
    // Clap's advice is a sentence; of those there are, one is about an argument that looks like a flag.
    let argument = texts(error, ContextKind::InvalidArg).into_iter().next()?;
    let as_value = format!("-- {argument}");
    let is_advised =
        texts(error, ContextKind::Suggested).iter().any(|text| text.contains(&as_value));
    is_advised.then(|| cli::pass_as_value(language, argument))
}

fn texts(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        Some(ContextValue::StyledStrs(texts)) => texts.iter().map(ToString::to_string).collect(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Cli;
    use crate::flags::localised;
    use clap::CommandFactory;

    /// The message in English words, without what is the same for all.
    fn said(arguments: &str) -> String {
        let mut command = localised(Cli::command(), Language::Vietnamese, None);
        let error = command.try_get_matches_from_mut(arguments.split(' ')).unwrap_err();
        assert_eq!(error.exit_code(), 2);
        let message = message(&error, Language::English).unwrap();
        let message = anstream::adapter::strip_str(&message).to_string();
        let end = "\n\nFor more information, try --help.";
        message.strip_suffix(end).unwrap_or_else(|| panic!("{message}")).to_string()
    }

    #[test]
    fn every_kind_of_error_is_said() {
        for (arguments, expected) in [
            (
                "fourline solve --waek 44",
                "unknown argument --waek\n\nDid you mean --weak?\n\n\
                 Usage: fourline solve --weak [POSITIONS]...",
            ),
            (
                "fourline solve --zzz 44",
                "unknown argument --zzz\n\nTo pass --zzz as a value, type: -- --zzz\n\n\
                 Usage: fourline solve [OPTIONS] [POSITIONS]...",
            ),
            (
                "fourline fly",
                "unknown command fly\n\nDid you mean play?\n\n\
                 Usage: fourline [OPTIONS]\n       fourline <COMMAND>",
            ),
            (
                "fourline play --board",
                "--board <STYLE> needs a value\n  [possible values: grid, frame, words]",
            ),
            ("fourline play --undo", "--undo <COUNT> needs a value"),
            (
                "fourline play --board gird",
                "invalid value gird for --board <STYLE>\n  [possible values: grid, frame, words]\
                 \n\nDid you mean grid?",
            ),
            (
                "fourline play --remove 100",
                "invalid value 100 for --remove <COUNT>: expected a number from 0 to 99",
            ),
            (
                "fourline solve --memory much",
                "invalid value much for --memory <SIZE>: expected a size such as 4M, 64M or 1G",
            ),
            (
                "fourline picture",
                "missing: --output <FILE>, <POSITION>\n\n\
                 Usage: fourline picture --output <FILE> <POSITION>",
            ),
            (
                "fourline play --plain --screen",
                "--plain can't be used with --screen\n\nUsage: fourline play --plain",
            ),
            (
                "fourline play --seed 1 --seed 2",
                "--seed <NUMBER> can't be used more than once\n\nUsage: fourline play [OPTIONS]",
            ),
            ("fourline man page", "unknown argument page\n\nUsage: fourline man [OPTIONS]"),
            (
                "fourline play --plain=yes",
                "unexpected value yes for --plain\n\nUsage: fourline play --plain",
            ),
        ] {
            assert_eq!(said(arguments), expected, "{arguments}");
        }
    }

    #[test]
    fn help_and_version_are_left_to_clap() {
        for arguments in ["--help", "--version", "help", "solve -h", "book"] {
            let line = format!("fourline {arguments}");
            let error = Cli::command().try_get_matches_from(line.split(' ')).unwrap_err();
            assert_eq!(message(&error, Language::Vietnamese), None, "{arguments}");
        }
    }
}

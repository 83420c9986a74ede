//! The language of this run: as `--language` says, else as set, else the system's. It is decided once,
//! before the flags are read, because their help is in it too.

use fourline_app::safe::shown;
use fourline_app::settings::Spoken;
use fourline_app::words::Speaker;
use fourline_native::settings_file::SettingsFile;
use fourline_rules::Numbering;
use fourline_words::Language;
use fourline_words::catalogue::cli;
use std::ffi::OsString;
use std::sync::OnceLock;

static SPOKEN: OnceLock<(Spoken, Language)> = OnceLock::new();

/// The flag.
const FLAG: &str = "--language";

/// Decides, from the arguments, the settings and the environment, and gives back the arguments without
/// the flag, which may stand anywhere. An error is the sentence about a language that is not known.
pub fn decide(arguments: Vec<OsString>) -> Result<Vec<OsString>, String> {
    let system = Language::of_environment(|name| std::env::var(name).ok());
    let (asked, rest) = taken_out(arguments);
    let (asked, problem) = match asked.map(|tag| (Language::parse(&tag), tag)) {
        None => (None, None),
        Some((Some(language), _)) => (Some(language), None),
        Some((None, tag)) => (None, Some(tag)),
    };
    let spoken = Spoken { asked, system };
    let language = asked.unwrap_or_else(|| spoken.language(&SettingsFile::read_usual().1));
    // A second decision is not made.
    let _ = SPOKEN.set((spoken, language));
    match problem {
        Some(tag) => Err(cli::unknown_language(language, known(), shown(&tag))),
        None => Ok(rest),
    }
}

/// The languages there are, each by its tag and its own name.
fn known() -> String {
    let named = |language: Language| format!("{language} ({})", language.own_name());
    Language::ALL.map(named).join(", ")
}

/// What decides about the language besides the settings.
pub fn spoken() -> Spoken {
    SPOKEN.get().map(|(spoken, _)| *spoken).unwrap_or_default()
}

/// The language of this run.
pub fn language() -> Language {
    SPOKEN.get().map(|(_, language)| *language).unwrap_or_default()
}

/// Someone who speaks it.
pub fn speaker(numbering: Numbering) -> Speaker {
    Speaker { language: language(), numbering, me: None }
}

/// What `--language` names, and the other arguments. The last one counts.
fn taken_out(arguments: Vec<OsString>) -> (Option<String>, Vec<OsString>) {
    let (mut asked, mut rest) = (None, Vec::new());
    let mut arguments = arguments.into_iter();
    while let Some(argument) = arguments.next() {
        let text = argument.to_string_lossy();
        if text == "--" {
            // What follows is no flag.
            rest.push(argument);
            rest.extend(arguments);
            break;
        }
        match text.strip_prefix(FLAG) {
            Some("") => match arguments.next() {
                Some(tag) => asked = Some(tag.to_string_lossy().into_owned()),
                // The flags' own reader says what is missing.
                None => rest.push(argument),
            },
            Some(tag) if tag.starts_with('=') => asked = Some(tag[1..].to_string()),
            _ => rest.push(argument),
        }
    }
    (asked, rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_flag_is_taken_out_wherever_it_stands() {
        let taken_out = |text: &str| {
            let (asked, rest) = taken_out(text.split(' ').map(OsString::from).collect());
            let rest: Vec<String> = rest.iter().map(|rest| rest.to_string_lossy().into()).collect();
            (asked.unwrap_or_default(), rest.join(" "))
        };
        for (arguments, asked, rest) in [
            ("fourline play --language vi --plain", "vi", "fourline play --plain"),
            ("fourline --language=de", "de", "fourline"),
            ("fourline --language de --language es solve", "es", "fourline solve"),
            ("fourline --language", "", "fourline --language"),
            ("fourline --languages=de", "", "fourline --languages=de"),
            ("fourline solve -- --language=de", "", "fourline solve -- --language=de"),
        ] {
            assert_eq!(taken_out(arguments), (asked.to_string(), rest.to_string()));
        }
    }
}

//! Rule sets in TOML files: read with errors that name the place, and written as an example.

use fourline_rules::{Rules, RulesDraft};
use fourline_words::catalogue::commands;
use fourline_words::{Language, Say, list};
use std::fmt::Write as _;
use std::ops::Range;
use toml::de::{DeTable, DeValue};

/// What is wrong with a rule file, and where, in the language it was read for.
#[derive(Debug, PartialEq, Eq)]
pub struct RuleFileError {
    pub line: usize,
    pub column: usize,
    pub problem: String,
}

/// Reads a rule set. `base` names a preset to start from; without it that is `classic`.
pub fn read(text: &str, language: Language) -> Result<Rules, RuleFileError> {
    let place = |span: Range<usize>, problem: String| {
        let before = &text[..span.start.min(text.len())];
        RuleFileError {
            line: before.matches('\n').count() + 1,
            column: before.rsplit('\n').next().unwrap_or("").chars().count() + 1,
            problem,
        }
    };
    let table = DeTable::parse(text).map_err(|error| {
        let message = error.message().lines().collect::<Vec<_>>().join(", ");
        place(error.span().unwrap_or(0..0), message)
    })?;
    let table = table.into_inner();
    let base = match table.get("base") {
        None => Rules::CLASSIC,
        Some(name) => name.get_ref().as_str().and_then(Rules::preset).ok_or_else(|| {
            let names = list(language, Rules::PRESETS.map(|(name, _)| name.to_string()));
            place(name.span(), commands::rule_base(language, names))
        })?,
    };
    let mut draft = RulesDraft::new(base);
    for (key, value) in &table {
        let name = key.get_ref().as_ref();
        if name == "base" {
            continue;
        }
        if !RulesDraft::KEYS.contains(&name) {
            let known = list(language, RulesDraft::KEYS.map(str::to_string));
            return Err(place(key.span(), commands::rule_unknown(language, known)));
        }
        let value_text = match value.get_ref() {
            DeValue::String(text) => text.to_string(),
            DeValue::Integer(number) => number.to_string(),
            _ => {
                let problem = commands::rule_number_or_text(language, name);
                return Err(place(value.span(), problem));
            }
        };
        draft.set(name, &value_text).map_err(|expected| {
            place(value.span(), format!("{name}: {}", expected.say(language)))
        })?;
    }
    draft.finish().map_err(|error| {
        let culprit = error.culprits().iter().find_map(|key| table.get(*key));
        place(culprit.map_or(0..0, |value| value.span()), error.say(language))
    })
}

/// A rule set as a file with every rule explained.
pub fn write(rules: &Rules, language: Language) -> String {
    let line = rules.to_string();
    let mut text = format!("# {}\n", commands::rule_file_head(language));
    if let Some(name) = rules.preset_name() {
        let _ = writeln!(text, "# {}", commands::rule_file_preset(language, name));
    }
    text += "base = \"classic\"\n";
    for word in line.split_whitespace() {
        let (key, value) = word.split_once('=').expect("rules are written as key=value");
        let about = RulesDraft::about(key, language);
        let is_number = value.bytes().all(|byte| byte.is_ascii_digit());
        let value = if is_number { value.to_string() } else { format!("\"{value}\"") };
        let _ = writeln!(text, "\n# {about}\n{key} = {value}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_rules::Undo;

    fn read(text: &str) -> Result<Rules, RuleFileError> {
        super::read(text, Language::English)
    }

    #[test]
    fn what_is_written_reads_back() {
        for (_, rules) in Rules::PRESETS {
            for language in Language::ALL {
                assert_eq!(read(&write(&rules, language)), Ok(rules));
            }
        }
    }

    #[test]
    fn rules_left_out_are_as_in_the_base() {
        let rules = read("base = \"power\"\nundo = \"5/strict\"\nremove = 2").unwrap();
        assert_eq!(rules, Rules { undo: Undo::Strict(5), removes: 2, ..Rules::POWER });
        assert_eq!(read(""), Ok(Rules::CLASSIC));
    }

    #[test]
    fn errors_name_the_place_and_what_was_expected() {
        let check = |text: &str, line, column, problem: &str| {
            let error = read(text).unwrap_err();
            assert_eq!((error.line, error.column), (line, column), "{error:?}");
            assert!(error.problem.contains(problem), "{error:?}");
        };
        check("undo = 3\nspeed = 4", 2, 1, "there are base, size, connect");
        check("undo = 3\nremove = \"many\"", 2, 10, "remove: expected a number from 0 to 99");
        check("undo = [3]", 1, 8, "undo: expected a number or a text");
        check("undo = 3\nundo = 4", 2, 1, "duplicate key");
        check("base = \"chess\"", 1, 8, "expected one of classic, second-chance, strict, power");
        check("base = 3", 1, 8, "expected one of classic");
        check("\n\nsize = \"3x3\"", 3, 8, "4 to 16 columns");
        check("connect = 9", 1, 11, "3 to 7 discs");
        check("size = 7x6", 1, 8, "must be quoted");
        check("= nonsense", 1, 1, "");
    }
}

//! Turns the catalogues (`crates/words/ftl/LANGUAGE/AREA.ftl`) into typed Rust, and holds them to what
//! ships: English is complete by definition; in every other language no message is missing or left
//! over, no variable is unknown, and no plural form is missing.

mod message;
mod writing;

use crate::{Verdict, root};
use anyhow::{Context, Result, bail};
use message::{Area, Message, Shape};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

/// The languages, English first, in the order of `Language`, with their plural forms.
const LANGUAGES: [(&str, &[&str]); 4] = [
    ("en", &["one", "other"]),
    ("vi", &["other"]),
    ("de", &["one", "other"]),
    ("es", &["one", "other"]),
];

/// Areas whose texts are looked up by id while the program runs. Their English stands in the program
/// itself, so only the other languages have a table.
const LOOKED_UP: [&str; 1] = ["flags"];

/// Regenerates the Rust, and says what is missing.
pub fn write() -> Result<Verdict> {
    let (files, complaints) = translated()?;
    let folder = target_folder();
    for (name, text) in &files {
        let path = folder.join(name);
        if fs::read_to_string(&path).ok().as_deref() != Some(text) {
            fs::write(&path, text).with_context(|| format!("writing {}", path.display()))?;
            println!("wrote {}", path.strip_prefix(root()).unwrap_or(&path).display());
        }
    }
    for path in left_over(&files)? {
        fs::remove_file(&path)?;
    }
    report(&complaints)
}

/// Is the Rust what the catalogues say, and is nothing missing?
pub fn check() -> Result<Verdict> {
    let (files, complaints) = translated()?;
    let folder = target_folder();
    for (name, text) in &files {
        if fs::read_to_string(folder.join(name)).ok().as_deref() != Some(text) {
            bail!("{name} is not what the catalogues say; run `cargo xtask words`");
        }
    }
    if let Some(path) = left_over(&files)?.first() {
        bail!("{} belongs to no catalogue; run `cargo xtask words`", path.display());
    }
    report(&complaints)
}

fn report(complaints: &[String]) -> Result<Verdict> {
    if !complaints.is_empty() {
        bail!("{}\n{} problems in the catalogues", complaints.join("\n"), complaints.len());
    }
    Ok(Verdict::Passed)
}

fn catalogue_folder() -> PathBuf {
    root().join("crates/words/ftl")
}

fn target_folder() -> PathBuf {
    root().join("crates/words/src/catalogue")
}

/// Files of an area that is no more.
fn left_over(files: &BTreeMap<String, String>) -> Result<Vec<PathBuf>> {
    let mut left = Vec::new();
    for entry in fs::read_dir(target_folder())? {
        let entry = entry?;
        if !files.contains_key(&*entry.file_name().to_string_lossy()) {
            left.push(entry.path());
        }
    }
    Ok(left)
}

/// The Rust files by name, and what is wrong with the catalogues. What is missing is English there.
fn translated() -> Result<(BTreeMap<String, String>, Vec<String>)> {
    let mut areas: Vec<String> = Vec::new();
    let english = catalogue_folder().join("en");
    for entry in fs::read_dir(&english).with_context(|| format!("no {}", english.display()))? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        areas.extend(name.strip_suffix(".ftl").map(str::to_string));
    }
    areas.sort();
    let mut complaints = Vec::new();
    let mut files = BTreeMap::new();
    for area in &areas {
        let mut languages = Vec::new();
        for (language, forms) in LANGUAGES {
            let path = catalogue_folder().join(language).join(format!("{area}.ftl"));
            let text = match fs::read_to_string(&path) {
                Ok(text) => text,
                Err(_) => {
                    complaints.push(format!("{language}/{area}.ftl is missing"));
                    String::new()
                }
            };
            let name = format!("{language}/{area}");
            let read = Area::read(&text, forms)
                .map_err(|problem| complaints.push(format!("{name}: {problem}")));
            languages.push(read.unwrap_or_default());
        }
        compare(area, &mut languages, &mut complaints);
        let rust = if LOOKED_UP.contains(&area.as_str()) {
            complaints.extend(with_variables(area, &languages[0]));
            writing::table(area, &languages)
        } else {
            writing::area(area, &languages)
        };
        files.insert(format!("{area}.rs"), rust);
    }
    for (language, _) in LANGUAGES {
        for entry in fs::read_dir(catalogue_folder().join(language)).into_iter().flatten() {
            let name = entry?.file_name().to_string_lossy().into_owned();
            if !areas.iter().any(|area| name == format!("{area}.ftl")) {
                complaints.push(format!("{language}/{name}: English has no such file"));
            }
        }
    }
    files.insert("mod.rs".to_string(), writing::index(&areas));
    Ok((files, complaints))
}

/// Holds the other languages against English, and fills what they lack with it.
fn compare(area: &str, languages: &mut [Area], complaints: &mut Vec<String>) {
    let Some((english, others)) = languages.split_first_mut() else { return };
    for (other, (language, _)) in others.iter_mut().zip(&LANGUAGES[1..]) {
        let mut complain = |key: &str, what: &str| {
            complaints.push(format!("{language}/{area}.ftl: {key}: {what}"));
        };
        let is_missing = other.messages.is_empty();
        for key in other.messages.keys().filter(|key| !english.messages.contains_key(*key)) {
            complain(key, "English has no such message");
        }
        for (key, message) in &english.messages {
            let Some(translated) = other.messages.get(key) else {
                // That the whole file is missing was said already.
                if !is_missing {
                    complain(key, "missing");
                }
                other.messages.insert(key.clone(), message.clone());
                continue;
            };
            if let Some(problem) = mismatch(message, translated) {
                complain(key, &problem);
                other.messages.insert(key.clone(), message.clone());
            }
        }
    }
}

/// Texts that are looked up are shown as they are, so they can't have variables.
fn with_variables(area: &str, english: &Area) -> Vec<String> {
    let has_some = |(_, message): &(&String, &Message)| !message.variables.is_empty();
    let found = english.messages.iter().filter(has_some);
    found.map(|(key, _)| format!("en/{area}.ftl: {key}: no variables here")).collect()
}

/// What keeps a translation from standing for the English message.
fn mismatch(english: &Message, translated: &Message) -> Option<String> {
    let known: BTreeSet<&String> = english.variables.keys().collect();
    let used: BTreeSet<&String> = translated.variables.keys().collect();
    if let Some(unknown) = used.difference(&known).next() {
        return Some(format!("English has no variable ${unknown}"));
    }
    // A form may do without its number, as in "one disc"; the message as a whole may not.
    if let Some(missing) = known.difference(&used).next() {
        return Some(format!("${missing} is not used"));
    }
    for (name, shape) in &translated.variables {
        let expected = english.variables[name];
        match (expected, *shape) {
            // Only then is the reader never named.
            (Shape::Who, Shape::Text) => return Some(format!("[you] for ${name} is missing")),
            // A language may do without plural forms.
            (expected, shape) if shape == expected || shape == Shape::Text => {}
            _ => return Some(format!("${name} is selected by, but not in English")),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Area {
        Area::read(text, &["one", "other"]).unwrap()
    }

    #[test]
    fn what_a_language_lacks_is_told_and_said_in_english() {
        let mut languages = [read("a = A\nb = B\n"), read("b = Bê\nc = C\n"), read(""), read("")];
        let mut complaints = Vec::new();
        compare("flags", &mut languages, &mut complaints);
        assert_eq!(
            complaints,
            ["vi/flags.ftl: c: English has no such message", "vi/flags.ftl: a: missing"]
        );
        let rust = writing::table("flags", &languages);
        for line in [
            "    // vi\n    &[\n        (\"a\", \"A\"),\n        (\"b\", \"Bê\"),\n    ],\n",
            "    // de\n    &[\n        (\"a\", \"A\"),\n        (\"b\", \"B\"),\n    ],\n",
        ] {
            assert!(rust.contains(line), "{rust}");
        }
        assert!(!rust.contains("(\"c\""), "{rust}");
    }

    #[test]
    fn texts_that_are_looked_up_have_no_variables() {
        let told = with_variables("flags", &read("a = A\nb = { $c } B\n"));
        assert_eq!(told, ["en/flags.ftl: b: no variables here"]);
    }
}

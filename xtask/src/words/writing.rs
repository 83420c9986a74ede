//! The catalogues as Rust.

use super::LANGUAGES;
use super::message::{Area, Message, Part, Shape, Text};
use std::fmt::Write as _;

const HEAD: &str =
    "// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.\n";

/// The module that holds all areas.
pub fn index(areas: &[String]) -> String {
    let mut rust = format!("{HEAD}\n//! Every message, by area.\n\n");
    for area in areas {
        let _ = writeln!(rust, "pub mod {area};");
    }
    rust += "\n/// Every message, for packs and for the laws that hold for all of them.\n";
    rust += "#[cfg(any(test, feature = \"packs\"))]\n";
    rust += "pub(crate) static ALL: &[(&str, &[crate::pattern::Known])] = &[\n";
    for area in areas {
        let _ = writeln!(rust, "    (\"{area}\", {area}::ALL),");
    }
    rust + "];\n"
}

/// The module of one area; the languages have the same messages.
pub fn area(name: &str, languages: &[Area]) -> String {
    let mut functions = String::new();
    let (mut counts, mut texts, mut people) = (false, false, false);
    for (key, message) in &languages[0].messages {
        let shapes: Vec<Shape> = message.variables.values().copied().collect();
        counts |= shapes.contains(&Shape::Number);
        texts |= shapes.contains(&Shape::Text);
        people |= shapes.contains(&Shape::Who);
        function(name, key, languages, &mut functions);
    }
    let mut imports = vec!["Language"];
    imports.extend(counts.then_some("Count"));
    imports.extend(people.then_some("Who"));
    let has_values = counts || texts || people;
    let mut rust = format!("{HEAD}\n//! The messages of `{name}.ftl`.\n\n");
    imports.sort_unstable();
    let _ = writeln!(rust, "use crate::{{{}}};", imports.join(", "));
    let value = if has_values { "Value, " } else { "" };
    let _ = writeln!(rust, "use crate::pattern::{{Patterns, {value}patterns, say}};");
    if texts {
        rust += "use std::fmt::Display;\n";
    }
    rust + &functions + &all(&languages[0])
}

/// The module of an area whose texts are looked up by id; the languages have the same messages, without
/// variables. The English ones stand elsewhere and are only here to be made pseudo. The laws
/// about variables and forms have nothing to say about them.
pub fn table(name: &str, languages: &[Area]) -> String {
    let mut rust = format!("{HEAD}\n//! The texts of `{name}.ftl`, looked up by id.\n\n");
    rust += "use crate::Language;\n\
             use crate::pattern::{Table, look_up};\n\n\
             /// The text with this id. `None` in English, which stands where the text is used.\n\
             pub fn text(language: Language, id: &str) -> Option<&'static str> {\n    \
                 look_up(language, TABLES, id)\n\
             }\n\n\
             /// A table for each language but English, sorted by id.\n\
             const TABLES: &[Table] = &[\n";
    let english = languages.iter().zip(LANGUAGES).take(1);
    for (area, (language, _)) in languages.iter().zip(LANGUAGES).skip(1).chain(english) {
        let _ = writeln!(rust, "    // {language}");
        if language == "en" {
            rust += "    #[cfg(feature = \"pseudo\")]\n";
        }
        rust += "    &[\n";
        for key in languages[0].messages.keys() {
            let text = literal(&pattern(&area.messages[key], &[]));
            let _ = writeln!(rust, "        ({}, {text}),", literal(key));
        }
        rust += "    ],\n";
    }
    rust + "];\n" + &all(&Area::default())
}

fn function(area: &str, key: &str, languages: &[Area], rust: &mut String) {
    let english = &languages[0].messages[key];
    let mut arguments = String::new();
    let mut values = Vec::new();
    for (name, shape) in &english.variables {
        let name = rust_name(name);
        let (kind, value) = match shape {
            Shape::Text => ("impl Display", format!("Value::Text(&{name})")),
            Shape::Number => ("impl Count", format!("Value::Number({name}.count())")),
            Shape::Who => ("&Who", format!("Value::Who({name})")),
        };
        let _ = write!(arguments, ", {name}: {kind}");
        values.push(value);
    }
    let _ = writeln!(rust, "\n/// `{}`", shown(english));
    if !english.comment.is_empty() {
        let _ = writeln!(rust, "///\n/// {}", english.comment.replace(['<', '>', '[', ']'], ""));
    }
    let _ = writeln!(rust, "pub fn {}(language: Language{arguments}) -> String {{", rust_name(key));
    let constant = constant_name(key);
    let _ = writeln!(rust, "    say(language, &{constant}, &[{}])\n}}", values.join(", "));
    let _ = writeln!(rust, "static {constant}: Patterns = patterns![\n    \"{area}.{key}\",");
    let names: Vec<&String> = english.variables.keys().collect();
    for area in languages {
        let _ = writeln!(rust, "    {},", literal(&pattern(&area.messages[key], &names)));
    }
    let _ = writeln!(rust, "];");
}

fn constant_name(key: &str) -> String {
    key.replace('-', "_").to_uppercase()
}

/// Every message with its variables, for the laws that hold for all of them.
fn all(english: &Area) -> String {
    let mut rust = String::from(
        "\n#[cfg(any(test, feature = \"packs\"))]\npub(crate) static ALL: &[crate::pattern::Known] = &[\n",
    );
    for (key, message) in &english.messages {
        let shapes: String = message
            .variables
            .values()
            .map(|shape| match shape {
                Shape::Text => 't',
                Shape::Number => 'n',
                Shape::Who => 'w',
            })
            .collect();
        let _ = writeln!(rust, "    (\"{key}\", &{}, \"{shapes}\"),", constant_name(key));
    }
    rust + "];\n"
}

/// Words of the language Rust get a line behind them.
fn rust_name(name: &str) -> String {
    match name {
        "continue" | "loop" | "match" | "move" | "type" | "use" => format!("{name}_"),
        _ => name.replace('-', "_"),
    }
}

/// The English text in one line, for the documentation.
fn shown(message: &Message) -> String {
    let parts = match &message.text {
        Text::Plain(parts) => parts,
        Text::Select(_, cases) => &cases[cases.len() - 1].1,
    };
    let part = |part: &Part| match part {
        Part::Text(text) => text.replace('\n', " ").replace('`', "'"),
        Part::Variable(name) => format!("{{ ${name} }}"),
    };
    parts.iter().map(part).collect()
}

/// The pattern as `words::pattern` reads it.
fn pattern(message: &Message, names: &[&String]) -> String {
    let number = |name: &String| names.iter().position(|other| *other == name).expect("known");
    let text = |parts: &[Part]| -> String {
        let part = |part: &Part| match part {
            Part::Text(text) => text.clone(),
            Part::Variable(name) => format!("\u{1}{}", number(name)),
        };
        parts.iter().map(part).collect()
    };
    match &message.text {
        Text::Plain(parts) => text(parts),
        Text::Select(name, cases) => {
            let mut pattern = format!("\u{2}{}", number(name));
            for (case, parts) in cases {
                let _ = write!(pattern, "\u{3}{case}\u{4}{}", text(parts));
            }
            pattern
        }
    }
}

/// A string literal of Rust. Letters of every language stay readable.
fn literal(text: &str) -> String {
    let mut rust = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' => rust.push_str("\\\""),
            '\\' => rust.push_str("\\\\"),
            '\n' => rust.push_str("\\n"),
            '\u{1}'..='\u{4}' | '\u{a0}' | '\u{200b}'..='\u{206f}' => {
                let _ = write!(rust, "\\u{{{:x}}}", u32::from(letter));
            }
            _ => rust.push(letter),
        }
    }
    rust.push('"');
    rust
}

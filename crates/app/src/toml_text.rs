//! TOML as people write it: words with or without quotes, values that are changed where they stand.

use toml_edit::{Item, Table, Value};

/// A value as a word: people write both `16` and `"16"`, both `false` and `"off"`.
pub(crate) fn word(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.value().clone()),
        Value::Integer(number) => Some(number.value().to_string()),
        Value::Boolean(flag) => Some(if *flag.value() { "on" } else { "off" }.to_string()),
        _ => None,
    }
}

/// One word or a list of them.
pub(crate) fn words(value: &Value) -> Option<Vec<String>> {
    match value {
        Value::Array(list) => list.iter().map(word).collect(),
        single => word(single).map(|word| vec![word]),
    }
}

/// The line of a place in the text, from 1.
pub(crate) fn line_of(text: &str, at: usize) -> usize {
    text.as_bytes()[..at.min(text.len())].iter().filter(|byte| **byte == b'\n').count() + 1
}

/// The line of a key, from 1.
pub(crate) fn line_of_key(text: &str, table: &Table, key: &str) -> usize {
    let span = table.key(key).and_then(|key| key.span());
    line_of(text, span.map_or(0, |span| span.start))
}

/// Sets a value. One that stands there already keeps its place and the comment behind it.
pub(crate) fn set(table: &mut Table, key: &str, value: impl Into<Value>) {
    let mut value = value.into();
    match table.get_mut(key) {
        Some(Item::Value(old)) => {
            *value.decor_mut() = old.decor().clone();
            *old = value;
        }
        _ => {
            table.insert(key, Item::Value(value));
        }
    }
}

/// The table with this name, made if there is none. `None` if something else has that name.
pub(crate) fn table<'a>(root: &'a mut Table, name: &str) -> Option<&'a mut Table> {
    root.entry(name).or_insert_with(|| Item::Table(Table::new())).as_table_mut()
}

/// The text with the line ends that the old one has.
pub(crate) fn with_line_ends_of(old: &str, text: String) -> String {
    match old.contains("\r\n") {
        true => text.replace("\r\n", "\n").replace('\n', "\r\n"),
        false => text,
    }
}

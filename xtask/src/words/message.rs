//! A catalogue of one area in one language, read from the part of Fluent that we use: text, variables,
//! and one select as a whole message.

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant,
    VariantKey,
};
use fluent_syntax::parser;
use std::collections::BTreeMap;

/// The messages of one file.
#[derive(Debug, Default)]
pub struct Area {
    /// By key.
    pub messages: BTreeMap<String, Message>,
}

/// One message.
#[derive(Clone, Debug)]
pub struct Message {
    /// A note for translators.
    pub comment: String,
    /// The variables it uses.
    pub variables: BTreeMap<String, Shape>,
    /// What is said.
    pub text: Text,
}

/// What a variable must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Anything with a text.
    Text,
    /// A number that chooses a form.
    Number,
    /// Someone, who may be the reader.
    Who,
}

/// The text of a message.
#[derive(Clone, Debug)]
pub enum Text {
    /// Always the same.
    Plain(Vec<Part>),
    /// Chosen by a variable; the last case fits always.
    Select(String, Vec<(String, Vec<Part>)>),
}

/// A piece of text.
#[derive(Clone, Debug)]
pub enum Part {
    /// As it stands.
    Text(String),
    /// The value of a variable.
    Variable(String),
}

impl Area {
    /// Reads a file; `forms` are the plural forms that the language has.
    pub fn read(text: &str, forms: &[&str]) -> Result<Area, String> {
        let resource = parser::parse(text.to_string()).map_err(|(_, errors)| {
            let errors = errors.iter().map(|error| {
                let line = text[..error.pos.start.min(text.len())].matches('\n').count() + 1;
                format!("line {line}: {error}")
            });
            errors.collect::<Vec<_>>().join("; ")
        })?;
        let mut area = Area::default();
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let key = message.id.name.clone();
                    if !message.attributes.is_empty() {
                        return Err(format!("{key}: attributes are not used here"));
                    }
                    let pattern = message.value.ok_or_else(|| format!("{key}: no text"))?;
                    let comment = message.comment.map(|comment| comment.content.join(" "));
                    let read = Message::read(&pattern, comment.unwrap_or_default(), forms);
                    let read = read.map_err(|problem| format!("{key}: {problem}"))?;
                    if area.messages.insert(key.clone(), read).is_some() {
                        return Err(format!("{key}: twice"));
                    }
                }
                Entry::Term(term) => return Err(format!("-{}: terms are not used", term.id.name)),
                Entry::Junk { content } => return Err(format!("can't be read: {content}")),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            }
        }
        Ok(area)
    }
}

impl Message {
    fn read(pattern: &Pattern<String>, comment: String, forms: &[&str]) -> Result<Message, String> {
        let mut variables = BTreeMap::new();
        let text = match &pattern.elements[..] {
            [
                PatternElement::Placeable { expression: Expression::Select { selector, variants } },
            ] => {
                let InlineExpression::VariableReference { id } = selector else {
                    return Err("only a variable can be selected by".to_string());
                };
                let cases = cases(variants, &mut variables)?;
                let names: Vec<&str> = cases.iter().map(|(name, _)| name.as_str()).collect();
                variables.insert(id.name.clone(), shape_of_cases(&names, forms)?);
                Text::Select(id.name.clone(), cases)
            }
            elements => Text::Plain(parts(elements, &mut variables)?),
        };
        if variables.len() > 9 {
            return Err("more than nine variables".to_string());
        }
        Ok(Message { comment, variables, text })
    }
}

fn shape_of_cases(names: &[&str], forms: &[&str]) -> Result<Shape, String> {
    if names == ["you", "other"] {
        return Ok(Shape::Who);
    }
    let is_exact = |name: &&str| name.parse::<u64>().is_ok();
    if let Some(unknown) = names.iter().find(|name| !is_exact(name) && !forms.contains(name)) {
        return Err(format!("[{unknown}] is no form of this language ({})", forms.join(", ")));
    }
    if let Some(missing) = forms.iter().find(|form| !names.contains(form)) {
        return Err(format!("the form [{missing}] is missing"));
    }
    Ok(Shape::Number)
}

type Case = (String, Vec<Part>);

/// The cases of a select, the one that fits always last.
fn cases(
    variants: &[Variant<String>],
    variables: &mut BTreeMap<String, Shape>,
) -> Result<Vec<Case>, String> {
    let mut cases = Vec::new();
    let mut last = None;
    for variant in variants {
        let name = match &variant.key {
            VariantKey::Identifier { name } => name.clone(),
            VariantKey::NumberLiteral { value } => value.clone(),
        };
        let case = (name, parts(&variant.value.elements, variables)?);
        match variant.default {
            true if case.0 != "other" => return Err("the default must be [other]".to_string()),
            true => last = Some(case),
            false => cases.push(case),
        }
    }
    cases.extend(last);
    Ok(cases)
}

fn parts(
    elements: &[PatternElement<String>],
    variables: &mut BTreeMap<String, Shape>,
) -> Result<Vec<Part>, String> {
    let mut parts: Vec<Part> = Vec::new();
    for element in elements {
        match element {
            PatternElement::TextElement { value } => push(&mut parts, value)?,
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(InlineExpression::VariableReference { id }) => {
                    variables.entry(id.name.clone()).or_insert(Shape::Text);
                    parts.push(Part::Variable(id.name.clone()));
                }
                // For spaces at an edge and for braces.
                Expression::Inline(InlineExpression::StringLiteral { value }) => {
                    push(&mut parts, value)?;
                }
                Expression::Inline(InlineExpression::FunctionReference {
                    id,
                    arguments: CallArguments { .. },
                }) => return Err(format!("functions are not used here: {}", id.name)),
                _ => return Err("a select must be the whole message".to_string()),
            },
        }
    }
    Ok(parts)
}

fn push(parts: &mut Vec<Part>, text: &str) -> Result<(), String> {
    if text.contains(|letter: char| letter.is_control() && letter != '\n') {
        return Err("a control character".to_string());
    }
    match parts.last_mut() {
        Some(Part::Text(before)) => before.push_str(text),
        _ => parts.push(Part::Text(text.to_string())),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH: &[&str] = &["one", "other"];

    fn problem(text: &str, forms: &[&str]) -> String {
        Area::read(text, forms).unwrap_err()
    }

    #[test]
    fn text_variables_and_one_select_are_read() {
        let text = "# For a test.\n\
            plain = Text.\n\
            two = { $a } and { $b }\n\
            discs = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n } discs\n }\n\
            wins = { $who ->\n    [you] You win.\n   *[other] { $who } wins.\n }\n";
        let area = Area::read(text, BOTH).unwrap();
        let shape = |key: &str, name: &str| area.messages[key].variables[name];
        assert_eq!(area.messages["plain"].comment, "For a test.");
        assert_eq!(shape("two", "b"), Shape::Text);
        assert_eq!(shape("discs", "n"), Shape::Number);
        assert_eq!(shape("wins", "who"), Shape::Who);
    }

    #[test]
    fn what_cannot_ship_is_refused() {
        let discs = "discs = { $n ->\n    [one] one\n   *[other] { $n }\n }\n";
        assert!(problem(discs, &["other"]).contains("[one] is no form"));
        assert!(problem(discs, &["one", "few", "other"]).contains("[few] is missing"));
        assert!(problem("a = x\na = y\n", BOTH).contains("twice"));
        assert!(problem("a = { $n", BOTH).contains("line 1"));
        assert!(problem("-a = x\n", BOTH).contains("terms"));
        assert!(problem("a = x\n    .b = y\n", BOTH).contains("attributes"));
        assert!(problem("a = { F($n) }\n", BOTH).contains("functions"));
        assert!(problem("a = b { $n ->\n   *[other] c\n }\n", BOTH).contains("whole message"));
        assert!(problem("a = { $n ->\n    [other] c\n   *[one] d\n }\n", BOTH).contains("default"));
    }
}

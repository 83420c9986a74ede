//! Finds sentences that stand in the code instead of in a catalogue: string literals of two words or
//! more, and code that looks into a sentence. What may stand there is on a list, with the reason.

use crate::{Verdict, root};
use anyhow::{Context, Result, bail};
use proc_macro2::{Span, TokenStream, TokenTree};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use syn::visit::{self, Visit};

/// Macros whose text is for developers, or for those who read the log of a server.
const FOR_DEVELOPERS: [&str; 15] = [
    "assert",
    "assert_eq",
    "assert_ne",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
    "panic",
    "unreachable",
    "unimplemented",
    "todo",
    "concat",
    "env",
    // Words in a server's log, which programs look for.
    "error",
    "info",
    "warn",
];

/// Methods whose text is for developers.
const TELL_OF_BUGS: [&str; 2] = ["expect", "expect_err"];

/// Methods that look into a text.
const LOOK_INTO: [&str; 10] = [
    "starts_with",
    "ends_with",
    "contains",
    "strip_prefix",
    "strip_suffix",
    "split",
    "split_once",
    "rsplit",
    "trim_end_matches",
    "trim_start_matches",
];

/// A place where literals may stand: the start of its path below `crates`, and the start of the text.
type Allowed = (&'static str, &'static str);

/// This list only shrinks: what is no longer needed must go.
const ALLOWED: &[Allowed] = &[
    // A command, typed as it is.
    ("app/src/words.rs", "fourline resume"),
    // Comments in files that people edit: part of their format, like the names below them.
    ("app/src/settings/entries.rs", "# "),
    ("app/src/settings/writing.rs", "# "),
    ("app/src/state.rs", "# Written by fourline"),
    // The text of records, actions and rule sets: formats.
    ("app/src/study/read.rs", "fourline record"),
    ("game/src/notation.rs", ""),
    ("game/src/record", ""),
    ("rules/src/house.rs", ""),
    ("native/src/dates.rs", "%Y"),
    ("picture/src/svg.rs", ""),
    ("programs/src/notation/fen.rs", "[{name}]"),
    ("programs/src/notation/mod.rs", "position startpos"),
    // The engine protocol.
    ("programs/src/peer", ""),
    ("programs/src/uci", ""),
    // Keys of dialogue files, and XML.
    ("programs/src/referee/dialogue.rs", ""),
    ("fourline/src/referee.rs", ""),
    ("fourline/src/arena_log.rs", ""),
    ("fourline/src/rule_file.rs", "base = "),
    // Headers, as browsers read them.
    ("site/src/headers.rs", ""),
    ("site/src/lib.rs", "GET, HEAD"),
    // Headers, and what stands in the head of a page.
    ("server/src/api.rs", ""),
    ("server/src/pages.rs", "<meta"),
    ("server/src/public.rs", ""),
    // What programmers read who ask about positions.
    ("server/src/desk", ""),
    ("server/src/serve.rs", "application/"),
    // What Prometheus is told about its numbers.
    ("server/src/metrics.rs", ""),
    // The word of a record before the result.
    ("server/src/table/seats.rs", "result: "),
    // Tests, in files of their own.
    ("server/src/table/simulation", ""),
    // A developer's wording; people get the sentences of what follows from it.
    ("wire/src/fields.rs", "unreadable message"),
    // SQL.
    ("store/src", "BEGIN "),
    ("store/src", "CREATE "),
    ("store/src", "DELETE "),
    ("store/src", "INSERT "),
    ("store/src", "LISTEN "),
    ("store/src", "PRAGMA "),
    ("store/src", "RELEASE "),
    ("store/src", "ROLLBACK TO "),
    ("store/src", "SAVEPOINT "),
    ("store/src", "SELECT "),
    ("store/src", "SHOW "),
    ("store/src", "UPDATE "),
    ("store/src", "WITH "),
    // A tool for tests.
    ("test-postgres", ""),
    // Rust that is written.
    ("server/build.rs", "static FILES"),
    // A tool for developers, and what only they see in a console.
    ("web-bundle", ""),
    ("web-engine/src/lib.rs", "line {} of the question"),
    // What programmers read: errors of their own language, and forms of representation, in English as all of these.
    ("binding/src", ""),
    ("c/src", ""),
    ("npm/src", ""),
    ("python/src", ""),
    // Flags, as they are typed.
    ("fourline/src/settings.rs", "--size, --connect"),
    // What the standard library puts behind the system's words, to be taken away.
    ("native/src/files.rs", "(os error "),
    // What another library says of its own failure; the part before the last colon is its own names.
    ("window/src/lib.rs", ": "),
    // Formats of the page in the browser: an export, a kept game, what a browser is asked for, a drawing.
    ("web/src/device.rs", "fourline export 1"),
    ("web/src/shelf.rs", "kept "),
    ("web/src/site/files.rs", "fourline record"),
    ("web/src/page/browser.rs", "(prefers-reduced-motion"),
    ("web/src/page/browser.rs", ".list [aria-current]"),
    ("web/src/paint/board.rs", "M34 0H"),
    // A command, typed as it is.
    ("web/src/main.rs", "cargo xtask web"),
    // The names of languages in themselves.
    ("words/src/language.rs", "Tiếng Việt"),
];

/// Something found: the file, its line, the text.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Found {
    file: String,
    line: usize,
    text: String,
}

/// Looks through all crates.
pub fn check() -> Result<Verdict> {
    let mut found = Vec::new();
    for path in sources(&root().join("crates"))? {
        let text = fs::read_to_string(&path)?;
        let name = path.strip_prefix(root().join("crates"))?.to_string_lossy().replace('\\', "/");
        found.extend(literals(&name, &text).with_context(|| name.clone())?);
    }
    found.sort();
    let mut used = BTreeSet::new();
    let mut complaints: Vec<String> = Vec::new();
    for Found { file, line, text } in &found {
        let allowed = ALLOWED
            .iter()
            .position(|(place, start)| file.starts_with(place) && text.starts_with(start));
        match allowed {
            Some(index) => drop(used.insert(index)),
            None => complaints.push(format!("crates/{file}:{line}: {text:?}")),
        }
    }
    for (index, (place, start)) in ALLOWED.iter().enumerate() {
        if !used.contains(&index) {
            complaints.push(format!("{place}: {start:?} is allowed, but no longer there"));
        }
    }
    if !complaints.is_empty() {
        bail!(
            "{}\n{} sentences stand in the code; they belong in crates/words/ftl",
            complaints.join("\n"),
            complaints.len()
        );
    }
    println!("{} places where text may stand in the code", ALLOWED.len());
    Ok(Verdict::Passed)
}

/// The sources of the product: not tests, examples, or what is written from catalogues.
fn sources(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let is_skipped = ["tests", "examples", "benches", "catalogue", "wasm-check", "tests.rs"];
        if is_skipped.contains(&name.as_str()) {
            continue;
        }
        if path.is_dir() {
            files.extend(sources(&path)?);
        } else if name.ends_with(".rs") {
            files.push(path);
        }
    }
    Ok(files)
}

fn literals(file: &str, text: &str) -> Result<Vec<Found>> {
    let mut finder = Finder { file: file.to_string(), found: Vec::new() };
    finder.visit_file(&syn::parse_file(text)?);
    Ok(finder.found)
}

struct Finder {
    file: String,
    found: Vec<Found>,
}

impl Finder {
    fn note(&mut self, span: Span, text: String) {
        self.found.push(Found { file: self.file.clone(), line: span.start().line, text });
    }

    fn tokens(&mut self, tokens: TokenStream) {
        let mut after_hash = false;
        for token in tokens {
            let is_attribute = std::mem::replace(
                &mut after_hash,
                matches!(&token, TokenTree::Punct(sign) if sign.as_char() == '#'),
            );
            match token {
                TokenTree::Group(_) if is_attribute => {}
                TokenTree::Group(group) => self.tokens(group.stream()),
                TokenTree::Literal(token) => {
                    if let Ok(literal) = syn::parse_str::<syn::LitStr>(&token.to_string())
                        && is_sentence(&literal.value())
                    {
                        self.note(token.span(), literal.value());
                    }
                }
                _ => {}
            }
        }
    }
}

impl<'ast> Visit<'ast> for Finder {
    /// Attributes hold documentation; what clap shows of it is translated by its place.
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !is_test(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        if !is_test(&function.attrs) {
            visit::visit_item_fn(self, function);
        }
    }

    fn visit_lit_str(&mut self, literal: &'ast syn::LitStr) {
        if is_sentence(&literal.value()) {
            self.note(literal.span(), literal.value());
        }
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        let name = call.method.to_string();
        if TELL_OF_BUGS.contains(&name.as_str()) {
            self.visit_expr(&call.receiver);
            return;
        }
        if LOOK_INTO.contains(&name.as_str()) {
            for argument in &call.args {
                if let syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(literal), .. }) = argument
                    && is_word_of_english(&literal.value())
                {
                    self.note(literal.span(), literal.value());
                }
            }
        }
        visit::visit_expr_method_call(self, call);
    }

    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        let name = mac.path.segments.last().map(|segment| segment.ident.to_string());
        if !FOR_DEVELOPERS.contains(&name.unwrap_or_default().as_str()) {
            self.tokens(mac.tokens.clone());
        }
    }
}

fn is_test(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let is_cfg = attribute.path().is_ident("cfg");
        is_cfg && attribute.parse_args::<syn::Path>().is_ok_and(|path| path.is_ident("test"))
    })
}

/// Two words or more, with a space between words.
fn is_sentence(text: &str) -> bool {
    let plain = without_variables(text);
    let words = plain
        .split(' ')
        .filter(|word| word.chars().filter(|letter| letter.is_alphabetic()).count() >= 2);
    words.count() >= 2
}

/// Something that a sentence could hold, not a sign or a format's own word.
fn is_word_of_english(text: &str) -> bool {
    text == ": "
        || text.trim_matches(' ').len() < text.len() && text.chars().any(char::is_alphabetic)
}

/// The text without what a format string fills in.
fn without_variables(text: &str) -> String {
    let mut plain = String::new();
    let mut depth = 0;
    for letter in text.chars() {
        match letter {
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            _ if depth == 0 => plain.push(letter),
            _ => {}
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(code: &str) -> Vec<String> {
        literals("x.rs", code).unwrap().into_iter().map(|found| found.text).collect()
    }

    #[test]
    fn sentences_are_found_wherever_they_stand() {
        let code = r#"
            const A: &str = "a first one";
            fn f() {
                let b = format!("{who} wins now");
                g("one", "no-words here-and", "x=1 y=2");
                let c = text.split(": ");
            }
        "#;
        let expected = ["a first one", "{who} wins now", "no-words here-and", ": "];
        assert_eq!(texts(code), expected);
    }

    #[test]
    fn what_only_developers_read_is_passed_over() {
        let code = r#"
            //! Some words about it.
            /// More words about it.
            #[doc = "and more words"]
            some! { /** Words about that. */ A, #[doc = "and about this"] B }
            fn f() {
                panic!("this is a bug");
                value.expect("it is always there");
                assert!(x, "that must hold");
            }
            #[cfg(test)]
            mod tests { const A: &str = "text of a test"; }
        "#;
        assert_eq!(texts(code), [""; 0]);
    }
}

//! What the static files leave open: sentences from the catalogues, colours from the pictures.

use fourline_picture::{Colour, Scheme};
use fourline_words::Language;
use fourline_words::catalogue::start;

/// Fills in a static file. The sentences hold nothing that HTML or JSON would have to escape.
pub fn fill(text: &str) -> String {
    text.replace("%ABOUT%", &start::about(Language::English))
        .replace("%NEEDS_SCRIPT%", &in_every_language(start::needs_script))
        .replace("%SAYINGS%", &sayings())
        .replace("%LIGHT%", &hex(Scheme::Light.tokens().page))
        .replace("%DARK%", &hex(Scheme::Dark.tokens().page))
}

fn in_every_language(say: fn(Language) -> String) -> String {
    let paragraph =
        |language: Language| format!("<p lang=\"{}\">{}</p>", language.tag(), say(language));
    Language::ALL.map(paragraph).concat()
}

/// What `start.js` may have to say.
fn sayings() -> String {
    let sentence = |name: &str, text: String| format!("<span data-say=\"{name}\">{text}</span>");
    let all = |language: Language| {
        format!(
            "<div lang=\"{}\">{}{}{}</div>",
            language.tag(),
            sentence("needs-wasm", start::needs_wasm(language)),
            sentence("not-started", start::not_started(language)),
            sentence("load-again", start::load_again(language)),
        )
    };
    Language::ALL.map(all).concat()
}

fn hex(Colour(red, green, blue): Colour) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_left_open_and_nothing_needs_escaping() {
        let filled = fill("%ABOUT%%LIGHT%%DARK%");
        assert!(!filled.contains('%') && filled.ends_with("#f6f7fb#0f1117"), "{filled}");
        for language in Language::ALL {
            let says = [
                start::about(language),
                start::needs_script(language),
                start::needs_wasm(language),
                start::not_started(language),
                start::load_again(language),
            ];
            for text in says {
                assert!(!text.contains(['<', '>', '&', '"', '\\']), "{text}");
            }
        }
    }
}

//! The style sheet has the colours that all faces share.

use fourline_picture::{Scheme, Tokens};

const STYLE: &str = include_str!("../static/style.css");

/// The variables of the rule that begins with this selector.
fn rule(selector: &str) -> &'static str {
    let start = STYLE.find(selector).unwrap_or_else(|| panic!("there is no rule {selector}"));
    let rest = &STYLE[start..];
    &rest[..rest.find('}').expect("a rule ends")]
}

fn colours(tokens: &Tokens) -> Vec<(&'static str, String)> {
    [
        ("board", tokens.board),
        ("hole", tokens.hole),
        ("first", tokens.first.face),
        ("first-rim", tokens.first.rim),
        ("first-sign", tokens.first.sign),
        ("second", tokens.second.face),
        ("second-rim", tokens.second.rim),
        ("second-sign", tokens.second.sign),
        ("page", tokens.page),
        ("card", tokens.card),
        ("edge", tokens.edge),
        ("ink", tokens.ink),
        ("muted", tokens.muted),
        ("accent", tokens.accent),
        ("on-accent", tokens.on_accent),
        ("good", tokens.good),
        ("bad", tokens.bad),
    ]
    .map(|(name, colour)| (name, format!("--{name}: {colour};")))
    .to_vec()
}

#[test]
fn the_style_sheet_has_the_colours_of_all_faces() {
    let light = rule(":root {");
    let dark_media = {
        let media = &STYLE[STYLE.find("@media (prefers-color-scheme: dark)").expect("dark")..];
        &media[..media.find("\n}\n").expect("it ends")]
    };
    let themes = [
        (Scheme::Light.tokens(), light),
        (Scheme::Dark.tokens(), rule(":root[data-theme=\"dark\"] {")),
        (Scheme::Dark.tokens(), dark_media),
        (Tokens::HIGH_CONTRAST, rule(":root[data-theme=\"contrast\"] {")),
        (Tokens::COLOUR_BLIND, rule(":root[data-theme=\"blind\"] {")),
    ];
    for (tokens, text) in themes {
        for (name, wanted) in colours(&tokens) {
            // What a theme does not say is as in the light one.
            let text = if text.contains(&format!("--{name}:")) { text } else { light };
            assert!(text.contains(&wanted), "{wanted} in\n{text}");
        }
    }
}

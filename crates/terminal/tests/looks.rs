//! The same screens in every look and at every size, as text. Colours are kept for 80x24, where each look
//! has its own; signs are kept for all sizes. `cargo xtask screens` draws all of them as pictures.

mod common;

use common::{Screen, around, friends};
use fourline_app::settings::Theme;
use fourline_app::study::plain_game;
use fourline_rules::{MoveList, Numbering, Rules, Shape};
use fourline_terminal::screen::{Depth, Start, Surroundings};
use fourline_words::Language;

const SIZES: [(u16, u16); 4] = [(200, 60), (120, 40), (80, 24), (40, 20)];

/// The name of a look, how many colours and signs the terminal has, and the theme.
const LOOKS: [(&str, Depth, bool, Theme); 7] = [
    ("dark", Depth::Full, true, Theme::Dark),
    ("light", Depth::Full, true, Theme::Light),
    ("high-contrast", Depth::Full, true, Theme::HighContrast),
    ("colour-blind", Depth::Full, true, Theme::ColourBlind),
    ("16-colours", Depth::Sixteen, true, Theme::Dark),
    ("no-colour", Depth::None, true, Theme::Dark),
    ("ascii", Depth::None, false, Theme::Dark),
];

/// The name of a screen, what it starts with, and the keys that lead to it.
fn scenes() -> [(&'static str, Start, &'static str); 5] {
    let (moves, _) =
        MoveList::parse("44444152555526313", Shape::CLASSIC, Numbering::FromOne).unwrap();
    let two_people = |rules| Start::Menu(Box::new(friends(rules)));
    [
        ("menu", Start::Menu(Box::default()), ""),
        ("game", two_people(Rules::POWER), "443\n5\n3\n5\n"),
        ("end", two_people(Rules::CLASSIC), "4556166717277"),
        ("study", Start::Study(Box::new(plain_game(&moves, Language::English))), ""),
        ("how-to-play", two_people(Rules::POWER), "H"),
    ]
}

#[test]
fn every_look_at_every_size() {
    for (look, depth, unicode, theme) in LOOKS {
        let mut seen = String::new();
        for (name, start, keys) in scenes() {
            let around = Surroundings { unicode, ..around(depth) };
            let mut screen = Screen::with(start, around, |storage| {
                storage.settings.terminal.theme = theme;
            });
            screen.insights = 2;
            screen.settle();
            screen.keys(keys);
            for size in SIZES {
                screen.size = size;
                let has_colours = depth != Depth::None;
                let text = match (has_colours, size) {
                    (true, (80, _)) => screen.text_with_styles(),
                    // The signs of all colours are the same.
                    (true, _) if look != "dark" => continue,
                    _ => screen.text(),
                };
                assert!(unicode || text.is_ascii(), "{name}:\n{text}");
                seen += &format!("=== {name} {}x{}\n{text}\n", size.0, size.1);
            }
        }
        insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!(format!("look-{look}"), seen);
        });
    }
}

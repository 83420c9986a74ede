//! The same screens in every look and at every size, as text. `cargo xtask screens` draws all of them as
//! pictures.
//!
//! There is one file for each size. A screen in it has its signs, once for all looks that share them; a map
//! with a letter for each cell; and for each letter one line that says what such a cell looks like, look by
//! look.

mod common;

use common::scenes::{LOOKS, Look, SCENES, SIZES, Scene};
use ratatui::buffer::{Buffer, Cell};
use std::fmt::Write as _;

#[test]
fn every_look_at_every_size() {
    let mut seen = SIZES.map(|_| String::new());
    for scene in &SCENES {
        for (size, seen) in SIZES.into_iter().zip(&mut seen) {
            let mut texts: Vec<(String, Vec<&str>)> = Vec::new();
            let mut buffers = Vec::new();
            for look in LOOKS {
                let mut screen = scene.screen(look, size, 2);
                note(&mut texts, screen.text(), look, scene);
                buffers.push(screen.buffer());
            }
            for (text, looks) in &texts {
                let _ = writeln!(seen, "=== {}: {}\n{text}", scene.name, looks.join(", "));
            }
            *seen += &styles(&buffers);
        }
    }
    for ((width, height), seen) in SIZES.into_iter().zip(seen) {
        insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!(format!("looks-{width}x{height}"), seen);
        });
    }
}

/// Adds a text to those that were seen, or a look to the text that it shares.
fn note(
    texts: &mut Vec<(String, Vec<&'static str>)>,
    text: String,
    Look { name, unicode, .. }: Look,
    scene: &Scene,
) {
    assert!(unicode || text.is_ascii(), "{}:\n{text}", scene.name);
    match texts.iter_mut().find(|(known, _)| *known == text) {
        Some((_, looks)) => looks.push(name),
        None => texts.push((text, vec![name])),
    }
}

/// A letter for each cell; cells that look the same in every look have the same. Then what they mean.
fn styles(buffers: &[Buffer]) -> String {
    const LETTERS: &[u8] = b".abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    let mut known: Vec<Vec<String>> = Vec::new();
    let mut map = format!("--- {}\n", LOOKS.map(|look| look.name).join(" | "));
    let area = buffers[0].area;
    for y in 0..area.height {
        let mut row = String::new();
        for x in 0..area.width {
            let style: Vec<String> = buffers.iter().map(|buffer| name(&buffer[(x, y)])).collect();
            let at = known.iter().position(|known| *known == style).unwrap_or_else(|| {
                known.push(style);
                known.len() - 1
            });
            row.push(char::from(LETTERS[at]));
        }
        let _ = writeln!(map, "{}", row.trim_end_matches('.'));
    }
    for (letter, styles) in LETTERS.iter().zip(known) {
        let _ = writeln!(map, "{}: {}", char::from(*letter), styles.join(" | "));
    }
    map
}

/// What a cell looks like, apart from its sign: `#EEF0F6 on #0F1117 BOLD`.
fn name(cell: &Cell) -> String {
    let mut name = format!("{} on {}", cell.fg, cell.bg);
    for (modifier, _) in cell.modifier.iter_names() {
        let _ = write!(name, " {modifier}");
    }
    name
}

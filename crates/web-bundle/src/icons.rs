//! The icons: four in a row on a small board, in the colours that all faces share.

use anyhow::{Context, Result};
use fourline_picture::{Form, Mark, Pixels, Scene, Scheme, Size, svg};

/// The board of the icon, from the top: `X` is the line, `O` the other discs.
const BOARD: [&str; 4] = ["   X", "  XO", " XOO", "XOOX"];

/// The side of a cell, and the room around the board: whatever shape a system cuts the icon to, the
/// board stays inside.
const CELL: f32 = 84.0;
const ROOM: f32 = 88.0;

/// All icons with their names.
pub fn all() -> Result<Vec<(String, Vec<u8>)>> {
    let scene = scene();
    let mut icons = vec![("icon.svg".to_string(), svg::write(&scene, Size::Natural).into_bytes())];
    for side in [192, 512] {
        let pixels = Pixels::of(&scene, Size::Exactly(side, side)).ok().context("an icon")?;
        let png = pixels.to_png(&scene.title).ok().context("an icon")?;
        icons.push((format!("icon-{side}.png"), png));
    }
    Ok(icons)
}

fn scene() -> Scene {
    let tokens = Scheme::Dark.tokens();
    let mut marks = Vec::new();
    for (row, cells) in BOARD.iter().enumerate() {
        for (column, cell) in cells.chars().enumerate() {
            let at = |place: usize| ROOM + CELL * (place as f32 + 0.5);
            let (x, y) = (at(column), at(row));
            let mut circle = |r, colour| marks.push(Mark::filled(Form::Circle { x, y, r }, colour));
            let disc = match cell {
                'X' => tokens.first,
                'O' => tokens.second,
                _ => {
                    circle(34.0, tokens.hole);
                    continue;
                }
            };
            circle(34.0, disc.rim);
            circle(28.0, disc.face);
        }
    }
    let side = 2.0 * ROOM + 4.0 * CELL;
    Scene {
        width: side,
        height: side,
        ground: tokens.board,
        marks,
        title: "Fourline".to_string(),
        description: String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn icons_are_square_and_small() {
        let icons = all().unwrap();
        let names: Vec<&str> = icons.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["icon.svg", "icon-192.png", "icon-512.png"]);
        assert!(icons.iter().all(|(_, bytes)| bytes.len() < 20_000));
        assert_eq!((scene().width, scene().height), (512.0, 512.0));
    }
}

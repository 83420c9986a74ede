//! A whole game in one picture: small boards side by side, like a comic strip.

use crate::{Form, Look, Mark, Scene};
use fourline_game::{GameView, Seat, Step};
use fourline_words::catalogue::picture;

/// The boards of these steps, so many in a row, each with the number of its step above it.
///
/// There must be at least one step and one board in a row.
pub fn strip(steps: &[Step], look: &Look, per_row: usize) -> Scene {
    assert!(!steps.is_empty() && per_row > 0, "a strip shows something");
    let (heading, space) = (44.0, 20.0);
    let views: Vec<GameView> =
        steps.iter().map(|step| GameView::of(&step.game, Seat::One)).collect();
    let scenes: Vec<Scene> = views.iter().map(|view| look.scene(view)).collect();
    let (width, height) = (scenes[0].width, scenes[0].height + heading);
    let in_row = per_row.min(scenes.len());
    let rows = scenes.len().div_ceil(per_row);
    // Boards that end before their picture does have its ground between them; others have white.
    let palette = look.theme.palette(look.scheme);
    let (ground, ink) = match palette.ground == palette.frame {
        true => (crate::Colour(255, 255, 255), crate::Colour(30, 30, 30)),
        false => (palette.ground, palette.ink),
    };
    let mut marks = Vec::new();
    for (index, (step, scene)) in steps.iter().zip(&scenes).enumerate() {
        let (column, row) = ((index % per_row) as f32, (index / per_row) as f32);
        let (x, y) = (space + column * (width + space), space + row * (height + space));
        let text = match step.number {
            0 => picture::start(look.language),
            number => number.to_string(),
        };
        let middle = Form::Text { x: x + width / 2.0, y: y + heading / 2.0, size: 32.0, text };
        marks.push(Mark::filled(middle, ink));
        let behind = Form::Rect { x, y: y + heading, width, height: scene.height, round: 0.0 };
        marks.push(Mark::filled(behind, scene.ground));
        marks.extend(scene.marks.iter().map(|mark| mark.placed(1.0, (x, y + heading))));
    }
    let last = scenes.len() - 1;
    Scene {
        width: space + in_row as f32 * (width + space),
        height: space + rows as f32 * (height + space),
        ground,
        marks,
        title: look.title(&views[last], picture::strip_title),
        description: picture::strip_description(
            look.language,
            scenes.len(),
            &scenes[last].description,
        ),
    }
}

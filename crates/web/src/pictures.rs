//! Pictures of a game, made in the page.

use fourline_app::words::Speaker;
use fourline_game::{Game, GameView, Seat};
use fourline_picture::{Look, Size, svg};

/// The board as an SVG document.
pub fn svg(game: &Game, speaker: &Speaker) -> String {
    let look = Look { language: speaker.language, numbering: speaker.numbering, ..Look::default() };
    let scene = look.scene(&GameView::of(game, Seat::One));
    svg::write(&scene, Size::Natural)
}

//! Boards to look at where no game is played: for the menu and for the preview in the settings.

use fourline_app::study::plain_game;
use fourline_game::{GameView, Seat};
use fourline_rules::{MoveList, Numbering, Shape};
use fourline_words::Language;

/// A finished game on the usual board, and one on a small board for little room.
pub(crate) fn boards(language: Language) -> Vec<GameView> {
    let small = Shape::new(5, 4, 4).expect("this board exists");
    [(Shape::CLASSIC, "45566767717"), (small, "23344545515")]
        .map(|(shape, moves)| {
            let (moves, _) = MoveList::parse(moves, shape, Numbering::FromOne)
                .expect("these moves can be played");
            GameView::of(&plain_game(&moves, language), Seat::One)
        })
        .to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_show_a_line() {
        for view in boards(Language::English) {
            assert_eq!(view.winning.len(), 4, "{:?}", view.shape());
        }
    }
}

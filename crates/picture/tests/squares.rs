//! The squares theme is exact: cells of 56 pixels, 18 from the left, 53 from the top, 14 apart, on a
//! picture of 512 by 512. Every border of every square is read back, for all three colours.

use fourline_game::{Action, Game, GameView, Name, Player, Seat, Setup};
use fourline_picture::{Colour, Look, Pixels, Scheme, Size, Theme};
use fourline_rules::{Column, Rules, Shape};
use std::collections::HashSet;

const CELL: u32 = 56;
const GAP: u32 = 14;
const LEFT: u32 = 18;
const TOP: u32 = 53;

/// A game that fills the board without a line.
const DRAW: &str = "121212212121343434434343565656656565777777";

/// Plays these columns, counted from 1, and draws the board.
fn picture(starter: Seat, moves: &str, look: &Look) -> (GameView, Pixels) {
    let player = |name| Player::human(Name::new(name).unwrap());
    let mut setup = Setup::new(Rules::CLASSIC, [player("Ann"), player("Bob")]).unwrap();
    setup.starter = starter;
    let mut game = Game::new(setup);
    for digit in moves.bytes() {
        let column = Column::new(digit - b'1');
        game.play(game.turn().unwrap().does(Action::Drop(column))).unwrap();
    }
    let view = GameView::of(&game, Seat::One);
    let pixels = Pixels::of(&look.scene(&view), Size::Natural).unwrap();
    (view, pixels)
}

/// Every pixel inside each square has the square's colour, every pixel just outside has not.
fn check(starter: Seat, moves: &str, look: &Look) -> GameView {
    let (view, pixels) = picture(starter, moves, look);
    assert_eq!((pixels.width, pixels.height), (512, 512));
    let palette = Theme::Squares.palette(Scheme::Light);
    let rgb = |Colour(r, g, b)| [r, g, b];
    for cell in Shape::CLASSIC.all_cells() {
        let expected = match view.at(cell) {
            None => palette.empty,
            Some(Seat::One) => palette.discs[0],
            Some(Seat::Two) => palette.discs[1],
        };
        let x = LEFT + cell.column.index() as u32 * (CELL + GAP);
        let y = TOP + u32::from(5 - cell.row) * (CELL + GAP);
        let at = |x: u32, y: u32| pixels.at(x, y);
        assert_eq!(at(x + CELL / 2, y + CELL / 2), rgb(expected), "centre of {cell:?}");
        for along in 0..CELL {
            let inside = [
                at(x + along, y),
                at(x + along, y + CELL - 1),
                at(x, y + along),
                at(x + CELL - 1, y + along),
            ];
            assert_eq!(inside, [rgb(expected); 4], "inner border of {cell:?}, {along}");
            let outside = [
                at(x + along, y - 1),
                at(x + along, y + CELL),
                at(x - 1, y + along),
                at(x + CELL, y + along),
            ];
            assert_eq!(outside, [rgb(palette.frame); 4], "outer border of {cell:?}, {along}");
        }
    }
    view
}

fn bare() -> Look {
    Look { theme: Theme::Squares, last: false, line: false, ..Look::default() }
}

#[test]
fn all_42_squares_are_where_the_figures_say_empty_yellow_and_red() {
    let mut seen = HashSet::new();
    for starter in Seat::BOTH {
        for end in 0..=DRAW.len() {
            let view = check(starter, &DRAW[..end], &bare());
            seen.extend(Shape::CLASSIC.all_cells().map(|cell| (cell, view.at(cell))));
        }
    }
    assert_eq!(seen.len(), 3 * 42);
}

#[test]
fn marks_and_numbers_leave_the_squares_as_they_are() {
    let look = Look { theme: Theme::Squares, coordinates: true, ..Look::default() };
    for moves in ["4453", "1122334"] {
        check(Seat::One, moves, &look);
        let (_, plain) = picture(Seat::One, moves, &bare());
        let (_, marked) = picture(Seat::One, moves, &look);
        assert_ne!(plain, marked, "but they can be seen");
    }
}

//! What a board looks like: colours, and the shapes that tell the players apart without colour.
//! Where things are is in `layout`.

use crate::scene::{Form, Mark};
use fourline_words::catalogue::picture;
use fourline_words::{Language, Say, display_in_english, list};
use std::fmt;
use std::str::FromStr;

/// A colour: red, green, blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Colour(pub u8, pub u8, pub u8);

/// How a board is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Round discs in a blue frame; a cross or a ring on each tells whose it is.
    #[default]
    Discs,
    /// Yellow and red squares on blue, 512 by 512 pixels for the common board.
    Squares,
    /// Black and white with a strong outline.
    Contrast,
    /// Colours that every eye tells apart, and a shape of its own for each player.
    Shapes,
}

/// There is no theme of that name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownTheme(pub String);

/// The colours of a theme. "First" is the player with the game's first symbol: X, or yellow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// The board around the cells.
    pub frame: Colour,
    /// A cell without a disc.
    pub empty: Colour,
    /// The discs of the first and of the second symbol.
    pub discs: [Colour; 2],
    /// What is drawn on those discs.
    pub signs: [Colour; 2],
    /// Numbers, words, and the marks around discs.
    pub ink: Colour,
}

const WHITE: Colour = Colour(255, 255, 255);
const BLACK: Colour = Colour(0, 0, 0);

/// Half the width of a cell, in the units of [`crate::Layout`].
const HALF: f32 = crate::Layout::CELL / 2.0;
/// Round discs are a little larger than the square cells they stand for.
const RADIUS: f32 = 30.0;

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 4] = [Theme::Discs, Theme::Squares, Theme::Contrast, Theme::Shapes];

    /// Its name in flags and settings.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Discs => "discs",
            Theme::Squares => "squares",
            Theme::Contrast => "contrast",
            Theme::Shapes => "shapes",
        }
    }

    /// Its colours.
    pub const fn palette(self) -> Palette {
        let yellow = Colour(255, 214, 10);
        let red = Colour(226, 32, 44);
        let blue = Colour(37, 99, 235);
        let navy = Colour(11, 27, 79);
        match self {
            Theme::Discs => Palette {
                frame: blue,
                empty: navy,
                discs: [yellow, red],
                signs: [Colour(122, 86, 0), Colour(255, 226, 226)],
                ink: WHITE,
            },
            Theme::Squares => Palette {
                frame: blue,
                empty: navy,
                discs: [yellow, red],
                signs: [BLACK, WHITE],
                ink: WHITE,
            },
            Theme::Contrast => Palette {
                frame: BLACK,
                empty: BLACK,
                discs: [WHITE, BLACK],
                signs: [BLACK, WHITE],
                ink: WHITE,
            },
            Theme::Shapes => Palette {
                frame: Colour(38, 46, 56),
                empty: Colour(74, 86, 100),
                discs: [Colour(240, 170, 20), Colour(96, 190, 245)],
                signs: [BLACK, BLACK],
                ink: WHITE,
            },
        }
    }

    /// A cell without a disc, around this centre.
    pub fn empty_cell(self, (x, y): (f32, f32)) -> Vec<Mark> {
        let empty = self.palette().empty;
        match self {
            Theme::Discs => vec![Mark::filled(Form::Circle { x, y, r: RADIUS }, empty)],
            Theme::Squares => vec![Mark::filled(Form::square(x, y, HALF), empty)],
            Theme::Contrast => {
                let outline = Colour(150, 150, 150);
                vec![Mark::stroked(Form::Circle { x, y, r: RADIUS - 1.0 }, outline, 2.0)]
            }
            Theme::Shapes => vec![Mark::filled(Form::Circle { x, y, r: 8.0 }, empty)],
        }
    }

    /// A disc around this centre; `first` if it has the game's first symbol.
    pub fn disc(self, first: bool, (x, y): (f32, f32)) -> Vec<Mark> {
        let player = usize::from(!first);
        let (colour, sign) = (self.palette().discs[player], self.palette().signs[player]);
        let circle = |r| Form::Circle { x, y, r };
        match (self, first) {
            (Theme::Squares, _) => vec![Mark::filled(Form::square(x, y, HALF), colour)],
            (Theme::Discs, true) => {
                vec![Mark::filled(circle(RADIUS), colour), cross(x, y, 11.0, sign, 5.0)]
            }
            (Theme::Discs, false) => {
                vec![Mark::filled(circle(RADIUS), colour), Mark::stroked(circle(12.0), sign, 5.0)]
            }
            (Theme::Contrast, true) => {
                vec![Mark::filled(circle(RADIUS), colour), cross(x, y, 12.0, sign, 7.0)]
            }
            (Theme::Contrast, false) => vec![
                Mark::stroked(circle(RADIUS - 3.5), sign, 7.0),
                Mark::stroked(circle(11.0), sign, 6.0),
            ],
            (Theme::Shapes, true) => vec![Mark::filled(circle(RADIUS - 2.0), colour)],
            (Theme::Shapes, false) => {
                let r = RADIUS + 2.0;
                let corners = vec![(x, y - r), (x + r, y), (x, y + r), (x - r, y)];
                vec![
                    Mark::filled(Form::Polygon(corners), colour),
                    Mark::filled(Form::square(x, y, 6.0), self.palette().frame),
                ]
            }
        }
    }

    /// The mark around the disc that was dropped last: four corners, as a text board has brackets.
    pub fn last_mark(self, (x, y): (f32, f32)) -> Vec<Mark> {
        let (out, leg) = (HALF + 4.0, 12.0);
        let corner = |right: f32, down: f32| {
            let (cx, cy) = (x + right * out, y + down * out);
            let points = vec![(cx - right * leg, cy), (cx, cy), (cx, cy - down * leg)];
            Mark::stroked(Form::Path(points), self.palette().ink, 3.0)
        };
        vec![corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)]
    }

    /// The mark around a disc of the winning line: a closed frame.
    pub fn winning_mark(self, (x, y): (f32, f32)) -> Vec<Mark> {
        vec![Mark::stroked(Form::square(x, y, HALF + 4.5), self.palette().ink, 4.0)]
    }
}

/// Two crossing strokes.
fn cross(x: f32, y: f32, reach: f32, colour: Colour, width: f32) -> Mark {
    let (a, w) = (reach, width / 2.0 * std::f32::consts::SQRT_2);
    let points = [
        (0.0, -w),
        (a - w, -a),
        (a, w - a),
        (w, 0.0),
        (a, a - w),
        (a - w, a),
        (0.0, w),
        (w - a, a),
        (-a, a - w),
        (-w, 0.0),
        (-a, w - a),
        (w - a, -a),
    ];
    Mark::filled(Form::Polygon(points.map(|(dx, dy)| (x + dx, y + dy)).to_vec()), colour)
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(text: &str) -> Result<Theme, UnknownTheme> {
        let mut all = Theme::ALL.into_iter();
        all.find(|theme| theme.name() == text).ok_or_else(|| UnknownTheme(text.to_string()))
    }
}

impl Say for UnknownTheme {
    fn say(&self, language: Language) -> String {
        let names = list(language, Theme::ALL.map(|theme| theme.name().to_string()));
        picture::expected_theme(language, names)
    }
}

display_in_english!(UnknownTheme);

impl std::error::Error for UnknownTheme {}

/// As SVG writes it: `#2563eb`.
impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_signs_stand_out_from_what_they_are_drawn_on() {
        for theme in Theme::ALL {
            let palette = theme.palette();
            assert!(palette.ink.contrast(palette.frame) >= 4.5, "{theme}");
            for player in 0..2 {
                let (disc, sign) = (palette.discs[player], palette.signs[player]);
                assert!(disc.contrast(sign) >= 3.0, "{theme}: sign {player}");
            }
            // Squares rely on colour by their nature; yellow and red differ in lightness too.
            let [first, second] = palette.discs;
            assert!(first.contrast(second) >= 3.0 || theme == Theme::Shapes, "{theme}");
        }
    }

    #[test]
    fn empty_cells_can_be_seen() {
        for theme in [Theme::Discs, Theme::Squares] {
            let palette = theme.palette();
            assert!(palette.empty.contrast(palette.frame) >= 3.0, "{theme}");
            assert!(palette.discs.iter().all(|&disc| palette.empty.contrast(disc) >= 3.0));
        }
    }

    #[test]
    fn names_read_back() {
        for theme in Theme::ALL {
            assert_eq!(theme.name().parse(), Ok(theme));
        }
        let unknown = "pink".parse::<Theme>().unwrap_err();
        assert_eq!(unknown, UnknownTheme("pink".to_string()));
        assert_eq!(unknown.to_string(), "expected one of discs, squares, contrast, shapes");
    }
}

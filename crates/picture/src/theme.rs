//! What a board looks like: colours, and the shapes that tell the players apart without colour.
//! Where things are is in `layout`.

use crate::scene::{Form, Mark};
use crate::tokens::{Scheme, Tokens};
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
    /// Round discs behind a blue front with holes; a cross or a ring on each tells whose it is.
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
    /// Behind everything; numbers and words stand on it.
    pub ground: Colour,
    /// The board around the cells.
    pub frame: Colour,
    /// A cell without a disc.
    pub empty: Colour,
    /// The discs of the first and of the second symbol.
    pub discs: [Colour; 2],
    /// A darker shade of those discs, for their rims.
    pub rims: [Colour; 2],
    /// What is drawn on those discs.
    pub signs: [Colour; 2],
    /// Numbers and words.
    pub ink: Colour,
    /// The marks around discs.
    pub mark: Colour,
}

const WHITE: Colour = Colour(255, 255, 255);
const BLACK: Colour = Colour(0, 0, 0);

/// The colours of a theme without rims, whose words stand on its board.
const fn plain(ground: Colour, empty: Colour, discs: [Colour; 2], signs: [Colour; 2]) -> Palette {
    Palette { ground, frame: ground, empty, discs, rims: discs, signs, ink: WHITE, mark: WHITE }
}

/// Half the width of a cell, in the units of [`crate::Layout`].
const HALF: f32 = crate::Layout::CELL / 2.0;
/// The radius of holes and of the discs behind them.
pub(crate) const HOLE: f32 = HALF;
/// Without a front, round discs are a little larger than the square cells they stand for.
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

    /// Its colours. Only the discs follow the scheme; the other themes look the same on every page.
    pub const fn palette(self, scheme: Scheme) -> Palette {
        let Tokens { board, hole, first, second, page, ink, .. } = scheme.tokens();
        match self {
            Theme::Discs => Palette {
                ground: page,
                frame: board,
                empty: hole,
                discs: [first.face, second.face],
                rims: [first.rim, second.rim],
                signs: [first.sign, second.sign],
                ink,
                mark: WHITE,
            },
            Theme::Squares => {
                let dark = Scheme::Dark.tokens();
                plain(dark.board, dark.hole, [first.face, second.face], [BLACK, WHITE])
            }
            Theme::Contrast => plain(BLACK, BLACK, [WHITE, BLACK], [BLACK, WHITE]),
            Theme::Shapes => {
                let discs = [Colour(240, 170, 20), Colour(96, 190, 245)];
                plain(Colour(38, 46, 56), Colour(74, 86, 100), discs, [BLACK, BLACK])
            }
        }
    }

    /// A cell without a disc, around this centre.
    pub fn empty_cell(self, scheme: Scheme, (x, y): (f32, f32)) -> Vec<Mark> {
        let empty = self.palette(scheme).empty;
        match self {
            Theme::Discs => vec![Mark::filled(Form::Circle { x, y, r: HOLE }, empty)],
            Theme::Squares => vec![Mark::filled(Form::square(x, y, HALF), empty)],
            Theme::Contrast => {
                let outline = Colour(150, 150, 150);
                vec![Mark::stroked(Form::Circle { x, y, r: RADIUS - 1.0 }, outline, 2.0)]
            }
            Theme::Shapes => vec![Mark::filled(Form::Circle { x, y, r: 8.0 }, empty)],
        }
    }

    /// A disc around this centre; `first` if it has the game's first symbol. Discs look the same in
    /// every scheme.
    pub fn disc(self, first: bool, (x, y): (f32, f32)) -> Vec<Mark> {
        let (player, palette) = (usize::from(!first), self.palette(Scheme::Dark));
        let (colour, sign) = (palette.discs[player], palette.signs[player]);
        let circle = |r| Form::Circle { x, y, r };
        match (self, first) {
            (Theme::Squares, _) => vec![Mark::filled(Form::square(x, y, HALF), colour)],
            (Theme::Discs, _) => {
                let rim = Mark::stroked(circle(0.76 * HOLE), palette.rims[player], 3.5);
                let sign = match first {
                    true => cross(x, y, 9.0, sign, 4.5),
                    false => Mark::stroked(circle(9.0), sign, 4.5),
                };
                vec![Mark::filled(circle(HOLE), colour), rim, sign]
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
                    Mark::filled(Form::square(x, y, 6.0), palette.frame),
                ]
            }
        }
    }

    /// The mark of the disc that was dropped last: a dot in its middle, or around it four corners, as a
    /// text board has brackets.
    pub fn last_mark(self, first: bool, (x, y): (f32, f32)) -> Vec<Mark> {
        let palette = self.palette(Scheme::Dark);
        if self == Theme::Discs {
            let dot = |r, colour| Mark::filled(Form::Circle { x, y, r }, colour);
            // White on yellow would not be seen, so the dot stands on the colour of the sign.
            let below = first.then(|| dot(6.5, palette.signs[0]));
            return below.into_iter().chain([dot(4.0, palette.mark)]).collect();
        }
        let (out, leg) = (HALF + 4.0, 12.0);
        let corner = |right: f32, down: f32| {
            let (cx, cy) = (x + right * out, y + down * out);
            let points = vec![(cx - right * leg, cy), (cx, cy), (cx, cy - down * leg)];
            Mark::stroked(Form::Path(points), palette.mark, 3.0)
        };
        vec![corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)]
    }

    /// The mark around a disc of the winning line: a ring, or a closed frame.
    pub fn winning_mark(self, (x, y): (f32, f32)) -> Vec<Mark> {
        let mark = self.palette(Scheme::Dark).mark;
        match self {
            Theme::Discs => vec![Mark::stroked(Form::Circle { x, y, r: HOLE + 1.0 }, mark, 5.0)],
            _ => vec![Mark::stroked(Form::square(x, y, HALF + 4.5), mark, 4.0)],
        }
    }

    /// The line through winning discs, from the middle of the first to that of the last. Only round discs
    /// have one; around it is dark, so that it is seen on every disc.
    pub fn winning_line(self, from: (f32, f32), to: (f32, f32)) -> Vec<Mark> {
        let line = |colour, width| Mark::stroked(Form::Line(from, to), colour, width);
        match self {
            Theme::Discs => vec![line(BLACK, 11.0), line(WHITE, 6.0)],
            _ => Vec::new(),
        }
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

    const SCHEMES: [Scheme; 2] = [Scheme::Dark, Scheme::Light];

    #[test]
    fn words_and_signs_stand_out_from_what_they_are_drawn_on() {
        for (theme, scheme) in Theme::ALL.into_iter().flat_map(|t| SCHEMES.map(|s| (t, s))) {
            let palette = theme.palette(scheme);
            assert!(palette.ink.contrast(palette.ground) >= 4.5, "{theme}, {scheme:?}");
            assert!(palette.mark.contrast(palette.frame) >= 4.5, "{theme}, {scheme:?}");
            for player in 0..2 {
                let (disc, sign) = (palette.discs[player], palette.signs[player]);
                assert!(disc.contrast(sign) >= 3.0, "{theme}: sign {player}");
            }
            // Squares rely on colour by their nature; yellow and red differ in lightness too.
            let [first, second] = palette.discs;
            assert!(first.contrast(second) >= 3.0 || theme == Theme::Shapes, "{theme}");
            // The dot on the last disc.
            assert!(palette.mark.contrast(palette.discs[1]) >= 3.0 || theme != Theme::Discs);
            assert!(palette.mark.contrast(palette.signs[0]) >= 3.0 || theme != Theme::Discs);
        }
    }

    #[test]
    fn empty_cells_can_be_seen() {
        for (theme, scheme) in
            [Theme::Discs, Theme::Squares].into_iter().flat_map(|t| SCHEMES.map(|s| (t, s)))
        {
            let palette = theme.palette(scheme);
            assert!(palette.empty.contrast(palette.frame) >= 3.0, "{theme}");
            // On a pale hole a yellow disc is known by its sign.
            for (disc, sign) in palette.discs.into_iter().zip(palette.signs) {
                let seen = disc.contrast(palette.empty).max(sign.contrast(palette.empty));
                assert!(seen >= 3.0, "{theme}, {scheme:?}: {disc}");
            }
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

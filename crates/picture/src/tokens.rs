//! The colours that all faces share: board, discs, page, text. A face picks a [`Scheme`] and takes its
//! colours from here, so that the terminal, the window, pictures and pages look alike.

use crate::Colour;

/// Light on dark, or dark on light.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Scheme {
    /// Light text on a dark page.
    #[default]
    Dark,
    /// Dark text on a light page.
    Light,
}

/// The colours of a scheme, by what they are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tokens {
    /// The front of the board.
    pub board: Colour,
    /// An empty hole in it.
    pub hole: Colour,
    /// The disc of the game's first symbol, X or yellow.
    pub first: Disc,
    /// The disc of the second symbol, O or red.
    pub second: Disc,
    /// Behind everything.
    pub page: Colour,
    /// Behind things that belong together.
    pub card: Colour,
    /// Around cards, buttons and fields.
    pub edge: Colour,
    /// Text.
    pub ink: Colour,
    /// Text that matters less.
    pub muted: Colour,
    /// What is chosen, and the one main button.
    pub accent: Colour,
    /// Text on the accent.
    pub on_accent: Colour,
    /// Wins, and what is best.
    pub good: Colour,
    /// Losses, mistakes and refusals.
    pub bad: Colour,
}

/// The colours of a disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Disc {
    /// The disc itself.
    pub face: Colour,
    /// A darker shade of it, for its rim.
    pub rim: Colour,
    /// What is written on it.
    pub sign: Colour,
}

const fn hex(rgb: u32) -> Colour {
    Colour((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
}

const FIRST: Disc = Disc { face: hex(0xffd60a), rim: hex(0xe0b400), sign: hex(0x3d2c00) };
const SECOND: Disc = Disc { face: hex(0xe2202c), rim: hex(0xb3121d), sign: hex(0xffffff) };

impl Scheme {
    /// Its colours.
    pub const fn tokens(self) -> Tokens {
        match self {
            Scheme::Dark => Tokens {
                board: hex(0x2563eb),
                hole: hex(0x0b1b4f),
                first: FIRST,
                second: SECOND,
                page: hex(0x0f1117),
                card: hex(0x181b24),
                edge: hex(0x2c3140),
                ink: hex(0xeef0f6),
                muted: hex(0x9aa3b5),
                accent: hex(0x7aa2ff),
                on_accent: hex(0x0f1117),
                good: hex(0x4ade80),
                bad: hex(0xff8a80),
            },
            Scheme::Light => Tokens {
                board: hex(0x2563eb),
                hole: hex(0xdbe3f7),
                first: FIRST,
                second: SECOND,
                page: hex(0xf6f7fb),
                card: hex(0xffffff),
                edge: hex(0xd9dde7),
                ink: hex(0x14161c),
                muted: hex(0x5b6270),
                accent: hex(0x2563eb),
                on_accent: hex(0xffffff),
                good: hex(0x0d7f45),
                bad: hex(0xb42318),
            },
        }
    }
}

impl Tokens {
    /// Black, white and yellow.
    pub const HIGH_CONTRAST: Tokens = Tokens {
        board: hex(0x000000),
        hole: hex(0x4a4a4a),
        first: Disc { face: hex(0xffff00), rim: hex(0xc8c800), sign: hex(0x000000) },
        second: Disc { face: hex(0xffffff), rim: hex(0xbdbdbd), sign: hex(0x000000) },
        page: hex(0x000000),
        card: hex(0x1a1a1a),
        edge: hex(0xffffff),
        ink: hex(0xffffff),
        muted: hex(0xe0e0e0),
        accent: hex(0xffff00),
        on_accent: hex(0x000000),
        good: hex(0xffff00),
        bad: hex(0xffffff),
    };

    /// Yellow and blue discs on grey: they differ in brightness too, so every kind of eye can tell them
    /// apart.
    pub const COLOUR_BLIND: Tokens = Tokens {
        board: hex(0x8a8f98),
        hole: hex(0x23262d),
        first: Disc { face: hex(0xffe14d), rim: hex(0xd1b106), sign: hex(0x201a00) },
        second: Disc { face: hex(0x0b4fb3), rim: hex(0x083a85), sign: hex(0xffffff) },
        page: hex(0x0f1117),
        card: hex(0x181b24),
        edge: hex(0x2c3140),
        ink: hex(0xeef0f6),
        muted: hex(0xa9b1c1),
        accent: hex(0x7cc4ff),
        on_accent: hex(0x0f1117),
        good: hex(0x7cc4ff),
        bad: hex(0xffb454),
    };
}

impl Colour {
    /// The contrast to another colour as WCAG defines it, from 1 to 21.
    pub fn contrast(self, other: Colour) -> f64 {
        let (a, b) = (self.luminance() + 0.05, other.luminance() + 0.05);
        a.max(b) / a.min(b)
    }

    /// How light it is, from 0 to 1, as WCAG defines it.
    pub fn luminance(self) -> f64 {
        let linear = |channel: u8| {
            let c = f64::from(channel) / 255.0;
            if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.0) + 0.7152 * linear(self.1) + 0.0722 * linear(self.2)
    }

    /// This colour laid over another one; `part` is how much of it, from 0 to 1.
    pub fn over(self, below: Colour, part: f32) -> Colour {
        let mix = |above: u8, below: u8| {
            (f32::from(above) * part + f32::from(below) * (1.0 - part)).round() as u8
        };
        Colour(mix(self.0, below.0), mix(self.1, below.1), mix(self.2, below.2))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_signs_stand_out() {
        let all = [
            ("dark", Scheme::Dark.tokens()),
            ("light", Scheme::Light.tokens()),
            ("high contrast", Tokens::HIGH_CONTRAST),
            ("colour-blind", Tokens::COLOUR_BLIND),
        ];
        for (scheme, t) in all {
            let texts = [
                ("ink", t.ink),
                ("muted", t.muted),
                ("accent", t.accent),
                ("good", t.good),
                ("bad", t.bad),
            ];
            for (what, text) in texts {
                for behind in [t.page, t.card] {
                    assert!(text.contrast(behind) >= 4.5, "{scheme}: {what} on {behind}");
                }
            }
            assert!(t.on_accent.contrast(t.accent) >= 4.5, "{scheme}");
            for disc in [t.first, t.second] {
                assert!(disc.sign.contrast(disc.face) >= 4.5, "{scheme}: {disc:?}");
            }
            let is_seen = t.hole.contrast(t.board) >= 2.3;
            assert!(is_seen, "{scheme}: an empty hole can be seen");
            let [first, second] = [t.first.face, t.second.face];
            assert!(first.contrast(t.hole) >= 1.05 && second.contrast(t.hole) >= 1.05, "{scheme}");
        }
    }

    #[test]
    fn contrast_goes_from_one_to_twenty_one() {
        let (black, white) = (Colour(0, 0, 0), Colour(255, 255, 255));
        assert!((black.contrast(white) - 21.0).abs() < 1e-9);
        assert_eq!(white.contrast(white), 1.0);
        assert_eq!(white.over(black, 0.5), Colour(128, 128, 128));
        assert_eq!(white.over(black, 0.0), black);
    }
}

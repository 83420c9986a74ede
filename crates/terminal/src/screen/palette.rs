//! The colours of the screen by what they are for: those that all faces share, brought to as many colours
//! as the terminal has. The sixteen basic ones are chosen by hand, because every terminal has its own
//! shades of them.

use super::skin::Depth;
use fourline_app::settings::Theme;
use fourline_picture::{Colour, Scheme, Tokens};
use ratatui::style::Color;

/// Colours by what they are for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Palette {
    pub page: Color,
    /// Behind what is chosen or belongs together.
    pub card: Color,
    pub ink: Color,
    pub muted: Color,
    pub accent: Color,
    pub on_accent: Color,
    pub good: Color,
    pub bad: Color,
    /// The front of the board.
    pub board: Color,
    /// An empty hole in it.
    pub hole: Color,
    /// What is written into an empty hole.
    pub on_hole: Color,
    /// The holes of the chosen column.
    pub lane: Color,
    pub first: DiscPaint,
    pub second: DiscPaint,
}

/// The colours of a disc.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DiscPaint {
    pub face: Color,
    pub rim: Color,
    pub sign: Color,
    /// A disc that is not there yet; `None` where there are too few colours for that.
    pub ghost: Option<Color>,
}

impl Palette {
    /// The colours of a theme; `None` where there are none. What the background is decides where the
    /// theme is automatic.
    pub fn of(theme: Theme, depth: Depth, scheme: Option<Scheme>) -> Option<Palette> {
        let theme = settled(theme, scheme);
        match depth {
            Depth::None => None,
            Depth::Sixteen => Some(sixteen(theme)),
            Depth::Many => Some(shaded(&tokens(theme, scheme), indexed)),
            Depth::Full => Some(shaded(&tokens(theme, scheme), |Colour(red, green, blue)| {
                Color::Rgb(red, green, blue)
            })),
        }
    }
}

/// The theme that an automatic one comes to on this background.
fn settled(theme: Theme, scheme: Option<Scheme>) -> Theme {
    match (theme, scheme.unwrap_or_default()) {
        (Theme::Auto, Scheme::Dark) => Theme::Dark,
        (Theme::Auto, Scheme::Light) => Theme::Light,
        (theme, _) => theme,
    }
}

/// The colours of a theme as they are, however many the terminal has.
pub(crate) fn tokens(theme: Theme, scheme: Option<Scheme>) -> Tokens {
    match settled(theme, scheme) {
        Theme::Auto | Theme::Dark => Scheme::Dark.tokens(),
        Theme::Light => Scheme::Light.tokens(),
        Theme::HighContrast => Tokens::HIGH_CONTRAST,
        Theme::ColourBlind => Tokens::COLOUR_BLIND,
    }
}

/// The colours of the tokens, and those in between.
fn shaded(tokens: &Tokens, colour: impl Fn(Colour) -> Color) -> Palette {
    let disc = |disc: fourline_picture::Disc| DiscPaint {
        face: colour(disc.face),
        rim: colour(disc.rim),
        sign: colour(disc.sign),
        ghost: Some(colour(disc.face.over(tokens.hole, 0.55))),
    };
    let is_dark = tokens.hole.luminance() < 0.2;
    let (white, black) = (Colour(255, 255, 255), Colour(0, 0, 0));
    let (light, lane) = if is_dark { (white, 0.2) } else { (black, 0.14) };
    // What is chosen stands out from the page as a card does not.
    let chosen = tokens.ink.over(tokens.page, 0.16);
    Palette {
        page: colour(tokens.page),
        card: colour(chosen),
        ink: colour(tokens.ink),
        muted: colour(tokens.muted),
        accent: colour(tokens.accent),
        on_accent: colour(tokens.on_accent),
        good: colour(tokens.good),
        bad: colour(tokens.bad),
        board: colour(tokens.board),
        hole: colour(tokens.hole),
        on_hole: colour(light),
        lane: colour(light.over(tokens.hole, lane)),
        first: disc(tokens.first),
        second: disc(tokens.second),
    }
}

/// The nearest of the 256 colours: a cube of six steps, then greys. The first sixteen look different
/// everywhere, so they are not used.
fn indexed(colour: Colour) -> Color {
    let distance = |other: Colour| {
        let part = |a: u8, b: u8| (i32::from(a) - i32::from(b)).pow(2);
        part(colour.0, other.0) + part(colour.1, other.1) + part(colour.2, other.2)
    };
    let nearest = (16..=255).min_by_key(|&index| distance(rgb_of(index)));
    Color::Indexed(nearest.expect("there are colours"))
}

/// What one of the 256 colours looks like, from 16 on.
pub(crate) const fn rgb_of(index: u8) -> Colour {
    const fn step(n: u8) -> u8 {
        if n == 0 { 0 } else { 55 + 40 * n }
    }
    if index >= 232 {
        let grey = 8 + 10 * (index - 232);
        return Colour(grey, grey, grey);
    }
    let cube = index.saturating_sub(16);
    Colour(step(cube / 36), step(cube / 6 % 6), step(cube % 6))
}

const fn sixteen(theme: Theme) -> Palette {
    use Color::{Black, Blue, DarkGray, Gray, LightCyan, LightYellow, Red, White};
    const fn disc(face: Color, sign: Color) -> DiscPaint {
        DiscPaint { face, rim: face, sign, ghost: None }
    }
    match theme {
        Theme::Light => Palette {
            page: White,
            card: Gray,
            ink: Black,
            muted: Black,
            accent: Blue,
            on_accent: White,
            good: Blue,
            bad: Red,
            board: Blue,
            hole: White,
            on_hole: Black,
            lane: Gray,
            first: disc(LightYellow, Black),
            second: disc(Red, White),
        },
        Theme::HighContrast => Palette {
            page: Black,
            card: DarkGray,
            ink: White,
            muted: White,
            accent: LightYellow,
            on_accent: Black,
            good: LightYellow,
            bad: White,
            board: Black,
            hole: DarkGray,
            on_hole: White,
            lane: DarkGray,
            first: disc(LightYellow, Black),
            second: disc(White, Black),
        },
        Theme::ColourBlind => Palette {
            page: Black,
            card: DarkGray,
            ink: White,
            muted: Gray,
            accent: LightCyan,
            on_accent: Black,
            good: LightCyan,
            bad: LightYellow,
            board: Gray,
            hole: Black,
            on_hole: White,
            lane: DarkGray,
            first: disc(LightYellow, Black),
            second: disc(Blue, White),
        },
        Theme::Auto | Theme::Dark => Palette {
            page: Black,
            card: DarkGray,
            ink: White,
            muted: Gray,
            accent: LightCyan,
            on_accent: Black,
            good: LightCyan,
            bad: LightYellow,
            board: Blue,
            hole: Black,
            on_hole: White,
            lane: DarkGray,
            first: disc(LightYellow, Black),
            second: disc(Red, White),
        },
    }
}

/// What a colour looks like: the sixteen as xterm shows them.
#[cfg(test)]
pub(crate) fn looks_like(colour: Color) -> Colour {
    match colour {
        Color::Rgb(red, green, blue) => Colour(red, green, blue),
        Color::Indexed(index) => rgb_of(index),
        Color::Black => Colour(0, 0, 0),
        Color::Red => Colour(205, 0, 0),
        Color::Blue => Colour(0, 0, 238),
        Color::Gray => Colour(229, 229, 229),
        Color::DarkGray => Colour(77, 77, 77),
        Color::LightCyan => Colour(0, 255, 255),
        Color::LightYellow => Colour(255, 255, 0),
        Color::White => Colour(255, 255, 255),
        other => panic!("{other} is not used"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_app::settings::Choice;

    /// Every theme with every number of colours.
    fn all() -> Vec<(String, Palette)> {
        let mut all = Vec::new();
        for &theme in Theme::ALL {
            for depth in [Depth::Sixteen, Depth::Many, Depth::Full] {
                for scheme in [Scheme::Dark, Scheme::Light] {
                    let name = format!("{theme:?} with {depth:?} on {scheme:?}");
                    all.push((name, Palette::of(theme, depth, Some(scheme)).unwrap()));
                }
            }
        }
        all
    }

    fn contrast(one: Color, other: Color) -> f64 {
        looks_like(one).contrast(looks_like(other))
    }

    #[test]
    fn text_stands_out_in_every_theme() {
        for (name, p) in all() {
            let texts = [
                ("ink", p.ink, p.page),
                ("muted", p.muted, p.page),
                ("accent", p.accent, p.page),
                ("good", p.good, p.page),
                ("bad", p.bad, p.page),
                ("ink on a card", p.ink, p.card),
                ("on the accent", p.on_accent, p.accent),
                ("in a hole", p.on_hole, p.hole),
            ];
            for (what, text, behind) in texts {
                let contrast = contrast(text, behind);
                assert!(contrast >= 4.5, "{name}: {what} has {contrast:.2}");
            }
        }
    }

    #[test]
    fn signs_on_discs_and_empty_holes_stand_out_in_every_theme() {
        for (name, p) in all() {
            for disc in [p.first, p.second] {
                let contrast = contrast(disc.sign, disc.face);
                assert!(contrast >= 3.0, "{name}: a sign has {contrast:.2}");
            }
            let hole = contrast(p.hole, p.board);
            assert!(hole >= 2.0, "{name}: an empty hole has {hole:.2}");
            let lane = contrast(p.on_hole, p.lane);
            assert!(lane >= 4.5, "{name}: text in the lane has {lane:.2}");
        }
    }
}

//! How things look: themes, how many colours the terminal has, and the signs that boards are drawn
//! with. Nothing is shown by colour alone; without colours, signs and emphasis carry everything.

use super::board_scene::PictureLook;
use super::detect::{Ask, Detected, Graphics, glyphs};
use super::palette::{DiscPaint, Palette, tokens};
use super::raster::Glyphs;
use fourline_app::settings::{
    Colours, Discs, Graphics as Pictures, Marks, Signs, Spoken, TerminalSettings,
};
use fourline_picture::Scheme;
use fourline_rules::Numbering;
use fourline_words::Language;
use ratatui::style::{Color, Modifier, Style};

/// What the terminal can do, as its environment says, and what was said by flags for this time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Surroundings {
    /// How many colours there are.
    pub depth: Depth,
    /// How many are to be used whatever the settings say.
    pub forced_depth: Option<Depth>,
    /// Can more than ASCII be shown?
    pub unicode: bool,
    /// How columns are counted whatever the settings say.
    pub numbering: Option<Numbering>,
    /// What decides about the language besides the settings.
    pub spoken: Spoken,
    /// Is the background light or dark, if that is known?
    pub scheme: Option<Scheme>,
    /// What discs are made of where the settings leave it open.
    pub discs: Discs,
    /// How pictures can be shown, if they can.
    pub graphics: Option<Graphics>,
    /// The width and height of a character in pixels, if they are known.
    pub cell_pixels: Option<(u16, u16)>,
    /// What the terminal may be asked.
    pub ask: Ask,
}

/// How many colours a terminal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// None are to be used.
    None,
    /// The sixteen that every colour terminal has.
    Sixteen,
    /// 256.
    Many,
    /// 16 million.
    Full,
}

impl Default for Surroundings {
    fn default() -> Surroundings {
        Surroundings::read(|_| None)
    }
}

impl Surroundings {
    /// Reads the environment: `NO_COLOR`, `COLORTERM`, `COLORFGBG`, `TERM` and the locale, and the
    /// variables by which terminals tell their names.
    pub fn read(variable: impl Fn(&str) -> Option<String>) -> Surroundings {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let term = set("TERM").unwrap_or_default();
        let depth = if set("NO_COLOR").is_some() {
            Depth::None
        } else if set("COLORTERM").is_some_and(|value| ["truecolor", "24bit"].contains(&&*value)) {
            Depth::Full
        } else if set("COLORTERM").is_some() || term.contains("256color") || term.contains("kitty")
        {
            Depth::Many
        } else {
            Depth::Sixteen
        };
        // Where no locale is set, which is usual in containers and over ssh, UTF-8 is the better
        // guess.
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].iter().find_map(|name| set(name));
        let unicode = locale.is_none_or(|locale| {
            let locale = locale.to_lowercase();
            locale.contains("utf-8") || locale.contains("utf8")
        });
        let spoken = Spoken { asked: None, system: Language::of_environment(&variable) };
        let Detected { scheme, graphics, cell_pixels } = Detected::of_environment(&variable);
        Surroundings {
            depth,
            forced_depth: None,
            unicode,
            numbering: None,
            spoken,
            scheme,
            discs: glyphs(unicode, &variable),
            graphics,
            cell_pixels,
            ask: Ask::of(&variable),
        }
    }

    /// What is known of the terminal itself.
    pub(crate) fn detected(&self) -> Detected {
        let Surroundings { scheme, graphics, cell_pixels, .. } = *self;
        Detected { scheme, graphics, cell_pixels }
    }

    /// The same with what the terminal said about itself.
    pub(crate) fn with_detected(self, detected: Detected) -> Surroundings {
        let Detected { scheme, graphics, cell_pixels } = detected;
        Surroundings { scheme, graphics, cell_pixels, ..self }
    }
}

/// How large a character is taken to be, in pixels, where that is not known.
const USUAL_CELL: (u16, u16) = (10, 20);

/// Everything that drawing needs to know about looks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Skin {
    palette: Option<Palette>,
    /// More than ASCII?
    pub unicode: bool,
    /// Is the second player's disc drawn as a ring?
    pub rings: bool,
    /// What discs are made of; `None` for letters only.
    pub glyphs: Option<Glyphs>,
    /// How boards are drawn as real pictures, where they can be shown.
    pub picture: Option<PictureLook>,
}

impl Skin {
    pub fn new(settings: &TerminalSettings, around: Surroundings) -> Skin {
        let depth = around.forced_depth.unwrap_or(match settings.colours {
            Colours::Auto => around.depth,
            Colours::Full => Depth::Full,
            Colours::Many => Depth::Many,
            Colours::Sixteen => Depth::Sixteen,
            Colours::None => Depth::None,
        });
        let palette = Palette::of(settings.theme, depth, around.scheme);
        let unicode = match settings.signs {
            Signs::Auto => around.unicode,
            Signs::Unicode => true,
            Signs::Ascii => false,
        };
        let discs = match settings.discs {
            Discs::Auto => around.discs,
            discs => discs,
        };
        let glyphs = match discs {
            Discs::Letters => None,
            _ if !unicode => Some(Glyphs::Ascii),
            Discs::Auto | Discs::Sextants => Some(Glyphs::Sextants),
            Discs::Quadrants => Some(Glyphs::Quadrants),
            Discs::Halves => Some(Glyphs::Halves),
        };
        // Two full discs of the same colour would be told apart by their letters alone.
        let rings = settings.marks == Marks::Shapes || palette.is_none();
        let picture = match (settings.graphics, around.graphics) {
            (Pictures::Auto, Some(graphics)) if palette.is_some() => {
                // Only sixels are shown as large as they are; others are made to fit.
                let usual = (graphics != Graphics::Sixel).then_some(USUAL_CELL);
                let tokens = tokens(settings.theme, around.scheme);
                around.cell_pixels.or(usual).map(|cell| PictureLook { tokens, cell })
            }
            _ => None,
        };
        Skin { palette, unicode, rings, glyphs, picture }
    }

    fn styled(&self, style: impl Fn(Palette) -> Style, plain: Modifier) -> Style {
        match self.palette {
            Some(palette) => style(palette),
            None => Style::reset().add_modifier(plain),
        }
    }

    /// Are there colours?
    pub fn has_colours(&self) -> bool {
        self.palette.is_some()
    }

    pub fn text(&self) -> Style {
        self.styled(|p| Style::new().fg(p.ink).bg(p.page), Modifier::empty())
    }

    pub fn bold(&self) -> Style {
        self.text().add_modifier(Modifier::BOLD)
    }

    pub fn dim(&self) -> Style {
        self.styled(|p| Style::new().fg(p.muted).bg(p.page), Modifier::empty())
    }

    pub fn accent(&self) -> Style {
        let bold = Modifier::BOLD;
        self.styled(|p| Style::new().fg(p.accent).bg(p.page).add_modifier(bold), bold)
    }

    pub fn good(&self) -> Style {
        let bold = Modifier::BOLD;
        self.styled(|p| Style::new().fg(p.good).bg(p.page).add_modifier(bold), bold)
    }

    pub fn warning(&self) -> Style {
        let bold = Modifier::BOLD;
        self.styled(|p| Style::new().fg(p.bad).bg(p.page).add_modifier(bold), bold)
    }

    /// The chosen line of a list, or a field that is typed into.
    pub fn chosen(&self) -> Style {
        self.styled(|p| Style::new().fg(p.ink).bg(p.card), Modifier::REVERSED)
    }

    /// The one thing that is most likely wanted, and the move that is looked at.
    pub fn primary(&self) -> Style {
        let style = |p: Palette| Style::new().fg(p.on_accent).bg(p.accent);
        self.styled(style, Modifier::REVERSED).add_modifier(Modifier::BOLD)
    }

    /// A small thing with a ground of its own.
    pub fn chip(&self) -> Style {
        self.styled(|p| Style::new().fg(p.ink).bg(p.card), Modifier::empty())
    }

    /// The front of the board, and what is written on it.
    pub fn board(&self) -> Style {
        self.styled(|p| Style::new().fg(p.on_hole).bg(p.board), Modifier::empty())
    }

    /// What is written on a disc.
    pub fn letter(&self, is_first: bool) -> Style {
        let bold = Modifier::BOLD;
        let style = |p: Palette| {
            let disc = disc(p, is_first);
            Style::new().fg(disc.sign).bg(disc.face).add_modifier(bold)
        };
        self.styled(style, bold)
    }

    /// What is written into an empty hole, or into a ring.
    pub fn in_hole(&self, is_lane: bool) -> Style {
        let bold = Modifier::BOLD;
        let style = |p: Palette| {
            let hole = if is_lane { p.lane } else { p.hole };
            Style::new().fg(p.on_hole).bg(hole).add_modifier(bold)
        };
        self.styled(style, bold)
    }

    /// The colour of a part of the board; `None` where there are no colours.
    pub fn colour(&self, part: Part) -> Option<Color> {
        let p = self.palette?;
        Some(match part {
            Part::Page => p.page,
            Part::Board => p.board,
            Part::Hole => p.hole,
            Part::Lane => p.lane,
            Part::Ghost(first) => disc(p, first).ghost.unwrap_or(p.lane),
            Part::Rim(first) => disc(p, first).rim,
            Part::Face(first) => disc(p, first).face,
            Part::Light => p.on_hole,
        })
    }

    /// Can a disc that is not there yet be shown by a shade of its colour?
    pub fn has_ghosts(&self) -> bool {
        self.palette.is_some_and(|p| p.first.ghost.is_some())
    }

    /// One sign or its ASCII stand-in.
    pub fn sign(&self, unicode: &'static str, ascii: &'static str) -> &'static str {
        if self.unicode { unicode } else { ascii }
    }
}

fn disc(palette: Palette, is_first: bool) -> DiscPaint {
    if is_first { palette.first } else { palette.second }
}

/// What can be seen of a board at a point, from the back to the front.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Part {
    /// Not the board: what is behind it.
    Page,
    /// The front.
    Board,
    /// An empty hole.
    Hole,
    /// An empty hole of the chosen column.
    Lane,
    /// A disc that is not there yet; of the first symbol?
    Ghost(bool),
    /// The edge of a disc.
    Rim(bool),
    /// A disc.
    Face(bool),
    /// The ring around a winning disc, and the line through them.
    Light,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn around(variables: &[(&str, &str)]) -> Surroundings {
        Surroundings::read(|name| {
            variables.iter().find(|(known, _)| *known == name).map(|(_, value)| value.to_string())
        })
    }

    #[test]
    fn the_environment_is_honoured() {
        let full = around(&[("TERM", "xterm-256color"), ("LANG", "de_DE.UTF-8")]);
        assert_eq!((full.depth, full.unicode), (Depth::Many, true));
        assert_eq!(around(&[("TERM", "xterm")]).depth, Depth::Sixteen);
        assert_eq!(around(&[("TERM", "xterm"), ("COLORTERM", "truecolor")]).depth, Depth::Full);
        assert_eq!(around(&[("TERM", "xterm"), ("COLORTERM", "1")]).depth, Depth::Many);
        assert_eq!(around(&[("NO_COLOR", "1"), ("COLORTERM", "truecolor")]).depth, Depth::None);
        assert_eq!(around(&[("NO_COLOR", ""), ("TERM", "xterm")]).depth, Depth::Sixteen);
        assert!(!around(&[("LC_ALL", "C"), ("LANG", "de_DE.UTF-8")]).unicode);
        assert!(around(&[]).unicode);
    }
}

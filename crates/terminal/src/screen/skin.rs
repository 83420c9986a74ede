//! How things look: themes, how many colours the terminal has, and the signs that boards are drawn
//! with. Nothing is shown by colour alone; without colours, signs and emphasis carry everything.

use super::detect::{Ask, Detected, Graphics, glyphs};
use fourline_app::settings::{Colours, Discs, Marks, Signs, Spoken, TerminalSettings, Theme};
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

/// Colours by what they are for.
#[derive(Clone, Copy, Debug)]
struct Paint {
    ground: Color,
    text: Color,
    dim: Color,
    accent: Color,
    /// The board, and its empty cells.
    board: Color,
    hole: Color,
    /// The first symbol's disc and what is written on it.
    first: [Color; 2],
    second: [Color; 2],
    /// Behind the chosen line of a list.
    chosen: [Color; 2],
    warning: Color,
}

const fn many(theme: Theme) -> Paint {
    const fn c(n: u8) -> Color {
        Color::Indexed(n)
    }
    match theme {
        Theme::Auto | Theme::Dark => Paint {
            ground: c(234),
            text: c(253),
            dim: c(246),
            accent: c(117),
            board: c(25),
            hole: c(153),
            first: [c(220), c(16)],
            second: [c(160), c(231)],
            chosen: [c(239), c(231)],
            warning: c(215),
        },
        Theme::Light => Paint {
            ground: c(255),
            text: c(235),
            dim: c(241),
            accent: c(25),
            board: c(153),
            hole: c(60),
            first: [c(178), c(16)],
            second: [c(124), c(231)],
            chosen: [c(250), c(16)],
            warning: c(130),
        },
        Theme::HighContrast => Paint {
            ground: c(16),
            text: c(231),
            dim: c(231),
            accent: c(226),
            board: c(16),
            hole: c(231),
            first: [c(226), c(16)],
            second: [c(231), c(16)],
            chosen: [c(231), c(16)],
            warning: c(226),
        },
        // Yellow and blue differ in brightness too, and to every kind of eye.
        Theme::ColourBlind => Paint {
            ground: c(234),
            text: c(254),
            dim: c(248),
            accent: c(117),
            board: c(240),
            hole: c(252),
            first: [c(227), c(16)],
            second: [c(25), c(231)],
            chosen: [c(254), c(16)],
            warning: c(223),
        },
    }
}

const fn sixteen(theme: Theme) -> Paint {
    use Color::{Black, Blue, Cyan, DarkGray, Gray, LightCyan, LightYellow, Magenta, Red, White};
    match theme {
        Theme::Light => Paint {
            ground: White,
            text: Black,
            dim: DarkGray,
            accent: Blue,
            board: Cyan,
            hole: Black,
            first: [LightYellow, Black],
            second: [Red, White],
            chosen: [Gray, Black],
            warning: Magenta,
        },
        Theme::HighContrast => Paint {
            ground: Black,
            text: White,
            dim: White,
            accent: LightYellow,
            board: Black,
            hole: White,
            first: [LightYellow, Black],
            second: [White, Black],
            chosen: [White, Black],
            warning: LightYellow,
        },
        Theme::ColourBlind => Paint {
            ground: Black,
            text: White,
            dim: Gray,
            accent: LightCyan,
            board: DarkGray,
            hole: White,
            first: [LightYellow, Black],
            second: [Blue, White],
            chosen: [White, Black],
            warning: LightYellow,
        },
        Theme::Auto | Theme::Dark => Paint {
            ground: Black,
            text: White,
            dim: Gray,
            accent: LightCyan,
            board: Blue,
            hole: Gray,
            first: [LightYellow, Black],
            second: [Red, White],
            chosen: [Gray, Black],
            warning: LightYellow,
        },
    }
}

/// Everything that drawing needs to know about looks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Skin {
    paint: Option<Paint>,
    /// More than ASCII?
    pub unicode: bool,
    /// Is the second player's disc drawn as a ring?
    pub rings: bool,
}

impl Skin {
    pub fn new(settings: &TerminalSettings, around: Surroundings) -> Skin {
        let depth = around.forced_depth.unwrap_or(match settings.colours {
            Colours::Auto => around.depth,
            Colours::Full | Colours::Many => Depth::Many,
            Colours::Sixteen => Depth::Sixteen,
            Colours::None => Depth::None,
        });
        let paint = match depth {
            Depth::None => None,
            Depth::Sixteen => Some(sixteen(settings.theme)),
            Depth::Many => Some(many(settings.theme)),
        };
        let unicode = match settings.signs {
            Signs::Auto => around.unicode,
            Signs::Unicode => true,
            Signs::Ascii => false,
        };
        // Two full discs of the same colour would be told apart by their letters alone.
        let rings = settings.marks == Marks::Shapes || paint.is_none();
        Skin { paint, unicode, rings }
    }

    fn styled(&self, style: impl Fn(Paint) -> Style, plain: Modifier) -> Style {
        match self.paint {
            Some(paint) => style(paint),
            None => Style::reset().add_modifier(plain),
        }
    }

    pub fn text(&self) -> Style {
        self.styled(|p| Style::new().fg(p.text).bg(p.ground), Modifier::empty())
    }

    pub fn bold(&self) -> Style {
        self.text().add_modifier(Modifier::BOLD)
    }

    pub fn dim(&self) -> Style {
        self.styled(|p| Style::new().fg(p.dim).bg(p.ground), Modifier::empty())
    }

    pub fn accent(&self) -> Style {
        let bold = Modifier::BOLD;
        self.styled(|p| Style::new().fg(p.accent).bg(p.ground).add_modifier(bold), bold)
    }

    pub fn warning(&self) -> Style {
        let bold = Modifier::BOLD;
        self.styled(|p| Style::new().fg(p.warning).bg(p.ground).add_modifier(bold), bold)
    }

    pub fn chosen(&self) -> Style {
        let style = |p: Paint| Style::new().fg(p.chosen[1]).bg(p.chosen[0]);
        self.styled(style, Modifier::REVERSED)
    }

    pub fn board(&self) -> Style {
        self.styled(|p| Style::new().fg(p.hole).bg(p.board), Modifier::empty())
    }

    /// The body of a disc: its colour on the board.
    pub fn disc(&self, is_first: bool) -> Style {
        let pair = move |p: Paint| if is_first { p.first } else { p.second };
        self.styled(|p| Style::new().fg(pair(p)[0]).bg(p.board), Modifier::empty())
    }

    /// What is written on a disc.
    pub fn letter(&self, is_first: bool) -> Style {
        let pair = move |p: Paint| if is_first { p.first } else { p.second };
        let bold = Modifier::BOLD;
        self.styled(|p| Style::new().fg(pair(p)[1]).bg(pair(p)[0]).add_modifier(bold), bold)
    }

    /// A player's name or symbol outside the board.
    pub fn player(&self, is_first: bool) -> Style {
        self.letter(is_first)
    }

    /// One sign or its ASCII stand-in.
    pub fn sign(&self, unicode: &'static str, ascii: &'static str) -> &'static str {
        if self.unicode { unicode } else { ascii }
    }
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
        assert_eq!(around(&[("TERM", "xterm"), ("COLORTERM", "truecolor")]).depth, Depth::Many);
        assert_eq!(around(&[("NO_COLOR", "1"), ("COLORTERM", "truecolor")]).depth, Depth::None);
        assert_eq!(around(&[("NO_COLOR", ""), ("TERM", "xterm")]).depth, Depth::Sixteen);
        assert!(!around(&[("LC_ALL", "C"), ("LANG", "de_DE.UTF-8")]).unicode);
        assert!(around(&[]).unicode);
    }
}

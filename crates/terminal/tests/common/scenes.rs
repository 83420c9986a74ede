//! The screens that are kept as text and drawn as pictures, in every look and at every size: one list for
//! `tests/looks.rs` and the example `captures`.

use super::{Screen, around, friends};
use fourline_app::settings::Theme;
use fourline_app::study::plain_game;
use fourline_rules::{MoveList, Numbering, Rules, Shape};
use fourline_terminal::screen::{Depth, Start, Surroundings};
use fourline_words::Language;

/// A screen: its name, what it starts with, and the keys that are typed.
pub struct Scene {
    pub name: &'static str,
    start: fn() -> Start,
    keys: &'static str,
}

/// How a screen can look: how many colours and signs the terminal has, and the theme.
#[derive(Clone, Copy)]
pub struct Look {
    pub name: &'static str,
    pub depth: Depth,
    pub unicode: bool,
    pub theme: Theme,
}

pub const SIZES: [(u16, u16); 4] = [(40, 20), (80, 24), (120, 40), (200, 60)];

pub const LOOKS: [Look; 7] = [
    look("dark", Depth::Full, true, Theme::Dark),
    look("light", Depth::Full, true, Theme::Light),
    look("high-contrast", Depth::Full, true, Theme::HighContrast),
    look("colour-blind", Depth::Full, true, Theme::ColourBlind),
    look("16-colours", Depth::Sixteen, true, Theme::Dark),
    look("no-colour", Depth::None, true, Theme::Dark),
    look("ascii", Depth::None, false, Theme::Dark),
];

pub const SCENES: [Scene; 5] = [
    Scene { name: "menu", start: || Start::Menu(Box::default()), keys: "" },
    Scene { name: "how-to-play", start: || Start::Menu(Box::default()), keys: "6h..jjjj" },
    Scene { name: "game", start: || two_people(Rules::POWER), keys: "443\n5\n3\n5\n" },
    Scene { name: "study", start: study, keys: "" },
    Scene { name: "end", start: || two_people(Rules::CLASSIC), keys: "4556166717277" },
];

const fn look(name: &'static str, depth: Depth, unicode: bool, theme: Theme) -> Look {
    Look { name, depth, unicode, theme }
}

fn two_people(rules: Rules) -> Start {
    Start::Menu(Box::new(friends(rules)))
}

fn study() -> Start {
    let (moves, _) =
        MoveList::parse("44444152555526313", Shape::CLASSIC, Numbering::FromOne).unwrap();
    Start::Study(Box::new(plain_game(&moves, Language::English)))
}

impl Scene {
    /// This screen in a look and a size, at rest. Of a study, so many positions are examined.
    pub fn screen(&self, look: Look, size: (u16, u16), examined: usize) -> Screen {
        let Look { depth, unicode, theme, .. } = look;
        let around = Surroundings { unicode, ..around(depth) };
        let mut screen = Screen::with((self.start)(), around, |storage| {
            storage.settings.terminal.theme = theme;
        });
        screen.size = size;
        screen.insights = examined;
        screen.settle();
        screen.keys(self.keys);
        screen
    }
}

//! The values that settings can have, each with a name in the file and a line about it.

/// A setting with a few values.
pub trait Choice: Copy + PartialEq + 'static {
    /// All values, in the order in which they are offered.
    const ALL: &'static [Self];

    /// The name in the settings file.
    fn name(self) -> &'static str;

    /// What it means.
    fn about(self) -> &'static str;

    /// The value with this name.
    fn named(text: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|value| value.name() == text)
    }

    /// The value after this one, or before it, in a circle.
    fn turned(self, forward: bool) -> Self {
        let at = Self::ALL.iter().position(|other| *other == self).expect("all values are listed");
        let step = if forward { 1 } else { Self::ALL.len() - 1 };
        Self::ALL[(at + step) % Self::ALL.len()]
    }
}

macro_rules! choices {
    ($(#[doc = $doc:literal] $type:ident {
        $($(#[$mark:meta])? $variant:ident $name:literal $about:literal),+
    })+) => {$(
        #[doc = $doc]
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub enum $type { $(#[doc = $about] $(#[$mark])? $variant),+ }

        impl Choice for $type {
            const ALL: &'static [$type] = &[$($type::$variant),+];
            fn name(self) -> &'static str { match self { $($type::$variant => $name),+ } }
            fn about(self) -> &'static str { match self { $($type::$variant => $about),+ } }
        }
    )+};
}

choices! {
    /// The language of everything that is said.
    Tongue {
        #[default] Auto "auto" "the language of the system",
        English "en" "English",
        Vietnamese "vi" "Tiếng Việt",
        German "de" "Deutsch",
        Spanish "es" "Español"
    }
    /// The colours of everything in the terminal.
    Theme {
        #[default] Dark "dark" "bright on dark; discs yellow and red",
        Light "light" "dark on bright; discs yellow and red",
        HighContrast "high-contrast" "black, white and yellow only",
        ColourBlind "colour-blind" "discs yellow and blue, which differ to every eye"
    }
    /// How many colours are used in the terminal.
    Colours {
        #[default] Auto "auto" "as many as the terminal says it has; NO_COLOR is honoured",
        Many "256" "256 colours",
        Sixteen "16" "the sixteen basic colours",
        None "none" "no colours: signs and bold letters only"
    }
    /// What tells the discs apart in the terminal besides colour.
    Discs {
        #[default] Letters "letters" "full discs with the players' symbols on them",
        Shapes "shapes" "a full disc against a ring, with symbols too"
    }
    /// The signs that things are drawn with in the terminal.
    Signs {
        #[default] Auto "auto" "as the locale says",
        Unicode "unicode" "block characters",
        Ascii "ascii" "plain ASCII, for old terminals and fonts"
    }
    /// Whether things move.
    Motion {
        #[default] Full "full" "discs fall",
        Reduced "reduced" "nothing moves: discs are there at once"
    }
    /// How fast discs fall and computers answer.
    Speed {
        Slow "slow" "discs fall slowly, computers take a breath",
        #[default] Normal "normal" "discs fall as they should",
        Fast "fast" "discs fall fast, computers answer at once"
    }
    /// Is the mouse listened to in the terminal?
    Mouse {
        #[default] On "on" "click and hover; hold Shift to select text",
        Off "off" "the terminal keeps the mouse, for selecting text"
    }
    /// Does a digit drop at once?
    Confirm {
        #[default] Off "off" "a digit or a click drops at once",
        On "on" "a digit or a click chooses the column; Enter or a second click drops"
    }
    /// How columns are counted.
    Count {
        #[default] FromOne "1" "the leftmost column is 1",
        FromZero "0" "the leftmost column is 0"
    }
    /// How boards are drawn in the window.
    WindowTheme {
        #[default] Discs "discs" "round discs in a blue frame, with a cross or a ring",
        Squares "squares" "yellow and red squares on blue, 512 by 512 pixels",
        Contrast "contrast" "black and white, as strong as can be",
        Shapes "shapes" "circles and diamonds in colours that every eye tells apart"
    }
    /// Are rows and columns numbered in the window?
    Coordinates {
        #[default] On "on" "rows and columns are numbered",
        Off "off" "the board stands alone"
    }
    /// Are columns judged all the time in the window?
    Study {
        #[default] Off "off" "columns are judged when you ask",
        On "on" "what each column leads to is always shown"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_turn_in_a_circle() {
        assert_eq!(Theme::Dark.turned(false), Theme::ColourBlind);
        assert_eq!(Theme::ColourBlind.turned(true), Theme::Dark);
    }
}

//! The values that settings can have. Their names in the file are the same in every language; what they
//! are called on a screen, and what they mean, is said in the reader's.

use fourline_words::Language;
use fourline_words::catalogue::settings as say;

/// A setting with a few values.
pub trait Choice: Copy + PartialEq + 'static {
    /// All values, in the order in which they are offered.
    const ALL: &'static [Self];

    /// The name in the settings file.
    fn name(self) -> &'static str;

    /// What it is called on a screen.
    fn title(self, language: Language) -> String;

    /// What it means, in a sentence.
    fn about(self, language: Language) -> String;

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

/// Gives each value its name in the settings file, and the messages that say what it is called and what
/// it means.
macro_rules! choices {
    ($(#[doc = $doc:literal] $type:ident {
        $($(#[$mark:meta])? $variant:ident $name:literal $title:ident $about:ident),+
    })+) => {$(
        #[doc = $doc]
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub enum $type { $(#[doc = concat!("`", $name, "`")] $(#[$mark])? $variant),+ }

        impl Choice for $type {
            const ALL: &'static [$type] = &[$($type::$variant),+];
            fn name(self) -> &'static str { match self { $($type::$variant => $name),+ } }
            fn title(self, language: Language) -> String {
                match self { $($type::$variant => say::$title(language)),+ }
            }
            fn about(self, language: Language) -> String {
                match self { $($type::$variant => say::$about(language)),+ }
            }
        }
    )+};
}

choices! {
    /// The colours of everything in the terminal.
    Theme {
        #[default] Auto "auto" automatic about_theme_automatic,
        Dark "dark" theme_dark about_theme_dark,
        Light "light" theme_light about_theme_light,
        HighContrast "high-contrast" theme_high_contrast about_theme_high_contrast,
        ColourBlind "colour-blind" theme_colour_blind about_theme_colour_blind
    }
    /// How many colours are used in the terminal.
    Colours {
        #[default] Auto "auto" automatic about_colours_automatic,
        Full "full" colours_full about_colours_full,
        Many "256" colours_256 about_colours_256,
        Sixteen "16" colours_16 about_colours_16,
        None "none" colours_none about_colours_none
    }
    /// What discs are made of in the terminal: the finer, the rounder.
    Discs {
        #[default] Auto "auto" automatic about_discs_automatic,
        Sextants "sextants" discs_sextants about_discs_sextants,
        Quadrants "quadrants" discs_quadrants about_discs_quadrants,
        Halves "halves" discs_halves about_discs_halves,
        Letters "letters" discs_letters about_discs_letters
    }
    /// What tells the discs apart in the terminal besides colour.
    Marks {
        #[default] Letters "letters" marks_letters about_marks_letters,
        Shapes "shapes" marks_shapes about_marks_shapes
    }
    /// Is the board a real picture where the terminal can show one?
    Graphics {
        #[default] Auto "auto" automatic about_graphics_automatic,
        Off "off" off about_graphics_off
    }
    /// The signs that things are drawn with in the terminal.
    Signs {
        #[default] Auto "auto" automatic about_signs_automatic,
        Unicode "unicode" signs_unicode about_signs_unicode,
        Ascii "ascii" signs_ascii about_signs_ascii
    }
    /// Whether things move.
    Motion {
        #[default] Full "full" motion_full about_motion_full,
        Reduced "reduced" motion_reduced about_motion_reduced
    }
    /// How fast discs fall and computers answer.
    Speed {
        Slow "slow" speed_slow about_speed_slow,
        #[default] Normal "normal" speed_normal about_speed_normal,
        Fast "fast" speed_fast about_speed_fast
    }
    /// Is the mouse listened to in the terminal?
    Mouse {
        #[default] On "on" on about_mouse_on,
        Off "off" off about_mouse_off
    }
    /// Does a digit drop at once?
    Confirm {
        #[default] Off "off" off about_confirm_off,
        On "on" on about_confirm_on
    }
    /// How columns are counted.
    Count {
        #[default] FromOne "1" columns_from_one about_columns_from_one,
        FromZero "0" columns_from_zero about_columns_from_zero
    }
    /// Is the window light or dark?
    Appearance {
        #[default] Auto "auto" automatic about_appearance_automatic,
        Light "light" theme_light about_appearance_light,
        Dark "dark" theme_dark about_appearance_dark
    }
    /// How boards are drawn in the window.
    WindowTheme {
        #[default] Discs "discs" window_theme_discs about_window_theme_discs,
        Squares "squares" window_theme_squares about_window_theme_squares,
        Contrast "contrast" window_theme_contrast about_window_theme_contrast,
        Shapes "shapes" window_theme_shapes about_window_theme_shapes
    }
    /// Are rows and columns numbered in the window?
    Coordinates {
        #[default] On "on" on about_coordinates_on,
        Off "off" off about_coordinates_off
    }
    /// The colours of the page in the browser.
    WebTheme {
        #[default] Auto "auto" automatic about_web_theme_automatic,
        Light "light" theme_light about_theme_light,
        Dark "dark" theme_dark about_theme_dark,
        HighContrast "high-contrast" theme_high_contrast about_theme_high_contrast,
        ColourBlind "colour-blind" theme_colour_blind about_theme_colour_blind
    }
    /// Are there signs on the discs in the browser?
    DiscSigns {
        #[default] Auto "auto" automatic about_disc_signs_automatic,
        On "on" on about_disc_signs_on,
        Off "off" off about_disc_signs_off
    }
    /// Are there sounds in the browser?
    Sound {
        #[default] Off "off" off about_sound_off,
        On "on" on about_sound_on
    }
    /// Does the device vibrate when a disc comes to rest?
    Vibration {
        #[default] Off "off" off about_vibration_off,
        On "on" on about_vibration_on
    }
    /// Are columns judged all the time in the window?
    Study {
        #[default] Off "off" off about_study_off,
        On "on" on about_study_on
    }
}

/// The language of everything that is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tongue {
    /// The language of the system.
    #[default]
    Auto,
    /// English.
    English,
    /// Vietnamese.
    Vietnamese,
    /// German.
    German,
    /// Spanish.
    Spanish,
}

impl Tongue {
    /// The language, unless it is the system's.
    pub const fn language(self) -> Option<Language> {
        match self {
            Tongue::Auto => None,
            Tongue::English => Some(Language::English),
            Tongue::Vietnamese => Some(Language::Vietnamese),
            Tongue::German => Some(Language::German),
            Tongue::Spanish => Some(Language::Spanish),
        }
    }
}

/// A language is called what its speakers call it, so that they find it in every language.
impl Choice for Tongue {
    const ALL: &'static [Tongue] =
        &[Tongue::Auto, Tongue::English, Tongue::Vietnamese, Tongue::German, Tongue::Spanish];

    fn name(self) -> &'static str {
        self.language().map_or("auto", Language::tag)
    }

    fn title(self, language: Language) -> String {
        let own_name = self.language().map(|language| language.own_name().to_string());
        own_name.unwrap_or_else(|| say::automatic(language))
    }

    fn about(self, language: Language) -> String {
        match self {
            Tongue::Auto => say::about_language_automatic(language),
            _ => say::about_language(language),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_turn_in_a_circle() {
        assert_eq!(Theme::Auto.turned(false), Theme::ColourBlind);
        assert_eq!(Theme::ColourBlind.turned(true), Theme::Auto);
    }

    #[test]
    fn every_language_can_be_set() {
        for language in Language::ALL {
            let tongue = Tongue::named(language.tag()).unwrap();
            assert_eq!(tongue.language(), Some(language));
            assert_eq!(tongue.title(Language::English), language.own_name());
        }
    }
}

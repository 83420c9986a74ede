// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `settings.ftl`.

use crate::{Language};
use crate::pattern::{Value, say};
use std::fmt::Display;

/// `The sixteen basic colours.`
pub fn about_colours_16(language: Language) -> String {
    say(
        language,
        &[
            // en
            "The sixteen basic colours.",
            // vi
            "The sixteen basic colours.",
            // de
            "The sixteen basic colours.",
            // es
            "The sixteen basic colours.",
        ],
        &[],
    )
}

/// `256 colours.`
pub fn about_colours_256(language: Language) -> String {
    say(
        language,
        &[
            // en
            "256 colours.",
            // vi
            "256 colours.",
            // de
            "256 colours.",
            // es
            "256 colours.",
        ],
        &[],
    )
}

/// `As many as the terminal has, or none if NO_COLOR is set.`
///
/// NO_COLOR is the name of a variable of the system.
pub fn about_colours_automatic(language: Language) -> String {
    say(
        language,
        &[
            // en
            "As many as the terminal has, or none if NO_COLOR is set.",
            // vi
            "As many as the terminal has, or none if NO_COLOR is set.",
            // de
            "As many as the terminal has, or none if NO_COLOR is set.",
            // es
            "As many as the terminal has, or none if NO_COLOR is set.",
        ],
        &[],
    )
}

/// `No colours: signs and bold text only.`
pub fn about_colours_none(language: Language) -> String {
    say(
        language,
        &[
            // en
            "No colours: signs and bold text only.",
            // vi
            "No colours: signs and bold text only.",
            // de
            "No colours: signs and bold text only.",
            // es
            "No colours: signs and bold text only.",
        ],
        &[],
    )
}

/// `The leftmost column is 1.`
pub fn about_columns_from_one(language: Language) -> String {
    say(
        language,
        &[
            // en
            "The leftmost column is 1.",
            // vi
            "The leftmost column is 1.",
            // de
            "The leftmost column is 1.",
            // es
            "The leftmost column is 1.",
        ],
        &[],
    )
}

/// `The leftmost column is 0.`
pub fn about_columns_from_zero(language: Language) -> String {
    say(
        language,
        &[
            // en
            "The leftmost column is 0.",
            // vi
            "The leftmost column is 0.",
            // de
            "The leftmost column is 0.",
            // es
            "The leftmost column is 0.",
        ],
        &[],
    )
}

/// `A digit or a click drops at once.`
pub fn about_confirm_off(language: Language) -> String {
    say(
        language,
        &[
            // en
            "A digit or a click drops at once.",
            // vi
            "A digit or a click drops at once.",
            // de
            "A digit or a click drops at once.",
            // es
            "A digit or a click drops at once.",
        ],
        &[],
    )
}

/// `A digit or a click chooses the column; Enter or a second click drops.`
pub fn about_confirm_on(language: Language) -> String {
    say(
        language,
        &[
            // en
            "A digit or a click chooses the column; Enter or a second click drops.",
            // vi
            "A digit or a click chooses the column; Enter or a second click drops.",
            // de
            "A digit or a click chooses the column; Enter or a second click drops.",
            // es
            "A digit or a click chooses the column; Enter or a second click drops.",
        ],
        &[],
    )
}

/// `The board has no numbers.`
pub fn about_coordinates_off(language: Language) -> String {
    say(
        language,
        &[
            // en
            "The board has no numbers.",
            // vi
            "The board has no numbers.",
            // de
            "The board has no numbers.",
            // es
            "The board has no numbers.",
        ],
        &[],
    )
}

/// `Rows and columns are numbered.`
pub fn about_coordinates_on(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Rows and columns are numbered.",
            // vi
            "Rows and columns are numbered.",
            // de
            "Rows and columns are numbered.",
            // es
            "Rows and columns are numbered.",
        ],
        &[],
    )
}

/// `Solid discs with the players' symbols on them.`
pub fn about_discs_letters(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Solid discs with the players' symbols on them.",
            // vi
            "Solid discs with the players' symbols on them.",
            // de
            "Solid discs with the players' symbols on them.",
            // es
            "Solid discs with the players' symbols on them.",
        ],
        &[],
    )
}

/// `A solid disc and a ring, with symbols.`
pub fn about_discs_shapes(language: Language) -> String {
    say(
        language,
        &[
            // en
            "A solid disc and a ring, with symbols.",
            // vi
            "A solid disc and a ring, with symbols.",
            // de
            "A solid disc and a ring, with symbols.",
            // es
            "A solid disc and a ring, with symbols.",
        ],
        &[],
    )
}

/// `The language of all text.`
pub fn about_language(language: Language) -> String {
    say(
        language,
        &[
            // en
            "The language of all text.",
            // vi
            "The language of all text.",
            // de
            "The language of all text.",
            // es
            "The language of all text.",
        ],
        &[],
    )
}

/// `The language of your system.`
pub fn about_language_automatic(language: Language) -> String {
    say(
        language,
        &[
            // en
            "The language of your system.",
            // vi
            "The language of your system.",
            // de
            "The language of your system.",
            // es
            "The language of your system.",
        ],
        &[],
    )
}

/// `Discs fall.`
pub fn about_motion_full(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Discs fall.",
            // vi
            "Discs fall.",
            // de
            "Discs fall.",
            // es
            "Discs fall.",
        ],
        &[],
    )
}

/// `Nothing moves: discs appear at once.`
pub fn about_motion_reduced(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Nothing moves: discs appear at once.",
            // vi
            "Nothing moves: discs appear at once.",
            // de
            "Nothing moves: discs appear at once.",
            // es
            "Nothing moves: discs appear at once.",
        ],
        &[],
    )
}

/// `The mouse selects text, as in other programs of the terminal.`
pub fn about_mouse_off(language: Language) -> String {
    say(
        language,
        &[
            // en
            "The mouse selects text, as in other programs of the terminal.",
            // vi
            "The mouse selects text, as in other programs of the terminal.",
            // de
            "The mouse selects text, as in other programs of the terminal.",
            // es
            "The mouse selects text, as in other programs of the terminal.",
        ],
        &[],
    )
}

/// `Point and click; hold Shift to select text.`
pub fn about_mouse_on(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Point and click; hold Shift to select text.",
            // vi
            "Point and click; hold Shift to select text.",
            // de
            "Point and click; hold Shift to select text.",
            // es
            "Point and click; hold Shift to select text.",
        ],
        &[],
    )
}

/// `Plain ASCII, for old terminals and fonts.`
pub fn about_signs_ascii(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Plain ASCII, for old terminals and fonts.",
            // vi
            "Plain ASCII, for old terminals and fonts.",
            // de
            "Plain ASCII, for old terminals and fonts.",
            // es
            "Plain ASCII, for old terminals and fonts.",
        ],
        &[],
    )
}

/// `As the locale of your system says.`
pub fn about_signs_automatic(language: Language) -> String {
    say(
        language,
        &[
            // en
            "As the locale of your system says.",
            // vi
            "As the locale of your system says.",
            // de
            "As the locale of your system says.",
            // es
            "As the locale of your system says.",
        ],
        &[],
    )
}

/// `Block characters.`
pub fn about_signs_unicode(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Block characters.",
            // vi
            "Block characters.",
            // de
            "Block characters.",
            // es
            "Block characters.",
        ],
        &[],
    )
}

/// `Discs fall fast, and computers answer at once.`
pub fn about_speed_fast(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Discs fall fast, and computers answer at once.",
            // vi
            "Discs fall fast, and computers answer at once.",
            // de
            "Discs fall fast, and computers answer at once.",
            // es
            "Discs fall fast, and computers answer at once.",
        ],
        &[],
    )
}

/// `Normal speed.`
pub fn about_speed_normal(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Normal speed.",
            // vi
            "Normal speed.",
            // de
            "Normal speed.",
            // es
            "Normal speed.",
        ],
        &[],
    )
}

/// `Discs fall slowly, and computers wait a moment.`
pub fn about_speed_slow(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Discs fall slowly, and computers wait a moment.",
            // vi
            "Discs fall slowly, and computers wait a moment.",
            // de
            "Discs fall slowly, and computers wait a moment.",
            // es
            "Discs fall slowly, and computers wait a moment.",
        ],
        &[],
    )
}

/// `What each column leads to is shown when you ask.`
pub fn about_study_off(language: Language) -> String {
    say(
        language,
        &[
            // en
            "What each column leads to is shown when you ask.",
            // vi
            "What each column leads to is shown when you ask.",
            // de
            "What each column leads to is shown when you ask.",
            // es
            "What each column leads to is shown when you ask.",
        ],
        &[],
    )
}

/// `What each column leads to is always shown.`
pub fn about_study_on(language: Language) -> String {
    say(
        language,
        &[
            // en
            "What each column leads to is always shown.",
            // vi
            "What each column leads to is always shown.",
            // de
            "What each column leads to is always shown.",
            // es
            "What each column leads to is always shown.",
        ],
        &[],
    )
}

/// `Yellow and blue discs, distinguishable with any colour vision.`
pub fn about_theme_colour_blind(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Yellow and blue discs, distinguishable with any colour vision.",
            // vi
            "Yellow and blue discs, distinguishable with any colour vision.",
            // de
            "Yellow and blue discs, distinguishable with any colour vision.",
            // es
            "Yellow and blue discs, distinguishable with any colour vision.",
        ],
        &[],
    )
}

/// `Light text on a dark background; yellow and red discs.`
pub fn about_theme_dark(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Light text on a dark background; yellow and red discs.",
            // vi
            "Light text on a dark background; yellow and red discs.",
            // de
            "Light text on a dark background; yellow and red discs.",
            // es
            "Light text on a dark background; yellow and red discs.",
        ],
        &[],
    )
}

/// `Black, white and yellow only.`
pub fn about_theme_high_contrast(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Black, white and yellow only.",
            // vi
            "Black, white and yellow only.",
            // de
            "Black, white and yellow only.",
            // es
            "Black, white and yellow only.",
        ],
        &[],
    )
}

/// `Dark text on a light background; yellow and red discs.`
pub fn about_theme_light(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Dark text on a light background; yellow and red discs.",
            // vi
            "Dark text on a light background; yellow and red discs.",
            // de
            "Dark text on a light background; yellow and red discs.",
            // es
            "Dark text on a light background; yellow and red discs.",
        ],
        &[],
    )
}

/// `Black and white, with the strongest contrast.`
pub fn about_window_theme_contrast(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Black and white, with the strongest contrast.",
            // vi
            "Black and white, with the strongest contrast.",
            // de
            "Black and white, with the strongest contrast.",
            // es
            "Black and white, with the strongest contrast.",
        ],
        &[],
    )
}

/// `Round discs in a blue frame, with a cross or a ring.`
pub fn about_window_theme_discs(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Round discs in a blue frame, with a cross or a ring.",
            // vi
            "Round discs in a blue frame, with a cross or a ring.",
            // de
            "Round discs in a blue frame, with a cross or a ring.",
            // es
            "Round discs in a blue frame, with a cross or a ring.",
        ],
        &[],
    )
}

/// `Circles and diamonds, distinguishable with any colour vision.`
pub fn about_window_theme_shapes(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Circles and diamonds, distinguishable with any colour vision.",
            // vi
            "Circles and diamonds, distinguishable with any colour vision.",
            // de
            "Circles and diamonds, distinguishable with any colour vision.",
            // es
            "Circles and diamonds, distinguishable with any colour vision.",
        ],
        &[],
    )
}

/// `Yellow and red squares on blue, 512 by 512 pixels.`
pub fn about_window_theme_squares(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Yellow and red squares on blue, 512 by 512 pixels.",
            // vi
            "Yellow and red squares on blue, 512 by 512 pixels.",
            // de
            "Yellow and red squares on blue, 512 by 512 pixels.",
            // es
            "Yellow and red squares on blue, 512 by 512 pixels.",
        ],
        &[],
    )
}

/// `automatic`
pub fn automatic(language: Language) -> String {
    say(
        language,
        &[
            // en
            "automatic",
            // vi
            "automatic",
            // de
            "automatic",
            // es
            "automatic",
        ],
        &[],
    )
}

/// `Colours`
pub fn colours(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Colours",
            // vi
            "Colours",
            // de
            "Colours",
            // es
            "Colours",
        ],
        &[],
    )
}

/// `16`
pub fn colours_16(language: Language) -> String {
    say(
        language,
        &[
            // en
            "16",
            // vi
            "16",
            // de
            "16",
            // es
            "16",
        ],
        &[],
    )
}

/// `256`
pub fn colours_256(language: Language) -> String {
    say(
        language,
        &[
            // en
            "256",
            // vi
            "256",
            // de
            "256",
            // es
            "256",
        ],
        &[],
    )
}

/// `none`
pub fn colours_none(language: Language) -> String {
    say(
        language,
        &[
            // en
            "none",
            // vi
            "none",
            // de
            "none",
            // es
            "none",
        ],
        &[],
    )
}

/// `Count columns from`
///
/// The value is 1 or 0.
pub fn columns_from(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Count columns from",
            // vi
            "Count columns from",
            // de
            "Count columns from",
            // es
            "Count columns from",
        ],
        &[],
    )
}

/// `1`
pub fn columns_from_one(language: Language) -> String {
    say(
        language,
        &[
            // en
            "1",
            // vi
            "1",
            // de
            "1",
            // es
            "1",
        ],
        &[],
    )
}

/// `0`
pub fn columns_from_zero(language: Language) -> String {
    say(
        language,
        &[
            // en
            "0",
            // vi
            "0",
            // de
            "0",
            // es
            "0",
        ],
        &[],
    )
}

/// `Confirm moves`
pub fn confirm(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Confirm moves",
            // vi
            "Confirm moves",
            // de
            "Confirm moves",
            // es
            "Confirm moves",
        ],
        &[],
    )
}

/// `Coordinates`
pub fn coordinates(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Coordinates",
            // vi
            "Coordinates",
            // de
            "Coordinates",
            // es
            "Coordinates",
        ],
        &[],
    )
}

/// `Could not save the settings to { $error }.`
///
/// $error names the file and the reason.
pub fn could_not_save(language: Language, error: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Could not save the settings to \u{1}0.",
            // vi
            "Could not save the settings to \u{1}0.",
            // de
            "Could not save the settings to \u{1}0.",
            // es
            "Could not save the settings to \u{1}0.",
        ],
        &[Value::Text(&error)],
    )
}

/// `Discs`
pub fn discs(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Discs",
            // vi
            "Discs",
            // de
            "Discs",
            // es
            "Discs",
        ],
        &[],
    )
}

/// `letters`
pub fn discs_letters(language: Language) -> String {
    say(
        language,
        &[
            // en
            "letters",
            // vi
            "letters",
            // de
            "letters",
            // es
            "letters",
        ],
        &[],
    )
}

/// `shapes`
pub fn discs_shapes(language: Language) -> String {
    say(
        language,
        &[
            // en
            "shapes",
            // vi
            "shapes",
            // de
            "shapes",
            // es
            "shapes",
        ],
        &[],
    )
}

/// `Language`
pub fn language(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Language",
            // vi
            "Language",
            // de
            "Language",
            // es
            "Language",
        ],
        &[],
    )
}

/// `Motion`
pub fn motion(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Motion",
            // vi
            "Motion",
            // de
            "Motion",
            // es
            "Motion",
        ],
        &[],
    )
}

/// `full`
pub fn motion_full(language: Language) -> String {
    say(
        language,
        &[
            // en
            "full",
            // vi
            "full",
            // de
            "full",
            // es
            "full",
        ],
        &[],
    )
}

/// `reduced`
pub fn motion_reduced(language: Language) -> String {
    say(
        language,
        &[
            // en
            "reduced",
            // vi
            "reduced",
            // de
            "reduced",
            // es
            "reduced",
        ],
        &[],
    )
}

/// `Mouse`
pub fn mouse(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Mouse",
            // vi
            "Mouse",
            // de
            "Mouse",
            // es
            "Mouse",
        ],
        &[],
    )
}

/// `off`
pub fn off(language: Language) -> String {
    say(
        language,
        &[
            // en
            "off",
            // vi
            "off",
            // de
            "off",
            // es
            "off",
        ],
        &[],
    )
}

/// `on`
pub fn on(language: Language) -> String {
    say(
        language,
        &[
            // en
            "on",
            // vi
            "on",
            // de
            "on",
            // es
            "on",
        ],
        &[],
    )
}

/// `Signs`
pub fn signs(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Signs",
            // vi
            "Signs",
            // de
            "Signs",
            // es
            "Signs",
        ],
        &[],
    )
}

/// `ASCII`
pub fn signs_ascii(language: Language) -> String {
    say(
        language,
        &[
            // en
            "ASCII",
            // vi
            "ASCII",
            // de
            "ASCII",
            // es
            "ASCII",
        ],
        &[],
    )
}

/// `Unicode`
pub fn signs_unicode(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Unicode",
            // vi
            "Unicode",
            // de
            "Unicode",
            // es
            "Unicode",
        ],
        &[],
    )
}

/// `Speed`
pub fn speed(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Speed",
            // vi
            "Speed",
            // de
            "Speed",
            // es
            "Speed",
        ],
        &[],
    )
}

/// `fast`
pub fn speed_fast(language: Language) -> String {
    say(
        language,
        &[
            // en
            "fast",
            // vi
            "fast",
            // de
            "fast",
            // es
            "fast",
        ],
        &[],
    )
}

/// `normal`
pub fn speed_normal(language: Language) -> String {
    say(
        language,
        &[
            // en
            "normal",
            // vi
            "normal",
            // de
            "normal",
            // es
            "normal",
        ],
        &[],
    )
}

/// `slow`
pub fn speed_slow(language: Language) -> String {
    say(
        language,
        &[
            // en
            "slow",
            // vi
            "slow",
            // de
            "slow",
            // es
            "slow",
        ],
        &[],
    )
}

/// `Study`
pub fn study(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Study",
            // vi
            "Study",
            // de
            "Study",
            // es
            "Study",
        ],
        &[],
    )
}

/// `Theme`
pub fn theme(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Theme",
            // vi
            "Theme",
            // de
            "Theme",
            // es
            "Theme",
        ],
        &[],
    )
}

/// `colour-blind`
pub fn theme_colour_blind(language: Language) -> String {
    say(
        language,
        &[
            // en
            "colour-blind",
            // vi
            "colour-blind",
            // de
            "colour-blind",
            // es
            "colour-blind",
        ],
        &[],
    )
}

/// `dark`
pub fn theme_dark(language: Language) -> String {
    say(
        language,
        &[
            // en
            "dark",
            // vi
            "dark",
            // de
            "dark",
            // es
            "dark",
        ],
        &[],
    )
}

/// `high contrast`
pub fn theme_high_contrast(language: Language) -> String {
    say(
        language,
        &[
            // en
            "high contrast",
            // vi
            "high contrast",
            // de
            "high contrast",
            // es
            "high contrast",
        ],
        &[],
    )
}

/// `light`
pub fn theme_light(language: Language) -> String {
    say(
        language,
        &[
            // en
            "light",
            // vi
            "light",
            // de
            "light",
            // es
            "light",
        ],
        &[],
    )
}

/// `contrast`
pub fn window_theme_contrast(language: Language) -> String {
    say(
        language,
        &[
            // en
            "contrast",
            // vi
            "contrast",
            // de
            "contrast",
            // es
            "contrast",
        ],
        &[],
    )
}

/// `discs`
pub fn window_theme_discs(language: Language) -> String {
    say(
        language,
        &[
            // en
            "discs",
            // vi
            "discs",
            // de
            "discs",
            // es
            "discs",
        ],
        &[],
    )
}

/// `shapes`
pub fn window_theme_shapes(language: Language) -> String {
    say(
        language,
        &[
            // en
            "shapes",
            // vi
            "shapes",
            // de
            "shapes",
            // es
            "shapes",
        ],
        &[],
    )
}

/// `squares`
pub fn window_theme_squares(language: Language) -> String {
    say(
        language,
        &[
            // en
            "squares",
            // vi
            "squares",
            // de
            "squares",
            // es
            "squares",
        ],
        &[],
    )
}

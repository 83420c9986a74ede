// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `players.ftl`.

use crate::{Language};
use crate::pattern::{Value, say};
use std::fmt::Display;

/// `{ $about } { $strength }`
///
/// The two sentences, one after the other.
pub fn about_and_strength(language: Language, about: impl Display, strength: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}0 \u{1}1",
            // vi
            "\u{1}0 \u{1}1",
            // de
            "\u{1}0 \u{1}1",
            // es
            "\u{1}0 \u{1}1",
        ],
        &[Value::Text(&about), Value::Text(&strength)],
    )
}

/// `Has just learnt the rules; a child can win.`
pub fn about_level_1(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Has just learnt the rules; a child can win.",
            // vi
            "Has just learnt the rules; a child can win.",
            // de
            "Has just learnt the rules; a child can win.",
            // es
            "Has just learnt the rules; a child can win.",
        ],
        &[],
    )
}

/// `Perfect where the game is solved, very strong everywhere else.`
pub fn about_level_10(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Perfect where the game is solved, very strong everywhere else.",
            // vi
            "Perfect where the game is solved, very strong everywhere else.",
            // de
            "Perfect where the game is solved, very strong everywhere else.",
            // es
            "Perfect where the game is solved, very strong everywhere else.",
        ],
        &[],
    )
}

/// `Sees a win now and then, and rarely yours.`
pub fn about_level_2(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Sees a win now and then, and rarely yours.",
            // vi
            "Sees a win now and then, and rarely yours.",
            // de
            "Sees a win now and then, and rarely yours.",
            // es
            "Sees a win now and then, and rarely yours.",
        ],
        &[],
    )
}

/// `Sees every other win, and sometimes yours.`
pub fn about_level_3(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Sees every other win, and sometimes yours.",
            // vi
            "Sees every other win, and sometimes yours.",
            // de
            "Sees every other win, and sometimes yours.",
            // es
            "Sees every other win, and sometimes yours.",
        ],
        &[],
    )
}

/// `Sees most wins and half of the dangers, plans nothing.`
pub fn about_level_4(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Sees most wins and half of the dangers, plans nothing.",
            // vi
            "Sees most wins and half of the dangers, plans nothing.",
            // de
            "Sees most wins and half of the dangers, plans nothing.",
            // es
            "Sees most wins and half of the dangers, plans nothing.",
        ],
        &[],
    )
}

/// `Stops most threats and likes the centre.`
pub fn about_level_5(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Stops most threats and likes the centre.",
            // vi
            "Stops most threats and likes the centre.",
            // de
            "Stops most threats and likes the centre.",
            // es
            "Stops most threats and likes the centre.",
        ],
        &[],
    )
}

/// `Rarely misses four in a row, and sees some traps.`
pub fn about_level_6(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Rarely misses four in a row, and sees some traps.",
            // vi
            "Rarely misses four in a row, and sees some traps.",
            // de
            "Rarely misses four in a row, and sees some traps.",
            // es
            "Rarely misses four in a row, and sees some traps.",
        ],
        &[],
    )
}

/// `Patient; sets traps two turns deep.`
pub fn about_level_7(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Patient; sets traps two turns deep.",
            // vi
            "Patient; sets traps two turns deep.",
            // de
            "Patient; sets traps two turns deep.",
            // es
            "Patient; sets traps two turns deep.",
        ],
        &[],
    )
}

/// `Misses nothing close by, and sees most traps.`
pub fn about_level_8(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Misses nothing close by, and sees most traps.",
            // vi
            "Misses nothing close by, and sees most traps.",
            // de
            "Misses nothing close by, and sees most traps.",
            // es
            "Misses nothing close by, and sees most traps.",
        ],
        &[],
    )
}

/// `Looks ahead and rarely slips.`
pub fn about_level_9(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Looks ahead and rarely slips.",
            // vi
            "Looks ahead and rarely slips.",
            // de
            "Looks ahead and rarely slips.",
            // es
            "Looks ahead and rarely slips.",
        ],
        &[],
    )
}

/// `Drops into random columns.`
pub fn about_random(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Drops into random columns.",
            // vi
            "Drops into random columns.",
            // de
            "Drops into random columns.",
            // es
            "Drops into random columns.",
        ],
        &[],
    )
}

/// `Takes a win, stops yours, builds its longest line.`
pub fn about_robot(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Takes a win, stops yours, builds its longest line.",
            // vi
            "Takes a win, stops yours, builds its longest line.",
            // de
            "Takes a win, stops yours, builds its longest line.",
            // es
            "Takes a win, stops yours, builds its longest line.",
        ],
        &[],
    )
}

/// `First`
///
/// The two players of a position that was typed or pasted, where their names are not known.
pub fn name_first(language: Language) -> String {
    say(
        language,
        &[
            // en
            "First",
            // vi
            "First",
            // de
            "First",
            // es
            "First",
        ],
        &[],
    )
}

/// `Machine`
///
/// The computer player that is called "random" in commands.
pub fn name_random(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Machine",
            // vi
            "Machine",
            // de
            "Machine",
            // es
            "Machine",
        ],
        &[],
    )
}

/// `Robot`
///
/// The computer player that is called "robot" in commands.
pub fn name_robot(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Robot",
            // vi
            "Robot",
            // de
            "Robot",
            // es
            "Robot",
        ],
        &[],
    )
}

/// `Second`
pub fn name_second(language: Language) -> String {
    say(
        language,
        &[
            // en
            "Second",
            // vi
            "Second",
            // de
            "Second",
            // es
            "Second",
        ],
        &[],
    )
}

/// `Measured: { $classic } % against { $below } under classic, { $power } % under power.`
///
/// How many points of a hundred it makes against the player one level below. "classic" and "power" are rule sets.
pub fn strength(language: Language, below: impl Display, classic: impl Display, power: impl Display) -> String {
    say(
        language,
        &[
            // en
            "Measured: \u{1}1 % against \u{1}0 under classic, \u{1}2 % under power.",
            // vi
            "Measured: \u{1}1 % against \u{1}0 under classic, \u{1}2 % under power.",
            // de
            "Measured: \u{1}1 % against \u{1}0 under classic, \u{1}2 % under power.",
            // es
            "Measured: \u{1}1 % against \u{1}0 under classic, \u{1}2 % under power.",
        ],
        &[Value::Text(&below), Value::Text(&classic), Value::Text(&power)],
    )
}

/// `there is no computer player "{ $name }"; there are random, robot and the levels 1 to 10`
///
/// $name is what was typed. The words after it are typed as they are.
pub fn unknown(language: Language, name: impl Display) -> String {
    say(
        language,
        &[
            // en
            "there is no computer player \"\u{1}0\"; there are random, robot and the levels 1 to 10",
            // vi
            "there is no computer player \"\u{1}0\"; there are random, robot and the levels 1 to 10",
            // de
            "there is no computer player \"\u{1}0\"; there are random, robot and the levels 1 to 10",
            // es
            "there is no computer player \"\u{1}0\"; there are random, robot and the levels 1 to 10",
        ],
        &[Value::Text(&name)],
    )
}

// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `files.ftl`.

use crate::{Language};
use crate::pattern::{Value, say};
use std::fmt::Display;

/// `a file can't have this name`
pub fn bad_name(language: Language) -> String {
    say(
        language,
        &[
            // en
            "a file can't have this name",
            // vi
            "a file can't have this name",
            // de
            "a file can't have this name",
            // es
            "a file can't have this name",
        ],
        &[],
    )
}

/// `this game is being played`
pub fn being_played(language: Language) -> String {
    say(
        language,
        &[
            // en
            "this game is being played",
            // vi
            "this game is being played",
            // de
            "this game is being played",
            // es
            "this game is being played",
        ],
        &[],
    )
}

/// `another program is using it`
pub fn busy(language: Language) -> String {
    say(
        language,
        &[
            // en
            "another program is using it",
            // vi
            "another program is using it",
            // de
            "another program is using it",
            // es
            "another program is using it",
        ],
        &[],
    )
}

/// `permission denied`
pub fn denied(language: Language) -> String {
    say(
        language,
        &[
            // en
            "permission denied",
            // vi
            "permission denied",
            // de
            "permission denied",
            // es
            "permission denied",
        ],
        &[],
    )
}

/// `this file already exists`
pub fn exists(language: Language) -> String {
    say(
        language,
        &[
            // en
            "this file already exists",
            // vi
            "this file already exists",
            // de
            "this file already exists",
            // es
            "this file already exists",
        ],
        &[],
    )
}

/// `this game is over`
pub fn game_over(language: Language) -> String {
    say(
        language,
        &[
            // en
            "this game is over",
            // vi
            "this game is over",
            // de
            "this game is over",
            // es
            "this game is over",
        ],
        &[],
    )
}

/// `{ $file }: { $problem }`
///
/// A file, and what is wrong with it.
pub fn in_file(language: Language, file: impl Display, problem: impl Display) -> String {
    say(
        language,
        &[
            // en
            "\u{1}0: \u{1}1",
            // vi
            "\u{1}0: \u{1}1",
            // de
            "\u{1}0: \u{1}1",
            // es
            "\u{1}0: \u{1}1",
        ],
        &[Value::Text(&file), Value::Text(&problem)],
    )
}

/// `this is a folder`
pub fn is_a_folder(language: Language) -> String {
    say(
        language,
        &[
            // en
            "this is a folder",
            // vi
            "this is a folder",
            // de
            "this is a folder",
            // es
            "this is a folder",
        ],
        &[],
    )
}

/// `no space left`
pub fn no_space(language: Language) -> String {
    say(
        language,
        &[
            // en
            "no space left",
            // vi
            "no space left",
            // de
            "no space left",
            // es
            "no space left",
        ],
        &[],
    )
}

/// `no space left for this user`
pub fn no_space_for_user(language: Language) -> String {
    say(
        language,
        &[
            // en
            "no space left for this user",
            // vi
            "no space left for this user",
            // de
            "no space left for this user",
            // es
            "no space left for this user",
        ],
        &[],
    )
}

/// `a part of the path is not a folder`
pub fn not_a_folder(language: Language) -> String {
    say(
        language,
        &[
            // en
            "a part of the path is not a folder",
            // vi
            "a part of the path is not a folder",
            // de
            "a part of the path is not a folder",
            // es
            "a part of the path is not a folder",
        ],
        &[],
    )
}

/// `no such file or folder`
pub fn not_found(language: Language) -> String {
    say(
        language,
        &[
            // en
            "no such file or folder",
            // vi
            "no such file or folder",
            // de
            "no such file or folder",
            // es
            "no such file or folder",
        ],
        &[],
    )
}

/// `this is not one of the kept games`
pub fn not_kept_here(language: Language) -> String {
    say(
        language,
        &[
            // en
            "this is not one of the kept games",
            // vi
            "this is not one of the kept games",
            // de
            "this is not one of the kept games",
            // es
            "this is not one of the kept games",
        ],
        &[],
    )
}

/// `this game is no longer open`
pub fn not_open(language: Language) -> String {
    say(
        language,
        &[
            // en
            "this game is no longer open",
            // vi
            "this game is no longer open",
            // de
            "this game is no longer open",
            // es
            "this game is no longer open",
        ],
        &[],
    )
}

/// `not an ordinary file`
pub fn not_ordinary(language: Language) -> String {
    say(
        language,
        &[
            // en
            "not an ordinary file",
            // vi
            "not an ordinary file",
            // de
            "not an ordinary file",
            // es
            "not an ordinary file",
        ],
        &[],
    )
}

/// `nothing can be written there`
pub fn read_only(language: Language) -> String {
    say(
        language,
        &[
            // en
            "nothing can be written there",
            // vi
            "nothing can be written there",
            // de
            "nothing can be written there",
            // es
            "nothing can be written there",
        ],
        &[],
    )
}

/// `the system says: { $message }`
///
/// $message is what the system says, perhaps in another language.
pub fn system(language: Language, message: impl Display) -> String {
    say(
        language,
        &[
            // en
            "the system says: \u{1}0",
            // vi
            "the system says: \u{1}0",
            // de
            "the system says: \u{1}0",
            // es
            "the system says: \u{1}0",
        ],
        &[Value::Text(&message)],
    )
}

/// `the file would be too large`
pub fn too_large(language: Language) -> String {
    say(
        language,
        &[
            // en
            "the file would be too large",
            // vi
            "the file would be too large",
            // de
            "the file would be too large",
            // es
            "the file would be too large",
        ],
        &[],
    )
}

/// `longer than 1 MiB; no record or rule set is that long`
pub fn too_long(language: Language) -> String {
    say(
        language,
        &[
            // en
            "longer than 1 MiB; no record or rule set is that long",
            // vi
            "longer than 1 MiB; no record or rule set is that long",
            // de
            "longer than 1 MiB; no record or rule set is that long",
            // es
            "longer than 1 MiB; no record or rule set is that long",
        ],
        &[],
    )
}

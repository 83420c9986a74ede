//! Everything that Fourline says, in every language it speaks.
//!
//! The sentences are in `ftl/LANGUAGE/AREA.ftl`, in the part of Fluent that translation tools know.
//! `cargo xtask words` turns them into the typed functions of [`catalogue`]: one module for each area,
//! one function for each message. A missing message, a wrong variable or a missing plural form is an
//! error of that tool, so it can't ship.
//!
//! This crate knows nothing of games. What is said is data elsewhere (an event, a refusal, a problem);
//! the crate that owns the data chooses the message, and implements [`Say`].
//!
//! ```
//! use fourline_words::{Language, Who, catalogue::game};
//!
//! let ann = Who::named("Ann");
//! assert_eq!(game::resigns(Language::English, &ann), "Ann resigns.");
//! assert_eq!(game::resigns(Language::English, &Who::You), "You resign.");
//! ```

#[rustfmt::skip]
pub mod catalogue;
mod language;
mod pack;
mod pattern;
mod plural;

pub use language::Language;
#[cfg(all(feature = "packs", not(feature = "english")))]
pub use pack::pack;
#[cfg(feature = "english")]
pub use pack::{has_pack, load_pack};
pub use pattern::{Count, Who};

/// Something that can be said in every language.
pub trait Say {
    /// It, said in this language.
    fn say(&self, language: Language) -> String;
}

/// Says the type in English where Rust wants text: in logs, tests and errors of other programs.
#[macro_export]
macro_rules! display_in_english {
    ($($type:ty),+ $(,)?) => {$(
        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(&$crate::Say::say(self, $crate::Language::English))
            }
        }
    )+};
}

/// Things one after the other: `a, b, c`. Empty for none.
pub fn list(language: Language, items: impl IntoIterator<Item = String>) -> String {
    let joined = |so_far: String, next: String| catalogue::common::list(language, next, so_far);
    items.into_iter().reduce(joined).unwrap_or_default()
}

/// One of several: `a, b or c`. Empty for none.
pub fn one_of(language: Language, items: impl IntoIterator<Item = String>) -> String {
    let mut items: Vec<String> = items.into_iter().collect();
    match items.pop() {
        Some(last) if !items.is_empty() => {
            let so_far = list(language, items);
            match begins_with_o(&last) {
                true => catalogue::common::one_of_before_o(language, last, so_far),
                false => catalogue::common::one_of(language, last, so_far),
            }
        }
        only => only.unwrap_or_default(),
    }
}

/// Does it sound like o in Spanish: *ocho*, *once*, *hora*?
fn begins_with_o(text: &str) -> bool {
    let mut letters = text.chars();
    match letters.next() {
        Some('o' | 'O' | 'ó' | 'Ó' | '8') => true,
        Some('h' | 'H') => matches!(letters.next(), Some('o' | 'O')),
        _ => text == "11",
    }
}

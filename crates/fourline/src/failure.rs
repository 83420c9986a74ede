//! How a failure is reported: what was tried and why it went wrong, in one line.

use crate::voice::language;
use fourline_app::files::FileError;
use fourline_app::shelf::ShelfError;
use fourline_app::study::ReadError;
use fourline_native::files::{plain_reason, without_numbers};
use fourline_picture::{PictureError, SizeError};
use fourline_players::UnknownPlayer;
use fourline_rules::{MoveListError, RulesError, ShapeError};
use fourline_solver::book::BookError;
use fourline_solver::{OptionsError, SolveError};
use fourline_words::Say;
use std::error::Error;
use std::fmt;
use std::io;

/// A failure of the system that is said already.
#[derive(Debug)]
pub struct SystemFailure(pub String);

impl fmt::Display for SystemFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for SystemFailure {}

/// Is it the system that failed? Other failures are requests that can't be met as they stand.
pub fn is_of_system(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some() || error.downcast_ref::<SystemFailure>().is_some()
}

/// Was the output closed by its reader?
pub fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let io = error.chain().filter_map(|error| error.downcast_ref::<io::Error>());
    io.into_iter().any(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// An error with its causes.
pub fn told(error: &anyhow::Error) -> String {
    let links: Vec<String> = error.chain().map(link).collect();
    links.join(": ")
}

/// One of them. What this program says itself is in the language of the person already; what other
/// crates say is asked for in it.
fn link(error: &(dyn Error + 'static)) -> String {
    if let Some(error) = error.downcast_ref::<io::Error>() {
        return plain_reason(error).say(language());
    }
    said::<FileError>(error)
        .or_else(|| said::<ShelfError>(error))
        .or_else(|| said::<ReadError>(error))
        .or_else(|| said::<UnknownPlayer>(error))
        .or_else(|| said::<RulesError>(error))
        .or_else(|| said::<ShapeError>(error))
        .or_else(|| said::<MoveListError>(error))
        .or_else(|| said::<BookError>(error))
        .or_else(|| said::<SolveError>(error))
        .or_else(|| said::<OptionsError>(error))
        .or_else(|| said::<SizeError>(error))
        .or_else(|| said::<PictureError>(error))
        .unwrap_or_else(|| without_numbers(&error.to_string()))
}

/// What an error says, if it is one of this type.
fn said<E: Error + Say + 'static>(error: &(dyn Error + 'static)) -> Option<String> {
    error.downcast_ref::<E>().map(|error| error.say(language()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::Context;

    #[test]
    fn causes_follow_and_the_system_speaks_plainly() {
        let missing = std::fs::read("no/such/file").context("could not read it").unwrap_err();
        assert_eq!(told(&missing), "could not read it: no such file or folder");
        assert!(is_of_system(&missing));
        let own = anyhow::Error::from(SystemFailure("choose less".to_string()));
        assert_eq!(told(&own), "choose less");
        assert!(is_of_system(&own) && !is_of_system(&anyhow::anyhow!("a bad flag")));
    }
}

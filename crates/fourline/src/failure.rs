//! How a failure is told: what was tried and why it went wrong, in one line.

use fourline_native::files::plain_reason;
use std::error::Error;
use std::io;

/// An error with its causes.
pub fn told(error: &anyhow::Error) -> String {
    let links: Vec<String> = error.chain().map(link).collect();
    links.join(": ")
}

/// One of them. What this program says itself is in the language of the person already.
fn link(error: &(dyn Error + 'static)) -> String {
    match error.downcast_ref::<io::Error>() {
        Some(error) => plain_reason(error),
        None => error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::Context;

    #[test]
    fn causes_follow_and_the_system_speaks_plainly() {
        let missing = std::fs::read("no/such/file").context("could not read it").unwrap_err();
        assert_eq!(told(&missing), "could not read it: no such file or folder");
        let own = io::Error::new(io::ErrorKind::OutOfMemory, "choose less");
        assert_eq!(told(&own.into()), "choose less");
    }
}

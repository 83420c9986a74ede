//! What a browser accepts: `gzip, br;q=0.8, *;q=0`.

/// A form in which a file can be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
    Plain,
}

impl Encoding {
    /// Its name in headers; plain has none.
    pub(crate) const fn name(self) -> Option<&'static str> {
        match self {
            Encoding::Brotli => Some("br"),
            Encoding::Gzip => Some("gzip"),
            Encoding::Plain => None,
        }
    }

    /// Does this list accept it? What is named counts before `*`.
    pub(crate) fn is_accepted(self, list: &str) -> bool {
        let Some(name) = self.name() else { return true };
        let wish = |wanted: &str| {
            list.split(',').find_map(|part| {
                let (found, rest) = part.split_once(';').unwrap_or((part, ""));
                found.trim().eq_ignore_ascii_case(wanted).then(|| is_wanted(rest))
            })
        };
        wish(name).or_else(|| wish("*")).unwrap_or(false)
    }
}

/// Is the weight after an encoding more than 0? None at all is.
fn is_wanted(weight: &str) -> bool {
    match weight.trim().split_once('=') {
        None => weight.trim().is_empty(),
        Some((name, value)) => {
            let weight = value.trim().parse::<f32>();
            name.trim().eq_ignore_ascii_case("q") && weight.is_ok_and(|weight| weight > 0.0)
        }
    }
}

//! What was asked, read from the query of an address. Nothing is guessed: a name that is not known, or one that comes
//! twice, is refused.

use fourline_binding::{PictureOptions, Problem, position, shape};
use fourline_rules::{MoveList, Numbering, Position, Shape};

/// The longest query that is looked at.
pub const LONGEST: usize = 1_024;

/// A position, and the moves that lead to it as numbers from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The moves.
    pub moves: String,
    /// The board.
    pub position: Position,
}

/// Names with values, each name once.
struct Fields(Vec<(String, String)>);

impl Fields {
    fn read(query: &str, known: &[&str]) -> Result<Fields, Problem> {
        if query.len() > LONGEST {
            return Err(Problem::value(format!("the query is longer than {LONGEST} bytes")));
        }
        let mut fields: Vec<(String, String)> = Vec::new();
        for part in query.split('&').filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            let (name, value) = (decoded(name)?, decoded(value)?);
            if !known.contains(&name.as_str()) {
                let name = name.escape_debug();
                let text = format!(
                    "there is no parameter \"{name}\" here; there are {}",
                    known.join(", ")
                );
                return Err(Problem::value(text));
            }
            if fields.iter().any(|(before, _)| *before == name) {
                return Err(Problem::value(format!("the parameter {name} is there twice")));
            }
            fields.push((name, value));
        }
        Ok(Fields(fields))
    }

    fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    fn number(&self, name: &str, usual: u32) -> Result<u32, Problem> {
        match self.get(name) {
            None => Ok(usual),
            Some(text) if text.bytes().all(|b| b.is_ascii_digit()) && !text.is_empty() => {
                text.parse().map_err(|_| Problem::value(format!("{name} is too large")))
            }
            Some(_) => Err(Problem::value(format!("{name} must be a whole number"))),
        }
    }

    fn flag(&self, name: &str, usual: bool) -> Result<bool, Problem> {
        match self.get(name) {
            None => Ok(usual),
            Some("true") => Ok(true),
            Some("false") => Ok(false),
            Some(_) => Err(Problem::value(format!("{name} must be true or false"))),
        }
    }

    /// The position; it has to be named, be it by nothing.
    fn position(&self) -> Result<Asked, Problem> {
        let pos = self.get("pos").ok_or_else(|| Problem::value("the parameter pos is missing"))?;
        let shape = match self.get("size") {
            None => Shape::CLASSIC,
            Some(size) => {
                let (columns, rows) = Shape::parse_size(size).map_err(Problem::said)?;
                shape(columns, rows, 4)?
            }
        };
        let position = position(pos, shape, 1)?;
        let moves = MoveList::parse(pos, shape, Numbering::FromOne).map_err(Problem::said)?.0;
        Ok(Asked { moves: moves.to_string(), position })
    }
}

/// A part of a query without its escapes.
fn decoded(text: &str) -> Result<String, Problem> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'+' => b' ',
            b'%' => {
                let digit = |byte: Option<u8>| (byte? as char).to_digit(16);
                match (digit(rest.next()), digit(rest.next())) {
                    (Some(high), Some(low)) => (high * 16 + low) as u8,
                    _ => return Err(Problem::value("a % has two digits behind it")),
                }
            }
            byte => byte,
        });
    }
    String::from_utf8(bytes).map_err(|_| Problem::value("the query is not UTF-8"))
}

/// `GET /solve?pos=4453`: the usual board.
pub fn solve(query: &str) -> Result<Asked, Problem> {
    Fields::read(query, &["pos"])?.position()
}

/// `GET /api/analyse?pos=4453&size=7x6`
pub fn analyse(query: &str) -> Result<Asked, Problem> {
    Fields::read(query, &["pos", "size"])?.position()
}

/// `GET /api/picture.svg?pos=4453&size=7x6&theme=discs&width=512&coordinates=true&dark=false`
pub fn picture(query: &str) -> Result<(Asked, PictureOptions), Problem> {
    let known = ["pos", "size", "theme", "width", "coordinates", "dark"];
    let fields = Fields::read(query, &known)?;
    let usual = PictureOptions::default();
    let width = fields.number("width", 512)?;
    if !(16..=2_048).contains(&width) {
        return Err(Problem::value("width must be 16 to 2048"));
    }
    let options = PictureOptions {
        theme: fields.get("theme").map_or(usual.theme.clone(), str::to_string),
        coordinates: fields.flag("coordinates", usual.coordinates)?,
        dark: fields.flag("dark", usual.dark)?,
        width: Some(width),
        ..usual
    };
    Ok((fields.position()?, options))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_come_back_as_numbers() {
        assert_eq!(solve("pos=4453").unwrap().moves, "4453");
        assert_eq!(solve("pos=ddec").unwrap().moves, "4453");
        assert_eq!(solve("pos=").unwrap().moves, "");
        assert_eq!(solve("pos=4%2C4+5%203").unwrap().moves, "4453");
        assert_eq!(analyse("size=8x7&pos=88").unwrap().position.shape().columns(), 8);
    }

    #[test]
    fn what_can_not_be_meant_is_refused() {
        let long = format!("pos={}", "4".repeat(LONGEST));
        for bad in [
            "",
            "pos",
            "pos=8",
            "pos=4444444",
            "pos=11223344",
            "p=4",
            "pos=4&pos=4",
            "pos=%",
            "pos=%zz",
            "pos=%ff",
            "pos=4&size=9x7",
            &long,
        ] {
            // A name without a value is an empty value.
            assert_eq!(solve(bad).is_ok(), bad == "pos", "{bad}");
        }
        for bad in ["pos=&size=3x3", "pos=&size=x", "pos=&size=99x99"] {
            assert!(analyse(bad).is_err(), "{bad}");
        }
        for bad in ["pos=&width=0", "pos=&width=-1", "pos=&width=99999999999", "pos=&dark=maybe"] {
            assert!(picture(bad).is_err(), "{bad}");
        }
    }
}

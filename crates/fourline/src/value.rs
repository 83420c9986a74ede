//! Values of flags as they are typed: read, or refused with a reason that can be said in every language.

use crate::voice;
use fourline_app::Who;
use fourline_game::Name;
use fourline_players::arena::Sprt;
use fourline_programs::notation::Form;
use fourline_rules::Shape;
use fourline_words::catalogue::{cli, programs, rules};
use fourline_words::{Language, Say, display_in_english, list};
use std::net::{Ipv4Addr, SocketAddr};
use std::str::FromStr;
use std::time::Duration;

/// Why a value can't be used. It is the source of the error that clap gives.
#[derive(Debug, PartialEq, Eq)]
pub enum BadValue {
    /// Not a length of time in seconds.
    Seconds,
    /// Not a player.
    Player,
    /// Not an amount of memory.
    Memory,
    /// Less memory than the solver needs, in KiB.
    LittleMemory(usize),
    /// More memory than can be counted.
    MuchMemory,
    /// Not an address to listen on.
    Address,
    /// Not two differences in Elo.
    Sprt,
    /// Not an option of an engine.
    EngineOption,
    /// Not a whole number.
    Number,
    /// Not a whole number from the first to the last.
    NumberFrom(u64, u64),
    /// What another crate says about it, in the language of this run.
    Other(String),
}

impl Say for BadValue {
    fn say(&self, language: Language) -> String {
        match self {
            BadValue::Seconds => cli::expected_seconds(language),
            BadValue::Player => cli::expected_player(language),
            BadValue::Memory => cli::expected_memory(language),
            BadValue::LittleMemory(least) => cli::little_memory(language, least),
            BadValue::MuchMemory => cli::much_memory(language),
            BadValue::Address => cli::expected_address(language),
            BadValue::Sprt => programs::expected_sprt(language),
            BadValue::EngineOption => programs::expected_option(language),
            BadValue::Number => cli::expected_number(language),
            BadValue::NumberFrom(first, last) => cli::expected_number_from(language, first, last),
            BadValue::Other(reason) => reason.clone(),
        }
    }
}

display_in_english!(BadValue);

impl std::error::Error for BadValue {}

fn other(error: impl Say) -> BadValue {
    BadValue::Other(error.say(voice::language()))
}

/// A value that another crate knows how to read.
pub fn read<T: FromStr<Err: Say>>(text: &str) -> Result<T, BadValue> {
    text.parse().map_err(other)
}

/// The name of a player.
pub fn name(text: &str) -> Result<Name, BadValue> {
    Name::new(text).map_err(other)
}

/// Columns and rows.
pub fn size(text: &str) -> Result<(u32, u32), BadValue> {
    Shape::parse_size(text).map_err(other)
}

/// A whole number.
pub fn number<T: FromStr>(text: &str) -> Result<T, BadValue> {
    text.parse().map_err(|_| BadValue::Number)
}

/// A whole number from the first to the last.
pub fn number_from<T>(
    first: T,
    last: T,
) -> impl Fn(&str) -> Result<T, BadValue> + Clone + Send + Sync + 'static
where
    T: FromStr + PartialOrd + Copy + Into<u64> + Send + Sync + 'static,
{
    move |text| match text.parse() {
        Ok(number) if (first..=last).contains(&number) => Ok(number),
        _ => Err(BadValue::NumberFrom(first.into(), last.into())),
    }
}

/// An address and a port to listen on; a port alone is one of this machine.
pub fn listen(text: &str) -> Result<SocketAddr, BadValue> {
    let port = text.parse().map(|port: u16| SocketAddr::from((Ipv4Addr::LOCALHOST, port)));
    port.or_else(|_| text.parse()).map_err(|_| BadValue::Address)
}

/// A length of time in seconds.
pub fn seconds(text: &str) -> Result<Duration, BadValue> {
    let seconds: Option<f64> = text.parse().ok();
    seconds
        .filter(|seconds| (0.05..=3600.0).contains(seconds))
        .map(Duration::from_secs_f64)
        .ok_or(BadValue::Seconds)
}

/// A person (`human` or `friend`), or a computer player by its name.
pub fn player(text: &str) -> Result<Who, BadValue> {
    match text {
        "human" | "friend" => Ok(Who::Person),
        _ => text.parse().map(Who::Computer).map_err(|_| BadValue::Player),
    }
}

/// Two differences in Elo points, the smaller one first: `0,30`.
pub fn sprt(text: &str) -> Result<Sprt, BadValue> {
    let numbers: Option<Vec<f64>> = text.split(',').map(|part| part.trim().parse().ok()).collect();
    match numbers.as_deref() {
        Some(&[elo0, elo1]) if elo0 < elo1 && elo0.abs().max(elo1.abs()) <= 1000.0 => {
            Ok(Sprt { elo0, elo1 })
        }
        _ => Err(BadValue::Sprt),
    }
}

/// An option of an engine: `Hash=64`.
pub fn engine_option(text: &str) -> Result<(String, String), BadValue> {
    let (name, value) = text.split_once('=').ok_or(BadValue::EngineOption)?;
    let (name, value) = (name.trim(), value.trim());
    if name.is_empty() {
        return Err(BadValue::EngineOption);
    }
    Ok((name.to_string(), value.to_string()))
}

/// A notation by its name.
pub fn form(text: &str) -> Result<Form, BadValue> {
    Form::named(text).ok_or_else(|| {
        let language = voice::language();
        let names = list(language, Form::ALL.map(|form| form.name().to_string()));
        BadValue::Other(rules::expected_one_of(language, names))
    })
}

/// A size such as `64M`: bytes, or with K, M or G for powers of 1024; `MB` and `MiB` mean the same.
pub fn memory_bytes(text: &str) -> Result<usize, BadValue> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit = match text[digits.len()..].to_ascii_uppercase().as_str() {
        "" | "B" => 0,
        "K" | "KB" | "KIB" => 10,
        "M" | "MB" | "MIB" => 20,
        "G" | "GB" | "GIB" => 30,
        _ => return Err(BadValue::Memory),
    };
    let number: usize = digits.parse().map_err(|_| BadValue::Memory)?;
    let bytes = number.checked_mul(1 << unit).ok_or(BadValue::MuchMemory)?;
    let least = fourline_solver::Options::LEAST_MEMORY_BYTES;
    if bytes < least {
        return Err(BadValue::LittleMemory(least >> 10));
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_of_memory_are_read() {
        assert_eq!(memory_bytes("64M"), Ok(64 << 20));
        assert_eq!(memory_bytes("4096kb"), Ok(4 << 20));
        assert_eq!(memory_bytes("1GiB"), Ok(1 << 30));
        assert_eq!(memory_bytes("16777216"), Ok(16 << 20));
        for bad in ["", "M", "-4M", "4 M", "4T", "4MM", "four", "99999999999999G", "1K"] {
            assert!(memory_bytes(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn numbers_are_held_to_their_range() {
        let read = number_from(1u16, 256);
        assert_eq!(["1", "256"].map(&read), [Ok(1), Ok(256)]);
        for bad in ["0", "257", "-1", "1.5", "many", ""] {
            assert_eq!(read(bad), Err(BadValue::NumberFrom(1, 256)), "{bad}");
        }
        assert_eq!(read("0").unwrap_err().to_string(), "expected a number from 1 to 256");
        assert_eq!(number::<u64>("many"), Err(BadValue::Number));
    }
}

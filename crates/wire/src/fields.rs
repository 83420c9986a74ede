//! Reading the fields of an object one by one, each with its type.

use crate::json::Json;
use std::fmt;

/// Why a text is not a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WireError {
    /// Longer than messages may be.
    TooLarge,
    /// Not JSON, or not an object.
    NotJson,
    /// A kind of message that this version does not know.
    UnknownType,
    /// This field is missing, or its value is not one of those it can have.
    Field(&'static str),
}

/// A developer's wording; people get the sentences of what follows from it.
impl fmt::Display for WireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unreadable message: {self:?}")
    }
}

impl std::error::Error for WireError {}

/// Reads a text of at most so many bytes as an object.
pub(crate) fn read_object(text: &str, most: usize) -> Result<Json, WireError> {
    if text.len() > most {
        return Err(WireError::TooLarge);
    }
    match Json::read(text) {
        Ok(object @ Json::Object(_)) => Ok(object),
        _ => Err(WireError::NotJson),
    }
}

/// The fields of an object. Names that are not asked for are ignored: a later version may have them.
impl Json {
    pub(crate) fn number(&self, name: &'static str) -> Result<u64, WireError> {
        match self.get(name) {
            Json::Number(number) => Ok(*number),
            _ => Err(WireError::Field(name)),
        }
    }

    pub(crate) fn count(&self, name: &'static str) -> Result<u32, WireError> {
        self.number(name)?.try_into().map_err(|_| WireError::Field(name))
    }

    pub(crate) fn flag(&self, name: &'static str) -> Result<bool, WireError> {
        match self.get(name) {
            Json::Bool(value) => Ok(*value),
            _ => Err(WireError::Field(name)),
        }
    }

    pub(crate) fn text(&self, name: &'static str) -> Result<&str, WireError> {
        match self.get(name) {
            Json::Text(text) => Ok(text),
            _ => Err(WireError::Field(name)),
        }
    }

    /// A text that `read` makes sense of.
    pub(crate) fn parsed<T>(
        &self,
        name: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, WireError> {
        read(self.text(name)?).ok_or(WireError::Field(name))
    }

    pub(crate) fn object(&self, name: &'static str) -> Result<&Json, WireError> {
        match self.get(name) {
            object @ Json::Object(_) => Ok(object),
            _ => Err(WireError::Field(name)),
        }
    }

    pub(crate) fn list(&self, name: &'static str) -> Result<&[Json], WireError> {
        match self.get(name) {
            Json::List(values) => Ok(values),
            _ => Err(WireError::Field(name)),
        }
    }

    /// A list of exactly two.
    pub(crate) fn pair<T>(
        &self,
        name: &'static str,
        read: impl Fn(&Json) -> Result<T, WireError>,
    ) -> Result<[T; 2], WireError> {
        match self.list(name)? {
            [one, two] => Ok([read(one)?, read(two)?]),
            _ => Err(WireError::Field(name)),
        }
    }

    /// What `read` reads, unless there is nothing or `null`.
    pub(crate) fn optional<T>(
        &self,
        name: &'static str,
        read: impl FnOnce(&Json, &'static str) -> Result<T, WireError>,
    ) -> Result<Option<T>, WireError> {
        match self.get(name) {
            Json::Null => Ok(None),
            _ => read(self, name).map(Some),
        }
    }
}

/// Puts an object together.
pub(crate) struct Fields(Vec<(String, Json)>);

impl Fields {
    pub(crate) fn new() -> Fields {
        Fields(Vec::new())
    }

    /// One that begins with its type.
    pub(crate) fn of_type(name: &str) -> Fields {
        Fields::new().text("type", name)
    }

    pub(crate) fn put(mut self, name: &str, value: Json) -> Fields {
        self.0.push((name.to_string(), value));
        self
    }

    pub(crate) fn text(self, name: &str, text: impl Into<String>) -> Fields {
        self.put(name, Json::Text(text.into()))
    }

    pub(crate) fn number(self, name: &str, number: impl Into<u64>) -> Fields {
        self.put(name, number_of(number.into()))
    }

    pub(crate) fn flag(self, name: &str, value: bool) -> Fields {
        self.put(name, Json::Bool(value))
    }

    /// A value, or `null`.
    pub(crate) fn optional(self, name: &str, value: Option<Json>) -> Fields {
        self.put(name, value.unwrap_or(Json::Null))
    }

    pub(crate) fn done(self) -> Json {
        Json::Object(self.0)
    }

    /// The fields of another object after these.
    pub(crate) fn and(mut self, other: Fields) -> Fields {
        self.0.extend(other.0);
        self
    }
}

/// A number; beyond what JSON knows exactly it is the largest of these.
pub(crate) fn number_of(number: u64) -> Json {
    Json::Number(number.min(Json::MAX_NUMBER))
}

/// Two numbers.
pub(crate) fn numbers_of(numbers: [u64; 2]) -> Json {
    Json::List(numbers.map(number_of).to_vec())
}

/// Two flags.
pub(crate) fn flags_of(flags: [bool; 2]) -> Json {
    Json::List(flags.map(Json::Bool).to_vec())
}

pub(crate) fn read_number(value: &Json) -> Result<u64, WireError> {
    match value {
        Json::Number(number) => Ok(*number),
        _ => Err(WireError::Field("number")),
    }
}

pub(crate) fn read_flag(value: &Json) -> Result<bool, WireError> {
    match value {
        Json::Bool(flag) => Ok(*flag),
        _ => Err(WireError::Field("flag")),
    }
}

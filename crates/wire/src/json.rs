//! JSON, as little of it as the protocol needs, so that the page stays small: whole numbers, no
//! key twice, nothing nested deeply. A test holds it against `serde_json`.

use std::fmt::Write as _;

/// A value of JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Json {
    /// `null`.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A whole number from 0 to [`Json::MAX_NUMBER`], written without point and exponent.
    Number(u64),
    /// Any other number. The protocol has none, so nothing more is known of it.
    OtherNumber,
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Json>),
    /// Names with values, each name once, in the order they were written.
    Object(Vec<(String, Json)>),
}

/// A text is not JSON, or not of the kind that is read here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotJson {
    /// The byte at which reading stopped.
    pub at: usize,
}

impl Json {
    /// The largest whole number that every reader of JSON knows exactly.
    pub const MAX_NUMBER: u64 = (1 << 53) - 1;

    /// How deeply lists and objects may be nested.
    pub const MAX_DEPTH: usize = 8;

    /// How many names an object may have.
    pub const MAX_NAMES: usize = 64;

    /// Reads a text that is one value.
    pub fn read(text: &str) -> Result<Json, NotJson> {
        let mut reader = Reader { text, at: 0 };
        let value = reader.value(0).and_then(|value| {
            reader.skip_spaces();
            (reader.at == text.len()).then_some(value)
        });
        value.ok_or(NotJson { at: reader.at })
    }

    /// Writes it in one line, without spaces.
    pub fn write(&self) -> String {
        let mut out = String::new();
        self.write_to(&mut out);
        out
    }

    /// The value of a name; `Null` where there is none.
    pub fn get(&self, name: &str) -> &Json {
        let found = match self {
            Json::Object(members) => members.iter().find(|(known, _)| known == name),
            _ => None,
        };
        found.map_or(&Json::Null, |(_, value)| value)
    }

    fn write_to(&self, out: &mut String) {
        match self {
            Json::Null | Json::OtherNumber => out.push_str("null"),
            Json::Bool(true) => out.push_str("true"),
            Json::Bool(false) => out.push_str("false"),
            Json::Number(number) => write!(out, "{number}").expect("writing to a string"),
            Json::Text(text) => write_text(text, out),
            Json::List(values) => {
                out.push('[');
                for (index, value) in values.iter().enumerate() {
                    if index > 0 {
                        out.push(',');
                    }
                    value.write_to(out);
                }
                out.push(']');
            }
            Json::Object(members) => {
                out.push('{');
                for (index, (name, value)) in members.iter().enumerate() {
                    if index > 0 {
                        out.push(',');
                    }
                    write_text(name, out);
                    out.push(':');
                    value.write_to(out);
                }
                out.push('}');
            }
        }
    }
}

fn write_text(text: &str, out: &mut String) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            // Controls must be escaped. The others mean something inside a page.
            '\u{0}'..='\u{1f}' | '\u{7f}' | '<' | '\u{2028}' | '\u{2029}' => {
                write!(out, "\\u{:04x}", u32::from(c)).expect("writing to a string");
            }
            _ => out.push(c),
        }
    }
    out.push('"');
}

/// A text read byte by byte; `None` means that it is wrong at this place.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn take(&mut self, wanted: u8) -> Option<()> {
        (self.peek() == Some(wanted)).then(|| self.at += 1)
    }

    fn skip_spaces(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
    }

    fn word(&mut self, word: &str, value: Json) -> Option<Json> {
        let is_here = self.text.as_bytes()[self.at..].starts_with(word.as_bytes());
        is_here.then(|| self.at += word.len()).map(|()| value)
    }

    fn value(&mut self, depth: usize) -> Option<Json> {
        self.skip_spaces();
        match self.peek()? {
            b'n' => self.word("null", Json::Null),
            b't' => self.word("true", Json::Bool(true)),
            b'f' => self.word("false", Json::Bool(false)),
            b'"' => self.string().map(Json::Text),
            b'[' if depth < Json::MAX_DEPTH => self.list(depth + 1),
            b'{' if depth < Json::MAX_DEPTH => self.object(depth + 1),
            b'-' | b'0'..=b'9' => self.number(),
            _ => None,
        }
    }

    fn list(&mut self, depth: usize) -> Option<Json> {
        self.take(b'[')?;
        let mut values = Vec::new();
        self.skip_spaces();
        if self.take(b']').is_some() {
            return Some(Json::List(values));
        }
        loop {
            values.push(self.value(depth)?);
            self.skip_spaces();
            if self.take(b']').is_some() {
                return Some(Json::List(values));
            }
            self.take(b',')?;
        }
    }

    fn object(&mut self, depth: usize) -> Option<Json> {
        self.take(b'{')?;
        let mut members: Vec<(String, Json)> = Vec::new();
        self.skip_spaces();
        if self.take(b'}').is_some() {
            return Some(Json::Object(members));
        }
        loop {
            self.skip_spaces();
            let name = self.string()?;
            if members.len() == Json::MAX_NAMES || members.iter().any(|(known, _)| *known == name) {
                return None;
            }
            self.skip_spaces();
            self.take(b':')?;
            members.push((name, self.value(depth)?));
            self.skip_spaces();
            if self.take(b'}').is_some() {
                return Some(Json::Object(members));
            }
            self.take(b',')?;
        }
    }

    fn digits(&mut self) -> Option<()> {
        let start = self.at;
        while matches!(self.peek(), Some(b'0'..=b'9')) {
            self.at += 1;
        }
        (self.at > start).then_some(())
    }

    fn number(&mut self) -> Option<Json> {
        let start = self.at;
        let is_negative = self.take(b'-').is_some();
        // No digit follows a leading 0.
        if self.take(b'0').is_none() {
            self.digits()?;
        }
        let whole_end = self.at;
        if self.take(b'.').is_some() {
            self.digits()?;
        }
        if matches!(self.peek(), Some(b'e' | b'E')) {
            self.at += 1;
            if matches!(self.peek(), Some(b'+' | b'-')) {
                self.at += 1;
            }
            self.digits()?;
        }
        let is_whole = !is_negative && whole_end == self.at;
        let number = self.text[start..whole_end].parse().ok();
        let number = number.filter(|&number: &u64| is_whole && number <= Json::MAX_NUMBER);
        Some(number.map_or(Json::OtherNumber, Json::Number))
    }

    fn string(&mut self) -> Option<String> {
        self.take(b'"')?;
        let mut text = String::new();
        loop {
            let start = self.at;
            while !matches!(self.peek()?, b'"' | b'\\' | 0..=0x1f) {
                self.at += 1;
            }
            text.push_str(&self.text[start..self.at]);
            match self.peek()? {
                b'"' => {
                    self.at += 1;
                    return Some(text);
                }
                b'\\' => {
                    self.at += 1;
                    text.push(self.escaped()?);
                }
                _ => return None,
            }
        }
    }

    fn escaped(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.at += 1;
        Some(match c {
            b'"' => '"',
            b'\\' => '\\',
            b'/' => '/',
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => {
                let first = self.four_digits()?;
                if !(0xd800..0xdc00).contains(&first) {
                    // A second half alone is no character.
                    return char::from_u32(first);
                }
                self.take(b'\\')?;
                self.take(b'u')?;
                let second = self.four_digits().filter(|half| (0xdc00..0xe000).contains(half))?;
                char::from_u32(0x10000 + ((first - 0xd800) << 10) + (second - 0xdc00))?
            }
            _ => return None,
        })
    }

    fn four_digits(&mut self) -> Option<u32> {
        let digits = self.text.get(self.at..self.at + 4)?;
        if !digits.bytes().all(|b| b.is_ascii_hexdigit()) {
            return None;
        }
        self.at += 4;
        u32::from_str_radix(digits, 16).ok()
    }
}

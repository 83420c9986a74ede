//! Links to tables, and the servers they are on. Only what is checked here becomes part of a request, of
//! the name of a file, or of something that is shown.

use fourline_wire::TableId;
use fourline_words::catalogue::online as say;
use fourline_words::{Language, Say, display_in_english};
use std::fmt;
use std::str::FromStr;

/// A server, as `https://play.example.org` or `http://127.0.0.1:4444`: no path, and nothing secret.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Origin {
    is_secure: bool,
    /// The host, with its port if that is not the usual one.
    host: String,
}

/// What a link leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Key {
    /// A table, as an invitation: `/t/ID`.
    Table(TableId),
    /// A table, to watch: `/w/ID`.
    Watch(TableId),
}

/// A table on a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The server.
    pub origin: Origin,
    /// The table.
    pub key: Key,
}

/// Why a text is no link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceError {
    /// It names no server.
    Server,
    /// It names a server, but no table.
    Table,
}

impl Origin {
    /// Is it reached by an encrypted connection?
    pub fn is_secure(&self) -> bool {
        self.is_secure
    }

    /// The host, without a port.
    pub fn host(&self) -> &str {
        self.split().0.trim_matches(['[', ']'])
    }

    /// The port.
    pub fn port(&self) -> u16 {
        self.split().1.unwrap_or(if self.is_secure { 443 } else { 80 })
    }

    /// The host as it stands in a request: with its port if that is not the usual one.
    pub fn authority(&self) -> &str {
        &self.host
    }

    /// A word for it that can be the name of a file.
    pub fn file_name(&self) -> String {
        let scheme = if self.is_secure { "https" } else { "http" };
        let host = self.split().0.replace(['[', ']'], "").replace(':', "_");
        format!("{scheme}-{host}-{}", self.port())
    }

    fn split(&self) -> (&str, Option<u16>) {
        let after = self.host.rfind(']').map_or(0, |end| end + 1);
        match self.host[after..].rfind(':') {
            Some(colon) => {
                let (host, port) = self.host.split_at(after + colon);
                (host, port[1..].parse().ok())
            }
            None => (&self.host, None),
        }
    }

    /// Reads a server and what follows it, a path with its slash or nothing.
    fn read(text: &str) -> Option<(Origin, &str)> {
        let text = text.trim();
        let (scheme, rest) = match text.split_once("://") {
            Some((scheme, rest)) => (Some(scheme.to_ascii_lowercase()), rest),
            None => (None, text),
        };
        let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
        let (authority, path) = rest.split_at(end);
        let authority = authority.to_ascii_lowercase();
        let mut origin = Origin { is_secure: true, host: authority };
        let (host, port) = origin.split();
        let is_name = |host: &str| {
            let fits = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b".-_".contains(&b);
            let is_letter = |b: Option<&u8>| b.is_some_and(u8::is_ascii_alphanumeric);
            let bytes = host.as_bytes();
            let ends = is_letter(bytes.first()) && is_letter(bytes.last());
            ends && host.len() <= 253 && host.bytes().all(fits)
        };
        let is_six = |host: &str| {
            let inner = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
            inner.is_some_and(|inner| inner.parse::<std::net::Ipv6Addr>().is_ok())
        };
        let has_port = origin.host.len() > host.len();
        if !(is_name(host) || is_six(host)) || has_port != port.is_some_and(|port| port > 0) {
            return None;
        }
        // A server on this machine has no certificate.
        let is_local = matches!(host, "localhost" | "[::1]") || host.starts_with("127.");
        let is_secure = match scheme.as_deref() {
            Some("https") => true,
            Some("http") => false,
            None => !is_local,
            Some(_) => return None,
        };
        if port == Some(if is_secure { 443 } else { 80 }) {
            origin.host = host.to_string();
        }
        Some((Origin { is_secure, ..origin }, path))
    }
}

/// Reads a server; a link to one of its tables or pages will do.
impl FromStr for Origin {
    type Err = PlaceError;

    fn from_str(text: &str) -> Result<Origin, PlaceError> {
        Origin::read(text).map(|(origin, _)| origin).ok_or(PlaceError::Server)
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", if self.is_secure { "https" } else { "http" }, self.host)
    }
}

impl Key {
    /// The table's letters.
    pub fn id(&self) -> &TableId {
        match self {
            Key::Table(id) | Key::Watch(id) => id,
        }
    }
}

impl Place {
    /// The address of the table's socket.
    pub fn socket(&self) -> String {
        let scheme = if self.origin.is_secure { "wss" } else { "ws" };
        format!("{scheme}://{}/api/v1/games/{}/socket", self.origin.host, self.key.id())
    }
}

impl FromStr for Place {
    type Err = PlaceError;

    fn from_str(text: &str) -> Result<Place, PlaceError> {
        let (origin, path) = Origin::read(text).ok_or(PlaceError::Server)?;
        let path = path.split(['?', '#']).next().unwrap_or_default().trim_end_matches('/');
        let id = |prefix| path.strip_prefix(prefix).and_then(TableId::new);
        let key = id("/t/").map(Key::Table).or_else(|| id("/w/").map(Key::Watch));
        Ok(Place { origin, key: key.ok_or(PlaceError::Table)? })
    }
}

/// The link.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (letter, id) = match &self.key {
            Key::Table(id) => ('t', id),
            Key::Watch(id) => ('w', id),
        };
        write!(f, "{}/{letter}/{id}", self.origin)
    }
}

impl Say for PlaceError {
    fn say(&self, language: Language) -> String {
        match self {
            PlaceError::Server => say::not_a_server(language),
            PlaceError::Table => say::not_a_table(language),
        }
    }
}

display_in_english!(PlaceError);
impl std::error::Error for PlaceError {}

#[cfg(test)]
mod tests {
    use super::*;

    const ID: &str = "abcdefghijklmnop";

    #[test]
    fn links_read_back() {
        for (text, shown) in [
            ("https://play.example.org/t/ID", "https://play.example.org/t/ID"),
            ("http://127.0.0.1:4444/w/ID/", "http://127.0.0.1:4444/w/ID"),
            (" HTTPS://Play.Example.org:443/t/ID?x=1#y ", "https://play.example.org/t/ID"),
            ("localhost:4444/t/ID", "http://localhost:4444/t/ID"),
            ("example.org/t/ID", "https://example.org/t/ID"),
            ("http://[::1]:8080/t/ID", "http://[::1]:8080/t/ID"),
            ("http://example.org:80/t/ID", "http://example.org/t/ID"),
        ] {
            let place: Place = text.replace("ID", ID).parse().unwrap();
            assert_eq!(place.to_string(), shown.replace("ID", ID));
            assert_eq!(place.to_string().parse(), Ok(place));
        }
        let place: Place = format!("http://[::1]:8080/t/{ID}").parse().unwrap();
        assert_eq!((place.origin.host(), place.origin.port()), ("::1", 8080));
        assert_eq!(place.origin.file_name(), "http-__1-8080");
        assert_eq!(place.socket(), format!("ws://[::1]:8080/api/v1/games/{ID}/socket"));
        let origin: Origin = "https://example.org/online".parse().unwrap();
        assert_eq!((origin.host(), origin.port()), ("example.org", 443));
        assert_eq!(origin.file_name(), "https-example.org-443");
    }

    #[test]
    fn what_is_no_link_is_told_apart() {
        for text in [
            "",
            "https://",
            "ftp://example.org/t/abcdefghijklmnop",
            "https://user@example.org/t/abcdefghijklmnop",
            "https://exa mple.org/t/abcdefghijklmnop",
            "https://example.org:0/t/abcdefghijklmnop",
            "https://example.org:99999/",
            "https://example.org:/",
            "https://ex\u{1b}[31m.org/",
            "https://[1:2/",
            "https://é.org",
            "../../etc",
        ] {
            assert_eq!(text.parse::<Place>(), Err(PlaceError::Server), "{text}");
            assert_eq!(text.parse::<Origin>(), Err(PlaceError::Server), "{text}");
        }
        for text in ["example.org", "https://example.org/t/", "https://example.org/t/ABC", "a/g/x"]
        {
            assert_eq!(text.parse::<Place>(), Err(PlaceError::Table), "{text}");
        }
    }
}

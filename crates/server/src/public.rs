//! Who asks, and from where: the address of this server, pages of other sites, visitors behind a proxy,
//! tokens in cookies and headers.

use crate::config::{AddressRange, Config};
use crate::token::Token;
use axum::http::{HeaderMap, HeaderName, header};
use fourline_wire::Refused;
use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

/// The address under which people reach the server, such as `https://play.example.org`: no path, no query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    origin: String,
    is_https: bool,
}

/// A text is not such an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoUrl;

impl PublicUrl {
    /// Scheme, host and port, as browsers send them.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// The host, without its port and the brackets of a long address.
    pub fn host(&self) -> &str {
        let host = self.origin.split_once("://").map_or("", |(_, host)| host);
        match host.strip_prefix('[').and_then(|host| host.split_once(']')) {
            Some((address, _)) => address,
            None => host.split(':').next().unwrap_or_default(),
        }
    }

    /// Is it reached by https?
    pub fn is_https(&self) -> bool {
        self.is_https
    }
}

impl FromStr for PublicUrl {
    type Err = NoUrl;

    fn from_str(text: &str) -> Result<PublicUrl, NoUrl> {
        let text = text.trim_end_matches('/').to_ascii_lowercase();
        let (scheme, host) = text.split_once("://").ok_or(NoUrl)?;
        let is_https = scheme == "https";
        let is_plain =
            |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'-' | b':' | b'[' | b']');
        if !(is_https || scheme == "http") || host.is_empty() || !host.bytes().all(is_plain) {
            return Err(NoUrl);
        }
        // Browsers leave the usual port out.
        let usual = if is_https { ":443" } else { ":80" };
        let host = host.strip_suffix(usual).unwrap_or(host);
        Ok(PublicUrl { origin: format!("{scheme}://{host}"), is_https })
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.origin)
    }
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

/// Refuses what a page of another site asks for. Programs that are no browser send no origin.
pub fn check_origin(config: &Config, headers: &HeaderMap) -> Result<(), Refused> {
    let Some(origin) = headers.get(header::ORIGIN) else {
        let site = headers.get("sec-fetch-site").map(|site| site.as_bytes());
        return match site {
            None | Some(b"same-origin" | b"none") => Ok(()),
            Some(_) => Err(Refused::WrongOrigin),
        };
    };
    let origin = origin.to_str().map_err(|_| Refused::WrongOrigin)?;
    let is_ours = match &config.public_url {
        Some(url) => origin == url.origin(),
        // Nothing but this machine, under its own names: another name may be made to lead here.
        None => text(headers, header::HOST)
            .is_some_and(|host| is_loopback_name(host) && origin == format!("http://{host}")),
    };
    if is_ours { Ok(()) } else { Err(Refused::WrongOrigin) }
}

fn is_loopback_name(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|b| b.is_ascii_digit()) => name,
        _ => host,
    };
    matches!(name, "localhost" | "127.0.0.1" | "[::1]")
}

/// The visitor's address: the last one in the list that no trusted proxy has.
pub fn visitor(trusted: &[AddressRange], peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let is_trusted = |address: IpAddr| trusted.iter().any(|range| range.contains(address));
    if !is_trusted(peer) {
        return peer;
    }
    let mut found = peer;
    let lists: Vec<&str> =
        headers.get_all("x-forwarded-for").iter().filter_map(|list| list.to_str().ok()).collect();
    for address in lists.iter().rev().flat_map(|list| list.rsplit(',')) {
        let Ok(address) = address.trim().parse::<IpAddr>() else { return found };
        found = address;
        if !is_trusted(address) {
            return found;
        }
    }
    found
}

/// The name of the cookie.
fn cookie_name(config: &Config) -> &'static str {
    match &config.public_url {
        Some(url) if url.is_https() => "__Host-fourline",
        _ => "fourline",
    }
}

/// The token of the device that asks; from a header, or from a cookie.
pub fn token_of(config: &Config, headers: &HeaderMap) -> Result<Option<Token>, Refused> {
    if let Some(value) = headers.get(header::AUTHORIZATION) {
        let token = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer "));
        return token.and_then(Token::new).map(Some).ok_or(Refused::NoToken);
    }
    let name = cookie_name(config);
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let found = cookies.flat_map(|value| value.split(';')).find_map(|cookie| {
        let (found, value) = cookie.trim().split_once('=')?;
        if found == name { Token::new(value) } else { None }
    });
    Ok(found)
}

/// Sets the cookie for a year.
pub fn set_cookie(config: &Config, token: &Token) -> String {
    let secure = match &config.public_url {
        Some(url) if url.is_https() => "; Secure",
        _ => "",
    };
    let (name, secret) = (cookie_name(config), token.secret());
    format!("{name}={secret}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax{secure}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.append(*name, HeaderValue::from_str(value).unwrap());
        }
        headers
    }

    fn config(url: Option<&str>) -> Config {
        Config { public_url: url.map(|url| url.parse().unwrap()), ..Config::default() }
    }

    #[test]
    fn addresses_of_servers_are_origins() {
        let read = |text: &str| text.parse::<PublicUrl>().map(|url| url.origin);
        assert_eq!(read("https://Play.Example.org/"), Ok("https://play.example.org".to_string()));
        assert_eq!(read("https://a.b:443"), Ok("https://a.b".to_string()));
        assert_eq!(read("http://[::1]:8080"), Ok("http://[::1]:8080".to_string()));
        for bad in ["", "play.example.org", "ftp://a.b", "https://", "https://a/b", "https://a b"] {
            assert_eq!(read(bad), Err(NoUrl), "{bad}");
        }
    }

    #[test]
    fn only_our_own_pages_may_ask() {
        let public = config(Some("https://play.example.org"));
        let local = config(None);
        let origin = |origin: &str| headers(&[("host", "127.0.0.1:4444"), ("origin", origin)]);
        assert_eq!(check_origin(&public, &origin("https://play.example.org")), Ok(()));
        assert_eq!(check_origin(&local, &origin("http://127.0.0.1:4444")), Ok(()));
        assert_eq!(check_origin(&local, &headers(&[("host", "x")])), Ok(()), "a program");
        for bad in ["http://play.example.org", "https://play.example.org.evil.net", "null", ""] {
            assert_eq!(check_origin(&public, &origin(bad)), Err(Refused::WrongOrigin), "{bad}");
            assert_eq!(check_origin(&local, &origin(bad)), Err(Refused::WrongOrigin), "{bad}");
        }
        // A foreign name that was made to lead to this machine.
        let rebound = headers(&[("host", "evil.net:4444"), ("origin", "http://evil.net:4444")]);
        assert_eq!(check_origin(&local, &rebound), Err(Refused::WrongOrigin));
        let cross = headers(&[("host", "127.0.0.1:4444"), ("sec-fetch-site", "cross-site")]);
        assert_eq!(check_origin(&local, &cross), Err(Refused::WrongOrigin));
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        let trusted = ["10.0.0.0/8".parse().unwrap()];
        let ask = |peer: &str, lists: &[&str]| {
            let lists: Vec<_> = lists.iter().map(|list| ("x-forwarded-for", *list)).collect();
            visitor(&trusted, peer.parse().unwrap(), &headers(&lists)).to_string()
        };
        assert_eq!(ask("192.0.2.1", &["198.51.100.9"]), "192.0.2.1");
        assert_eq!(ask("10.0.0.1", &["198.51.100.9"]), "198.51.100.9");
        assert_eq!(ask("10.0.0.1", &["1.1.1.1, 198.51.100.9, 10.0.0.2"]), "198.51.100.9");
        assert_eq!(ask("10.0.0.1", &["1.1.1.1", "198.51.100.9"]), "198.51.100.9");
        assert_eq!(ask("10.0.0.1", &["198.51.100.9, nonsense"]), "10.0.0.1");
        assert_eq!(ask("10.0.0.1", &[]), "10.0.0.1");
    }

    #[test]
    fn tokens_come_in_a_header_or_a_cookie() {
        let token = Token::from_bytes([7; 32]);
        let secret = token.secret();
        let public = config(Some("https://play.example.org"));
        let bearer = headers(&[("authorization", &format!("Bearer {secret}"))]);
        assert_eq!(token_of(&public, &bearer), Ok(Some(token.clone())));
        let cookie = headers(&[("cookie", &format!("a=b; __Host-fourline={secret}"))]);
        assert_eq!(token_of(&public, &cookie), Ok(Some(token.clone())));
        assert_eq!(token_of(&config(None), &cookie), Ok(None), "another name without https");
        let bad = headers(&[("authorization", "Bearer short")]);
        assert_eq!(token_of(&public, &bad), Err(Refused::NoToken));
        let set = set_cookie(&public, &token);
        for part in ["__Host-fourline=", "; HttpOnly", "; SameSite=Lax", "; Path=/", "; Secure"] {
            assert!(set.contains(part), "{set}");
        }
        assert!(!set_cookie(&config(None), &token).contains("Secure"));
    }
}

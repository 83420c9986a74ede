//! How the files of the site are answered. Pure: a request in, status, headers and body out. Sockets are
//! for others.
//!
//! ```
//! use fourline_site::{Request, Site};
//!
//! let site = Site::new([("index.html".to_string(), b"<!doctype html>".to_vec())]);
//! let answer = site.answer(&Request::get("/study/4453"));
//! assert_eq!((answer.status, answer.body), (200, &b"<!doctype html>"[..]));
//! assert_eq!(site.answer(&Request::get("/missing.js")).status, 404);
//! ```
//!
//! - Names are looked up in a table, so no path leads out of the site.
//! - A path whose last part has a dot is a file, there or not. Every other path is a page, which reads its
//!   own address: those about playing by a link have one of their own, which loads more.
//! - `name.br` and `name.gz` are `name` compressed, chosen by what the browser accepts.
//! - Files in `assets/` carry a hash in their name and are kept for ever; all others are asked for again
//!   each time, and answered with 304 if they have not changed.

mod encoding;
mod headers;

pub use headers::{CONTENT_SECURITY_POLICY, media_type};

use encoding::Encoding;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// What is served for every path that is not a file.
pub const PAGE: &str = "index.html";

/// What is served instead for `/online`, `/t/ID` and `/w/ID`.
pub const ONLINE: &str = "online.html";

/// The files of a site, each perhaps in several encodings.
#[derive(Clone, Debug, Default)]
pub struct Site {
    files: BTreeMap<String, File>,
}

#[derive(Clone, Debug, Default)]
struct File {
    plain: Option<Stored>,
    brotli: Option<Stored>,
    gzip: Option<Stored>,
}

/// Bytes with what tells them from all others.
#[derive(Clone, Debug)]
struct Stored {
    bytes: Cow<'static, [u8]>,
    tag: String,
}

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request<'a> {
    /// `GET`, `HEAD` or anything else.
    pub method: &'a str,
    /// The path as it was sent; a query is ignored.
    pub path: &'a str,
    /// The header of that name.
    pub accept_encoding: Option<&'a str>,
    /// The header of that name.
    pub if_none_match: Option<&'a str>,
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer<'a> {
    /// The status.
    pub status: u16,
    /// The headers.
    pub headers: Vec<(&'static str, Cow<'a, str>)>,
    /// The body; empty where there is none to send.
    pub body: &'a [u8],
}

impl<'a> Request<'a> {
    /// A plain request for a path.
    pub const fn get(path: &'a str) -> Request<'a> {
        Request { method: "GET", path, accept_encoding: None, if_none_match: None }
    }
}

impl Answer<'_> {
    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(found, _)| *found == name).map(|(_, value)| &**value)
    }
}

impl Site {
    /// A site of these files: names without a slash in front, and bytes.
    pub fn new<B>(files: impl IntoIterator<Item = (String, B)>) -> Site
    where
        B: Into<Cow<'static, [u8]>>,
    {
        let mut site = Site::default();
        for (name, bytes) in files {
            site.add(&name, bytes.into());
        }
        site
    }

    fn add(&mut self, name: &str, bytes: Cow<'static, [u8]>) {
        let stored = |mark: &str| {
            let tag = format!("\"{:016x}{mark}\"", fingerprint(&bytes));
            Some(Stored { bytes: bytes.clone(), tag })
        };
        if let Some(name) = name.strip_suffix(".br") {
            self.files.entry(name.to_string()).or_default().brotli = stored("-br");
        } else if let Some(name) = name.strip_suffix(".gz") {
            self.files.entry(name.to_string()).or_default().gzip = stored("-gz");
        } else {
            self.files.entry(name.to_string()).or_default().plain = stored("");
        }
    }

    /// Does it have a page to show?
    pub fn has_page(&self) -> bool {
        self.file(PAGE).is_some()
    }

    /// The names of its files.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// A file, if it is there as it is and not only compressed.
    fn file(&self, name: &str) -> Option<(&File, &Stored)> {
        let file = self.files.get(name)?;
        Some((file, file.plain.as_ref()?))
    }

    /// Answers a request.
    pub fn answer(&self, request: &Request) -> Answer<'_> {
        if !matches!(request.method, "GET" | "HEAD") {
            let mut answer = Answer { status: 405, headers: headers::always(), body: &[] };
            answer.headers.push(("allow", "GET, HEAD".into()));
            return answer;
        }
        let mut name = name_of(request.path);
        if name == ONLINE && self.file(name).is_none() {
            name = PAGE;
        }
        let Some((file, plain)) = self.file(name) else {
            let mut answer = Answer { status: 404, headers: headers::always(), body: &[] };
            answer.headers.push(("cache-control", headers::ASK_AGAIN.into()));
            return answer;
        };
        let (encoding, stored) = file.best(plain, request.accept_encoding);
        let mut headers = headers::always();
        headers.push(("content-type", media_type(name).into()));
        headers.push(("cache-control", headers::caching(name).into()));
        headers.push(("etag", stored.tag.as_str().into()));
        if file.brotli.is_some() || file.gzip.is_some() {
            headers.push(("vary", "accept-encoding".into()));
        }
        if is_known(request.if_none_match, &stored.tag) {
            return Answer { status: 304, headers, body: &[] };
        }
        if let Some(name) = encoding.name() {
            headers.push(("content-encoding", name.into()));
        }
        headers.push(("content-length", stored.bytes.len().to_string().into()));
        let body = if request.method == "HEAD" { &[][..] } else { &stored.bytes };
        Answer { status: 200, headers, body }
    }
}

impl File {
    /// The smallest form that the browser accepts.
    fn best<'a>(&'a self, plain: &'a Stored, accept: Option<&str>) -> (Encoding, &'a Stored) {
        let accept = accept.unwrap_or_default();
        for (encoding, stored) in [(Encoding::Brotli, &self.brotli), (Encoding::Gzip, &self.gzip)] {
            if let Some(stored) = stored
                && encoding.is_accepted(accept)
            {
                return (encoding, stored);
            }
        }
        (Encoding::Plain, plain)
    }
}

/// The file that a path means.
fn name_of(path: &str) -> &str {
    let path = path.split(['?', '#']).next().unwrap_or_default();
    let name = path.strip_prefix('/').unwrap_or(path);
    let last = name.rsplit('/').next().unwrap_or_default();
    if last.contains('.') {
        return name;
    }
    match name.split('/').next() {
        Some("online" | "t" | "w") => ONLINE,
        _ => PAGE,
    }
}

/// Does the browser have it already?
fn is_known(if_none_match: Option<&str>, tag: &str) -> bool {
    let same = |known: &str| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag;
    if_none_match.is_some_and(|known| known.split(',').map(str::trim).any(same))
}

/// FNV-1a: the same for the same bytes, on every machine.
fn fingerprint(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site() -> Site {
        let file = |name: &str, text: &str| (name.to_string(), text.as_bytes().to_vec());
        Site::new([
            file("index.html", "page"),
            file("index.html.br", "p"),
            file("sw.js", "worker"),
            file("assets/page-12.wasm", "module"),
            file("assets/page-12.wasm.br", "br"),
            file("assets/page-12.wasm.gz", "gz"),
            file("assets/only.js.br", "br"),
        ])
    }

    fn get(path: &str) -> Answer<'static> {
        Box::leak(Box::new(site())).answer(&Request::get(path))
    }

    fn accepting(accept: &str) -> (Vec<u8>, Option<String>) {
        let site = site();
        let request =
            Request { accept_encoding: Some(accept), ..Request::get("/assets/page-12.wasm") };
        let answer = site.answer(&request);
        (answer.body.to_vec(), answer.header("content-encoding").map(str::to_string))
    }

    #[test]
    fn every_path_without_a_dot_is_the_page() {
        for path in ["/", "", "/study", "/g/abc?x=1.5", "/a.b/c", "/play/7x6/#a.b", "/index.html"] {
            let answer = get(path);
            assert_eq!((answer.status, answer.body), (200, &b"page"[..]), "{path}");
            assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"));
            assert_eq!(answer.header("cache-control"), Some("no-cache"));
        }
    }

    #[test]
    fn playing_by_a_link_has_a_page_of_its_own() {
        let mut site = site();
        assert_eq!(site.answer(&Request::get("/online")).body, b"page", "if it is there");
        site.add("online.html", b"more".to_vec().into());
        for path in ["/online", "/online?x", "/t/abc", "/w/abc/", "/online.html"] {
            assert_eq!(site.answer(&Request::get(path)).body, b"more", "{path}");
        }
        for path in ["/", "/games", "/s/t/4", "/onliner"] {
            assert_eq!(site.answer(&Request::get(path)).body, b"page", "{path}");
        }
    }

    #[test]
    fn what_is_not_there_is_not_found() {
        let paths = [
            "/x.js",
            "/assets/only.js",
            "/assets/page-12.wasm.br",
            "/../Cargo.toml",
            "/%2e%2e/Cargo.toml",
            "/assets/..",
            "//etc/passwd.txt",
            "/.env",
            "/assets\\..\\x.y",
        ];
        for path in paths {
            let answer = get(path);
            assert_eq!((answer.status, answer.body), (404, &b""[..]), "{path}");
            assert!(answer.header("content-security-policy").is_some());
        }
    }

    #[test]
    fn names_with_a_hash_are_kept_for_ever() {
        let answer = get("/assets/page-12.wasm");
        assert_eq!(answer.header("content-type"), Some("application/wasm"));
        let for_ever = Some("public, max-age=31536000, immutable");
        assert_eq!(answer.header("cache-control"), for_ever);
        assert_eq!(get("/sw.js").header("cache-control"), Some("no-cache"));
        assert_eq!(get("/sw.js").header("vary"), None);
        assert_eq!(answer.header("vary"), Some("accept-encoding"));
    }

    #[test]
    fn the_smallest_form_that_is_accepted_is_sent() {
        let sent = |accept| {
            let (body, encoding) = accepting(accept);
            (String::from_utf8(body).unwrap(), encoding.unwrap_or_default())
        };
        let is = |body: &str, encoding: &str| (body.to_string(), encoding.to_string());
        assert_eq!(sent("gzip, deflate, br, zstd"), is("br", "br"));
        assert_eq!(sent("gzip"), is("gz", "gzip"));
        assert_eq!(sent("br;q=0, GZIP;q=0.5"), is("gz", "gzip"));
        assert_eq!(sent("*;q=0.1"), is("br", "br"));
        assert_eq!(sent("*;q=0, gzip"), is("gz", "gzip"));
        for plain in ["", "identity", "br;q=0", "brx", ";;,,q", "*;q=0", "br;q=x"] {
            assert_eq!(sent(plain), is("module", ""), "{plain}");
        }
    }

    #[test]
    fn what_the_browser_has_is_not_sent_again() {
        let site = site();
        let get = Request::get("/");
        let tag = site.answer(&get).header("etag").unwrap().to_string();
        let packed = Request { accept_encoding: Some("br"), ..get };
        let packed_tag = site.answer(&packed).header("etag").unwrap().to_string();
        assert_ne!(tag, packed_tag, "a strong tag names one encoding");
        let known = [tag.clone(), format!("\"x\", W/{tag}"), "*".to_string()];
        for known in &known {
            let answer = site.answer(&Request { if_none_match: Some(known), ..get });
            assert_eq!((answer.status, answer.body), (304, &b""[..]), "{known}");
            assert_eq!(answer.header("etag"), Some(&*tag));
            assert_eq!(answer.header("content-length"), None);
        }
        let other = site.answer(&Request { if_none_match: Some(&packed_tag), ..get });
        assert_eq!(other.status, 200);
    }

    #[test]
    fn only_reading_is_allowed() {
        let site = site();
        let head = site.answer(&Request { method: "HEAD", ..Request::get("/") });
        assert_eq!((head.status, head.body.len()), (200, 0));
        assert_eq!(head.header("content-length"), Some("4"));
        let post = site.answer(&Request { method: "POST", ..Request::get("/") });
        assert_eq!((post.status, post.header("allow")), (405, Some("GET, HEAD")));
    }

    #[test]
    fn a_site_without_a_page_says_so() {
        assert!(site().has_page() && !Site::default().has_page());
        assert_eq!(Site::default().answer(&Request::get("/")).status, 404);
        assert_eq!(site().names().count(), 4);
    }
}

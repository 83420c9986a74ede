//! The headers that do not depend on who asks.

use std::borrow::Cow;

/// What the page may load and do: its own files, WebAssembly, and pictures that it made itself. No
/// inline scripts or styles, no frames, nothing from elsewhere.
pub const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
     img-src 'self' blob: data:; object-src 'none'; base-uri 'none'; form-action 'self'; \
     frame-ancestors 'none'";

/// A file that never changes.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// A file whose next version has the same name.
pub(crate) const ASK_AGAIN: &str = "no-cache";

/// The headers of every answer.
pub(crate) fn always<'a>() -> Vec<(&'static str, Cow<'a, str>)> {
    [
        ("content-security-policy", CONTENT_SECURITY_POLICY),
        ("cross-origin-embedder-policy", "require-corp"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("referrer-policy", "no-referrer"),
        ("x-content-type-options", "nosniff"),
    ]
    .map(|(name, value)| (name, value.into()))
    .to_vec()
}

/// How long a file may be kept.
pub(crate) fn caching(name: &str) -> &'static str {
    if name.starts_with("assets/") { FOR_EVER } else { ASK_AGAIN }
}

/// The media type of a file, by the end of its name.
pub fn media_type(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "txt" => "text/plain; charset=utf-8",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

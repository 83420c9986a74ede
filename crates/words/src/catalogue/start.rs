// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `start.ftl`.

use crate::{Language};
use crate::pattern::{Patterns, patterns, say};

/// `Four in a row: play it, study it, with your house rules. Works offline.`
///
/// Below the name, where the page is listed or installed.
pub fn about(language: Language) -> String {
    say(language, &ABOUT, &[])
}
static ABOUT: Patterns = patterns![
    "start.about",
    "Four in a row: play it, study it, with your house rules. Works offline.",
    "Bốn quân một hàng: chơi và nghiên cứu, với luật của riêng bạn. Chạy được khi không có mạng.",
    "Vier gewinnt: spielen und studieren, mit den eigenen Hausregeln. Geht auch ohne Netz.",
    "Cuatro en raya: juega y estudia con tus propias reglas. Funciona sin conexión.",
];

/// `Load again`
///
/// A button.
pub fn load_again(language: Language) -> String {
    say(language, &LOAD_AGAIN, &[])
}
static LOAD_AGAIN: Patterns = patterns![
    "start.load-again",
    "Load again",
    "Tải lại",
    "Neu laden",
    "Volver a cargar",
];

/// `Fourline runs in your browser and needs JavaScript. Please allow it for this page, and load the page again.`
///
/// Without JavaScript.
pub fn needs_script(language: Language) -> String {
    say(language, &NEEDS_SCRIPT, &[])
}
static NEEDS_SCRIPT: Patterns = patterns![
    "start.needs-script",
    "Fourline runs in your browser and needs JavaScript. Please allow it for this page, and load the page again.",
    "Fourline chạy trong trình duyệt và cần JavaScript. Hãy cho phép JavaScript với trang này rồi tải lại trang.",
    "Fourline läuft im Browser und braucht JavaScript. Bitte für diese Seite erlauben und die Seite neu laden.",
    "Fourline funciona en tu navegador y necesita JavaScript. Permítelo para esta página y vuelve a cargarla.",
];

/// `Fourline needs WebAssembly, which this browser does not have or does not allow. A current Firefox, Chrome, Edge or Safari has it.`
///
/// Without WebAssembly.
pub fn needs_wasm(language: Language) -> String {
    say(language, &NEEDS_WASM, &[])
}
static NEEDS_WASM: Patterns = patterns![
    "start.needs-wasm",
    "Fourline needs WebAssembly, which this browser does not have or does not allow. A current Firefox, Chrome, Edge or Safari has it.",
    "Fourline cần WebAssembly, nhưng trình duyệt này không có hoặc không cho phép. Firefox, Chrome, Edge hay Safari bản hiện nay đều có.",
    "Fourline braucht WebAssembly, das dieser Browser nicht hat oder nicht erlaubt. Ein aktueller Firefox, Chrome, Edge oder Safari hat es.",
    "Fourline necesita WebAssembly, que este navegador no tiene o no permite. Un Firefox, Chrome, Edge o Safari actual lo tiene.",
];

/// `Fourline could not be started. Your games are kept on this device. Please load the page again.`
///
/// A file of the page could not be loaded, or the page stopped at its start.
pub fn not_started(language: Language) -> String {
    say(language, &NOT_STARTED, &[])
}
static NOT_STARTED: Patterns = patterns![
    "start.not-started",
    "Fourline could not be started. Your games are kept on this device. Please load the page again.",
    "Không khởi động được Fourline. Các ván của bạn vẫn được giữ trên thiết bị này. Hãy tải lại trang.",
    "Fourline konnte nicht gestartet werden. Deine Partien sind auf diesem Gerät aufbewahrt. Bitte lade die Seite neu.",
    "No se pudo iniciar Fourline. Tus partidas siguen guardadas en este dispositivo. Vuelve a cargar la página.",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("about", &ABOUT, ""),
    ("load-again", &LOAD_AGAIN, ""),
    ("needs-script", &NEEDS_SCRIPT, ""),
    ("needs-wasm", &NEEDS_WASM, ""),
    ("not-started", &NOT_STARTED, ""),
];

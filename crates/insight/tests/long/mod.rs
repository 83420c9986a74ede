//! Long loops have a short form for every day. `FOURLINE_LONG=1`, which `cargo xtask long` sets, makes
//! them long.

/// How often a loop goes round: a tenth of what was asked for, or all of it.
pub fn rounds(all: usize) -> usize {
    let is_long = std::env::var_os("FOURLINE_LONG").is_some_and(|value| value == "1");
    if is_long { all } else { all.div_ceil(10) }
}

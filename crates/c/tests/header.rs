//! The header is what cbindgen writes from the sources. `HEADER_UPDATE=1 cargo test -p fourline-c` writes it.

use std::path::Path;

#[test]
fn the_header_is_up_to_date() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let settings = cbindgen::Config::from_file(folder.join("cbindgen.toml")).expect("settings");
    let builder = ["lib.rs", "border.rs", "position.rs", "solver.rs", "game.rs"]
        .into_iter()
        .fold(cbindgen::Builder::new().with_config(settings), |builder, file| {
            builder.with_src(folder.join("src").join(file))
        });
    let mut made = Vec::new();
    builder.generate().expect("a header").write(&mut made);
    let made = String::from_utf8(made).expect("UTF-8");
    let path = folder.join("include/fourline.h");
    if std::env::var_os("HEADER_UPDATE").is_some() {
        std::fs::write(&path, &made).expect("the header can be written");
    }
    let kept = std::fs::read_to_string(&path).expect("include/fourline.h");
    assert!(made == kept, "it is not: HEADER_UPDATE=1 cargo test -p fourline-c");
}

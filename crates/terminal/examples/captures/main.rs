//! Draws the screens that the README shows, as SVG and as text, into the folder named. `cargo xtask
//! screens` runs it. What is drawn is what the program draws: the same state, fed with keys.

#[path = "../../tests/common/mod.rs"]
mod common;
mod svg;

use common::scenes::{LOOKS, SCENES, SIZES};
use std::path::Path;

/// How many positions of a study are examined.
const EXAMINED: usize = 8;

/// The folder, and `all` for every look and size; else the few that the README shows.
fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().unwrap_or_else(|| "docs/screens".to_string());
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder)?;
    if arguments.next().as_deref() != Some("all") {
        for scene in &SCENES {
            let mut screen = scene.screen(LOOKS[0], (80, 24), EXAMINED);
            let picture = svg::draw(&screen.buffer());
            std::fs::write(folder.join(format!("{}.svg", scene.name)), picture)?;
            std::fs::write(folder.join(format!("{}.txt", scene.name)), screen.text() + "\n")?;
        }
        return Ok(());
    }
    for scene in &SCENES {
        for look in LOOKS {
            for size in SIZES {
                let mut screen = scene.screen(look, size, EXAMINED);
                let name = format!("{}-{}-{}x{}.svg", scene.name, look.name, size.0, size.1);
                std::fs::write(folder.join(name), svg::draw(&screen.buffer()))?;
            }
        }
    }
    Ok(())
}

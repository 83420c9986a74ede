//! Plays the scripted sessions and writes the fingerprint of each, for a comparison with WebAssembly.

use fourline_app::script;

fn main() {
    for script in script::all() {
        println!("{} {}", script::play(&script).fingerprint(), script.name);
    }
}

//! The page in the browser: paints what [`fourline_web::Site`] shows, and turns what happens in the
//! browser into its inputs. Elsewhere there is nothing to run: `cargo xtask web` builds the page.

#[cfg(target_arch = "wasm32")]
mod page;

#[cfg(target_arch = "wasm32")]
fn main() {
    page::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("cargo xtask web");
}

//! The page.
#[cfg(target_arch = "wasm32")]
use leptos::prelude::*;
#[cfg(target_arch = "wasm32")]
fn main() {
    mount_to_body(|| view! { <p>"hi"</p> })
}
#[cfg(not(target_arch = "wasm32"))]
fn main() {}

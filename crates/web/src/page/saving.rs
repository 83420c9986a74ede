//! Files that the page makes: texts and pictures.

use super::browser::document;
use js_sys::Array;
use wasm_bindgen::prelude::*;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, HtmlAnchorElement, HtmlCanvasElement,
    HtmlImageElement, Url,
};

fn blob_url(kind: &str, text: &str) -> Option<String> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let parts = Array::of1(&JsValue::from_str(text));
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options).ok()?;
    Url::create_object_url_with_blob(&blob).ok()
}

/// Saves bytes as a file.
pub fn save_bytes(name: &str, kind: &str, bytes: &JsValue) {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let blob = Blob::new_with_buffer_source_sequence_and_options(&Array::of1(bytes), &options);
    if let Some(url) = blob.ok().and_then(|blob| Url::create_object_url_with_blob(&blob).ok()) {
        save(name, &url);
        let _ = Url::revoke_object_url(&url);
    }
}

fn save(name: &str, url: &str) {
    let link = document().create_element("a").ok();
    if let Some(link) = link.and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok()) {
        link.set_href(url);
        link.set_download(name);
        link.click();
    }
}

/// Saves a text as a file.
pub fn download(name: &str, kind: &str, text: &str) {
    if let Some(url) = blob_url(kind, text) {
        save(name, &url);
        let _ = Url::revoke_object_url(&url);
    }
}

/// Makes a PNG of an SVG and saves it.
pub fn download_png(name: String, svg: &str) {
    let Ok(image) = HtmlImageElement::new() else { return };
    let Some(url) = blob_url("image/svg+xml", svg) else { return };
    let (loaded, from) = (image.clone(), url.clone());
    let draw = Closure::once_into_js(move || {
        let png = png_of(&loaded);
        let _ = Url::revoke_object_url(&from);
        if let Some(png) = png {
            save(&name, &png);
        }
    });
    image.set_onload(Some(draw.unchecked_ref()));
    image.set_src(&url);
}

/// A picture as PNG, twice as large so that it is sharp.
fn png_of(image: &HtmlImageElement) -> Option<String> {
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
    let (width, height) = (image.natural_width() * 2, image.natural_height() * 2);
    canvas.set_width(width);
    canvas.set_height(height);
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    let (width, height) = (f64::from(width), f64::from(height));
    context
        .draw_image_with_html_image_element_and_dw_and_dh(image, 0.0, 0.0, width, height)
        .ok()?;
    canvas.to_data_url_with_type("image/png").ok()
}

//! The files of the site on the disk, each with its compressed forms beside it.

use crate::weight::Weight;
use anyhow::{Context, Result};
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// A way to compress.
type Way = fn(&[u8]) -> Result<Vec<u8>>;

/// Files by name, without a slash in front.
pub type Files = BTreeMap<String, Vec<u8>>;

/// Writes all files into a folder, in place of what was there, and says what they weigh.
pub fn write(files: &Files, folder: &Path) -> Result<Vec<Weight>> {
    // A server of the folder sees the old site or the new one.
    let fresh = beside(folder, ".new");
    remove(&fresh)?;
    let mut weights = Vec::new();
    for (name, bytes) in files {
        let path = fresh.join(name);
        fs::create_dir_all(path.parent().context("a file lies in a folder")?)?;
        fs::write(&path, bytes)?;
        let mut sizes = [bytes.len(); 2];
        let old = folder.join(name);
        let is_same = fs::read(&old).is_ok_and(|old| old == *bytes);
        let ways: [(&str, Way); 2] = [(".gz", gzip), (".br", brotli)];
        for (size, (end, way)) in sizes.iter_mut().zip(ways) {
            // The best compression takes its time, so what is there already is taken over.
            let packed = match fs::read(beside(&old, end)) {
                Ok(packed) if is_same => packed,
                _ => way(bytes)?,
            };
            // What does not get smaller is sent as it is.
            if packed.len() < bytes.len() {
                fs::write(beside(&path, end), &packed)?;
                *size = packed.len();
            }
        }
        let [gzip, brotli] = sizes;
        weights.push(Weight { name: name.clone(), plain: bytes.len(), gzip, brotli });
    }
    remove(folder)?;
    fs::rename(&fresh, folder).with_context(|| format!("can't write {}", folder.display()))?;
    Ok(weights)
}

fn remove(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("can't empty {}", folder.display()))?;
    }
    Ok(())
}

fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    let best = BrotliEncoderParams { quality: 11, lgwin: 22, ..BrotliEncoderParams::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut packed, &best)?;
    Ok(packed)
}

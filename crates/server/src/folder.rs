//! A site from a folder.

use fourline_site::Site;
use std::path::Path;
use std::{fs, io};

/// Reads all files of a folder and its folders. A site is a few megabytes, so it is held whole; what
/// changes in the folder later is not seen.
pub fn read_folder(folder: &Path) -> io::Result<Site> {
    let mut files = Vec::new();
    read_into(&mut files, folder, "")?;
    Ok(Site::new(files))
}

fn read_into(files: &mut Vec<(String, Vec<u8>)>, folder: &Path, start: &str) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        // A name that is not text can't be asked for.
        let Ok(name) = entry.file_name().into_string() else { continue };
        let kind = entry.file_type()?;
        if kind.is_dir() {
            read_into(files, &entry.path(), &format!("{start}{name}/"))?;
        } else if kind.is_file() {
            files.push((format!("{start}{name}"), fs::read(entry.path())?));
        }
    }
    Ok(())
}

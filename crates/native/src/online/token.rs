//! The device's secret: 32 random bytes for each server, so that no server can use what it is given at
//! another one. It is made once, only its owner can read its file, and it is never shown.

use crate::files::{folder_of, plain_reason};
use fourline_app::files::FileError;
use fourline_online::Origin;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// Why there is no token.
pub type TokenError = FileError;

/// So many letters has a token.
const LENGTH: usize = 43;

/// The token for a server, made when it is first wanted.
pub fn token(data: &Path, origin: &Origin) -> Result<String, TokenError> {
    let path = data.join("online").join(format!("{}.token", origin.file_name()));
    let failed = |error: &io::Error| FileError::new(&path, plain_reason(error));
    match read(&path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        other => return other.map_err(|error| failed(&error)),
    }
    match make(&path) {
        // Another program was faster.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
        made => made.map_err(|error| failed(&error))?,
    }
    read(&path).map_err(|error| failed(&error))
}

fn read(path: &PathBuf) -> io::Result<String> {
    let mut text = String::new();
    std::fs::File::open(path)?.take(LENGTH as u64 + 2).read_to_string(&mut text)?;
    let token = text.trim_end();
    let is_letter = |b: u8| b.is_ascii_alphanumeric() || b == b'-' || b == b'_';
    match token.len() == LENGTH && token.bytes().all(is_letter) {
        true => Ok(token.to_string()),
        false => Err(io::ErrorKind::InvalidData.into()),
    }
}

/// Writes a new one. Files made this way can be read by their owner only.
fn make(path: &Path) -> io::Result<()> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    std::fs::create_dir_all(folder_of(path))?;
    let mut file = tempfile::Builder::new().prefix(".fourline-").tempfile_in(folder_of(path))?;
    writeln!(file, "{}", letters(&bytes))?;
    file.as_file().sync_all()?;
    file.persist_noclobber(path).map_err(|error| error.error).map(drop)
}

/// Base64 for addresses, without padding.
fn letters(bytes: &[u8; 32]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let group = |group: &[u8]| {
        let bits = group.iter().fold(0u32, |bits, &byte| bits << 8 | u32::from(byte));
        let bits = bits << (8 * (3 - group.len()));
        let count = group.len() + 1;
        (0..count).map(move |at| char::from(LETTERS[(bits >> (18 - 6 * at) & 63) as usize]))
    };
    bytes.chunks(3).flat_map(group).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_made_once_for_each_server_and_only_its_owner_reads_it() {
        let folder = tempfile::tempdir().unwrap();
        let server: Origin = "http://127.0.0.1:4444".parse().unwrap();
        let other: Origin = "https://127.0.0.1:4444".parse().unwrap();
        let first = token(folder.path(), &server).unwrap();
        assert_eq!(first.len(), 43);
        assert_eq!(token(folder.path(), &server).unwrap(), first);
        assert_ne!(token(folder.path(), &other).unwrap(), first);
        let path = folder.path().join("online/http-127.0.0.1-4444.token");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(path.metadata().unwrap().permissions().mode() & 0o777, 0o600);
        }
        std::fs::write(&path, "not a token").unwrap();
        let error = token(folder.path(), &server).unwrap_err().to_string();
        assert!(
            error.contains("127.0.0.1-4444.token") && !error.contains("not a token"),
            "{error}"
        );
    }

    #[test]
    fn letters_are_those_of_base64() {
        let mut bytes = [0; 32];
        bytes[..6].copy_from_slice(&[0xfb, 0xff, 0xbf, 0x4d, 0x61, 0x6e]);
        let letters = letters(&bytes);
        assert!(letters.starts_with("-_-_TWFuAAAA") && letters.len() == LENGTH);
    }
}

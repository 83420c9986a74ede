//! The site inside the program.

use fourline_site::Site;

include!(concat!(env!("OUT_DIR"), "/site.rs"));

/// The site that this program was built with; `None` if none was built before it.
pub fn embedded() -> Option<Site> {
    let files = FILES.iter().map(|&(name, bytes)| (name.to_string(), bytes));
    (!FILES.is_empty()).then(|| Site::new(files))
}

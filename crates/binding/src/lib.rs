//! What the packages for other languages share, so that the same thing has the same name in Python, JavaScript
//! and C: positions as plain numbers, games by texts, pictures. The languages' own types are in their crates.
//!
//! ```
//! use fourline_binding::{Table, TableOptions};
//!
//! let mut table = Table::new(&TableOptions::default())?;
//! let told = table.act("drop d", None, None)?;
//! assert_eq!((told[0].kind, told[0].seat), ("dropped", Some(1)));
//! assert_eq!(table.act("drop d", Some(1), None).unwrap_err().code, "not-your-turn");
//! # Ok::<(), fourline_binding::Problem>(())
//! ```

mod board;
mod names;
mod picture;
mod problem;
mod table;

pub use board::{
    cells, from_cells, mirrored, position, read_rules, result_of, shape, turn, winning_cells,
};
pub use names::{ending_name, reason_name, stage_name};
pub use picture::{PictureOptions, svg, view_of};
#[cfg(feature = "pixels")]
pub use picture::{gif, pixels, png};
pub use problem::Problem;
pub use table::{Table, TableOptions, Told, computer, seat};

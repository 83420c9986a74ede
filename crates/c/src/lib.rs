//! The C interface: `include/fourline.h`, which a test writes from this file and compares.
//!
//! Everything is behind opaque handles, made by a function and given back to its `_free`. Nothing panics across the
//! border, and no pointer is kept after a call returns. A function that fails says why through
//! [`fourline_error`], for each thread by itself. Columns and rows count from 0, rows from the top; texts of moves
//! count columns from 1.

mod border;
mod game;
mod position;
mod solver;

pub use border::{fourline_error, fourline_text_free, fourline_version};
pub use game::*;
pub use position::*;
pub use solver::*;

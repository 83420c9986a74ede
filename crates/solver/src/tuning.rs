//! A door for the program that tunes the ordering weights (`examples/tune.rs`), which has to try
//! other weights than the built-in ones. Not part of the stable interface.

use crate::board::Board;
use crate::control::Control;
use crate::cpu::Baseline;
use crate::driver;
use crate::order::Order;
use crate::search::Search;
use crate::table::Table;

pub use crate::order::{AllWeights, TUNED, Weights};

/// Solves positions of 7x6 with weights of one's choice, from an empty table each time.
#[derive(Debug)]
pub struct Trial {
    table: Table,
}

impl Trial {
    /// Fails if the memory cannot be had.
    pub fn new(bytes: usize) -> Option<Trial> {
        Table::new(bytes).ok().map(|table| Trial { table })
    }

    /// Score and nodes of the position after `columns`, counted from 0; `None` if that is not a
    /// position, or takes more than about `limit` nodes.
    pub fn solve(
        &mut self,
        weights: &AllWeights,
        columns: &[usize],
        limit: u64,
    ) -> Option<(i32, u64)> {
        let board = Board::<7, 6>::from_columns(columns.iter().copied())?;
        self.table.clear();
        let (control, order) = (Control::new(), Order::new(weights));
        let mut search = Search::<7, 6, 8>::new(&self.table, &control, &order, None);
        search.limit = limit;
        #[cfg(target_arch = "x86_64")]
        if crate::cpu::Avx512::is_here() {
            let score =
                driver::solve_with::<crate::cpu::Avx512, 7, 6, 8>(&mut search, &control, &board)?;
            return Some((score, search.nodes));
        }
        let score = driver::solve_with::<Baseline, 7, 6, 8>(&mut search, &control, &board)?;
        Some((score, search.nodes))
    }
}

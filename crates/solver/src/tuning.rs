//! A door for the programs that find the ordering weights (`examples/learn.rs`, `examples/tune.rs`),
//! which have to try other weights than the built-in ones. Not part of the stable interface.

use crate::board::Board;
use crate::control::Control;
use crate::cpu::Baseline;
use crate::driver;
use crate::order::Order;
use crate::search::Search;
use crate::table::Table;

pub use crate::order::{AllWeights, TUNED, Weights};
#[cfg(feature = "sampling")]
pub use crate::sampling::{Sample, Tried};

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
        self.run(weights, columns, limit, |_| {}, |score, search| (score, search.nodes))
    }

    /// What the search for the score of a position says about the order of moves; `None` as above.
    #[cfg(feature = "sampling")]
    pub fn sample(
        &mut self,
        weights: &AllWeights,
        columns: &[usize],
        limit: u64,
    ) -> Option<Vec<Sample>> {
        let record = |search: &mut Search<7, 6, 8>| search.recorder = Some(Default::default());
        let samples = |_, search: Search<7, 6, 8>| search.recorder.map(|noted| noted.samples);
        self.run(weights, columns, limit, record, samples)?
    }

    /// Solves a position with a search that may be prepared before and asked afterwards.
    fn run<T>(
        &mut self,
        weights: &AllWeights,
        columns: &[usize],
        limit: u64,
        before: impl FnOnce(&mut Search<7, 6, 8>),
        after: impl FnOnce(i32, Search<7, 6, 8>) -> T,
    ) -> Option<T> {
        let board = Board::<7, 6>::from_columns(columns.iter().copied())?;
        self.table.clear();
        let (control, order) = (Control::new(), Order::new(weights));
        let mut search = Search::<7, 6, 8>::new(&self.table, &control, &order, None);
        search.limit = limit;
        before(&mut search);
        #[cfg(target_arch = "x86_64")]
        if crate::cpu::Avx512::is_here() {
            let score =
                driver::solve_with::<crate::cpu::Avx512, 7, 6, 8>(&mut search, &control, &board)?;
            return Some(after(score, search));
        }
        let score = driver::solve_with::<Baseline, 7, 6, 8>(&mut search, &control, &board)?;
        Some(after(score, search))
    }
}

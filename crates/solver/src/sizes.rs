//! One compiled search for every board size, and the choice among them at run time.
//! All of them are the same source; see `search.rs`.

use crate::board::Board;
use crate::book::Book;
use crate::control::Control;
use crate::cpu::{Baseline, Cpu};
use crate::driver::{self, Answer, Wanted};
use crate::error::SolveError;
use crate::layout::Layout;
use crate::table::Table;
use fourline_rules::{Position, Side};

/// A question about a position, with what is needed to answer it.
#[derive(Clone, Copy)]
pub(crate) struct Job<'a> {
    pub(crate) position: &'a Position,
    pub(crate) turn: Side,
    pub(crate) wanted: Wanted,
    pub(crate) table: &'a Table,
    pub(crate) threads: usize,
    pub(crate) control: &'a Control,
    pub(crate) book: Option<&'a Book>,
}

/// Gives the sizes (columns, rows, lanes: columns rounded up) to a macro, after what it is given itself.
#[cfg(feature = "all-sizes")]
macro_rules! with_sizes {
    ($then:ident: $($given:tt)*) => {
        $then! { $($given)*;
            [4 x 4 5 6 7 8 9 10 11 12 13 14 15; 4]
            [5 x 4 5 6 7 8 9 10 11; 8]
            [6 x 4 5 6 7 8 9; 8]
            [7 x 4 5 7 8; 8]
            [8 x 4 5 6 7; 8]
            [9 x 4 5 6; 12]
            [10 x 4 5; 12]
            [11 x 4; 12]
            [12 x 4; 12]
        }
    };
}

/// The same with the boards that are played most.
#[cfg(not(feature = "all-sizes"))]
macro_rules! with_sizes {
    ($then:ident: $($given:tt)*) => {
        $then! { $($given)*;
            [5 x 4 5; 8]
            [6 x 5 6; 8]
            [7 x 5 7; 8]
            [8 x 7; 8]
        }
    };
}

pub(crate) use with_sizes;

/// Runs the search for the size of a job.
macro_rules! run_for {
    ($job:expr; $([$w:literal x $($h:literal)+; $l:literal])+) => {
        match ($job.position.shape().columns(), $job.position.shape().rows()) {
            (7, 6) => run_fastest($job),
            $($(($w, $h) => run::<Baseline, $w, $h, $l>($job),)+)+
            _ => Err(SolveError::UnsupportedSize($job.position.shape())),
        }
    };
}

/// Answers the question of a job.
pub(crate) fn answer(job: &Job) -> Result<Answer, SolveError> {
    with_sizes!(run_for: job)
}

/// The usual size is compiled for several kinds of processors.
fn run_fastest(job: &Job) -> Result<Answer, SolveError> {
    #[cfg(target_arch = "x86_64")]
    {
        use crate::cpu::{Avx2, Avx512};
        if Avx512::is_here() {
            return run::<Avx512, 7, 6, 8>(job);
        }
        if Avx2::is_here() {
            return run::<Avx2, 7, 6, 8>(job);
        }
    }
    run::<Baseline, 7, 6, 8>(job)
}

fn run<C: Cpu, const W: usize, const H: usize, const L: usize>(
    job: &Job,
) -> Result<Answer, SolveError> {
    const { assert!(Layout::<W, H>::FITS && L >= W) };
    let needed = Table::least_bytes(Layout::<W, H>::WIDTH_IN_BITS);
    if job.table.bytes() < needed {
        return Err(SolveError::TableTooSmall { needed });
    }
    let board = Board::<W, H>::from_position(job.position, job.turn);
    if board.is_over() {
        return Err(SolveError::Finished(job.position.outcome()));
    }
    driver::solve::<C, W, H, L>(job.table, job.control, job.threads, job.book, &board, job.wanted)
        .ok_or(SolveError::Cancelled)
}

//! The exact solver.

use crate::border::{behind, behind_mut, fill, free, guarded, handle};
use crate::position::FourlinePosition;
use fourline_binding::Problem;
use fourline_rules::Shape;
use fourline_solver::{Control, Options, Score, Solver};
use std::ptr::null_mut;

/// What stands for a column that takes no disc, and for a score that there is not.
pub const FOURLINE_NO_SCORE: i32 = i32::MIN;

/// Finds exact scores. One thread may use it at a time.
pub struct FourlineSolver(Solver);

/// What every error of the solver is to the caller.
fn said(error: impl ToString) -> Problem {
    Problem::value(error.to_string())
}

/// A solver with so many bytes for its table (16777216 is a good number) and so many threads for one position. Null
/// if there is not that much memory.
#[unsafe(no_mangle)]
pub extern "C" fn fourline_solver_new(memory: usize, threads: u32) -> *mut FourlineSolver {
    guarded(null_mut(), || {
        if !(1..=256).contains(&threads) {
            return Err(Problem::value("there must be 1 to 256 threads"));
        }
        if memory < Options::LEAST_MEMORY_BYTES {
            return Err(Problem::value(format!(
                "the solver needs at least {} bytes",
                Options::LEAST_MEMORY_BYTES
            )));
        }
        let options = Options { memory_bytes: memory, threads: threads as usize };
        let mut solver = Solver::new(options).map_err(said)?;
        solver.use_book(fourline_books::shipped(Shape::CLASSIC));
        Ok(handle(FourlineSolver(solver)))
    })
}

/// Gives a solver back. Null is fine.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fourline_solver_free(solver: *mut FourlineSolver) {
    // Safety: see `border`.
    unsafe { free(solver) };
}

/// The exact score for the side to move: positive if it wins, the sooner the larger, 0 for a draw.
/// FOURLINE_NO_SCORE if the position can't be solved.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fourline_solver_score(
    solver: *mut FourlineSolver,
    position: *const FourlinePosition,
) -> i32 {
    guarded(FOURLINE_NO_SCORE, || {
        // Safety: see `border`.
        let (solver, position) = unsafe { (behind_mut(solver)?, behind(position)?) };
        solver.0.score(&position.0, &Control::new()).map(Score::value).map_err(said)
    })
}

/// Writes what each column is worth, FOURLINE_NO_SCORE where it is full, and gives how many columns there are; 0 if
/// the position can't be solved or there is not enough room.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fourline_solver_scores(
    solver: *mut FourlineSolver,
    position: *const FourlinePosition,
    scores: *mut i32,
    room: usize,
) -> usize {
    guarded(0, || {
        // Safety: see `border`.
        let (solver, position) = unsafe { (behind_mut(solver)?, behind(position)?) };
        let found = solver.0.columns(&position.0, &Control::new()).map_err(said)?;
        let values: Vec<i32> =
            found.into_iter().map(|score| score.map_or(FOURLINE_NO_SCORE, Score::value)).collect();
        // Safety: see `border`.
        unsafe { fill(scores, room, &values) }
    })
}

/// Writes best play of both sides to the end as columns, and gives how many moves that are; 0 if the position can't
/// be solved or there is not enough room. There is always enough with 128.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fourline_solver_line(
    solver: *mut FourlineSolver,
    position: *const FourlinePosition,
    columns: *mut u32,
    room: usize,
) -> usize {
    guarded(0, || {
        // Safety: see `border`.
        let (solver, position) = unsafe { (behind_mut(solver)?, behind(position)?) };
        let found = solver.0.analyse(&position.0, &Control::new()).map_err(said)?;
        let line: Vec<u32> = found.line.iter().map(|column| column.index() as u32).collect();
        // Safety: see `border`.
        unsafe { fill(columns, room, &line) }
    })
}

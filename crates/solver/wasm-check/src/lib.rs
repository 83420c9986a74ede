//! The solver as a bare WebAssembly module for `check.mjs`: numbers in, numbers out, no glue.
//! The real page has its own bindings; this only shows that the solver is right and fast there.

#![warn(missing_docs)]

use fourline_rules::{Column, Position, Shape, Side};
use fourline_solver::{Control, Options, Solver};
use std::cell::RefCell;

struct State {
    solver: Solver,
    position: Position,
    turn: Side,
}

thread_local! {
    static STATE: RefCell<Option<State>> = const { RefCell::new(None) };
}

/// What [`score`] returns if there is none.
const NO_SCORE: i32 = -1000;

/// Starts over: empty board, empty table of this many bytes. 0 if all is well.
#[unsafe(no_mangle)]
pub extern "C" fn begin(memory_bytes: usize) -> i32 {
    STATE.with_borrow_mut(|state| {
        let position = Position::empty(Shape::CLASSIC);
        let solver = match state.take() {
            Some(mut old) => {
                old.solver.forget();
                old.solver
            }
            None => match Solver::new(Options { memory_bytes, threads: 1 }) {
                Ok(solver) => solver,
                Err(_) => return 1,
            },
        };
        *state = Some(State { solver, position, turn: Side::First });
        0
    })
}

/// Drops a disc into a column counted from 0. 0 if all is well.
#[unsafe(no_mangle)]
pub extern "C" fn play(column: u32) -> i32 {
    STATE.with_borrow_mut(|state| {
        let Some(state) = state else { return 1 };
        let Ok(column) = u8::try_from(column) else { return 1 };
        if state.position.drop(state.turn, Column::new(column)).is_err() {
            return 1;
        }
        state.turn = state.turn.other();
        0
    })
}

/// The exact score of the position, or -1000.
#[unsafe(no_mangle)]
pub extern "C" fn score() -> i32 {
    STATE.with_borrow_mut(|state| {
        let Some(state) = state else { return NO_SCORE };
        let score = state.solver.score(&state.position, &Control::new());
        score.map_or(NO_SCORE, |score| score.value())
    })
}

//! The exact solver.

use crate::position::Position;
use crate::values::{list, number_or_null, object, thrown, whole};
use fourline_binding::Problem;
use fourline_rules::Shape;
use fourline_solver::{Control, Options, Score, SolveError};
use js_sys::Array;
use wasm_bindgen::prelude::*;

/// Finds exact scores: positive if the side to move wins, the sooner the larger; 0 for a draw. It solves 5x4, 5x5,
/// 6x5, 6x6, 7x5, 7x6, 7x7 and 8x7 with lines of four. What takes long belongs in a worker.
#[wasm_bindgen]
pub struct Solver {
    solver: fourline_solver::Solver,
}

fn unsolved(error: SolveError) -> JsValue {
    thrown(Problem { code: "unsolved".to_string(), text: error.to_string() })
}

fn scores(columns: Vec<Option<Score>>) -> Array {
    list(columns.into_iter().map(|score| number_or_null(score.map(Score::value))))
}

#[wasm_bindgen]
impl Solver {
    /// A solver with so many bytes for its table; 8388608 if nothing is said.
    #[wasm_bindgen(constructor)]
    pub fn new(memory: Option<f64>) -> Result<Solver, JsValue> {
        let memory_bytes = whole(memory.unwrap_or(f64::from(8 << 20)), "memory")?;
        let memory_bytes = usize::try_from(memory_bytes).unwrap_or(usize::MAX);
        if !(Options::LEAST_MEMORY_BYTES..=1 << 30).contains(&memory_bytes) {
            let text =
                format!("memory must be {} to {} bytes", Options::LEAST_MEMORY_BYTES, 1 << 30);
            return Err(thrown(Problem::value(text)));
        }
        let solver = fourline_solver::Solver::new(Options { memory_bytes, threads: 1 });
        let mut solver = solver.map_err(|error| thrown(Problem::value(error.to_string())))?;
        solver.use_book(fourline_books::shipped(Shape::CLASSIC));
        Ok(Solver { solver })
    }

    /// The exact score for the side to move.
    pub fn score(&mut self, position: &Position) -> Result<i32, JsValue> {
        self.solver.score(&position.board, &Control::new()).map(Score::value).map_err(unsolved)
    }

    /// What each column is worth; null where it is full.
    #[wasm_bindgen(unchecked_return_type = "(number | null)[]")]
    pub fn scores(&mut self, position: &Position) -> Result<Array, JsValue> {
        self.solver.columns(&position.board, &Control::new()).map(scores).map_err(unsolved)
    }

    /// Score, scores, best moves and best play of both sides to the end.
    #[wasm_bindgen(unchecked_return_type = "Analysis")]
    pub fn analyse(&mut self, position: &Position) -> Result<JsValue, JsValue> {
        let found = self.solver.analyse(&position.board, &Control::new()).map_err(unsolved)?;
        let columns =
            |columns: &[fourline_rules::Column]| list(columns.iter().map(|c| c.index() as u32));
        Ok(object([
            ("score", found.score.value().into()),
            ("bestMoves", columns(&found.best).into()),
            ("line", columns(&found.line).into()),
            ("scores", scores(found.columns).into()),
            ("nodes", (found.nodes as f64).into()),
        ]))
    }

    /// The columns, from 0, that no other is better than.
    #[wasm_bindgen(js_name = bestMoves, unchecked_return_type = "number[]")]
    pub fn best_moves(&mut self, position: &Position) -> Result<Array, JsValue> {
        let columns = self.solver.columns(&position.board, &Control::new()).map_err(unsolved)?;
        let best = columns.iter().flatten().max().copied();
        let is_best = |&column: &usize| best.is_some() && columns[column] == best;
        Ok(list((0..columns.len()).filter(is_best).map(|column| column as u32)))
    }

    /// Forgets all positions, as if just made.
    pub fn forget(&mut self) {
        self.solver.forget();
    }
}

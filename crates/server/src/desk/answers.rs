//! What is answered, as JSON.

use crate::desk::query::Asked;
use fourline_binding::Problem;
use fourline_solver::{Analysis, Score};
use fourline_wire::Json;

/// What stands for a full column, as bots know it.
const FULL: i32 = 100;

fn list<T: ToString>(values: impl IntoIterator<Item = T>) -> String {
    let values: Vec<String> = values.into_iter().map(|value| value.to_string()).collect();
    format!("[{}]", values.join(","))
}

fn text(text: &str) -> String {
    Json::Text(text.to_string()).write()
}

/// What each column is worth: `{"pos":"4453","score":[...]}`.
pub fn solved(asked: &Asked, columns: &[Option<Score>]) -> String {
    let scores = columns.iter().map(|score| score.map_or(FULL, Score::value));
    format!("{{\"pos\":{},\"score\":{}}}", text(&asked.moves), list(scores))
}

/// All about a position. Columns count from 1, as in `pos`.
pub fn analysed(asked: &Asked, found: &Analysis) -> String {
    let shape = asked.position.shape();
    let columns = found
        .columns
        .iter()
        .map(|score| score.map_or_else(|| "null".to_string(), |score| score.value().to_string()));
    let number = |column: &fourline_rules::Column| column.index() + 1;
    let plies = found.score.plies_to_win(&asked.position);
    format!(
        "{{\"pos\":{},\"size\":\"{}x{}\",\"score\":{},\"columns\":{},\"best\":{},\"line\":{},\"plies\":{}}}",
        text(&asked.moves),
        shape.columns(),
        shape.rows(),
        found.score.value(),
        list(columns),
        list(found.best.iter().map(number)),
        list(found.line.iter().map(number)),
        plies.map_or_else(|| "null".to_string(), |plies| plies.to_string()),
    )
}

/// Why there is no answer.
pub fn problem(problem: &Problem) -> String {
    format!("{{\"error\":{},\"text\":{}}}", text(&problem.code), text(&problem.text))
}

//! Reasons, threats and reviews as JSON. Columns count from 1 at the left, rows from 1 at the top; sentences are English.

use fourline_app::words::Speaker;
use fourline_game::{Action, Seat};
use fourline_insight::words::Teller;
use fourline_insight::{By, Explanation, Judgement, Reason, Review, Reviewed, Threat};
use fourline_players::Prospect;
use fourline_rules::{Cell, Column, Shape, Side};
use fourline_solver::{FollowUpRule, Score};
use serde_json::{Value, json};

fn teller(shape: Shape) -> Teller {
    Speaker::default().teller(shape)
}

fn column(column: Column) -> usize {
    column.index() + 1
}

fn columns(all: &[Column]) -> Vec<usize> {
    all.iter().copied().map(column).collect()
}

fn cell(cell: Cell, shape: Shape) -> Value {
    json!({ "column": column(cell.column), "row": cell.row_number(shape.rows()) })
}

fn cells(all: &[Cell], shape: Shape) -> Vec<Value> {
    all.iter().map(|&one| cell(one, shape)).collect()
}

fn turns(all: &[Vec<Action>], shape: Shape) -> Vec<String> {
    all.iter().map(|turn| teller(shape).turn(turn)).collect()
}

/// A result with the number of turns of both sides to the end, or the estimate.
fn prospect_json(prospect: Option<Prospect>) -> Value {
    match prospect {
        None => Value::Null,
        Some(Prospect::Wins(turns)) => json!({ "result": "win", "turns": turns }),
        Some(Prospect::Loses(turns)) => json!({ "result": "loss", "turns": turns }),
        Some(Prospect::Draw) => json!({ "result": "draw" }),
        Some(Prospect::Estimate(score)) => json!({ "result": "unknown", "estimate": score }),
    }
}

pub fn threat_json(threat: &Threat, shape: Shape) -> Value {
    json!({
        "side": side(threat.side),
        "cell": cell(threat.cell, shape),
        "odd": threat.is_odd(),
        "playable": threat.is_playable(),
    })
}

fn side(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

pub fn explanation_json(one: &Explanation, shape: Shape) -> Value {
    json!({
        "move": teller(shape).turn(&one.actions),
        "best": one.is_best,
        "score": one.score.map(Score::value),
        "prospect": prospect_json(Some(one.prospect)),
        "reasons": reasons_json(&one.reasons, shape),
    })
}

fn reasons_json(reasons: &[Reason], shape: Shape) -> Vec<Value> {
    reasons.iter().map(|reason| reason_json(reason, shape)).collect()
}

fn reason_json(reason: &Reason, shape: Shape) -> Value {
    let mut object = json!({ "kind": reason.kind(), "proved": reason.is_proved() });
    let mut put = |key: &str, value: Value| object[key] = value;
    let by = |by: By| match by {
        By::Mover => json!("mover"),
        By::Opponent => json!("opponent"),
    };
    match reason {
        Reason::Wins { cells: all }
        | Reason::StopsFour { cells: all }
        | Reason::TwoThreats { cells: all }
        | Reason::LeavesFour { cells: all } => put("cells", json!(cells(all, shape))),
        Reason::GivesAbove { cell: one } | Reason::SpendsThreat { cell: one } => {
            put("cells", json!([cell(*one, shape)]));
        }
        Reason::SkipsAndWins { column: one } => put("columns", json!([column(*one)])),
        Reason::Forces { by: who, line, force, cells: all } => {
            put("by", by(*who));
            put("after", json!(columns(line)));
            put("force", json!(columns(force)));
            put("cells", json!(cells(all, shape)));
        }
        Reason::Squeezes { by: who, line, cells: all } => {
            put("by", by(*who));
            put("after", json!(columns(line)));
            put("cells", json!(cells(all, shape)));
        }
        Reason::FollowUp { by: who, line, wins, rule } => {
            put("by", by(*who));
            put("after", json!(columns(line)));
            put("wins", json!(wins));
            let (named, group) = follow_up_cells(rule);
            put("cells", json!(cells(&named, shape)));
            put("columns", json!(columns(&group)));
        }
        Reason::NoLineLeft { line } => put("after", json!(columns(line))),
        Reason::Line { turns: all } => put("line", json!(turns(all, shape))),
        Reason::Estimate(score) => put("estimate", json!(score)),
        Reason::GivesLine | Reason::GivesBothLines | Reason::OnlyMove => {}
    }
    put("text", json!(teller(shape).reason(reason)));
    object
}

/// The cells and columns that a rule names: what decides first, then the cell that must not be given.
fn follow_up_cells(rule: &FollowUpRule) -> (Vec<Cell>, Vec<Column>) {
    match rule {
        FollowUpRule::Claimeven { win } => (win.iter().copied().collect(), Vec::new()),
        FollowUpRule::OddThreat { threat } => (vec![*threat], Vec::new()),
        FollowUpRule::Standoff { denied, threat, win } => {
            (win.iter().copied().chain([*threat, *denied]).collect(), Vec::new())
        }
        FollowUpRule::Group { columns, win } => (win.iter().copied().collect(), columns.clone()),
    }
}

pub fn review_json(review: &Review, name: &str, shape: Shape) -> Value {
    json!({
        "game": name,
        "size": format!("{}x{}", shape.columns(), shape.rows()),
        "connect": shape.connect(),
        "over": review.ending.is_some(),
        "exact": review.is_exact,
        "accuracy": review.accuracy,
        "turning_point": review.turning_point.map(|number| number + 1),
        "graph": review.graph().into_iter().map(prospect_json).collect::<Vec<_>>(),
        "moves": review.turns.iter().map(|turn| turn_json(turn, shape)).collect::<Vec<_>>(),
    })
}

fn turn_json(turn: &Reviewed, shape: Shape) -> Value {
    json!({
        "seat": if turn.seat == Seat::One { 1 } else { 2 },
        "side": side(turn.side),
        "move": teller(shape).turn(&turn.actions),
        "judgement": turn.judgement.map(Judgement::kind),
        "counts": turn.counts,
        "score": turn.scores.map(|(_, played)| played.value()),
        "best_score": turn.scores.map(|(best, _)| best.value()),
        "prospect": prospect_json(turn.played),
        "best_prospect": prospect_json(turn.best),
        "reasons": reasons_json(&turn.reasons, shape),
        "better": turns(&turn.better, shape),
        "better_reasons": reasons_json(&turn.better_reasons, shape),
    })
}

//! What the solver proves about a drop: why it wins, draws or loses.

use crate::facts::facts;
use crate::force::{Force, force, squeeze};
use crate::reason::{By, Reason};
use fourline_game::Action;
use fourline_rules::{Cell, Column, Outcome, Position, Side};
use fourline_solver::{Control, FollowUp, Score, SolveError, Solver, follow_up};

/// How many discs of best play may come before what decides.
const BEFORE: usize = 8;

/// The reasons for a drop that is worth `score` to `side`, which is to move.
pub(crate) fn reasons(
    position: &Position,
    side: Side,
    column: Column,
    score: Score,
    solver: &mut Solver,
    control: &Control,
) -> Result<Vec<Reason>, SolveError> {
    let Some((mut reasons, after)) = facts(position, side, &[Action::Drop(column)]) else {
        return Ok(Vec::new());
    };
    if position.open_columns().count() == 1 {
        reasons.push(Reason::OnlyMove);
    }
    let is_over = after.outcome() != Outcome::Open;
    if is_over || reasons.iter().any(Reason::explains_result) {
        return Ok(reasons);
    }
    reasons.push(decisive(&after, side, score, solver, control)?);
    Ok(reasons)
}

/// What decides after the move: at once, or after some best play; else best play to the end.
fn decisive(
    after: &Position,
    side: Side,
    score: Score,
    solver: &mut Solver,
    control: &Control,
) -> Result<Reason, SolveError> {
    if let Some(reason) = decides(after, side, side.other(), score, &[]) {
        return Ok(reason);
    }
    let line = solver.best_line(after, control)?;
    let (mut position, mut turn) = (*after, side.other());
    for (played, &column) in line.iter().enumerate() {
        if position.drop(turn, column).is_err() || position.outcome() != Outcome::Open {
            break;
        }
        turn = turn.other();
        let before = &line[..=played];
        if let Some(reason) = decides(&position, side, turn, score, before) {
            return Ok(reason);
        }
        if before.len() == BEFORE {
            break;
        }
    }
    Ok(Reason::Line { turns: line.into_iter().map(|column| vec![Action::Drop(column)]).collect() })
}

/// What decides in this position, in which `turn` is to move after `line`.
fn decides(
    position: &Position,
    mover: Side,
    turn: Side,
    score: Score,
    line: &[Column],
) -> Option<Reason> {
    let by = |side: Side| if side == mover { By::Mover } else { By::Opponent };
    let winner = match score.value() {
        0 => None,
        1.. => Some(mover),
        _ => Some(mover.other()),
    };
    if winner.is_none() && no_line_left(position) {
        return Some(Reason::NoLineLeft { line: line.to_vec() });
    }
    if winner == Some(turn)
        && let Some(Force { line: force, cells }) = force(position, turn)
    {
        return Some(Reason::Forces { by: by(turn), line: line.to_vec(), force, cells });
    }
    if winner == Some(turn.other())
        && let Some(cells) = squeeze(position, turn.other())
    {
        return Some(Reason::Squeezes { by: by(turn.other()), line: line.to_vec(), cells });
    }
    let FollowUp { follower, value, rule } = follow_up(position)?;
    let wins = value > 0;
    let fits = match winner {
        Some(winner) => wins && follower == winner,
        None => !wins,
    };
    fits.then(|| Reason::FollowUp { by: by(follower), line: line.to_vec(), wins, rule })
}

/// Can neither side complete a line, even if it got every free cell?
fn no_line_left(position: &Position) -> bool {
    let shape = position.shape();
    !Side::BOTH.into_iter().any(|side| {
        let is_open = |cell: Cell| position.at(cell) != Some(side.other());
        let starts = shape.all_cells();
        starts.into_iter().any(|cell| {
            [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().any(|(right, up)| {
                (0..shape.connect() as i16).all(|step| {
                    let column = cell.column.index() as i16 + right * step;
                    let row = i16::from(cell.row) + up * step;
                    let (Ok(column), Ok(row)) = (u8::try_from(column), u8::try_from(row)) else {
                        return false;
                    };
                    let cell = Cell::new(Column::new(column), row);
                    shape.has_cell(cell) && is_open(cell)
                })
            })
        })
    })
}

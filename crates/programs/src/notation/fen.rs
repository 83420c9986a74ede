//! A FEN of the variant `cfour`: `7/7/7/7/3p3/3P3[PPPPP...ppppp...] w - - 2 2`. The first side is white and
//! has `P`. In brackets stand the discs that are left. The last two numbers count turns; they follow from
//! the board, so they are written but not believed.

use super::FenProblem;
use fourline_rules::{Cell, Position, Shape, Side};
use std::fmt::Write as _;

/// Reads a FEN; the line length is not in it.
pub fn read_fen(text: &str, connect: u32) -> Result<Position, FenProblem> {
    let mut fields = text.split_whitespace();
    let board = fields.next().ok_or(FenProblem::Fields)?;
    let turn = match fields.next() {
        Some("w") => Side::First,
        Some("b") => Side::Second,
        _ => return Err(FenProblem::Fields),
    };
    for _ in 0..2 {
        if fields.next().is_some_and(|field| field != "-") {
            return Err(FenProblem::Fields);
        }
    }
    for _ in 0..2 {
        if fields.next().is_some_and(|field| field.parse::<u32>().is_err()) {
            return Err(FenProblem::Fields);
        }
    }
    if fields.next().is_some() {
        return Err(FenProblem::Fields);
    }
    let (rows, pocket) = match board.split_once('[') {
        None => (board, None),
        Some((rows, pocket)) => (rows, Some(pocket.strip_suffix(']').ok_or(FenProblem::Pocket)?)),
    };
    let mut drawing = String::new();
    for row in rows.split('/') {
        read_row(row, &mut drawing)?;
        drawing.push('\n');
    }
    let position = Position::from_drawing(&drawing, connect).map_err(FenProblem::Board)?;
    if position.turn_by_count() != Some(turn) {
        return Err(FenProblem::Turn);
    }
    if let Some(pocket) = pocket
        && pocket != self::pocket(&position)
    {
        return Err(FenProblem::Pocket);
    }
    Ok(position)
}

fn read_row(row: &str, drawing: &mut String) -> Result<(), FenProblem> {
    let mut free = String::new();
    let fill = |free: &mut String, drawing: &mut String| {
        if !free.is_empty() {
            let cells = free.parse().ok().filter(|cells| (1..=16).contains(cells));
            for _ in 0..cells.ok_or(FenProblem::Row)? {
                drawing.push('.');
            }
            free.clear();
        }
        Ok(())
    };
    for found in row.chars() {
        if found.is_ascii_digit() {
            free.push(found);
            continue;
        }
        fill(&mut free, drawing)?;
        drawing.push(match found {
            'P' => 'X',
            'p' => 'O',
            other => return Err(FenProblem::Unexpected(other)),
        });
    }
    fill(&mut free, drawing)
}

/// Writes a position; `None` if the numbers of discs do not say whose turn it is.
pub fn write_fen(position: &Position) -> Option<String> {
    let shape = position.shape();
    let turn = match position.turn_by_count()? {
        Side::First => 'w',
        Side::Second => 'b',
    };
    let mut rows: Vec<String> = Vec::new();
    for row in (0..shape.rows()).rev() {
        let (mut text, mut free) = (String::new(), 0);
        for column in shape.all_columns() {
            let Some(side) = position.at(Cell::new(column, row)) else {
                free += 1;
                continue;
            };
            if free > 0 {
                write!(text, "{free}").expect("writing to a string");
            }
            free = 0;
            text.push(if side == Side::First { 'P' } else { 'p' });
        }
        if free > 0 {
            write!(text, "{free}").expect("writing to a string");
        }
        rows.push(text);
    }
    let discs = position.occupied().len();
    let pocket = pocket(position);
    Some(format!("{}[{pocket}] {turn} - - {discs} {}", rows.join("/"), discs / 2 + 1))
}

/// The discs that are left: half of the cells for each side, the odd one for the first.
fn pocket(position: &Position) -> String {
    let cells = position.shape().cells();
    let left = |side: Side, all: u32| (all.saturating_sub(position.discs(side).len())) as usize;
    let first = "P".repeat(left(Side::First, cells.div_ceil(2)));
    first + &"p".repeat(left(Side::Second, cells / 2))
}

/// The definition of a board as a variant of Fairy-Stockfish, for its option `VariantPath`. The board of
/// seven columns and six rows with lines of four is called `cfour`, as in its own list.
pub fn variant(shape: Shape) -> (String, String) {
    let name = match shape {
        Shape::CLASSIC => "cfour".to_string(),
        _ => format!("cfour-{}x{}-{}", shape.columns(), shape.rows(), shape.connect()),
    };
    let start = write_fen(&Position::empty(shape)).expect("an empty board has a turn");
    // Older versions call the rule that discs fall by another name; a version passes over what it does
    // not know.
    let text = format!(
        "[{name}]\nmaxRank = {}\nmaxFile = {}\nimmobile = p\nstartFen = {start}\npieceDrops = true\n\
         dropOnTop = true\nenclosingDrop = top\npromotionPieceTypes = -\ndoubleStep = false\n\
         castling = false\nstalemateValue = draw\nimmobilityIllegal = false\nconnectN = {}\nnMoveRule = 0\n",
        shape.rows(),
        shape.columns(),
        shape.connect(),
    );
    (name, text)
}

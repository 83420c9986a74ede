//! Positions as flat lists of values: Kaggle's, and the data set of the UCI repository.

use super::{ListProblem, NotationError};
use fourline_rules::{Cell, Position, Shape, Side};

/// Who wins with best play, for the first side: the last value of a line of the data set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// The first side.
    Win,
    /// The second side.
    Loss,
    /// Neither.
    Draw,
}

impl Class {
    const ALL: [Class; 3] = [Class::Win, Class::Loss, Class::Draw];

    const fn name(self) -> &'static str {
        match self {
            Class::Win => "win",
            Class::Loss => "loss",
            Class::Draw => "draw",
        }
    }
}

/// Reads 0, 1 and 2 row by row from the top; brackets around the list are passed over.
pub fn read_kaggle(text: &str, shape: Shape) -> Result<Position, NotationError> {
    let text = text.trim();
    let inner = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let values: Vec<&str> = match inner.contains(',') {
        true => inner.split(',').map(str::trim).collect(),
        false => inner.split_whitespace().collect(),
    };
    expect_length(values.len(), shape)?;
    let rows: Vec<u8> = (0..shape.rows()).rev().collect();
    let cells =
        rows.into_iter().flat_map(|row| shape.all_columns().map(move |c| Cell::new(c, row)));
    position(cells.zip(values), shape, ["0", "1", "2"])
}

/// Writes 0, 1 and 2 row by row from the top.
pub fn write_kaggle(position: &Position) -> String {
    let mut values = Vec::new();
    for row in (0..position.shape().rows()).rev() {
        for column in position.shape().all_columns() {
            values.push(value(position, Cell::new(column, row), ["0", "1", "2"]));
        }
    }
    format!("[{}]", values.join(", "))
}

/// Reads `b`, `x` and `o` column by column from the bottom, and who wins if that follows.
pub fn read_data(text: &str, shape: Shape) -> Result<(Position, Option<Class>), NotationError> {
    let mut values: Vec<&str> = text.trim().split(',').map(str::trim).collect();
    let class = |value: &&str| Class::ALL.into_iter().find(|class| class.name() == *value);
    let class = values.last().and_then(class);
    if class.is_some() {
        values.pop();
    }
    expect_length(values.len(), shape)?;
    let position = position(shape.all_cells().zip(values), shape, ["b", "x", "o"])?;
    Ok((position, class))
}

/// Writes `b`, `x` and `o` column by column from the bottom, and who wins if that is known.
pub fn write_data(position: &Position, class: Option<Class>) -> String {
    let cells = position.shape().all_cells();
    let mut values: Vec<&str> = cells.map(|cell| value(position, cell, ["b", "x", "o"])).collect();
    values.extend(class.map(Class::name));
    values.join(",")
}

fn expect_length(found: usize, shape: Shape) -> Result<(), NotationError> {
    let expected = shape.cells() as usize;
    if found == expected {
        return Ok(());
    }
    Err(NotationError::List(ListProblem::Length { expected, found }))
}

/// The position with these values in these cells; `names` are those of no disc and of the two sides.
fn position<'a>(
    values: impl Iterator<Item = (Cell, &'a str)>,
    shape: Shape,
    names: [&str; 3],
) -> Result<Position, NotationError> {
    let (columns, rows) = (usize::from(shape.columns()), usize::from(shape.rows()));
    let mut drawing = vec![vec!['.'; columns]; rows];
    for (number, (cell, value)) in values.enumerate() {
        let index = names.iter().position(|name| *name == value);
        let index = index.ok_or_else(|| {
            let (number, found) = (number + 1, value.to_string());
            let expected = names.map(str::to_string);
            NotationError::List(ListProblem::Value { number, found, expected })
        })?;
        drawing[rows - 1 - usize::from(cell.row)][cell.column.index()] = ['.', 'X', 'O'][index];
    }
    let lines: Vec<String> = drawing.into_iter().map(String::from_iter).collect();
    let read = Position::from_drawing(&lines.join("\n"), u32::from(shape.connect()));
    read.map_err(NotationError::Drawing)
}

fn value<'a>(position: &Position, cell: Cell, names: [&'a str; 3]) -> &'a str {
    match position.at(cell) {
        None => names[0],
        Some(Side::First) => names[1],
        Some(Side::Second) => names[2],
    }
}

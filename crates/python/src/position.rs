//! Discs on a board, which never change: each move makes a new position.
//!
//! This file has the package's only `unsafe`: Python's buffer protocol hands out pointers, so that numpy sees the
//! cells without a copy. They point into a frozen object which Python keeps alive for as long as the view.

use crate::errors::{bad, bad_value, illegal};
use crate::picture::{draw, options};
use fourline_binding as binding;
use fourline_rules::{Cell, Column, IllegalMove, MoveList, Shape, Side};
use pyo3::exceptions::{PyBufferError, PyIndexError};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};
use std::ffi::c_int;

/// Discs on a board. It never changes: each move makes another one.
///
/// Columns are counted from 0 at the left and rows from 0 at the top, as in arrays; a text of moves counts
/// columns from 1, as people do, unless `first=0`. Letters are understood too.
///
/// >>> from fourline import Position
/// >>> position = Position('4453')
/// >>> print(position)
/// . . . . . . .
/// . . . . . . .
/// . . . . . . .
/// . . . . . . .
/// . . . O . . .
/// . . O X X . .
/// >>> position.turn, position[5, 3], position.legal_moves()
/// (1, 1, [0, 1, 2, 3, 4, 5, 6])
/// >>> memoryview(position).shape
/// (6, 7)
///
/// `numpy.asarray(position)` is a view of its cells, without a copy: 0 is free, 1 and 2 are the sides.
#[pyclass(frozen, module = "fourline")]
pub struct Position {
    pub inner: fourline_rules::Position,
    /// Row by row from the top.
    cells: Vec<i8>,
    /// Rows and columns, and how far apart they are: for views of the cells.
    sides: [isize; 2],
    strides: [isize; 2],
}

impl Position {
    pub fn of(inner: fourline_rules::Position) -> Position {
        let (rows, columns) = (inner.shape().rows() as isize, inner.shape().columns() as isize);
        Position {
            cells: binding::cells(&inner),
            inner,
            sides: [rows, columns],
            strides: [columns, 1],
        }
    }
}

/// A position as an argument: a value of the class, or moves on the usual board.
pub fn position_of(value: &Bound<'_, PyAny>) -> PyResult<fourline_rules::Position> {
    if let Ok(position) = value.cast::<Position>() {
        return Ok(position.get().inner);
    }
    let moves = value.cast::<PyString>()?;
    binding::position(&moves.to_string_lossy(), Shape::CLASSIC, 1).map_err(bad)
}

fn side(number: i64) -> PyResult<Side> {
    match number {
        1 => Ok(Side::First),
        2 => Ok(Side::Second),
        _ => Err(bad_value(format!("a side is 1 or 2, not {number}"))),
    }
}

/// A refusal of the board, with the column as the caller counts it.
fn cannot(py: Python<'_>, error: IllegalMove) -> PyErr {
    let at = |cell: Cell| cell.column.index();
    match error {
        IllegalMove::NoSuchColumn(column) => {
            illegal(py, format!("there is no column {}", column.index()), "no-such-column")
        }
        IllegalMove::ColumnFull(column) => {
            illegal(py, format!("column {} is full", column.index()), "column-full")
        }
        IllegalMove::NoSuchCell(cell) => {
            illegal(py, format!("there is no such cell in column {}", at(cell)), "no-such-cell")
        }
        IllegalMove::EmptyCell(cell) => illegal(
            py,
            format!("there is no disc in that cell of column {}", at(cell)),
            "empty-cell",
        ),
        IllegalMove::OwnDisc(cell) => {
            illegal(py, format!("the disc in column {} is one's own", at(cell)), "own-disc")
        }
    }
}

/// The column with this index, far off if it is none.
fn column(index: i64) -> Column {
    Column::new(u8::try_from(index).unwrap_or(u8::MAX))
}

#[pymethods]
impl Position {
    #[new]
    #[pyo3(signature = (moves = "", *, size = "7x6", connect = 4, first = 1))]
    fn new(moves: &str, size: &str, connect: u32, first: u32) -> PyResult<Position> {
        let (columns, rows) =
            Shape::parse_size(size).map_err(|e| bad(binding::Problem::said(e)))?;
        let shape = binding::shape(columns, rows, connect).map_err(bad)?;
        binding::position(moves, shape, first).map(Position::of).map_err(bad)
    }

    /// A drawn board: '.' is free, 'X' the first side, 'O' the second.
    ///
    /// >>> Position.from_drawing('....\\n....\\n.O..\\nXXO.').discs
    /// 4
    #[staticmethod]
    #[pyo3(signature = (text, connect = 4))]
    fn from_drawing(text: &str, connect: u32) -> PyResult<Position> {
        let read = fourline_rules::Position::from_drawing(text, connect);
        read.map(Position::of).map_err(|error| bad(binding::Problem::said(error)))
    }

    /// A board as rows of 0, 1 and 2, the top row first: lists, or an array of numpy.
    ///
    /// >>> Position.from_array([[0, 0, 0, 0]] * 3 + [[1, 2, 1, 0]]).turn
    /// 2
    #[staticmethod]
    #[pyo3(signature = (rows, connect = 4))]
    fn from_array(rows: Vec<Vec<i64>>, connect: u32) -> PyResult<Position> {
        binding::from_cells(&rows, connect).map(Position::of).map_err(bad)
    }

    /// How many columns there are.
    #[getter]
    fn columns(&self) -> u8 {
        self.inner.shape().columns()
    }

    /// How many rows there are.
    #[getter]
    fn rows(&self) -> u8 {
        self.inner.shape().rows()
    }

    /// How many discs in a line win.
    #[getter]
    fn connect(&self) -> u8 {
        self.inner.shape().connect()
    }

    /// Rows and columns, as numpy has it.
    #[getter]
    fn shape(&self) -> (u8, u8) {
        (self.rows(), self.columns())
    }

    /// How many discs there are.
    #[getter]
    fn discs(&self) -> u32 {
        self.inner.occupied().len()
    }

    /// Whose turn it is, 1 or 2, by the numbers of discs; None if the game is over or they do not tell.
    #[getter]
    fn turn(&self) -> Option<usize> {
        binding::turn(&self.inner).map(|side| side.index() + 1)
    }

    /// 'open', 'first', 'second' (who has a line), 'both' or 'full'.
    #[getter]
    fn outcome(&self) -> &'static str {
        binding::result_of(&self.inner)
    }

    /// The side that has a line, 1 or 2.
    #[getter]
    fn winner(&self) -> Option<u8> {
        match binding::result_of(&self.inner) {
            "first" => Some(1),
            "second" => Some(2),
            _ => None,
        }
    }

    /// Has a side a line, or is the board full?
    #[getter]
    fn is_over(&self) -> bool {
        binding::result_of(&self.inner) != "open"
    }

    /// The columns that take a disc, from 0; none if the game is over.
    fn legal_moves(&self) -> Vec<usize> {
        match self.is_over() {
            true => Vec::new(),
            false => self.inner.open_columns().map(Column::index).collect(),
        }
    }

    /// The cells of all winning lines, as rows and columns from 0.
    ///
    /// >>> Position('1122334').winning_cells()
    /// [(5, 0), (5, 1), (5, 2), (5, 3)]
    fn winning_cells(&self) -> Vec<(u8, u8)> {
        binding::winning_cells(&self.inner)
    }

    /// The position after the side to move has dropped a disc into a column, from 0.
    ///
    /// >>> Position().play(3) == Position('4')
    /// True
    fn play(&self, py: Python<'_>, column: i64) -> PyResult<Position> {
        if self.is_over() {
            return Err(illegal(py, "the game is over".to_string(), "game-over"));
        }
        let Some(turn) = binding::turn(&self.inner) else {
            let text = "whose turn it is does not follow from the discs: use drop";
            return Err(illegal(py, text.to_string(), "unclear-turn"));
        };
        self.drop(py, turn.index() as i64 + 1, column)
    }

    /// The position after a side, 1 or 2, has dropped a disc; it need not be its turn.
    fn drop(&self, py: Python<'_>, side: i64, column: i64) -> PyResult<Position> {
        let mut after = self.inner;
        let by = self::side(side)?;
        after.drop(by, self::column(column)).map_err(|error| cannot(py, error))?;
        Ok(Position::of(after))
    }

    /// The position after a side has removed one of the other's discs; those above it fall.
    fn remove(&self, py: Python<'_>, side: i64, row: i64, column: i64) -> PyResult<Position> {
        let mut after = self.inner;
        let by = self::side(side)?;
        let row = i64::from(self.rows()) - 1 - row;
        let cell = Cell::new(self::column(column), u8::try_from(row).unwrap_or(u8::MAX));
        after.remove(by, cell).map_err(|error| cannot(py, error))?;
        Ok(Position::of(after))
    }

    /// The same with left and right exchanged.
    fn mirrored(&self) -> Position {
        Position::of(binding::mirrored(&self.inner))
    }

    /// Some moves that lead to it, as text; None if no game of alternating drops does.
    fn moves(&self) -> Option<String> {
        MoveList::leading_to(&self.inner).map(|moves| moves.to_string())
    }

    /// The cells as lists, the top row first.
    fn to_list(&self) -> Vec<Vec<i8>> {
        self.cells.chunks(self.columns() as usize).map(<[i8]>::to_vec).collect()
    }

    fn __getitem__(&self, place: (i64, i64)) -> PyResult<i8> {
        let (row, column) = place;
        let index = |at: i64, most: u8| {
            let most = i64::from(most);
            let at = if at < 0 { at + most } else { at };
            (0..most).contains(&at).then_some(at as usize)
        };
        match (index(row, self.rows()), index(column, self.columns())) {
            (Some(row), Some(column)) => Ok(self.cells[row * self.columns() as usize + column]),
            _ => Err(PyIndexError::new_err(format!(
                "there is no cell in row {row}, column {column} of a board of {} rows and {} columns",
                self.rows(),
                self.columns()
            ))),
        }
    }

    /// The picture as SVG. Themes: 'discs', 'squares', 'contrast', 'shapes'. `scores` are shown by the columns.
    #[pyo3(signature = (*, theme = None, dark = false, coordinates = true, scores = None, width = None))]
    fn svg(
        &self,
        py: Python<'_>,
        theme: Option<String>,
        dark: bool,
        coordinates: bool,
        scores: Option<Vec<Option<i32>>>,
        width: Option<i64>,
    ) -> PyResult<String> {
        let options = options(theme, dark, coordinates, scores, width)?;
        draw(py, || binding::svg(&binding::view_of(&self.inner), &options))
    }

    /// The same picture as PNG.
    #[pyo3(signature = (*, theme = None, dark = false, coordinates = true, scores = None, width = None))]
    fn png<'py>(
        &self,
        py: Python<'py>,
        theme: Option<String>,
        dark: bool,
        coordinates: bool,
        scores: Option<Vec<Option<i32>>>,
        width: Option<i64>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let options = options(theme, dark, coordinates, scores, width)?;
        let png = draw(py, || binding::png(&binding::view_of(&self.inner), &options))?;
        Ok(PyBytes::new(py, &png))
    }

    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<String> {
        self.svg(py, None, false, true, None, None)
    }

    fn __str__(&self) -> String {
        self.inner.to_string().trim_end().to_string()
    }

    fn __repr__(&self) -> String {
        let connect = match self.connect() {
            4 => String::new(),
            connect => format!(", connect={connect}"),
        };
        let rows: Vec<String> = self.__str__().lines().map(|row| row.replace(' ', "")).collect();
        format!("Position.from_drawing('{}'{connect})", rows.join("\\n"))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Position>().is_ok_and(|other| other.get().inner == self.inner)
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        self.inner.hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String, u8))> {
        let make = py.get_type::<Position>().getattr("from_drawing")?;
        Ok((make, (self.__str__(), self.connect())))
    }

    /// The cells as a buffer that can only be read: rows from the top, signed bytes.
    #[allow(unsafe_code)]
    unsafe fn __getbuffer__(
        slf: Bound<'_, Self>,
        view: *mut ffi::Py_buffer,
        flags: c_int,
    ) -> PyResult<()> {
        if view.is_null() {
            return Err(PyBufferError::new_err("there is no view to fill"));
        }
        if flags & ffi::PyBUF_WRITABLE == ffi::PyBUF_WRITABLE {
            return Err(PyBufferError::new_err("a position can't be written to"));
        }
        let position = slf.get();
        let asked = |flag: c_int| flags & flag == flag;
        // Safety: `view` is the caller's to be filled, and not null. All pointers lead into `position`, which is
        // frozen and kept alive by the reference in `obj`; the format is a constant.
        unsafe {
            (*view).buf = position.cells.as_ptr().cast_mut().cast();
            (*view).len = position.cells.len() as isize;
            (*view).readonly = 1;
            (*view).itemsize = 1;
            (*view).format = if asked(ffi::PyBUF_FORMAT) {
                c"b".as_ptr().cast_mut()
            } else {
                std::ptr::null_mut()
            };
            (*view).ndim = 2;
            (*view).shape = match asked(ffi::PyBUF_ND) {
                true => position.sides.as_ptr().cast_mut(),
                false => std::ptr::null_mut(),
            };
            (*view).strides = match asked(ffi::PyBUF_STRIDES) {
                true => position.strides.as_ptr().cast_mut(),
                false => std::ptr::null_mut(),
            };
            if !asked(ffi::PyBUF_ND) {
                (*view).ndim = 1;
            }
            (*view).suboffsets = std::ptr::null_mut();
            (*view).internal = std::ptr::null_mut();
            (*view).obj = slf.into_any().into_ptr();
        }
        Ok(())
    }
}

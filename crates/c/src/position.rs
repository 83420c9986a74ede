//! Positions.

use crate::border::{behind, behind_mut, fill, free, given, guarded, handle, text};
use fourline_binding::{self as binding, Problem};
use fourline_rules::{Column, Position, Shape};
use std::ffi::c_char;
use std::ptr::null_mut;

/// Discs on a board.
pub struct FourlinePosition(pub(crate) Position);

/// The position after these moves on the usual board, such as "4453" or "ddec"; "" for the empty one. Null if they
/// can't be played.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fourline_position_new(moves: *const c_char) -> *mut FourlinePosition {
    guarded(null_mut(), || {
        // Safety: see `border`.
        let moves = unsafe { text(moves) }?;
        let position = binding::position(moves, Shape::CLASSIC, 1)?;
        Ok(handle(FourlinePosition(position)))
    })
}

/// The same on a board with so many columns and rows, where so many discs in a line win.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fourline_position_new_on(
    columns: u32,
    rows: u32,
    connect: u32,
    moves: *const c_char,
) -> *mut FourlinePosition {
    guarded(null_mut(), || {
        // Safety: see `border`.
        let moves = unsafe { text(moves) }?;
        let position = binding::position(moves, binding::shape(columns, rows, connect)?, 1)?;
        Ok(handle(FourlinePosition(position)))
    })
}

/// Gives a position back. Null is fine.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fourline_position_free(position: *mut FourlinePosition) {
    // Safety: see `border`.
    unsafe { free(position) };
}

/// The side to move drops a disc into a column. False if it can't; then nothing has changed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fourline_position_play(
    position: *mut FourlinePosition,
    column: u32,
) -> bool {
    guarded(false, || {
        // Safety: see `border`.
        let position = &mut unsafe { behind_mut(position) }?.0;
        let turn = binding::turn(position).ok_or_else(|| Problem::value("the game is over"))?;
        let column = Column::new(u8::try_from(column).unwrap_or(u8::MAX));
        let dropped = position.drop(turn, column);
        dropped.map_err(|_| Problem::value("that column takes no disc"))?;
        Ok(true)
    })
}

/// How many columns the board has; 0 for null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fourline_position_columns(position: *const FourlinePosition) -> u32 {
    // Safety: see `border`.
    guarded(0, || Ok(unsafe { behind(position) }?.0.shape().columns().into()))
}

/// How many rows the board has; 0 for null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fourline_position_rows(position: *const FourlinePosition) -> u32 {
    // Safety: see `border`.
    guarded(0, || Ok(unsafe { behind(position) }?.0.shape().rows().into()))
}

/// Whose turn it is, 1 or 2; 0 if the game is over.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fourline_position_turn(position: *const FourlinePosition) -> u32 {
    guarded(0, || {
        // Safety: see `border`.
        let position = &unsafe { behind(position) }?.0;
        Ok(binding::turn(position).map_or(0, |side| side.index() as u32 + 1))
    })
}

/// The side with a line, 1 or 2; 0 if there is none; 3 if both have one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fourline_position_winner(position: *const FourlinePosition) -> u32 {
    guarded(0, || {
        // Safety: see `border`.
        let position = &unsafe { behind(position) }?.0;
        Ok(match binding::result_of(position) {
            "first" => 1,
            "second" => 2,
            "both" => 3,
            _ => 0,
        })
    })
}

/// Writes all cells, row by row from the top: 0 is free, 1 and 2 are the sides. Gives how many there are, or 0 if
/// there is not enough room.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fourline_position_cells(
    position: *const FourlinePosition,
    cells: *mut i8,
    room: usize,
) -> usize {
    guarded(0, || {
        // Safety: see `border`.
        unsafe { fill(cells, room, &binding::cells(&behind(position)?.0)) }
    })
}

/// The board as text, a line for each row. Give it back with fourline_text_free.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fourline_position_text(position: *const FourlinePosition) -> *mut c_char {
    // Safety: see `border`.
    guarded(null_mut(), || Ok(given(&unsafe { behind(position) }?.0.to_string())))
}

//! Games with house rules, and computer players.

use crate::border::{behind, behind_mut, free, given, guarded, handle, text};
use crate::position::FourlinePosition;
use fourline_binding::{Problem, Table, TableOptions, computer, read_rules};
use fourline_players::{Books, Stop, decide};
use std::ffi::c_char;
use std::ptr::null_mut;

/// A game in progress or over.
pub struct FourlineGame(Table);

/// A game under rules: the name of a preset ("classic", "second-chance", "strict", "power") or a text such as
/// "size=8x7 undo=3". The seed is for lots and computer players. Null if there are no such rules.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fourline_game_new(rules: *const c_char, seed: u64) -> *mut FourlineGame {
    guarded(null_mut(), || {
        // Safety: see `border`.
        let rules = read_rules(unsafe { text(rules) }?)?;
        let table = Table::new(&TableOptions { rules, seed, ..TableOptions::default() })?;
        Ok(handle(FourlineGame(table)))
    })
}

/// The game that a record tells. Null if it can't be read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fourline_game_from_record(record: *const c_char) -> *mut FourlineGame {
    guarded(null_mut(), || {
        // Safety: see `border`.
        let record = unsafe { text(record) }?;
        Ok(handle(FourlineGame(Table::from_record(record)?)))
    })
}

/// Gives a game back. Null is fine.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fourline_game_free(game: *mut FourlineGame) {
    // Safety: see `border`.
    unsafe { free(game) };
}

/// Carries a command out for a seat, 1 or 2, or with 0 for the one whose business it is: "drop d", "remove d6",
/// "block", "undo", "keep", "end", "pick X", "offer draw", "offer takeback", "accept", "decline", "resign", "abort",
/// "abandon", "flag". The time is in milliseconds since the beginning. False if that is not possible; then nothing
/// has changed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fourline_game_do(
    game: *mut FourlineGame,
    command: *const c_char,
    seat: u32,
    at_ms: u64,
) -> bool {
    guarded(false, || {
        // Safety: see `border`.
        let (game, command) = unsafe { (behind_mut(game)?, text(command)?) };
        let seat = Some(u8::try_from(seat).unwrap_or(u8::MAX)).filter(|&seat| seat != 0);
        game.0.act(command, seat, Some(at_ms))?;
        Ok(true)
    })
}

/// Lets a computer player do something for the seat to move: "1" to "10", "robot" or "random". False if the game is
/// over or there is no such player.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fourline_game_let_play(
    game: *mut FourlineGame,
    player: *const c_char,
) -> bool {
    guarded(false, || {
        // Safety: see `border`.
        let (game, player) = unsafe { (behind_mut(game)?, text(player)?) };
        let (table, computer) = (&mut game.0, computer(player)?);
        if table.game().turn().is_none() {
            return Err(Problem::value("the game is over"));
        }
        let limits = computer.limits(None);
        let (command, _) = decide(table.game(), computer, limits, &Stop::new(), &Books::default());
        let action = command.action.text(table.game().rules().shape);
        table.act(&action, Some(command.seat.number()), None)?;
        Ok(true)
    })
}

/// What the seat to move can do now, a command on each line. Give it back with fourline_text_free.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fourline_game_actions(game: *const FourlineGame) -> *mut c_char {
    // Safety: see `border`.
    guarded(null_mut(), || Ok(given(&unsafe { behind(game) }?.0.actions(None, false)?.join("\n"))))
}

/// The seat to move, 1 or 2; 0 if the game is over.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fourline_game_turn(game: *const FourlineGame) -> u32 {
    guarded(0, || {
        // Safety: see `border`.
        let turn = unsafe { behind(game) }?.0.game().turn();
        Ok(turn.map_or(0, |seat| seat.number().into()))
    })
}

/// The seat that won, 1 or 2; 0 if none did, or not yet.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fourline_game_winner(game: *const FourlineGame) -> u32 {
    // Safety: see `border`.
    guarded(0, || Ok(unsafe { behind(game) }?.0.winner().map_or(0, u32::from)))
}

/// The board of a game. Give it back with fourline_position_free.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fourline_game_position(
    game: *const FourlineGame,
) -> *mut FourlinePosition {
    guarded(null_mut(), || {
        // Safety: see `border`.
        let position = *unsafe { behind(game) }?.0.game().position();
        Ok(handle(FourlinePosition(position)))
    })
}

/// The record of a game: readable text from which it can be made again. Give it back with fourline_text_free.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fourline_game_record(game: *const FourlineGame) -> *mut c_char {
    // Safety: see `border`.
    guarded(null_mut(), || Ok(given(&unsafe { behind(game) }?.0.record())))
}

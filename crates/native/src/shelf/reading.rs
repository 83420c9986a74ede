//! Reading a game whose writing was cut short. A program that is killed leaves whole lines; a power
//! cut can also leave a torn one, which is left off.

use crate::files::parse_record;
use fourline_game::Game;
use fourline_game::record::RecordError;

/// Reads a record that may have been cut anywhere behind its setup.
pub(super) fn read_cut(text: &str) -> Result<Game, RecordError> {
    parse_record(text).or_else(|error| {
        let whole = whole_lines(text);
        let torn = if whole.len() < text.len() { parse_record(whole) } else { Err(error.clone()) };
        match torn {
            Ok(game) => Ok(game),
            // All lines are good, but the one that ended the game stands without its result. A
            // record without a result is not over, so that line is torn off with it.
            Err(missing) if missing.line > whole.lines().count() => {
                parse_record(whole_lines(whole.trim_end_matches('\n'))).map_err(|_| error)
            }
            Err(_) => Err(error),
        }
    })
}

/// The text up to its last line break.
pub(super) fn whole_lines(text: &str) -> &str {
    &text[..text.rfind('\n').map_or(0, |at| at + 1)]
}

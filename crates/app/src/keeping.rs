//! Keeping games while they are played: the effects of a session that concern the shelf.

use crate::offer::Said;
use crate::session::{Effect, Session};
use crate::shelf::{Opened, Shelf, ShelfError};
use fourline_game::record;
use fourline_players::UnknownPlayer;
use std::path::PathBuf;

/// What became of a game when its session was left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Farewell {
    /// There was nothing to keep: no move was made, or the game is over.
    Nothing,
    /// It is kept here.
    Kept(PathBuf),
    /// It could not be kept; this is its record.
    NotKept {
        /// Why.
        error: ShelfError,
        /// The whole game.
        record: String,
    },
    /// It continues at a table elsewhere: the seat stays, and this link leads back to it.
    SeatStays(String),
    /// It was watched at a table elsewhere; this link leads back to it.
    Watched(String),
}

/// Does what the effects ask of the shelf, and gives back those that are for others. What can't be kept
/// is reported once, and the game continues.
pub fn keep_up(session: &mut Session, effects: Vec<Effect>, shelf: &mut dyn Shelf) -> Vec<Effect> {
    let mut others = Vec::new();
    for effect in effects {
        let done = match effect {
            Effect::Keep => shelf.keep(session.slot, session.game()).map(|slot| {
                session.slot = Some(slot);
                session.is_not_kept = false;
            }),
            Effect::Finish => finish(session, shelf).map(|path| session.say(Said::Finished(path))),
            Effect::Discard(slot) => shelf.discard(slot),
            other => {
                others.push(other);
                Ok(())
            }
        };
        if let Err(error) = done
            && !std::mem::replace(&mut session.is_not_kept, true)
        {
            session.say(Said::NotKept(error));
        }
    }
    others
}

/// A session that continues a game from the shelf.
pub fn resume(opened: Opened, now_ms: u64) -> Result<Session, UnknownPlayer> {
    let mut session = Session::resume(opened.game, Some(opened.slot), now_ms)?;
    if opened.is_copy {
        session.say(Said::ResumedCopy);
    }
    Ok(session)
}

/// Puts a game that is over to the finished ones. What can't be written is tried again when the session
/// is left.
fn finish(session: &mut Session, shelf: &mut dyn Shelf) -> Result<PathBuf, ShelfError> {
    session.end_is_kept = false;
    let path = shelf.finish(session.slot, session.game())?;
    session.slot = None;
    session.end_is_kept = true;
    Ok(path)
}

/// Leaves a session: the game is brought safely to the shelf, or its record is handed out. After an error
/// the session still has the game.
pub fn leave(session: &mut Session, shelf: &mut dyn Shelf) -> Farewell {
    session.restore();
    let kept = if let Some(farewell) = session.leave_away() {
        return farewell;
    } else if session.is_in_play() {
        shelf.keep(session.slot, session.game()).and_then(|slot| {
            session.slot = Some(slot);
            shelf.leave(slot)
        })
    } else if session.game().ending().is_some() && !session.end_is_kept {
        finish(session, shelf)
    } else {
        // A game without a move, or one that was finished before: there is nothing to continue.
        if let Some(slot) = session.slot.take() {
            let _ = shelf.leave(slot);
        }
        return Farewell::Nothing;
    };
    match kept {
        Ok(path) => {
            session.slot = None;
            Farewell::Kept(path)
        }
        Err(error) => Farewell::NotKept { error, record: record::write(session.game()) },
    }
}

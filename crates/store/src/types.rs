//! What is kept, as plain values. Times are milliseconds since 1970 unless they say otherwise.

use std::fmt;

/// Names a table, or a table to its spectators: 1 to 64 letters and digits. Who knows it may look, so it
/// is long and random; making it is the server's business.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(String);

impl TableId {
    /// Reads an id; `None` if it can't be one.
    pub fn parse(text: &str) -> Option<TableId> {
        let is_fine = (1..=64).contains(&text.len())
            && text.bytes().all(|letter| letter.is_ascii_alphanumeric());
        is_fine.then(|| TableId(text.to_string()))
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// By what a table is looked for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// The id of the invitation and of the players.
    Table(TableId),
    /// The id for spectators.
    Watch(TableId),
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq)]
pub struct SeatRow {
    /// The name, checked by the server.
    pub name: String,
    /// A person, or which computer.
    pub kind: String,
    /// The hash of the token that the seat belongs to; computers have none.
    pub token: Option<[u8; 32]>,
}

impl fmt::Debug for SeatRow {
    /// Without the token.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SeatRow")
            .field("name", &self.name)
            .field("kind", &self.kind)
            .field("has_token", &self.token.is_some())
            .finish()
    }
}

/// A new table. If both seats are taken, its game begins at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// For invitation and players.
    pub id: TableId,
    /// For spectators.
    pub watch: TableId,
    /// When it was made.
    pub created_ms: u64,
    /// What was agreed on, in the server's own form.
    pub terms: String,
    /// Does a clock run? Such tables are watched over after a restart.
    pub timed: bool,
    /// Is the invitation shown in the lobby?
    pub listed: bool,
    /// The seat of the one who invites: 1 or 2.
    pub host_seat: u8,
    /// Who sits where.
    pub seats: [Option<SeatRow>; 2],
    /// For everything random at this table.
    pub seed: u64,
    /// The table whose rematch this is.
    pub previous: Option<TableId>,
    /// The score before this game: wins of seat 1, wins of seat 2, draws.
    pub series: [u32; 3],
}

/// Takes a free seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Of this table.
    pub id: TableId,
    /// 1 or 2.
    pub seat: u8,
    /// For this player.
    pub row: SeatRow,
    /// When.
    pub now_ms: u64,
}

/// What came of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claimed {
    /// The seat belongs to the claim's token: since now, or because the claim was repeated.
    Done,
    /// Another one has it.
    Taken,
    /// There is no such table or no such seat.
    Gone,
}

/// A command to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// At this table.
    pub id: TableId,
    /// How many commands are before it.
    pub after: u32,
    /// The sender's own name for it; the same one is never kept twice at a table.
    pub command_id: String,
    /// The command as a record writes it.
    pub text: String,
    /// The game's own time.
    pub at_ms: u64,
    /// When it came in.
    pub wall_ms: u64,
    /// The result, if it ends the game.
    pub over: Option<String>,
}

/// What came of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is kept.
    Done,
    /// A command of this name is kept already.
    Already {
        /// How many commands are before that one.
        after: u32,
    },
    /// The table does not stand where the command expects it: there are more commands or fewer, the game
    /// is over, or it has not begun.
    Conflict {
        /// How many commands there are.
        length: u32,
    },
    /// There is no such table.
    Gone,
}

/// A kept command. How many are before it follows from its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredCommand {
    /// The sender's own name for it.
    pub command_id: String,
    /// The command as a record writes it.
    pub text: String,
    /// The game's own time.
    pub at_ms: u64,
    /// When it came in.
    pub wall_ms: u64,
}

/// A table as it is now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// What it was made with, and who sits there now.
    pub table: NewTable,
    /// When both seats were taken.
    pub begun_ms: Option<u64>,
    /// The result, if the game is over.
    pub over: Option<String>,
    /// All commands, in order.
    pub commands: Vec<StoredCommand>,
    /// The rematch: its id, and its id for spectators.
    pub next: Option<(TableId, TableId)>,
}

/// The rematch of a table; there is at most one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Follow {
    /// Of this table.
    pub previous: TableId,
    /// The new table. Its own `previous` is not looked at.
    pub table: NewTable,
}

/// What came of a rematch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Followed {
    /// The new table is there.
    Done,
    /// This one was there before.
    Already(TableId),
}

/// An open invitation that everybody may see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// Where to join.
    pub id: TableId,
    /// When it was made.
    pub created_ms: u64,
    /// What is to be agreed on.
    pub terms: String,
    /// Where the host sits: 1 or 2.
    pub host_seat: u8,
    /// The host's name.
    pub name: String,
}

/// A place in the lobby: it goes on behind this invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LobbyMark {
    /// When the last one that was seen was made.
    pub created_ms: u64,
    /// Its id.
    pub id: TableId,
}

/// A time in which no node was there to take commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// The last pulse before it.
    pub from_ms: u64,
    /// The first pulse after it.
    pub to_ms: u64,
}

/// Pulses that are further apart leave a gap.
pub const LONGEST_PAUSE_MS: u64 = 3_000;

/// What is old enough to go. Of each kind at most `at_most` are deleted in one call, so that no call takes
/// long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tidy {
    /// Invitations that were made before this and are still open.
    pub open_before_ms: u64,
    /// Games that ended before this.
    pub over_before_ms: u64,
    /// Games that were not touched since this. Older gaps go as well.
    pub idle_before_ms: u64,
    /// How many of each kind.
    pub at_most: u32,
}

/// How many were deleted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tidied {
    /// Open invitations.
    pub open: u64,
    /// Finished games.
    pub over: u64,
    /// Games that were left.
    pub idle: u64,
}

/// Tables are touched by the hour: what is that old is told exactly enough, and most commands need not
/// change the row of their table.
pub(crate) const HOUR_MS: u64 = 3_600_000;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_letters_and_digits() {
        for fine in ["a", "abcdefghijklmnop", &"7".repeat(64)] {
            assert_eq!(TableId::parse(fine).unwrap().as_str(), fine);
        }
        for bad in ["", "a b", "a'", "ä", "../x", &"7".repeat(65)] {
            assert_eq!(TableId::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_token_is_never_shown() {
        let row = SeatRow { name: "Ann".into(), kind: "human".into(), token: Some([65; 32]) };
        let shown = format!("{row:?}");
        assert!(!shown.contains("65") && !shown.contains("AAA"), "{shown}");
    }
}

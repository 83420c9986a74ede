//! What is asked over HTTP: inviting, joining, looking. A front end sends a [`Call`] as it is, with the
//! device's token, and hands the answer to [`Call::read`].

use crate::reason::Trouble;
use fourline_wire::{Created, Join, Joined, Lobby, NewTable, Summary, TableId, WireError};

/// How a call is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Something is looked at.
    Get,
    /// Something is done.
    Post,
    /// Something is withdrawn.
    Delete,
}

/// A call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// How.
    pub method: Method,
    /// The path on the server.
    pub path: String,
    /// What goes with it, as JSON.
    pub body: Option<String>,
    kind: Kind,
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A table was made.
    Created(Created),
    /// The seat is taken, by this device.
    Joined(Joined),
    /// A table in a few words.
    Summary(Box<Summary>),
    /// Open invitations.
    Lobby(Lobby),
    /// The record of a game.
    Record(String),
    /// The invitation is withdrawn.
    Cancelled,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Create,
    Join,
    Look,
    Lobby,
    Record,
    Cancel,
}

const GAMES: &str = "/api/v1/games";

impl Call {
    /// Make a table.
    pub fn create(table: &NewTable) -> Call {
        let body = Some(table.write());
        Call { method: Method::Post, path: GAMES.to_string(), body, kind: Kind::Create }
    }

    /// Take the free seat at a table.
    pub fn join(id: &TableId, name: &str) -> Call {
        let body = Some(Join { name: name.to_string() }.write());
        Call { method: Method::Post, path: format!("{GAMES}/{id}/join"), body, kind: Kind::Join }
    }

    /// Look at a table, by either of its ids.
    pub fn look(id: &TableId) -> Call {
        Call::get(format!("{GAMES}/{id}"), Kind::Look)
    }

    /// The open invitations that are listed.
    pub fn lobby() -> Call {
        Call::get("/api/v1/lobby".to_string(), Kind::Lobby)
    }

    /// The record of a game.
    pub fn record(id: &TableId) -> Call {
        Call::get(format!("{GAMES}/{id}/record"), Kind::Record)
    }

    /// Withdraw an invitation.
    pub fn cancel(id: &TableId) -> Call {
        let (method, kind) = (Method::Delete, Kind::Cancel);
        Call { method, path: format!("{GAMES}/{id}"), body: None, kind }
    }

    fn get(path: String, kind: Kind) -> Call {
        Call { method: Method::Get, path, body: None, kind }
    }

    /// Reads what the server has answered, with its status.
    pub fn read(&self, status: u16, text: &str) -> Result<Answer, Trouble> {
        if !(200..300).contains(&status) {
            return Err(Trouble::of_answer(status, text));
        }
        let answer = match self.kind {
            Kind::Create => Created::read(text).map(Answer::Created),
            Kind::Join => Joined::read(text).map(Answer::Joined),
            Kind::Look => Summary::read(text).map(|summary| Answer::Summary(Box::new(summary))),
            Kind::Lobby => Lobby::read(text).map(Answer::Lobby),
            Kind::Record => Ok(Answer::Record(text.to_string())),
            Kind::Cancel => Ok(Answer::Cancelled),
        };
        answer.map_err(|_: WireError| Trouble::Strange)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_game::Seat;
    use fourline_rules::Rules;
    use fourline_wire::{Refused, Terms};

    #[test]
    fn answers_are_read_and_others_are_not_believed() {
        let id = TableId::from_bytes([7; 10]);
        let table = NewTable {
            terms: Terms::new(Rules::POWER),
            name: "Ann".to_string(),
            opponent: None,
            listed: true,
        };
        let create = Call::create(&table);
        assert_eq!((create.method, create.path.as_str()), (Method::Post, "/api/v1/games"));
        assert_eq!(NewTable::read(create.body.as_deref().unwrap()), Ok(table));
        let created = Created { id: id.clone(), watch: id.clone(), seat: Seat::One };
        assert_eq!(create.read(201, &created.write()), Ok(Answer::Created(created)));
        assert_eq!(create.read(200, "<html>"), Err(Trouble::Strange));
        let full = Refused::Full;
        assert_eq!(create.read(503, &full.write()), Err(Trouble::Refused(full)));
        assert_eq!(Call::look(&id).read(502, "bad gateway"), Err(Trouble::Unreachable));
        assert_eq!(Call::lobby().read(404, "nothing"), Err(Trouble::Strange));
        assert_eq!(Call::join(&id, "Bob").path, format!("/api/v1/games/{id}/join"));
        assert_eq!(Call::cancel(&id).read(204, ""), Ok(Answer::Cancelled));
    }
}

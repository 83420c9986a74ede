//! What the messages of a table mean.

use super::{Link, Pending, Socket, Stage, Table, heard_reaction};
use crate::reason::{Trouble, reason};
use crate::state::{away_state, presence};
use fourline_app::{AwayNews, Notice, ToTable};
use fourline_wire::{
    CommandId, Happened, Json, Notice as Told, PROTOCOL, Phase, Refused, State, TableId, ToClient,
    ToServer, read_command,
};

/// What is sent again because the server is busy waits at least so long.
const AGAIN_MS: u64 = 500;

impl Link {
    /// A message came. What can't be read, or does not fit, is not believed.
    pub fn heard(&mut self, socket: Socket, text: &str, now_ms: u64) {
        self.now_ms = self.now_ms.max(now_ms);
        if !self.is_current(socket) {
            return;
        }
        if let Stage::Up { heard_ms, due_ms } = &mut self.stage {
            (*heard_ms, *due_ms) = (self.now_ms, None);
        }
        match ToClient::read(text) {
            Ok(ToClient::Welcome { protocol, .. }) if protocol > PROTOCOL => {
                self.end(Trouble::Newer);
            }
            Ok(ToClient::Welcome { you, state, table: id, watch, .. }) => {
                self.welcomed(Table { you, id, watch, state: *state });
            }
            Ok(message) if self.is_up() => self.take_in(message),
            Ok(ToClient::Error(why)) => self.refused_to_talk(why),
            Ok(ToClient::Happened(Happened { after, .. })) => self.note(after),
            Ok(_) => {}
            Err(_) if !self.is_up() => {
                let json = Json::read(text).unwrap_or(Json::Null);
                let is_newer =
                    matches!(json.get("protocol"), Json::Number(n) if *n > PROTOCOL.into());
                self.end(if is_newer { Trouble::Newer } else { Trouble::Strange });
            }
            Err(_) => {}
        }
    }

    fn welcomed(&mut self, table: Table) {
        let is_first = self.table.is_none();
        let (you, state) = (table.you, table.state.clone());
        if !self.take_table(table) {
            return self.end(Trouble::Strange);
        }
        self.stage = Stage::Up { heard_ms: self.now_ms, due_ms: None };
        self.back_off.reset();
        if self.lost_since_ms.take().is_some() {
            self.news(AwayNews::Line(self.line()));
        }
        if self.notice.take().is_some() {
            self.news(AwayNews::Notice(None));
        }
        self.look_further(&state);
        for pending in &mut self.pending {
            pending.again_ms = None;
        }
        for Pending { message, .. } in self.pending.clone() {
            self.send(&message);
        }
        if let Some(yes) = self.rematch.filter(|_| state.phase == Phase::Over) {
            self.tell(ToTable::Rematch(yes), self.now_ms);
        }
        // The rematch may have been made while there was no connection.
        if (!is_first || self.goes_along && you.is_some())
            && let Some(next) = state.next
        {
            self.follow(next.id, Some(next.watch));
        }
    }

    /// Takes a whole state over; false if it makes no sense.
    fn take_table(&mut self, table: Table) -> bool {
        let away = away_state(&table.state, table.you, &self.place, self.now_ms);
        let Some(away) = away else { return false };
        self.table = Some(table);
        self.is_fetching = false;
        self.news(AwayNews::State(Box::new(away)));
        true
    }

    /// A command is known to exist.
    fn note(&mut self, after: u32) {
        self.furthest = self.furthest.max(after.saturating_add(1));
    }

    /// A state that is older than what came before it is asked for once more.
    fn look_further(&mut self, state: &State) {
        if state.length < self.furthest {
            self.furthest = state.length;
            self.tell(ToTable::Fetch, self.now_ms);
        }
    }

    fn take_in(&mut self, message: ToClient) {
        let Some(table) = &self.table else { return };
        match message {
            ToClient::State(state) => {
                let (you, id, watch) = (table.you, table.id.clone(), table.watch.clone());
                self.is_fetching = false;
                self.take_table(Table { you, id, watch, state: *state.clone() });
                self.look_further(&state);
                if let Some(next) = state.next {
                    self.follow(next.id, Some(next.watch));
                }
            }
            ToClient::Happened(Happened { after, command, at_ms, clocks_ms }) => {
                let shape = table.state.terms.rules.shape;
                self.note(after);
                match read_command(&command, at_ms, shape) {
                    Some(command) => {
                        let after = after as usize;
                        self.news(AwayNews::Happened { after, command, clocks_ms });
                    }
                    None => self.tell(ToTable::Fetch, self.now_ms),
                }
            }
            ToClient::Kept { id, after } => {
                if self.answered(&id) {
                    self.news(AwayNews::Kept { after: after as usize });
                }
            }
            ToClient::Refused { id, why } => self.refused(id, &why),
            ToClient::Presence(told) => {
                let now_ms = self.now_ms;
                self.news(AwayNews::Presence(told.map(|told| presence(told, now_ms))));
            }
            ToClient::Reaction { seat, kind } => {
                self.news(AwayNews::Reacted(seat, heard_reaction(kind)));
            }
            ToClient::Rematch { offered, id, watch } => self.take_rematch(offered, id, watch),
            ToClient::Notice(told) => {
                self.notice = match told {
                    Told::Restarting { .. } => Some(Notice::Restarting),
                    Told::ReadOnly => Some(Notice::ReadOnly),
                    Told::Writable => None,
                };
                self.news(AwayNews::Notice(self.notice));
            }
            ToClient::Error(why) => self.refused_to_talk(why),
            ToClient::Pong { .. } | ToClient::Welcome { .. } => {}
        }
    }

    fn take_rematch(&mut self, offered: [bool; 2], id: Option<TableId>, watch: Option<TableId>) {
        let me = self.you();
        if self.rematch.is_some_and(|yes| me.is_some_and(|me| offered[me.index()] == yes)) {
            self.rematch = None;
        }
        self.news(AwayNews::Rematch(offered));
        self.follow(id, watch);
    }

    /// Is this the answer to something that waits for it? Then it waits no longer.
    fn answered(&mut self, id: &CommandId) -> bool {
        let before = self.pending.len();
        self.pending.retain(|pending| pending.id != *id);
        self.pending.len() < before
    }

    fn refused(&mut self, id: Option<CommandId>, why: &Refused) {
        let again_ms = match why {
            Refused::Busy => Some(AGAIN_MS),
            Refused::TooFast { retry_ms } => Some((*retry_ms).max(AGAIN_MS)),
            // The socket closes soon, and a new one repeats it.
            Refused::Stopping => Some(u64::MAX),
            _ => None,
        };
        let Some(id) = id else {
            return self.news(AwayNews::Refused { after: None, reason: reason(why) });
        };
        let mine = self.pending.iter_mut().find(|pending| pending.id == id);
        match (mine, again_ms) {
            // An answer that came before, to something that was repeated.
            (None, _) => {}
            (Some(pending), Some(in_ms)) => {
                pending.again_ms = (in_ms < u64::MAX).then(|| self.now_ms.saturating_add(in_ms));
            }
            (Some(pending), None) => {
                let after = match pending.message {
                    ToServer::Command { after, .. } => Some(after as usize),
                    _ => None,
                };
                self.answered(&id);
                self.news(AwayNews::Refused { after, reason: reason(why) });
            }
        }
    }

    /// The server closes the connection, for this reason.
    fn refused_to_talk(&mut self, why: Refused) {
        match why.is_passing() {
            true => self.give_up(),
            false => self.end(Trouble::Refused(why)),
        }
    }
}

//! A client as it should be: it keeps what it was told, sends what was not answered again, and notes down
//! everything that contradicts what it was told before.

use super::Dice;
use crate::table::ConnId;
use crate::token::Token;
use fourline_game::{Action, Game, Offer, Seat, record};
use fourline_rules::Column;
use fourline_wire::{CommandId, Phase, Refused, ToClient, ToServer, read_command};
use std::collections::BTreeMap;

/// Who a client at the table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    Player(Seat),
    /// Came by the link for watching.
    Spectator,
    /// Has a token of no seat, and tries everything.
    Intruder,
}

pub(super) struct Client {
    pub role: Role,
    pub token: Token,
    /// The node and the connection; messages of older connections are not listened to.
    pub at: Option<(usize, ConnId)>,
    pub game: Option<Game>,
    pub seat: Option<Seat>,
    pub pending: Option<ToServer>,
    pub sent_ms: u64,
    /// What was acknowledged: place by id.
    pub kept: BTreeMap<String, u32>,
    /// What was refused for good.
    pub refused: BTreeMap<String, String>,
    /// For which place each command was sent.
    sent: BTreeMap<String, u32>,
    pub has_next: bool,
    pub wants_rematch: bool,
    pub has_fetched: bool,
    number: u64,
    name: &'static str,
}

impl Client {
    pub fn new(role: Role, name: &'static str, token: Token) -> Client {
        Client {
            role,
            token,
            at: None,
            game: None,
            seat: None,
            pending: None,
            sent_ms: 0,
            kept: BTreeMap::new(),
            refused: BTreeMap::new(),
            sent: BTreeMap::new(),
            has_next: false,
            wants_rematch: false,
            has_fetched: false,
            number: 0,
            name,
        }
    }

    fn is_player(&self) -> bool {
        matches!(self.role, Role::Player(_))
    }

    pub fn length(&self) -> u32 {
        self.game.as_ref().map_or(0, |game| game.commands().len() as u32)
    }

    /// Something new to send.
    pub fn wish(&mut self, dice: &mut Dice) -> Option<ToServer> {
        let game = self.game.as_ref()?;
        self.number += 1;
        let id = CommandId::new(&format!("{}-{}", self.name, self.number)).expect("letters");
        if game.turn().is_none() {
            self.wants_rematch = dice.chance(50);
            return Some(ToServer::Rematch { yes: self.wants_rematch });
        }
        if dice.chance(4) {
            return Some(ToServer::Claim { id });
        }
        let is_mine = game.turn() == self.seat;
        if !is_mine && dice.chance(50) && self.role != Role::Intruder {
            return None;
        }
        let shape = game.rules().shape;
        let action = match dice.below(100) {
            0..80 => Action::Drop(Column::new(dice.below(u64::from(shape.columns())) as u8)),
            80..84 => Action::Offer(Offer::TakeBack),
            84..86 => Action::Offer(Offer::Draw),
            86..89 => Action::Accept,
            89..91 => Action::Undo,
            91..94 => Action::Decline,
            94..96 => Action::EndTurn,
            96 => Action::DropNowhere,
            97 if dice.chance(20) => Action::Abort,
            98 if dice.chance(20) => Action::Resign,
            _ => Action::Flag,
        };
        let after = match dice.below(20) {
            0 => self.length().saturating_sub(1),
            1 => self.length() + 1,
            _ => self.length(),
        };
        self.sent.insert(id.to_string(), after);
        Some(ToServer::Command { id, after, action: action.text(shape) })
    }

    /// Takes a message in. `truth` is what is stored, as commands with their text. What comes back is a
    /// wish to fetch.
    pub fn hear(&mut self, message: &ToClient, truth: &[(String, u64)]) -> Result<bool, String> {
        let fetch = match message {
            ToClient::Welcome { you, table, state, .. } => {
                let seat = match self.role {
                    Role::Player(seat) => Some(seat),
                    Role::Spectator | Role::Intruder => None,
                };
                check(*you == seat || state.phase == Phase::Open, || {
                    format!("I3: {} is given the seat {you:?}", self.name)
                })?;
                check(table.is_none() || self.role != Role::Spectator, || {
                    "I10: who watches is told the invitation".to_string()
                })?;
                self.seat = *you;
                return self.hear_state(state, truth);
            }
            ToClient::State(state) => return self.hear_state(state, truth),
            ToClient::Happened(happened) => {
                let place = happened.after as usize;
                let real = truth.get(place).cloned();
                check(real == Some((happened.command.clone(), happened.at_ms)), || {
                    format!("I1, I4: {} is told {happened:?}, but {real:?} is stored", self.name)
                })?;
                match &mut self.game {
                    Some(game) if place == game.commands().len() => {
                        let shape = game.rules().shape;
                        let command = read_command(&happened.command, happened.at_ms, shape);
                        let played = command.map(|command| game.play(command));
                        check(matches!(played, Some(Ok(_))), || {
                            format!("I2: {} can't play {happened:?}: {played:?}", self.name)
                        })?;
                        false
                    }
                    Some(game) => place > game.commands().len(),
                    None => true,
                }
            }
            ToClient::Kept { id, after } => {
                let id = id.to_string();
                let before = self.kept.insert(id.clone(), *after);
                check(before.is_none_or(|before| before == *after), || {
                    format!("I5: {id} was kept at {before:?}, now at {after}")
                })?;
                let refused = self.refused.get(&id);
                check(refused.is_none(), || {
                    format!("I5: {id} was refused, and is kept: {refused:?}")
                })?;
                check(truth.len() > *after as usize, || {
                    format!("I4: {id} is acknowledged at {after}, but not stored")
                })?;
                self.answered(&id);
                false
            }
            ToClient::Refused { id: Some(id), why } => {
                let id = id.to_string();
                if !why.is_passing() {
                    // A command for a place that the game has not reached yet is not judged for good.
                    let is_early =
                        |length: u32| self.sent.get(&id).is_none_or(|after| *after > length);
                    let is_final = match why {
                        Refused::Rules(_) => true,
                        Refused::Stale { length } => !is_early(*length),
                        _ => false,
                    };
                    check(!is_final || !self.kept.contains_key(&id), || {
                        format!("I5: {id} was kept, and is refused: {why:?}")
                    })?;
                    if is_final {
                        self.refused.insert(id.clone(), format!("{why:?} {:?}", self.pending));
                    }
                    self.answered(&id);
                }
                false
            }
            ToClient::Rematch { id, watch, .. } => {
                check(id.is_none() || self.is_player(), || {
                    "I10: who watches is told the rematch's invitation".to_string()
                })?;
                self.has_next |= watch.is_some();
                false
            }
            _ => false,
        };
        Ok(fetch)
    }

    fn hear_state(
        &mut self,
        state: &fourline_wire::State,
        truth: &[(String, u64)],
    ) -> Result<bool, String> {
        self.has_next |= state.next.is_some();
        check(
            self.is_player() || state.next.as_ref().is_none_or(|next| next.id.is_none()),
            || "I10: who watches is told the rematch's invitation".to_string(),
        )?;
        let Some(text) = &state.record else { return Ok(false) };
        let game = record::read(text).map_err(|error| format!("I2: no record: {error}"))?;
        let shape = game.rules().shape;
        let told = game.commands().iter();
        let told: Vec<(String, u64)> = told
            .map(|command| (fourline_wire::command_text(*command, shape), command.at_ms))
            .collect();
        check(truth.starts_with(&told), || {
            format!("I1, I4: {} is shown {told:?}, but {truth:?} is stored", self.name)
        })?;
        // A node that lags behind may show less than is known.
        if told.len() as u32 >= self.length() {
            self.game = Some(game);
        }
        Ok(false)
    }

    fn answered(&mut self, answered: &str) {
        let is_this = match &self.pending {
            Some(ToServer::Command { id, .. } | ToServer::Claim { id }) => id.as_str() == answered,
            _ => false,
        };
        if is_this {
            self.pending = None;
        }
    }
}

fn check(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

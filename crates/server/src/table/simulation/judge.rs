//! What must hold of the store after a run.

use super::client::{Client, Role};
use super::world::World;
use crate::table::{replay, result_of};
use fourline_game::Seat;
use fourline_store::StoredTable;
use fourline_wire::read_command;

impl World {
    /// Everything that can be judged at the end.
    pub(super) fn judge(&self) -> Result<(), String> {
        let stored = self.stored();
        let game = replay(&stored).map_err(|what| format!("I2: not a legal game: {what:?}"))?;
        let game = game.ok_or("both seats are taken")?;
        if game.ending().is_some() != stored.over.is_some() || stored.over != result_of(&game) {
            return Err(format!("I7: the result {:?} of {:?}", stored.over, game.ending()));
        }
        self.judge_senders(&stored)?;
        self.judge_time(&stored)?;
        for client in &self.clients {
            self.judge_journal(client, &stored)?;
            if client.at.is_some() && client.length() as usize != stored.commands.len() {
                return Err(format!(
                    "I6: {:?} knows {} of {} commands after all was quiet",
                    client.role,
                    client.length(),
                    stored.commands.len()
                ));
            }
        }
        let followers = self.store.all().filter(|other| other.table.previous.is_some()).count();
        if followers > 1 {
            return Err(format!("{followers} rematches of one game"));
        }
        Ok(())
    }

    /// I3: each command is of the seat whose token sent it.
    fn judge_senders(&self, stored: &StoredTable) -> Result<(), String> {
        for line in &stored.commands {
            let seat = line.text.split(' ').next().unwrap_or_default();
            let (sender, id) = match line.command_id.split_once(':') {
                Some(("1", id)) => (Seat::One, id),
                Some(("2", id)) => (Seat::Two, id),
                _ => continue,
            };
            let name = id.split('-').next().unwrap_or_default();
            if name != ["ann", "bob"][sender.index()] {
                return Err(format!("I3, I10: {line:?} was sent by {name}"));
            }
            let is_claim = line.text.ends_with("abandon");
            let is_flag = line.text.ends_with("flag");
            if !is_claim && !is_flag && seat != sender.number().to_string() {
                return Err(format!("I3: {line:?} is a command of the other seat"));
            }
        }
        Ok(())
    }

    /// I4, I5: what was acknowledged is stored at the place that was named, and is the sender's own.
    fn judge_journal(&self, client: &Client, stored: &StoredTable) -> Result<(), String> {
        let Role::Player(seat) = client.role else {
            return match client.kept.is_empty() {
                true => Ok(()),
                false => Err(format!("I10: {:?} was acknowledged", client.role)),
            };
        };
        for (id, &after) in &client.kept {
            let line = stored.commands.get(after as usize);
            let is_ours = line.is_some_and(|line| {
                let own = format!("{}:{id}", seat.number());
                line.command_id == own || line.command_id.starts_with(&format!("{own}#"))
            });
            if !is_ours {
                return Err(format!("I4: {id} was acknowledged at {after}, where {line:?} is"));
            }
        }
        // Nothing that was asked for once is there twice.
        let mut ids: Vec<&str> = stored
            .commands
            .iter()
            .map(|line| line.command_id.split('#').next().unwrap_or_default())
            .collect();
        ids.sort_unstable();
        match ids.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => Err(format!("I5: {} was carried out twice", pair[0])),
            None => Ok(()),
        }
    }

    /// I8: no more time is charged than passed while a node was there.
    fn judge_time(&self, stored: &StoredTable) -> Result<(), String> {
        let mut before = (stored.begun_ms.unwrap_or(0), 0);
        let shape = replay(stored).ok().flatten().ok_or("a game")?.rules().shape;
        for line in &stored.commands {
            read_command(&line.text, line.at_ms, shape).ok_or("a command")?;
            let (from, at_ms) = before;
            let charged = line.at_ms.checked_sub(at_ms).ok_or("I8: time goes back")?;
            let passed = line.wall_ms.saturating_sub(from);
            let down: u64 = self
                .downtimes
                .iter()
                .map(|&(start, end)| end.min(line.wall_ms).saturating_sub(start.max(from)))
                .sum();
            if charged > passed.saturating_sub(down) {
                return Err(format!(
                    "I8: {line:?} is charged {charged} ms of {passed} ms, {down} of them down"
                ));
            }
            before = (line.wall_ms, line.at_ms);
        }
        Ok(())
    }
}

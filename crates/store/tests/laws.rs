//! Long random sequences of all verbs, held against a naive model of the same promises.

mod common;

use common::{Random, command, id, invitation, join, person, watch};
use fourline_store::{
    Append, Appended, Claim, Claimed, Follow, Followed, Gap, Key, LONGEST_PAUSE_MS, LobbyMark,
    NewTable, Postgres, Sqlite, Store, StoreError, StoredCommand, StoredTable, TableId, Tidied,
    Tidy,
};
use fourline_test_postgres::TestPostgres;
use std::collections::BTreeMap;

const HOUR: u64 = 3_600_000;

#[tokio::test]
async fn sqlite_does_what_the_model_does() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("games.sqlite")).unwrap();
    walk(&store, 1).await;
    store.check().await.unwrap();
}

#[tokio::test]
async fn postgres_does_what_the_model_does() {
    let server = TestPostgres::start().unwrap();
    walk(&Postgres::open(&server.address()).await.unwrap(), 2).await;
}

/// What a store promises, without any thought of speed.
#[derive(Default)]
struct Model {
    tables: BTreeMap<TableId, Known>,
    pulse: Option<u64>,
    gaps: Vec<Gap>,
}

struct Known {
    stored: StoredTable,
    touched_ms: u64,
}

impl Model {
    fn create(&mut self, table: &NewTable) -> Result<(), StoreError> {
        let is_same = |known: &Known| {
            let it = &known.stored.table;
            (&it.id, &it.watch, it.created_ms, it.seed)
                == (&table.id, &table.watch, table.created_ms, table.seed)
        };
        if self.tables.values().any(is_same) {
            return Ok(());
        }
        let clashes = |known: &Known| {
            let it = &known.stored.table;
            it.id == table.id || it.watch == table.watch
        };
        if self.tables.values().any(clashes) {
            return Err(StoreError::Exists);
        }
        let begun_ms = table.seats.iter().all(Option::is_some).then_some(table.created_ms);
        let stored = StoredTable {
            table: table.clone(),
            begun_ms,
            over: None,
            commands: Vec::new(),
            next: None,
        };
        self.tables.insert(table.id.clone(), Known { stored, touched_ms: table.created_ms });
        Ok(())
    }

    fn claim(&mut self, claim: &Claim) -> Claimed {
        let Some(known) = self.tables.get_mut(&claim.id) else { return Claimed::Gone };
        let Some(seat) = known.stored.table.seats.get_mut(usize::from(claim.seat.wrapping_sub(1)))
        else {
            return Claimed::Gone;
        };
        match seat {
            Some(owner) if owner.token.is_some() && owner.token == claim.row.token => Claimed::Done,
            Some(_) => Claimed::Taken,
            None => {
                *seat = Some(claim.row.clone());
                known.touched_ms = claim.now_ms;
                if known.stored.table.seats.iter().all(Option::is_some) {
                    known.stored.begun_ms = Some(claim.now_ms);
                }
                Claimed::Done
            }
        }
    }

    fn cancel(&mut self, id: &TableId) -> bool {
        let is_open = self.tables.get(id).is_some_and(|known| known.stored.begun_ms.is_none());
        is_open && self.tables.remove(id).is_some()
    }

    fn append(&mut self, append: &Append) -> Appended {
        let Some(known) = self.tables.get_mut(&append.id) else { return Appended::Gone };
        let stored = &mut known.stored;
        let is_same = |it: &StoredCommand| it.command_id == append.command_id;
        if let Some(after) = stored.commands.iter().position(is_same) {
            return Appended::Already { after: after as u32 };
        }
        let length = stored.commands.len() as u32;
        if stored.begun_ms.is_none() || stored.over.is_some() || length != append.after {
            return Appended::Conflict { length };
        }
        stored.commands.push(StoredCommand {
            command_id: append.command_id.clone(),
            text: append.text.clone(),
            at_ms: append.at_ms,
            wall_ms: append.wall_ms,
        });
        stored.over = append.over.clone();
        known.touched_ms = known.touched_ms.max(append.wall_ms);
        Appended::Done
    }

    fn next(&self, id: &TableId) -> Option<(TableId, TableId)> {
        let follows = |known: &&Known| known.stored.table.previous.as_ref() == Some(id);
        let table = &self.tables.values().find(follows)?.stored.table;
        Some((table.id.clone(), table.watch.clone()))
    }

    fn follow(&mut self, follow: &Follow) -> Result<Followed, StoreError> {
        if let Some((next, _)) = self.next(&follow.previous) {
            let is_same = next == follow.table.id;
            return Ok(if is_same { Followed::Done } else { Followed::Already(next) });
        }
        let table = NewTable { previous: Some(follow.previous.clone()), ..follow.table.clone() };
        // A table that is there has another previous one, so it is not a repeat.
        if self.tables.contains_key(&table.id) {
            return Err(StoreError::Exists);
        }
        self.create(&table).map(|()| Followed::Done)
    }

    fn load(&self, key: &Key) -> Option<StoredTable> {
        let fits = |known: &&Known| match key {
            Key::Table(id) => known.stored.table.id == *id,
            Key::Watch(id) => known.stored.table.watch == *id,
        };
        let stored = self.tables.values().find(fits)?.stored.clone();
        Some(StoredTable { next: self.next(&stored.table.id), ..stored })
    }

    fn lobby(&self, behind: Option<&LobbyMark>, limit: usize) -> Vec<TableId> {
        let mut open: Vec<(u64, TableId)> = self
            .tables
            .values()
            .filter(|known| known.stored.begun_ms.is_none() && known.stored.table.listed)
            .map(|known| (known.stored.table.created_ms, known.stored.table.id.clone()))
            .filter(|it| behind.is_none_or(|mark| *it < (mark.created_ms, mark.id.clone())))
            .collect();
        open.sort();
        open.into_iter().rev().take(limit).map(|(_, id)| id).collect()
    }

    fn running(&self) -> Vec<TableId> {
        let runs = |known: &&Known| {
            let it = &known.stored;
            it.table.timed && it.begun_ms.is_some() && it.over.is_none()
        };
        self.tables.values().filter(runs).map(|known| known.stored.table.id.clone()).collect()
    }

    fn pulse(&mut self, now_ms: u64) {
        let last = self.pulse.unwrap_or(now_ms);
        if now_ms > last + LONGEST_PAUSE_MS {
            self.gaps.push(Gap { from_ms: last, to_ms: now_ms });
        }
        self.pulse = Some(last.max(now_ms));
    }

    fn tidy(&mut self, rule: &Tidy) -> Tidied {
        let mut tidied = Tidied::default();
        self.tables.retain(|_, known| {
            let it = &known.stored;
            let hour = known.touched_ms / HOUR;
            let (is_old, count) = match (it.begun_ms, &it.over) {
                (None, _) => (it.table.created_ms < rule.open_before_ms, &mut tidied.open),
                (_, Some(_)) => (hour < rule.over_before_ms / HOUR, &mut tidied.over),
                (_, None) => (hour < rule.idle_before_ms / HOUR, &mut tidied.idle),
            };
            *count += u64::from(is_old);
            !is_old
        });
        self.gaps.retain(|gap| gap.to_ms >= rule.idle_before_ms);
        tidied
    }
}

async fn walk(store: &impl Store, seed: u64) {
    let steps = common::long(1_500, 60_000);
    let mut random = Random::new(seed);
    let mut model = Model::default();
    let mut now = 100 * HOUR;
    let mut kept = 0;
    for step in 0..steps {
        now += random.below(20) * 60_000;
        let name = format!("t{}", random.below(10));
        let other = format!("t{}", random.below(10));
        let context = format!("seed {seed}, step {step}, {name}");
        match random.below(24) {
            0..3 => {
                let table = new_table(&mut random, &name, now);
                assert_eq!(store.create(table.clone()).await, model.create(&table), "{context}");
                if random.below(4) == 0 {
                    assert_eq!(
                        store.create(table.clone()).await,
                        model.create(&table),
                        "{context}"
                    );
                }
            }
            3..6 => {
                let token = random.below(3) as u8;
                let seat = random.below(4) as u8;
                let claim = Claim { seat, ..join(&name, token, now) };
                assert_eq!(store.claim(claim.clone()).await, Ok(model.claim(&claim)), "{context}");
            }
            6 => {
                assert_eq!(
                    store.cancel(id(&name)).await,
                    Ok(model.cancel(&id(&name))),
                    "{context}"
                );
            }
            7..16 => {
                let length = model.tables.get(&id(&name)).map_or(0, |it| it.stored.commands.len());
                let after = (length as u64 + random.below(5))
                    .saturating_sub(u64::from(random.below(3) > 0) * 2);
                let name_of_command = format!("c{}", random.below(40));
                let over = (random.below(12) == 0).then(|| "draw".to_string());
                let append = Append {
                    wall_ms: now - random.below(2 * HOUR),
                    over,
                    ..command(&name, after as u32, &name_of_command)
                };
                let expected = model.append(&append);
                kept += u64::from(expected == Appended::Done);
                assert_eq!(store.append(append).await, Ok(expected), "{context}");
            }
            16 => {
                let table = new_table(&mut random, &name, now);
                let follow = Follow { previous: id(&other), table };
                assert_eq!(store.follow(follow.clone()).await, model.follow(&follow), "{context}");
            }
            17 => {
                let after = random.below(6) as u32;
                let stored = model.load(&Key::Table(id(&name)));
                let commands = stored.map_or(Vec::new(), |it| it.commands);
                let since: Vec<_> = commands.into_iter().skip(after as usize).collect();
                assert_eq!(store.since(id(&name), after).await, Ok(since), "{context}");
            }
            18 => {
                let mark = LobbyMark { created_ms: now - random.below(5 * HOUR), id: id(&other) };
                let mark = (random.below(2) == 0).then_some(mark);
                let expected = model.lobby(mark.as_ref(), 3);
                let found = store.lobby(mark, 3).await.unwrap();
                let found: Vec<TableId> = found.into_iter().map(|it| it.id).collect();
                assert_eq!(found, expected, "{context}");
            }
            19 => assert_eq!(store.running().await, Ok(model.running()), "{context}"),
            20 => {
                let at = now - random.below(600_000);
                store.pulse(1, at).await.unwrap();
                model.pulse(at);
            }
            21 => {
                let since = now - random.below(3 * HOUR);
                let expected: Vec<Gap> =
                    model.gaps.iter().copied().filter(|it| it.to_ms > since).collect();
                assert_eq!(store.gaps(since).await, Ok(expected), "{context}");
            }
            22 if random.below(4) == 0 => {
                let mut ago = || now - random.below(30 * HOUR);
                let rule = Tidy {
                    open_before_ms: ago(),
                    over_before_ms: ago(),
                    idle_before_ms: ago(),
                    at_most: 1000,
                };
                assert_eq!(store.tidy(rule).await, Ok(model.tidy(&rule)), "{context}");
            }
            _ => {
                for key in [Key::Table(id(&name)), Key::Watch(watch(&name))] {
                    assert_eq!(store.load(key.clone()).await, Ok(model.load(&key)), "{context}");
                }
            }
        }
    }
    assert!(kept > steps / 30, "the walk should lead somewhere: {kept} commands of {steps} steps");
    for known in model.tables.keys() {
        let key = Key::Table(known.clone());
        assert_eq!(store.load(key.clone()).await, Ok(model.load(&key)));
    }
}

fn new_table(random: &mut Random, name: &str, now: u64) -> NewTable {
    let mut seat = |name: &str, token: u8| (random.below(3) > 0).then(|| person(name, token));
    let seats = [seat("Ann", 1), seat("Bob", 2)];
    let watched = if random.below(5) == 0 { format!("t{}", random.below(10)) } else { name.into() };
    NewTable {
        seats,
        watch: watch(&watched),
        timed: random.below(2) == 0,
        listed: random.below(2) == 0,
        seed: random.next(),
        series: [random.below(9) as u32, random.below(9) as u32, random.below(9) as u32],
        host_seat: 1 + random.below(2) as u8,
        ..invitation(name, now)
    }
}

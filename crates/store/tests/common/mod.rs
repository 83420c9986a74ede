//! Tables and commands for tests.

#![allow(dead_code, missing_docs, reason = "each test uses its part")]

pub mod full_disk;

use fourline_store::{Append, Claim, NewTable, SeatRow, TableId};

pub fn id(text: &str) -> TableId {
    TableId::parse(text).expect("an id")
}

pub fn watch(text: &str) -> TableId {
    id(&format!("w{text}"))
}

pub fn person(name: &str, token: u8) -> SeatRow {
    SeatRow { name: name.to_string(), kind: "human".to_string(), token: Some([token; 32]) }
}

/// An open invitation by Ann, who has the first seat.
pub fn invitation(name: &str, created_ms: u64) -> NewTable {
    NewTable {
        id: id(name),
        watch: watch(name),
        created_ms,
        terms: "rules=classic".to_string(),
        timed: false,
        listed: false,
        host_seat: 1,
        seats: [Some(person("Ann", 1)), None],
        seed: u64::MAX - 7,
        previous: None,
        series: [0, 0, 0],
    }
}

/// Bob takes the second seat.
pub fn join(name: &str, token: u8, now_ms: u64) -> Claim {
    Claim { id: id(name), seat: 2, row: person("Bob", token), now_ms }
}

/// A table with both players.
pub fn full(name: &str, created_ms: u64) -> NewTable {
    let seats = [Some(person("Ann", 1)), Some(person("Bob", 2))];
    NewTable { seats, ..invitation(name, created_ms) }
}

pub fn command(name: &str, after: u32, command_id: &str) -> Append {
    Append {
        id: id(name),
        after,
        command_id: command_id.to_string(),
        text: format!("{} drop d", after % 2 + 1),
        at_ms: u64::from(after) * 1000,
        wall_ms: 5_000_000 + u64::from(after) * 1000,
        over: None,
    }
}

/// Random numbers that are the same for the same seed.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, end: u64) -> u64 {
        self.next() % end
    }
}

/// Long loops have a short form for every day; `FOURLINE_LONG=1` asks for the long one.
pub fn long(short: u64, long: u64) -> u64 {
    let is_long = std::env::var_os("FOURLINE_LONG").is_some_and(|value| value == "1");
    if is_long { long } else { short }
}

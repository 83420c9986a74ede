//! Tables and commands for tests.

#![allow(dead_code, missing_docs, reason = "each test uses its part")]

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

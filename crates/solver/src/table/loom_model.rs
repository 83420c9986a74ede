//! Every interleaving of two writers and a reader of one entry, tried by loom:
//! `RUSTFLAGS="--cfg loom" cargo test -p fourline-solver --release --lib loom`.

use super::*;
use loom::{sync::Arc, thread};

/// Two positions that go to the same entry, with different things known of them.
const ENTRIES: [(Slot, Bounds); 2] = [
    (Slot { own: 1, place: 0x0123 << 16 }, Bounds { lower: 1, upper: 2 }),
    (Slot { own: 2, place: 0x4567 << 16 }, Bounds { lower: -5, upper: -3 }),
];

/// Whatever the order of events, a reader of `slot` sees what is `expected` or nothing.
fn check(slot: Slot, expected: Bounds) {
    loom::model(move || {
        let table = Arc::new(Table::new(1).unwrap());
        let run = |work: Box<dyn Fn(&Table) + Send>| {
            let table = table.clone();
            thread::spawn(move || work(&table))
        };
        let mut threads: Vec<_> = ENTRIES
            .into_iter()
            .map(|(slot, bounds)| run(Box::new(move |table| table.store(&slot, bounds, 1))))
            .collect();
        threads.push(run(Box::new(move |table| {
            let seen = table.probe(&slot);
            assert!(seen == expected || seen == Bounds::NOTHING, "{seen:?}");
        })));
        for thread in threads {
            thread.join().unwrap();
        }
    });
}

#[test]
fn loom_readers_see_whole_entries_or_none() {
    for (slot, bounds) in ENTRIES {
        check(slot, bounds);
    }
}

/// This position is never stored: it is half of each, as a torn entry would be.
#[test]
fn loom_torn_entries_are_not_recognised() {
    check(Slot { own: ENTRIES[0].0.own, place: ENTRIES[1].0.place }, Bounds::NOTHING);
}

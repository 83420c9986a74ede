//! A simulated network around real tables: two nodes on one store, players, a spectator and an intruder;
//! messages are lost, repeated and late, connections break, nodes crash, the store fails. Everything follows
//! from a seed, so what is found can be seen again. The invariants are those of `client.rs` and `judge.rs`.
//!
//! `FOURLINE_LONG=1` runs 10,000 seeds instead of a few hundred; `FOURLINE_SEED=7` runs one.

mod client;
mod judge;
mod world;

use world::World;

/// Bugs that can be planted on purpose. The simulation has to find each of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// The time in which no node was there is charged.
    ChargesDowntime,
    /// A command is acknowledged before it is stored.
    AcknowledgesEarly,
    /// A command is carried out although another node has stored one at its place.
    IgnoresConflicts,
    /// A command is carried out for the seat to move, even if another one sent it.
    TrustsEverySeat,
    /// A repeated command is taken for another one.
    ForgetsIds,
    /// What another node has stored is not told to those who are connected here.
    KeepsNewsToItself,
}

const FAULTS: [Fault; 6] = [
    Fault::ChargesDowntime,
    Fault::AcknowledgesEarly,
    Fault::IgnoresConflicts,
    Fault::TrustsEverySeat,
    Fault::ForgetsIds,
    Fault::KeepsNewsToItself,
];

/// Random numbers from a seed.
#[derive(Clone, Debug)]
pub(super) struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5851_f42d_4c95_7f2d)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, n: u64) -> u64 {
        self.next() % n.max(1)
    }

    /// True so many times in a hundred.
    pub fn chance(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }
}

/// What is wrong after a run, and how much happened in it.
fn run(seed: u64, fault: Option<Fault>) -> Result<world::Tally, String> {
    World::new(seed, fault).run().map_err(|what| format!("seed {seed}: {what}"))
}

fn is_long() -> bool {
    std::env::var("FOURLINE_LONG").is_ok_and(|value| value == "1")
}

#[test]
fn nothing_that_must_not_happen_happens() {
    let one = std::env::var("FOURLINE_SEED").ok().and_then(|seed| seed.parse().ok());
    let seeds = match one {
        Some(seed) => seed..seed + 1,
        None if is_long() => 0..10_000,
        None => 0..500,
    };
    let mut total = world::Tally::default();
    for seed in seeds {
        match run(seed, None) {
            Ok(tally) => total.add(&tally),
            Err(what) => panic!("{what}"),
        }
    }
    println!("{total:?}");
    if one.is_none() {
        assert!(total.commands > 1_000 && total.crashes > 100 && total.conflicts > 15, "{total:?}");
        assert!(total.over > 50 && total.flags > 5 && total.repeats > 100, "{total:?}");
        assert!(total.claims > 5 && total.rematches > 5 && total.thoughts > 20, "{total:?}");
    }
}

#[test]
fn every_bug_planted_on_purpose_is_found() {
    for fault in FAULTS {
        let found = (0..400).find_map(|seed| run(seed, Some(fault)).err());
        println!("{fault:?}: {found:?}");
        assert!(found.is_some(), "{fault:?} is not found");
    }
}

//! How long to wait before the next try: longer and longer, and never in step with others.

use fourline_players::{Dice, Draw};

/// The first wait, and the longest.
const FIRST_MS: u64 = 250;
const LONGEST_MS: u64 = 8_000;

/// Waits between tries.
#[derive(Clone, Debug)]
pub(crate) struct BackOff {
    dice: Dice,
    tries: u32,
}

impl BackOff {
    pub fn new(seed: u64) -> BackOff {
        BackOff { dice: Dice::new(seed), tries: 0 }
    }

    /// How often it was tried in vain.
    pub fn tries(&self) -> u32 {
        self.tries
    }

    /// It worked.
    pub fn reset(&mut self) {
        self.tries = 0;
    }

    /// It did not work: how long to wait now. Between half of the time and all of it.
    pub fn next_ms(&mut self) -> u64 {
        let whole = (FIRST_MS << self.tries.min(16)).min(LONGEST_MS);
        self.tries = self.tries.saturating_add(1);
        whole / 2 + self.dice.below(whole as usize / 2 + 1) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_double_up_to_eight_seconds_and_differ_between_devices() {
        for seed in 0..100 {
            let mut back_off = BackOff::new(seed);
            for whole in [250, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000] {
                let wait = back_off.next_ms();
                assert!((whole / 2..=whole).contains(&wait), "{wait} of {whole}");
            }
            assert_eq!(back_off.tries(), 8);
            back_off.reset();
            assert!(back_off.next_ms() <= 250);
        }
        let waits: std::collections::BTreeSet<u64> =
            (0..100).map(|seed| BackOff::new(seed).next_ms()).collect();
        assert!(waits.len() > 30);
        let mut patient = BackOff::new(1);
        (0..100).for_each(|_| assert!(patient.next_ms() <= LONGEST_MS));
    }
}

//! Time of play: what is charged to a clock. Time in which no server was there is not.

use fourline_store::Gap;

/// What is known of the time: the gaps, and when this node last made sure that it is there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayTime {
    /// Times without a server, in order.
    pub gaps: Vec<Gap>,
    /// The last pulse that was stored.
    pub pulse_ms: u64,
}

/// Time on the wire is not charged, up to so much for each command.
pub const MOST_ALLOWANCE_MS: u64 = 500;

/// After a time without a server people come back within so much, which is not charged either.
pub const COMING_BACK_MS: u64 = 2_000;

/// If the last pulse is longer ago, the time since then may turn out to be a gap.
const FRESH_MS: u64 = 2_500;

impl PlayTime {
    /// How much of the time from one moment to another counts as played.
    pub fn played_ms(&self, from_ms: u64, to_ms: u64) -> u64 {
        // What is not yet known to be no gap does not count; once it is known, it does.
        let is_fresh = to_ms <= self.pulse_ms.saturating_add(FRESH_MS);
        let to_ms = if is_fresh { to_ms } else { self.pulse_ms };
        let mut played = to_ms.saturating_sub(from_ms);
        let mut counted_to = from_ms;
        for gap in &self.gaps {
            let start = gap.from_ms.max(counted_to);
            let end = gap.to_ms.saturating_add(COMING_BACK_MS).min(to_ms);
            played = played.saturating_sub(end.saturating_sub(start));
            counted_to = counted_to.max(end);
        }
        played
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_are_not_played_and_overlaps_count_once() {
        let gap = |from_ms, to_ms| Gap { from_ms, to_ms };
        let gaps = vec![gap(10_000, 20_000), gap(21_000, 25_000), gap(50_000, 60_000)];
        let time = PlayTime { gaps, pulse_ms: 1_000_000 };
        assert_eq!(time.played_ms(0, 10_000), 10_000);
        assert_eq!(time.played_ms(0, 15_000), 10_000);
        // 10 s before, and nothing until 2 s after the second gap.
        assert_eq!(time.played_ms(0, 27_000), 10_000);
        assert_eq!(time.played_ms(0, 30_000), 13_000);
        assert_eq!(time.played_ms(18_000, 28_000), 1_000);
        assert_eq!(time.played_ms(55_000, 58_000), 0);
        assert_eq!(time.played_ms(0, 100_000), 100_000 - 17_000 - 12_000);
        assert_eq!(time.played_ms(9, 5), 0);
    }

    #[test]
    fn time_that_may_turn_out_to_be_a_gap_does_not_count_yet() {
        let time = PlayTime { gaps: Vec::new(), pulse_ms: 10_000 };
        assert_eq!(time.played_ms(5_000, 12_000), 7_000);
        assert_eq!(time.played_ms(5_000, 30_000), 5_000);
        assert_eq!(time.played_ms(15_000, 30_000), 0);
    }
}

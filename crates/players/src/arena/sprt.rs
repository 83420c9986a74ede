//! When has a match shown enough? The sequential probability ratio test of two strengths.

use super::Tally;

/// Is the first player stronger than the second by the first difference in Elo points, or by the second?
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The difference that is held if nothing is shown.
    pub elo0: f64,
    /// The difference that is to be shown; larger.
    pub elo1: f64,
}

/// What the games so far show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Not enough yet.
    Open,
    /// The smaller difference, with 95 % confidence.
    Smaller,
    /// The larger difference, with 95 % confidence.
    Larger,
}

impl Sprt {
    /// The logarithm of the ratio at which the test decides, either way: errors of 5 %.
    pub fn bound() -> f64 {
        (0.95f64 / 0.05).ln()
    }

    /// How much more likely the games are under the larger difference, as a logarithm.
    pub fn ratio(&self, tally: &Tally) -> f64 {
        let expected = |elo: f64| 1.0 / (1.0 + 10f64.powf(-elo / 400.0));
        let (low, high) = (expected(self.elo0), expected(self.elo1));
        // One drawn game between equals more, so that a few games that all end alike decide nothing.
        let games = f64::from(tally.games()) + 1.0;
        let mean = (tally.score() * f64::from(tally.games()) + 0.5) / games;
        let spread = |count: f64, points: f64| count * (points - mean).powi(2);
        let [wins, draws, losses] = [tally.wins, tally.draws, tally.losses].map(f64::from);
        let all = spread(wins + 0.5, 1.0) + spread(draws, 0.5) + spread(losses + 0.5, 0.0);
        let variance = all / games / games;
        (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// What the games so far show.
    pub fn decision(&self, tally: &Tally) -> Decision {
        let ratio = self.ratio(tally);
        if ratio >= Self::bound() {
            Decision::Larger
        } else if ratio <= -Self::bound() {
            Decision::Smaller
        } else {
            Decision::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Dice, Draw};

    fn tally(wins: u32, draws: u32, losses: u32) -> Tally {
        Tally { wins, draws, losses }
    }

    #[test]
    fn it_decides_for_what_the_games_show() {
        let test = Sprt { elo0: 0.0, elo1: 50.0 };
        assert_eq!(test.decision(&tally(0, 0, 0)), Decision::Open);
        assert_eq!(test.decision(&tally(3, 0, 0)), Decision::Open);
        assert_eq!(test.decision(&tally(6, 0, 4)), Decision::Open);
        assert_eq!(test.decision(&tally(600, 0, 400)), Decision::Larger);
        assert_eq!(test.decision(&tally(400, 200, 400)), Decision::Smaller);
        // 0.0715 * (2 * 0.6 - 1.0715) / (2 * 0.24 / 100)
        assert!((test.ratio(&tally(60, 0, 40)) - 1.9).abs() < 0.05);
    }

    #[test]
    fn it_is_seldom_wrong() {
        // Two equal players: the larger difference may be believed in one of twenty matches or so.
        let test = Sprt { elo0: 0.0, elo1: 60.0 };
        let mut wrong = 0;
        for seed in 0..400 {
            let (mut dice, mut so_far) = (Dice::new(seed), tally(0, 0, 0));
            let decision = loop {
                match dice.below(2) {
                    0 => so_far.wins += 1,
                    _ => so_far.losses += 1,
                }
                if so_far.games() >= 10 && test.decision(&so_far) != Decision::Open {
                    break test.decision(&so_far);
                }
            };
            wrong += usize::from(decision == Decision::Larger);
        }
        assert!(wrong <= 32, "{wrong} of 400");
    }
}

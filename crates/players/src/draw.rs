//! Random numbers. Everything random in Fourline comes from here, from a seed, so that it can be
//! repeated on any machine and with any later version.

use fourline_game::Seat;

/// A source of random numbers.
pub trait Draw {
    /// A number from 0 up to but not including `n`, each as likely as the others.
    fn below(&mut self, n: usize) -> usize;
}

/// Random numbers from a seed: the SplitMix64 sequence, whose numbers never change between versions.
#[derive(Clone, Debug)]
pub struct Dice {
    state: u64,
}

impl Dice {
    /// The random numbers of a seed.
    pub const fn new(seed: u64) -> Dice {
        Dice { state: seed }
    }

    /// The random numbers for one decision of a game: they depend on the game's seed and on how many
    /// commands came before, so a game that is saved and resumed continues just as it would have.
    pub fn for_command(seed: u64, commands: usize) -> Dice {
        let mut dice = Dice::new(seed);
        dice.state = dice.next() ^ (commands as u64 + 1).wrapping_mul(0xd134_2543_de82_ef95);
        dice
    }

    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

impl Draw for Dice {
    fn below(&mut self, n: usize) -> usize {
        assert!(n > 0, "a lot needs something to choose from");
        let n = n as u64;
        // Numbers past the last whole multiple of n would favour small results: draw again.
        let limit = u64::MAX - u64::MAX % n;
        loop {
            let number = self.next();
            if number < limit {
                return (number % n) as usize;
            }
        }
    }
}

/// Draws who starts. The same seed draws the same seat.
pub fn draw_starter(seed: u64) -> Seat {
    Seat::BOTH[Dice::new(seed).below(2)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lots_never_change() {
        // The published first outputs of SplitMix64 for the seed 1234567.
        let mut dice = Dice::new(1_234_567);
        assert_eq!(dice.next(), 6_457_827_717_110_365_317);
        assert_eq!(dice.next(), 3_203_168_211_198_807_973);
    }

    #[test]
    fn lots_are_fair() {
        let mut dice = Dice::new(3);
        let mut counts = [0; 7];
        for _ in 0..70_000 {
            counts[dice.below(7)] += 1;
        }
        assert!(counts.iter().all(|count| (9_500..10_500).contains(count)), "{counts:?}");
        let starters = (0..1_000).filter(|&seed| draw_starter(seed) == Seat::One).count();
        assert!((430..570).contains(&starters), "{starters}");
    }
}

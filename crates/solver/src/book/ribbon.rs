//! One bit for each of millions of keys, in hardly more than one bit each, without the keys.
//!
//! Every key names, by its hash, a window of 128 consecutive bits of a store and a pattern for that
//! window. Its bit is the parity of the bits under the pattern:
//!
//! ```text
//!   store    ...0110100111010001110101011100010101101001...
//!   window            [-------- 128 bits --------]
//!   pattern            1  1 1    11   1 1  1 1 11
//!   bit      parity of the store's bits where the pattern has a one
//! ```
//! To make the store is to solve one linear equation per key. As the windows are short, elimination
//! only ever works within 128 bits, and the whole takes linear time. The store is cut into shards,
//! each solved by itself with a seed of its own, for the few cases where equations contradict.
//! A key that was not put in gets an arbitrary bit: callers know which keys are in.

/// Bits of a window.
const WINDOW: usize = 128;

/// About how many equations go into one shard: fewer bits are wasted on small systems.
const SHARD_BITS: usize = 1 << 14;

/// Where the shards of a store lie in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Ribbons {
    /// Offset of the first store in the file, in bytes.
    pub(super) start: usize,
    pub(super) shards: Vec<Shard>,
}

/// One store: 64-bit words, little-endian.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shard {
    pub(super) seed: u8,
    /// Words from the start of the first shard.
    pub(super) offset: u32,
    /// Bits of the store that are in use.
    pub(super) bits: u32,
}

impl Shard {
    pub(super) fn words(self) -> u32 {
        self.bits.div_ceil(64)
    }
}

/// A key with the number of the bit that is wanted of it, and the bit.
pub(super) struct Equation {
    pub(super) key: u64,
    pub(super) number: u8,
    pub(super) bit: bool,
}

impl Ribbons {
    /// Makes the stores for some equations; gives where they lie and their words.
    pub(super) fn build(equations: Vec<Equation>) -> (Vec<Shard>, Vec<u64>) {
        let count = equations.len().div_ceil(SHARD_BITS).max(1);
        let mut parts: Vec<Vec<Equation>> = (0..count).map(|_| Vec::new()).collect();
        for equation in equations {
            parts[shard_of(equation.key, count)].push(equation);
        }
        let (mut shards, mut words) = (Vec::new(), Vec::new());
        for part in parts {
            let offset = words.len() as u32;
            let (seed, bits, store) = solve(&part);
            shards.push(Shard { seed, offset, bits });
            words.extend(store);
        }
        (shards, words)
    }

    /// The bit with this number of a key.
    pub(super) fn bit(&self, file: &[u8], key: u64, number: u8) -> bool {
        let shard = self.shards[shard_of(key, self.shards.len())];
        let (start, pattern) = window(key, number, shard.seed, shard.bits);
        let first = self.start + (shard.offset as usize + start / 64) * 8;
        let last = self.start + (shard.offset + shard.words()) as usize * 8;
        // A window touches three words; past the end of the shard there is nothing to read.
        let word = |index: usize| -> u64 {
            let at = first + index * 8;
            if at >= last {
                return 0;
            }
            u64::from_le_bytes(file[at..at + 8].try_into().expect("eight bytes"))
        };
        let low = u128::from(word(0)) | u128::from(word(1)) << 64;
        let shift = start % 64;
        let bits =
            if shift == 0 { low } else { low >> shift | u128::from(word(2)) << (128 - shift) };
        (bits & pattern).count_ones() % 2 == 1
    }

    /// Bytes of the stores.
    pub(super) fn bytes(&self) -> usize {
        self.shards.iter().map(|shard| shard.words() as usize * 8).sum()
    }
}

/// The store for one shard: its seed, its bits, and its words.
fn solve(equations: &[Equation]) -> (u8, u32, Vec<u64>) {
    // Two and a half in a hundred more bits than equations nearly always do; if not, more help.
    for slack in 0.. {
        let bits = equations.len() + equations.len() * (5 + slack) / 200 + WINDOW / 2;
        let bits = bits.max(WINDOW);
        for seed in 0..8 {
            if let Some(store) = try_solve(equations, seed, bits) {
                return (seed, bits as u32, store);
            }
        }
    }
    unreachable!("with room to spare some seed works")
}

fn try_solve(equations: &[Equation], seed: u8, bits: usize) -> Option<Vec<u64>> {
    // Row i says: this pattern, whose lowest one stands at bit i of the store, has this parity.
    let mut patterns = vec![0u128; bits];
    let mut parities = vec![false; bits];
    for equation in equations {
        let (mut at, mut pattern) = window(equation.key, equation.number, seed, bits as u32);
        let mut parity = equation.bit;
        loop {
            if pattern == 0 {
                // The equation says nothing new, or contradicts the others.
                if parity {
                    return None;
                }
                break;
            }
            at += pattern.trailing_zeros() as usize;
            pattern >>= pattern.trailing_zeros();
            if patterns[at] == 0 {
                (patterns[at], parities[at]) = (pattern, parity);
                break;
            }
            pattern ^= patterns[at];
            parity ^= parities[at];
        }
    }
    // From the end: each bit is what makes its row true; bits without a row stay zero.
    let mut store = vec![0u64; bits.div_ceil(64)];
    let mut following = 0u128;
    for at in (0..bits).rev() {
        following <<= 1;
        let bit =
            patterns[at] != 0 && parities[at] ^ ((patterns[at] & following).count_ones() % 2 == 1);
        if bit {
            following |= 1;
            store[at / 64] |= 1 << (at % 64);
        }
    }
    Some(store)
}

/// The window of a key: where it starts and its pattern, whose lowest bit is always one.
fn window(key: u64, number: u8, seed: u8, bits: u32) -> (usize, u128) {
    let hash =
        mix(key ^ (u64::from(number) << 8 | u64::from(seed)).wrapping_mul(0xd6e8_feb8_6659_fd93));
    let starts = u128::from(bits) - WINDOW as u128 + 1;
    let start = (u128::from(hash) * starts) >> 64;
    let (low, high) = (mix(hash ^ 0x9e37_79b9_7f4a_7c15), mix(hash ^ 0xc2b2_ae3d_27d4_eb4f));
    (start as usize, u128::from(high) << 64 | u128::from(low) | 1)
}

fn shard_of(key: u64, shards: usize) -> usize {
    ((u128::from(mix(key)) * shards as u128) >> 64) as usize
}

/// Stirs all bits of a number: each bit of the result depends on every bit.
fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_gets_its_bit_back_in_little_space() {
        for count in [0, 1, 2, 100, 5_000, 100_000] {
            let bit = |key: u64| mix(key ^ 5).is_multiple_of(3);
            let equations = (0..count).map(|key| Equation { key, number: 3, bit: bit(key) });
            let (shards, words) = Ribbons::build(equations.collect());
            let file: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
            let ribbons = Ribbons { start: 0, shards };
            for key in 0..count {
                assert_eq!(ribbons.bit(&file, key, 3), bit(key), "key {key} of {count}");
            }
            assert_eq!(ribbons.bytes(), file.len());
            assert!(
                file.len() * 8
                    <= count as usize * 104 / 100 + 2 * WINDOW * (1 + count as usize / SHARD_BITS)
            );
        }
    }
}

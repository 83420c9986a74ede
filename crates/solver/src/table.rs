//! What is known about positions already searched: a lower and an upper bound of each score, in a
//! table of fixed size that any number of threads read and write without locks.
//! How positions are named is told in `key.rs`; what is stored when, in `search.rs`.

use crate::key::Key;
use crate::pages::ask_for_large_pages;
use crate::sync::{AtomicU64, Ordering::Relaxed};

/// A table of buckets of four entries, one cache line each.
///
/// # Exactness
///
/// Nothing of a key is thrown away. `Table::slot` turns the two words of a key into the word `own`,
/// unchanged, and a word `place` from which, with `own`, the word `their` can be computed back:
///
/// ```text
///   place = their * ODD_NUMBER + mix(own)      modulo 2^n, n the width of the board in bits
///   place = | bucket: k bits | rest: n - k bits |
/// ```
///
/// An odd factor can be divided away modulo a power of two, so two keys with the same `own`, bucket
/// and rest are the same key. The bucket is known from where the entry lies; an entry holds `own`
/// and the rest. So a match is a match: there are no false ones.
///
/// # Entry
///
/// ```text
///   word 0   own, disguised by word 1
///   word 1   | rest: 46 | work: 6 | 31 - upper: 6 | lower + 31: 6 |
/// ```
///
/// All zero reads as "nobody spent work on it, between -31 and 31", which is true of any position.
///
/// # Threads
///
/// The two words are written one after the other, so a reader may see a new one beside an old one.
/// `own` is stored xor a scrambled word 1 (R. Hyatt's trick): words of two different entries then
/// yield a scrambled `own`, which matches the wanted one with a chance of 2^-64, on top of the
/// chance that the rest matches by accident and of the rarity of the event itself.
#[derive(Debug)]
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    /// Number of bits of a place that choose the bucket.
    bits: u32,
}

const ENTRIES: usize = 4;

#[repr(align(64))]
#[derive(Debug, Default)]
struct Bucket {
    own: [AtomicU64; ENTRIES],
    known: [AtomicU64; ENTRIES],
}

#[cfg(not(loom))]
const _: () = assert!(size_of::<Bucket>() == 64);

const BOUND_BITS: u32 = 6;
const BOUND: u64 = (1 << BOUND_BITS) - 1;
/// Added to a bound to make it fit six bits; no score reaches it.
const BIAS: i32 = 31;
const WORK_SHIFT: u32 = 2 * BOUND_BITS;
const WORK: u64 = 63 << WORK_SHIFT;
const REST_BITS: u32 = 46;
const REST: u64 = !0 << (64 - REST_BITS);

/// Where a position belongs, and how it is recognised there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Slot {
    pub(crate) own: u64,
    /// Bucket and rest, in the highest bits.
    pub(crate) place: u64,
}

impl Slot {
    /// The slot of the position named `key` on a board `width` bits wide.
    #[inline(always)]
    pub(crate) fn new(key: Key, width: u32) -> Slot {
        // All in the top `width` bits of a word; the multiplications drop what is above.
        let unused = 64 - width;
        let their = (key.their << unused).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mixed = key.own.wrapping_mul(0xD6E8_FEB8_6659_FD93);
        Slot {
            own: key.own,
            place: their.wrapping_add(mixed >> unused << unused),
        }
    }
}

/// What is known of a score: it is not below `lower` and not above `upper`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bounds {
    pub(crate) lower: i32,
    pub(crate) upper: i32,
}

impl Bounds {
    /// True of every score.
    pub(crate) const NOTHING: Bounds = Bounds {
        lower: -BIAS,
        upper: BIAS,
    };

    #[inline(always)]
    fn read(word: u64) -> Self {
        Bounds {
            lower: (word & BOUND) as i32 - BIAS,
            upper: BIAS - (word >> BOUND_BITS & BOUND) as i32,
        }
    }

    #[inline(always)]
    fn write(self) -> u64 {
        debug_assert!(-BIAS <= self.lower && self.lower <= self.upper && self.upper <= BIAS);
        (self.lower + BIAS) as u64 | ((BIAS - self.upper) as u64) << BOUND_BITS
    }
}

impl Table {
    /// The fewest bytes for a board `width` bits wide: the rest of a place must fit its field.
    pub(crate) fn least_bytes(width: u32) -> usize {
        size_of::<Bucket>() << width.saturating_sub(REST_BITS).max(1)
    }

    /// An empty table of at most `bytes`, but not fewer than two buckets.
    ///
    /// Fails if the memory cannot be had.
    pub(crate) fn new(bytes: usize) -> Result<Self, std::collections::TryReserveError> {
        let bits = (bytes / size_of::<Bucket>()).max(2).ilog2();
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(1 << bits)?;
        ask_for_large_pages(buckets.spare_capacity_mut());
        buckets.resize_with(1 << bits, Bucket::default);
        Ok(Table { buckets, bits })
    }

    pub(crate) fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    pub(crate) fn clear(&mut self) {
        self.buckets.fill_with(Bucket::default);
    }

    #[inline(always)]
    fn bucket(&self, slot: &Slot) -> &Bucket {
        &self.buckets[(slot.place >> (64 - self.bits)) as usize]
    }

    /// The rest of the place, as it stands in word 1.
    #[inline(always)]
    fn rest(&self, slot: &Slot) -> u64 {
        slot.place << self.bits
    }

    /// Asks the processor to fetch the bucket of `slot`, which will be read soon.
    #[inline(always)]
    pub(crate) fn prefetch(&self, slot: &Slot) {
        #[cfg(all(target_arch = "x86_64", not(loom)))]
        {
            use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            let bucket: *const Bucket = self.bucket(slot);
            #[allow(unsafe_code)]
            // SAFETY: a prefetch reads nothing that the program can see, and the bucket exists.
            unsafe { _mm_prefetch::<_MM_HINT_T0>(bucket.cast()) }
        }
        #[cfg(not(all(target_arch = "x86_64", not(loom))))]
        let _ = slot;
    }

    /// What is known about the position at `slot`.
    #[inline(always)]
    pub(crate) fn probe(&self, slot: &Slot) -> Bounds {
        let (bucket, rest) = (self.bucket(slot), self.rest(slot));
        for i in 0..ENTRIES {
            let word = bucket.known[i].load(Relaxed);
            if word & REST == rest && bucket.own[i].load(Relaxed) == disguise(slot.own, word) {
                return Bounds::read(word);
            }
        }
        Bounds::NOTHING
    }

    /// Notes what was learnt by searching `nodes` nodes. The least laborious entry makes room.
    #[inline(always)]
    pub(crate) fn store(&self, slot: &Slot, mut bounds: Bounds, nodes: u64) {
        let (bucket, rest) = (self.bucket(slot), self.rest(slot));
        let mut work = work_of(nodes);
        let (mut place, mut least) = (0, u64::MAX);
        for i in 0..ENTRIES {
            let word = bucket.known[i].load(Relaxed);
            if word & REST == rest && bucket.own[i].load(Relaxed) == disguise(slot.own, word) {
                let known = Bounds::read(word);
                bounds.lower = bounds.lower.max(known.lower);
                bounds.upper = bounds.upper.min(known.upper);
                work = work.max(word & WORK);
                place = i;
                break;
            }
            if word & WORK < least {
                (place, least) = (i, word & WORK);
            }
        }
        let word = rest | work | bounds.write();
        bucket.own[place].store(disguise(slot.own, word), Relaxed);
        bucket.known[place].store(word, Relaxed);
    }
}

/// `own` as it is stored beside `word`. Disguising an unused entry's zeroes changes nothing.
#[inline(always)]
fn disguise(own: u64, word: u64) -> u64 {
    own ^ word.wrapping_mul(0xA076_1D64_78BD_642F)
}

/// Work on a scale of 1 to 63, two steps for each doubling of the nodes, in its place in word 1.
#[inline(always)]
fn work_of(nodes: u64) -> u64 {
    let nodes = nodes.min(1 << 31);
    (64 - (nodes * nodes).leading_zeros() as u64).clamp(1, 63) << WORK_SHIFT
}

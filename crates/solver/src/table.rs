//! What is known about positions already searched: a lower and an upper bound of each score, in a
//! table of fixed size that any number of threads read and write without locks.
//! `key.rs` explains how positions are named, `search.rs` what is stored when.

use crate::key::Key;
use crate::pages::ask_for_large_pages;
use crate::sync::{AtomicU64, Ordering::Relaxed};
// Does not change while threads share a table, so that loom need not look at it.
use std::sync::atomic::AtomicU32;

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
///   word 1   | rest: 49 | work: 3 | 31 - upper: 6 | lower + 31: 6 |
/// ```
///
/// All zero reads as "no work spent on it, between -31 and 31", which is true of any position.
///
/// # Growth
///
/// A small search is fastest in few buckets, which stay in the processor's own memory. So a table
/// begins with [`FIRST_BITS`] and gives itself four times as many buckets whenever the search has
/// become long ([`grow`](Table::grow)), up to the size the caller allows. A bucket's number is the
/// first k bits of a place; with two more bits each bucket falls apart into four:
///
/// ```text
///   | bucket b: k bits | 10 rest |    ->    | bucket 4b + 2: k + 2 bits | rest |
/// ```
///
/// # Threads
///
/// Only one thread may work with a table while it grows; it is at its full size before others join.
/// The two words are written one after the other, so a reader may see a new one beside an old one.
/// `own` is stored xor a scrambled word 1 (R. Hyatt's trick): words of two different entries then
/// yield a scrambled `own`, which matches the wanted one with a chance of about 2^-60 even if the two
/// entries have the same bounds, on top of the chance that the rest matches by accident (2^-30 for
/// the largest tables) and of the rarity of the event itself.
#[derive(Debug)]
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    /// Number of bits of a place that choose the bucket: so many buckets are in use.
    bits: AtomicU32,
    /// The same at first, and at the full size.
    first_bits: u32,
    full_bits: u32,
}

/// The number of bits with which a table begins, if all of them are not fewer: 64 KB.
const FIRST_BITS: u32 = 10;

const ENTRIES: usize = 4;

/// From this number of bits on, 4 MB, the next step is the last. Moving more than that would
/// delay a search that is asked to stop.
const LAST_STEP: u32 = 16;

/// A table grows when the search has visited so many nodes for each bucket in use.
const NODES_PER_BUCKET: u64 = 8;

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
const WORK: u64 = 7 << WORK_SHIFT;
const REST_BITS: u32 = 49;
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
        Slot { own: key.own, place: their.wrapping_add(mixed >> unused << unused) }
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
    pub(crate) const NOTHING: Bounds = Bounds { lower: -BIAS, upper: BIAS };

    /// What both say.
    #[inline(always)]
    pub(crate) fn with(self, other: Bounds) -> Bounds {
        let (lower, upper) = (self.lower.max(other.lower), self.upper.min(other.upper));
        Bounds { lower, upper }
    }

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
        let full_bits = (bytes / size_of::<Bucket>()).max(2).ilog2();
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(1 << full_bits)?;
        ask_for_large_pages(buckets.spare_capacity_mut());
        buckets.resize_with(1 << full_bits, Bucket::default);
        let first_bits = full_bits.min(FIRST_BITS);
        Ok(Table { buckets, bits: AtomicU32::new(first_bits), first_bits, full_bits })
    }

    pub(crate) fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    /// Forgets everything. Only the buckets in use need work.
    pub(crate) fn clear(&mut self) {
        let in_use = 1 << self.bits.load(Relaxed);
        self.buckets[..in_use].fill_with(Bucket::default);
        self.bits.store(self.first_bits, Relaxed);
    }

    /// Makes sure that the names of a board `width` bits wide fit. The table must be empty if they
    /// did not fit before, and of [`least_bytes`](Self::least_bytes).
    pub(crate) fn fit(&self, width: u32) {
        let least = self.full_bits.min(width.saturating_sub(REST_BITS));
        if self.bits.load(Relaxed) < least {
            self.bits.store(least, Relaxed);
        }
    }

    /// Whether a search of so many nodes would gain from more buckets than are in use, and there are.
    #[inline(always)]
    pub(crate) fn is_small_for(&self, nodes: u64) -> bool {
        let bits = self.bits.load(Relaxed);
        bits < self.full_bits && nodes >> (bits + NODES_PER_BUCKET.ilog2()) != 0
    }

    /// Brings four times as many buckets into use, at last all that there are. What is known is kept.
    /// No other thread may work with the table meanwhile.
    #[cold]
    pub(crate) fn grow(&self) {
        let old = self.bits.load(Relaxed);
        self.grow_to(if old < LAST_STEP { self.full_bits.min(old + 2) } else { self.full_bits });
    }

    /// Brings all buckets into use, before several threads work with the table.
    pub(crate) fn grow_to_full_size(&self) {
        if self.bits.load(Relaxed) < self.full_bits {
            self.grow_to(self.full_bits);
        }
    }

    fn grow_to(&self, new: u32) {
        let old = self.bits.load(Relaxed);
        // Bucket b goes to those from b * 2^(new - old) on, which are above it, and empty by then.
        for number in (0..1u64 << old).rev() {
            let from = &self.buckets[number as usize];
            let entries: [(u64, u64); ENTRIES] = std::array::from_fn(|i| {
                let word = from.known[i].load(Relaxed);
                (disguise(from.own[i].load(Relaxed), word), word)
            });
            for i in 0..ENTRIES {
                from.own[i].store(0, Relaxed);
                from.known[i].store(0, Relaxed);
            }
            for (i, (own, word)) in entries.into_iter().enumerate().filter(|(_, e)| e.1 != 0) {
                let place = number << (64 - old) | (word & REST) >> old;
                let word = place << new | (word & !REST);
                let to = &self.buckets[(place >> (64 - new)) as usize];
                to.own[i].store(disguise(own, word), Relaxed);
                to.known[i].store(word, Relaxed);
            }
        }
        self.bits.store(new, Relaxed);
    }

    /// Brings so many buckets into use that this number of entries fits, if there are.
    pub(crate) fn grow_for(&self, entries: u64) {
        while self.bits.load(Relaxed) < self.full_bits
            && entries >> self.bits.load(Relaxed) >= ENTRIES as u64 / 2
        {
            self.grow();
        }
    }

    /// All that is known: the position, and work and bounds as they stand in word 1. No other thread may work with
    /// the table meanwhile.
    pub(crate) fn entries(&self) -> impl Iterator<Item = (Slot, u16)> {
        let bits = self.bits.load(Relaxed);
        self.buckets[..1 << bits].iter().enumerate().flat_map(move |(number, bucket)| {
            (0..ENTRIES).filter_map(move |i| {
                let word = bucket.known[i].load(Relaxed);
                let own = disguise(bucket.own[i].load(Relaxed), word);
                let place = (number as u64) << (64 - bits) | (word & REST) >> bits;
                (word != 0).then_some((Slot { own, place }, (word & !REST) as u16))
            })
        })
    }

    /// Notes what [`entries`](Self::entries) told; `None` if that can't be.
    pub(crate) fn put(&self, slot: &Slot, known: u16) -> Option<()> {
        let known = u64::from(known);
        let bounds = Bounds::read(known);
        let fits = slot.place << self.bits.load(Relaxed) & !REST == 0;
        let is_sound = fits && known & REST == 0 && known & WORK != 0;
        if !is_sound || bounds.lower > bounds.upper {
            return None;
        }
        self.store_with(slot, bounds, known & WORK);
        Some(())
    }

    #[inline(always)]
    fn bucket(&self, slot: &Slot) -> &Bucket {
        &self.buckets[(slot.place >> (64 - self.bits.load(Relaxed))) as usize]
    }

    /// The rest of the place, as it stands in word 1.
    #[inline(always)]
    fn rest(&self, slot: &Slot) -> u64 {
        let rest = slot.place << self.bits.load(Relaxed);
        debug_assert_eq!(rest & !REST, 0, "the table has too few buckets");
        rest
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
            unsafe {
                _mm_prefetch::<_MM_HINT_T0>(bucket.cast());
            }
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
    pub(crate) fn store(&self, slot: &Slot, bounds: Bounds, nodes: u64) {
        self.store_with(slot, bounds, work_of(nodes));
    }

    #[inline(always)]
    fn store_with(&self, slot: &Slot, mut bounds: Bounds, mut work: u64) {
        let (bucket, rest) = (self.bucket(slot), self.rest(slot));
        let (mut place, mut least) = (0, u64::MAX);
        for i in 0..ENTRIES {
            let word = bucket.known[i].load(Relaxed);
            if word & REST == rest && bucket.own[i].load(Relaxed) == disguise(slot.own, word) {
                bounds = bounds.with(Bounds::read(word));
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

/// `own` as it is stored beside `word`. Disguising an unused entry's zeroes changes nothing. The word
/// is turned first, so that the bits in which two entries of a bucket differ, the high ones, reach
/// all bits of the product.
#[inline(always)]
fn disguise(own: u64, word: u64) -> u64 {
    own ^ word.rotate_left(32).wrapping_mul(0xA076_1D64_78BD_642F)
}

/// Work on a scale of 1 to 7, one step for each eightfold of the nodes, in its place in word 1.
#[inline(always)]
fn work_of(nodes: u64) -> u64 {
    let digits = 64 - u64::from(nodes.leading_zeros());
    digits.div_ceil(3).clamp(1, 7) << WORK_SHIFT
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;
    use crate::testing::Random;
    use std::collections::HashMap;

    fn bounds(lower: i32, upper: i32) -> Bounds {
        Bounds { lower, upper }
    }

    #[test]
    fn bounds_survive_packing() {
        for lower in -31..=31 {
            for upper in lower..=31 {
                assert_eq!(Bounds::read(bounds(lower, upper).write()), bounds(lower, upper));
            }
        }
        assert_eq!(Bounds::read(0), Bounds::NOTHING);
    }

    /// The key back from bucket, rest and own: what the documentation claims.
    fn key_back(slot: &Slot, width: u32) -> Key {
        let unused = 64 - width;
        let mixed = slot.own.wrapping_mul(0xD6E8_FEB8_6659_FD93) >> unused << unused;
        // Newton's iteration for the inverse of an odd number modulo 2^64.
        let factor = 0x9E37_79B9_7F4A_7C15u64;
        let mut inverse = factor;
        for _ in 0..6 {
            inverse = inverse.wrapping_mul(2u64.wrapping_sub(factor.wrapping_mul(inverse)));
        }
        let their = slot.place.wrapping_sub(mixed).wrapping_mul(inverse) >> unused;
        Key { own: slot.own, their }
    }

    #[test]
    fn a_key_can_be_computed_back_from_its_place() {
        let mut random = Random::new(8);
        for width in [28, 54, 59, 62, 63] {
            let bits = width.max(REST_BITS + 1) - REST_BITS;
            for _ in 0..2000 {
                let key = Key { own: random.next(), their: random.next() >> (64 - width) };
                let slot = Slot::new(key, width);
                assert_eq!(key_back(&slot, width), key);
                // Bucket and rest together hold the whole place.
                let (bucket, rest) = (slot.place >> (64 - bits), slot.place << bits);
                assert_eq!(rest & !REST, 0, "the rest fits its field");
                assert_eq!(bucket << (64 - bits) | rest >> bits, slot.place);
            }
        }
    }

    #[test]
    fn what_is_found_is_what_was_stored() {
        let mut random = Random::new(9);
        let table = Table::new(1 << 14).unwrap();
        let mut stored: HashMap<(u64, u64), Bounds> = HashMap::new();
        let mut found = 0;
        for _ in 0..20_000 {
            // Few different keys, so that many come again.
            let key = Key { own: random.next() % 64, their: random.next() % 64 };
            let slot = Slot::new(key, 54);
            let known = table.probe(&slot);
            let truth = stored.entry((key.own, key.their)).or_insert(Bounds::NOTHING);
            assert!(known == Bounds::NOTHING || truth.lower >= known.lower);
            assert!(known == Bounds::NOTHING || truth.upper <= known.upper);
            found += usize::from(known != Bounds::NOTHING);
            let lower = -((key.own % 20) as i32) - (random.next() % 5) as i32;
            let upper = (key.their % 20) as i32 + (random.next() % 5) as i32;
            truth.lower = truth.lower.max(lower);
            truth.upper = truth.upper.min(upper);
            table.store(&slot, bounds(lower, upper), random.next() % 1000);
            let now = table.probe(&slot);
            assert!(now.lower >= lower && now.upper <= upper, "stored bounds are there at once");
        }
        assert!(found > 1000, "{found}");
    }

    #[test]
    fn a_growing_table_keeps_what_it_knows() {
        let mut random = Random::new(10);
        let mut table = Table::new(1 << 22).unwrap();
        let mut stored = Vec::new();
        for _ in 0..1000 {
            let key = Key { own: random.next() >> 10, their: random.next() >> 10 };
            let slot = Slot::new(key, 54);
            let known = bounds(-((random.next() % 20) as i32), (random.next() % 20) as i32);
            table.store(&slot, known, random.next() % 100);
            stored.push((slot, known));
        }
        let recall = |table: &Table| -> Vec<Bounds> {
            stored.iter().map(|(slot, _)| table.probe(slot)).collect()
        };
        let before = recall(&table);
        let kept = before.iter().zip(&stored).filter(|(found, (_, known))| *found == known).count();
        assert!(kept > 900, "{kept}");
        let mut steps = 0;
        while table.is_small_for(u64::MAX) {
            table.grow();
            steps += 1;
            assert_eq!(recall(&table), before);
        }
        assert_eq!(steps, 3, "64 KB, 256 KB, 1 MB, 4 MB");
        table.clear();
        assert!(recall(&table).iter().all(|&found| found == Bounds::NOTHING));
        assert!(table.is_small_for(u64::MAX), "a cleared table is small again");
    }

    #[test]
    fn the_least_laborious_entry_makes_room() {
        let table = Table::new(128).unwrap();
        // Keys of one bucket: the place decides, so look for some.
        let slots: Vec<Slot> = (0..100u64)
            .map(|i| Slot::new(Key { own: i, their: i * 7 }, 49))
            .filter(|slot| slot.place >> 63 == 0)
            .take(5)
            .collect();
        for (slot, nodes) in slots.iter().zip([1000, 10, 600, 20_000, 700]) {
            table.store(slot, bounds(0, 1), nodes);
        }
        let known: Vec<bool> =
            slots.iter().map(|slot| table.probe(slot) != Bounds::NOTHING).collect();
        assert_eq!(known, [true, false, true, true, true]);
    }

    #[test]
    fn a_table_that_cannot_be_had_is_refused() {
        assert!(Table::new(usize::MAX / 2).is_err());
        assert_eq!(Table::new(1 << 20).unwrap().bytes(), 1 << 20);
    }

    #[test]
    fn a_cleared_table_knows_nothing() {
        let mut table = Table::new(1 << 14).unwrap();
        let slot = Slot::new(Key { own: 5, their: 9 }, 54);
        table.store(&slot, bounds(1, 2), 3);
        assert_eq!(table.probe(&slot), bounds(1, 2));
        table.clear();
        assert_eq!(table.probe(&slot), Bounds::NOTHING);
    }
}

#[cfg(all(test, loom))]
mod loom_model;

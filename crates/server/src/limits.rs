//! How often something may be done: a bucket of tokens for each kind and each address or seat. Time comes in
//! as a value.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::Mutex;

/// So many at once, and so many a minute in the long run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// In a minute.
    pub per_minute: u32,
    /// At once.
    pub burst: u32,
}

/// What is left for one address or seat. Counted in thousandths of what a minute gives, so that no time is
/// lost by rounding.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    left: u64,
    at_ms: u64,
}

/// One unit of what is limited.
const ONE: u64 = 60_000;

impl Bucket {
    /// A full one.
    pub fn new(rate: Rate, now_ms: u64) -> Bucket {
        Bucket { left: u64::from(rate.burst) * ONE, at_ms: now_ms }
    }

    /// Takes one, or says in how many milliseconds there is one again.
    pub fn take(&mut self, rate: Rate, now_ms: u64) -> Result<(), u64> {
        let gained = now_ms.saturating_sub(self.at_ms).saturating_mul(u64::from(rate.per_minute));
        self.left = self.left.saturating_add(gained).min(u64::from(rate.burst) * ONE);
        self.at_ms = self.at_ms.max(now_ms);
        match self.left.checked_sub(ONE) {
            Some(left) => {
                self.left = left;
                Ok(())
            }
            None => Err((ONE - self.left).div_ceil(u64::from(rate.per_minute).max(1))),
        }
    }

    fn is_full(&self, rate: Rate, now_ms: u64) -> bool {
        let gained = now_ms.saturating_sub(self.at_ms).saturating_mul(u64::from(rate.per_minute));
        self.left.saturating_add(gained) >= u64::from(rate.burst) * ONE
    }
}

/// Buckets by key. Full ones are forgotten, so there are only as many as were used lately.
#[derive(Debug)]
pub struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

/// More keys than this are not remembered: then everybody without a bucket has to wait.
const MOST_KEYS: usize = 200_000;

impl<K: Eq + Hash> Buckets<K> {
    /// None used.
    pub fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, buckets: Mutex::new(HashMap::new()) }
    }

    /// Takes one of this key's, or says in how many milliseconds there is one again.
    pub fn take(&self, key: K, now_ms: u64) -> Result<(), u64> {
        let mut buckets = self.buckets.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if buckets.len() >= MOST_KEYS && !buckets.contains_key(&key) {
            return Err(1_000);
        }
        let bucket = buckets.entry(key).or_insert_with(|| Bucket::new(self.rate, now_ms));
        bucket.take(self.rate, now_ms)
    }

    /// Forgets those that are full again.
    pub fn tidy(&self, now_ms: u64) {
        let mut buckets = self.buckets.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        buckets.retain(|_, bucket| !bucket.is_full(self.rate, now_ms));
    }
}

/// What counts as one address: that of a household. An IPv6 network has 2^64.
pub fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => IpAddr::V6((address.to_bits() >> 64 << 64).into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: Rate = Rate { per_minute: 60, burst: 3 };

    #[test]
    fn a_burst_then_one_a_second() {
        let buckets = Buckets::new(RATE);
        for _ in 0..3 {
            assert_eq!(buckets.take("a", 0), Ok(()));
        }
        assert_eq!(buckets.take("a", 0), Err(1_000));
        assert_eq!(buckets.take("a", 400), Err(600));
        assert_eq!(buckets.take("b", 400), Ok(()), "another one is not affected");
        assert_eq!(buckets.take("a", 1_000), Ok(()));
        assert_eq!(buckets.take("a", 1_000), Err(1_000));
        // A pause gives a burst again, not more.
        for _ in 0..3 {
            assert_eq!(buckets.take("a", 1_000_000), Ok(()));
        }
        assert!(buckets.take("a", 1_000_000).is_err());
        assert!(buckets.take("a", 5).is_err(), "time that goes back gives nothing");
    }

    #[test]
    fn full_buckets_are_forgotten() {
        let buckets = Buckets::new(RATE);
        assert_eq!(buckets.take(1, 0), Ok(()));
        assert_eq!(buckets.take(2, 900), Ok(()));
        buckets.tidy(1_000);
        assert_eq!(buckets.buckets.lock().unwrap().len(), 1);
    }

    #[test]
    fn a_household_is_an_address_or_half_of_a_long_one() {
        let household = |text: &str| household(text.parse().unwrap()).to_string();
        assert_eq!(household("192.0.2.7"), "192.0.2.7");
        assert_eq!(household("::ffff:192.0.2.7"), "192.0.2.7");
        assert_eq!(household("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
    }
}

//! A token bucket for each key, in bounded memory.
//!
//! Not here: what is counted and who the keys are (`gates.rs`).

use super::gates::Key;
use governor::clock::{Clock, DefaultClock};
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};
use std::num::NonZeroU32;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Keys that are remembered at most. A key that has not asked for long is forgotten earlier.
const MAX_KEYS: usize = 100_000;
/// The time between two attempts to make room.
const SWEEP_PAUSE: Duration = Duration::from_secs(1);

/// So many tokens per time for each key, and at most a burst at once.
pub(super) struct Bucket {
    limiter: RateLimiter<Key, HashMapStateStore<Key>, DefaultClock>,
    clock: DefaultClock,
    burst: NonZeroU32,
    /// When there were too many keys last. Sweeping looks at all of them, so it must not happen at every request.
    last_full: Mutex<Option<Instant>>,
}

impl Bucket {
    /// `count` tokens in `period`, and at most `burst` at once. None: no limit.
    pub(super) fn new(count: u64, period: Duration, burst: u64) -> Option<Bucket> {
        // A burst of 0 is the count of one period.
        let burst = NonZeroU32::new(u32::try_from(if burst == 0 { count } else { burst }).unwrap_or(u32::MAX))?;
        let per_token = u64::try_from(period.as_nanos()).unwrap_or(u64::MAX).checked_div(count)?;
        let quota = Quota::with_period(Duration::from_nanos(per_token.max(1)))?.allow_burst(burst);
        Some(Bucket {
            limiter: RateLimiter::hashmap(quota),
            clock: DefaultClock::default(),
            burst,
            last_full: Mutex::default(),
        })
    }

    /// Takes `n` tokens. An error is the time after which there are enough.
    pub(super) fn take(&self, key: Key, n: u64) -> Result<(), Duration> {
        if self.limiter.len() >= MAX_KEYS && !self.has_room() {
            return Err(SWEEP_PAUSE);
        }
        // More than a burst costs a whole burst: it would never be allowed otherwise.
        let Some(n) = NonZeroU32::new(u32::try_from(n).unwrap_or(u32::MAX).min(self.burst.get())) else {
            return Ok(());
        };
        match self.limiter.check_key_n(&key, n) {
            Ok(Ok(())) => Ok(()),
            Ok(Err(until)) => Err(until.wait_time_from(self.clock.now())),
            Err(_) => Err(Duration::from_secs(1)),
        }
    }

    /// Makes room for another key, if that was not tried a moment ago.
    fn has_room(&self) -> bool {
        let mut last_full = self.last_full.lock().unwrap_or_else(PoisonError::into_inner);
        if last_full.is_none_or(|last| last.elapsed() > SWEEP_PAUSE) {
            *last_full = Some(Instant::now());
            self.sweep();
        }
        self.limiter.len() < MAX_KEYS
    }

    /// Forgets keys whose buckets are full again.
    pub(super) fn sweep(&self) {
        self.limiter.retain_recent();
        self.limiter.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Duration = Duration::from_secs(3600);

    #[test]
    fn a_burst_is_allowed_and_then_one_waits() {
        let bucket = Bucket::new(10, HOUR, 3).unwrap();
        let (ada, eve) = (Key(1), Key(2));
        assert!((0..3).all(|_| bucket.take(ada, 1).is_ok()));
        let wait = bucket.take(ada, 1).unwrap_err();
        assert!(wait > Duration::from_secs(300) && wait <= Duration::from_secs(360), "{wait:?}");
        assert!(bucket.take(eve, 3).is_ok(), "keys do not share");
        assert!(Bucket::new(0, HOUR, 5).is_none(), "0 is no limit");
    }

    #[test]
    fn more_than_a_burst_costs_a_burst() {
        let bucket = Bucket::new(10, HOUR, 3).unwrap();
        assert!(bucket.take(Key(1), 1_000).is_ok());
        assert!(bucket.take(Key(1), 1).is_err());
    }

    #[test]
    fn keys_are_forgotten_so_memory_is_bounded() {
        let quick = Bucket::new(1_000_000_000, Duration::from_secs(1), 1).unwrap();
        let slow = Bucket::new(1, HOUR, 1).unwrap();
        for n in 0..2 * MAX_KEYS as u64 {
            assert!(quick.take(Key(n), 1).is_ok());
            assert_eq!(slow.take(Key(n), 1).is_ok(), n < MAX_KEYS as u64, "{n}");
        }
        assert!(quick.limiter.len() <= MAX_KEYS && slow.limiter.len() <= MAX_KEYS);
        quick.sweep();
        assert_eq!(quick.limiter.len(), 0);
    }
}

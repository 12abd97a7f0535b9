//! How many things each key has open at the moment.
//!
//! Not here: rates (`bucket.rs`).

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Counts open things by key. Keys without any take no memory.
pub(crate) struct Count<K> {
    /// 0 is no limit.
    limit: u64,
    open: Arc<Mutex<HashMap<K, u64>>>,
}

impl<K: Hash + Eq + Copy> Count<K> {
    pub(crate) fn new(limit: u64) -> Count<K> {
        Count { limit, open: Arc::default() }
    }

    /// Counts one more until the result is dropped. None: the key has as many as it may.
    pub(crate) fn hold(&self, key: K) -> Option<Held<K>> {
        let mut open = lock(&self.open);
        let n = open.entry(key).or_default();
        if super::is_over(*n + 1, self.limit) {
            return None;
        }
        *n += 1;
        Some(Held { key, open: self.open.clone() })
    }
}

/// One open thing.
pub(crate) struct Held<K: Hash + Eq + Copy> {
    key: K,
    open: Arc<Mutex<HashMap<K, u64>>>,
}

impl<K: Hash + Eq + Copy> Drop for Held<K> {
    fn drop(&mut self) {
        let mut open = lock(&self.open);
        if let Some(n) = open.get_mut(&self.key) {
            *n = n.saturating_sub(1);
            if *n == 0 {
                open.remove(&self.key);
            }
        }
    }
}

/// The map is consistent whenever it is unlocked, so a panic elsewhere does no harm.
fn lock<K>(open: &Mutex<HashMap<K, u64>>) -> MutexGuard<'_, HashMap<K, u64>> {
    open.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_has_at_most_as_many_as_the_limit_and_gets_them_back() {
        let count = Count::new(2);
        let held = [count.hold("ada").unwrap(), count.hold("ada").unwrap()];
        assert!(count.hold("ada").is_none() && count.hold("eve").is_some());
        drop(held);
        assert!(count.hold("ada").is_some());
        assert!(lock(&count.open).is_empty(), "nothing is left behind");
    }

    #[test]
    fn zero_is_no_limit() {
        let count = Count::new(0);
        let held: Vec<_> = (0..1_000).map(|_| count.hold(1).unwrap()).collect();
        assert_eq!(held.len(), 1_000);
    }
}

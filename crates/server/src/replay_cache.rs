//! The replays that were looked at last, so that a step of one costs a step and not the whole game.
//!
//! A replay never changes, so nothing here is ever out of date. Not here: who may see which (`replay.rs`), and the moments
//! of a game (`atout_core::Timeline`), of which each replay keeps at most 64 and those between two of them.

use crate::replay::ReplayedGame;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The most replays that are kept …
const MAX_REPLAYS: usize = 16;
/// … and the most moves that all of them have together. The last replay is kept however long it is.
const MAX_MOVES: u64 = 50_000;

/// The replays that were looked at last, by the id of their table or record; the last one first.
#[derive(Default)]
pub(crate) struct ReplayCache(Mutex<VecDeque<(String, Arc<ReplayedGame>)>>);

impl ReplayCache {
    /// The replay, if it is kept. It was looked at last from now on.
    pub(crate) fn get(&self, id: &str) -> Option<Arc<ReplayedGame>> {
        let mut kept = self.lock();
        let at = kept.iter().position(|(other, _)| other == id)?;
        let found = kept.remove(at)?;
        let replayed = found.1.clone();
        kept.push_front(found);
        Some(replayed)
    }

    /// Keeps a replay, and forgets those that nobody has looked at for longest.
    pub(crate) fn keep(&self, id: &str, replayed: ReplayedGame) -> Arc<ReplayedGame> {
        let replayed = Arc::new(replayed);
        let mut kept = self.lock();
        kept.retain(|(other, _)| other != id);
        kept.push_front((id.to_owned(), replayed.clone()));
        let mut moves = 0;
        let mut n_kept = 0;
        kept.retain(|(_, replayed)| {
            moves += replayed.game.version();
            n_kept += 1;
            n_kept == 1 || (n_kept <= MAX_REPLAYS && moves <= MAX_MOVES)
        });
        replayed
    }

    /// The list is consistent whenever it is unlocked, so a panic elsewhere does no harm.
    fn lock(&self) -> MutexGuard<'_, VecDeque<(String, Arc<ReplayedGame>)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::replay::replay;
    use atout_core::{Player, Seed};

    fn game(n_moves: usize) -> ReplayedGame {
        let entry = atout_catalog::find("stones").unwrap();
        let mut table = entry.start(&serde_json::json!({}), &[], Seed::from(1)).unwrap();
        for _ in 0..n_moves {
            let seat = table.stage().awaited().iter().next().unwrap();
            let names = atout_core::Names::new(vec!["A".to_owned(), "B".to_owned()]);
            let action = table.choices(seat, &names, atout_core::Lang::En)[0].action.clone();
            table.play(seat, &action).unwrap();
        }
        let player = |name: &str| Player { name: name.to_owned(), kind: "random".to_owned() };
        replay(table.record(vec![player("A"), player("B")])).unwrap()
    }

    #[test]
    fn the_replays_that_were_looked_at_last_are_kept() {
        let cache = ReplayCache::default();
        for n in 0..MAX_REPLAYS {
            cache.keep(&n.to_string(), game(1));
        }
        assert!(cache.get("0").is_some(), "looked at again, so it is not the oldest any more");
        cache.keep("new", game(2));
        assert!(cache.get("1").is_none() && cache.get("0").is_some() && cache.get("2").is_some());
        assert_eq!(cache.get("new").unwrap().game.version(), 2);
        assert_eq!(cache.lock().len(), MAX_REPLAYS);
    }

    #[test]
    fn a_replay_that_is_loaded_twice_is_kept_once() {
        let cache = ReplayCache::default();
        cache.keep("a", game(1));
        cache.keep("a", game(3));
        assert_eq!(cache.get("a").unwrap().game.version(), 3);
        assert_eq!(cache.lock().len(), 1);
    }
}

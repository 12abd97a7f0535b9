//! What a player was told about its own actions, and the check that the server still has exactly that after a kill.
//!
//! Not here: how the stored actions are fetched (`player.rs`).

use serde::Deserialize;
use std::collections::BTreeMap;

/// The seat that the load plays; the other one is a bot's.
pub(crate) const OWN_SEAT: u64 = 0;

/// The own actions at one table.
#[derive(Debug)]
pub(crate) struct Ledger {
    /// The id of the table.
    pub(crate) id: String,
    /// Acknowledged actions by number.
    acknowledged: BTreeMap<u64, String>,
    /// Sent, and no frame with it was seen: its number and the action.
    in_flight: Option<(u64, String)>,
    /// The highest version that a frame had.
    version: u64,
}

/// The actions that the server says it has (`GET /api/tables/ID/actions`).
#[derive(Debug, Deserialize)]
pub(crate) struct StoredActions {
    pub(crate) version: u64,
    pub(crate) actions: Vec<StoredAction>,
}

/// One of them.
#[derive(Debug, Deserialize)]
pub(crate) struct StoredAction {
    pub(crate) n: u64,
    pub(crate) seat: u64,
    pub(crate) action: String,
}

impl Ledger {
    pub(crate) fn new(id: String) -> Ledger {
        Ledger { id, acknowledged: BTreeMap::new(), in_flight: None, version: 0 }
    }

    /// An action is sent that answers a frame of this version. Nobody else is awaited, so its number is the next one.
    pub(crate) fn sent(&mut self, version: u64, action: &str) {
        self.in_flight = Some((version + 1, action.to_owned()));
    }

    /// A frame of this version came. Returns whether it acknowledges the action in flight.
    pub(crate) fn saw(&mut self, version: u64) -> bool {
        self.version = self.version.max(version);
        let Some((n, action)) = self.in_flight.take_if(|(n, _)| *n <= version) else { return false };
        self.acknowledged.insert(n, action);
        true
    }

    /// How many actions were acknowledged.
    pub(crate) fn n_acknowledged(&self) -> usize {
        self.acknowledged.len()
    }

    /// Is every acknowledged action stored with its number, and nothing else but the action in flight?
    ///
    /// Call it when the server cannot accept the action in flight any more. If that one is stored it counts as
    /// acknowledged from now on; if not it is forgotten, and the next frame asks again.
    ///
    /// # Errors
    /// Something is lost, doubled or out of order; the sentence names the table.
    pub(crate) fn check(&mut self, stored: &StoredActions) -> Result<(), String> {
        let id = &self.id;
        if stored.version < self.version {
            return Err(format!("table {id}: version {} was shown and {} is stored", self.version, stored.version));
        }
        if !stored.actions.is_sorted_by(|a, b| a.n < b.n) || stored.actions.iter().any(|step| step.n > stored.version) {
            return Err(format!("table {id}: the stored actions are out of order: {:?}", stored.actions));
        }
        let own = stored.actions.iter().filter(|step| step.seat == OWN_SEAT);
        let own: BTreeMap<u64, &str> = own.map(|step| (step.n, step.action.as_str())).collect();
        for (n, action) in &self.acknowledged {
            match own.get(n) {
                Some(stored) if stored == action => {}
                Some(stored) => return Err(format!("table {id}: action {n} was `{action}` and is now `{stored}`")),
                None => return Err(format!("table {id}: acknowledged action {n} `{action}` is lost")),
            }
        }
        let in_flight = self.in_flight.take();
        for (n, action) in own.into_iter().filter(|(n, _)| !self.acknowledged.contains_key(n)).collect::<Vec<_>>() {
            if !in_flight.as_ref().is_some_and(|(sent, it)| *sent == n && it == action) {
                return Err(format!("table {id}: action {n} `{action}` is stored and was not sent, or twice"));
            }
            self.acknowledged.insert(n, action.to_owned());
        }
        self.version = stored.version;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table where `a` and `b` were acknowledged as actions 1 and 3, and `c` is in flight.
    fn ledger() -> Ledger {
        let mut ledger = Ledger::new("t".to_owned());
        ledger.sent(0, "a");
        assert!(ledger.saw(1) && !ledger.saw(2));
        ledger.sent(2, "b");
        assert!(!ledger.saw(2), "a frame from before it acknowledges nothing");
        assert!(ledger.saw(4));
        ledger.sent(4, "c");
        ledger
    }

    fn stored(version: u64, actions: &[(u64, &str)]) -> StoredActions {
        let step = |(n, action): &(u64, &str)| StoredAction { n: *n, seat: OWN_SEAT, action: (*action).to_owned() };
        StoredActions { version, actions: actions.iter().map(step).collect() }
    }

    #[test]
    fn what_was_acknowledged_passes_with_and_without_the_action_in_flight() {
        let mut known = ledger();
        assert_eq!(known.check(&stored(4, &[(1, "a"), (3, "b")])), Ok(()));
        assert_eq!(known.n_acknowledged(), 2);
        let mut known = ledger();
        assert_eq!(known.check(&stored(6, &[(1, "a"), (3, "b"), (5, "c")])), Ok(()));
        assert_eq!(known.n_acknowledged(), 3, "it landed");
        assert!(known.check(&stored(6, &[(1, "a"), (3, "b")])).is_err(), "and has to stay from now on");
    }

    #[test]
    fn actions_of_the_bot_are_not_compared() {
        let mut all = stored(4, &[(1, "a"), (2, "x"), (3, "b"), (4, "y")]);
        all.actions.iter_mut().filter(|step| step.n.is_multiple_of(2)).for_each(|step| step.seat = 1);
        assert_eq!(ledger().check(&all), Ok(()));
    }

    #[test]
    fn a_lost_action_fails() {
        for (version, actions) in [(4, &[(1, "a")][..]), (4, &[(3, "b")]), (3, &[(1, "a"), (3, "b")]), (0, &[])] {
            let complaint = ledger().check(&stored(version, actions)).unwrap_err();
            assert!(complaint.starts_with("table t: "), "{complaint}");
        }
    }

    #[test]
    fn a_doubled_action_fails() {
        for actions in [
            &[(1, "a"), (2, "a"), (3, "b")][..],
            &[(1, "a"), (3, "b"), (4, "b")],
            &[(1, "a"), (3, "b"), (3, "b")],
            &[(1, "a"), (3, "b"), (5, "c"), (6, "c")],
        ] {
            assert!(ledger().check(&stored(6, actions)).is_err(), "{actions:?}");
        }
    }

    #[test]
    fn another_order_fails() {
        for actions in [&[(1, "b"), (3, "a")][..], &[(3, "b"), (1, "a")], &[(1, "a"), (3, "b"), (5, "d")]] {
            assert!(ledger().check(&stored(6, actions)).is_err(), "{actions:?}");
        }
    }
}

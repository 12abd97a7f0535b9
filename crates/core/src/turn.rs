//! What a bot has to know about a game to search the rest of its own turn.
//!
//! Not here: the search (`atout-bots`).

use crate::{Game, Seat};

/// The knowledge behind a search over all rows of actions that a seat can still play in its turn.
pub trait TurnKnowledge<G: Game>: Send + Sync {
    /// Is this a decision in the same turn of the seat as `before`, and one that such a search is for?
    fn is_in_turn(&self, before: &G, state: &G, seat: Seat) -> bool;

    /// Does chance decide what the action leads to, so that it has to be weighed over samples? What happens after the
    /// turn does not count.
    fn uses_chance(&self, state: &G, action: &G::Action) -> bool;

    /// How good the end of a turn is for the seat: `before` is where it was searched from, `after` the first state that is
    /// not in the turn any more.
    fn value(&self, before: &G, after: &G, seat: Seat) -> f32;

    /// The same for positions that leave the same rest of the turn.
    fn key(&self, state: &G, seat: Seat) -> u64;
}

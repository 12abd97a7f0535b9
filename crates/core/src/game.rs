//! The trait that a game's rules implement.

use crate::{ConfigError, Dice, EventSink, Illegal, Message, Seat, Stage, Viewer};
use rand_core::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// The rules of one game, as a state that changes by actions.
///
/// A state holds no generator, no clock and no handle to anything: the same config, chance and actions give the same
/// game everywhere. It is small and cheap to clone, because searches clone it all the time.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static {
    /// What can be chosen before the game starts.
    type Config: Clone + PartialEq + Debug + Default + Send + Sync + Serialize + DeserializeOwned;
    /// One small decision. `Display` and `FromStr` are the game's notation.
    type Action: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = Message> + Send + Sync;
    /// Something that happened, as one audience may hear it.
    type Event: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// What one eye may see.
    type View: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned;

    /// The name in commands, addresses and records; never changes.
    const ID: &'static str;
    /// Raised whenever the same seed and actions would give another game.
    const RULES: u32;

    /// How many seats a game of this config has.
    fn n_seats(config: &Self::Config) -> usize;

    /// The side that a seat plays for; seats with the same number win and lose together. Everybody alone unless told.
    fn side(config: &Self::Config, seat: Seat) -> usize {
        let _ = config;
        seat.index()
    }

    /// No game of this config has more actions than this.
    fn max_actions(config: &Self::Config) -> usize;

    /// Deals a new game.
    ///
    /// # Errors
    /// The config is one that the rules cannot play.
    fn start<R: Rng>(config: &Self::Config, rng: &mut R) -> Result<Self, ConfigError>;

    /// Whom the game waits for.
    fn stage(&self) -> Stage;

    /// Replaces the content of `out` by all legal actions of the seat, sorted; none if it is not awaited.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Applies one action and tells what happened.
    ///
    /// # Errors
    /// The action is not legal now; the state is untouched.
    fn apply<R: Rng, L: EventSink<Self>>(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        rng: &mut R,
        events: &mut L,
    ) -> Result<(), Illegal>;

    /// What this eye may see.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A whole state that this seat cannot tell from the true one, drawn fairly from all of them.
    ///
    /// Depends on nothing that the seat cannot see: for the same generator it gives the same state for every state
    /// that looks the same to the seat. The testkit checks it; it is why bots cannot cheat.
    #[must_use]
    fn sample<R: Rng>(&self, seat: Seat, rng: &mut R) -> Self;

    /// What a player without any idea does: a random legal action, or none if the seat has none. Fair over the list
    /// unless the game says otherwise. Games whose lists are products may answer without making the list; playouts
    /// are mostly this.
    #[inline]
    fn random_action<R: Rng>(&self, seat: Seat, rng: &mut R, scratch: &mut Vec<Self::Action>) -> Option<Self::Action> {
        self.actions(seat, scratch);
        (!scratch.is_empty()).then(|| scratch[rng.index(scratch.len())])
    }
}

/// A game with work of its own that is worth measuring, beside playouts and clones.
pub trait HasBenchmarks: Game {
    /// Names (`proofs`) and work on one state; the work says how much of it was done.
    const RATES: &'static [Rate<Self>] = &[];
}

/// A name and the work behind it.
pub type Rate<G> = (&'static str, fn(&G) -> u64);

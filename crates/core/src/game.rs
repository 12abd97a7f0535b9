//! The trait that a game's rules implement.

use crate::{
    ConfigError, Content, ContentRef, Departure, Dice, Ending, EventSink, Illegal, Message, NoEvents, Orders, Outcome,
    Seat, Stage, Viewer,
};
use rand_core::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// The rules of one game, as a state that changes by actions.
///
/// A state holds no generator, no clock and no handle to anything that changes: the same config, set-ups, chance and
/// actions give the same game everywhere. It is small and cheap to clone, because searches clone it all the time.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static {
    /// The options of a game. Public: every view carries it.
    type Config: Clone + PartialEq + Debug + Default + Send + Sync + Serialize + DeserializeOwned;
    /// What one seat brings along, such as a deck. Private: other seats see it only where the rules reveal it.
    /// [`NoSetup`](crate::NoSetup) if there is nothing of the kind.
    type Setup: Clone + PartialEq + Debug + Default + Send + Sync + Serialize + DeserializeOwned;
    /// The card file or other content that a config names. [`NoContent`](crate::NoContent) if there is none.
    type Content: Content;
    /// One small decision. `Display` and `FromStr` are the game's notation.
    type Action: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = Message> + Send + Sync;
    /// Something that happened, as one audience may know it.
    type Event: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// What one viewer may see.
    type View: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned;

    /// The name in commands, addresses and records; never changes.
    const ID: &'static str;
    /// Raised whenever the same seed and actions would give another game.
    const RULES: u32;

    /// How many seats a game of this config has.
    fn n_seats(config: &Self::Config) -> usize;

    /// The side that a seat plays for; seats with the same number win and lose together. The default: every seat is
    /// its own side.
    fn side(config: &Self::Config, seat: Seat) -> usize {
        let _ = config;
        seat.index()
    }

    /// No game of this config has more actions of the rules than this.
    fn max_actions(config: &Self::Config) -> usize;

    /// Checks a config without dealing a game.
    ///
    /// # Errors
    /// The rules cannot play it; the sentence says why.
    fn check_config(config: &Self::Config) -> Result<(), ConfigError>;

    /// Checks what a seat brings along. The default accepts everything.
    ///
    /// # Errors
    /// The rules cannot play it; the sentence says why and is shown to this seat only.
    fn check_setup(config: &Self::Config, setup: &Self::Setup) -> Result<(), ConfigError> {
        let _ = (config, setup);
        Ok(())
    }

    /// The content that a config names, if the game has any.
    fn content(config: &Self::Config) -> Option<ContentRef<Self::Content>> {
        let _ = config;
        None
    }

    /// Deals a new game and emits what happens at the deal. `config` and `setups` (one for each seat) were checked.
    fn start<R: Rng, S: EventSink<Self>>(
        config: &Self::Config,
        setups: &[Self::Setup],
        rng: &mut R,
        events: &mut S,
    ) -> Self;

    /// Checks a config and deals a game in which no seat brings anything along and nobody listens: for tests, playouts
    /// and measurements.
    ///
    /// # Errors
    /// The rules cannot play the config.
    fn dealt<R: Rng>(config: &Self::Config, rng: &mut R) -> Result<Self, ConfigError> {
        Self::check_config(config)?;
        let setups = vec![Self::Setup::default(); Self::n_seats(config)];
        Ok(Self::start(config, &setups, rng, &mut NoEvents))
    }

    /// Which seats the game waits for.
    fn stage(&self) -> Stage;

    /// Replaces the content of `out` by all legal actions of the seat, sorted; none if it is not awaited.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Applies one action and emits what happened.
    ///
    /// # Errors
    /// The action is not legal now; the state is untouched.
    fn apply<R: Rng, S: EventSink<Self>>(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        rng: &mut R,
        events: &mut S,
    ) -> Result<(), Illegal>;

    /// A seat leaves a game that is not over, whether it is awaited or not: the rules say what becomes of it. Where
    /// several decide at once it counts as staying or passing, and takes effect when the step resolves.
    ///
    /// # Errors
    /// The seat has left or is out already; the state is untouched.
    fn leave<R: Rng, S: EventSink<Self>>(
        &mut self,
        seat: Seat,
        why: Departure,
        rng: &mut R,
        events: &mut S,
    ) -> Result<(), Illegal>;

    /// How a game that is over ended. Asked only then. The default: by its rules.
    fn ending(&self) -> Ending {
        Ending::Rules
    }

    /// The outcome if all sides agree to a draw now; none if the game knows no draw. The default: all share it.
    fn agreed_draw(&self, config: &Self::Config) -> Option<Outcome> {
        Some(Outcome::drawn(Self::n_seats(config)))
    }

    /// May a seat take this legal action back as long as it has not confirmed it? Only if the action uses no chance,
    /// reveals nothing hidden and leaves the same seat to decide. Such actions can be previewed and sent in one row
    /// with those that follow. The default: no.
    fn is_draftable(&self, seat: Seat, action: &Self::Action) -> bool {
        let _ = (seat, action);
        false
    }

    /// An action that the engine may answer for a seat: it is the only legal one, and a spectator could tell. The
    /// default: none.
    fn forced(&self) -> Option<(Seat, Self::Action)> {
        None
    }

    /// What a seat's standing orders answer for it; none if it has to be asked. Depends on nothing but the orders and what
    /// everybody sees, and is legal whatever the seat's hidden cards are. The default: none.
    fn standing_answer(&self, seat: Seat, orders: &Orders) -> Option<Self::Action> {
        let _ = (seat, orders);
        None
    }

    /// What this viewer may see.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Samples a state from the seat's information set: all states that the seat cannot tell apart.
    ///
    /// Depends on nothing that the seat cannot see: for the same generator it gives the same state for every state
    /// that looks the same to the seat. The testkit checks it; it is why bots cannot cheat. It knows no history: what
    /// a seat was shown and still knows has to be part of state and view.
    #[must_use]
    fn sample<R: Rng>(&self, seat: Seat, rng: &mut R) -> Self;

    /// A random legal action; none if the seat has none. The default picks evenly from the list. Games whose lists are
    /// products may answer without making the list; playouts are mostly this.
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

//! What a player may know of a running game. Bots get this and nothing else.

use crate::{AddressedEvent, Game, Seat, Stage, Viewer};
use rand_core::Rng;
use std::borrow::Cow;
use std::fmt;

/// One seat's knowledge: its view, its actions, what it heard, and states it cannot tell from the true one.
///
/// The true state is inside and cannot be reached from outside this crate.
#[derive(Clone)]
pub struct InfoSet<'a, G: Game> {
    config: Cow<'a, G::Config>,
    state: Cow<'a, G>,
    events: Cow<'a, [AddressedEvent<G::Event>]>,
    seat: Seat,
}

/// Says whose knowledge it is, and nothing of the true state.
impl<G: Game> fmt::Debug for InfoSet<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("InfoSet").field("game", &G::ID).field("seat", &self.seat).finish_non_exhaustive()
    }
}

impl<'a, G: Game> InfoSet<'a, G> {
    pub(crate) fn new(config: &'a G::Config, state: &'a G, events: &'a [AddressedEvent<G::Event>], seat: Seat) -> Self {
        InfoSet { config: Cow::Borrowed(config), state: Cow::Borrowed(state), events: Cow::Borrowed(events), seat }
    }

    /// Who looks.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The side that a seat plays for.
    pub fn side(&self, seat: Seat) -> usize {
        G::side(&self.config, seat)
    }

    /// Whom the game waits for.
    pub fn stage(&self) -> Stage {
        self.state.stage()
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::Seat(self.seat))
    }

    /// What the seat may do.
    pub fn actions(&self) -> Vec<G::Action> {
        let mut out = Vec::new();
        self.state.actions(self.seat, &mut out);
        out
    }

    /// What a player without any idea would do; none if the seat has nothing to decide. Asked of a sampled state, so
    /// that nothing of the true one tells, not even the order in which it keeps a hand.
    pub fn random_action<R: Rng>(&self, rng: &mut R) -> Option<G::Action> {
        self.sample(rng).random_action(self.seat, rng, &mut Vec::new())
    }

    /// What the seat heard since the game began, oldest first.
    pub fn history(&self) -> impl Iterator<Item = &G::Event> {
        let viewer = Viewer::Seat(self.seat);
        self.events.iter().filter(move |events| events.audience.includes(viewer)).map(|events| &events.event)
    }

    /// A whole state that this seat cannot tell from the true one.
    pub fn sample<R: Rng>(&self, rng: &mut R) -> G {
        self.state.sample(self.seat, rng)
    }

    /// The same knowledge on its own, to think about on another thread.
    pub fn into_owned(self) -> InfoSet<'static, G> {
        InfoSet {
            config: Cow::Owned(self.config.into_owned()),
            state: Cow::Owned(self.state.into_owned()),
            events: Cow::Owned(self.events.into_owned()),
            seat: self.seat,
        }
    }
}

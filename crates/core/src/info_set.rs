//! What a player may know of a running game. Bots get this and nothing else.

use crate::event_log::EventLog;
use crate::preview::Preview;
use crate::{Game, Seat, Stage, Viewer};
use rand_core::Rng;
use std::borrow::Cow;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

/// One seat's information set: its view, its actions, the events it received, and samples of the states that it
/// cannot tell apart.
///
/// The true state is inside and cannot be reached from outside this crate.
#[derive(Clone)]
pub struct InfoSet<'a, G: Game> {
    config: Cow<'a, G::Config>,
    setup: Cow<'a, G::Setup>,
    state: Shared<'a, G>,
    events: EventLog<G::Event>,
    seat: Seat,
}

/// A state that an information set borrows or shares with others; nobody changes it.
#[derive(Clone)]
pub(crate) enum Shared<'a, G> {
    Borrowed(&'a G),
    Owned(Arc<G>),
}

impl<G> Deref for Shared<'_, G> {
    type Target = G;

    fn deref(&self) -> &G {
        match self {
            Shared::Borrowed(state) => state,
            Shared::Owned(state) => state,
        }
    }
}

/// Names the game and the seat, and nothing of the true state.
impl<G: Game> fmt::Debug for InfoSet<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("InfoSet").field("game", &G::ID).field("seat", &self.seat).finish_non_exhaustive()
    }
}

impl<'a, G: Game> InfoSet<'a, G> {
    pub(crate) fn new(
        config: &'a G::Config,
        setup: &'a G::Setup,
        state: Shared<'a, G>,
        events: EventLog<G::Event>,
        seat: Seat,
    ) -> Self {
        InfoSet { config: Cow::Borrowed(config), setup: Cow::Borrowed(setup), state, events, seat }
    }

    /// The game's options.
    pub fn config(&self) -> &G::Config {
        &self.config
    }

    /// What the seat itself brought along.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// Whose information set it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The side that a seat plays for.
    pub fn side(&self, seat: Seat) -> usize {
        G::side(&self.config, seat)
    }

    /// Which seats the game waits for.
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

    /// A random legal action; none if the seat has nothing to decide. Asked of a sampled state, so that nothing of the
    /// true one shows, not even the order in which it keeps a hand.
    pub fn random_action<R: Rng>(&self, rng: &mut R) -> Option<G::Action> {
        self.sample(rng).random_action(self.seat, rng, &mut Vec::new())
    }

    /// The events that the seat received since the game began, oldest first.
    pub fn history(&self) -> impl Iterator<Item = &G::Event> {
        let viewer = Viewer::Seat(self.seat);
        self.events.from(0).filter(move |event| event.audience.includes(viewer)).map(|event| &event.event)
    }

    /// Samples a state that this seat cannot tell from the true one.
    pub fn sample<R: Rng>(&self, rng: &mut R) -> G {
        self.state.sample(self.seat, rng)
    }

    /// The information set after an action that the seat could still take back ([`Game::is_draftable`]); none if the
    /// action is not one. Bots compose rows with it.
    #[must_use]
    pub fn after(&self, action: &G::Action) -> Option<InfoSet<'_, G>> {
        let preview = Preview::of(&*self.state, self.seat, std::slice::from_ref(action)).ok()?;
        Some(InfoSet {
            config: Cow::Borrowed(&self.config),
            setup: Cow::Borrowed(&self.setup),
            state: Shared::Owned(Arc::new(preview.into_state())),
            events: self.events.clone(),
            seat: self.seat,
        })
    }

    /// The same knowledge on its own, to think about on another thread. What grows with the game is shared, not copied.
    pub fn into_owned(self) -> InfoSet<'static, G> {
        InfoSet {
            config: Cow::Owned(self.config.into_owned()),
            setup: Cow::Owned(self.setup.into_owned()),
            state: Shared::Owned(match self.state {
                Shared::Borrowed(state) => Arc::new(state.clone()),
                Shared::Owned(state) => state,
            }),
            events: self.events,
            seat: self.seat,
        }
    }
}

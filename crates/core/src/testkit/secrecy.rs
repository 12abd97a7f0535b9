//! Hidden information: nothing that a seat sees, may do, may preview or receives depends on what it cannot see.

use super::{Conformance, Run};
use crate::preview::Preview;
use crate::{AddressedEvent, BotRng, Departure, Dice, Game, Orders, Ply, Seat, SeedableRng, Viewer};
use rand_core::Rng;

impl<G: Conformance> Run<G> {
    /// Checks one random seat against one sampled state.
    pub(super) fn check_secrecy(&mut self, mover: Seat, action: G::Action) {
        let seat_index = self.rng.index(self.n_seats());
        let seat = Seat::new(seat_index).unwrap_or(Seat::FIRST);
        let sampled = self.game.state().sample(seat, &mut self.rng);
        self.check_alike("a sampled state", seat, &sampled);
        let state = self.game.state();
        if let Err(lost) = sampled.check_cards() {
            self.broken("a sampled state has every card in exactly one place", &lost);
        }
        let chance = BotRng::seed_from_u64(self.rng.next_u64());
        let again = (state.sample(seat, &mut chance.clone()), sampled.sample(seat, &mut chance.clone()));
        self.equal("sampling depends on nothing that the seat cannot see", &again.0, &again.1);
        self.check_received(seat, mover, Ply::Action(action), &sampled, &chance);
        self.check_drafts(seat, &sampled);
        self.check_forced(&sampled);
        self.check_standing(&sampled);
    }

    /// The state under examination and another one look the same to a seat and to spectators.
    fn check_alike(&self, what: &str, seat: Seat, other: &G) {
        let state = self.game.state();
        let alike = |promise: &str| format!("{what} {promise}");
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            self.equal(&alike("looks the same"), &other.view(viewer), &state.view(viewer));
        }
        self.equal(&alike("awaits the same seats"), &other.stage(), &state.stage());
        self.equal(&alike("offers the same actions"), &legal(other, seat), &legal(state, seat));
    }

    /// If what a seat sees after a move is the same in both states, then so is what it received on the way, in order.
    pub(super) fn check_received(&self, seat: Seat, mover: Seat, ply: Ply<G::Action>, sampled: &G, chance: &BotRng) {
        let run = |state: &G| {
            let (mut state, mut events) = (state.clone(), Vec::<AddressedEvent<G::Event>>::new());
            let mut rng = chance.clone();
            let accepted = match &ply {
                Ply::Action(action) => state.apply(mover, action, &mut rng, &mut events).is_ok(),
                Ply::Leave(why) => state.leave(mover, *why, &mut rng, &mut events).is_ok(),
                Ply::AgreeDraw => false,
            };
            accepted.then_some((state, events))
        };
        let Some(real) = run(self.game.state()) else { self.broken("every listed action applies", &ply) };
        let Some(sampled) = run(sampled) else { return };
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            if real.0.view(viewer) == sampled.0.view(viewer) {
                let received = |all: &[AddressedEvent<G::Event>]| -> Vec<G::Event> {
                    let audible = all.iter().filter(|one| one.audience.includes(viewer));
                    audible.map(|one| one.event.clone()).collect()
                };
                let (real, sampled) = (received(&real.1), received(&sampled.1));
                self.equal("events tell no more than the views after them", &real, &sampled);
            }
        }
    }

    /// Draftable actions use no chance, leave the same seat to decide and reveal nothing: two states that the seat
    /// cannot tell apart stay so.
    fn check_drafts(&self, seat: Seat, sampled: &G) {
        let state = self.game.state();
        for action in legal(state, seat) {
            if !state.is_draftable(seat, &action) {
                continue;
            }
            let (real, other) = match (Preview::of(state, seat, &[action]), Preview::of(sampled, seat, &[action])) {
                (Ok(real), Ok(other)) => (real, other),
                (real, other) => self.broken("a draftable action uses no chance and is legal", &(action, real, other)),
            };
            if !real.stage().awaited().contains(seat) {
                self.broken("after a draftable action the same seat decides", &action);
            }
            self.equal("a preview reveals nothing", &other.view(), &real.view());
            self.equal("a preview offers the same actions", &other.actions(), &real.actions());
            self.equal("a preview awaits the same seats", &other.stage(), &real.stage());
        }
    }

    /// A forced action is the only legal one, and everybody can tell.
    fn check_forced(&self, sampled: &G) {
        let forced = self.game.state().forced();
        self.equal("everybody can tell that an action is forced", &sampled.forced(), &forced);
        if let Some((seat, action)) = forced {
            self.equal("a forced action is the only legal one", &legal(self.game.state(), seat), &vec![action]);
        }
    }

    /// What standing orders answer is legal, and everybody who knows the orders can tell.
    fn check_standing(&self, sampled: &G) {
        let state = self.game.state();
        for (full_control, hurry) in [(false, false), (false, true), (true, false)] {
            let orders = Orders { full_control, hurry, ..Orders::default() };
            for seat in Seat::all(self.n_seats()) {
                let Some(action) = state.standing_answer(seat, &orders) else { continue };
                // The other way round proves nothing: a seat in the middle of its decision looks as if it were asked.
                let other = sampled.standing_answer(seat, &orders);
                self.equal("everybody can tell what standing orders answer", &other, &Some(action));
                if full_control || !legal(state, seat).contains(&action) {
                    self.broken("standing orders answer with a legal action, and not under full control", &action);
                }
            }
        }
    }

    /// A random seat leaves, awaited or not. What others learn of it is checked as for any move.
    pub(super) fn leave_sometimes(&mut self) {
        if !self.leaves || self.rng.below(20) > 0 {
            return;
        }
        let index = self.rng.index(self.n_seats());
        let why = Departure::ALL[self.rng.index(Departure::ALL.len())];
        let Some(seat) = Seat::new(index) else { return };
        let mut tried = self.game.state().clone();
        if tried.leave(seat, why, &mut self.rng.clone(), &mut crate::NoEvents).is_err() {
            self.equal("a seat that cannot leave changes nothing", &tried, self.game.state());
            return;
        }
        let other = Seat::new(self.rng.index(self.n_seats())).unwrap_or(seat);
        let sampled = self.game.state().sample(other, &mut self.rng);
        let chance = BotRng::seed_from_u64(self.rng.next_u64());
        self.check_received(other, seat, Ply::Leave(why), &sampled, &chance);
        self.note_state();
        if let Err(refusal) = self.game.leave(seat, why) {
            self.broken("a match lets a seat leave if the rules do", &(seat, refusal));
        }
        if self.game.stage().awaited().contains(seat) {
            self.broken("a seat that has left is not awaited", &seat);
        }
        let again = self.game.clone().leave(seat, why).is_err();
        self.equal("a seat leaves once", &again, &true);
    }
}

fn legal<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    state.actions(seat, &mut actions);
    actions
}

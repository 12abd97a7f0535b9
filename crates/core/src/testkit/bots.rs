//! Bots: their choices depend on nothing that their seat cannot see, and a fresh session chooses the same.

use super::{Conformance, Run};
use crate::event_log::EventLog;
use crate::info_set::Shared;
use crate::{
    AddressedEvent, Audience, Bot, BotRng, BotSession, InfoSet, Seat, SeatSet, SeedableRng, Stage, Undisturbed, Viewer,
};
use rand_core::Rng;

/// Plays one random game in which a seeded bot is asked, at every decision, about the true state and about a sampled
/// one that its seat cannot tell from it, with the history of events that its seat received: it must answer the same,
/// and legally. A session that lasts for the game and a fresh one must answer the same too.
///
/// # Panics
/// If it does not.
pub fn check_bot<G: Conformance>(bot: &dyn Bot<G>, config: &G::Config, seed: u64) {
    let mut run = Run::<G>::new(config, seed);
    let mut sessions: Vec<Box<dyn BotSession<G>>> = Seat::all(run.n_seats()).map(|_| bot.session()).collect();
    while let Stage::Awaiting(seats) = run.game.stage() {
        let Some(seat) = seats.iter().next() else { break };
        let sampled = run.game.state().sample(seat, &mut run.rng);
        let chance = BotRng::seed_from_u64(run.rng.next_u64());
        let history = received_by(seat, run.game.all_events());
        let ask = |session: &mut dyn BotSession<G>, state: &G| {
            let info = InfoSet::new(config, &run.setups[seat.index()], Shared::Borrowed(state), history.clone(), seat);
            session.choose(&info, &mut chance.clone(), &Undisturbed)
        };
        let choice = ask(sessions[seat.index()].as_mut(), run.game.state());
        let Ok(action) = choice else { run.broken("a bot that is not cancelled chooses", &(seat, choice)) };
        let fresh = ask(bot.session().as_mut(), run.game.state());
        run.equal("a fresh session chooses what a lasting one chooses", &fresh, &choice);
        let other = ask(bot.session().as_mut(), &sampled);
        run.equal("a bot's choice depends on nothing that it cannot see", &other, &choice);
        if run.try_apply(seat, &action).is_none() {
            run.broken("a bot plays legally", &action);
        }
        let action = run.choose(seat);
        run.play(seat, action);
    }
}

/// The events that a seat received, and no trace of the others.
fn received_by<'e, E: Clone + PartialEq + 'e>(
    seat: Seat,
    events: impl Iterator<Item = &'e AddressedEvent<E>>,
) -> EventLog<E> {
    let received = events.filter(|event| event.audience.includes(Viewer::Seat(seat)));
    received
        .map(|event| AddressedEvent { audience: Audience::Only(SeatSet::of(seat)), event: event.event.clone() })
        .collect()
}

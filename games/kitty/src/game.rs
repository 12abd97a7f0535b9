//! What the engine calls: the rules behind [`Game`], the policy behind [`HasPolicy`], the rates behind
//! [`HasBenchmarks`].
//!
//! Not here: the rules themselves. Each method hands over to the file that holds them.

use crate::{Action, Config, Event, Kitty, KittyPolicy, View};
use atout_core::{
    ConfigError, Departure, Ending, EventSink, Game, HasBenchmarks, HasPolicy, Illegal, NoContent, NoSetup, Outcome,
    Rate, Rng, Seat, Stage, Viewer,
};

impl Game for Kitty {
    type Config = Config;
    type Setup = NoSetup;
    type Content = NoContent;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "kitty";
    const RULES: u32 = 2;

    fn n_seats(config: &Config) -> usize {
        config.n_players()
    }

    fn side(config: &Config, seat: Seat) -> usize {
        config.side(seat)
    }

    fn max_actions(config: &Config) -> usize {
        // A class, then a move and a card every turn.
        config.n_players() * (1 + 2 * usize::from(config.turns))
    }

    fn check_config(config: &Config) -> Result<(), ConfigError> {
        config.check()
    }

    fn start<R: Rng, S: EventSink<Kitty>>(config: &Config, _setups: &[NoSetup], rng: &mut R, _events: &mut S) -> Kitty {
        Kitty::deal(config, rng)
    }

    #[inline]
    fn stage(&self) -> Stage {
        match self.outcome() {
            None => Stage::Awaiting(self.waiting()),
            Some(outcome) => Stage::Over(outcome),
        }
    }

    #[inline]
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.waiting().contains(seat) {
            self.list_actions(seat, out);
        }
    }

    #[inline]
    fn apply<R: Rng, L: EventSink<Kitty>>(
        &mut self,
        seat: Seat,
        action: &Action,
        rng: &mut R,
        events: &mut L,
    ) -> Result<(), Illegal> {
        self.check(seat, *action)?;
        self.chosen[seat.index()] = Some(*action);
        if self.waiting().is_empty() {
            self.resolve(rng, events);
        }
        Ok(())
    }

    fn leave<R: Rng, S: EventSink<Kitty>>(
        &mut self,
        seat: Seat,
        why: Departure,
        rng: &mut R,
        events: &mut S,
    ) -> Result<(), Illegal> {
        self.note_leaving(seat, why, rng, events)
    }

    fn ending(&self) -> Ending {
        self.ended_by.map_or(Ending::Rules, Ending::from)
    }

    /// The sides that still stand share it.
    fn agreed_draw(&self, config: &Config) -> Option<Outcome> {
        let stands = |seat: Seat| !self.team(seat).is_empty();
        let n_standing = self.seats().filter(|seat| stands(*seat)).count() as u8;
        Some(Outcome::drawn(config.n_players()).with_places(|seat| if stands(seat) { 1 } else { 1 + n_standing }))
    }

    fn view(&self, viewer: Viewer) -> View {
        self.build_view(viewer)
    }

    fn sample<R: Rng>(&self, seat: Seat, rng: &mut R) -> Kitty {
        self.sample_hidden(seat, rng)
    }

    #[inline]
    fn random_action<R: Rng>(&self, seat: Seat, rng: &mut R, _scratch: &mut Vec<Action>) -> Option<Action> {
        if self.waiting().contains(seat) { self.random_choice(seat, rng) } else { None }
    }
}

impl HasPolicy for Kitty {
    type Policy = KittyPolicy;
}

impl HasBenchmarks for Kitty {
    const RATES: &'static [Rate<Kitty>] = &[("reaches", reach_of_every_player)];
}

/// Computes the cells that every player can reach; returns how many players there are.
fn reach_of_every_player(state: &Kitty) -> u64 {
    let seats: Vec<Seat> = state.seats().collect();
    let cells: usize = seats.iter().map(|seat| state.reach(*seat).len()).sum();
    std::hint::black_box(cells);
    seats.len() as u64
}

//! The rules as `atout-core` wants them.

use crate::deal::Weights;
use crate::{Action, Bag, Config, Event, Kitty, Phase, View, refusals};
use atout_core::{
    ConfigError, Departure, Ending, EventSink, Game, Illegal, NoContent, NoSetup, Outcome, Rng, Seat, Stage, Viewer,
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
            self.list(seat, out);
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

    /// The kitten falls when the step resolves, and its team goes on. Until then nobody knows: it counts as staying or
    /// passing, unless the seat has decided already.
    fn leave<R: Rng, S: EventSink<Kitty>>(
        &mut self,
        seat: Seat,
        why: Departure,
        rng: &mut R,
        events: &mut S,
    ) -> Result<(), Illegal> {
        if self.phase == Phase::Over || !self.lives(seat) || self.leaving[seat.index()].is_some() {
            return Err(refusals::not_awaited(self, seat));
        }
        self.leaving[seat.index()] = Some(why);
        let idle = if self.phase == Phase::Card { Action::Pass } else { Action::Stay };
        self.chosen[seat.index()].get_or_insert(idle);
        if self.waiting().is_empty() {
            self.resolve(rng, events);
        }
        Ok(())
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
        self.look(viewer)
    }

    /// Others' cards that nobody has seen are dealt anew by the weights of their class. What they have already decided
    /// may be anything they can do.
    fn sample<R: Rng>(&self, seat: Seat, rng: &mut R) -> Kitty {
        let mut sampled = *self;
        for other in self.seats().filter(|other| *other != seat) {
            sampled.redeal(other, rng);
            // That somebody leaves is not known before the step resolves.
            sampled.leaving[other.index()] = None;
            if sampled.chosen[other.index()].is_some() {
                sampled.chosen[other.index()] = sampled.pick(other, rng);
            }
        }
        sampled
    }

    #[inline]
    fn random_action<R: Rng>(&self, seat: Seat, rng: &mut R, _scratch: &mut Vec<Action>) -> Option<Action> {
        if self.waiting().contains(seat) { self.pick(seat, rng) } else { None }
    }
}

impl Kitty {
    /// Deals a player's hidden cards anew.
    fn redeal<R: Rng>(&mut self, seat: Seat, rng: &mut R) {
        let weights = Weights::new(self.player(seat).class, self.config.has_teams());
        let classic = self.config.classic;
        let player = &mut self.players[seat.index()];
        let (hand, draw, rest) = (player.hand.len(), player.draw.len(), player.discard.len());
        if classic {
            player.draw = weights.bag(draw, rng);
            // The hand was drawn from what was drawn, in this round or the one before.
            player.discard = weights.bag(rest, rng);
            let mut drawn: Bag = player.discard.cards().chain(player.draw.cards()).collect();
            player.hand = (0..hand).filter_map(|_| drawn.draw(rng)).collect();
        } else {
            player.draw = weights.bag((hand + draw).saturating_sub(player.known.len()), rng);
            player.draw.add(&player.known);
            player.hand = (0..hand).filter_map(|_| player.draw.draw(rng)).collect();
        }
    }
}

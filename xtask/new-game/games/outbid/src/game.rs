//! What the engine calls: the rules behind [`Game`].
//!
//! Not here: what screens need (`about.rs`, `board.rs`, `text/`), `HasPolicy` (`policy.rs`), `HasScenarios`
//! (`scenario.rs`), `Conformance` (`conformance.rs`).

use crate::refusals::GAME_OVER;
use crate::{Action, Card, Config, Event, Outbid, View};
use atout_core::{
    Audience, ConfigError, Departure, Ending, EventSink, Game, HasBenchmarks, Illegal, NoContent, NoSetup, Rng, Seat,
    SeatSet, Stage, Viewer,
};

impl Game for Outbid {
    type Config = Config;
    type Setup = NoSetup;
    type Content = NoContent;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "outbid";
    const RULES: u32 = 1;

    fn n_seats(_config: &Config) -> usize {
        2
    }

    fn max_actions(config: &Config) -> usize {
        2 * usize::from(config.hand)
    }

    fn check_config(config: &Config) -> Result<(), ConfigError> {
        config.check()
    }

    fn start<R: Rng, S: EventSink<Outbid>>(
        config: &Config,
        _setups: &[NoSetup],
        rng: &mut R,
        events: &mut S,
    ) -> Outbid {
        Outbid::deal(config, rng, events)
    }

    fn stage(&self) -> Stage {
        self.outcome().map_or(Stage::Awaiting(SeatSet::of(self.turn())), Stage::Over)
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.stage().awaited().contains(seat) {
            self.list_actions(out);
        }
    }

    fn apply<R: Rng, S: EventSink<Outbid>>(
        &mut self,
        seat: Seat,
        action: &Action,
        _rng: &mut R,
        events: &mut S,
    ) -> Result<(), Illegal> {
        let place = self.check(seat, *action)?;
        let card = self.hands[seat.index()].remove(place);
        events.emit(Audience::Everyone, || Event::Laid { seat, card });
        match self.led.take() {
            None => {
                self.led = Some(card);
                self.last = None;
            }
            Some(led) => self.finish_round(led, card, events),
        }
        Ok(())
    }

    /// The other side wins.
    fn leave<R: Rng, S: EventSink<Outbid>>(
        &mut self,
        seat: Seat,
        why: Departure,
        _rng: &mut R,
        events: &mut S,
    ) -> Result<(), Illegal> {
        if self.outcome().is_some() {
            return Err(GAME_OVER);
        }
        self.left = Some((seat, why));
        events.emit(Audience::Everyone, || Event::Left { seat, why });
        events.emit(Audience::Everyone, || Event::Over { winner: Some(seat.other()), won: self.won });
        Ok(())
    }

    fn ending(&self) -> Ending {
        self.left.map_or(Ending::Rules, |(_, why)| why.into())
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn sample<R: Rng>(&self, seat: Seat, rng: &mut R) -> Outbid {
        self.sampled_for(seat, rng)
    }
}

impl Outbid {
    /// The higher card takes the round, and its seat leads the next one.
    fn finish_round<S: EventSink<Outbid>>(&mut self, led: Card, answer: Card, events: &mut S) {
        let mut cards = [led, answer];
        if self.leader == Seat::SECOND {
            cards.reverse();
        }
        self.played.push(led);
        self.played.push(answer);
        self.last = Some(cards);
        let winner = if led > answer { self.leader } else { self.leader.other() };
        self.leader = winner;
        self.won[winner.index()] += 1;
        events.emit(Audience::Everyone, || Event::Taken { seat: winner, cards });
        if let Some(outcome) = self.outcome() {
            events.emit(Audience::Everyone, || Event::Over { winner: outcome.winners.iter().next(), won: self.won });
        }
    }
}

impl HasBenchmarks for Outbid {}

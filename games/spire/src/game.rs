//! What the engine calls: the rules behind [`Game`].
//!
//! Not here: the rules themselves. Each method hands over to the file that holds them.

use crate::content::Tower;
use crate::state::{Phase, Spire};
use crate::{Action, Config, Event, View};
use atout_core::{
    ConfigError, ContentRef, Departure, Dice, Ending, EventSink, Game, Illegal, NoSetup, Outcome, Rng, Seat, Stage,
    Viewer,
};

impl Game for Spire {
    type Config = Config;
    type Setup = NoSetup;
    type Content = Tower;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "spire";
    const RULES: u32 = 1;

    fn n_seats(config: &Config) -> usize {
        config.players.into()
    }

    /// The players climb together.
    fn side(_config: &Config, _seat: Seat) -> usize {
        0
    }

    fn max_actions(config: &Config) -> usize {
        // Fights end by exhaustion after some 150 turns; a turn has 25 cards, and each may ask for five discards.
        usize::from(config.players) * (1 + 32 * (2 + 150 * (1 + 25 * 6)))
    }

    fn check_config(config: &Config) -> Result<(), ConfigError> {
        config.check()
    }

    fn content(config: &Config) -> Option<ContentRef<Tower>> {
        Some(config.content)
    }

    fn start<R: Rng, S: EventSink<Spire>>(config: &Config, _setups: &[NoSetup], rng: &mut R, events: &mut S) -> Spire {
        Spire::begin(config, rng, events)
    }

    #[inline]
    fn stage(&self) -> Stage {
        match self.phase {
            Phase::Over { won: true } => Stage::Over(Outcome::won(self.seats().collect(), self.config.players.into())),
            Phase::Over { won: false } => Stage::Over(Outcome::lost(self.config.players.into())),
            _ => Stage::Awaiting(self.waiting()),
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
    fn apply<R: Rng, S: EventSink<Spire>>(
        &mut self,
        seat: Seat,
        action: &Action,
        _rng: &mut R,
        events: &mut S,
    ) -> Result<(), Illegal> {
        self.check(seat, *action)?;
        match (self.phase, *action) {
            (Phase::Turn(_), Action::Play(place, target)) => self.play_card(seat, place, target, events),
            (Phase::Turn(_), _) => self.end_turn(seat, events),
            (Phase::Discard(_, left), Action::Discard(place)) => self.discard_card(seat, place, left, events),
            (_, action) => self.decide(seat, action, events),
        }
        Ok(())
    }

    fn leave<R: Rng, S: EventSink<Spire>>(
        &mut self,
        seat: Seat,
        why: Departure,
        _rng: &mut R,
        events: &mut S,
    ) -> Result<(), Illegal> {
        self.leave_climb(seat, why, events)
    }

    fn ending(&self) -> Ending {
        self.ended_by.map_or(Ending::Rules, Ending::from)
    }

    /// The players are on one side, so there is nobody to agree with.
    fn agreed_draw(&self, _config: &Config) -> Option<Outcome> {
        None
    }

    /// A card that is taken, or an event's way, may ask for a card of the deck.
    fn is_draftable(&self, seat: Seat, action: &Action) -> bool {
        self.check(seat, *action).is_ok() && self.needs_pick(seat, *action)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.build_view(viewer)
    }

    #[inline]
    fn random_action<R: Rng>(&self, seat: Seat, rng: &mut R, scratch: &mut Vec<Action>) -> Option<Action> {
        match self.phase {
            Phase::Turn(turn) if turn == seat => Some(self.random_play(seat, rng)),
            _ => {
                self.actions(seat, scratch);
                (!scratch.is_empty()).then(|| scratch[rng.index(scratch.len())])
            }
        }
    }

    fn sample<R: Rng>(&self, seat: Seat, rng: &mut R) -> Spire {
        self.sample_hidden(seat, rng)
    }
}

//! What the engine calls: the traits of `atout-core` that make the rules a game.
//!
//! Not here: what screens need (`about.rs`, `board.rs`, `text/`), `HasPolicy` (`policy.rs`), `HasScenarios`
//! (`scenario.rs`), `Conformance`
//! (`conformance.rs`).

use crate::proof::can_beat;
use crate::refusals::{GAME_OVER, NOT_YOUR_TURN};
use crate::{Action, Claims, Config, Event, Formation, FormationKind, Phase, Stones, Tactic, View, WinReason};
use atout_core::{
    Audience, ConfigError, Departure, Ending, EventSink, Game, HasBenchmarks, Illegal, NoContent, NoSetup, Outcome,
    Rate, Rng, Seat, SeatSet, Stage, Viewer,
};

impl Game for Stones {
    type Config = Config;
    type Setup = NoSetup;
    type Content = NoContent;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "stones";
    const RULES: u32 = 1;

    fn n_seats(_config: &Config) -> usize {
        2
    }

    fn max_actions(config: &Config) -> usize {
        let stones = usize::from(config.stones);
        let tactics = if config.tactics { 10 } else { 0 };
        // Every card is played at most once. A pass follows a play or a claim, except the two that end the game.
        let plays = config.clan_cards() + tactics;
        let claims = if config.claims == Claims::Auto { 0 } else { stones };
        let passes = plays + claims + 2;
        let dones = if config.claims == Claims::Auto { 0 } else { plays + passes };
        let draws = if config.tactics { plays } else { 0 };
        // Second steps of tactics: one each for strategist and traitor, three draws and two returns for the recruiter.
        let steps = if config.tactics { 2 + 5 } else { 0 };
        plays + claims + passes + dones + draws + steps
    }

    fn check_config(config: &Config) -> Result<(), ConfigError> {
        config.check()
    }

    fn start<R: Rng, S: EventSink<Stones>>(
        config: &Config,
        _setups: &[NoSetup],
        rng: &mut R,
        _events: &mut S,
    ) -> Stones {
        Stones::deal(config, rng)
    }

    #[inline]
    fn stage(&self) -> Stage {
        match self.won {
            None => Stage::Awaiting(SeatSet::of(self.turn)),
            Some((winner, _)) => Stage::Over(Outcome::won(SeatSet::of(winner), 2)),
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if seat == self.turn {
            self.list_actions(out);
        }
    }

    #[inline]
    fn apply<R: Rng, L: EventSink<Stones>>(
        &mut self,
        seat: Seat,
        action: &Action,
        _rng: &mut R,
        events: &mut L,
    ) -> Result<(), Illegal> {
        if seat != self.turn {
            return Err(if self.won.is_some() { GAME_OVER } else { NOT_YOUR_TURN });
        }
        // The fast path: most decisions are this one.
        if let (Phase::Play, Action::Place(card, stone)) = (self.phase, *action) {
            let index = self.check_place(card, stone)?;
            self.place(index, stone, events);
            return Ok(());
        }
        self.check(*action)?;
        self.perform(*action, events);
        Ok(())
    }

    /// The other side wins.
    fn leave<R: Rng, S: EventSink<Stones>>(
        &mut self,
        seat: Seat,
        why: Departure,
        _rng: &mut R,
        events: &mut S,
    ) -> Result<(), Illegal> {
        if self.won.is_some() {
            return Err(GAME_OVER);
        }
        events.emit(Audience::Everyone, || Event::Left { seat, why });
        self.end(seat.other(), WinReason::Left(why), events);
        Ok(())
    }

    fn ending(&self) -> Ending {
        match self.won {
            Some((_, WinReason::Left(why))) => why.into(),
            _ => Ending::Rules,
        }
    }

    /// Strategist and traitor pick a card on the table and then say where it goes. The recruiter draws, so it is final.
    fn is_draftable(&self, _seat: Seat, action: &Action) -> bool {
        matches!(action, Action::Use(Tactic::Strategist | Tactic::Traitor, _))
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn sample<R: Rng>(&self, seat: Seat, rng: &mut R) -> Stones {
        self.sampled_for(seat, rng)
    }

    #[inline]
    fn random_action<R: Rng>(&self, seat: Seat, rng: &mut R, scratch: &mut Vec<Action>) -> Option<Action> {
        if seat == self.turn { self.random_legal(rng, scratch) } else { None }
    }
}

impl HasBenchmarks for Stones {
    const RATES: &'static [Rate<Stones>] = &[("proofs", prove_everywhere)];
}

/// Runs one proof per side of every stone, against a formation of each kind in turn. Returns the number of proofs.
fn prove_everywhere(state: &Stones) -> u64 {
    let mut beaten = 0;
    for (n, stone) in state.stones().enumerate() {
        let target = Formation { kind: FormationKind::STRONGEST_FIRST[n % 5], total: 15 };
        for seat in [Seat::FIRST, Seat::SECOND] {
            let (cards, room) = (state.side(seat, stone), state.room(stone));
            beaten +=
                u64::from(can_beat(target, cards, room, &state.unseen, state.config.values, state.is_blind(stone)));
        }
    }
    std::hint::black_box(beaten);
    2 * u64::from(state.config.stones)
}

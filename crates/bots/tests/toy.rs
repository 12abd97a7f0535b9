//! A toy game with a known best move, which only a search over many samples finds.
//!
//! The second player holds one of five numbers. The first player chooses once:
//! - a guess (`0` to `4`) wins if it is the number, so every sampled state has a guess that wins for certain, and no guess
//!   wins more than one game in five;
//! - the hedge (`5`) wins for three of the five numbers: the best move;
//! - the bait (`6`) lets the second player reply: it wins if the reply is `7` and loses if it is `8`.
//!
//! The policy gives the bait the highest score and replies `7`, so playouts alone call the bait a certain win. A search
//! that samples once guesses, a search without a tree takes the bait.

use atout_bots::{Budget, Heuristic, Search};
use atout_core::{
    Bot, BotFailure, BotRng, ConfigError, Control, Departure, Dice, EventSink, Game, HasPolicy, Illegal, Match,
    Message, NoContent, NoSetup, Outcome, Policy, Rng, Seat, SeatSet, Seed, SeedableRng, Stage, Undisturbed, Viewer,
};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};

const NUMBERS: u8 = 5;
const HEDGE: ToyAction = ToyAction(5);
const BAIT: ToyAction = ToyAction(6);
const MISTAKE: ToyAction = ToyAction(7);
const REFUTATION: ToyAction = ToyAction(8);

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct ToyAction(u8);

impl fmt::Display for ToyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for ToyAction {
    type Err = Message;
    fn from_str(text: &str) -> Result<ToyAction, Message> {
        text.parse().map(ToyAction).map_err(|_| Message::new("not a number", "pas un nombre"))
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Toy {
    number: u8,
    baited: bool,
    winner: Option<Seat>,
}

impl Toy {
    fn turn(&self) -> Seat {
        if self.baited { Seat::SECOND } else { Seat::FIRST }
    }
}

impl Game for Toy {
    type Config = ();
    type Setup = NoSetup;
    type Content = NoContent;
    type Action = ToyAction;
    type Event = ();
    /// The number, if the viewer may see it.
    type View = Option<u8>;
    const ID: &'static str = "toy";
    const RULES: u32 = 1;

    fn n_seats((): &()) -> usize {
        2
    }

    fn max_actions((): &()) -> usize {
        2
    }

    fn check_config((): &()) -> Result<(), ConfigError> {
        Ok(())
    }

    fn start<R: Rng, S: EventSink<Toy>>((): &(), _setups: &[NoSetup], rng: &mut R, _events: &mut S) -> Toy {
        Toy { number: rng.below(NUMBERS.into()) as u8, baited: false, winner: None }
    }

    fn stage(&self) -> Stage {
        match self.winner {
            Some(winner) => Stage::Over(Outcome::won(SeatSet::of(winner), 2)),
            None => Stage::Awaiting(SeatSet::of(self.turn())),
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<ToyAction>) {
        out.clear();
        if self.winner.is_none() && seat == self.turn() {
            let all = if self.baited { MISTAKE.0..=REFUTATION.0 } else { 0..=BAIT.0 };
            out.extend(all.map(ToyAction));
        }
    }

    fn apply<R: Rng, L: EventSink<Toy>>(
        &mut self,
        seat: Seat,
        action: &ToyAction,
        _rng: &mut R,
        _events: &mut L,
    ) -> Result<(), Illegal> {
        let mut legal = Vec::new();
        self.actions(seat, &mut legal);
        if !legal.contains(action) {
            return Err(Illegal::new("not legal", "pas permis"));
        }
        let first_wins = match *action {
            BAIT => {
                self.baited = true;
                return Ok(());
            }
            HEDGE => self.number < 3,
            MISTAKE => true,
            REFUTATION => false,
            ToyAction(guess) => guess == self.number,
        };
        self.winner = Some(if first_wins { Seat::FIRST } else { Seat::SECOND });
        Ok(())
    }

    fn leave<R: Rng, S: EventSink<Toy>>(
        &mut self,
        seat: Seat,
        _why: Departure,
        _rng: &mut R,
        _events: &mut S,
    ) -> Result<(), Illegal> {
        self.winner = Some(seat.other());
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> Option<u8> {
        viewer.sees(Seat::SECOND).then_some(self.number)
    }

    fn sample<R: Rng>(&self, seat: Seat, rng: &mut R) -> Toy {
        let number = if seat == Seat::FIRST { rng.below(NUMBERS.into()) as u8 } else { self.number };
        Toy { number, ..self.clone() }
    }
}

#[derive(Debug, Default)]
struct ToyPolicy;

impl Policy<Toy> for ToyPolicy {
    fn score(&self, _state: &Toy, _seat: Seat, actions: &[ToyAction], scores: &mut Vec<f32>) {
        scores.clear();
        scores.extend(actions.iter().map(|action| match *action {
            BAIT | MISTAKE => 0.2,
            _ => 0.0,
        }));
    }
}

impl HasPolicy for Toy {
    type Policy = ToyPolicy;
}

/// What the bot chooses for the first seat in a game with this seed.
fn choice(bot: &dyn Bot<Toy>, seed: u64) -> ToyAction {
    let game = Match::<Toy>::new((), Seed::from(seed)).unwrap();
    bot.session().choose(&game.info_set(Seat::FIRST), &mut BotRng::seed_from_u64(seed), &Undisturbed).unwrap()
}

fn search(iterations: u32) -> Search<Toy, ToyPolicy> {
    Search::new(Budget::Iterations(iterations))
}

#[test]
fn the_policy_alone_takes_the_bait() {
    assert_eq!(choice(&Heuristic::<Toy>::default(), 1), BAIT);
}

#[test]
fn every_sampled_state_has_a_better_move_than_the_best_one() {
    let wins = |number: u8, action: ToyAction| {
        let mut state = Toy { number, baited: false, winner: None };
        state.apply(Seat::FIRST, &action, &mut BotRng::seed_from_u64(1), &mut atout_core::NoEvents).unwrap();
        state.winner == Some(Seat::FIRST)
    };
    for number in 0..NUMBERS {
        assert!(wins(number, ToyAction(number)));
        assert_eq!(wins(number, HEDGE), number < 3);
    }
}

#[test]
fn a_search_over_many_samples_finds_the_best_move() {
    for seed in 0..40 {
        assert_eq!(choice(&search(2_000), seed), HEDGE, "seed {seed}");
    }
}

#[test]
fn a_search_over_one_sample_does_not_find_it() {
    assert!((0..40).all(|seed| choice(&search(1), seed) != HEDGE));
}

/// Cancels after it was asked so many times.
struct CancelAfter(AtomicU32);

impl Control for CancelAfter {
    fn is_cancelled(&self) -> bool {
        self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1)).is_err()
    }
}

#[test]
fn a_cancelled_search_stops_at_once_and_chooses_nothing() {
    let game = Match::<Toy>::new((), Seed::from(1)).unwrap();
    let info = game.info_set(Seat::FIRST);
    for asked in [0, 1, 10, 500] {
        let control = CancelAfter(AtomicU32::new(asked));
        let started = std::time::Instant::now();
        let choice = search(10_000_000).session().choose(&info, &mut BotRng::seed_from_u64(1), &control);
        assert_eq!(choice, Err(BotFailure::Cancelled), "cancelled after {asked} questions");
        assert!(started.elapsed().as_secs() < 5, "it took {:?}", started.elapsed());
    }
}

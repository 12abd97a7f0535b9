//! What a long game costs: a game of a thousand presses of one button, which counts its copies and its steps.
//!
//! No test measures time. What is counted is what would grow with the length of a game.

use atout_core::{
    Audience, ConfigError, Departure, EventSink, Game, Illegal, Match, Message, NoContent, NoSetup, Outcome, Rng, Seat,
    SeatSet, Seed, Stage, Viewer,
};
use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::fmt;
use std::str::FromStr;

const LENGTH: u64 = 1000;

thread_local! {
    static STEPS: Cell<u64> = const { Cell::new(0) };
    static STATE_COPIES: Cell<u64> = const { Cell::new(0) };
    static EVENT_COPIES: Cell<u64> = const { Cell::new(0) };
}

fn count(counter: &'static std::thread::LocalKey<Cell<u64>>) {
    counter.set(counter.get() + 1);
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Button(u64);

impl Clone for Button {
    fn clone(&self) -> Button {
        count(&STATE_COPIES);
        Button(self.0)
    }
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Pressed(u64);

impl Clone for Pressed {
    fn clone(&self) -> Pressed {
        count(&EVENT_COPIES);
        Pressed(self.0)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Press;

impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("press")
    }
}

impl FromStr for Press {
    type Err = Message;

    fn from_str(text: &str) -> Result<Press, Message> {
        if text == "press" { Ok(Press) } else { Err(Message::new("press", "press")) }
    }
}

impl Game for Button {
    type Config = ();
    type Setup = NoSetup;
    type Content = NoContent;
    type Action = Press;
    type Event = Pressed;
    type View = u64;
    const ID: &'static str = "button";
    const RULES: u32 = 1;

    fn n_seats((): &()) -> usize {
        1
    }

    fn max_actions((): &()) -> usize {
        LENGTH as usize
    }

    fn check_config((): &()) -> Result<(), ConfigError> {
        Ok(())
    }

    fn start<R: Rng, S: EventSink<Button>>((): &(), _setups: &[NoSetup], _rng: &mut R, _events: &mut S) -> Button {
        Button(0)
    }

    fn stage(&self) -> Stage {
        match self.0 {
            LENGTH.. => Stage::Over(Outcome::won(SeatSet::of(Seat::FIRST), 1)),
            _ => Stage::Awaiting(SeatSet::of(Seat::FIRST)),
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Press>) {
        out.clear();
        out.extend(self.stage().awaited().contains(seat).then_some(Press));
    }

    fn apply<R: Rng, S: EventSink<Button>>(
        &mut self,
        _seat: Seat,
        _action: &Press,
        _rng: &mut R,
        events: &mut S,
    ) -> Result<(), Illegal> {
        count(&STEPS);
        self.0 += 1;
        let number = self.0;
        events.emit(Audience::Everyone, || Pressed(number));
        Ok(())
    }

    fn leave<R: Rng, S: EventSink<Button>>(
        &mut self,
        _seat: Seat,
        _why: Departure,
        _rng: &mut R,
        _events: &mut S,
    ) -> Result<(), Illegal> {
        Err(Illegal::new("stay", "restez"))
    }

    fn view(&self, _viewer: Viewer) -> u64 {
        self.0
    }

    fn sample<R: Rng>(&self, _seat: Seat, _rng: &mut R) -> Button {
        self.clone()
    }
}

fn played(presses: u64) -> Match<Button> {
    let mut game = Match::<Button>::new((), Seed::from(1)).unwrap();
    (0..presses).for_each(|_| game.play(Seat::FIRST, Press).unwrap());
    game
}

/// What is counted while this is done: steps, copies of states, copies of events.
fn counted(done: impl FnOnce()) -> (u64, u64, u64) {
    let counts = || (STEPS.get(), STATE_COPIES.get(), EVENT_COPIES.get());
    let before = counts();
    done();
    let after = counts();
    (after.0 - before.0, after.1 - before.1, after.2 - before.2)
}

#[test]
fn what_a_bot_takes_to_its_own_thread_does_not_grow_with_the_game() {
    for presses in [0, 10, 999] {
        let mut game = played(presses);
        let cost = counted(|| {
            let info = game.info_set(Seat::FIRST).into_owned();
            assert_eq!((info.view(), info.history().count() as u64), (presses, presses));
            // The game goes on while the bot still thinks: what the bot holds stays as it was.
            game.play(Seat::FIRST, Press).unwrap();
            assert_eq!((info.view(), info.history().count() as u64), (presses, presses));
        });
        let next_decision = u64::from(presses + 1 < LENGTH);
        assert_eq!(cost, (1, next_decision, 0), "after {presses} presses");
    }
}

#[test]
fn a_step_of_a_replay_costs_one_step_forwards_and_backwards() {
    let (whole, mut all) = (played(LENGTH), None);
    assert_eq!(counted(|| all = Some(whole.timeline())).0, LENGTH, "the match is replayed once");
    let timeline = all.unwrap();
    let look = |version: u64| {
        let then = timeline.at(version);
        assert_eq!((then.version(), then.view(Viewer::Everything)), (version, version));
        assert_eq!(then.events_since(Viewer::Everything, None).count() as u64, version);
        assert_eq!(then.moves().len() as u64, version);
    };
    let forwards = counted(|| (0..=LENGTH).for_each(look));
    let backwards = counted(|| (0..=LENGTH).rev().for_each(look));
    assert!(forwards.0 <= LENGTH && backwards.0 <= LENGTH, "{forwards:?} {backwards:?}");
    assert_eq!((forwards.2, backwards.2), (0, 0), "no event is copied");
    let anywhere = counted(|| look(777));
    assert!(anywhere.0 <= LENGTH / 64 + 1, "{anywhere:?}");
}

#[test]
fn a_match_can_go_on_from_an_earlier_moment() {
    let timeline = played(LENGTH).timeline();
    let mut game = timeline.at(500);
    game.play(Seat::FIRST, Press).unwrap();
    assert_eq!((game.version(), timeline.at(501).version(), timeline.at(u64::MAX).version()), (501, 501, LENGTH));
    assert_eq!(game.events_since(Viewer::Everything, Some(499)).count(), 2);
}

//! What is worth measuring beside playouts and copies: decisions with and without passes, and crowded tables.
//!
//! Not here: the clock (the catalogue).

use crate::action::Slot;
use crate::state::{Duel, HiddenCard, SEATS, Step};
use crate::{CardType, DuelPolicy};
use atout_core::{BotRng, Game, HasBenchmarks, NoEvents, Policy, Rate, Scratch, Seat, SeedableRng, Stage};

/// Decisions in one go on a crowded table.
const FEW: u64 = 8;
/// Lands of each player on a crowded table.
const LANDS: usize = 8;

impl HasBenchmarks for Duel {
    const RATES: &'static [Rate<Duel>] = &[
        ("choices", |state| play(state.clone(), u64::MAX, &mut random, Counted::NoPasses)),
        ("decisions_with_forced_passes", |state| play(state.clone(), u64::MAX, &mut random, Counted::ForcedPassesToo)),
        ("decisions_10_creatures", |state| play(crowded(state, 10), FEW, &mut random, Counted::Asked)),
        ("decisions_50_creatures", |state| play(crowded(state, 50), FEW, &mut random, Counted::Asked)),
        ("decisions_100_creatures", |state| play(crowded(state, 100), FEW, &mut random, Counted::Asked)),
        ("heuristic_10_creatures", |state| play(crowded(state, 10), FEW, &mut heuristic, Counted::Asked)),
        ("heuristic_50_creatures", |state| play(crowded(state, 50), FEW, &mut heuristic, Counted::Asked)),
        ("heuristic_100_creatures", |state| play(crowded(state, 100), FEW, &mut heuristic, Counted::Asked)),
    ];
}

type Chooser = dyn FnMut(&Duel, Seat, &mut BotRng, &mut Scratch<crate::Action>) -> Option<crate::Action>;

fn random(state: &Duel, seat: Seat, rng: &mut BotRng, scratch: &mut Scratch<crate::Action>) -> Option<crate::Action> {
    state.random_action(seat, rng, &mut scratch.actions)
}

fn heuristic(
    state: &Duel,
    seat: Seat,
    rng: &mut BotRng,
    scratch: &mut Scratch<crate::Action>,
) -> Option<crate::Action> {
    DuelPolicy.playout(state, seat, rng, scratch)
}

/// Which decisions are counted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Counted {
    /// All that somebody is asked for in a game.
    Asked,
    /// Those of them that are no passes.
    NoPasses,
    /// Everyone who gets priority is asked, also who could do nothing but pass.
    ForcedPassesToo,
}

/// Plays at most `most` decisions; how many were counted.
fn play(mut state: Duel, most: u64, choose: &mut Chooser, counted_are: Counted) -> u64 {
    let mut rng = BotRng::seed_from_u64(u64::from(state.stamp));
    let (mut scratch, mut counted, mut played) = (Scratch::default(), 0, 0);
    while let Stage::Awaiting(seats) = state.stage() {
        let Some(seat) = seats.iter().next() else { break };
        let Some(action) = choose(&state, seat, &mut rng, &mut scratch) else { break };
        if counted_are != Counted::NoPasses || action != crate::Action::Pass {
            counted += 1;
        }
        played += 1;
        let everyone = counted_are == Counted::ForcedPassesToo;
        if state.take(seat, action, everyone, &mut rng, &mut NoEvents).is_err() || played == most {
            break;
        }
    }
    counted
}

/// A table with that many creatures, half of them each player's, at the beginning of a first main phase.
fn crowded(state: &Duel, n: usize) -> Duel {
    let mut rng = BotRng::seed_from_u64(n as u64);
    let mut duel = Duel::empty(&state.config);
    for seat in Seat::all(SEATS) {
        let deck = state.pool().default_deck(seat);
        let of = |card_type: CardType| {
            deck.iter().copied().filter(move |&card| state.def(card).entry.card_type == card_type)
        };
        let creatures = of(CardType::Creature).cycle().take(n / SEATS);
        for card in creatures.chain(of(CardType::Land).cycle().take(LANDS)) {
            if let Some(slot) = duel.put_into_play(card, seat, seat) {
                settle(&mut duel, slot);
            }
        }
        let player = &mut duel.players[seat.index()];
        player.hand = deck.iter().copied().take(4).map(HiddenCard::unseen).collect();
        player.hand.sort_by_key(|card| card.key());
        player.library = deck.iter().copied().skip(4).take(40).map(HiddenCard::unseen).collect();
    }
    duel.step = Step::Main1;
    duel.turn = 9;
    duel.passes = 0;
    duel.run(&mut rng, &mut NoEvents);
    duel
}

fn settle(duel: &mut Duel, slot: Slot) {
    duel.at_mut(slot).sick = false;
}

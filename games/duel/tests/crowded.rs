//! Crowded tables: ten, fifty and a hundred creatures. Everything goes on working, and the table that is printed says what
//! a decision costs. `cargo test -p atout-duel --test all crowded:: -- --nocapture` shows it.
//!
//! Not here: bars for the figures; those are benchmarks (`atout bench duel`).

use atout_core::testkit::Conformance;
use atout_core::{BotRng, Dice, Game, NoEvents, Policy, Scratch, Seat, SeedableRng, Stage};
use atout_duel::{Action, Asked, CardType, Config, Duel, DuelPolicy, HiddenCard, Step};
use std::time::{Duration, Instant};

/// Decisions in one game: about a turn with its combat.
const DECISIONS: usize = 120;
/// Games for each number of creatures.
const GAMES: u64 = 12;

/// So many creatures of the pool, half of them on each side, with lands, hands and libraries.
fn crowd(creatures: usize, seed: u64) -> Duel {
    let mut rng = BotRng::seed_from_u64(seed);
    let mut duel = Duel::empty(&Config { life: 200, ..Config::default() });
    let pool = duel.pool();
    let of = |keep: &dyn Fn(CardType) -> bool| -> Vec<u16> {
        let all = pool.cards[..pool.n_cards].iter().enumerate();
        all.filter(|(_, card)| keep(card.entry.card_type)).map(|(number, _)| number as u16).collect()
    };
    let bodies = of(&|card_type| card_type == CardType::Creature);
    let spells = of(&|card_type| card_type != CardType::Land);
    let basics = ["plains", "island", "swamp", "mountain", "forest"].map(|id| pool.find(id).unwrap());
    for seat in Seat::all(2) {
        let in_play = basics.iter().flat_map(|&land| [land, land]);
        let in_play = in_play.chain((0..creatures / 2).map(|_| bodies[rng.index(bodies.len())])).collect::<Vec<_>>();
        duel.n_cards[seat.index()] = in_play.len() as u8 + 5 + 20;
        for card in in_play {
            let slot = duel.put_into_play(card, seat, seat).unwrap();
            let permanent = &mut duel.permanents[usize::from(slot)];
            permanent.sick = false;
            permanent.tapped = false;
            // Those that come with counters, and those that count something, would die at once.
            permanent.counters = 2;
        }
        let mut hand: Vec<u16> = (0..5).map(|_| spells[rng.index(spells.len())]).collect();
        hand.sort_unstable();
        let player = &mut duel.players[seat.index()];
        player.hand = hand.into_iter().map(HiddenCard::unseen).collect();
        player.library = (0..20).map(|_| HiddenCard::unseen(spells[rng.index(spells.len())])).collect();
    }
    (duel.turn, duel.step, duel.passes) = (5, Step::Main1, 0);
    duel.asked = Asked::Priority(duel.active);
    duel
}

/// How long decisions took, and what was asked.
#[derive(Default)]
struct Cost(Vec<(Duration, Asked)>);

/// Plays on; the time is that of the choice and of what the rules make of it.
fn play(
    duel: &mut Duel,
    rng: &mut BotRng,
    cost: &mut Cost,
    mut choose: impl FnMut(&Duel, Seat, &mut BotRng) -> Action,
) {
    for _ in 0..DECISIONS {
        let Stage::Awaiting(seats) = duel.stage() else { return };
        let seat = seats.iter().next().expect("somebody is asked");
        let (begun, asked) = (Instant::now(), duel.asked);
        let action = choose(duel, seat, rng);
        duel.apply(seat, &action, rng, &mut NoEvents).unwrap();
        cost.0.push((begun.elapsed(), asked));
    }
}

#[test]
fn a_crowded_table_goes_on_working() {
    println!("creatures  player     decisions   mean       median     99 of 100 are faster (asked)");
    for creatures in [10, 50, 100] {
        let (mut random, mut heuristic) = (Cost::default(), Cost::default());
        for seed in 0..GAMES {
            let mut rng = BotRng::seed_from_u64(seed);
            let (mut buffer, mut scratch) = (Vec::new(), Scratch::default());
            let mut duel = crowd(creatures, seed);
            duel.check_cards().unwrap();
            play(&mut duel, &mut rng, &mut random, |duel, seat, rng| {
                duel.random_action(seat, rng, &mut buffer).expect("something can be done")
            });
            duel.check_cards().unwrap_or_else(|wrong| panic!("{creatures} creatures, seed {seed}: {wrong}"));
            let mut duel = crowd(creatures, seed);
            play(&mut duel, &mut rng, &mut heuristic, |duel, seat, rng| {
                DuelPolicy.playout(duel, seat, rng, &mut scratch).expect("something can be done")
            });
            duel.check_cards().unwrap_or_else(|wrong| panic!("{creatures} creatures, seed {seed}: {wrong}"));
        }
        for (name, Cost(mut costs)) in [("random", random), ("heuristic", heuristic)] {
            let n = costs.len();
            assert!(n > 100, "{name} made {n} decisions with {creatures} creatures");
            let mean = costs.iter().map(|(took, _)| *took).sum::<Duration>() / n as u32;
            costs.sort_by_key(|(took, _)| *took);
            let [(half, _), (slow, asked)] = [costs[n / 2], costs[n * 99 / 100]];
            println!("{creatures:9}  {name:9}  {n:9}   {mean:<9.1?}  {half:<9.1?}  {slow:.1?} ({asked:?})");
        }
    }
}

//! Samples of an information set: what stays as it is, and the distribution of the rest.

use crate::chance::{assert_fair, assert_follows, shares};
use crate::positions::{from_position, play};
use atout_core::testkit::Conformance;
use atout_core::{BotRng, Game, HasScenarios, NoEvents, Policy, Seat, SeedableRng, Viewer};
use atout_kitty::{Action, Bag, Card, Class, Classes, Config, Kitty, KittyPolicy};
use serde_json::json;
use std::collections::BTreeMap;

const OTHER: Seat = Seat::SECOND;

fn chosen(game: &Kitty, seat: Seat) -> Option<Action> {
    game.view(Viewer::Everything).chosen.into_iter().find(|(by, _)| *by == seat).map(|(_, action)| action)
}

/// Counts a property over many samples from the first seat's information set.
fn sampled<T: Ord>(game: &Kitty, what: impl Fn(&Kitty) -> T) -> BTreeMap<T, u32> {
    let mut rng = BotRng::seed_from_u64(1);
    let mut counts = BTreeMap::new();
    (0..12_000).for_each(|_| *counts.entry(what(&game.sample(Seat::FIRST, &mut rng))).or_default() += 1);
    counts
}

#[test]
fn sampled_hands_and_draw_piles_follow_the_weights_of_the_class() {
    for classic in [false, true] {
        for class in Class::ALL {
            for teams in ["none", "1v1"] {
                let (teams, classes) = (teams.parse().unwrap(), Classes::All(class));
                let config = Config { players: 2, classes, teams, classic, ..Config::default() };
                let mut rng = BotRng::seed_from_u64(2);
                let game = Kitty::dealt(&config, &mut rng).unwrap();
                let (mut hands, mut piles) = ([0; Card::COUNT], [0; Card::COUNT]);
                for _ in 0..3_000 {
                    let player = *game.sample(Seat::FIRST, &mut rng).player(OTHER);
                    player.hand.cards().for_each(|card| hands[card as usize] += 1);
                    player.draw.cards().for_each(|card| piles[card as usize] += 1);
                }
                assert_follows(&hands, &shares(class, config.has_teams()));
                assert_follows(&piles, &shares(class, config.has_teams()));
            }
        }
    }
}

fn a_turn_of_cards() -> Kitty {
    let position = json!({
        "phase": "card", "chosen": {"p1": "razor p2", "p2": "hell p1"},
        "players": [
            {"cell": "c3", "mana": 100, "hand": ["razor", "stone"], "draw": ["think", "hell"], "discard": ["steal"]},
            {"cell": "h8", "mana": 100, "hand": ["hell"], "draw": ["hell", "hell"], "discard": ["puppy", "steal"]},
            {"cell": "c8"},
        ],
    });
    from_position(&Config { players: 3, width: 12, height: 12, ..Config::default() }, &position)
}

#[test]
fn the_own_hand_draw_pile_and_choice_do_not_change() {
    let game = a_turn_of_cards();
    let own = |game: &Kitty| (*game.player(Seat::FIRST), chosen(game, Seat::FIRST));
    let mut rng = BotRng::seed_from_u64(3);
    for _ in 0..200 {
        let sampled = game.sample(Seat::FIRST, &mut rng);
        assert_eq!(own(&sampled), own(&game));
        assert_eq!(sampled.view(Viewer::Seat(Seat::FIRST)), game.view(Viewer::Seat(Seat::FIRST)));
    }
}

#[test]
fn public_information_about_others_does_not_change() {
    let game = a_turn_of_cards();
    let mut rng = BotRng::seed_from_u64(4);
    for _ in 0..200 {
        let (before, after) = (*game.player(OTHER), *game.sample(Seat::FIRST, &mut rng).player(OTHER));
        assert_eq!((after.stats, after.class, after.discard), (before.stats, before.class, before.discard));
        assert_eq!((after.hand.len(), after.draw.len()), (before.hand.len(), before.draw.len()));
    }
}

#[test]
fn a_sample_keeps_which_players_have_decided() {
    let game = a_turn_of_cards();
    let third = Seat::new(2).unwrap();
    assert_eq!(sampled(&game, |game| chosen(game, third).is_none()), BTreeMap::from([(true, 12_000)]));
    assert_eq!(sampled(&game, |game| chosen(game, OTHER).is_some()), BTreeMap::from([(true, 12_000)]));
}

#[test]
fn a_sampled_choice_is_legal_with_the_sampled_hand() {
    let game = a_turn_of_cards();
    let mut rng = BotRng::seed_from_u64(5);
    for _ in 0..2_000 {
        let sampled = game.sample(Seat::FIRST, &mut rng);
        if let Some(Action::Play(card) | Action::Aim(card, _)) = chosen(&sampled, OTHER) {
            assert!(sampled.player(OTHER).hand.contains(card));
        }
    }
}

#[test]
fn a_sampled_card_does_not_depend_on_the_true_one() {
    // The other holds nothing but Hell is other and has chosen it; it is sampled no more often than it is dealt.
    let game = a_turn_of_cards();
    let holds = sampled(&game, |game| Card::ALL.into_iter().position(|card| game.player(OTHER).hand.contains(card)));
    let counts: Vec<u32> = (0..Card::COUNT).map(|card| holds.get(&Some(card)).copied().unwrap_or(0)).collect();
    assert_follows(&counts, &shares(Class::Kitten, false));
    let plays_hell = sampled(&game, |game| chosen(game, OTHER).unwrap().to_string().starts_with("hell"));
    assert_eq!(plays_hell[&true], counts[Card::Hell as usize], "a hand of one card that can be paid is played");
}

/// A game in which the other has three cards left of its first round, and plays one a turn.
fn a_short_memento() -> Kitty {
    let position = json!({
        "phase": "card",
        "players": [
            {"cell": "c3", "hand": ["panacea"], "draw": ["panacea", "panacea", "panacea"]},
            {"cell": "h8", "mana": 100, "hand": ["steal"], "draw": ["think"], "discard": ["stone", "stone"]},
        ],
    });
    from_position(&Config { players: 2, width: 12, height: 12, hand: 1, deck: 4, ..Config::default() }, &position)
}

#[test]
fn shuffled_discards_stay_known() {
    let mut game = a_short_memento();
    let mut rng = BotRng::seed_from_u64(10);
    let turn = |card: &str| ["0 panacea".to_owned(), format!("1 {card}"), "0 stay".to_owned(), "1 stay".to_owned()];
    for card in ["steal p1", "think"] {
        assert!(game.player(OTHER).known.is_empty(), "nothing was shuffled yet");
        play(&mut game, &turn(card).each_ref().map(String::as_str), &mut rng);
    }
    // Four discards were shuffled and one of them drawn: all of it is known, but not which one is in the hand.
    let known: Vec<Card> = game.player(OTHER).known.cards().collect();
    assert_eq!(known, [Card::Think, Card::Steal, Card::Stone, Card::Stone]);
    let hands = sampled(&game, |game| game.player(OTHER).hand.cards().next());
    assert_follows(&[Card::Think, Card::Steal, Card::Stone].map(|card| hands[&Some(card)]), &[0.25, 0.25, 0.5]);
    for _ in 0..100 {
        let other = *game.sample(Seat::FIRST, &mut rng).player(OTHER);
        let all: Vec<Card> = [other.hand, other.draw].iter().flat_map(|bag| bag.cards().collect::<Vec<_>>()).collect();
        assert_eq!(all.into_iter().collect::<Bag>(), known.iter().copied().collect());
    }
}

#[test]
fn a_biased_sample_looks_the_same() {
    let mut rng = BotRng::seed_from_u64(11);
    for (turn, classic) in [(1, false), (30, false), (30, true)] {
        let game = a_late_turn(turn, classic);
        for _ in 0..200 {
            let mut biased = game.sample(Seat::FIRST, &mut rng);
            KittyPolicy::default().bias_sample(&mut biased, Seat::FIRST, &mut rng);
            assert_eq!(biased.view(Viewer::Seat(Seat::FIRST)), game.view(Viewer::Seat(Seat::FIRST)));
            biased.check_cards().unwrap();
            let other = biased.player(OTHER);
            let owns = |card| other.draw.count(card) + other.discard.count(card);
            assert!(!classic || Card::ALL.into_iter().all(|card| other.hand.count(card) <= owns(card)));
        }
    }
}

fn a_late_turn(turn: u16, classic: bool) -> Kitty {
    let mut rng = BotRng::seed_from_u64(12);
    let mut game = Kitty::dealt(&Config { players: 3, classic, storm: 0, ..Config::default() }, &mut rng).unwrap();
    while game.turn() < turn {
        for seat in game.stage().awaited().iter() {
            let action = game.random_action(seat, &mut rng, &mut Vec::new()).unwrap();
            game.apply(seat, &action, &mut rng, &mut NoEvents).unwrap();
        }
    }
    game
}

#[test]
fn late_in_a_game_biased_hands_hold_more_stones() {
    let mut rng = BotRng::seed_from_u64(13);
    let mut stones = |turn: u16| {
        let (game, mut counts) = (a_late_turn(turn, false), [0, 0]);
        for _ in 0..2_000 {
            let mut sample = game.sample(Seat::FIRST, &mut rng);
            counts[0] += u32::from(sample.player(OTHER).hand.count(Card::Stone));
            KittyPolicy::default().bias_sample(&mut sample, Seat::FIRST, &mut rng);
            counts[1] += u32::from(sample.player(OTHER).hand.count(Card::Stone));
        }
        f64::from(counts[1]) / f64::from(counts[0])
    };
    assert!(stones(1) < 1.5, "early hands look as dealt");
    assert!(stones(30) > 1.8);
}

/// A game in which the second player has chosen this move.
fn moved(action: &str) -> Kitty {
    let position = json!({"players": [{"cell": "c3"}, {"cell": "h8"}], "chosen": {"p2": action}});
    from_position(&Config { players: 2, width: 12, height: 12, steps: 1, ..Config::default() }, &position)
}

#[test]
fn a_sampled_move_does_not_depend_on_the_true_one() {
    let moves = |action: &str| sampled(&moved(action), |game| chosen(game, OTHER));
    let counts = moves("stay");
    assert_eq!(counts.len(), 5, "{counts:?}");
    assert_fair(&counts.values().copied().collect::<Vec<_>>());
    assert_eq!(counts, moves("h7"), "the same generator gives the same samples");
    assert_eq!(counts, moves("i8"));
}

#[test]
fn a_sampled_class_does_not_depend_on_the_true_one() {
    let config = Config { players: 2, classes: Classes::Choose, ..Config::default() };
    let picks = |class: &str| {
        let mut game = Kitty::dealt(&config, &mut BotRng::seed_from_u64(6)).unwrap();
        play(&mut game, &[&format!("1 {class}")], &mut BotRng::seed_from_u64(7));
        sampled(&game, |game| chosen(game, OTHER))
    };
    let counts = picks("warrior");
    assert_eq!(counts.len(), 4);
    assert_fair(&counts.values().copied().collect::<Vec<_>>());
    assert_eq!(counts, picks("healer"));
}

#[test]
fn in_a_classic_game_a_sampled_hand_is_part_of_the_sampled_memento() {
    let config = Config { players: 2, classic: true, ..Config::default() };
    let mut rng = BotRng::seed_from_u64(8);
    let game = Kitty::dealt(&config, &mut rng).unwrap();
    for _ in 0..2_000 {
        let player = *game.sample(Seat::FIRST, &mut rng).player(OTHER);
        for card in Card::ALL {
            assert!(player.hand.count(card) <= player.draw.count(card) + player.discard.count(card));
        }
    }
}

#[test]
fn a_sample_can_be_queried_and_played_like_the_true_state() {
    let mut rng = BotRng::seed_from_u64(9);
    let mut game = a_turn_of_cards().sample(Seat::FIRST, &mut rng);
    play(&mut game, &["2 pass"], &mut rng);
    assert_ne!(game.answer("phase").unwrap(), "card");
}

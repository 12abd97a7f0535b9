//! Chance is fair: deals, draws, shuffles, cells and classes have the distributions of the rules.

use crate::chance::{assert_fair, assert_follows, shares};
use crate::positions::{from_position, play};
use atout_core::{BotRng, Game, HasScenarios, Seat, SeedableRng};
use atout_kitty::{Bag, Card, Cell, Class, Classes, Config, Entity, Kitty};
use serde_json::{Value, json};
use std::collections::BTreeMap;

fn count(counts: &mut [u32; Card::COUNT], cards: &Bag) {
    cards.cards().for_each(|card| counts[card as usize] += 1);
}

#[test]
fn cards_are_dealt_inversely_to_cost_for_every_class_with_and_without_teams() {
    for class in Class::ALL {
        for teams in ["none", "4v4"] {
            let teams = teams.parse().unwrap();
            let config = Config { players: 8, classes: Classes::All(class), teams, ..Config::default() };
            let mut rng = BotRng::seed_from_u64(1);
            let mut counts = [0; Card::COUNT];
            for _ in 0..300 {
                let game = Kitty::dealt(&config, &mut rng).unwrap();
                for seat in Seat::all(8) {
                    count(&mut counts, &game.player(seat).hand);
                    count(&mut counts, &game.player(seat).draw);
                }
            }
            assert_follows(&counts, &shares(class, config.has_teams()));
        }
    }
}

#[test]
fn the_cards_of_a_memento_are_independent() {
    let config = Config { deck: 30, ..Config::default() };
    let mut rng = BotRng::seed_from_u64(2);
    let razors = |game: &Kitty| {
        let player = game.player(Seat::FIRST);
        f64::from(player.hand.count(Card::Razor) + player.draw.count(Card::Razor))
    };
    let counts: Vec<f64> = (0..4_000).map(|_| razors(&Kitty::dealt(&config, &mut rng).unwrap())).collect();
    let mean = counts.iter().sum::<f64>() / 4_000.0;
    let variance = counts.iter().map(|n| (n - mean).powi(2)).sum::<f64>() / 4_000.0;
    let share = shares(Class::Kitten, false)[Card::Razor as usize];
    let expected = 30.0 * share * (1.0 - share);
    assert!((variance / expected - 1.0).abs() < 0.15, "{variance} instead of {expected}");
}

#[test]
fn the_first_hand_has_the_distribution_of_the_memento() {
    let config = Config { players: 8, ..Config::default() };
    let mut rng = BotRng::seed_from_u64(3);
    let mut counts = [0; Card::COUNT];
    for _ in 0..1_000 {
        let game = Kitty::dealt(&config, &mut rng).unwrap();
        Seat::all(8).for_each(|seat| count(&mut counts, &game.player(seat).hand));
    }
    assert_follows(&counts, &shares(Class::Kitten, false));
}

/// Plays from a position many times and counts a property of the result.
fn outcomes<T: Ord>(config: &Config, position: &Value, lines: &[&str], what: impl Fn(&Kitty) -> T) -> BTreeMap<T, u32> {
    let game = from_position(config, position);
    let mut rng = BotRng::seed_from_u64(4);
    let mut counts = BTreeMap::new();
    for _ in 0..6_000 {
        let mut game = game;
        play(&mut game, lines, &mut rng);
        *counts.entry(what(&game)).or_default() += 1;
    }
    counts
}

/// Two players on a board of 12 by 12.
fn duel() -> Config {
    Config { players: 2, width: 12, height: 12, ..Config::default() }
}

/// A position in the card phase: the first player has these cards and is far from the second.
fn with_cards(hand: &[&str], draw: &[&str], discard: &[&str]) -> Value {
    let player = json!({"cell": "f6", "mana": 100, "hand": hand, "draw": draw, "discard": discard});
    json!({"phase": "card", "players": [player, {"cell": "b2", "life": 100}]})
}

fn hand(game: &Kitty) -> Vec<Card> {
    game.player(Seat::FIRST).hand.cards().collect()
}

#[test]
fn every_card_of_the_draw_pile_is_drawn_equally_often() {
    let position = with_cards(&["razor"], &["panacea", "think", "steal", "stone", "hell"], &["puppy"]);
    let counts = outcomes(&duel(), &position, &["0 razor p2", "1 pass"], hand);
    assert_eq!(counts.len(), 5);
    assert_fair(&counts.into_values().collect::<Vec<_>>());
}

#[test]
fn of_two_kinds_the_one_with_more_copies_is_drawn_more_often() {
    let position = with_cards(&["razor"], &["think", "think", "think", "hell"], &[]);
    let counts = outcomes(&duel(), &position, &["0 razor p2", "1 pass"], hand);
    assert_follows(&[counts[&vec![Card::Think]], counts[&vec![Card::Hell]]], &[0.75, 0.25]);
}

#[test]
fn two_draws_come_in_every_order_equally_often() {
    let position = with_cards(&["razor", "razor"], &["panacea", "think", "steal"], &[]);
    let first = ["0 razor p2", "1 pass", "0 stay", "1 stay"];
    let mut rng = BotRng::seed_from_u64(5);
    let mut counts = BTreeMap::<(Vec<Card>, Vec<Card>), u32>::new();
    for _ in 0..6_000 {
        let mut game = from_position(&duel(), &position);
        play(&mut game, &first, &mut rng);
        let before = hand(&game);
        play(&mut game, &["0 razor p2", "1 pass"], &mut rng);
        *counts.entry((before, hand(&game))).or_default() += 1;
    }
    assert_eq!(counts.len(), 6);
    assert_fair(&counts.into_values().collect::<Vec<_>>());
}

#[test]
fn after_the_shuffle_every_discard_is_drawn_equally_often_and_no_card_of_the_hand() {
    let position = with_cards(&["razor", "hell"], &[], &["panacea", "think", "steal"]);
    let counts = outcomes(&duel(), &position, &["0 razor p2", "1 pass"], hand);
    assert!(counts.keys().all(|hand| hand.iter().filter(|card| **card == Card::Hell).count() == 1), "{counts:?}");
    assert_eq!(counts.len(), 4, "the three discards and the card just played: {counts:?}");
    assert_fair(&counts.into_values().collect::<Vec<_>>());
}

#[test]
fn in_a_classic_game_the_shuffle_takes_the_hand_too() {
    let position = with_cards(&["razor", "hell"], &[], &["razor", "hell", "think", "steal"]);
    let counts = outcomes(&Config { classic: true, ..duel() }, &position, &["0 razor p2", "1 pass"], hand);
    assert!(counts.contains_key(&vec![Card::Hell, Card::Hell]), "{counts:?}");
    assert_eq!(counts.len(), 4);
    assert_fair(&counts.into_values().collect::<Vec<_>>());
}

fn cell_of_first_friend(game: &Kitty) -> Cell {
    game.cell(Entity::friend(0).unwrap())
}

#[test]
fn a_friend_comes_to_every_free_cell_equally_often() {
    let config = Config { friend_mana: 0, friend_generation: 1, friend_steps: 0, friend_span: 5, ..duel() };
    for (caramels, n) in [(&[][..], 4), (&["f5"], 3), (&["e6", "f7"], 2), (&["g6", "e6", "f7"], 1)] {
        let mut position = with_cards(&["puppy"], &["think"], &[]);
        position["caramels"] = json!(caramels);
        let counts = outcomes(&config, &position, &["0 puppy p2", "1 pass"], cell_of_first_friend);
        assert_eq!(counts.len(), n);
        assert_fair(&counts.into_values().collect::<Vec<_>>());
    }
}

#[test]
fn a_caramel_falls_on_every_free_cell_equally_often() {
    for (caramels, n) in [(&[][..], 4), (&["b1"], 3), (&["a2", "b3"], 2), (&["c2", "a2", "b3"], 1)] {
        let mut position = with_cards(&["stone"], &["think"], &[]);
        position["caramels"] = json!(caramels);
        let now = |game: &Kitty| game.answer("caramels").unwrap().to_string();
        let counts = outcomes(&duel(), &position, &["0 stone p2", "1 pass"], now);
        assert_eq!(counts.len(), n);
        assert_fair(&counts.into_values().collect::<Vec<_>>());
    }
}

#[test]
fn a_friend_s_card_is_dealt_by_its_owner_s_class() {
    for class in Class::ALL {
        for teams in ["none", "1v1"] {
            let config = Config {
                friend_mana: 0,
                friend_generation: 1,
                friend_span: 5,
                classes: Classes::Each(
                    [class, Class::Kitten]
                        .into_iter()
                        .chain([Class::Kitten; 6])
                        .collect::<Vec<_>>()
                        .try_into()
                        .unwrap(),
                    2,
                ),
                teams: teams.parse().unwrap(),
                ..duel()
            };
            let card = |game: &Kitty| game.friend(Entity::friend(0).unwrap()).unwrap().card;
            let dealt = outcomes(&config, &with_cards(&["puppy"], &["think"], &[]), &["0 puppy p2", "1 pass"], card);
            let counts = Card::ALL.map(|card| dealt.get(&card).copied().unwrap_or(0));
            assert_follows(&counts, &shares(class, config.has_teams()));
        }
    }
}

#[test]
fn each_player_starts_on_every_cell_equally_often() {
    let config = Config { players: 8, width: 4, height: 5, ..Config::default() };
    let mut rng = BotRng::seed_from_u64(7);
    let mut counts = [[0u32; 20]; 8];
    for _ in 0..8_000 {
        let game = Kitty::dealt(&config, &mut rng).unwrap();
        for seat in Seat::all(8) {
            let cell = game.cell(Entity::player(seat));
            counts[seat.index()][usize::from(cell.y) * 4 + usize::from(cell.x)] += 1;
        }
    }
    // Each of 20 cells is expected 400 times; the tolerance is six standard deviations.
    counts.iter().flatten().for_each(|&n| assert!(n.abs_diff(400) < 120, "{counts:?}"));
}

#[test]
fn random_classes_are_each_of_the_four_equally_often() {
    let config = Config { players: 8, classes: Classes::Random, ..Config::default() };
    let mut rng = BotRng::seed_from_u64(9);
    let mut counts = [0; 4];
    for _ in 0..1_000 {
        let game = Kitty::dealt(&config, &mut rng).unwrap();
        for seat in Seat::all(8) {
            counts[Class::CHOICES.iter().position(|class| *class == game.player(seat).class).unwrap()] += 1;
        }
    }
    assert_fair(&counts);
}

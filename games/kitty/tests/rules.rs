//! What scenarios cannot say: that chance is fair, and that everything wrong is refused with nothing changed.

mod chance;

use atout_core::{BotRng, Game, HasScenarios, NoEvents, Seat, SeatSet, SeedableRng, Stage};
use atout_kitty::{Action, Bag, Card, Cell, Class, Classes, Config, Entity, Kitty};
use chance::{assert_fair, assert_follows, play, shares, staged};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};

fn count(counts: &mut [u32; Card::COUNT], cards: &Bag) {
    cards.cards().for_each(|card| counts[card as usize] += 1);
}

#[test]
fn a_deck_is_dealt_inversely_to_cost_for_every_class_with_and_without_teams() {
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
fn every_card_of_a_deck_is_dealt_on_its_own() {
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
fn the_first_hand_is_as_the_deck() {
    let config = Config { players: 8, ..Config::default() };
    let mut rng = BotRng::seed_from_u64(3);
    let mut counts = [0; Card::COUNT];
    for _ in 0..1_000 {
        let game = Kitty::dealt(&config, &mut rng).unwrap();
        Seat::all(8).for_each(|seat| count(&mut counts, &game.player(seat).hand));
    }
    assert_follows(&counts, &shares(Class::Kitten, false));
}

/// Plays from a position many times and counts what comes of it.
fn outcomes<T: Ord>(
    config: &Config,
    position: &serde_json::Value,
    lines: &[&str],
    what: impl Fn(&Kitty) -> T,
) -> BTreeMap<T, u32> {
    let game = staged(config, position);
    let mut rng = BotRng::seed_from_u64(4);
    let mut counts = BTreeMap::new();
    for _ in 0..6_000 {
        let mut game = game;
        play(&mut game, lines, &mut rng);
        *counts.entry(what(&game)).or_default() += 1;
    }
    counts
}

fn duel() -> Config {
    Config { players: 2, width: 12, height: 12, ..Config::default() }
}

fn hand(game: &Kitty) -> Vec<Card> {
    game.player(Seat::FIRST).hand.cards().collect()
}

/// One player with these cards and another far away.
fn with_cards(hand: &[&str], draw: &[&str], discard: &[&str]) -> serde_json::Value {
    let player = json!({"cell": "f6", "mana": 100, "hand": hand, "draw": draw, "discard": discard});
    json!({"phase": "card", "players": [player, {"cell": "b2", "life": 100}]})
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
        let mut game = staged(&duel(), &position);
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

#[test]
fn in_a_disjoint_memento_every_card_is_somewhere_for_ever() {
    let config = Config { hand: 2, deck: 7, life: 1000, ..duel() };
    let mut rng = BotRng::seed_from_u64(6);
    let mut game = Kitty::dealt(&config, &mut rng).unwrap();
    let all = |game: &Kitty| -> Bag {
        let player = game.player(Seat::FIRST);
        player.hand.cards().chain(player.draw.cards()).chain(player.discard.cards()).collect()
    };
    let memento = all(&game);
    let mut scratch = Vec::new();
    for _ in 0..600 {
        let Stage::Awaiting(seats) = game.stage() else { break };
        let seat = seats.iter().next().unwrap();
        let action = game.random_action(seat, &mut rng, &mut scratch).unwrap();
        game.apply(seat, &action, &mut rng, &mut NoEvents).unwrap();
        assert_eq!(all(&game), memento);
        assert_eq!(game.player(Seat::FIRST).hand.len(), 2);
    }
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
fn everybody_starts_anywhere_equally_often() {
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
    // Each of 20 cells is expected 400 times; six standard deviations.
    counts.iter().flatten().for_each(|&n| assert!(n.abs_diff(400) < 120, "{counts:?}"));
}

#[test]
fn everybody_starts_alive_on_a_cell_of_its_own_with_a_way_to_go() {
    let config = Config { players: 8, width: 4, height: 4, ..Config::default() };
    let mut rng = BotRng::seed_from_u64(8);
    for _ in 0..5_000 {
        let game = Kitty::dealt(&config, &mut rng).unwrap();
        assert_eq!(game.stage(), Stage::Awaiting(SeatSet::all(8)));
        assert_eq!(game.turn(), 1);
        let cells: BTreeSet<Cell> = Seat::all(8).map(|seat| game.cell(Entity::player(seat))).collect();
        assert_eq!(cells.len(), 8);
        assert!(cells.iter().all(|cell| game.free_beside(*cell).1 > 0));
    }
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

#[test]
fn everybody_starts_with_the_numbers_of_its_class_picked_or_told() {
    let plain = Config { players: 2, life: 90, mana: 15, generation: 3, ..Config::default() };
    for class in Class::CHOICES {
        let nature = class.nature();
        let expected = (90 + nature.life, 15 + nature.mana, 3 + nature.generation);
        let mut rng = BotRng::seed_from_u64(10);
        let told = Kitty::dealt(&Config { classes: Classes::All(class), ..plain }, &mut rng).unwrap();
        let mut picked = Kitty::dealt(&Config { classes: Classes::Choose, ..plain }, &mut rng).unwrap();
        play(&mut picked, &[&format!("0 {class}"), &format!("1 {class}")], &mut rng);
        for game in [told, picked] {
            let stats = game.player(Seat::FIRST).stats;
            assert_eq!((stats.life, stats.mana as i32, stats.generation as i32), expected, "{class}");
            assert_eq!(game.player(Seat::FIRST).class, class);
        }
    }
}

#[test]
fn nobody_starts_dead_or_without_generation_whatever_its_class() {
    for class in Class::ALL {
        let (life, _, generation) = Config { life: 1, mana: 0, generation: 1, ..Config::default() }.start_of(class);
        assert!(life >= 1 && generation >= 1, "{class}");
    }
}

#[test]
fn the_same_seed_is_the_same_game_and_another_is_another() {
    let played = |seed: u64| {
        let mut rng = BotRng::seed_from_u64(seed);
        let mut game = Kitty::dealt(&Config::default(), &mut rng).unwrap();
        let mut scratch = Vec::new();
        for _ in 0..200 {
            let Some(seat) = game.stage().awaited().iter().next() else { break };
            let action = game.random_action(seat, &mut rng, &mut scratch).unwrap();
            game.apply(seat, &action, &mut rng, &mut NoEvents).unwrap();
        }
        game
    };
    assert_eq!(played(11), played(11));
    assert_ne!(played(11), played(12));
}

#[track_caller]
fn refuses(game: &Kitty, seat: usize, action: Action, reason: &str) {
    let mut tried = *game;
    let mut rng = BotRng::seed_from_u64(0);
    let illegal = tried.apply(Seat::new(seat).unwrap(), &action, &mut rng, &mut NoEvents).unwrap_err();
    let message = illegal.message();
    assert!(message.en.contains(reason), "{message}");
    assert_ne!(message.en, message.fr);
    assert_eq!(&tried, game, "a refused decision changes nothing");
    assert_eq!(rng, BotRng::seed_from_u64(0), "a refused decision takes no chance");
}

#[test]
fn every_wrong_decision_is_refused_with_its_reason_and_nothing_changed() {
    let position = json!({
        "turn": 2, "phase": "card", "caramels": ["c4"],
        "players": [
            {"cell": "c3", "mana": 9, "hand": ["razor", "stone", "think"]}, {"cell": "h8"}, {"cell": "a9"},
            {"cell": "d3", "fell": {"turn": 1, "cause": "walled"}},
        ],
    });
    let config = Config { width: 12, height: 12, steps: 5, ..Config::default() };
    let mut game = staged(&config, &position);
    let at = |seat: usize| Entity::player(Seat::new(seat).unwrap());
    refuses(&game, 0, Action::Stay, "Now everybody plays a card");
    refuses(&game, 0, Action::Walk(Cell::new(0, 0)), "Now everybody plays a card");
    refuses(&game, 0, Action::Pick(Class::Warrior), "Now everybody plays a card");
    refuses(&game, 0, Action::Play(Card::Panacea), "You do not hold that card");
    refuses(&game, 0, Action::Aim(Card::Hell, at(1)), "You do not hold that card");
    refuses(&game, 0, Action::Aim(Card::Stone, at(1)), "costs more mana");
    refuses(&game, 0, Action::Aim(Card::Razor, at(0)), "cannot aim at yourself");
    refuses(&game, 0, Action::Aim(Card::Razor, at(3)), "Nobody of that number lives");
    refuses(&game, 0, Action::Aim(Card::Razor, at(7)), "Nobody of that number lives");
    refuses(&game, 0, Action::Aim(Card::Razor, Entity::friend(0).unwrap()), "Nobody of that number lives");
    refuses(&game, 0, Action::Aim(Card::Think, at(1)), "aimed at nobody");
    refuses(&game, 3, Action::Pass, "You are out of the game");
    refuses(&game, 7, Action::Pass, "You are out of the game");
    play(&mut game, &["0 pass"], &mut BotRng::seed_from_u64(1));
    refuses(&game, 0, Action::Pass, "already decided");
    play(&mut game, &["1 pass", "2 pass"], &mut BotRng::seed_from_u64(1));
    refuses(&game, 0, Action::Pass, "Now everybody moves");
    refuses(&game, 0, Action::Play(Card::Think), "Now everybody moves");
    refuses(&game, 0, Action::Walk(Cell::new(2, 2)), "You stand there already");
    refuses(&game, 0, Action::Walk(Cell::new(2, 3)), "That cell is closed");
    refuses(&game, 0, Action::Walk(Cell::new(3, 2)), "That cell is closed");
    refuses(&game, 0, Action::Walk(Cell::new(9, 9)), "too far");
    refuses(&game, 0, Action::Walk(Cell::new(12, 0)), "no such cell");
    refuses(&game, 0, Action::Walk(Cell::new(31, 31)), "no such cell");
    let choose = Config { classes: Classes::Choose, ..config };
    let game = Kitty::dealt(&choose, &mut BotRng::seed_from_u64(2)).unwrap();
    refuses(&game, 0, Action::Pick(Class::Kitten), "Now pick a class");
    refuses(&game, 0, Action::Stay, "Now pick a class");
}

#[test]
fn a_card_without_its_target_is_refused_as_that() {
    let position = with_cards(&["razor"], &[], &[]);
    refuses(&staged(&duel(), &position), 0, Action::Play(Card::Razor), "target");
}

#[test]
fn what_the_game_is_known_for_is_the_default() {
    let config = Config::default();
    assert_eq!((config.players, config.hand, config.steps, config.friend_steps, config.friend_life), (4, 5, 5, 2, 1));
    assert!(config.check().is_ok());
    assert!(!config.has_teams() && !config.classic && !config.redeal_when_stuck);
}

#[test]
fn options_that_the_rules_cannot_play_are_refused_with_what_would_be_right() {
    let plain = Config::default();
    let wrong = [
        (Config { players: 1, ..plain }, "`players` is 1, but must be from 2 to 8"),
        (Config { players: 9, ..plain }, "`players` is 9"),
        (Config { width: 3, ..plain }, "`width` is 3, but must be from 4 to 32"),
        (Config { height: 33, ..plain }, "`height` is 33"),
        (Config { hand: 0, ..plain }, "`hand` is 0"),
        (Config { hand: 6, deck: 5, ..plain }, "`deck` must be at least `hand`"),
        (Config { life: 0, ..plain }, "`life` is 0"),
        (Config { generation: 0, ..plain }, "`generation` is 0"),
        (Config { steps: 0, ..plain }, "`steps` is 0"),
        (Config { friend_span: 0, ..plain }, "`friend_span` is 0"),
        (Config { friend_generation: 0, ..plain }, "`friend_generation` is 0"),
        (Config { turns: 0, ..plain }, "`turns` is 0"),
        (Config { players: 3, teams: "2v2".parse().unwrap(), ..plain }, "teams `2v2` are 4 players"),
        (Config { players: 3, classes: "healer,warrior".parse().unwrap(), ..plain }, "names 2 classes"),
    ];
    for (config, reason) in wrong {
        let refused = Kitty::dealt(&config, &mut BotRng::seed_from_u64(0)).unwrap_err();
        assert!(refused.0.en.contains(reason), "{}", refused.0.en);
    }
}

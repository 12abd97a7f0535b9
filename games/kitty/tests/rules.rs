//! Rules that scenarios cannot express: the start of a game, illegal actions, invalid options.
//!
//! Not here: the rules case by case (`scenarios/`), the distributions of chance (`randomness.rs`).

use crate::positions::{from_position, play};
use atout_core::{BotRng, Game, NoEvents, Seat, SeatSet, SeedableRng, Stage};
use atout_kitty::{Action, Bag, Card, Cell, Class, Classes, Config, Entity, Kitty};
use serde_json::json;
use std::collections::BTreeSet;

/// Two players on a board of 12 by 12.
fn duel() -> Config {
    Config { players: 2, width: 12, height: 12, ..Config::default() }
}

#[test]
fn each_player_starts_alive_on_its_own_cell_and_can_move() {
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
fn without_the_classic_option_no_card_is_ever_lost() {
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

#[test]
fn a_class_gives_its_numbers_whether_picked_or_set_by_the_options() {
    let plain = Config { players: 2, life: 90, mana: 15, generation: 3, ..Config::default() };
    let of_storm = |storm: u16| Class::CHOICES.map(|class| (Config { storm, ..plain }, class));
    for (plain, class) in of_storm(0).into_iter().chain(of_storm(14)) {
        let [life, mana, generation] = if plain.storm == 0 { class.stats().calm } else { class.stats().storm };
        let expected = (90 + life, 15 + mana, 3 + generation);
        let mut rng = BotRng::seed_from_u64(10);
        let set = Kitty::dealt(&Config { classes: Classes::All(class), ..plain }, &mut rng).unwrap();
        let mut picked = Kitty::dealt(&Config { classes: Classes::Choose, ..plain }, &mut rng).unwrap();
        play(&mut picked, &[&format!("0 {class}"), &format!("1 {class}")], &mut rng);
        for game in [set, picked] {
            let stats = game.player(Seat::FIRST).stats;
            assert_eq!((stats.life, stats.mana as i32, stats.generation as i32), expected, "{class}");
            assert_eq!(game.player(Seat::FIRST).class, class);
        }
    }
}

/// Records do not hold these numbers, so changing them would change old games.
#[test]
fn without_a_storm_the_classes_start_as_they_always_did() {
    let numbers = [[-15, 0, 0], [20, 5, 1], [15, 0, 1], [5, 0, 0]];
    assert_eq!(Class::CHOICES.map(|class| class.stats().calm), numbers);
}

#[test]
fn every_class_starts_with_life_and_generation() {
    for class in Class::ALL {
        let (life, _, generation) = Config { life: 1, mana: 0, generation: 1, ..Config::default() }.start_of(class);
        assert!(life >= 1 && generation >= 1, "{class}");
    }
}

#[test]
fn the_seed_determines_the_game() {
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
    assert_eq!(&tried, game, "a refused action changes nothing");
    assert_eq!(rng, BotRng::seed_from_u64(0), "a refused action uses no randomness");
}

#[test]
fn every_illegal_action_is_refused_with_its_reason_and_changes_nothing() {
    let position = json!({
        "turn": 2, "phase": "card", "caramels": ["c4"],
        "players": [
            {"cell": "c3", "mana": 9, "hand": ["razor", "stone", "think"]}, {"cell": "h8"}, {"cell": "a9"},
            {"cell": "d3", "fell": {"turn": 1, "cause": "walled"}},
        ],
    });
    let config = Config { width: 12, height: 12, steps: 5, ..Config::default() };
    let mut game = from_position(&config, &position);
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
    refuses(&game, 0, Action::Aim(Card::Think, at(1)), "That card has no target");
    refuses(&game, 3, Action::Pass, "You are out of the game");
    refuses(&game, 7, Action::Pass, "You are out of the game");
    play(&mut game, &["0 pass"], &mut BotRng::seed_from_u64(1));
    refuses(&game, 0, Action::Pass, "already decided");
    play(&mut game, &["1 pass", "2 pass"], &mut BotRng::seed_from_u64(1));
    refuses(&game, 0, Action::Pass, "Now everybody moves");
    refuses(&game, 0, Action::Play(Card::Think), "Now everybody moves");
    refuses(&game, 0, Action::Walk(Cell::new(2, 2)), "You are there already");
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
fn a_card_without_its_target_is_refused() {
    let position =
        json!({"phase": "card", "players": [{"cell": "f6", "mana": 100, "hand": ["razor"]}, {"cell": "b2"}]});
    refuses(&from_position(&duel(), &position), 0, Action::Play(Card::Razor), "target");
}

#[test]
fn the_default_options_do_not_change() {
    let config = Config::default();
    assert_eq!((config.players, config.hand, config.steps, config.friend_steps, config.friend_life), (4, 5, 5, 2, 1));
    assert!(config.check().is_ok());
    assert!(!config.has_teams() && !config.classic && !config.redeal_when_stuck);
}

#[test]
fn invalid_options_are_refused_with_the_valid_range() {
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
        (Config { players: 3, teams: "2v2".parse().unwrap(), ..plain }, "teams of 2v2 need 4 players, not 3"),
        (Config { players: 3, classes: "healer,warrior".parse().unwrap(), ..plain }, "names 2 classes"),
    ];
    for (config, reason) in wrong {
        let refused = Kitty::dealt(&config, &mut BotRng::seed_from_u64(0)).unwrap_err();
        assert!(refused.0.en.contains(reason), "{}", refused.0.en);
    }
}

#[test]
fn options_that_a_record_does_not_name_mean_what_they_always_meant() {
    let config: Config = serde_json::from_str("{}").unwrap();
    assert_eq!(serde_json::to_string(&config).unwrap(), UNNAMED);
}

/// What is absent from an old record. A new option is added with the meaning that games had without it.
const UNNAMED: &str = r#"{"players":4,"teams":"none","classes":"none","width":12,"height":12,"hand":5,"deck":30,"life":60,"mana":10,"generation":3,"steps":5,"friend_steps":2,"friend_life":1,"friend_span":8,"friend_mana":10,"friend_generation":2,"turns":300,"storm":0,"classic":false,"redeal_when_stuck":false}"#;

//! What is told of a game while it is played, and to whom.

use atout_core::{AddressedEvent, Audience, BotRng, Game, HasScenarios, Seat, SeatSet, SeedableRng};
use atout_kitty::{Card, Cell, Config, EffectResult, Entity, Event, FallCause, Kitty, VanishReason};
use serde_json::{Value, json};

/// Everything that is told while these decisions are made.
fn told(config: &Config, position: &Value, lines: &[&str]) -> Vec<AddressedEvent<Event>> {
    let (mut game, mut rng) = (Kitty::from_position(config, position).unwrap(), BotRng::seed_from_u64(0));
    let mut events = Vec::new();
    for line in lines {
        let (seat, action) = line.split_once(' ').unwrap();
        let seat = Seat::new(seat.parse().unwrap()).unwrap();
        game.apply(seat, &action.parse().unwrap(), &mut rng, &mut events).unwrap();
    }
    events
}

fn results(events: &[AddressedEvent<Event>], wanted: Card) -> Vec<EffectResult> {
    let played = events.iter().find_map(|one| match &one.event {
        Event::Played { card, results, .. } if *card == wanted => Some(results.clone()),
        _ => None,
    });
    played.unwrap()
}

fn config(n: u8) -> Config {
    Config { players: n, width: 12, height: 12, friend_steps: 0, friend_span: 5, ..Config::default() }
}

fn player(n: u8) -> Entity {
    Entity::player(Seat::new(usize::from(n) - 1).unwrap())
}

#[test]
fn a_card_tells_what_became_of_it() {
    let position = json!({"phase": "card", "players": [
        {"cell": "c3", "mana": 10, "generation": 2, "hand": ["steal"]}, {"cell": "h8", "life": 30, "generation": 1},
        {"cell": "c8", "mana": 2, "hand": ["razor"]}]});
    let events = told(&config(3), &position, &["0 steal p2", "1 pass", "2 razor p2"]);
    let gain = EffectResult::Generation { who: player(1), by: 1, now: 3 };
    let nothing_taken = EffectResult::Generation { who: player(2), by: 0, now: 1 };
    assert_eq!(results(&events, Card::Steal), [gain, nothing_taken]);
    assert_eq!(results(&events, Card::Razor), [EffectResult::Life { who: player(2), by: -10, now: 20 }]);
}

#[test]
fn a_card_that_comes_to_nothing_tells_so() {
    let walls = ["c2", "d3", "c4", "b3"];
    let position = json!({"phase": "card", "caramels": walls, "players": [
        {"cell": "c3", "mana": 10, "hand": ["puppy"]}, {"cell": "h8", "mana": 10, "hand": ["stone"]}, {"cell": "c8"}]});
    let events = told(&config(3), &position, &["0 puppy p2", "1 stone p1", "2 pass"]);
    assert_eq!(results(&events, Card::Puppy), [EffectResult::Nothing]);
    assert_eq!(results(&events, Card::Stone), [EffectResult::Nothing]);
}

#[test]
fn a_friend_s_balm_for_nobody_tells_that_it_came_to_nothing() {
    let position = json!({"turn": 2, "phase": "card",
        "players": [{"cell": "c3", "fell": {"turn": 1, "cause": "walled"}}, {"cell": "h8"}, {"cell": "c8"}, {"cell": "h3"}],
        "friends": [{"cell": "f6", "target": "p2", "card": "balm", "mana": 2}]});
    let teams = Config { teams: "2v2".parse().unwrap(), ..config(4) };
    let events = told(&teams, &position, &["1 pass", "2 pass", "3 pass"]);
    assert_eq!(results(&events, Card::Balm), [EffectResult::Nothing]);
}

#[test]
fn who_clashes_is_told_once_with_all_who_wanted_the_cell() {
    let position = json!({"players": [{"cell": "d4"}, {"cell": "f4"}, {"cell": "e5"}]});
    let events = told(&config(3), &position, &["0 e4", "1 e4", "2 e4"]);
    let clashes = events.iter().map(|one| &one.event).collect::<Vec<_>>();
    assert_eq!(clashes, [&Event::Clashed { seats: SeatSet::all(3), cell: Cell::new(4, 3) }]);
}

#[test]
fn a_drawn_card_is_told_to_its_owner_alone() {
    let position = json!({"phase": "card", "players": [
        {"cell": "c3", "mana": 2, "hand": ["razor"], "draw": ["think"]}, {"cell": "h8", "life": 50}]});
    let events = told(&config(2), &position, &["0 razor p2", "1 pass"]);
    let seat = Seat::FIRST;
    let draws: Vec<_> = events.into_iter().filter(|one| matches!(one.event, Event::Drew { .. })).collect();
    let (veiled, open) = (Event::Drew { seat, card: None, shuffled: false }, Some(Card::Think));
    assert_eq!(
        draws,
        [
            AddressedEvent { audience: Audience::all_but(seat), event: veiled },
            AddressedEvent { audience: Audience::only(seat), event: Event::Drew { seat, card: open, shuffled: false } },
        ]
    );
}

#[test]
fn a_new_hand_is_told_to_its_owner_alone() {
    let position = json!({"players": [
        {"cell": "c3", "mana": 1, "hand": ["hell"], "draw": ["think"]}, {"cell": "h8", "mana": 2, "hand": ["razor"]}]});
    let stuck = Config { redeal_when_stuck: true, hand: 1, ..config(2) };
    let events = told(&stuck, &position, &["0 stay", "1 stay"]);
    let seat = Seat::FIRST;
    let redealt: Vec<_> = events.into_iter().filter(|one| matches!(one.event, Event::Redealt { .. })).collect();
    assert_eq!(
        redealt,
        [
            AddressedEvent { audience: Audience::all_but(seat), event: Event::Redealt { seat, dealt: None } },
            AddressedEvent {
                audience: Audience::only(seat),
                event: Event::Redealt { seat, dealt: Some(vec![Card::Think]) }
            },
        ]
    );
}

#[test]
fn a_shuffle_is_told() {
    let position = json!({"phase": "card", "players": [
        {"cell": "c3", "mana": 2, "hand": ["razor"], "draw": []}, {"cell": "h8", "life": 50}]});
    let events = told(&config(2), &position, &["0 razor p2", "1 pass"]);
    assert!(events.iter().any(|one| matches!(one.event, Event::Drew { shuffled: true, .. })));
}

#[test]
fn nothing_is_told_before_all_have_decided() {
    let position = json!({"phase": "card", "players": [
        {"cell": "c3", "mana": 2, "hand": ["razor"]}, {"cell": "h8"}, {"cell": "c8"}]});
    assert_eq!(told(&config(3), &position, &["0 razor p2", "2 pass"]), []);
}

#[test]
fn every_friend_tells_why_it_vanishes() {
    let friend = |cell: &str, target: &str, more: Value| {
        let mut friend = json!({"cell": cell, "target": target, "card": "hell", "mana": 0});
        more.as_object().unwrap().iter().for_each(|(key, value)| friend[key] = value.clone());
        friend
    };
    let position = json!({"phase": "card",
        "players": [{"cell": "c3", "mana": 2, "hand": ["razor"]}, {"cell": "h8"}],
        "friends": [friend("f1", "p2", json!({})), friend("f3", "p2", json!({"span": 1})), friend("f5", "f1", json!({}))]});
    let events = told(&config(2), &position, &["0 razor f1", "1 pass"]);
    let vanished = events.iter().filter_map(|one| match one.event {
        Event::Vanished { friend, why } => Some((friend.to_string(), why)),
        _ => None,
    });
    let expected = [("f1", VanishReason::Killed), ("f2", VanishReason::Old), ("f3", VanishReason::Aimless)];
    assert_eq!(vanished.collect::<Vec<_>>(), expected.map(|(friend, why)| (friend.to_owned(), why)));
}

#[test]
fn a_turn_is_told_in_the_order_of_the_rules() {
    let position = json!({
        "players": [{"cell": "c3", "mana": 2, "hand": ["razor"]}, {"cell": "h8", "life": 10}, {"cell": "c8"}],
        "friends": [{"cell": "f5", "target": "p3", "card": "panacea", "mana": 2, "span": 1}]});
    let lines = ["0 c4", "1 stay", "2 stay", "0 razor p2", "1 pass", "2 pass"];
    let told: Vec<_> = told(&config(3), &position, &lines).into_iter().map(|one| one.event).collect();
    let word = |event: &Event| {
        let value = serde_json::to_value(event).unwrap();
        value.as_object().and_then(|object| object.keys().next().cloned()).unwrap_or_default()
    };
    let expected = [
        "walked", "stayed", "stayed", "played", "drew", "drew", "passed", "passed", "played", "fell", "vanished",
        "turn",
    ];
    assert_eq!(told.iter().map(word).collect::<Vec<_>>(), expected);
    let cause = FallCause::Card { card: Card::Razor, by: Seat::FIRST, friend: false };
    assert!(told.contains(&Event::Fell { seat: Seat::SECOND, cause, cell: Cell::new(7, 7) }));
}

#[test]
fn the_end_is_told_last() {
    let position = json!({"phase": "card", "players": [
        {"cell": "c3", "mana": 2, "hand": ["razor"]}, {"cell": "h8", "life": 10}]});
    let events = told(&config(2), &position, &["0 razor p2", "1 pass"]);
    let Some(Event::Ended { winners, .. }) = events.last().map(|one| &one.event) else { panic!("{events:?}") };
    assert_eq!(*winners, SeatSet::of(Seat::FIRST));
}

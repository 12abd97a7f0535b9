//! The events of a game and their audience.

use atout_core::{
    AddressedEvent, Audience, BotRng, Game, HasScenarios, Journal, Lang, Names, Seat, SeatSet, SeedableRng, Viewer,
};
use atout_kitty::{Card, Cell, Config, EffectResult, Entity, Event, FallCause, Kitty, Struck, VanishReason};
use serde_json::{Value, json};

/// The events of these decisions.
fn events_of(config: &Config, position: &Value, lines: &[&str]) -> Vec<AddressedEvent<Event>> {
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
fn an_event_has_the_results_of_the_card() {
    let position = json!({"phase": "card", "players": [
        {"cell": "c3", "mana": 10, "generation": 2, "hand": ["steal"]}, {"cell": "h8", "life": 30, "generation": 1},
        {"cell": "c8", "mana": 2, "hand": ["razor"]}]});
    let events = events_of(&config(3), &position, &["0 steal p2", "1 pass", "2 razor p2"]);
    let gain = EffectResult::Generation { who: player(1), by: 1, now: 3 };
    let nothing_taken = EffectResult::Generation { who: player(2), by: 0, now: 1 };
    assert_eq!(results(&events, Card::Steal), [gain, nothing_taken]);
    assert_eq!(results(&events, Card::Razor), [EffectResult::Life { who: player(2), by: -10, now: 20 }]);
}

#[test]
fn a_card_without_effect_has_the_result_nothing() {
    let walls = ["c2", "d3", "c4", "b3"];
    let position = json!({"phase": "card", "caramels": walls, "players": [
        {"cell": "c3", "mana": 10, "hand": ["puppy"]}, {"cell": "h8", "mana": 10, "hand": ["stone"]}, {"cell": "c8"}]});
    let events = events_of(&config(3), &position, &["0 puppy p2", "1 stone p1", "2 pass"]);
    assert_eq!(results(&events, Card::Puppy), [EffectResult::Nothing]);
    assert_eq!(results(&events, Card::Stone), [EffectResult::Nothing]);
}

#[test]
fn a_friend_s_balm_for_nobody_has_the_result_nothing() {
    let position = json!({"turn": 2, "phase": "card",
        "players": [{"cell": "c3", "fell": {"turn": 1, "cause": "walled"}}, {"cell": "h8"}, {"cell": "c8"}, {"cell": "h3"}],
        "friends": [{"cell": "f6", "target": "p2", "card": "balm", "mana": 2}]});
    let teams = Config { teams: "2v2".parse().unwrap(), ..config(4) };
    let events = events_of(&teams, &position, &["1 pass", "2 pass", "3 pass"]);
    assert_eq!(results(&events, Card::Balm), [EffectResult::Nothing]);
}

#[test]
fn a_clash_is_one_event_with_all_its_players() {
    let position = json!({"players": [{"cell": "d4"}, {"cell": "f4"}, {"cell": "e5"}]});
    let events = events_of(&config(3), &position, &["0 e4", "1 e4", "2 e4"]);
    let clashes = events.iter().map(|one| &one.event).collect::<Vec<_>>();
    assert_eq!(clashes, [&Event::Clashed { seats: SeatSet::all(3), cell: Cell::new(4, 3) }]);
}

#[test]
fn only_the_owner_receives_the_drawn_card() {
    let position = json!({"phase": "card", "players": [
        {"cell": "c3", "mana": 2, "hand": ["razor"], "draw": ["think"]}, {"cell": "h8", "life": 50}]});
    let events = events_of(&config(2), &position, &["0 razor p2", "1 pass"]);
    let seat = Seat::FIRST;
    let draws: Vec<_> = events.into_iter().filter(|one| matches!(one.event, Event::Drew { .. })).collect();
    let (redacted, drawn) = (Event::Drew { seat, card: None, shuffled: false }, Some(Card::Think));
    assert_eq!(
        draws,
        [
            AddressedEvent { audience: Audience::all_but(seat), event: redacted },
            AddressedEvent {
                audience: Audience::only(seat),
                event: Event::Drew { seat, card: drawn, shuffled: false }
            },
        ]
    );
}

#[test]
fn only_the_owner_receives_the_new_hand() {
    let position = json!({"players": [
        {"cell": "c3", "mana": 1, "hand": ["hell"], "draw": ["think"]}, {"cell": "h8", "mana": 2, "hand": ["razor"]}]});
    let stuck = Config { redeal_when_stuck: true, hand: 1, ..config(2) };
    let events = events_of(&stuck, &position, &["0 stay", "1 stay"]);
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
fn a_shuffle_is_in_the_event() {
    let position = json!({"phase": "card", "players": [
        {"cell": "c3", "mana": 2, "hand": ["razor"], "draw": []}, {"cell": "h8", "life": 50}]});
    let events = events_of(&config(2), &position, &["0 razor p2", "1 pass"]);
    assert!(events.iter().any(|one| matches!(one.event, Event::Drew { shuffled: true, .. })));
}

#[test]
fn there_is_no_event_before_all_have_decided() {
    let position = json!({"phase": "card", "players": [
        {"cell": "c3", "mana": 2, "hand": ["razor"]}, {"cell": "h8"}, {"cell": "c8"}]});
    assert_eq!(events_of(&config(3), &position, &["0 razor p2", "2 pass"]), []);
}

#[test]
fn the_event_of_a_vanished_friend_has_the_reason() {
    let friend = |cell: &str, target: &str, more: Value| {
        let mut friend = json!({"cell": cell, "target": target, "card": "hell", "mana": 0});
        more.as_object().unwrap().iter().for_each(|(key, value)| friend[key] = value.clone());
        friend
    };
    let position = json!({"phase": "card",
        "players": [{"cell": "c3", "mana": 2, "hand": ["razor"]}, {"cell": "h8"}],
        "friends": [friend("f1", "p2", json!({})), friend("f3", "p2", json!({"span": 1})), friend("f5", "f1", json!({}))]});
    let events = events_of(&config(2), &position, &["0 razor f1", "1 pass"]);
    let vanished = events.iter().filter_map(|one| match one.event {
        Event::Vanished { friend, why, .. } => Some((friend.to_string(), why)),
        _ => None,
    });
    let expected = [("f1", VanishReason::Killed), ("f2", VanishReason::Old), ("f3", VanishReason::Aimless)];
    assert_eq!(vanished.collect::<Vec<_>>(), expected.map(|(friend, why)| (friend.to_owned(), why)));
}

#[test]
fn events_come_in_the_order_of_the_rules() {
    let position = json!({
        "players": [{"cell": "c3", "mana": 2, "hand": ["razor"]}, {"cell": "h8", "life": 10}, {"cell": "c8"}],
        "friends": [{"cell": "f5", "target": "p3", "card": "panacea", "mana": 2, "span": 1}]});
    let lines = ["0 c4", "1 stay", "2 stay", "0 razor p2", "1 pass", "2 pass"];
    let events: Vec<_> = events_of(&config(3), &position, &lines).into_iter().map(|one| one.event).collect();
    let word = |event: &Event| {
        let value = serde_json::to_value(event).unwrap();
        value.as_object().and_then(|object| object.keys().next().cloned()).unwrap_or_default()
    };
    let expected = [
        "walked", "stayed", "stayed", "played", "drew", "drew", "passed", "passed", "played", "fell", "vanished",
        "turn",
    ];
    assert_eq!(events.iter().map(word).collect::<Vec<_>>(), expected);
    let cause = FallCause::Card { card: Card::Razor, by: Seat::FIRST, friend: false };
    assert!(events.contains(&Event::Fell { seat: Seat::SECOND, cause, cell: Cell::new(7, 7) }));
}

#[test]
fn the_storm_is_one_event_before_the_purge() {
    let position = json!({"turn": 20, "phase": "card", "players": [
        {"cell": "a1", "life": 7}, {"cell": "g7", "life": 9}, {"cell": "a2", "life": 30}]});
    let events = events_of(&Config { storm: 14, ..config(3) }, &position, &["0 pass", "1 pass", "2 pass"]);
    let (first, third) = (Seat::FIRST, Seat::new(2).unwrap());
    let struck = vec![Struck { seat: first, lost: 7, now: 0 }, Struck { seat: third, lost: 7, now: 23 }];
    let (storm, fell) =
        (Event::Storm { struck }, Event::Fell { seat: first, cause: FallCause::Storm, cell: Cell::new(0, 0) });
    let found: Vec<_> = events.iter().filter(|one| [&storm, &fell].contains(&&one.event)).collect();
    assert_eq!(found.iter().map(|one| &one.event).collect::<Vec<_>>(), [&storm, &fell]);
    assert!(found.iter().all(|one| one.audience == Audience::Everyone));
    let names = Names::new(["Ada", "Bob", "Cy"].map(Into::into).into());
    let line = |lang| Kitty::log_line(&storm, &names, lang).unwrap();
    assert_eq!(line(Lang::En), "Storm: Ada loses 7 life (down to 0); Cy loses 7 life (23 left).");
    assert_eq!(
        line(Lang::Fr),
        "Tempête\u{a0}: Ada perd 7 points de vie (il ne lui en reste aucun)\u{a0}; Cy perd 7 points de vie (il lui en reste 23)."
    );
}

#[test]
fn a_storm_that_strikes_nobody_is_no_event() {
    let position = json!({"turn": 20, "phase": "card", "players": [{"cell": "g6"}, {"cell": "g7"}]});
    let events = events_of(&Config { storm: 14, ..config(2) }, &position, &["0 pass", "1 pass"]);
    assert!(!events.iter().any(|one| matches!(one.event, Event::Storm { .. })), "{events:?}");
}

#[test]
fn the_end_is_the_last_event() {
    let position = json!({"phase": "card", "players": [
        {"cell": "c3", "mana": 2, "hand": ["razor"]}, {"cell": "h8", "life": 10}]});
    let events = events_of(&config(2), &position, &["0 razor p2", "1 pass"]);
    let Some(Event::Ended { winners, .. }) = events.last().map(|one| &one.event) else { panic!("{events:?}") };
    assert_eq!(*winners, SeatSet::of(Seat::FIRST));
}

#[test]
fn a_result_names_the_last_one_left_to_a_loser() {
    let position = json!({"phase": "card", "turn": 3, "players": [
        {"cell": "c3", "mana": 2, "hand": ["razor"]}, {"cell": "h8", "life": 10}]});
    let (mut game, mut rng) = (Kitty::from_position(&config(2), &position).unwrap(), BotRng::seed_from_u64(0));
    let mut events: Vec<AddressedEvent<Event>> = Vec::new();
    for (seat, action) in [(Seat::FIRST, "razor p2"), (Seat::SECOND, "pass")] {
        game.apply(seat, &action.parse().unwrap(), &mut rng, &mut events).unwrap();
    }
    let texts = |reader: Seat, lang: Lang| {
        let names = Names::new(["Ada", "Bob"].map(Into::into).into()).read_by(reader, lang);
        let view = game.view(Viewer::Seat(reader));
        let newest = &mut events.iter().rev().map(|one| &one.event);
        (Kitty::why_over(&view, &names, lang).unwrap(), Kitty::story(&view, newest, &names, lang).unwrap())
    };
    let pair = |why: &str, story: &str| (why.to_owned(), story.to_owned());
    assert_eq!(
        texts(Seat::FIRST, Lang::En),
        pair("nobody else is left", "you are the last one left after 3 turns; Bob fell: Razor played by you")
    );
    assert_eq!(
        texts(Seat::SECOND, Lang::En),
        pair("Ada is the last one left", "you fell in turn 3: Razor played by Ada; the game lasted 3 turns")
    );
    let (why, story) = texts(Seat::SECOND, Lang::Fr);
    assert_eq!(why, "il ne reste qu’Ada");
    assert_eq!(story, "votre chaton est éliminé au tour 3 : un Rasoir joué par Ada ; la partie a duré 3 tours");
}

//! What a view expects of a card equals what the rules do when everybody else passes.

use atout_core::{AddressedEvent, BotRng, Game, HasScenarios, Seat, SeedableRng, Viewer};
use atout_kitty::{Action, Card, Config, EffectResult, Entity, Event, Expected, Kitty};
use serde_json::{Value, json};

/// Two teams of two; the first player holds every card, and one friend attacks.
fn position() -> Value {
    let hand = ["panacea", "razor", "think", "puppy", "steal", "stone", "hell", "balm", "chorus"];
    json!({"phase": "card", "players": [
        {"cell": "c3", "mana": 200, "generation": 2, "life": 30, "hand": hand},
        {"cell": "h8", "life": 7, "generation": 1},
        {"cell": "c8", "life": 30, "generation": 4},
        {"cell": "h3", "life": 30, "generation": 3}],
        "friends": [{"cell": "e5", "owner": "p2", "target": "p1", "card": "razor"}]})
}

fn config() -> Config {
    let hand = Card::ALL.len() as u8;
    Config { teams: "2v2".parse().unwrap(), hand, friend_steps: 0, ..Config::default() }
}

/// The results of the first player's card.
fn played(action: Action) -> Vec<EffectResult> {
    let mut game = Kitty::from_position(&config(), &position()).unwrap();
    let mut events: Vec<AddressedEvent<Event>> = Vec::new();
    let mut rng = BotRng::seed_from_u64(3);
    game.apply(Seat::FIRST, &action, &mut rng, &mut events).unwrap();
    for seat in Seat::all(4).skip(1) {
        game.apply(seat, &Action::Pass, &mut rng, &mut events).unwrap();
    }
    let own = |one: &AddressedEvent<Event>| match &one.event {
        Event::Played { by, results, .. } if *by == Entity::player(Seat::FIRST) => Some(results.clone()),
        _ => None,
    };
    events.iter().find_map(own).unwrap()
}

/// A result as a view would expect it.
fn as_expected(result: EffectResult, target: Option<Entity>, free: usize) -> Option<Expected> {
    match (result, target) {
        (EffectResult::Life { who, by, now }, _) => Some(Expected::Life { who, by, now: now.max(0) }),
        (EffectResult::Generation { who, by, now }, _) => Some(Expected::Generation { who, by, now }),
        (EffectResult::Doomed { who }, _) => Some(Expected::Killed { who }),
        (EffectResult::Friend { .. }, Some(who)) => Some(Expected::Attacked { who }),
        (EffectResult::Caramel { .. }, Some(who)) => Some(Expected::Caramel { who, free }),
        _ => None,
    }
}

#[test]
fn every_card_does_what_the_view_expects_at_every_target() {
    let game = Kitty::from_position(&config(), &position()).unwrap();
    let (view, mut legal) = (game.view(Viewer::Seat(Seat::FIRST)), Vec::new());
    game.actions(Seat::FIRST, &mut legal);
    let mut aimed = 0;
    for action in legal {
        let (card, target) = match action {
            Action::Play(card) => (card, None),
            Action::Aim(card, target) => (card, Some(target)),
            _ => continue,
        };
        // All four neighbours of every piece are free.
        let results = played(action).into_iter().map(|result| as_expected(result, target, 4));
        let results: Option<Vec<Expected>> = results.collect();
        assert_eq!(Some(view.expected(Seat::FIRST, card, target)), results, "{action}");
        assert_eq!(target.is_some(), target.is_some_and(|target| view.targets(Seat::FIRST, card).contains(&target)));
        aimed += usize::from(target.is_some());
    }
    let targets: usize = Card::ALL.iter().map(|card| view.targets(Seat::FIRST, *card).len()).sum();
    assert_eq!(aimed, targets);
    assert!(aimed > 20, "{aimed}");
}

#[test]
fn life_does_not_fall_below_nothing() {
    let game = Kitty::from_position(&config(), &position()).unwrap();
    let (view, bob) = (game.view(Viewer::Seat(Seat::FIRST)), Entity::player(Seat::SECOND));
    let razor = view.expected(Seat::FIRST, Card::Razor, Some(bob));
    assert_eq!(razor, [Expected::Life { who: bob, by: -10, now: 0 }]);
}

#[test]
fn closed_sides_are_those_that_are_not_free() {
    let mut position = position();
    position["caramels"] = json!(["c2", "d3"]);
    let game = Kitty::from_position(&config(), &position).unwrap();
    let view = game.view(Viewer::Spectator);
    let cell = view.players[0].cell;
    assert_eq!(view.closed_sides(cell), [true, true, false, false]);
    assert_eq!(view.players[0].open_sides, 2);
}

//! Forecasts: what a page says that a card or an enemy will do is what the rules do.

use atout_core::{BotRng, Dice, Game, HasScenarios, Lang, NoEvents, NoSetup, Seat, SeedableRng, Viewer};
use atout_spire::{Action, Body, Config, Forecast, Phase, Spire, Threat, View, lost_to};
use serde_json::{Value, json};
use std::cmp::Ordering;

fn position(position: &Value) -> View {
    Spire::from_position(&Config::default(), position).unwrap().view(Viewer::Seat(Seat::FIRST))
}

/// What the first card of the hand would do to somebody.
fn forecast(view: &View, target: u8) -> Vec<Forecast> {
    let card = view.hand_card(Seat::FIRST, 0).unwrap();
    view.forecast(Seat::FIRST, card, Some(target))
}

#[test]
fn element_stat_buff_block_and_evade_are_in_the_numbers() {
    // Gust Slap: air, 6. (6 + 2) × 1.5 against fire = 12; 5 are absorbed.
    let player = json!({ "hand": ["gust-slap"], "attack_stat": 2 });
    let enemy = json!({ "kind": "soot-imp", "life": 30, "max_life": 30, "block": 5, "element": "fire" });
    let view = position(&json!({ "players": [player], "enemies": [enemy] }));
    let all = forecast(&view, 2);
    let one = all.iter().find(|one| one.who == 2).unwrap();
    assert_eq!((one.after.life, one.after.block), (23, 0));
    assert_eq!(view.targets(view.hand_card(Seat::FIRST, 0).unwrap()), [2]);
    // An enemy that evades loses nothing but the counter; the player is of the card's element afterwards.
    let enemy = json!({ "kind": "soot-imp", "life": 30, "max_life": 30, "counters": { "evade": 1 } });
    let all = forecast(&position(&json!({ "players": [{ "hand": ["gust-slap"] }], "enemies": [enemy] })), 2);
    let element = |body: &Body| body.element.word();
    let told: Vec<(u8, i16, &str)> = all.iter().map(|one| (one.who, one.after.life, element(&one.after))).collect();
    assert_eq!(told, [(0, 50, "air"), (2, 30, "fire")]);
    assert!(all[1].after.counters.iter().next().is_none());
}

#[test]
fn a_card_in_hand_counts_the_stats_and_buffs_of_its_player() {
    let config = Config::default();
    let text = |id: &str, player: Value| {
        let view = position(&json!({ "players": [player], "enemies": [{ "kind": "soot-imp" }] }));
        let def = config.content.card(config.content.card_by_id(id).unwrap());
        def.as_used_by(&view.players[0].body).text(Lang::En)
    };
    assert_eq!(text("gust-slap", json!({})), "Attack one enemy for 6.");
    let strong = json!({ "attack_stat": 2, "block_stat": 1, "counters": { "attack-plus": 1 } });
    assert_eq!(text("gust-slap", strong.clone()), "Attack one enemy for 12.");
    assert_eq!(text("cloud-cloak", strong), "One player gains 7 block.");
}

#[test]
fn threats_use_up_block_in_the_order_in_which_enemies_act() {
    let view = position(&json!({
        "players": [{ "block": 10, "life": 40 }],
        "enemies": [{ "kind": "soot-imp", "attack_stat": 0 }, { "kind": "soot-imp", "attack_stat": 0 }],
    }));
    let threats = view.threats();
    assert_eq!(threats.len(), 2);
    let [first, second] = [threats[0], threats[1]];
    assert!(first.damage > 0 && first.damage == second.damage, "{threats:?}");
    let blocked = first.damage.min(10);
    assert_eq!((first.blocked, first.lost), (blocked, first.damage - blocked));
    let blocked = second.damage.min(10 - blocked);
    assert_eq!((second.blocked, second.lost, second.evaded), (blocked, second.damage - blocked, 0));
}

/// What would come to the player after the first card of the hand.
fn coming(view: &View, target: u8) -> Option<i16> {
    let card = view.hand_card(Seat::FIRST, 0).unwrap();
    view.coming_after(Seat::FIRST, card, Some(target)).map(|lost| lost[0])
}

#[test]
fn a_card_changes_the_damage_that_comes() {
    // The mole of earth announces Pinch: 5 damage.
    let with = |card: &str, player: Value, mole: Value| {
        let (mut player, mut enemy) = (player, json!({ "kind": "mud-mole", "intent": "pinch" }));
        player["hand"] = json!([card]);
        enemy.as_object_mut().unwrap().extend(mole.as_object().unwrap().clone());
        position(&json!({ "players": [player], "enemies": [enemy] }))
    };
    let plain = |card: &str| with(card, json!({}), json!({}));
    assert_eq!(lost_to(&plain("ember-strike").threats()), [5, 0]);
    // Fire beats earth: half of 5, rounded down.
    assert_eq!(coming(&plain("ember-strike"), 2), Some(2));
    // Earth beats water: 5 × 1.5 = 7.5.
    assert_eq!(coming(&plain("cold-splash"), 2), Some(7));
    // 6 block of fire against 2.
    assert_eq!(coming(&plain("ash-cloak"), 0), Some(0));
    // An enemy that falls does nothing.
    assert_eq!(coming(&with("ember-strike", json!({}), json!({ "life": 9, "max_life": 28 })), 2), Some(0));
    // Of fire already: another card of fire changes nothing.
    let view = with("ember-strike", json!({ "element": "fire" }), json!({}));
    assert_eq!((lost_to(&view.threats()), coming(&view, 2)), ([2, 0], Some(2)));
}

#[test]
fn what_a_boss_does_after_it_changes_is_not_foretold() {
    let boss = |life: i16| {
        let player = json!({ "hand": ["ember-strike"], "life": 50 });
        let enemy = json!({ "kind": "grandfather-oak", "life": life, "max_life": 100, "element": "none" });
        position(&json!({ "players": [player], "enemies": [enemy] }))
    };
    let def = Config::default().content.get().enemies.iter().find(|enemy| enemy.id == "grandfather-oak").unwrap();
    let below = i16::from(def.phases[1].below);
    // Ember Strike takes 6.
    assert!(coming(&boss(below + 7), 2).is_some());
    assert!(coming(&boss(below + 6), 2).is_none());
}

#[test]
fn attacks_are_harder_or_weaker_by_element_and_counters() {
    let config = Config::default();
    let force = |card: &str, counters: Value, element: &str| {
        let player = json!({ "counters": counters });
        let enemy = json!({ "kind": "mud-mole", "element": element });
        let view = position(&json!({ "players": [player], "enemies": [enemy] }));
        let card = config.content.card_by_id(card).unwrap();
        let (by, target) = (view.players[0].body, view.enemies[0].body);
        config.content.card(card).force(config.content.get().element(card), &by, &target)
    };
    assert_eq!(force("ember-strike", json!({}), "earth"), Ordering::Greater);
    assert_eq!(force("ember-strike", json!({}), "water"), Ordering::Equal);
    assert_eq!(force("ember-strike", json!({}), "air"), Ordering::Less);
    assert_eq!(force("ember-strike", json!({ "attack-plus": 1 }), "water"), Ordering::Greater);
    // 6 × 1.5 × 0.5 = 4.5
    assert_eq!(force("ember-strike", json!({ "attack-minus": 1 }), "earth"), Ordering::Less);
    assert_eq!(force("ash-cloak", json!({}), "earth"), Ordering::Equal);
}

fn body(view: &View, who: u8) -> Option<Body> {
    let player = view.players.get(usize::from(who)).filter(|_| who < 2).map(|player| player.body);
    player.or_else(|| view.enemies.iter().find(|enemy| enemy.id == who).map(|enemy| enemy.body))
}

/// Compares a forecast with what happens, unless the card ended the fight or an enemy answered by changing.
fn check_play(game: &Spire, seat: Seat, action: Action) -> bool {
    let Action::Play(place, target) = action else { return false };
    let before = game.view(Viewer::Seat(seat));
    let card = before.hand_card(seat, place).unwrap();
    let mut after = *game;
    after.apply(seat, &action, &mut BotRng::seed_from_u64(0), &mut NoEvents).unwrap();
    let seen = after.view(Viewer::Seat(seat));
    let phases = |view: &View| view.enemies.iter().map(|enemy| (enemy.id, enemy.phase)).collect::<Vec<_>>();
    let same = phases(&seen).iter().all(|one| phases(&before).contains(one));
    if !same || !matches!(seen.phase, Phase::Turn(now) | Phase::Discard(now, _) if now == seat) {
        return false;
    }
    let coming = before.coming_after(seat, card, target);
    assert_eq!(coming, Some(lost_to(&seen.threats())), "{action} in {before:?}");
    let forecast = before.forecast(seat, card, target);
    for who in 0..12 {
        let Some(was) = body(&before, who) else { continue };
        let expected = forecast.iter().find(|one| one.who == who).map_or(was, |one| one.after);
        let is = body(&seen, who).unwrap_or_default();
        assert_eq!((is.life, is.block), (expected.life, expected.block), "{action} changes {who} of {before:?}");
        assert!(!is.lives() || is == expected, "{action} changes {who} of {before:?}");
    }
    true
}

/// Compares threats with what happens when the last player ends its turn.
fn check_threats(game: &Spire, seat: Seat) -> bool {
    let before = game.view(Viewer::Spectator);
    let mut after = *game;
    after.apply(seat, &Action::End, &mut BotRng::seed_from_u64(0), &mut NoEvents).unwrap();
    let seen = after.view(Viewer::Spectator);
    let healed = |body: &Body| body.counters.get(atout_spire::Counter::Heal) > 0;
    if before.players.iter().any(|player| healed(&player.body)) || seen.turn != before.turn + 1 || seen.turn > 30 {
        return false;
    }
    let threats: Vec<Threat> = before.threats();
    for (player, seat) in before.players.iter().zip(Seat::all(2)) {
        let lost: i16 = threats.iter().filter(|threat| threat.seat == seat).map(|threat| threat.lost).sum();
        assert_eq!(player.body.life - lost, seen.players[seat.index()].body.life, "{threats:?} in {before:?}");
    }
    true
}

#[test]
fn forecasts_are_what_happens_in_random_climbs() {
    let (mut plays, mut threats) = (0, 0);
    for seed in 0..40u64 {
        let mut rng = BotRng::seed_from_u64(seed);
        let config =
            Config { players: 1 + (seed % 2) as u8, life: 400, floor: 1 + (seed % 4) as u8, ..Config::default() };
        let mut game = Spire::start(&config, &[NoSetup; 2][..usize::from(config.players)], &mut rng, &mut NoEvents);
        let mut actions = Vec::new();
        for _ in 0..400 {
            let Some(seat) = game.stage().awaited().iter().next() else { break };
            game.actions(seat, &mut actions);
            plays += actions.iter().filter(|action| check_play(&game, seat, **action)).count();
            let is_last = matches!(game.phase(), Phase::Turn(seat) if seat.index() + 1 == usize::from(config.players));
            threats += usize::from(is_last && check_threats(&game, seat));
            let action = actions[rng.index(actions.len())];
            game.apply(seat, &action, &mut rng, &mut NoEvents).unwrap();
        }
    }
    assert!(plays > 10_000 && threats > 1_000, "{plays} cards and {threats} turns were compared");
}

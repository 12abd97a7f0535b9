//! What a duel offers as one touch, and whose turn it says that it is. That every shortcut can be played is part of
//! `show.rs`.

use atout_core::{
    Board, BotRng, Departure, Game, HasScenarios, Lang, Names, NoEvents, Seat, SeedableRng, Shortcut, Viewer,
};
use atout_duel::{Action, Config, Duel};
use serde_json::{Value, json};

/// The first seat's position: its creatures, its lands, and what else is on the table.
fn position(step: &str, creatures: &[&str], more: Value) -> Duel {
    let mut battlefield = vec![json!({ "card": "forest", "id": 10 })];
    battlefield.extend(creatures.iter().zip(20..).map(|(card, id)| json!({ "card": card, "id": id })));
    let mut position = json!({
        "turn": 9, "step": step,
        "players": [{ "battlefield": battlefield, "library": ["forest"] }, { "library": ["forest"] }]
    });
    if let (Some(all), Value::Object(more)) = (position.as_object_mut(), more) {
        all.extend(more);
    }
    Duel::from_position(&Config::default(), &position).unwrap()
}

fn shortcuts(duel: &Duel, seat: Seat, lang: Lang) -> Vec<Shortcut<Action>> {
    Duel::shortcuts(&duel.view(Viewer::Seat(seat)), seat, &Names::default(), lang)
}

/// The labels of those that no land is tapped for.
fn labels(duel: &Duel, seat: Seat, lang: Lang) -> Vec<String> {
    shortcuts(duel, seat, lang).into_iter().filter(|one| !one.draft).map(|one| one.label).collect()
}

fn row(all: &[Action]) -> String {
    all.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn in_the_main_phase_one_attacks_with_all_with_some_or_not_at_all() {
    let duel = position("main1", &["bramble-scout", "bramble-scout", "gate-warden"], json!({}));
    assert_eq!(
        labels(&duel, Seat::FIRST, Lang::En),
        ["Attack with all 2", "Attack with {n} creatures", "End the turn"],
        "a wall never attacks"
    );
    assert_eq!(
        labels(&duel, Seat::FIRST, Lang::Fr),
        ["Attaquer avec toutes (2)", "Attaquer avec {n} créatures", "Finir le tour"]
    );
    let all = shortcuts(&duel, Seat::FIRST, Lang::En);
    let [every, some, end] = &all[..3] else { panic!("{all:?}") };
    assert_eq!((row(&every.row), row(&every.then)), ("pass".into(), "attack:20 attack:21 done".into()));
    assert_eq!(some.label_of(&[1]), "Attack with Bramble Scout (2\u{a0}of\u{a0}2) alone");
    assert_eq!(some.label_of(&[1, 0]), "Attack with 2 creatures");
    assert_eq!(row(&some.following(&[1])), "attack:21 done");
    assert!(end.hurry && end.then.is_empty() && row(&end.row) == "pass");
    assert_eq!(labels(&duel, Seat::SECOND, Lang::En), [""; 0], "who is not asked is offered nothing");
}

#[test]
fn a_land_is_tapped_by_touching_it_and_once_mana_waits_the_turn_does_not_go_on() {
    let mut duel = position("main1", &["bramble-scout"], json!({}));
    let all = shortcuts(&duel, Seat::FIRST, Lang::En);
    let taps: Vec<_> = all.iter().filter(|one| one.draft).collect();
    let [tap] = taps.as_slice() else { panic!("{all:?}") };
    assert_eq!(tap.touch, ["permanent:10", "button:manaG"]);
    assert_eq!((row(&tap.row), tap.label.as_str()), ("mana tap:10.G done".into(), "Tap Forest for green"));
    for action in tap.row.clone() {
        duel.apply(Seat::FIRST, &action, &mut BotRng::seed_from_u64(1), &mut NoEvents).unwrap();
    }
    assert_eq!(shortcuts(&duel, Seat::FIRST, Lang::En), [], "no land is left, and the mana is to be spent");
}

#[test]
fn a_defender_can_decline_to_block_in_one() {
    let attack = json!({
        "step": "attackers",
        "players": [
            { "battlefield": [{ "card": "bramble-scout", "id": 20, "tapped": true, "attacking": true }], "library": ["forest"] },
            { "battlefield": [{ "card": "bramble-scout", "id": 30 }, { "card": "forest", "id": 31 }], "hand": ["forest"], "library": ["forest"] }
        ]
    });
    let mut duel = position("attackers", &[], attack);
    assert_eq!(labels(&duel, Seat::FIRST, Lang::En), [""; 0], "the attacker waits for nothing");
    duel.apply(Seat::FIRST, &Action::Pass, &mut BotRng::seed_from_u64(1), &mut NoEvents).unwrap();
    let all = shortcuts(&duel, Seat::SECOND, Lang::Fr);
    assert_eq!(all[0].label, "Ne pas bloquer");
    assert_eq!((row(&all[0].row), row(&all[0].then)), ("pass".into(), "done".into()));
}

#[test]
fn the_last_pass_ends_a_turn_and_only_a_duel_that_goes_on_passes_any() {
    let turn = |step: &str| Duel::turn(&position(step, &[], json!({})).view(Viewer::Seat(Seat::FIRST)), Lang::En);
    let main = turn("main1").unwrap();
    assert_eq!((main.seat, main.number, main.ends), (Seat::FIRST, 9, None));
    assert_eq!(main.passed.as_deref(), Some("Nothing left to decide: turn passed"));
    assert_eq!(turn("main2").unwrap().ends, Some(Action::Pass));
    let mut over = position("main2", &[], json!({}));
    over.leave(Seat::FIRST, Departure::Resigned, &mut BotRng::seed_from_u64(1), &mut NoEvents).unwrap();
    let over = Duel::turn(&over.view(Viewer::Seat(Seat::FIRST)), Lang::En).unwrap();
    assert_eq!((over.number, over.ends, over.passed), (9, None, None));
}

//! What a seat brings along stays its own until the game is over.

use crate::rules::{Config, Event, Team, Toy};
use atout_core::{Game, Match, Player, Record, Seat, Seed, Viewer};

fn team(ids: &str) -> Team {
    Team(ids.split(' ').map(str::to_owned).collect())
}

fn game(first: &str, second: &str) -> Match<Toy> {
    Match::with_setups(Config::default(), vec![team(first), team(second)], Seed::from(1)).unwrap()
}

fn players() -> Vec<Player> {
    ["Ada", "Bob"].map(|name| Player { name: name.into(), kind: "human".into() }).to_vec()
}

#[test]
fn another_seat_and_a_spectator_cannot_tell_what_was_brought() {
    let (bears, foxes) = (game("fox wolf bear", "bear bear bear"), game("fox wolf bear", "fox fox fox"));
    for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Spectator] {
        assert_eq!(bears.view(viewer), foxes.view(viewer));
        let received = |game: &Match<Toy>| -> Vec<Event> {
            game.events_since(viewer, None).map(|(_, event)| event.clone()).collect()
        };
        assert_eq!(received(&bears), received(&foxes));
    }
    assert_ne!(bears.view(Viewer::Seat(Seat::SECOND)), foxes.view(Viewer::Seat(Seat::SECOND)));
}

#[test]
fn the_deal_is_told_to_those_who_may_know_it() {
    let game = game("fox wolf bear", "bear bear bear");
    let received: Vec<_> = game.events_since(Viewer::Seat(Seat::FIRST), None).collect();
    let brought = Event::Brought { team: vec!["fox".into(), "wolf".into(), "bear".into()] };
    assert_eq!(received, [(0, &brought)]);
    assert_eq!(game.events_since(Viewer::Seat(Seat::FIRST), Some(0)).count(), 0, "who was there at the deal has it");
    assert_eq!(game.events_since(Viewer::Spectator, None).count(), 0);
}

#[test]
fn a_bot_knows_its_own_set_up_only() {
    let game = game("fox wolf bear", "bear bear bear");
    assert_eq!(game.info_set(Seat::FIRST).setup(), &team("fox wolf bear"));
}

#[test]
fn a_record_carries_the_set_ups_and_a_changed_one_does_not_replay() {
    let mut game = game("fox wolf bear", "bear wolf fox");
    for step in 0..12 {
        let Some(seat) = game.stage().awaited().iter().next() else { break };
        let action = game.legal(seat)[0];
        assert!(game.play(seat, action).is_ok(), "{step}");
    }
    let record = game.record(players());
    assert_eq!(record.setups.len(), 2);
    let read = Record::parse(&record.to_text()).unwrap();
    assert_eq!(Match::<Toy>::replay(&read, usize::MAX).unwrap().outcome(), game.outcome());
    let mut changed = read;
    changed.setups[1] = serde_json::json!(["bear", "bear", "bear"]);
    assert_ne!(Match::<Toy>::replay(&changed, usize::MAX).ok().and_then(|game| game.outcome()), game.outcome());
    changed.setups[1] = serde_json::json!(["unicorn", "bear", "bear"]);
    let error = Match::<Toy>::replay(&changed, usize::MAX).unwrap_err().to_string();
    assert!(error.contains("no `unicorn`"), "{error}");
    changed.setups.push(serde_json::json!([]));
    assert!(Match::<Toy>::replay(&changed, usize::MAX).is_err());
}

#[test]
fn a_set_up_that_the_rules_refuse_starts_no_game() {
    let refused = Match::<Toy>::with_setups(Config::default(), vec![team("fox")], Seed::from(1));
    assert!(refused.unwrap_err().to_string().contains("1 creatures"));
    assert!(Toy::check_setup(&Config::default(), &Team::default()).is_ok());
}

//! Sampled states keep what the seat knows and vary the rest.

use atout_core::{BotRng, Game, HasScenarios, Match, NoEvents, Seat, Seed, SeedableRng, Viewer};
use atout_stones::{Card, Config, Stones};
use serde_json::json;
use std::collections::BTreeSet;

fn recruited() -> Stones {
    let position = json!({
        "hands": [["recruiter", "R1", "R2"], ["N2", "N3"]], "clan_deck": ["Y1", "Y2", "Y3", "Y4", "Y5", "Y6"], "tactic_deck": ["spy"],
    });
    let mut game = Stones::from_position(&Config { tactics: true, ..Config::default() }, &position).unwrap();
    for action in ["recruiter", "draw clan", "draw clan", "draw tactic", "under R1", "under spy"] {
        let rng = &mut BotRng::seed_from_u64(0);
        game.apply(Seat::FIRST, &action.parse().unwrap(), rng, &mut NoEvents).unwrap();
    }
    game
}

fn known(game: &Stones, viewer: Viewer) -> [Vec<String>; 2] {
    game.view(viewer).known_under.map(|cards| cards.iter().map(Card::to_string).collect())
}

#[test]
fn only_the_seat_that_put_cards_under_the_decks_knows_them() {
    let game = recruited();
    assert_eq!(known(&game, Viewer::Seat(Seat::FIRST)), [vec!["R1".to_owned()], vec!["spy".to_owned()]]);
    assert_eq!(known(&game, Viewer::Seat(Seat::SECOND)), [Vec::<String>::new(), Vec::new()]);
    assert_eq!(known(&game, Viewer::Spectator), [Vec::<String>::new(), Vec::new()]);
}

#[test]
fn cards_that_the_seat_put_under_stay_there_in_samples() {
    let game = recruited();
    let mut rng = BotRng::seed_from_u64(1);
    for _ in 0..100 {
        let sampled = game.sample(Seat::FIRST, &mut rng);
        assert_eq!(known(&sampled, Viewer::Seat(Seat::FIRST)), known(&game, Viewer::Seat(Seat::FIRST)));
    }
    let others: BTreeSet<String> =
        (0..100).flat_map(|_| known(&game.sample(Seat::SECOND, &mut rng), Viewer::Everything)[0].clone()).collect();
    assert!(others.len() > 3, "to the other seat it may be any card: {others:?}");
}

#[test]
fn every_hidden_card_is_equally_likely_in_the_other_hand() {
    let mut rng = BotRng::seed_from_u64(2);
    let game = Stones::dealt(&Config::default(), &mut rng).unwrap();
    let hand = |state: &Stones, seat: Seat| state.view(Viewer::Everything).hands[seat.index()].cards.clone().unwrap();
    let mine = hand(&game, Seat::FIRST);
    let mut counts = std::collections::BTreeMap::<Card, u32>::new();
    for _ in 0..8_000 {
        let sampled = game.sample(Seat::FIRST, &mut rng);
        assert_eq!(hand(&sampled, Seat::FIRST), mine);
        hand(&sampled, Seat::SECOND).into_iter().for_each(|card| *counts.entry(card).or_default() += 1);
    }
    assert_eq!(counts.len(), 48);
    // Each of 48 cards is expected 1,000 times; six standard deviations.
    assert!(counts.values().all(|&n| n.abs_diff(1_000) < 180), "{counts:?}");
}

#[test]
fn the_debug_text_of_an_information_set_hides_the_true_state() {
    let game = Match::<Stones>::new(Config::default(), Seed::from(1)).unwrap();
    for text in [format!("{:?}", game.info_set(Seat::FIRST)), format!("{game:?}")] {
        let hands = game.view(Viewer::Everything).hands;
        let cards = hands.iter().flat_map(|hand| hand.cards.clone().unwrap_or_default());
        cards.for_each(|card| assert!(!text.contains(&card.to_string()), "{text}"));
    }
}

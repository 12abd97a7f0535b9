//! The win shares of labels, on hand-made games.

use super::*;
use crate::game_result::fixtures::{alone, ranked};
use crate::side_map::SideMap;
use atout_core::{Outcome, Seat, SeatSet};

const CLASS: Text = Text::new("class", "classe");
const WARRIOR: Text = Text::new("Warrior", "Guerrière");
const HEALER: Text = Text::new("Healer", "Soigneuse");
const TRICKSTER: Text = Text::new("Trickster", "Farceuse");

/// A game with these classes by seat.
fn game(deal: u32, side_map: &SideMap, classes: &[Text], outcome: &Outcome) -> GameResult {
    let tags: Vec<Vec<Tag>> = classes.iter().map(|&what| vec![Tag { sort: CLASS, what }]).collect();
    let seating: Vec<usize> = (0..side_map.n_sides()).collect();
    GameResult::new(side_map, deal, &seating, outcome, &tags)
}

fn four(deal: u32, classes: [Text; 4], places: [u8; 4]) -> GameResult {
    game(deal, &alone(4), &classes, &ranked(&places))
}

fn label(balance: &LabelBalance, what: &str) -> (u64, u64, f64, f64) {
    let label = balance.labels.iter().find(|label| label.what.en == what).unwrap();
    assert!(label.ci95.0 <= label.share && label.share <= label.ci95.1, "{label:?}");
    (label.games, label.wins, label.share, label.fair_share)
}

fn pair(balance: &LabelBalance, a: &str, b: &str) -> (u64, f64) {
    let pair = balance.pairs.iter().find(|pair| (pair.a.en, pair.b.en) == (a, b)).unwrap();
    assert!(pair.ci95.0 <= pair.a_ahead && pair.a_ahead <= pair.ci95.1, "{pair:?}");
    (pair.games, pair.a_ahead)
}

#[test]
fn every_seat_counts_for_its_class_and_is_compared_with_the_others() {
    let games = [
        four(0, [WARRIOR, WARRIOR, HEALER, TRICKSTER], [1, 4, 2, 3]),
        four(1, [WARRIOR, HEALER, HEALER, TRICKSTER], [2, 1, 3, 4]),
    ];
    let [classes, seats] = balance(&games).try_into().unwrap();
    assert_eq!((classes.sort, seats.sort.en), (CLASS, "seat"));
    assert_eq!(label(&classes, "Warrior"), (3, 1, 1.0 / 3.0, 0.25));
    assert_eq!(label(&classes, "Healer"), (3, 1, 1.0 / 3.0, 0.25));
    assert_eq!(label(&classes, "Trickster"), (2, 0, 0.0, 0.25));
    // Healer and warrior: behind one and ahead of one in the first game, ahead and behind in the second.
    assert_eq!(pair(&classes, "Healer", "Warrior"), (4, 0.5));
    assert_eq!(pair(&classes, "Trickster", "Warrior"), (3, 1.0 / 3.0));
    assert_eq!(classes.pairs.len(), 3);
    assert_eq!((seats.labels.len(), seats.pairs.len()), (4, 6));
    assert_eq!(label(&seats, "0"), (2, 1, 0.5, 0.25));
    assert_eq!(pair(&seats, "0", "3"), (2, 1.0));
}

#[test]
fn draws_count_half_between_labels_and_leave_less_to_win() {
    let games = [
        four(0, [WARRIOR, HEALER, HEALER, TRICKSTER], [1, 1, 1, 1]),
        four(1, [WARRIOR, HEALER, HEALER, HEALER], [1, 2, 2, 2]),
    ];
    let [classes, _] = balance(&games).try_into().unwrap();
    assert_eq!(label(&classes, "Warrior"), (2, 1, 0.5, 0.125));
    // Two of its five games were drawn; the trickster's only one was.
    assert_eq!(label(&classes, "Healer"), (5, 0, 0.0, 0.15));
    assert_eq!(label(&classes, "Trickster"), (1, 0, 0.0, 0.0));
    assert_eq!(pair(&classes, "Healer", "Warrior"), (5, 0.2));
}

#[test]
fn a_team_counts_once_for_each_class_in_it_and_is_not_compared_with_itself() {
    let side_map = SideMap::new(&[0, 1, 0, 1]);
    let first: SeatSet = [Seat::FIRST, Seat::new(2).unwrap()].into_iter().collect();
    let games = [
        game(0, &side_map, &[WARRIOR, HEALER, WARRIOR, HEALER], &Outcome::won(first, 4)),
        game(1, &side_map, &[WARRIOR, WARRIOR, HEALER, TRICKSTER], &Outcome::won(first, 4)),
    ];
    let [classes, _] = balance(&games).try_into().unwrap();
    assert_eq!(label(&classes, "Warrior"), (3, 2, 2.0 / 3.0, 0.5));
    assert_eq!(label(&classes, "Healer"), (2, 1, 0.5, 0.5));
    // The second game: warrior and healer against warrior and trickster.
    assert_eq!(pair(&classes, "Healer", "Warrior"), (2, 0.5));
    assert_eq!(pair(&classes, "Healer", "Trickster"), (1, 1.0));
    assert_eq!(pair(&classes, "Trickster", "Warrior"), (1, 0.0));
}

#[test]
fn in_cooperative_games_the_average_is_fair() {
    let side_map = SideMap::new(&[0, 0]);
    let games = [
        game(0, &side_map, &[WARRIOR, HEALER], &Outcome::won(SeatSet::all(2), 2)),
        game(1, &side_map, &[WARRIOR, TRICKSTER], &Outcome::lost(2)),
    ];
    let [classes] = balance(&games).try_into().unwrap();
    assert_eq!(label(&classes, "Healer"), (1, 1, 1.0, 0.5));
    assert!(classes.pairs.is_empty());
}

#[test]
fn json_has_the_fields_of_the_contract_in_english() {
    let games = [four(0, [WARRIOR, WARRIOR, HEALER, HEALER], [1, 4, 2, 3])];
    let json = serde_json::to_value(balance(&games)).unwrap();
    let class = &json[0];
    assert_eq!(class["sort"], "class");
    assert_eq!(class["labels"][0]["what"], "Healer");
    for key in ["games", "wins", "share", "fair_share"] {
        assert!(class["labels"][0][key].is_number(), "{class}");
    }
    assert_eq!((&class["pairs"][0]["a"], &class["pairs"][0]["b"]), (&"Healer".into(), &"Warrior".into()));
    assert_eq!(class["pairs"][0]["a_ahead"], 0.5);
    assert!(class["pairs"][0]["ci95"][1].is_number() && class["labels"][1]["ci95"][0].is_number());
}

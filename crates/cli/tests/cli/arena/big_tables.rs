//! `arena` of a game with more than two seats.

use super::{close, holds};
use crate::run::atout;
use serde_json::Value;

fn run(format: &str, entrants: &[&str], games: &str) -> Value {
    let line = [&["arena", "kitty", "--format", format, "--games", games, "--json", "--entrant"], entrants].concat();
    atout(&line).succeeds().json()
}

fn count(value: &Value, key: &str) -> u64 {
    value[key].as_u64().unwrap_or_else(|| panic!("{key} in {value}"))
}

/// What holds for every entrant of every tournament at tables of more than two.
fn check_entrant(one: &Value, sides: u64) {
    let (games, wins) = (count(one, "games"), count(one, "wins"));
    assert_eq!(wins + count(one, "draws") + count(one, "losses"), games);
    assert!(close(&one["score"], wins as f64 / games as f64), "the share of wins: {one}");
    let fair = one["fair_share"].as_f64().unwrap();
    assert!((0.0..=1.0 / sides as f64 + 1e-9).contains(&fair), "less only where games had no winner: {one}");
    let places: Vec<u64> = one["places"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).collect();
    assert_eq!((places.len() as u64, places.iter().sum::<u64>()), (sides, games));
    assert!(holds(&one["place_ci95"], one["mean_place"].as_f64().unwrap()), "{one}");
    assert!(holds(&one["rating_ci95"], one["rating"].as_f64().unwrap()), "{one}");
}

fn check(result: &Value) -> u64 {
    let sides = count(result, "sides");
    assert!(sides > 2, "{result}");
    let entrants = result["entrants"].as_array().unwrap();
    entrants.iter().for_each(|one| check_entrant(one, sides));
    let seated: u64 = entrants.iter().map(|one| count(one, "games")).sum();
    assert_eq!(seated, sides * count(result, "games"), "every side of every game belongs to somebody");
    sides
}

#[test]
fn the_hero_of_a_gauntlet_sits_alone_on_every_side_in_turn() {
    let result = run("gauntlet", &["random=Ada", "heuristic", "random=Bo"], "1");
    let sides = check(&result);
    assert_eq!((count(&result, "games"), count(&result, "meetings")), (2 * sides, 2));
    assert_eq!(count(&result["entrants"][0], "games"), 2 * sides);
    assert_eq!(count(&result["entrants"][1], "games"), sides * (sides - 1));
    let pairs = result["pairs"].as_array().unwrap();
    assert_eq!(pairs.len(), 2, "those who filled the tables never met");
    assert!(pairs.iter().all(|pair| count(pair, "games") == sides), "every game counts once: {pairs:?}");
}

#[test]
fn everybody_sits_equally_often_in_a_round_robin() {
    let result = run("round-robin", &["random=Ada", "heuristic", "random=Bo"], "1");
    let sides = check(&result);
    assert_eq!(count(&result, "games"), 3);
    assert!(result["entrants"].as_array().unwrap().iter().all(|one| count(one, "games") == sides));
    let seats = result["balance"].as_array().unwrap().iter().find(|one| one["sort"] == "seat").unwrap();
    assert!(seats["labels"].as_array().unwrap().iter().all(|label| count(label, "games") == 3));
}

#[test]
fn many_entrants_meet_without_playing_every_group() {
    let entrants: Vec<String> = (0..10).map(|n| format!("random=e{n}")).collect();
    let result = run("round-robin", &entrants.iter().map(String::as_str).collect::<Vec<_>>(), "1");
    check(&result);
    assert_eq!(result["pairs"].as_array().unwrap().len(), 45, "everybody meets everybody");
    assert!(count(&result, "meetings") <= 45, "{result}");
}

#[test]
fn rounds_work_at_big_tables_too() {
    let entrants = ["random=a", "heuristic=b", "random=c", "random=d", "heuristic=e", "random=f"];
    let swiss = run("swiss", &entrants, "1");
    check(&swiss);
    assert_eq!(swiss["rounds"].as_array().unwrap().len(), 3);
    let knockout = run("knockout", &entrants, "1");
    check(&knockout);
    let last = knockout["bracket"].as_array().unwrap().last().unwrap();
    assert_eq!(last["tables"].as_array().unwrap().len(), 1);
    assert!(last["tables"][0]["winner"].is_string());
}

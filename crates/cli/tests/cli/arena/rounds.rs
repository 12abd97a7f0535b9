//! `arena --format swiss` and `--format knockout`.

use super::holds;
use crate::run::{Folder, atout};
use serde_json::{Value, json};
use std::collections::HashSet;

fn run(format: &str, more: &[&str]) -> Vec<String> {
    let entrants =
        ["arena", "stones", "--entrant", "heuristic=Ada", "random=Bo", "random=Cy", "random=Di", "heuristic=Eve"];
    let line = [&entrants[..], &["--games", "4", "--format", format], more].concat();
    line.into_iter().map(str::to_owned).collect()
}

fn json(format: &str) -> Value {
    let line = run(format, &["--json"]);
    atout(&line.iter().map(String::as_str).collect::<Vec<_>>()).succeeds().json()
}

fn shown(format: &str, more: &[&str]) -> String {
    let line = run(format, more);
    atout(&line.iter().map(String::as_str).collect::<Vec<_>>()).succeeds().out
}

fn tables(round: &Value) -> &Vec<Value> {
    round["tables"].as_array().unwrap()
}

fn names(table: &Value) -> Vec<&str> {
    table["entrants"].as_array().unwrap().iter().map(|name| name.as_str().unwrap()).collect()
}

#[test]
fn a_swiss_tournament_pairs_equals_and_repeats_nothing() {
    let result = json("swiss");
    let rounds = result["rounds"].as_array().unwrap();
    assert_eq!((rounds.len(), &result["meetings"], &result["games"]), (3, &json!(6), &json!(24)));
    let mut met = HashSet::new();
    for table in rounds.iter().flat_map(tables) {
        let mut names = names(table);
        names.sort_unstable();
        assert!(met.insert(names), "{table} again");
    }
    let byes = rounds.iter().map(|round| tables(round).iter().filter(|table| table["decided_by"] == "bye").count());
    assert!(byes.into_iter().all(|byes| byes == 1), "{result}");
    let points: f64 = result["entrants"].as_array().unwrap().iter().map(|one| one["points"].as_f64().unwrap()).sum();
    assert!((points - 3.0 * 2.5).abs() < 1e-9, "two points and half of one for the bye in every round: {points}");
    assert!(result.get("bracket").is_none());
}

#[test]
fn a_knockout_has_a_bracket_and_one_champion() {
    let result = json("knockout");
    let bracket = result["bracket"].as_array().unwrap();
    assert_eq!(bracket.iter().map(|round| tables(round).len()).collect::<Vec<_>>(), [4, 2, 1]);
    assert_eq!(names(&tables(&bracket[0])[1]), ["Di", "Eve"]);
    let champion = &tables(&bracket[2])[0]["winner"];
    let first: Vec<&Value> = result["entrants"].as_array().unwrap().iter().filter(|one| one["rank"] == 1).collect();
    assert_eq!(first.iter().map(|one| &one["name"]).collect::<Vec<_>>(), [champion]);
    for round in bracket.windows(2) {
        let went_on: Vec<&str> = tables(&round[0]).iter().map(|table| table["winner"].as_str().unwrap()).collect();
        let seated: Vec<&str> = tables(&round[1]).iter().flat_map(names).collect();
        assert_eq!(went_on, seated);
    }
    for one in result["entrants"].as_array().unwrap() {
        assert!(holds(&one["ci95"], one["score"].as_f64().unwrap()), "{one}");
        let count = |key: &str| one[key].as_f64().unwrap();
        assert!((count("score") - count("wins") / count("games")).abs() < 1e-9, "{one}");
    }
}

#[test]
fn a_tie_without_end_goes_to_the_first_entered_and_that_is_said() {
    // Bots that play alike win the same games from the same seats.
    let shown = shown("knockout", &[]);
    assert!(shown.contains("Ada (entry order)") && shown.contains("Entry order: still tied"), "{shown}");
}

#[test]
fn rounds_are_in_the_report_in_both_languages() {
    let folder = Folder::new();
    let french = shown("knockout", &["--lang", "fr", "--report", &folder.name("ko")]);
    assert!(french.contains("finale") && french.contains("exempt"), "{french}");
    let page = folder.read("ko/index.html");
    assert!(page.contains("<h2>Tableau</h2>") && page.contains("<h3>Finale</h3>"), "{page}");
    shown("swiss", &["--report", &folder.name("sw")]);
    assert!(folder.read("sw/index.html").contains("<h2>Rounds</h2>"));
}

#[test]
fn rounds_are_the_same_on_any_number_of_threads() {
    for format in ["swiss", "knockout"] {
        assert_eq!(shown(format, &["--json", "--threads", "1"]), shown(format, &["--json", "--threads", "3"]));
    }
}

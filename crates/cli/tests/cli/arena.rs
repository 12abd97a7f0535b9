//! `arena`.

mod big_tables;
mod rounds;
mod together;

use crate::run::{Folder, atout};
use serde_json::{Value, json};

const DUEL: [&str; 8] = ["arena", "stones", "--entrant", "heuristic=Ada", "--entrant", "random", "--games", "20"];

fn close(value: &Value, expected: f64) -> bool {
    (value.as_f64().unwrap() - expected).abs() < 1e-9
}

/// Is the value within the interval?
fn holds(interval: &Value, value: f64) -> bool {
    let end = |n: usize| interval[n].as_f64().unwrap();
    end(0) <= value + 1e-9 && value <= end(1) + 1e-9
}

#[test]
fn the_result_adds_up() {
    let result = atout(&[&DUEL[..], &["--json"]].concat()).succeeds().json();
    assert_eq!((&result["game"], &result["games"]), (&json!("stones"), &json!(20)));
    let [ada, random] = result["entrants"].as_array().unwrap().as_slice() else { panic!("two entrants: {result}") };
    assert_eq!((&ada["name"], &ada["kind"]), (&json!("Ada"), &json!("heuristic")));
    assert_eq!(random["name"], "random");
    for one in [ada, random] {
        let count = |key: &str| one[key].as_u64().unwrap();
        assert_eq!(count("wins") + count("draws") + count("losses"), count("games"));
        assert_eq!(count("games"), 20);
        assert!(close(&one["score"], (count("wins") as f64 + count("draws") as f64 / 2.0) / 20.0), "{one}");
        let (low, high) = (one["ci95"][0].as_f64().unwrap(), one["ci95"][1].as_f64().unwrap());
        let score = one["score"].as_f64().unwrap();
        assert!(0.0 <= low && low <= score && score <= high && high <= 1.0, "{one}");
    }
    let pair = &result["pairs"][0];
    assert_eq!((&pair["a"], &pair["b"], &pair["games"]), (&json!("Ada"), &json!("random"), &json!(20)));
    assert_eq!((&pair["a_wins"], &pair["b_wins"]), (&ada["wins"], &random["wins"]));
    assert!(close(&pair["a_score"], ada["score"].as_f64().unwrap()));
    assert!(ada["score"].as_f64() > random["score"].as_f64(), "{result}");
}

#[test]
fn everybody_has_places_and_a_rating() {
    let result = atout(&[&DUEL[..], &["--json"]].concat()).succeeds().json();
    let entrants = result["entrants"].as_array().unwrap();
    for one in entrants {
        assert!(close(&one["fair_share"], 0.5), "{one}");
        let places: Vec<u64> = one["places"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).collect();
        assert_eq!(places.iter().sum::<u64>(), 20);
        let mean = (places[0] + 2 * places[1]) as f64 / 20.0;
        assert!(close(&one["mean_place"], mean) && holds(&one["place_ci95"], mean), "{one}");
        assert!(holds(&one["rating_ci95"], one["rating"].as_f64().unwrap()), "{one}");
    }
    let ratings: Vec<f64> = entrants.iter().map(|one| one["rating"].as_f64().unwrap()).collect();
    assert!((ratings[0] + ratings[1] - 3000.0).abs() < 0.2 && ratings[0] > ratings[1], "{ratings:?}");
    assert_eq!((&entrants[0]["rank"], &entrants[1]["rank"]), (&json!(1), &json!(2)));
}

#[test]
fn what_a_seat_is_worth_can_be_read_off() {
    let result = atout(&[&DUEL[..], &["--json"]].concat()).succeeds().json();
    let seats = result["balance"].as_array().unwrap().iter().find(|one| one["sort"] == "seat").unwrap();
    let labels = seats["labels"].as_array().unwrap();
    assert_eq!(labels.iter().map(|label| &label["what"]).collect::<Vec<_>>(), [&json!("0"), &json!("1")]);
    for label in labels {
        let (games, wins) = (label["games"].as_f64().unwrap(), label["wins"].as_f64().unwrap());
        assert!(close(&label["share"], wins / games) && holds(&label["ci95"], wins / games), "{label}");
        assert!(close(&label["fair_share"], 0.5), "{label}");
    }
    let pair = &seats["pairs"][0];
    assert_eq!((&pair["a"], &pair["b"], &pair["games"]), (&json!("0"), &json!("1"), &json!(20)));
    assert!(close(&pair["a_ahead"], labels[0]["share"].as_f64().unwrap()), "{pair}");
    let shown = atout(&[&DUEL[..], &["--lang", "fr"]].concat()).succeeds().out;
    assert!(shown.contains("Gains par place") && shown.contains("50,0 %") && shown.contains("cote (95 %)"), "{shown}");
}

#[test]
fn the_same_seed_gives_the_same_text_on_any_number_of_threads() {
    let run = |more: &[&str]| {
        let entrants =
            ["arena", "stones", "--entrant", "search:iters=20", "heuristic", "random", "--games", "6", "--json"];
        atout(&[&entrants[..], more].concat()).succeeds().out
    };
    assert_eq!(run(&["--seed", "5", "--threads", "1"]), run(&["--seed", "5", "--threads", "3"]));
    assert_ne!(run(&["--seed", "5"]), run(&["--seed", "6"]));
}

#[test]
fn an_odd_number_of_games_is_made_even() {
    let result = atout(&["arena", "stones", "--entrant", "random", "--entrant", "random", "--games", "5", "--json"])
        .succeeds()
        .json();
    assert_eq!(result["games"], 6);
    assert_eq!(result["entrants"][1]["name"], "random 2");
}

#[test]
fn in_a_gauntlet_the_first_meets_all_others() {
    let entrants = [
        "arena",
        "stones",
        "--entrant",
        "random",
        "heuristic",
        "random=Bo",
        "--games",
        "4",
        "--format",
        "gauntlet",
        "--json",
    ];
    let result = atout(&entrants).succeeds().json();
    let pairs: Vec<(&str, &str)> = result["pairs"]
        .as_array()
        .unwrap()
        .iter()
        .map(|pair| (pair["a"].as_str().unwrap(), pair["b"].as_str().unwrap()))
        .collect();
    assert_eq!(pairs, [("random", "heuristic"), ("random", "Bo")]);
}

#[test]
fn a_report_has_a_page_and_the_results() {
    let folder = Folder::new();
    let report = folder.name("deep/report");
    let ran = atout(&[&DUEL[..], &["--report", &report]].concat()).succeeds();
    assert!(ran.out.contains("Ada – random"), "{}", ran.out);
    let page = folder.read("deep/report/index.html");
    assert!(page.contains("<svg") && page.contains("Ada"), "{page}");
    let results: Value = serde_json::from_str(&folder.read("deep/report/results.json")).unwrap();
    assert!(results["timing"][0]["ms_per_decision"].as_f64().unwrap() > 0.0, "{results}");
}

#[test]
fn wrong_tournaments_are_refused() {
    atout(&["arena", "stones", "--entrant", "random"]).fails_with(2, &["two entrants"]);
    atout(&["arena", "stones", "--entrant", "random", "human"]).fails_with(2, &["only bots"]);
    atout(&["arena", "stones", "--entrant", "random", "random", "--format", "ladder"])
        .fails_with(2, &["ladder", "round-robin, gauntlet, swiss, knockout"]);
    atout(&["arena", "stones", "--entrant", "random", "random", "--set", "hand=99"]).fails_with(2, &["hand"]);
    let folder = Folder::new();
    folder.write("file", "");
    atout(&[&DUEL[..], &["--report", &folder.name("file/report")]].concat()).fails_with(2, &["report"]);
}

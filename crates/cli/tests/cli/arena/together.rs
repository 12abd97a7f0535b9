//! `arena` with a co-operative game: runs on the same seeds, compared seed by seed.

use super::{close, holds};
use crate::run::{Folder, atout};
use serde_json::{Value, json};

const RUNS: [&str; 8] = ["arena", "spire", "--games", "6", "--set", "life=200", "--set", "floor=4"];

fn run(more: &[&str]) -> Value {
    atout(&[&RUNS[..], more, &["--json"]].concat()).succeeds().json()
}

#[test]
fn runs_won_and_rooms_reached_add_up() {
    for players in ["players=1", "players=2"] {
        let result = run(&["--entrant", "heuristic", "random", "heuristic=Twin", "--set", players]);
        assert_eq!((&result["games"], &result["sides"]), (&json!(18), &json!(1)));
        for one in result["entrants"].as_array().unwrap() {
            let wins = one["wins"].as_f64().unwrap();
            assert_eq!((&one["games"], &one["draws"]), (&json!(6), &json!(0)));
            assert!(close(&one["score"], wins / 6.0) && holds(&one["ci95"], wins / 6.0), "{one}");
            let reached = &one["reached"];
            let mean = reached["mean"].as_f64().unwrap();
            assert_eq!((&reached["what"], &reached["of"]), (&json!("rooms"), &json!(8)));
            assert!((1.0..=8.0).contains(&mean) && holds(&reached["ci95"], mean), "{one}");
            // Six runs reach a whole number of rooms in all.
            assert!(close(&json!(mean * 6.0), (mean * 6.0).round()), "{one}");
        }
        let pairs = result["pairs"].as_array().unwrap();
        let of = |a: &str, b: &str| pairs.iter().find(|pair| pair["a"] == a && pair["b"] == b).unwrap();
        // A twin plays the same runs on the same seeds: six draws are three points of six.
        let twins = of("heuristic", "Twin");
        assert_eq!((&twins["games"], &twins["draws"], &twins["a_wins"]), (&json!(6), &json!(6), &json!(0)));
        assert!(close(&twins["a_score"], 0.5), "{twins}");
        let [ours, theirs] = [of("heuristic", "random"), of("random", "Twin")];
        assert_eq!((&ours["a_wins"], &ours["b_wins"]), (&theirs["b_wins"], &theirs["a_wins"]));
        assert!(close(&ours["a_score"], 1.0 - theirs["a_score"].as_f64().unwrap()), "{ours} {theirs}");
    }
}

#[test]
fn one_entrant_alone_is_allowed_and_repeats_on_any_number_of_threads() {
    let alone = run(&["--entrant", "heuristic"]);
    assert_eq!((&alone["pairs"], &alone["games"]), (&json!([]), &json!(6)));
    let text = |threads| atout(&[&RUNS[..], &["--entrant", "heuristic", "--json", "--threads", threads]].concat());
    assert_eq!(text("1").succeeds().out, text("3").succeeds().out);
    // The first thoughts take longer than the clock allows: the run ends in one of the first rooms.
    let late = run(&["--entrant", "search:ms=100", "--clock", "0.01"]);
    assert_eq!(late["entrants"][0]["wins"], 0);
    assert!(late["entrants"][0]["reached"]["mean"].as_f64().unwrap() < 4.0, "{late}");
    assert_eq!(late["lost_by"]["labels"][0]["what"], "the clock");
}

#[test]
fn swiss_and_knockout_are_refused() {
    for format in ["swiss", "knockout"] {
        atout(&[&RUNS[..], &["--entrant", "heuristic", "random", "--format", format]].concat())
            .fails_with(2, &[format, "needs opponents", "round-robin"]);
    }
    let gauntlet = run(&["--entrant", "random", "heuristic", "random=Bo", "--format", "gauntlet"]);
    let pairs: Vec<&Value> = gauntlet["pairs"].as_array().unwrap().iter().map(|pair| &pair["b"]).collect();
    assert_eq!(pairs, ["heuristic", "Bo"]);
}

#[test]
fn the_tables_and_the_report_speak_of_runs_on_seeds() {
    let folder = Folder::new();
    let report = folder.name("report");
    let shown = atout(&[&RUNS[..], &["--entrant", "heuristic", "random", "--report", &report]].concat()).succeeds().out;
    for words in ["all seats together", "won (95 %)", "rooms (95 %)", "of 8", "Seed by seed", "Wins by element"] {
        assert!(shown.contains(words), "{words}: {shown}");
    }
    assert!(!shown.contains("rating") && !shown.contains("draws") && !shown.contains("by seat"), "{shown}");
    let page = folder.read("report/index.html");
    assert!(page.contains("Share of games won") && page.contains("lost by") && !page.contains("Elo"), "{page}");
    let french = atout(&[&RUNS[..], &["--entrant", "heuristic", "random", "--lang", "fr"]].concat()).succeeds().out;
    assert!(french.contains("Graine par graine") && french.contains("salles (95 %)"), "{french}");
}

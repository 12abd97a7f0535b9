//! Endings outside the rules, and what may be taken back: `resign`, `undo`, clocks, agreed draws, old records.

use crate::run::{Folder, RunResult, atout, atout_with_input};
use serde_json::{Value, json};

/// Plays piped lines for Ada against Bo, and saves the game.
fn play(folder: &Folder, game: &str, options: &[&str], lines: &str) -> RunResult {
    let file = folder.name("game.json");
    let seats = ["--seat", "human=Ada", "--seat", "human=Bo", "--seed", "7", "--save", &file];
    atout_with_input(&[&["play", game][..], &seats, options].concat(), lines).succeeds()
}

fn record(folder: &Folder) -> Value {
    serde_json::from_str(&folder.read("game.json")).unwrap()
}

#[test]
fn giving_up_is_a_numbered_move_that_ends_a_game_of_two() {
    let folder = Folder::new();
    let ran = play(&folder, "stones", &[], "1\nresign\n");
    assert!(ran.out.contains("gives up."), "{}", ran.out);
    assert!(ran.out.contains(" gave up."), "{}", ran.out);
    let record = record(&folder);
    assert_eq!((&record["ending"], &record["actions"][1]["action"]), (&json!("resigned"), &json!("resign")));
    let verified = atout(&["verify", &folder.name("game.json")]).succeeds();
    assert!(verified.out.contains("its 2 actions are legal and the result is right"), "{}", verified.out);
    let replayed = atout(&["replay", &folder.name("game.json"), "--json"]).succeeds().json();
    assert_eq!(replayed["steps"].as_array().map(Vec::len), Some(3));
}

#[test]
fn giving_up_is_never_among_the_listed_moves() {
    let ran = play(&Folder::new(), "stones", &[], "look\nresign\n");
    let listed = ran.out.split("Moves:").nth(1).unwrap_or_default();
    assert!(
        !listed.lines().take_while(|line| !line.starts_with('·')).any(|line| line.contains("resign")),
        "{}",
        ran.out
    );
}

#[test]
fn a_kitten_whose_player_gives_up_falls_when_the_step_resolves() {
    let folder = Folder::new();
    let ran = play(&folder, "kitty", &[], "resign\n1\n");
    assert!(ran.out.contains("gave up"), "{}", ran.out);
    assert_eq!(record(&folder)["ending"], json!("resigned"));
    atout(&["verify", &folder.name("game.json")]).succeeds();
}

#[test]
fn a_record_with_another_ending_than_its_moves_give_does_not_verify() {
    let folder = Folder::new();
    play(&folder, "stones", &[], "resign\n");
    for ending in ["rules", "agreed", "clock"] {
        let mut changed = record(&folder);
        changed["ending"] = json!(ending);
        folder.write("changed.json", &changed.to_string());
        atout(&["verify", &folder.name("changed.json")]).fails_with(1, &["ending"]);
    }
    let mut changed = record(&folder);
    changed["result"]["winners"] = json!([0, 1]);
    folder.write("changed.json", &changed.to_string());
    atout(&["verify", &folder.name("changed.json")]).fails_with(1, &["result"]);
}

#[test]
fn a_lost_clock_is_the_hosts_word_and_said_to_be() {
    let folder = Folder::new();
    play(&folder, "stones", &[], "resign\n");
    let mut clock = record(&folder);
    clock["actions"][0]["action"] = json!("clock");
    clock["ending"] = json!("clock");
    folder.write("clock.json", &clock.to_string());
    let verified = atout(&["verify", &folder.name("clock.json")]).succeeds();
    assert!(verified.out.contains("that a clock ran out is the host's word"), "{}", verified.out);
    let replayed = atout(&["replay", &folder.name("clock.json"), "--at", "1"]).succeeds();
    assert!(replayed.out.contains("runs out of time"), "{}", replayed.out);
}

#[test]
fn players_cannot_say_that_a_clock_ran_out() {
    let ran = play(&Folder::new(), "stones", &[], "clock\nabandon\n");
    assert_eq!(ran.out.matches("Only the host can say").count(), 2, "{}", ran.out);
}

#[test]
fn a_draw_is_agreed_by_all_sides() {
    let folder = Folder::new();
    // In a step that both decide, the first seat offers and stays; the second one agrees.
    let ran = play(&folder, "kitty", &[], "draw\nstay\ndraw\n");
    assert!(ran.out.contains("offers a draw."), "{}", ran.out);
    let mut agreed = record(&folder);
    assert_eq!((&agreed["ending"], &agreed["result"]["draw"]), (&json!("agreed"), &json!(true)), "{}", ran.out);
    agreed["actions"] = json!([{ "seat": 0, "action": "draw" }, { "seat": 1, "action": "draw" }]);
    agreed["ending"] = json!("agreed");
    agreed["result"] = json!({ "winners": [], "draw": true, "seats": 2, "places": [1, 1, 0, 0, 0, 0, 0, 0] });
    folder.write("agreed.json", &agreed.to_string());
    atout(&["verify", &folder.name("agreed.json")]).succeeds();
    let replayed = atout(&["replay", &folder.name("agreed.json"), "--at", "2"]).succeeds();
    assert!(replayed.out.contains("agrees to a draw."), "{}", replayed.out);
}

#[test]
fn what_is_not_confirmed_can_be_taken_back() {
    let folder = Folder::new();
    let options = ["--set", "tactics=true"];
    let ran = play(&folder, "stones", &options, "undo\n");
    assert!(ran.out.contains("refused: there is nothing that you can take back"), "{}", ran.out);
    assert_eq!(record(&folder)["actions"], json!([]));
}

#[test]
fn a_bot_that_exceeds_its_clock_loses_in_the_arena() {
    let entrants = ["--entrant", "search:iters=100000", "--entrant", "random"];
    let arena = |clock: &[&str]| {
        let settings = ["arena", "stones", "--games", "2", "--threads", "1", "--json"];
        atout(&[&settings[..], &entrants, clock].concat()).succeeds().json()
    };
    // Far less than a hundred thousand iterations take on any machine.
    let late = arena(&["--clock", "0.01"]);
    assert_eq!((&late["entrants"][0]["wins"], &late["entrants"][0]["losses"]), (&json!(0), &json!(2)), "{late}");
}

#[test]
fn records_from_before_endings_were_written_down_still_verify() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    let mut n_records = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let file = path.to_str().unwrap();
        let verified = atout(&["verify", file]).succeeds();
        assert!(verified.out.contains("the result is right"), "{}", verified.out);
        assert_eq!(verified.out.contains("committed to"), file.contains("hosted"), "{}", verified.out);
        n_records += 1;
    }
    assert_eq!(n_records, 5);
}

//! `replay` and `verify`.

use crate::run::{Folder, atout, atout_with_input};
use atout_core::{Record, Secret};
use serde_json::{Value, json};

#[test]
fn replay_prints_every_step_as_json() {
    let folder = Folder::new();
    let file = folder.finished_game("game.json");
    let record: Value = serde_json::from_str(&folder.read("game.json")).unwrap();
    let actions = record["actions"].as_array().unwrap();
    let replay = atout(&["replay", &file, "--json"]).succeeds().json();
    assert_eq!(replay["game"], "stones");
    let steps = replay["steps"].as_array().unwrap();
    assert_eq!(steps.len(), actions.len() + 1);
    assert_eq!((&steps[0]["at"], &steps[0]["action"], &steps[0]["seat"]), (&json!(0), &Value::Null, &Value::Null));
    for (step, action) in steps[1..].iter().zip(actions) {
        assert_eq!((&step["action"], &step["seat"]), (&action["action"], &action["seat"]));
        assert!(step["view"].is_object() && step["log"].is_array(), "{step}");
    }
}

#[test]
fn replay_prints_all_steps_or_one() {
    let folder = Folder::new();
    let file = folder.finished_game("game.json");
    let all = atout(&["replay", &file]).succeeds().out;
    assert!(all.contains("— 0/") && all.contains("— 5/"), "{all}");
    let one = atout(&["replay", &file, "--at", "5"]).succeeds().out;
    assert!(one.contains("— 5/") && !one.contains("— 4/"), "{one}");
    let view = atout(&["replay", &file, "--at", "5", "--json"]).succeeds().json();
    assert_eq!(view["steps"].as_array().unwrap().len(), 1);
    assert!(atout(&["replay", &file, "--at", "5", "--lang", "fr"]).succeeds().out.contains("pose"));
}

#[test]
fn replay_for_a_seat_shows_less_than_everything() {
    let folder = Folder::new();
    let file = folder.finished_game("game.json");
    let view = |more: &[&str]| {
        atout(&[&["replay", &file, "--json"][..], more].concat()).succeeds().json()["steps"][0]["view"].clone()
    };
    assert_ne!(view(&["--seat", "0"]), view(&[]));
    assert_ne!(view(&["--seat", "0"]), view(&["--seat", "1"]));
}

#[test]
fn replay_of_a_save_keeps_the_hands_hidden() {
    let folder = Folder::new();
    let file = folder.name("save.json");
    atout_with_input(
        &["play", "stones", "--seed", "3", "--seat", "human=Ada", "--seat", "human=Bo", "--save", &file],
        "1\n1\n",
    )
    .succeeds();
    let n_cards = |more: &[&str]| {
        let shown = atout(&[&["replay", &file, "--at", "0"][..], more].concat()).succeeds().out;
        let is_card = |word: &&str| {
            !word.is_ascii() && word.starts_with(char::is_alphabetic) && word.ends_with(|c: char| c.is_ascii_digit())
        };
        shown.split_whitespace().filter(is_card).count()
    };
    assert_eq!((n_cards(&[]), n_cards(&["--seat", "0"])), (0, 6));
}

#[test]
fn replay_refuses_steps_and_seats_that_are_not_there() {
    let folder = Folder::new();
    let file = folder.finished_game("game.json");
    atout(&["replay", &file, "--at", "9999"]).fails_with(2, &["--at", "9999"]);
    atout(&["replay", &file, "--seat", "2"]).fails_with(2, &["seat 2", "0 to 1"]);
    atout(&["replay", &folder.name("nothing.json")]).fails_with(2, &["nothing.json", "no such file"]);
}

#[test]
fn verify_accepts_a_true_record() {
    let folder = Folder::new();
    let file = folder.finished_game("game.json");
    let verdict = atout(&["verify", &file, "--json"]).succeeds().json();
    assert_eq!(verdict["ok"], true);
    assert!(verdict["reason"].as_str().unwrap().contains("no commitment"), "{verdict}");
    assert!(atout(&["verify", &file]).succeeds().out.contains("legal"));
}

/// Edits the record of a finished game and runs `verify` on it.
fn verify_edited(edit: impl FnOnce(&mut Value)) -> crate::run::RunResult {
    let folder = Folder::new();
    folder.finished_game("game.json");
    let mut record: Value = serde_json::from_str(&folder.read("game.json")).unwrap();
    edit(&mut record);
    let file = folder.write("edited.json", &record.to_string());
    let ran = atout(&["verify", &file, "--json"]);
    assert_eq!(ran.json()["ok"], false, "{ran:?}");
    ran
}

#[test]
fn verify_notices_every_kind_of_edit() {
    verify_edited(|record| record["result"] = Value::Null).fails_with(1, &["edited.json", "result"]);
    verify_edited(|record| record["seed"] = json!("another")).fails_with(1, &["action"]);
    verify_edited(|record| record["actions"][3]["action"] = json!("fly")).fails_with(1, &["action 4", "fly"]);
    verify_edited(|record| _ = record["actions"].as_array_mut().unwrap().remove(0)).fails_with(1, &["action"]);
    verify_edited(|record| _ = record["actions"].as_array_mut().unwrap().pop()).fails_with(1, &["result"]);
    verify_edited(|record| record["config"]["colours"] = json!(99)).fails_with(1, &["colours"]);
}

#[test]
fn verify_refuses_unknown_games_rules_and_formats() {
    verify_edited(|record| record["game"] = json!("chess")).fails_with(2, &["chess"]);
    verify_edited(|record| record["rules"] = json!(99)).fails_with(2, &["rules 99"]);
    verify_edited(|record| record["format"] = json!(2)).fails_with(2, &["format 2"]);
}

/// A finished game whose shuffle was committed to, and its commitment.
fn fair_game(folder: &Folder) -> (Record, String) {
    let (secret, values) = (Secret::from_bytes([7; 48]), vec!["mine".to_owned(), "yours".to_owned()]);
    let seed = secret.seed(&values).unwrap();
    let file = folder.name("game.json");
    atout(&["play", "stones", "--seed", seed.as_str(), "--seat", "random", "--seat", "random", "--save", &file])
        .succeeds();
    let record =
        Record { fairness: Some(secret.reveal(&values, &[])), ..Record::parse(&folder.read("game.json")).unwrap() };
    (record, secret.commitment(&[]).as_str().to_owned())
}

#[test]
fn verify_checks_the_fairness_commitment() {
    let folder = Folder::new();
    let (record, _) = fair_game(&folder);
    let fair = folder.write("fair.json", &record.to_text());
    assert!(atout(&["verify", &fair]).succeeds().out.contains("committed"));
    let values = record.fairness.clone().unwrap().values;
    let other = Record { fairness: Some(Secret::from_bytes([8; 48]).reveal(&values, &[])), ..record };
    let unfair = folder.write("unfair.json", &other.to_text());
    atout(&["verify", &unfair]).fails_with(1, &["unfair.json", "seed"]);
}

#[test]
fn verify_compares_the_commitment_that_a_player_noted() {
    let folder = Folder::new();
    let (record, commitment) = fair_game(&folder);
    let fair = folder.write("fair.json", &record.to_text());
    for noted in [commitment.clone(), commitment.to_uppercase()] {
        let ran = atout(&["verify", &fair, "--commitment", &noted]).succeeds();
        assert!(ran.out.contains("the commitment that was noted"), "{}", ran.out);
        assert_eq!(atout(&["verify", &fair, "--commitment", &noted, "--json"]).succeeds().json()["ok"], true);
    }
    let other = Secret::from_bytes([8; 48]).commitment(&[]).as_str().to_owned();
    let unsealed = folder.write("unsealed.json", &Record { fairness: None, ..record }.to_text());
    for (file, noted, reason) in [(&fair, &other, "another commitment"), (&unsealed, &commitment, "no commitment")] {
        atout(&["verify", file, "--commitment", noted]).fails_with(1, &[file, reason]);
        let verdict = atout(&["verify", file, "--commitment", noted, "--json"]).fails_with(1, &[reason]).json();
        assert_eq!(verdict["ok"], false);
        assert!(verdict["reason"].as_str().unwrap().contains(reason), "{verdict}");
    }
    for wrong in
        ["", "abc", &commitment[1..], &format!("{commitment}0"), &commitment.replace('0', "g"), &"é".repeat(32)]
    {
        atout(&["verify", &fair, "--commitment", wrong]).fails_with(2, &["--commitment", "64 hexadecimal digits"]);
    }
}

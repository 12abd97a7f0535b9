//! Truncated, foreign and hand-edited files: each gets a sentence that names the file, and is not changed.

use crate::run::{Folder, atout, atout_with_input};

/// Every command that reads a record refuses this text and does not change the file.
#[track_caller]
fn refused_by_all(text: &str, named: &[&str]) {
    let folder = Folder::new();
    let file = folder.write("bad.json", text);
    let named = [named, &["bad.json"]].concat();
    atout(&["replay", &file]).fails_with(2, &named);
    atout(&["play", "stones", "--load", &file, "--save", &file]).fails_with(2, &named);
    atout(&["verify", &file]).fails_with(2, &named);
    assert_eq!(folder.read("bad.json"), text, "the file is untouched");
    assert_eq!(folder.list(), ["bad.json"], "and alone");
}

#[test]
fn truncated_records_are_refused() {
    let folder = Folder::new();
    folder.finished_game("game.json");
    let whole = folder.read("game.json");
    for share in [0, 1, 10, 50, 90, 99] {
        let end = whole.len() * share / 100;
        let end = (end..whole.len()).find(|at| whole.is_char_boundary(*at)).unwrap();
        refused_by_all(&whole[..end], &["cut off"]);
    }
}

#[test]
fn foreign_files_are_refused() {
    refused_by_all("Dear diary,", &["not a record"]);
    refused_by_all("{}", &["format"]);
    refused_by_all("[1, 2, 3]", &["format"]);
    refused_by_all("{\"format\": 1, \"game\": \"stones\"}", &["damaged", "missing field"]);
    refused_by_all("{\"format\": 7}", &["format 7"]);
}

#[test]
fn records_with_unknown_players_or_fields_are_refused() {
    let folder = Folder::new();
    folder.finished_game("game.json");
    let whole = folder.read("game.json");
    let file = folder.write("odd.json", &whole.replace("\"random\"", "\"wizard\""));
    atout(&["play", "stones", "--load", &file]).fails_with(2, &["odd.json", "wizard"]);
    refused_by_all(&whole.replacen("\"game\"", "\"extra\": 1, \"game\"", 1), &["extra"]);
    refused_by_all(&whole.replacen("\"seat\": 0", "\"seat\": 99", 1), &["seat 99"]);
}

#[test]
fn hand_edited_records_are_refused_where_the_edit_is() {
    let folder = Folder::new();
    folder.finished_game("game.json");
    let mut record: serde_json::Value = serde_json::from_str(&folder.read("game.json")).unwrap();
    record["actions"][2]["action"] = "R1@77".into();
    let file = folder.write("edited.json", &record.to_string());
    atout(&["replay", &file]).fails_with(2, &["edited.json", "action 3", "R1@77"]);
    atout(&["play", "stones", "--load", &file]).fails_with(2, &["edited.json", "action 3"]);
}

#[test]
fn bytes_folders_and_missing_files_are_refused() {
    let folder = Folder::new();
    std::fs::write(folder.path("bytes"), [0xff, 0x00, 0xfe]).unwrap();
    atout(&["verify", &folder.name("bytes")]).fails_with(2, &["bytes", "not a text file"]);
    atout(&["verify", &folder.name("")]).fails_with(2, &["folder"]);
    atout(&["verify", &folder.name("nothing")]).fails_with(2, &["nothing", "no such file"]);
}

#[test]
fn a_save_never_replaces_something_that_is_no_record() {
    let folder = Folder::new();
    let letter = folder.write("letter.txt", "Dear diary,");
    atout(&["play", "stones", "--save", &letter]).fails_with(2, &["letter.txt", "no record"]);
    assert_eq!(folder.read("letter.txt"), "Dear diary,");
    atout(&["play", "stones", "--save", &folder.name("no/such/folder.json")])
        .fails_with(2, &["folder.json", "cannot write"]);
    atout(&["play", "stones", "--save", &folder.name("letter.txt/game.json")]).fails_with(2, &["game.json"]);
    assert_eq!(folder.list(), ["letter.txt"]);
}

#[test]
fn a_save_that_is_refused_in_the_game_changes_nothing() {
    let folder = Folder::new();
    let letter = folder.write("letter.txt", "Dear diary,");
    let (file, nowhere) = (folder.name("game.json"), folder.name("no/such/place.json"));
    let lines = format!("1\nsave {letter}\n1\nsave {nowhere}\n1\nsave\nsave {file}\nquit\n");
    let ran = atout_with_input(
        &["play", "stones", "--seed", "3", "--seat", "human", "--seat", "human", "--save", &file],
        &lines,
    )
    .succeeds();
    assert_eq!(ran.out.lines().filter(|line| line.starts_with("refused:")).count(), 2, "{}", ran.out);
    assert_eq!(ran.out.lines().filter(|line| line.starts_with("Saved in")).count(), 3, "{}", ran.out);
    assert_eq!(folder.read("letter.txt"), "Dear diary,");
    assert_eq!(folder.list(), ["game.json", "letter.txt"]);
    assert!(atout(&["verify", &file]).succeeds().out.contains("3 actions"));
}

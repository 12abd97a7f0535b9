//! `play`: piped decisions, bots, saves.

use crate::run::{Folder, atout, atout_with_input, command, feed};
use serde_json::Value;
use std::io::Write;
use std::process::Stdio;
use std::time::{Duration, Instant};

/// Lines that take the first move of every list.
fn first_moves(n: usize) -> String {
    "1\n".repeat(n)
}

#[test]
fn bots_play_a_whole_game_by_themselves() {
    let ran = atout(&["play", "stones", "--seed", "1", "--seat", "random=Ada", "--seat", "random=Bo"]).succeeds();
    assert!(ran.out.contains("Ada places") && ran.out.contains("Bo places"), "{}", ran.out);
    assert!(ran.out.contains(" wins."), "{}", ran.out);
    assert!(ran.out.contains("--seed 1 "), "the seed is told at the end: {}", ran.out);
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let play = |seed: &str| {
        let seats = ["--seat", "random", "--seat", "search:iters=50"];
        atout(&[&["play", "stones", "--seed", seed][..], &seats].concat()).succeeds().out
    };
    assert_eq!(play("five"), play("five"));
    assert_ne!(play("five"), play("six"));
}

#[test]
fn without_a_seed_every_game_differs() {
    let play = || atout(&["play", "stones", "--seat", "random", "--seat", "random"]).succeeds().out;
    assert_ne!(play(), play());
}

#[test]
fn piped_decisions_play_a_game_and_print_the_log() {
    let ran = atout_with_input(
        &["play", "stones", "--seed", "3", "--seat", "human=Ada", "--seat", "random=Bo"],
        &first_moves(200),
    )
    .succeeds();
    assert!(ran.out.contains("Moves:"), "{}", ran.out);
    assert!(ran.out.contains("· Ada places"), "{}", ran.out);
    assert!(ran.out.contains(" wins."), "{}", ran.out);
    assert!(!ran.out.contains('\x1b'), "no colours in a pipe");
}

#[test]
fn the_seed_stays_secret_while_the_game_goes_on() {
    let ran = atout_with_input(&["play", "stones", "--seed", "mysecretseed"], "1\n").succeeds();
    assert!(!ran.out.contains("mysecretseed"), "{}", ran.out);
}

#[test]
fn refused_decisions_are_answered_and_change_nothing() {
    let folder = Folder::new();
    let file = folder.name("game.json");
    let nonsense = "# a remark\n\nfly\nR99@1\nR1@77\n@\n999\n0\n-1\nclaim 3\ndraw tactic\n\u{1}\u{2}\n";
    let ran = atout_with_input(
        &["play", "stones", "--seed", "3", "--seat", "human", "--seat", "human", "--save", &file],
        nonsense,
    )
    .succeeds();
    let refused: Vec<&str> = ran.out.lines().filter(|line| line.starts_with("refused:")).collect();
    assert_eq!(refused.len(), 10, "{refused:#?}");
    assert!(refused.iter().all(|line| line.len() > "refused: ".len() + 5), "each says why: {refused:#?}");
    let record: Value = serde_json::from_str(&folder.read("game.json")).unwrap();
    assert_eq!(record["actions"].as_array().unwrap().len(), 0);
}

#[test]
fn bytes_that_are_no_text_are_refused_like_anything_else() {
    let mut input = vec![0xff, 0xfe, b'\n'];
    input.extend([b'x'; 100_000]);
    input.extend(b"\nquit\n");
    let ran = feed(command(&["play", "stones", "--seed", "3"]), &input).succeeds();
    assert_eq!(ran.out.lines().filter(|line| line.starts_with("refused:")).count(), 2, "{}", ran.out);
}

#[test]
fn questions_are_answered_between_decisions() {
    let ran = atout_with_input(&["play", "stones", "--seed", "3"], "help\nrules\ncards\n1\nlog\nlook\nsave\nquit\n")
        .succeeds();
    assert!(ran.out.contains("save [FILE]") && ran.out.contains("red 7"), "{}", ran.out);
    assert!(ran.out.contains("Say where"), "{}", ran.out);
    assert!(ran.out.contains("not finished"), "{}", ran.out);
    assert!(!ran.out.contains("refused:"), "{}", ran.out);
}

#[test]
fn a_game_is_played_in_french() {
    let ran =
        atout_with_input(&["play", "stones", "--seed", "3", "--lang", "fr"], "xyz\naide\n1\nquitter\n").succeeds();
    for word in ["Coups\u{a0}:", "refusé\u{a0}:", "sauver", "La partie n'est pas finie."] {
        assert!(ran.out.contains(word), "{word} in {}", ran.out);
    }
}

#[test]
fn options_change_the_game() {
    let ran = atout_with_input(&["play", "stones", "--seed", "3", "--set", "stones=5", "--set", "hand=3"], "quit\n")
        .succeeds();
    assert!(ran.out.contains("@5") && !ran.out.contains("@6"), "{}", ran.out);
}

#[test]
fn the_end_of_the_input_keeps_the_game() {
    let folder = Folder::new();
    let file = folder.name("game.json");
    let ran = atout_with_input(&["play", "stones", "--seed", "3", "--save", &file], &first_moves(4)).succeeds();
    assert!(ran.out.contains("not finished"), "{}", ran.out);
    assert!(ran.out.contains(&format!("--load {file}")), "it says how to go on: {}", ran.out);
    assert_eq!(folder.list(), ["game.json"], "no other file is left");
    let verified = atout(&["verify", &file]).succeeds();
    assert!(verified.out.contains("save"), "{}", verified.out);
}

#[test]
fn a_resumed_game_ends_as_if_it_had_never_stopped() {
    let folder = Folder::new();
    let (whole, parts) = (folder.name("whole.json"), folder.name("parts.json"));
    let seats = ["--seed", "9", "--seat", "human=Ada", "--seat", "search:iters=30=Bo"];
    atout_with_input(&[&["play", "stones", "--save", &whole][..], &seats].concat(), &first_moves(200)).succeeds();
    atout_with_input(&[&["play", "stones", "--save", &parts][..], &seats].concat(), &first_moves(5)).succeeds();
    let resumed =
        atout_with_input(&["play", "stones", "--load", &parts, "--save", &parts], &first_moves(200)).succeeds();
    assert!(resumed.out.contains("Resumed after"), "{}", resumed.out);
    assert_eq!(folder.read("whole.json"), folder.read("parts.json"));
    assert_eq!(folder.list(), ["parts.json", "whole.json"]);
}

#[test]
fn a_killed_game_loses_no_accepted_decision() {
    let folder = Folder::new();
    let file = folder.name("game.json");
    let arguments = ["play", "stones", "--seed", "9", "--seat", "human", "--seat", "random", "--save", &file];
    let mut child = command(&arguments).stdin(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(first_moves(3).as_bytes()).unwrap();
    let n_kept = || {
        let record = std::fs::read_to_string(&file).ok().and_then(|text| serde_json::from_str::<Value>(&text).ok());
        record.map_or(0, |record| record["actions"].as_array().unwrap().iter().filter(|step| step["seat"] == 0).count())
    };
    let started = Instant::now();
    while n_kept() < 3 && started.elapsed() < Duration::from_secs(30) {
        std::thread::sleep(Duration::from_millis(20));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(n_kept(), 3);
    atout(&["verify", &file]).succeeds();
    atout_with_input(&["play", "stones", "--load", &file], &first_moves(200)).succeeds();
}

#[test]
fn a_finished_game_can_be_loaded_and_shows_its_end() {
    let folder = Folder::new();
    let file = folder.finished_game("game.json");
    let ran = atout(&["play", "stones", "--load", &file]).succeeds();
    assert!(ran.out.contains(" wins."), "{}", ran.out);
}

#[test]
fn a_new_game_puts_an_old_record_aside() {
    let folder = Folder::new();
    let file = folder.finished_game("game.json");
    let before = folder.read("game.json");
    atout_with_input(&["play", "stones", "--seed", "8", "--save", &file], "1\n").succeeds();
    assert_eq!(folder.read("game.json~"), before);
    assert_ne!(folder.read("game.json"), before);
}

#[test]
fn loading_takes_seed_and_options_from_the_record() {
    let folder = Folder::new();
    let file = folder.finished_game("game.json");
    atout(&["play", "stones", "--load", &file, "--seed", "3"]).fails_with(2, &["--load"]);
    atout(&["play", "stones", "--load", &file, "--set", "tactics=true"]).fails_with(2, &["--load"]);
}

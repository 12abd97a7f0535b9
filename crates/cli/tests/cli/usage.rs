//! Wrong use gets one sentence and exit code 2.

use crate::run::{atout, command};
use std::io::{BufRead, BufReader};
use std::process::Stdio;

#[test]
fn unknown_words_are_answered_with_what_would_be_right() {
    atout(&["gmaes"]).complains(2, &["no command `gmaes`", "games"]);
    atout(&["deck", "list"]).complains(2, &["no command `deck`"]);
    atout(&["games", "--jsn"]).complains(2, &["unknown option `--jsn`", "--json"]);
    atout(&["play", "chess"]).complains(2, &["no game `chess`", "stones"]);
    atout(&["bench", "chess"]).complains(2, &["no game `chess`", "stones"]);
    atout(&["help", "chess"]).complains(2, &["no command `chess`"]);
    atout(&["games", "extra"]).complains(2, &["`extra`"]);
}

#[test]
fn missing_parts_are_named() {
    atout(&["play"]).complains(2, &["GAME"]);
    atout(&["arena", "stones"]).complains(2, &["--entrant"]);
    atout(&["scenario"]).complains(2, &["run"]);
    atout(&["play", "stones", "--seed"]).complains(2, &["--seed", "value"]);
}

#[test]
fn bad_values_say_what_would_be_good() {
    atout(&["play", "stones", "--seat", "wizard"]).complains(2, &["`wizard`", "heuristic"]);
    atout(&["play", "stones", "--set", "colour=3"]).complains(2, &["`colour`", "colours"]);
    atout(&["play", "stones", "--set", "colours=99"]).complains(2, &["`99`", "4 to 8"]);
    atout(&["play", "stones", "--set", "tactics"]).complains(2, &["key=value"]);
    atout(&["play", "stones", "--seed", ""]).complains(2, &["--seed"]);
    atout(&["play", "stones", "--seat", "turn-search"]).complains(2, &["turn-search", "random, heuristic, search"]);
    atout(&["play", "stones", "--seat", "human", "--seat", "human", "--seat", "human"]).complains(2, &["2 seats"]);
    atout(&["arena", "stones", "--entrant", "random", "--games", "none"]).complains(2, &["--games", "`none`"]);
    atout(&["bench", "--seconds", "0"]).complains(2, &["--seconds"]);
    atout(&["games", "--lang", "de"]).complains(2, &["`de`", "`fr`"]);
    atout(&["serve", "--database", "postgres://club"]).complains(2, &["postgres://club", "sqlite:PATH"]);
}

#[test]
fn wrong_use_is_answered_in_the_readers_language() {
    atout(&["play", "chess", "--lang", "fr"]).complains(2, &["il n'y a pas de jeu «\u{a0}chess\u{a0}»"]);
    atout(&["--lang", "fr", "games", "--jsn"]).complains(2, &["option inconnue «\u{a0}--jsn\u{a0}»"]);
    let french = command(&["arena", "stones", "--entrant", "wizard"]).env("LANG", "fr_FR.UTF-8").output().unwrap();
    assert!(String::from_utf8_lossy(&french.stderr).contains("n'est pas un type de joueur"), "{french:?}");
}

#[test]
fn help_and_version_are_no_errors() {
    for arguments in
        [&["help"][..], &["--help"], &["help", "play"], &["play", "--help"], &["--version"], &["--lang", "fr", "help"]]
    {
        assert!(!atout(arguments).well().out.is_empty(), "{arguments:?}");
    }
    assert!(atout(&["--lang", "fr", "--help"]).well().out.contains("Des jeux de cartes"));
}

#[test]
fn a_reader_that_goes_away_ends_it_quietly() {
    let mut child = command(&["cards", "stones"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::with_capacity(16, child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}

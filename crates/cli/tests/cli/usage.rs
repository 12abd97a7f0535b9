//! Wrong use gets one sentence and exit code 2.

use crate::run::{atout, command};
use std::io::{BufRead, BufReader};
use std::process::Stdio;

#[test]
fn unknown_words_get_the_right_ones() {
    atout(&["gmaes"]).fails_with(2, &["no command `gmaes`", "games"]);
    atout(&["decks", "list"]).fails_with(2, &["no command `decks`"]);
    atout(&["games", "--jsn"]).fails_with(2, &["unknown option `--jsn`", "--json"]);
    atout(&["play", "chess"]).fails_with(2, &["no game `chess`", "stones"]);
    atout(&["bench", "chess"]).fails_with(2, &["no game `chess`", "stones"]);
    atout(&["help", "chess"]).fails_with(2, &["no command `chess`"]);
    atout(&["games", "extra"]).fails_with(2, &["`extra`"]);
}

#[test]
fn missing_parts_are_named() {
    atout(&["play"]).fails_with(2, &["GAME"]);
    atout(&["arena", "stones"]).fails_with(2, &["--entrant"]);
    atout(&["scenario"]).fails_with(2, &["run"]);
    atout(&["play", "stones", "--seed"]).fails_with(2, &["--seed", "value"]);
}

#[test]
fn bad_values_say_what_would_be_good() {
    atout(&["play", "stones", "--seat", "wizard"]).fails_with(2, &["`wizard`", "heuristic"]);
    atout(&["play", "stones", "--set", "colour=3"]).fails_with(2, &["`colour`", "colours"]);
    atout(&["play", "stones", "--set", "colours=99"]).fails_with(2, &["`99`", "4 to 8"]);
    atout(&["play", "stones", "--set", "tactics"]).fails_with(2, &["key=value"]);
    atout(&["play", "stones", "--seed", ""]).fails_with(2, &["--seed"]);
    atout(&["play", "stones", "--seat", "turn-search"]).fails_with(2, &["turn-search", "random, heuristic, search"]);
    atout(&["play", "stones", "--seat", "human", "--seat", "human", "--seat", "human"]).fails_with(2, &["2 seats"]);
    atout(&["arena", "stones", "--entrant", "random", "--games", "none"]).fails_with(2, &["--games", "`none`"]);
    atout(&["bench", "--seconds", "0"]).fails_with(2, &["--seconds"]);
    atout(&["games", "--lang", "de"]).fails_with(2, &["`de`", "`fr`"]);
    atout(&["serve", "--database", "postgres://club"]).fails_with(2, &["PostgreSQL", "sqlite:PATH"]);
}

#[test]
fn wrong_use_is_answered_in_the_readers_language() {
    atout(&["play", "chess", "--lang", "fr"]).fails_with(2, &["il n'y a pas de jeu «\u{a0}chess\u{a0}»"]);
    atout(&["--lang", "fr", "games", "--jsn"]).fails_with(2, &["option inconnue «\u{a0}--jsn\u{a0}»"]);
    let french = command(&["arena", "stones", "--entrant", "wizard"]).env("LANG", "fr_FR.UTF-8").output().unwrap();
    assert!(String::from_utf8_lossy(&french.stderr).contains("n'est pas un type de joueur"), "{french:?}");
}

#[test]
fn help_and_version_are_no_errors() {
    for arguments in
        [&["help"][..], &["--help"], &["help", "play"], &["play", "--help"], &["--version"], &["--lang", "fr", "help"]]
    {
        assert!(!atout(arguments).succeeds().out.is_empty(), "{arguments:?}");
    }
    assert!(atout(&["--lang", "fr", "--help"]).succeeds().out.contains("Des jeux de cartes"));
}

#[test]
fn a_closed_pipe_ends_it_without_an_error() {
    let mut child = command(&["cards", "stones"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::with_capacity(16, child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}

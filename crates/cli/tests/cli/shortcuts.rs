//! Shortcuts in a pipe: several moves at once, by their words.

use crate::run::{Folder, command, feed};

#[test]
fn shortcuts_are_listed_and_played_by_their_words() {
    let folder = Folder::new();
    let scouts = folder.write("scouts.txt", "16 Forest\n14 Bramble Scout");
    let lands = folder.write("lands.txt", "30 Plains");
    let decks = ["--deck", &scouts, "--deck", &lands];
    let options = ["--set", "format=basic", "--set", "mulligan=false", "--seed", "3"];
    let seats = ["--seat", "human", "--seat", "random"];
    let play = |lang: &[&str], lines: &str| {
        let arguments = [&["play", "duel"][..], &seats, &decks, &options, lang].concat();
        feed(command(&arguments), lines.as_bytes()).succeeds().out
    };
    // What cannot be done is refused and changes nothing.
    let out = play(&[], &"play forest\ncast bramble\nattack\nend\n".repeat(8));
    let listed = out.split("Shortcuts:").nth(1).expect("shortcuts are listed");
    assert!(listed.lines().nth(1).is_some_and(|line| line.trim_start().starts_with("end ")), "{listed}");
    assert!(listed.contains("End the turn"), "{listed}");
    let attacks = out.lines().filter(|line| line.starts_with("· ") && line.contains("attack")).count();
    assert!(attacks > 0, "{attacks} attacks:\n{out}");
    let french = play(&["--lang", "fr"], "finir\n");
    let listed = french.split("Raccourcis\u{a0}:").nth(1).expect("shortcuts are listed");
    assert!(listed.contains("finir") && listed.contains("Finir le tour"), "{listed}");
    assert!(listed.contains("nettoyage"), "the turn is over: {listed}");
}

//! Files that were made to do harm: text that steers a terminal, and files without an end.

use crate::run::{Folder, RunResult, atout};
use serde_json::{Value, json};

/// Clears the screen, sets the title, begins a sequence in one character, and turns the reading direction.
const STEERING: &str = "\u{1b}[2J\u{1b}]0;x\u{7}\u{9b}31m\u{7f}\r\u{202e}\u{2066}";

/// Nothing in the output but text and line ends.
#[track_caller]
fn is_plain(ran: &RunResult) {
    let steers =
        |c: char| (c.is_control() && c != '\n') || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    for text in [&ran.out, &ran.err] {
        assert!(!text.contains(steers), "{ran:?}");
    }
}

/// A finished game after an edit.
fn edited(folder: &Folder, edit: impl FnOnce(&mut Value)) -> String {
    folder.finished_game("game.json");
    let mut record: Value = serde_json::from_str(&folder.read("game.json")).unwrap();
    edit(&mut record);
    folder.write("edited.json", &record.to_string())
}

#[track_caller]
fn all_commands_print_plain_text(edit: impl FnOnce(&mut Value)) {
    let folder = Folder::new();
    let file = edited(&folder, edit);
    is_plain(&atout(&["verify", &file]));
    is_plain(&atout(&["replay", &file]));
    is_plain(&atout(&["play", "stones", "--load", &file]));
    is_plain(&atout(&["play", "stones", "--load", &file, "--lang", "fr"]));
}

#[test]
fn no_text_of_a_record_steers_the_terminal() {
    all_commands_print_plain_text(|record| record[STEERING] = json!(1));
    all_commands_print_plain_text(|record| record["game"] = json!(STEERING));
    all_commands_print_plain_text(|record| record["seed"] = json!(STEERING));
    all_commands_print_plain_text(|record| record["config"][STEERING] = json!(1));
    all_commands_print_plain_text(|record| record["config"]["colours"] = json!(STEERING));
    all_commands_print_plain_text(|record| record["rules"] = json!(STEERING));
    all_commands_print_plain_text(|record| record["players"][0]["name"] = json!("Ada\u{202e}"));
    all_commands_print_plain_text(|record| record["players"][0]["kind"] = json!("wizard\u{202e}"));
    all_commands_print_plain_text(|record| record["actions"][2]["action"] = json!(STEERING));
    all_commands_print_plain_text(|record| record["seed"] = json!("1\u{202e}"));
}

#[test]
fn space_around_an_action_does_not_steer_the_terminal() {
    for space in ["\t", "\r", "\u{b}", "\u{85}"] {
        all_commands_print_plain_text(|record| {
            for step in record["actions"].as_array_mut().unwrap() {
                step["action"] = json!(format!("{space}{}{space}", step["action"].as_str().unwrap()));
            }
        });
    }
}

#[test]
fn a_file_of_escape_sequences_is_refused_in_plain_text() {
    let folder = Folder::new();
    let file = folder.write("escapes.json", STEERING);
    for arguments in [&["verify", &file][..], &["replay", &file], &["scenario", "run", &file]] {
        is_plain(&atout(arguments).fails_with(2, &["escapes.json"]));
    }
}

#[test]
fn no_text_of_a_scenario_steers_the_terminal() {
    let folder = Folder::new();
    let scenario = |name: &str, expect: Value| json!({ "name": name, "position": {}, "expect": expect });
    let run = |file: Value| atout(&["scenario", "run", &folder.write("file.json", &file.to_string())]);
    let game = |scenario: Value| json!({ "game": "stones", "scenarios": [scenario] });
    is_plain(&run(game(scenario(STEERING, json!({ "turn": 7 })))).fails_with(1, &["1 of 1"]));
    is_plain(&run(game(scenario("a turn", json!({ "turn": STEERING })))).fails_with(1, &["1 of 1"]));
    is_plain(&run(game(scenario("a turn", json!({ STEERING: 7 })))));
    is_plain(&run(game(json!({ "name": "a field", STEERING: 1, "position": {}, "expect": {} }))));
    is_plain(&run(json!({ "game": STEERING, "scenarios": [] })).fails_with(2, &["no game"]));
}

#[test]
fn json_escapes_what_would_steer_the_terminal() {
    let folder = Folder::new();
    let file = edited(&folder, |record| record["game"] = json!("\u{1b}[2J"));
    let ran = atout(&["verify", &file, "--json"]).fails_with(2, &["no game"]);
    is_plain(&ran);
    assert_eq!(ran.json()["ok"], false);
}

/// Every command that reads a file refuses this one and names the limit.
#[track_caller]
fn is_too_big(file: &str) {
    for arguments in
        [&["verify", file][..], &["replay", file], &["play", "stones", "--load", file], &["scenario", "run", file]]
    {
        atout(arguments).fails_with(2, &[file, "64 MiB"]);
    }
    let verdict = atout(&["verify", file, "--json"]).fails_with(2, &["64 MiB"]).json();
    assert_eq!(verdict["ok"], false);
    assert!(verdict["reason"].as_str().unwrap().contains("64 MiB"), "{verdict}");
}

#[test]
fn a_file_of_ten_gigabytes_is_refused() {
    let folder = Folder::new();
    std::fs::File::create(folder.path("big.json")).unwrap().set_len(10 << 30).unwrap();
    is_too_big(&folder.name("big.json"));
}

#[cfg(unix)]
#[test]
fn a_device_without_an_end_is_refused() {
    is_too_big("/dev/zero");
}

#[cfg(unix)]
#[test]
fn a_pipe_without_an_end_is_refused() {
    use std::io::Write;
    let folder = Folder::new();
    let pipe = folder.path("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let writer = std::thread::spawn(move || {
        let mut writer = std::fs::File::options().write(true).open(pipe).unwrap();
        while writer.write_all(&[b' '; 1 << 16]).is_ok() {}
    });
    atout(&["verify", &folder.name("pipe")]).fails_with(2, &["pipe", "64 MiB"]);
    writer.join().unwrap();
}

#[test]
fn a_folder_is_refused_by_every_command() {
    let folder = Folder::new();
    let name = folder.name("");
    for arguments in
        [&["verify", &name][..], &["replay", &name], &["play", "stones", "--load", &name], &["scenario", "run", &name]]
    {
        atout(arguments).fails_with(2, &["folder, not a file"]);
    }
}

#[cfg(unix)]
#[test]
fn a_game_is_not_saved_over_a_device_or_a_pipe() {
    use std::os::unix::fs::FileTypeExt;
    let folder = Folder::new();
    let pipe = folder.path("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    // Reading the pipe would wait for ever.
    atout(&["play", "stones", "--save", &folder.name("pipe")]).fails_with(2, &["pipe", "no record"]);
    assert!(std::fs::metadata(&pipe).unwrap().file_type().is_fifo());
    atout(&["play", "stones", "--save", "/dev/zero"]).fails_with(2, &["/dev/zero", "no record"]);
}

#[test]
fn a_name_from_the_command_line_does_not_spoil_the_saved_game() {
    let folder = Folder::new();
    let file = folder.name("game.json");
    let seats = ["--seat", "random=A\u{1b}[2Jda", "--seat", "random"];
    let ran = atout(&[&["play", "stones", "--seed", "1", "--save", &file][..], &seats].concat()).succeeds();
    is_plain(&ran);
    atout(&["verify", &file]).succeeds();
}

//! Bots that fail at the terminal: a sentence says why, and nothing is lost.

use super::*;
use atout_bots::testkit::FailingPrograms;
use atout_catalog::find;
use atout_core::{Lang, Seed};
use std::fs;
use std::io::Cursor;
use std::time::Duration;

/// Plays stones, a beginner against this program, with what a person types; gives the end and what was printed.
fn play(program: &str, typed: Option<&str>, save: Option<&Path>) -> (CommandResult, String) {
    let entry = find("stones").unwrap();
    let table = entry.start(&serde_json::json!({}), &[], Seed::from(2)).unwrap();
    let entrants = ["random".to_owned(), format!("cmd:{program}=Robot")].map(|text| text.parse().unwrap());
    let programs = FailingPrograms::within(Duration::from_millis(500));
    let mut seats = Seats::new(&entrants, 2, false, Lang::En);
    seats.programs = programs;
    seats.check(entry).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let printed = folder.path().join("printed");
    let mut output = Output::to_file(Lang::En, fs::File::create(&printed).unwrap());
    let mut session = Session::new(entry, table, seats, SaveFile::of_loaded_game(None, None), &mut output);
    session.interactive = typed.is_some();
    session.input = Input::of(Cursor::new(typed.unwrap_or_default().to_owned()));
    let ended = session.run(save);
    (ended, fs::read_to_string(printed).unwrap())
}

#[test]
fn a_person_is_told_why_a_bot_cannot_play_and_may_save_the_game() {
    for (program, why) in [
        ("late@3", "it took too long"),
        ("broken@3", "it has lost its mind"),
        ("panics@3", "it broke down"),
        ("illegal@3", "its move was not accepted"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.json");
        let (ended, printed) = play(program, Some(&format!("what?\nsave {}\nquit\n", file.display())), None);
        ended.unwrap();
        assert!(printed.contains(&format!("Robot can't play: {why}.")), "{printed}");
        let record = crate::files::read_record(&file).unwrap();
        let saved = find("stones").unwrap().replay(&record, usize::MAX).unwrap();
        assert!(saved.version() >= 4 && saved.outcome().is_none(), "all moves are kept");
        assert!(printed.contains("atout play stones --load"), "{printed}");
    }
}

#[test]
fn enter_lets_the_bot_try_again() {
    let (ended, printed) = play("panics-once", Some("\n"), None);
    ended.unwrap();
    assert!(printed.contains("Robot can't play: it broke down.") && printed.contains("Robot won: "), "{printed}");
}

#[test]
fn a_script_ends_with_the_reason_and_the_game_is_in_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    let (ended, printed) = play("broken@3", None, Some(&file));
    let Err(Failure::BadInput(why)) = ended else { panic!("{ended:?}") };
    assert_eq!(why.en, "Robot can't play: it has lost its mind");
    assert_eq!(why.fr, "Robot ne peut pas jouer\u{a0}: il a perdu la tête");
    assert!(printed.contains("The game is not finished.") && printed.contains("Saved in"), "{printed}");
    assert!(crate::files::read_record(&file).unwrap().actions.len() >= 4);
}

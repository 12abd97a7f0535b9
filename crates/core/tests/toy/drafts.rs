//! Rows of actions: composed, previewed, taken back, confirmed as one.

use crate::rules::{Action, Config, Event, Toy};
use atout_core::{Match, Refusal, Seat, Seed, Viewer};

fn game() -> Match<Toy> {
    Match::new(Config::default(), Seed::from(1)).unwrap()
}

#[test]
fn a_preview_shows_where_a_row_leads_and_plays_nothing() {
    let game = game();
    let before = game.view(Viewer::Everything);
    let preview = game.preview(Seat::FIRST, &[Action::Mark(1)]).unwrap();
    assert_eq!(preview.view().marked, Some(1));
    assert_eq!(preview.actions(), [Action::Send]);
    assert!(!preview.is_draftable(&Action::Send));
    assert_eq!(game.view(Viewer::Everything), before);
    assert_eq!(game.version(), 0);
    let taken_back = game.preview(Seat::FIRST, &[]).unwrap();
    assert_eq!(taken_back.view(), game.view(Viewer::Seat(Seat::FIRST)));
}

#[test]
fn a_preview_refuses_what_is_final_illegal_or_anothers() {
    let game = game();
    let refused = |seat, row: &[Action]| game.preview(seat, row).unwrap_err();
    assert_eq!(refused(Seat::FIRST, &[Action::Mark(1), Action::Send]), Refusal::NotDraftable);
    assert!(matches!(refused(Seat::FIRST, &[Action::Mark(1), Action::Mark(2)]), Refusal::Illegal(_)));
    assert_eq!(refused(Seat::SECOND, &[Action::Mark(1)]), Refusal::NotYourTurn);
}

#[test]
fn a_row_is_played_as_one_or_not_at_all() {
    let mut game = game();
    game.play_row(Seat::FIRST, &[Action::Mark(1), Action::Send]).unwrap();
    assert_eq!(game.version(), 2, "each action of a row has a number of its own");
    assert_eq!(game.stage().awaited().iter().next(), Some(Seat::SECOND));
    let before = game.view(Viewer::Everything);
    for row in [&[Action::Mark(1), Action::Mark(2)][..], &[Action::Send], &[]] {
        assert!(game.play_row(Seat::SECOND, row).is_err(), "{row:?}");
        assert_eq!((game.version(), game.view(Viewer::Everything)), (2, before.clone()));
    }
}

#[test]
fn a_row_is_told_when_it_is_confirmed() {
    let mut game = game();
    game.play_row(Seat::FIRST, &[Action::Mark(0), Action::Send]).unwrap();
    let received: Vec<_> = game.events_since(Viewer::Spectator, Some(0)).collect();
    assert_eq!(received, [(2, &Event::Sent { seat: Seat::FIRST })]);
}

#[test]
fn the_engine_answers_what_is_forced() {
    let mut game = game();
    game.play_forced();
    assert_eq!(game.version(), 0, "nothing is forced yet");
    game.play(Seat::FIRST, Action::Mark(2)).unwrap();
    game.play_forced();
    assert_eq!(game.plies().last().map(|(seat, ply)| (seat, ply.to_string())), Some((&Seat::FIRST, "send".into())));
    let moves: Vec<String> = game.moves_since(1).into_iter().map(|step| step.action).collect();
    assert_eq!(moves, ["send"], "it is written as an ordinary action");
}

#[test]
fn a_refusal_can_name_a_card_from_a_file() {
    let refusal = game().play(Seat::FIRST, Action::Send).unwrap_err();
    assert_eq!(refusal.to_string(), "not now, says the bear");
}

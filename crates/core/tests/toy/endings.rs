//! Endings outside the rules: given up, clock, abandoned, agreed.

use crate::rules::{Action, Config, Toy};
use atout_core::{Departure, Ending, Match, Player, Record, Refusal, Seat, Seed};

fn game() -> Match<Toy> {
    Match::new(Config::default(), Seed::from(1)).unwrap()
}

fn record(game: &Match<Toy>) -> Record {
    let players = ["Ada", "Bob"].map(|name| Player { name: name.into(), kind: "human".into() });
    Record::parse(&game.record(players.to_vec()).to_text()).unwrap()
}

#[test]
fn a_seat_that_is_not_awaited_may_give_up() {
    let mut game = game();
    game.play_text(Seat::SECOND, "resign").unwrap();
    assert_eq!(game.outcome().map(|outcome| outcome.winners.contains(Seat::FIRST)), Some(true));
    assert_eq!(game.ending(), Some(Ending::Resigned));
    assert_eq!(game.version(), 1, "giving up is a numbered move");
    assert_eq!(game.resign(Seat::FIRST), Err(Refusal::Over));
}

#[test]
fn every_departure_replays_and_a_changed_ending_does_not() {
    for why in Departure::ALL {
        let mut game = game();
        game.play_row(Seat::FIRST, &[Action::Mark(0), Action::Send]).unwrap();
        game.leave(Seat::FIRST, why).unwrap();
        let record = record(&game);
        assert_eq!((record.ending, record.actions[2].action.as_str()), (Some(why.into()), why.word()));
        let replayed = Match::<Toy>::replay(&record, usize::MAX).unwrap();
        assert_eq!((replayed.outcome(), replayed.ending()), (game.outcome(), game.ending()));
        for ending in [None, Some(Ending::Rules), Some(Ending::Agreed)] {
            let changed = Record { ending, ..record.clone() };
            let error = Match::<Toy>::replay(&changed, usize::MAX).unwrap_err().to_string();
            assert!(error.contains("ending"), "{error}");
        }
    }
}

#[test]
fn only_the_host_says_that_a_clock_ran_out_or_a_player_is_gone() {
    for word in ["clock", "abandon"] {
        assert_eq!(game().play_text(Seat::FIRST, word), Err(Refusal::HostOnly));
    }
}

#[test]
fn a_draw_needs_everybody_and_lapses_when_play_goes_on() {
    let mut game = game();
    game.play_text(Seat::SECOND, "draw").unwrap();
    assert_eq!(game.agree_draw(Seat::SECOND), Err(Refusal::AlreadyOffered));
    game.play(Seat::FIRST, Action::Mark(0)).unwrap();
    assert!(game.draw_agreed_by().is_empty(), "the other side played on");
    game.agree_draw(Seat::SECOND).unwrap();
    game.agree_draw(Seat::FIRST).unwrap();
    assert_eq!(game.outcome().map(|outcome| outcome.draw), Some(true));
    assert_eq!((game.ending(), game.legal(Seat::FIRST).len()), (Some(Ending::Agreed), 0));
    assert_eq!(game.play(Seat::FIRST, Action::Send), Err(Refusal::Over));
    let replayed = Match::<Toy>::replay(&record(&game), usize::MAX).unwrap();
    assert_eq!((replayed.outcome(), replayed.ending()), (game.outcome(), game.ending()));
}

#[test]
fn an_offer_stands_while_its_own_seat_plays() {
    let mut game = game();
    game.agree_draw(Seat::FIRST).unwrap();
    game.play(Seat::FIRST, Action::Mark(0)).unwrap();
    assert!(game.draw_agreed_by().contains(Seat::FIRST));
}

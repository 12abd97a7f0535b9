//! External programs as bots: what they are asked, and what a contest makes of those that fail.

use atout_bots::testkit::FailingPrograms;
use atout_bots::{PlayerKind, ProgramHost, ProgramSession, Programs, Question};
use atout_catalog::{BotError, Contest, ContestSpec, find, games};
use atout_core::{BotFailure, Control, Departure, Ending, Outcome, Seat, Seed, Stage, Undisturbed, Viewer};
use serde_json::{Value, json};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// A question: the seat, its view, its actions.
type Asked = (Seat, Value, Vec<String>);

/// A program that writes down what it is asked, and plays the first action.
#[derive(Default)]
struct Notes(Arc<Mutex<Vec<Asked>>>);

impl ProgramHost for Notes {
    fn offers(&self, _program: &str) -> bool {
        true
    }

    fn start(&self, _program: &str) -> Result<Box<dyn ProgramSession>, BotFailure> {
        Ok(Box::new(Notes(self.0.clone())))
    }

    fn time_limit(&self) -> Duration {
        Duration::from_secs(60)
    }
}

impl ProgramSession for Notes {
    fn decide(&mut self, question: &dyn Question, control: &dyn Control) -> Result<Vec<String>, BotFailure> {
        assert!(control.time_left().is_some_and(|left| left > Duration::from_secs(1)), "there is time left");
        let actions = question.actions();
        let first = actions.iter().take(1).cloned().collect();
        self.0.lock().unwrap().push((question.seat(), question.view(), actions));
        Ok(first)
    }
}

#[test]
fn a_program_is_asked_about_what_its_seat_sees_and_may_do() {
    for game in games() {
        let notes = Notes::default();
        let (asked, programs) = (notes.0.clone(), Programs::of(Arc::new(notes)));
        let mut table = game.start(&json!({}), &[], Seed::from(4)).unwrap();
        for _ in 0..20 {
            let Stage::Awaiting(seats) = table.stage() else { break };
            let seat = seats.iter().next().unwrap();
            let row = table.bot_task(seat, &PlayerKind::Cmd("notes".into()), &programs).unwrap()(&Undisturbed).unwrap();
            let (who, view, actions) = asked.lock().unwrap().pop().unwrap();
            assert_eq!((who, row[0].as_str()), (seat, actions[0].as_str()));
            // Where several decide at once, a seat knows nothing of what the others have decided since.
            if table.asked(seat) == Some(table.version()) {
                assert_eq!(view, table.view(Viewer::Seat(seat)), "{}", game.id());
            }
            // A program may answer less than a whole row; then it is a move that the seat could take back.
            table.play(seat, &row[0]).unwrap();
        }
    }
}

fn contest(game: &str, kinds: [&str; 2]) -> Result<Contest, BotError> {
    let kinds = kinds.map(|kind| kind.parse::<PlayerKind>().unwrap());
    let programs = &FailingPrograms::within(Duration::from_millis(500));
    let (config, seed) = (&json!({}), Seed::from(9));
    find(game).unwrap().contest(ContestSpec { config, setups: &[], seed, kinds: &kinds, programs, clock: None })
}

#[test]
fn a_forfeit_is_in_the_record_and_the_record_replays() {
    for (name, why) in [("late", Departure::Clock), ("panics", Departure::Abandoned), ("garbage", Departure::Abandoned)]
    {
        for game in ["stones", "duel"] {
            let contest = contest(game, ["heuristic", &format!("cmd:{name}@2")]).unwrap();
            assert_eq!(contest.outcome, Outcome::won([Seat::FIRST].into_iter().collect(), 2), "{name}");
            assert_eq!(contest.forfeits[0].0, Seat::SECOND);
            assert_eq!(contest.record.ending, Some(Ending::from(why)));
            assert_eq!(contest.record.actions.last().unwrap().action, why.word());
            find(game).unwrap().replay(&contest.record, usize::MAX).unwrap();
        }
    }
}

#[test]
fn a_seat_that_has_used_up_its_clock_is_late() {
    let kinds = ["heuristic", "search:iters=10000000"].map(|kind| kind.parse::<PlayerKind>().unwrap());
    let (config, programs, clock) = (&json!({}), &Programs::NONE, Some(Duration::from_millis(40)));
    let spec = ContestSpec { config, setups: &[], seed: Seed::from(9), kinds: &kinds, programs, clock };
    let contest = find("stones").unwrap().contest(spec).unwrap();
    assert_eq!(contest.forfeits, [(Seat::SECOND, BotFailure::Late)]);
    assert!(contest.thought[1] >= Duration::from_millis(40) && contest.thought[1] < Duration::from_secs(5));
}

#[test]
fn a_program_that_the_host_does_not_offer_is_refused() {
    let Err(error) = contest("stones", ["heuristic", "cmd:unknown"]) else { panic!("it plays") };
    assert!(error.to_string().starts_with("`cmd:unknown` cannot play: no external programs"), "{error}");
}

#[test]
fn after_a_failure_the_seat_is_played_by_a_fresh_session() {
    let table = find("stones").unwrap().start(&json!({}), &[], Seed::from(4)).unwrap();
    let (seat, kind) = (table.stage().awaited().iter().next().unwrap(), PlayerKind::Cmd("panics-once".into()));
    let programs = FailingPrograms::within(Duration::from_secs(60));
    let decide = || table.bot_task(seat, &kind, &programs).unwrap()(&Undisturbed);
    assert_eq!(decide(), Err(BotFailure::broke_down()));
    assert!(decide().is_ok());
}

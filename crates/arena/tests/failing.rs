//! Bots that fail in a tournament: they forfeit, and the run goes on.

use atout_arena::text_table::text_tables;
use atout_arena::{Format, Standings, Tournament};
use atout_bots::testkit::FailingPrograms;
use atout_core::Lang;
use serde_json::{Value, json};
use std::time::Duration;

fn play(game: &str, config: Value, entrants: &[&str]) -> Standings {
    let tournament = Tournament {
        game: atout_catalog::find(game).unwrap(),
        config,
        setups: Vec::new(),
        entrants: entrants.iter().map(|text| text.parse().unwrap()).collect(),
        games: 4,
        format: Format::RoundRobin,
        seed: 5.into(),
        threads: None,
        clock: None,
        programs: FailingPrograms::within(Duration::from_millis(500)),
    };
    tournament.run(&|_| ()).unwrap()
}

/// Every way to fail, with the cause and the reason that results name.
const WAYS: [(&str, &str, &str); 8] = [
    ("late", "late", "it took too long"),
    ("stubborn", "late", "it took too long"),
    ("broken", "broken", "it has lost its mind"),
    ("panics", "broken", "it broke down"),
    ("illegal", "illegal", "its move was not accepted"),
    ("garbage", "illegal", "its move was not accepted"),
    ("empty", "illegal", "its move was not accepted"),
    ("missing", "broken", "it does not start"),
];

#[test]
fn a_bot_that_fails_forfeits_every_game_and_the_run_goes_on() {
    for (name, cause, reason) in WAYS {
        let standings = play("stones", json!({}), &["heuristic", &format!("cmd:{name}")]);
        assert_eq!((standings.games, standings.entrants[1].losses), (4, 4), "{name}");
        let told = json!(standings)["forfeits"].clone();
        let expected = json!([{ "entrant": format!("cmd:{name}"), "cause": cause, "reason": reason, "times": 4 }]);
        assert_eq!(told, expected, "{name}");
    }
}

#[test]
fn a_bot_may_fail_in_the_middle_of_a_game() {
    let standings = play("stones", json!({}), &["heuristic", "cmd:panics@3"]);
    assert_eq!(standings.forfeits[0].times, 4);
    // Two actions of each, a third one of the other where it began, and the forfeit.
    assert!((standings.mean_actions - 5.5).abs() < 1e-9, "{}", standings.mean_actions);
}

#[test]
fn where_several_decide_at_once_the_others_play_on() {
    let config = json!({ "players": 4, "width": 6, "height": 6 });
    let standings = play("kitty", config, &["random", "random=B", "random=C", "cmd:broken@2"]);
    let failed = &standings.entrants[3];
    assert_eq!((failed.wins, standings.forfeits[0].times), (0, failed.games));
    let others: u64 = standings.entrants[..3].iter().map(|entrant| entrant.wins + entrant.draws).sum();
    assert!(others > 0, "{standings:?}");
}

#[test]
fn a_climb_without_its_players_is_lost() {
    let standings = play("spire", json!({ "players": 2 }), &["random", "cmd:garbage@2"]);
    assert_eq!(standings.entrants[1].losses, standings.entrants[1].games);
    assert_eq!(standings.forfeits[0].times, 2 * standings.entrants[1].games, "both seats forfeit");
}

#[test]
fn forfeits_stand_in_a_table_of_their_own_and_only_where_there_are_some() {
    let tables = |standings: &Standings, lang| text_tables(standings, lang);
    let failed = play("stones", json!({}), &["random", "cmd:late=Slow"]);
    let table = tables(&failed, Lang::Fr).into_iter().find(|table| table.title.as_deref() == Some("Forfaits"));
    assert_eq!(table.unwrap().rows, [["Slow", "il a mis trop de temps", "4"]]);
    let well = play("stones", json!({}), &["random", "heuristic"]);
    assert!(tables(&well, Lang::En).iter().all(|table| table.title.as_deref() != Some("Forfeits")));
    assert!(!json!(well).as_object().unwrap().contains_key("forfeits"));
}

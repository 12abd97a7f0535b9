//! Tournaments of a co-operative game, through the public API.

use atout_arena::{ArenaError, Format, Standings, Tournament};
use atout_bots::Programs;
use serde_json::{Value, json};

fn play(config: Value, format: Format, games: u32, entrants: &[&str]) -> Result<Standings, ArenaError> {
    let tournament = Tournament {
        game: atout_catalog::find("spire").unwrap(),
        config,
        setups: Vec::new(),
        entrants: entrants.iter().map(|text| text.parse().unwrap()).collect(),
        games,
        format,
        seed: 3.into(),
        threads: None,
        clock: None,
        programs: Programs::NONE,
    };
    let planned = tournament.plan()?;
    let standings = tournament.run(&|_| ())?;
    assert_eq!((planned.games, planned.meetings), (standings.games, standings.meetings));
    Ok(standings)
}

/// Strong players on the last floor against ones that a single blow kills.
fn easy(players: u8) -> Value {
    json!({ "players": players, "life": 999, "floor": 4 })
}

#[test]
fn each_entrant_plays_all_seats_of_its_own_runs() {
    for players in [1, 2] {
        let standings = play(easy(players), Format::RoundRobin, 4, &["heuristic", "random", "heuristic=Bo"]).unwrap();
        assert_eq!((standings.sides, standings.games, standings.entrants.len()), (1, 12, 3));
        for one in &standings.entrants {
            assert_eq!((one.games, one.draws, one.wins + one.losses), (4, 0, 4));
            assert!((one.score - one.wins as f64 / 4.0).abs() < 1e-12 && one.rating.is_none());
            let reached = one.reached.as_ref().unwrap();
            assert!(reached.of == 8 && (1.0..=8.0).contains(&reached.mean), "{reached:?}");
            assert!(reached.ci95.0 <= reached.mean && reached.mean <= reached.ci95.1);
        }
        // The same bot on the same seeds plays the same runs.
        let twins = &standings.pairs[1];
        assert_eq!((twins.a.as_str(), twins.b.as_str()), ("heuristic", "Bo"));
        assert_eq!((twins.games, twins.draws, twins.a_score), (4, 4, 0.5));
        let [first, second] = [0, 1].map(|n: usize| &standings.entrants[n]);
        let pair = &standings.pairs[0];
        assert_eq!(pair.a_wins as i64 - pair.b_wins as i64, first.wins as i64 - second.wins as i64);
    }
}

#[test]
fn one_entrant_alone_is_allowed() {
    let standings = play(easy(1), Format::RoundRobin, 3, &["heuristic"]).unwrap();
    assert_eq!((standings.games, standings.pairs.len()), (3, 0));
    let gauntlet = play(easy(1), Format::Gauntlet, 3, &["heuristic", "random", "random=Bo"]).unwrap();
    let pairs: Vec<_> = gauntlet.pairs.iter().map(|pair| (pair.a.as_str(), pair.b.as_str())).collect();
    assert_eq!(pairs, [("heuristic", "random"), ("heuristic", "Bo")]);
}

#[test]
fn formats_that_need_opponents_are_refused() {
    for format in [Format::Swiss, Format::Knockout] {
        let refused = play(easy(2), format, 2, &["random", "heuristic"]).unwrap_err();
        assert!(refused.0.en.contains("needs opponents"), "{refused}");
    }
}

#[test]
fn cards_elements_and_killers_are_counted() {
    let weak = json!({ "life": 10 });
    let standings = play(weak, Format::RoundRobin, 12, &["random"]).unwrap();
    let sorts: Vec<&str> = standings.balance.iter().map(|one| one.sort.en).collect();
    assert!(sorts.starts_with(&["card in the deck at the end", "element"]), "{sorts:?}");
    assert!(!sorts.contains(&"seat"), "all seats of a co-operative game win together");
    let of = |sort: &str| standings.balance.iter().find(|one| one.sort.en == sort).unwrap();
    let begun: u64 = of("element").labels.iter().map(|label| label.games).sum();
    assert_eq!(begun, 12, "every run begins with one element");
    let lost = standings.entrants[0].losses;
    let killers = standings.lost_by.as_ref().unwrap();
    assert_eq!(killers.games, lost);
    assert_eq!(killers.labels.iter().map(|label| label.games).sum::<u64>(), lost);
}

//! Whole tournaments at tables of many seats, through the public API.

use atout_arena::{Format, Standings, Tournament};
use atout_bots::Programs;
use serde_json::{Value, json};

fn play(config: Value, format: Format, entrants: &[&str]) -> Standings {
    let tournament = Tournament {
        game: atout_catalog::find("kitty").unwrap(),
        config,
        setups: Vec::new(),
        entrants: entrants.iter().map(|text| text.parse().unwrap()).collect(),
        games: 2,
        format,
        seed: 3.into(),
        threads: None,
        clock: None,
        programs: Programs::NONE,
    };
    let planned = tournament.plan().unwrap();
    let standings = tournament.run(&|_| ()).unwrap();
    assert_eq!((planned.games, planned.meetings), (standings.games, standings.meetings));
    standings
}

#[test]
fn in_team_games_entrants_take_whole_sides() {
    let config = json!({ "players": 4, "teams": "2v2", "width": 6, "height": 6 });
    for format in [Format::RoundRobin, Format::Gauntlet] {
        let standings = play(config.clone(), format, &["random", "heuristic"]);
        assert_eq!((standings.sides, standings.games), (2, 2));
        for place in &standings.entrants {
            // One game for each side it took, not for each of its seats.
            assert_eq!((place.games, place.fair_share, place.places.len()), (2, 0.5, 2));
        }
        assert_eq!(standings.pairs[0].games, 2);
        assert_eq!(standings.seat_scores[0], standings.seat_scores[2], "seats of a team win and lose together");
    }
}

#[test]
fn three_teams_are_dealt_to_entrants_like_seats() {
    let config = json!({ "players": 6, "teams": "2v2v2", "width": 8, "height": 8 });
    let standings = play(config.clone(), Format::RoundRobin, &["random", "random=Bo", "random=Cy"]);
    assert_eq!((standings.sides, standings.games), (3, 3));
    assert!(standings.entrants.iter().all(|place| place.games == 3));
    let gauntlet = play(config, Format::Gauntlet, &["random", "random=Bo"]);
    assert_eq!((gauntlet.entrants[0].games, gauntlet.entrants[1].games), (3, 6));
}

#[test]
fn eight_seats_are_shared_by_three_entrants() {
    let standings =
        play(json!({ "players": 8, "turns": 40 }), Format::RoundRobin, &["random", "random=Bo", "random=Cy"]);
    assert_eq!((standings.sides, standings.games), (8, 3));
    assert!(standings.entrants.iter().all(|place| place.games == 8 && place.places.iter().sum::<u64>() == 8));
    assert_eq!(standings.pairs.len(), 3);
    assert!(standings.pairs.iter().all(|pair| pair.games == 3));
}

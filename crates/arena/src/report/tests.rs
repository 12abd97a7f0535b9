//! The page of a hand-made tournament.

use super::*;
use crate::{DecidedBy, EntrantResult, Interval, Round, RoundTable};

fn standings(name: &str, sides: usize) -> Standings {
    let entrant = |name: &str, score, rank| EntrantResult {
        name: name.to_owned(),
        kind: "random".to_owned(),
        rank,
        games: 4,
        wins: 3,
        draws: 0,
        losses: 1,
        score,
        ci95: Interval(0.3, 0.95),
        fair_share: 1.0 / sides as f64,
        places: vec![1; sides],
        mean_place: 1.5,
        place_ci95: Interval(1.2, 1.8),
        reached: None,
        rating: Some(1500.0),
        rating_ci95: Some(Interval(1400.0, 1600.0)),
        points: None,
    };
    Standings {
        game: "stones".into(),
        config: serde_json::json!({}),
        format: Format::RoundRobin,
        seed: "7".into(),
        sides,
        meetings: 1,
        games: 4,
        mean_actions: 40.0,
        seat_scores: vec![0.5, 0.5],
        entrants: vec![entrant("Bo", 0.25, 2), entrant(name, 0.75, 1)],
        pairs: Vec::new(),
        balance: Vec::new(),
        lost_by: None,
        forfeits: Vec::new(),
        rounds: Vec::new(),
        bracket: Vec::new(),
        timing: Vec::new(),
    }
}

const TITLE: Text = Text::new("Border Stones", "Pierres");

#[test]
fn the_page_is_self_contained_and_shows_the_best_first() {
    let page = page(&standings("Ada", 2), TITLE, Lang::En);
    assert!(page.find(">Ada<").unwrap() < page.find(">Bo<").unwrap());
    assert!(page.contains("75.0 % (30.0 – 95.0)"), "{page}");
    assert!(!page.contains("http"), "{page}");
}

#[test]
fn names_are_escaped() {
    let page = page(&standings("<script>alert(1)</script>", 2), TITLE, Lang::Fr);
    assert!(!page.contains("<script>"), "{page}");
    assert!(page.contains("participant") && page.contains("75,0 %"));
}

#[test]
fn the_dashed_line_is_at_the_fair_share() {
    let lines = |sides: usize| {
        let page = page(&standings("Ada", sides), TITLE, Lang::En);
        let (_, after) = page.split_once("class=\"fair\" x1=\"").unwrap();
        after.split('"').next().unwrap().parse::<f64>().unwrap()
    };
    // The scale goes from 0 to 100 % over 640 points, from 220 on.
    assert_eq!((lines(2), lines(4)), (540.0, 380.0));
}

#[test]
fn a_bracket_is_drawn_with_its_winners() {
    let table = |entrants: &[&str], winner: &str, decided_by| RoundTable {
        entrants: entrants.iter().map(|&name| name.to_owned()).collect(),
        games: 4,
        scores: vec![0.5; entrants.len()],
        ahead: vec![0.5; entrants.len()],
        winner: Some(winner.to_owned()),
        decided_by,
    };
    let mut knockout = standings("Ada", 2);
    knockout.format = Format::Knockout;
    knockout.bracket = vec![Round { tables: vec![table(&["Ada", "Bo"], "Ada", DecidedBy::EntryOrder)] }];
    let page = page(&knockout, TITLE, Lang::En);
    assert!(page.contains("<li class=\"won\"><span>Ada</span>"), "{page}");
    assert!(page.contains("<h3>Final</h3>") && page.contains("<small>entry order</small>"), "{page}");
}

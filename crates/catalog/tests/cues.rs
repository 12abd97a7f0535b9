//! Cues name things that are on the board before or after the move, for every viewer, at every step of random games of
//! every game; and every beat shows or says something.

use atout_bots::Programs;
use atout_catalog::Table;
use atout_core::{Cue, Lang, Names, Seat, Seed, Stage, Undisturbed, Viewer};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// Is a thing with this id on the board?
fn has(html: &str, id: &str) -> bool {
    ["id", "cue", "zone", "place", "origin", "count"].iter().any(|name| html.contains(&format!("data-{name}=\"{id}\"")))
}

/// The ids that a cue needs; what it brings is added to those that came.
fn needs(cue: &Cue, came: &mut BTreeSet<String>) -> Vec<String> {
    match cue {
        Cue::Go { what, from, to } => {
            let from = from.iter().cloned();
            from.chain([what.clone(), to.clone()]).collect()
        }
        Cue::Fly { from, to, .. } => vec![from.clone(), to.clone()],
        Cue::Count { at, .. } | Cue::Present { at, .. } | Cue::Note { at, .. } => vec![at.clone()],
        Cue::Come { what, at } => {
            came.insert(what.clone());
            vec![at.clone()]
        }
        Cue::Leave { what } => vec![what.clone()],
    }
}

/// One step as one viewer sees it. Returns the kinds of cues that it has.
fn check(table: &dyn Table, viewer: Viewer, before: (&str, u64), names: &Names) -> Vec<&'static str> {
    let (old, version) = before;
    let new = table.board(viewer, names, Lang::En);
    let mut came = BTreeSet::new();
    let mut kinds = Vec::new();
    let log = table.log(viewer, Some(version), names, Lang::En);
    for beat in table.beats(viewer, version, names, Lang::En) {
        assert!(!beat.lines.is_empty() || !beat.cues.is_empty(), "an empty beat at version {version}");
        assert!(beat.lines.iter().all(|line| *line < log.len()), "{beat:?} numbers lines of {log:?}");
        for cue in &beat.cues {
            for id in needs(cue, &mut came) {
                let is_known = has(old, &id) || has(&new, &id) || came.contains(&id);
                assert!(is_known, "{}: {cue:?} names {id} at version {version} for {viewer:?}", table.game());
            }
            if let Cue::Fly { picture, .. } | Cue::Present { picture, .. } = cue {
                assert!(atout_catalog::asset(picture).is_some(), "there is no picture {picture}");
            }
            kinds.push(cue.kind());
        }
    }
    kinds
}

/// Plays at random and checks every step for every viewer. Returns how often each kind of cue occurred.
pub(crate) fn play(game: &str, config: &Value, seed: u64) -> BTreeMap<&'static str, usize> {
    let entry = atout_catalog::find(game).unwrap();
    let mut table = entry.start(&entry.check(config).unwrap(), &[], Seed::from(seed)).unwrap();
    let names = Names::new(["Ada", "Bob", "Cléo", "Dora", "Emil", "Fay", "Gus", "Hal"].map(str::to_owned).to_vec());
    let seats = Seat::all(table.n_seats()).map(Viewer::Seat);
    let viewers: Vec<Viewer> = seats.chain([Viewer::Spectator, Viewer::Everything]).collect();
    let random = "random".parse().unwrap();
    let mut seen = BTreeMap::new();
    while let Stage::Awaiting(awaited) = table.stage() {
        let old: Vec<String> = viewers.iter().map(|viewer| table.board(*viewer, &names, Lang::En)).collect();
        let version = table.version();
        let seat = awaited.iter().next().unwrap();
        let row = table.bot_task(seat, &random, &Programs::NONE).unwrap()(&Undisturbed).unwrap();
        table.play_row(seat, &row).unwrap();
        for (viewer, old) in viewers.iter().zip(&old) {
            for kind in check(&*table, *viewer, (old, version), &names) {
                *seen.entry(kind).or_default() += 1;
            }
        }
        if version > 250 {
            break;
        }
    }
    seen
}

#[test]
fn cues_of_stones_name_things_on_the_board() {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for (seed, tactics) in [(1, false), (2, true), (3, true), (4, true)] {
        seen.extend(play("stones", &json!({ "tactics": tactics }), seed));
    }
    assert_eq!(seen.into_keys().collect::<Vec<_>>(), ["fly", "go", "note"]);
}

#[test]
fn cues_of_kitty_name_things_on_the_board() {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let configs = [
        json!({ "life": 20 }),
        json!({ "players": 8, "teams": "4v4", "classes": "choose", "life": 20, "width": 6, "height": 6 }),
    ];
    for (seed, config) in (1..).zip(configs) {
        seen.extend(play("kitty", &config, seed));
    }
    assert_eq!(seen.into_keys().collect::<Vec<_>>(), ["come", "count", "fly", "go", "leave", "note"]);
}

#[test]
fn cues_of_spire_name_things_on_the_board() {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let configs = [
        json!({ "life": 300 }),
        json!({ "players": 2, "life": 200, "floor": 2 }),
        json!({ "players": 2, "life": 20 }),
        json!({ "life": 999, "floor": 4 }),
    ];
    for (seed, config) in (1..).zip(configs) {
        seen.extend(play("spire", &config, seed));
    }
    assert_eq!(seen.into_keys().collect::<Vec<_>>(), ["come", "count", "fly", "leave", "note"]);
}

/// Every card of a climb with the starting deck of this file is its own.
const OWN_DECK: &str = r#"
[card.own-spark]
name = { en = "Own Spark", fr = "Étincelle maison" }
element = "fire"
rarity = "special"
cost = 1
target = "enemy"
effects = [{ attack = 4 }]

[deck]
fire = ["own-spark", "own-spark", "own-spark", "own-spark", "own-spark", "own-spark", "own-spark", "own-spark", "own-spark", "own-spark"]
"#;

#[test]
fn cards_of_a_users_file_have_their_pictures_in_cues_and_on_the_rules_page() {
    let entry = atout_catalog::find("spire").unwrap();
    let hash = entry.load_content("mine.toml", OWN_DECK).unwrap();
    let config = entry.check(&json!({ "content": hash, "life": 300 })).unwrap();
    let gallery = entry.gallery(&config, Lang::En);
    assert!(gallery.iter().find(|card| card.help.id == "own-spark").unwrap().picture.is_some());
    let mut table = entry.start(&config, &[], Seed::from(1)).unwrap();
    let (names, random, mut flown) = (Names::default(), "random".parse().unwrap(), BTreeSet::new());
    table.play(Seat::FIRST, "choose fire").unwrap();
    while matches!(table.stage(), Stage::Awaiting(_)) && flown.is_empty() {
        let version = table.version();
        let row = table.bot_task(Seat::FIRST, &random, &Programs::NONE).unwrap()(&Undisturbed).unwrap();
        table.play_row(Seat::FIRST, &row).unwrap();
        for cue in
            table.beats(Viewer::Seat(Seat::FIRST), version, &names, Lang::En).into_iter().flat_map(|beat| beat.cues)
        {
            if let Cue::Fly { picture, to, .. } = cue
                && to.starts_with("entity:")
            {
                flown.insert(picture);
            }
        }
    }
    assert!(flown.len() == 1 && !flown.contains("spire-back.svg"), "{flown:?}");
}

#[test]
fn cues_of_duel_name_things_on_the_board() {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 1..=6 {
        seen.extend(play("duel", &json!({ "mulligan": false }), seed));
    }
    assert_eq!(seen.into_keys().collect::<Vec<_>>(), ["come", "count", "fly", "leave", "note", "present"]);
}

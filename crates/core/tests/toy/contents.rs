//! Content from files: checked on load, named by hash, never changed under a running game.

use crate::content::Creatures;
use crate::rules::{Config, Team, Toy};
use atout_core::{ContentRef, Match, Player, Record, Scenario, Seed, check_released};

const EXTRA: &str = "
# One more creature, and a stronger wolf.
[creature.dragon]
strength = 9
[creature.wolf]
strength = 4
";

fn record_of(game: &Match<Toy>) -> Record {
    let players = ["Ada", "Bob"].map(|name| Player { name: name.into(), kind: "human".into() });
    Record::parse(&game.record(players.to_vec()).to_text()).unwrap()
}

#[test]
fn released_contents_keep_their_hashes() {
    check_released::<Creatures>(&[
        "8ac7a2e20ede92b3e3402f44670b82169a4f989d9e3188034450ce14013f33a8",
        "4a6d237d40eb3c85318110242f5bf73ce55e1b4e0c2ce239f32d7467a88e6c8b",
    ]);
}

#[test]
fn a_users_file_is_laid_over_the_current_content_by_id() {
    let content = ContentRef::<Creatures>::load("mine.toml", EXTRA).unwrap();
    let strength = |id: &str| content.creatures[id].strength;
    assert_eq!(["fox", "wolf", "bear", "dragon"].map(strength), [3, 4, 5, 9]);
}

#[test]
fn a_wrong_file_is_refused_with_its_line() {
    let refused = |text: &str| ContentRef::<Creatures>::load("mine.toml", text).unwrap_err().to_string();
    let error = refused("[creature.dragon]\nstrength = 10\n");
    assert_eq!(error, "mine.toml, line 2: `dragon` is too strong: 9 at most");
    assert!(refused("[creature.dragon]\n\nstrength = \"big\"\n").starts_with("mine.toml, line 3: "));
    assert!(refused("[creature.dragon\n").starts_with("mine.toml, line 1: "));
    assert!(refused("[monster.dragon]\nstrength = 1\n").contains("unknown field `monster`"));
}

#[test]
fn a_record_names_a_released_content_and_carries_any_other() {
    let current = record_of(&Match::<Toy>::new(Config::default(), Seed::from(1)).unwrap());
    assert_eq!(current.content.as_ref().map(|source| source.parsed.is_some()), Some(false));

    let content = ContentRef::<Creatures>::load("mine.toml", EXTRA).unwrap();
    let team = Team(vec!["dragon".into(); 3]);
    let game = Match::<Toy>::with_setups(Config { content }, vec![team], Seed::from(1)).unwrap();
    let record = record_of(&game);
    assert!(record.content.as_ref().is_some_and(|source| source.parsed.is_some()));
    assert!(Match::<Toy>::replay(&record, usize::MAX).is_ok());
}

#[test]
fn an_old_record_keeps_the_cards_it_was_played_with() {
    let old =
        ContentRef::<Creatures>::find("8ac7a2e20ede92b3e3402f44670b82169a4f989d9e3188034450ce14013f33a8").unwrap();
    assert_eq!(old.creatures["fox"].strength, 2, "the current fox has 3");
    let game = Match::<Toy>::new(Config { content: old }, Seed::from(1)).unwrap();
    let replayed = Match::<Toy>::replay(&record_of(&game), usize::MAX).unwrap();
    assert_eq!(replayed.config().content, old);
}

#[test]
fn scenarios_use_the_current_content_or_cards_written_inline() {
    let run = |content: Option<&str>| {
        let mut scenario = serde_json::json!({
            "name": "a wolf", "position": {}, "expect": { "strength wolf": 4, "strength bear": 5 },
        });
        scenario["content"] = content.into();
        serde_json::from_value::<Scenario>(scenario).unwrap().run::<Toy>()
    };
    assert!(run(Some(EXTRA)).ok());
    assert!(!run(None).ok(), "the current wolf has 3");
    let refused = run(Some("[creature.dragon]\nstrength = 10"));
    assert!(refused.expectations[0].got.to_string().contains("a wolf, line 2"), "{refused:?}");
}

#[test]
fn a_content_that_is_not_what_its_hash_says_is_refused() {
    let content = ContentRef::<Creatures>::load("mine.toml", EXTRA).unwrap();
    let game = Match::<Toy>::new(Config { content }, Seed::from(1)).unwrap();
    let mut record = record_of(&game);
    let source = record.content.as_mut().unwrap();
    source.hash = "0".repeat(64);
    let error = Match::<Toy>::replay(&record, usize::MAX).unwrap_err().to_string();
    assert!(error.contains("damaged"), "{error}");
    record.content = None;
    record.config["content"] = "f".repeat(64).into();
    let error = Match::<Toy>::replay(&record, usize::MAX).unwrap_err().to_string();
    assert!(error.contains("no content `ffffffffffff` here"), "{error}");
}

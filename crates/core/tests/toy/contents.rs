//! Content from files: checked on load, named by hash, never changed under a running game.

use crate::content::{Creatures, HASH_1, HASH_2};
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
fn frozen_contents_keep_their_hashes() {
    check_released::<Creatures>();
}

#[test]
fn a_release_is_laid_over_the_one_before() {
    let creatures = |content: ContentRef<Creatures>| -> Vec<(&'static str, u8)> {
        content.get().creatures.iter().map(|(id, creature)| (id.as_str(), creature.strength)).collect()
    };
    let [first, second] = [HASH_1, HASH_2].map(|hash| creatures(ContentRef::find(hash).unwrap()));
    assert_eq!(first, [("fox", 2), ("wolf", 3)]);
    assert_eq!(second, [("bear", 5), ("fox", 3), ("wolf", 3)]);
    assert_eq!(creatures(ContentRef::current()), [("bear", 5), ("fox", 3), ("owl", 1), ("wolf", 3)]);
}

#[test]
fn a_file_takes_entries_out() {
    let file = "[remove]\ncreature = [\"wolf\"]\n\n[creature.dragon]\nstrength = 9\n";
    let content = ContentRef::<Creatures>::load("mine.toml", file).unwrap();
    let ids: Vec<&str> = content.get().creatures.keys().map(String::as_str).collect();
    assert_eq!(ids, ["bear", "dragon", "fox", "owl"]);
}

#[test]
fn what_cannot_be_taken_out_is_refused_with_its_line() {
    let refused = |text: &str| ContentRef::<Creatures>::load("mine.toml", text).unwrap_err().to_string();
    assert_eq!(
        refused("[remove]\ncreature = [\n    \"wolf\",\n    \"unicorn\",\n]\n"),
        "mine.toml, line 4: `creature.unicorn` cannot be taken out: there is none"
    );
    assert_eq!(
        refused("[remove]\ncreature = [\"wolf\"]\n[creature.wolf]\nstrength = 4\n"),
        "mine.toml, line 2: `creature.wolf` is taken out and written in the same file: leave one of the two"
    );
    assert_eq!(
        refused("[remove]\ncreature = []\nmonster = [\"wolf\"]\n"),
        "mine.toml, line 3: nothing can be taken out of `monster`: there is no such section of entries"
    );
    assert!(refused("[remove]\ncreature = \"wolf\"\n").starts_with("mine.toml, line 2: "));
}

#[test]
fn a_users_file_is_laid_over_the_current_content_by_id() {
    let content = ContentRef::<Creatures>::load("mine.toml", EXTRA).unwrap();
    let strength = |id: &str| content.creatures[id].strength;
    assert_eq!(["fox", "wolf", "bear", "owl", "dragon"].map(strength), [3, 4, 5, 1, 9]);
}

#[test]
fn a_wrong_file_is_refused_with_its_line() {
    let refused = |text: &str| ContentRef::<Creatures>::load("mine.toml", text).unwrap_err().to_string();
    let error = refused("\n[creature.dragon]\nstrength = 10\n");
    assert_eq!(error, "mine.toml, line 2: `dragon` is too strong: 9 at most");
    assert!(refused("[creature.dragon]\n\nstrength = \"big\"\n").starts_with("mine.toml, line 3: "));
    assert!(refused("[creature.dragon\n").starts_with("mine.toml, line 1: "));
    assert!(refused("[monster.dragon]\nstrength = 1\n").contains("unknown field `monster`"));
}

#[test]
fn a_record_names_a_frozen_content_and_carries_any_other() {
    let carries = |content: ContentRef<Creatures>| {
        let record = record_of(&Match::<Toy>::new(Config { content }, Seed::from(1)).unwrap());
        record.content.map(|source| source.parsed.is_some())
    };
    assert_eq!([HASH_1, HASH_2].map(|hash| carries(ContentRef::find(hash).unwrap())), [Some(false); 2]);
    assert_eq!(carries(ContentRef::current()), Some(true), "the newest release may still be edited");

    let content = ContentRef::<Creatures>::load("mine.toml", EXTRA).unwrap();
    let team = Team(vec!["dragon".into(); 3]);
    let game = Match::<Toy>::with_setups(Config { content }, vec![team], Seed::from(1)).unwrap();
    let record = record_of(&game);
    assert!(record.content.as_ref().is_some_and(|source| source.parsed.is_some()));
    assert!(Match::<Toy>::replay(&record, usize::MAX).is_ok());
}

#[test]
fn an_old_record_keeps_the_cards_it_was_played_with() {
    let old = ContentRef::<Creatures>::find(HASH_1).unwrap();
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
    let refused = run(Some("\n[creature.dragon]\nstrength = 10"));
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

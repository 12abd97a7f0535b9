//! Content from files: checked on load, named by hash, never changed under a running game.

use crate::content::{Creatures, HASH_1, HASH_2};
use crate::rules::{Config, Team, Toy};
use atout_core::{
    Content, ContentRef, ContentSource, Fault, Match, Message, Player, Record, Release, Scenario, Seed, check_released,
};
use serde::{Deserialize, Serialize};
use std::sync::Barrier;
use std::thread;
use std::time::Duration;

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
    assert_eq!(creatures(ContentRef::first()), first);
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

/// A content that takes long to read.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Slow {
    n: u8,
}

impl Content for Slow {
    type File = Slow;

    fn releases() -> &'static [Release] {
        const { &[Release::open(&[("1.toml", "n = 1")]), Release::open(&[("2.toml", "n = 2")])] }
    }

    fn build(_: Option<&Slow>, file: Slow) -> Result<Slow, Fault> {
        thread::sleep(Duration::from_millis(50));
        Ok(file)
    }

    fn check(&self) -> Result<(), Message> {
        Ok(())
    }
}

#[test]
fn whoever_comes_while_the_released_contents_are_read_waits_for_them() {
    const FIRST: &str = "fe5b591d2a84124ef09392045008702e74c8f5e1cc260898401d7eb0a760d7c7";
    let together = Barrier::new(4);
    thread::scope(|scope| {
        for n in 0..4 {
            let together = &together;
            scope.spawn(move || {
                together.wait();
                thread::sleep(Duration::from_millis(n * 5));
                assert!(ContentRef::<Slow>::find(FIRST).is_some_and(|slow| slow.n == 1));
            });
        }
    });
}

#[test]
fn asking_whether_a_content_is_new_adds_nothing() {
    let file = "[creature.unicorn]\nstrength = 7";
    // As another process would send it.
    let mut parsed = serde_json::to_value(ContentRef::<Creatures>::current().get()).unwrap();
    parsed["creatures"]["unicorn"] = serde_json::json!({ "strength": 7 });
    let source = |hash: &str| ContentSource { hash: hash.to_owned(), parsed: Some(parsed.clone()) };
    const HASH: &str = "9aeb65921a9fed0f47cfb45242439bc3fd298e5aca70a0525a07c8a9479c3387";
    assert!(ContentRef::<Creatures>::is_new(&source(&"0".repeat(64))).is_err());
    for _ in 0..2 {
        assert_eq!(ContentRef::<Creatures>::is_new(&source(HASH)), Ok(true));
        assert_eq!(ContentRef::<Creatures>::find(HASH), None);
    }
    assert_eq!(ContentRef::<Creatures>::load("mine.toml", file).unwrap().hash(), HASH);
    assert_eq!(ContentRef::<Creatures>::is_new(&source(HASH)), Ok(false));
}

//! Every word of the vocabulary is used by two cards at least, so that each is played, tested and read.
//!
//! The words are those that the readers of the files name when they refuse one, so a new word cannot be forgotten here.

use atout_core::ContentRef;
use atout_duel::{
    Activated, CardEntry, Colour, Condition, Cost, DamageTo, Doing, Effect, Filter, Keyword, Measure, Place, Pool,
    Static, Subject, Target, Targetable, Trigger, TriggerOn, Whose, Word,
};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// A word where it stands: the key around it, and the key or text itself.
type Uses = BTreeMap<(String, String), BTreeSet<String>>;

fn walk(card: &str, parent: &str, value: &Value, uses: &mut Uses) {
    let mut note = |word: &str| _ = uses.entry((parent.into(), word.into())).or_default().insert(card.into());
    match value {
        Value::String(word) => note(word),
        Value::Array(all) => all.iter().for_each(|one| walk(card, parent, one, uses)),
        Value::Object(all) => {
            all.keys().for_each(|key| note(key));
            all.iter().for_each(|(key, one)| walk(card, key, one, uses));
        }
        _ => {}
    }
}

fn uses() -> Uses {
    let mut uses = Uses::new();
    let pool = serde_json::to_value(ContentRef::<Pool>::current().get()).unwrap();
    for (id, card) in pool["card"].as_object().unwrap() {
        walk(id, "entry", card, &mut uses);
    }
    uses
}

/// The words that `T` can be read from, as its refusal lists them.
fn words<T: DeserializeOwned>(wrong: &str) -> Vec<String> {
    let error = serde_json::from_str::<T>(wrong).err().expect("no word of that name").to_string();
    let (_, list) = error.split_once("expected").expect("a list of what is expected");
    list.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

fn variants<T: DeserializeOwned>() -> Vec<String> {
    words::<T>("\"no-such-word\"")
}

fn fields<T: DeserializeOwned>() -> Vec<String> {
    words::<T>("{\"no-such-word\": 0}")
}

#[track_caller]
fn used_twice(what: &str, words: &[String], parents: &[&str]) {
    assert!(words.len() > 1, "{what}: {words:?}");
    let uses = uses();
    for word in words {
        let cards: BTreeSet<&String> =
            parents.iter().filter_map(|parent| uses.get(&((*parent).to_owned(), word.clone()))).flatten().collect();
        assert!(cards.len() >= 2, "{what} `{word}` is used by {cards:?}");
    }
}

const FILTERS: &[&str] = &[
    "permanent",
    "creature-or-player",
    "spell",
    "card",
    "each",
    "count",
    "graveyards",
    "self",
    "it",
    "target",
    "what",
    "enchant",
    "unblockable-by",
    "any",
];
const AMOUNTS: &[&str] = &["amount", "force", "endurance", "of", "times", "enters-with"];
const CONDITIONS: &[&str] = &["if", "when", "not", "all"];

#[test]
fn effects_measures_and_conditions() {
    used_twice("effect", &variants::<Effect>(), &["effects", "then", "else"]);
    used_twice("measure", &variants::<Measure>(), AMOUNTS);
    used_twice("condition", &variants::<Condition>(), CONDITIONS);
    used_twice("subject", &variants::<Subject>(), &["what", "who", "to", "from", "force-of", "life-of"]);
    used_twice("place", &variants::<Place>(), &["to"]);
}

#[test]
fn filters_and_targets() {
    used_twice("filter", &fields::<Filter>(), FILTERS);
    used_twice("target", &variants::<Targetable>(), &["what"]);
    used_twice("target", &fields::<Target>(), &["targets"]);
    used_twice("whose", &["you".into(), "opponent".into()], &["whose"]);
    used_twice("mode", &fields::<Doing>(), &["do"]);
}

#[test]
fn abilities_and_costs() {
    used_twice("trigger on", &variants::<TriggerOn>(), &["on"]);
    used_twice("trigger", &fields::<Trigger>(), &["trigger"]);
    let damage_to: Vec<String> = variants::<DamageTo>().into_iter().filter(|word| word != "any").collect();
    used_twice("damage to", &damage_to, &["to"]);
    used_twice("whose", &variants::<Whose>().split_off(1), &["whose"]);
    used_twice("static", &fields::<Static>(), &["static"]);
    used_twice("activated", &fields::<Activated>(), &["activated"]);
    used_twice("cost", &fields::<Cost>(), &["cost", "extra"]);
}

#[test]
fn cards_keywords_and_colours() {
    let only_tokens_have = "colour";
    let of_cards: Vec<String> = fields::<CardEntry>().into_iter().filter(|word| word != only_tokens_have).collect();
    used_twice("card", &of_cards, &["entry"]);
    let name = |keyword: &Keyword| serde_json::to_value(keyword).unwrap().as_str().unwrap().to_owned();
    used_twice("keyword", &Keyword::ALL.iter().map(name).collect::<Vec<_>>(), &["keywords"]);
    used_twice("colour", &variants::<Colour>(), &["colour"]);
}

/// `docs/CONTENT.md` explains every word.
#[test]
fn the_manual_names_every_word() {
    let manual = include_str!("../../../../docs/CONTENT.md");
    let (_, manual) = manual.split_once("# Planar Duel").unwrap();
    let name = |keyword: &Keyword| serde_json::to_value(keyword).unwrap().as_str().unwrap().to_owned();
    let keywords = Keyword::ALL.iter().map(name).filter(|name| !name.starts_with("protection-from-"));
    let all = [variants::<Effect>(), variants::<Measure>(), variants::<Condition>(), variants::<Subject>()];
    let more = [variants::<Place>(), variants::<Targetable>(), variants::<TriggerOn>(), fields::<Filter>()];
    let fields =
        [fields::<CardEntry>(), fields::<Static>(), fields::<Trigger>(), fields::<Activated>(), fields::<Cost>()];
    for word in all.into_iter().chain(more).chain(fields).flatten().chain(keywords) {
        let is_named = ["`", " ", "{ "]
            .iter()
            .any(|before| ["`", " ="].iter().any(|after| manual.contains(&format!("{before}{word}{after}"))));
        assert!(is_named || manual.contains(&format!("\"{word}\"")), "`{word}` is not explained");
    }
}

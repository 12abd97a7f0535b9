//! Cards that are at the table while another one is tried: creatures of every kind and with every keyword, and plain
//! spells of every colour. They are no cards of the pool, so no change of the pool changes them.

use atout_core::ContentRef;
use atout_duel::{CardDef, Colour, Keyword, Pool, Word};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::sync::LazyLock;

/// Ids of bystanders begin with this, so that they come after all cards of the pool.
pub(crate) const PREFIX: &str = "zz-";

const LETTERS: [&str; 5] = ["W", "U", "B", "R", "G"];

/// Spells of every colour: what is written for `{n}` is a colour's number, for `{c}` its letter.
const SPELLS: &[(&str, &str, &str)] = &[
    (
        "bolt",
        "{c}",
        r#""instant"; { targets = [{ what = { creature-or-player = {} } }], effects = [{ damage = { amount = 2, to = "target" } }] }"#,
    ),
    (
        "fell",
        "3{c}",
        r#""instant"; { targets = [{ what = { permanent = { not-type = "land" } } }], effects = [{ destroy = { what = "target" } }] }"#,
    ),
    ("rite", "4{c}", r#""sorcery"; { effects = [{ gain-life = { amount = 2 } }] }"#),
    (
        "weaken",
        "1{c}",
        r#""instant"; { targets = [{ what = { permanent = { type = "creature" } } }], effects = [{ pump = { what = "target", force = -2, endurance = -2 } }] }"#,
    ),
];

const OTHERS: &str = r#"
[card.zz-free]
type = "instant"
do = { effects = [{ gain-life = { amount = 1 } }] }
[card.zz-counter]
type = "instant"
cost = "1U"
do = { targets = [{ what = { spell = {} } }], effects = [{ counter = {} }] }
[card.zz-bounce]
type = "instant"
cost = "U"
do = { targets = [{ what = { permanent = {} } }], effects = [{ put = { what = "target", to = "hand" } }] }
[card.zz-exile]
type = "instant"
cost = "W"
do = { targets = [{ what = { permanent = { type = "creature" } } }], effects = [{ exile = { what = "target" } }] }
[card.zz-tap]
type = "instant"
cost = "1"
do = { targets = [{ what = { permanent = {} }, min = 0, max = 2 }], effects = [{ tap = { what = "target" } }] }
[card.zz-grow]
type = "instant"
cost = "G"
do = { targets = [{ what = { permanent = { type = "creature" } } }], effects = [{ counters = { what = "target" } }] }
[card.zz-muster]
type = "sorcery"
cost = "1W"
do = { effects = [{ token = { id = "zz-token", amount = 2 } }] }
[card.zz-giants]
type = "sorcery"
cost = "1R"
do = { effects = [{ token = { id = "zz-giant" } }] }
[card.zz-tribute]
type = "instant"
cost = "B"
do = { effects = [{ sacrifice = { who = "players", what = { type = "creature" } } }] }
[card.zz-wipe]
type = "sorcery"
cost = "2B"
do = { effects = [{ destroy = { what = { each = { type = "creature" } } } }] }
[card.zz-quake]
type = "instant"
cost = "1R"
do = { effects = [{ damage = { amount = 1, to = { each = { type = "creature" } } } }] }
[card.zz-regrow]
type = "sorcery"
cost = "G"
do = { targets = [{ what = { card = { type = "creature" } } }], effects = [{ put = { what = "target", to = "battlefield" } }] }
[card.zz-brawl]
type = "instant"
cost = "G"
do = { targets = [{ what = { permanent = { type = "creature" } } }, { what = { permanent = { type = "creature" } } }], effects = [{ fight = {} }] }
[card.zz-steal]
type = "sorcery"
cost = "R"
do = { targets = [{ what = { permanent = { type = "creature", whose = "opponent" } } }], effects = [{ control = { what = "target" } }, { untap = { what = "target" } }, { pump = { what = "target", keywords = "haste" } }] }
[card.zz-hurl]
type = "instant"
cost = "R"
do = { targets = [{ what = { permanent = { type = "creature" } } }], effects = [{ damage = { amount = 1, to = "players", from = "target" } }] }
[card.zz-waste]
type = "land"
mana = {}
[card.zz-banner]
type = "invocation"
cost = "2"
static = { to = { each = { type = "creature" } }, force = 2, endurance = 2 }
[card.zz-charm]
type = "invocation"
cost = "1"
activated = { cost = { mana = "1" }, do = { targets = [{ what = { permanent = { type = "creature" } } }], effects = [{ pump = { what = "target", force = 1 } }] } }
[card.zz-small-aura]
type = "invocation"
cost = "W"
enchant = { type = "creature" }
static = { to = "host", force = 1, endurance = 1 }
[card.zz-black-aura]
type = "invocation"
cost = "B"
enchant = { type = "creature" }
static = { to = "host", force = 1, endurance = 2 }
[card.zz-land-aura]
type = "invocation"
cost = "G"
enchant = { type = "land" }
activated = { cost = { mana = "1" }, do = { effects = [{ untap = { what = "host" } }] } }
"#;

/// The cards and tokens of this file.
static TABLE: LazyLock<(Vec<(String, Value)>, Vec<(String, Value)>)> = LazyLock::new(|| {
    let mut cards = creatures();
    for (n, letter) in LETTERS.iter().enumerate() {
        cards.push((format!("land-{letter}").to_lowercase(), land(n)));
        for (name, cost, text) in SPELLS {
            let (card_type, text) = text.split_once(';').unwrap();
            let text = format!("type = {card_type}\ncost = \"{}\"\ndo ={text}", cost.replace("{c}", letter));
            cards.push((format!("{name}-{letter}").to_lowercase(), toml::from_str(&text).unwrap()));
        }
    }
    let others: Value = toml::from_str(OTHERS).unwrap();
    let others = others["card"].as_object().unwrap().iter();
    cards.extend(others.map(|(id, card)| (id.trim_start_matches(PREFIX).to_owned(), card.clone())));
    let token = json!({ "type": "creature", "kind": "human", "colour": ["white"], "force": 1, "endurance": 1 });
    let giant = json!({ "type": "creature", "kind": "giant", "colour": ["red", "green"], "force": 5, "endurance": 5 });
    (cards, vec![("token".into(), token), ("giant".into(), giant)])
});

fn land(n: usize) -> Value {
    let kinds = ["plains", "island", "swamp", "mountain", "forest"];
    json!({ "type": "land", "kind": kinds[n], "mana": { "colour": Colour::ALL[n] } })
}

/// A creature of every kind and one with every keyword, in all colours and sizes.
fn creatures() -> Vec<(String, Value)> {
    let pool = ContentRef::<Pool>::current().get();
    let lands = ["plains", "island", "swamp", "mountain", "forest"];
    let kinds = pool.kinds.iter().map(|(id, _)| id).filter(|id| !lands.contains(&id.as_str()));
    let mut all = Vec::new();
    for (n, kind) in kinds.enumerate() {
        let cost = format!("{}{}", n % 4, LETTERS[n % 5]);
        let (force, endurance) = (n % 6, 1 + n * 5 % 6);
        all.push((format!("kind-{kind}"), creature(kind, &cost, force, endurance)));
    }
    for (n, keyword) in Keyword::ALL.iter().filter(|&&one| one != Keyword::ProtectionFromChosen).enumerate() {
        let cost = format!("{}{}", n % 5, LETTERS[(n + 1) % 5]);
        let mut card = creature("human", &cost, 1 + n % 4, 1 + n * 3 % 5);
        let name = serde_json::to_value(keyword).unwrap();
        card["keywords"] = json!([name]);
        all.push((format!("with-{}", name.as_str().unwrap()), card));
    }
    all
}

fn creature(kind: &str, cost: &str, force: usize, endurance: usize) -> Value {
    json!({ "type": "creature", "kind": kind, "cost": cost, "force": force, "endurance": endurance })
}

/// The pool with the bystanders, and with some entries of it replaced.
pub(crate) fn content<'a>(changed: impl Iterator<Item = (&'a CardDef, &'a Value)>) -> ContentRef<Pool> {
    let mut text = String::new();
    let (cards, tokens) = &*TABLE;
    for (section, list) in [("card", cards), ("token", tokens)] {
        for (id, card) in list {
            let mut card = card.clone();
            card["name"] = json!({ "en": format!("{PREFIX}{id}"), "fr": format!("{PREFIX}{id}") });
            writeln!(text, "{section}.{PREFIX}{id} = {}", inline(&card)).unwrap();
        }
    }
    for (card, entry) in changed {
        let section = if card.is_token { "token" } else { "card" };
        writeln!(text, "{section}.{} = {}", card.id, inline(entry)).unwrap();
    }
    ContentRef::load("effects", &text).unwrap_or_else(|error| panic!("{error}"))
}

/// A value as TOML on one line.
fn inline(value: &Value) -> String {
    match value {
        Value::Object(map) => {
            let pairs: Vec<String> = map.iter().map(|(key, value)| format!("{key} = {}", inline(value))).collect();
            format!("{{ {} }}", pairs.join(", "))
        }
        Value::Array(list) => format!("[{}]", list.iter().map(inline).collect::<Vec<_>>().join(", ")),
        other => other.to_string(),
    }
}

//! Everything that can be taken out of a card, one thing at a time: an effect, a keyword, an ability, a condition, a part
//! of a cost; or a number is one more, or yes is no.

use super::redundant;
use atout_core::ContentRef;
use atout_duel::{CardDef, Pool};
use serde_json::{Value, json};
use std::sync::LazyLock;

/// A card with one part taken out or changed.
pub(crate) struct Mutant {
    /// What was done to it.
    pub(crate) what: String,
    /// Its entry now.
    pub(crate) entry: Value,
}

/// All mutants of a card that can be loaded.
///
/// # Panics
/// If an effect, an ability or a keyword cannot be taken out.
pub(crate) fn of(card: &CardDef) -> Vec<Mutant> {
    let entry = serde_json::to_value(&card.entry).unwrap();
    let mut changes = Vec::new();
    walk(&entry, "", &mut changes);
    let mut all: Vec<Mutant> = Vec::new();
    changes.retain(|change| !redundant::is_redundant(&entry, &change.path));
    for change in changes {
        let tries = change.tries.iter().map(|part| put(&entry, &change.path, part.clone()));
        let tries = tries.flat_map(|entry| [with_rest(&entry), entry].into_iter().rev());
        let mut refused = String::new();
        let found = tries.into_iter().find_map(|entry| loaded(card, &entry).map_err(|why| refused = why).ok());
        assert!(found.is_some() || !change.must, "{}: {} cannot be taken out: {refused}", card.id, change.path);
        let Some(changed) = found else { continue };
        if changed != entry && !all.iter().any(|one| one.entry == changed) {
            all.push(Mutant { what: change.what, entry: changed });
        }
    }
    all
}

/// A change of one part: the first of several ways that can be loaded is taken.
struct Change {
    /// Where, as a JSON pointer.
    path: String,
    what: String,
    /// What is there instead; `null` takes it out.
    tries: Vec<Value>,
    /// Must one of the ways be possible?
    must: bool,
}

fn walk(value: &Value, path: &str, out: &mut Vec<Change>) {
    let last = path.rsplit('/').next().unwrap_or_default();
    match value {
        Value::Array(list) => {
            for (n, inner) in list.iter().enumerate() {
                let at = format!("{path}/{n}");
                let is_effect = matches!(last, "effects" | "then" | "else");
                let is_ability = matches!(last, "static" | "trigger" | "activated") || path == "/keywords";
                let tries = if is_effect { vec![Value::Null, nothing("1"), nothing("x")] } else { vec![Value::Null] };
                out.push(Change { what: format!("without {at}: {inner}"), path: at.clone(), tries, must: is_ability });
                if is_effect && list.len() == 1 && last == "effects" {
                    // Without its only effect a text has no use for its targets and choices either.
                    let doing = path.rsplit_once('/').map_or("", |(doing, _)| doing).to_owned();
                    let tries = ["1", "x"].map(|n| json!({ "effects": [nothing(n)] })).to_vec();
                    out.push(Change { what: format!("nothing done at {doing}"), path: doing, tries, must: true });
                }
                walk(inner, &at, out);
            }
        }
        Value::Object(map) => {
            for (key, inner) in map {
                let at = format!("{path}/{key}");
                // Names and kinds of the card itself and which lands are basic are no effects.
                if path.is_empty() && matches!(key.as_str(), "name" | "kind" | "basic" | "type") {
                    continue;
                }
                let what = format!("without {at}: {inner}");
                out.push(Change { path: at.clone(), what, tries: vec![Value::Null], must: false });
                walk(inner, &at, out);
            }
        }
        Value::Number(number) => {
            let n = number.as_i64().unwrap_or_default();
            let what = format!("{path}: {n} is another number");
            out.push(Change { path: path.to_owned(), what, tries: vec![json!(n + 1), json!(n - 1)], must: false });
        }
        Value::Bool(is) => {
            let what = format!("{path}: {is} is {}", !is);
            out.push(Change { path: path.to_owned(), what, tries: vec![json!(!is)], must: false });
        }
        Value::String(text) if matches!(last, "cost" | "mana") => costs(text, path, out),
        Value::String(_) | Value::Null => {}
    }
}

/// A mana cost without one of its symbols, or with one more.
fn costs(text: &str, path: &str, out: &mut Vec<Change>) {
    let mut add = |other: String| {
        let what = format!("{path}: {text} is {other}");
        out.push(Change { path: path.to_owned(), what, tries: vec![json!(other)], must: false });
    };
    let (digits, letters): (String, String) = text.chars().partition(char::is_ascii_digit);
    let n: u32 = digits.parse().unwrap_or(0);
    add(format!("{}{letters}", n + 1));
    if n > 0 {
        add(format!("{}{letters}", n - 1));
    }
    for at in 0..letters.len() {
        let mut fewer = letters.clone();
        fewer.remove(at);
        add(format!("{n}{fewer}"));
    }
}

/// An effect that does nothing: no creature costs that much.
fn nothing(n: &str) -> Value {
    let n = if n == "x" { json!("x") } else { json!(1) };
    json!({ "pump": { "what": { "each": { "type": ["creature"], "cost-min": 50 } }, "force": n } })
}

/// The card with an ability that does nothing, for cards that must have one.
fn with_rest(entry: &Value) -> Value {
    let mut entry = entry.clone();
    let never = json!({ "number": { "of": { "count": { "type": ["creature"], "cost-min": 50 } }, "at-least": 1 } });
    let is_aura = entry.get("enchant").is_some();
    let mut rest = match (is_aura, entry["type"] == "creature") {
        (true, _) => json!({ "to": "host", "if": never, "force": 1 }),
        (_, true) => json!({ "to": "self", "if": never, "force": 1 }),
        _ => json!({ "to": { "each": { "type": ["creature"], "cost-min": 50 } }, "force": 1 }),
    };
    if entry.get("choose-colour").is_some() {
        rest["keywords"] = json!(["protection-from-chosen"]);
    }
    if let Some(map) = entry.as_object_mut() {
        let statics = map.entry("static").or_insert_with(|| json!([]));
        statics.as_array_mut().into_iter().for_each(|list| list.push(rest.clone()));
    }
    entry
}

/// The value with another part at a JSON pointer.
fn put(value: &Value, path: &str, part: Value) -> Value {
    let mut value = value.clone();
    let (parent, key) = path.rsplit_once('/').unwrap_or_default();
    match value.pointer_mut(parent) {
        Some(Value::Array(list)) => {
            let at: usize = key.parse().unwrap();
            if part.is_null() {
                list.remove(at);
            } else {
                list[at] = part;
            }
        }
        Some(Value::Object(map)) => {
            if part.is_null() {
                map.remove(key);
            } else {
                map.insert(key.to_owned(), part);
            }
        }
        _ => unreachable!("there is a list or a table at {parent}"),
    }
    value
}

/// The entry as a pool reads it, or why it cannot.
fn loaded(card: &CardDef, entry: &Value) -> Result<Value, String> {
    static NAMES: LazyLock<Value> = LazyLock::new(|| {
        let pool = serde_json::to_value(ContentRef::<Pool>::current().get()).unwrap();
        json!({ "kind": pool["kind"], "token": pool["token"], "card": {} })
    });
    let section = if card.is_token { "token" } else { "card" };
    let mut small = NAMES.clone();
    small[section][&card.id] = entry.clone();
    let built: Pool = serde_json::from_value(small).map_err(|error| error.to_string())?;
    let built = built.cards.iter().find(|one| one.id == card.id && one.is_token == card.is_token);
    serde_json::to_value(&built.expect("it was put there").entry).map_err(|error| error.to_string())
}

//! Parts of a card that other parts of it say too. Without them the card is written less clearly, but plays the same.

use serde_json::Value;

/// What only creatures have or do.
const OF_CREATURES: &[&str] =
    &["kind", "force-min", "endurance-min", "keyword", "attacking", "blocking", "counters", "token"];

/// Keywords that mean something for other permanents as well.
const OF_ALL: &[&str] = &["hexproof", "indestructible", "stays-tapped", "protection"];

/// Is what the JSON pointer names said by something else, too?
pub(crate) fn is_redundant(card: &Value, path: &str) -> bool {
    let path = path.strip_suffix("/0").filter(|path| path.ends_with("/type")).unwrap_or(path);
    let Some((parent, key)) = path.rsplit_once('/') else { return false };
    match key {
        "type" => is_type_implied(card, parent),
        "whose" => is_whose_implied(card, parent),
        "other" => gives_what_it_has(card, parent),
        _ => false,
    }
}

fn is_type_implied(card: &Value, filter: &str) -> bool {
    let Some(map) = card.pointer(filter).and_then(Value::as_object) else { return false };
    let names = |map: &serde_json::Map<String, Value>| OF_CREATURES.iter().any(|key| map.contains_key(*key));
    let any = map.get("any").and_then(Value::as_array);
    names(map)
        || any.is_some_and(|any| any.iter().all(|one| one.as_object().is_some_and(names)))
        // Only creatures block, attack and are dealt damage; only lands give more mana.
        || filter.ends_with("/unblockable-by")
        || filter.ends_with("/damage/to/each")
        || trigger_of(card, filter).is_some_and(|trigger| trigger["on"] == "attacks" && filter.ends_with("/what/each"))
        || static_of(card, filter).is_some_and(|rule| rule.get("extra-mana").is_some() || is_for_creatures(rule))
}

/// Does a static ability give nothing but keywords that only creatures use?
fn is_for_creatures(rule: &Value) -> bool {
    let gives_more = ["force", "endurance", "set", "control"].iter().any(|key| rule.get(key).is_some());
    let keywords: Vec<&str> = rule["keywords"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    !gives_more
        && !keywords.is_empty()
        && !keywords.iter().any(|one| OF_ALL.iter().any(|of_all| one.starts_with(of_all)))
}

/// Creatures that attack together have the same controller.
fn is_whose_implied(card: &Value, filter: &str) -> bool {
    let is_attacking = card.pointer(filter).is_some_and(|filter| filter["attacking"] == true);
    is_attacking && trigger_of(card, filter).is_some_and(|trigger| trigger["on"] == "attacks")
}

/// A static ability that gives the others only keywords that the card has itself.
fn gives_what_it_has(card: &Value, filter: &str) -> bool {
    let Some(rule) = static_of(card, filter).filter(|_| filter.ends_with("/to/each")) else { return false };
    let has = |keyword: &Value| card["keywords"].as_array().is_some_and(|own| own.contains(keyword));
    let given = rule["keywords"].as_array();
    is_for_creatures(rule) && given.is_some_and(|given| given.iter().all(has))
}

fn trigger_of<'a>(card: &'a Value, path: &str) -> Option<&'a Value> {
    ability_of(card, path, "/trigger/")
}

fn static_of<'a>(card: &'a Value, path: &str) -> Option<&'a Value> {
    ability_of(card, path, "/static/")
}

/// The ability that a path leads through.
fn ability_of<'a>(card: &'a Value, path: &str, section: &str) -> Option<&'a Value> {
    let n = path.strip_prefix(section)?.split('/').next()?;
    card.pointer(&format!("{section}{n}"))
}

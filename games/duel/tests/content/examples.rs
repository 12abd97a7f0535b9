//! The cards that the rules ask for, each exactly as they describe it.

#![expect(clippy::needless_pass_by_value, reason = "a `json!` is written where it is passed on")]

use atout_core::ContentRef;
use atout_duel::Pool;
use serde_json::{Value, json};

/// A card without its name and kinds.
fn card(id: &str) -> Value {
    let mut pool = serde_json::to_value(ContentRef::<Pool>::current().get()).unwrap();
    let mut card = pool["card"][id].take();
    let fields = card.as_object_mut().unwrap_or_else(|| panic!("there is no card {id}"));
    ["name", "kind", "cost", "force", "endurance"].iter().for_each(|field| _ = fields.remove(*field));
    card
}

/// A sorcery or an instant of one mode.
#[track_caller]
fn spell(id: &str, card_type: &str, mode: Value) {
    assert_eq!(card(id), json!({ "type": card_type, "do": [mode] }), "{id}");
}

/// An invocation or a creature with one thing beside.
#[track_caller]
fn permanent(id: &str, card_type: &str, field: &str, ability: Value) {
    assert_eq!(card(id), json!({ "type": card_type, field: [ability] }), "{id}");
}

fn aura(id: &str, of: &str, ability: Value) {
    assert_eq!(card(id), json!({ "type": "invocation", "enchant": { "type": [of] }, "static": [ability] }), "{id}");
}

/// One target and one effect.
fn at(target: Value, effect: Value) -> Value {
    json!({ "targets": [{ "what": target }], "effects": [effect] })
}

fn creature() -> Value {
    json!({ "permanent": { "type": ["creature"] } })
}

fn pump(force: i16, endurance: i16) -> Value {
    let mut pump = json!({ "what": "target" });
    for (field, n) in [("force", force), ("endurance", endurance)] {
        if n != 0 {
            pump[field] = json!(n);
        }
    }
    json!({ "pump": pump })
}

fn gains(keyword: &str) -> Value {
    json!({ "pump": { "what": "target", "keywords": [keyword] } })
}

fn destroy() -> Value {
    json!({ "destroy": { "what": "target" } })
}

#[test]
fn white() {
    spell("healing-draught", "sorcery", json!({ "effects": [{ "gain-life": { "amount": 3 } }] }));
    let yours = json!({ "each": { "type": ["creature"], "whose": "you" } });
    let all = json!({ "pump": { "what": yours, "force": 1, "endurance": 1 } });
    spell("close-ranks", "sorcery", json!({ "effects": [all] }));
    spell(
        "punish-the-bold",
        "sorcery",
        at(json!({ "permanent": { "type": ["creature"], "tapped": true } }), destroy()),
    );
    spell("break-the-charm", "sorcery", at(json!({ "permanent": { "type": ["invocation"] } }), destroy()));
    let life = json!([{ "effects": [{ "gain-life": { "amount": 1 } }] }]);
    let choir = json!({ "on": "casts", "what": { "each": { "colour": ["white"] } }, "do": life });
    permanent("fervent-choir", "invocation", "trigger", choir);
    aura("wings-of-grace", "creature", json!({ "to": "host", "keywords": ["flying", "lifelink"] }));
    spell("hold-the-wall", "instant", at(creature(), pump(0, 5)));
}

#[test]
fn blue() {
    spell("two-good-ideas", "sorcery", json!({ "effects": [{ "draw": { "amount": 2 } }] }));
    let back = json!({ "put": { "what": "target", "to": "hand" } });
    spell("swept-by-the-flood", "sorcery", at(creature(), back));
    aura("borrowed-will", "creature", json!({ "to": "host", "control": true }));
    spell("unsay-the-word", "instant", at(json!({ "spell": {} }), json!({ "counter": {} })));
    let discard = json!({ "discard": { "amount": 2, "who": "target" } });
    spell("pilfered-mind", "sorcery", at(json!({ "player": "opponent" }), discard));
}

#[test]
fn black() {
    spell("sever-the-thread", "sorcery", at(creature(), destroy()));
    spell("cull-the-weak", "sorcery", at(json!({ "permanent": { "type": ["creature"], "force-max": 1 } }), destroy()));
    let no_angel = json!({ "permanent": { "type": ["creature"], "not-kind": ["angel"] } });
    spell("graceless-fall", "instant", at(no_angel, destroy()));
    spell("withering-word", "sorcery", at(creature(), pump(-2, -2)));
    spell("sudden-decay", "instant", at(creature(), pump(-2, -2)));
    let lose = json!([{ "effects": [{ "lose-life": { "amount": 1, "who": "opponent" } }] }]);
    let tribute = json!({ "on": "dies", "what": { "each": { "type": ["creature"] } }, "do": lose });
    permanent("tribute-to-the-dead", "invocation", "trigger", tribute);
    let yours = json!({ "card": { "type": ["creature"], "whose": "you" } });
    spell("call-the-departed", "sorcery", at(yours, json!({ "put": { "what": "target", "to": "hand" } })));
    let mill = json!({ "mill": { "amount": 5, "who": "target" } });
    spell("gnaw-the-memory", "sorcery", at(json!({ "player": "any" }), mill));
    let dying = json!({ "on": "dies", "do": [at(creature(), pump(-1, -1))] });
    permanent("grave-rat", "creature", "trigger", dying);
}

#[test]
fn red() {
    let any = json!({ "creature-or-player": {} });
    spell("ember-lance", "instant", at(any, json!({ "damage": { "amount": 3, "to": "target" } })));
    let divided = json!({ "what": creature(), "max": 4, "divided": 4 });
    spell("scattered-sparks", "sorcery", json!({ "targets": [divided], "effects": [{ "divide-damage": {} }] }));
    let yours = json!({ "each": { "type": ["creature"], "whose": "you" } });
    let drums = json!([{ "effects": [{ "pump": { "what": yours, "force": 1 } }] }]);
    permanent("war-drums", "invocation", "trigger", json!({ "on": "combat-begins", "do": drums }));
    spell("quick-steel", "instant", at(creature(), gains("first-strike")));
    spell(
        "off-at-a-run",
        "sorcery",
        at(json!({ "permanent": { "type": ["creature"], "whose": "you" } }), gains("haste")),
    );
    let goblins = json!({ "each": { "kind": ["goblin"], "whose": "you" } });
    let frenzy =
        json!([{ "cost": { "mana": "1R" }, "do": [{ "effects": [{ "pump": { "what": goblins, "force": 1 } }] }] }]);
    assert_eq!(card("ash-goblin"), json!({ "type": "creature", "keywords": ["haste"], "activated": frenzy }));
}

#[test]
fn green() {
    spell("the-road-opens", "sorcery", json!({ "effects": [{ "extra-land": {} }] }));
    let fetch = json!({ "fetch": { "amount": 2, "what": { "type": ["land"] }, "to": "hand" } });
    spell("search-the-woods", "sorcery", json!({ "effects": [fetch] }));
    aura("rich-soil", "land", json!({ "to": "host", "extra-mana": 1 }));
    let forests = json!({ "count": { "kind": ["forest"], "whose": "you" } });
    aura("strength-of-the-forest", "creature", json!({ "to": "host", "force": forests, "endurance": forests }));
    spell("trampling-charge", "instant", at(creature(), gains("trample")));
    let elves = json!({ "to": { "each": { "kind": ["elf"], "whose": "you" } }, "endurance": 1 });
    permanent("elder-of-the-grove", "creature", "static", elves);
}

#[test]
fn creatures_that_help_another_as_they_enter() {
    let ally = json!({ "permanent": { "type": ["creature"], "whose": "you", "other": true } });
    let entering = |effect: Value| json!({ "on": "enters", "do": [at(ally.clone(), effect)] });
    permanent("banner-bearer", "creature", "trigger", entering(pump(1, 1)));
    permanent("blessing-sister", "creature", "trigger", entering(json!({ "counters": { "what": "target" } })));
}

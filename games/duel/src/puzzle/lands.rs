//! Are the lands of a position plain: may the search leave out tapping them before something is paid for?
//!
//! They are if mana comes from lands alone, one each, and nothing in the position can touch a land, ask whether one is tapped, give
//! mana otherwise or ask for a payment in the middle of a resolution. All cards of both players count, and all tokens.
//!
//! Not here: how payments are tried (`moves.rs`).

use crate::state::Duel;
use crate::{CardEntry, CardType, Filter};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeSet;

/// Keys under which a card's data has a filter of permanents.
const FILTERS: [&str; 4] = ["permanent", "each", "what", "enchant"];

/// Kinds of lands.
const LAND_KINDS: [&str; 5] = ["plains", "island", "swamp", "mountain", "forest"];

/// May the search pay at the moment of paying only?
pub(super) fn are_plain(duel: &Duel) -> bool {
    let in_play = duel.slots().map(|slot| duel.at(slot).card);
    let held = duel.players.iter().flat_map(|player| {
        let hidden = player.hand.iter().chain(player.library.iter()).map(|hidden| hidden.card());
        hidden.chain(player.graveyard.iter().chain(player.exile.iter()).map(|laid| laid.card)).collect::<Vec<_>>()
    });
    let stack = duel.stack.iter().map(|item| item.card);
    let cards: BTreeSet<u16> = in_play.chain(held).chain(stack).collect();
    let pool = duel.pool();
    let tokens = pool.cards[pool.n_cards..].iter();
    cards.iter().map(|&card| duel.def(card)).chain(tokens).all(|def| is_plain(&def.entry))
}

fn is_plain(entry: &CardEntry) -> bool {
    let is_land = entry.card_type == CardType::Land;
    let gives_plainly = entry.mana.is_none_or(|mana| is_land && mana.n == 1);
    let does_nothing_else =
        !is_land || (entry.statics.is_empty() && entry.triggers.is_empty() && entry.activated.is_empty());
    let gives_no_more = entry.statics.iter().all(|rule| rule.extra_mana == 0);
    // The data of the card is looked through as a tree, so that no part of the vocabulary is forgotten.
    let data = serde_json::to_value(CardEntry { mana: None, ..entry.clone() }).unwrap_or_default();
    gives_plainly && does_nothing_else && gives_no_more && leaves_lands_alone(&data)
}

fn leaves_lands_alone(data: &Value) -> bool {
    match data {
        Value::Array(list) => list.iter().all(leaves_lands_alone),
        Value::Object(map) => map.iter().all(|(key, value)| is_harmless(key, value) && leaves_lands_alone(value)),
        _ => true,
    }
}

fn is_harmless(key: &str, value: &Value) -> bool {
    if key == "unless" || (key == "mana" && value.is_object()) {
        return false;
    }
    if !value.is_object() {
        return true;
    }
    // "Sacrifices a permanent" says nothing of what it is.
    if key == "sacrifice" && value.get("what").is_none() {
        return false;
    }
    match Filter::deserialize(value) {
        Ok(filter) if FILTERS.contains(&key) => !may_be_land(&filter),
        Ok(filter) => filter.tapped.is_none() || !may_be_land(&filter),
        Err(_) => true,
    }
}

/// Could a land match? Of the kinds only those of basic lands are lands'.
fn may_be_land(filter: &Filter) -> bool {
    let names = &filter.kind.names;
    filter.allows(CardType::Land) && (names.is_empty() || names.iter().any(|name| LAND_KINDS.contains(&name.as_str())))
}

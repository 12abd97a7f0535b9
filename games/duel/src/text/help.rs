//! Every card with its help: cost, type, force and endurance, text.

use super::naming::one_line;
use super::{card_text, mana_cost_text, signs_in_words, type_line};
use crate::{CardDef, CardType, Config, Pool};
use atout_core::{CardHelp, Lang};

/// Every card of the pool, then every token.
pub(crate) fn cards(config: &Config, lang: Lang) -> Vec<CardHelp> {
    let pool = config.content.get();
    pool.cards.iter().map(|card| card_help(pool, card, lang)).collect()
}

fn card_help(pool: &Pool, card: &CardDef, lang: Lang) -> CardHelp {
    let text = [head(pool, card, lang), signs_in_words(&one_line(&card_text(pool, card, lang)), lang)];
    let text = text.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ");
    CardHelp { id: card.id.clone(), name: card.entry.name.get(lang).to_owned(), text }
}

/// "1 mana + 1 red · Creature — Goblin · 2/1"
#[must_use]
pub fn head(pool: &Pool, card: &CardDef, lang: Lang) -> String {
    let entry = &card.entry;
    let has_cost = !card.is_token && entry.card_type != CardType::Land;
    let cost = has_cost.then(|| signs_in_words(&mana_cost_text(entry.cost), lang));
    let size = entry.force.zip(entry.endurance).map(|(force, endurance)| format!("{force}/{endurance}"));
    let parts = [cost, Some(type_line(pool, card, lang)), size];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

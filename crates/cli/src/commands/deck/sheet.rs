//! One deck on a sheet: its cards by type, its curve, its colours, the formats that allow it.

use super::{FORMATS, NamedDeck};
use crate::failure::CommandResult;
use crate::output::Output;
use atout_core::Lang;
use atout_duel::{CardType, Deck, Pool, Word, mana_cost_text, signs_in_words, type_name};

/// The colours of a deck by their letters: `WU`.
pub(super) fn colour_letters(deck: &Deck, pool: &Pool) -> String {
    deck.stats(pool).colours.iter().map(atout_duel::Colour::letter).collect()
}

pub(super) fn show(deck: &NamedDeck, pool: &Pool, output: &mut Output) -> CommandResult {
    let (lang, list) = (output.lang, &deck.list);
    let cards = lang.count(list.n_cards(), ["card", "cards"], ["carte", "cartes"]);
    output.heading(&format!("{} · {} · {cards}", deck.name, colour_letters(list, pool)))?;
    for card_type in CardType::ALL {
        let lines = lines_of(list, pool, *card_type, lang);
        if lines.is_empty() {
            continue;
        }
        let n: usize = lines.iter().map(|(n, _)| usize::from(*n)).sum();
        output.line("")?;
        output.line(format!("{} ({n})", Lang::capital(&type_name(*card_type, lang))))?;
        lines.iter().try_for_each(|(_, line)| output.line(format!("  {line}")))?;
    }
    if !list.sideboard.is_empty() {
        output.line("")?;
        output.line(lang.pick("Sideboard", "Réserve"))?;
        for line in &list.sideboard {
            let name = pool
                .find(&line.card)
                .map_or(line.card.as_str(), |card| pool.cards[usize::from(card)].entry.name.get(lang));
            output.line(format!("  {} {name}", line.n))?;
        }
    }
    output.line("")?;
    curve(&list.stats(pool).curve, output)?;
    output.line("")?;
    for (format, _) in FORMATS {
        let name = format.name().get(lang);
        let verdict = match list.check(pool, format) {
            Ok(()) => lang.pick("allowed", "permis").to_owned(),
            Err(message) => message.get(lang).to_owned(),
        };
        output.line(format!("{name}{} {verdict}", lang.colon()))?;
    }
    Ok(())
}

/// The cards of one type, the cheapest first.
fn lines_of(list: &Deck, pool: &Pool, card_type: CardType, lang: Lang) -> Vec<(u8, String)> {
    let known = list.cards.iter().filter_map(|line| Some((line.n, &pool.cards[usize::from(pool.find(&line.card)?)])));
    let mut own: Vec<_> = known.filter(|(_, card)| card.entry.card_type == card_type).collect();
    own.sort_by_key(|(_, card)| (card.entry.cost.total(), card.entry.name.get(lang)));
    let line = |(n, card): (u8, &atout_duel::CardDef)| {
        let entry = &card.entry;
        let cost = if card_type == CardType::Land {
            String::new()
        } else {
            format!("  {}", signs_in_words(&mana_cost_text(entry.cost), lang))
        };
        let size = entry
            .force
            .zip(entry.endurance)
            .map_or(String::new(), |(force, endurance)| format!("  {force}/{endurance}"));
        (n, format!("{n} {}{cost}{size}", entry.name.get(lang)))
    };
    own.into_iter().map(line).collect()
}

/// A bar for each cost.
fn curve(curve: &[u8; 8], output: &mut Output) -> CommandResult {
    output.line(output.lang.pick("Mana curve", "Courbe de mana"))?;
    for (cost, n) in curve.iter().enumerate() {
        let cost = if cost + 1 == curve.len() { format!("{cost}+") } else { cost.to_string() };
        output.line(format!("  {cost:<2} {} {n}", "█".repeat(usize::from(*n))))?;
    }
    Ok(())
}

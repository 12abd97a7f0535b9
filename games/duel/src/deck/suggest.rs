//! Help for people who build a deck: basic lands for its colours, and an opening hand to try it.

use super::{Deck, DeckLine, Format};
use crate::deal::OPENING_HAND;
use crate::{CardDef, CardType, Colour, Pool, Word};
use atout_core::{Dice, Rng};

impl Deck {
    /// The deck with basic lands added until there are two lands for three other cards, and up to the smallest deck of the
    /// format if no more than half of it is lands then. Colours that its costs ask for more often get more of them.
    #[must_use]
    pub fn with_lands(&self, pool: &Pool, format: Format) -> Deck {
        let stats = self.stats(pool);
        let (n_others, n_lands) = (usize::from(stats.n_creatures) + usize::from(stats.n_others), stats.n_lands.into());
        let missing = format.min_cards().saturating_sub(n_others);
        let wanted = (2 * n_others).div_ceil(3).max(if missing <= n_others { missing } else { 0 });
        let n_new = wanted.saturating_sub(n_lands).min(Format::MAX_CARDS.saturating_sub(self.n_cards()));
        let basics = Colour::ALL.iter().filter_map(|colour| Some((*colour, basic_land(pool, *colour)?)));
        let mut shares: Vec<Share> = basics
            .map(|(colour, card)| Share {
                asked: self.sum(pool, |card| card.entry.cost.of[colour.index()].into()),
                lands: self.sum(pool, |card| usize::from(gives(card, colour))),
                card: card.id.clone(),
                n_new: 0,
            })
            .collect();
        // Cards without a colour take any land.
        if shares.iter().any(|share| share.asked > 0) {
            shares.retain(|share| share.asked > 0);
        }
        for _ in 0..n_new {
            // The colour with the most mana asked for by each of its lands.
            let ratio =
                |share: &&mut Share| (share.asked.max(1) * 10_000).div_ceil(share.lands + usize::from(share.n_new) + 1);
            let Some(neediest) = shares.iter_mut().rev().max_by_key(ratio) else { break };
            neediest.n_new += 1;
        }
        let mut deck = self.clone();
        for share in shares {
            deck.add(&share.card, share.n_new);
        }
        deck
    }

    /// An opening hand, as the deal gives it: card numbers, sorted by cost.
    pub fn opening_hand<R: Rng>(&self, pool: &Pool, rng: &mut R) -> Vec<u16> {
        let mut cards = self.numbers(pool);
        let n = cards.len().min(OPENING_HAND);
        for at in 0..n {
            let drawn = at + rng.index(cards.len() - at);
            cards.swap(at, drawn);
        }
        cards.truncate(n);
        let cost = |card: &u16| (pool.cards[usize::from(*card)].entry.cost.total(), *card);
        cards.sort_by_key(cost);
        cards
    }

    /// The sum of a number over all cards.
    fn sum(&self, pool: &Pool, number: impl Fn(&CardDef) -> usize) -> usize {
        let known = self.cards.iter().filter_map(|line| Some((line.n, pool.find(&line.card)?)));
        known.map(|(n, card)| usize::from(n) * number(&pool.cards[usize::from(card)])).sum()
    }

    fn add(&mut self, card: &str, n: u8) {
        match self.cards.iter_mut().find(|line| line.card == card) {
            Some(line) => line.n = line.n.saturating_add(n),
            None if n > 0 => self.cards.push(DeckLine { n, card: card.to_owned() }),
            None => {}
        }
    }
}

/// What a colour needs.
struct Share {
    /// The mana of this colour that costs ask for.
    asked: usize,
    /// The lands that give it.
    lands: usize,
    /// Its basic land.
    card: String,
    /// How many are added.
    n_new: u8,
}

fn gives(card: &CardDef, colour: Colour) -> bool {
    card.entry.card_type == CardType::Land && card.entry.mana.as_ref().is_some_and(|mana| mana.colour.has(colour))
}

fn basic_land(pool: &Pool, colour: Colour) -> Option<&CardDef> {
    pool.cards[..pool.n_cards].iter().find(|card| card.entry.basic && gives(card, colour))
}

//! The decks of Planar Duel on pages: cards with their signs and texts, decks in figures.
//!
//! Not here: the pages (`crates/web/src/decks`), what a deck is and which are legal (`atout_duel::Deck`).

use super::art::picture_name;
use super::cost::{cost, with_signs};
use super::sign::sign;
use crate::decks::{ColourFilter, DeckCard, DeckDraft, DeckGame, DeckGroup, DeckSheet};
use atout_core::{BotRng, ConfigError, Game, Lang, Message, SeedableRng};
use atout_duel::{
    CardDef, CardType, Colour, Colours, Config, Deck, DeckLine, Duel, Format, Gender, Number, Pool, Word, card_text,
    colour_name, type_line, type_name,
};
use maud::html;
use serde_json::Value;

/// The letter of cards without a colour.
const COLOURLESS: char = 'C';

/// Deck building with the cards of a config's content.
pub(super) struct DuelDecks;

/// A deck with the config that it is built for.
struct Draft {
    config: Config,
    deck: Deck,
}

fn config(value: &Value) -> Result<Config, ConfigError> {
    let config: Config = serde_json::from_value(value.clone())
        .map_err(|error| ConfigError(Message::new(format!("options: {error}"), format!("options\u{a0}: {error}"))))?;
    Duel::check_config(&config)?;
    Ok(config)
}

impl DeckGame for DuelDecks {
    fn format_option(&self) -> &'static str {
        "format"
    }

    fn max_copies(&self) -> usize {
        Format::MAX_CARDS
    }

    fn colours(&self, lang: Lang) -> Vec<ColourFilter> {
        let filter = |colour: Option<Colour>| ColourFilter {
            letter: colour.map_or(COLOURLESS, Colour::letter),
            name: colour.map_or_else(
                || lang.pick("Colourless", "Incolore").to_owned(),
                |colour| Lang::capital(&name_of(colour, lang)),
            ),
            sign: sign(colour),
        };
        Colour::ALL.iter().copied().map(Some).chain([None]).map(filter).collect()
    }

    fn types(&self, lang: Lang) -> Vec<(&'static str, String)> {
        CardType::ALL.iter().map(|card_type| (type_word(*card_type), type_name(*card_type, lang))).collect()
    }

    fn cards(&self, value: &Value, lang: Lang) -> Result<Vec<DeckCard>, ConfigError> {
        let config = config(value)?;
        let pool = config.content.get();
        let mut cards: Vec<(u16, &CardDef)> = (0..).zip(&pool.cards[..pool.n_cards]).collect();
        cards.sort_by_cached_key(|(_, card)| {
            let colours = filter_colours(card);
            // Cards of one colour, of several, of none; lands at the end.
            let many = if colours.is_empty() { 9 } else { colours.len() };
            let is_land = card.entry.card_type == CardType::Land;
            let letters = colours.bits().reverse_bits();
            (is_land, many, std::cmp::Reverse(letters), card.entry.cost.total(), card.entry.name.get(lang).to_owned())
        });
        Ok(cards.into_iter().map(|(number, _)| deck_card(pool, number, lang)).collect())
    }

    fn read(&self, value: &Value, text: &str) -> Result<Box<dyn DeckDraft>, ConfigError> {
        let config = config(value)?;
        let deck = Deck::parse(text, &config.content).map_err(ConfigError)?;
        Ok(Box::new(Draft { config, deck }))
    }

    fn open_setup(&self, value: &Value, setup: &Value) -> Result<Box<dyn DeckDraft>, ConfigError> {
        let deck = serde_json::from_value(setup.clone())
            .map_err(|error| ConfigError(Message::new(format!("deck: {error}"), format!("deck\u{a0}: {error}"))))?;
        Ok(Box::new(Draft { config: config(value)?, deck }))
    }
}

impl Draft {
    fn pool(&self) -> &Pool {
        self.config.content.get()
    }

    /// Known cards of a list, the cheapest first.
    fn lines(&self, lines: &[DeckLine], fits: impl Fn(CardType) -> bool, lang: Lang) -> Vec<(u8, DeckCard)> {
        let pool = self.pool();
        let known = lines.iter().filter_map(|line| Some((line.n, pool.find(&line.card)?)));
        let mut own: Vec<(u8, DeckCard)> = known
            .filter(|(_, card)| fits(pool.cards[usize::from(*card)].entry.card_type))
            .map(|(n, card)| (n, deck_card(pool, card, lang)))
            .collect();
        own.sort_by(|(_, a), (_, b)| (a.total, &a.name).cmp(&(b.total, &b.name)));
        own
    }
}

impl DeckDraft for Draft {
    fn list(&self) -> String {
        self.deck.to_ids()
    }

    fn text(&self, lang: Lang) -> String {
        self.deck.to_text(self.pool(), lang)
    }

    fn sheet(&self, lang: Lang) -> DeckSheet {
        let stats = self.deck.stats(self.pool());
        let group = |name: &str, fits: fn(CardType) -> bool| DeckGroup {
            name: name.to_owned(),
            lines: self.lines(&self.deck.cards, fits, lang),
        };
        let groups = [
            group(lang.pick("Creatures", "Créatures"), |card_type| card_type == CardType::Creature),
            group(lang.pick("Other spells", "Autres sorts"), |card_type| {
                !matches!(card_type, CardType::Creature | CardType::Land)
            }),
            group(lang.pick("Lands", "Terrains"), |card_type| card_type == CardType::Land),
        ];
        let checked = self.deck.check(self.pool(), self.config.format);
        let names: Vec<String> = stats.colours.iter().map(|colour| name_of(colour, lang)).collect();
        DeckSheet {
            groups: groups.into_iter().filter(|group| !group.lines.is_empty()).collect(),
            sideboard: DeckGroup {
                name: lang.pick("Sideboard", "Réserve").to_owned(),
                lines: self.lines(&self.deck.sideboard, |_| true, lang),
            },
            n_cards: self.deck.n_cards(),
            curve: stats.curve,
            colours: html! { @for colour in stats.colours.iter() { (sign(Some(colour))) } },
            colour_names: Lang::capital(&lang.list(&names)),
            format: self.config.format.name().get(lang).to_owned(),
            problem: checked.err().map(|message| lang.typeset(message.get(lang).to_owned())),
        }
    }

    fn with_lands(&self) -> Box<dyn DeckDraft> {
        Box::new(Draft { config: self.config, deck: self.deck.with_lands(self.pool(), self.config.format) })
    }

    fn hand(&self, chance: u64, lang: Lang) -> Vec<DeckCard> {
        let hand = self.deck.opening_hand(self.pool(), &mut BotRng::seed_from_u64(chance));
        hand.into_iter().map(|card| deck_card(self.pool(), card, lang)).collect()
    }
}

fn deck_card(pool: &Pool, number: u16, lang: Lang) -> DeckCard {
    let card = &pool.cards[usize::from(number)];
    let entry = &card.entry;
    let is_land = entry.card_type == CardType::Land;
    let colours = filter_colours(card);
    let letters: String = colours.iter().map(Colour::letter).collect();
    let text = card_text(pool, card, lang);
    DeckCard {
        id: card.id.clone(),
        name: lang.typeset(entry.name.get(lang).to_owned()),
        other_names: lang.pick(&entry.name.fr, &entry.name.en).clone(),
        colours: if colours.is_empty() { COLOURLESS.to_string() } else { letters },
        type_word: type_word(entry.card_type),
        cost: if is_land {
            html! {}
        } else {
            cost(entry.cost)
        },
        total: entry.cost.total(),
        type_line: type_line(pool, card, lang),
        size: entry.force.zip(entry.endurance).map(|(force, endurance)| format!("{force}/{endurance}")),
        paragraphs: text.lines().map(with_signs).collect(),
        text,
        picture: Some(format!("/assets/{}", picture_name(pool, number))),
    }
}

/// The colours of a card; of a land, those that it gives.
fn filter_colours(card: &CardDef) -> Colours {
    let gives = card.entry.mana.as_ref().filter(|_| card.entry.card_type == CardType::Land).map(|mana| mana.colour);
    gives.unwrap_or(card.colours)
}

fn type_word(card_type: CardType) -> &'static str {
    match card_type {
        CardType::Land => "land",
        CardType::Creature => "creature",
        CardType::Invocation => "invocation",
        CardType::Sorcery => "sorcery",
        CardType::Instant => "instant",
    }
}

fn name_of(colour: Colour, lang: Lang) -> String {
    colour_name(colour, Gender::Masculine, Number::One, lang)
}

#[cfg(test)]
mod tests {
    use super::*;
    use atout_core::ContentRef;

    fn config() -> Value {
        serde_json::to_value(Config::default()).unwrap()
    }

    #[test]
    fn the_builder_has_every_card_once_with_colours_and_a_picture() {
        let pool = ContentRef::<Pool>::current();
        for lang in Lang::ALL {
            let cards = DuelDecks.cards(&config(), lang).unwrap();
            let ids: std::collections::BTreeSet<&str> = cards.iter().map(|card| card.id.as_str()).collect();
            assert_eq!((cards.len(), ids.len()), (pool.n_cards, pool.n_cards));
            let letters: String = DuelDecks.colours(lang).iter().map(|colour| colour.letter).collect();
            let types: Vec<&str> = DuelDecks.types(lang).iter().map(|(word, _)| *word).collect();
            for card in &cards {
                assert!(!card.colours.is_empty() && card.colours.chars().all(|letter| letters.contains(letter)));
                assert!(types.contains(&card.type_word) && card.picture.is_some() && !card.other_names.is_empty());
            }
            let forest = cards.iter().find(|card| card.id == "forest").unwrap();
            assert_eq!((forest.colours.as_str(), forest.total), ("G", 0), "a land has the colours that it gives");
        }
    }
}

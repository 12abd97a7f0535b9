//! Decks as what seats bring along.
//!
//! Not here: lists and their checks (`deck.rs`), the decks that come with the game (`ready_decks.rs`).

use crate::results::deck_tag;
use crate::{Config, Deck, Duel, READY_DECKS, ReadyDeck};
use atout_core::{ConfigError, ReadySetup, Seat, Setups, Tag};

impl Setups for Duel {
    fn ready_setups() -> Vec<ReadySetup<Deck>> {
        let setup =
            |ready: &ReadyDeck| ReadySetup { id: ready.id, name: ready.name, idea: ready.idea, setup: ready.deck() };
        READY_DECKS.iter().map(setup).collect()
    }

    fn parse_setup(config: &Config, text: &str) -> Result<Deck, ConfigError> {
        Deck::parse(text, &config.content).map_err(ConfigError)
    }

    fn setup_tags(config: &Config, deck: &Deck, seat: Seat) -> Vec<Tag> {
        vec![deck_tag(config, deck, seat)]
    }
}

//! The decks that come with the game: five of one colour, five of two.
//!
//! The lists are `decks/*.txt`, in the form in which people write theirs. Not here: what a deck is (`deck.rs`).

use crate::{Deck, Pool};
use atout_core::{ContentRef, Text};

/// A deck that comes with the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReadyDeck {
    /// How commands and options write it.
    pub id: &'static str,
    /// Its name.
    pub name: Text,
    /// How it wins, in one sentence.
    pub idea: Text,
    /// Its cards, as [`Deck::parse`] reads them.
    pub list: &'static str,
}

/// Every deck, those of one colour first.
pub static READY_DECKS: [ReadyDeck; 10] = [
    ReadyDeck {
        id: "white-soldiers",
        name: Text::new("The Long Line", "Les rangs serrés"),
        idea: Text::new(
            "White soldiers that make each other stronger.",
            "Des soldats blancs qui se renforcent les uns les autres.",
        ),
        list: include_str!("../decks/white-soldiers.txt"),
    },
    ReadyDeck {
        id: "blue-wings",
        name: Text::new("Wings over the Strait", "Des ailes sur le détroit"),
        idea: Text::new(
            "Blue flyers, and counterspells for what would stop them.",
            "Des créatures bleues qui volent, et de quoi contrer ce qui les arrêterait.",
        ),
        list: include_str!("../decks/blue-wings.txt"),
    },
    ReadyDeck {
        id: "black-graves",
        name: Text::new("What the Grave Returns", "Ce que rend la tombe"),
        idea: Text::new(
            "Black spells kill what comes, and the fallen return.",
            "Les sorts noirs tuent ce qui vient, et les morts reviennent.",
        ),
        list: include_str!("../decks/black-graves.txt"),
    },
    ReadyDeck {
        id: "red-fire",
        name: Text::new("Fire First", "Le feu d'abord"),
        idea: Text::new(
            "Hasty red attackers from the first turn, then fire for the rest.",
            "Des attaquants rouges dès le premier tour, puis le feu pour finir.",
        ),
        list: include_str!("../decks/red-fire.txt"),
    },
    ReadyDeck {
        id: "green-giants",
        name: Text::new("The Deep Forest", "La forêt profonde"),
        idea: Text::new(
            "Green mana comes early, and so do huge creatures.",
            "Le mana vert arrive tôt, et les énormes créatures aussi.",
        ),
        list: include_str!("../decks/green-giants.txt"),
    },
    ReadyDeck {
        id: "sky-patrol",
        name: Text::new("Sky Patrol", "Patrouille du ciel"),
        idea: Text::new(
            "White and blue: an army that flies over every blocker.",
            "Blanc et bleu : une armée qui vole au-dessus des bloqueurs.",
        ),
        list: include_str!("../decks/sky-patrol.txt"),
    },
    ReadyDeck {
        id: "drowned-memories",
        name: Text::new("Drowned Memories", "Mémoires noyées"),
        idea: Text::new(
            "Blue and black: control the battlefield and empty the opponent's library.",
            "Bleu et noir : contrôler le jeu et vider la bibliothèque adverse.",
        ),
        list: include_str!("../decks/drowned-memories.txt"),
    },
    ReadyDeck {
        id: "bone-and-pyre",
        name: Text::new("Bone and Pyre", "L'os et le bûcher"),
        idea: Text::new(
            "Black and red: creatures whose death hurts the opponent.",
            "Noir et rouge : des créatures dont la mort blesse l'adversaire.",
        ),
        list: include_str!("../decks/bone-and-pyre.txt"),
    },
    ReadyDeck {
        id: "hooves-and-embers",
        name: Text::new("Hooves and Embers", "Sabots et braises"),
        idea: Text::new(
            "Red and green: big tramplers that blockers cannot stop.",
            "Rouge et vert : de grandes bêtes qui piétinent les bloqueurs.",
        ),
        list: include_str!("../decks/hooves-and-embers.txt"),
    },
    ReadyDeck {
        id: "green-parish",
        name: Text::new("The Green Parish", "La paroisse verte"),
        idea: Text::new(
            "Green and white: more life and more creatures every turn.",
            "Vert et blanc : à chaque tour plus de vie et plus de créatures.",
        ),
        list: include_str!("../decks/green-parish.txt"),
    },
];

impl ReadyDeck {
    /// The deck itself. Cards are named by id, so it can be played with any content that is laid over the built-in one.
    ///
    /// # Panics
    /// If the built-in content does not have its cards: an error in the program.
    #[must_use]
    pub fn deck(&self) -> Deck {
        let pool = ContentRef::<Pool>::current();
        Deck::parse(self.list, &pool).unwrap_or_else(|error| panic!("the deck {} cannot be used: {error}", self.id))
    }

    /// The deck with this id, or with this name in either language, whatever its capitals.
    #[must_use]
    pub fn find(name: &str) -> Option<&'static ReadyDeck> {
        let plain = |name: &str| name.trim().replace('’', "'").to_lowercase();
        let wanted = plain(name);
        READY_DECKS.iter().find(|deck| [deck.id, deck.name.en, deck.name.fr].iter().any(|one| plain(one) == wanted))
    }
}

#[cfg(test)]
mod tests {
    use super::{READY_DECKS, ReadyDeck};
    use crate::{Colour, Colours, Format, Pool};
    use atout_core::{ContentRef, Lang};
    use std::collections::BTreeSet;

    #[test]
    fn every_deck_is_legal_and_has_lands_enough() {
        let pool = ContentRef::<Pool>::current();
        for ready in &READY_DECKS {
            let deck = ready.deck();
            deck.check(&pool, Format::Constructed).unwrap_or_else(|error| panic!("{}: {error}", ready.id));
            let stats = deck.stats(&pool);
            assert_eq!(deck.n_cards(), 60, "{}", ready.id);
            assert!((24..=25).contains(&stats.n_lands), "{}: {} lands", ready.id, stats.n_lands);
            assert!(stats.n_creatures >= 20, "{}: {} creatures", ready.id, stats.n_creatures);
        }
    }

    #[test]
    fn five_are_of_one_colour_and_five_of_two() {
        let pool = ContentRef::<Pool>::current();
        let colours: Vec<Colours> = READY_DECKS.iter().map(|ready| ready.deck().stats(&pool).colours).collect();
        let ones: Vec<Colours> =
            [Colour::White, Colour::Blue, Colour::Black, Colour::Red, Colour::Green].map(Colours::of).to_vec();
        assert_eq!(colours[..5], ones);
        assert!(colours[5..].iter().all(|colours| colours.len() == 2));
        let different: BTreeSet<String> = colours.iter().map(|colours| format!("{colours:?}")).collect();
        assert_eq!(different.len(), 10);
    }

    #[test]
    fn decks_are_found_by_id_and_name() {
        for ready in &READY_DECKS {
            for name in [ready.id, &ready.name.en.to_uppercase(), ready.name.get(Lang::Fr)] {
                assert_eq!(ReadyDeck::find(name), Some(ready), "{name}");
            }
        }
        assert_eq!(ReadyDeck::find("nothing"), None);
    }
}

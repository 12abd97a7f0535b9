//! What tables of results count of a finished duel: how long it was, how it was lost, and with which decks.

use crate::{Config, Deck, Duel, Event, SEATS, View, Why};
use atout_core::{Findings, Reached, Results, Seat, Tag, Text};

const TURNS: Text = Text::new("turns", "tours");
const DECK: Text = Text::new("deck", "deck");
const LOST_BY: Text = Text::new("lost by", "cause de la défaite");
const ORDER: Text = Text::new("order of play", "ordre de jeu");
/// Duels of more turns are rare; they count as this many.
const LONG: u32 = 100;

/// The deck that a seat brought along, if it is one that comes with the game.
pub(crate) fn deck_tag(config: &Config, deck: &Deck, seat: Seat) -> Tag {
    let pool = config.content.get();
    let cards = if deck.cards.is_empty() { pool.default_deck(seat) } else { deck.numbers(pool) };
    let what =
        pool.ready_deck(&cards).map_or(Text::new("a deck of one’s own", "un deck personnel"), |ready| ready.name);
    Tag { sort: DECK, what }
}

/// Whether the seat had the first turn. Turns alternate, so the last one tells.
pub(crate) fn order_tag(view: &View, seat: Seat) -> Tag {
    let is_own = view.turn == 0 || view.turn % 2 == 1;
    let first = if is_own { view.active } else { view.active.next(SEATS) };
    let what = if seat == first { Text::new("first", "en premier") } else { Text::new("second", "en second") };
    Tag { sort: ORDER, what }
}

impl Results for Duel {
    /// How long the duel was and how it was lost.
    fn findings(view: &View, _events: &mut dyn Iterator<Item = &Event>) -> Findings {
        let lost_by = view.over.map(|over| Tag {
            sort: LOST_BY,
            what: match over.why {
                Why::Life => Text::new("no life left", "plus de points de vie"),
                Why::Library => Text::new("an empty library", "bibliothèque vide"),
                Why::Card => Text::new("a card", "une carte"),
                Why::TooLong => Text::new("too many moves", "trop de coups"),
                Why::Left(_) => Text::new("giving up", "abandon"),
            },
        });
        Findings {
            reached: Some(Reached { what: TURNS, n: u32::from(view.turn).min(LONG), of: LONG }),
            lost_by,
            ..Findings::default()
        }
    }

    fn tags(view: &View, seat: Seat) -> Vec<Tag> {
        vec![order_tag(view, seat)]
    }
}

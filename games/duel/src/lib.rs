//! Planar Duel: two players with lands, creatures and spells, a stack and priority.

mod colour;
mod content;
mod deck;
mod keyword;
mod ready_decks;
mod words;

pub use colour::{Colour, Colours, ManaCost};
pub use content::{
    About, Activated, Amount, Bounds, CardDef, CardEntry, CardType, Condition, Cost, DamageTo, Doing, Effect, Filter,
    KindEntry, Kinds, ManaAbility, Measure, Offering, Place, Pool, Static, Subject, Target, Targetable, TokenName,
    Trigger, TriggerOn, Whose, Words,
};
pub use deck::{Deck, DeckLine, DeckStats, Format};
pub use keyword::{Keyword, Keywords};
pub use ready_decks::{READY_DECKS, ReadyDeck};
pub use words::{Set, Word};

#[cfg(test)]
mod tests {
    #[test]
    fn loads() {
        let pool = atout_core::ContentRef::<crate::Pool>::current();
        println!("{:?}", pool.cards);
    }
}

//! Planar Duel: two players with lands, creatures and spells, a stack and priority.

mod colour;
mod content;
mod deck;
mod keyword;
mod ready_decks;
mod text;
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
pub use text::{
    AbilityRef, Article, Gender, Number, ability_text, card_text, colour_name, cost_text, filter_text, keyword_help,
    keyword_name, mana_cost_text, mode_text, rules, type_line, type_name,
};
pub use words::{Set, Word};

#[cfg(test)]
mod tests {
    #[test]
    fn loads() {
        let pool = atout_core::ContentRef::<crate::Pool>::current();
        println!("{:?}", pool.cards);
    }
}

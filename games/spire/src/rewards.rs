//! Which cards are on offer: after a fight, in a training room, in an event.

use crate::chance::Purpose;
use crate::content::Rarity;
use crate::state::Spire;
use crate::{Card, Element};
use atout_core::{Dice, KeyedRng, Pile};

/// The key of a training room's or event's offer; enemies have their ids.
const NO_ENEMY: u8 = 0;

impl Spire {
    /// The three cards of the enemy that fell last: half of them of its element, better on higher floors, rare from bosses.
    pub(crate) fn reward_cards(&self) -> Pile<Card, 3> {
        let (kind, id) = self.fight.last_killed;
        let def = &self.tower().enemies[usize::from(kind)];
        let mut rng = self.reward_rng(id);
        self.three(|game| {
            let element = (rng.below(2) == 0).then_some(def.element);
            let rarity = if def.boss { Rarity::Rare } else { game.draw_rarity(&mut rng) };
            game.draw_card(element, rarity, &mut rng)
        })
    }

    /// Three cards of any element.
    pub(crate) fn training_cards(&self) -> Pile<Card, 3> {
        let mut rng = self.reward_rng(NO_ENEMY);
        self.three(|game| {
            let rarity = game.draw_rarity(&mut rng);
            game.draw_card(None, rarity, &mut rng)
        })
    }

    /// The card that an event offers for its `option`-th way.
    pub(crate) fn event_card(&self, rarity: Rarity, option: usize) -> Card {
        self.draw_card(None, rarity, &mut self.reward_rng(NO_ENEMY + 100 + option as u8))
    }

    fn reward_rng(&self, id: u8) -> KeyedRng {
        self.streams.of(Purpose::Reward, self.room_key() << 8 | u64::from(id))
    }

    fn three(&self, mut draw: impl FnMut(&Spire) -> Card) -> Pile<Card, 3> {
        let mut cards = Pile::<Card, 3>::new();
        // There are at least nine cards that can be on offer, so this ends.
        while cards.len() < 3 {
            let card = draw(self);
            if !cards.contains(&card) {
                cards.push(card);
            }
        }
        cards
    }

    fn draw_rarity(&self, rng: &mut KeyedRng) -> Rarity {
        let weights = self.tower().climb().rarities[self.floor()].map(u32::from);
        let n = rng.below(weights.iter().sum());
        match n {
            _ if n < weights[0] => Rarity::Common,
            _ if n < weights[0] + weights[1] => Rarity::Uncommon,
            _ => Rarity::Rare,
        }
    }

    /// A card of this rarity, of this element if there is one.
    fn draw_card(&self, element: Option<Element>, rarity: Rarity, rng: &mut KeyedRng) -> Card {
        match self.tower().cards_of(element, rarity) {
            [] => self.draw_card(None, rarity, rng),
            cards => cards[rng.index(cards.len())],
        }
    }
}

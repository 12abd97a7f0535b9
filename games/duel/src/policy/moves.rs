//! What it is worth to put cards and permanents somewhere else.

use crate::amounts::Context;
use crate::state::Duel;
use crate::{Place, Subject};

impl Duel {
    /// Permanents leave play, or cards leave a graveyard.
    pub(super) fn put_value(&self, what: &Subject, to: Place, context: &Context<'_>) -> f32 {
        let you = context.side.you;
        let share = match to {
            Place::Hand => 0.55,
            Place::LibraryTop => 0.8,
            _ => 0.95,
        };
        let in_play: f32 = self
            .permanents_of(what, context)
            .iter()
            .map(|&slot| {
                let whole = self.def(self.at(slot).card).is_token;
                self.loss_value(slot, you) * if whole { 1.0 } else { share }
            })
            .sum();
        let laid: f32 = self
            .laid_cards(what, context)
            .iter()
            .filter_map(|&(owner, stamp)| {
                let laid = self.player(owner).graveyard.iter().find(|laid| laid.stamp == stamp)?;
                let value = self.card_value(laid.card);
                Some(match to {
                    Place::Battlefield | Place::BattlefieldTapped => value,
                    Place::Hand => {
                        if owner == you {
                            0.8 + 0.35 * value
                        } else {
                            -1.0
                        }
                    }
                    _ => {
                        if owner == you {
                            0.5 + 0.2 * value
                        } else {
                            -0.5
                        }
                    }
                })
            })
            .sum();
        in_play + laid
    }
}

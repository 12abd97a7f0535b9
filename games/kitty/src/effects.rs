//! Applies the effects of a card that a player or a friend plays.
//!
//! Not here: whether the card may be played (`legal.rs`), what the cards are (`card.rs`).

use crate::deal::DealWeights;
use crate::purge::Harm;
use crate::{Card, Effect, EffectResult, Entities, Entity, Event, Friend, Kitty, Recipient, Stats};
use atout_core::{Audience, EventSink, Rng, Seat};

/// A card that is being played: by whom, and at which target.
#[derive(Clone, Copy)]
pub(crate) struct CardPlay {
    pub(crate) by: Entity,
    pub(crate) card: Card,
    pub(crate) target: Option<Entity>,
}

impl Kitty {
    /// Pays for a card and applies its effects.
    #[inline]
    pub(crate) fn play_card<R: Rng, L: EventSink<Kitty>>(
        &mut self,
        play: CardPlay,
        harm: &mut Harm,
        rng: &mut R,
        events: &mut L,
    ) {
        let CardPlay { by, card, target } = play;
        let stats = self.stats_mut(by);
        stats.mana = stats.mana.saturating_sub(card.cost());
        let mut results = Vec::new();
        let mut note = |result: EffectResult| {
            // Playouts have no event sink and must not allocate.
            if L::LISTENS {
                results.push(result);
            }
        };
        for effect in card.def().effects {
            self.apply_effect(play, *effect, harm, rng, &mut note);
        }
        if L::LISTENS && results.is_empty() {
            results.push(EffectResult::Nothing);
        }
        events.emit(Audience::Everyone, || Event::Played { by, card, target, results });
    }

    #[inline]
    fn apply_effect<R: Rng>(
        &mut self,
        play: CardPlay,
        effect: Effect,
        harm: &mut Harm,
        rng: &mut R,
        note: &mut impl FnMut(EffectResult),
    ) {
        match effect {
            Effect::Life(recipient, by) => {
                for who in self.recipients(play, recipient).iter() {
                    if by < 0 {
                        harm.wound(who, play, self);
                    }
                    let stats = self.stats_mut(who);
                    stats.life = stats.life.saturating_add(by);
                    note(EffectResult::Life { who, by, now: stats.life });
                }
            }
            Effect::Generation(recipient, by) => {
                for who in self.recipients(play, recipient).iter() {
                    let stats = self.stats_mut(who);
                    let before = stats.generation;
                    stats.generation = before.saturating_add_signed(by).max(1);
                    let by = stats.generation as i32 - before as i32;
                    note(EffectResult::Generation { who, by, now: stats.generation });
                }
            }
            Effect::Friend => note(self.place_friend(play, rng)),
            Effect::Caramel => note(self.drop_caramel(play, rng)),
            Effect::Kill => {
                for who in self.recipients(play, Recipient::Target).iter() {
                    harm.doom(who, play, self);
                    note(EffectResult::Doomed { who });
                }
            }
        }
    }

    /// The entities that an effect applies to.
    #[inline]
    fn recipients(&self, play: CardPlay, recipient: Recipient) -> Entities {
        let mut recipients = Entities::EMPTY;
        match (recipient, play.target) {
            (Recipient::Caster, _) => recipients.insert(play.by),
            (Recipient::Target, Some(target)) => recipients.insert(target),
            (Recipient::Target, None) => {}
            (Recipient::Team, _) => recipients = self.team(self.owner(play.by)),
        }
        recipients
    }

    /// Puts a friend on a random free cell beside the caster.
    fn place_friend<R: Rng>(&mut self, play: CardPlay, rng: &mut R) -> EffectResult {
        let place = self.random_beside(self.cell(play.by), rng);
        let taken = self.living.friends().0 >> Seat::MAX;
        let (Some(cell), Some(target), Some(friend)) =
            (place, play.target, Entity::friend(taken.trailing_ones() as usize))
        else {
            return EffectResult::Nothing;
        };
        let owner = self.owner(play.by);
        let card = DealWeights::new(self.player(owner).class, self.config.has_teams()).card(rng);
        let stats = Stats {
            life: self.config.friend_life.into(),
            mana: self.config.friend_mana.into(),
            generation: self.config.friend_generation.into(),
            cell,
        };
        if let Some(index) = friend.friend_index() {
            self.friends.0[index] = Friend { stats, span: self.config.friend_span, card, target, owner };
        }
        self.living.insert(friend);
        self.closed.insert(cell);
        EffectResult::Friend { friend, cell, card }
    }

    /// Puts a caramel on a random free cell beside the target.
    fn drop_caramel<R: Rng>(&mut self, play: CardPlay, rng: &mut R) -> EffectResult {
        let place = play.target.and_then(|target| self.random_beside(self.cell(target), rng));
        let Some(cell) = place else { return EffectResult::Nothing };
        self.caramels.insert(cell);
        self.closed.insert(cell);
        EffectResult::Caramel { cell }
    }
}

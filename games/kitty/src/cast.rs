//! What a card does when it is played, by a player or by a friend. Legality has been checked before.

use crate::deal::Weights;
use crate::purge::Harm;
use crate::{Card, Effect, Entities, Entity, Event, Friend, Kitty, Stats, Upshot, Whom};
use atout_core::{Audience, EventSink, Rng};

/// A card on its way: who plays it, and at whom.
#[derive(Clone, Copy)]
pub(crate) struct Cast {
    pub(crate) by: Entity,
    pub(crate) card: Card,
    pub(crate) target: Option<Entity>,
}

impl Kitty {
    /// Pays for a card and lets it happen.
    #[inline]
    pub(crate) fn cast<R: Rng, L: EventSink<Kitty>>(
        &mut self,
        cast: Cast,
        harm: &mut Harm,
        rng: &mut R,
        events: &mut L,
    ) {
        let Cast { by, card, target } = cast;
        let stats = self.stats_mut(by);
        stats.mana = stats.mana.saturating_sub(card.cost());
        let mut upshots = Vec::new();
        let mut note = |upshot: Upshot| {
            // Playouts do not listen, and take no memory.
            if L::LISTENS {
                upshots.push(upshot);
            }
        };
        for effect in card.face().effects {
            self.happen(cast, *effect, harm, rng, &mut note);
        }
        if L::LISTENS && upshots.is_empty() {
            upshots.push(Upshot::Nothing);
        }
        events.emit(Audience::Everyone, || Event::Played { by, card, target, upshots });
    }

    #[inline]
    fn happen<R: Rng>(
        &mut self,
        cast: Cast,
        effect: Effect,
        harm: &mut Harm,
        rng: &mut R,
        note: &mut impl FnMut(Upshot),
    ) {
        match effect {
            Effect::Life(whom, by) => {
                for who in self.meant(cast, whom).iter() {
                    if by < 0 {
                        harm.wound(who, cast, self);
                    }
                    let stats = self.stats_mut(who);
                    stats.life = stats.life.saturating_add(by);
                    note(Upshot::Life { who, by, now: stats.life });
                }
            }
            Effect::Generation(whom, by) => {
                for who in self.meant(cast, whom).iter() {
                    let stats = self.stats_mut(who);
                    let before = stats.generation;
                    stats.generation = before.saturating_add_signed(by).max(1);
                    let by = stats.generation as i32 - before as i32;
                    note(Upshot::Generation { who, by, now: stats.generation });
                }
            }
            Effect::Friend => note(self.invite(cast, rng)),
            Effect::Caramel => note(self.drop_caramel(cast, rng)),
            Effect::Kill => {
                for who in self.meant(cast, Whom::Target).iter() {
                    harm.doom(who, cast, self);
                    note(Upshot::Doomed { who });
                }
            }
        }
    }

    /// Those that an effect happens to.
    #[inline]
    fn meant(&self, cast: Cast, whom: Whom) -> Entities {
        let mut meant = Entities::EMPTY;
        match (whom, cast.target) {
            (Whom::Caster, _) => meant.insert(cast.by),
            (Whom::Target, Some(target)) => meant.insert(target),
            (Whom::Target, None) => {}
            (Whom::Team, _) => meant = self.team(self.owner(cast.by)),
        }
        meant
    }

    /// A friend comes to a free cell beside the caster.
    fn invite<R: Rng>(&mut self, cast: Cast, rng: &mut R) -> Upshot {
        let place = self.random_beside(self.cell(cast.by), rng);
        let taken = self.living.friends().0 >> atout_core::Seat::MAX;
        let (Some(cell), Some(target), Some(friend)) =
            (place, cast.target, Entity::friend(taken.trailing_ones() as usize))
        else {
            return Upshot::Nothing;
        };
        let owner = self.owner(cast.by);
        let card = Weights::new(self.player(owner).class, self.config.has_teams()).card(rng);
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
        Upshot::Friend { friend, cell, card }
    }

    /// A caramel falls on a free cell beside the target.
    fn drop_caramel<R: Rng>(&mut self, cast: Cast, rng: &mut R) -> Upshot {
        let place = cast.target.and_then(|target| self.random_beside(self.cell(target), rng));
        let Some(cell) = place else { return Upshot::Nothing };
        self.caramels.insert(cell);
        self.closed.insert(cell);
        Upshot::Caramel { cell }
    }
}

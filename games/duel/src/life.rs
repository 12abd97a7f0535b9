//! Life and damage.

use crate::action::Slot;
use crate::event::{Aimed, Event, Piece, Shown};
use crate::state::{Card, Duel};
use crate::targets::is_protected;
use crate::triggers::DamageHeard;
use crate::{Keyword, TriggerOn};
use atout_core::{Audience, EventSink, Seat};

/// Whom damage is dealt to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Hit {
    Player(Seat),
    Creature(Slot),
}

/// Where damage comes from: a permanent in play, or a spell or ability of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Striker {
    pub card: Card,
    pub slot: Option<Slot>,
    pub controller: Seat,
    /// Keywords of the source; of a permanent that has left its last ones.
    pub keywords: crate::Keywords,
}

/// One piece of damage.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Blow {
    pub from: Striker,
    pub to: Hit,
    pub n: i16,
}

impl Duel {
    /// Gains life.
    pub(crate) fn gain_life<S: EventSink<Duel>>(&mut self, seat: Seat, n: i16, events: &mut S) {
        if n <= 0 {
            return;
        }
        let player = self.player_mut(seat);
        player.life = player.life.saturating_add(n);
        events.emit(Audience::Everyone, || Event::Life { seat, by: n });
        self.hear_player(TriggerOn::GainsLife, seat, n);
    }

    /// Loses life.
    pub(crate) fn lose_life<S: EventSink<Duel>>(&mut self, seat: Seat, n: i16, events: &mut S) {
        if n <= 0 {
            return;
        }
        let player = self.player_mut(seat);
        player.life = player.life.saturating_sub(n);
        events.emit(Audience::Everyone, || Event::Life { seat, by: -n });
    }

    /// Damage that is dealt at one moment.
    pub(crate) fn deal<S: EventSink<Duel>>(&mut self, blows: &[Blow], is_combat: bool, events: &mut S) {
        let mut dealt: Vec<Blow> = Vec::with_capacity(blows.len());
        for &blow in blows {
            if self.strike(blow, events) {
                dealt.push(blow);
            }
        }
        self.link_life(&dealt, events);
        self.hear_blows(&dealt, is_combat);
    }

    /// Marks one piece of damage; false if there was none.
    fn strike<S: EventSink<Duel>>(&mut self, blow: Blow, events: &mut S) -> bool {
        if blow.n <= 0 {
            return false;
        }
        let source = self.def(blow.from.card);
        match blow.to {
            Hit::Player(seat) => {
                let player = self.player_mut(seat);
                player.life = player.life.saturating_sub(blow.n);
            }
            Hit::Creature(slot) => {
                if is_protected(self.traits(slot).keywords, source.colours) {
                    return false;
                }
                let creature = self.at_mut(slot);
                creature.damage = creature.damage.saturating_add(blow.n);
                creature.touched |= blow.from.keywords.has(Keyword::DeathTouch);
            }
        }
        let target = match blow.to {
            Hit::Player(_) => None,
            Hit::Creature(slot) => Some(self.def(self.at(slot).card)),
        };
        events.emit(Audience::Everyone, || Event::Damaged {
            card: Shown::of(source),
            slot: blow.from.slot,
            to: match (blow.to, target) {
                (Hit::Creature(slot), Some(def)) => Aimed::Permanent(Piece { slot, card: Shown::of(def) }),
                (Hit::Creature(_), None) => Aimed::Player(blow.from.controller),
                (Hit::Player(seat), _) => Aimed::Player(seat),
            },
            n: blow.n,
        });
        true
    }

    /// Lifelink: one gain for each source, for all it dealt.
    fn link_life<S: EventSink<Duel>>(&mut self, dealt: &[Blow], events: &mut S) {
        for (index, blow) in dealt.iter().enumerate() {
            let is_first = !dealt[..index].iter().any(|other| other.from == blow.from);
            if is_first && blow.from.keywords.has(Keyword::Lifelink) {
                let total = dealt.iter().filter(|other| other.from == blow.from).map(|other| other.n).sum();
                self.gain_life(blow.from.controller, total, events);
            }
        }
    }

    fn hear_blows(&mut self, dealt: &[Blow], is_combat: bool) {
        let heard = |blows: &mut dyn Iterator<Item = &Blow>| {
            blows.fold(DamageHeard { is_combat, ..DamageHeard::default() }, |mut sum, blow| {
                match blow.to {
                    Hit::Player(_) => sum.to_players += blow.n,
                    Hit::Creature(_) => sum.to_creatures += blow.n,
                }
                sum
            })
        };
        for (index, blow) in dealt.iter().enumerate() {
            let is_first_of = |slot: Slot| !dealt[..index].iter().any(|other| other.from.slot == Some(slot));
            if let Some(slot) = blow.from.slot.filter(|&slot| is_first_of(slot)) {
                let damage = heard(&mut dealt.iter().filter(|other| other.from.slot == Some(slot)));
                self.hear_damage(TriggerOn::DealsDamage, slot, damage);
            }
        }
        for (index, blow) in dealt.iter().enumerate() {
            if let Hit::Creature(slot) = blow.to
                && !dealt[..index].iter().any(|other| other.to == blow.to)
            {
                let damage = heard(&mut dealt.iter().filter(|other| other.to == blow.to));
                self.hear_damage(TriggerOn::IsDealtDamage, slot, damage);
            }
        }
    }

    /// A permanent in play as a source of damage.
    pub(crate) fn source_of(&self, slot: Slot) -> Striker {
        let permanent = self.at(slot);
        Striker {
            card: permanent.card,
            slot: Some(slot),
            controller: permanent.controller,
            keywords: self.traits(slot).keywords,
        }
    }
}

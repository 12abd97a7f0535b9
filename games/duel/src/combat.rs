//! Combat: who may attack, the order of blockers, and who deals how much damage to whom.
//!
//! Not here: who may block whom (`blocks.rs`).

use crate::action::Slot;
use crate::amounts::Slots;
use crate::event::{Event, Piece};
use crate::life::{Blow, Hit};
use crate::state::{Asked, Combat, Duel, Given};
use crate::{Keyword, Keywords, TriggerOn};
use atout_core::{Audience, EventSink};

impl Duel {
    /// May the creature be declared as an attacker?
    pub(crate) fn can_attack(&self, slot: Slot) -> bool {
        self.able_attacker(slot).is_some()
    }

    /// The keywords of a creature that may be declared as an attacker.
    fn able_attacker(&self, slot: Slot) -> Option<Keywords> {
        let permanent = self.at(slot);
        if permanent.controller != self.active
            || permanent.tapped
            || permanent.combat.attacks
            || !self.is_creature(slot)
        {
            return None;
        }
        let keywords = self.traits(slot).keywords;
        let is_able = (!permanent.sick || keywords.has(Keyword::Haste))
            && !keywords.has(Keyword::Defender)
            && !keywords.has(Keyword::CannotAttack);
        is_able.then_some(keywords)
    }

    /// Must it still be declared?
    pub(crate) fn is_attack_owed(&self) -> bool {
        let must_attack = |slot| self.able_attacker(slot).is_some_and(|keywords| keywords.has(Keyword::MustAttack));
        self.creature_slots.iter().any(must_attack)
    }

    /// The attackers.
    pub(crate) fn attackers(&self) -> impl Iterator<Item = Slot> + '_ {
        self.creature_slots.iter().filter(|&slot| self.at(slot).combat.attacks)
    }

    /// The creatures that block an attacker, by slot.
    pub(crate) fn blocking(&self, attacker: Slot) -> impl Iterator<Item = Slot> + '_ {
        self.creature_slots.iter().filter(move |&slot| self.at(slot).combat.blocks == Some(attacker))
    }

    /// The creatures that block an attacker, in the order of damage.
    pub(crate) fn blockers_of(&self, attacker: Slot) -> Slots {
        let mut blockers: Slots = self.blocking(attacker).collect();
        blockers.sort_by_key(|&slot| {
            let order = self.at(slot).combat.order;
            if order == 0 { u8::MAX } else { order }
        });
        blockers
    }

    /// The attackers are declared: they tap unless vigilant.
    pub(crate) fn finish_attackers<S: EventSink<Duel>>(&mut self, events: &mut S) {
        let attackers: Slots = self.attackers().collect();
        for &slot in attackers.iter() {
            if !self.has(slot, Keyword::Vigilance) {
                self.at_mut(slot).tapped = true;
            }
        }
        if !attackers.is_empty() {
            let seat = self.active;
            let pieces = || attackers.iter().map(|&slot| self.piece(slot)()).collect();
            events.emit(Audience::Everyone, || Event::Attacked { seat, attackers: pieces() });
        }
        for &slot in attackers.iter() {
            self.hear_permanent(TriggerOn::Attacks, slot);
        }
    }

    /// The blocks are declared.
    pub(crate) fn finish_blocks<S: EventSink<Duel>>(&mut self, events: &mut S) {
        let blockers: Slots =
            self.creature_slots.iter().filter(|&slot| self.at(slot).combat.blocks.is_some()).collect();
        if !blockers.is_empty() {
            let seat = self.defender();
            let pairs = || -> Vec<(Piece, Piece)> {
                let pair = |&slot: &Slot| {
                    self.at(slot).combat.blocks.map(|attacker| (self.piece(slot)(), self.piece(attacker)()))
                };
                blockers.iter().filter_map(pair).collect()
            };
            events.emit(Audience::Everyone, || Event::Blocked { seat, blocks: pairs() });
        }
        let attackers: Slots = self.attackers().collect();
        for &slot in attackers.iter() {
            let is_blocked = self.blocking(slot).next().is_some();
            self.at_mut(slot).combat.blocked = is_blocked;
        }
        for &slot in blockers.iter() {
            self.hear_permanent(TriggerOn::Blocks, slot);
        }
        for &slot in attackers.iter() {
            if self.at(slot).combat.blocked {
                self.hear_permanent(TriggerOn::BecomesBlocked, slot);
            }
        }
        self.ask_order();
    }

    /// Asks for the order of blockers where there are several.
    pub(crate) fn ask_order(&mut self) {
        let unordered = |slot: &Slot| {
            self.blocking(*slot).nth(1).is_some()
                && self.blocking(*slot).any(|blocker| self.at(blocker).combat.order == 0)
        };
        let next = self.attackers().find(unordered);
        self.asked = next.map_or(Asked::Nothing, Asked::Order);
    }

    /// The next blocker in the order of damage.
    pub(crate) fn order_blocker(&mut self, attacker: Slot, blocker: Slot) {
        let blockers = self.blockers_of(attacker);
        let placed = blockers.iter().filter(|&&slot| self.at(slot).combat.order > 0).count() as u8;
        self.at_mut(blocker).combat.order = placed + 1;
        let mut rest = blockers.iter().copied().filter(|&slot| self.at(slot).combat.order == 0);
        if let (Some(last), None) = (rest.next(), rest.next()) {
            self.at_mut(last).combat.order = placed + 2;
        }
        self.ask_order();
    }

    /// Has some attacker or blocker first or double strike?
    pub(crate) fn has_first_strike(&self) -> bool {
        self.fighters().any(|slot| strikes_first(self.traits(slot).keywords))
    }

    fn fighters(&self) -> impl Iterator<Item = Slot> + '_ {
        self.creature_slots.iter().filter(|&slot| {
            let combat = &self.at(slot).combat;
            combat.attacks || combat.blocks.is_some()
        })
    }

    /// The first-strike step begins: who deals damage in it.
    pub(crate) fn mark_first_strikers(&mut self) {
        let first: Slots = self.fighters().filter(|&slot| strikes_first(self.traits(slot).keywords)).collect();
        for &slot in first.iter() {
            self.at_mut(slot).combat.struck = true;
        }
    }

    /// Does the creature deal damage in this step?
    fn strikes_now(&self, slot: Slot) -> bool {
        let struck = self.at(slot).combat.struck;
        if self.step == crate::state::Step::FirstStrike {
            struck
        } else {
            !struck || self.has(slot, Keyword::DoubleStrike)
        }
    }

    /// Damage that is enough: endurance less damage marked, or 1 with death touch.
    fn lethal(&self, blocker: Slot, death_touch: bool) -> i16 {
        let missing = self.traits(blocker).endurance - self.at(blocker).damage;
        if death_touch { missing.clamp(0, 1) } else { missing.max(0) }
    }

    /// How much the next blocker of an attacker may get: from lethal to all that is left. None if all is given out.
    pub(crate) fn next_share(&self, attacker: Slot) -> Option<(Slot, i16, i16)> {
        let traits = self.traits(attacker);
        let blockers = self.blockers_of(attacker);
        let given = || self.given.iter().filter(|given| given.attacker == attacker);
        let left = traits.force.max(0) - given().map(|given| given.n).sum::<i16>();
        let blocker = *blockers.get(given().count())?;
        let is_last = given().count() + 1 == blockers.len();
        if is_last && !traits.keywords.has(Keyword::Trample) {
            return Some((blocker, left, left));
        }
        let lethal = self.lethal(blocker, traits.keywords.has(Keyword::DeathTouch)).min(left);
        Some((blocker, lethal, left))
    }

    /// Asks how damage is divided where the rules leave a choice; true if somebody is asked.
    pub(crate) fn ask_assignment(&mut self) -> bool {
        if self.peace {
            return false;
        }
        let attackers: Slots = self.attackers().filter(|&slot| self.strikes_now(slot)).collect();
        for &attacker in attackers.iter() {
            while let Some((blocker, least, most)) = self.next_share(attacker) {
                if least < most {
                    self.asked = Asked::Assign(attacker);
                    return true;
                }
                self.given.push(Given { attacker, blocker, n: least });
            }
        }
        false
    }

    /// Gives the next blocker its share.
    pub(crate) fn assign(&mut self, attacker: Slot, n: i16) {
        if let Some((blocker, ..)) = self.next_share(attacker) {
            self.given.push(Given { attacker, blocker, n });
        }
    }

    /// The rest of an attacker's damage as it comes: exactly lethal to each.
    pub(crate) fn assign_rest(&mut self, attacker: Slot) {
        while let Some((_, least, _)) = self.next_share(attacker) {
            self.assign(attacker, least);
        }
    }

    /// All combat damage of this step, at once.
    pub(crate) fn deal_combat_damage<S: EventSink<Duel>>(&mut self, events: &mut S) {
        let given = std::mem::take(&mut self.given);
        if self.peace {
            return;
        }
        let mut blows = Vec::new();
        for slot in self.fighters().filter(|&slot| self.strikes_now(slot)) {
            let from = self.source_of(slot);
            let traits = self.traits(slot);
            let force = traits.force.max(0);
            let combat = &self.at(slot).combat;
            if let Some(attacker) = combat.blocks {
                blows.push(Blow { from, to: Hit::Creature(attacker), n: force });
            } else if !combat.blocked {
                blows.push(Blow { from, to: Hit::Player(self.defender()), n: force });
            } else {
                let own = || given.iter().filter(|given| given.attacker == slot);
                blows.extend(own().map(|given| Blow { from, to: Hit::Creature(given.blocker), n: given.n }));
                if traits.keywords.has(Keyword::Trample) {
                    let n = force - own().map(|given| given.n).sum::<i16>();
                    blows.push(Blow { from, to: Hit::Player(self.defender()), n });
                }
            }
        }
        self.deal(&blows, true, events);
    }

    /// The combat is over.
    pub(crate) fn end_combat(&mut self) {
        for permanent in &mut self.permanents {
            permanent.combat = Combat::default();
        }
    }
}

fn strikes_first(keywords: Keywords) -> bool {
    keywords.has(Keyword::FirstStrike) || keywords.has(Keyword::DoubleStrike)
}

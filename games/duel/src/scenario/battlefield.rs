//! The battlefield of a position.

use super::PermanentPosition;
use super::position::{Built, PositionBuilder, no_card, seat, wrong};
use crate::action::Slot;
use crate::state::{Combat, MAX_PERMANENTS, Permanent, SEATS, Step, UntilEnd};
use atout_core::Seat;

impl PositionBuilder {
    pub(super) fn add_permanents(&mut self, seat: Seat, given: &PermanentPosition) -> Built {
        let count = given.count.unwrap_or(1);
        if let (Some(id), 2..) = (given.id, count) {
            return wrong(
                format!("permanent {id}: several permanents cannot have one `id`"),
                format!("permanent {id}\u{a0}: plusieurs permanents ne peuvent pas avoir le même `id`"),
            );
        }
        (0..count).try_for_each(|_| self.add_permanent(seat, given))
    }

    fn add_permanent(&mut self, controller: Seat, given: &PermanentPosition) -> Built {
        let pool = self.game.pool();
        let Some(card) = pool.find(&given.card).or_else(|| pool.find_token(&given.card)) else {
            return no_card(&given.card);
        };
        if !self.game.def(card).entry.card_type.is_permanent() {
            return wrong(
                format!("`{}` does not stay on the battlefield", given.card),
                format!("«\u{a0}{}\u{a0}» ne reste pas sur le champ de bataille", given.card),
            );
        }
        let slot = match given.id {
            Some(id) => id,
            None => {
                let is_free = |slot: &Slot| !self.slots.contains_key(slot) && !self.named.contains(slot);
                (0..=Slot::MAX).find(is_free).unwrap_or(Slot::MAX)
            }
        };
        if usize::from(slot) >= MAX_PERMANENTS {
            return wrong(
                format!("`id` {slot}: the last place is {}", MAX_PERMANENTS - 1),
                format!("`id` {slot}\u{a0}: la dernière place est {}", MAX_PERMANENTS - 1),
            );
        }
        let natural = if given.borrowed { controller.next(SEATS) } else { controller };
        let owner = given.owner.map_or(Ok(natural), seat)?;
        let permanent = self.game.new_permanent(card, owner, controller);
        let permanent = Permanent { summoner: given.summoner.map_or(Ok(natural), seat)?, ..permanent };
        let permanent = self.dressed(permanent, given);
        if self.slots.insert(slot, permanent).is_some() {
            return wrong(format!("two permanents have the `id` {slot}"), format!("deux permanents ont l'`id` {slot}"));
        }
        Ok(())
    }

    /// The permanent as the position describes it.
    fn dressed(&mut self, permanent: Permanent, given: &PermanentPosition) -> Permanent {
        let until_end = &given.until_end;
        let mut stamp = || self.game.new_stamp();
        Permanent {
            tapped: given.tapped,
            sick: given.sick,
            touched: given.touched,
            held: given.held,
            damage: given.damage.max(0),
            counters: given.counters.clamp(-999, 999),
            chosen: given.chosen,
            host: given.attached,
            turn: UntilEnd {
                force: until_end.force,
                endurance: until_end.endurance,
                gained: until_end.gained,
                lost: until_end.lost,
                set: until_end.set.map(|(force, endurance)| (force, endurance, stamp())),
                controller: given.borrowed.then(|| (permanent.controller, stamp())),
            },
            combat: Combat {
                attacks: given.attacking,
                blocked: given.blocked.unwrap_or(false),
                blocks: given.blocking,
                order: given.order.unwrap_or(0),
                struck: given.struck,
            },
            ..permanent
        }
    }

    /// Puts the permanents into their places; places between them are empty.
    pub(super) fn set_battlefield(&mut self) {
        let Some((&last, &any)) = self.slots.last_key_value() else { return };
        let empty = Permanent { stamp: 0, host: None, ..any };
        let empty = Permanent { turn: UntilEnd::default(), combat: Combat::default(), ..empty };
        self.game.permanents = vec![empty; usize::from(last) + 1];
        for (&slot, &permanent) in &self.slots {
            self.game.fill_slot(slot, permanent);
        }
        self.mark_blocked();
    }

    /// What something blocks is blocked, and its blockers have an order.
    fn mark_blocked(&mut self) {
        let attackers: Vec<Slot> = self.game.attackers().collect();
        for attacker in attackers {
            let blockers = self.game.blockers_of(attacker);
            if blockers.is_empty() {
                continue;
            }
            self.game.at_mut(attacker).combat.blocked = true;
            if blockers.len() > 1 && self.game.step > Step::Attackers {
                for (n, &blocker) in blockers.iter().enumerate() {
                    self.game.at_mut(blocker).combat.order = n as u8 + 1;
                }
            }
        }
    }

    pub(super) fn check_battlefield(&self) -> Built {
        self.game.slots().try_for_each(|slot| {
            self.check_attached(slot)?;
            self.check_combat(slot)?;
            if self.game.rightful_controller(slot) == self.game.at(slot).controller {
                return Ok(());
            }
            wrong(
                format!("permanent {slot}: nothing gives its controller the control of it"),
                format!("permanent {slot}\u{a0}: rien n'en donne le contrôle à son contrôleur"),
            )
        })
    }

    fn check_attached(&self, slot: Slot) -> Built {
        let permanent = self.game.at(slot);
        let Some(host) = permanent.host else { return Ok(()) };
        if !self.game.def(permanent.card).entry.is_aura() {
            return wrong(
                format!("permanent {slot} is no aura: it cannot be attached"),
                format!("le permanent {slot} n'est pas une aura\u{a0}: il ne peut pas être attaché"),
            );
        }
        if self.game.permanent(host).is_none() || host == slot {
            return wrong(
                format!("permanent {slot} is attached to {host}: there is nothing"),
                format!("le permanent {slot} est attaché à {host}\u{a0}: il n'y a rien"),
            );
        }
        Ok(())
    }

    fn check_combat(&self, slot: Slot) -> Built {
        let game = &self.game;
        let permanent = game.at(slot);
        let combat = &permanent.combat;
        if *combat == Combat::default() {
            return Ok(());
        }
        if !game.step.is_combat() || !game.is_creature(slot) {
            return wrong(
                format!("permanent {slot}: only creatures fight, and only in the steps of a combat"),
                format!("permanent {slot}\u{a0}: seules les créatures combattent, et seulement au combat"),
            );
        }
        if combat.attacks && permanent.controller != game.active {
            return wrong(
                format!("permanent {slot} attacks, but it is not its controller's turn"),
                format!("le permanent {slot} attaque, mais ce n'est pas le tour de son contrôleur"),
            );
        }
        let Some(attacker) = combat.blocks else { return Ok(()) };
        let attacks = game.permanent(attacker).is_some_and(|other| other.combat.attacks);
        if !attacks || permanent.controller == game.active {
            return wrong(
                format!("permanent {slot} blocks {attacker}, which does not attack its controller"),
                format!("le permanent {slot} bloque {attacker}, qui n'attaque pas son contrôleur"),
            );
        }
        Ok(())
    }
}

//! The stack of a position.

use super::ItemPosition;
use super::position::{Built, PositionBuilder, no_card, seat, wrong};
use crate::action::Aim;
use crate::state::{Chosen, Item, MAX_TARGETS, Named, Part, SEATS};
use atout_core::Pile;

impl PositionBuilder {
    pub(super) fn add_item(&mut self, given: &ItemPosition) -> Built {
        let pool = self.game.pool();
        let Some(card) = pool.find(&given.card).or_else(|| pool.find_token(&given.card)) else {
            return no_card(&given.card);
        };
        let entry = &self.game.def(card).entry;
        let (part, n) = match (given.ability, given.trigger) {
            (Some(n), _) => (Part::Activated(n), entry.activated.len()),
            (None, Some(n)) => (Part::Trigger(n), entry.triggers.len()),
            (None, None) => (Part::Spell, usize::from(entry.card_type.is_spell())),
        };
        let number = given.ability.or(given.trigger).unwrap_or(0);
        if usize::from(number) >= n {
            return wrong(
                format!("`stack`: `{}` has no such ability, or is no spell", given.card),
                format!("`stack`\u{a0}: «\u{a0}{}\u{a0}» n'a pas cette capacité, ou n'est pas un sort", given.card),
            );
        }
        let mut item = Item {
            stamp: self.game.new_stamp(),
            card,
            part,
            controller: given.seat.map_or(Ok(self.game.active), seat)?,
            source: given.source.map_or(Ok(Named::Nothing), |slot| self.named(Aim::Permanent(slot)))?,
            mode: given.mode,
            x: given.x,
            targets: Pile::new(),
            it: Named::Nothing,
            amount: given.amount,
        };
        if let Some(it) = &given.it {
            item.it = self.named(aim(it)?)?;
        }
        item.targets = self.targets(&item, &given.targets)?;
        self.game.stack.push(item);
        Ok(())
    }

    /// Targets fill the entries of the text in order.
    fn targets(&self, item: &Item, given: &[String]) -> Built<Pile<Chosen, MAX_TARGETS>> {
        let mut targets = Pile::new();
        let mut entry = 0;
        for text in given {
            let (text, points) = text.split_once('=').unwrap_or((text, "1"));
            let aim = aim(text)?;
            self.check_aim(aim)?;
            let asked = self.game.targets_asked(item);
            let is_full = |entry: u8, targets: &[Chosen]| {
                asked.get(usize::from(entry)).is_some_and(|target| {
                    targets.iter().filter(|chosen: &&Chosen| chosen.entry == entry).count() >= usize::from(target.max)
                })
            };
            while is_full(entry, &targets) {
                entry += 1;
            }
            if usize::from(entry) >= asked.len() || targets.len() >= MAX_TARGETS {
                return wrong(
                    format!("`stack`: `{text}` is one target too many"),
                    format!("`stack`\u{a0}: «\u{a0}{text}\u{a0}» est une cible de trop"),
                );
            }
            let points = points.parse().or_else(|_| not_an_aim(text))?;
            targets.push(Chosen { points, ..self.game.chosen(aim, entry) });
        }
        Ok(targets)
    }

    fn named(&self, aim: Aim) -> Built<Named> {
        self.check_aim(aim)?;
        Ok(match aim {
            Aim::Permanent(slot) => Named::Permanent(slot, self.game.at(slot).stamp),
            Aim::Player(seat) => Named::Player(seat),
            Aim::Spell(at) => {
                let spell = &self.game.stack[usize::from(at)];
                Named::Spell(spell.stamp, spell.card, spell.controller)
            }
            Aim::Card(..) => Named::Nothing,
        })
    }

    fn check_aim(&self, aim: Aim) -> Built {
        let is_there = match aim {
            Aim::Permanent(slot) => self.game.permanent(slot).is_some(),
            Aim::Player(seat) => seat.index() < SEATS,
            Aim::Spell(at) => usize::from(at) < self.game.stack.len(),
            Aim::Card(seat, at) => seat.index() < SEATS && usize::from(at) < self.game.player(seat).graveyard.len(),
        };
        if is_there {
            return Ok(());
        }
        wrong(
            format!("`stack`: there is nothing at `{aim}`"),
            format!("`stack`\u{a0}: il n'y a rien à «\u{a0}{aim}\u{a0}»"),
        )
    }
}

fn aim(text: &str) -> Built<Aim> {
    Aim::parse(text).map_or_else(|| not_an_aim(text), Ok)
}

fn not_an_aim<T>(text: &str) -> Built<T> {
    wrong(
        format!("`{text}` is no target: write `p1`, `4`, `s0`, `g0.1` or `4=3`"),
        format!(
            "«\u{a0}{text}\u{a0}» n'est pas une cible\u{a0}: écrivez «\u{a0}p1\u{a0}», «\u{a0}4\u{a0}», «\u{a0}s0\u{a0}», «\u{a0}g0.1\u{a0}» ou «\u{a0}4=3\u{a0}»"
        ),
    )
}

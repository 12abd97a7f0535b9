//! Targets: what a spell or an ability may be aimed at, when it is announced and when it resolves.

use crate::action::{Aim, Slot};
use crate::facts::Printed;
use crate::state::{Chosen, Duel, Item, Part, SEATS};
use crate::{CardType, Doing, Filter, Keyword, Keywords, Target, Targetable, Whose, Word};
use atout_core::Seat;

impl Duel {
    /// What a spell or ability does; permanents that are cast do nothing of the kind.
    #[inline]
    pub(crate) fn doing(&self, item: &Item) -> Option<&'static Doing> {
        self.modes(item).get(usize::from(item.mode))
    }

    /// The modes of a spell or ability.
    #[inline]
    pub(crate) fn modes(&self, item: &Item) -> &'static [Doing] {
        let entry = &self.def(item.card).entry;
        match item.part {
            Part::Spell => &entry.modes,
            Part::Trigger(n) => &entry.triggers[usize::from(n)].modes,
            Part::Activated(n) => &entry.activated[usize::from(n)].modes,
        }
    }

    /// The targets that its text asks for; an aura that is cast asks for its host.
    #[inline]
    pub(crate) fn targets_asked(&self, item: &Item) -> &'static [Target] {
        let def = self.def(item.card);
        match self.doing(item) {
            Some(doing) => &doing.targets,
            None => &def.host_target,
        }
    }

    /// Could every required target be chosen?
    pub(crate) fn has_targets(&self, item: &Item) -> bool {
        let asked = self.targets_asked(item);
        asked.iter().enumerate().all(|(entry, target)| self.has_enough(item, entry as u8, target.min))
            && (asked.len() < 2 || self.has_distinct_pair(item, asked))
    }

    fn has_enough(&self, item: &Item, entry: u8, min: u8) -> bool {
        min == 0 || {
            let mut n = 0;
            self.any_target(item, entry, &mut |_| {
                n += 1;
                n >= min
            })
        }
    }

    /// Two entries that both need a target need two different ones.
    fn has_distinct_pair(&self, item: &Item, asked: &[Target]) -> bool {
        if asked[0].min == 0 || asked[1].min == 0 {
            return true;
        }
        self.any_target(item, 0, &mut |one| self.any_target(item, 1, &mut |other| other != one))
    }

    /// May this be chosen next for an entry? What is chosen must leave something for the entry that follows.
    pub(crate) fn can_choose(&self, item: &Item, entry: u8, aim: Aim) -> bool {
        let asked = self.targets_asked(item);
        let Some(target) = asked.get(usize::from(entry)) else { return false };
        let is_chosen = item.targets.iter().any(|chosen| chosen.aim == aim);
        if target.divided > 0 {
            let is_new = !item.targets.iter().any(|chosen| chosen.aim == aim && chosen.entry == entry);
            let n = item.targets.iter().filter(|chosen| chosen.entry == entry).count();
            return self.is_target(item, entry, aim) && (!is_new || n < usize::from(target.max));
        }
        if is_chosen || !self.is_target(item, entry, aim) {
            return false;
        }
        asked.get(usize::from(entry) + 1).is_none_or(|next| {
            next.min == 0
                || self.any_target(item, entry + 1, &mut |other| {
                    other != aim && !item.targets.iter().any(|chosen| chosen.aim == other)
                })
        })
    }

    /// Is there a legal target of this entry for which the answer is yes?
    pub(crate) fn any_target(&self, item: &Item, entry: u8, found: &mut dyn FnMut(Aim) -> bool) -> bool {
        let Some(target) = self.targets_asked(item).get(usize::from(entry)) else { return false };
        let mut is_found = |aim: Aim| self.is_target(item, entry, aim) && found(aim);
        match &target.what {
            Targetable::Permanent(_) => self.slots().any(|slot| is_found(Aim::Permanent(slot))),
            Targetable::Player(_) => Seat::all(SEATS).any(|seat| is_found(Aim::Player(seat))),
            Targetable::CreatureOrPlayer(_) => {
                self.slots().any(|slot| is_found(Aim::Permanent(slot)))
                    || Seat::all(SEATS).any(|seat| is_found(Aim::Player(seat)))
            }
            Targetable::Spell(_) => (0..self.stack.len()).any(|at| is_found(Aim::Spell(at as u8))),
            Targetable::Card(_) => Seat::all(SEATS)
                .any(|seat| (0..self.player(seat).graveyard.len()).any(|at| is_found(Aim::Card(seat, at as u8)))),
        }
    }

    /// Does the target fit the text, and may it be targeted?
    pub(crate) fn is_target(&self, item: &Item, entry: u8, aim: Aim) -> bool {
        let Some(target) = self.targets_asked(item).get(usize::from(entry)) else { return false };
        let side = self.side(item);
        match (&target.what, aim) {
            (Targetable::Permanent(filter), Aim::Permanent(slot)) => self.is_permanent_target(item, slot, filter),
            (Targetable::CreatureOrPlayer(filter), Aim::Permanent(slot)) => {
                self.permanent(slot).is_some() && self.is_creature(slot) && self.is_permanent_target(item, slot, filter)
            }
            (Targetable::CreatureOrPlayer(_), Aim::Player(_)) => true,
            (Targetable::Player(whose), Aim::Player(seat)) => match whose {
                Whose::Any => true,
                Whose::You => seat == item.controller,
                Whose::Opponent => seat != item.controller,
            },
            (Targetable::Spell(filter), Aim::Spell(at)) => self.stack.get(usize::from(at)).is_some_and(|spell| {
                spell.part == Part::Spell
                    && spell.stamp != item.stamp
                    && self.card_matches(spell.card, spell.controller, spell.stamp, filter, side)
            }),
            (Targetable::Card(filter), Aim::Card(seat, at)) => {
                self.player(seat).graveyard.get(usize::from(at)).is_some_and(|laid| {
                    filter.holds(&Printed { def: self.def(laid.card), owner: seat, stamp: laid.stamp }, side)
                })
            }
            _ => false,
        }
    }

    fn is_permanent_target(&self, item: &Item, slot: Slot, filter: &Filter) -> bool {
        self.permanent(slot).is_some()
            && filter.holds(&self.facts(slot), self.side(item))
            && self.is_targetable(slot, item.controller, self.def(item.card).colours)
    }

    /// Hexproof and protection.
    fn is_targetable(&self, slot: Slot, by: Seat, colours: crate::Colours) -> bool {
        let permanent = self.at(slot);
        // Most permanents have neither, so the keywords are computed once.
        let keywords = self.traits(slot).keywords;
        let is_hexproof = permanent.controller != by && keywords.has(Keyword::Hexproof);
        !is_hexproof && !is_protected(keywords, colours)
    }

    /// A target as it is remembered.
    pub(crate) fn chosen(&self, aim: Aim, entry: u8) -> Chosen {
        let (stamp, card, seat) = match aim {
            Aim::Player(seat) => (0, 0, seat),
            Aim::Permanent(slot) => {
                let permanent = self.at(slot);
                (permanent.stamp, permanent.card, permanent.controller)
            }
            Aim::Spell(at) => {
                let spell = &self.stack[usize::from(at)];
                (spell.stamp, spell.card, spell.controller)
            }
            Aim::Card(seat, at) => {
                let laid = self.player(seat).graveyard[usize::from(at)];
                (laid.stamp, laid.card, seat)
            }
        };
        Chosen { aim, stamp, card, seat, entry, points: 1 }
    }

    /// Is a chosen target still legal?
    pub(crate) fn is_still_target(&self, item: &Item, chosen: &Chosen) -> bool {
        match chosen.aim {
            Aim::Player(_) => self.is_target(item, chosen.entry, chosen.aim),
            Aim::Permanent(slot) => self.is_there(slot, chosen.stamp) && self.is_target(item, chosen.entry, chosen.aim),
            // Places on the stack and in graveyards shift; the stamp finds the object.
            Aim::Spell(_) => self
                .stack
                .iter()
                .position(|spell| spell.stamp == chosen.stamp)
                .is_some_and(|at| self.is_target(item, chosen.entry, Aim::Spell(at as u8))),
            Aim::Card(seat, _) => self
                .player(seat)
                .graveyard
                .iter()
                .position(|laid| laid.stamp == chosen.stamp)
                .is_some_and(|at| self.is_target(item, chosen.entry, Aim::Card(seat, at as u8))),
        }
    }
}

/// Does protection keep these colours off?
pub(crate) fn is_protected(keywords: Keywords, colours: crate::Colours) -> bool {
    colours.iter().any(|colour| keywords.has(Keyword::protection_from(colour)))
}

/// Does protection from some colour stand among these keywords?
pub(crate) fn has_protection(keywords: Keywords) -> bool {
    crate::Colour::ALL.iter().any(|&colour| keywords.has(Keyword::protection_from(colour)))
}

impl CardType {
    /// Is it cast as a spell?
    #[must_use]
    pub const fn is_spell(self) -> bool {
        !matches!(self, CardType::Land)
    }
}

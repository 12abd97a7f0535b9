//! Which actions are legal, one by one and as a list.
//!
//! Not here: why others are not (`refusals.rs`).

use crate::action::{Action, Aim, Slot};
use crate::state::{Announced, Asked, Choosing, Duel, Item};
use crate::{CardType, Colour, Word};
use atout_core::{Seat, SeatSet};

/// Nobody takes more new opening hands than this.
pub(crate) const MAX_MULLIGANS: u8 = 6;

impl Duel {
    /// Who is asked.
    #[inline]
    pub(crate) fn asked_seat(&self) -> Option<Seat> {
        match self.asked {
            Asked::Nothing => None,
            Asked::Mulligan(seat)
            | Asked::Bottom(seat, _)
            | Asked::Priority(seat)
            | Asked::ByHand(seat)
            | Asked::Announce(seat)
            | Asked::Triggers(seat)
            | Asked::May(seat)
            | Asked::Colour(seat)
            | Asked::Sacrifice(seat)
            | Asked::Discard(seat, _)
            | Asked::Find(seat, _)
            | Asked::Unless(seat, _) => Some(seat),
            Asked::Attackers | Asked::Order(_) | Asked::Assign(_) => Some(self.active),
            Asked::Blockers => Some(self.defender()),
        }
    }

    /// The seats that are awaited.
    #[inline]
    pub(crate) fn waiting_for(&self) -> SeatSet {
        self.asked_seat().map_or(SeatSet::EMPTY, SeatSet::of)
    }

    /// Is the action legal for the seat that is asked?
    pub(crate) fn is_legal(&self, seat: Seat, action: Action) -> bool {
        match (self.asked, action) {
            (Asked::Mulligan(_), Action::Keep) => true,
            (Asked::Mulligan(_), Action::Mulligan) => self.player(seat).mulligans < MAX_MULLIGANS,
            (Asked::Bottom(..), Action::Bottom(place)) | (Asked::Discard(..), Action::Discard(place)) => {
                self.is_first_equal(seat, place)
            }
            (Asked::Priority(_), Action::Pass) => true,
            (Asked::Priority(_), Action::Land(place)) => {
                self.is_first_equal(seat, place) && self.can_play_land(seat, place)
            }
            (Asked::Priority(_), Action::Cast(place)) => self.is_first_equal(seat, place) && self.can_cast(seat, place),
            (Asked::Priority(_), Action::Use(slot, n)) => self.can_use_now(seat, slot, n),
            (Asked::Priority(_), Action::ByHand) => self.has_source(seat),
            (Asked::ByHand(_), Action::Tap(slot, colour)) => self.can_tap(seat, slot, colour),
            (Asked::ByHand(_), Action::Done) => true,
            (Asked::Announce(_), action) => {
                self.announced.as_deref().is_some_and(|announced| self.is_choice(announced, action))
            }
            (Asked::Triggers(_), Action::Trigger(n)) => self.is_first_trigger(seat, n),
            (Asked::Attackers, Action::Attack(slot)) => self.permanent(slot).is_some() && self.can_attack(slot),
            (Asked::Attackers, Action::Done) => !self.is_attack_owed(),
            (Asked::Blockers, Action::Block(blocker, attacker)) => {
                self.permanent(blocker).is_some()
                    && self.permanent(attacker).is_some()
                    && self.can_block(blocker, attacker)
            }
            (Asked::Blockers, Action::Done) => self.half_blocked().is_none(),
            (Asked::Order(attacker), Action::Order(slot)) => self
                .permanent(slot)
                .is_some_and(|blocker| blocker.combat.blocks == Some(attacker) && blocker.combat.order == 0),
            (Asked::Assign(attacker), Action::Assign(n)) => {
                self.next_share(attacker).is_some_and(|(_, least, most)| (least..=most).contains(&n.into()))
            }
            (Asked::Assign(_), Action::Done)
            | (Asked::May(_) | Asked::Unless(..), Action::Yes | Action::No)
            | (Asked::Colour(_), Action::Choose(_))
            | (Asked::Find(..), Action::Done) => true,
            (Asked::Sacrifice(_), Action::Sacrifice(slot)) => self.can_sacrifice(seat, slot),
            (Asked::Find(..), Action::Find(n)) => usize::from(n) < self.findable(seat).len(),
            _ => false,
        }
    }

    /// Equal cards of a hand are one choice: the first of them.
    fn is_first_equal(&self, seat: Seat, place: u8) -> bool {
        let hand = &self.player(seat).hand;
        let place = usize::from(place);
        place < hand.len() && (place == 0 || hand[place - 1].card() != hand[place].card())
    }

    fn can_play_land(&self, seat: Seat, place: u8) -> bool {
        let card = self.player(seat).hand[usize::from(place)].card();
        self.is_sorcery_time(seat) && self.brief(card).card_type == CardType::Land && self.lands_left() > 0
    }

    /// May the card be cast now?
    pub(crate) fn can_cast(&self, seat: Seat, place: u8) -> bool {
        let card = self.player(seat).hand[usize::from(place)].card();
        let brief = self.brief(card);
        if !brief.card_type.is_spell() || !self.is_time_for(seat, card) {
            return false;
        }
        let item = self.spell_item(seat, place);
        self.can_pay_mana(&item)
            && self.can_pay_rest(&item, &self.def(card).entry.extra, true)
            && self.can_announce(&item)
    }

    pub(crate) fn can_use_now(&self, seat: Seat, slot: Slot, n: u8) -> bool {
        self.permanent(slot).is_some_and(|permanent| {
            permanent.controller == seat
                && n < self.brief(permanent.card).n_activated
                && self.can_use(slot, n)
                && self.can_pay_mana(&self.ability_item(slot, n))
        })
    }

    fn has_source(&self, seat: Seat) -> bool {
        self.mana_slots.iter().any(|slot| self.at(slot).controller == seat && self.gives_mana(slot))
    }

    fn can_tap(&self, seat: Seat, slot: Slot, colour: Option<Colour>) -> bool {
        self.permanent(slot).is_some_and(|permanent| permanent.controller == seat)
            && self.mana_of(slot).is_some_and(|source| match colour {
                Some(colour) => source.colours.has(colour),
                None => source.colours.is_empty(),
            })
    }

    /// Equal triggers are one choice: the first of them.
    fn is_first_trigger(&self, seat: Seat, n: u8) -> bool {
        let own: Vec<&Item> = self.own_triggers(seat).map(|at| &self.waiting[at]).collect();
        let n = usize::from(n);
        n < own.len() && !own[..n].contains(&own[n])
    }

    fn is_choice(&self, announced: &Announced, action: Action) -> bool {
        let item = &announced.item;
        match (announced.choosing, action) {
            (Choosing::Mode, Action::Mode(mode)) => {
                usize::from(mode) < self.modes(item).len() && self.has_targets(&Item { mode, ..*item })
            }
            (Choosing::X, Action::X(x)) => x <= self.max_x(item),
            (Choosing::Targets(entry), Action::Target(aim)) => self.can_choose(item, entry, aim),
            (Choosing::Targets(entry), Action::Done) => self.has_enough_chosen(item, entry),
            (Choosing::Sacrifice, Action::Sacrifice(slot)) => {
                !announced.offered.contains(&slot) && self.is_offering(item, slot)
            }
            (Choosing::Discard, Action::Discard(place)) => self.can_discard(announced, place),
            (Choosing::Exile, Action::Exile(at)) => {
                usize::from(at) < self.player(item.controller).graveyard.len() && !announced.exiled.contains(&at)
            }
            _ => false,
        }
    }

    fn has_enough_chosen(&self, item: &Item, entry: u8) -> bool {
        let n = item.targets.iter().filter(|chosen| chosen.entry == entry).count();
        self.targets_asked(item)
            .get(usize::from(entry))
            .is_some_and(|target| target.divided == 0 && n >= usize::from(target.min))
    }

    /// A card beside the one that is cast and those already chosen; of equal ones the first that is left.
    fn can_discard(&self, announced: &Announced, place: u8) -> bool {
        let hand = &self.player(announced.item.controller).hand;
        let is_spell = announced.item.part == crate::state::Part::Spell;
        let is_cast = |place: u8| is_spell && place == announced.place;
        let is_free = |place: u8| !is_cast(place) && !announced.discarded.contains(&place);
        let Some(card) = hand.get(usize::from(place)) else { return false };
        is_free(place) && !(0..place).any(|other| is_free(other) && hand[usize::from(other)].card() == card.card())
    }

    /// All legal actions of the seat that is asked, sorted.
    pub(crate) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.asked {
            Asked::Nothing => {}
            Asked::Mulligan(_) => {
                out.push(Action::Keep);
                if self.player(seat).mulligans < MAX_MULLIGANS {
                    out.push(Action::Mulligan);
                }
            }
            Asked::Bottom(..) => self.list_hand(seat, Action::Bottom, out),
            Asked::Discard(..) => self.list_hand(seat, Action::Discard, out),
            Asked::Priority(_) => self.list_priority(seat, out),
            Asked::ByHand(_) => {
                out.push(Action::Done);
                self.list_taps(seat, out);
            }
            Asked::Announce(_) => self.list_choices(out),
            Asked::Triggers(_) => {
                let n = self.own_triggers(seat).count() as u8;
                out.extend((0..n).filter(|&n| self.is_first_trigger(seat, n)).map(Action::Trigger));
            }
            Asked::Attackers => {
                if !self.is_attack_owed() {
                    out.push(Action::Done);
                }
                out.extend(self.creature_slots.iter().filter(|&slot| self.can_attack(slot)).map(Action::Attack));
            }
            Asked::Blockers => self.list_blocks(out),
            Asked::Order(attacker) => {
                let mut blockers = self.blockers_of(attacker);
                blockers.sort_unstable();
                out.extend(
                    blockers.iter().filter(|&&slot| self.at(slot).combat.order == 0).map(|&slot| Action::Order(slot)),
                );
            }
            Asked::Assign(attacker) => {
                out.push(Action::Done);
                if let Some((_, least, most)) = self.next_share(attacker) {
                    out.extend((least..=most.min(i16::from(u8::MAX))).map(|n| Action::Assign(n as u8)));
                }
            }
            Asked::May(_) | Asked::Unless(..) => out.extend([Action::Yes, Action::No]),
            Asked::Colour(_) => out.extend(Colour::ALL.iter().map(|&colour| Action::Choose(colour))),
            Asked::Sacrifice(_) => {
                out.extend(self.slots().filter(|&slot| self.can_sacrifice(seat, slot)).map(Action::Sacrifice));
            }
            Asked::Find(..) => {
                out.push(Action::Done);
                out.extend((0..self.findable(seat).len() as u8).map(Action::Find));
            }
        }
    }

    fn list_hand(&self, seat: Seat, action: impl Fn(u8) -> Action, out: &mut Vec<Action>) {
        let n = self.player(seat).hand.len() as u8;
        out.extend((0..n).filter(|&place| self.is_first_equal(seat, place)).map(action));
    }

    fn list_priority(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        let n = self.player(seat).hand.len() as u8;
        let firsts = || (0..n).filter(|&place| self.is_first_equal(seat, place));
        if self.is_sorcery_time(seat) && self.lands_left() > 0 {
            out.extend(firsts().filter(|&place| self.can_play_land(seat, place)).map(Action::Land));
        }
        let tally = self.tally(seat, None);
        let is_paid = |place: &u8| tally.pays(&self.brief(self.player(seat).hand[usize::from(*place)].card()).cost);
        out.extend(firsts().filter(is_paid).filter(|&place| self.can_cast(seat, place)).map(Action::Cast));
        for slot in self.ability_slots.iter() {
            let permanent = self.at(slot);
            if permanent.controller == seat {
                let n = self.brief(permanent.card).n_activated;
                out.extend((0..n).filter(|&n| self.can_use_now(seat, slot, n)).map(|n| Action::Use(slot, n)));
            }
        }
        if self.has_source(seat) {
            out.push(Action::ByHand);
        }
    }

    fn list_taps(&self, seat: Seat, out: &mut Vec<Action>) {
        for slot in self.mana_slots.iter().filter(|&slot| self.at(slot).controller == seat) {
            if let Some(source) = self.mana_of(slot) {
                if source.colours.is_empty() {
                    out.push(Action::Tap(slot, None));
                }
                out.extend(source.colours.iter().map(|colour| Action::Tap(slot, Some(colour))));
            }
        }
    }

    fn list_choices(&self, out: &mut Vec<Action>) {
        let Some(announced) = self.announced.as_deref() else { return };
        let item = &announced.item;
        let keep = |action: &Action| self.is_choice(announced, *action);
        match announced.choosing {
            Choosing::Mode => out.extend((0..self.modes(item).len() as u8).map(Action::Mode).filter(keep)),
            Choosing::X => out.extend((0..=self.max_x(item)).map(Action::X)),
            Choosing::Targets(entry) => {
                if self.has_enough_chosen(item, entry) {
                    out.push(Action::Done);
                }
                self.list_targets(item, entry, out);
            }
            Choosing::Sacrifice => out.extend(self.slots().map(Action::Sacrifice).filter(keep)),
            Choosing::Discard => {
                let n = self.player(item.controller).hand.len() as u8;
                out.extend((0..n).map(Action::Discard).filter(keep));
            }
            Choosing::Exile => {
                let n = self.player(item.controller).graveyard.len() as u8;
                out.extend((0..n).map(Action::Exile).filter(keep));
            }
        }
    }

    fn list_targets(&self, item: &Item, entry: u8, out: &mut Vec<Action>) {
        let mut aims: Vec<Aim> = Vec::new();
        self.any_target(item, entry, &mut |aim| {
            if self.can_choose(item, entry, aim) {
                aims.push(aim);
            }
            false
        });
        aims.sort_unstable();
        out.extend(aims.into_iter().map(Action::Target));
    }

    fn list_blocks(&self, out: &mut Vec<Action>) {
        if self.half_blocked().is_none() {
            out.push(Action::Done);
        }
        self.any_block(|blocker, attacker| {
            out.push(Action::Block(blocker, attacker));
            false
        });
    }
}

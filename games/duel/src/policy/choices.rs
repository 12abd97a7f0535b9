//! What a spell or ability is worth with the best choices, and which choices those are.

use crate::action::{Action, Aim, Slot};
use crate::state::{Announced, Choosing, Duel, Item, Part, Step};
use crate::{CardEntry, CardType, Effect, Keyword};
use atout_core::Seat;

/// Worse than to pass.
const NEVER: f32 = -10.0;
/// A spell that is worth less is not countered.
const COUNTERED: f32 = 2.8;

fn has_counter(effects: &[Effect]) -> bool {
    effects.iter().any(|one| matches!(one, Effect::Counter { .. }))
}

/// Is it a counterspell?
fn counters_spells(entry: &CardEntry) -> bool {
    entry.modes.iter().any(|doing| has_counter(&doing.effects))
}

impl Duel {
    /// The value with the best mode and targets.
    pub(super) fn best_value(&self, item: &Item) -> f32 {
        let n_modes = self.modes(item).len().max(1) as u8;
        (0..n_modes)
            .map(|mode| Item { mode, ..*item })
            .filter(|item| self.has_targets(item))
            .map(|item| self.value_with_targets(item, 0))
            .fold(NEVER, f32::max)
    }

    /// Fills in the targets that are missing, one entry after the other, each as well as possible.
    pub(super) fn value_with_targets(&self, mut item: Item, entry: u8) -> f32 {
        let asked = self.targets_asked(&item);
        for entry in entry..asked.len() as u8 {
            let target = &asked[usize::from(entry)];
            let mut wanted = if target.divided > 0 { target.divided } else { target.max };
            let have = item.targets.iter().filter(|chosen| chosen.entry == entry);
            let have: u8 = if target.divided > 0 { have.map(|chosen| chosen.points).sum() } else { have.count() as u8 };
            wanted = wanted.saturating_sub(have);
            for n in have..have + wanted {
                let before = self.item_value(&item);
                let Some((aim, value)) = self.best_target(&item, entry) else { break };
                if n >= target.min && target.divided == 0 && value <= before {
                    break;
                }
                self.with_target(&mut item, entry, aim);
            }
        }
        self.item_value(&item)
    }

    fn best_target(&self, item: &Item, entry: u8) -> Option<(Aim, f32)> {
        let mut best: Option<(Aim, f32)> = None;
        self.any_target(item, entry, &mut |aim| {
            if self.can_choose(item, entry, aim) {
                let mut with = *item;
                self.with_target(&mut with, entry, aim);
                let value = self.item_value(&with);
                if best.is_none_or(|(_, other)| value > other) {
                    best = Some((aim, value));
                }
            }
            false
        });
        best
    }

    fn with_target(&self, item: &mut Item, entry: u8, aim: Aim) {
        match item.targets.iter_mut().find(|other| other.aim == aim && other.entry == entry) {
            Some(again) => again.points += 1,
            None => item.targets.push(self.chosen(aim, entry)),
        }
    }

    /// How good a choice of an announcement is.
    pub(super) fn choice_value(&self, announced: &Announced, action: Action) -> f32 {
        let mut item = announced.item;
        match (announced.choosing, action) {
            (Choosing::Mode, Action::Mode(mode)) => self.value_with_targets(Item { mode, ..item }, 0),
            (_, Action::X(x)) => self.best_value(&Item { x, ..item }) - 0.12 * f32::from(x),
            (Choosing::Targets(entry), Action::Target(aim)) => {
                self.with_target(&mut item, entry, aim);
                self.value_with_targets(item, entry)
            }
            (Choosing::Targets(entry), Action::Done) => self.value_with_targets(item, entry + 1) + 0.01,
            (_, Action::Sacrifice(slot)) => -self.permanent_value(slot),
            (_, Action::Discard(place)) => {
                let seat = item.controller;
                -self.hand_value(seat, self.player(seat).hand[usize::from(place)])
            }
            (_, Action::Exile(at)) => -self.card_value(self.player(item.controller).graveyard[usize::from(at)].card),
            _ => 0.0,
        }
    }

    /// What is given up beside mana.
    fn price(&self, item: &Item) -> f32 {
        let Some((mana, cost)) = self.cost_of(item) else { return 0.0 };
        let seat = item.controller;
        let life = f32::from(cost.life) * (0.15 + 2.0 / f32::from(self.player(seat).life.max(1)));
        let offered = cost.sacrifice.as_ref().map_or(0.0, |offering| {
            let side = self.side(item);
            let cheapest = self
                .slots()
                .filter(|&slot| self.at(slot).controller == seat && self.matches(slot, &offering.what, side))
                .map(|slot| self.permanent_value(slot))
                .fold(f32::MAX, f32::min);
            if cheapest == f32::MAX { 0.0 } else { cheapest * f32::from(offering.n) }
        });
        let own = if cost.sacrifice_self {
            self.in_play(item.source).map_or(0.0, |slot| self.permanent_value(slot))
        } else {
            0.0
        };
        0.12 * f32::from(mana.total())
            + life
            + offered
            + own
            + 1.4 * f32::from(cost.discard)
            + 0.1 * f32::from(cost.exile)
    }

    /// Casting a card, against passing.
    pub(super) fn cast_value(&self, seat: Seat, place: u8) -> f32 {
        let item = self.spell_item(seat, place);
        let entry = &self.def(item.card).entry;
        let item = Item { x: if entry.cost.x > 0 { self.max_x(&item) } else { 0 }, ..item };
        if entry.cost.x > 0 && item.x == 0 {
            return NEVER;
        }
        let best = self.best_value(&item);
        let worth = best - self.price(&item);
        let kept = self.mana_kept(seat, &item);
        // A spell is a card: it has to do about what a card does.
        let needed = 0.7 + 0.42 * f32::from(entry.cost.total());
        match entry.card_type {
            CardType::Creature => self.creature_time(seat, &item, worth),
            CardType::Instant if counters_spells(entry) => best - COUNTERED,
            CardType::Instant => worth - needed + self.instant_time(seat) + kept,
            CardType::Sorcery => worth - needed + kept,
            _ if entry.is_aura() => {
                if worth > needed { worth - needed + kept } else { NEVER }
            }
            _ if worth > 0.3 => worth + self.follow_up(seat, &item) + kept,
            _ => NEVER,
        }
    }

    /// Creatures are cast after combat unless they can attack, so that the opponent blocks without knowing them.
    fn creature_time(&self, seat: Seat, item: &Item, worth: f32) -> f32 {
        let entry = &self.def(item.card).entry;
        if entry.keywords.has(Keyword::Flash) && !self.is_time_for_flash(seat, item) {
            return -0.5;
        }
        let helps_now = entry.keywords.has(Keyword::Haste) || !entry.statics.is_empty() || !entry.triggers.is_empty();
        let worth = worth + self.follow_up(seat, item) + self.mana_kept(seat, item);
        let is_before_combat =
            self.step == Step::Main1 && self.active == seat && self.slots().any(|slot| self.can_attack(slot));
        let waits = is_before_combat && (!helps_now || self.has_better_creature(seat, item, worth));
        if waits { -0.5 } else { worth }
    }

    /// Is there a better creature for the same mana, one that waits until after combat?
    fn has_better_creature(&self, seat: Seat, item: &Item, worth: f32) -> bool {
        let tally = self.tally(seat, None);
        let cost = self.cost_of(item).map_or(0, |(mana, _)| u16::from(mana.total()));
        self.player(seat).hand.iter().any(|hidden| {
            let entry = &self.def(hidden.card()).entry;
            entry.card_type == CardType::Creature
                && hidden.card() != item.card
                && u16::from(entry.cost.total()) + cost > tally.total()
                && self.card_value(hidden.card()) > worth
                && tally.pays(&entry.cost)
        })
    }

    /// Flash waits for an attacker to ambush, for a spell to answer, or for the end of the opponent's turn.
    fn is_time_for_flash(&self, seat: Seat, item: &Item) -> bool {
        let entry = &self.def(item.card).entry;
        if self.active == seat {
            return false;
        }
        let counters = entry.triggers.iter().flat_map(|trigger| &trigger.modes).any(|doing| has_counter(&doing.effects));
        let answers = counters && self.stack.iter().any(|spell| spell.controller != seat && spell.part == Part::Spell);
        let size = (entry.force.unwrap_or_default(), entry.endurance.unwrap_or_default());
        let ambush = self.step == Step::Attackers
            && self.attackers().any(|slot| {
                let attacker = self.fighter(slot);
                let reaches = !attacker.has(Keyword::Flying) || entry.keywords.has(Keyword::Flying);
                reaches && attacker.left <= size.0 && attacker.force < size.1 && !attacker.strikes_first()
            });
        answers || ambush || self.step == Step::End
    }

    /// What the mana that is left can still cast: two cards that use all mana are better than one that leaves some.
    fn follow_up(&self, seat: Seat, item: &Item) -> f32 {
        if self.active != seat {
            return 0.0;
        }
        let cost = self.cost_of(item).map_or(0, |(mana, _)| u16::from(mana.total()));
        let left = self.tally(seat, None).total().saturating_sub(cost);
        if left == 0 {
            return 0.0;
        }
        let mut is_out = false;
        let others = self.player(seat).hand.iter().filter(|hidden| {
            let is_item = !is_out && hidden.card() == item.card;
            is_out |= is_item;
            !is_item
        });
        0.8 * others
            .map(|hidden| hidden.card())
            .filter(|&card| {
                let entry = &self.def(card).entry;
                entry.card_type.is_permanent() && entry.card_type != CardType::Land && u16::from(entry.cost.total()) <= left
            })
            .map(|card| self.card_value(card))
            .fold(0.0, f32::max)
    }

    /// Instants wait for the moment in which they do most.
    fn instant_time(&self, seat: Seat) -> f32 {
        let is_own = self.active == seat;
        match self.step {
            Step::Blockers | Step::FirstStrike => 0.3,
            Step::Attackers if !is_own => 0.3,
            Step::End if !is_own => 0.4,
            Step::Main1 if is_own => -0.6,
            // The main phase is near, with one land more.
            Step::Start if is_own => -6.0,
            _ => -2.5,
        }
    }

    /// A counterspell in hand wants its mana in the opponent's turn, unless one is behind.
    fn mana_kept(&self, seat: Seat, item: &Item) -> f32 {
        if self.active != seat {
            return 0.0;
        }
        let counter_cost = self
            .player(seat)
            .hand
            .iter()
            .filter(|hidden| hidden.card() != item.card)
            .map(|hidden| &self.def(hidden.card()).entry)
            .filter(|entry| counters_spells(entry))
            .map(|entry| entry.cost.total())
            .min();
        let Some(kept) = counter_cost else { return 0.0 };
        let cost = self.cost_of(item).map_or(0, |(mana, _)| mana.total());
        let left = self.tally(seat, None).total().saturating_sub(u16::from(cost));
        if left >= u16::from(kept) || self.n_lands(seat) < 4 || self.is_behind(seat) { 0.0 } else { -3.0 }
    }

    /// Are the opponent's creatures worth more?
    fn is_behind(&self, seat: Seat) -> bool {
        let worth = |slot: Slot| -self.loss_value(slot, seat);
        self.slots().filter(|&slot| self.is_creature(slot)).map(worth).sum::<f32>() < 0.0
    }

    /// Using an ability, against passing.
    pub(super) fn ability_value(&self, seat: Seat, slot: u8, n: u8) -> f32 {
        let item = self.ability_item(slot, n);
        let item = match self.cost_of(&item) {
            Some((mana, _)) if mana.x > 0 => Item { x: self.max_x(&item), ..item },
            _ => item,
        };
        let worth = self.best_value(&item) - self.price(&item) - 0.1;
        let is_own = self.active == seat;
        // What can wait is done at the end of the opponent's turn; what has a use in combat is done there.
        let time = match self.step {
            Step::Blockers | Step::FirstStrike => 0.0,
            Step::End if !is_own => 0.2,
            Step::Main2 if is_own => -0.1,
            Step::Main1 if is_own => -0.3,
            Step::Attackers if !is_own => -0.2,
            _ => -1.0,
        };
        // Mana is for cards first.
        let starves = is_own
            && self.step.is_main()
            && self.cost_of(&item).is_some_and(|(mana, _)| mana.total() > 0)
            && self.has_castable_permanent(seat);
        let on_stack = self
            .stack
            .iter()
            .any(|other| other.controller == seat && other.part == item.part && other.card == item.card);
        worth + time
            - if starves { 1.5 } else { 0.0 }
            - if on_stack && matches!(item.part, Part::Activated(_)) { 0.4 } else { 0.0 }
    }

    fn has_castable_permanent(&self, seat: Seat) -> bool {
        let tally = self.tally(seat, None);
        self.player(seat).hand.iter().any(|hidden| {
            let entry = &self.def(hidden.card()).entry;
            entry.card_type == CardType::Creature && tally.pays(&entry.cost)
        })
    }
}

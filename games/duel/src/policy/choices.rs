//! What a spell or ability is worth with the best choices, and which choices those are.

use super::timing::counters_spells;
use crate::CardType;
use crate::action::{Action, Aim};
use crate::state::{Announced, Choosing, Duel, Item, Part, Step};
use atout_core::Seat;

/// Worse than to pass.
const NEVER: f32 = -10.0;
/// A spell that is worth less is not countered.
const COUNTERED: f32 = 2.8;

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
                if worth > needed {
                    worth - needed + kept
                } else {
                    NEVER
                }
            }
            _ if worth > 0.3 => worth + self.follow_up(seat, &item) + kept,
            _ => NEVER,
        }
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

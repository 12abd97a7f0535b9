//! What effects are worth to the controller of a spell or ability, with the targets it has.
//!
//! Only what is visible to the seat is looked at: the table, and its own hand.

use super::values::body_value;
use crate::action::{Aim, Slot};
use crate::amounts::Context;
use crate::state::{Duel, Item, Part, Step};
use crate::{CardType, Condition, Effect, Filter, Keyword, Keywords, Place, Static, Subject};
use atout_core::{Seat, SeatSet};

/// Worth more than any card.
pub(super) const WINS: f32 = 100.0;

impl Duel {
    /// What it would do, all targets chosen.
    pub(super) fn item_value(&self, item: &Item) -> f32 {
        let context = Context::of_item(item);
        match self.doing(item) {
            Some(doing) => self.effects_value(&doing.effects, &context),
            None => self.entering_value(item),
        }
    }

    fn effects_value(&self, effects: &[Effect], context: &Context<'_>) -> f32 {
        effects.iter().map(|effect| self.effect_value(effect, context)).sum()
    }

    /// A permanent that is cast.
    fn entering_value(&self, item: &Item) -> f32 {
        let entry = &self.def(item.card).entry;
        if entry.is_aura() {
            let host = item.targets.first().and_then(|chosen| match chosen.aim {
                Aim::Permanent(slot) => Some(slot),
                _ => None,
            });
            return host.map_or(0.0, |host| {
                entry.statics.iter().map(|rule| self.aura_value(rule, host, item)).sum::<f32>()
                    + 0.4 * entry.triggers.len() as f32
            });
        }
        let x = f32::from(item.x);
        let by_x = if entry.cost.x > 0 { 1.1 * x - 1.0 } else { 0.0 };
        self.card_value(item.card) + by_x
    }

    fn aura_value(&self, rule: &Static, host: Slot, item: &Item) -> f32 {
        let side = if self.at(host).controller == item.controller { 1.0 } else { -1.0 };
        if rule.control {
            return -side * 1.8 * self.permanent_value(host);
        }
        if rule.extra_mana > 0 {
            return side * 2.0;
        }
        let traits = self.traits(host);
        let bound = |keywords: Keywords| keywords.has(Keyword::CannotAttack) || keywords.has(Keyword::StaysTapped);
        if bound(rule.keywords) && self.is_creature(host) {
            // What cannot attack is gone but for its abilities; it is not bound twice.
            let share = if rule.keywords.has(Keyword::CannotBlock) || rule.keywords.has(Keyword::StaysTapped) {
                0.9
            } else {
                0.6
            };
            return if bound(traits.keywords) { -1.0 } else { -side * share * self.permanent_value(host) };
        }
        let context = Context::of_item(item);
        let (force, endurance) = (self.amount(&rule.force, &context), self.amount(&rule.endurance, &context));
        if self.is_creature(host) && traits.endurance + endurance <= self.at(host).damage {
            return -side * self.permanent_value(host);
        }
        let before = body_value(traits.force, traits.endurance, traits.keywords);
        let after =
            body_value(traits.force + force, traits.endurance + endurance, traits.keywords.union(rule.keywords));
        // A good body is a better host: what it gains it brings to bear.
        let use_of = if side > 0.0 && bound(traits.keywords) { 0.15 } else { 0.7 + 0.06 * before };
        side * (after - before) * use_of
    }

    /// One effect.
    fn effect_value(&self, effect: &Effect, context: &Context<'_>) -> f32 {
        let you = context.side.you;
        match effect {
            Effect::Damage { amount, to, .. } => self.blow_value(self.amount(amount, context), to, context),
            Effect::DivideDamage {} => context
                .targets(0)
                .map(|chosen| match chosen.aim {
                    Aim::Permanent(slot) => self.damage_value(slot, chosen.points.into(), you),
                    Aim::Player(seat) => self.face_value(seat, chosen.points.into(), you),
                    _ => 0.0,
                })
                .sum(),
            Effect::Fight {} => self.fight_value(context),
            Effect::GainLife { amount, who } => {
                let n = f32::from(self.amount(amount, context).max(0));
                self.for_players(who, context, |seat| n * (0.15 + 1.5 / f32::from(self.player(seat).life.max(2))))
            }
            Effect::LoseLife { amount, who } => {
                let n = self.amount(amount, context);
                self.players_of(who, context).iter().map(|seat| self.face_value(seat, n, you)).sum()
            }
            Effect::Draw { amount, who } => {
                let n = f32::from(self.amount(amount, context).max(0));
                self.for_players(who, context, |seat| {
                    if f32::from(self.player(seat).library.len() as u16) < n { -WINS } else { 1.9 * n }
                })
            }
            Effect::Discard { amount, who, .. } => {
                let n = self.amount(amount, context).max(0) as usize;
                -self.for_players(who, context, |seat| 1.5 * n.min(self.player(seat).hand.len()) as f32)
            }
            Effect::Mill { amount, who } => {
                let n = self.amount(amount, context).max(0) as usize;
                -self.for_players(who, context, |seat| {
                    let left = self.player(seat).library.len();
                    if n >= left { 0.5 * WINS } else { n as f32 * (0.05 + 2.0 / left as f32) }
                })
            }
            Effect::Destroy { what } => self
                .permanents_of(what, context)
                .iter()
                .filter(|&&slot| !self.has(slot, Keyword::Indestructible))
                .map(|&slot| self.loss_value(slot, you))
                .sum(),
            Effect::Exile { what } => {
                self.permanents_of(what, context).iter().map(|&slot| self.loss_value(slot, you)).sum()
            }
            Effect::Put { what, to } => self.put_value(what, *to, context),
            Effect::Sacrifice { who, what, .. } => {
                -self.for_players(who, context, |seat| self.cheapest(seat, what, context))
            }
            Effect::SacrificeSelf {} => -self.in_play(context.source).map_or(0.0, |slot| self.permanent_value(slot)),
            Effect::Counter { unless } => self.counter_value(*unless, context),
            Effect::Pump { what, force, endurance, keywords } => {
                let size = (self.amount(force, context), self.amount(endurance, context));
                self.pumps_value(what, size, *keywords, context)
            }
            Effect::Protect { what } => {
                let slots = self.permanents_of(what, context);
                slots.iter().map(|&slot| self.pump_value(slot, 0, 0, Keywords::EMPTY, you)).sum::<f32>() + 0.1
            }
            Effect::Lose { what, .. } => 0.3 * self.sided(what, context),
            Effect::Become { what, force, endurance } => {
                let size = (self.amount(force, context), self.amount(endurance, context));
                self.permanents_of(what, context).iter().map(|&slot| self.resize_value(slot, size, you)).sum()
            }
            Effect::Counters { what, amount } => {
                let n = self.amount(amount, context);
                self.permanents_of(what, context).iter().map(|&slot| self.counters_value(slot, n, you)).sum()
            }
            Effect::Tap { what, stays } => {
                self.permanents_of(what, context).iter().map(|&slot| self.tap_value(slot, *stays, you)).sum()
            }
            Effect::Untap { what } => -0.2 * self.sided(what, context),
            Effect::Control { what } => {
                let is_time = self.active == you && self.step == Step::Main1;
                let share = if is_time { 0.6 } else { -0.2 };
                self.permanents_of(what, context).iter().map(|&slot| share * self.loss_value(slot, you)).sum()
            }
            Effect::Token { id, amount, who } => {
                let n = f32::from(self.amount(amount, context).max(0));
                self.for_players(who, context, |_| n * self.card_value(id.number))
            }
            Effect::Fetch { amount, to, .. } => {
                let n = f32::from(self.amount(amount, context).max(0));
                n * if matches!(to, Place::Battlefield | Place::BattlefieldTapped) { 1.9 } else { 1.5 }
            }
            Effect::ExtraLand { .. } if self.hand_has_land(you) && self.active == you => 1.2,
            Effect::ExtraLand { .. } => -0.5,
            Effect::Mana { amount, .. } => 0.2 * f32::from(self.amount(amount, context)) - 0.6,
            Effect::Peace {} => self.peace_value(you),
            Effect::Win {} => WINS,
            Effect::If { condition, then, otherwise } => self.branch_value(condition, then, otherwise, context),
        }
    }

    /// The same damage to creatures and players.
    fn blow_value(&self, n: i16, to: &Subject, context: &Context<'_>) -> f32 {
        let you = context.side.you;
        let creatures = self.permanents_of(to, context);
        let bitten: f32 = creatures.iter().map(|&slot| self.damage_value(slot, n, you)).sum();
        // What "it" is cannot be both.
        let hits_players = *to != Subject::It || creatures.is_empty();
        let players = if hits_players { self.players_of(to, context) } else { SeatSet::EMPTY };
        let faces: f32 = players.iter().map(|seat| self.face_value(seat, n, you)).sum();
        bitten + faces
    }

    fn pumps_value(&self, what: &Subject, size: (i16, i16), keywords: Keywords, context: &Context<'_>) -> f32 {
        let (you, (force, endurance)) = (context.side.you, size);
        let slots = self.permanents_of(what, context);
        let is_sorcery = context
            .item
            .is_some_and(|item| self.def(item.card).entry.card_type == CardType::Sorcery && item.part == Part::Spell);
        if is_sorcery && slots.iter().any(|&slot| self.at(slot).controller == you && self.can_attack(slot)) {
            return self.charge_value(&slots, force, endurance, keywords);
        }
        slots.iter().map(|&slot| self.pump_value(slot, force, endurance, keywords, you)).sum()
    }

    /// A creature that gets another size.
    fn resize_value(&self, slot: Slot, size: (i16, i16), you: Seat) -> f32 {
        let traits = self.traits(slot);
        self.pump_value(slot, size.0 - traits.force, size.1 - traits.endurance, Keywords::EMPTY, you)
    }

    fn branch_value(&self, when: &Condition, then: &[Effect], otherwise: &[Effect], context: &Context<'_>) -> f32 {
        let branch = if self.condition(when, context) { then } else { otherwise };
        self.effects_value(branch, context)
    }

    /// The sum over players, an opponent's gain being a loss.
    fn for_players(&self, who: &Subject, context: &Context<'_>, value: impl Fn(Seat) -> f32) -> f32 {
        let you = context.side.you;
        self.players_of(who, context).iter().map(|seat| if seat == you { value(seat) } else { -value(seat) }).sum()
    }

    /// How many more opposing permanents than own ones are meant.
    fn sided(&self, what: &Subject, context: &Context<'_>) -> f32 {
        let you = context.side.you;
        let sign = |slot: &Slot| if self.at(*slot).controller == you { -1.0 } else { 1.0 };
        self.permanents_of(what, context).iter().map(sign).sum()
    }

    /// What it is worth to `you` that a permanent is gone.
    pub(super) fn loss_value(&self, slot: Slot, you: Seat) -> f32 {
        let value = self.permanent_value(slot);
        if self.at(slot).controller == you { -value } else { value }
    }

    fn damage_value(&self, slot: Slot, n: i16, you: Seat) -> f32 {
        let fighter = self.fighter(slot);
        let is_own = self.at(slot).controller == you;
        if n >= fighter.left && !fighter.traits.keywords.has(Keyword::Indestructible) {
            return self.loss_value(slot, you);
        }
        let scratch = 0.1 * f32::from(n);
        if is_own { -scratch } else { 0.3 * scratch }
    }

    /// Damage or loss of life for a player.
    pub(super) fn face_value(&self, seat: Seat, n: i16, you: Seat) -> f32 {
        let life = self.player(seat).life;
        let value = if n >= life { WINS } else { f32::from(n.max(0)) * (0.25 + 3.0 / f32::from(life.max(1))) };
        if seat == you { -1.1 * value } else { value }
    }

    fn fight_value(&self, context: &Context<'_>) -> f32 {
        let own = self.permanents_of(&Subject::Target, context);
        let other = self.permanents_of(&Subject::Target2, context);
        let (Some(&one), Some(&two)) = (own.first(), other.first()) else { return 0.0 };
        let you = context.side.you;
        let (a, b) = (self.fighter(one), self.fighter(two));
        self.damage_value(two, a.force, you) + self.damage_value(one, b.force, you)
    }

    /// The least valuable permanent that a player could sacrifice.
    fn cheapest(&self, seat: Seat, what: &Filter, context: &Context<'_>) -> f32 {
        self.slots()
            .filter(|&slot| self.at(slot).controller == seat && self.matches(slot, what, context.side))
            .map(|slot| self.permanent_value(slot))
            .min_by(f32::total_cmp)
            .unwrap_or(0.0)
    }

    fn counter_value(&self, unless: Option<u8>, context: &Context<'_>) -> f32 {
        let you = context.side.you;
        context
            .targets(0)
            .filter_map(|chosen| self.stack.iter().find(|spell| spell.stamp == chosen.stamp))
            .map(|spell| {
                if unless.is_some_and(|n| self.tally(spell.controller, None).total() >= n.into()) {
                    return 0.2;
                }
                let printed = 0.5 * self.card_value(spell.card) + 0.5 * self.item_value(spell).max(0.0);
                if spell.controller == you { -printed } else { printed }
            })
            .sum()
    }

    fn counters_value(&self, slot: Slot, n: i16, you: Seat) -> f32 {
        if n < 0 && self.is_creature(slot) && self.fighter(slot).left + n <= 0 {
            return self.loss_value(slot, you);
        }
        let value = 1.1 * f32::from(n);
        if self.at(slot).controller == you { value } else { -value }
    }

    fn hand_has_land(&self, seat: Seat) -> bool {
        let is_land = |card: &crate::state::HiddenCard| self.def(card.card()).entry.card_type == CardType::Land;
        self.lands_left() == 0 && self.player(seat).hand.iter().any(is_land)
    }
}

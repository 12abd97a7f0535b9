//! What the heuristic knows: curve, combat arithmetic, removal on the best target, tricks after blocks, counterspells and
//! the mana for them.
//!
//! Reading order: `values.rs` (what things are worth), `effects.rs`, `moves.rs`, `tricks.rs` (what effects are worth),
//! `choices.rs` (spells and abilities with their best targets), `timing.rs` (when), `clash.rs` (one fight), `field.rs`
//! (blocks), `attack.rs` (attacks), `judge.rs` (who is ahead).
//!
//! Not here: the bots themselves (`atout-bots`).

mod attack;
mod choices;
mod clash;
mod effects;
mod field;
mod judge;
mod moves;
mod timing;
mod tricks;
mod values;

use crate::action::{Action, Slot};
use crate::state::{Asked, Duel, HiddenCard, SEATS};
use crate::{CardType, Colour, Keyword, Word};
use atout_core::{HasPolicy, Policy, Seat};
use field::Field;

/// The knowledge of Planar Duel.
#[derive(Debug, Clone, Copy, Default)]
pub struct DuelPolicy;

impl HasPolicy for Duel {
    type Policy = DuelPolicy;
}

/// To pass is worth nothing; what is worth less is not done.
const PASS: f32 = 0.0;
/// Worse than anything.
const NEVER: f32 = -50.0;
/// Decisions that a playout looks ahead: about two turns of each player.
const HORIZON: usize = 60;

impl Policy<Duel> for DuelPolicy {
    fn score(&self, state: &Duel, seat: Seat, actions: &[Action], scores: &mut Vec<f32>) {
        scores.clear();
        match state.asked {
            Asked::Attackers => state.score_attack(actions, scores),
            Asked::Blockers => state.score_blocks(seat, actions, scores),
            _ => scores.extend(actions.iter().map(|&action| state.action_value(seat, action))),
        }
    }

    /// Windows in which nothing is worth doing, and choices that hardly matter.
    fn is_trivial(&self, state: &Duel, seat: Seat) -> bool {
        match state.asked {
            Asked::Priority(_) => !state.has_promising(seat),
            Asked::Attackers | Asked::Blockers | Asked::Announce(_) => false,
            _ => true,
        }
    }

    fn has_basics(&self) -> bool {
        true
    }

    /// A hand that can be played: at random half of all good hands would be given away.
    fn is_basic(&self, state: &Duel, _seat: Seat) -> bool {
        matches!(state.asked, Asked::Mulligan(_) | Asked::Bottom(..))
    }

    fn horizon(&self) -> usize {
        HORIZON
    }

    fn judge(&self, state: &Duel) -> [f32; Seat::MAX] {
        state.chances()
    }
}

impl Duel {
    /// What an action is worth beside others of the same moment.
    fn action_value(&self, seat: Seat, action: Action) -> f32 {
        match (self.asked, action) {
            (Asked::Priority(_), Action::Pass) => PASS,
            (Asked::Priority(_), Action::Land(place)) => 20.0 + self.land_value(seat, place),
            (Asked::Priority(_), Action::Cast(place)) => self.cast_value(seat, place),
            (Asked::Priority(_), Action::Use(slot, n)) => self.ability_value(seat, slot, n),
            // It changes nothing by itself, so nothing would keep a bot from opening and closing it for ever.
            (Asked::Priority(_), Action::ByHand) => f32::NEG_INFINITY,
            (Asked::Priority(_), _) => NEVER,
            (Asked::Mulligan(_), Action::Keep) => self.keep_value(seat),
            (Asked::Bottom(..), Action::Bottom(place)) | (Asked::Discard(..), Action::Discard(place)) => {
                -self.hand_value(seat, self.player(seat).hand[usize::from(place)])
            }
            (Asked::Announce(_), action) => {
                self.announced.as_deref().map_or(0.0, |announced| self.choice_value(announced, action))
            }
            (Asked::Order(attacker), Action::Order(slot)) => self.order_value(attacker, slot),
            (Asked::Assign(_) | Asked::ByHand(_), Action::Done) | (Asked::Unless(..), Action::Yes) => 1.0,
            (Asked::May(_), Action::Yes) => self.resolving.as_deref().map_or(0.0, |now| self.item_value(&now.item)),
            (Asked::Colour(_), Action::Choose(colour)) => self.colour_threat(seat, colour),
            (Asked::Sacrifice(_), Action::Sacrifice(slot)) => -self.permanent_value(slot),
            (Asked::Find(..), Action::Find(n)) => {
                let card = self.findable(seat).get(usize::from(n)).copied().unwrap_or_default();
                0.1 + self.found_value(seat, card)
            }
            _ => 0.0,
        }
    }

    /// Is something beside passing worth a thought?
    fn has_promising(&self, seat: Seat) -> bool {
        let mut actions = Vec::new();
        self.list_actions(seat, &mut actions);
        actions.iter().any(|&action| match action {
            Action::Pass | Action::ByHand => false,
            // A land is played without thinking.
            Action::Land(_) => false,
            action => self.action_value(seat, action) > -2.0,
        }) && !actions.iter().any(|action| matches!(action, Action::Land(_)))
    }

    fn land_value(&self, seat: Seat, place: u8) -> f32 {
        let card = self.player(seat).hand[usize::from(place)].card();
        let entry = &self.def(card).entry;
        let have = self.colour_sources(seat);
        let mut wanted = [0u8; 5];
        for hidden in self.player(seat).hand.iter() {
            let cost = &self.def(hidden.card()).entry.cost;
            wanted.iter_mut().zip(cost.of).for_each(|(sum, n)| *sum = (*sum).max(n));
        }
        let gives = entry.mana.map_or(crate::Colours::EMPTY, |mana| mana.colour);
        let missing: f32 = gives
            .iter()
            .map(|colour| f32::from(wanted[colour.index()].saturating_sub(have[colour.index()])) + 0.1)
            .sum();
        missing - if entry.enters_tapped { 0.4 } else { 0.0 }
    }

    /// Two to five lands are kept, and any hand when few cards are left.
    fn keep_value(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let is_land = |hidden: &&HiddenCard| self.def(hidden.card()).entry.card_type == CardType::Land;
        let lands = player.hand.iter().filter(is_land).count();
        let is_good = (2..=5).contains(&lands) || player.mulligans >= 2;
        if is_good { 1.0 } else { -1.0 }
    }

    fn order_value(&self, attacker: Slot, slot: Slot) -> f32 {
        let (one, other) = (self.fighter(attacker), self.fighter(slot));
        let lethal = if one.traits.keywords.has(Keyword::DeathTouch) { 1 } else { other.left.max(1) };
        if lethal > one.force { other.value - 20.0 } else { other.value / f32::from(lethal) }
    }

    fn colour_threat(&self, seat: Seat, colour: Colour) -> f32 {
        let is_threat = |slot: &Slot| {
            let permanent = self.at(*slot);
            permanent.controller != seat && self.def(permanent.card).colours.has(colour)
        };
        let in_play: f32 = self.slots().filter(is_threat).map(|slot| self.permanent_value(slot)).sum();
        let foe = seat.next(SEATS);
        in_play + 0.5 * f32::from(self.colour_sources(foe)[colour.index()])
    }

    fn found_value(&self, seat: Seat, card: u16) -> f32 {
        let entry = &self.def(card).entry;
        if entry.card_type != CardType::Land {
            return self.hand_value(seat, HiddenCard::unseen(card));
        }
        let have = self.colour_sources(seat);
        let gives = entry.mana.map_or(crate::Colours::EMPTY, |mana| mana.colour);
        gives.iter().map(|colour| 3.0 / (1.0 + f32::from(have[colour.index()]))).sum()
    }

    fn score_attack(&self, actions: &[Action], scores: &mut Vec<f32>) {
        let plan = self.plan_attack();
        let is_complete = plan.iter().all(|&slot| self.at(slot).combat.attacks);
        scores.extend(actions.iter().map(|action| match action {
            Action::Attack(slot) if plan.contains(slot) => 2.0 + 0.01 * self.permanent_value(*slot),
            Action::Attack(_) => -1.0,
            _ if is_complete => 1.0,
            _ => 0.0,
        }));
    }

    fn score_blocks(&self, seat: Seat, actions: &[Action], scores: &mut Vec<f32>) {
        let attackers = self.attackers().map(|slot| self.fighter(slot)).collect();
        let blockers = self.fighters_of(seat, |duel, slot| !duel.at(slot).tapped);
        let field = Field::new(self, attackers, blockers);
        let plan = field.plan_blocks(&vec![true; field.attackers.len()], self.player(seat).life);
        let pairs: Vec<(Slot, Slot)> = field
            .blockers
            .iter()
            .zip(plan)
            .filter_map(|(blocker, blocked)| Some((blocker.slot, field.attackers[blocked?].slot)))
            .collect();
        scores.extend(actions.iter().map(|action| match *action {
            Action::Block(blocker, attacker) if pairs.contains(&(blocker, attacker)) => 2.0,
            // A block of a creature with menace that was begun must be completed.
            Action::Block(_, attacker) if self.half_blocked() == Some(attacker) => 0.5,
            Action::Block(..) => -1.0,
            _ => 1.0,
        }));
    }
}

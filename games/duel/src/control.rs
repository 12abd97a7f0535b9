//! Who controls what, and what a change of control does.

use crate::action::Slot;
use crate::content::StaticUse;
use crate::event::{Event, Piece, Shown};
use crate::state::{Combat, Duel, Permanent};
use atout_core::{Audience, EventSink, Seat};

impl Duel {
    /// Recomputes who controls each permanent. What changed sides is sick and out of combat.
    pub(crate) fn refresh_control<S: EventSink<Duel>>(&mut self, events: &mut S) {
        let auras = self.static_uses.has(StaticUse::Control);
        if !auras && !self.on_loan {
            return;
        }
        for index in 0..self.permanents.len() {
            let permanent = &self.permanents[index];
            let is_own = permanent.controller == permanent.summoner && permanent.turn.controller.is_none();
            if permanent.stamp == 0 || (is_own && !auras) {
                continue;
            }
            let slot = index as Slot;
            let now = self.rightful_controller(slot);
            if now != self.at(slot).controller {
                self.remove_from_combat(slot);
                let permanent = self.at_mut(slot);
                permanent.controller = now;
                permanent.sick = true;
                let piece = self.piece(slot);
                events.emit(Audience::Everyone, || Event::Controls { seat: now, piece: piece() });
            }
        }
        self.on_loan = self.permanents.iter().any(|one| one.stamp != 0 && one.is_on_loan());
    }

    /// The controller by the latest effect, or who brought it into play.
    pub(crate) fn rightful_controller(&self, slot: Slot) -> Seat {
        let permanent = self.at(slot);
        let (mut controller, mut since) = permanent.turn.controller.unwrap_or((permanent.summoner, 0));
        for (source, rule) in self.statics() {
            let aura = self.at(source);
            if rule.control && aura.host == Some(slot) && aura.stamp > since {
                (controller, since) = (aura.controller, aura.stamp);
            }
        }
        controller
    }

    /// Takes a creature out of combat. An attacker that it blocked stays blocked.
    pub(crate) fn remove_from_combat(&mut self, slot: Slot) {
        if self.at(slot).combat.attacks {
            for other in &mut self.permanents {
                if other.combat.blocks == Some(slot) {
                    other.combat.blocks = None;
                }
            }
        }
        self.at_mut(slot).combat = Combat::default();
    }

    /// A permanent for an event, made only if somebody listens.
    pub(crate) fn piece(&self, slot: Slot) -> impl Fn() -> Piece + use<> {
        let def = self.def(self.at(slot).card);
        move || Piece { slot, card: Shown::of(def) }
    }
}

impl Permanent {
    /// Does somebody else control it than who brought it into play, or is somebody to?
    pub(crate) const fn is_on_loan(&self) -> bool {
        self.controller.index() != self.summoner.index() || self.turn.controller.is_some()
    }
}

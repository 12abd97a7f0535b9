//! State checks: what the rules find before anybody gets priority. All that one check finds happens at once.

use crate::action::Slot;
use crate::amounts::Slots;
use crate::event::Event;
use crate::slot_set::SlotSet;
use crate::state::{Duel, Over, SEATS, Why};
use crate::zones::Exit;
use crate::{CardType, Keyword};
use atout_core::{Audience, EventSink, Seat, SeatSet};

impl Duel {
    /// Checks until nothing changes.
    pub(crate) fn check_state<S: EventSink<Duel>>(&mut self, events: &mut S) {
        loop {
            self.refresh_control(events);
            self.check_players(events);
            if self.over.is_some() {
                return;
            }
            let doomed = self.doomed();
            // One check finds the touch of death; what survived it (indestructible) has survived.
            self.creature_slots.iter().for_each(|slot| self.at_mut(slot).touched = false);
            if doomed.is_empty() {
                return;
            }
            let doomed: Slots = doomed.iter().collect();
            self.leave_play(&doomed, Exit::Graveyard, events);
        }
    }

    /// Who has lost?
    fn check_players<S: EventSink<Duel>>(&mut self, events: &mut S) {
        let lost: SeatSet = Seat::all(SEATS)
            .filter(|&seat| {
                let player = self.player(seat);
                player.life <= 0 || player.drew_nothing
            })
            .collect();
        if lost.is_empty() {
            return;
        }
        let by_life = lost.iter().any(|seat| self.player(seat).life <= 0);
        let why = if by_life { Why::Life } else { Why::Library };
        self.end(Seat::all(SEATS).find(|&seat| !lost.contains(seat)), why, events);
    }

    /// The duel is over.
    pub(crate) fn end<S: EventSink<Duel>>(&mut self, winner: Option<Seat>, why: Why, events: &mut S) {
        self.over = Some(Over { winner, why });
        self.asked = crate::state::Asked::Nothing;
        events.emit(Audience::Everyone, || Event::Over { winner, why });
    }

    /// The permanents that go to the graveyard.
    fn doomed(&self) -> SlotSet {
        self.creature_slots.union(&self.aura_slots).iter().filter(|&slot| self.is_doomed(slot)).collect()
    }

    #[inline]
    fn is_doomed(&self, slot: Slot) -> bool {
        let permanent = self.at(slot);
        match permanent.card_type {
            CardType::Creature => {
                let traits = self.traits(slot);
                traits.endurance <= 0
                    || ((permanent.damage >= traits.endurance || permanent.touched)
                        && !traits.keywords.has(Keyword::Indestructible))
            }
            _ if permanent.is_aura => permanent.host.is_none_or(|host| !self.may_enchant(slot, host)),
            _ => false,
        }
    }
}

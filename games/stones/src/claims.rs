//! Claims: which seat gets a stone, and whether that wins the game.
//!
//! Not here: when in a turn stones are claimed (`turn.rs`), how a proof works (`proof.rs`).

use crate::proof::{Reach, best_reachable, can_beat};
use crate::{ClaimView, Event, Formation, Phase, Stone, Stones, WinReason};
use atout_core::bits::ones;
use atout_core::{Audience, EventSink, Seat};

impl Stones {
    /// May the seat claim the stone, in any phase? Its side must be full and certain to win.
    #[must_use]
    pub fn may_claim(&self, seat: Seat, stone: Stone) -> bool {
        if self.unclaimed() & self.full[seat.index()] & stone.bit() == 0 {
            return false;
        }
        if self.is_full(seat.other(), stone) {
            self.beats(seat, stone)
        } else {
            !self.can_still_beat(self.formation(seat, stone), seat.other(), stone)
        }
    }

    /// Of two full sides, is this one better, or equal and full first?
    fn beats(&self, seat: Seat, stone: Stone) -> bool {
        let (mine, theirs) = (self.formation(seat, stone), self.formation(seat.other(), stone));
        mine > theirs || mine == theirs && self.first[seat.index()] & stone.bit() != 0
    }

    fn can_still_beat(&self, target: Formation, seat: Seat, stone: Stone) -> bool {
        can_beat(
            target,
            self.side(seat, stone),
            self.room(stone),
            &self.unseen,
            self.config.values,
            self.is_blind(stone),
        )
    }

    /// The best formation that a side can still become with unseen cards.
    #[must_use]
    pub fn reach(&self, seat: Seat, stone: Stone) -> Option<Reach> {
        best_reachable(self.side(seat, stone), self.room(stone), &self.unseen, self.config.values, self.is_blind(stone))
    }

    /// The stones that the seat may claim, as a set.
    pub(crate) fn claimable(&self, seat: Seat) -> u16 {
        let full = self.unclaimed() & self.full[seat.index()];
        ones(full).filter(|&stone| self.may_claim(seat, Stone(stone))).fold(0, |set, stone| set | 1 << stone)
    }

    /// Does a side win its stone now, and why?
    #[must_use]
    pub fn claim_view(&self, seat: Seat, stone: Stone) -> ClaimView {
        let other = seat.other();
        if self.unclaimed() & stone.bit() == 0 {
            ClaimView::Closed
        } else if !self.is_full(seat, stone) {
            ClaimView::Incomplete
        } else if self.is_full(other, stone) {
            if self.beats(seat, stone) { ClaimView::Beats } else { ClaimView::Loses }
        } else {
            let mine = self.formation(seat, stone);
            match self.reach(other, stone) {
                Some(Reach { formation, missing }) if formation > mine => {
                    ClaimView::Beatable { reply: missing.to_vec(), formation }
                }
                best => ClaimView::Proven { best_reply: best.map(|reach| reach.formation) },
            }
        }
    }

    /// If both sides are full, gives the stone to the better one.
    #[inline]
    pub(crate) fn settle<L: EventSink<Stones>>(&mut self, stone: Stone, events: &mut L) {
        if self.full[0] & self.full[1] & stone.bit() != 0 {
            let owner = if self.beats(Seat::FIRST, stone) { Seat::FIRST } else { Seat::SECOND };
            self.give(owner, stone, events);
            self.check_win(owner, events);
        }
    }

    /// Makes the seat the owner of a stone that it may claim.
    pub(crate) fn give<L: EventSink<Stones>>(&mut self, seat: Seat, stone: Stone, events: &mut L) {
        events.emit(Audience::Everyone, || {
            let against = self.reach(seat.other(), stone).map(|reach| reach.formation);
            let proven = !self.is_full(seat.other(), stone);
            Event::Claimed { seat, stone, formation: self.formation(seat, stone), against, proven }
        });
        self.owned[seat.index()] |= stone.bit();
    }

    /// Makes the seat the owner of a stone where the other side can no longer be filled.
    fn give_unopposed<L: EventSink<Stones>>(&mut self, seat: Seat, stone: Stone, events: &mut L) {
        let formation = self.formation(seat, stone);
        events.emit(Audience::Everyone, || Event::Claimed { seat, stone, formation, against: None, proven: true });
        self.owned[seat.index()] |= stone.bit();
    }

    /// Ends the game if the seat owns enough stones to win.
    #[inline]
    pub(crate) fn check_win<L: EventSink<Stones>>(&mut self, seat: Seat, events: &mut L) {
        let owned = self.owned[seat.index()];
        if owned & owned >> 1 & owned >> 2 != 0 {
            self.end(seat, WinReason::ThreeAdjacent, events);
        } else if owned.count_ones() >= self.config.majority() {
            self.end(seat, WinReason::Majority, events);
        }
    }

    /// Ends a game in which neither seat can play. Every full side without a full opposing side gets its stone, first for
    /// the seat that passed first. If that makes no winner, the seat with more stones wins; on a tie, the seat that
    /// passed first.
    pub(crate) fn end_exhausted<L: EventSink<Stones>>(&mut self, passed_first: Seat, events: &mut L) {
        for seat in [passed_first, passed_first.other()] {
            let alone = self.unclaimed() & self.full[seat.index()] & !self.full[seat.other().index()];
            ones(alone).for_each(|stone| self.give_unopposed(seat, Stone(stone), events));
            self.check_win(seat, events);
            if self.won.is_some() {
                return;
            }
        }
        let [first, second] = self.owned.map(u16::count_ones);
        let winner = match first.cmp(&second) {
            std::cmp::Ordering::Greater => Seat::FIRST,
            std::cmp::Ordering::Less => Seat::SECOND,
            std::cmp::Ordering::Equal => passed_first,
        };
        self.end(winner, WinReason::Exhausted, events);
    }

    pub(crate) fn end<L: EventSink<Stones>>(&mut self, seat: Seat, win: WinReason, events: &mut L) {
        self.won = Some((seat, win));
        self.phase = Phase::Over;
        events.emit(Audience::Everyone, || Event::Won { seat, win });
    }
}

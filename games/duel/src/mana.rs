//! Mana: where it comes from, whether a cost can be paid, and which permanents are tapped for it.
//!
//! The automatic payment keeps most options open: creatures and lands of several colours stay untapped longest, and of each
//! colour one as long as possible. It looks at what everybody sees, never at the hand, so that it tells nothing.

use crate::action::Slot;
use crate::content::StaticUse;
use crate::state::Duel;
use crate::{Colour, Colours, Keyword, ManaCost, Subject, Word};
use atout_core::{Pile, Seat};

/// The place of colourless mana in a pool.
pub(crate) const COLOURLESS: usize = 5;

/// A permanent that can be tapped for mana.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Source {
    pub slot: Slot,
    /// Each mana is of one of these colours, or colourless if there is none.
    pub colours: Colours,
    pub n: u8,
    pub is_creature: bool,
    /// How many sources of the same colours come before it.
    rank: u8,
}

/// The sources of a seat.
pub(crate) type Sources = Pile<Source, { u8::MAX as usize }>;

/// How much mana there is, by the colours each one can be.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Tally {
    total: u16,
    /// How much can be of exactly these colours.
    of: [u8; 32],
    /// The sets of colours that some mana can be of.
    sets: u32,
}

impl Tally {
    const EMPTY: Tally = Tally { total: 0, of: [0; 32], sets: 0 };

    #[inline]
    fn add(&mut self, colours: Colours, n: u8) {
        let set = mask(colours);
        self.total += u16::from(n);
        self.of[set] = self.of[set].saturating_add(n);
        self.sets |= 1 << set;
    }

    #[inline]
    fn take(&mut self, colours: Colours, n: u8) {
        self.total -= u16::from(n);
        self.of[mask(colours)] -= n;
    }

    /// All the mana there is.
    pub(crate) fn total(&self) -> u16 {
        self.total
    }

    /// How much can be of at least one of these colours.
    #[inline]
    fn meeting(&self, wanted: usize) -> u16 {
        let (mut sets, mut n) = (self.sets, 0);
        while sets != 0 {
            let set = sets.trailing_zeros() as usize;
            sets &= sets - 1;
            if set & wanted != 0 {
                n += u16::from(self.of[set]);
            }
        }
        n
    }

    /// Can the cost be paid? By Hall's theorem: for every set of colours there must be as much mana that can be of one of
    /// them as the cost asks for.
    #[inline]
    pub(crate) fn pays(&self, cost: &ManaCost) -> bool {
        if self.total < u16::from(cost.total()) {
            return false;
        }
        let asked = mask(cost.colours());
        let mut set = asked;
        while set != 0 {
            let wanted: u16 = (0..5).filter(|bit| set >> bit & 1 == 1).map(|bit| u16::from(cost.of[bit])).sum();
            if self.meeting(set) < wanted {
                return false;
            }
            set = (set - 1) & asked;
        }
        true
    }
}

#[inline]
fn mask(colours: Colours) -> usize {
    colours.bits() as usize
}

impl Duel {
    /// What the permanent gives if it is tapped for mana now: how much, and of which colours?
    #[inline]
    pub(crate) fn mana_of(&self, slot: Slot) -> Option<Source> {
        if !self.gives_mana(slot) {
            return None;
        }
        let ability = self.brief(self.at(slot).card).mana?;
        let n = ability.n + self.extra_mana(slot);
        Some(Source { slot, colours: ability.colour, n, is_creature: self.is_creature(slot), rank: 0 })
    }

    /// Can the permanent be tapped for mana now?
    #[inline]
    pub(crate) fn gives_mana(&self, slot: Slot) -> bool {
        let permanent = self.at(slot);
        !permanent.tapped
            && self.brief(permanent.card).mana.is_some()
            && !(permanent.sick && self.is_creature(slot) && !self.has(slot, Keyword::Haste))
    }

    /// More mana by static abilities.
    fn extra_mana(&self, slot: Slot) -> u8 {
        if !self.static_uses.has(StaticUse::Mana) {
            return 0;
        }
        self.statics()
            .filter(|(source, rule)| {
                rule.extra_mana > 0
                    && match &rule.to {
                        Subject::Host => self.at(*source).host == Some(slot),
                        Subject::Each(filter) => self.matches(slot, filter, self.side_of(*source)),
                        _ => *source == slot,
                    }
                    && self.is_in_force(*source, rule, crate::continuous::DEPTH)
            })
            .map(|(_, rule)| rule.extra_mana)
            .sum()
    }

    /// Everything that a seat can tap for mana, but for one permanent.
    pub(crate) fn sources(&self, seat: Seat, but: Option<Slot>) -> Sources {
        let mut sources = Sources::new();
        for slot in self.mana_slots.iter() {
            if self.at(slot).controller == seat
                && Some(slot) != but
                && let Some(mut source) = self.mana_of(slot)
            {
                let alike =
                    |other: &&Source| other.colours == source.colours && other.is_creature == source.is_creature;
                source.rank = sources.iter().filter(alike).count() as u8;
                sources.push(source);
            }
        }
        sources
    }

    /// How much mana a seat can have, pool and untapped sources together.
    pub(crate) fn tally(&self, seat: Seat, but: Option<Slot>) -> Tally {
        let mut tally = self.pool_tally(seat);
        for slot in self.mana_slots.iter() {
            if self.at(slot).controller == seat
                && Some(slot) != but
                && let Some(source) = self.mana_of(slot)
            {
                tally.add(source.colours, source.n);
            }
        }
        tally
    }

    fn pool_tally(&self, seat: Seat) -> Tally {
        let mut tally = Tally::EMPTY;
        let mana = &self.player(seat).mana;
        if *mana != [0; 6] {
            for &colour in Colour::ALL {
                tally.add(Colours::of(colour), mana[colour.index()]);
            }
            tally.add(Colours::EMPTY, mana[COLOURLESS]);
        }
        tally
    }

    /// The sources that are tapped to pay a cost that can be paid.
    pub(crate) fn payment(&self, seat: Seat, cost: &ManaCost, but: Option<Slot>) -> Sources {
        let mut sources = self.sources(seat, but);
        let mut tally = self.pool_tally(seat);
        sources.iter().for_each(|source| tally.add(source.colours, source.n));
        // The most valuable first: what can be spared stays untapped.
        sources.sort_unstable_by_key(|source| {
            std::cmp::Reverse((
                source.is_creature,
                source.colours.len() > 1,
                u8::MAX - source.rank,
                source.n,
                source.slot,
            ))
        });
        let mut tapped = Sources::new();
        for &source in sources.iter() {
            tally.take(source.colours, source.n);
            if !tally.pays(cost) {
                tally.add(source.colours, source.n);
                tapped.push(source);
            }
        }
        tapped
    }

    /// Taps and spends. What the tapped sources give too much stays in the pool.
    pub(crate) fn pay_mana(&mut self, seat: Seat, cost: &ManaCost, but: Option<Slot>) {
        if cost.total() == 0 {
            return;
        }
        let tapped = self.payment(seat, cost, but);
        let mut units = Units::new();
        let mana = self.player(seat).mana;
        for (colour, &n) in mana.iter().enumerate() {
            let colours = Colour::ALL.get(colour).map_or(Colours::EMPTY, |&colour| Colours::of(colour));
            (0..n).for_each(|_| units.push(colours));
        }
        for source in tapped.iter() {
            (0..source.n).for_each(|_| units.push(source.colours));
            self.at_mut(source.slot).tapped = true;
        }
        self.player_mut(seat).mana = units.spend(cost);
    }
}

/// Single mana, each of one of some colours.
struct Units(Vec<Colours>);

impl Units {
    const fn new() -> Units {
        Units(Vec::new())
    }

    fn push(&mut self, colours: Colours) {
        self.0.push(colours);
    }

    /// Pays a cost that can be paid; what is left, by colour.
    fn spend(self, cost: &ManaCost) -> [u8; 6] {
        if self.0.len() == usize::from(cost.total()) {
            return [0; 6];
        }
        let pips: Vec<usize> =
            cost.of.iter().enumerate().flat_map(|(colour, &n)| std::iter::repeat_n(colour, n.into())).collect();
        let mut paid_by = vec![None; self.0.len()];
        for pip in 0..pips.len() {
            self.assign(pip, &pips, &mut paid_by, &mut vec![false; self.0.len()]);
        }
        let mut left: Vec<Colours> =
            self.0.iter().zip(&paid_by).filter(|(_, by)| by.is_none()).map(|(colours, _)| *colours).collect();
        // Colourless mana pays what may be of any kind first.
        left.sort_by_key(|colours| colours.len());
        let mut rest = [0; 6];
        for colours in left.split_off(usize::from(cost.generic).min(left.len())) {
            rest[colours.iter().next().map_or(COLOURLESS, Word::index)] += 1;
        }
        rest
    }

    /// Finds a mana for one coloured part of the cost, moving others if need be.
    fn assign(&self, pip: usize, pips: &[usize], paid_by: &mut [Option<usize>], tried: &mut [bool]) -> bool {
        for unit in 0..self.0.len() {
            if tried[unit] || !self.0[unit].has(Colour::ALL[pips[pip]]) {
                continue;
            }
            tried[unit] = true;
            if paid_by[unit].is_none_or(|other| self.assign(other, pips, paid_by, tried)) {
                paid_by[unit] = Some(pip);
                return true;
            }
        }
        false
    }
}

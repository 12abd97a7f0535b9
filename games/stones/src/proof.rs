//! Proofs: the exact best formation that a side can still become with unseen cards.
//!
//! A claim is proven if no set of unseen clan cards lets the other side beat it. The unseen cards are one row of bits
//! per colour, so a proof costs a few dozen word operations.
//!
//! Not here: which cards count as unseen (`Stones::unseen`). Proofs ignore tactic cards that have not been played, as the
//! rules say.

use crate::formation::SideSummary;
use crate::{Card, Colour, Formation, FormationKind, Unseen};
use atout_core::Pile;
use atout_core::bits::{highest, ones};

/// The best formation that a side can still become, and the cards that complete it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reach {
    /// The formation.
    pub formation: Formation,
    /// The unseen cards that complete it, sorted.
    pub missing: Pile<Card, 4>,
}

/// The best formation that a side with room for `room` cards can still become; none if too few cards are unseen to
/// fill it.
#[must_use]
pub fn best_reachable(cards: &[Card], room: u8, unseen: &Unseen, values: u8, blind: bool) -> Option<Reach> {
    let search = ReachSearch::new(cards, room, unseen, values);
    let formation = search.better_than(Formation::NONE, blind)?;
    let mut missing: Pile<Card, 4> = Pile::new();
    search.missing_for(formation, blind, &mut missing);
    missing.sort_unstable();
    Some(Reach { formation, missing })
}

/// Can this side still become better than `target`? A tie does not beat it.
#[must_use]
#[inline]
pub fn can_beat(target: Formation, cards: &[Card], room: u8, unseen: &Unseen, values: u8, blind: bool) -> bool {
    ReachSearch::new(cards, room, unseen, values).better_than(target, blind).is_some()
}

/// One side and the cards that can fill it.
struct ReachSearch<'a> {
    side: SideSummary,
    room: u8,
    missing: u32,
    rows: &'a [u16; Colour::MAX],
}

impl ReachSearch<'_> {
    #[inline]
    fn new<'a>(cards: &[Card], room: u8, unseen: &'a Unseen, values: u8) -> ReachSearch<'a> {
        let missing = u32::from(room).saturating_sub(cards.len() as u32);
        ReachSearch { side: SideSummary::of(cards, values), room, missing, rows: unseen.rows() }
    }

    /// The strengths that are unseen in any colour.
    #[inline]
    fn in_any_colour(&self) -> u16 {
        self.rows.iter().fold(0, |set, row| set | row)
    }

    /// By number `n`, the strengths that are unseen in more than `n` colours. Most proofs end before it is needed.
    #[inline]
    fn in_colours(&self) -> [u16; 4] {
        let mut sets = [0; 4];
        for &row in self.rows {
            sets[3] |= sets[2] & row;
            sets[2] |= sets[1] & row;
            sets[1] |= sets[0] & row;
            sets[0] |= row;
        }
        sets
    }

    /// The best reachable formation, if it is better than `floor`. Skips kinds that are weaker than the floor's.
    #[inline]
    fn better_than(&self, floor: Formation, blind: bool) -> Option<Formation> {
        if blind {
            return self.sum().map(|total| Formation { kind: FormationKind::Sum, total }).filter(|&sum| sum > floor);
        }
        for kind in FormationKind::STRONGEST_FIRST {
            if kind < floor.kind {
                return None;
            }
            let total = match kind {
                FormationKind::ColourRun => self.colour_run(),
                FormationKind::ThreeOfAKind => self.of_a_kind(),
                FormationKind::Colour => self.colour(),
                FormationKind::Run => self.run(),
                FormationKind::Sum => self.sum(),
            };
            if let Some(total) = total {
                // Kinds come strongest first, so the first reachable one is the best.
                return Some(Formation { kind, total }).filter(|&formation| formation > floor);
            }
        }
        None
    }

    /// The colours that a side of one colour can have.
    #[inline]
    fn colours(&self) -> impl Iterator<Item = usize> {
        let set = match self.side.colours {
            0 => u8::MAX,
            _ if self.side.one_colour() => self.side.colours,
            _ => 0,
        };
        ones(set).map(usize::from)
    }

    fn colour_run(&self) -> Option<u8> {
        let starts = self.starts()?;
        self.colours().filter_map(|colour| self.highest_run(starts, self.rows[colour])).max()
    }

    fn run(&self) -> Option<u8> {
        self.highest_run(self.starts()?, self.in_any_colour())
    }

    /// The strengths at which a run may begin so that it contains all clan cards of the side; none if no run does.
    #[inline]
    fn starts(&self) -> Option<u16> {
        let strengths = self.side.strengths;
        if strengths == 0 {
            return Some(u16::MAX << 1);
        }
        let (low, high) = (strengths.trailing_zeros(), 15 - strengths.leading_zeros());
        let (distinct, room) = (strengths.count_ones() == u32::from(self.side.n_clan), u32::from(self.room));
        let first = (high + 1).saturating_sub(room).max(1);
        (distinct && high - low < room).then(|| (2 << low) - (1 << first))
    }

    /// The total of the highest run that these unseen strengths, and the wild cards, can complete.
    #[inline]
    fn highest_run(&self, starts: u16, row: u16) -> Option<u8> {
        let start = if self.side.n_wilds == 0 {
            let all = row | self.side.strengths;
            let threes = all & all >> 1 & all >> 2;
            let runs = if self.room == 4 { threes & all >> 3 } else { threes };
            highest((runs & starts).into())?
        } else {
            let complete = |&start: &u8| starts >> start & 1 == 1 && self.cover(self.gaps(start), 0, row).is_some();
            (1..=Card::MAX_STRENGTH).rev().find(complete)?
        };
        Some(self.room * start + self.room * (self.room - 1) / 2)
    }

    /// The strengths of a run that the side's clan cards do not have.
    fn gaps(&self, start: u8) -> u16 {
        ((1 << self.room) - 1) << start & !self.side.strengths
    }

    /// Assigns a gap to each wild card from number `wild` on, so that unseen cards can fill the other gaps. Returns those
    /// other gaps.
    fn cover(&self, gaps: u16, wild: u8, row: u16) -> Option<u16> {
        if wild == self.side.n_wilds {
            return (gaps & !row == 0).then_some(gaps);
        }
        ones(gaps & self.side.wilds[wild as usize]).find_map(|gap| self.cover(gaps & !(1 << gap), wild + 1, row))
    }

    fn of_a_kind(&self) -> Option<u8> {
        let mut strengths = match self.side.strengths {
            0 => u16::MAX,
            _ if self.side.one_strength() => self.side.strengths,
            _ => return None,
        };
        if self.missing > 0 {
            strengths &= self.in_colours()[self.missing as usize - 1];
        }
        for wild in 0..self.side.n_wilds {
            strengths &= self.side.wilds[wild as usize];
        }
        highest(strengths.into()).map(|strength| strength * self.room)
    }

    fn colour(&self) -> Option<u8> {
        self.colours().filter_map(|colour| self.strongest(self.rows[colour])).max().map(|most| self.side.total + most)
    }

    /// The sum of the highest missing strengths of one colour.
    #[inline]
    fn strongest(&self, row: u16) -> Option<u8> {
        (row.count_ones() >= self.missing).then(|| self.highest_of(row).sum())
    }

    fn highest_of(&self, mut row: u16) -> impl Iterator<Item = u8> {
        (0..self.missing).map_while(move |_| {
            let top = highest(row.into())?;
            row &= !(1 << top);
            Some(top)
        })
    }

    fn sum(&self) -> Option<u8> {
        let (mut left, mut total) = (self.missing, self.side.total);
        let in_colours = self.in_colours();
        let mut strengths = in_colours[0];
        while left > 0 {
            let top = highest(strengths.into())?;
            let cards = in_colours.iter().filter(|&&set| set >> top & 1 == 1).count() as u32;
            let taken = cards.min(left);
            total += top * taken as u8;
            left -= taken;
            strengths &= !(1 << top);
        }
        Some(total)
    }

    /// The unseen cards that complete this formation, which must be reachable.
    fn missing_for(&self, formation: Formation, blind: bool, out: &mut Pile<Card, 4>) {
        let start = || (formation.total - self.room * (self.room - 1) / 2) / self.room;
        match formation.kind {
            _ if blind => self.take_strongest(out),
            FormationKind::Sum => self.take_strongest(out),
            FormationKind::Run => {
                let taken = self.cover(self.gaps(start()), 0, self.in_any_colour()).unwrap_or(0);
                ones(taken).for_each(|strength| self.take(strength, 1, out));
            }
            FormationKind::ThreeOfAKind => self.take(formation.total / self.room, self.missing, out),
            FormationKind::Colour => {
                let most =
                    |&colour: &usize| self.strongest(self.rows[colour]) == Some(formation.total - self.side.total);
                if let Some(colour) = self.colours().find(most) {
                    self.highest_of(self.rows[colour])
                        .for_each(|strength| out.push(Card((colour as u8) << 4 | strength)));
                }
            }
            FormationKind::ColourRun => {
                let found = self
                    .colours()
                    .find_map(|colour| Some((colour, self.cover(self.gaps(start()), 0, self.rows[colour])?)));
                if let Some((colour, taken)) = found {
                    ones(taken).for_each(|strength| out.push(Card((colour as u8) << 4 | strength)));
                }
            }
        }
    }

    fn take_strongest(&self, out: &mut Pile<Card, 4>) {
        for strength in (1..=Card::MAX_STRENGTH).rev() {
            self.take(strength, self.missing - out.len() as u32, out);
        }
    }

    /// Adds up to `n` unseen cards of one strength.
    fn take(&self, strength: u8, n: u32, out: &mut Pile<Card, 4>) {
        let colours = (0..Colour::MAX as u8).filter(|&colour| self.rows[colour as usize] >> strength & 1 == 1);
        colours.take(n as usize).for_each(|colour| out.push(Card(colour << 4 | strength)));
    }
}

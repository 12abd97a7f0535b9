//! Formations: the value of a full side.
//!
//! Not here: what a side that is not full can still become ([`crate::proof`]).

use crate::proof::best_reachable;
use crate::{Card, Tactic, Unseen};
use serde::{Deserialize, Serialize};

/// The kinds of formation, weakest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FormationKind {
    /// Any cards.
    Sum,
    /// Strengths in a row, any colours.
    Run,
    /// One colour.
    Colour,
    /// One strength.
    ThreeOfAKind,
    /// Strengths in a row, one colour.
    ColourRun,
}

impl FormationKind {
    /// All five, strongest first.
    pub const STRONGEST_FIRST: [FormationKind; 5] = [
        FormationKind::ColourRun,
        FormationKind::ThreeOfAKind,
        FormationKind::Colour,
        FormationKind::Run,
        FormationKind::Sum,
    ];
}

/// The value of a full side: the kind counts first, then the total.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Formation {
    /// Its kind.
    pub kind: FormationKind,
    /// The sum of its strengths.
    pub total: u8,
}

impl Formation {
    /// Weaker than every real formation.
    pub(crate) const NONE: Formation = Formation { kind: FormationKind::Sum, total: 0 };

    /// The formation of a full side of three or four cards. Wild cards take their best values; `values` is the highest
    /// strength of a joker. At a blind fight only the total counts.
    ///
    /// ```
    /// use atout_stones::{Card, Formation, FormationKind};
    /// let cards = ["R8", "R9", "joker1"].map(|card| card.parse::<Card>().unwrap());
    /// assert_eq!(Formation::of(&cards, 9, false), Formation { kind: FormationKind::ColourRun, total: 24 });
    /// ```
    #[must_use]
    #[inline]
    pub fn of(cards: &[Card], values: u8, blind: bool) -> Formation {
        if let ([a, b, c], false) = (cards, blind)
            && [a, b, c].into_iter().all(|card| card.is_clan())
        {
            return Formation::of_three(*a, *b, *c);
        }
        let side = SideSummary::of(cards, values);
        if side.n_wilds == 0 && !blind {
            return side.plain();
        }
        Formation::with_wilds(cards, values, blind)
    }

    /// The formation of three clan cards: by far the most frequent side, and playouts compare little else.
    #[inline]
    pub(crate) fn of_three(a: Card, b: Card, c: Card) -> Formation {
        let [x, y, z] = [a, b, c].map(|card| card.0 & 0xf);
        let (low, high, total) = (x.min(y).min(z), x.max(y).max(z), x + y + z);
        let one_colour = (a.0 ^ b.0 | a.0 ^ c.0) >> 4 == 0;
        // Of three strengths that are two apart the middle one makes the total three times itself.
        let run = high - low == 2 && total == 3 * (low + 1);
        let kind = match (one_colour, run) {
            (true, true) => FormationKind::ColourRun,
            (true, false) => FormationKind::Colour,
            (false, true) => FormationKind::Run,
            (false, false) if low == high => FormationKind::ThreeOfAKind,
            (false, false) => FormationKind::Sum,
        };
        Formation { kind, total }
    }

    /// The slow path: sides with wild cards and blind fights are rare.
    #[cold]
    fn with_wilds(cards: &[Card], values: u8, blind: bool) -> Formation {
        best_reachable(cards, cards.len() as u8, &Unseen::NONE, values, blind)
            .map_or(Formation::NONE, |reach| reach.formation)
    }
}

/// The cards of one side, summed up for the comparison of formations.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SideSummary {
    /// The number of clan cards.
    pub(crate) n_clan: u8,
    /// Their colours as a set.
    pub(crate) colours: u8,
    /// Their strengths as a set.
    pub(crate) strengths: u16,
    /// The highest possible total of all cards.
    pub(crate) total: u8,
    /// The number of wild cards.
    pub(crate) n_wilds: u8,
    /// The strengths that each wild card may take, as sets.
    pub(crate) wilds: [u16; 4],
}

impl SideSummary {
    /// The summary of these cards; a joker is at most `values` strong.
    #[inline]
    pub(crate) fn of(cards: &[Card], values: u8) -> SideSummary {
        let mut side = SideSummary { n_clan: 0, colours: 0, strengths: 0, total: 0, n_wilds: 0, wilds: [0; 4] };
        for &card in cards {
            if card.is_clan() {
                let strength = card.0 & 0xf;
                side.n_clan += 1;
                side.colours |= 1 << (card.0 >> 4);
                side.strengths |= 1 << strength;
                side.total += strength;
            } else {
                side.add_wild(card, values);
            }
        }
        side
    }

    #[cold]
    fn add_wild(&mut self, card: Card, values: u8) {
        let strengths: u16 = match card.as_tactic() {
            Some(Tactic::Joker1 | Tactic::Joker2) => (2 << values) - 2,
            Some(Tactic::Spy) => 1 << 7,
            Some(Tactic::ShieldBearer) => 0b1110,
            _ => return,
        };
        if let Some(slot) = self.wilds.get_mut(self.n_wilds as usize) {
            *slot = strengths;
            self.n_wilds += 1;
            self.total += 15 - strengths.leading_zeros() as u8;
        }
    }

    /// Do all clan cards have one colour?
    #[inline]
    pub(crate) const fn one_colour(&self) -> bool {
        self.colours & self.colours.wrapping_sub(1) == 0
    }

    /// Do all clan cards have one strength?
    #[inline]
    pub(crate) const fn one_strength(&self) -> bool {
        self.strengths & self.strengths.wrapping_sub(1) == 0
    }

    /// The formation of clan cards alone.
    #[inline]
    fn plain(&self) -> Formation {
        // Distinct strengths in a row are one block of set bits.
        let lowest = self.strengths & self.strengths.wrapping_neg();
        let run = self.strengths == lowest.wrapping_mul((1 << self.n_clan) - 1);
        let kind = match (self.one_colour(), run) {
            (true, true) => FormationKind::ColourRun,
            (true, false) => FormationKind::Colour,
            (false, _) if self.one_strength() => FormationKind::ThreeOfAKind,
            (false, true) => FormationKind::Run,
            (false, false) => FormationKind::Sum,
        };
        Formation { kind, total: self.total }
    }
}

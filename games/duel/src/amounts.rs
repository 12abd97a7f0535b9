//! What words of a text stand for: subjects, numbers and conditions, read from the game.

use crate::action::{Aim, Slot};
use crate::continuous::{DEPTH, Traits};
use crate::facts::{Gone, InPlay, Side};
use crate::state::{Card, Chosen, Departed, Duel, Item, MAX_PERMANENTS, Named, SEATS};
use crate::{Amount, Bounds, Condition, Filter, Measure, Subject};
use atout_core::{Pile, Seat, SeatSet};

/// Slots of permanents.
pub(crate) type Slots = Pile<Slot, MAX_PERMANENTS>;

/// From where a text is read.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Context<'a> {
    pub side: Side,
    /// The permanent that says so.
    pub source: Named,
    /// The spell or ability that is read.
    pub item: Option<&'a Item>,
}

impl<'a> Context<'a> {
    /// A static ability of a permanent.
    pub(crate) fn of_permanent(side: Side, slot: Slot) -> Context<'static> {
        Context { side, source: Named::Permanent(slot, side.source), item: None }
    }

    /// A spell or an ability.
    pub(crate) fn of_item(item: &'a Item) -> Context<'a> {
        let source = match item.source {
            Named::Permanent(_, stamp) => stamp,
            _ => item.stamp,
        };
        Context { side: Side { you: item.controller, source }, source: item.source, item: Some(item) }
    }

    /// The targets of one entry of the text.
    pub(crate) fn targets(&self, entry: u8) -> impl Iterator<Item = &'a Chosen> + use<'a> {
        self.item.into_iter().flat_map(|item| item.targets.iter()).filter(move |chosen| chosen.entry == entry)
    }
}

/// A permanent that is or was in play.
#[derive(Clone, Copy)]
pub(crate) enum Seen<'a> {
    Here(Slot),
    Gone(&'a Departed),
}

impl Duel {
    /// The permanents that a subject stands for, as far as they are in play.
    pub(crate) fn permanents_of(&self, subject: &Subject, context: &Context<'_>) -> Slots {
        let mut slots = Slots::new();
        match subject {
            Subject::Each(filter) => {
                slots.extend_from(self.slots().filter(|&slot| self.matches(slot, filter, context.side)));
            }
            Subject::Host => slots.extend_from(self.host_of(context)),
            Subject::This | Subject::It | Subject::Target | Subject::Target2 => {
                let entry = u8::from(*subject == Subject::Target2);
                match subject {
                    Subject::This => slots.extend_from(self.in_play(context.source)),
                    Subject::It => {
                        slots.extend_from(context.item.and_then(|item| self.in_play(item.it)));
                    }
                    _ => slots.extend_from(context.targets(entry).filter_map(|chosen| match chosen.aim {
                        Aim::Permanent(slot) if self.is_there(slot, chosen.stamp) => Some(slot),
                        _ => None,
                    })),
                }
            }
            _ => {}
        }
        slots
    }

    /// The players that a subject stands for.
    pub(crate) fn players_of(&self, subject: &Subject, context: &Context<'_>) -> SeatSet {
        let you = context.side.you;
        match subject {
            Subject::You => SeatSet::of(you),
            Subject::Opponent => Seat::all(SEATS).filter(|&seat| seat != you).collect(),
            Subject::Players => SeatSet::all(SEATS),
            Subject::Target | Subject::Target2 => context
                .targets(u8::from(*subject == Subject::Target2))
                .filter_map(|chosen| match chosen.aim {
                    Aim::Player(seat) => Some(seat),
                    _ => None,
                })
                .collect(),
            Subject::TargetController => context.targets(0).filter_map(|chosen| self.controller_of(chosen)).collect(),
            Subject::ItsController => {
                context.item.and_then(|item| self.controller_of_named(item.it)).into_iter().collect()
            }
            Subject::It => match context.item.map(|item| item.it) {
                Some(Named::Player(seat)) => SeatSet::of(seat),
                _ => SeatSet::EMPTY,
            },
            Subject::This | Subject::Host | Subject::Each(_) => SeatSet::EMPTY,
        }
    }

    fn controller_of(&self, chosen: &Chosen) -> Option<Seat> {
        match chosen.aim {
            // A spell may have been countered by the same text.
            Aim::Player(_) | Aim::Card(..) | Aim::Spell(_) => Some(chosen.seat),
            Aim::Permanent(slot) => self.controller_of_named(Named::Permanent(slot, chosen.stamp)),
        }
    }

    fn controller_of_named(&self, named: Named) -> Option<Seat> {
        match named {
            Named::Nothing => None,
            Named::Player(seat) | Named::Spell(_, _, seat) => Some(seat),
            Named::Permanent(..) => match self.seen(named)? {
                Seen::Here(slot) => Some(self.at(slot).controller),
                Seen::Gone(was) => Some(was.permanent.controller),
            },
        }
    }

    /// The slot of an object that is still in play.
    pub(crate) fn in_play(&self, named: Named) -> Option<Slot> {
        match named {
            Named::Permanent(slot, stamp) if self.is_there(slot, stamp) => Some(slot),
            _ => None,
        }
    }

    /// A permanent as it is, or as it last was.
    pub(crate) fn seen(&self, named: Named) -> Option<Seen<'_>> {
        let Named::Permanent(slot, stamp) = named else { return None };
        if self.is_there(slot, stamp) {
            return Some(Seen::Here(slot));
        }
        self.departed.iter().rev().find(|was| was.permanent.stamp == stamp).map(Seen::Gone)
    }

    fn host_of(&self, context: &Context<'_>) -> Option<Slot> {
        match self.seen(context.source)? {
            Seen::Here(slot) => self.at(slot).host,
            // The host came into play before its aura, so what is in its place now is the host or a later object.
            Seen::Gone(was) => was
                .permanent
                .host
                .filter(|&host| self.permanent(host).is_some_and(|one| one.stamp < was.permanent.stamp)),
        }
    }

    /// A number.
    #[inline]
    pub(crate) fn amount(&self, amount: &Amount, context: &Context<'_>) -> i16 {
        self.amount_within(amount, context, DEPTH)
    }

    /// A number, static abilities being looked at `depth` times.
    #[inline]
    pub(crate) fn amount_within(&self, amount: &Amount, context: &Context<'_>, depth: u8) -> i16 {
        match amount {
            Amount::Number(number) => *number,
            Amount::Of(measure) => self.measure(measure, context, depth),
        }
    }

    fn measure(&self, measure: &Measure, context: &Context<'_>, depth: u8) -> i16 {
        match measure {
            Measure::X => context.item.map_or(0, |item| item.x.into()),
            Measure::Event => context.item.map_or(0, |item| item.amount),
            Measure::Count(filter) => self.count(filter, context.side, depth),
            Measure::Graveyards(filter) => self.count_graveyards(filter, context.side),
            Measure::HandOf(who) => self.sum_players(who, context, |player| player.hand.len() as i16),
            Measure::LifeOf(who) => self.sum_players(who, context, |player| player.life),
            Measure::ForceOf(what) => self.trait_of(what, context, depth, |traits| traits.force.max(0)),
            Measure::EnduranceOf(what) => self.trait_of(what, context, depth, |traits| traits.endurance),
            Measure::CountersOf(what) => self.first_seen(what, context).map_or(0, |seen| match seen {
                Seen::Here(slot) => self.at(slot).counters,
                Seen::Gone(was) => was.permanent.counters,
            }),
            Measure::CostOf(what) => {
                self.card_of(what, context).map_or(0, |card| self.def(card).entry.cost.total().into())
            }
            Measure::Times(times, amount) => times.saturating_mul(self.amount_within(amount, context, depth)),
        }
    }

    fn count(&self, filter: &Filter, side: Side, depth: u8) -> i16 {
        let holds = |&slot: &Slot| filter.holds(&InPlay { duel: self, slot, traits: None, depth }, side);
        self.slots().filter(holds).count() as i16
    }

    fn count_graveyards(&self, filter: &Filter, side: Side) -> i16 {
        let in_graveyard = |seat: Seat| {
            let holds = |laid: &&crate::state::Laid| self.card_matches(laid.card, seat, laid.stamp, filter, side);
            self.player(seat).graveyard.iter().filter(holds).count() as i16
        };
        Seat::all(SEATS).map(in_graveyard).sum()
    }

    fn sum_players(&self, who: &Subject, context: &Context<'_>, of: impl Fn(&crate::state::PlayerState) -> i16) -> i16 {
        self.players_of(who, context).iter().map(|seat| of(self.player(seat))).sum()
    }

    /// The first permanent that a subject stands for, as it is or last was.
    fn first_seen(&self, what: &Subject, context: &Context<'_>) -> Option<Seen<'_>> {
        match what {
            Subject::This => self.seen(context.source),
            Subject::It => self.seen(context.item?.it),
            Subject::Target | Subject::Target2 => {
                let chosen = context.targets(u8::from(*what == Subject::Target2)).next()?;
                match chosen.aim {
                    Aim::Permanent(slot) => self.seen(Named::Permanent(slot, chosen.stamp)),
                    _ => None,
                }
            }
            _ => self.permanents_of(what, context).first().copied().map(Seen::Here),
        }
    }

    fn trait_of(&self, what: &Subject, context: &Context<'_>, depth: u8, of: impl Fn(Traits) -> i16) -> i16 {
        if let Some(seen) = self.first_seen(what, context) {
            return match seen {
                Seen::Here(slot) => of(self.traits_within(slot, depth)),
                Seen::Gone(was) => of(Traits { force: was.force, endurance: was.endurance, keywords: was.keywords }),
            };
        }
        // A card in a graveyard has what is printed on it.
        self.card_of(what, context).map_or(0, |card| {
            let entry = &self.def(card).entry;
            of(Traits {
                force: entry.force.unwrap_or_default(),
                endurance: entry.endurance.unwrap_or_default(),
                keywords: entry.keywords,
            })
        })
    }

    /// The card that a subject stands for, wherever it is.
    fn card_of(&self, what: &Subject, context: &Context<'_>) -> Option<Card> {
        if let Some(seen) = self.first_seen(what, context) {
            return Some(match seen {
                Seen::Here(slot) => self.at(slot).card,
                Seen::Gone(was) => was.permanent.card,
            });
        }
        let item = context.item?;
        match what {
            Subject::This => Some(item.card),
            Subject::It => match item.it {
                Named::Spell(_, card, _) => Some(card),
                _ => None,
            },
            Subject::Target | Subject::Target2 => {
                let chosen = context.targets(u8::from(*what == Subject::Target2)).next()?;
                // The same text may have moved it.
                matches!(chosen.aim, Aim::Card(..) | Aim::Spell(_)).then_some(chosen.card)
            }
            _ => None,
        }
    }

    /// Does a condition hold?
    #[inline]
    pub(crate) fn condition(&self, condition: &Condition, context: &Context<'_>) -> bool {
        self.condition_within(condition, context, DEPTH)
    }

    pub(crate) fn condition_within(&self, condition: &Condition, context: &Context<'_>, depth: u8) -> bool {
        match condition {
            Condition::YourTurn => self.active == context.side.you,
            Condition::Number(bounds) => {
                let Bounds { of, at_least, at_most } = &**bounds;
                let number = self.amount_within(of, context, depth);
                at_least.is_none_or(|least| number >= least) && at_most.is_none_or(|most| number <= most)
            }
            Condition::This(filter) => self.seen_matches(self.seen(context.source), filter, context.side, depth),
            Condition::It(filter) => self.it_matches(filter, context, depth),
            Condition::Target(filter) => {
                self.seen_matches(self.first_seen(&Subject::Target, context), filter, context.side, depth)
            }
            Condition::Not(inner) => !self.condition_within(inner, context, depth),
            Condition::All(all) => all.iter().all(|one| self.condition_within(one, context, depth)),
        }
    }

    fn it_matches(&self, filter: &Filter, context: &Context<'_>, depth: u8) -> bool {
        let Some(item) = context.item else { return false };
        if let Named::Spell(stamp, card, seat) = item.it {
            return self.card_matches(card, seat, stamp, filter, context.side);
        }
        self.seen_matches(self.seen(item.it), filter, context.side, depth)
    }

    fn seen_matches(&self, seen: Option<Seen<'_>>, filter: &Filter, side: Side, depth: u8) -> bool {
        match seen {
            None => false,
            Some(Seen::Here(slot)) => filter.holds(&InPlay { duel: self, slot, traits: None, depth }, side),
            Some(Seen::Gone(was)) => filter.holds(&Gone { duel: self, was }, side),
        }
    }
}

/// Filling a list of slots.
pub(crate) trait ExtendFrom {
    fn extend_from(&mut self, slots: impl IntoIterator<Item = Slot>);
}

impl ExtendFrom for Slots {
    fn extend_from(&mut self, slots: impl IntoIterator<Item = Slot>) {
        slots.into_iter().for_each(|slot| self.push(slot));
    }
}

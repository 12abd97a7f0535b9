//! What subjects, amounts and conditions may refer to: targets that are chosen, an event that was told, an X that was paid.

use super::filter::Zone;
use super::{Checked, ensure, within};
use crate::content::{Amount, Bounds, Condition, Entries, Filter, Measure, Subject, Target, Targetable};
use std::cell::Cell;

/// What a subject is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Sort {
    /// Players.
    Players,
    /// Permanents.
    Permanents,
    /// Creatures and players.
    Both,
    /// Spells on the stack.
    Spells,
    /// Cards of graveyards.
    Cards,
}

/// What a trigger is about.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Event {
    /// It is no trigger.
    None,
    /// A player or a turn.
    Player,
    /// A permanent.
    Permanent,
    /// A spell.
    Spell,
}

/// What the words of one ability or spell can refer to, and which of it they did.
pub(super) struct Scope<'a> {
    pub(super) entries: &'a Entries,
    /// The targets of the mode.
    pub(super) targets: &'a [Target],
    /// What the trigger is about.
    pub(super) event: Event,
    /// Does the event have a number: damage or life?
    pub(super) has_number: bool,
    /// Is there an X in the cost?
    pub(super) has_x: bool,
    /// Is a colour chosen?
    pub(super) has_colour: bool,
    /// Is it an aura?
    pub(super) is_aura: bool,
    /// Is it a permanent?
    pub(super) is_permanent: bool,
    /// Was X referred to?
    pub(super) used_x: &'a Cell<bool>,
    /// Was the host referred to?
    pub(super) used_host: &'a Cell<bool>,
    /// Was the chosen colour referred to?
    pub(super) used_colour: &'a Cell<bool>,
    /// Were the targets referred to?
    pub(super) used_targets: [Cell<bool>; 2],
}

impl Scope<'_> {
    /// What the subject is; a fault if there is nothing of the kind.
    pub(super) fn sort(&self, subject: &Subject) -> Result<Sort, atout_core::Message> {
        match subject {
            Subject::Target => self.target(0),
            Subject::Target2 => self.target(1),
            Subject::This => {
                let (en, fr) =
                    ("`self` is a permanent: a spell has none", "`self` est un permanent\u{a0}: un sort n'en a pas");
                ensure(self.is_permanent, en, fr).map(|()| Sort::Permanents)
            }
            Subject::Host => self.host().map(|()| Sort::Permanents),
            Subject::It => match self.event {
                Event::Permanent => Ok(Sort::Permanents),
                Event::Spell => Ok(Sort::Spells),
                Event::None | Event::Player => Err(no_it()),
            },
            Subject::ItsController => ensure(self.event != Event::None, no_it().get(atout_core::Lang::En), &no_it().fr)
                .map(|()| Sort::Players),
            Subject::TargetController => self.target(0).map(|_| Sort::Players),
            Subject::You | Subject::Opponent | Subject::Players => Ok(Sort::Players),
            Subject::Each(filter) => self.entries.check_filter(filter, Zone::Battlefield).map(|()| Sort::Permanents),
        }
    }

    pub(super) fn host(&self) -> Checked {
        self.used_host.set(true);
        let (en, fr) =
            ("only an aura has a `host`: give it `enchant`", "seule une aura a un `host`\u{a0}: donnez-lui `enchant`");
        ensure(self.is_aura, en, fr)
    }

    /// What the targets of an entry are.
    pub(super) fn target(&self, at: usize) -> Result<Sort, atout_core::Message> {
        let word = ["target", "target-2"][at];
        let Some(target) = self.targets.get(at) else {
            return Err(atout_core::Message::new(
                format!("`{word}` without such an entry in `targets`"),
                format!("`{word}` sans entrée correspondante dans `targets`"),
            ));
        };
        self.used_targets[at].set(true);
        Ok(match target.what {
            Targetable::Permanent(_) => Sort::Permanents,
            Targetable::Player(_) => Sort::Players,
            Targetable::CreatureOrPlayer(_) => Sort::Both,
            Targetable::Spell(_) => Sort::Spells,
            Targetable::Card(_) => Sort::Cards,
        })
    }

    /// A fault unless the subject is one of these sorts.
    pub(super) fn is(&self, effect: &str, subject: &Subject, sorts: &[Sort]) -> Checked {
        let sort = self.sort(subject)?;
        let name = |sort: &Sort| match sort {
            Sort::Players => ["players", "des joueurs"],
            Sort::Permanents => ["permanents", "des permanents"],
            Sort::Both => ["creatures and players", "des créatures et des joueurs"],
            Sort::Spells => ["spells", "des sorts"],
            Sort::Cards => ["cards", "des cartes"],
        };
        let list = |lang: usize, or: &str| sorts.iter().map(|sort| name(sort)[lang]).collect::<Vec<_>>().join(or);
        let [en, fr] = name(&sort);
        let (en, fr) = (
            format!("`{effect}` is about {}, not about {en}", list(0, " or ")),
            format!("`{effect}` concerne {}, pas {fr}", list(1, " ou ")),
        );
        ensure(sorts.contains(&sort), &en, &fr)
    }

    pub(super) fn amount(&self, amount: &Amount) -> Checked {
        let Amount::Of(measure) = amount else { return Ok(()) };
        match measure {
            Measure::X => {
                self.used_x.set(true);
                ensure(self.has_x, "`x` without an X in the cost", "`x` sans X dans le coût")
            }
            Measure::Event => ensure(
                self.has_number,
                "`event` is the damage or life of a trigger that listens to such a thing",
                "`event` est le nombre de dégâts ou de points de vie d'un déclencheur qui en guette",
            ),
            Measure::Count(filter) => self.entries.check_filter(filter, Zone::Battlefield),
            Measure::Graveyards(filter) => self.entries.check_filter(filter, Zone::Pile),
            Measure::Times(factor, amount) => {
                within("times", (*factor).into(), -99, 99)?;
                ensure(*factor != 0, "`times` 0 is nothing", "`times` 0 ne donne rien")?;
                self.amount(amount)
            }
            Measure::HandOf(who) => self.one("hand-of", who, &[Sort::Players]),
            Measure::LifeOf(who) => self.one("life-of", who, &[Sort::Players]),
            Measure::ForceOf(what) => self.one("force-of", what, &[Sort::Permanents]),
            Measure::EnduranceOf(what) => self.one("endurance-of", what, &[Sort::Permanents]),
            Measure::CountersOf(what) => self.one("counters-of", what, &[Sort::Permanents]),
            Measure::CostOf(what) => self.one("cost-of", what, &[Sort::Permanents, Sort::Spells, Sort::Cards]),
        }
    }

    /// A subject whose number is read: one thing only.
    fn one(&self, measure: &str, subject: &Subject, sorts: &[Sort]) -> Checked {
        self.is(measure, subject, sorts)?;
        let max = |at: usize| self.targets.get(at).map_or(1, |target| target.max);
        let is_one = match subject {
            Subject::Each(_) | Subject::Players => false,
            Subject::Target => max(0) == 1,
            Subject::Target2 => max(1) == 1,
            _ => true,
        };
        let (en, fr) = (
            format!("`{measure}` is read from one thing, not from several"),
            format!("`{measure}` se lit sur une seule chose"),
        );
        ensure(is_one, &en, &fr)
    }

    /// An amount of something that happens: a written number is at least 1.
    pub(super) fn positive(&self, field: &str, amount: &Amount) -> Checked {
        if let Amount::Number(number) = amount {
            within(field, (*number).into(), 1, 99)?;
        }
        self.amount(amount)
    }

    pub(super) fn condition(&self, condition: &Condition) -> Checked {
        match condition {
            Condition::YourTurn => Ok(()),
            Condition::Number(bounds) => self.bounds(bounds),
            Condition::This(filter) => self.matches(&Subject::This, filter),
            Condition::It(filter) => self.matches(&Subject::It, filter),
            Condition::Target(filter) => self.matches(&Subject::Target, filter),
            Condition::Not(inner) => self.condition(inner),
            Condition::All(all) => {
                ensure(all.len() > 1, "`all` needs two conditions or more", "`all` demande au moins deux conditions")?;
                all.iter().try_for_each(|one| self.condition(one))
            }
        }
    }

    fn matches(&self, subject: &Subject, filter: &Filter) -> Checked {
        let zone = match self.sort(subject)? {
            Sort::Players => {
                let (en, fr) = ("a filter is not about players", "un filtre ne porte pas sur des joueurs");
                return ensure(false, en, fr);
            }
            Sort::Permanents | Sort::Both => Zone::Battlefield,
            Sort::Spells => Zone::Stack,
            Sort::Cards => Zone::Pile,
        };
        self.entries.check_filter(filter, zone)
    }

    fn bounds(&self, bounds: &Bounds) -> Checked {
        let is_bounded = bounds.at_least.is_some() || bounds.at_most.is_some();
        ensure(is_bounded, "`number` needs `at-least` or `at-most`", "`number` demande `at-least` ou `at-most`")?;
        for bound in [bounds.at_least, bounds.at_most].into_iter().flatten() {
            within("at-least or at-most", bound.into(), -999, 999)?;
        }
        let fits = bounds.at_least.zip(bounds.at_most).is_none_or(|(least, most)| least <= most);
        ensure(fits, "`at-least` is above `at-most`", "`at-least` est supérieur à `at-most`")?;
        let is_read = matches!(bounds.of, Amount::Of(_));
        ensure(is_read, "a written number is always the same", "un nombre écrit est toujours le même")?;
        self.amount(&bounds.of)
    }
}

fn no_it() -> atout_core::Message {
    atout_core::Message::new(
        "there is no `it` here: only triggers about permanents and spells have one",
        "il n'y a pas de `it` ici\u{a0}: seuls les déclencheurs portant sur un permanent ou un sort en ont un",
    )
}

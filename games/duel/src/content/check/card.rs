//! The fields of a card: which of them go with its type.

use super::ability::{check_cost, check_mana};
use super::filter::Zone;
use super::scope::{Event, Scope};
use super::{Checked, ensure, within};
use crate::content::{Amount, CardEntry, CardType, Doing, Entries, Measure, Subject, Target};
use crate::{Keyword, Keywords, ManaCost};
use std::cell::Cell;

/// A card under examination.
pub(super) struct CardScope<'a> {
    pub(super) entries: &'a Entries,
    pub(super) entry: &'a CardEntry,
    used_x: Cell<bool>,
    used_host: Cell<bool>,
    used_colour: Cell<bool>,
    /// For what nobody asks about afterwards.
    unused: Cell<bool>,
}

impl Entries {
    pub(super) fn check_card(&self, entry: &CardEntry, is_token: bool) -> Checked {
        self.check_kinds(&entry.kind)?;
        check_printed(entry, is_token)?;
        check_stats(entry)?;
        check_keywords(entry)?;
        let cell = || Cell::new(false);
        let card =
            CardScope { entries: self, entry, used_x: cell(), used_host: cell(), used_colour: cell(), unused: cell() };
        if entry.card_type.is_permanent() { card.check_permanent() } else { card.check_spell() }
    }
}

/// Cost, colour and the like.
fn check_printed(entry: &CardEntry, is_token: bool) -> Checked {
    let is_land = entry.card_type == CardType::Land;
    check_mana(entry.cost)?;
    check_cost(&entry.extra)?;
    ensure(!is_land || entry.cost == ManaCost::FREE, "a land has no cost", "un terrain n'a pas de coût")?;
    let extra = &entry.extra;
    ensure(
        extra.mana == ManaCost::FREE && !extra.tap && !extra.sacrifice_self,
        "`extra` is paid beside the mana: no mana, tap or sacrifice-self in it",
        "`extra` se paie en plus du mana\u{a0}: ni mana, ni tap, ni sacrifice-self",
    )?;
    ensure(
        !is_land || super::super::is_default(extra),
        "a land has no `extra` cost",
        "un terrain n'a pas de coût `extra`",
    )?;
    ensure(!entry.basic || is_land, "only a land is `basic`", "seul un terrain est `basic`")?;
    let is_kind = matches!(entry.card_type, CardType::Creature | CardType::Land) || entry.kind.names.is_empty();
    ensure(is_kind, "only creatures and lands have a `kind`", "seuls les créatures et les terrains ont un `kind`")?;
    if is_token {
        let is_free = entry.cost == ManaCost::FREE && super::super::is_default(extra);
        ensure(is_free, "a token has no cost", "un jeton n'a pas de coût")?;
        ensure(!entry.basic, "a token is not `basic`", "un jeton n'est pas `basic`")?;
        ensure(entry.card_type.is_permanent(), "a token is a permanent", "un jeton est un permanent")
    } else {
        Ok(())
    }
}

fn check_stats(entry: &CardEntry) -> Checked {
    let is_creature = entry.card_type == CardType::Creature;
    let (Some(force), Some(endurance)) = (entry.force, entry.endurance) else {
        ensure(
            !is_creature,
            "a creature needs `force` and `endurance`",
            "une créature a besoin de `force` et de `endurance`",
        )?;
        let (en, fr) = ("only a creature has `force` and `endurance`", "seule une créature a `force` et `endurance`");
        return ensure(entry.force.is_none() && entry.endurance.is_none(), en, fr);
    };
    ensure(is_creature, "only a creature has `force` and `endurance`", "seule une créature a `force` et `endurance`")?;
    within("force", force.into(), 0, 99)?;
    // Nothing survives with endurance 0, unless it gets some at once.
    let grows = entry.enters_with != Amount::Number(0) || entry.statics.iter().any(|one| one.to == Subject::This);
    within("endurance", endurance.into(), if grows { 0 } else { 1 }, 99)
}

fn check_keywords(entry: &CardEntry) -> Checked {
    let allowed: Keywords = match entry.card_type {
        CardType::Creature => return Ok(()),
        CardType::Land => [Keyword::Hexproof, Keyword::Indestructible].into_iter().collect(),
        CardType::Invocation => [Keyword::Flash, Keyword::Hexproof, Keyword::Indestructible].into_iter().collect(),
        CardType::Sorcery => Keywords::of(Keyword::Flash),
        CardType::Instant => Keywords::EMPTY,
    };
    let (en, fr) =
        ("a keyword makes no sense on a card of this type", "un mot-clé n'a pas de sens sur une carte de ce type");
    ensure(allowed.holds(entry.keywords), en, fr)
}

impl<'a> CardScope<'a> {
    /// What an ability of the card can refer to.
    pub(super) fn scope(&'a self, targets: &'a [Target], event: Event) -> Scope<'a> {
        Scope {
            entries: self.entries,
            targets,
            event,
            has_number: false,
            has_x: false,
            has_colour: self.entry.choose_colour,
            is_aura: self.entry.is_aura(),
            is_permanent: self.entry.card_type.is_permanent(),
            used_x: &self.unused,
            used_host: &self.used_host,
            used_colour: &self.used_colour,
            used_targets: [Cell::new(false), Cell::new(false)],
        }
    }

    /// The scope of a mode that may choose a colour of its own.
    pub(super) fn choosing(&'a self, scope: Scope<'a>, doing: &Doing) -> Scope<'a> {
        Scope { has_colour: scope.has_colour || doing.choose_colour, ..scope }
    }

    fn check_spell(&self) -> Checked {
        let entry = self.entry;
        ensure(
            !entry.modes.is_empty(),
            "it does nothing: a spell needs `do`",
            "elle ne fait rien\u{a0}: un sort a besoin de `do`",
        )?;
        let is_permanent_like = entry.enchant.is_some()
            || entry.enters_tapped
            || entry.enters_with != Amount::Number(0)
            || entry.choose_colour
            || entry.mana.is_some()
            || !(entry.statics.is_empty() && entry.triggers.is_empty() && entry.activated.is_empty());
        let (en, fr) = (
            "a spell has only `do`: abilities are for what stays in play",
            "un sort n'a que `do`\u{a0}: les capacités sont pour ce qui reste en jeu",
        );
        ensure(!is_permanent_like, en, fr)?;
        let make =
            |targets| Scope { has_x: entry.cost.x > 0, used_x: &self.used_x, ..self.scope(targets, Event::None) };
        Scope::modes(&entry.modes, |doing| self.choosing(make(&doing.targets), doing))?;
        self.check_extra()?;
        self.check_x()
    }

    fn check_permanent(&self) -> Checked {
        let entry = self.entry;
        let (en, fr) = ("`do` is for sorceries and instants", "`do` est pour les rituels et les éphémères");
        ensure(entry.modes.is_empty(), en, fr)?;
        if let Some(mana) = entry.mana {
            within("n", mana.n.into(), 1, 5)?;
        }
        self.check_entering()?;
        entry.statics.iter().try_for_each(|one| self.check_static(one))?;
        entry.triggers.iter().try_for_each(|one| self.check_trigger(one))?;
        entry.activated.iter().try_for_each(|one| self.check_activated(one))?;
        if entry.keywords.has(Keyword::ProtectionFromChosen) {
            self.scope(&[], Event::None).colour()?;
        }
        let does = entry.mana.is_some()
            || !(entry.statics.is_empty() && entry.triggers.is_empty() && entry.activated.is_empty());
        let (en, fr) = ("it does nothing in play", "elle ne fait rien en jeu");
        ensure(entry.card_type == CardType::Creature || does, en, fr)?;
        let (en, fr) = ("an aura needs an ability that says `host`", "une aura a besoin d'une capacité qui dit `host`");
        ensure(!entry.is_aura() || self.used_host.get(), en, fr)?;
        let (en, fr) = ("a colour is chosen, but nothing uses it", "une couleur est choisie, mais rien ne s'en sert");
        ensure(!entry.choose_colour || self.used_colour.get(), en, fr)?;
        self.check_extra()?;
        self.check_x()
    }

    fn check_entering(&self) -> Checked {
        let entry = self.entry;
        let (en, fr) = ("only an invocation is an aura", "seule une invocation est une aura");
        ensure(!entry.is_aura() || entry.card_type == CardType::Invocation, en, fr)?;
        entry.enchant.iter().try_for_each(|filter| self.entries.check_filter(filter, Zone::Battlefield))?;
        let has_counters = entry.enters_with != Amount::Number(0);
        let (en, fr) = ("`enters-with` is for creatures", "`enters-with` est pour les créatures");
        ensure(!has_counters || entry.card_type == CardType::Creature, en, fr)?;
        if entry.enters_with == Amount::Of(Measure::X) {
            self.used_x.set(true);
        }
        let scope = Scope { has_x: entry.cost.x > 0, ..self.scope(&[], Event::None) };
        if has_counters { scope.positive("enters-with", &entry.enters_with) } else { Ok(()) }
    }

    fn check_extra(&self) -> Checked {
        let Some(offering) = &self.entry.extra.sacrifice else { return Ok(()) };
        self.entries.check_filter(&offering.what, Zone::Battlefield)
    }

    fn check_x(&self) -> Checked {
        let (en, fr) =
            ("there is an X in the cost, but nothing says `x`", "il y a un X dans le coût, mais rien ne dit `x`");
        ensure(self.entry.cost.x == 0 || self.used_x.get(), en, fr)
    }
}

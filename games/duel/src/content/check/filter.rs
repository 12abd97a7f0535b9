//! Filters: kinds that exist, bounds that leave something, and nothing that only permanents have where cards are meant.

use super::{Checked, ensure, within};
use crate::content::{CardType, Entries, Filter, Kinds};

/// Where the things are that a filter is asked about.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Zone {
    /// The battlefield.
    Battlefield,
    /// The stack.
    Stack,
    /// A graveyard or a library.
    Pile,
}

impl Entries {
    pub(super) fn check_kinds(&self, kinds: &Kinds) -> Checked {
        for kind in &kinds.names {
            let (en, fr) = (
                format!("there is no kind `{kind}`: declare it as [kind.{kind}]"),
                format!("il n'y a pas d'espèce `{kind}`\u{a0}: déclarez-la par [kind.{kind}]"),
            );
            ensure(self.kind.contains_key(kind), &en, &fr)?;
        }
        Ok(())
    }

    pub(super) fn check_filter(&self, filter: &Filter, zone: Zone) -> Checked {
        self.check_kinds(&filter.kind)?;
        self.check_kinds(&filter.not_kind)?;
        check_numbers(filter)?;
        let nothing_left = filter.types.meets(filter.not_type)
            || filter.colour.meets(filter.not_colour)
            || filter.keyword.meets(filter.no_keyword)
            || filter.kind.names.iter().any(|kind| filter.not_kind.names.contains(kind));
        ensure(
            !nothing_left,
            "a filter asks for something and excludes it",
            "un filtre demande une chose et l'exclut en même temps",
        )?;
        check_types(filter, zone)?;
        ensure(filter.any.len() != 1, "`any` needs two filters or more", "`any` demande au moins deux filtres")?;
        filter.any.iter().try_for_each(|one| self.check_filter(one, zone))
    }
}

fn check_numbers(filter: &Filter) -> Checked {
    let bounds = [
        ("force", filter.force_min, filter.force_max),
        ("endurance", filter.endurance_min, filter.endurance_max),
        ("cost", filter.cost_min.map(i16::from), filter.cost_max.map(i16::from)),
    ];
    for (field, min, max) in bounds {
        for bound in [min, max].into_iter().flatten() {
            within(&format!("{field}-min or -max"), bound.into(), -99, 99)?;
        }
        if let (Some(min), Some(max)) = (min, max) {
            let (en, fr) = (
                format!("`{field}-min` is above `{field}-max`"),
                format!("`{field}-min` est supérieur à `{field}-max`"),
            );
            ensure(min <= max, &en, &fr)?;
        }
    }
    Ok(())
}

fn check_types(filter: &Filter, zone: Zone) -> Checked {
    let asks_of_permanents =
        [filter.tapped, filter.counters, filter.attacking, filter.blocking, filter.enchanted, filter.token]
            .iter()
            .any(Option::is_some);
    ensure(
        zone == Zone::Battlefield || !asks_of_permanents,
        "only permanents are tapped, tokens, enchanted, in combat or have counters, but this filter is about cards or spells",
        "seul un permanent peut être engagé, un jeton, enchanté, au combat ou porter des marqueurs, mais ce filtre porte sur des cartes ou des sorts",
    )?;
    let can_be = |card_type: &CardType| match zone {
        Zone::Battlefield => card_type.is_permanent(),
        Zone::Stack => *card_type != CardType::Land,
        Zone::Pile => true,
    };
    ensure(
        filter.types.is_empty() || filter.types.iter().any(|card_type| can_be(&card_type)),
        "nothing of this `type` can be there",
        "rien de ce `type` ne peut s'y trouver",
    )
}

impl Filter {
    /// Does it depend on force or endurance?
    pub(super) fn asks_force(&self) -> bool {
        [self.force_min, self.force_max, self.endurance_min, self.endurance_max].iter().any(Option::is_some)
            || self.any.iter().any(Filter::asks_force)
    }

    /// Does it depend on keywords?
    pub(super) fn asks_keywords(&self) -> bool {
        !self.keyword.is_empty() || !self.no_keyword.is_empty() || self.any.iter().any(Filter::asks_keywords)
    }
}

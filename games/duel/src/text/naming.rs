//! Names of things in a view: cards, permanents, targets, what is on the stack, the steps of a turn.
//!
//! Permanents that share a name are told apart by whose they are and by their place: "Ash Goblin (2 of 3)" is the second
//! one from the left.

use super::{AbilityRef, ability_text, mode_text, signs_in_words};
use crate::{
    Aim, CardDef, Choosing, Chosen, Doing, HiddenCard, Item, Laid, Part, PermanentView, Slot, Step, View, card_text,
};
use atout_core::{Lang, Names, Owned, Seat, Text, Viewer};

const GRAVEYARD: Owned = Owned::new("graveyard", "le", "cimetière");

impl Step {
    /// Its name within a sentence.
    #[must_use]
    pub const fn name(self) -> Text {
        match self {
            Step::Opening => Text::new("opening hands", "mains de départ"),
            Step::Start => Text::new("start of turn", "début du tour"),
            Step::Main1 => Text::new("main phase", "phase principale"),
            Step::Combat => Text::new("start of combat", "début du combat"),
            Step::Attackers => Text::new("attackers", "attaquants"),
            Step::Blockers => Text::new("blockers", "bloqueurs"),
            Step::FirstStrike => Text::new("first strike", "initiative"),
            Step::Damage => Text::new("damage", "dégâts"),
            Step::Main2 => Text::new("second main phase", "seconde phase principale"),
            Step::End => Text::new("end of turn", "fin du tour"),
            Step::Cleanup => Text::new("cleanup", "nettoyage"),
        }
    }
}

impl View {
    /// The definition of a card.
    #[must_use]
    pub fn card(&self, card: u16) -> &'static CardDef {
        &self.config.content.get().cards[usize::from(card)]
    }

    /// A card's name.
    #[must_use]
    pub fn card_name(&self, card: u16, lang: Lang) -> &'static str {
        self.card(card).entry.name.get(lang)
    }

    /// A card's rules text in one line, without signs.
    #[must_use]
    pub fn card_line(&self, card: u16, lang: Lang) -> String {
        signs_in_words(&one_line(&card_text(self.config.content.get(), self.card(card), lang)), lang)
    }

    /// A card of a hand that the viewer may see.
    #[must_use]
    pub fn hand_card(&self, seat: Seat, place: u8) -> Option<u16> {
        let hand = self.players.get(seat.index())?.hand.as_ref()?;
        hand.get(usize::from(place)).map(|card: &HiddenCard| card.card())
    }

    /// Is this chosen while something is announced?
    #[must_use]
    pub fn is_choosing(&self, choosing: Choosing) -> bool {
        self.announced.is_some_and(|announced| announced.choosing == choosing)
    }

    /// The attackers, in order of arrival.
    pub fn attackers(&self) -> impl Iterator<Item = &PermanentView> {
        self.permanents.iter().filter(|one| one.permanent.combat.attacks)
    }

    /// The blockers of an attacker, in the order of damage.
    #[must_use]
    pub fn blockers_of(&self, attacker: Slot) -> Vec<&PermanentView> {
        let blocks = |one: &&PermanentView| one.permanent.combat.blocks == Some(attacker);
        let mut blockers: Vec<&PermanentView> = self.permanents.iter().filter(blocks).collect();
        // Those without a place in the order come last.
        blockers.sort_by_key(|one| one.permanent.combat.order.wrapping_sub(1));
        blockers
    }

    /// The name of a permanent, with what tells it from others of the same name: whose it is, and its place among those
    /// on the same side.
    #[must_use]
    pub fn permanent_name(&self, slot: Slot, lang: Lang) -> String {
        let Some(one) = self.permanent(slot) else { return format!("#{slot}") };
        let name = self.card_name(one.permanent.card, lang);
        let namesakes = self.permanents.iter().filter(|other| other.permanent.card == one.permanent.card);
        let whose = |other: &PermanentView| other.permanent.controller;
        let is_seat = matches!(self.viewer, Viewer::Seat(_));
        // A spectator has no side of its own.
        let (side, other_side): (Vec<&PermanentView>, Vec<_>) =
            namesakes.partition(|other| !is_seat || whose(other) == whose(one));
        let is_theirs = !other_side.is_empty() && self.viewer != Viewer::Seat(whose(one));
        let owner = is_theirs.then(|| lang.pick("opponent’s", "adverse").to_owned());
        let place = side.iter().take_while(|other| other.slot != slot).count();
        let marks: Vec<String> = owner.into_iter().chain(nth(place, side.len(), lang)).collect();
        lang.typeset(if marks.is_empty() { name.to_owned() } else { format!("{name} ({})", marks.join(", ")) })
    }

    /// What is aimed at, within a sentence: "Ada", "Ash Goblin", "Gravedigger in Ada's graveyard".
    #[must_use]
    pub fn aim_name(&self, aim: Aim, names: &Names, lang: Lang) -> String {
        match aim {
            Aim::Player(seat) => names.within(seat),
            Aim::Permanent(slot) => self.permanent_name(slot, lang),
            Aim::Spell(at) => match self.stack.get(usize::from(at)) {
                Some(item) => {
                    let name = self.item_name(item, lang);
                    // The top of the stack is shown first.
                    let same = |items: &[Item]| items.iter().filter(|other| other.card == item.card).count();
                    let (all, above) = (same(&self.stack), same(&self.stack[usize::from(at) + 1..]));
                    with_place(&name, nth(above, all, lang))
                }
                None => format!("#{at}"),
            },
            Aim::Card(seat, at) => {
                let graveyard = &self.player(seat).graveyard;
                let Some(laid) = graveyard.get(usize::from(at)) else { return format!("#{at}") };
                let same = |cards: &[Laid]| cards.iter().filter(|other| other.card == laid.card).count();
                let (all, before) = (same(graveyard), same(&graveyard[..usize::from(at)]));
                let name = with_place(self.card_name(laid.card, lang), nth(before, all, lang));
                let place = names.whose(seat, GRAVEYARD, lang);
                lang.typeset(lang.pick(format!("{name} in {place}"), format!("{name} dans {place}")))
            }
        }
    }

    /// The name of a spell or an ability: "Ember Lance", "ability of Ash Goblin".
    #[must_use]
    pub fn item_name(&self, item: &Item, lang: Lang) -> String {
        let name = self.card_name(item.card, lang);
        lang.typeset(match item.part {
            Part::Spell => name.to_owned(),
            _ => lang.pick(format!("ability of {name}"), format!("capacité {}", atout_core::de(name))),
        })
    }

    /// What a spell or an ability will do, in one line, with signs in braces.
    #[must_use]
    pub fn item_text(&self, item: &Item, lang: Lang) -> String {
        let (pool, card) = (self.config.content.get(), self.card(item.card));
        let modes = self.modes(item);
        if modes.len() > 1
            && let Some(doing) = modes.get(usize::from(item.mode))
        {
            return one_line(&mode_text(pool, card, doing, lang));
        }
        one_line(&match item.part {
            Part::Spell => card_text(pool, card, lang),
            Part::Trigger(n) => ability_text(pool, card, AbilityRef::Triggered(n.into()), lang),
            Part::Activated(n) => ability_text(pool, card, AbilityRef::Activated(n.into()), lang),
        })
    }

    /// The modes of a spell or an ability.
    #[must_use]
    pub fn modes(&self, item: &Item) -> &'static [Doing] {
        let entry = &self.card(item.card).entry;
        match item.part {
            Part::Spell => &entry.modes,
            Part::Trigger(n) => entry.triggers.get(usize::from(n)).map_or(&[], |one| &one.modes),
            Part::Activated(n) => entry.activated.get(usize::from(n)).map_or(&[], |one| &one.modes),
        }
    }

    /// The chosen targets: "Ada, Ash Goblin (2)". Empty if there is none.
    #[must_use]
    pub fn target_names(&self, item: &Item, names: &Names, lang: Lang) -> String {
        let name = |chosen: &Chosen| {
            let name = self.aim_name(chosen.aim, names, lang);
            if chosen.points > 0 { format!("{name} ({})", chosen.points) } else { name }
        };
        item.targets.iter().map(name).collect::<Vec<_>>().join(", ")
    }
}

/// "2 of 3"; none if there is only one.
fn nth(before: usize, all: usize, lang: Lang) -> Option<String> {
    let n = before + 1;
    (all > 1).then(|| lang.pick(format!("{n}\u{a0}of\u{a0}{all}"), format!("{n}\u{a0}sur\u{a0}{all}")))
}

fn with_place(name: &str, place: Option<String>) -> String {
    place.map_or_else(|| name.to_owned(), |place| format!("{name} ({place})"))
}

/// A text of several paragraphs in one line.
pub(crate) fn one_line(text: &str) -> String {
    // A sentence in brackets has its full stop inside them.
    let is_closed = |line: &str| line.ends_with(['.', '!', '?', ':']) || line.ends_with(".)");
    let paragraph = |line: &str| if is_closed(line) { line.to_owned() } else { format!("{line}.") };
    text.lines().map(paragraph).collect::<Vec<_>>().join(" ")
}

//! Short texts and icons of the board: icons of numbers, effects of cards, names.

use super::art;
use atout_core::{Lang, Names, Seat, de};
use atout_kitty::{Card, Class, Effect, Entity, FallCause, Recipient};
use maud::{Markup, html};

/// An icon, drawn so that it looks the same in every font.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Icon {
    Life,
    Mana,
    Hand,
    Draw,
    Discard,
    Sides,
    Danger,
    Ready,
}

impl Icon {
    /// All icons, in their order.
    pub(super) const ALL: [Icon; 8] =
        [Icon::Life, Icon::Mana, Icon::Hand, Icon::Draw, Icon::Discard, Icon::Sides, Icon::Danger, Icon::Ready];
}

/// Draws an icon.
pub(super) fn icon(icon: Icon) -> Markup {
    let (class, path) = match icon {
        Icon::Life => {
            ("life", "M8 14.5C1.5 10 .5 7 1 4.8 1.8 1.5 6.5 1 8 4.3 9.5 1 14.2 1.5 15 4.8c.5 2.2-.5 5.2-7 9.7z")
        }
        Icon::Mana => {
            ("mana", "M8 .8c3.5 4.7 5.3 6.9 5.3 9.4A5.3 5.3 0 0 1 8 15.5a5.3 5.3 0 0 1-5.3-5.3C2.7 7.7 4.5 5.5 8 .8z")
        }
        Icon::Hand => (
            "",
            "M5 3.5l6.5-2.3a1 1 0 0 1 1.3.6l2.7 7.7a1 1 0 0 1-.6 1.3l-4 1.4V4.5a2 2 0 0 0-2-2zM2 4.5h6.5a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H2a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1z",
        ),
        Icon::Draw => (
            "",
            "M3 1h8a1 1 0 0 1 1 1v1H5a2 2 0 0 0-2 2v8H2V2a1 1 0 0 1 1-1zM6 4h7a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1z",
        ),
        Icon::Discard => ("", "M2 5l7-3.5 5 10-7 3.5zM2 12.5h2l1.5 3H2z"),
        Icon::Sides => ("", "M6 1h4v4H6zM6 11h4v4H6zM1 6h4v4H1zM11 6h4v4h-4z"),
        Icon::Danger => ("danger", "M8 1l7.5 14H.5zM7.2 5.5v5h1.6v-5zM7.2 11.8v1.7h1.6v-1.7z"),
        Icon::Ready => ("ready", "M1.5 8.5l2-2L6.5 9.5 12.5 3l2 2-8 8.5z"),
    };
    html! { svg class={ "ks " (class) } viewBox="0 0 16 16" aria-hidden="true" { path fill-rule="evenodd" d=(path) {} } }
}

/// The emblem of a card.
pub(super) fn mark(card: Card) -> Markup {
    html! { img.mark src={ "/assets/" (art::mark_file(card)) } alt="" width="24" height="24" decoding="sync"; }
}

/// A change: "+10", "−1".
pub(super) fn signed(by: i32) -> String {
    if by < 0 { format!("−{}", by.unsigned_abs()) } else { format!("+{by}") }
}

/// A short form of a number: "940", "2.6k".
pub(super) fn short(n: u32, lang: Lang) -> String {
    match n {
        ..1000 => n.to_string(),
        _ => format!("{}{}{}k", n / 1000, lang.pick(".", ","), n / 100 % 10),
    }
}

/// What a card does, in icons and a word: for its face.
pub(super) fn effects(card: Card, lang: Lang) -> Markup {
    let whom = |whom: Recipient| match whom {
        Recipient::Caster => lang.pick("you", "vous"),
        Recipient::Target if card.def().team => lang.pick("ally", "allié"),
        Recipient::Target => lang.pick("target", "cible"),
        Recipient::Team => lang.pick("team", "équipe"),
    };
    // An enemy needs a word only where there is much room.
    let is_foe = |whom: &Recipient| *whom == Recipient::Target && !card.def().team;
    html! {
        @for effect in card.def().effects {
            span.e {
                @match effect {
                    Effect::Life(who, by) => { b { (signed(*by)) } (icon(Icon::Life)) span.w.whom.foe[is_foe(who)] { (whom(*who)) } }
                    Effect::Generation(who, by) => { b { (signed(*by)) } (icon(Icon::Mana)) span.per { "/" (lang.pick("turn", "tour")) } span.w { (whom(*who)) } }
                    Effect::Friend => (lang.pick("+ friend", "+ ami")),
                    Effect::Caramel => { span.brief { b { (signed(-1)) } (icon(Icon::Sides)) } span.fold { (lang.pick("closes a side", "ferme un côté")) } }
                    Effect::Kill => (lang.pick("kills", "tue")),
                }
            }
        }
    }
}

/// The name of a player, the number of a friend.
pub(super) fn called(entity: Entity, names: &Names, lang: Lang) -> String {
    let friend = || format!("{} {}", lang.pick("friend", "ami"), entity.number());
    entity.seat().map_or_else(friend, |seat| names.within(seat))
}

/// The letter of a team, the same in both languages.
pub(super) fn letter(side: usize) -> char {
    char::from(b'A' + (side % Seat::MAX) as u8)
}

/// The name of a team.
pub(super) fn team(side: usize, lang: Lang) -> String {
    format!("{} {}", lang.pick("team", "équipe"), letter(side))
}

/// The name of a class within a sentence.
pub(super) fn class(class: Class, lang: Lang) -> String {
    class.stats().name.get(lang).to_lowercase()
}

/// Why a player fell.
pub(super) fn cause(cause: FallCause, names: &Names, lang: Lang) -> String {
    match cause {
        FallCause::Walled => lang.pick("walled in", "emmuré").to_owned(),
        FallCause::Storm => lang.pick("storm", "tempête").to_owned(),
        FallCause::Left { why } => why.own_reason().get(lang).to_owned(),
        FallCause::Card { card, by, friend } => {
            let (card, who) = (card.def().name.get(lang), names.within(by));
            match friend {
                false => format!("{card} ({who})"),
                true if names.is_reader(by) => {
                    lang.pick(format!("{card} (your friend)"), format!("{card} (votre ami)"))
                }
                true => lang.pick(format!("{card} (friend of {who})"), format!("{card} (ami {})", de(&who))),
            }
        }
    }
}

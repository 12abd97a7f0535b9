//! The small signs of the climb: elements, counters, intents, rooms, numbers. Each has a shape of its own and takes the
//! colour of the text around it.
//!
//! Not here: pictures (`art.rs`) and the words beside the signs.

use atout_spire::{Counter, Effect, Element, RoomKind, SkillDef};
use maud::{Markup, html};

/// A filled shape in a box of 24 × 24.
fn filled(path: &str) -> Markup {
    html! { svg.sign viewBox="0 0 24 24" fill="currentColor" fill-rule="evenodd" aria-hidden="true" { path d=(path) {} } }
}

/// Lines in a box of 24 × 24.
fn lines(path: &str) -> Markup {
    html! {
        svg.sign viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" aria-hidden="true" {
            path d=(path) {}
        }
    }
}

/// Two filled shapes in one box: the first one large, the second one below it to the right.
fn pair(first: &str, second: &str) -> Markup {
    html! {
        svg.sign viewBox="0 0 24 24" fill="currentColor" fill-rule="evenodd" aria-hidden="true" {
            path transform="scale(.68)" d=(first) {}
            path transform="translate(11.5 11.5) scale(.52)" d=(second) {}
        }
    }
}

/// The sign of an element: wind, drop, mountain, flame; a rhombus for none.
pub(super) fn element_icon(element: Element) -> Markup {
    match element {
        Element::None => filled("M12 1l9 11-9 11-9-11zm0 5.5L7.5 12l4.5 5.5 4.5-5.5z"),
        Element::Air => lines("M2 9h12.5a3.3 3.3 0 1 0-3-4.700M2 14h17a3.3 3.3 0 1 1-3 4.700M2 19h8.5"),
        Element::Water => filled(DROP),
        Element::Earth => filled("M0 21L8.5 5l4.5 8 3-5 8 13zM8.5 9.5l-2 3.8 2 1.2 2.2-1z"),
        Element::Fire => filled(FLAME),
    }
}

/// The sign of a buff or a debuff.
pub(super) fn counter_icon(counter: Counter) -> Markup {
    filled(match counter {
        Counter::BlockPlus => {
            "M12 1c3 2 6 3 9.5 3 .5 9-2.5 15.5-9.5 19C5 19.5 2 13 2.5 4 6 4 9 3 12 1zm-1.5 6v3.5H7v3h3.5V17h3v-3.5H17v-3h-3.5V7z"
        }
        Counter::BlockMinus => {
            "M11 1.700l-2 6.3 4 4-3.5 4.5 1.5 5.900C4.8 19 2 12.7 2.5 4c3 0 5.9-.8 8.5-2.300zM14 1.900c2.4 1.3 5 2.1 7.5 2.1.5 8.5-2.2 14.7-8.2 18.300L12.2 17l3.8-5-4-4z"
        }
        Counter::AttackPlus => {
            "M23 1l-1 6.5-9.5 9.5 2 2-2 2L9 17.5 4.5 22 2 19.5 6.5 15 3 11.5l2-2 2 2L16.5 2zM3 0h2.6v2.4H8V5H5.6v2.4H3V5H.6V2.4H3z"
        }
        Counter::AttackMinus => {
            "M12.5 17l2 2-2 2L9 17.5 4.5 22 2 19.5 6.5 15 3 11.5l2-2 2 2 2.7-2.7 1.3 2.7 2.2-.6.3 2.3 1.7 1.6zM12.7 5.8L16.5 2 23 1l-1 6.5-3.8 3.8-1.2-2-2.3.6-.4-2.6zM.5 2.5H9v3H.5z"
        }
        Counter::Heal => PLUS,
        Counter::Evade => {
            "M1 3c9-1 18 2 22 8-2 1.5-4 2-6 1.8 1.2.8 2 1.7 2.5 3-2.2.8-4.3.8-6.3 0 .8.9 1.2 1.9 1.3 3.200C8 19 2.5 12.5 1 3z"
        }
        Counter::Retaliate => THORNS,
    })
}

/// The sign of what an enemy is going to do: one shape for each thing that it does, two at most.
///
/// Players are attacked, weakened or both; enemies get block, buffs, life or two of these.
pub(super) fn intent_icon(skill: &SkillDef) -> Markup {
    let has = |wanted: fn(&Effect) -> bool| skill.effects.iter().any(wanted);
    let known = [
        (has(|effect| matches!(effect, Effect::Attack(_))), SWORD),
        (has(|effect| matches!(effect, Effect::Debuff(..))), DOWN),
        (has(|effect| matches!(effect, Effect::Block(_))), SHIELD),
        (has(|effect| matches!(effect, Effect::Buff(..))), UP),
        (has(|effect| matches!(effect, Effect::Heal(_) | Effect::Cleanse)), PLUS),
        (has(|effect| matches!(effect, Effect::Summon(_))), COMPANION),
        (has(|effect| matches!(effect, Effect::Become(_))), RHOMBI),
    ];
    let mut shapes = known.iter().filter(|(holds, _)| *holds).map(|(_, shape)| *shape);
    match (shapes.next(), shapes.next()) {
        (Some(first), Some(second)) => pair(first, second),
        (Some(only), None) => filled(only),
        _ => filled(DOTS),
    }
}

/// The sign of a room on the map: horned head, moon, open book, question mark, crown.
pub(super) fn room_icon(kind: RoomKind) -> Markup {
    filled(match kind {
        RoomKind::Enemy => {
            "M2 1c1 4 3 5 5.5 5h9C19 6 21 5 22 1c3 6 1 9-2 10.5V17l-3.5 2v4h-3v-3h-3v3h-3v-4L4 17v-5.5C1 10 -1 7 2 1zM7 11.5V15l4-1zM17 11.5l-4 2.5 4 1z"
        }
        RoomKind::Rest => "M15 1.5a10.7 10.7 0 1 0 7.5 14.300A9 9 0 0 1 15 1.5zM17 2h6v2l-3.5 4H23v2h-6V8l3.5-4H17z",
        RoomKind::Training => "M11 5C8 3 4 2.5 1 3v16c3-.5 7 0 10 2zM13 5c3-2 7-2.5 10-2v16c-3-.5-7 0-10 2z",
        RoomKind::Event => {
            "M4.5 9C4.5 4 8 1 12 1s8 3 8 7c0 3-1.5 4.5-3.5 6-1.5 1.1-2 1.5-2 3h-5c0-4 1.5-5 3.5-6.5 1.3-1 2-1.5 2-2.5 0-1.4-1.2-2.5-3-2.5S9 6.5 9 9zM9.5 18.800h5V23h-5z"
        }
        RoomKind::Boss => "M1 5l6 5 5-8 5 8 6-5-2.5 12h-17zM3.5 19h17v3.5h-17z",
    })
}

/// Life: a heart.
pub(super) fn life_icon() -> Markup {
    filled("M12 22C3 15.5 1 12 1 8a6 6 0 0 1 11-3.400A6 6 0 0 1 23 8c0 4-2 7.5-11 14z")
}

/// Block: a shield.
pub(super) fn block_icon() -> Markup {
    filled(SHIELD)
}

/// Energy: a bolt.
pub(super) fn energy_icon() -> Markup {
    filled("M14.5 0L3 14h6.5L7 24 21 9.5h-7z")
}

/// The attack stat: two crossed swords.
pub(super) fn attack_stat_icon() -> Markup {
    filled(
        "M1 1l5 1 6 6.5L18 2l5-1-1 5-6.5 6 3.5 3.5 2-2 1.5 1.5-2.5 2.5 3 3-2.5 2.5-3-3-2.5 2.5-1.5-1.5 2-2-3.5-3.5L8.5 19l2 2L9 22.5 6.5 20l-3 3L1 20.5l3-3L1.5 15 3 13.5l2 2L8.5 12 2 6z",
    )
}

/// The block stat: a wall.
pub(super) fn block_stat_icon() -> Markup {
    filled("M1 3h10v5H1zM13 3h10v5H13zM1 16h10v5H1zM13 16h10v5H13zM1 9.5h4v5H1zM7 9.5h10v5H7zM19 9.5h4v5h-4z")
}

/// The draw pile: cards face down, one over the other.
pub(super) fn draw_pile_icon() -> Markup {
    filled("M3 1h12v2H5v14H3zM7 5h14v18H7zm7 4l-3.5 5 3.5 5 3.5-5z")
}

/// The discard pile: a card that falls on a tray.
pub(super) fn discard_pile_icon() -> Markup {
    filled("M9 1l11 4-4.5 12-11-4zM1 15h3v5h16v-5h3v8H1z")
}

const DROP: &str = "M12 1C8 7.5 4.5 11 4.5 15.5a7.5 7.5 0 0 0 15 0C19.5 11 16 7.5 12 1zM7.5 15.5h2.200c0 2 1 3 2.8 3.300v2.100c-3-.2-5-2.4-5-5.400z";
const FLAME: &str = "M13 0c1 5.5 7.5 8 7.5 15a8.5 8.5 0 0 1-17 0c0-4 2-6 3.2-9C8 7.2 8.8 8.5 9 10.5 11.5 8 13 4.5 13 0zM12.5 12c-.7 2.7-3.7 3.5-3.7 6.5 0 2 1.4 3.2 3.2 3.200s3.3-1.2 3.3-3.200c0-2.5-2.3-3.5-2.8-6.5z";
const SWORD: &str = "M23 1l-1 6.5-9.5 9.5 2 2-2 2-3.5-3.5L4.5 22 2 19.5 6.5 15 3 11.5l2-2 2 2L16.5 2z";
const SHIELD: &str = "M12 1c3 2 6 3 9.5 3 .5 9-2.5 15.5-9.5 19C5 19.5 2 13 2.5 4 6 4 9 3 12 1zm0 3.5v14.800c4.4-2.8 6.5-7 6.5-12.6-2.3-.3-4.4-1-6.5-2.200z";
const PLUS: &str = "M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5z";
const UP: &str = "M12 1l10 10h-6v4H8v-4H2zM8 17h8v5H8z";
const DOWN: &str = "M12 23L2 13h6V9h8v4h6zM8 2h8v5H8z";
const THORNS: &str = "M12 0l2 7 6.5-3.5L17 10l7 2-7 2 3.5 6.5L14 17l-2 7-2-7-6.5 3.5L7 14l-7-2 7-2-3.5-6.5L10 7zm0 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z";
const COMPANION: &str = "M9 2a5 5 0 1 1 0 10A5 5 0 0 1 9 2zM1 22c0-6 3-9 8-9s8 3 8 9zM18 3h3v3h3v3h-3v3h-3V9h-3V6h3z";
const RHOMBI: &str = "M7 2l5 8-5 8-5-8zM17 6l5 8-5 8-5-8z";
const DOTS: &str = "M4.5 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM19.5 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z";

#[cfg(test)]
mod tests {
    use super::*;
    use atout_spire::{Target, Words};
    use std::collections::BTreeSet;

    fn skill(effects: Vec<Effect>) -> SkillDef {
        let name = Words { en: String::new(), fr: String::new() };
        let (target, when) = (Target::Player, None);
        SkillDef { id: String::new(), name, target, element: None, cooldown: 0, when, weight: 1, effects }
    }

    #[test]
    fn signs_are_small_and_differ_within_their_group() {
        use Effect::{Attack, Block, Buff, Debuff, Heal};
        let (plus, minus) = (Buff(Counter::AttackPlus, 1), Debuff(Counter::AttackMinus, 1));
        let intents = [
            vec![Attack(1)],
            vec![Attack(1), minus],
            vec![minus],
            vec![Block(1)],
            vec![plus],
            vec![Heal(1)],
            vec![Block(1), plus],
            vec![Block(1), Heal(1)],
            vec![plus, Heal(1)],
        ];
        let numbers = [
            life_icon(),
            block_icon(),
            energy_icon(),
            attack_stat_icon(),
            block_stat_icon(),
            draw_pile_icon(),
            discard_pile_icon(),
        ];
        let rooms = [RoomKind::Enemy, RoomKind::Rest, RoomKind::Training, RoomKind::Event, RoomKind::Boss];
        let groups: [Vec<Markup>; 5] = [
            [Element::None].into_iter().chain(Element::FOUR).map(element_icon).collect(),
            Counter::ALL.into_iter().map(counter_icon).collect(),
            intents.into_iter().map(|effects| intent_icon(&skill(effects))).collect(),
            rooms.into_iter().map(room_icon).collect(),
            numbers.into(),
        ];
        for group in groups {
            let texts: BTreeSet<String> = group.iter().map(|sign| sign.0.clone()).collect();
            assert_eq!(texts.len(), group.len());
            assert!(texts.iter().all(|text| text.len() < 400), "{texts:?}");
        }
    }
}

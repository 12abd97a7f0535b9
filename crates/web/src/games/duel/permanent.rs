//! A permanent: its card with what has happened to it, equal ones in a pile, auras below their hosts.
//!
//! Counters are blue, changes until end of turn green, damage red; each is a number with its own sign, too.

use super::card::{face, help, look, reminders};
use super::context::Context;
use super::icons;
use atout_core::Lang;
use atout_duel::{CardType, Keyword, Payee, Permanent, PermanentView, keyword_name};
use maud::{Markup, html};

/// Permanents that nobody needs to tell apart.
pub(super) struct Pile<'a>(pub(super) Vec<&'a PermanentView>);

/// Equal ones in piles, in the order of the first of each.
pub(super) fn piles<'a>(context: &Context<'_>, all: impl Iterator<Item = &'a PermanentView>) -> Vec<Pile<'a>> {
    let mut piles: Vec<Pile<'a>> = Vec::new();
    for one in all {
        match piles.iter_mut().find(|pile| are_alike(context, pile.0[0], one)) {
            Some(pile) => pile.0.push(one),
            None => piles.push(Pile(vec![one])),
        }
    }
    piles
}

/// Nothing about them differs but when they came, and nothing is attached or fights.
fn are_alike(context: &Context<'_>, one: &PermanentView, other: &PermanentView) -> bool {
    let plain = |one: &PermanentView| {
        let hosts = |aura: &PermanentView| aura.permanent.host == Some(one.slot);
        let combat = &one.permanent.combat;
        !combat.attacks && combat.blocks.is_none() && !context.view.permanents.iter().any(hosts)
    };
    // A land that has just come is used like any other.
    let same = |one: &PermanentView| Permanent { stamp: 0, sick: waits(context, one), ..one.permanent };
    let numbers = |one: &PermanentView| (one.force, one.endurance, one.keywords, context.is_doomed(one.slot));
    plain(one) && plain(other) && same(one) == same(other) && numbers(one) == numbers(other)
}

/// Has it come this turn, so that it cannot attack yet?
fn waits(context: &Context<'_>, one: &PermanentView) -> bool {
    one.permanent.sick && context.is_creature(one) && !one.keywords.has(Keyword::Haste)
}

/// How wide a row of piles is, in cards; of a card under another one such a `share` is seen (a third, a half).
pub(super) fn width(piles: &[Pile<'_>], share: usize) -> usize {
    let parts: usize = piles.iter().map(|pile| share + pile.0.len() - 1).sum();
    parts.div_ceil(share)
}

/// A pile, each card of which can be touched.
pub(super) fn pile(context: &Context<'_>, pile: &Pile<'_>) -> Markup {
    let cards = || pile.0.iter().map(|one| hosted(context, one));
    match pile.0.len() {
        1 => html! { @for card in cards() { (card) } },
        n => html! { div.pile { @for card in cards() { (card) } span.copies { "×" (n) } } },
    }
}

/// A permanent with its auras.
fn hosted(context: &Context<'_>, one: &PermanentView) -> Markup {
    let auras = || context.view.permanents.iter().filter(|aura| aura.permanent.host == Some(one.slot));
    if auras().next().is_none() {
        return permanent(context, one);
    }
    html! { div.hosted { (permanent(context, one)) @for aura in auras() { (permanent(context, aura)) } } }
}

fn permanent(context: &Context<'_>, one: &PermanentView) -> Markup {
    let Context { view, lang, .. } = *context;
    let (laid, def) = (&one.permanent, view.card(one.permanent.card));
    let (name, state_now) = (view.permanent_name(one.slot, lang), described(context, one));
    let help = format!("{state_now}{}", help(view, laid.card, lang));
    let more = format!("{state_now}{}", reminders(one.keywords, lang));
    let is_creature = context.is_creature(one);
    let size = is_creature.then(|| size(one, def.entry.force.zip(def.entry.endurance)));
    let combat = &laid.combat;
    let state = html! { @if def.entry.card_type == CardType::Land { " land" } @if laid.tapped { " tapped" } @if combat.attacks { " attacks" } @if combat.blocks.is_some() { " blocks" } @if laid.host.is_some() { " aura" } @if context.is_doomed(one.slot) { " doomed" } @if context.is_paying(one.slot) { " pays" } };
    html! {
        div class={ "card dc perm " (look(def)) (state) } role="img" data-id={ "permanent:" (one.slot) } data-marks=[marks_of(context, one)] data-points=[points(one)] data-zoom data-more=(more) data-name=(name) data-help=(help) aria-label={ (name) ". " (help) } {
            (face(view.config.content.get(), laid.card, size, lang))
            (signs(context, one))
        }
    }
}

/// The numbers; higher or lower ones than printed are marked as such.
fn size(one: &PermanentView, printed: Option<(i16, i16)>) -> Markup {
    let class = |now: i16, printed: i16| match now.cmp(&printed) {
        std::cmp::Ordering::Less => "less",
        std::cmp::Ordering::Equal => "",
        std::cmp::Ordering::Greater => "more",
    };
    let (force, endurance) = printed.unwrap_or((one.force, one.endurance));
    html! { i class=(class(one.force, force)) { (one.force) } "/" i class=(class(one.endurance, endurance)) { (one.endurance) } }
}

/// What has happened to it, and its keywords, as signs.
fn signs(context: &Context<'_>, one: &PermanentView) -> Markup {
    let (laid, lang) = (&one.permanent, context.lang);
    let turn = &laid.turn;
    html! {
        span.kw { @for keyword in one.keywords.iter() { span title=(Lang::capital(keyword_name(keyword, lang))) { (icons::keyword(keyword)) } } }
        span.marks {
            @if laid.combat.attacks { span.mk.fight { (icons::sword()) } }
            @if laid.combat.blocks.is_some() { span.mk.fight { (icons::shield()) } }
            @if laid.combat.order > 0 { span.mk.fight { (laid.combat.order) } }
            @if laid.tapped && !laid.combat.attacks { span.mk.tap { (icons::turned()) } }
            @if waits(context, one) { span.mk.new { (icons::hourglass()) } }
            @if laid.counters != 0 { span.mk.counters { (format!("{:+}", laid.counters)) } }
            @if turn.force != 0 || turn.endurance != 0 { span.mk.bonus { (format!("{:+}/{:+}", turn.force, turn.endurance)) } }
            @if laid.damage > 0 { span.mk.damage { "−" (laid.damage) } }
        }
        @if context.is_doomed(one.slot) { span.mk.dies { (icons::skull()) } }
    }
}

/// The state of a permanent in words.
fn described(context: &Context<'_>, one: &PermanentView) -> String {
    let Context { view, lang, .. } = *context;
    let laid = &one.permanent;
    let mut said: Vec<String> = Vec::new();
    if context.is_creature(one) {
        said.push(format!("{}/{}", one.force, one.endurance));
    }
    said.extend(one.keywords.iter().map(|keyword| keyword_name(keyword, lang).to_owned()));
    let mut say = |is: bool, en: &str, fr: &str| {
        if is {
            said.push(lang.pick(en, fr).to_owned());
        }
    };
    say(laid.tapped, "tapped", if context.is_creature(one) { "engagée" } else { "engagé" });
    say(waits(context, one), "came this turn", "arrivée ce tour-ci");
    say(laid.combat.attacks, "attacks", "attaque");
    say(context.is_doomed(one.slot), "would die in this combat", "mourrait dans ce combat");
    if let Some(attacker) = laid.combat.blocks {
        let name = view.permanent_name(attacker, lang);
        said.push(lang.pick(format!("blocks {name}"), format!("bloque {name}")));
    }
    if let Some(host) = laid.host {
        let name = view.permanent_name(host, lang);
        said.push(lang.pick(format!("on {name}"), format!("sur {name}")));
    }
    if laid.counters != 0 {
        said.push(lang.pick(format!("counters: {:+}", laid.counters), format!("marqueurs : {:+}", laid.counters)));
    }
    let (force, endurance) = (laid.turn.force, laid.turn.endurance);
    if force != 0 || endurance != 0 {
        said.push(
            lang.pick(format!("{force:+}/{endurance:+} this turn"), format!("{force:+}/{endurance:+} ce tour-ci")),
        );
    }
    if laid.damage > 0 {
        let n = laid.damage;
        said.push(lang.pick(format!("{n} damage"), format!("{n} {}", if n > 1 { "blessures" } else { "blessure" })));
    }
    let now = Lang::capital(&said.join(", "));
    lang.typeset(if now.is_empty() { now } else { format!("{now}. ") })
}

/// Things that are marked while one points at it: what its abilities would tap.
fn marks_of(context: &Context<'_>, one: &PermanentView) -> Option<String> {
    let n = context.view.card(one.permanent.card).entry.activated.len() as u8;
    (0..n).find_map(|n| context.taps(Payee::Ability(one.slot, n)))
}

/// A blocker points at its attacker.
fn points(one: &PermanentView) -> Option<String> {
    one.permanent.combat.blocks.map(|attacker| format!("permanent:{attacker}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use atout_core::{Game, HasScenarios, Names, Seat, Viewer};
    use atout_duel::{Config, Duel};
    use serde_json::json;

    #[test]
    fn only_creatures_that_have_to_wait_are_marked_and_a_new_land_joins_its_pile() {
        let position = json!({ "players": [{ "battlefield": [
            { "card": "mountain", "count": 2 }, { "card": "mountain", "id": 5, "sick": true },
            { "card": "ash-goblin", "id": 6, "sick": true }, { "card": "brown-bear", "id": 7, "sick": true }
        ] }, {}] });
        let duel = Duel::from_position(&Config::default(), &position).unwrap();
        let view = duel.view(Viewer::Seat(Seat::FIRST));
        let names = Names::new(vec!["Ada".into(), "Bob".into()]);
        let context = Context::new(&view, &names, Lang::En);
        let sizes: Vec<usize> = piles(&context, view.permanents.iter()).iter().map(|pile| pile.0.len()).collect();
        assert_eq!(sizes, [3, 1, 1], "three Mountains, a goblin, a bear");
        let is_marked = |slot| {
            let markup = permanent(&context, view.permanent(slot).unwrap()).into_string();
            (markup.contains("mk new"), markup.contains("came this turn"))
        };
        assert_eq!(is_marked(6), (false, false), "haste");
        assert_eq!(is_marked(7), (true, true));
    }
}

//! The labels of actions: what a button or a choice in the console says.

use super::naming::one_line;
use super::nouns::{Gender, Number, colour_name};
use super::{AbilityRef, ability_text, mode_text, signs_in_words};
use crate::{Action, Asked, Choosing, Colour, Duel, Item, Part, Payee, Slot, Step, View};
use atout_core::{Labels, Lang, Names, Seat, Verb, de};

impl Labels for Duel {
    fn label(view: &View, seat: Seat, action: &Action, names: &Names, lang: Lang) -> String {
        signs_in_words(&signed_label(view, seat, *action, names, lang), lang)
    }

    fn label_is_fixed(action: &Action) -> bool {
        matches!(action, Action::Mulligan | Action::ByHand | Action::X(_) | Action::Choose(_))
    }

    fn words(lang: Lang) -> Vec<(&'static str, String)> {
        const FRENCH: [(&str, &str); 11] = [
            ("pass", "passer"),
            ("done", "fini"),
            ("keep", "garder"),
            ("mulligan", "changer"),
            ("mana", "mana"),
            ("yes", "oui"),
            ("no", "non"),
            // The words of shortcuts.
            ("attack", "attaquer"),
            ("decline", "refuser"),
            ("end", "finir"),
            ("wait", "attendre"),
        ];
        match lang {
            Lang::En => Vec::new(),
            Lang::Fr => FRENCH.map(|(word, french)| (word, french.to_owned())).to_vec(),
        }
    }

    fn question(view: &View, names: &Names, lang: Lang) -> Option<String> {
        Some(full_question(view, names, lang)).filter(|question| !question.is_empty())
    }
}

/// The label with signs in braces, for pages that draw them.
#[must_use]
pub fn signed_label(view: &View, seat: Seat, action: Action, names: &Names, lang: Lang) -> String {
    let permanent = |slot: Slot| view.permanent_name(slot, lang);
    let own = |place: u8| {
        view.hand_card(seat, place).map_or(action.to_string(), |card| view.card_name(card, lang).to_owned())
    };
    match action {
        Action::Pass => pass(view, seat, lang),
        Action::Done => done(view, names, lang),
        Action::Keep => keep(view, seat, lang),
        Action::Mulligan => lang.pick("Take a new hand", "Prendre une autre main").to_owned(),
        Action::Bottom(place) => {
            let name = own(place);
            lang.pick(format!("Put {name} on the bottom"), format!("Mettre {name} sous votre bibliothèque"))
        }
        Action::Land(place) => lang.pick(format!("Play {}", own(place)), format!("Jouer {}", own(place))),
        Action::Cast(place) => {
            // A spell that does nothing with all the mana there is says so before it is cast.
            let x = if is_x_zero(view, seat, place) { lang.pick(" with X = 0", " avec X = 0") } else { "" };
            lang.pick(format!("Cast {}{x}", own(place)), format!("Lancer {}{x}", own(place)))
        }
        Action::Use(slot, n) => format!("{}{} {}", permanent(slot), lang.colon(), ability(view, slot, n, lang)),
        Action::ByHand => lang.pick("Mana by hand", "Mana manuel").to_owned(),
        Action::Tap(slot, colour) => {
            let (name, mana) = (permanent(slot), mana(colour, lang));
            lang.pick(format!("Tap {name} for {mana}"), format!("Engager {name} : mana {mana}"))
        }
        Action::Mode(mode) => mode_label(view, mode, lang),
        Action::X(x) => format!("X = {x}"),
        Action::Target(aim) => {
            let name = view.aim_name(aim, names, lang);
            lang.pick(format!("Target: {name}"), format!("Cible : {name}"))
        }
        Action::Sacrifice(slot) => {
            lang.pick(format!("Sacrifice {}", permanent(slot)), format!("Sacrifier {}", permanent(slot)))
        }
        Action::Discard(place) => lang.pick(format!("Discard {}", own(place)), format!("Défausser {}", own(place))),
        Action::Exile(at) => {
            let name = view.aim_name(crate::Aim::Card(seat, at), names, lang);
            lang.pick(format!("Exile {name}"), format!("Exiler {name}"))
        }
        Action::Trigger(n) => trigger(view, seat, n, lang),
        Action::Attack(slot) => {
            lang.pick(format!("Attack with {}", permanent(slot)), format!("Attaquer avec {}", permanent(slot)))
        }
        Action::Block(blocker, attacker) => {
            let (blocker, attacker) = (permanent(blocker), permanent(attacker));
            lang.pick(format!("Block {attacker} with {blocker}"), format!("Bloquer {attacker} avec {blocker}"))
        }
        Action::Order(slot) => {
            let name = permanent(slot);
            lang.pick(format!("{name} is dealt damage next"), format!("{name} subit les dégâts ensuite"))
        }
        Action::Assign(n) => {
            let name = view.share.map_or(String::new(), |(blocker, ..)| permanent(blocker));
            lang.pick(format!("{n} damage to {name}"), format!("{n} dégâts à {name}"))
        }
        Action::Choose(colour) => Lang::capital(&colour_name(colour, Gender::Masculine, Number::One, lang)),
        Action::Find(n) => {
            let name = view
                .findable
                .get(usize::from(n))
                .map_or(action.to_string(), |card| view.card_name(*card, lang).to_owned());
            lang.pick(format!("Take {name}"), format!("Prendre {name}"))
        }
        Action::Yes | Action::No => answer(view, action == Action::Yes, lang),
    }
}

/// What passing means now.
fn pass(view: &View, seat: Seat, lang: Lang) -> String {
    if let Some(top) = view.stack.last() {
        let name = view.item_name(top, lang);
        let of = if is_ability(top.part) { format!("de la {name}") } else { de(&name) };
        return lang.pick(format!("Pass: {name} resolves"), format!("Passer : résolution {of}"));
    }
    let (en, fr) = match view.step {
        Step::Start => ("to the main phase", "phase principale"),
        Step::Main1 if view.active == seat => return lang.pick("To combat", "Combat").to_owned(),
        Step::Main1 => ("to combat", "combat"),
        Step::Combat => ("to attackers", "attaquants"),
        Step::Attackers if view.attackers().next().is_none() => {
            ("to the second main phase", "seconde phase principale")
        }
        Step::Attackers => ("to blockers", "bloqueurs"),
        Step::Blockers | Step::FirstStrike => ("to damage", "dégâts"),
        Step::Damage => ("to the second main phase", "seconde phase principale"),
        Step::Main2 if view.active == seat => return lang.pick("End the turn", "Finir le tour").to_owned(),
        Step::Main2 => ("to the end of the turn", "fin du tour"),
        Step::Opening | Step::End | Step::Cleanup => ("the turn ends", "fin du tour"),
    };
    lang.pick(format!("Pass: {en}"), format!("Passer : {fr}"))
}

fn done(view: &View, names: &Names, lang: Lang) -> String {
    match view.asked {
        Asked::Attackers => match view.attackers().count() {
            0 => lang.pick("No attack", "Ne pas attaquer").to_owned(),
            n => {
                let creatures = lang.count(n, ["creature", "creatures"], ["créature", "créatures"]);
                lang.pick(format!("Attack with {creatures}"), format!("Attaquer avec {creatures}"))
            }
        },
        Asked::Blockers => match view.permanents.iter().filter(|one| one.permanent.combat.blocks.is_some()).count() {
            0 => lang.pick("No block", "Ne pas bloquer").to_owned(),
            n => {
                let creatures = lang.count(n, ["creature", "creatures"], ["créature", "créatures"]);
                lang.pick(format!("Block with {creatures}"), format!("Bloquer avec {creatures}"))
            }
        },
        Asked::Announce(_) if view.announced.is_some_and(|now| now.item.targets.is_empty()) => {
            lang.pick("No target", "Aucune cible").to_owned()
        }
        Asked::Announce(_) => lang.pick("No more targets", "Pas d'autre cible").to_owned(),
        Asked::Assign(_) => all_damage(view, names, lang),
        Asked::Find(..) if view.findable.is_empty() => lang.pick("Take nothing", "Ne rien prendre").to_owned(),
        Asked::Find(..) => lang.pick("Take no more", "N'en prendre pas d'autre").to_owned(),
        _ => lang.pick("Done", "Terminé").to_owned(),
    }
}

/// What the default does with the damage: "2 to Stone Bear, 1 to Ada".
fn all_damage(view: &View, names: &Names, lang: Lang) -> String {
    let Some((shares, left)) = &view.default_shares else { return String::new() };
    let share = |name: &str, n: i16| lang.pick(format!("{n} to {name}"), format!("{n} à {name}"));
    let mut parts: Vec<String> =
        shares.iter().filter(|(_, n)| *n > 0).map(|(slot, n)| share(&view.permanent_name(*slot, lang), *n)).collect();
    if *left > 0 {
        parts.push(share(&names.of(view.active.next(crate::SEATS)), *left));
    }
    let parts = parts.join(", ");
    lang.pick(format!("All damage: {parts}"), format!("Tous les dégâts : {parts}"))
}

fn keep(view: &View, seat: Seat, lang: Lang) -> String {
    match view.player(seat).mulligans {
        0 => lang.pick("Keep this hand", "Garder cette main").to_owned(),
        n => {
            let cards = lang.count(n.into(), ["card", "cards"], ["carte", "cartes"]);
            lang.pick(
                format!("Keep this hand, put {cards} on the bottom"),
                format!("Garder cette main, mettre {cards} dessous"),
            )
        }
    }
}

/// Can X be nothing but 0? The spell's other costs then take every source of mana.
fn is_x_zero(view: &View, seat: Seat, place: u8) -> bool {
    let has_x = view.hand_card(seat, place).is_some_and(|card| view.card(card).entry.cost.x > 0);
    let payment = view.payments.iter().find(|payment| payment.payee == Payee::Card(place));
    let n_taps = payment.map_or(0, |payment| payment.taps.len());
    has_x && view.player(seat).mana == [0; 6] && n_taps >= view.mana_sources.len()
}

fn mana(colour: Option<Colour>, lang: Lang) -> String {
    match colour {
        Some(colour) => colour_name(colour, Gender::Masculine, Number::One, lang),
        None => lang.pick("colourless", "incolore").to_owned(),
    }
}

fn ability(view: &View, slot: Slot, n: u8, lang: Lang) -> String {
    let Some(one) = view.permanent(slot) else { return n.to_string() };
    let card = view.card(one.permanent.card);
    one_line(&ability_text(view.config.content.get(), card, AbilityRef::Activated(n.into()), lang))
}

fn mode_label(view: &View, mode: u8, lang: Lang) -> String {
    let doing = view.announced.and_then(|now| Some((now.item, view.modes(&now.item).get(usize::from(mode))?)));
    match doing {
        Some((item, doing)) => one_line(&mode_text(view.config.content.get(), view.card(item.card), doing, lang)),
        None => Action::Mode(mode).to_string(),
    }
}

/// Equal texts of several sources are numbered.
fn trigger(view: &View, seat: Seat, n: u8, lang: Lang) -> String {
    let own: Vec<_> = view.waiting.iter().filter(|item| item.controller == seat).collect();
    let Some(item) = own.get(usize::from(n)) else { return Action::Trigger(n).to_string() };
    let (name, text) = (view.card_name(item.card, lang), view.item_text(item, lang));
    let is_same = |other: &&&Item| (other.card, other.part) == (item.card, item.part);
    let before = own[..usize::from(n)].iter().filter(is_same).count();
    let number = if own.iter().filter(is_same).count() > 1 { format!(" ({})", before + 1) } else { String::new() };
    format!("{name}{number}{} {text}", lang.colon())
}

fn answer(view: &View, yes: bool, lang: Lang) -> String {
    if let Asked::Unless(_, n) = view.asked {
        return match yes {
            true => lang.pick(format!("Pay {{{n}}}"), format!("Payer {{{n}}}")),
            false => lang.pick("Don't pay", "Ne pas payer").to_owned(),
        };
    }
    let word = if yes { lang.pick("Yes", "Oui") } else { lang.pick("No", "Non") };
    match view.resolving.filter(|_| yes) {
        Some(item) => format!("{word}{} {}", lang.colon(), view.item_text(&item, lang)),
        None => word.to_owned(),
    }
}

/// What priority is about: an answer to the stack or to an attack, or the step.
fn priority(view: &View, seat: Seat, names: &Names, lang: Lang) -> String {
    if let Some(top) = view.stack.last() {
        let name = view.item_name(top, lang);
        return lang.pick(format!("{name} waits, answer or pass"), format!("{name} attend, répondre ou passer"));
    }
    let n = view.attackers().count();
    if view.step == Step::Attackers && view.active != seat && n > 0 {
        const ATTACK: Verb = Verb::new(["attacks", "attack"], ["attaque", "attaquez", "attaquent"]);
        let creatures = lang.count(n, ["creature", "creatures"], ["créature", "créatures"]);
        let attacks = names.does(view.active, ATTACK, lang);
        return lang.pick(
            format!("{attacks} with {creatures}, answer or pass"),
            format!("{attacks} avec {creatures}, répondre ou passer"),
        );
    }
    let step = view.step.name().get(lang);
    lang.pick(format!("{step}, play or pass"), format!("{step}, jouer ou passer"))
}

/// What the seat is asked, where nothing else says what it is about.
pub(crate) fn full_question(view: &View, names: &Names, lang: Lang) -> String {
    match view.asked {
        Asked::Priority(seat) => priority(view, seat, names, lang),
        _ => question(view, lang),
    }
}

/// What the seat is asked, in a few words, beside the step of the turn.
#[must_use]
pub fn question(view: &View, lang: Lang) -> String {
    let announced = |what: &str| match view.announced {
        Some(now) => format!("{}{} {what}", view.item_name(&now.item, lang), lang.colon()),
        None => what.to_owned(),
    };
    match view.asked {
        Asked::Nothing => String::new(),
        Asked::Mulligan(seat) => match seat == view.active {
            true => lang.pick("you go first, keep this hand?", "vous commencez, garder cette main ?").to_owned(),
            false => {
                lang.pick("you go second, keep this hand?", "vous jouez en second, garder cette main ?").to_owned()
            }
        },
        Asked::Bottom(_, n) => {
            let cards = lang.count(n.into(), ["card", "cards"], ["carte", "cartes"]);
            lang.pick(format!("put {cards} on the bottom"), format!("mettre {cards} sous la bibliothèque"))
        }
        Asked::Priority(_) => lang.pick("play or pass", "jouer ou passer").to_owned(),
        Asked::ByHand(_) => lang.pick("tap for mana", "engager pour du mana").to_owned(),
        Asked::Announce(_) => announced(match view.announced.map(|now| now.choosing) {
            Some(Choosing::Mode) => lang.pick("choose one", "choisissez"),
            Some(Choosing::X) => lang.pick("choose X", "choisissez X"),
            Some(Choosing::Targets(_)) | None => lang.pick("choose a target", "choisissez une cible"),
            Some(Choosing::Sacrifice) => lang.pick("sacrifice something", "sacrifiez un permanent"),
            Some(Choosing::Discard) => lang.pick("discard a card", "défaussez une carte"),
            Some(Choosing::Exile) => lang.pick("exile a card", "exilez une carte"),
        }),
        Asked::Triggers(_) => lang.pick("which trigger first?", "quelle capacité d'abord ?").to_owned(),
        Asked::Attackers => lang.pick("who attacks?", "qui attaque ?").to_owned(),
        Asked::Blockers => lang.pick("who blocks?", "qui bloque ?").to_owned(),
        Asked::Order(_) => {
            lang.pick("which blocker is dealt damage first?", "quel bloqueur subit les dégâts en premier ?").to_owned()
        }
        Asked::Assign(_) => lang.pick("divide the damage", "répartir les dégâts").to_owned(),
        Asked::May(_) => lang.pick("do it?", "le faire ?").to_owned(),
        Asked::Colour(_) => lang.pick("a colour", "une couleur").to_owned(),
        Asked::Sacrifice(_) => lang.pick("sacrifice a permanent", "sacrifier un permanent").to_owned(),
        Asked::Discard(_, n) => {
            let cards = lang.count(n.into(), ["card", "cards"], ["carte", "cartes"]);
            lang.pick(format!("discard {cards}"), format!("défausser {cards}"))
        }
        Asked::Find(seat, _) if view.findable.is_empty() && view.viewer.sees(seat) => {
            lang.pick("no such card in your library", "aucune carte à prendre dans votre bibliothèque").to_owned()
        }
        Asked::Find(..) => lang.pick("take a card of the library", "prendre une carte de la bibliothèque").to_owned(),
        Asked::Unless(_, n) => {
            let mana = signs_in_words(&format!("{{{n}}}"), lang);
            lang.pick(format!("pay {mana}?"), format!("payer {mana} ?"))
        }
    }
}

/// The part of a card that a log line names: nothing for the spell itself.
pub(super) const fn is_ability(part: Part) -> bool {
    !matches!(part, Part::Spell)
}

//! The board: the other player's rows, the stack, one's own rows, the hand. Each row is one part.

use super::card::{held, help, permanent};
use crate::{BoardInput, Canvas, Part, hash_of};
use atout_core::{Lang, Names, Seat, Viewer};
use atout_duel::{CardType, Duel, Item, Laid, PermanentView, SEATS, View};
use maud::{Markup, html};

/// The board as its viewer sees it.
pub(super) fn board(input: &BoardInput<'_, Duel>, canvas: &mut Canvas<'_>) -> Markup {
    let BoardInput { view, names, lang, .. } = *input;
    let rows = Rows { view, names, lang };
    let near = match view.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator | Viewer::Everything => Seat::FIRST,
    };
    let far = near.next(SEATS);
    html! {
        div.duel data-game="duel" {
            h2.hide { (lang.pick("The board", "Le plateau")) }
            (rows.player(far, canvas))
            (rows.hand(far, near, canvas))
            (rows.permanents(far, false, canvas))
            (rows.permanents(far, true, canvas))
            (rows.stack(canvas))
            (rows.permanents(near, true, canvas))
            (rows.permanents(near, false, canvas))
            (rows.player(near, canvas))
            (rows.hand(near, near, canvas))
            (rows.graveyard(far, canvas))
            (rows.graveyard(near, canvas))
        }
    }
}

struct Rows<'a> {
    view: &'a View,
    names: &'a Names,
    lang: Lang,
}

/// What a row is made of, as a number: views are plain data.
fn made_of(value: &impl serde::Serialize) -> u64 {
    hash_of(&serde_json::to_string(value).unwrap_or_default())
}

impl Rows<'_> {
    fn player(&self, seat: Seat, canvas: &mut Canvas<'_>) -> Part {
        let (view, lang) = (self.view, self.lang);
        let player = view.player(seat);
        let is_turn = view.active == seat && view.turn > 0 && view.over.is_none();
        let counts = (player.life, player.mana, player.n_hand, player.n_library, player.graveyard.len());
        let step = is_turn.then(|| view.step.name().get(lang));
        canvas.part(("who", seat.index()), (counts, player.exile.len(), is_turn, step, view.turn), || {
            let mana: u8 = player.mana.iter().sum();
            html! {
                div.who.turn[is_turn] data-id={ "player:" (seat.index()) } data-name=(self.names.of(seat)) {
                    bdi.name { (self.names.of(seat)) }
                    b.life { "♥ " (player.life) }
                    span { (lang.pick("hand ", "main ")) (player.n_hand) }
                    span { (lang.pick("library ", "bibliothèque ")) (player.n_library) }
                    span { (lang.pick("graveyard ", "cimetière ")) (player.graveyard.len()) }
                    @if mana > 0 { span { "mana " (mana) } }
                    @if let Some(step) = step { span.step { (lang.pick("turn ", "tour ")) (view.turn) ", " (step) } }
                }
            }
        })
    }

    fn permanents(&self, seat: Seat, creatures: bool, canvas: &mut Canvas<'_>) -> Part {
        let (view, lang) = (self.view, self.lang);
        let is_creature = |one: &PermanentView| view.card(one.permanent.card).entry.card_type == CardType::Creature;
        let all = || view.permanents.iter();
        let own: Vec<&PermanentView> =
            all().filter(|one| one.permanent.controller == seat && is_creature(one) == creatures).collect();
        // Names carry numbers where several permanents share one, wherever they are.
        let names: Vec<String> = own.iter().map(|one| view.permanent_name(one.slot, lang)).collect();
        let others: Vec<String> = own
            .iter()
            .flat_map(|one| [one.permanent.combat.blocks, one.permanent.host])
            .flatten()
            .map(|slot| view.permanent_name(slot, lang))
            .collect();
        let id = ("row", 2 * seat.index() + usize::from(creatures));
        canvas.part(id, (made_of(&own), names, others), || {
            html! { div.row { @for one in &own { (permanent(view, one, lang)) } } }
        })
    }

    fn stack(&self, canvas: &mut Canvas<'_>) -> Part {
        let (view, lang) = (self.view, self.lang);
        let now: Vec<&Item> = view.resolving.iter().chain(view.announced.as_ref().map(|now| &now.item)).collect();
        let targets: Vec<String> = view
            .stack
            .iter()
            .chain(now.iter().copied())
            .map(|item| view.target_names(item, self.names, lang))
            .collect();
        canvas.part("stack", (made_of(&view.stack), made_of(&now), targets), || {
            html! {
                ol.stack aria-label=(lang.pick("Stack", "Pile")) {
                    @for item in now { li { (self.item(item)) } }
                    @for (at, item) in view.stack.iter().enumerate().rev() {
                        li data-id={ "spell:" (at) } data-name=(view.item_name(item, lang)) data-help=(help(view, item.card, lang)) { (self.item(item)) }
                    }
                }
            }
        })
    }

    fn item(&self, item: &Item) -> Markup {
        let (view, lang) = (self.view, self.lang);
        let targets = view.target_names(item, self.names, lang);
        html! {
            b { (Lang::capital(&view.item_name(item, lang))) }
            " (" bdi { (self.names.of(item.controller)) } ")"
            @if !targets.is_empty() { " → " (targets) }
            (lang.colon()) " " (view.item_text(item, lang))
        }
    }

    /// A hand: the cards that the viewer may see, equal ones as one, and how many others there are.
    fn hand(&self, seat: Seat, near: Seat, canvas: &mut Canvas<'_>) -> Part {
        let (view, lang, player) = (self.view, self.lang, self.view.player(seat));
        let is_own = view.viewer == Viewer::Seat(seat) || (view.viewer == Viewer::Everything && seat == near);
        canvas.part(("hand", seat.index()), (made_of(&player.hand), &player.shown, player.n_hand), || {
            let cards: Vec<u16> = match &player.hand {
                Some(hand) => hand.iter().map(|card| card.card()).collect(),
                None => player.shown.clone(),
            };
            let hidden = player.n_hand - cards.len();
            html! {
                div.row.hand role="group" aria-label=(lang.pick("Hand", "Main")) {
                    @for (place, card, n) in stacks(&cards) { (held(view, place, card, n, is_own, lang)) }
                    @if hidden > 0 { span.hidden { (lang.count(hidden, ["card", "cards"], ["carte", "cartes"])) } }
                }
            }
        })
    }

    fn graveyard(&self, seat: Seat, canvas: &mut Canvas<'_>) -> Part {
        let (view, lang) = (self.view, self.lang);
        let graveyard: &[Laid] = &view.player(seat).graveyard;
        canvas.part(("grave", seat.index()), made_of(&graveyard), || {
            html! {
                details.grave open[!graveyard.is_empty()] {
                    summary { (lang.pick("Graveyard", "Cimetière")) " · " bdi { (self.names.of(seat)) } " (" (graveyard.len()) ")" }
                    div.row {
                        @for (at, laid) in graveyard.iter().enumerate() {
                            span.laid data-id={ "grave:" (seat.index()) "." (at) } data-name=(view.card_name(laid.card, lang)) data-help=(help(view, laid.card, lang)) { (view.card_name(laid.card, lang)) }
                        }
                    }
                }
            }
        })
    }
}

/// Cards with how many there are of each; the place is that of the first one.
fn stacks(cards: &[u16]) -> Vec<(usize, u16, usize)> {
    let mut stacks: Vec<(usize, u16, usize)> = Vec::new();
    for (place, card) in cards.iter().copied().enumerate() {
        match stacks.last_mut().filter(|(_, last, _)| *last == card) {
            Some((_, _, n)) => *n += 1,
            None => stacks.push((place, card, 1)),
        }
    }
    stacks
}

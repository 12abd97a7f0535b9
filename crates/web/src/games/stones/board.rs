//! The board: the other player above, the stones in a row, the reader below.
//!
//! Not here: a stone with the cards on both of its sides (`column.rs`).

use super::card::{CardPlace, back, face, inside, number, symbols};
use super::column::claimable;
use super::unseen::unseen;
use super::words::{flag, sign, stones};
use crate::words::short_name;
use crate::{Canvas, Part};
use atout_core::{CardHelp, Labels, Lang, Names, Rulebook, Seat, Verb, Viewer};
use atout_stones::{Card, Deck, FormationKind, Stones, View};
use maud::{Markup, html};
use std::cell::OnceCell;

/// What all parts of the board are made from.
pub(super) struct BoardContext<'a> {
    pub(super) view: &'a View,
    pub(super) names: &'a Names,
    pub(super) lang: Lang,
    /// The seat at the bottom of the board.
    pub(super) bottom: Seat,
    /// The texts of the tactic cards; most boards are drawn without them.
    helps: OnceCell<Vec<CardHelp>>,
    /// By colour.
    symbols: Vec<Part>,
    /// By kind of formation.
    pub(super) signs: [Part; 5],
}

/// The board as the view's viewer sees it.
pub(super) fn board(view: &View, names: &Names, lang: Lang, canvas: &mut Canvas<'_>) -> Markup {
    let ctx = BoardContext::new(view, names, lang, canvas);
    let n = view.stones.len();
    // A single claim asks with its reason.
    let is_asked = view.viewer == Viewer::Seat(view.turn) && claimable(view) > 1;
    let question = is_asked.then(|| Stones::question(view, names, lang)).flatten();
    let question = question.map(|question| lang.typeset(Lang::capital(&question)));
    html! {
        div class={ "stones n" (n) } data-game="stones" data-question=[question] {
            h2.hide { (lang.pick("The board", "Le plateau")) }
            (ctx.opponent(canvas))
            div.lane { @for (index, stone) in view.stones.iter().enumerate() { (ctx.column(index, stone, canvas)) } }
            (ctx.reader(canvas))
            (unseen(view, lang, canvas))
        }
    }
}

/// The first stones with their cards and nothing around them, for a picture of the rules page.
pub(super) fn lane(view: &View, n: usize, names: &Names, lang: Lang) -> Markup {
    let mut canvas = Canvas::whole();
    let ctx = BoardContext::new(view, names, lang, &mut canvas);
    let columns: Vec<Part> =
        view.stones.iter().take(n).enumerate().map(|(index, stone)| ctx.column(index, stone, &mut canvas)).collect();
    html! { div class={ "stones fig n" (n) } { div.lane { @for column in columns { (column) } } } }
}

impl<'a> BoardContext<'a> {
    fn new(view: &'a View, names: &'a Names, lang: Lang, canvas: &mut Canvas<'_>) -> BoardContext<'a> {
        let bottom = view.viewer.seat().unwrap_or(Seat::FIRST);
        let mut signs = FormationKind::STRONGEST_FIRST;
        signs.sort_unstable();
        let signs = signs.map(|kind| canvas.part(("sign", kind as usize), (), || sign(kind)));
        BoardContext { view, names, lang, bottom, helps: OnceCell::new(), symbols: symbols(canvas), signs }
    }
}

impl BoardContext<'_> {
    pub(super) fn help(&self, card: Card) -> &str {
        if card.is_clan() {
            return "";
        }
        let id = card.to_string();
        let helps = self.helps.get_or_init(|| Stones::cards(&self.view.config, self.lang));
        helps.iter().find(|help| help.id == id).map_or("", |help| help.text.as_str())
    }

    /// Name, pennant and score of a player.
    fn who(&self, seat: Seat, canvas: &mut Canvas<'_>) -> Part {
        let owned = self.view.stones.iter().filter(|stone| stone.owner == Some(seat)).count();
        let turn = self.view.turn == seat && self.view.outcome.is_none();
        let turn = canvas.part(("turn", seat.index()), turn, || class("turn", turn));
        canvas.part(("who", seat.index()), owned, || {
            html! {
                div class={ "who" (turn) } {
                    (flag(seat == self.bottom, if seat == self.bottom { "flag" } else { "flag them" }))
                    span.name title=(self.names.of(seat)) { (short_name(&self.names.of(seat))) }
                    span.score title=(self.lang.pick("stones owned", "bornes prises")) { (stones(owned, self.lang)) }
                }
            }
        })
    }

    fn opponent(&self, canvas: &mut Canvas<'_>) -> Markup {
        let seat = self.bottom.other();
        html! { div.opp { (self.who(seat, canvas)) (self.hand(seat, canvas)) (self.discards(canvas)) } }
    }

    /// A player's hand: its cards, or their backs if the viewer may not see them.
    fn hand(&self, seat: Seat, canvas: &mut Canvas<'_>) -> Part {
        let (hand, is_mine) = (&self.view.hands[seat.index()], seat == self.bottom);
        let Some(cards) = &hand.cards else {
            let class = if is_mine { "hand backs" } else { "backs" };
            return canvas.part(("hand", seat.index()), (hand.clan, hand.tactic), || self.backs(seat, class));
        };
        let held: Vec<Part> =
            cards.iter().enumerate().map(|(index, card)| self.held(*card, seat, index, canvas)).collect();
        canvas.part(("hand", seat.index()), &held, || match is_mine {
            true => html! {
                div class={ "hand n" (held.len()) } data-place="hand" data-origin={ "hand:" (seat) } data-from="deck:clan" role="group" aria-label=(self.lang.pick("Your hand", "Votre main")) {
                    @for card in &held { (card) }
                }
            },
            false => html! { div.faces data-place="opp" data-origin={ "hand:" (seat) } { @for card in &held { (card) } } },
        })
    }

    /// A hand that the viewer may not see.
    fn backs(&self, seat: Seat, class: &str) -> Markup {
        let hand = &self.view.hands[seat.index()];
        const HOLD: Verb = Verb::new(["holds", "hold"], ["a en main", "avez en main", "ont en main"]);
        let (clan, tactic, lang) = (hand.clan, hand.tactic, self.lang);
        let clans = match self.view.config.tactics {
            false => lang.count(clan, ["card", "cards"], ["carte", "cartes"]),
            true => lang.count(clan, ["clan card", "clan cards"], ["carte de clan", "cartes de clan"]),
        };
        let tactics = lang.count(tactic, ["tactic card", "tactic cards"], ["carte tactique", "cartes tactiques"]);
        let cards = if self.view.config.tactics { lang.list(&[clans, tactics]) } else { clans };
        let message = format!("{} {cards}", self.names.does(seat, HOLD, lang));
        html! {
            div class={ (class) " n" (clan + tactic) } role="img" aria-label=(message) title=(message) data-origin={ "hand:" (seat) } {
                @for index in 0..clan + tactic { (back(index >= clan, index)) }
            }
        }
    }

    /// A card of a hand that the viewer may see.
    fn held(&self, card: Card, seat: Seat, index: usize, canvas: &mut Canvas<'_>) -> Part {
        let (mine, inside) = (seat == self.bottom, inside(card, &self.symbols, self.lang, canvas));
        // In the reader's own hand the style sheet counts the cards, so that those beside a new one stay as they are.
        let index = (!mine).then_some(index);
        canvas.part(("held", number(card)), (seat, index), || {
            let place = if mine { self.lang.pick("in hand", "en main").to_owned() } else { self.names.of(seat) };
            let place = CardPlace { index, just: None, held: true, label: &place, help: self.help(card) };
            face(card, &inside, place, self.lang)
        })
    }

    fn discards(&self, canvas: &mut Canvas<'_>) -> Part {
        let message = self.lang.pick("Discarded", "Défausse");
        let cards = self.view.discards.iter().enumerate();
        let laid: Vec<Part> =
            cards.map(|(index, card)| self.lying(*card, index, None, || message.to_owned(), canvas)).collect();
        canvas.part("discards", &laid, || match laid.is_empty() {
            true => html! { div.discards data-place="discards" {} },
            false => html! {
                div.discards title=(message) data-place="discards" {
                    span.hide { (message) }
                    div.pile { @for card in &laid { (card) } }
                }
            },
        })
    }

    /// A card that lies face up, on a player's side of a stone or among the discards.
    pub(super) fn lying(
        &self,
        card: Card,
        index: usize,
        side: Option<(usize, Seat)>,
        place: impl FnOnce() -> String,
        canvas: &mut Canvas<'_>,
    ) -> Part {
        let (just, inside) = (self.view.last == Some(card), inside(card, &self.symbols, self.lang, canvas));
        let just = canvas.part(("just", number(card)), just, || class("just", just));
        canvas.part(("laid", number(card)), (index, side), || {
            let place = CardPlace {
                index: Some(index),
                just: Some(&just),
                held: false,
                label: &place(),
                help: self.help(card),
            };
            face(card, &inside, place, self.lang)
        })
    }

    fn reader(&self, canvas: &mut Canvas<'_>) -> Markup {
        html! {
            div.me {
                (self.who(self.bottom, canvas))
                (self.hand(self.bottom, canvas))
                div.decks {
                    (self.deck(Deck::Clan, self.view.clan_deck, canvas))
                    @if self.view.config.tactics { (self.deck(Deck::Tactic, self.view.tactic_deck, canvas)) }
                }
            }
        }
    }

    fn deck(&self, deck: Deck, left: usize, canvas: &mut Canvas<'_>) -> Part {
        let (n, id, name, short) = match deck {
            Deck::Clan => {
                (0, "deck:clan", self.lang.pick("clan deck", "pioche des clans"), self.lang.pick("Clan", "Clans"))
            }
            Deck::Tactic => (
                1,
                "deck:tactic",
                self.lang.pick("tactic deck", "pioche tactique"),
                self.lang.pick("Tactic", "Tactique"),
            ),
        };
        let count = canvas.part(("count", n), left, || html! { (left) });
        canvas.part(("deck", n), left == 0, || {
            let message = html! {
                (name) (self.lang.colon()) " " (count) " " (self.lang.pick("cards left", "cartes restantes"))
            };
            html! {
                div.deck.out[left == 0] role="img" data-id=(id) data-name=(name) data-origin=(id) aria-label=(message) title=(message) {
                    (back(deck == Deck::Tactic, 0))
                    b { (count) } span.hide { (name) }
                    // Of two decks each has its name.
                    @if self.view.config.tactics { span.dn aria-hidden="true" { (short) } }
                }
            }
        })
    }
}

/// A class that comes and goes, with a space before it.
pub(super) fn class(name: &str, is_there: bool) -> Markup {
    html! { @if is_there { " " (name) } }
}

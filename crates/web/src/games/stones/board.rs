//! The board: the other player above, the stones in a row, the reader below.

use super::card::{CardPlace, back, face};
use super::words::{flag, short, sign, stones};
use super::{explain, unseen::unseen};
use atout_core::{CardHelp, Lang, Names, Seat, Show, Viewer};
use atout_stones::{Card, ClaimView, Deck, StoneView, Stones, Tactic, View};
use maud::{Markup, html};

/// What all parts of the board are made from.
struct BoardContext<'a> {
    view: &'a View,
    names: &'a Names,
    lang: Lang,
    /// The seat at the bottom of the board.
    bottom: Seat,
    helps: Vec<CardHelp>,
}

/// The board as the view's viewer sees it.
pub(super) fn board(view: &View, names: &Names, lang: Lang) -> Markup {
    let bottom = match view.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator | Viewer::Everything => Seat::FIRST,
    };
    let helps = if view.config.tactics { Stones::cards(&view.config, lang) } else { Vec::new() };
    let ctx = BoardContext { view, names, lang, bottom, helps };
    let n = view.stones.len();
    html! {
        div class={ "stones n" (n) } data-game="stones" {
            h2.hide { (lang.pick("The board", "Le plateau")) }
            (ctx.opponent())
            div.lane { @for (index, stone) in view.stones.iter().enumerate() { (ctx.column(index, stone)) } }
            (ctx.reader())
            (unseen(view, lang))
        }
    }
}

impl BoardContext<'_> {
    fn help(&self, card: Card) -> &str {
        let id = card.to_string();
        let found = card.as_tactic().and_then(|_| self.helps.iter().find(|help| help.id == id));
        found.map_or("", |help| help.text.as_str())
    }

    /// Name, pennant and score of a player.
    fn who(&self, seat: Seat) -> Markup {
        let owned = self.view.stones.iter().filter(|stone| stone.owner == Some(seat)).count();
        let turn = self.view.turn == seat && self.view.outcome.is_none();
        html! {
            div.who.turn[turn] {
                (flag(seat == self.bottom, if seat == self.bottom { "flag" } else { "flag them" }))
                span.name title=(self.names.of(seat)) { (self.names.of(seat)) }
                span.score title=(self.lang.pick("stones owned", "bornes prises")) { (stones(owned, self.lang)) }
            }
        }
    }

    fn opponent(&self) -> Markup {
        let seat = self.bottom.other();
        let hand = &self.view.hands[seat.index()];
        html! {
            div.opp {
                (self.who(seat))
                @match &hand.cards {
                    Some(cards) => div.faces data-place="opp" { @for (index, card) in cards.iter().enumerate() { (self.held(*card, seat, index)) } },
                    None => (self.backs(seat, "backs")),
                }
                (self.discards())
            }
        }
    }

    /// A hand that the viewer may not see.
    fn backs(&self, seat: Seat, class: &str) -> Markup {
        let hand = &self.view.hands[seat.index()];
        let (clan, tactic, name) = (hand.clan, hand.tactic, self.names.of(seat));
        let message = match (self.view.config.tactics, self.lang) {
            (false, Lang::En) => format!("{name} holds {clan} cards"),
            (false, Lang::Fr) => format!("{name} a {clan} cartes en main"),
            (true, Lang::En) => format!("{name} holds {clan} clan cards and {tactic} tactic cards"),
            (true, Lang::Fr) => format!("{name} a en main {clan} cartes de clan et {tactic} cartes tactiques"),
        };
        html! {
            div class={ (class) " n" (clan + tactic) } role="img" aria-label=(message) title=(message) data-origin={ "hand:" (seat) } {
                @for index in 0..clan + tactic { (back(index >= clan, index)) }
            }
        }
    }

    /// A card of a hand that the viewer may see.
    fn held(&self, card: Card, seat: Seat, index: usize) -> Markup {
        let mine = seat == self.bottom;
        let place = if mine { self.lang.pick("in hand", "en main").to_owned() } else { self.names.of(seat) };
        face(card, CardPlace { index, just: false, held: true, label: &place, help: self.help(card) }, self.lang)
    }

    fn discards(&self) -> Markup {
        let discards = &self.view.discards;
        if discards.is_empty() {
            return html! { div.discards {} };
        }
        let message = self.lang.pick("Discarded", "Défausse");
        html! {
            div.discards title=(message) data-place="discards" {
                span.hide { (message) }
                div.pile { @for (index, card) in discards.iter().enumerate() { (self.lying(*card, index, message)) } }
            }
        }
    }

    /// A card that lies face up.
    fn lying(&self, card: Card, index: usize, place: &str) -> Markup {
        let just = self.view.last == Some(card);
        face(card, CardPlace { index, just, held: false, label: place, help: self.help(card) }, self.lang)
    }

    fn column(&self, index: usize, stone: &StoneView) -> Markup {
        let number = index + 1;
        let top = self.bottom.other();
        html! {
            div class={ "col room" (stone.room) } data-zone={ "stone:" (number) } data-place={ "stone:" (number) } {
                (self.half(number, stone, top))
                div.mid { (self.formation(stone, top)) (self.stone(number, stone)) (self.formation(stone, self.bottom)) }
                (self.half(number, stone, self.bottom))
            }
        }
    }

    /// The cards of one side and its free places. Above the stone, the first card lies nearest to it and on top.
    fn half(&self, number: usize, stone: &StoneView, seat: Seat) -> Markup {
        let (lang, cards, bottom) = (self.lang, &stone.sides[seat.index()].cards, seat == self.bottom);
        let name = self.names.of(seat);
        let place = lang.pick(format!("{name}, stone {number}"), format!("{name}, borne {number}"));
        let free = if stone.owner.is_none() { cards.len()..usize::from(stone.room) } else { 0..0 };
        let lost = stone.owner.is_some_and(|owner| owner != seat);
        let mut laid: Vec<Markup> =
            cards.iter().enumerate().map(|(index, card)| self.lying(*card, index, &place)).collect();
        if !bottom {
            laid.reverse();
        }
        html! {
            div.half.bot[bottom].top1[!bottom].lost[lost] data-from={ "hand:" (seat) } {
                @for index in free { div class={ "slot i" (index) } {} }
                @for card in &laid { (card) }
            }
        }
    }

    /// The formation that a side has, or the best it can still become.
    fn formation(&self, stone: &StoneView, seat: Seat) -> Markup {
        let side = &stone.sides[seat.index()];
        let nothing = side.cards.is_empty() && side.formation.is_none();
        let Some(shown) = side.formation.or(if stone.owner.is_none() && !nothing { side.reach } else { None }) else {
            return html! { div.form.none {} };
        };
        let full = side.formation.is_some();
        let sure = stone.owner.is_none() && matches!(side.claim, ClaimView::Beats | ClaimView::Proven { .. });
        let message = explain::side(stone, seat, self.names, self.lang);
        html! {
            div.form.may[!full].sure[sure].them[seat != self.bottom] title=(message) role="img" aria-label=(message) data-name=(shown.say(self.lang)) data-help=(message) {
                (sign(shown.kind))
                span.w { (short(shown.kind, self.lang)) }
                span { @if !full { "≤" } (shown.total) @if sure { " ✓" } }
            }
        }
    }

    fn stone(&self, number: usize, stone: &StoneView) -> Markup {
        let message = explain::stone(number, stone, [self.bottom, self.bottom.other()], self.names, self.lang);
        let name = self.lang.pick(format!("stone {number}"), format!("borne {number}"));
        let mine = stone.owner.map(|owner| owner == self.bottom);
        let lead =
            stone.leader.filter(|_| stone.owner.is_none() && !is_empty(stone)).map(|leader| leader == self.bottom);
        html! {
            div.stone.mine[mine == Some(true)].them[mine == Some(false)].leadb[lead == Some(true)].leadt[lead == Some(false)]
                role="img" data-id={ "stone:" (number) } data-name=(name) data-help=(message) aria-label=(message) title=(message) {
                span.no { (number) }
                @if let (Some(owner), Some(mine)) = (stone.owner, mine) {
                    span.own { (flag(mine, "")) span { (self.names.of(owner)) } }
                }
                @if stone.mud || stone.blind {
                    span.marks { @if stone.mud { (self.mark(Tactic::MudFight)) } @if stone.blind { (self.mark(Tactic::BlindFight)) } }
                }
            }
        }
    }

    /// The mark of a fight that was played on a stone.
    fn mark(&self, tactic: Tactic) -> Markup {
        let card = Card::tactic(tactic);
        html! {
            span data-id={ "card:" (card) } data-name=(card.name(self.lang)) role="img" aria-label=(card.name(self.lang))
                title={ (card.name(self.lang)) ". " (self.help(card)) } data-help=(self.help(card)) {
                img src={ "/assets/stones-" (card) ".svg" } alt="" decoding="sync";
            }
        }
    }

    fn reader(&self) -> Markup {
        let hand = &self.view.hands[self.bottom.index()];
        html! {
            div.me {
                (self.who(self.bottom))
                @match &hand.cards {
                    Some(cards) => div class={ "hand n" (cards.len()) } data-place="hand" data-from="deck:clan" role="group" aria-label=(self.lang.pick("Your hand", "Votre main")) {
                        @for (index, card) in cards.iter().enumerate() { (self.held(*card, self.bottom, index)) }
                    },
                    None => (self.backs(self.bottom, "hand backs")),
                }
                div.decks {
                    (self.deck(Deck::Clan, self.view.clan_deck))
                    @if self.view.config.tactics { (self.deck(Deck::Tactic, self.view.tactic_deck)) }
                }
            }
        }
    }

    fn deck(&self, deck: Deck, left: usize) -> Markup {
        let (id, name) = match deck {
            Deck::Clan => ("deck:clan", self.lang.pick("clan deck", "pioche des clans")),
            Deck::Tactic => ("deck:tactic", self.lang.pick("tactic deck", "pioche tactique")),
        };
        let message =
            self.lang.pick(format!("{name}: {left} cards left"), format!("{name}\u{a0}: {left} cartes restantes"));
        html! {
            div.deck.out[left == 0] role="img" data-id=(id) data-name=(name) data-origin=(id) aria-label=(message) title=(message) {
                (back(deck == Deck::Tactic, 0))
                b { (left) } span.dn.hide { (name) }
            }
        }
    }
}

/// Are both sides of this stone empty?
fn is_empty(stone: &StoneView) -> bool {
    stone.sides.iter().all(|side| side.cards.is_empty())
}

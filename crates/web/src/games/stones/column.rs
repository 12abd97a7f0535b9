//! A column of the board: a stone, the cards on both of its sides, and what they form.

use super::board::{BoardContext, class};
use super::explain;
use super::words::{flag, short};
use crate::words::short_name;
use crate::{Canvas, Part};
use atout_core::Seat;
use atout_stones::{Card, ClaimView, SideView, StoneView, Tactic, View, WinReason};
use maud::{Markup, html};

impl BoardContext<'_> {
    pub(super) fn column(&self, index: usize, stone: &StoneView, canvas: &mut Canvas<'_>) -> Part {
        let (number, [top, bottom]) = (index + 1, [self.bottom.other(), self.bottom]);
        let halves = [top, bottom].map(|seat| self.half(number, stone, seat, canvas));
        let sides = [top, bottom].map(|seat| self.side(number, stone, seat, canvas));
        let formations = [(top, &sides[0]), (bottom, &sides[1])]
            .map(|(seat, message)| self.formation(number, stone, seat, message, canvas));
        let middle = self.stone(number, stone, [&sides[1], &sides[0]], canvas);
        canvas.part(("col", number), stone.room, || {
            html! {
                div class={ "col room" (stone.room) } data-zone={ "stone:" (number) } data-place={ "stone:" (number) } {
                    (halves[0])
                    div.mid { (formations[0]) (middle) (formations[1]) }
                    (halves[1])
                }
            }
        })
    }

    /// The cards of one side and its free places. Above the stone, the first card lies nearest to it and on top.
    fn half(&self, number: usize, stone: &StoneView, seat: Seat, canvas: &mut Canvas<'_>) -> Part {
        let (lang, cards, bottom) = (self.lang, &stone.sides[seat.index()].cards, seat == self.bottom);
        let name = || self.names.of(seat);
        let place = || lang.pick(format!("{}, stone {number}", name()), format!("{}, borne {number}", name()));
        let free = if stone.owner.is_none() { cards.len()..usize::from(stone.room) } else { 0..0 };
        let lost = stone.owner.is_some_and(|owner| owner != seat);
        let mut laid: Vec<Part> = cards
            .iter()
            .enumerate()
            .map(|(index, card)| self.lying(*card, index, Some((number, seat)), place, canvas))
            .collect();
        if !bottom {
            laid.reverse();
        }
        canvas.part(("half", side_id(number, seat)), (&laid, &free, lost), || {
            html! {
                div.half.bot[bottom].top1[!bottom].lost[lost] data-place={ "side:" (number) ":" (seat) } data-from={ "hand:" (seat) } {
                    @for index in free.clone() { div class={ "slot i" (index) } {} }
                    @for card in &laid { (card) }
                }
            }
        })
    }

    /// One side in sentences: a text that stands in several attributes.
    fn side(&self, number: usize, stone: &StoneView, seat: Seat, canvas: &mut Canvas<'_>) -> Part {
        let side = &stone.sides[seat.index()];
        let made_of = (stone.owner, stone.room, side.cards.len(), side.formation, side.reach, &side.claim);
        canvas.part(("side", side_id(number, seat)), made_of, || {
            html! { (explain::side(stone, seat, self.names, self.lang)) }
        })
    }

    /// The formation that a side has, or the best it can still become.
    fn formation(&self, number: usize, stone: &StoneView, seat: Seat, message: &Part, canvas: &mut Canvas<'_>) -> Part {
        let side = &stone.sides[seat.index()];
        let nothing = side.cards.is_empty() && side.formation.is_none();
        let shown = side.formation.or(if stone.owner.is_none() && !nothing { side.reach } else { None });
        let full = side.formation.is_some();
        let sure = stone.owner.is_none() && is_claimable(side);
        let id = side_id(number, seat);
        let Some(shown) = shown else { return canvas.part(("form", id), (), || html! { div.form.none {} }) };
        let name = canvas.part(("name", id), shown, || html! { (shown.say(self.lang)) });
        let total = canvas.part(("total", id), shown.total, || html! { (shown.total) });
        canvas.part(("form", id), (shown.kind, full, sure), || {
            html! {
                div.form.may[!full].sure[sure].them[seat != self.bottom] title=(message) role="img" aria-label=(message) data-name=(name) data-help=(message) {
                    (self.signs[shown.kind as usize])
                    span.w { (short(shown.kind, self.lang)) }
                    span { @if !full { "≤" } (total) @if sure { " ✓" } }
                }
            }
        })
    }

    fn stone(&self, number: usize, stone: &StoneView, sides: [&Part; 2], canvas: &mut Canvas<'_>) -> Part {
        let StoneView { owner, mud, blind, leader, .. } = *stone;
        let leader = leader.filter(|_| owner.is_none() && explain::is_contested(stone));
        let message = canvas.part(("about", number), (owner, mud, blind, leader), || {
            explain::stone(number, stone, sides, self.names, self.lang)
        });
        let mine = owner.map(|owner| owner == self.bottom);
        let lead = leader.map(|leader| leader == self.bottom);
        let won = self.is_in_winning_row(number - 1);
        let leading = canvas.part(("lead", number), lead, || match lead {
            Some(bottom) => class(if bottom { "leadb" } else { "leadt" }, true),
            None => html! {},
        });
        canvas.part(("stone", number), (owner, mud, blind, won), || {
            let name = self.lang.pick(format!("stone {number}"), format!("borne {number}"));
            html! {
                div class={ "stone" @if let Some(mine) = mine { (if mine { " mine" } else { " them" }) } @if won { " win" } (leading) }
                    role="img" data-id={ "stone:" (number) } data-offer data-name=(name) data-help=(message) aria-label=(message) title=(message) {
                    span.no { (number) }
                    @if let (Some(owner), Some(mine)) = (owner, mine) {
                        span.own { (flag(mine, "")) (short_name(&self.names.of(owner))) }
                    }
                    @if mud || blind {
                        span.marks { @if mud { (self.mark(Tactic::MudFight)) } @if blind { (self.mark(Tactic::BlindFight)) } }
                    }
                }
            }
        })
    }

    /// Is this stone one of three adjacent ones that won the game?
    fn is_in_winning_row(&self, index: usize) -> bool {
        let stones = &self.view.stones;
        let owner = stones[index].owner;
        self.view.win == Some(WinReason::ThreeAdjacent)
            && owner.is_some()
            && stones[index.saturating_sub(2)..(index + 3).min(stones.len())]
                .windows(3)
                .any(|row| row.iter().all(|stone| stone.owner == owner))
    }

    /// The mark of a fight that was played on a stone.
    fn mark(&self, tactic: Tactic) -> Markup {
        let card = Card::tactic(tactic);
        // In narrow columns, what it changes: four cards a side, totals alone.
        let (class, word, sign) = match tactic {
            Tactic::MudFight => ("mud", self.lang.pick("mud", "boue"), "4"),
            _ => ("blind", self.lang.pick("blind", "aveugle"), "Σ"),
        };
        html! {
            span.(class) data-id={ "card:" (card) } data-name=(card.name(self.lang)) role="img" aria-label=(card.name(self.lang))
                title={ (card.name(self.lang)) ". " (self.help(card)) } data-help=(self.help(card)) {
                span.long { (word) } span.sign { (sign) }
            }
        }
    }
}

fn is_claimable(side: &SideView) -> bool {
    matches!(side.claim, ClaimView::Beats | ClaimView::Proven { .. })
}

/// How many stones can the player claim whose turn it is?
pub(super) fn claimable(view: &View) -> usize {
    view.stones.iter().filter(|stone| is_claimable(&stone.sides[view.turn.index()])).count()
}

/// The number of a side of a stone, for the names of parts.
fn side_id(number: usize, seat: Seat) -> usize {
    2 * number + seat.index()
}

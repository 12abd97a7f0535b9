//! The whole board.

use crate::{BoardInput, Canvas};
use atout_core::Seat;
use atout_spire::{Element, Phase, Spire};
use maud::{Markup, html};

/// The board as its viewer sees it.
pub(super) fn board(input: &BoardInput<'_, Spire>, _canvas: &mut Canvas<'_>) -> Markup {
    let BoardInput { view, names, lang, .. } = *input;
    let tower = view.config.content.get();
    let own = match input.viewer {
        atout_core::Viewer::Seat(seat) => Some(&view.players[seat.index()]),
        _ => None,
    };
    let hand = own.and_then(|player| player.hand.clone()).unwrap_or_default();
    html! {
        div.spire data-game="spire" {
            h2.hide { (lang.pick("The board", "Le plateau")) }
            @if view.phase == Phase::Element {
                @for element in Element::FOUR { div.card data-id={ "element:" (element.word()) } data-name=(element.name().get(lang)) { (element.name().get(lang)) } }
            }
            @if view.phase == Phase::Way {
                @for column in 1..=3 { div.card data-id={ "room:" (column) } data-name=(column) { (column) } }
            }
            @for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
                div.card data-id={ "entity:" (seat) } data-name=(names.of(seat)) { (names.of(seat)) " " (player.body.life) }
            }
            @for enemy in &view.enemies {
                div.card data-id={ "entity:" (enemy.id) } data-name=(view.entity_name(enemy.id, names, lang)) { img src={ "/assets/" (super::art::enemy_file(&tower.enemies[usize::from(enemy.kind)], enemy.body.element)) } alt=""; (view.entity_name(enemy.id, names, lang)) " " (enemy.body.life) }
            }
            @for (place, card) in hand.iter().enumerate() {
                div.card data-id={ "hand:" (place + 1) } data-name=(tower.card(*card).name.get(lang)) { (tower.card(*card).name.get(lang)) }
            }
            @for (place, card) in view.offer.iter().enumerate() {
                div.card data-id={ "offer:" (place + 1) } data-name=(tower.card(*card).name.get(lang)) { (tower.card(*card).name.get(lang)) }
            }
            @if let Some(event) = view.event {
                @for place in 0..tower.events[usize::from(event)].options.len() {
                    div.card data-id={ "option:" (place + 1) } data-name=(place + 1) { (place + 1) }
                }
            }
            @if let Some(player) = own {
                @for (place, card) in player.deck.iter().enumerate() {
                    div.card data-id={ "deck:" (place + 1) } data-name=(tower.card(*card).name.get(lang)) { (tower.card(*card).name.get(lang)) }
                }
            }
        }
    }
}

//! What tables of results count of a finished climb: the rooms reached, the life left, the elements and cards of the players, and what
//! killed them.

use crate::content::Tower;
use crate::history::{Cause, History, history};
use crate::map::{FLOORS, ROWS};
use crate::{Card, Event, Spire, View};
use atout_core::{Departure, Findings, Reached, Results, Seat, Tag, Text};

const ROOMS: Text = Text::new("rooms", "salles");
const LIFE: Text = Text::new("life", "points de vie");
const ELEMENT: Text = Text::new("element", "élément");
const CARD_TAKEN: Text = Text::new("card taken", "carte prise");
const CARD_KEPT: Text = Text::new("card in the deck at the end", "carte dans le deck à la fin");
const KILLED_BY: Text = Text::new("killed by", "cause de la mort");

impl Results for Spire {
    /// The cards that a player's deck holds at the end, each once.
    fn tags(view: &View, seat: Seat) -> Vec<Tag> {
        let mut deck = view.players.get(seat.index()).map(|player| player.deck.clone()).unwrap_or_default();
        deck.dedup_by_key(|card| card.index());
        deck.into_iter().map(|card| Tag { sort: CARD_KEPT, what: name(view.config.content.get(), card) }).collect()
    }

    /// What the events of a climb add to it.
    fn findings(view: &View, events: &mut dyn Iterator<Item = &Event>) -> Findings {
        let (history, tower) = (history(events), view.config.content.get());
        let mut tags = Vec::new();
        for (seat, climber) in Seat::all(history.players.len()).zip(&history.players) {
            tags.extend(climber.element.map(|element| (seat, Tag { sort: ELEMENT, what: element.name() })));
            let taken = climber.taken.iter().filter_map(|(card, _)| tower.card_by_id(&card.id));
            for card in taken {
                let tag = (seat, Tag { sort: CARD_TAKEN, what: name(tower, card) });
                if !tags.contains(&tag) {
                    tags.push(tag);
                }
            }
        }
        let life = view.players.iter().map(|player| u32::from(player.body.life.max(0).unsigned_abs())).sum();
        Findings { reached: Some(reached(view)), left: Some((LIFE, life)), lost_by: lost_by(&history, tower), tags }
    }
}

/// The rooms that were entered, of all from the floor where the climb began.
fn reached(view: &View) -> Reached {
    let first = u32::from(view.config.floor.saturating_sub(1));
    let below = u32::from(view.floor).saturating_sub(first) * ROWS as u32;
    let here = view.at.map_or(0, |(row, _)| u32::from(row) + 1);
    Reached { what: ROOMS, n: below + here, of: (FLOORS as u32 - first) * ROWS as u32 }
}

/// What ended the climb of the player who held out longest.
fn lost_by(history: &History, tower: &'static Tower) -> Option<Tag> {
    if history.won != Some(false) {
        return None;
    }
    let ends = history.players.iter().filter_map(|climber| climber.end.as_ref());
    let last = ends.max_by_key(|end| end.visit)?;
    let enemy = |id: &str| {
        let name = &tower.enemies[tower.enemy_by_id(id)?].name;
        Some(Text::new(&name.en, &name.fr))
    };
    let what = match &last.cause {
        Cause::Enemy(by, _) | Cause::Retaliation(by) => enemy(&by.id)?,
        Cause::OwnCard(card) => name(tower, tower.card_by_id(&card.id)?),
        Cause::Exhaustion => Text::new("exhaustion", "épuisement"),
        Cause::Left(Departure::Clock) => Text::new("the clock", "la pendule"),
        Cause::Left(_) => Text::new("giving up", "abandon"),
    };
    Some(Tag { sort: KILLED_BY, what })
}

fn name(tower: &'static Tower, card: Card) -> Text {
    let name = &tower.card(card).name;
    Text::new(&name.en, &name.fr)
}

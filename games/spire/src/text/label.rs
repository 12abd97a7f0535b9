//! The labels of actions: what a button or a choice in the console says.

use super::events::option_text;
use super::nouns::numbered;
use crate::view::View;
use crate::{Action, Card, Element, Phase, Spire};
use atout_core::{Labels, Lang, Names, Seat, Viewer};

impl Labels for Spire {
    fn label(view: &View, seat: Seat, action: &Action, names: &Names, lang: Lang) -> String {
        let tower = view.config.content.get();
        let name = |card: Card| tower.card(card).name.get(lang).to_owned();
        match *action {
            Action::Choose(element) => {
                let element = element.name().get(lang);
                lang.pick(format!("Begin with {element}"), format!("Commencer avec l’élément {element}"))
            }
            Action::Go(column) => go(view, column, lang),
            Action::Play(place, target) => {
                let Some(card) = view.hand_card(seat, place) else { return action.to_string() };
                let (name, target) = (name(card), target.map(|id| view.entity_name(id, names, lang)));
                match target {
                    None => lang.pick(format!("Play {name}"), format!("Jouer {name}")),
                    Some(target) => lang.pick(format!("Play {name} on {target}"), format!("Jouer {name} sur {target}")),
                }
            }
            Action::End => lang.pick("End turn", "Finir le tour").to_owned(),
            Action::Discard(place) => match view.hand_card(seat, place) {
                Some(card) => lang.pick(format!("Discard {}", name(card)), format!("Défausser {}", name(card))),
                None => action.to_string(),
            },
            Action::Take(place) => match view.offer.get(usize::from(place)) {
                Some(card) => {
                    let (name, text) = (name(*card), tower.card(*card).text(lang));
                    lang.pick(format!("Take {name}: {text}"), format!("Prendre {name}\u{a0}: {text}"))
                }
                None => action.to_string(),
            },
            Action::Skip => lang.pick("Take none", "N’en prendre aucune").to_owned(),
            Action::Pick(place) => match view.deck_card(seat, place) {
                Some(card) if view.phase == Phase::Event => {
                    lang.pick(format!("Choose {}", name(card)), format!("Choisir {}", name(card)))
                }
                Some(card) => lang.pick(format!("Remove {}", name(card)), format!("Retirer {}", name(card))),
                None => action.to_string(),
            },
            Action::Rest => {
                let n = view.players.get(seat.index()).map_or(0, |player| view.config.sleep_gain(&player.body));
                format!("{}{} {}", lang.pick("Sleep", "Dormir"), lang.colon(), slept(n, lang))
            }
            Action::Meditate => lang
                .pick("Meditate: attack and block +1 for good", "Méditer\u{a0}: attaque et blocage +1 pour toujours")
                .to_owned(),
            Action::Option(place) => option(view, place, lang),
        }
    }

    fn label_is_fixed(action: &Action) -> bool {
        matches!(action, Action::Choose(_) | Action::End | Action::Skip | Action::Meditate)
    }

    fn words(lang: Lang) -> Vec<(&'static str, String)> {
        if lang == Lang::En {
            return Vec::new();
        }
        let elements = Element::FOUR.map(|element| (element.word(), element.name().get(lang).to_owned()));
        let buttons =
            [("end", "fin"), ("play", "jouer"), ("skip", "passer"), ("rest", "dormir"), ("meditate", "méditer")];
        elements.into_iter().chain(buttons.map(|(word, shown)| (word, shown.to_owned()))).collect()
    }

    fn question(view: &View, _names: &Names, lang: Lang) -> Option<String> {
        let Phase::Discard(_, n) = view.phase else { return None };
        let cards = lang.count(n.into(), ["card", "cards"], ["carte", "cartes"]);
        Some(lang.pick(format!("discard {cards}"), format!("défaussez {cards}")))
    }
}

/// What sleeping gives: "12 life back", "already at full life".
fn slept(n: i16, lang: Lang) -> String {
    match n {
        0 => lang.pick("already at full life", "déjà au maximum de vie").to_owned(),
        n => {
            let points = ["point de vie récupéré", "points de vie récupérés"];
            lang.count(n.unsigned_abs().into(), ["life back", "life back"], points)
        }
    }
}

fn go(view: &View, column: u8, lang: Lang) -> String {
    let row = view.at.map_or(0, |(row, _)| usize::from(row) + 1).min(crate::ROWS - 1);
    let room = view.map.rooms[row][usize::from(column).min(crate::MAX_PATHS - 1)];
    let (kind, element) = (room.kind.name().get(lang), room.element.name().get(lang));
    // Rooms of a row that look alike are told apart by their doors, counted as on the map.
    let alike = |other: &crate::Room| (other.kind, other.element) == (room.kind, room.element);
    let has_equal = view.map.rooms[row][..view.map.width(row)].iter().filter(|other| alike(other)).count() > 1;
    let (n, door) = (row + 1, column + 1);
    let door = if has_equal { lang.pick(format!(", door {door}"), format!(", porte {door}")) } else { String::new() };
    lang.pick(
        format!("Go to room {n}{door}: {kind} ({element})"),
        format!("Aller en salle {n}{door}\u{a0}: {kind} ({element})"),
    )
}

fn option(view: &View, place: u8, lang: Lang) -> String {
    let tower = view.config.content.get();
    let event = view.event.and_then(|event| tower.events.get(usize::from(event)));
    let Some(option) = event.and_then(|event| event.options.get(usize::from(place))) else {
        return Action::Option(place).to_string();
    };
    let (name, text) = (option.name.get(lang), view.option_text(place, lang));
    lang.pick(format!("{name}: {text}"), format!("{name}\u{a0}: {text}"))
}

impl View {
    /// A card of a hand that the viewer may see.
    #[must_use]
    pub fn hand_card(&self, seat: Seat, place: u8) -> Option<Card> {
        self.players.get(seat.index())?.hand.as_ref()?.get(usize::from(place)).copied()
    }

    /// A card of a deck.
    #[must_use]
    pub fn deck_card(&self, seat: Seat, place: u8) -> Option<Card> {
        self.players.get(seat.index())?.deck.get(usize::from(place)).copied()
    }

    /// What a way through the event costs and gives.
    #[must_use]
    pub fn option_text(&self, place: u8, lang: Lang) -> String {
        let tower = self.config.content.get();
        let event = self.event.and_then(|event| tower.events.get(usize::from(event)));
        let option = event.and_then(|event| event.options.get(usize::from(place)));
        let offered = self.offer.get(usize::from(place)).copied().unwrap_or_default();
        let body = match self.viewer {
            Viewer::Seat(seat) => self.players.get(seat.index()).map(|player| &player.body),
            Viewer::Spectator | Viewer::Everything => None,
        };
        option.map(|option| option_text(tower, &option.outcome, offered, body, lang)).unwrap_or_default()
    }

    /// The name of a player or an enemy within a sentence; equal enemies are told apart by their numbers.
    #[must_use]
    pub fn entity_name(&self, id: u8, names: &Names, lang: Lang) -> String {
        if let Some(seat) = Seat::new(id.into()).filter(|seat| seat.index() < self.players.len()) {
            return names.within(seat);
        }
        let Some(enemy) = self.enemies.iter().find(|enemy| enemy.id == id) else { return format!("#{id}") };
        let name = self.config.content.enemies[usize::from(enemy.kind)].name.get(lang);
        numbered(name, enemy.twin)
    }
}

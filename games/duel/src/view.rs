//! What one viewer may see.
//!
//! Visible to all: battlefield, stack, graveyards, exile, life, mana, how many cards hands and libraries hold, and cards
//! that were shown on their way into a hand. A hand is its player's own, and so is the content of its library, though not
//! its order. A spell that somebody is still announcing is nobody else's business: it looks like priority.

use crate::action::Slot;
use crate::state::{
    Announced, Asked, Card, Duel, Given, HiddenCard, Item, Laid, Over, Part, Permanent, PlayerState, SEATS, Step,
};
use crate::{Config, Forecast, Keywords, ManaSource, Payment};
use atout_core::{Seat, Stage, Viewer};
use serde::{Deserialize, Serialize};

/// A duel as one viewer sees it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// The options.
    pub config: Config,
    /// For whom it was made.
    pub viewer: Viewer,
    /// Who has to decide, or how it ended.
    pub stage: Stage,
    /// What is decided.
    pub asked: Asked,
    /// Whose turn it is.
    pub active: Seat,
    /// The turn, counted from 1.
    pub turn: u16,
    /// Where in the turn.
    pub step: Step,
    /// Who has priority.
    pub priority: Seat,
    /// Lands that the active player may still play.
    pub lands_left: u8,
    /// No combat damage is dealt this turn.
    pub peace: bool,
    /// The players.
    pub players: Vec<PlayerView>,
    /// The battlefield, the oldest first.
    pub permanents: Vec<PermanentView>,
    /// The stack, the lowest first.
    pub stack: Vec<Item>,
    /// Triggers that are not on the stack yet.
    pub waiting: Vec<Item>,
    /// What resolves now.
    pub resolving: Option<Item>,
    /// What is being announced, if the viewer may know.
    pub announced: Option<Announced>,
    /// Cards that can be found in the library, if the viewer searches.
    pub findable: Vec<Card>,
    /// Damage given out by hand so far.
    pub given: Vec<Given>,
    /// The damage that the next blocker of the attacker may get: the blocker, the least, the most.
    pub share: Option<(Slot, i16, i16)>,
    /// The damage of the attacker if it is not divided by hand: what each blocker gets, and what the defending player gets.
    pub default_shares: Option<(Vec<(Slot, i16)>, i16)>,
    /// What combat comes to if nobody acts.
    pub forecast: Option<Forecast>,
    /// Creatures that could attack, now or in the combat that comes next.
    pub able_attackers: Vec<Slot>,
    /// What the automatic payment would tap for each thing that the viewer could play now.
    pub payments: Vec<Payment>,
    /// What the viewer could tap for mana by hand now.
    pub mana_sources: Vec<ManaSource>,
    /// How it ended.
    pub over: Option<Over>,
}

/// A player as one viewer sees it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct PlayerView {
    /// Life.
    pub life: i16,
    /// Mana in the pool: of each colour, then colourless.
    pub mana: [u8; 6],
    /// New opening hands taken.
    pub mulligans: u8,
    /// Cards in hand.
    pub n_hand: usize,
    /// The hand, sorted; only if the viewer may see it.
    pub hand: Option<Vec<HiddenCard>>,
    /// Cards drawn since the last action, the first of them first; only if the viewer may see them.
    pub drawn: Vec<Card>,
    /// Cards in hand that everybody has seen.
    pub shown: Vec<Card>,
    /// Cards in the library.
    pub n_library: usize,
    /// The cards of the library without their order; only if the viewer may know.
    pub library: Option<Vec<Card>>,
    /// Cards of the library whose places the viewer knows, counted from the bottom.
    pub placed: Vec<(u8, Card)>,
    /// Hand and library together without order, where deck lists are open.
    pub unseen: Option<Vec<Card>>,
    /// The graveyard, the oldest first.
    pub graveyard: Vec<Laid>,
    /// What is exiled.
    pub exile: Vec<Laid>,
}

/// A permanent with what is computed of it.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct PermanentView {
    /// Its place on the battlefield.
    pub slot: Slot,
    /// The permanent.
    pub permanent: Permanent,
    /// Its force now.
    pub force: i16,
    /// Its endurance now.
    pub endurance: i16,
    /// Its keywords now.
    pub keywords: Keywords,
}

impl View {
    /// The permanent in a slot.
    #[must_use]
    pub fn permanent(&self, slot: Slot) -> Option<&PermanentView> {
        self.permanents.iter().find(|one| one.slot == slot)
    }

    /// A player.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &PlayerView {
        &self.players[seat.index()]
    }
}

impl Duel {
    /// The view of one viewer.
    pub(crate) fn build_view(&self, viewer: Viewer) -> View {
        let asked = self.asked_as_seen(viewer);
        View {
            config: self.config,
            viewer,
            stage: atout_core::Game::stage(self),
            asked,
            active: self.active,
            turn: self.turn,
            step: self.step,
            priority: self.priority,
            lands_left: self.lands_left(),
            peace: self.peace,
            players: Seat::all(SEATS).map(|seat| self.player_view(seat, viewer)).collect(),
            permanents: self.permanent_views(),
            stack: self.stack.clone(),
            waiting: self.waiting.clone(),
            resolving: self.resolving.as_deref().map(|resolving| resolving.item),
            announced: if matches!(asked, Asked::Announce(_)) { self.announced.as_deref().copied() } else { None },
            findable: match asked {
                Asked::Find(seat, _) if viewer.sees(seat) => self.findable(seat),
                _ => Vec::new(),
            },
            given: self.given.clone(),
            share: match asked {
                Asked::Assign(attacker) => self.next_share(attacker),
                _ => None,
            },
            default_shares: match asked {
                Asked::Assign(attacker) => Some(self.default_shares(attacker)),
                _ => None,
            },
            forecast: self.forecast(),
            able_attackers: self.able_attackers(),
            payments: self.payments(viewer),
            mana_sources: self.mana_sources(viewer),
            over: self.over,
        }
    }

    /// Is somebody's announcement hidden from the viewer? Triggers are announced in the open.
    pub(crate) fn hides_announcement(&self, viewer: Viewer) -> bool {
        let is_own = |announced: &Announced| viewer.sees(announced.item.controller);
        self.announced
            .as_deref()
            .is_some_and(|announced| !matches!(announced.item.part, Part::Trigger(_)) && !is_own(announced))
    }

    fn asked_as_seen(&self, viewer: Viewer) -> Asked {
        match self.asked {
            Asked::Announce(seat) if self.hides_announcement(viewer) => Asked::Priority(seat),
            asked => asked,
        }
    }

    fn player_view(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = self.player(seat);
        let sees = viewer.sees(seat);
        PlayerView {
            life: player.life,
            mana: player.mana,
            mulligans: player.mulligans,
            n_hand: player.hand.len(),
            hand: sees.then(|| player.hand.to_vec()),
            drawn: if sees { player.drawn.to_vec() } else { Vec::new() },
            shown: player.hand.iter().filter(|card| card.is_shown()).map(|card| card.card()).collect(),
            n_library: player.library.len(),
            library: sees.then(|| sorted(player.library.iter().map(|card| card.card()))),
            placed: placed(player, sees),
            unseen: self.config.open_lists.then(|| sorted(unseen(player).map(|card| card.card()))),
            graveyard: player.graveyard.to_vec(),
            exile: player.exile.to_vec(),
        }
    }

    fn permanent_views(&self) -> Vec<PermanentView> {
        let view = |slot: Slot| {
            let traits = self.traits(slot);
            PermanentView {
                slot,
                permanent: *self.at(slot),
                force: traits.force,
                endurance: traits.endurance,
                keywords: traits.keywords,
            }
        };
        let mut views: Vec<PermanentView> = self.slots().map(view).collect();
        views.sort_by_key(|one| one.permanent.stamp);
        views
    }
}

fn sorted(cards: impl Iterator<Item = Card>) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.collect();
    cards.sort_unstable();
    cards
}

fn placed(player: &PlayerState, is_owner: bool) -> Vec<(u8, Card)> {
    let knows = |card: &HiddenCard| if is_owner { card.is_placed() } else { card.is_shown() };
    let places = player.library.iter().enumerate().filter(|(_, card)| knows(card));
    places.map(|(place, card)| (place as u8, card.card())).collect()
}

/// Cards of a player that others have not seen.
pub(crate) fn unseen(player: &PlayerState) -> impl Iterator<Item = HiddenCard> + '_ {
    player.hand.iter().chain(player.library.iter()).copied().filter(|card| !card.is_shown())
}

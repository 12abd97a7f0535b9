//! What one viewer may see.
//!
//! Visible to all: the current floor's map and the kinds of its rooms, life, block, counters, intents, decks and discards.
//! A hand is its player's own, and so the content of that player's draw pile: for everybody else the two are one heap.

use crate::state::{Decision, Enemy, MAX_ENEMIES, Phase, Spire, UsedSkill};
use crate::{Body, Card, Config, Counters, Floor};
use atout_core::{SeatSet, Stage, Viewer};
use serde::{Deserialize, Serialize};

/// A climb as one viewer sees it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// The options.
    pub config: Config,
    /// For whom it was made.
    pub viewer: Viewer,
    /// What is decided now.
    pub phase: Phase,
    /// Who has to decide, or how it ended.
    pub stage: Stage,
    /// The floor, counted from 0.
    pub floor: u8,
    /// Its rooms.
    pub map: Floor,
    /// The room that the players are in or were in last, as row and column.
    pub at: Option<(u8, u8)>,
    /// What each player decided in the last step that both decided.
    pub last: [Decision; 2],
    /// The players.
    pub players: Vec<PlayerView>,
    /// The players who have left.
    pub left: SeatSet,
    /// The turn of the fight, counted from 1; 0 outside a fight.
    pub turn: u8,
    /// The living enemies.
    pub enemies: Vec<Enemy>,
    /// Counters that the enemies begin the next fight with.
    pub next_foes: Counters,
    /// The card that was played last in this fight or in the last one.
    pub last_played: Option<Card>,
    /// What the enemies did last in this fight or in the last one, by their places.
    #[serde(default)]
    pub last_skills: [Option<UsedSkill>; MAX_ENEMIES],
    /// The cards on offer.
    pub offer: Vec<Card>,
    /// The event that happens, by number.
    pub event: Option<u8>,
}

/// A player as one viewer sees it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct PlayerView {
    /// Life, block, element, stats, counters.
    pub body: Body,
    /// Energy left.
    pub energy: u8,
    /// Cards played in this turn.
    pub played: u8,
    /// All cards, sorted.
    pub deck: Vec<Card>,
    /// The hand, sorted; only if the viewer may see it.
    pub hand: Option<Vec<Card>>,
    /// The part of the hand that everybody knows.
    pub known: Vec<Card>,
    /// How many cards are in hand.
    pub n_hand: usize,
    /// The draw pile, sorted, together with the unknown part of the hand if the viewer may not see that.
    pub draw: Vec<Card>,
    /// How many cards are in the draw pile.
    pub n_draw: usize,
    /// The discards, sorted.
    pub discard: Vec<Card>,
    /// The hand at the end of the last fight, sorted; only if the viewer may see it.
    pub last_hand: Option<Vec<Card>>,
    /// The discards at the end of the last fight, sorted.
    pub last_discard: Vec<Card>,
    /// Counters that the player begins the next fight with.
    pub next_fight: Counters,
    /// What the player has decided; only if the viewer may see it.
    pub decided: Option<Decision>,
}

impl Spire {
    pub(crate) fn build_view(&self, viewer: Viewer) -> View {
        let is_event = matches!(self.phase, Phase::Event);
        View {
            config: self.config,
            viewer,
            phase: self.phase,
            stage: atout_core::Game::stage(self),
            floor: self.floor,
            map: self.map,
            at: self.at,
            last: self.last,
            players: self.seats().map(|seat| self.player_view(seat, viewer.sees(seat))).collect(),
            left: self.left,
            turn: self.fight.turn,
            enemies: self.enemies().copied().collect(),
            next_foes: self.fight.next_foes,
            last_played: self.fight.last_played,
            last_skills: self.fight.last_skills,
            offer: self.offer.to_vec(),
            event: is_event.then_some(self.event),
        }
    }

    fn player_view(&self, seat: atout_core::Seat, is_own: bool) -> PlayerView {
        let player = self.player(seat);
        let draw = if is_own { player.draw.to_vec() } else { player.unseen().to_vec() };
        PlayerView {
            body: player.body,
            energy: player.energy,
            played: player.played,
            deck: player.deck.to_vec(),
            hand: is_own.then(|| player.hand.to_vec()),
            known: player.known.to_vec(),
            n_hand: player.hand.len(),
            draw,
            n_draw: player.draw.len(),
            discard: player.discard.to_vec(),
            last_hand: is_own.then(|| player.last_hand.to_vec()),
            last_discard: player.last_discard.to_vec(),
            next_fight: player.next_fight,
            decided: is_own.then_some(self.decided[seat.index()]),
        }
    }
}

//! Sets up a position from its JSON form, which `scenario.rs` describes.

use super::{no_seat, no_stone};
use crate::state::TurnProgress;
use crate::{Card, Claims, Colour, Config, Phase, Stone, Stones, Tactic, Unseen};
use atout_core::bits::ones;
use atout_core::{Message, NoEvents, Seat};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Position {
    turn: u8,
    phase: Option<PhaseWord>,
    stones: BTreeMap<u8, StonePosition>,
    hands: [Vec<Card>; 2],
    clan_deck: Option<Vec<Card>>,
    tactic_deck: Option<Vec<Card>>,
    discards: Vec<Card>,
    seen: Vec<Card>,
    unseen: Option<Vec<Card>>,
    tactics_played: [u8; 2],
    passes: u8,
}

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct StonePosition {
    sides: [Vec<Card>; 2],
    owner: Option<u8>,
    first: Option<u8>,
    mud: bool,
    blind: bool,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "snake_case")]
enum PhaseWord {
    Play,
    Claim,
    Draw,
}

/// The largest hand at the start of a turn.
const MAX_HAND: usize = *Config::HAND.end() as usize + 1;

/// Builds a state from a position, and checks that every card is in one place.
pub(super) struct PositionBuilder {
    game: Stones,
    used: BTreeSet<Card>,
}

impl PositionBuilder {
    pub(super) fn new(config: &Config) -> PositionBuilder {
        PositionBuilder { game: Stones::empty(config), used: BTreeSet::new() }
    }

    pub(super) fn build(mut self, position: &Position) -> Result<Stones, Message> {
        self.game.turn = seat(position.turn)?;
        self.game.tactics_played = tactics_played(position)?;
        self.game.passes = position.passes.min(1);
        for (&number, stone) in &position.stones {
            self.set_stone(number, stone)?;
        }
        for (hand, cards) in position.hands.iter().enumerate() {
            self.use_cards(cards, MAX_HAND)?;
            cards.iter().for_each(|&card| self.game.hands[hand].push(card));
        }
        self.use_cards(&position.discards, 8)?;
        self.use_cards(&position.seen, Card::MAX_STRENGTH as usize * Colour::MAX)?;
        position.discards.iter().for_each(|&card| self.game.discards.push(card));
        self.set_decks(position)?;
        self.set_unseen(position)?;
        self.settle()?;
        if self.game.won.is_none() {
            self.set_phase(position.phase);
        }
        Ok(self.game)
    }

    /// Marks cards as used. Refuses more than `most` cards, cards that are not in the game and cards used before.
    fn use_cards(&mut self, cards: &[Card], most: usize) -> Result<(), Message> {
        if cards.len() > most {
            let n = cards.len();
            return Err(Message::new(
                format!("{n} cards do not fit where {most} do"),
                format!("{n} cartes ne tiennent pas là où {most} tiennent"),
            ));
        }
        for &card in cards {
            self.check_in_game(card)?;
            if !self.used.insert(card) {
                return Err(Message::new(
                    format!("`{card}` is in two places"),
                    format!("«\u{a0}{card}\u{a0}» est à deux endroits"),
                ));
            }
        }
        Ok(())
    }

    fn check_in_game(&self, card: Card) -> Result<(), Message> {
        let config = &self.game.config;
        let is_in_game = match (card.colour(), card.strength()) {
            (Some(colour), Some(strength)) => colour.index() < config.colours.into() && strength <= config.values,
            _ => config.tactics,
        };
        is_in_game.then_some(()).ok_or_else(|| {
            Message::new(
                format!("there is no `{card}` in this game"),
                format!("il n'y a pas de «\u{a0}{card}\u{a0}» dans cette partie"),
            )
        })
    }

    fn set_stone(&mut self, number: u8, position: &StonePosition) -> Result<(), Message> {
        let game = &mut self.game;
        let stone =
            usize::from(number).checked_sub(1).and_then(Stone::new).filter(|stone| stone.0 < game.config.stones);
        let stone = stone.ok_or_else(|| no_stone(number))?;
        let bit = stone.bit();
        game.mud |= if position.mud { bit } else { 0 };
        game.blind |= if position.blind { bit } else { 0 };
        if let Some(owner) = position.owner {
            game.owned[seat(owner)?.index()] |= bit;
        }
        let room = usize::from(game.room(stone));
        for (side, cards) in position.sides.iter().enumerate() {
            self.use_cards(cards, room)?;
            let is_not_laid_on_sides = |card: &&Card| card.as_tactic().is_some_and(|tactic| !tactic.is_wild());
            if let Some(card) = cards.iter().find(is_not_laid_on_sides) {
                return Err(Message::new(
                    format!("`{card}` does not lie on a side"),
                    format!("«\u{a0}{card}\u{a0}» ne se pose pas d'un côté"),
                ));
            }
            cards.iter().for_each(|&card| self.game.sides[side][stone.index()].push(card));
            self.game.full[side] |= if cards.len() == room { bit } else { 0 };
        }
        self.set_first(stone, position.first)
    }

    fn set_first(&mut self, stone: Stone, given: Option<u8>) -> Result<(), Message> {
        let full = self.game.full.map(|full| full & stone.bit() != 0);
        let first = match (given, full) {
            (Some(given), _) => Some(seat(given)?),
            (None, [true, false]) => Some(Seat::FIRST),
            (None, [false, true]) => Some(Seat::SECOND),
            (None, _) => None,
        };
        if let Some(first) = first.filter(|first| full[first.index()]) {
            self.game.first[first.index()] |= stone.bit();
        }
        Ok(())
    }

    fn set_decks(&mut self, position: &Position) -> Result<(), Message> {
        let all = Unseen::all(self.game.config.colours, self.game.config.values);
        let clan = position
            .clan_deck
            .clone()
            .unwrap_or_else(|| all.cards().filter(|card| !self.used.contains(card)).collect());
        self.use_cards(&clan, 80)?;
        let tactics = Tactic::ALL.into_iter().map(Card::tactic).filter(|_| self.game.config.tactics);
        let laid = |card: &Card| {
            (*card == Card::tactic(Tactic::MudFight) && self.game.mud != 0)
                || (*card == Card::tactic(Tactic::BlindFight) && self.game.blind != 0)
        };
        let rest = || tactics.filter(|card| !self.used.contains(card) && !laid(card)).collect();
        let tactic = position.tactic_deck.clone().unwrap_or_else(rest);
        self.use_cards(&tactic, 10)?;
        clan.iter().rev().for_each(|&card| self.game.clan_deck.push(card));
        tactic.iter().rev().for_each(|&card| self.game.tactic_deck.push(card));
        Ok(())
    }

    fn set_unseen(&mut self, position: &Position) -> Result<(), Message> {
        if let Some(unseen) = &position.unseen {
            unseen.iter().try_for_each(|&card| self.check_in_game(card))?;
            self.game.unseen = unseen.iter().copied().collect();
            return Ok(());
        }
        let on_table = self.game.sides.iter().flatten().flat_map(|side| side.iter()).copied().collect::<Vec<_>>();
        on_table
            .into_iter()
            .chain(position.discards.iter().chain(&position.seen).copied())
            .for_each(|card| self.game.unseen.remove(card));
        Ok(())
    }

    /// Gives stones to their owners as the rules would have done before, and checks for a winner.
    fn settle(&mut self) -> Result<(), Message> {
        let game = &mut self.game;
        for stone in ones(game.unclaimed() & game.full[0] & game.full[1]).map(Stone) {
            let tie = game.formation(Seat::FIRST, stone) == game.formation(Seat::SECOND, stone);
            if tie && (game.first[0] | game.first[1]) & stone.bit() == 0 {
                return Err(Message::new(
                    format!("stone {stone}: both sides tie, so say which was `first`"),
                    format!(
                        "borne {stone}\u{a0}: les deux côtés sont à égalité, dites lequel était «\u{a0}first\u{a0}»"
                    ),
                ));
            }
            if game.config.claims == Claims::Auto {
                game.settle(stone, &mut NoEvents);
            }
        }
        for seat in [Seat::FIRST, Seat::SECOND] {
            if game.won.is_none() {
                game.check_win(seat, &mut NoEvents);
            }
        }
        Ok(())
    }

    fn set_phase(&mut self, word: Option<PhaseWord>) {
        self.game.begin_turn();
        let after = matches!(word, Some(PhaseWord::Draw)) || self.game.config.claims != Claims::StartOfTurn;
        match word {
            None => {}
            Some(PhaseWord::Play) => self.game.phase = Phase::Play,
            Some(PhaseWord::Claim) => self.game.phase = Phase::Claim,
            Some(PhaseWord::Draw) => self.game.phase = Phase::Draw,
        }
        if after && matches!(self.game.phase, Phase::Claim | Phase::Draw) {
            self.game.progress = TurnProgress::Played;
        }
    }
}

fn tactics_played(position: &Position) -> Result<[u8; 2], Message> {
    let most = Tactic::ALL.len();
    if position.tactics_played.iter().any(|&played| usize::from(played) > most) {
        return Err(Message::new(
            format!("`tactics_played`: there are no more than {most} tactic cards to play"),
            format!("«\u{a0}tactics_played\u{a0}»\u{a0}: il n'y a pas plus de {most} cartes tactiques à jouer"),
        ));
    }
    Ok(position.tactics_played)
}

fn seat(index: u8) -> Result<Seat, Message> {
    Seat::new(index.into()).filter(|seat| seat.index() < 2).ok_or_else(|| no_seat(index))
}

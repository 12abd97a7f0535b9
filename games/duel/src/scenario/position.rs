//! Builds a state from the position of a scenario, or says why it cannot be.
//!
//! Not here: the battlefield (`battlefield.rs`), the stack (`stack.rs`).

use super::{CardPosition, OrId, PlayerPosition, Position, malformed};
use crate::action::Slot;
use crate::state::{Card, Duel, HiddenCard, Laid, MAX_DECK, Part, Permanent, SEATS, Step};
use crate::{Colour, Config, Word};
use atout_core::{BotRng, Message, NoEvents, Seat, SeedableRng};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// Cards of a library of which nothing is said.
const LIBRARY: u8 = 20;

/// A state that is being set up.
pub(super) struct PositionBuilder {
    pub(super) game: Duel,
    pub(super) slots: BTreeMap<Slot, Permanent>,
    /// Places that the position names: no other permanent gets them.
    pub(super) named: BTreeSet<Slot>,
}

pub(super) type Built<T = ()> = Result<T, Message>;

/// A refusal in both languages.
pub(super) fn wrong<T>(en: impl Into<String>, fr: impl Into<String>) -> Built<T> {
    Err(Message::new(en.into(), fr.into()))
}

impl PositionBuilder {
    /// An empty table.
    pub(super) fn new(config: &Config) -> PositionBuilder {
        PositionBuilder { game: Duel::empty(config), slots: BTreeMap::new(), named: BTreeSet::new() }
    }

    pub(super) fn build(mut self, position: &Position) -> Built<Duel> {
        self.set_turn(position)?;
        let n = position.players.len();
        if n > SEATS {
            return wrong(
                format!("`players` has {n} entries, but two play"),
                format!("`players` a {n} entrées, mais on joue à deux"),
            );
        }
        for seat in Seat::all(SEATS) {
            let nothing = PlayerPosition::default();
            self.set_player(seat, position.players.get(seat.index()).unwrap_or(&nothing))?;
        }
        self.named =
            position.players.iter().flat_map(|player| &player.battlefield).filter_map(|one| one.0.id).collect();
        for seat in Seat::all(SEATS) {
            let given = position.players.get(seat.index()).map_or(&[][..], |player| &player.battlefield[..]);
            given.iter().try_for_each(|OrId(one)| self.add_permanents(seat, one))?;
        }
        self.set_battlefield();
        self.check_battlefield()?;
        for item in &position.stack {
            self.add_item(item)?;
        }
        self.count_cards()?;
        self.enter(position);
        Ok(self.game)
    }

    fn set_turn(&mut self, position: &Position) -> Built {
        let active = seat(position.active)?;
        let game = &mut self.game;
        game.active = active;
        game.priority = position.priority.map_or(Ok(active), seat)?;
        game.passes = position.passes.unwrap_or(u8::from(game.priority != active));
        if usize::from(game.passes) >= SEATS {
            return wrong(
                "`passes`: when both have passed, nobody has priority",
                "`passes`\u{a0}: quand tous deux ont passé, personne n'a la priorité",
            );
        }
        game.step = position.step.unwrap_or(Step::Main1);
        game.turn = position.turn.unwrap_or(3);
        game.lands = position.lands_played;
        game.extra_lands = position.extra_lands.min(99);
        game.peace = position.peace;
        Ok(())
    }

    fn set_player(&mut self, seat: Seat, given: &PlayerPosition) -> Built {
        let mut player = self.game.player(seat).clone();
        player.life = given.life.unwrap_or(player.life);
        player.mana = mana(&given.mana)?;
        player.mulligans = given.mulligans;
        let mut library = match &given.library {
            None => self.basics(LIBRARY)?,
            Some(serde_json::Value::Number(n)) => {
                self.basics(n.as_u64().and_then(|n| n.try_into().ok()).unwrap_or(255))?
            }
            Some(list) => {
                let list = Vec::<OrId<CardPosition>>::deserialize(list).map_err(|error| malformed(&error))?;
                self.hidden(&list)?
            }
        };
        // A position is written from the top, a library is kept from the bottom.
        library.reverse();
        let mut hand = self.hidden(&given.hand)?;
        hand.sort_unstable_by_key(|card| card.key());
        let (graveyard, exile) = (self.laid(&given.graveyard)?, self.laid(&given.exile)?);
        let n = [library.len(), hand.len(), graveyard.len(), exile.len()];
        if n.iter().sum::<usize>() > MAX_DECK {
            return too_many_cards(seat);
        }
        player.library = library.into_iter().collect();
        player.hand = hand.into_iter().collect();
        player.graveyard = graveyard.into_iter().collect();
        player.exile = exile.into_iter().collect();
        *self.game.player_mut(seat) = player;
        Ok(())
    }

    fn basics(&self, n: u8) -> Built<Vec<HiddenCard>> {
        let pool = self.game.pool();
        match pool.cards[..pool.n_cards].iter().position(|card| card.entry.basic) {
            Some(basic) => Ok(vec![HiddenCard::unseen(basic as Card); n.into()]),
            None => wrong("no card is a basic land", "aucune carte n'est un terrain de base"),
        }
    }

    fn hidden(&self, given: &[OrId<CardPosition>]) -> Built<Vec<HiddenCard>> {
        let mut cards = Vec::new();
        for OrId(one) in given {
            let card = self.card(&one.card)?;
            let hidden = if one.known { HiddenCard::shown(card) } else { HiddenCard::unseen(card) };
            cards.extend(std::iter::repeat_n(hidden, one.count.unwrap_or(1).into()));
        }
        Ok(cards)
    }

    fn laid(&mut self, given: &[OrId<CardPosition>]) -> Built<Vec<Laid>> {
        let hidden = self.hidden(given)?;
        Ok(hidden.iter().map(|hidden| Laid { card: hidden.card(), stamp: self.game.new_stamp() }).collect())
    }

    /// The number of a card; tokens are only on the battlefield.
    fn card(&self, id: &str) -> Built<Card> {
        let pool = self.game.pool();
        match (pool.find(id), pool.find_token(id)) {
            (Some(card), _) => Ok(card),
            (None, Some(_)) => wrong(
                format!("`{id}` is a token: tokens are only on the battlefield"),
                format!("«\u{a0}{id}\u{a0}» est un jeton\u{a0}: les jetons ne sont que sur le champ de bataille"),
            ),
            (None, None) => no_card(id),
        }
    }

    /// Cards of each owner, wherever they are.
    fn count_cards(&mut self) -> Built {
        for seat in Seat::all(SEATS) {
            let game = &self.game;
            let player = game.player(seat);
            let is_own = |slot: &Slot| game.at(*slot).owner == seat && !game.def(game.at(*slot).card).is_token;
            let spells = game.stack.iter().filter(|item| item.part == Part::Spell && item.controller == seat);
            let zones = player.library.len() + player.hand.len() + player.graveyard.len() + player.exile.len();
            let n = zones + game.slots().filter(is_own).count() + spells.count();
            if n > MAX_DECK {
                return too_many_cards(seat);
            }
            self.game.n_cards[seat.index()] = n as u8;
        }
        Ok(())
    }

    /// The step begins, or goes on where it is.
    fn enter(&mut self, position: &Position) {
        let game = &mut self.game;
        let mut rng = BotRng::seed_from_u64(0);
        if game.step == Step::Opening {
            game.turn = 0;
            game.passes = SEATS as u8;
            game.ask_mulligan(game.active);
        } else if position.begin {
            game.turn -= u16::from(game.step == Step::Start);
            game.step = before(game.step);
            game.next_step(&mut NoEvents);
        }
        game.run_asking(true, &mut rng, &mut NoEvents);
    }
}

/// The step that leads to this one.
fn before(step: Step) -> Step {
    match step {
        Step::Opening | Step::Start => Step::Opening,
        Step::Main1 => Step::Start,
        Step::Combat => Step::Main1,
        Step::Attackers => Step::Combat,
        Step::Blockers => Step::Attackers,
        Step::FirstStrike => Step::Blockers,
        Step::Damage => Step::FirstStrike,
        Step::Main2 => Step::Damage,
        Step::End => Step::Main2,
        Step::Cleanup => Step::End,
    }
}

pub(super) fn seat(n: u8) -> Built<Seat> {
    match Seat::new(n.into()).filter(|seat| seat.index() < SEATS) {
        Some(seat) => Ok(seat),
        None => wrong(
            format!("there is no seat {n}: the seats are 0 and 1"),
            format!("il n'y a pas de place {n}\u{a0}: les places sont 0 et 1"),
        ),
    }
}

fn mana(letters: &str) -> Built<[u8; 6]> {
    let mut mana = [0u8; 6];
    for letter in letters.chars() {
        let place = match Colour::from_letter(letter) {
            Some(colour) => colour.index(),
            None if letter == 'C' => crate::mana::COLOURLESS,
            None => {
                return wrong(
                    format!("`mana`: `{letter}` is no mana: write W, U, B, R, G or C"),
                    format!("`mana`\u{a0}: «\u{a0}{letter}\u{a0}» n'est pas du mana\u{a0}: écrivez W, U, B, R, G ou C"),
                );
            }
        };
        mana[place] = mana[place].saturating_add(1).min(99);
    }
    Ok(mana)
}

pub(super) fn no_card<T>(id: &str) -> Built<T> {
    wrong(format!("there is no card `{id}` here"), format!("il n'y a pas de carte «\u{a0}{id}\u{a0}» ici"))
}

fn too_many_cards<T>(seat: Seat) -> Built<T> {
    wrong(
        format!("seat {} has more than {MAX_DECK} cards", seat.index()),
        format!("la place {} a plus de {MAX_DECK} cartes", seat.index()),
    )
}

//! Builds a state from the position of a scenario, or says why it cannot be.

use super::{BodyPosition, EnemyPosition, PlayerPosition, Position, PositionPhase};
use crate::content::Target;
use crate::map::{Floor, ROWS, RoomKind};
use crate::state::{ENERGY, MAX_DECK, MAX_ENEMIES, MAX_HAND, Phase, Spire};
use crate::{Body, Card, Config, Counter, Counters};
use atout_core::{BotRng, Message, NoEvents, Pile, Seat, SeedableRng};
use std::collections::BTreeMap;

/// A state that is being set up.
pub(super) struct PositionBuilder {
    game: Spire,
}

type Built<T = ()> = Result<T, Message>;

fn wrong<T>(en: String, fr: String) -> Built<T> {
    Err(Message::new(en, fr))
}

impl PositionBuilder {
    /// Starts in front of the entrance; what chance is left is fixed.
    pub(super) fn new(config: &Config) -> PositionBuilder {
        PositionBuilder { game: Spire::begin(config, &mut BotRng::seed_from_u64(0), &mut NoEvents) }
    }

    pub(super) fn build(mut self, position: &Position) -> Built<Spire> {
        let phase = match (position.phase, position.enemies.is_empty()) {
            (Some(phase), _) => phase,
            (None, false) => PositionPhase::Turn,
            (None, true) => PositionPhase::Way,
        };
        self.set_room(position, phase)?;
        self.set_players(position)?;
        for enemy in &position.enemies {
            self.set_enemy(enemy)?;
        }
        self.enter(position, phase)?;
        Ok(self.game)
    }

    fn set_room(&mut self, position: &Position, phase: PositionPhase) -> Built {
        let game = &mut self.game;
        if let Some(floor) = position.floor {
            if !(1..=4).contains(&floor) {
                return wrong(format!("`floor` is {floor}: 1 to 4"), format!("`floor` vaut {floor}\u{a0}: de 1 à 4"));
            }
            game.floor = floor - 1;
            game.map = Floor::drawn(&game.config, &game.streams, game.floor.into());
        }
        game.at = position.at.unwrap_or(Some((1, 0)));
        let Some((row, column)) = game.at else { return Ok(()) };
        let is_there = usize::from(row) < ROWS && usize::from(column) < game.map.width(row.into());
        if !is_there {
            return wrong(
                format!("there is no room {row}, {column}"),
                format!("il n'y a pas de salle {row}, {column}"),
            );
        }
        let room = &mut game.map.rooms[usize::from(row)][usize::from(column)];
        room.kind = position.room.unwrap_or(match phase {
            PositionPhase::Turn | PositionPhase::Reward => RoomKind::Enemy,
            PositionPhase::Way => room.kind,
            PositionPhase::Training => RoomKind::Training,
            PositionPhase::Rest => RoomKind::Rest,
            PositionPhase::Event => RoomKind::Event,
        });
        for (column, ways) in position.ways.iter().flatten().enumerate().take(3) {
            let next = ways.iter().filter(|way| **way < 3).fold(0, |next, way| next | 1 << way);
            game.map.rooms[usize::from(row)][column].next = next;
        }
        Ok(())
    }

    fn set_players(&mut self, position: &Position) -> Built {
        let (given, n) = (position.players.len(), usize::from(self.game.config.players));
        if given != n {
            return wrong(
                format!("`players` has {given} entries, but {n} climb: write one for each"),
                format!("`players` a {given} entrées, mais {n} grimpent\u{a0}: écrivez-en une pour chacun"),
            );
        }
        for (n, player) in position.players.iter().enumerate() {
            self.set_player(n, player)?;
        }
        Ok(())
    }

    fn set_player(&mut self, n: usize, given: &PlayerPosition) -> Built {
        refuse_unknown(&given.unknown)?;
        let start = Body { life: 50, max_life: 70, ..Body::default() };
        let (hand, draw) = (self.pile::<MAX_HAND>(&given.hand)?, self.pile::<MAX_DECK>(&given.draw)?);
        let discard = self.pile::<MAX_DECK>(&given.discard)?;
        let deck = match &given.deck {
            Some(deck) => self.pile(deck)?,
            None => self.pile(&[&given.hand[..], &given.draw, &given.discard].concat())?,
        };
        let player = &mut self.game.players[n];
        player.body = set_body(start, &given.body)?;
        (player.energy, player.played) = (given.energy.unwrap_or(ENERGY), given.played);
        (player.hand, player.draw, player.discard, player.deck) = (hand, draw, discard, deck);
        player.next_fight = counters(&given.next_fight);
        Ok(())
    }

    /// The cards with these ids, sorted.
    fn pile<const N: usize>(&self, ids: &[String]) -> Built<Pile<Card, N>> {
        if ids.len() > N {
            return wrong(
                format!("{} cards are too many: {N}", ids.len()),
                format!("{} cartes, {N} au plus", ids.len()),
            );
        }
        let mut cards = ids.iter().map(|id| self.card(id)).collect::<Built<Vec<Card>>>()?;
        cards.sort_unstable();
        Ok(cards.into_iter().collect())
    }

    fn card(&self, id: &str) -> Built<Card> {
        self.game.tower().card_by_id(id).ok_or_else(|| missing("card", id))
    }

    fn set_enemy(&mut self, given: &EnemyPosition) -> Built {
        refuse_unknown(&given.unknown)?;
        let kind = self.game.tower().enemy_by_id(&given.kind).ok_or_else(|| missing("enemy", &given.kind))?;
        let slot = self.game.fight.enemies.iter().position(|enemy| !enemy.lives());
        let Some(slot) = slot else {
            return wrong(format!("{MAX_ENEMIES} enemies at most"), format!("{MAX_ENEMIES} ennemis au plus"));
        };
        if self.game.fight.next_id == 0 {
            self.game.fight.next_id = 2;
        }
        self.game.place_enemy(kind as u8);
        let def = &self.game.tower().enemies[kind];
        let Some(phase) = def.phases.get(usize::from(given.phase)) else {
            return wrong(format!("`{}` has no such phase", def.id), format!("`{}` n'a pas cette phase", def.id));
        };
        let skill = |id: &String| {
            let is_it = |number: &u16| self.game.tower().skills[usize::from(*number)].id == *id;
            phase.skills.iter().position(is_it).ok_or_else(|| missing("skill", id))
        };
        let intent = given.intent.as_ref().map(skill).transpose()?.unwrap_or_default();
        let enemy = &mut self.game.fight.enemies[slot];
        enemy.body = set_body(enemy.body, &given.body)?;
        (enemy.phase, enemy.intent) = (given.phase, intent as u8);
        let enemy = self.game.fight.enemies[slot];
        let own = if self.game.intent(&enemy).target == Target::Enemy { enemy.id } else { 0 };
        self.game.fight.enemies[slot].aim = given.aim.unwrap_or(own);
        Ok(())
    }

    fn enter(&mut self, position: &Position, phase: PositionPhase) -> Built {
        let event = match &position.event {
            Some(id) => self.game.tower().event_by_id(id).ok_or_else(|| missing("event", id))?,
            None => 0,
        };
        let offer = position.offer.as_ref().map(|ids| ids.iter().map(|id| self.card(id)).collect::<Built<Vec<_>>>());
        let offer: Option<Pile<Card, 3>> = offer.transpose()?.map(|cards| cards.into_iter().take(3).collect());
        let game = &mut self.game;
        game.phase = match phase {
            PositionPhase::Turn => Phase::Turn(Seat::new(position.seat.into()).unwrap_or(Seat::FIRST)),
            PositionPhase::Way => Phase::Way,
            PositionPhase::Reward => Phase::Reward,
            PositionPhase::Training => Phase::Training,
            PositionPhase::Rest => Phase::Rest,
            PositionPhase::Event => Phase::Event,
        };
        match phase {
            PositionPhase::Turn => {
                let seat = Seat::new(position.seat.into()).filter(|seat| game.seats().any(|one| one == *seat));
                let stands = seat.is_some_and(|seat| game.stands(seat));
                if !stands || position.enemies.is_empty() {
                    return wrong(
                        "a turn needs a living player and an enemy".to_owned(),
                        "un tour demande un joueur en vie et un ennemi".to_owned(),
                    );
                }
                game.fight.turn = position.turn.unwrap_or(1);
            }
            PositionPhase::Training => game.offer = game.training_cards(),
            PositionPhase::Reward => game.offer = game.reward_cards(),
            PositionPhase::Event => game.set_scene_to(event),
            PositionPhase::Way | PositionPhase::Rest => {}
        }
        if let Some(offer) = offer {
            game.offer = offer;
        }
        Ok(())
    }
}

fn missing(section: &str, id: &str) -> Message {
    Message::new(
        format!("there is no {section} `{id}` here"),
        format!("il n'y a pas de {section} «\u{a0}{id}\u{a0}» ici"),
    )
}

fn refuse_unknown(unknown: &BTreeMap<String, serde_json::Value>) -> Built {
    match unknown.keys().next() {
        Some(key) => wrong(format!("`{key}` is no key of a position"), format!("`{key}` n'est pas une clé")),
        None => Ok(()),
    }
}

fn set_body(body: Body, given: &BodyPosition) -> Built<Body> {
    let max_life = given.max_life.unwrap_or_else(|| body.max_life.max(given.life.unwrap_or_default()));
    let life = given.life.unwrap_or(body.life.min(max_life));
    if !(0..=max_life).contains(&life) || max_life < 1 {
        return wrong(
            format!("life {life} of {max_life} cannot be"),
            format!("{life} points de vie sur {max_life}\u{a0}?"),
        );
    }
    Ok(Body {
        life,
        max_life,
        block: given.block.unwrap_or(body.block),
        attack_stat: given.attack_stat.unwrap_or(body.attack_stat),
        block_stat: given.block_stat.unwrap_or(body.block_stat),
        element: given.element.unwrap_or(body.element),
        counters: counters(&given.counters),
    })
}

fn counters(given: &BTreeMap<Counter, u8>) -> Counters {
    let mut counters = Counters::default();
    given.iter().for_each(|(counter, n)| counters.raise(*counter, *n));
    counters
}

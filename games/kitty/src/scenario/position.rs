//! Builds a state from the position of a scenario.
//!
//! Not here: the format (`scenario.rs`), which positions are impossible (`checks.rs`).

use super::checks::check_stats;
use super::{FriendPosition, PlayerPosition, Position, PositionPhase};
use crate::{Action, Bag, Card, Cell, Class, Classes, Config, Entity, Friend, Kitty, Phase, PlayerState, Stats};
use atout_core::{BotRng, Lang, Message, NoEvents, Seat, SeedableRng};

/// A state that is being set up.
pub(super) struct PositionBuilder {
    pub(super) game: Kitty,
}

impl PositionBuilder {
    /// Starts with an empty board.
    pub(super) fn new(config: &Config) -> PositionBuilder {
        PositionBuilder { game: Kitty::empty(config) }
    }

    /// Builds the state, or says why the position is impossible.
    pub(super) fn build(mut self, position: &Position) -> Result<Kitty, Message> {
        self.set_turn(position)?;
        for &cell in &position.caramels {
            self.occupy(cell)?;
            self.game.caramels.insert(cell);
        }
        self.set_players(position)?;
        for (n, friend) in position.friends.iter().enumerate() {
            self.set_friend(friend).map_err(|message| about(&format!("friends[{n}]"), &message))?;
        }
        self.check_targets()?;
        self.enter(position.phase)?;
        for (&who, &action) in &position.chosen {
            self.choose(who, action).map_err(|message| about(&format!("chosen {who}"), &message))?;
        }
        Ok(self.game)
    }

    fn set_turn(&mut self, position: &Position) -> Result<(), Message> {
        let (picks, most) = (position.phase == PositionPhase::Pick, self.game.config.turns);
        let turn = position.turn.unwrap_or(u16::from(!picks));
        if picks != (turn == 0) || turn > most {
            return Err(Message::new(
                format!("`turn` is {turn}: it is 0 while classes are picked, else from 1 to {most}"),
                format!("`turn` vaut {turn}\u{a0}: c'est 0 pendant le choix des classes, sinon de 1 à {most}"),
            ));
        }
        self.game.turn = turn;
        Ok(())
    }

    /// Closes a cell; a cell never holds two things.
    fn occupy(&mut self, cell: Cell) -> Result<(), Message> {
        if !self.game.config.torus().contains(cell) {
            return Err(Message::new(
                format!("there is no {cell} on this board"),
                format!("il n'y a pas de {cell} sur ce plateau"),
            ));
        }
        if self.game.closed.contains(cell) {
            return Err(Message::new(
                format!("two things are on {cell}"),
                format!("deux choses se trouvent sur {cell}"),
            ));
        }
        self.game.closed.insert(cell);
        Ok(())
    }

    fn set_players(&mut self, position: &Position) -> Result<(), Message> {
        let (given, n) = (position.players.len(), self.game.config.n_players());
        if given != n {
            return Err(Message::new(
                format!("`players` has {given} entries, but {n} play: write one for each"),
                format!("`players` a {given} entrées, mais {n} jouent\u{a0}: écrivez-en une pour chacun"),
            ));
        }
        // Given cells first: the other players are put where they touch nothing.
        for cell in position.players.iter().filter_map(|player| player.cell) {
            self.occupy(cell)?;
        }
        for (seat, player) in Seat::all(n).zip(&position.players) {
            let cell = match player.cell {
                Some(cell) => cell,
                None => self.isolated_cell(position)?,
            };
            self.game.players[seat.index()].stats.cell = cell;
            let who = Entity::player(seat);
            let set = match position.phase {
                PositionPhase::Pick => self.set_unpicked(player),
                _ => self.set_player(seat, player, position.phase),
            };
            set.map_err(|message| about(&who.to_string(), &message))?;
            if player.fell.is_none() {
                self.game.living.insert(who);
            }
        }
        Ok(())
    }

    /// Closes and returns the first cell with nothing on it or beside it.
    fn isolated_cell(&mut self, position: &Position) -> Result<Cell, Message> {
        let torus = self.game.config.torus();
        let mut closed = self.game.closed;
        position.friends.iter().filter(|friend| torus.contains(friend.cell)).for_each(|one| closed.insert(one.cell));
        let rows = (0..torus.height).flat_map(|y| (0..torus.width).map(move |x| Cell::new(x, y)));
        let is_isolated =
            |cell: &Cell| !closed.contains(*cell) && !torus.beside(*cell).iter().any(|one| closed.contains(*one));
        let cell = { rows }.find(is_isolated).ok_or_else(|| {
            Message::new(
                "no cell is left without anything beside it: give the `cell` of every player",
                "il ne reste aucune case sans rien à côté\u{a0}: donnez la `cell` (case) de chaque joueur",
            )
        })?;
        self.game.closed.insert(cell);
        Ok(cell)
    }

    /// Before the classes are picked, a player has only a cell.
    fn set_unpicked(&self, given: &PlayerPosition) -> Result<(), Message> {
        let only_cell = PlayerPosition { cell: given.cell, ..PlayerPosition::default() };
        (*given == only_cell).then_some(()).ok_or_else(|| {
            Message::new(
                "before the classes are picked a player has nothing but a `cell`",
                "avant le choix des classes, un joueur n'a qu'une `cell` (case)",
            )
        })
    }

    fn set_player(&mut self, seat: Seat, given: &PlayerPosition, phase: PositionPhase) -> Result<(), Message> {
        let class = given.class.unwrap_or(match self.game.config.classes {
            Classes::All(class) => class,
            Classes::Each(classes, _) => classes[seat.index()],
            Classes::None | Classes::Choose | Classes::Random => Class::Kitten,
        });
        let (life, mana, generation) = self.game.config.start_of(class);
        let stats = Stats {
            life: given.life.map_or(life, i32::from),
            mana: given.mana.map_or(mana, u32::from),
            generation: given.generation.map_or(generation, u32::from),
            cell: self.game.players[seat.index()].stats.cell,
        };
        if let Some(fall) = given.fell {
            self.check_fall(fall, phase)?;
        } else {
            check_stats(&stats)?;
        }
        let (draw, discard) = self.piles(given)?;
        self.game.players[seat.index()] =
            PlayerState { stats, class, hand: given.hand, draw, discard, known: Bag::default(), fell: given.fell };
        Ok(())
    }

    fn piles(&self, given: &PlayerPosition) -> Result<(Bag, Bag), Message> {
        let config = &self.game.config;
        let discard = given.discard.unwrap_or(if config.classic { given.hand } else { Bag::default() });
        let elsewhere = discard.len() + if config.classic { 0 } else { given.hand.len() };
        let lacks = usize::from(config.deck).saturating_sub(elsewhere);
        let draw = given.draw.unwrap_or_else(|| std::iter::repeat_n(Card::Panacea, lacks).collect());
        let (hand, all) = (given.hand.len(), elsewhere + draw.len());
        if hand > config.hand.into() || all > config.deck.into() {
            let (most, deck) = (config.hand, config.deck);
            return Err(Message::new(
                format!(
                    "{hand} cards in hand and {all} in all are too many: a hand has at most {most}, a memento {deck}"
                ),
                format!(
                    "{hand} cartes en main et {all} en tout, c'est trop\u{a0}: une main en a {most}, un mémento {deck}"
                ),
            ));
        }
        if config.classic && all == 0 {
            return Err(Message::new(
                "the memento of a classic game is never empty: give its `draw` or its `discard`",
                "le mémento d'une partie classique n'est jamais vide\u{a0}: donnez `draw` (pioche) ou `discard` (défausse)",
            ));
        }
        [given.hand, draw, discard].iter().flat_map(Bag::kinds).try_for_each(|card| self.check_card(card))?;
        Ok((draw, discard))
    }

    fn set_friend(&mut self, given: &FriendPosition) -> Result<(), Message> {
        let free = self.game.living.friends().0 >> Seat::MAX;
        let id = given.id.or(Entity::friend(free.trailing_ones() as usize));
        let id = id.filter(|id| id.friend_index().is_some() && !self.game.living.contains(*id));
        let (Some(id), Some(index)) = (id, id.and_then(Entity::friend_index)) else {
            return Err(Message::new(
                "`id`: write f1 to f56, each once",
                "`id`\u{a0}: écrivez f1 à f56, chacun une fois",
            ));
        };
        let owner = given.owner.unwrap_or(Entity::player(Seat::FIRST));
        let Some(owner) = owner.seat().filter(|seat| seat.index() < self.game.config.n_players()) else {
            return Err(Message::new("`owner` is not a player", "`owner` n'est pas un joueur"));
        };
        self.occupy(given.cell)?;
        self.check_card(given.card)?;
        let config = &self.game.config;
        let stats = Stats {
            life: given.life.unwrap_or(config.friend_life).into(),
            mana: given.mana.unwrap_or(config.friend_mana).into(),
            generation: given.generation.unwrap_or(config.friend_generation).into(),
            cell: given.cell,
        };
        check_stats(&stats)?;
        let (span, most) = (given.span.unwrap_or(config.friend_span), config.friend_span);
        if !(1..=most).contains(&span) {
            return Err(Message::new(
                format!("`span` is {span}, but must be from 1 to {most}"),
                format!("`span` vaut {span}, mais doit être compris entre 1 et {most}"),
            ));
        }
        self.game.friends.0[index] = Friend { stats, span, card: given.card, target: given.target, owner };
        self.game.living.insert(id);
        Ok(())
    }

    /// Enters the phase.
    fn enter(&mut self, phase: PositionPhase) -> Result<(), Message> {
        self.check_sides()?;
        match phase {
            PositionPhase::Pick if self.game.config.classes != Classes::Choose => Err(Message::new(
                "phase `pick` needs the option `classes=choose`",
                "la phase `pick` demande l'option `classes=choose`",
            )),
            PositionPhase::Pick if !self.game.living.friends().is_empty() || !self.game.caramels.is_empty() => {
                Err(Message::new(
                    "before the classes are picked there is nothing but players on the board",
                    "avant le choix des classes, il n'y a que des joueurs sur le plateau",
                ))
            }
            PositionPhase::Pick => Ok(()),
            PositionPhase::Begin => {
                self.game.turn -= 1;
                self.game.begin_turn(&mut BotRng::seed_from_u64(0), &mut NoEvents);
                Ok(())
            }
            PositionPhase::Move => {
                self.game.phase = Phase::Move;
                self.check_walls()
            }
            PositionPhase::Card => {
                self.game.phase = Phase::Card;
                Ok(())
            }
        }
    }

    fn choose(&mut self, who: Entity, action: Action) -> Result<(), Message> {
        let nobody = || Message::new("only players choose", "seuls les joueurs choisissent");
        let seat = who.seat().filter(|seat| seat.index() < self.game.config.n_players()).ok_or_else(nobody)?;
        self.game.check(seat, action).map_err(atout_core::Illegal::message)?;
        self.game.chosen[seat.index()] = Some(action);
        if self.game.waiting().is_empty() {
            return Err(Message::new(
                "all players would have decided: leave the last decision to `play`",
                "tout le monde aurait décidé\u{a0}: laissez le dernier à `play`",
            ));
        }
        Ok(())
    }
}

/// The message, with what it is about in front.
fn about(what: &str, message: &Message) -> Message {
    let line = |lang: Lang| format!("{what}{} {}", lang.colon(), message.get(lang));
    Message::new(line(Lang::En), line(Lang::Fr))
}

//! Builds a state from the position of a scenario, or says why it cannot be.

use super::{CardPosition, ItemPosition, OrId, PermanentPosition, PlayerPosition, Position, malformed};
use crate::action::{Aim, Slot};
use crate::state::{
    Asked, Card, Chosen, Combat, Duel, Hidden, Item, Laid, MAX_DECK, MAX_PERMANENTS, MAX_TARGETS, Named, Part,
    Permanent, SEATS, Step, UntilEnd,
};
use crate::{Colour, Config, Word};
use atout_core::{BotRng, Message, NoEvents, Pile, Seat, SeedableRng};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// Cards of a library of which nothing is said.
const LIBRARY: u8 = 20;

/// A state that is being set up.
pub(super) struct PositionBuilder {
    game: Duel,
    slots: BTreeMap<Slot, Permanent>,
    /// Places that the position names: no other permanent gets them.
    named: BTreeSet<Slot>,
}

type Built<T = ()> = Result<T, Message>;

/// A refusal in both languages.
fn wrong<T>(en: impl Into<String>, fr: impl Into<String>) -> Built<T> {
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
        self.set_battlefield()?;
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

    fn basics(&self, n: u8) -> Built<Vec<Hidden>> {
        let pool = self.game.pool();
        match pool.cards[..pool.n_cards].iter().position(|card| card.entry.basic) {
            Some(basic) => Ok(vec![Hidden::unseen(basic as Card); n.into()]),
            None => wrong("no card is a basic land", "aucune carte n'est un terrain de base"),
        }
    }

    fn hidden(&self, given: &[OrId<CardPosition>]) -> Built<Vec<Hidden>> {
        let mut cards = Vec::new();
        for OrId(one) in given {
            let card = self.card(&one.card)?;
            let hidden = if one.known { Hidden::shown(card) } else { Hidden::unseen(card) };
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

    fn add_permanents(&mut self, seat: Seat, given: &PermanentPosition) -> Built {
        let count = given.count.unwrap_or(1);
        if let (Some(id), 2..) = (given.id, count) {
            return wrong(
                format!("permanent {id}: several permanents cannot have one `id`"),
                format!("permanent {id}\u{a0}: plusieurs permanents ne peuvent pas avoir le même `id`"),
            );
        }
        (0..count).try_for_each(|_| self.add_permanent(seat, given))
    }

    fn add_permanent(&mut self, controller: Seat, given: &PermanentPosition) -> Built {
        let pool = self.game.pool();
        let Some(card) = pool.find(&given.card).or_else(|| pool.find_token(&given.card)) else {
            return no_card(&given.card);
        };
        if !self.game.def(card).entry.card_type.is_permanent() {
            return wrong(
                format!("`{}` does not stay on the battlefield", given.card),
                format!("«\u{a0}{}\u{a0}» ne reste pas sur le champ de bataille", given.card),
            );
        }
        let slot = match given.id {
            Some(id) => id,
            None => {
                let is_free = |slot: &Slot| !self.slots.contains_key(slot) && !self.named.contains(slot);
                (0..=Slot::MAX).find(is_free).unwrap_or(Slot::MAX)
            }
        };
        if usize::from(slot) >= MAX_PERMANENTS {
            return wrong(
                format!("`id` {slot}: the last place is {}", MAX_PERMANENTS - 1),
                format!("`id` {slot}\u{a0}: la dernière place est {}", MAX_PERMANENTS - 1),
            );
        }
        let natural = if given.borrowed { controller.next(SEATS) } else { controller };
        let owner = given.owner.map_or(Ok(natural), seat)?;
        let permanent = self.game.new_permanent(card, owner, controller);
        let permanent = Permanent { summoner: given.summoner.map_or(Ok(natural), seat)?, ..permanent };
        let permanent = self.dressed(permanent, given);
        if self.slots.insert(slot, permanent).is_some() {
            return wrong(format!("two permanents have the `id` {slot}"), format!("deux permanents ont l'`id` {slot}"));
        }
        Ok(())
    }

    /// The permanent as the position describes it.
    fn dressed(&mut self, permanent: Permanent, given: &PermanentPosition) -> Permanent {
        let until_end = &given.until_end;
        let mut stamp = || self.game.new_stamp();
        Permanent {
            tapped: given.tapped,
            sick: given.sick,
            touched: given.touched,
            held: given.held,
            damage: given.damage.max(0),
            counters: given.counters.clamp(-999, 999),
            chosen: given.chosen,
            host: given.attached,
            turn: UntilEnd {
                force: until_end.force,
                endurance: until_end.endurance,
                gained: until_end.gained,
                lost: until_end.lost,
                set: until_end.set.map(|(force, endurance)| (force, endurance, stamp())),
                controller: given.borrowed.then(|| (permanent.controller, stamp())),
            },
            combat: Combat {
                attacks: given.attacking,
                blocked: given.blocked.unwrap_or(false),
                blocks: given.blocking,
                order: given.order.unwrap_or(0),
                struck: given.struck,
            },
            ..permanent
        }
    }

    /// Puts the permanents into their places; places between them are empty.
    fn set_battlefield(&mut self) -> Built {
        let Some((&last, &any)) = self.slots.last_key_value() else { return Ok(()) };
        let empty = Permanent { stamp: 0, host: None, ..any };
        let empty = Permanent { turn: UntilEnd::default(), combat: Combat::default(), ..empty };
        self.game.permanents = vec![empty; usize::from(last) + 1];
        for (&slot, &permanent) in &self.slots {
            self.game.fill_slot(slot, permanent);
        }
        self.mark_blocked();
        Ok(())
    }

    /// What something blocks is blocked, and its blockers have an order.
    fn mark_blocked(&mut self) {
        let attackers: Vec<Slot> = self.game.attackers().collect();
        for attacker in attackers {
            let blockers = self.game.blockers_of(attacker);
            if blockers.is_empty() {
                continue;
            }
            self.game.at_mut(attacker).combat.blocked = true;
            if blockers.len() > 1 && self.game.step > Step::Attackers {
                for (n, &blocker) in blockers.iter().enumerate() {
                    self.game.at_mut(blocker).combat.order = n as u8 + 1;
                }
            }
        }
    }

    fn check_battlefield(&self) -> Built {
        self.game.slots().try_for_each(|slot| {
            self.check_attached(slot)?;
            self.check_combat(slot)?;
            if self.game.rightful_controller(slot) == self.game.at(slot).controller {
                return Ok(());
            }
            wrong(
                format!("permanent {slot}: nothing gives its controller the control of it"),
                format!("permanent {slot}\u{a0}: rien n'en donne le contrôle à son contrôleur"),
            )
        })
    }

    fn check_attached(&self, slot: Slot) -> Built {
        let permanent = self.game.at(slot);
        let Some(host) = permanent.host else { return Ok(()) };
        if !self.game.def(permanent.card).entry.is_aura() {
            return wrong(
                format!("permanent {slot} is no aura: it cannot be attached"),
                format!("le permanent {slot} n'est pas une aura\u{a0}: il ne peut pas être attaché"),
            );
        }
        if self.game.permanent(host).is_none() || host == slot {
            return wrong(
                format!("permanent {slot} is attached to {host}: there is nothing"),
                format!("le permanent {slot} est attaché à {host}\u{a0}: il n'y a rien"),
            );
        }
        Ok(())
    }

    fn check_combat(&self, slot: Slot) -> Built {
        let game = &self.game;
        let permanent = game.at(slot);
        let combat = &permanent.combat;
        if *combat == Combat::default() {
            return Ok(());
        }
        if !game.step.is_combat() || !game.is_creature(slot) {
            return wrong(
                format!("permanent {slot}: only creatures fight, and only in the steps of a combat"),
                format!("permanent {slot}\u{a0}: seules les créatures combattent, et seulement au combat"),
            );
        }
        if combat.attacks && permanent.controller != game.active {
            return wrong(
                format!("permanent {slot} attacks, but it is not its controller's turn"),
                format!("le permanent {slot} attaque, mais ce n'est pas le tour de son contrôleur"),
            );
        }
        let Some(attacker) = combat.blocks else { return Ok(()) };
        let attacks = game.permanent(attacker).is_some_and(|other| other.combat.attacks);
        if !attacks || permanent.controller == game.active {
            return wrong(
                format!("permanent {slot} blocks {attacker}, which does not attack its controller"),
                format!("le permanent {slot} bloque {attacker}, qui n'attaque pas son contrôleur"),
            );
        }
        Ok(())
    }

    fn add_item(&mut self, given: &ItemPosition) -> Built {
        let pool = self.game.pool();
        let Some(card) = pool.find(&given.card).or_else(|| pool.find_token(&given.card)) else {
            return no_card(&given.card);
        };
        let entry = &self.game.def(card).entry;
        let (part, n) = match (given.ability, given.trigger) {
            (Some(n), _) => (Part::Activated(n), entry.activated.len()),
            (None, Some(n)) => (Part::Trigger(n), entry.triggers.len()),
            (None, None) => (Part::Spell, usize::from(entry.card_type.is_spell())),
        };
        let number = given.ability.or(given.trigger).unwrap_or(0);
        if usize::from(number) >= n {
            return wrong(
                format!("`stack`: `{}` has no such ability, or is no spell", given.card),
                format!("`stack`\u{a0}: «\u{a0}{}\u{a0}» n'a pas cette capacité, ou n'est pas un sort", given.card),
            );
        }
        let mut item = Item {
            stamp: self.game.new_stamp(),
            card,
            part,
            controller: given.seat.map_or(Ok(self.game.active), seat)?,
            source: given.source.map_or(Ok(Named::Nothing), |slot| self.named(Aim::Permanent(slot)))?,
            mode: given.mode,
            x: given.x,
            targets: Pile::new(),
            it: Named::Nothing,
            amount: given.amount,
        };
        if let Some(it) = &given.it {
            item.it = self.named(aim(it)?)?;
        }
        item.targets = self.targets(&item, &given.targets)?;
        self.game.stack.push(item);
        Ok(())
    }

    /// Targets fill the entries of the text in order.
    fn targets(&self, item: &Item, given: &[String]) -> Built<Pile<Chosen, MAX_TARGETS>> {
        let mut targets = Pile::new();
        let mut entry = 0;
        for text in given {
            let (text, points) = text.split_once('=').unwrap_or((text, "1"));
            let aim = aim(text)?;
            self.check_aim(aim)?;
            let asked = self.game.targets_asked(item);
            let is_full = |entry: u8, targets: &[Chosen]| {
                asked.get(usize::from(entry)).is_some_and(|target| {
                    targets.iter().filter(|chosen: &&Chosen| chosen.entry == entry).count() >= usize::from(target.max)
                })
            };
            while is_full(entry, &targets) {
                entry += 1;
            }
            if usize::from(entry) >= asked.len() || targets.len() >= MAX_TARGETS {
                return wrong(
                    format!("`stack`: `{text}` is one target too many"),
                    format!("`stack`\u{a0}: «\u{a0}{text}\u{a0}» est une cible de trop"),
                );
            }
            let points = points.parse().or_else(|_| not_an_aim(text))?;
            targets.push(Chosen { points, ..self.game.chosen(aim, entry) });
        }
        Ok(targets)
    }

    fn named(&self, aim: Aim) -> Built<Named> {
        self.check_aim(aim)?;
        Ok(match aim {
            Aim::Permanent(slot) => Named::Permanent(slot, self.game.at(slot).stamp),
            Aim::Player(seat) => Named::Player(seat),
            Aim::Spell(at) => Named::Spell(self.game.stack[usize::from(at)].stamp),
            Aim::Card(..) => Named::Nothing,
        })
    }

    fn check_aim(&self, aim: Aim) -> Built {
        let is_there = match aim {
            Aim::Permanent(slot) => self.game.permanent(slot).is_some(),
            Aim::Player(seat) => seat.index() < SEATS,
            Aim::Spell(at) => usize::from(at) < self.game.stack.len(),
            Aim::Card(seat, at) => seat.index() < SEATS && usize::from(at) < self.game.player(seat).graveyard.len(),
        };
        if is_there {
            return Ok(());
        }
        wrong(
            format!("`stack`: there is nothing at `{aim}`"),
            format!("`stack`\u{a0}: il n'y a rien à «\u{a0}{aim}\u{a0}»"),
        )
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
            game.asked = Asked::Mulligan(game.active);
        } else if position.begin {
            game.turn -= u16::from(game.step == Step::Start);
            game.step = before(game.step);
            game.next_step(&mut rng, &mut NoEvents);
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

fn seat(n: u8) -> Built<Seat> {
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

fn aim(text: &str) -> Built<Aim> {
    Aim::parse(text).map_or_else(|| not_an_aim(text), Ok)
}

fn not_an_aim<T>(text: &str) -> Built<T> {
    wrong(
        format!("`{text}` is no target: write `p1`, `4`, `s0`, `g0.1` or `4=3`"),
        format!(
            "«\u{a0}{text}\u{a0}» n'est pas une cible\u{a0}: écrivez «\u{a0}p1\u{a0}», «\u{a0}4\u{a0}», «\u{a0}s0\u{a0}», «\u{a0}g0.1\u{a0}» ou «\u{a0}4=3\u{a0}»"
        ),
    )
}

fn no_card<T>(id: &str) -> Built<T> {
    wrong(format!("there is no card `{id}` here"), format!("il n'y a pas de carte «\u{a0}{id}\u{a0}» ici"))
}

fn too_many_cards<T>(seat: Seat) -> Built<T> {
    wrong(
        format!("seat {} has more than {MAX_DECK} cards", seat.index()),
        format!("la place {} a plus de {MAX_DECK} cartes", seat.index()),
    )
}

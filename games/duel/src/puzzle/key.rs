//! The key of a state in the transposition table: equal keys mean states that differ only in how things are numbered.
//!
//! The key is a 128-bit hash of a canonical text of the state. Permanents are written in the order of what they are, and
//! everything that speaks of a permanent names its place in that order; so two equal tokens are the same token. Graveyards
//! and exile are written sorted, since nothing reads their order. Left out are what is computed from the rest (which slots
//! have abilities), the numbers of objects, and how many actions were taken. Kept is the order of arrival of permanents
//! with static or triggered abilities, because it decides whose effect is the later one and whose trigger comes first.
//!
//! Not here: spells and abilities (`key/items.rs`), which moves are equivalent (`moves.rs` compares the keys of where they lead).

mod items;

use crate::action::Slot;
use crate::state::{Asked, Duel, MAX_PERMANENTS, Named, Permanent, PlayerState};
use crate::{Colour, Word};
use atout_core::Seat;
use std::hash::{DefaultHasher, Hash, Hasher};

/// The key of a state.
pub(super) type Key = u128;

/// The key of a state.
pub(super) fn key(duel: &Duel) -> Key {
    let mut writer = Writer { duel, out: Vec::with_capacity(256), places: [NOWHERE; MAX_PERMANENTS] };
    writer.write();
    let hash = |salt: u8| {
        let mut hasher = DefaultHasher::new();
        salt.hash(&mut hasher);
        writer.out.hash(&mut hasher);
        u128::from(hasher.finish())
    };
    hash(1) << 64 | hash(2)
}

/// The classes of equal permanents: each slot with the lowest slot of a permanent that is like it.
pub(super) fn class_of(duel: &Duel, slot: Slot) -> Slot {
    let writer = Writer { duel, out: Vec::new(), places: [NOWHERE; MAX_PERMANENTS] };
    let own = writer.looks(slot);
    duel.slots().find(|&other| writer.looks(other) == own).unwrap_or(slot)
}

/// The place of what is not in play.
const NOWHERE: u32 = 999;

struct Writer<'a> {
    duel: &'a Duel,
    out: Vec<u32>,
    /// The canonical place of each slot.
    places: [u32; MAX_PERMANENTS],
}

fn small(n: i16) -> u32 {
    n as u16 as u32
}

fn colour(colour: Option<Colour>) -> u32 {
    colour.map_or(9, |colour| colour.index() as u32)
}

fn seat(seat: Seat) -> u32 {
    seat.index() as u32
}

fn bits(flags: &[bool]) -> u32 {
    flags.iter().fold(0, |all, &flag| all << 1 | u32::from(flag))
}

impl Writer<'_> {
    fn put(&mut self, numbers: &[u32]) {
        self.out.extend_from_slice(numbers);
    }

    fn write(&mut self) {
        let duel = self.duel;
        self.write_permanents();
        for player in &duel.players {
            self.write_player(player);
        }
        self.put(&[
            seat(duel.active),
            duel.turn.into(),
            duel.step as u32,
            seat(duel.priority),
            duel.passes.into(),
            duel.lands.into(),
            duel.extra_lands.into(),
            bits(&[duel.peace, duel.again, duel.settled, duel.over.is_some()]),
            duel.over.and_then(|over| over.winner).map_or(9, seat),
        ]);
        self.write_asked(duel.asked);
        self.put(&[duel.stack.len() as u32]);
        duel.stack.iter().for_each(|item| self.write_item(item));
        self.put(&[duel.waiting.len() as u32]);
        duel.waiting.iter().for_each(|item| self.write_item(item));
        self.put(&[duel.given.len() as u32]);
        for given in &duel.given {
            let numbers = [self.place(given.attacker), self.place(given.blocker), small(given.n)];
            self.put(&numbers);
        }
        self.write_announced();
        if let Some(now) = duel.resolving.as_deref() {
            self.write_resolving(now);
        }
    }

    fn place(&self, slot: Slot) -> u32 {
        self.places.get(usize::from(slot)).copied().unwrap_or(NOWHERE)
    }

    /// What a permanent is, without what it refers to.
    fn looks(&self, slot: Slot) -> Vec<u32> {
        let duel = self.duel;
        let one = duel.at(slot);
        let mut out = permanent_numbers(one);
        // Where order of arrival counts, the permanents keep it.
        let counts = |slot: Slot| {
            let entry = &duel.def(duel.at(slot).card).entry;
            !entry.statics.is_empty() || !entry.triggers.is_empty()
        };
        if counts(slot) {
            out.push(1 + duel.slots().filter(|&other| counts(other) && other < slot).count() as u32);
            out.push(duel.slots().filter(|&other| counts(other) && duel.at(other).stamp < one.stamp).count() as u32);
        }
        let stamps = [one.turn.set.map(|(.., stamp)| stamp), one.turn.controller.map(|(_, stamp)| stamp)];
        for stamp in stamps.into_iter().flatten() {
            out.push(100 + self.rank(stamp));
        }
        // So that the one of several equal permanents that something is about to happen to is always the same.
        out.extend(one.host.map(|host| 1_000 + u32::from(duel.at(host).card)));
        out.extend(one.combat.blocks.map(|blocked| 2_000 + u32::from(duel.at(blocked).card)));
        out.extend(
            duel.slots()
                .filter(|&other| duel.at(other).host == Some(slot))
                .map(|other| 3_000 + u32::from(duel.at(other).card)),
        );
        let items = duel.stack.iter().chain(&duel.waiting).chain(duel.announced.as_deref().map(|now| &now.item));
        for (n, item) in items.enumerate() {
            let is_source = item.source == Named::Permanent(slot, one.stamp);
            let is_it = item.it == Named::Permanent(slot, one.stamp);
            let is_target = item.targets.iter().any(|chosen| chosen.stamp == one.stamp);
            if is_source || is_it || is_target {
                out.push(4_000 + 8 * n as u32 + bits(&[is_source, is_it, is_target]));
            }
        }
        out
    }

    /// How many things with a time of arrival are older.
    fn rank(&self, stamp: u32) -> u32 {
        let duel = self.duel;
        let all = duel.slots().flat_map(|slot| {
            let one = duel.at(slot);
            let own = (!duel.def(one.card).entry.statics.is_empty()).then_some(one.stamp);
            [own, one.turn.set.map(|(.., at)| at), one.turn.controller.map(|(_, at)| at)]
        });
        all.flatten().filter(|&other| other < stamp).count() as u32
    }

    fn write_permanents(&mut self) {
        let duel = self.duel;
        let mut all: Vec<(Vec<u32>, Slot)> = duel.slots().map(|slot| (self.looks(slot), slot)).collect();
        all.sort_unstable();
        for (place, (_, slot)) in all.iter().enumerate() {
            self.places[usize::from(*slot)] = place as u32;
        }
        self.put(&[all.len() as u32]);
        for (looks, slot) in all {
            let one = duel.at(slot);
            let host = one.host.map_or(NOWHERE, |host| self.place(host));
            let blocks = one.combat.blocks.map_or(NOWHERE, |blocked| self.place(blocked));
            self.put(&looks);
            self.put(&[u32::MAX, host, blocks]);
        }
    }

    fn write_player(&mut self, player: &PlayerState) {
        self.put(&[small(player.life), u32::from(player.drew_nothing)]);
        self.out.extend(player.mana.iter().map(|&n| u32::from(n)));
        self.put(&[player.hand.len() as u32]);
        self.out.extend(player.hand.iter().map(|hidden| u32::from(hidden.card())));
        self.put(&[player.library.len() as u32]);
        self.out.extend(player.library.iter().map(|hidden| u32::from(hidden.card())));
        for zone in [&player.graveyard, &player.exile] {
            let mut cards: Vec<u32> = zone.iter().map(|laid| u32::from(laid.card)).collect();
            cards.sort_unstable();
            self.put(&[cards.len() as u32]);
            self.put(&cards);
        }
    }

    fn write_asked(&mut self, asked: Asked) {
        let (what, number) = match asked {
            Asked::Nothing => (0, 0),
            Asked::Mulligan(one) => (1, seat(one)),
            Asked::Bottom(one, n) => (2, seat(one) + 10 * u32::from(n)),
            Asked::Priority(one) => (3, seat(one)),
            Asked::ByHand(one) => (4, seat(one)),
            Asked::Announce(one) => (5, seat(one)),
            Asked::Triggers(one) => (6, seat(one)),
            Asked::Attackers => (7, 0),
            Asked::Blockers => (8, 0),
            Asked::Order(slot) => (9, self.place(slot)),
            Asked::Assign(slot) => (10, self.place(slot)),
            Asked::May(one) => (11, seat(one)),
            Asked::Colour(one) => (12, seat(one)),
            Asked::Sacrifice(one) => (13, seat(one)),
            Asked::Discard(one, n) => (14, seat(one) + 10 * u32::from(n)),
            Asked::Find(one, n) => (15, seat(one) + 10 * u32::from(n)),
            Asked::Unless(one, n) => (16, seat(one) + 10 * u32::from(n)),
        };
        self.put(&[what, number]);
    }
}

fn permanent_numbers(one: &Permanent) -> Vec<u32> {
    let (turn, combat) = (&one.turn, &one.combat);
    vec![
        one.card.into(),
        seat(one.owner) + 10 * seat(one.summoner) + 100 * seat(one.controller),
        bits(&[one.tapped, one.sick, one.touched, one.held, combat.attacks, combat.blocked, combat.struck]),
        small(one.damage),
        small(one.counters),
        colour(one.chosen),
        small(turn.force),
        small(turn.endurance),
        turn.gained.bits(),
        turn.lost.bits(),
        turn.set.map_or(0, |(force, endurance, _)| 1 + (small(force) << 8) + (small(endurance) << 20)),
        turn.controller.map_or(9, |(one, _)| seat(one)),
        combat.order.into(),
    ]
}

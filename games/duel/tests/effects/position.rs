//! Positions at random, rich in everything that a card can ask for.

use super::bystanders::PREFIX;
use atout_core::{BotRng, ContentRef, Dice, Seat};
use atout_duel::{Asked, CardDef, CardType, Colour, Config, Duel, HiddenCard, Laid, Pool, Slot, Step, Word};
use serde_json::Value;

/// The player who has most of the subject.
pub(crate) const USER: Seat = Seat::FIRST;

/// The cards to build positions for one subject from. Read from the unchanged pool, so that every mutant is put into the
/// same positions.
pub(crate) struct Supply {
    /// The subject: a card or a token.
    pub(crate) subject: u16,
    base: &'static CardDef,
    /// All bystanders that are no lands.
    all: Vec<u16>,
    lands: Vec<u16>,
    creatures: Vec<u16>,
    /// Creatures of the kinds and with the keywords that the subject speaks of.
    related: Vec<u16>,
    tokens: Vec<u16>,
    auras: Vec<u16>,
}

impl Supply {
    /// What there is for a card of the pool.
    pub(crate) fn new(content: ContentRef<Pool>, base: &'static CardDef) -> Supply {
        let pool = content.get();
        let is_bystander = |card: &CardDef| card.id.starts_with(PREFIX);
        let numbers = |keep: &dyn Fn(&CardDef) -> bool| {
            let all = pool.cards.iter().enumerate().filter(|(_, card)| is_bystander(card) && keep(card));
            all.map(|(n, _)| n as u16).collect::<Vec<u16>>()
        };
        let is = |card: &CardDef, card_type| card.entry.card_type == card_type && !card.is_token;
        let mut words = Vec::new();
        collect_words(&serde_json::to_value(&base.entry).unwrap(), &mut words);
        if words.iter().any(|word| word == "reach") {
            words.push("flying".into());
        }
        let is_named = |card: &CardDef| {
            is(card, CardType::Creature) && words.iter().any(|word| card.id.ends_with(&format!("-{word}")))
        };
        let subject = pool.cards.iter().position(|card| card.id == base.id && card.is_token == base.is_token);
        Supply {
            subject: subject.unwrap_or_default() as u16,
            base,
            all: numbers(&|card| !card.is_token && card.entry.card_type != CardType::Land),
            lands: numbers(&|card| is(card, CardType::Land)),
            creatures: numbers(&|card| is(card, CardType::Creature)),
            related: numbers(&is_named),
            tokens: numbers(&|card| card.is_token),
            auras: numbers(&|card| card.entry.is_aura()),
        }
    }

    /// A position.
    pub(crate) fn position(&self, content: ContentRef<Pool>, rng: &mut BotRng) -> Duel {
        let mut duel = Duel::empty(&Config { content, ..Config::default() });
        duel.turn = 5;
        duel.active = if rng.below(3) > 0 { USER } else { USER.next(2) };
        duel.priority = duel.active;
        duel.passes = 0;
        duel.step = [Step::Main1, Step::Main1, Step::Main1, Step::Main2, Step::Start][rng.index(5)];
        for seat in Seat::all(2) {
            self.fill_zones(&mut duel, seat, rng);
            self.fill_table(&mut duel, seat, rng);
        }
        self.attach(&mut duel, rng);
        duel.asked = Asked::Priority(duel.active);
        duel
    }

    fn any(&self, rng: &mut BotRng) -> u16 {
        let list = match rng.below(6) {
            0 => &self.lands,
            1 => &self.creatures,
            2 if !self.related.is_empty() => &self.related,
            _ => &self.all,
        };
        list[rng.index(list.len())]
    }

    fn some(&self, n: usize, chance: u32, rng: &mut BotRng) -> Vec<u16> {
        let mut cards: Vec<u16> = (0..n).map(|_| self.any(rng)).collect();
        if !self.base.is_token && rng.below(100) < chance {
            cards.push(self.subject);
        }
        cards
    }

    fn fill_zones(&self, duel: &mut Duel, seat: Seat, rng: &mut BotRng) {
        let is_user = seat == USER;
        let n = if rng.below(5) == 0 { 0 } else { rng.index(7) };
        let mut hand = self.some(n, if is_user { 90 } else { 10 }, rng);
        hand.push(self.lands[rng.index(self.lands.len())]);
        if rng.below(2) == 0 {
            hand.push(self.lands[rng.index(self.lands.len())]);
        }
        hand.sort_unstable();
        let n = if rng.below(30) == 0 { rng.index(4) } else { 8 + rng.index(10) };
        let library = self.some(n, 30, rng);
        let n = match rng.below(8) {
            0 => 0,
            1 => 17 + rng.index(5),
            _ => rng.index(8),
        };
        let graveyard = self.some(n, 20, rng);
        let laid = graveyard.into_iter().map(|card| {
            duel.stamp += 1;
            Laid { card, stamp: duel.stamp }
        });
        let laid: Vec<Laid> = laid.collect();
        let player = &mut duel.players[seat.index()];
        player.life = match rng.below(12) {
            0 => 38 + rng.index(4) as i16,
            1..6 => 1 + rng.index(14) as i16,
            _ => 20,
        };
        player.hand = hand.into_iter().map(HiddenCard::unseen).collect();
        player.library = library.into_iter().map(HiddenCard::unseen).collect();
        player.graveyard = laid.into_iter().collect();
    }

    fn fill_table(&self, duel: &mut Duel, seat: Seat, rng: &mut BotRng) {
        for &land in &self.lands {
            for _ in 0..1 + rng.index(3) {
                let slot = duel.put_into_play(land, seat, seat).unwrap();
                wake(duel, slot, rng.below(12) == 0);
            }
        }
        let mut creatures: Vec<u16> = self.related.iter().copied().filter(|_| rng.below(3) > 0).collect();
        creatures.truncate(4);
        for _ in 0..rng.index(5) {
            creatures.push(self.creatures[rng.index(self.creatures.len())]);
        }
        if rng.below(8) == 0 {
            creatures.push(self.all[rng.index(self.all.len())]);
        }
        creatures.retain(|&card| duel.def(card).entry.card_type.is_permanent() && !duel.def(card).entry.is_aura());
        if rng.below(2) == 0 {
            creatures.push(self.tokens[rng.index(self.tokens.len())]);
        }
        let (n, most) = if seat == USER { (70, 2) } else { (15, 1) };
        if self.base.entry.card_type.is_permanent() && !self.base.entry.is_aura() && rng.below(100) < n {
            for _ in 0..1 + rng.index(most) {
                creatures.insert(rng.index(creatures.len() + 1), self.subject);
            }
        }
        for card in creatures {
            let slot = duel.put_into_play(card, seat, seat).unwrap();
            self.dress(duel, slot, rng);
        }
    }

    /// A permanent that has been in play for a while: tapped or not, with counters or not.
    fn dress(&self, duel: &mut Duel, slot: Slot, rng: &mut BotRng) {
        wake(duel, slot, rng.below(4) == 0);
        let is_subject = duel.permanents[usize::from(slot)].card == self.subject;
        let permanent = &mut duel.permanents[usize::from(slot)];
        if permanent.card_type == CardType::Creature {
            permanent.counters = [0, 0, 0, 0, 1, 2, -1][rng.index(7)];
            if is_subject && self.base.entry.enters_with != atout_duel::Amount::Number(0) {
                permanent.counters = 1 + rng.index(3) as i16;
            }
        }
        if is_subject && self.base.entry.choose_colour {
            permanent.chosen = Some(Colour::ALL[rng.index(5)]);
        }
    }

    /// Auras on creatures and lands, those of the subject among them.
    fn attach(&self, duel: &mut Duel, rng: &mut BotRng) {
        let mut auras: Vec<(u16, Seat)> = Vec::new();
        for seat in Seat::all(2) {
            for _ in 0..rng.index(3) {
                auras.push((self.auras[rng.index(self.auras.len())], seat));
            }
        }
        if self.base.entry.is_aura() && rng.below(100) < 60 {
            auras.push((self.subject, USER));
        }
        for (aura, seat) in auras {
            let entry = if aura == self.subject { &self.base.entry } else { &duel.def(aura).entry };
            let filter = entry.enchant.clone().unwrap_or_default();
            let fits = |slot: &Slot| {
                let permanent = duel.permanents[usize::from(*slot)];
                let cost = duel.def(permanent.card).entry.cost.total();
                filter.allows(permanent.card_type)
                    && permanent.card != self.subject
                    && filter.cost_max.is_none_or(|most| cost <= most)
            };
            let hosts: Vec<Slot> = (0..duel.permanents.len() as Slot).filter(fits).collect();
            if hosts.is_empty() {
                continue;
            }
            let host = hosts[rng.index(hosts.len())];
            let slot = duel.put_into_play(aura, seat, seat).unwrap();
            self.dress(duel, slot, rng);
            wake(duel, slot, false);
            duel.permanents[usize::from(slot)].host = Some(host);
        }
    }
}

/// Whatever a card says about how it enters: it is not new.
fn wake(duel: &mut Duel, slot: Slot, tapped: bool) {
    let permanent = &mut duel.permanents[usize::from(slot)];
    permanent.sick = false;
    permanent.tapped = tapped;
}

/// All words of an entry: kinds and keywords among them.
fn collect_words(value: &Value, words: &mut Vec<String>) {
    match value {
        Value::String(word) => words.push(word.clone()),
        Value::Array(list) => list.iter().for_each(|one| collect_words(one, words)),
        Value::Object(map) => map.values().for_each(|one| collect_words(one, words)),
        _ => {}
    }
}

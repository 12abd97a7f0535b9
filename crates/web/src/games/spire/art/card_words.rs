//! What a card's picture shows, and the file name that says so.
//!
//! Not here: how it is drawn (`card.rs`).

use super::card_look;
use super::pen::Chance;
use atout_spire::{CardDef, Counter, Effect, Rarity};

/// One thing that a card does, as it is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Symbol {
    /// Attacks on one, 1 to 3 of them, from weak (1) to strong (3).
    Strike(u8, u8),
    /// Attacks on all.
    Sweep(u8, u8),
    /// Block, from weak (1) to strong (3).
    Block(u8),
    /// Life.
    Heal,
    /// Cards.
    Draw,
    /// Energy.
    Energy,
    /// Life is paid.
    Pay,
    /// Debuffs vanish.
    Cleanse,
    /// A buff or a debuff.
    Counter(Counter),
    /// It does nothing.
    Burden,
}

const COUNTERS: [(&str, Counter); 7] = [
    ("guard", Counter::BlockPlus),
    ("might", Counter::AttackPlus),
    ("mend", Counter::Heal),
    ("evade", Counter::Evade),
    ("thorns", Counter::Retaliate),
    ("cracked", Counter::BlockMinus),
    ("broken", Counter::AttackMinus),
];
const PLAIN: [(&str, Symbol); 6] = [
    ("heal", Symbol::Heal),
    ("draw", Symbol::Draw),
    ("energy", Symbol::Energy),
    ("pay", Symbol::Pay),
    ("cleanse", Symbol::Cleanse),
    ("burden", Symbol::Burden),
];

impl Symbol {
    fn word(self) -> String {
        match self {
            Symbol::Strike(hits, force) => format!("strike{hits}{force}"),
            Symbol::Sweep(hits, force) => format!("sweep{hits}{force}"),
            Symbol::Block(force) => format!("block{force}"),
            Symbol::Counter(counter) => {
                COUNTERS.iter().find(|(_, known)| *known == counter).map_or("might", |(word, _)| word).to_owned()
            }
            plain => PLAIN.iter().find(|(_, known)| *known == plain).map_or("burden", |(word, _)| word).to_owned(),
        }
    }

    fn from_word(word: &str) -> Option<Symbol> {
        let digits = |rest: &str| match rest.as_bytes() {
            [hits @ b'1'..=b'3', force @ b'1'..=b'3'] => Some((hits - b'0', force - b'0')),
            _ => None,
        };
        if let Some(rest) = word.strip_prefix("strike") {
            return digits(rest).map(|(hits, force)| Symbol::Strike(hits, force));
        }
        if let Some(rest) = word.strip_prefix("sweep") {
            return digits(rest).map(|(hits, force)| Symbol::Sweep(hits, force));
        }
        if let Some(rest) = word.strip_prefix("block") {
            return rest.parse().ok().filter(|force| (1..=3).contains(force)).map(Symbol::Block);
        }
        let counter = COUNTERS.iter().find(|(known, _)| *known == word).map(|(_, counter)| Symbol::Counter(*counter));
        counter.or_else(|| PLAIN.iter().find(|(known, _)| *known == word).map(|(_, symbol)| *symbol))
    }
}

/// Everything that a card's picture depends on, its element aside.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Motif {
    /// The first one is large, the others are small.
    pub(super) symbols: Vec<Symbol>,
    /// From plain (0) to rare (3).
    pub(super) rarity: u8,
    /// Which of the shapes that fit the first symbol, 0 to 9.
    pub(super) look: u8,
    /// Makes cards that do the same differ.
    pub(super) seed: u8,
}

/// No picture shows more.
const MAX_SYMBOLS: usize = 3;

impl Motif {
    /// What a card shows.
    pub(super) fn of(def: &CardDef) -> Motif {
        let mut symbols: Vec<Symbol> = def.effects.iter().filter_map(|effect| symbol(def, *effect)).collect();
        // Whatever hits or protects is the picture; what it costs comes last.
        symbols.sort_by_key(|symbol| match symbol {
            Symbol::Strike(..) | Symbol::Sweep(..) => 0,
            Symbol::Counter(Counter::BlockPlus | Counter::Evade | Counter::Retaliate) => 1,
            Symbol::Block(_) => 2,
            Symbol::Pay => 4,
            _ => 3,
        });
        symbols.dedup();
        symbols.truncate(MAX_SYMBOLS);
        if symbols.is_empty() {
            symbols.push(Symbol::Burden);
        }
        let rarity = match def.rarity {
            Rarity::Starter => 0,
            Rarity::Common => 1,
            Rarity::Uncommon => 2,
            Rarity::Rare | Rarity::Special => 3,
        };
        let seed = Chance::of(&def.id).below(256) as u8;
        let look = card_look::of(&def.id, def.element, symbols[0]).unwrap_or(seed / 3 % 10);
        Motif { symbols, rarity, look, seed }
    }

    /// The motif in a file name: `strike12_draw-143f`.
    pub(super) fn name(&self) -> String {
        let words: Vec<String> = self.symbols.iter().map(|symbol| symbol.word()).collect();
        format!("{}-{}{}{:02x}", words.join("_"), self.rarity, self.look, self.seed)
    }

    /// The motif that a file name tells, if it is one.
    pub(super) fn from_name(name: &str) -> Option<Motif> {
        let (words, rest) = name.rsplit_once('-')?;
        let (rarity, rest) = rest.split_at_checked(1)?;
        let (look, seed) = rest.split_at_checked(1)?;
        let symbols: Vec<Symbol> = words.split('_').map(Symbol::from_word).collect::<Option<_>>()?;
        let (rarity, look) = (rarity.parse().ok()?, look.parse().ok()?);
        let motif = Motif { symbols, rarity, look, seed: u8::from_str_radix(seed, 16).ok()? };
        // One picture has one name.
        let is_own = motif.name() == name && motif.symbols.len() <= MAX_SYMBOLS && motif.rarity <= 3;
        is_own.then_some(motif)
    }
}

fn symbol(def: &CardDef, effect: Effect) -> Option<Symbol> {
    let force = |n: u32, low: u32, high: u32| 1 + u8::from(n >= low) + u8::from(n >= high);
    Some(match effect {
        Effect::Attack(_) => {
            let hits = def.effects.iter().filter_map(|effect| match effect {
                Effect::Attack(n) => Some(u32::from(*n)),
                _ => None,
            });
            let (count, sum) = (hits.clone().count().clamp(1, 3) as u8, hits.sum());
            if def.target.is_all() {
                Symbol::Sweep(count, force(sum, 8, 15))
            } else {
                Symbol::Strike(count, force(sum, 8, 16))
            }
        }
        Effect::Block(n) => Symbol::Block(force(n.into(), 7, 12)),
        Effect::Heal(_) => Symbol::Heal,
        Effect::Draw(_) => Symbol::Draw,
        Effect::Energy(_) => Symbol::Energy,
        Effect::LoseLife(_) => Symbol::Pay,
        Effect::Buff(counter, _) | Effect::Debuff(counter, _) => Symbol::Counter(counter),
        Effect::Cleanse => Symbol::Cleanse,
        Effect::Discard(_) | Effect::Summon(_) | Effect::Become(_) => return None,
    })
}

//! What a card's picture shows, and the file name that says so.
//!
//! Not here: how it is drawn (`card.rs`).

use super::card_look;
use super::pen::Chance;
use atout_spire::{CardDef, Counter, Effect, Rarity};

/// One thing that a card does, as it is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sign {
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
const PLAIN: [(&str, Sign); 6] = [
    ("heal", Sign::Heal),
    ("draw", Sign::Draw),
    ("energy", Sign::Energy),
    ("pay", Sign::Pay),
    ("cleanse", Sign::Cleanse),
    ("burden", Sign::Burden),
];

impl Sign {
    fn word(self) -> String {
        match self {
            Sign::Strike(hits, force) => format!("strike{hits}{force}"),
            Sign::Sweep(hits, force) => format!("sweep{hits}{force}"),
            Sign::Block(force) => format!("block{force}"),
            Sign::Counter(counter) => {
                COUNTERS.iter().find(|(_, known)| *known == counter).map_or("might", |(word, _)| word).to_owned()
            }
            plain => PLAIN.iter().find(|(_, known)| *known == plain).map_or("burden", |(word, _)| word).to_owned(),
        }
    }

    fn from_word(word: &str) -> Option<Sign> {
        let digits = |rest: &str| match rest.as_bytes() {
            [hits @ b'1'..=b'3', force @ b'1'..=b'3'] => Some((hits - b'0', force - b'0')),
            _ => None,
        };
        if let Some(rest) = word.strip_prefix("strike") {
            return digits(rest).map(|(hits, force)| Sign::Strike(hits, force));
        }
        if let Some(rest) = word.strip_prefix("sweep") {
            return digits(rest).map(|(hits, force)| Sign::Sweep(hits, force));
        }
        if let Some(rest) = word.strip_prefix("block") {
            return rest.parse().ok().filter(|force| (1..=3).contains(force)).map(Sign::Block);
        }
        let counter = COUNTERS.iter().find(|(known, _)| *known == word).map(|(_, counter)| Sign::Counter(*counter));
        counter.or_else(|| PLAIN.iter().find(|(known, _)| *known == word).map(|(_, sign)| *sign))
    }
}

/// Everything that a card's picture depends on, its element aside.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Motif {
    /// The first one is large, the others are small.
    pub(super) signs: Vec<Sign>,
    /// From plain (0) to rare (3).
    pub(super) rarity: u8,
    /// Which of the shapes that fit the first sign, 0 to 9.
    pub(super) look: u8,
    /// Makes cards that do the same differ.
    pub(super) seed: u8,
}

/// No picture shows more.
const MAX_SIGNS: usize = 3;

impl Motif {
    /// What a card shows.
    pub(super) fn of(def: &CardDef) -> Motif {
        let mut signs: Vec<Sign> = def.effects.iter().filter_map(|effect| sign(def, *effect)).collect();
        // Whatever hits or protects is the picture; what it costs comes last.
        signs.sort_by_key(|sign| match sign {
            Sign::Strike(..) | Sign::Sweep(..) => 0,
            Sign::Counter(Counter::BlockPlus | Counter::Evade | Counter::Retaliate) => 1,
            Sign::Block(_) => 2,
            Sign::Pay => 4,
            _ => 3,
        });
        signs.dedup();
        signs.truncate(MAX_SIGNS);
        if signs.is_empty() {
            signs.push(Sign::Burden);
        }
        let rarity = match def.rarity {
            Rarity::Starter => 0,
            Rarity::Common => 1,
            Rarity::Uncommon => 2,
            Rarity::Rare | Rarity::Special => 3,
        };
        let seed = Chance::of(&def.id).below(256) as u8;
        let look = card_look::of(&def.id, def.element, signs[0]).unwrap_or(seed / 3 % 10);
        Motif { signs, rarity, look, seed }
    }

    /// The motif in a file name: `strike12_draw-143f`.
    pub(super) fn name(&self) -> String {
        let words: Vec<String> = self.signs.iter().map(|sign| sign.word()).collect();
        format!("{}-{}{}{:02x}", words.join("_"), self.rarity, self.look, self.seed)
    }

    /// The motif that a file name tells, if it is one.
    pub(super) fn from_name(name: &str) -> Option<Motif> {
        let (words, rest) = name.rsplit_once('-')?;
        let (rarity, rest) = rest.split_at_checked(1)?;
        let (look, seed) = rest.split_at_checked(1)?;
        let signs: Vec<Sign> = words.split('_').map(Sign::from_word).collect::<Option<_>>()?;
        let (rarity, look) = (rarity.parse().ok()?, look.parse().ok()?);
        let motif = Motif { signs, rarity, look, seed: u8::from_str_radix(seed, 16).ok()? };
        // One picture has one name.
        let is_own = motif.name() == name && motif.signs.len() <= MAX_SIGNS && motif.rarity <= 3;
        is_own.then_some(motif)
    }
}

fn sign(def: &CardDef, effect: Effect) -> Option<Sign> {
    let force = |n: u32, low: u32, high: u32| 1 + u8::from(n >= low) + u8::from(n >= high);
    Some(match effect {
        Effect::Attack(_) => {
            let hits = def.effects.iter().filter_map(|effect| match effect {
                Effect::Attack(n) => Some(u32::from(*n)),
                _ => None,
            });
            let (count, sum) = (hits.clone().count().clamp(1, 3) as u8, hits.sum());
            if def.target.is_all() {
                Sign::Sweep(count, force(sum, 8, 15))
            } else {
                Sign::Strike(count, force(sum, 8, 16))
            }
        }
        Effect::Block(n) => Sign::Block(force(n.into(), 7, 12)),
        Effect::Heal(_) => Sign::Heal,
        Effect::Draw(_) => Sign::Draw,
        Effect::Energy(_) => Sign::Energy,
        Effect::LoseLife(_) => Sign::Pay,
        Effect::Buff(counter, _) | Effect::Debuff(counter, _) => Sign::Counter(counter),
        Effect::Cleanse => Sign::Cleanse,
        Effect::Discard(_) | Effect::Summon(_) | Effect::Become(_) => return None,
    })
}

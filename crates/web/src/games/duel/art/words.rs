//! What a picture of a card is composed of, and the file name that says so.
//!
//! Not here: what a card's data make of it (`reading.rs`), how anything looks.

use crate::drawing::words;
use atout_duel::{Colour, Colours, Keyword, Keywords, Word};

words! {
    /// What sort of card it is.
    Sort: Creature = "creature", Token = "token", Land = "land", Invocation = "invocation", Aura = "aura",
    Sorcery = "sorcery", Instant = "instant",
}

words! {
    /// The kinds of creatures that have a figure of their own.
    Kind: Human = "human", Knight = "knight", Unicorn = "unicorn", Angel = "angel", Cleric = "cleric", Monk = "monk",
    Soldier = "soldier", Griffin = "griffin", Siren = "siren", Wizard = "wizard", Spirit = "spirit", Kraken = "kraken",
    Pirate = "pirate", Assassin = "assassin", Bird = "bird", Serpent = "serpent", Zombie = "zombie",
    Skeleton = "skeleton", Demon = "demon", Horror = "horror", Lich = "lich", Vampire = "vampire", Rat = "rat",
    Goblin = "goblin", Gnome = "gnome", Troll = "troll", Giant = "giant", Dragon = "dragon", Orc = "orc",
    Minotaur = "minotaur", Elemental = "elemental", Warrior = "warrior", Elf = "elf", Spider = "spider",
    Centaur = "centaur", Treefolk = "treefolk", Werewolf = "werewolf", Bear = "bear", Boar = "boar", Wolf = "wolf",
    Beast = "beast", Druid = "druid", Hydra = "hydra", Golem = "golem",
}

words! {
    /// What a card does, as far as one can draw it.
    Symbol: Damage = "damage", Destroy = "destroy", Exile = "exile", Draw = "draw", Counter = "counter", Heal = "heal",
    Drain = "drain", Bounce = "bounce", Discard = "discard", Mill = "mill", Pump = "pump", Weaken = "weaken",
    Grow = "grow", Token = "token", Return = "return", Tuck = "tuck", Sacrifice = "sacrifice", Bind = "bind",
    Wake = "wake", Control = "control", Fetch = "fetch", Road = "road", Mana = "mana", Peace = "peace", Ward = "ward",
    Win = "win", Fight = "fight", Shape = "shape", Clip = "clip", Rally = "rally", Veil = "veil", All = "all",
}

/// Everything that a picture depends on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Motif {
    /// The card's id: its words may name a thing, and it seeds the rest.
    pub(super) id: String,
    /// What sort of card it is.
    pub(super) sort: Sort,
    /// Its colours; those of its mana for a land.
    pub(super) colours: Colours,
    /// Its kinds, or those of the tokens that it makes.
    pub(super) kinds: Vec<Kind>,
    /// What it does, most important first. [`Symbol::All`] is about the symbol before it.
    pub(super) symbols: Vec<Symbol>,
    /// Its keywords, or those that it gives.
    pub(super) keywords: Keywords,
    /// Force of a creature; how much a spell does.
    pub(super) force: u8,
    /// Endurance of a creature; what a spell costs.
    pub(super) endurance: u8,
}

const MAX_ID: usize = 80;
/// No picture shows more kinds.
pub(super) const MAX_KINDS: usize = 3;
/// No picture shows more symbols.
pub(super) const MAX_SYMBOLS: usize = 3;
/// Larger numbers look the same.
pub(super) const MAX_SIZE: u8 = 15;

/// A list in a file name; `0` if it is empty.
fn list<T: Copy>(words: &[T], word: impl Fn(T) -> &'static str) -> String {
    if words.is_empty() { "0".to_owned() } else { words.iter().map(|one| word(*one)).collect::<Vec<_>>().join("_") }
}

fn parse_list<T>(text: &str, max: usize, from_word: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    if text == "0" {
        return Some(Vec::new());
    }
    let words: Vec<T> = text.split('_').map(from_word).collect::<Option<_>>()?;
    (words.len() <= max).then_some(words)
}

impl Motif {
    /// The motif in a file name: `dawn-recruit.creature.w.human_soldier.0.0.2-1`.
    pub(super) fn name(&self) -> String {
        let mut colours: String = self.colours.iter().map(|colour| colour.letter().to_ascii_lowercase()).collect();
        if colours.is_empty() {
            colours.push('c');
        }
        format!(
            "{}.{}.{colours}.{}.{}.{:x}.{}-{}",
            self.id,
            self.sort.word(),
            list(&self.kinds, Kind::word),
            list(&self.symbols, Symbol::word),
            self.keywords.bits(),
            self.force,
            self.endurance
        )
    }

    /// The motif that a file name says, if it is one. One picture has one name.
    pub(super) fn from_name(name: &str) -> Option<Motif> {
        let parts: Vec<&str> = name.split('.').collect();
        let [id, sort, colours, kinds, symbols, keywords, size] = parts[..] else { return None };
        let is_plain = id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
        if !is_plain || id.is_empty() || id.len() > MAX_ID {
            return None;
        }
        let letters = if colours == "c" { "" } else { colours };
        let colours: Option<Colours> =
            letters.chars().map(|letter| Colour::from_letter(letter.to_ascii_uppercase())).collect();
        let bits = u32::from_str_radix(keywords, 16).ok()?;
        let (force, endurance) = size.split_once('-')?;
        let motif = Motif {
            id: id.to_owned(),
            sort: Sort::from_word(sort)?,
            colours: colours?,
            kinds: parse_list(kinds, MAX_KINDS, Kind::from_word)?,
            symbols: parse_list(symbols, MAX_SYMBOLS, Symbol::from_word)?,
            keywords: Keyword::ALL.iter().copied().filter(|keyword| bits >> keyword.index() & 1 == 1).collect(),
            force: force.parse().ok().filter(|n| *n <= MAX_SIZE)?,
            endurance: endurance.parse().ok().filter(|n| *n <= MAX_SIZE)?,
        };
        (motif.name() == name).then_some(motif)
    }

    /// Has it this keyword, or does it give it?
    pub(super) fn has(&self, keyword: Keyword) -> bool {
        self.keywords.has(keyword)
    }

    /// Is it of this kind?
    pub(super) fn is(&self, kind: Kind) -> bool {
        self.kinds.contains(&kind)
    }

    /// Is one of these words in its id?
    pub(super) fn names(&self, words: &[&str]) -> bool {
        self.id.split('-').any(|part| words.contains(&part))
    }
}

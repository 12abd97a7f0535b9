//! The names of things, and players and enemies within sentences.

use crate::content::Rarity;
use crate::map::RoomKind;
use crate::{Counter, Who};
use atout_core::{Lang, Names, Text};

impl Counter {
    /// Its name, as it stands before its number.
    #[must_use]
    pub const fn name(self) -> Text {
        match self {
            Counter::BlockPlus => Text::new("Block +", "Blocage +"),
            Counter::AttackPlus => Text::new("Attack +", "Attaque +"),
            Counter::Heal => Text::new("Recovery", "Guérison"),
            Counter::Evade => Text::new("Evade", "Esquive"),
            Counter::Retaliate => Text::new("Retaliate", "Riposte"),
            Counter::BlockMinus => Text::new("Block −", "Blocage −"),
            Counter::AttackMinus => Text::new("Attack −", "Attaque −"),
        }
    }

    /// What it does.
    #[must_use]
    pub const fn help(self) -> Text {
        match self {
            Counter::BlockPlus => Text::new(
                "Cards and skills give half as much block again. Falls by 1 when the bearer’s turn begins.",
                "Les cartes et capacités donnent moitié plus de blocage. Baisse de 1 au début du tour du porteur.",
            ),
            Counter::AttackPlus => Text::new(
                "Attacks do half as much damage again. Falls by 1 when the bearer’s turn begins.",
                "Les attaques font moitié plus de dégâts. Baisse de 1 au début du tour du porteur.",
            ),
            Counter::Heal => Text::new(
                "Gives back so much life at the end of the bearer’s turn. Falls by 1 when the bearer’s turn begins.",
                "Rend autant de points de vie à la fin du tour du porteur. Baisse de 1 au début de son tour.",
            ),
            Counter::Evade => Text::new(
                "The next attack misses, whatever the block. Falls by 1 for each attack that misses.",
                "La prochaine attaque manque sa cible, même sans blocage. Baisse de 1 à chaque attaque esquivée.",
            ),
            Counter::Retaliate => Text::new(
                "Whoever attacks the bearer takes 5 damage. Falls by 1 when the bearer’s turn begins.",
                "Qui attaque le porteur subit 5 dégâts. Baisse de 1 au début du tour du porteur.",
            ),
            Counter::BlockMinus => Text::new(
                "Cards and skills give half the block. Falls by 1 when the bearer’s turn begins.",
                "Les cartes et capacités donnent deux fois moins de blocage. Baisse de 1 au début du tour du porteur.",
            ),
            Counter::AttackMinus => Text::new(
                "Attacks do half the damage. Falls by 1 when the bearer’s turn begins.",
                "Les attaques font deux fois moins de dégâts. Baisse de 1 au début du tour du porteur.",
            ),
        }
    }
}

impl RoomKind {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> Text {
        match self {
            RoomKind::Enemy => Text::new("enemies", "ennemis"),
            RoomKind::Rest => Text::new("rest", "repos"),
            RoomKind::Training => Text::new("training", "entraînement"),
            RoomKind::Event => Text::new("event", "événement"),
            RoomKind::Boss => Text::new("boss", "boss"),
        }
    }
}

impl Rarity {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> Text {
        match self {
            Rarity::Starter => Text::new("starting card", "carte de départ"),
            Rarity::Common => Text::new("common", "commune"),
            Rarity::Uncommon => Text::new("uncommon", "peu commune"),
            Rarity::Rare => Text::new("rare", "rare"),
            Rarity::Special => Text::new("special", "spéciale"),
        }
    }
}

/// Somebody at the start of a sentence: "You", "Ada", "Cinder Imp".
pub(crate) fn subject(who: &Who, names: &Names, lang: Lang) -> String {
    match who {
        Who::Player(seat) => names.of(*seat),
        Who::Enemy(_, named) => named.name.get(lang).to_owned(),
    }
}

/// Somebody within a sentence: "you", "Ada", "Cinder Imp".
pub(crate) fn object(who: &Who, names: &Names, lang: Lang) -> String {
    match who {
        Who::Player(seat) => names.within(*seat),
        Who::Enemy(_, named) => named.name.get(lang).to_owned(),
    }
}

/// "1 card", "2 cards".
pub(crate) fn cards(n: usize, lang: Lang) -> String {
    lang.count(n, ["card", "cards"], ["carte", "cartes"])
}

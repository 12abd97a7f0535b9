//! The names of things, and players and enemies within sentences.

use crate::content::Rarity;
use crate::map::RoomKind;
use crate::{Counter, Who};
use atout_core::{Lang, Names, Text};

impl Counter {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> Text {
        match self {
            Counter::BlockPlus => Text::new("Block\u{a0}+", "Blocage\u{a0}+"),
            Counter::AttackPlus => Text::new("Attack\u{a0}+", "Attaque\u{a0}+"),
            Counter::Heal => Text::new("Recovery", "Guérison"),
            Counter::Evade => Text::new("Evade", "Esquive"),
            Counter::Retaliate => Text::new("Retaliate", "Riposte"),
            Counter::BlockMinus => Text::new("Block\u{a0}−", "Blocage\u{a0}−"),
            Counter::AttackMinus => Text::new("Attack\u{a0}−", "Attaque\u{a0}−"),
        }
    }

    /// Its name with how high it stands. A number of turns stands in brackets, because "Attack + 2" would read as 2 more
    /// damage: "Attack + (2)", "Recovery 3".
    #[must_use]
    pub fn with_number(self, n: u8, lang: Lang) -> String {
        let name = self.name().get(lang);
        if self.counts_turns() { format!("{name}\u{a0}({n})") } else { format!("{name}\u{a0}{n}") }
    }

    /// The turns in which the bearer will feel `n` of it, as long as its next turn has not begun: what changes its attacks
    /// and blocks falls by 1 before it acts.
    #[must_use]
    pub const fn turns_ahead(self, n: u8) -> u8 {
        match self {
            Counter::BlockPlus | Counter::AttackPlus | Counter::BlockMinus | Counter::AttackMinus => {
                n.saturating_sub(1)
            }
            Counter::Heal | Counter::Evade | Counter::Retaliate => n,
        }
    }

    /// The turns in which somebody who has just got `n` of it will feel it: players get buffs in their own turn, everything
    /// else comes before the bearer's turn.
    #[must_use]
    pub const fn turns_felt(self, n: u8, who: &Who) -> u8 {
        match who {
            Who::Player(_) if !self.is_debuff() => n,
            Who::Player(_) | Who::Enemy(..) => self.turns_ahead(n),
        }
    }

    /// Its name with how long it lasts, where the bearer has all of these turns: "Attack + for 2 turns", "Evade 1".
    pub(crate) fn with_turns(self, n: u8, lang: Lang) -> String {
        if !self.counts_turns() {
            return self.with_number(n, lang);
        }
        let (name, turns) = (self.name().get(lang), lang.count(n.into(), ["turn", "turns"], ["tour", "tours"]));
        lang.pick(format!("{name} for {turns}"), format!("{name} pendant {turns}"))
    }

    /// The same for what the bearer gets before its turn begins: it falls by 1 before it is of use.
    pub(crate) fn with_next_turns(self, n: u8, lang: Lang) -> String {
        let name = self.name().get(lang);
        match self.turns_ahead(n) {
            0 => lang.pick(format!("{name} for this turn"), format!("{name} pour ce tour")),
            1 => lang.pick(format!("{name} for the next turn"), format!("{name} au prochain tour")),
            n => lang.pick(format!("{name} for the next {n} turns"), format!("{name} aux {n} prochains tours")),
        }
    }

    /// What it does.
    #[must_use]
    pub const fn help(self) -> Text {
        match self {
            Counter::BlockPlus => Text::new(
                "Cards and skills give 50% more block. Falls by 1 when the bearer’s turn begins.",
                "Les cartes et capacités donnent 50\u{a0}% de blocage en plus. Baisse de 1 au début du tour du porteur.",
            ),
            Counter::AttackPlus => Text::new(
                "Attacks do 50% more damage. Falls by 1 when the bearer’s turn begins.",
                "Les attaques font 50\u{a0}% de dégâts en plus. Baisse de 1 au début du tour du porteur.",
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

/// The name of an enemy with its number among equals: "Cinder Imp", "Cinder Imp 2".
pub(crate) fn numbered(name: &str, twin: u8) -> String {
    if twin == 0 { name.to_owned() } else { format!("{name}\u{a0}{twin}") }
}

/// Somebody at the start of a sentence: "You", "Ada", "Cinder Imp".
pub(crate) fn subject(who: &Who, names: &Names, lang: Lang) -> String {
    match who {
        Who::Player(seat) => names.of(*seat),
        Who::Enemy(_, named, twin) => numbered(named.name.get(lang), *twin),
    }
}

/// Somebody within a sentence: "you", "Ada", "Cinder Imp".
pub(crate) fn object(who: &Who, names: &Names, lang: Lang) -> String {
    match who {
        Who::Player(seat) => names.within(*seat),
        Who::Enemy(_, named, twin) => numbered(named.name.get(lang), *twin),
    }
}

/// "1 card", "2 cards".
pub(crate) fn cards(n: usize, lang: Lang) -> String {
    lang.count(n, ["card", "cards"], ["carte", "cartes"])
}

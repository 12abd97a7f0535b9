//! What the numbers of the board mean, shown on hover, touch and focus.
//!
//! Not here: what counters do (`atout-spire`, `Counter::help`).

use atout_core::Lang;
use atout_spire::Counter;

/// Something on the board that needs an explanation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tip {
    Life,
    Block,
    Energy,
    AttackStat,
    BlockStat,
    Element,
    Draw,
    Discard,
    Hand,
    Counter(Counter),
}

const PLAIN: [Tip; 9] = [
    Tip::Life,
    Tip::Block,
    Tip::Energy,
    Tip::AttackStat,
    Tip::BlockStat,
    Tip::Element,
    Tip::Draw,
    Tip::Discard,
    Tip::Hand,
];

impl Tip {
    /// All of them, in the order of their numbers.
    pub(super) fn all() -> impl Iterator<Item = Tip> {
        PLAIN.into_iter().chain(Counter::ALL.into_iter().map(Tip::Counter))
    }

    /// Its number.
    pub(super) fn index(self) -> usize {
        match self {
            Tip::Counter(counter) => PLAIN.len() + counter as usize,
            plain => PLAIN.iter().position(|one| *one == plain).unwrap_or_default(),
        }
    }

    /// What is explained.
    pub(super) fn name(self, lang: Lang) -> &'static str {
        match self {
            Tip::Life => lang.pick("Life", "Points de vie"),
            Tip::Block => lang.pick("Block", "Blocage"),
            Tip::Energy => lang.pick("Energy", "Énergie"),
            Tip::AttackStat => lang.pick("Attack bonus", "Bonus d’attaque"),
            Tip::BlockStat => lang.pick("Block bonus", "Bonus de blocage"),
            Tip::Element => lang.pick("Element", "Élément"),
            Tip::Draw => lang.pick("Draw pile", "Pioche"),
            Tip::Discard => lang.pick("Discards", "Défausse"),
            Tip::Hand => lang.pick("Hand", "Main"),
            Tip::Counter(counter) => counter.name().get(lang),
        }
    }

    /// The explanation.
    pub(super) fn help(self, lang: Lang) -> &'static str {
        match self {
            Tip::Life => lang.pick("At 0 life one is out of the fight.", "À 0 point de vie, on est hors de combat."),
            Tip::Block => lang.pick(
                "Absorbs damage before life does. Gone when its bearer’s next turn begins.",
                "Absorbe les dégâts avant les points de vie. Disparaît au début du prochain tour du porteur.",
            ),
            Tip::Energy => lang.pick(
                "Cards cost energy. You have 3 in every turn; what is left is lost.",
                "Les cartes coûtent de l’énergie. Vous en avez 3 à chaque tour ; le reste est perdu.",
            ),
            Tip::AttackStat => lang.pick("Added to every attack, in every turn.", "S’ajoute à chaque attaque, à chaque tour."),
            Tip::BlockStat => lang.pick("Added to every gain of block, in every turn.", "S’ajoute à chaque gain de blocage, à chaque tour."),
            Tip::Element => lang.pick(
                "Attacks do 50% more damage to the element that they beat, and half the damage to the one that beats them. Water beats air, air beats fire, fire beats earth, earth beats water. A player takes the element of the last card played.",
                "Une attaque fait 50\u{a0}% de dégâts en plus à l’élément qu’elle bat, et deux fois moins à celui qui la bat. L’eau bat l’air, l’air bat le feu, le feu bat la terre, la terre bat l’eau. Un joueur prend l’élément de la dernière carte jouée.",
            ),
            Tip::Draw => lang.pick(
                "Cards still to be drawn, in an order that nobody knows. When it is empty, the discards are shuffled into it.",
                "Cartes encore à piocher, dans un ordre que nul ne connaît. Quand elle est vide, la défausse y est mélangée.",
            ),
            Tip::Discard => lang.pick(
                "Cards that were played or thrown away in this fight.",
                "Cartes jouées ou défaussées pendant ce combat.",
            ),
            Tip::Hand => lang.pick(
                "Cards in hand. Only their owner sees them; those that everybody knows are named.",
                "Cartes en main. Seul leur propriétaire les voit ; celles que tous connaissent sont nommées.",
            ),
            Tip::Counter(counter) => counter.help().get(lang),
        }
    }
}

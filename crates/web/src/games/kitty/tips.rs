//! What the numbers of a panel mean, shown on hover, touch and focus: a name and a sentence or two.
//!
//! Not here: the numbers (`panel.rs`), the sentence about a whole player (`panel.rs`).

use atout_core::Lang;
use atout_kitty::Phase;

/// A name and its explanation.
type NamedHelp = (&'static str, &'static str);

/// A number of a panel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tip {
    Life,
    Mana,
    Hand,
    Draw,
    Discards,
    Sides,
}

impl Tip {
    /// All of them, in their order.
    pub(super) const ALL: [Tip; 6] = [Tip::Life, Tip::Mana, Tip::Hand, Tip::Draw, Tip::Discards, Tip::Sides];

    pub(super) fn text(self, lang: Lang) -> NamedHelp {
        match self {
            Tip::Life => lang.pick(
                ("Life", "A kitten with no life left falls at the end of the turn."),
                ("Vie", "Un chaton sans point de vie est éliminé à la fin du tour."),
            ),
            Tip::Mana => lang.pick(
                ("Mana", "Cards cost mana. The small number is what comes in every turn."),
                ("Mana", "Les cartes coûtent du mana. Le petit nombre est ce qui arrive à chaque tour."),
            ),
            Tip::Hand => lang.pick(
                ("Cards in hand", "Only their owner sees them."),
                ("Cartes en main", "Seul leur propriétaire les voit."),
            ),
            Tip::Draw => lang.pick(("Draw pile", "Cards still to be drawn."), ("Pioche", "Cartes encore à piocher.")),
            Tip::Discards => lang.pick(
                ("Discards", "Cards already played. Everybody may look at them in the side panel."),
                ("Défausse", "Cartes déjà jouées. Chacun peut les consulter dans le panneau latéral."),
            ),
            Tip::Sides => lang.pick(
                ("Free sides", "Caramels, bodies and pieces close cells. With all four sides closed, a kitten is walled in: it falls when the next turn begins."),
                ("Côtés libres", "Caramels, corps et pièces ferment des cases. Un chaton dont les quatre côtés sont fermés est emmuré\u{a0}: il est éliminé au début du tour suivant."),
            ),
        }
    }
}

/// What one decides now, and why.
pub(super) fn phase(phase: Phase, lang: Lang) -> NamedHelp {
    match phase {
        Phase::Pick => lang.pick(
            ("Classes", "Everybody picks a class in secret; all are shown together."),
            ("Classes", "Chacun choisit une classe en secret\u{a0}; toutes sont révélées ensemble."),
        ),
        Phase::Move => lang.pick(
            ("Why move?", "The number on a cell is the steps to it. Keep free cells around you: with all four sides closed you fall. Cells with orange stripes would leave you one free side at most. Cards reach everybody, wherever you stand."),
            ("Pourquoi bouger\u{a0}?", "Le nombre sur une case est celui des pas à faire. Gardez des cases libres autour de vous\u{a0}: emmuré des quatre côtés, votre chaton est éliminé. Les cases rayées d’orange vous laisseraient au plus un côté libre. Les cartes atteignent tout le monde, où que vous soyez."),
        ),
        Phase::Card => lang.pick(
            ("Cards", "Everybody plays a card in secret; then all cards take effect together. Choose a card to see what it would do."),
            ("Cartes", "Chacun joue une carte en secret\u{a0}; puis toutes prennent effet ensemble. Choisissez une carte pour voir ce qu’elle ferait."),
        ),
        Phase::Over => lang.pick(("The end", "The game is over."), ("Fin", "La partie est terminée.")),
    }
}

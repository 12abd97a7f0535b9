//! What the numbers of a panel mean, shown on hover, touch and focus: a name and a sentence or two.
//!
//! Not here: the numbers (`panel.rs`), the sentence about a whole player (`panel.rs`).

use atout_core::Lang;
use atout_kitty::Phase;

/// A name and its explanation.
type Tip = (&'static str, &'static str);

pub(super) fn life(lang: Lang) -> Tip {
    lang.pick(
        ("Life", "A kitten with no life left falls at the end of the turn."),
        ("Vie", "Un chaton sans point de vie tombe à la fin du tour."),
    )
}

pub(super) fn mana(lang: Lang) -> Tip {
    lang.pick(
        ("Mana", "Cards cost mana. The small number is what comes in every turn."),
        ("Mana", "Les cartes coûtent du mana. Le petit nombre est ce qui arrive à chaque tour."),
    )
}

pub(super) fn hand(lang: Lang) -> Tip {
    lang.pick(("Cards in hand", "Only their owner sees them."), ("Cartes en main", "Seul leur propriétaire les voit."))
}

pub(super) fn draw_pile(lang: Lang) -> Tip {
    lang.pick(("Draw pile", "Cards still to be drawn."), ("Pioche", "Cartes encore à piocher."))
}

pub(super) fn discards(lang: Lang) -> Tip {
    lang.pick(
        ("Discards", "Cards already played. Everybody may look at them in the side panel."),
        ("Défausse", "Cartes déjà jouées. Chacun peut les consulter dans le panneau latéral."),
    )
}

pub(super) fn sides(lang: Lang) -> Tip {
    lang.pick(
        ("Free sides", "Caramels, bodies and pieces close cells. With all four sides closed, a kitten falls when the next turn begins."),
        ("Côtés libres", "Caramels, corps et pièces ferment des cases. Avec ses quatre côtés fermés, un chaton tombe au début du tour suivant."),
    )
}

/// What one decides now, and why.
pub(super) fn phase(phase: Phase, lang: Lang) -> Tip {
    match phase {
        Phase::Pick => lang.pick(
            ("Classes", "Everybody picks a class in secret; all are shown together."),
            ("Classes", "Chacun choisit une classe en secret\u{a0}; toutes sont révélées ensemble."),
        ),
        Phase::Move => lang.pick(
            ("Why move?", "Keep free cells around you: with all four sides closed you fall. Striped cells would leave you one free side at most. Cards reach everybody, wherever you stand."),
            ("Pourquoi bouger\u{a0}?", "Gardez des cases libres autour de vous\u{a0}: les quatre côtés fermés, vous tombez. Les cases hachurées vous laisseraient au plus un côté libre. Les cartes atteignent tout le monde, où que vous soyez."),
        ),
        Phase::Card => lang.pick(
            ("Cards", "Everybody plays a card in secret; then all cards take effect together. Choose a card to see what it would do."),
            ("Cartes", "Chacun joue une carte en secret\u{a0}; puis toutes prennent effet ensemble. Choisissez une carte pour voir ce qu’elle ferait."),
        ),
        Phase::Over => lang.pick(("The end", "The game is over."), ("Fin", "La partie est terminée.")),
    }
}

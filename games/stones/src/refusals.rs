//! The reasons to refuse an action, in both languages.
//!
//! Not here: when an action is refused (`legal.rs`).

use crate::Phase;
use atout_core::Illegal;

/// The refusal of an action that does not belong to the phase: what to do instead.
#[cold]
pub(crate) fn wrong_phase(phase: Phase) -> Illegal {
    match phase {
        Phase::Play => Illegal::new("Now play a card from your hand.", "Jouez maintenant une carte de votre main."),
        Phase::Claim => Illegal::new(
            "Now claim stones, or choose not to claim.",
            "Revendiquez maintenant des bornes, ou choisissez de ne pas revendiquer.",
        ),
        Phase::Draw => Illegal::new("Now draw: choose a deck.", "Piochez maintenant\u{a0}: choisissez une pioche."),
        Phase::Move { .. } => {
            Illegal::new("Now choose where the picked card goes.", "Choisissez maintenant où va la carte.")
        }
        Phase::Recruit { .. } => {
            Illegal::new("The recruiter draws: choose a deck.", "Le recruteur pioche\u{a0}: choisissez une pioche.")
        }
        Phase::Return { .. } => Illegal::new(
            "Now put a hand card under its deck.",
            "Remettez maintenant une carte de votre main sous sa pioche.",
        ),
        Phase::Over => GAME_OVER,
    }
}

pub(crate) const GAME_OVER: Illegal = Illegal::new("The game is over.", "La partie est terminée.");
pub(crate) const NOT_YOUR_TURN: Illegal = Illegal::new("It is not your turn.", "Ce n'est pas à vous de jouer.");
pub(crate) const NOT_IN_HAND: Illegal =
    Illegal::new("That card is not in your hand.", "Cette carte n'est pas dans votre main.");
pub(crate) const NO_SUCH_STONE: Illegal =
    Illegal::new("There is no such stone in this game.", "Cette borne n'existe pas dans cette partie.");
pub(crate) const STONE_CLOSED: Illegal = Illegal::new(
    "That stone has an owner: it is closed for good.",
    "Cette borne est déjà prise\u{a0}: elle est fermée pour de bon.",
);
pub(crate) const SIDE_FULL: Illegal =
    Illegal::new("There is no room for it at that stone.", "Il n'y a plus de place pour elle à cette borne.");
pub(crate) const CAN_PLAY: Illegal = Illegal::new(
    "You can play a card, so you may not pass.",
    "Vous pouvez jouer une carte\u{a0}: vous ne pouvez pas passer.",
);
pub(crate) const MUST_CLAIM: Illegal = Illegal::new(
    "You could play nothing this turn, so you must claim what you can.",
    "Vous n'avez rien pu jouer à ce tour\u{a0}: vous devez revendiquer ce que vous pouvez.",
);
pub(crate) const EMPTY_DECK: Illegal = Illegal::new("That deck is empty.", "Cette pioche est vide.");
pub(crate) const SIDE_NOT_FULL: Illegal =
    Illegal::new("Your side of that stone is not full yet.", "Votre côté de cette borne n'est pas encore complet.");
pub(crate) const LOSES: Illegal = Illegal::new(
    "The other side of that stone is better, or as good and complete first.",
    "L'autre côté de cette borne est meilleur, ou égal et complet en premier.",
);
pub(crate) const NOT_PROVEN: Illegal = Illegal::new(
    "It is not proven: with cards not yet seen the other side could still win.",
    "Ce n'est pas prouvé\u{a0}: avec des cartes encore inconnues, l'autre côté peut encore gagner.",
);
pub(crate) const TOO_MANY_TACTICS: Illegal = Illegal::new(
    "You have already played one tactic card more than your opponent.",
    "Vous avez déjà joué une carte tactique de plus que l'adversaire.",
);
pub(crate) const SECOND_JOKER: Illegal = Illegal::new(
    "You already have a joker in play: one each.",
    "Vous avez déjà un joker en jeu\u{a0}: un seul chacun.",
);
pub(crate) const NOBODY_TO_RECRUIT: Illegal = Illegal::new(
    "Both decks are empty: there is nobody to recruit.",
    "Les deux pioches sont vides\u{a0}: il n'y a personne à recruter.",
);
pub(crate) const NO_ROOM_FOR_BOOTY: Illegal = Illegal::new(
    "You have no room at any unclaimed stone for the card.",
    "Vous n'avez de place à aucune borne libre pour la carte.",
);
pub(crate) const NOT_PLACEABLE: Illegal =
    Illegal::new("That tactic card is not laid on a stone.", "Cette carte tactique ne se pose pas sur une borne.");
pub(crate) const NOT_USABLE: Illegal = Illegal::new(
    "Only the strategist, the banshee and the traitor pick a card on the table.",
    "Seuls le stratège, la banshee et le traître désignent une carte sur la table.",
);
pub(crate) const NOT_YOUR_CARD: Illegal =
    Illegal::new("You have no such card at an unclaimed stone.", "Vous n'avez pas cette carte à une borne libre.");
pub(crate) const NOT_THEIR_CARD: Illegal = Illegal::new(
    "Your opponent has no such card at an unclaimed stone.",
    "L'adversaire n'a pas cette carte à une borne libre.",
);
pub(crate) const TRAITOR_TAKES_CLAN: Illegal =
    Illegal::new("The traitor takes clan cards only.", "Le traître ne prend que des cartes de clan.");
pub(crate) const TRAITOR_KEEPS: Illegal = Illegal::new(
    "The traitor's card comes to your side; it cannot be discarded.",
    "La carte du traître vient de votre côté\u{a0}; elle ne peut pas être défaussée.",
);
pub(crate) const SAME_STONE: Illegal = Illegal::new(
    "The strategist moves the card to another stone.",
    "Le stratège déplace la carte vers une autre borne.",
);

//! The reasons of refused actions, in both languages.
//!
//! Not here: the checks that lead to them (`legal.rs`).

use crate::{Aim, Card, Cell, Entity, Kitty, Phase};
use atout_core::{Illegal, Seat};

/// The seat is not awaited.
#[cold]
pub(crate) fn not_awaited(state: &Kitty, seat: Seat) -> Illegal {
    if state.phase == Phase::Over {
        Illegal::new("The game is over.", "La partie est terminée.")
    } else if state.lives(seat) {
        Illegal::new(
            "You have already decided: the others are still choosing.",
            "Vous avez déjà décidé\u{a0}: les autres choisissent encore.",
        )
    } else {
        Illegal::new("You are out of the game.", "Votre chaton est éliminé.")
    }
}

/// The action belongs to another phase.
#[cold]
pub(crate) fn not_now(phase: Phase) -> Illegal {
    match phase {
        Phase::Pick => Illegal::new(
            "Now pick a class: warrior, healer, thinker or trickster.",
            "Choisissez maintenant une classe\u{a0}: guerrier, soigneur, penseur ou filou.",
        ),
        Phase::Move => Illegal::new(
            "Now everybody moves: choose a cell, or stay.",
            "Maintenant chacun se déplace\u{a0}: choisissez une case, ou restez.",
        ),
        Phase::Card | Phase::Over => Illegal::new(
            "Now everybody plays a card: choose one, or pass.",
            "Maintenant chacun joue une carte\u{a0}: choisissez-en une, ou passez.",
        ),
    }
}

#[cold]
pub(crate) fn unreachable(state: &Kitty, seat: Seat, cell: Cell) -> Illegal {
    if !state.config.torus().contains(cell) {
        Illegal::new("There is no such cell on this board.", "Il n'y a pas de telle case sur ce plateau.")
    } else if cell == state.player(seat).stats.cell {
        Illegal::new("You are there already: stay.", "Vous y êtes déjà\u{a0}: restez.")
    } else if state.closed.contains(cell) {
        Illegal::new("That cell is closed: something is there.", "Cette case est fermée\u{a0}: elle est occupée.")
    } else {
        Illegal::new(
            "That cell is too far: you walk over free cells only, and your steps are limited.",
            "Cette case est trop loin\u{a0}: on marche seulement sur des cases libres, et un nombre de pas limité par tour.",
        )
    }
}

pub(crate) const NOT_IN_HAND: Illegal =
    Illegal::new("You do not hold that card.", "Vous n'avez pas cette carte en main.");

pub(crate) const TOO_DEAR: Illegal =
    Illegal::new("That card costs more mana than you have.", "Cette carte coûte plus de mana que vous n'en avez.");

pub(crate) const NEEDS_TARGET: Illegal = Illegal::new("That card needs a target.", "Cette carte demande une cible.");

#[cold]
pub(crate) fn no_target(state: &Kitty, seat: Seat, card: Card, target: Entity) -> Illegal {
    match card.def().aim {
        Aim::Nobody => Illegal::new("That card has no target.", "Cette carte n'a pas de cible."),
        _ if target == Entity::player(seat) => {
            Illegal::new("You cannot aim at yourself.", "Vous ne pouvez pas vous viser vous-même.")
        }
        _ if !state.living.contains(target) => Illegal::new(
            "Nobody of that number lives: aim at a player or friend on the board.",
            "Personne de ce numéro n'est en vie\u{a0}: visez quelqu'un qui est sur le plateau.",
        ),
        Aim::Anybody | Aim::Ally => Illegal::new(
            "That card is for another player of your team.",
            "Cette carte est pour un autre joueur de votre équipe.",
        ),
    }
}

//! Why an action is refused, as sentences.

use crate::content::{Target, Words};
use atout_core::{Illegal, Message};

pub(crate) const NOT_AWAITED: Illegal = Illegal::new("It is not your turn.", "Ce n'est pas à vous.");
pub(crate) const PLAY_OR_END: Illegal =
    Illegal::new("Play a card or end your turn.", "Jouez une carte ou terminez votre tour.");
pub(crate) const DISCARD_FIRST: Illegal =
    Illegal::new("First choose a card to discard.", "Choisissez d'abord une carte à défausser.");
pub(crate) const PICK_FIRST: Illegal =
    Illegal::new("First pick a card of your deck.", "Choisissez d'abord une carte de votre deck.");
pub(crate) const NO_SUCH_CARD: Illegal = Illegal::new("There is no such card.", "Cette carte n'existe pas.");
pub(crate) const SAME_CARD: Illegal =
    Illegal::new("The card before it is the same: use that one.", "La carte précédente est la même : utilisez-la.");
pub(crate) const TOO_MANY_PLAYS: Illegal =
    Illegal::new("You have played 25 cards in this turn already.", "Vous avez déjà joué 25 cartes ce tour-ci.");
pub(crate) const CHOOSE_AN_ELEMENT: Illegal =
    Illegal::new("First choose your element.", "Choisissez d'abord votre élément.");
pub(crate) const CHOOSE_A_WAY: Illegal =
    Illegal::new("First choose the next room.", "Choisissez d'abord la salle suivante.");
pub(crate) const NO_WAY: Illegal = Illegal::new("No way leads there from here.", "Aucun chemin n'y mène d'ici.");
pub(crate) const TAKE_OR_SKIP: Illegal =
    Illegal::new("Take one of the cards, or none.", "Prenez une des cartes, ou aucune.");
pub(crate) const REST_OR_MEDITATE: Illegal = Illegal::new("Sleep or meditate.", "Dormez ou méditez.");
pub(crate) const CHOOSE_AN_OPTION: Illegal =
    Illegal::new("First choose what to do here.", "Choisissez d'abord ce que vous faites ici.");
pub(crate) const HAS_LEFT: Illegal =
    Illegal::new("You have left the climb already.", "Vous avez déjà quitté l'ascension.");

pub(crate) fn too_little_energy(card: &Words, cost: u8, energy: u8) -> Illegal {
    Message::new(
        format!("{} costs {cost} energy, and you have {energy}.", card.en),
        format!("{} coûte {cost} d'énergie, et il vous en reste {energy}.", card.fr),
    )
    .into()
}

pub(crate) fn wrong_target(card: &Words, target: Target) -> Illegal {
    let (en, fr) = match target {
        Target::Player => ("is for one player", "est pour un joueur"),
        Target::Players => ("is for all players: it needs no target", "est pour tous les joueurs : sans cible"),
        Target::Enemy => ("is aimed at one enemy", "vise un ennemi"),
        Target::Enemies => ("is aimed at all enemies: it needs no target", "vise tous les ennemis : sans cible"),
    };
    Message::new(format!("{} {en}.", card.en), format!("{} {fr}.", card.fr)).into()
}

//! Builds a state from a position, or says why it cannot be.

use super::Position;
use crate::{Card, Config, Outbid};
use atout_core::{Message, Pile, Seat};

pub(super) fn build(config: &Config, position: &Position) -> Result<Outbid, Message> {
    let leader = Seat::new(position.leader.into()).filter(|seat| seat.index() < 2).ok_or_else(no_such_seat)?;
    let [first, second] = &position.hands;
    let mut placed: Vec<Card> = [first, second, &position.played].into_iter().flatten().copied().collect();
    placed.extend(position.led);
    placed.sort_unstable();
    if let Some(twice) = placed.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0]) {
        return Err(Message::new(format!("the {twice} is in two places"), format!("le {twice} est à deux endroits")));
    }
    if let Some(missing) = placed.iter().find(|card| card.strength() > config.highest) {
        return Err(Message::new(
            format!("there is no {missing} in this game"),
            format!("il n'y a pas de {missing} dans cette partie"),
        ));
    }
    check_hands(config, position, leader)?;
    let rest = Card::all(config.highest).filter(|card| placed.binary_search(card).is_err()).collect();
    Ok(Outbid {
        config: *config,
        leader,
        led: position.led,
        last: None,
        won: position.won,
        hands: [first, second].map(|hand| sorted(hand)),
        played: position.played.iter().copied().collect(),
        rest,
        left: None,
    })
}

/// Both players have laid as many cards, but for the one that leads; the rounds are those of the cards played.
fn check_hands(config: &Config, position: &Position, leader: Seat) -> Result<(), Message> {
    let (leading, answering) = (&position.hands[leader.index()], &position.hands[leader.other().index()]);
    let rounds = u64::from(position.won[0]) + u64::from(position.won[1]);
    let is_even = leading.len() + usize::from(position.led.is_some()) == answering.len();
    let n_rounds = position.played.len() / 2;
    let fits = answering.len() + n_rounds <= config.hand.into();
    if is_even && fits && position.played.len().is_multiple_of(2) && rounds == n_rounds as u64 {
        return Ok(());
    }
    Err(Message::new(
        "the hands, the card that leads, `played` and `won` do not fit each other",
        "les mains, la carte posée, `played` et `won` ne vont pas ensemble",
    ))
}

fn sorted<const N: usize>(cards: &[Card]) -> Pile<Card, N> {
    let mut pile: Pile<Card, N> = cards.iter().copied().collect();
    pile.sort_unstable();
    pile
}

fn no_such_seat() -> Message {
    Message::new("there is no such seat: write 0 or 1", "cette place n'existe pas\u{a0}: écrivez 0 ou 1")
}

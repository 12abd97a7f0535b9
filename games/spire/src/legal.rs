//! What a player may do now: the list, and the check of a single action.
//!
//! Not here: the sentences of refusals (`refusals.rs`).

use crate::content::Target;
use crate::refusals as no;
use crate::state::{Decision, MAX_HAND, MAX_PLAYS, Phase, Spire};
use crate::{Action, Card, Element};
use atout_core::{Dice, Illegal, Rng, Seat};

impl Spire {
    /// Adds all legal actions of a seat that is awaited, sorted.
    #[inline]
    pub(crate) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Turn(_) => self.list_plays(seat, out),
            Phase::Discard(..) => out.extend(firsts(&self.player(seat).hand).map(Action::Discard)),
            _ => match self.decided[seat.index()] {
                Decision::Half(_) => out.extend(firsts(&self.player(seat).deck).map(Action::Pick)),
                _ => self.list_decisions(seat, out),
            },
        }
    }

    #[inline]
    fn list_plays(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        if player.played < MAX_PLAYS {
            for place in firsts(&player.hand) {
                let def = self.card_def(player.hand[usize::from(place)]);
                if def.cost > player.energy {
                    continue;
                }
                match def.target {
                    Target::Players | Target::Enemies => out.push(Action::Play(place, None)),
                    Target::Player => {
                        for seat in self.seats().filter(|seat| self.stands(*seat)) {
                            out.push(Action::Play(place, Some(seat.index() as u8)));
                        }
                    }
                    Target::Enemy => self.list_enemies(place, out),
                }
            }
        }
        out.push(Action::End);
    }

    /// Any of the plays, each as likely as the others, without a list of them.
    #[inline]
    pub(crate) fn random_play<R: Rng>(&self, seat: Seat, rng: &mut R) -> Action {
        let player = self.player(seat);
        let n_enemies = self.enemies().count();
        let (mut counts, mut total) = ([0; MAX_HAND], 1);
        if player.played < MAX_PLAYS {
            for place in firsts(&player.hand) {
                let def = self.card_def(player.hand[usize::from(place)]);
                if def.cost <= player.energy {
                    let n = match def.target {
                        Target::Players | Target::Enemies => 1,
                        Target::Player => self.seats().filter(|seat| self.stands(*seat)).count(),
                        Target::Enemy => n_enemies,
                    };
                    counts[usize::from(place)] = n;
                    total += n;
                }
            }
        }
        let mut left = rng.index(total);
        for (place, n) in counts.into_iter().enumerate() {
            if left < n {
                let target = match self.card_def(player.hand[place]).target {
                    Target::Players | Target::Enemies => None,
                    Target::Player => {
                        self.seats().filter(|seat| self.stands(*seat)).nth(left).map(|one| one.index() as u8)
                    }
                    Target::Enemy => self.enemies().nth(left).map(|enemy| enemy.id),
                };
                return Action::Play(place as u8, target);
            }
            left -= n;
        }
        Action::End
    }

    /// One action for each living enemy, by id: slots are not in that order once somebody was called.
    #[inline]
    fn list_enemies(&self, place: u8, out: &mut Vec<Action>) {
        let from = out.len();
        for enemy in self.enemies() {
            out.push(Action::Play(place, Some(enemy.id)));
        }
        if !out[from..].is_sorted() {
            out[from..].sort_unstable();
        }
    }

    fn list_decisions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Element => out.extend(Element::FOUR.map(Action::Choose)),
            Phase::Way => match self.at {
                None => out.push(Action::Go(0)),
                Some((row, column)) => out.extend(self.map.ways(row.into(), column.into()).map(Action::Go)),
            },
            Phase::Reward | Phase::Training => {
                out.extend((0..self.offer.len() as u8).map(Action::Take));
                out.push(Action::Skip);
            }
            Phase::Rest => out.extend([Action::Rest, Action::Meditate]),
            Phase::Event => {
                let n = self.event_def().options.len() as u8;
                out.extend((0..n).filter(|place| self.check_option(seat, *place).is_ok()).map(Action::Option));
            }
            Phase::Turn(_) | Phase::Discard(..) | Phase::Over { .. } => {}
        }
    }

    /// May an awaited seat do this now?
    #[inline]
    pub(crate) fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if !self.waiting().contains(seat) {
            return Err(no::NOT_AWAITED);
        }
        match (self.phase, action) {
            (Phase::Turn(_), Action::End) => Ok(()),
            (Phase::Turn(_), Action::Play(place, target)) => self.check_play(seat, place, target),
            (Phase::Turn(_), _) => Err(no::PLAY_OR_END),
            (Phase::Discard(..), Action::Discard(place)) => check_first(&self.player(seat).hand, place),
            (Phase::Discard(..), _) => Err(no::DISCARD_FIRST),
            _ => self.check_decision(seat, action),
        }
    }

    #[inline]
    fn check_play(&self, seat: Seat, place: u8, target: Option<u8>) -> Result<(), Illegal> {
        let player = self.player(seat);
        check_first(&player.hand, place)?;
        let def = self.card_def(player.hand[usize::from(place)]);
        if def.cost > player.energy {
            return Err(no::too_little_energy(&def.name, def.cost, player.energy));
        }
        if player.played >= MAX_PLAYS {
            return Err(no::TOO_MANY_PLAYS);
        }
        let fits = match (def.target, target) {
            (Target::Players | Target::Enemies, None) => true,
            (Target::Player, Some(id)) => id < 2 && self.entity(id).is_some(),
            (Target::Enemy, Some(id)) => id >= 2 && self.entity(id).is_some(),
            _ => false,
        };
        if fits { Ok(()) } else { Err(no::wrong_target(&def.name, def.target)) }
    }

    fn check_decision(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if let Decision::Half(_) = self.decided[seat.index()] {
            return match action {
                Action::Pick(place) => check_first(&self.player(seat).deck, place),
                _ => Err(no::PICK_FIRST),
            };
        }
        match (self.phase, action) {
            (Phase::Element, Action::Choose(element)) if element != Element::None => Ok(()),
            (Phase::Element, _) => Err(no::CHOOSE_AN_ELEMENT),
            (Phase::Way, Action::Go(column)) => self.check_way(column),
            (Phase::Way, _) => Err(no::CHOOSE_A_WAY),
            (Phase::Reward | Phase::Training, Action::Skip) => Ok(()),
            (Phase::Reward | Phase::Training, Action::Take(place)) if usize::from(place) < self.offer.len() => Ok(()),
            (Phase::Reward | Phase::Training, _) => Err(no::TAKE_OR_SKIP),
            (Phase::Rest, Action::Rest | Action::Meditate) => Ok(()),
            (Phase::Rest, _) => Err(no::REST_OR_MEDITATE),
            (Phase::Event, Action::Option(place)) => self.check_option(seat, place),
            (Phase::Event, _) => Err(no::CHOOSE_AN_OPTION),
            (Phase::Turn(_) | Phase::Discard(..) | Phase::Over { .. }, _) => Err(no::NOT_AWAITED),
        }
    }

    fn check_way(&self, column: u8) -> Result<(), Illegal> {
        let is_open = match self.at {
            None => column == 0,
            Some((row, from)) => self.map.ways(row.into(), from.into()).any(|way| way == column),
        };
        if is_open { Ok(()) } else { Err(no::NO_WAY) }
    }
}

/// The places of the different cards of a sorted pile: of equal ones only the first.
#[inline]
fn firsts(cards: &[Card]) -> impl Iterator<Item = u8> {
    (0..cards.len()).filter(|&n| n == 0 || cards[n - 1] != cards[n]).map(|n| n as u8)
}

fn check_first(cards: &[Card], place: u8) -> Result<(), Illegal> {
    let place = usize::from(place);
    match cards.get(place) {
        None => Err(no::NO_SUCH_CARD),
        Some(card) if place > 0 && cards[place - 1] == *card => Err(no::SAME_CARD),
        Some(_) => Ok(()),
    }
}

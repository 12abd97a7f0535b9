//! What may be done: the list of legal actions, a random one of them, and the check of a single action.
//!
//! Not here: what an action does (`play.rs`), the sentences of refusals (`refusals.rs`).

use crate::refusals::*;
use crate::state::TurnProgress;
use crate::stone_set::Members;
use crate::{Action, Card, Claims, Deck, Phase, Stone, Stones, Tactic};
use atout_core::bits::ones;
use atout_core::{Dice, Illegal, Rng};

const DECKS: [Deck; 2] = [Deck::Clan, Deck::Tactic];

impl Stones {
    /// All legal actions of the seat whose turn it is, sorted.
    pub(crate) fn list_actions(&self, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Play => self.list_plays(out),
            Phase::Claim => {
                out.extend(ones(self.claimable(self.turn)).map(|stone| Action::Claim(Stone(stone))));
                out.extend(self.may_stop_claiming().then_some(Action::Done));
            }
            Phase::Draw | Phase::Recruit { .. } => {
                out.extend(DECKS.into_iter().filter(|&deck| self.deck_len(deck) > 0).map(Action::Draw));
            }
            Phase::Move { may_discard, .. } => {
                out.extend(ones(self.destinations(may_discard)).map(|stone| Action::To(Stone(stone))));
                out.extend(may_discard.then_some(Action::Discard));
            }
            Phase::Return { .. } => {
                out.extend(self.hand(self.turn).iter().map(|&card| Action::Under(card)));
                out.sort_unstable();
            }
            Phase::Over => {}
        }
    }

    fn list_plays(&self, out: &mut Vec<Action>) {
        let mut hand = self.hands[self.turn.index()];
        hand.sort_unstable();
        for &card in hand.iter() {
            self.list_plays_of(card, out);
        }
        if out.is_empty() {
            out.push(Action::Pass);
        } else if self.config.tactics {
            // Clan cards alone are sorted already; tactic cards have several kinds of actions.
            out.sort_unstable();
        }
    }

    /// All legal plays of one hand card of the seat whose turn it is.
    fn list_plays_of(&self, card: Card, out: &mut Vec<Action>) {
        let Some(tactic) = card.as_tactic() else {
            out.extend(ones(self.open(self.turn)).map(|stone| Action::Place(card, Stone(stone))));
            return;
        };
        if self.check_tactic(tactic).is_err() {
            return;
        }
        match tactic {
            Tactic::Recruiter => out.push(Action::Recruit),
            Tactic::Strategist | Tactic::Banshee | Tactic::Traitor => {
                out.extend(self.targets(tactic).map(|target| Action::Use(tactic, target)));
            }
            _ => out.extend(ones(self.places_for(card)).map(|stone| Action::Place(card, Stone(stone)))),
        }
    }

    /// The cards on the table that the strategist, the banshee or the traitor may pick.
    fn targets(&self, tactic: Tactic) -> impl Iterator<Item = Card> {
        let owner = if tactic == Tactic::Strategist { self.turn } else { self.turn.other() };
        let cards = ones(self.unclaimed()).flat_map(move |stone| self.side(owner, Stone(stone)).iter().copied());
        cards.filter(move |card| card.is_clan() || tactic != Tactic::Traitor)
    }

    /// The stones where the seat whose turn it is can lay this card.
    fn places_for(&self, card: Card) -> u16 {
        match card.as_tactic() {
            Some(Tactic::BlindFight) => self.unclaimed() & !self.blind,
            Some(Tactic::MudFight) => self.unclaimed() & !self.mud,
            _ => self.open(self.turn),
        }
    }

    /// The stones where a picked card can go. The strategist's card must leave its stone.
    pub(crate) fn destinations(&self, strategist: bool) -> u16 {
        let open = self.open(self.turn);
        if strategist { open & !self.picked_at.bit() } else { open }
    }

    /// Can the seat whose turn it is play anything?
    #[inline]
    pub(crate) fn can_play(&self) -> bool {
        let hand = self.hand(self.turn);
        let can_place = self.open(self.turn) != 0 && hand.iter().any(|card| card.is_clan());
        can_place || (self.config.tactics && self.can_play_tactic())
    }

    fn can_play_tactic(&self) -> bool {
        let tactics = self.hand(self.turn).iter().filter_map(|card| card.as_tactic());
        tactics.filter(|&tactic| self.check_tactic(tactic).is_ok()).any(|tactic| match tactic {
            Tactic::Recruiter => true,
            Tactic::Strategist | Tactic::Banshee | Tactic::Traitor => self.targets(tactic).next().is_some(),
            _ => self.places_for(Card::tactic(tactic)) != 0,
        })
    }

    /// May the seat stop claiming? Not if it cannot play this turn: then it must claim what it can.
    pub(crate) fn may_stop_claiming(&self) -> bool {
        match self.config.claims {
            Claims::StartOfTurn => self.can_play(),
            Claims::Auto | Claims::AfterPlay => self.progress != TurnProgress::Passed,
        }
    }

    /// A uniformly random legal action. Plays of clan cards are all pairs of a card and an open stone, so they are drawn
    /// without a list.
    #[inline]
    pub(crate) fn random_legal<R: Rng>(&self, rng: &mut R, scratch: &mut Vec<Action>) -> Option<Action> {
        if self.phase == Phase::Play && !self.config.tactics {
            let (hand, open) = (self.hand(self.turn), Members::of(self.open(self.turn)));
            if hand.is_empty() || open.len() == 0 {
                return Some(Action::Pass);
            }
            let card = hand[rng.index(hand.len())];
            return Some(Action::Place(card, open.nth(rng.below(open.len()))));
        }
        scratch.clear();
        if self.phase == Phase::Play {
            return Some(self.random_play_with_tactics(rng, scratch));
        }
        self.list_actions(scratch);
        (!scratch.is_empty()).then(|| scratch[rng.index(scratch.len())])
    }

    fn random_play_with_tactics<R: Rng>(&self, rng: &mut R, scratch: &mut Vec<Action>) -> Action {
        let (hand, open) = (self.hand(self.turn), Members::of(self.open(self.turn)));
        hand.iter().filter(|card| !card.is_clan()).for_each(|&card| self.list_plays_of(card, scratch));
        let clan = || hand.iter().filter(|card| card.is_clan());
        let (n_tactic, n_clan) = (scratch.len() as u32, clan().count() as u32 * open.len());
        if n_tactic + n_clan == 0 {
            return Action::Pass;
        }
        let chosen = rng.below(n_tactic + n_clan);
        if chosen < n_tactic {
            return scratch[chosen as usize];
        }
        let (card, stone) = ((chosen - n_tactic) / open.len(), (chosen - n_tactic) % open.len());
        clan().nth(card as usize).map_or(Action::Pass, |&card| Action::Place(card, open.nth(stone)))
    }

    /// May this tactic be played at all?
    fn check_tactic(&self, tactic: Tactic) -> Result<(), Illegal> {
        if !self.may_play_tactic(self.turn) {
            return Err(TOO_MANY_TACTICS);
        }
        let is_joker = matches!(tactic, Tactic::Joker1 | Tactic::Joker2);
        match tactic {
            _ if is_joker && self.has_joker_in_play(self.turn) => Err(SECOND_JOKER),
            Tactic::Recruiter if self.clan_deck.is_empty() && self.tactic_deck.is_empty() => Err(NOBODY_TO_RECRUIT),
            Tactic::Traitor if self.open(self.turn) == 0 => Err(NO_ROOM_FOR_BOOTY),
            _ => Ok(()),
        }
    }

    /// Checks that an action is legal now for the seat whose turn it is.
    #[inline]
    pub(crate) fn check(&self, action: Action) -> Result<(), Illegal> {
        match (self.phase, action) {
            (Phase::Play, Action::Place(card, stone)) => self.check_place(card, stone).map(|_| ()),
            (Phase::Play, Action::Recruit) => self.check_recruit(),
            (Phase::Play, Action::Use(tactic, card)) => self.check_use(tactic, card),
            (Phase::Play, Action::Pass) if self.can_play() => Err(CAN_PLAY),
            (Phase::Play, Action::Pass) => Ok(()),
            (Phase::Claim, Action::Claim(stone)) => self.check_claim(stone),
            (Phase::Claim, Action::Done) if self.may_stop_claiming() => Ok(()),
            (Phase::Claim, Action::Done) => Err(MUST_CLAIM),
            (Phase::Draw | Phase::Recruit { .. }, Action::Draw(deck)) if self.deck_len(deck) > 0 => Ok(()),
            (Phase::Draw | Phase::Recruit { .. }, Action::Draw(_)) => Err(EMPTY_DECK),
            (Phase::Move { may_discard, .. }, Action::To(stone)) => self.check_to(stone, may_discard),
            (Phase::Move { may_discard: true, .. }, Action::Discard) => Ok(()),
            (Phase::Move { .. }, Action::Discard) => Err(TRAITOR_KEEPS),
            (Phase::Return { .. }, Action::Under(card)) => self.check_in_hand(card),
            (phase, _) => Err(wrong_phase(phase)),
        }
    }

    /// The index of the card in the hand, if it may be laid there.
    #[inline]
    pub(crate) fn check_place(&self, card: Card, stone: Stone) -> Result<usize, Illegal> {
        let index = self.in_hand(card).ok_or(NOT_IN_HAND)?;
        self.check_stone(stone)?;
        if let Some(tactic) = card.as_tactic() {
            if !tactic.is_wild() && !tactic.is_fight() {
                return Err(NOT_PLACEABLE);
            }
            self.check_tactic(tactic)?;
        }
        if self.places_for(card) & stone.bit() != 0 { Ok(index) } else { Err(SIDE_FULL) }
    }

    /// The index of a card in the hand of the seat whose turn it is.
    #[inline]
    pub(crate) fn in_hand(&self, card: Card) -> Option<usize> {
        // Compares every card: an early exit cannot be predicted by the processor and costs more.
        let matches = self.hand(self.turn).iter().enumerate().map(|(index, &one)| u16::from(one == card) << index);
        let found = matches.fold(0, |found, bit| found | bit);
        (found != 0).then_some(found.trailing_zeros() as usize)
    }

    fn check_in_hand(&self, card: Card) -> Result<(), Illegal> {
        self.in_hand(card).map(|_| ()).ok_or(NOT_IN_HAND)
    }

    /// Checks that the stone exists and has no owner.
    #[inline]
    fn check_stone(&self, stone: Stone) -> Result<(), Illegal> {
        if stone.0 >= self.config.stones {
            Err(NO_SUCH_STONE)
        } else if self.unclaimed() & stone.bit() == 0 {
            Err(STONE_CLOSED)
        } else {
            Ok(())
        }
    }

    fn check_recruit(&self) -> Result<(), Illegal> {
        self.check_in_hand(Card::tactic(Tactic::Recruiter))?;
        self.check_tactic(Tactic::Recruiter)
    }

    fn check_use(&self, tactic: Tactic, card: Card) -> Result<(), Illegal> {
        let (owner, missing) = match tactic {
            Tactic::Strategist => (self.turn, NOT_YOUR_CARD),
            Tactic::Banshee | Tactic::Traitor => (self.turn.other(), NOT_THEIR_CARD),
            _ => return Err(NOT_USABLE),
        };
        self.check_in_hand(Card::tactic(tactic))?;
        self.check_tactic(tactic)?;
        if tactic == Tactic::Traitor && !card.is_clan() {
            return Err(TRAITOR_TAKES_CLAN);
        }
        self.find(owner, card).map(|_| ()).ok_or(missing)
    }

    fn check_to(&self, stone: Stone, strategist: bool) -> Result<(), Illegal> {
        self.check_stone(stone)?;
        if strategist && stone == self.picked_at {
            return Err(SAME_STONE);
        }
        if self.destinations(strategist) & stone.bit() != 0 { Ok(()) } else { Err(SIDE_FULL) }
    }

    fn check_claim(&self, stone: Stone) -> Result<(), Illegal> {
        self.check_stone(stone)?;
        if !self.is_full(self.turn, stone) {
            return Err(SIDE_NOT_FULL);
        }
        if self.may_claim(self.turn, stone) {
            return Ok(());
        }
        Err(if self.is_full(self.turn.other(), stone) { LOSES } else { NOT_PROVEN })
    }
}

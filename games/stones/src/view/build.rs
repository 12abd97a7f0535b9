//! Builds a view from the state.

use crate::{Card, Deck, HandView, SideView, Stone, StoneView, Stones, View};
use atout_core::{Game, Seat, Viewer};

impl Stones {
    /// What this viewer sees.
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        View {
            config: self.config,
            viewer,
            turn: self.turn,
            phase: self.phase,
            stones: self.stones().map(|stone| self.stone_view(stone)).collect(),
            hands: [Seat::FIRST, Seat::SECOND].map(|seat| self.hand_view(viewer, seat)),
            clan_deck: self.clan_deck.len(),
            tactic_deck: self.tactic_deck.len(),
            discards: self.discards.to_vec(),
            unseen: self.unseen.cards().collect(),
            tactics_played: self.tactics_played,
            last: self.last,
            outcome: self.stage().outcome(),
            win: self.won.map(|(_, win)| win),
            known_under: self.known_cards_under(viewer),
        }
    }

    fn known_cards_under(&self, viewer: Viewer) -> [Vec<Card>; 2] {
        let seat = match viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Everything => self.buried_by,
            Viewer::Spectator => return [Vec::new(), Vec::new()],
        };
        [Deck::Clan, Deck::Tactic].map(|deck| self.known_under(seat, deck).to_vec())
    }

    fn hand_view(&self, viewer: Viewer, seat: Seat) -> HandView {
        let hand = self.hand(seat);
        let clan = hand.iter().filter(|card| card.is_clan()).count();
        let cards = viewer.sees(seat).then(|| {
            let mut cards = hand.to_vec();
            cards.sort_unstable();
            cards
        });
        HandView { cards, clan, tactic: hand.len() - clan }
    }

    fn stone_view(&self, stone: Stone) -> StoneView {
        let sides = [Seat::FIRST, Seat::SECOND].map(|seat| self.side_view(seat, stone));
        StoneView {
            owner: self.owner(stone),
            room: self.room(stone),
            blind: self.is_blind(stone),
            mud: self.mud & stone.bit() != 0,
            leader: self.leader(stone, &sides),
            sides,
        }
    }

    fn side_view(&self, seat: Seat, stone: Stone) -> SideView {
        SideView {
            cards: self.side(seat, stone).to_vec(),
            formation: self.is_full(seat, stone).then(|| self.formation(seat, stone)),
            reach: self.reach(seat, stone).map(|reach| reach.formation),
            first: self.first[seat.index()] & stone.bit() != 0,
            claim: self.claim_view(seat, stone),
        }
    }

    /// The seat that is ahead; none if both can reach the same formation and neither was full first.
    fn leader(&self, stone: Stone, sides: &[SideView; 2]) -> Option<Seat> {
        let first = [Seat::FIRST, Seat::SECOND].into_iter().find(|seat| sides[seat.index()].first);
        self.owner(stone).or(match sides[0].reach.cmp(&sides[1].reach) {
            std::cmp::Ordering::Greater => Some(Seat::FIRST),
            std::cmp::Ordering::Less => Some(Seat::SECOND),
            std::cmp::Ordering::Equal => first,
        })
    }
}

//! Builds a [`View`] from the state: the code behind `Game::view`, and the only place that hides something.

use crate::{Action, Bag, Card, Entity, FriendView, Kitty, PlayerView, View};
use atout_core::{Seat, Viewer};

impl Kitty {
    pub(crate) fn build_view(&self, viewer: Viewer) -> View {
        let listed = |actions: &[Option<Action>; Seat::MAX], is_shown: &dyn Fn(Seat) -> bool| {
            let seats = self.seats().filter(|seat| is_shown(*seat));
            seats.filter_map(|seat| Some((seat, actions[seat.index()]?))).collect()
        };
        View {
            config: self.config,
            viewer,
            turn: self.turn,
            phase: self.phase,
            waiting: self.waiting(),
            chosen: listed(&self.chosen, &|seat| viewer.sees(seat)),
            moves: listed(&self.moves, &|_| true),
            cards: listed(&self.cards, &|_| true),
            redealt: self.redealt,
            players: self.seats().map(|seat| self.build_player(viewer, seat)).collect(),
            friends: self.living.friends().iter().filter_map(|id| self.build_friend(id)).collect(),
            caramels: self.caramels.iter().collect(),
            outcome: self.outcome(),
            end: self.end,
        }
    }

    fn build_player(&self, viewer: Viewer, seat: Seat) -> PlayerView {
        let player = self.player(seat);
        let if_seen = |cards: Bag| -> Option<Vec<Card>> { viewer.sees(seat).then(|| cards.cards().collect()) };
        PlayerView {
            side: self.config.side(seat),
            class: player.class,
            cell: player.stats.cell,
            life: player.stats.life,
            mana: player.stats.mana,
            generation: player.stats.generation,
            open_sides: self.free_beside(player.stats.cell).1 as u8,
            hand: if_seen(player.hand),
            hand_size: player.hand.len(),
            draw: if_seen(player.draw),
            draw_size: player.draw.len(),
            // The bag of a classic game holds all drawn cards, those in hand included: it must not be shown.
            discard: if self.config.classic { Vec::new() } else { player.discard.cards().collect() },
            fell: player.fell,
        }
    }

    fn build_friend(&self, id: Entity) -> Option<FriendView> {
        let friend = self.friend(id)?;
        Some(FriendView {
            id,
            owner: friend.owner,
            target: friend.target,
            card: friend.card,
            cell: friend.stats.cell,
            life: friend.stats.life,
            mana: friend.stats.mana,
            generation: friend.stats.generation,
            span: friend.span,
        })
    }
}

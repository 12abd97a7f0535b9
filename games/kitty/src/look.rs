//! What an eye sees of a state.

use crate::{Action, Card, Entity, FriendView, Kitty, PlayerView, View};
use atout_core::{Seat, Viewer};

impl Kitty {
    pub(crate) fn look(&self, viewer: Viewer) -> View {
        let told = |actions: &[Option<Action>; Seat::MAX], may: &dyn Fn(Seat) -> bool| {
            let seats = self.seats().filter(|seat| may(*seat));
            seats.filter_map(|seat| Some((seat, actions[seat.index()]?))).collect()
        };
        View {
            config: self.config,
            viewer,
            turn: self.turn,
            phase: self.phase,
            waiting: self.waiting(),
            chosen: told(&self.chosen, &|seat| sees(viewer, seat)),
            moves: told(&self.moves, &|_| true),
            cards: told(&self.cards, &|_| true),
            redealt: self.redealt,
            players: self.seats().map(|seat| self.look_at_player(viewer, seat)).collect(),
            friends: self.living.friends().iter().filter_map(|id| self.look_at_friend(id)).collect(),
            caramels: self.caramels.iter().collect(),
            outcome: self.outcome(),
            end: self.end,
        }
    }

    fn look_at_player(&self, viewer: Viewer, seat: Seat) -> PlayerView {
        let player = self.player(seat);
        let open = |cards: crate::Bag| -> Option<Vec<Card>> { sees(viewer, seat).then(|| cards.cards().collect()) };
        PlayerView {
            side: self.config.side(seat),
            class: player.class,
            cell: player.stats.cell,
            life: player.stats.life,
            mana: player.stats.mana,
            generation: player.stats.generation,
            open_sides: self.free_beside(player.stats.cell).1 as u8,
            hand: open(player.hand),
            hand_size: player.hand.len(),
            draw: open(player.draw),
            draw_size: player.draw.len(),
            // A classic memento keeps no such pile; what was drawn of it is in part still in hand.
            discard: if self.config.classic { Vec::new() } else { player.discard.cards().collect() },
            fell: player.fell,
        }
    }

    fn look_at_friend(&self, id: Entity) -> Option<FriendView> {
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

/// May this eye see what is secret to a seat?
fn sees(viewer: Viewer, seat: Seat) -> bool {
    viewer == Viewer::Everything || viewer == Viewer::Seat(seat)
}

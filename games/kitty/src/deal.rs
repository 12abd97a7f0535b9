//! The start of a game: places, classes, mementos; and drawing from them ever after.

use crate::{Bag, Card, Cell, Cells, Class, Classes, Config, Entity, Kitty, Stats};
use atout_core::{Dice, Rng, Seat};

impl Kitty {
    /// Places everybody and deals, or waits for the classes.
    pub(crate) fn deal<R: Rng>(config: &Config, rng: &mut R) -> Kitty {
        let mut state = Kitty::empty(config);
        state.place_all(rng);
        if config.classes != Classes::Choose {
            for seat in state.seats() {
                let class = state.config.classes.of(seat, rng);
                state.equip(seat, class, rng);
            }
            // Nobody hears it: a game begins with its first turn.
            state.begin_turn(rng, &mut atout_core::NoEvents);
        }
        state
    }

    /// Everybody on a random cell of their own, and nobody walled in.
    fn place_all<R: Rng>(&mut self, rng: &mut R) {
        loop {
            self.closed = Cells::default();
            for seat in self.seats() {
                let cell = self.random_free_cell(rng);
                self.closed.insert(cell);
                self.players[seat.index()].stats.cell = cell;
                self.living.insert(Entity::player(seat));
            }
            if self.seats().all(|seat| self.free_beside(self.player(seat).stats.cell).1 > 0) {
                return;
            }
        }
    }

    fn random_free_cell<R: Rng>(&self, rng: &mut R) -> Cell {
        loop {
            let x = rng.below(self.config.width.into()) as u8;
            let y = rng.below(self.config.height.into()) as u8;
            if !self.closed.contains(Cell::new(x, y)) {
                return Cell::new(x, y);
            }
        }
    }

    /// Makes somebody what it is: numbers, memento, hand.
    pub(crate) fn equip<R: Rng>(&mut self, seat: Seat, class: Class, rng: &mut R) {
        let (life, mana, generation) = self.config.start_of(class);
        let player = &mut self.players[seat.index()];
        player.class = class;
        player.stats = Stats { life, mana, generation, cell: player.stats.cell };
        let weights = Weights::new(class, self.config.has_teams());
        self.players[seat.index()].draw = weights.bag(self.config.deck.into(), rng);
        for _ in 0..self.config.hand {
            self.draw(seat, rng);
        }
    }

    /// A card comes from the draw pile to the hand. An empty pile is made of the discards first; says so.
    #[inline]
    pub(crate) fn draw<R: Rng>(&mut self, seat: Seat, rng: &mut R) -> (Option<Card>, bool) {
        let classic = self.config.classic;
        let player = &mut self.players[seat.index()];
        let shuffled = player.draw.is_empty();
        if shuffled {
            player.draw = std::mem::take(&mut player.discard);
            if !classic {
                player.known.add(&player.draw);
            }
        }
        let card = player.draw.draw(rng);
        if let Some(card) = card {
            player.hand.put(card);
            if classic {
                player.discard.put(card);
            }
        }
        (card, shuffled)
    }

    /// A card leaves the hand.
    #[inline]
    pub(crate) fn discard(&mut self, seat: Seat, card: Card) {
        let classic = self.config.classic;
        let player = &mut self.players[seat.index()];
        player.hand.take(card);
        // In a classic game it never left the memento.
        if !classic {
            player.discard.put(card);
            player.known.take(card);
        }
    }
}

impl Classes {
    /// What a seat is.
    fn of<R: Rng>(self, seat: Seat, rng: &mut R) -> Class {
        match self {
            Classes::None | Classes::Choose => Class::Kitten,
            Classes::Random => Class::CHOICES[rng.index(Class::CHOICES.len())],
            Classes::All(class) => class,
            Classes::Each(classes, _) => classes[seat.index()],
        }
    }
}

/// How often each card is dealt to a class.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Weights {
    /// Sums up to and with each card.
    sums: [u32; Card::COUNT],
}

impl Weights {
    pub(crate) fn new(class: Class, teams: bool) -> Weights {
        let (mut sums, mut sum) = ([0; Card::COUNT], 0);
        for card in Card::ALL {
            sum += if teams || !card.face().team { class.weight(card) } else { 0 };
            sums[card as usize] = sum;
        }
        Weights { sums }
    }

    /// One card.
    #[inline]
    pub(crate) fn card<R: Rng>(&self, rng: &mut R) -> Card {
        let throw = rng.below(self.sums[Card::COUNT - 1]);
        let index = self.sums.iter().filter(|sum| **sum <= throw).count();
        Card::ALL[index]
    }

    /// So many cards.
    pub(crate) fn bag<R: Rng>(&self, n: usize, rng: &mut R) -> Bag {
        (0..n).map(|_| self.card(rng)).collect()
    }
}

//! The start of a game: cells, classes, mementos; and moving cards between draw pile, hand and discards.

use crate::{Bag, Card, Cell, Cells, Class, Classes, Config, Entity, Kitty, Stats};
use atout_core::{Dice, NoEvents, Rng, Seat};

impl Kitty {
    /// Places and deals every player; if classes are picked, dealing waits for that.
    pub(crate) fn deal<R: Rng>(config: &Config, rng: &mut R) -> Kitty {
        let mut state = Kitty::empty(config);
        state.place_players(rng);
        if config.classes != Classes::Choose {
            for seat in state.seats() {
                let class = state.config.classes.of(seat, rng);
                state.set_up_player(seat, class, rng);
            }
            // Without events: a game starts inside its first turn.
            state.begin_turn(rng, &mut NoEvents);
        }
        state
    }

    /// Puts every player on a random cell of its own; no player starts walled in.
    fn place_players<R: Rng>(&mut self, rng: &mut R) {
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

    /// Gives a player its class with numbers, memento and hand.
    pub(crate) fn set_up_player<R: Rng>(&mut self, seat: Seat, class: Class, rng: &mut R) {
        let (life, mana, generation) = self.config.start_of(class);
        let player = &mut self.players[seat.index()];
        player.class = class;
        player.stats = Stats { life, mana, generation, cell: player.stats.cell };
        let weights = DealWeights::new(class, self.config.has_teams());
        self.players[seat.index()].draw = weights.bag(self.config.deck.into(), rng);
        for _ in 0..self.config.hand {
            self.draw(seat, rng);
        }
    }

    /// Draws a card into the hand. If the draw pile is empty, the discards become the draw pile first; the flag says so.
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

    /// Moves a card from the hand to the discards.
    #[inline]
    pub(crate) fn discard(&mut self, seat: Seat, card: Card) {
        let classic = self.config.classic;
        let player = &mut self.players[seat.index()];
        player.hand.take(card);
        // In a classic game the card is already in `discard` since it was drawn.
        if !classic {
            player.discard.put(card);
            player.known.take(card);
        }
    }
}

impl Classes {
    /// The class of a seat.
    fn of<R: Rng>(self, seat: Seat, rng: &mut R) -> Class {
        match self {
            Classes::None | Classes::Choose => Class::Kitten,
            Classes::Random => Class::CHOICES[rng.index(Class::CHOICES.len())],
            Classes::All(class) => class,
            Classes::Each(classes, _) => classes[seat.index()],
        }
    }
}

/// How often each card is dealt to a class, prepared for drawing.
#[derive(Debug, Clone, Copy)]
pub(crate) struct DealWeights {
    /// Cumulative weights, in the order of [`Card::ALL`].
    sums: [u32; Card::COUNT],
}

impl DealWeights {
    pub(crate) fn new(class: Class, teams: bool) -> DealWeights {
        let (mut sums, mut sum) = ([0; Card::COUNT], 0);
        for card in Card::ALL {
            sum += if teams || !card.def().team { class.weight(card) } else { 0 };
            sums[card as usize] = sum;
        }
        DealWeights { sums }
    }

    /// Draws one card.
    #[inline]
    pub(crate) fn card<R: Rng>(&self, rng: &mut R) -> Card {
        let throw = rng.below(self.sums[Card::COUNT - 1]);
        let index = self.sums.iter().filter(|sum| **sum <= throw).count();
        Card::ALL[index]
    }

    /// Draws `n` cards.
    pub(crate) fn bag<R: Rng>(&self, n: usize, rng: &mut R) -> Bag {
        (0..n).map(|_| self.card(rng)).collect()
    }
}

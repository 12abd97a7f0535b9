//! The policy for Border Stones: scores actions without search.
//!
//! Every side of every stone has an outlook: its probable strength, given the cards that its player holds or may still
//! get. Two outlooks give the chance to win the stone, its neighbours give its weight, and the score of a play is the
//! change of the weighted chances. The policy reads the seat's own hand and the table, nothing hidden.
//!
//! `quick.rs` makes the same choice for playouts in less time. Not here: search (`atout-bots`).

mod chances;
mod outlook;
mod quick;
mod supply;
mod weights;

pub use weights::Weights;

use crate::{Action, Card, Deck, Formation, Phase, Stone, Stones, Tactic, Unseen};
use atout_core::bits::ones;
use atout_core::{BotRng, Game, HasPolicy, Policy, Scratch, Seat};
use chances::Chances;
use outlook::SideEvaluator;

/// The policy, with its weights.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct StonesPolicy {
    /// The tuned numbers.
    pub weights: Weights,
}

impl HasPolicy for Stones {
    type Policy = StonesPolicy;
}

impl Policy<Stones> for StonesPolicy {
    fn score(&self, state: &Stones, seat: Seat, actions: &[Action], scores: &mut Vec<f32>) {
        scores.clear();
        match state.phase {
            // A claim is never wrong.
            Phase::Claim => {
                scores.extend(actions.iter().map(|action| if *action == Action::Done { -1.0 } else { 1.0 }));
            }
            Phase::Draw | Phase::Recruit { .. } => {
                scores.extend(actions.iter().map(|action| draw_score(state, seat, *action)));
            }
            _ => Evaluator::new(&self.weights, state, seat).score(actions, scores),
        }
    }

    fn playout(&self, state: &Stones, seat: Seat, _rng: &mut BotRng, scratch: &mut Scratch<Action>) -> Option<Action> {
        if state.phase == Phase::Play && !state.config.tactics {
            return Some(quick::best_play(&self.weights, state, seat));
        }
        state.actions(seat, &mut scratch.actions);
        self.score(state, seat, &scratch.actions, &mut scratch.scores);
        let best = (0..scratch.scores.len()).max_by(|&a, &b| scratch.scores[a].total_cmp(&scratch.scores[b]))?;
        Some(scratch.actions[best])
    }
}

/// A tactic card is drawn if none is held and one may be played.
fn draw_score(state: &Stones, seat: Seat, action: Action) -> f32 {
    let held = state.hand(seat).iter().filter(|card| !card.is_clan()).count();
    match action {
        Action::Draw(Deck::Tactic) if held == 0 && state.may_play_tactic(seat) => 1.0,
        Action::Draw(Deck::Clan) => 0.5,
        _ => 0.0,
    }
}

/// A position evaluated for one seat.
struct Evaluator<'a> {
    weights: &'a Weights,
    state: &'a Stones,
    seat: Seat,
    mine: Chances,
    theirs: Chances,
    pool: Unseen,
    open: Unseen,
    stones: [StoneEstimate; Stone::MAX],
}

/// One stone, estimated for the seat.
#[derive(Debug, Clone, Copy, Default)]
struct StoneEstimate {
    /// The outlooks of both sides.
    mine: f32,
    theirs: f32,
    /// How steeply the chance to win rises with the lead.
    sharp: f32,
    /// The chance to win it.
    win: f32,
    /// Its weight: the value of the stone beside others.
    matters: f32,
    /// Certainly lost: a card laid there changes nothing.
    dead: bool,
}

impl<'a> Evaluator<'a> {
    fn new(weights: &'a Weights, state: &'a Stones, seat: Seat) -> Evaluator<'a> {
        let held: Unseen = state.hand(seat).iter().copied().collect();
        let mut pool = state.unseen;
        held.cards().for_each(|card| pool.remove(card));
        let (deck, n_pool) = (state.clan_deck.len() as f32, (pool.len() as f32).max(1.0));
        let theirs_n = state.hand(seat.other()).iter().filter(|card| card.is_clan()).count() as f32;
        let values = state.config.values;
        // Each player draws half of the deck. The other hand is part of the pool.
        let mine = Chances::new(&held, weights.sure, &pool, weights.hope[0] * deck / 2.0 / n_pool, values);
        let hope = weights.hope[1] * (theirs_n + deck / 2.0) / n_pool;
        let theirs = Chances::new(&Unseen::NONE, 0.0, &pool, hope.min(1.0), values);
        let stones = [StoneEstimate::default(); Stone::MAX];
        let mut evaluator = Evaluator { weights, state, seat, mine, theirs, pool, open: state.unseen, stones };
        evaluator.estimate_stones();
        evaluator
    }

    fn own_sides(&self) -> SideEvaluator<'_> {
        SideEvaluator { weights: self.weights, chances: &self.mine, open: &self.open, values: self.state.config.values }
    }

    fn other_sides(&self) -> SideEvaluator<'_> {
        SideEvaluator {
            weights: self.weights,
            chances: &self.theirs,
            open: &self.pool,
            values: self.state.config.values,
        }
    }

    fn outlook_mine(&self, cards: &[Card], stone: Stone) -> f32 {
        self.own_sides().outlook(cards, self.state.room(stone), self.state.is_blind(stone))
    }

    fn outlook_theirs(&self, cards: &[Card], stone: Stone) -> f32 {
        self.other_sides().outlook(cards, self.state.room(stone), self.state.is_blind(stone))
    }

    fn estimate_stones(&mut self) {
        for stone in self.state.stones() {
            let mine = self.state.side(self.seat, stone);
            let theirs = self.state.side(self.seat.other(), stone);
            self.stones[stone.index()] = match self.state.owner(stone) {
                Some(owner) => {
                    StoneEstimate { win: f32::from(u8::from(owner == self.seat)), ..StoneEstimate::default() }
                }
                None => {
                    let (a, b) = (self.outlook_mine(mine, stone), self.outlook_theirs(theirs, stone));
                    let sharp = self.weights.sharp[0] + self.weights.sharp[1] * (mine.len() + theirs.len()) as f32;
                    let (won, dead) = self.certainty(stone);
                    let win = if won {
                        1.0
                    } else if dead {
                        0.0
                    } else {
                        win_chance(a - b, sharp)
                    };
                    StoneEstimate { mine: a, theirs: b, sharp, win, matters: 1.0, dead }
                }
            };
        }
        self.add_triples();
    }

    /// Is an unclaimed stone certainly won? Is it certainly lost?
    fn certainty(&self, stone: Stone) -> (bool, bool) {
        (self.state.may_claim(self.seat, stone), self.state.may_claim(self.seat.other(), stone))
    }

    /// The weight of a stone rises with the chance that the rest of a row of three is won, or lost.
    fn add_triples(&mut self) {
        let n = usize::from(self.state.config.stones);
        for first in 0..n.saturating_sub(2) {
            let [a, b, c] = [0, 1, 2].map(|i| self.stones[first + i].win);
            for (i, (p, q)) in [(b, c), (a, c), (a, b)].into_iter().enumerate() {
                let stone = &mut self.stones[first + i];
                stone.matters += self.weights.triple[0] * p * q + self.weights.triple[1] * (1.0 - p) * (1.0 - q);
            }
        }
    }

    fn score(&self, actions: &[Action], scores: &mut Vec<f32>) {
        // A card has the same outlook on all empty sides.
        let mut opening = (Card::default(), 0.0);
        for &action in actions {
            scores.push(match action {
                Action::Place(card, stone) if self.opens(card, stone) => {
                    if opening.0 != card {
                        opening = (card, self.outlook_mine(&[card], stone));
                    }
                    self.place_with(card, stone, opening.1)
                }
                _ => self.score_one(action),
            });
        }
        self.subtract_regret(actions, scores);
    }

    /// Every place for a card costs a share of the score of the best other place for it.
    fn subtract_regret(&self, actions: &[Action], scores: &mut [f32]) {
        let mut start = 0;
        while start < actions.len() {
            let Action::Place(card, _) = actions[start] else { break };
            let end = start
                + actions[start..]
                    .iter()
                    .take_while(|other| matches!(other, Action::Place(c, _) if *c == card))
                    .count();
            let group = &mut scores[start..end];
            let (mut first, mut second) = (f32::NEG_INFINITY, f32::NEG_INFINITY);
            for &score in group.iter() {
                if score > first {
                    (first, second) = (score, first);
                } else if score > second {
                    second = score;
                }
            }
            for score in group.iter_mut() {
                let elsewhere = if *score == first { second } else { first };
                *score -= self.weights.regret * elsewhere.max(0.0);
            }
            start = end;
        }
    }

    /// The score of one action: the change of the weighted chances to win.
    fn score_one(&self, action: Action) -> f32 {
        match action {
            Action::Place(card, stone) => match card.as_tactic() {
                Some(tactic) if tactic.is_fight() => self.fight(tactic, stone),
                _ => self.place(card, stone),
            },
            Action::Recruit => 0.05,
            Action::Use(Tactic::Strategist, card) => self.rescue(card),
            Action::Use(tactic, card) => self.take(tactic, card),
            Action::To(stone) => match self.state.phase {
                Phase::Move { card, .. } => self.place(card, stone),
                _ => 0.0,
            },
            Action::Under(card) => -f32::from(card.strength().unwrap_or(5)),
            _ => 0.0,
        }
    }

    /// Is it a clan card on an empty side of a stone without a fight?
    fn opens(&self, card: Card, stone: Stone) -> bool {
        let plain = self.state.room(stone) == 3 && !self.state.is_blind(stone);
        plain && card.is_clan() && self.state.side(self.seat, stone).is_empty()
    }

    fn place(&self, card: Card, stone: Stone) -> f32 {
        let laid = self.state.side(self.seat, stone);
        let mut cards = [Card::default(); 4];
        cards[..laid.len()].copy_from_slice(laid);
        cards[laid.len()] = card;
        let cards = &cards[..=laid.len()];
        let (other, is_full) = (self.seat.other(), cards.len() == self.state.room(stone) as usize);
        let estimate = &self.stones[stone.index()];
        if is_full && !estimate.dead && self.state.is_full(other, stone) {
            let mine = Formation::of(cards, self.state.config.values, self.state.is_blind(stone));
            let won = mine > self.state.formation(other, stone);
            return estimate.matters * (f32::from(u8::from(won)) - estimate.win);
        }
        let tempo = if is_full { self.weights.tempo[1] } else { 0.0 };
        self.place_with(card, stone, self.outlook_mine(cards, stone)) + tempo
    }

    /// The score of laying a card if the side's outlook is `after` then.
    fn place_with(&self, card: Card, stone: Stone, after: f32) -> f32 {
        let estimate = &self.stones[stone.index()];
        let thrift = self.weights.thrift * f32::from(card.strength().unwrap_or(9));
        if estimate.dead {
            return -thrift;
        }
        let opening = if self.state.side(self.seat, stone).is_empty() { self.weights.tempo[0] } else { 0.0 };
        self.gain(estimate, after, estimate.theirs) - opening - thrift
    }

    fn gain(&self, estimate: &StoneEstimate, mine: f32, theirs: f32) -> f32 {
        estimate.matters * (win_chance(mine - theirs, estimate.sharp) - estimate.win)
    }

    fn fight(&self, tactic: Tactic, stone: Stone) -> f32 {
        let (room, blind) = match tactic {
            Tactic::MudFight => (4, self.state.is_blind(stone)),
            _ => (self.state.room(stone), true),
        };
        let mine = self.own_sides().outlook(self.state.side(self.seat, stone), room, blind);
        let theirs = self.other_sides().outlook(self.state.side(self.seat.other(), stone), room, blind);
        self.gain(&self.stones[stone.index()], mine, theirs)
    }

    /// The score of removing an opposing card; the traitor also gets it.
    fn take(&self, tactic: Tactic, card: Card) -> f32 {
        let other = self.seat.other();
        let Some(stone) = self.state.find(other, card) else { return 0.0 };
        let theirs = self.outlook_theirs(&without(self.state.side(other, stone), card), stone);
        let estimate = &self.stones[stone.index()];
        let loss = self.gain(estimate, estimate.mine, theirs);
        let gained = if tactic == Tactic::Traitor { self.best_place(card) } else { 0.0 };
        loss + gained
    }

    /// The score of moving an own card to its best place.
    fn rescue(&self, card: Card) -> f32 {
        let Some(stone) = self.state.find(self.seat, card) else { return 0.0 };
        let estimate = &self.stones[stone.index()];
        let mine = self.outlook_mine(&without(self.state.side(self.seat, stone), card), stone);
        self.gain(estimate, mine, estimate.theirs) + self.best_place(card)
    }

    fn best_place(&self, card: Card) -> f32 {
        ones(self.state.open(self.seat)).map(|stone| self.place(card, Stone(stone))).fold(0.0, f32::max)
    }
}

fn without(cards: &[Card], card: Card) -> Vec<Card> {
    cards.iter().copied().filter(|other| *other != card).collect()
}

/// The chance to win a stone with this lead in outlook.
#[inline]
fn win_chance(lead: f32, sharp: f32) -> f32 {
    // Like the logistic function but quicker: x / (1 + |x|), scaled to 0..1.
    let x = lead * sharp;
    0.5 + 0.5 * x / (1.0 + x.abs())
}

//! A fight from its first turn to its last: whose turn it is, what enemies do, and when it is over.
//!
//! Not here: what effects do (`effects.rs`), how enemies choose (`intents.rs`), what a victory brings (`rooms.rs`).

use crate::chance::Purpose;
use crate::content::Effect;
use crate::effects::Use;
use crate::event::Entity;
use crate::state::{DRAW, ENERGY, Fight, MAX_ENEMIES, MAX_HAND, Phase, Spire, UsedSkill};
use crate::{Body, Card, Counter, Counters, Element, Event, Named};
use atout_core::{Audience, Dice, EventSink, Pile, Seat};

/// After this many turns the spire itself wears the players out.
const LAST_CALM_TURN: u8 = 30;

impl Spire {
    /// The enemies of the room stand; the first player's turn begins.
    pub(crate) fn start_fight<S: EventSink<Spire>>(&mut self, events: &mut S) {
        let next_foes = self.fight.next_foes;
        self.fight = Fight { next_id: 2, turn: 1, ..Fight::default() };
        self.place_enemies(next_foes, events);
        for player in &mut self.players {
            player.body.block = 0;
            player.body.counters = std::mem::take(&mut player.next_fight);
            (player.draw, player.drawn, player.dealt) = (player.deck, 0, 0);
            player.hand.clear();
            player.known.clear();
            player.discard.clear();
            player.last_hand.clear();
            player.last_discard.clear();
        }
        self.announce_all(events);
        events.emit(Audience::Everyone, || Event::Turn { turn: 1 });
        self.begin_turns(events);
    }

    /// The first player who stands begins.
    fn begin_turns<S: EventSink<Spire>>(&mut self, events: &mut S) {
        let first = self.seats().find(|seat| self.stands(*seat));
        match first {
            Some(seat) => self.begin_turn(seat, events),
            None => self.end_climb(false, events),
        }
    }

    fn begin_turn<S: EventSink<Spire>>(&mut self, seat: Seat, events: &mut S) {
        self.phase = Phase::Turn(seat);
        events.emit(Audience::Everyone, || Event::TurnOf { seat });
        let turn = self.fight.turn;
        let player = &mut self.players[seat.index()];
        if turn > 1 {
            player.body.counters.tick();
            player.body.block = 0;
        }
        (player.energy, player.played) = (ENERGY, 0);
        if turn > LAST_CALM_TURN {
            let n = i16::from(turn - LAST_CALM_TURN);
            self.lose_life(Entity::Player(seat), n * n, events);
            if !self.stands(seat) {
                return self.go_on(seat, events);
            }
        }
        self.draw_cards(seat, DRAW, events);
    }

    /// A player plays a card that is legal.
    #[inline]
    pub(crate) fn play_card<S: EventSink<Spire>>(&mut self, seat: Seat, place: u8, target: Option<u8>, events: &mut S) {
        let card = self.players[seat.index()].take_from_hand(place.into());
        let def = self.config.content.get().card(card);
        let player = &mut self.players[seat.index()];
        player.energy -= def.cost;
        player.played += 1;
        self.fight.last_played = Some(card);
        events.emit(Audience::Everyone, || Event::Played {
            seat,
            card: self.named_card(card),
            target: target.and_then(|id| self.entity(id)).map(|one| self.who(one)),
        });
        self.use_card(seat, card, target, events);
        insert(&mut self.players[seat.index()].discard, card);
        self.change_phases(events);
        if let Some(Effect::Discard(n)) = def.effects.last() {
            let n = (*n).min(self.player(seat).hand.len() as u8);
            if n > 0 {
                self.phase = Phase::Discard(seat, n);
            }
        }
        self.go_on(seat, events);
    }

    /// What a card does, before the enemies change and the turn goes on.
    #[inline]
    pub(crate) fn use_card<S: EventSink<Spire>>(&mut self, seat: Seat, card: Card, target: Option<u8>, events: &mut S) {
        let def = self.config.content.get().card(card);
        let element = self.tower().element(card);
        let used = Use { by: Entity::Player(seat), element, target: def.target, aim: target.unwrap_or_default() };
        self.apply_effects(&used, &def.effects, events);
        if element != Element::None && self.stands(seat) {
            self.become_element(Entity::Player(seat), element, events);
        }
    }

    /// A player discards a card of its choice.
    pub(crate) fn discard_card<S: EventSink<Spire>>(&mut self, seat: Seat, place: u8, left: u8, events: &mut S) {
        let player = &mut self.players[seat.index()];
        let card = player.take_from_hand(place.into());
        insert(&mut player.discard, card);
        events.emit(Audience::Everyone, || Event::Discarded { seat, cards: self.named_cards(&[card]) });
        self.phase = if left > 1 { Phase::Discard(seat, left - 1) } else { Phase::Turn(seat) };
    }

    /// The fight may be over, or the player.
    #[inline]
    fn go_on<S: EventSink<Spire>>(&mut self, seat: Seat, events: &mut S) {
        if !self.settle(events) && !self.stands(seat) {
            self.throw_hand(seat, events);
            self.pass_on(seat, events);
        }
    }

    /// Is the fight or the climb over? Then it is ended.
    #[inline]
    fn settle<S: EventSink<Spire>>(&mut self, events: &mut S) -> bool {
        if !self.seats().any(|seat| self.stands(seat)) {
            self.end_climb(false, events);
            return true;
        }
        if self.fight.enemies.iter().any(|enemy| enemy.lives()) {
            return false;
        }
        self.win_fight(events);
        true
    }

    /// A player ends its turn.
    #[inline]
    pub(crate) fn end_turn<S: EventSink<Spire>>(&mut self, seat: Seat, events: &mut S) {
        self.throw_hand(seat, events);
        self.heal_at_the_end(Entity::Player(seat), events);
        self.pass_on(seat, events);
    }

    /// The hand goes to the discards.
    fn throw_hand<S: EventSink<Spire>>(&mut self, seat: Seat, events: &mut S) {
        let hand = self.put_away_hand(seat);
        if !hand.is_empty() {
            events.emit(Audience::Everyone, || Event::Discarded { seat, cards: self.named_cards(&hand) });
        }
    }

    /// Moves the hand to the discards and tells what was in it.
    #[inline]
    pub(crate) fn put_away_hand(&mut self, seat: Seat) -> Pile<Card, MAX_HAND> {
        let player = &mut self.players[seat.index()];
        let hand = std::mem::take(&mut player.hand);
        player.known.clear();
        player.discard = merged(&player.discard, &hand);
        hand
    }

    fn heal_at_the_end<S: EventSink<Spire>>(&mut self, one: Entity, events: &mut S) {
        let n = self.body(one).counters.get(Counter::Heal);
        if n > 0 {
            self.heal(one, n.into(), events);
        }
    }

    /// The next player's turn, or the enemies'.
    pub(crate) fn pass_on<S: EventSink<Spire>>(&mut self, seat: Seat, events: &mut S) {
        let next = self.seats().find(|next| *next > seat && self.stands(*next));
        match next {
            Some(next) => self.begin_turn(next, events),
            None => self.let_enemies_act(events),
        }
    }

    fn let_enemies_act<S: EventSink<Spire>>(&mut self, events: &mut S) {
        // An enemy that is called while they act has a later id, and acts in the next turn.
        let later = self.fight.next_id;
        for slot in 0..MAX_ENEMIES {
            let enemy = &self.fight.enemies[slot];
            if enemy.lives() && enemy.id < later {
                self.let_enemy_act(slot, events);
                if self.settle(events) {
                    return;
                }
            }
        }
        self.players.iter_mut().for_each(|player| player.dealt = 0);
        self.fight.turn += 1;
        events.emit(Audience::Everyone, || Event::Turn { turn: self.fight.turn });
        self.begin_turns(events);
    }

    pub(crate) fn let_enemy_act<S: EventSink<Spire>>(&mut self, slot: usize, events: &mut S) {
        let one = Entity::Enemy(slot);
        let body = self.body_mut(one);
        body.counters.tick();
        body.block = 0;
        let enemy = self.fight.enemies[slot];
        let skill = self.intent(&enemy);
        self.fight.last_skills[slot] = Some(UsedSkill { kind: enemy.kind, phase: enemy.phase, place: enemy.intent });
        events.emit(Audience::Everyone, || Event::Acted { who: self.who(one), skill: Named::of_skill(skill) });
        let element = skill.element.unwrap_or(enemy.body.element);
        let used = Use { by: one, element, target: skill.target, aim: enemy.aim };
        self.apply_effects(&used, &skill.effects, events);
        if self.fights(one) {
            self.heal_at_the_end(one, events);
            self.rest_skill(slot);
            self.change_phases(events);
        }
        if self.fights(one) {
            // An enemy that has entered a new phase has announced already.
            if self.fight.enemies[slot].phase == enemy.phase {
                self.announce(slot, events);
            }
            self.fight.enemies[slot].struck = 0;
        }
    }

    /// Draws cards up to the hand limit; the discards become the draw pile when it runs out.
    #[inline]
    pub(crate) fn draw_cards<S: EventSink<Spire>>(&mut self, seat: Seat, n: u8, events: &mut S) {
        let mut drawn = Pile::<Card, 8>::new();
        let key = self.room_key() << 20 | u64::from(self.player(seat).drawn) << 1 | seat.index() as u64;
        let mut rng = self.streams.of(Purpose::Draw, key);
        let mut reshuffled = false;
        let player = &mut self.players[seat.index()];
        let room = MAX_HAND - player.hand.len();
        for _ in 0..room.min(n.into()) {
            if player.draw.is_empty() {
                if player.discard.is_empty() {
                    break;
                }
                player.draw = std::mem::take(&mut player.discard);
                player.known = player.hand;
                reshuffled = true;
            }
            let card = player.draw.remove(rng.index(player.draw.len()));
            player.drawn += 1;
            insert(&mut player.hand, card);
            if S::LISTENS {
                insert(&mut drawn, card);
            }
        }
        if S::LISTENS {
            self.tell_draw(seat, reshuffled, &drawn, events);
        }
    }

    fn tell_draw<S: EventSink<Spire>>(&self, seat: Seat, reshuffled: bool, drawn: &[Card], events: &mut S) {
        if reshuffled {
            events.emit(Audience::Everyone, || Event::Reshuffled { seat });
        }
        if !drawn.is_empty() {
            events.emit(Audience::only(seat), || Event::Drew { seat, cards: self.named_cards(drawn) });
            events.emit(Audience::all_but(seat), || Event::DrewHidden { seat, n: drawn.len() as u8 });
        }
    }

    /// Nobody is in a fight any more.
    pub(crate) fn clear_fight(&mut self) {
        let Fight { last_played, last_skills, .. } = self.fight;
        self.fight = Fight { last_played, last_skills, ..Fight::default() };
        for player in &mut self.players {
            player.body = Body { block: 0, counters: Counters::default(), ..player.body };
            (player.energy, player.played, player.drawn, player.dealt) = (0, 0, 0, 0);
            player.draw.clear();
            player.last_hand = std::mem::take(&mut player.hand);
            player.known.clear();
            player.last_discard = std::mem::take(&mut player.discard);
        }
    }
}

/// Puts a card where it belongs in a sorted pile.
#[inline]
pub(crate) fn insert<const N: usize>(pile: &mut Pile<Card, N>, card: Card) {
    pile.push(card);
    let mut at = pile.len() - 1;
    while at > 0 && pile[at - 1] > card {
        pile[at] = pile[at - 1];
        at -= 1;
    }
    pile[at] = card;
}

/// Two sorted piles as one.
fn merged<const N: usize, const M: usize>(a: &Pile<Card, N>, b: &Pile<Card, M>) -> Pile<Card, N> {
    let (mut a, mut b, mut all) = (a.iter().peekable(), b.iter().peekable(), Pile::new());
    while let Some(card) = match (a.peek(), b.peek()) {
        (Some(x), Some(y)) if x <= y => a.next(),
        (_, Some(_)) => b.next(),
        _ => a.next(),
    } {
        all.push(*card);
    }
    all
}

//! Stops: when a player is asked, and when the table passes for it.
//!
//! All of it follows what everybody sees: the stack, the step, who attacks. Not here: whether the rules ask at all
//! (`turn.rs`), who keeps the orders (the table).

use crate::Action;
use crate::state::{Asked, Duel, Step};
use atout_core::{Orders, Seat, StopSpec, Text};

const fn stop(id: &'static str, en: &'static str, fr: &'static str, default: bool) -> StopSpec {
    StopSpec { id, name: Text::new(en, fr), default }
}

/// Every stop: by whose turn it is and by step, then by what happens.
pub(crate) static STOPS: &[StopSpec] = &[
    stop("my-start", "my turn: start", "mon tour : début", false),
    stop("my-main1", "my turn: main phase", "mon tour : phase principale", true),
    stop("my-combat", "my turn: start of combat", "mon tour : début du combat", false),
    stop("my-attackers", "my turn: after attackers", "mon tour : après les attaquants", false),
    stop("my-blockers", "my turn: after blockers", "mon tour : après les bloqueurs", true),
    stop("my-damage", "my turn: after damage", "mon tour : après les dégâts", false),
    stop("my-main2", "my turn: second main phase", "mon tour : seconde phase principale", true),
    stop("my-end", "my turn: end", "mon tour : fin", false),
    stop("their-start", "their turn: start", "tour adverse : début", false),
    stop("their-main1", "their turn: main phase", "tour adverse : phase principale", false),
    stop("their-combat", "their turn: start of combat", "tour adverse : début du combat", false),
    stop("their-attackers", "their turn: after attackers", "tour adverse : après les attaquants", true),
    stop("their-blockers", "their turn: after blockers", "tour adverse : après les bloqueurs", true),
    stop("their-damage", "their turn: after damage", "tour adverse : après les dégâts", false),
    stop("their-main2", "their turn: second main phase", "tour adverse : seconde phase principale", false),
    stop("their-end", "their turn: end", "tour adverse : fin", false),
    stop("my-stack", "my own spell or ability waits to resolve", "mon sort ou ma capacité va se résoudre", false),
    stop(
        "their-stack",
        "an opponent's spell or ability waits to resolve",
        "un sort ou une capacité adverse va se résoudre",
        true,
    ),
];

impl Duel {
    /// What the orders answer for a seat: a pass, or no attack if it is in a hurry.
    pub(crate) fn answer_by_orders(&self, seat: Seat, orders: &Orders) -> Option<Action> {
        if orders.full_control || self.asked_seat() != Some(seat) {
            return None;
        }
        match self.asked {
            Asked::Priority(_) => (!self.is_stopped(seat, orders)).then_some(Action::Pass),
            Asked::Attackers if orders.hurry && !self.is_attack_owed() => {
                let is_begun = self.attackers().next().is_some();
                (!is_begun).then_some(Action::Done)
            }
            _ => None,
        }
    }

    fn is_stopped(&self, seat: Seat, orders: &Orders) -> bool {
        // While mana floats or a spell is being paid by hand, the player is in the middle of something.
        if self.player(seat).mana != [0; 6] {
            return true;
        }
        if let Some(top) = self.stack.last() {
            return orders.stops_at(if top.controller == seat { "my-stack" } else { "their-stack" });
        }
        let is_mine = self.active == seat;
        let Some(step) = step_word(self.step) else { return true };
        if orders.hurry {
            return (is_mine && self.step == Step::Main1) || (!is_mine && self.step == Step::Attackers);
        }
        let is_set = orders.stops_at(&format!("{}-{step}", if is_mine { "my" } else { "their" }));
        is_set && self.is_worth_a_stop(is_mine)
    }

    /// Combat steps are worth a stop only if something fights. The attacker may still want to make an unblocked creature
    /// stronger; the defender, who has just decided not to block, is not asked a second time.
    fn is_worth_a_stop(&self, is_mine: bool) -> bool {
        match self.step {
            Step::Blockers if !is_mine => self.attackers().any(|slot| self.at(slot).combat.blocked),
            Step::Attackers | Step::Blockers | Step::FirstStrike | Step::Damage => self.attackers().next().is_some(),
            _ => true,
        }
    }
}

/// The word of a step in the names of stops; none where a player is always asked.
const fn step_word(step: Step) -> Option<&'static str> {
    Some(match step {
        Step::Start => "start",
        Step::Main1 => "main1",
        Step::Combat => "combat",
        Step::Attackers => "attackers",
        Step::Blockers => "blockers",
        Step::FirstStrike | Step::Damage => "damage",
        Step::Main2 => "main2",
        Step::End => "end",
        Step::Opening | Step::Cleanup => return None,
    })
}

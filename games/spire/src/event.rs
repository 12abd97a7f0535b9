//! What happened, as viewers receive it. Names travel with the events, so that a log needs no content file.

use crate::content::{EventDef, SkillDef, Words};
use crate::map::RoomKind;
use crate::{Card, Counter, Element, Hit, Spire};
use atout_core::{Departure, Seat};
use serde::{Deserialize, Serialize};

/// A card, an enemy, a skill or an event: its id in the content and its name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Named {
    /// The id in the content.
    pub id: String,
    /// The name.
    pub name: Words,
}

impl Named {
    /// A skill.
    pub(crate) fn of_skill(skill: &SkillDef) -> Named {
        Named { id: skill.id.clone(), name: skill.name.clone() }
    }

    /// An event of an event room.
    pub(crate) fn of_event(event: &EventDef) -> Named {
        Named { id: event.id.clone(), name: event.name.clone() }
    }
}

/// Somebody in a fight.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// A player.
    Player(Seat),
    /// An enemy, by its id in this fight, its kind, and its number among equals (0: it has none).
    Enemy(u8, Named, u8),
}

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "type")]
pub enum Event {
    /// A player begins with an element and its deck.
    Began {
        /// The player.
        seat: Seat,
        /// The element.
        element: Element,
    },
    /// A floor begins, counted from 1.
    Floor {
        /// The floor.
        floor: u8,
        /// The element.
        element: Element,
    },
    /// The players disagree about the way; chance decides.
    Tie {
        /// The room of the row.
        column: u8,
    },
    /// A room is entered.
    Entered {
        /// The row, counted from 0.
        row: u8,
        /// The room of the row.
        column: u8,
        /// What kind of room it is.
        kind: RoomKind,
        /// The element.
        element: Element,
    },
    /// An enemy stands there or comes.
    Appeared {
        /// Who it is.
        who: Who,
        /// Its life.
        life: i16,
    },
    /// A turn of the fight begins, counted from 1.
    Turn {
        /// The turn.
        turn: u8,
    },
    /// A player's turn begins.
    TurnOf {
        /// The player.
        seat: Seat,
    },
    /// The discards become the draw pile.
    Reshuffled {
        /// The player.
        seat: Seat,
    },
    /// A player draws these cards; only it knows them.
    Drew {
        /// The player.
        seat: Seat,
        /// The cards.
        cards: Vec<Named>,
    },
    /// A player draws so many cards.
    DrewHidden {
        /// The player.
        seat: Seat,
        /// How much.
        n: u8,
    },
    /// A player plays a card, on somebody if it is aimed at one.
    Played {
        /// The player.
        seat: Seat,
        /// The card.
        card: Named,
        /// At whom.
        target: Option<Who>,
    },
    /// Cards go from a hand to the discards.
    Discarded {
        /// The player.
        seat: Seat,
        /// The cards.
        cards: Vec<Named>,
    },
    /// An enemy uses a skill.
    Acted {
        /// Who it is.
        who: Who,
        /// The skill.
        skill: Named,
    },
    /// An enemy announces a skill.
    Intends {
        /// Who it is.
        who: Who,
        /// The skill.
        skill: Named,
    },
    /// An attack.
    Attacked {
        /// Who attacks.
        by: Who,
        /// At whom.
        target: Who,
        /// What became of it.
        hit: Hit,
    },
    /// An attacker is struck back.
    Retaliated {
        /// At whom.
        target: Who,
        /// What became of it.
        hit: Hit,
    },
    /// Block is gained.
    Blocked {
        /// Who it is.
        who: Who,
        /// How much.
        n: i16,
    },
    /// Life is gained.
    Healed {
        /// Who it is.
        who: Who,
        /// How much.
        n: i16,
    },
    /// Life is lost, but not by an attack.
    LostLife {
        /// Who it is.
        who: Who,
        /// How much.
        n: i16,
    },
    /// A counter rises.
    Raised {
        /// Who it is.
        who: Who,
        /// Which one.
        counter: Counter,
        /// How much.
        n: u8,
    },
    /// Debuffs are gone.
    Cleansed {
        /// Who it is.
        who: Who,
    },
    /// Energy is gained.
    Energised {
        /// The player.
        seat: Seat,
        /// How much.
        n: u8,
    },
    /// An element changes.
    Became {
        /// Who it is.
        who: Who,
        /// The element.
        element: Element,
    },
    /// Somebody dies.
    Died {
        /// Who it is.
        who: Who,
    },
    /// A boss changes.
    Changed {
        /// Who it is.
        who: Who,
        /// The phase, counted from 1.
        phase: u8,
    },
    /// The fight is won.
    WonFight,
    /// These cards are on offer.
    Offered {
        /// The cards.
        cards: Vec<Named>,
    },
    /// A player takes a card; another one may leave its deck for it.
    Took {
        /// The player.
        seat: Seat,
        /// The card.
        card: Named,
        /// The card that made room.
        removed: Option<Named>,
    },
    /// A player takes no card.
    Skipped {
        /// The player.
        seat: Seat,
    },
    /// A player sleeps.
    Rested {
        /// The player.
        seat: Seat,
        /// How much.
        n: i16,
    },
    /// A player meditates.
    Meditated {
        /// The player.
        seat: Seat,
    },
    /// A scene begins.
    Scene {
        /// The scene.
        event: Named,
    },
    /// A player takes a way through it.
    Chose {
        /// The player.
        seat: Seat,
        /// The scene.
        event: Named,
        /// What the player does.
        option: Words,
    },
    /// A card leaves a deck.
    Removed {
        /// The player.
        seat: Seat,
        /// The card.
        card: Named,
    },
    /// A card is in the deck once more.
    Copied {
        /// The player.
        seat: Seat,
        /// The card.
        card: Named,
    },
    /// A card gets another element.
    Turned {
        /// The player.
        seat: Seat,
        /// The card.
        card: Named,
        /// The element.
        element: Element,
    },
    /// The most life that a player can have changes.
    MaxLife {
        /// The player.
        seat: Seat,
        /// How much.
        n: i16,
    },
    /// Stats change for good.
    Stats {
        /// The player.
        seat: Seat,
        /// The change of the attack stat.
        attack: i8,
        /// The change of the block stat.
        block: i8,
    },
    /// A counter that the player begins the next fight with.
    NextFight {
        /// The player.
        seat: Seat,
        /// Which one.
        counter: Counter,
        /// How much.
        n: u8,
    },
    /// A counter that the enemies begin the next fight with.
    NextFoes {
        /// Which one.
        counter: Counter,
        /// How much.
        n: u8,
    },
    /// A player who died comes back.
    Revived {
        /// The player.
        seat: Seat,
    },
    /// A player leaves the climb.
    Left {
        /// The player.
        seat: Seat,
        /// Why.
        why: Departure,
    },
    /// The climb is over.
    Over {
        /// Did the last boss fall?
        won: bool,
    },
}

impl Spire {
    pub(crate) fn named_card(&self, card: Card) -> Named {
        let def = self.card_def(card);
        Named { id: def.id.clone(), name: def.name.clone() }
    }

    pub(crate) fn named_cards(&self, cards: &[Card]) -> Vec<Named> {
        cards.iter().map(|card| self.named_card(*card)).collect()
    }

    /// The player or enemy with this body.
    pub(crate) fn who(&self, one: Entity) -> Who {
        match one {
            Entity::Player(seat) => Who::Player(seat),
            Entity::Enemy(slot) => {
                let enemy = &self.fight.enemies[slot];
                let def = self.enemy_def(enemy);
                Who::Enemy(enemy.id, Named { id: def.id.clone(), name: def.name.clone() }, enemy.twin)
            }
        }
    }
}

/// Where the rules find somebody: a seat, or a slot of the fight.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Entity {
    Player(Seat),
    Enemy(usize),
}

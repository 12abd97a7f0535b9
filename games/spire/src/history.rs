//! A climb to read afterwards: the rooms, the cards taken, the damage of each fight, and what killed the players.
//!
//! Made from events alone, so it needs no state and no content file, and shows a reader only what it has received.
//!
//! Not here: the sentences (`text/chronicle.rs`).

use crate::content::Words;
use crate::map::RoomKind;
use crate::{Element, Event, Named, Who};
use atout_core::{Departure, Seat};

/// The story of a climb, finished or not.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct History {
    /// The players, by seat.
    pub players: Vec<Climber>,
    /// The rooms that were entered, in order.
    pub visits: Vec<Visit>,
    /// Was it won? None before the end.
    pub won: Option<bool>,
}

/// What became of one player.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Climber {
    /// The element it began with.
    pub element: Option<Element>,
    /// The cards it took, in order, each with the card that made room for it.
    pub taken: Vec<(Named, Option<Named>)>,
    /// What it died of, or why it left; none if it lives.
    pub end: Option<End>,
}

/// The end of a player, and the room it happened in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct End {
    /// What ended it.
    pub cause: Cause,
    /// The place of the room in [`History::visits`]; none before the first room.
    pub visit: Option<usize>,
}

/// What ended a player's climb.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cause {
    /// The attack of an enemy, with the skill it used.
    Enemy(Named, Option<Named>),
    /// An enemy struck back.
    Retaliation(Named),
    /// The price of a card.
    OwnCard(Named),
    /// A fight that lasted too long.
    Exhaustion,
    /// It left.
    Left(Departure),
}

/// A room that was entered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Visit {
    /// The floor, counted from 1.
    pub floor: u8,
    /// The floor's element.
    pub floor_element: Element,
    /// The row, counted from 1.
    pub room: u8,
    /// What kind of room it is.
    pub kind: RoomKind,
    /// Its element.
    pub element: Element,
    /// The enemies that stood there or came.
    pub enemies: Vec<Named>,
    /// The turns that the fight lasted; 0 without one.
    pub turns: u8,
    /// The life that each player took from enemies, by seat.
    pub dealt: [u32; 2],
    /// The life that each player lost, by seat.
    pub lost: [u32; 2],
    /// Was the fight won?
    pub won: bool,
    /// The scene of an event room.
    pub scene: Option<Named>,
    /// What the players did in it.
    pub choices: Vec<(Seat, Words)>,
}

impl Visit {
    /// Is it a room with a fight?
    #[must_use]
    pub fn is_fight(&self) -> bool {
        matches!(self.kind, RoomKind::Enemy | RoomKind::Boss)
    }
}

/// The story that these events tell, oldest first.
pub fn history<'a>(events: impl IntoIterator<Item = &'a Event>) -> History {
    let mut teller = Teller::default();
    events.into_iter().for_each(|event| teller.hear(event));
    teller.history
}

/// What goes on while life is lost without an attack.
#[derive(Debug, Clone, Default)]
enum Doing {
    #[default]
    Nothing,
    Begins,
    Plays(Named),
    Acts(Named),
}

/// Listens to events in order.
#[derive(Debug, Default)]
struct Teller {
    history: History,
    floor: (u8, Element),
    doing: Doing,
    /// The target of the last attack: it strikes back next.
    attacked: Option<Who>,
    /// What harmed each player last.
    harm: [Option<Cause>; 2],
}

impl Teller {
    fn hear(&mut self, event: &Event) {
        match event {
            Event::Began { seat, element } => self.climber(*seat).element = Some(*element),
            Event::Floor { floor, element } => self.floor = (*floor, *element),
            Event::Entered { row, kind, element, .. } => self.enter(row + 1, *kind, *element),
            Event::Took { seat, card, removed } => {
                self.climber(*seat).taken.push((card.clone(), removed.clone()));
            }
            Event::Revived { seat } => self.climber(*seat).end = None,
            Event::Left { seat, why } => self.end(*seat, Cause::Left(*why)),
            Event::Over { won } => self.history.won = Some(*won),
            Event::Died { who: Who::Player(seat) } => {
                let cause = self.harm[seat.index() % 2].clone().unwrap_or(Cause::Exhaustion);
                self.end(*seat, cause);
            }
            event => self.hear_in_room(event),
        }
    }

    fn hear_in_room(&mut self, event: &Event) {
        self.hear_doing(event);
        let Some(visit) = self.history.visits.last_mut() else { return };
        match event {
            Event::Appeared { who: Who::Enemy(_, enemy, _), .. } => visit.enemies.push(enemy.clone()),
            Event::Turn { turn } => visit.turns = *turn,
            Event::WonFight => visit.won = true,
            Event::Scene { event } => visit.scene = Some(event.clone()),
            Event::Chose { seat, option, .. } => visit.choices.push((*seat, option.clone())),
            Event::Attacked { by, target, hit } => {
                count(visit, by, target, hit.lost);
                self.attacked = Some(target.clone());
                if let (Who::Enemy(_, enemy, _), Some(seat)) = (by, harmed(target, hit.lost)) {
                    let skill = if let Doing::Acts(skill) = &self.doing { Some(skill.clone()) } else { None };
                    self.harm[seat] = Some(Cause::Enemy(enemy.clone(), skill));
                }
            }
            Event::Retaliated { target, hit } => {
                let Some(by) = self.attacked.clone() else { return };
                count(visit, &by, target, hit.lost);
                if let (Who::Enemy(_, enemy, _), Some(seat)) = (by, harmed(target, hit.lost)) {
                    self.harm[seat] = Some(Cause::Retaliation(enemy));
                }
            }
            Event::LostLife { who, n } => {
                let Some(seat) = harmed(who, *n) else { return };
                visit.lost[seat] += u32::from(n.unsigned_abs());
                self.harm[seat] = Some(match &self.doing {
                    Doing::Plays(card) => Cause::OwnCard(card.clone()),
                    _ => Cause::Exhaustion,
                });
            }
            _ => {}
        }
    }

    fn hear_doing(&mut self, event: &Event) {
        match event {
            Event::TurnOf { .. } => self.doing = Doing::Begins,
            Event::Played { card, .. } => self.doing = Doing::Plays(card.clone()),
            Event::Acted { skill, .. } => self.doing = Doing::Acts(skill.clone()),
            _ => {}
        }
    }

    fn enter(&mut self, room: u8, kind: RoomKind, element: Element) {
        let (floor, floor_element) = self.floor;
        self.doing = Doing::Nothing;
        self.history.visits.push(Visit {
            floor,
            floor_element,
            room,
            kind,
            element,
            enemies: Vec::new(),
            turns: 0,
            dealt: [0; 2],
            lost: [0; 2],
            won: false,
            scene: None,
            choices: Vec::new(),
        });
    }

    fn climber(&mut self, seat: Seat) -> &mut Climber {
        let players = &mut self.history.players;
        if players.len() <= seat.index() {
            players.resize_with(seat.index() + 1, Climber::default);
        }
        &mut players[seat.index()]
    }

    fn end(&mut self, seat: Seat, cause: Cause) {
        let visit = self.history.visits.len().checked_sub(1);
        self.climber(seat).end = Some(End { cause, visit });
    }
}

/// The place of a player who has lost life.
fn harmed(target: &Who, lost: i16) -> Option<usize> {
    match target {
        Who::Player(seat) if lost > 0 => Some(seat.index() % 2),
        _ => None,
    }
}

/// Counts the life that an attack took: for the player who attacks, and for the player who is hit.
fn count(visit: &mut Visit, by: &Who, target: &Who, lost: i16) {
    let lost_life = u32::from(lost.unsigned_abs());
    if let (Who::Player(seat), Who::Enemy(..)) = (by, target) {
        visit.dealt[seat.index() % 2] += lost_life;
    }
    if let Some(seat) = harmed(target, lost) {
        visit.lost[seat] += lost_life;
    }
}

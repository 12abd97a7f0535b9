//! Planar Duel: two players with lands, creatures and spells, a stack and priority.

mod action;
mod amounts;
mod announce;
mod attempt;
mod bench;
mod colour;
mod combat;
mod config;
mod conformance;
mod console;
mod content;
mod continuous;
mod control;
mod deal;
mod deck;
mod effects;
mod event;
mod facts;
mod findings;
mod game;
mod keyword;
mod legal;
mod life;
mod mana;
mod notation;
mod options;
mod policy;
mod ready_decks;
mod refusals;
mod resolve;
mod sample;
mod scenario;
mod show;
mod state;
mod state_checks;
mod stops;
mod targets;
mod text;
mod triggers;
mod turn;
mod view;

mod words;
mod zones;

pub use action::{Action, Aim, Slot};
pub use colour::{Colour, Colours, ManaCost};
pub use config::Config;
pub use content::{
    About, Activated, Amount, Bounds, CardDef, CardEntry, CardType, Condition, Cost, DamageTo, Doing, Effect,
    EffectStep, Filter, KindEntry, Kinds, ManaAbility, Measure, Offering, Place, Pool, Static, Subject, Target,
    Targetable, TokenName, Trigger, TriggerOn, Whose, Words,
};
pub use continuous::Traits;
pub use deck::{Deck, DeckLine, DeckStats, Format};
pub use event::{Aimed, Event, Piece, Shown};
pub use keyword::{Keyword, Keywords};
pub use policy::DuelPolicy;
pub use ready_decks::{READY_DECKS, ReadyDeck};
pub use state::{
    Announced, Asked, Card, Choosing, Chosen, Combat, Duel, Given, Hidden, Item, Laid, MAX_DECK, Named, Over, Part,
    Permanent, Resolving, SEATS, Step, UntilEnd, Why,
};
pub use text::{
    AbilityRef, Article, Gender, Number, ability_text, card_text, colour_name, cost_text, filter_text, head,
    keyword_help, keyword_name, mana_cost_text, mode_text, question, rules, type_line, type_name,
};
pub use view::{PermanentView, PlayerView, View};
pub use words::{Set, Word};

//! Planar Duel: two players with lands, creatures and spells, a stack and priority.
//!
//! [`Duel`] is the complete state of a duel and implements the traits of `atout-core` (`game.rs` lists them). Reading order:
//! `colour`, `keyword`, `content` (the vocabulary of cards), `deck`; `state`; then `turn` (steps and priority), `announce`, `costs` and
//! `targets` (spells on their way to the stack), `resolve`, `resolve_choices` and `effects` (what they do), `combat`, `blocks`, `life`, `state_checks`,
//! `triggers`; `continuous`, `facts` and `amounts` (what is read from the game); `view` and `event` for what viewers get.
//!
//! Not here: the bots themselves, input and output, clocks, random generators.

mod about;
mod action;
mod amounts;
mod announce;
mod bench;
mod blocks;
mod board;
mod colour;
mod combat;
mod config;
mod conformance;
mod console;
mod content;
mod continuous;
mod control;
mod costs;
mod deal;
mod deck;
mod effects;
mod event;
mod facts;
mod forecast;
mod game;
mod keyword;
mod legal;
mod life;
mod mana;
mod notation;
mod options;
mod policy;
mod puzzle;
mod random_play;
mod ready_decks;
mod refusals;
mod resolve;
mod resolve_choices;
mod results;
mod sample;
mod scenario;
mod setups;
mod shortcuts;
mod slot_set;
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
    EffectStep, Filter, KindEntry, Kinds, ManaAbility, Measure, Offering, Place, Pool, Static, StaticUse, StaticUses,
    Subject, Target, Targetable, TokenName, Trigger, TriggerOn, Whose, Words,
};
pub use continuous::Traits;
pub use deck::{Deck, DeckLine, DeckStats, Format};
pub use event::{Aimed, Event, Piece, Shown};
pub use forecast::{Forecast, ManaSource, Payee, Payment};
pub use keyword::{Keyword, Keywords};
pub use policy::DuelPolicy;
pub use puzzle::{JudgedMove, MAX_NODES, PUZZLES, PlayedMove, Proof, Prover, PuzzleValue, Unproven, heuristic_solves};
pub use ready_decks::{READY_DECKS, ReadyDeck};
pub use slot_set::SlotSet;
pub use state::{
    Announced, Asked, Card, Choosing, Chosen, Combat, Duel, Given, HiddenCard, Item, Laid, MAX_DECK, Named, Over, Part,
    Permanent, Resolving, SEATS, Step, UntilEnd, Why,
};
pub use text::{
    AbilityRef, Article, Gender, Number, ability_text, card_text, colour_name, cost_text, filter_text, head,
    keyword_help, keyword_name, mana_cost_text, mode_text, question, signed_label, signs_in_words, type_line,
    type_name,
};
pub use view::{PermanentView, PlayerView, View};
pub use words::{Set, Word};

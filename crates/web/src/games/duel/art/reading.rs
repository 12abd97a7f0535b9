//! What a card's data make of its picture.
//!
//! Not here: the vocabulary (`words.rs`).

use super::words::{Kind, MAX_KINDS, MAX_SIZE, MAX_SYMBOLS, Motif, Sort, Symbol};
use crate::drawing::Chance;
use atout_duel::{
    Amount, CardDef, CardEntry, CardType, Doing, Effect, Keyword, Keywords, Measure, Place, Pool, Static, Subject,
    Targetable, TokenName,
};

impl Motif {
    /// What the picture of a card is composed of.
    pub(super) fn of(pool: &Pool, card: &CardDef) -> Motif {
        let entry = &card.entry;
        let mut reading =
            Reading { pool, symbols: Vec::new(), keywords: entry.keywords, amount: 0, tokens: Vec::new() };
        reading.card(entry);
        let is_creature = entry.card_type == CardType::Creature;
        let colours = match entry.card_type {
            CardType::Land => entry.mana.map_or(card.colours, |mana| mana.colour),
            _ => card.colours,
        };
        let kinds = if is_creature { entry.kind.names.clone() } else { reading.tokens };
        let size = |n: i16| n.clamp(0, i16::from(MAX_SIZE)) as u8;
        reading.symbols.truncate(MAX_SYMBOLS);
        Motif {
            id: card.id.clone(),
            sort: sort(card),
            colours,
            kinds: kinds.iter().take(MAX_KINDS).map(|name| kind(name)).collect(),
            symbols: reading.symbols,
            // A creature gives its keywords to itself: what it gives to others is a symbol.
            keywords: if is_creature { entry.keywords } else { reading.keywords },
            force: size(entry.force.unwrap_or(reading.amount)),
            endurance: size(entry.endurance.unwrap_or(i16::from(entry.cost.total()))),
        }
    }
}

fn sort(card: &CardDef) -> Sort {
    match card.entry.card_type {
        CardType::Land => Sort::Land,
        CardType::Creature if card.is_token => Sort::Token,
        CardType::Creature => Sort::Creature,
        CardType::Invocation if card.entry.is_aura() => Sort::Aura,
        CardType::Invocation => Sort::Invocation,
        CardType::Sorcery => Sort::Sorcery,
        CardType::Instant => Sort::Instant,
    }
}

/// The figure of a kind; a kind of a user's own file gets any figure, always the same.
fn kind(name: &str) -> Kind {
    Kind::from_word(name).unwrap_or_else(|| Kind::ALL[Chance::of(name).below(Kind::ALL.len() as u32) as usize])
}

/// What was found so far.
struct Reading<'a> {
    pool: &'a Pool,
    symbols: Vec<Symbol>,
    keywords: Keywords,
    amount: i16,
    tokens: Vec<String>,
}

/// Is it less than nothing, as far as one can tell without a game?
fn is_negative(amount: &Amount) -> bool {
    match amount {
        Amount::Number(n) => *n < 0,
        Amount::Of(Measure::Times(n, _)) => *n < 0,
        Amount::Of(_) => false,
    }
}

/// Keywords that hold a creature back.
const HINDERING: [Keyword; 3] = [Keyword::CannotAttack, Keyword::CannotBlock, Keyword::StaysTapped];

impl Reading<'_> {
    fn card(&mut self, entry: &CardEntry) {
        for one in &entry.modes {
            self.doing(one);
        }
        for one in &entry.statics {
            self.fixed(one);
        }
        for one in entry.triggers.iter().flat_map(|trigger| &trigger.modes) {
            self.doing(one);
        }
        for one in entry.activated.iter().flat_map(|activated| &activated.modes) {
            self.doing(one);
        }
        if entry.mana.is_some() && entry.card_type != CardType::Land {
            self.symbol(Symbol::Mana);
        }
    }

    fn symbol(&mut self, symbol: Symbol) {
        if !self.symbols.contains(&symbol) {
            self.symbols.push(symbol);
        }
    }

    fn amount(&mut self, amount: &Amount) {
        let n = match amount {
            Amount::Number(n) => n.abs(),
            Amount::Of(_) => 6,
        };
        self.amount = self.amount.max(n);
    }

    /// A symbol for what is done to one thing or to each of several.
    fn to(&mut self, symbol: Symbol, what: &Subject) {
        self.symbol(symbol);
        if matches!(what, Subject::Each(_) | Subject::Players) {
            self.symbol(Symbol::All);
        }
    }

    fn fixed(&mut self, one: &Static) {
        self.keywords = self.keywords.union(one.keywords);
        let hinders = HINDERING.iter().any(|keyword| one.keywords.has(*keyword));
        let is_each = matches!(one.to, Subject::Each(_));
        let symbol = match one {
            _ if one.control => Symbol::Control,
            _ if one.extra_mana > 0 => Symbol::Mana,
            _ if one.extra_land > 0 => Symbol::Road,
            _ if one.unblockable_by.is_some() => Symbol::Veil,
            _ if one.set.is_some() => Symbol::Shape,
            _ if hinders => Symbol::Bind,
            _ if is_negative(&one.force) || is_negative(&one.endurance) && one.force == Amount::Number(0) => {
                Symbol::Weaken
            }
            _ if is_each => Symbol::Rally,
            _ if one.keywords.has(Keyword::ProtectionFromChosen) => Symbol::Ward,
            _ => Symbol::Pump,
        };
        self.amount(&one.force);
        self.symbol(symbol);
    }

    fn doing(&mut self, doing: &Doing) {
        let is_card = doing.targets.iter().any(|target| matches!(target.what, Targetable::Card(_)));
        for effect in &doing.effects {
            self.effect(effect, is_card);
        }
    }

    fn effect(&mut self, effect: &Effect, is_card: bool) {
        match effect {
            Effect::Damage { amount, to, .. } => {
                self.amount(amount);
                self.to(Symbol::Damage, to);
            }
            Effect::DivideDamage {} => self.to(Symbol::Damage, &Subject::Players),
            Effect::Fight {} => self.symbol(Symbol::Fight),
            Effect::GainLife { amount, .. } => {
                self.amount(amount);
                self.symbol(Symbol::Heal);
            }
            Effect::LoseLife { amount, .. } => {
                self.amount(amount);
                self.symbol(Symbol::Drain);
            }
            Effect::Draw { amount, .. } => {
                self.amount(amount);
                self.symbol(Symbol::Draw);
            }
            Effect::Discard { .. } => self.symbol(Symbol::Discard),
            Effect::Mill { .. } => self.symbol(Symbol::Mill),
            Effect::Destroy { what } => self.to(Symbol::Destroy, what),
            Effect::Exile { what } => self.to(Symbol::Exile, what),
            Effect::Put { what, to } => self.to(put(*to, is_card), what),
            Effect::Sacrifice { .. } | Effect::SacrificeSelf {} => self.symbol(Symbol::Sacrifice),
            Effect::Counter { .. } => self.symbol(Symbol::Counter),
            Effect::Pump { what, force, endurance, keywords } => self.pump(what, [force, endurance], *keywords),
            Effect::Lose { .. } => self.symbol(Symbol::Clip),
            Effect::Become { .. } => self.symbol(Symbol::Shape),
            Effect::Counters { what, amount } => {
                self.amount(amount);
                self.to(if is_negative(amount) { Symbol::Weaken } else { Symbol::Grow }, what);
            }
            Effect::Tap { what, .. } => self.to(Symbol::Bind, what),
            Effect::Untap { what } => self.to(Symbol::Wake, what),
            Effect::Control { what } => self.to(Symbol::Control, what),
            Effect::Token { id, amount, .. } => self.token(id, amount),
            Effect::Fetch { .. } => self.symbol(Symbol::Fetch),
            Effect::ExtraLand { .. } => self.symbol(Symbol::Road),
            Effect::Mana { .. } => self.symbol(Symbol::Mana),
            Effect::Peace {} => self.symbol(Symbol::Peace),
            Effect::Protect { .. } => self.symbol(Symbol::Ward),
            Effect::Win {} => self.symbol(Symbol::Win),
            Effect::If { then, otherwise, .. } => {
                for effect in then.iter().chain(otherwise) {
                    self.effect(effect, is_card);
                }
            }
        }
    }

    fn pump(&mut self, what: &Subject, [force, endurance]: [&Amount; 2], keywords: Keywords) {
        self.keywords = self.keywords.union(keywords);
        self.amount(force);
        let hinders = HINDERING.iter().any(|keyword| keywords.has(*keyword));
        let nothing = &Amount::Number(0);
        let wards = keywords.has(Keyword::Hexproof) || keywords.has(Keyword::Indestructible);
        let symbol = if is_negative(force) || is_negative(endurance) {
            Symbol::Weaken
        } else if hinders {
            Symbol::Bind
        } else if wards || force == nothing && endurance != nothing {
            Symbol::Ward
        } else {
            Symbol::Pump
        };
        self.to(symbol, what);
    }

    fn token(&mut self, id: &TokenName, amount: &Amount) {
        self.amount(amount);
        self.symbol(Symbol::Token);
        if let Some(token) = self.pool.cards.get(usize::from(id.number)) {
            self.tokens.clone_from(&token.entry.kind.names);
        }
    }
}

const fn put(to: Place, is_card: bool) -> Symbol {
    match to {
        Place::LibraryTop | Place::LibraryBottom => Symbol::Tuck,
        Place::Hand if !is_card => Symbol::Bounce,
        Place::Hand | Place::Battlefield | Place::BattlefieldTapped => Symbol::Return,
    }
}

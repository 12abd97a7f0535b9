//! What a card's data make of its picture.
//!
//! Not here: the vocabulary (`words.rs`).

use super::words::{Kind, MAX_KINDS, MAX_SIGNS, MAX_SIZE, Motif, Sign, Sort};
use crate::drawing::Chance;
use atout_duel::{
    Amount, CardDef, CardEntry, CardType, Doing, Effect, Keyword, Keywords, Measure, Place, Pool, Static, Subject,
    Targetable, TokenName,
};

impl Motif {
    /// What the picture of a card is composed of.
    pub(super) fn of(pool: &Pool, card: &CardDef) -> Motif {
        let entry = &card.entry;
        let mut reading = Reading { pool, signs: Vec::new(), keywords: entry.keywords, amount: 0, tokens: Vec::new() };
        reading.card(entry);
        let is_creature = entry.card_type == CardType::Creature;
        let colours = match entry.card_type {
            CardType::Land => entry.mana.map_or(card.colours, |mana| mana.colour),
            _ => card.colours,
        };
        let kinds = if is_creature { entry.kind.names.clone() } else { reading.tokens };
        let size = |n: i16| n.clamp(0, i16::from(MAX_SIZE)) as u8;
        reading.signs.truncate(MAX_SIGNS);
        Motif {
            id: card.id.clone(),
            sort: sort(card),
            colours,
            kinds: kinds.iter().take(MAX_KINDS).map(|name| kind(name)).collect(),
            signs: reading.signs,
            // A creature gives its keywords to itself: what it gives to others is a sign.
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
    signs: Vec<Sign>,
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

const HINDERED: [Keyword; 4] =
    [Keyword::CannotAttack, Keyword::CannotBlock, Keyword::StaysTapped, Keyword::ProtectionFromChosen];

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
            self.sign(Sign::Mana);
        }
    }

    fn sign(&mut self, sign: Sign) {
        if !self.signs.contains(&sign) {
            self.signs.push(sign);
        }
    }

    fn amount(&mut self, amount: &Amount) {
        let n = match amount {
            Amount::Number(n) => n.abs(),
            Amount::Of(_) => 6,
        };
        self.amount = self.amount.max(n);
    }

    /// A sign for what is done to one thing or to each of several.
    fn to(&mut self, sign: Sign, what: &Subject) {
        self.sign(sign);
        if matches!(what, Subject::Each(_) | Subject::Players) {
            self.sign(Sign::All);
        }
    }

    fn fixed(&mut self, one: &Static) {
        self.keywords = self.keywords.union(one.keywords);
        let hinders = HINDERED[..3].iter().any(|keyword| one.keywords.has(*keyword));
        let is_each = matches!(one.to, Subject::Each(_));
        let sign = match one {
            _ if one.control => Sign::Control,
            _ if one.extra_mana > 0 => Sign::Mana,
            _ if one.extra_land > 0 => Sign::Road,
            _ if one.unblockable_by.is_some() => Sign::Veil,
            _ if one.set.is_some() => Sign::Shape,
            _ if hinders => Sign::Bind,
            _ if is_negative(&one.force) || is_negative(&one.endurance) && one.force == Amount::Number(0) => {
                Sign::Weaken
            }
            _ if is_each => Sign::Rally,
            _ if one.keywords.has(Keyword::ProtectionFromChosen) => Sign::Ward,
            _ => Sign::Pump,
        };
        self.amount(&one.force);
        self.sign(sign);
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
                self.to(Sign::Damage, to);
            }
            Effect::DivideDamage {} => self.to(Sign::Damage, &Subject::Players),
            Effect::Fight {} => self.sign(Sign::Fight),
            Effect::GainLife { amount, .. } => {
                self.amount(amount);
                self.sign(Sign::Heal);
            }
            Effect::LoseLife { amount, .. } => {
                self.amount(amount);
                self.sign(Sign::Drain);
            }
            Effect::Draw { amount, .. } => {
                self.amount(amount);
                self.sign(Sign::Draw);
            }
            Effect::Discard { .. } => self.sign(Sign::Discard),
            Effect::Mill { .. } => self.sign(Sign::Mill),
            Effect::Destroy { what } => self.to(Sign::Destroy, what),
            Effect::Exile { what } => self.to(Sign::Exile, what),
            Effect::Put { what, to } => self.to(put(*to, is_card), what),
            Effect::Sacrifice { .. } | Effect::SacrificeSelf {} => self.sign(Sign::Sacrifice),
            Effect::Counter { .. } => self.sign(Sign::Counter),
            Effect::Pump { what, force, endurance, keywords } => self.pump(what, [force, endurance], *keywords),
            Effect::Lose { .. } => self.sign(Sign::Clip),
            Effect::Become { .. } => self.sign(Sign::Shape),
            Effect::Counters { what, amount } => {
                self.amount(amount);
                self.to(if is_negative(amount) { Sign::Weaken } else { Sign::Grow }, what);
            }
            Effect::Tap { what, .. } => self.to(Sign::Bind, what),
            Effect::Untap { what } => self.to(Sign::Wake, what),
            Effect::Control { what } => self.to(Sign::Control, what),
            Effect::Token { id, amount, .. } => self.token(id, amount),
            Effect::Fetch { .. } => self.sign(Sign::Fetch),
            Effect::ExtraLand { .. } => self.sign(Sign::Road),
            Effect::Mana { .. } => self.sign(Sign::Mana),
            Effect::Peace {} => self.sign(Sign::Peace),
            Effect::Protect { .. } => self.sign(Sign::Ward),
            Effect::Win {} => self.sign(Sign::Win),
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
        let hinders = HINDERED[..3].iter().any(|keyword| keywords.has(*keyword));
        let nothing = &Amount::Number(0);
        let wards = keywords.has(Keyword::Hexproof) || keywords.has(Keyword::Indestructible);
        let sign = if is_negative(force) || is_negative(endurance) {
            Sign::Weaken
        } else if hinders {
            Sign::Bind
        } else if wards || force == nothing && endurance != nothing {
            Sign::Ward
        } else {
            Sign::Pump
        };
        self.to(sign, what);
    }

    fn token(&mut self, id: &TokenName, amount: &Amount) {
        self.amount(amount);
        self.sign(Sign::Token);
        if let Some(token) = self.pool.cards.get(usize::from(id.number)) {
            self.tokens.clone_from(&token.entry.kind.names);
        }
    }
}

const fn put(to: Place, is_card: bool) -> Sign {
    match to {
        Place::LibraryTop | Place::LibraryBottom => Sign::Tuck,
        Place::Hand if !is_card => Sign::Bounce,
        Place::Hand | Place::Battlefield | Place::BattlefieldTapped => Sign::Return,
    }
}

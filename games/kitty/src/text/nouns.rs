//! Names of things in sentences, shared by all texts: teams, entities, changes of numbers, causes and ends.
//!
//! Not here: whole sentences, which are in the other files of `text/`; lists, plurals and colons, which are in
//! `atout-core`.

use crate::{Card, Config, EndReason, Entity, FallCause};
use atout_core::{Lang, Names, Owned, Seat, Text, Verb, de, of_somebody};

impl Card {
    /// Its name within a sentence: "Razor"; "un Rasoir", "une Panacée".
    #[must_use]
    pub fn in_sentence(self, lang: Lang) -> String {
        let name = self.def().name.get(lang);
        match (lang, self) {
            (Lang::En, _) => name.to_owned(),
            // A whole sentence is its name.
            (Lang::Fr, Card::Hell) => lang.quote(name),
            (Lang::Fr, Card::Panacea | Card::Think) => format!("une {name}"),
            (Lang::Fr, _) => format!("un {name}"),
        }
    }

    /// Several of it: "Razors", "Caramels mous".
    #[must_use]
    pub const fn plural(self) -> Text {
        match self {
            Card::Panacea => Text::new("Panaceas", "Panacées"),
            Card::Razor => Text::new("Razors", "Rasoirs"),
            Card::Think => Text::new("Thinks", "Réflexions"),
            Card::Puppy => Text::new("Puppies", "Chiots"),
            Card::Steal => Text::new("Steals", "Larcins"),
            Card::Stone => Text::new("Stones", "Caramels mous"),
            Card::Hell => self.def().name,
            Card::Balm => Text::new("Balms", "Baumes"),
            Card::Chorus => Text::new("Choruses", "Chœurs"),
        }
    }
}

/// The teams, by side.
const TEAMS: [Text; Seat::MAX] = [
    Text::new("Team A", "Équipe A"),
    Text::new("Team B", "Équipe B"),
    Text::new("Team C", "Équipe C"),
    Text::new("Team D", "Équipe D"),
    Text::new("Team E", "Équipe E"),
    Text::new("Team F", "Équipe F"),
    Text::new("Team G", "Équipe G"),
    Text::new("Team H", "Équipe H"),
];

/// The name of a team.
pub(crate) const fn team(side: usize) -> Text {
    TEAMS[side % Seat::MAX]
}

/// The letter of a team, the same in both languages.
pub(crate) fn team_letter(side: usize) -> char {
    char::from(b'A' + (side % Seat::MAX) as u8)
}

/// An entity within a sentence: "Ada", "you", "friend 3".
pub(crate) fn called(entity: Entity, names: &Names, lang: Lang) -> String {
    let number = entity.number();
    match entity.seat() {
        Some(seat) => names.within(seat),
        None => lang.pick(format!("friend {number}"), format!("l’ami {number}")),
    }
}

/// An entity and what it does, at the start of a sentence: "Ada plays", "You play", "Friend 3 plays".
pub(crate) fn does(entity: Entity, verb: Verb, names: &Names, lang: Lang) -> String {
    match entity.seat() {
        Some(seat) => names.does(seat, verb, lang),
        None => format!("{} {}", Lang::capital(&called(entity, names, lang)), verb.third(lang)),
    }
}

/// Something that an entity has within a sentence: "Ada’s generation", "your generation".
pub(crate) fn whose(entity: Entity, what: Owned, names: &Names, lang: Lang) -> String {
    match entity.seat() {
        Some(seat) => names.whose(seat, what, lang),
        None => of_somebody(&called(entity, names, lang), what, lang),
    }
}

/// Generation of mana.
pub(crate) const GENERATION: Owned = Owned::new("generation", "le", "mana par tour");

/// Is this the reader's own player?
pub(crate) fn is_reader(entity: Entity, names: &Names) -> bool {
    entity.seat().is_some_and(|seat| names.is_reader(seat))
}

/// A change of life: "−10 life: 40 left", "−10 life: down to 0", "+10 life: now 70". `is_reader`: it is the reader's.
pub(crate) fn life_change(by: i32, now: i32, is_reader: bool, lang: Lang) -> String {
    let change = life_points(by, lang);
    let after = match by < 0 {
        true => life_left(now, is_reader, lang),
        false => lang.pick(format!("now {now}"), format!("{now} en tout")),
    };
    format!("{change}{} {after}", lang.colon())
}

/// What a loss leaves: "40 left", "down to 0". In French of no gender: "il lui en reste 40", to the reader "il vous en
/// reste 40".
pub(crate) fn life_left(now: i32, is_reader: bool, lang: Lang) -> String {
    let whom = if is_reader { "vous" } else { "lui" };
    match now > 0 {
        true => lang.pick(format!("{now} left"), format!("il {whom} en reste {now}")),
        false => lang.pick("down to 0".to_owned(), format!("il ne {whom} en reste aucun")),
    }
}

/// "−10 life", "+1 point de vie".
pub(crate) fn life_points(by: i32, lang: Lang) -> String {
    let points = lang.plural(by.unsigned_abs() as usize, "point de vie", "points de vie");
    format!("{} {}", signed(by), lang.pick("life", points))
}

/// A number with its sign: "+10", "−1".
pub(crate) fn signed(by: i32) -> String {
    format!("{}{}", if by < 0 { '−' } else { '+' }, by.unsigned_abs())
}

/// What someone does, then its results: "Razor on Bob, −10 life: 40 left", "Think: your generation rises to 3".
pub(crate) fn with_results(action: &str, results: &str, lang: Lang) -> String {
    // Two colons in one sentence are hard to read.
    let separator = if results.contains(':') { "," } else { lang.colon() };
    format!("{action}{separator} {results}")
}

impl FallCause {
    /// Why a player fell, as part of a sentence.
    pub(crate) fn text(self, names: &Names, lang: Lang) -> String {
        let (card, by, friend) = match self {
            FallCause::Card { card, by, friend } => (card, by, friend),
            FallCause::Walled => {
                return lang.pick("walled in on all four sides", "emmuré des quatre côtés").to_owned();
            }
            FallCause::Storm => return lang.pick("the storm", "la tempête").to_owned(),
            FallCause::Left { why } => return why.own_reason().get(lang).to_owned(),
        };
        let (card, name) = (card.in_sentence(lang), names.within(by));
        match friend {
            false => lang.pick(format!("{card} played by {name}"), format!("{card} joué par {name}")),
            true if names.is_reader(by) => {
                lang.pick(format!("{card} played by your friend"), format!("{card} joué par votre ami"))
            }
            true => {
                lang.pick(format!("{card} played by {name}’s friend"), format!("{card} joué par un ami {}", de(&name)))
            }
        }
    }
}

impl EndReason {
    /// Why the game ended, as part of a sentence.
    pub(crate) fn text(self, config: &Config, lang: Lang) -> String {
        let turns = config.turns;
        match self {
            EndReason::LastStanding if config.has_teams() => {
                lang.pick("no other team is left", "il ne reste aucune autre équipe").to_owned()
            }
            EndReason::LastStanding => lang.pick("nobody else is left", "il ne reste personne d’autre").to_owned(),
            EndReason::AllFell => lang
                .pick("the last players fell in the same turn", "les derniers joueurs sont éliminés au même tour")
                .to_owned(),
            EndReason::TurnLimit => {
                lang.pick(format!("all {turns} turns were played"), format!("les {turns} tours sont joués"))
            }
        }
    }
}

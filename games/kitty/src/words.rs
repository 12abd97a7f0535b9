//! The small words that all texts of the game are made of: names in sentences, lists, teams, changes of numbers.
//!
//! Not here: buttons (`label.rs`), the log (`tell.rs`), cards and classes (`card_text.rs`), rules (`help.rs`), the
//! console (`console.rs`).

use crate::{Cause, Classes, Config, End, Entity, View};
use atout_core::{Lang, Names, Seat, Tag, Text};

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

/// Between a thing and what is said of it.
pub(crate) fn colon(lang: Lang) -> &'static str {
    lang.pick(": ", "\u{a0}: ")
}

/// The ending of a noun that is counted.
pub(crate) fn plural(n: usize, lang: Lang) -> &'static str {
    if n == 1 || n == 0 && lang == Lang::Fr { "" } else { "s" }
}

/// "a, b and c".
pub(crate) fn list(words: &[String], lang: Lang) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {} {last}", first.join(", "), lang.pick("and", "et")),
    }
}

/// The text with a capital at its start.
pub(crate) fn sentence(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

/// "de Bob", "d’Ada".
pub(crate) fn de(name: &str) -> String {
    let vowel = |first: char| "aeiouàâäéèêëîïôöùûü".contains(first);
    let elided = name.to_lowercase().chars().next().is_some_and(vowel);
    if elided { format!("d’{name}") } else { format!("de {name}") }
}

/// Somebody in a sentence: "Ada", "friend f3".
pub(crate) fn called(entity: Entity, names: &Names, lang: Lang) -> String {
    match entity.seat() {
        Some(seat) => names.of(seat),
        None => lang.pick(format!("friend {entity}"), format!("l’ami {entity}")),
    }
}

/// What belongs to somebody: "Ada’s generation", "la génération d’Ada".
pub(crate) fn owned(who: &str, what: Text, lang: Lang) -> String {
    lang.pick(format!("{who}’s {}", what.en), format!("{} {}", what.fr, de(who)))
}

/// "10 life less, 40 left".
pub(crate) fn life_change(by: i32, now: i32, lang: Lang) -> String {
    let n = by.unsigned_abs();
    match (by < 0, now > 0) {
        (true, true) => {
            lang.pick(format!("{n} life less, {now} left"), format!("{n} points de vie en moins, reste {now}"))
        }
        (true, false) => {
            lang.pick(format!("{n} life less, nothing left"), format!("{n} points de vie en moins, plus rien"))
        }
        (false, _) => {
            lang.pick(format!("{n} life more, {now} in all"), format!("{n} points de vie en plus, {now} en tout"))
        }
    }
}

impl Cause {
    /// Why somebody fell, as half a sentence.
    pub(crate) fn say(self, names: &Names, lang: Lang) -> String {
        let (card, by, friend) = match self {
            Cause::Card { card, by, friend } => (card, by, friend),
            Cause::Walled => {
                let why = lang.pick("all four cells beside were closed", "les quatre cases voisines étaient fermées");
                return why.to_owned();
            }
            Cause::Left { why } => return why.own_reason().get(lang).to_owned(),
        };
        let (card, name) = (card.face().name.get(lang), names.of(by));
        match friend {
            false => lang.pick(format!("{card} played by {name}"), format!("{card}, carte jouée par {name}")),
            true => lang.pick(format!("{card} of {name}’s friend"), format!("{card}, carte d’un ami {}", de(&name))),
        }
    }
}

impl End {
    /// Why the game ended, as half a sentence.
    pub(crate) fn say(self, config: &Config, lang: Lang) -> String {
        let turns = config.turns;
        match self {
            End::LastStanding if config.has_teams() => {
                lang.pick("no other team stands", "aucune autre équipe n’est debout").to_owned()
            }
            End::LastStanding => lang.pick("nobody else stands", "plus personne d’autre n’est debout").to_owned(),
            End::AllFell => lang
                .pick("the last ones standing fell in the same turn", "les derniers debout sont tombés au même tour")
                .to_owned(),
            End::TurnLimit => {
                lang.pick(format!("all {turns} turns are over"), format!("les {turns} tours sont passés"))
            }
        }
    }
}

/// What a seat was: its class where there are classes, its team where there are teams.
pub(crate) fn tags(view: &View, seat: Seat) -> Vec<Tag> {
    let Some(player) = view.players.get(seat.index()) else { return Vec::new() };
    let class = Tag { sort: Text::new("class", "classe"), what: player.class.nature().name };
    let team = Tag { sort: Text::new("team", "équipe"), what: team(player.side) };
    let has_class = (view.config.classes != Classes::None).then_some(class);
    has_class.into_iter().chain(view.config.has_teams().then_some(team)).collect()
}

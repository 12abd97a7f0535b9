//! The players' names as one reader reads them, and the verbs that agree with them: "Ada places", "You place".
//!
//! Not here: the sentences, and the default names of bots (`atout-bots`).

use crate::{Lang, Seat, Text, de};

/// The players' names, by seat, in the reader's language. The reader's own seat is "You".
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Names {
    shown: Vec<String>,
    reader: Option<Seat>,
}

impl Names {
    /// Names for a reader who plays none of the seats, or several of them.
    #[must_use]
    pub const fn new(shown: Vec<String>) -> Names {
        Names { shown, reader: None }
    }

    /// The same names for the player of this seat, who is addressed in the second person.
    #[must_use]
    pub fn read_by(mut self, seat: Seat, lang: Lang) -> Names {
        if let Some(name) = self.shown.get_mut(seat.index()) {
            *name = lang.pick("You", "Vous").to_owned();
            self.reader = Some(seat);
        }
        self
    }

    /// Is this the reader's own seat?
    #[must_use]
    pub fn is_reader(&self, seat: Seat) -> bool {
        self.reader == Some(seat)
    }

    /// All names, by seat.
    #[must_use]
    pub fn all(&self) -> &[String] {
        &self.shown
    }

    /// The name of a seat as a label or at the start of a sentence: "Ada", "You". Its number if it has no name.
    #[must_use]
    pub fn of(&self, seat: Seat) -> String {
        self.shown.get(seat.index()).cloned().unwrap_or_else(|| format!("#{seat}"))
    }

    /// The name in at most `width` characters. The number at its end stays, because it tells players apart: "Regu… 2".
    #[must_use]
    pub fn fitted(&self, seat: Seat, width: usize) -> String {
        let name = self.of(seat);
        if name.chars().count() <= width {
            return name;
        }
        let number =
            name.rsplit_once(' ').map(|(_, last)| last).filter(|last| last.bytes().all(|byte| byte.is_ascii_digit()));
        let end = number.map_or("…".to_owned(), |number| format!("… {number}"));
        let room = width.saturating_sub(end.chars().count());
        name.chars().take(room).chain(end.chars()).take(width).collect()
    }

    /// The name within a sentence: "Ada", "you".
    #[must_use]
    pub fn within(&self, seat: Seat) -> String {
        let name = self.of(seat);
        if self.is_reader(seat) { name.to_lowercase() } else { name }
    }

    /// Several names in a row at the start of a sentence, the reader first: "You, Bob and Cy".
    #[must_use]
    pub fn list(&self, seats: impl IntoIterator<Item = Seat>, lang: Lang) -> String {
        let mut seats: Vec<Seat> = seats.into_iter().collect();
        seats.sort_by_key(|seat| !self.is_reader(*seat));
        lang.list(&seats.into_iter().map(|seat| self.of(seat)).collect::<Vec<_>>())
    }

    /// A player and what it does: "Ada places", "You place".
    #[must_use]
    pub fn does(&self, seat: Seat, verb: Verb, lang: Lang) -> String {
        format!("{} {}", self.of(seat), verb.with(&[seat], self, lang))
    }

    /// Several players and what they do: "Ada and Bob place", "You and Bob place".
    #[must_use]
    pub fn do_together(&self, seats: impl IntoIterator<Item = Seat>, verb: Verb, lang: Lang) -> String {
        let seats: Vec<Seat> = seats.into_iter().collect();
        format!("{} {}", self.list(seats.iter().copied(), lang), verb.with(&seats, self, lang))
    }

    /// Something that a player has, within a sentence: "Ada’s hand", "your hand"; "la main d’Ada", "votre main".
    #[must_use]
    pub fn whose(&self, seat: Seat, what: Owned, lang: Lang) -> String {
        match self.is_reader(seat) {
            true => lang.pick(format!("your {}", what.noun.en), format!("votre {}", what.noun.fr)),
            false => of_somebody(&self.of(seat), what, lang),
        }
    }
}

/// Something that somebody with this name has: "friend f3’s mana", "le mana de l’ami f3".
#[must_use]
pub fn of_somebody(name: &str, what: Owned, lang: Lang) -> String {
    lang.pick(format!("{name}’s {}", what.noun.en), format!("{} {}", with_article(what), de(name)))
}

fn with_article(Owned { article, noun }: Owned) -> String {
    format!("{article} {}", noun.fr)
}

/// A noun that somebody owns, with its French article.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Owned {
    article: &'static str,
    noun: Text,
}

impl Owned {
    /// `Owned::new("hand", "la", "main")`.
    #[must_use]
    pub const fn new(en: &'static str, article: &'static str, fr: &'static str) -> Owned {
        Owned { article, noun: Text::new(en, fr) }
    }
}

/// A verb in the forms that players need.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Verb {
    en: [&'static str; 2],
    fr: [&'static str; 3],
}

/// The verbs of several games.
impl Verb {
    /// "Ada wins".
    pub const WIN: Verb = Verb::new(["wins", "win"], ["gagne", "gagnez", "gagnent"]);
    /// "Ada won".
    pub const WON: Verb = Verb::new(["won", "won"], ["a gagné", "avez gagné", "ont gagné"]);
    /// "Ada plays".
    pub const PLAY: Verb = Verb::new(["plays", "play"], ["joue", "jouez", "jouent"]);
    /// "Ada draws" a card.
    pub const DRAW: Verb = Verb::new(["draws", "draw"], ["pioche", "piochez", "piochent"]);
}

impl Verb {
    /// The forms for one player, for "you" and, in French, for several: `Verb::new(["places", "place"], ["pose", "posez",
    /// "posent"])`.
    #[must_use]
    pub const fn new(en: [&'static str; 2], fr: [&'static str; 3]) -> Verb {
        Verb { en, fr }
    }

    /// The form for these players.
    #[must_use]
    pub fn with(self, seats: &[Seat], names: &Names, lang: Lang) -> &'static str {
        let has_reader = seats.iter().any(|seat| names.is_reader(*seat));
        let ([one_en, many_en], [one_fr, you_fr, many_fr]) = (self.en, self.fr);
        match (lang, has_reader, seats.len()) {
            (Lang::En, false, 1) => one_en,
            (Lang::En, ..) => many_en,
            (Lang::Fr, true, _) => you_fr,
            (Lang::Fr, false, 1) => one_fr,
            (Lang::Fr, false, _) => many_fr,
        }
    }

    /// The form for somebody who is not the reader: "friend f3 walks".
    #[must_use]
    pub const fn third(self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en[0],
            Lang::Fr => self.fr[0],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLACE: Verb = Verb::new(["places", "place"], ["pose", "posez", "posent"]);
    const HAND: Owned = Owned::new("hand", "la", "main");

    fn names() -> Names {
        Names::new(vec!["Ada".into(), "Bob".into(), "Cy".into()])
    }

    #[test]
    fn verbs_agree_with_the_player_and_the_reader() {
        let (ada, bob) = (Seat::FIRST, Seat::SECOND);
        let mine = |lang| names().read_by(bob, lang);
        assert_eq!(names().does(bob, PLACE, Lang::En), "Bob places");
        assert_eq!(mine(Lang::En).does(bob, PLACE, Lang::En), "You place");
        assert_eq!(mine(Lang::Fr).does(bob, PLACE, Lang::Fr), "Vous posez");
        assert_eq!(mine(Lang::Fr).does(ada, PLACE, Lang::Fr), "Ada pose");
        assert_eq!(names().do_together([ada, bob], PLACE, Lang::Fr), "Ada et Bob posent");
        assert_eq!(mine(Lang::Fr).do_together([ada, bob], PLACE, Lang::Fr), "Vous et Ada posez");
        assert_eq!(mine(Lang::En).do_together([ada, bob], PLACE, Lang::En), "You and Ada place");
    }

    #[test]
    fn a_name_that_is_cut_keeps_its_number() {
        let names = Names::new(vec!["Regular 2".into(), "Bartholomew".into(), "Jean Luc".into()]);
        let fitted = |seat: usize, width| names.fitted(Seat::new(seat).unwrap(), width);
        assert_eq!((fitted(0, 9), fitted(0, 7), fitted(0, 3)), ("Regular 2".into(), "Regu… 2".into(), "… 2".into()));
        assert_eq!((fitted(1, 11), fitted(1, 6)), ("Bartholomew".into(), "Barth…".into()));
        assert_eq!((fitted(2, 6), fitted(0, 0)), ("Jean …".into(), String::new()));
    }

    #[test]
    fn the_reader_is_you_in_labels_within_sentences_and_as_an_owner() {
        let (ada, bob) = (Seat::FIRST, Seat::SECOND);
        let mine = |lang| names().read_by(ada, lang);
        assert_eq!((mine(Lang::En).of(ada), mine(Lang::En).within(ada)), ("You".to_owned(), "you".to_owned()));
        assert_eq!((mine(Lang::Fr).of(bob), mine(Lang::Fr).within(bob)), ("Bob".to_owned(), "Bob".to_owned()));
        assert_eq!(mine(Lang::En).whose(ada, HAND, Lang::En), "your hand");
        assert_eq!(mine(Lang::Fr).whose(ada, HAND, Lang::Fr), "votre main");
        assert_eq!(names().whose(ada, HAND, Lang::En), "Ada’s hand");
        assert_eq!(names().whose(ada, HAND, Lang::Fr), "la main d’Ada");
    }

    #[test]
    fn a_seat_without_a_name_is_called_by_its_number() {
        assert_eq!(Names::default().of(Seat::SECOND), "#1");
        assert_eq!(Names::default().read_by(Seat::FIRST, Lang::En).of(Seat::FIRST), "#0");
    }
}

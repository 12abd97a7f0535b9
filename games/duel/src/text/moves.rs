//! Effects that put things somewhere, in words: cards that move, spells that are countered, lands.

use super::amounts::{self, Quantity, Reading, Stuff};
use super::clauses::{Act, Actor, Clause};
use super::filters::{self, Domain};
use super::nouns::{Adjective, Gender, Noun, Number};
use super::phrase::{Article, Phrase, Prep};
use super::scope::{Role, Scope};
use super::verbs;
use crate::{Amount, Filter, Place, Subject, Targetable, Whose};
use atout_core::Lang;

impl Scope<'_> {
    pub(super) fn mill(&mut self, amount: &Amount, who: &Subject) -> Clause {
        let lang = self.lang;
        let is_you = *who == Subject::You;
        let library = amounts::own(["library", "bibliothèque"], Gender::Feminine, is_you, lang);
        let graveyard = amounts::own(["graveyard", "cimetière"], Gender::Masculine, is_you, lang);
        let mut last = String::new();
        let clause = self.deed(who, Actor::Personal, |scope| {
            let reading = scope.reading(amount);
            last = reading.for_each_text(lang);
            let from = match &reading {
                Reading::Plain(_) | Reading::X(1) | Reading::ForEach(..) => {
                    let n = if matches!(reading, Reading::X(_)) { None } else { Some(reading.factor()) };
                    let cards = amounts::top_cards(n, lang);
                    lang.pick(format!("{cards} of {library}"), format!("{cards} de {library}"))
                }
                Reading::X(_) | Reading::Event(_) | Reading::Value(..) => {
                    let cards = scope.quantity_of(&reading, &amounts::cards()).head;
                    lang.pick(format!("{cards} from the top of {library}"), format!("{cards} du dessus de {library}"))
                }
            };
            Act::new(verbs::put(), lang.pick(format!("{from} into {graveyard}"), format!("{from} dans {graveyard}")))
        });
        clause.tail(last)
    }

    pub(super) fn put(&mut self, what: &Subject, to: Place) -> Clause {
        let number = if self.is_several(what) { Number::Many } else { Number::One };
        let gender = self.thing(what, Role::Object).0.gender();
        let is_own = self.is_own_card(what);
        let mut clause = self.command(verbs::put(), what, "");
        let act = &mut clause.acts[0];
        let lang = self.lang;
        let owned = |en, fr| owned_place(en, fr, is_own, number, lang);
        let (hand, library) = (owned(["hand", "hands"], "main"), owned(["library", "libraries"], "bibliothèque"));
        let (verb, place) = match to {
            Place::Hand => (verbs::send_back(), lang.pick(format!("to {hand}"), format!("dans {hand}"))),
            Place::LibraryTop => {
                (verbs::put(), lang.pick(format!("on top of {library}"), format!("au-dessus de {library}")))
            }
            Place::LibraryBottom => {
                (verbs::put(), lang.pick(format!("on the bottom of {library}"), format!("au-dessous de {library}")))
            }
            Place::Battlefield | Place::BattlefieldTapped => {
                let tapped = Adjective::regular("tapped", "engagé").form(gender, number, lang).to_owned();
                let tapped = (to == Place::BattlefieldTapped).then_some(tapped);
                let is_taken = !is_own && *what != Subject::This;
                act.verb = verbs::put_back();
                act.rest = onto_battlefield(&act.rest, tapped, is_taken, lang);
                return clause;
            }
        };
        act.verb = verb;
        act.rest = format!("{} {place}", act.rest).trim().to_owned();
        clause
    }

    /// Is it a card of one's own graveyard?
    fn is_own_card(&self, what: &Subject) -> bool {
        self.target(what)
            .is_some_and(|target| matches!(&target.what, Targetable::Card(filter) if filter.whose == Whose::You))
    }

    pub(super) fn counter(&mut self, unless: Option<u8>) -> Clause {
        let price = unless.map_or_else(String::new, |n| {
            self.lang.pick(
                format!("unless its controller pays {{{n}}}"),
                format!("à moins que son contrôleur ne paie {{{n}}}"),
            )
        });
        self.command(verbs::counter(), &Subject::Target, &price)
    }

    /// So many of what a filter means, whatever it says about their controller: "a creature", "two other Goblins".
    pub(super) fn amount_of(&mut self, amount: &Amount, what: &Filter) -> Quantity {
        let lang = self.lang;
        let anybodys = Filter { whose: Whose::Any, ..what.clone() };
        let phrase = filters::phrase(self.pool, &anybodys, Domain::Battlefield, lang);
        let quantity = self.quantity(amount, &counted(&phrase, lang));
        match amount {
            Amount::Number(n) => {
                let head = phrase.text(Article::Count(u8::try_from(*n).unwrap_or(0)), Prep::None, lang);
                Quantity { head, ..quantity }
            }
            Amount::Of(_) => quantity,
        }
    }

    pub(super) fn fetch(&mut self, amount: &Amount, what: &Filter, to: Place) -> Clause {
        let lang = self.lang;
        self.forget_actor();
        let phrase = filters::phrase(self.pool, what, Domain::Library, lang);
        let is_one = *amount == Amount::Number(1);
        let number = if is_one { Number::One } else { Number::Many };
        let cards = match amount {
            Amount::Number(1) => phrase.text(Article::A, Prep::None, lang),
            Amount::Number(n) => phrase.text(Article::UpTo(u8::try_from(*n).unwrap_or(0)), Prep::None, lang),
            Amount::Of(_) => {
                let Quantity { head, tail } = self.quantity(amount, &counted(&phrase, lang));
                let tail = if tail.is_empty() { tail } else { format!(" {tail}") };
                lang.pick(format!("up to {head}{tail}"), format!("jusqu'à {head}{tail}"))
            }
        };
        let (it, clitic) = if is_one { ("it", Some("la")) } else { ("them", Some("les")) };
        let act = |verb: verbs::Verb, en: &str, fr: &str| {
            let rest = lang.pick(format!("{it} {en}"), fr.to_owned()).trim().to_owned();
            Act { verb, clitic, rest }
        };
        let tapped = Adjective::regular("tapped", "engagé").form(phrase.gender(), number, lang).to_owned();
        let search = lang.pick(format!("your library for {cards}"), format!("dans votre bibliothèque {cards}"));
        let search = Act::new(verbs::search(), search);
        let reveal = act(verbs::reveal(), "", "");
        let shuffle = Act::new(verbs::shuffle(), lang.pick("", "votre bibliothèque"));
        let put = |en: &str, fr: &str| act(verbs::put(), en, fr);
        let acts = match to {
            Place::Hand => vec![search, reveal, put("into your hand", "dans votre main"), shuffle],
            Place::Battlefield => vec![search, put("onto the battlefield", "en jeu"), shuffle],
            Place::BattlefieldTapped => {
                vec![search, put("onto the battlefield tapped", &format!("en jeu {tapped}")), shuffle]
            }
            Place::LibraryTop => {
                vec![search, reveal, shuffle, put("on top of your library", "au-dessus de votre bibliothèque")]
            }
            Place::LibraryBottom => {
                vec![search, reveal, shuffle, put("on the bottom of your library", "au-dessous de votre bibliothèque")]
            }
        };
        Clause { acts, ..Clause::new(Actor::Command, Act::new(verbs::search(), "")) }
    }

    pub(super) fn extra_land(&mut self, amount: &Amount) -> Clause {
        self.forget_actor();
        let Quantity { head, tail } = self.quantity(amount, &extra_land());
        let tail = if tail.is_empty() { tail } else { format!(" {tail}") };
        let text = self
            .lang
            .pick(format!("you may play {head} this turn{tail}"), format!("vous pouvez jouer {head} ce tour-ci{tail}"));
        Clause::new(Actor::Nobody, Act::new(verbs::put(), text))
    }
}

/// What a phrase means, as something to count.
fn counted(phrase: &Phrase, lang: Lang) -> Stuff {
    let forms = [Number::One, Number::Many].map(|number| phrase.text_as(Article::Bare, number, Prep::None, lang));
    let forms = forms.each_ref().map(String::as_str);
    Stuff { noun: Noun::new(forms, forms, phrase.gender()), mass: false }
}

/// "your hand", "its owner’s hand", "their owners’ hands".
fn owned_place(en: [&str; 2], fr: &str, is_own: bool, number: Number, lang: Lang) -> String {
    if is_own {
        return lang.pick(format!("your {}", en[0]), format!("votre {fr}"));
    }
    let owner = amounts::of_owner(number, lang);
    let en = en[usize::from(number == Number::Many)];
    lang.pick(format!("{owner} {en}"), format!("la {fr} {owner}"))
}

/// Something that is put onto the battlefield; in French that stands beside the verb: "en jeu la carte ciblée".
fn onto_battlefield(what: &str, tapped: Option<String>, is_taken: bool, lang: Lang) -> String {
    let control = is_taken.then(|| lang.pick("under your control", "sous votre contrôle").to_owned());
    let comma = if lang == Lang::Fr && tapped.is_some() && !what.is_empty() { "," } else { "" };
    let ways: Vec<String> = tapped.into_iter().chain(control).collect();
    let how = lang.pick(ways.join(" "), lang.list(&ways));
    let text = lang.pick(format!("{what} to the battlefield {how}"), format!("en jeu {what}{comma} {how}"));
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// "additional land".
pub(super) fn extra_land() -> Stuff {
    let noun = Noun::new(
        ["additional land", "additional lands"],
        ["terrain supplémentaire", "terrains supplémentaires"],
        Gender::Masculine,
    );
    Stuff { noun, mass: false }
}

//! Effects that put things somewhere, in words: cards, tokens, mana, spells that are countered.

use super::amounts::{self, Quantity, Reading, Stuff};
use super::clauses::{Act, Actor, Clause};
use super::filters::{self, Domain};
use super::nouns::{Adjective, Gender, Noun, Number};
use super::phrase::{Article, Prep};
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
            let cards = match &reading {
                Reading::Plain(n) => Some(amounts::top_cards(Some(*n), lang)),
                Reading::X(1) => Some(amounts::top_cards(None, lang)),
                Reading::ForEach(n, [each, _]) => {
                    last = format!("{} {each}", lang.pick("for", "pour"));
                    Some(amounts::top_cards(Some(*n), lang))
                }
                Reading::X(_) | Reading::Event(_) | Reading::Value(..) => None,
            };
            let from = cards.map_or_else(
                || {
                    let cards = scope.quantity(amount, &amounts::cards()).head;
                    lang.pick(format!("{cards} from the top of {library}"), format!("{cards} du dessus de {library}"))
                },
                |cards| lang.pick(format!("{cards} of {library}"), format!("{cards} de {library}")),
            );
            Act::new(verbs::put(), lang.pick(format!("{from} into {graveyard}"), format!("{from} dans {graveyard}")))
        });
        clause.tail(last)
    }

    pub(super) fn put(&mut self, what: &Subject, to: Place) -> Clause {
        let lang = self.lang;
        let is_own = self.is_own_card(what);
        let (phrase, _) = self.thing(what, Role::Object);
        let mut clause = self.command(verbs::put(), what, "");
        let several = matches!(what, Subject::Each(_))
            || (*what == Subject::Target && self.targets.first().is_some_and(|target| target.max > 1));
        let number = if several { Number::Many } else { Number::One };
        let of = |en: [&str; 2], fr: &str| {
            if is_own {
                return lang.pick(format!("your {}", en[0]), format!("votre {fr}"));
            }
            let owner = amounts::of_owner(number, lang);
            let [one, many] = en;
            lang.pick(format!("{owner} {}", if several { many } else { one }), format!("la {fr} {owner}"))
        };
        let tapped = Adjective::regular(" tapped", " engagé").form(phrase.gender(), number, lang).to_owned();
        let control = if is_own || *what == Subject::This {
            ""
        } else {
            lang.pick(" under your control", " sous votre contrôle")
        };
        let (verb, place) = match to {
            Place::Hand => {
                let hand = of(["hand", "hands"], "main");
                (verbs::send_back(), lang.pick(format!("to {hand}"), format!("dans {hand}")))
            }
            Place::Battlefield => {
                (verbs::put_back(), format!("{}{control}", lang.pick("to the battlefield", "en jeu")))
            }
            Place::BattlefieldTapped => {
                (verbs::put_back(), format!("{}{tapped}{control}", lang.pick("to the battlefield", "en jeu")))
            }
            Place::LibraryTop => {
                let library = of(["library", "libraries"], "bibliothèque");
                (verbs::put(), lang.pick(format!("on top of {library}"), format!("au-dessus de {library}")))
            }
            Place::LibraryBottom => {
                let library = of(["library", "libraries"], "bibliothèque");
                (verbs::put(), lang.pick(format!("on the bottom of {library}"), format!("au-dessous de {library}")))
            }
        };
        let act = &mut clause.acts[0];
        act.verb = verb;
        // French puts "en jeu" beside the verb: "remettez en jeu la carte ciblée".
        let is_play = matches!(to, Place::Battlefield | Place::BattlefieldTapped);
        act.rest = match lang {
            Lang::Fr if is_play && !act.rest.is_empty() => {
                let tapped = match (to == Place::BattlefieldTapped, control.is_empty()) {
                    (true, true) => format!(",{tapped}"),
                    (true, false) => format!(",{tapped} et"),
                    (false, _) => String::new(),
                };
                format!("en jeu {}{tapped}{control}", act.rest)
            }
            _ => format!("{} {place}", act.rest).trim().to_owned(),
        };
        clause
    }

    /// Is it a card of one's own graveyard?
    fn is_own_card(&self, what: &Subject) -> bool {
        let target = match what {
            Subject::Target => self.targets.first(),
            Subject::Target2 => self.targets.get(1),
            _ => None,
        };
        target.is_some_and(|target| matches!(&target.what, Targetable::Card(filter) if filter.whose == Whose::You))
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

    /// So many of what a filter means, whoever's they are: "a creature", "two other Goblins".
    pub(super) fn amount_of(&mut self, amount: &Amount, what: &Filter) -> Quantity {
        let lang = self.lang;
        let anybodys = Filter { whose: Whose::Any, ..what.clone() };
        let phrase = filters::phrase(self.pool, &anybodys, Domain::Battlefield, lang);
        let forms = [Number::One, Number::Many].map(|number| phrase.text_as(Article::Bare, number, Prep::None, lang));
        let forms = forms.each_ref().map(String::as_str);
        let stuff = Stuff { noun: Noun::new(forms, forms, phrase.gender()), mass: false };
        let quantity = self.quantity(amount, &stuff);
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
                let forms =
                    [Number::One, Number::Many].map(|number| phrase.text_as(Article::Bare, number, Prep::None, lang));
                let forms = forms.each_ref().map(String::as_str);
                let stuff = Stuff { noun: Noun::new(forms, forms, phrase.gender()), mass: false };
                let Quantity { head, tail } = self.quantity(amount, &stuff);
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

/// "additional land".
pub(super) fn extra_land() -> Stuff {
    let noun = Noun::new(
        ["additional land", "additional lands"],
        ["terrain supplémentaire", "terrains supplémentaires"],
        Gender::Masculine,
    );
    Stuff { noun, mass: false }
}

//! Effects that put things somewhere, in words: cards, tokens, mana, spells that are countered.

use super::amounts::{self, Quantity, Reading, Stuff};
use super::clauses::{Act, Actor, Clause};
use super::filters::{self, Domain};
use super::nouns::{self, Adjective, Gender, Noun, Number};
use super::phrase::{Article, Prep};
use super::scope::{Role, Scope};
use super::verbs;
use crate::{Amount, Colour, Colours, Filter, Place, Subject, Targetable, Whose, Word};
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
                let comma = if to == Place::BattlefieldTapped { format!(",{tapped}") } else { String::new() };
                format!("en jeu {}{comma}{control}", act.rest)
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

    pub(super) fn create(&mut self, id: &str, amount: &Amount, who: &Subject) -> Clause {
        let stuff = Stuff { noun: self.token_noun(id), mass: false };
        let mut last = String::new();
        let clause = self.deed(who, Actor::Personal, |scope| {
            let Quantity { head, tail } = scope.quantity(amount, &stuff);
            last = tail;
            Act::new(verbs::create(), head)
        });
        clause.tail(last)
    }

    /// A token with all that it is: "1/1 red Goblin creature token with haste".
    fn token_noun(&self, id: &str) -> Noun {
        let lang = self.lang;
        let Some(token) = self.pool.find_token(id).and_then(|n| self.pool.cards.get(usize::from(n))) else {
            return nouns::token();
        };
        let entry = &token.entry;
        let kinds: Vec<Noun> = entry.kind.names.iter().map(|kind| nouns::of_kind(self.pool, kind)).collect();
        let colours: Vec<Adjective> = token.colours.iter().map(Adjective::of_colour).collect();
        let colours = if colours.is_empty() {
            Adjective::regular("colourless", "incolore")
        } else {
            Adjective::joined(&colours, ["and", "et"])
        };
        let size = entry.force.zip(entry.endurance).map(|(force, endurance)| format!("{force}/{endurance}"));
        let with = super::cards::token_abilities(self.pool, token, lang);
        let text = |number: Number| {
            let kind = kinds.iter().map(|kind| kind.form(lang.pick(Number::One, number), lang).to_owned());
            let whole = nouns::token();
            let colour = match lang {
                Lang::Fr if token.colours.is_empty() => {
                    if number == Number::Many {
                        "incolores".to_owned()
                    } else {
                        "incolore".to_owned()
                    }
                }
                _ => colours.form(Gender::Masculine, number, lang).to_owned(),
            };
            let card_type = nouns::of_type(entry.card_type);
            let mut words: Vec<String> = Vec::new();
            match lang {
                Lang::En => {
                    words.extend(size.clone());
                    words.push(colour);
                    words.extend(kind);
                    words.push(card_type.form(Number::One, lang).to_owned());
                    words.push(whole.form(number, lang).to_owned());
                }
                Lang::Fr => {
                    words.push(whole.form(number, lang).to_owned());
                    if kinds.is_empty() {
                        words.push(nouns::de(card_type.form(Number::One, lang)));
                    }
                    words.extend(kind);
                    words.push(colour);
                    words.extend(size.clone());
                }
            }
            words.extend(with.clone());
            words.join(" ")
        };
        let forms = [text(Number::One), text(Number::Many)];
        let forms = forms.each_ref().map(String::as_str);
        Noun::new(forms, forms, Gender::Masculine)
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

    pub(super) fn add_mana(&mut self, amount: &Amount, colours: Colours) -> Clause {
        self.forget_actor();
        let reading = self.reading(amount);
        let (mana, tail) = match &reading {
            Reading::Plain(n) => (mana_text(*n, colours, self.lang), String::new()),
            Reading::ForEach(n, [each, _]) => {
                (mana_text(*n, colours, self.lang), format!("{} {each}", self.lang.pick("for", "pour")))
            }
            Reading::X(_) | Reading::Event(_) | Reading::Value(..) => {
                let symbols = mana_text(1, colours, self.lang);
                let noun = Noun::new([&symbols; 2], [&symbols; 2], Gender::Masculine);
                let Quantity { head, tail } = self.quantity(amount, &Stuff { noun, mass: true });
                (head, tail)
            }
        };
        Clause::new(Actor::Command, Act::new(verbs::add(), mana)).tail(tail)
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

/// So much mana of one of these colours: "{G}{G}", "{R} or {G}", "two mana of any colours".
pub(super) fn mana_text(n: i16, colours: Colours, lang: Lang) -> String {
    let symbols: Vec<String> = colours.iter().map(|colour| format!("{{{}}}", colour.letter())).collect();
    let count = usize::try_from(n).unwrap_or(0);
    let words = nouns::in_words(n, Gender::Masculine, lang);
    match symbols.as_slice() {
        [] => "{C}".repeat(count),
        [one] => one.repeat(count),
        all if all.len() == Colour::ALL.len() => lang.pick(
            format!("{words} mana of any colour{}", if n > 1 { "s" } else { "" }),
            if n > 1 {
                format!("{words} manas de n'importe quelles couleurs")
            } else {
                "un mana de n'importe quelle couleur".to_owned()
            },
        ),
        all => {
            let choice = nouns::alternatives(all, lang.pick("or", "ou"));
            match n {
                1 => choice,
                _ => lang.pick(format!("{words} mana, each {choice}"), format!("{words} manas, chacun {choice}")),
            }
        }
    }
}

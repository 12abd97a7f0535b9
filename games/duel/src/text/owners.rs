//! Players in words, and what belongs to somebody or something: "its controller", "target creature’s force".

use super::french::with_prep;
use super::nouns::{Noun, Number};
use super::phrase::{Article, Phrase, Prep};
use super::scope::{Named, Role, Scope, the};
use super::{nouns, scope};
use crate::{Subject, TriggerOn};
use atout_core::Lang;

impl Scope<'_> {
    /// A player in words.
    pub(super) fn name_player(&mut self, subject: &Subject, role: Role) -> Named {
        let prep = match role {
            Role::Actor | Role::Object => Prep::None,
            Role::Bearer => Prep::On,
            Role::Recipient => Prep::To,
            Role::Whole => Prep::Of,
        };
        let named = |text: String| Named { text, clitic: None, number: Number::One };
        let lang = self.lang;
        match subject {
            Subject::You if role == Role::Recipient && lang == Lang::Fr => {
                Named { text: String::new(), clitic: Some("vous"), number: Number::Many }
            }
            Subject::You => named(lang.pick("you", "vous").to_owned()),
            Subject::Opponent => named(Phrase::of(nouns::opponent()).text(Article::Each, prep, lang)),
            Subject::Players => named(Phrase::of(nouns::player()).text(Article::Each, prep, lang)),
            Subject::TargetController if self.is_player(&Subject::Target) => self.name_player(&Subject::Target, role),
            Subject::TargetController => {
                let controller = self.controller_noun(&Subject::Target);
                named(self.owned(&Subject::Target, &controller, prep))
            }
            Subject::ItsController | Subject::It => self.its_controller(prep),
            _ => self.target_player(subject, role, prep),
        }
    }

    fn target_player(&mut self, subject: &Subject, role: Role, prep: Prep) -> Named {
        let (phrase, article) = self.thing(subject, role);
        let number = article.number();
        let article = if self.has_met(subject) { Article::That } else { article };
        let phrase = if article == Article::That { phrase.bare() } else { phrase };
        Named { text: phrase.text_as(article, number, prep, self.lang), clitic: None, number }
    }

    /// The player of a trigger: "that player" if the trigger names one, otherwise "its controller".
    fn its_controller(&mut self, prep: Prep) -> Named {
        let on = self.trigger.map(|trigger| trigger.on);
        let text = if on.is_some_and(|on| scope::is_about_player(on) || scope::is_about_spell(on)) {
            Phrase::of(nouns::player()).text(Article::That, prep, self.lang)
        } else {
            self.owned(&Subject::It, &controller(), prep)
        };
        Named { text, clitic: None, number: Number::One }
    }

    /// A card of a graveyard has an owner, what is in play a controller.
    fn controller_noun(&self, of: &Subject) -> Noun {
        let is_card = *of == Subject::Target
            && self.targets.first().is_some_and(|target| matches!(target.what, crate::Targetable::Card(_)));
        if is_card { owner() } else { controller() }
    }

    /// What belongs to something: "its force", "target creature’s force", "your life".
    pub(super) fn owned(&mut self, by: &Subject, noun: &Noun, prep: Prep) -> String {
        let lang = self.lang;
        let word = noun.form(Number::One, lang);
        match by {
            Subject::You => return lang.pick(format!("your {word}"), with_prep(prep, &format!("votre {word}"))),
            Subject::Opponent => {
                return lang
                    .pick(format!("your opponent's {word}"), format!("{} de votre adversaire", the(noun, prep)));
            }
            Subject::Players => {
                return lang.pick(format!("all players’ {word}"), format!("{} de tous les joueurs", the(noun, prep)));
            }
            _ => {}
        }
        if self.is_player(by) && self.is_acting(by) {
            return lang
                .pick(format!("their {word}"), with_prep(prep, &format!("{} {word}", possessive(noun, Number::One))));
        }
        if let Some(number) = self.pronoun_number(by) {
            let text = match (lang, number) {
                (Lang::En, Number::One) => format!("its {word}"),
                (Lang::En, Number::Many) => format!("their {word}"),
                (Lang::Fr, _) => with_prep(prep, &format!("{} {word}", possessive(noun, number))),
            };
            return text;
        }
        let role = if lang == Lang::Fr { Role::Whole } else { Role::Actor };
        let is_short = self.has_named(by) || self.is_player(by) || self.thing(by, role).0.is_short();
        let whole = self.name(by, role).text;
        if !is_short && lang == Lang::En {
            return format!("the {word} of {whole}");
        }
        let s = if whole.ends_with('s') { "’" } else { "’s" };
        lang.pick(format!("{whole}{s} {word}"), format!("{} {whole}", the(noun, prep)))
    }

    /// The number that the trigger is about, in words.
    pub(super) fn event_noun(&self) -> [&'static str; 2] {
        match self.trigger.map(|trigger| trigger.on) {
            Some(TriggerOn::GainsLife) => ["the life gained", "nombre de points de vie gagnés"],
            _ => ["the damage dealt", "nombre de dégâts infligés"],
        }
    }
}

/// "sa force", "son endurance", "leur force".
fn possessive(noun: &Noun, number: Number) -> &'static str {
    let elides = nouns::elides(noun.form(Number::One, Lang::Fr));
    match (number, noun.gender) {
        (Number::Many, _) => "leur",
        (Number::One, nouns::Gender::Feminine) if !elides => "sa",
        (Number::One, _) => "son",
    }
}

pub(super) fn controller() -> Noun {
    Noun::new(["controller", "controllers"], ["contrôleur", "contrôleurs"], nouns::Gender::Masculine)
}

pub(super) fn owner() -> Noun {
    Noun::new(["owner", "owners"], ["propriétaire", "propriétaires"], nouns::Gender::Masculine)
}

//! When triggers happen, in words: "When this creature enters,", "Whenever you cast a white spell,".

use super::filters::{self, Domain};
use super::nouns::{self, Adjective, Noun, Number};
use super::phrase::{Article, Phrase, Prep};
use super::scope::{Role, Scope};
use super::statements::Tense;
use crate::{About, DamageTo, Filter, Subject, Trigger, TriggerOn, Whose};
use atout_core::Lang;

impl<'a> Scope<'a> {
    /// The beginning of a triggered ability, up to its comma.
    pub(super) fn when(&mut self, trigger: &'a Trigger) -> String {
        self.trigger = Some(trigger);
        let moment = self.moment(trigger);
        let Some(condition) = &trigger.condition else { return format!("{moment},") };
        let tense = if matches!(trigger.on, TriggerOn::Dies | TriggerOn::Leaves) { Tense::Before } else { Tense::Now };
        format!("{moment}, {},", self.if_(condition, tense))
    }

    fn moment(&mut self, trigger: &Trigger) -> String {
        let lang = self.lang;
        match trigger.on {
            TriggerOn::Enters => self.happens(trigger, true, ["enters", "arrive en jeu"]),
            TriggerOn::Leaves => self.happens(trigger, true, ["leaves the battlefield", "quitte le jeu"]),
            TriggerOn::Dies => self.happens(trigger, true, ["dies", "meurt"]),
            TriggerOn::Attacks => self.happens(trigger, false, ["attacks", "attaque"]),
            TriggerOn::Blocks => self.happens(trigger, false, ["blocks", "bloque"]),
            TriggerOn::BecomesBlocked => {
                let gender = self.about_phrase(trigger).0.gender();
                let blocked = Adjective::regular("becomes blocked", "est bloqué");
                let fr = blocked.form(gender, Number::One, Lang::Fr).to_owned();
                self.happens(trigger, false, ["becomes blocked", &fr])
            }
            TriggerOn::DealsDamage => {
                let (en, fr) = damage(trigger);
                self.happens(trigger, false, [&format!("deals {en}"), &format!("inflige {fr}")])
            }
            TriggerOn::IsDealtDamage => {
                let (en, fr) = damage(trigger);
                self.happens(trigger, false, [&format!("is dealt {en}"), &format!("subit {fr}")])
            }
            TriggerOn::Casts => {
                let spell = self.spell(trigger);
                let who = player(trigger.whose, ["cast", "casts"], ["lancez", "lance"], lang);
                self.note(&Subject::It);
                format!("{} {spell}", whenever(&who, lang))
            }
            TriggerOn::Resolves => {
                let spell = self.spell(trigger);
                self.note(&Subject::It);
                let whose = match trigger.whose {
                    Whose::Any => "",
                    Whose::You => lang.pick(" you control", " que vous contrôlez"),
                    Whose::Opponent => lang.pick(" an opponent controls", " qu'un adversaire contrôle"),
                };
                let what = format!("{spell}{whose} {}", lang.pick("resolves", "se résout"));
                whenever(&what, lang)
            }
            TriggerOn::GainsLife => {
                let who = player(trigger.whose, ["gain", "gains"], ["gagnez", "gagne"], lang);
                whenever(&lang.pick(format!("{who} life"), format!("{who} des points de vie")), lang)
            }
            TriggerOn::TurnBegins => turn(trigger.whose, ["at the beginning of", "au début"], lang),
            TriggerOn::TurnEnds => turn(trigger.whose, ["at the end of", "à la fin"], lang),
            TriggerOn::CombatBegins => match trigger.whose {
                Whose::You => lang.pick("at the beginning of combat on your turn", "au début du combat de votre tour"),
                Whose::Opponent => lang.pick(
                    "at the beginning of combat on each opponent's turn",
                    "au début du combat du tour de chaque adversaire",
                ),
                Whose::Any => lang.pick("at the beginning of each combat", "au début de chaque combat"),
            }
            .to_owned(),
        }
    }

    /// Something happens to what the trigger is about.
    fn happens(&mut self, trigger: &Trigger, once: bool, [en, fr]: [&str; 2]) -> String {
        let lang = self.lang;
        let (phrase, article) = self.about_phrase(trigger);
        let who = phrase.text(article, Prep::None, lang);
        // After "deals damage to a creature", "it" would be the other one.
        if trigger.to != DamageTo::Creature {
            self.note(&Subject::It);
        }
        let what = lang.pick(format!("{who} {en}"), format!("{who} {fr}"));
        if once && !matches!(trigger.what, About::Each(_)) {
            format!("{} {what}", lang.pick("when", "quand"))
        } else {
            whenever(&what, lang)
        }
    }

    fn about_phrase(&self, trigger: &Trigger) -> (Phrase, Article) {
        match &trigger.what {
            About::This => (Phrase::of(self.this()), Article::This),
            About::Host => self.thing(&Subject::Host, Role::Actor),
            About::Each(filter) => (filters::phrase(self.pool, filter, Domain::Battlefield, self.lang), Article::A),
        }
    }

    fn spell(&self, trigger: &Trigger) -> String {
        let everything = Filter::default();
        let filter = match &trigger.what {
            About::Each(filter) => filter,
            About::This => return Phrase::of(nouns::spell()).text(Article::This, Prep::None, self.lang),
            About::Host => &everything,
        };
        // Lands are no spells: what is asked of a card is asked of a spell.
        filters::phrase(self.pool, filter, Domain::Stack, self.lang).text(Article::A, Prep::None, self.lang)
    }
}

/// The damage that a trigger listens to.
fn damage(trigger: &Trigger) -> (String, String) {
    let (en, fr) =
        if trigger.combat { ("combat damage", "des dégâts de combat") } else { ("damage", "des dégâts") };
    let (to_en, to_fr) = match trigger.to {
        DamageTo::Any => ("", ""),
        DamageTo::Player => (" to a player", " à un joueur"),
        DamageTo::Creature => (" to a creature", " à une créature"),
    };
    (format!("{en}{to_en}"), format!("{fr}{to_fr}"))
}

/// "you cast", "an opponent casts", "a player casts".
fn player(whose: Whose, en: [&str; 2], fr: [&str; 2], lang: Lang) -> String {
    let third = |noun: &Noun| {
        let who = Phrase::of(noun.clone()).text(Article::A, Prep::None, lang);
        format!("{who} {}", lang.pick(en[1], fr[1]))
    };
    match whose {
        Whose::You => lang.pick(format!("you {}", en[0]), format!("vous {}", fr[0])),
        Whose::Opponent => third(&nouns::opponent()),
        Whose::Any => third(&nouns::player()),
    }
}

/// "whenever", "chaque fois que".
fn whenever(what: &str, lang: Lang) -> String {
    let que = if nouns::elides(what) { format!("qu'{what}") } else { format!("que {what}") };
    lang.pick(format!("whenever {what}"), format!("chaque fois {que}"))
}

fn turn(whose: Whose, [en, fr]: [&str; 2], lang: Lang) -> String {
    match whose {
        Whose::You => lang.pick(format!("{en} your turn"), format!("{fr} de votre tour")),
        Whose::Opponent => {
            lang.pick(format!("{en} each opponent's turn"), format!("{fr} du tour de chaque adversaire"))
        }
        Whose::Any => lang.pick(format!("{en} each player's turn"), format!("{fr} du tour de chaque joueur")),
    }
}

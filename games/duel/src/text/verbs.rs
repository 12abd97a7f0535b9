//! Verbs with the forms that card texts need.
//!
//! Not here: who does it, and how clauses become sentences (`clauses.rs`).

use super::nouns::Number;
use atout_core::Lang;

/// How a verb is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum VerbForm {
    /// "Draw a card", "Piochez une carte".
    Command,
    /// After "you": "you gain", "vous gagnez".
    You,
    /// After "you may": "draw", "piocher".
    Infinitive,
    /// After somebody or something: "draws", "pioche".
    Third(Number),
    /// After "you may have somebody": "draw", "pioche".
    Wish(Number),
}

/// A verb in both languages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Verb {
    /// "draw", "draws".
    en: [&'static str; 2],
    /// After "vous".
    vous: &'static str,
    infinitive: &'static str,
    /// "il", "ils".
    third: [String; 2],
    /// "qu’il", "qu’ils".
    wish: [String; 2],
    /// "se défausser".
    reflexive: bool,
}

impl Verb {
    fn new(en: [&'static str; 2], fr: [&'static str; 2], third: [&str; 2], wish: [&str; 2]) -> Verb {
        let [vous, infinitive] = fr;
        Verb { en, vous, infinitive, third: third.map(String::from), wish: wish.map(String::from), reflexive: false }
    }

    /// A verb whose wish sounds like a statement, as all on -er do.
    fn er(en: [&'static str; 2], fr: [&'static str; 2], third: [&str; 2]) -> Verb {
        Verb::new(en, fr, third, third)
    }

    /// What only things do, never "you".
    pub(super) fn third(en: [&'static str; 2], third: [&str; 2]) -> Verb {
        Verb::er(en, ["", ""], third)
    }

    /// What cannot be done: "can't block".
    pub(super) fn modal(en: &'static str, what: &str) -> Verb {
        let third = ["peut", "peuvent"].map(|can| format!("ne {can} {what}"));
        let wish = ["puisse", "puissent"].map(|can| format!("ne {can} {what}"));
        Verb { en: [en; 2], vous: "", infinitive: "", third, wish, reflexive: false }
    }

    /// The form, with a French pronoun that belongs before or behind it ("détruisez-la", "la détruire").
    pub(super) fn form(&self, mood: VerbForm, clitic: Option<&str>, lang: Lang) -> String {
        if lang == Lang::En {
            let is_third = mood == VerbForm::Third(Number::One);
            return self.en[usize::from(is_third)].to_owned();
        }
        let at = |number: Number| usize::from(number == Number::Many);
        let (reflexive, form) = match mood {
            VerbForm::Command => {
                let behind = if self.reflexive { Some("vous") } else { clitic };
                return behind.map_or_else(|| self.vous.to_owned(), |behind| format!("{}-{behind}", self.vous));
            }
            VerbForm::You => ("vous ", self.vous),
            VerbForm::Infinitive => ("vous ", self.infinitive),
            VerbForm::Third(number) => ("se ", self.third[at(number)].as_str()),
            VerbForm::Wish(number) => ("se ", self.wish[at(number)].as_str()),
        };
        let before = clitic.map(|clitic| format!("{clitic} ")).unwrap_or_default();
        format!("{before}{}{form}", if self.reflexive { reflexive } else { "" })
    }
}

macro_rules! verbs {
    ($($name:ident: $en:expr, $fr:expr, $third:expr $(, $wish:expr)?;)+) => {
        $(pub(super) fn $name() -> Verb { verbs!(@make $en, $fr, $third $(, $wish)?) })+
    };
    (@make $en:expr, $fr:expr, $third:expr, $wish:expr) => { Verb::new($en, $fr, $third, $wish) };
    (@make $en:expr, $fr:expr, $third:expr) => { Verb::er($en, $fr, $third) };
}

verbs! {
    deal: ["deal", "deals"], ["infligez", "infliger"], ["inflige", "infligent"];
    gain: ["gain", "gains"], ["gagnez", "gagner"], ["gagne", "gagnent"];
    get: ["get", "gets"], ["gagnez", "gagner"], ["gagne", "gagnent"];
    lose: ["lose", "loses"], ["perdez", "perdre"], ["perd", "perdent"], ["perde", "perdent"];
    have: ["have", "has"], ["avez", "avoir"], ["a", "ont"], ["ait", "aient"];
    draw: ["draw", "draws"], ["piochez", "piocher"], ["pioche", "piochent"];
    put: ["put", "puts"], ["mettez", "mettre"], ["met", "mettent"], ["mette", "mettent"];
    put_back: ["return", "returns"], ["remettez", "remettre"], ["remet", "remettent"], ["remette", "remettent"];
    send_back: ["return", "returns"], ["renvoyez", "renvoyer"], ["renvoie", "renvoient"];
    sacrifice: ["sacrifice", "sacrifices"], ["sacrifiez", "sacrifier"], ["sacrifie", "sacrifient"];
    create: ["create", "creates"], ["créez", "créer"], ["crée", "créent"];
    destroy: ["destroy", "destroys"], ["détruisez", "détruire"], ["détruit", "détruisent"], ["détruise", "détruisent"];
    exile: ["exile", "exiles"], ["exilez", "exiler"], ["exile", "exilent"];
    tap: ["tap", "taps"], ["engagez", "engager"], ["engage", "engagent"];
    untap: ["untap", "untaps"], ["dégagez", "dégager"], ["dégage", "dégagent"];
    counter: ["counter", "counters"], ["contrecarrez", "contrecarrer"], ["contrecarre", "contrecarrent"];
    take: ["gain", "gains"], ["prenez", "prendre"], ["prend", "prennent"], ["prenne", "prennent"];
    search: ["search", "searches"], ["cherchez", "chercher"], ["cherche", "cherchent"];
    reveal: ["reveal", "reveals"], ["révélez", "révéler"], ["révèle", "révèlent"];
    shuffle: ["shuffle", "shuffles"], ["mélangez", "mélanger"], ["mélange", "mélangent"];
    add: ["add", "adds"], ["ajoutez", "ajouter"], ["ajoute", "ajoutent"];
    win: ["win", "wins"], ["gagnez", "gagner"], ["gagne", "gagnent"];
    fight: ["fight", "fights"], ["", ""], ["se bat", "se battent"], ["se batte", "se battent"];
}

/// "discard", "se défausser".
pub(super) fn discard() -> Verb {
    let verb = Verb::er(["discard", "discards"], ["défaussez", "défausser"], ["défausse", "défaussent"]);
    Verb { reflexive: true, ..verb }
}

//! Keywords in words: their names, what they mean, and how they are given ("gains flying", "can’t block").

use super::nouns::{self, Gender};
use super::verbs::Verb;
use crate::{Keyword, Keywords};
use atout_core::{Lang, Text};

/// The name of a keyword, as in a list of them: "first strike", "initiative".
#[must_use]
pub fn keyword_name(keyword: Keyword, lang: Lang) -> &'static str {
    name(keyword).get(lang)
}

const fn name(keyword: Keyword) -> Text {
    match keyword {
        Keyword::Flying => Text::new("flying", "vol"),
        Keyword::Reach => Text::new("reach", "portée"),
        Keyword::Vigilance => Text::new("vigilance", "vigilance"),
        Keyword::DeathTouch => Text::new("death touch", "toucher de mort"),
        Keyword::Defender => Text::new("defender", "défenseur"),
        Keyword::FirstStrike => Text::new("first strike", "initiative"),
        Keyword::DoubleStrike => Text::new("double strike", "double initiative"),
        Keyword::Haste => Text::new("haste", "hâte"),
        Keyword::Unblockable => Text::new("unblockable", "imblocable"),
        Keyword::Lifelink => Text::new("lifelink", "lien de vie"),
        Keyword::Menace => Text::new("menace", "menace"),
        Keyword::Trample => Text::new("trample", "piétinement"),
        Keyword::Flash => Text::new("flash", "flash"),
        Keyword::Hexproof => Text::new("hexproof", "défense talismanique"),
        Keyword::Indestructible => Text::new("indestructible", "indestructible"),
        Keyword::ProtectionFromWhite => Text::new("protection from white", "protection contre le blanc"),
        Keyword::ProtectionFromBlue => Text::new("protection from blue", "protection contre le bleu"),
        Keyword::ProtectionFromBlack => Text::new("protection from black", "protection contre le noir"),
        Keyword::ProtectionFromRed => Text::new("protection from red", "protection contre le rouge"),
        Keyword::ProtectionFromGreen => Text::new("protection from green", "protection contre le vert"),
        Keyword::ProtectionFromChosen => {
            Text::new("protection from the chosen colour", "protection contre la couleur choisie")
        }
        Keyword::CannotBlock => Text::new("can’t block", "ne peut pas bloquer"),
        Keyword::CannotAttack => Text::new("can’t attack", "ne peut pas attaquer"),
        Keyword::MustAttack => Text::new("attacks each turn if able", "attaque à chaque tour si possible"),
        Keyword::StaysTapped => Text::new("doesn’t untap", "ne se dégage pas"),
    }
}

/// What a keyword means, in one sentence.
#[must_use]
pub fn keyword_help(keyword: Keyword, lang: Lang) -> String {
    lang.typeset(help(keyword).get(lang).to_owned())
}

const fn help(keyword: Keyword) -> Text {
    match keyword {
        Keyword::Flying => Text::new(
            "It can be blocked only by creatures with flying or reach.",
            "Seules les créatures avec le vol ou la portée peuvent la bloquer.",
        ),
        Keyword::Reach => {
            Text::new("It can block creatures with flying.", "Elle peut bloquer les créatures avec le vol.")
        }
        Keyword::Vigilance => Text::new("It doesn’t tap to attack.", "Elle attaque sans s’engager."),
        Keyword::DeathTouch => Text::new(
            "Any damage it deals to a creature kills that creature.",
            "Le moindre dégât qu’elle inflige à une créature la tue.",
        ),
        Keyword::Defender | Keyword::CannotAttack => Text::new("It can’t attack.", "Elle ne peut pas attaquer."),
        Keyword::FirstStrike => Text::new(
            "It deals combat damage before creatures without first strike.",
            "Elle inflige ses dégâts de combat avant les créatures sans initiative.",
        ),
        Keyword::DoubleStrike => Text::new(
            "It deals combat damage twice: with first strike, and again with the others.",
            "Elle inflige ses dégâts de combat deux fois : avec l’initiative, puis avec les autres.",
        ),
        Keyword::Haste => Text::new(
            "It can attack and tap for its abilities in the turn it enters.",
            "Elle peut attaquer et s’engager pour ses capacités dès son arrivée en jeu.",
        ),
        Keyword::Unblockable => Text::new("It can’t be blocked.", "Elle ne peut pas être bloquée."),
        Keyword::Lifelink => Text::new(
            "You gain as much life as it deals damage.",
            "Vous gagnez autant de points de vie qu’elle inflige de dégâts.",
        ),
        Keyword::Menace => Text::new(
            "It can be blocked only by two or more creatures.",
            "Elle ne peut être bloquée que par deux créatures ou plus.",
        ),
        Keyword::Trample => Text::new(
            "If it is blocked, damage beyond what kills its blockers goes to the player.",
            "Si elle est bloquée, les dégâts en trop après la mort des bloqueurs vont au joueur.",
        ),
        Keyword::Flash => Text::new(
            "You can cast it whenever you could cast an instant.",
            "Se lance à tout moment, comme un éphémère.",
        ),
        Keyword::Hexproof => Text::new(
            "It can’t be the target of your opponents’ spells or abilities.",
            "Vos adversaires ne peuvent pas la cibler avec leurs sorts ou capacités.",
        ),
        Keyword::Indestructible => Text::new(
            "Damage, death touch and “destroy” don’t kill it.",
            "Les dégâts, le toucher de mort et « détruire » ne la tuent pas.",
        ),
        Keyword::ProtectionFromWhite => Text::new(
            "It can’t be blocked, targeted, dealt damage or enchanted by anything white.",
            "Rien de blanc ne peut la bloquer, la cibler, lui infliger des dégâts ou l’enchanter.",
        ),
        Keyword::ProtectionFromBlue => Text::new(
            "It can’t be blocked, targeted, dealt damage or enchanted by anything blue.",
            "Rien de bleu ne peut la bloquer, la cibler, lui infliger des dégâts ou l’enchanter.",
        ),
        Keyword::ProtectionFromBlack => Text::new(
            "It can’t be blocked, targeted, dealt damage or enchanted by anything black.",
            "Rien de noir ne peut la bloquer, la cibler, lui infliger des dégâts ou l’enchanter.",
        ),
        Keyword::ProtectionFromRed => Text::new(
            "It can’t be blocked, targeted, dealt damage or enchanted by anything red.",
            "Rien de rouge ne peut la bloquer, la cibler, lui infliger des dégâts ou l’enchanter.",
        ),
        Keyword::ProtectionFromGreen => Text::new(
            "It can’t be blocked, targeted, dealt damage or enchanted by anything green.",
            "Rien de vert ne peut la bloquer, la cibler, lui infliger des dégâts ou l’enchanter.",
        ),
        Keyword::ProtectionFromChosen => Text::new(
            "It can’t be blocked, targeted, dealt damage or enchanted by anything of the chosen colour.",
            "Rien de la couleur choisie ne peut la bloquer, la cibler, lui infliger des dégâts ou l’enchanter.",
        ),
        Keyword::CannotBlock => Text::new("It can’t block.", "Elle ne peut pas bloquer."),
        Keyword::MustAttack => Text::new(
            "It attacks in each of your turns if it can.",
            "Elle attaque à chacun de vos tours si elle le peut.",
        ),
        Keyword::StaysTapped => Text::new(
            "It doesn’t untap when its controller’s turn begins.",
            "Elle ne se dégage pas au début du tour de son contrôleur.",
        ),
    }
}

/// The gender of the French noun; none for what is told by a verb ("can't block").
const fn gender(keyword: Keyword) -> Option<Gender> {
    match keyword {
        Keyword::Flying
        | Keyword::DeathTouch
        | Keyword::Defender
        | Keyword::Lifelink
        | Keyword::Trample
        | Keyword::Flash
        | Keyword::Indestructible => Some(Gender::Masculine),
        Keyword::Reach
        | Keyword::Vigilance
        | Keyword::FirstStrike
        | Keyword::DoubleStrike
        | Keyword::Haste
        | Keyword::Menace
        | Keyword::Hexproof
        | Keyword::ProtectionFromWhite
        | Keyword::ProtectionFromBlue
        | Keyword::ProtectionFromBlack
        | Keyword::ProtectionFromRed
        | Keyword::ProtectionFromGreen
        | Keyword::ProtectionFromChosen => Some(Gender::Feminine),
        Keyword::Unblockable
        | Keyword::CannotBlock
        | Keyword::CannotAttack
        | Keyword::MustAttack
        | Keyword::StaysTapped => None,
    }
}

/// Is it printed as a sentence ("This creature can't block.") rather than in the list of keywords?
pub(super) const fn is_sentence(keyword: Keyword) -> bool {
    matches!(
        keyword,
        Keyword::CannotBlock
            | Keyword::CannotAttack
            | Keyword::MustAttack
            | Keyword::StaysTapped
            | Keyword::ProtectionFromChosen
    )
}

/// The keywords that are nouns, as something one has: "flying", "le vol".
pub(super) fn nouns_of(keywords: Keywords, lang: Lang) -> Vec<String> {
    let noun = |keyword: Keyword| {
        gender(keyword).map(|gender| lang.pick(name(keyword).en.to_owned(), nouns::le(gender, name(keyword).fr)))
    };
    keywords.iter().filter_map(noun).collect()
}

/// One keyword as something a filter asks for, whatever it is: "flying", "le vol".
pub(super) fn possession(keyword: Keyword, lang: Lang) -> String {
    nouns_of(Keywords::of(keyword), lang).pop().unwrap_or_else(|| lang.quote(name(keyword).get(lang)))
}

/// The keywords that are told by verbs: "can't be blocked", "can't attack or block".
pub(super) fn verbs_of(keywords: Keywords, this_turn: bool) -> Vec<Verb> {
    let no_combat = keywords.has(Keyword::CannotAttack) && keywords.has(Keyword::CannotBlock);
    let verb = |keyword: Keyword| match keyword {
        Keyword::CannotBlock if no_combat => None,
        Keyword::CannotAttack if no_combat => Some(Verb::modal("can't attack or block", "ni attaquer ni bloquer")),
        Keyword::Unblockable => Some(Verb::third(["can't be blocked"; 2], ["est imblocable", "sont imblocables"])),
        Keyword::CannotBlock => Some(Verb::modal("can't block", "pas bloquer")),
        Keyword::CannotAttack => Some(Verb::modal("can't attack", "pas attaquer")),
        Keyword::MustAttack if this_turn => {
            Some(Verb::third(["attack if able", "attacks if able"], ["attaque si possible", "attaquent si possible"]))
        }
        Keyword::MustAttack => Some(Verb::third(
            ["attack each turn if able", "attacks each turn if able"],
            ["attaque à chaque tour si possible", "attaquent à chaque tour si possible"],
        )),
        Keyword::StaysTapped => Some(Verb::third(
            ["don't untap when their controller's turn begins", "doesn't untap when its controller's turn begins"],
            [
                "ne se dégage pas au début du tour de son contrôleur",
                "ne se dégagent pas au début du tour de leur contrôleur",
            ],
        )),
        _ => None,
    };
    keywords.iter().filter_map(verb).collect()
}

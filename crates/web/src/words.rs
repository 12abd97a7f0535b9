//! The texts of the browser script (it holds none itself), and the names of a table's players: in one line, in a narrow box.

use crate::GameInfo;
use crate::wire::TableWords;
use atout_core::{Lang, Text};
use maud::{Markup, html};
use std::collections::BTreeMap;

/// The texts of the browser script, in the reader's language.
pub(crate) fn words(game: &GameInfo, lang: Lang) -> TableWords {
    let w = |en: &'static str, fr: &'static str| lang.pick(en, fr);
    let mut choose = BTreeMap::from([
        ("card", CARD.get(lang)),
        ("any", w("pick a card or a place", "choisissez une carte ou une case")),
    ]);
    choose.extend(game.prompts.iter().map(|(kind, prompt)| (*kind, prompt.get(lang))));
    TableWords {
        cancel: w("Cancel", "Annuler"),
        take_back: w("Take back", "Revenir en arrière"),
        confirm: w("{what}?", "{what}\u{a0}?"),
        colon: format!("{} ", lang.colon()),
        choose,
        sent: w("Sending your move…", "Envoi de votre coup…"),
        telling: w("What happened (press to skip)", "Ce qui s’est passé (appuyez pour passer)"),
        telling_briefly: w("Tap to skip", "Touchez pour passer"),
        your_turn: w("Your turn", "À vous"),
        pass: w("Pass the screen to {name}", "Passez l’écran à {name}"),
        take: w("I’m {name}: show my hand", "Je suis {name}\u{a0}: montrer ma main"),
        meanwhile: w("While you were away:", "Pendant votre absence\u{a0}:"),
        lost: w("Connection lost. Reconnecting…", "Connexion perdue. Reconnexion…"),
        result: w("Show the result", "Afficher le résultat"),
        pause: w("Pause", "Pause"),
        go: w("Continue", "Continuer"),
        step: w("Move {at} of {of}", "Coup {at} sur {of}"),
        deal: w("The deal", "La donne"),
    }
}

const CARD: Text = Text::new("pick a card", "choisissez une carte");

/// What a player is asked to do for a kind of thing on the board: "pick a stone". `prompts` are those of the game.
#[must_use]
pub fn prompt(prompts: &[(&'static str, Text)], kind: &str, lang: Lang) -> Option<&'static str> {
    let own = prompts.iter().find(|(of, _)| *of == kind).map(|(_, text)| *text);
    own.or((kind == "card").then_some(CARD)).map(|text| text.get(lang))
}

/// The longest last word that a narrow box never cuts: the number of a bot, an initial.
const KEPT: usize = 3;

/// A player's name in a narrow box. A name that is cut keeps its last word, by which bots differ: "Conf… 2".
pub(crate) fn short_name(name: &str) -> Markup {
    match name.rsplit_once(' ') {
        Some((first, last)) if last.chars().count() <= KEPT => {
            html! { bdi.cut { span { (first) } span { " " (last) } } }
        }
        _ => html! { bdi.cut { span { (name) } } },
    }
}

/// The players of a table: `Ada against Bob`, or `Ada, Bob, Cy` if there are more than two; `Ada and Bob` if they play
/// `together`.
pub(crate) fn players(names: &[String], together: bool, lang: Lang) -> String {
    match names {
        all if together => lang.list(all),
        [one, other] => lang.pick(format!("{one} against {other}"), format!("{one} contre {other}")),
        all => all.join(", "),
    }
}

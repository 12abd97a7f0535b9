//! The page for something that went wrong.

use crate::Reader;
use crate::layout::{Tab, page};
use maud::html;

/// A page for something that went wrong: the sentence says what to do next.
#[must_use]
pub fn problem(reader: &Reader, status: u16, sentence: &str) -> String {
    let lang = reader.lang;
    let title = match status {
        404 => lang.pick("There is nothing here", "Il n’y a rien ici"),
        403 => lang.pick("This is not yours", "Ceci n’est pas à vous"),
        409 => lang.pick("Not yet", "Pas encore"),
        400..=499 => lang.pick("That did not work", "Cela n’a pas marché"),
        _ => lang.pick("Something broke on our side", "Une panne de notre côté"),
    };
    let main = html! {
        p.dim.num { (status) }
        h1 { (title) }
        p.lead { (sentence) }
        div.submit {
            a.btn.go href="/" { (lang.pick("Go to the games", "Aller aux jeux")) }
            a.btn href="/saved" { (lang.pick("My games", "Mes parties")) }
        }
    };
    page(reader, Tab::Other, &[], title, &main)
}

//! The page of the reader's games and replays, with the form that imports a record.

use crate::layout::{Tab, page};
use crate::{GameInfo, Reader, TableListItem, list};
use maud::html;

/// The page of the reader's games and replays; `problem` says why the last import was refused.
#[must_use]
pub fn saved(reader: &Reader, games: &[GameInfo], tables: &[TableListItem], problem: Option<&str>) -> String {
    let lang = reader.lang;
    let main = html! {
        h1 { (lang.pick("My games", "Mes parties")) }
        div.rows.wide {
            section {
                h2 { (lang.pick("All games", "Toutes les parties")) }
                @if tables.is_empty() {
                    p.empty { (lang.pick("Nothing here yet. ", "Encore rien ici. ")) a href="/" { (lang.pick("Start a game", "Commencer une partie")) } }
                } @else { (list::deletable(tables, games, lang)) }
            }
            section {
                h2 { (lang.pick("Import a game", "Importer une partie")) }
                @if let Some(problem) = problem { div.problem role="alert" { span { (problem) } } }
                form.panel.import method="post" action="/import" enctype="multipart/form-data" {
                    label for="file" { (lang.pick("A saved game from a file", "Une partie enregistrée dans un fichier")) }
                    input id="file" type="file" name="record" accept=".json,application/json" required;
                    button.btn.go type="submit" { (lang.pick("Import the file", "Importer le fichier")) }
                }
                form.panel.import method="post" action="/import" {
                    label for="text" { (lang.pick("Or paste the text of the file", "Ou collez le texte du fichier")) }
                    textarea id="text" name="record" spellcheck="false" placeholder="{ \"format\": 1, … }" required {}
                    button.btn type="submit" { (lang.pick("Import the text", "Importer le texte")) }
                }
            }
        }
    };
    page(reader, Tab::Saved, &[], lang.pick("My games", "Mes parties"), &main)
}

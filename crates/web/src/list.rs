//! The list of a reader's tables, as on the home page and on the page of saved games.

use crate::wire::TableState;
use crate::words::players;
use crate::{GameInfo, TableListItem, game_info, icons};
use atout_core::{Lang, Verb};
use maud::{Markup, html};

/// Tables as a list of links: to the table while it runs, to the replay once it is over.
pub(crate) fn tables<'a>(
    tables: impl IntoIterator<Item = &'a TableListItem>,
    games: &[GameInfo],
    lang: Lang,
) -> Markup {
    html! { ul.list { @for table in tables { li { (entry(table, games, lang)) } } } }
}

/// The same list with a button to delete each of them. The question comes first, and needs no script.
pub(crate) fn deletable(tables: &[TableListItem], games: &[GameInfo], lang: Lang) -> Markup {
    html! { ul.list { @for table in tables { li.own { (entry(table, games, lang)) (delete(table, games, lang)) } } } }
}

/// What is known of the game of a table.
fn info<'a>(table: &TableListItem, games: &'a [GameInfo]) -> Option<&'a GameInfo> {
    games.iter().find(|game| game.id == table.game)
}

/// Do the players of a table win and lose together?
fn is_cooperative(table: &TableListItem, games: &[GameInfo]) -> bool {
    info(table, games).is_some_and(|game| game.is_cooperative)
}

fn delete(table: &TableListItem, games: &[GameInfo], lang: Lang) -> Markup {
    let who = players(table.names.all(), is_cooperative(table, games), lang);
    let label = lang.pick(format!("Delete: {who}"), format!("Supprimer\u{a0}: {who}"));
    let question = match table.state {
        TableState::Over => lang.pick("Delete this game for good?", "Supprimer cette partie pour de bon\u{a0}?"),
        TableState::Waiting | TableState::Playing => lang.pick(
            "This game is not over. Delete it for good?",
            "Cette partie n’est pas terminée. La supprimer définitivement\u{a0}?",
        ),
    };
    html! {
        details.menu {
            summary aria-label=(label) title=(lang.pick("Delete", "Supprimer")) { (icons::bin()) }
            div {
                p { (question) }
                form method="post" action={ "/saved/" (table.id) "/delete" } {
                    button.btn.danger type="submit" { (lang.pick("Delete", "Supprimer")) }
                    // Every button of a menu closes it.
                    button.btn.quiet type="button" { (lang.pick("Keep it", "La garder")) }
                }
            }
        }
    }
}

fn entry(table: &TableListItem, games: &[GameInfo], lang: Lang) -> Markup {
    let over = table.state == TableState::Over;
    let href = if over { format!("/replay/{}", table.id) } else { format!("/t/{}", table.id) };
    let (class, state) = match table.state {
        TableState::Waiting => ("", lang.pick("Start", "Commencer")),
        TableState::Playing if table.yours => ("playing", lang.pick("Your turn", "À vous de jouer")),
        TableState::Playing => ("", lang.pick("Watch", "Regarder")),
        TableState::Over => ("", lang.pick("Replay", "Revoir")),
    };
    let game = info(table, games).map_or(table.game.as_str(), |game| game.name.get(lang));
    let together = is_cooperative(table, games);
    html! {
        a href=(href) {
            (game_info::back(&table.game))
            span.what {
                span.who2 { (players(table.names.all(), together, lang)) }
                span.dim { (game) " · " (summary(table, together, lang)) span.sep { " · " } time datetime=(moment(table.changed).replace(' ', "T") + "Z") { (lang.ago(table.age)) } }
            }
            span class={ "tag " (class) } { (state) }
        }
    }
}

fn summary(table: &TableListItem, together: bool, lang: Lang) -> String {
    let n = table.version;
    let winners = table.outcome.map(|outcome| outcome.winners).unwrap_or_default();
    match (table.state, winners.len()) {
        (TableState::Over, 0) if together => lang.pick("lost", "perdue").to_owned(),
        (TableState::Over, 0) => lang.pick("no winner", "sans vainqueur").to_owned(),
        (TableState::Over, _) => table.names.do_together(winners.iter(), Verb::WON, lang),
        (_, _) if n == 0 => lang.pick("not started", "pas commencée").to_owned(),
        _ => lang.count(usize::try_from(n).unwrap_or(usize::MAX), ["move", "moves"], ["coup", "coups"]),
    }
}

/// The day of a moment, in seconds since 1970, at UTC: `2025-06-24`.
#[must_use]
pub fn date(seconds: i64) -> String {
    moment(seconds).split(' ').next().unwrap_or_default().to_owned()
}

/// Seconds since 1970 as `2025-06-24 14:05`.
fn moment(seconds: i64) -> String {
    let (days, rest) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    // Days since 0000-03-01, in eras of 400 years (the proleptic Gregorian calendar repeats exactly).
    let shifted = days + 719_468;
    let (era, day_of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = era * 400 + year_of_era + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}", rest / 3_600, rest % 3_600 / 60)
}

#[cfg(test)]
mod tests {
    use super::moment;

    #[test]
    fn moments_are_calendar_dates() {
        assert_eq!(moment(0), "1970-01-01 00:00");
        assert_eq!(moment(951_782_400), "2000-02-29 00:00");
        assert_eq!(moment(1_750_773_900), "2025-06-24 14:05");
    }
}

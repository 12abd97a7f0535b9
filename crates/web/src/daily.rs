//! The page of the game of the day: what it is, how to begin, the leaderboard, the commitments and the days before.
//!
//! Not here: seeds and scores (`atout-server`).

use crate::layout::{Tab, page};
use crate::{GameInfo, Reader};
use atout_core::{Daily, Lang};
use maud::{Markup, html};
use serde_json::Value;

/// A day of the daily game as its reader may know it.
#[derive(Debug, Clone)]
pub struct DailyPage<'a> {
    /// The game.
    pub game: &'a GameInfo,
    /// The day: `2025-06-24`.
    pub day: &'a str,
    /// Is it the current day?
    pub is_today: bool,
    /// The commitment of the day: a hash of its secret.
    pub commitment: &'a str,
    /// The next day and its commitment; only on the page of the current day.
    pub next: Option<(&'a str, &'a str)>,
    /// What the commitment hid; only after the day.
    pub revealed: Option<Revealed>,
    /// The reader's own try; only on the page of the current day.
    pub own: OwnTry,
    /// The name that the reader gave last.
    pub name: &'a str,
    /// The leaderboard, best first.
    pub entries: &'a [DailyEntry],
    /// First tries that are not over.
    pub n_running: usize,
    /// What the game says about it.
    pub words: &'a Daily<Value>,
    /// The earlier days with games, latest first.
    pub days: &'a [String],
}

/// What the commitment of a day hid.
#[derive(Debug, Clone)]
pub struct Revealed {
    /// The seed that everybody played.
    pub seed: String,
    /// The secret behind the seed and the commitment.
    pub secret: String,
    /// The salt of the commitment.
    pub salt: String,
}

/// How far the reader is today.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OwnTry {
    /// No try yet.
    None,
    /// A try at this table is not over.
    Running(String),
    /// The first try is over; more of them are practice.
    Over,
}

/// A line of the leaderboard.
#[derive(Debug, Clone)]
pub struct DailyEntry {
    /// 1 is the best; ties share a rank.
    pub rank: usize,
    /// The player's name; empty for a player without one.
    pub name: String,
    /// Is it the reader?
    pub is_own: bool,
    /// Was the game won?
    pub won: bool,
    /// How far it came, of how much.
    pub reached: (u32, u32),
    /// What was left, of a game that was won.
    pub left: Option<u32>,
    /// The number of actions.
    pub actions: u64,
    /// How long it took.
    pub seconds: u64,
    /// The table, once its record may be seen.
    pub table: Option<String>,
}

/// The page of one day.
#[must_use]
pub fn daily(reader: &Reader, about: &DailyPage<'_>) -> String {
    let lang = reader.lang;
    let name = about.game.name.get(lang);
    let heading = match about.is_today {
        true => lang.pick("Daily run", "La partie du jour").to_owned(),
        false => {
            let day = written_day(about.day, lang);
            lang.pick(format!("Daily run of {day}"), format!("La partie du {day}"))
        }
    };
    let main = html! {
        h1 { (heading) }
        p.lead { (name) " · " time datetime=(about.day) { (written_day(about.day, lang)) } }
        div.day {
            @if about.is_today { (today(about, lang)) }
            (leaderboard(about, lang))
            (commitments(about, lang))
            @if !about.days.is_empty() {
                section {
                    h2 { (lang.pick("Earlier days", "Les jours précédents")) }
                    ul.days { @for day in about.days { li { a.btn href={ "/daily/" (day) } { (written_day(day, lang)) } } } }
                }
            }
        }
    };
    page(reader, Tab::Daily, &[], &format!("{heading} · {name}"), &main)
}

fn today(about: &DailyPage<'_>, lang: Lang) -> Markup {
    html! {
        section.panel {
            p { (lang.typeset(about.words.about.get(lang).to_owned())) }
            p { (lang.pick(
                "Your first try counts, if you finish it before midnight UTC. You can try again for practice; that does not count.",
                "Votre premier essai compte, si vous le terminez avant minuit UTC. Vous pouvez réessayer pour vous entraîner\u{a0}; cela ne compte pas.",
            )) }
            @match &about.own {
                OwnTry::Running(table) => p { a.btn.go href={ "/t/" (table) } { (lang.pick("Continue today’s game", "Continuer la partie du jour")) } },
                own => (start(about, *own == OwnTry::Over, lang)),
            }
        }
    }
}

fn start(about: &DailyPage<'_>, is_practice: bool, lang: Lang) -> Markup {
    let action = match is_practice {
        true => lang.pick("Try again (practice)", "Réessayer (entraînement)"),
        false => lang.pick("Start today’s game", "Commencer la partie du jour"),
    };
    html! {
        form.start method="post" action="/daily" {
            @if !is_practice {
                label for="name" { (lang.pick("Your name on the leaderboard", "Votre nom au classement"))
                    input id="name" type="text" name="name" maxlength="40" autocomplete="nickname" value=(about.name);
                }
            }
            button.btn.go type="submit" { (action) }
        }
    }
}

fn leaderboard(about: &DailyPage<'_>, lang: Lang) -> Markup {
    let running = match about.n_running {
        0 => String::new(),
        n => lang.count(
            n,
            ["game is under way.", "games are under way."],
            ["partie est en cours.", "parties sont en cours."],
        ),
    };
    html! {
        section {
            h2 { (lang.pick("Leaderboard", "Classement")) }
            @if about.entries.is_empty() {
                p.empty { (lang.pick("Nobody has finished yet. ", "Personne n’a encore terminé. ")) (running) }
            } @else {
                div.board { (ranking(about, lang)) }
                @if !running.is_empty() { p.small { (running) } }
            }
        }
    }
}

fn ranking(about: &DailyPage<'_>, lang: Lang) -> Markup {
    let has_tables = about.entries.iter().any(|entry| entry.table.is_some());
    html! {
        table {
            thead { tr {
                th scope="col" { "#" }
                th.name scope="col" { (lang.pick("Player", "Joueur")) }
                th scope="col" { (lang.pick("Result", "Résultat")) }
                th scope="col" { (about.words.reached.get(lang)) }
                th scope="col" { (about.words.left.get(lang)) }
                th.more scope="col" { (lang.pick("Actions", "Actions")) }
                th.more scope="col" { (lang.pick("Time", "Durée")) }
                @if has_tables { th scope="col" { (lang.pick("Game", "Partie")) } }
            } }
            tbody { @for entry in about.entries {
                tr.mine[entry.is_own] {
                    td { (entry.rank) }
                    td.name { bdi { (shown(entry, lang)) } @if entry.is_own { " " (lang.pick("(you)", "(vous)")) } }
                    td { (if entry.won { lang.pick("Won", "Gagnée") } else { lang.pick("Lost", "Perdue") }) }
                    td { (entry.reached.0) " / " (entry.reached.1) }
                    td { @if let Some(left) = entry.left { (left) } @else { "–" } }
                    td.more { (entry.actions) }
                    td.more { (duration(entry.seconds)) }
                    @if has_tables { td { @if let Some(table) = &entry.table {
                        a href={ "/replay/" (table) } { (lang.pick("Replay", "Revoir")) } " · "
                        a href={ "/replay/" (table) "/record" } download { (lang.pick("Record", "Fichier")) }
                    } } }
                }
            } }
        }
    }
}

fn shown(entry: &DailyEntry, lang: Lang) -> &str {
    if entry.name.is_empty() { lang.pick("Anonymous", "Anonyme") } else { &entry.name }
}

/// A day as people write it: "18 November 2026", "1er novembre 2026"; unchanged if it is no date.
fn written_day(day: &str, lang: Lang) -> String {
    const MONTHS: [[&str; 2]; 12] = [
        ["January", "janvier"],
        ["February", "février"],
        ["March", "mars"],
        ["April", "avril"],
        ["May", "mai"],
        ["June", "juin"],
        ["July", "juillet"],
        ["August", "août"],
        ["September", "septembre"],
        ["October", "octobre"],
        ["November", "novembre"],
        ["December", "décembre"],
    ];
    let mut parts = day.splitn(3, '-').map(str::parse::<usize>);
    let (Some(Ok(year)), Some(Ok(month)), Some(Ok(day_of_month))) = (parts.next(), parts.next(), parts.next()) else {
        return day.to_owned();
    };
    let Some([en, fr]) = month.checked_sub(1).and_then(|month| MONTHS.get(month)) else { return day.to_owned() };
    let first = if day_of_month == 1 { "er" } else { "" };
    lang.pick(format!("{day_of_month}\u{a0}{en} {year}"), format!("{day_of_month}{first}\u{a0}{fr} {year}"))
}

/// `1:05:09`, or `5:09` within an hour.
fn duration(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

fn commitments(about: &DailyPage<'_>, lang: Lang) -> Markup {
    let text = match about.revealed {
        None => lang.pick(
            "The server fixes the seed of each day in advance and shows a commitment to it. After the day it shows the seed and all games. With the file of a game, “atout verify FILE --commitment HEX” checks that the seed was not changed. Write down tomorrow’s commitment today.",
            "Le serveur fixe d’avance la graine de chaque jour et en publie l’engagement. Après la journée, il montre la graine et toutes les parties. Avec le fichier d’une partie, «\u{a0}atout verify FICHIER --commitment HEX\u{a0}» vérifie que la graine n’a pas changé. Notez dès aujourd’hui l’engagement de demain.",
        ),
        Some(_) => lang.pick(
            "The day is over: this is what the commitment hid. Download the file of a game; “atout verify FILE --commitment HEX” checks it.",
            "La journée est terminée\u{a0}: voici ce que cachait l’engagement. Téléchargez le fichier d’une partie\u{a0}; «\u{a0}atout verify FICHIER --commitment HEX\u{a0}» le vérifie.",
        ),
    };
    html! {
        section {
            h2 { (lang.pick("Same for all, and checked", "La même pour tous, et vérifiable")) }
            p { (text) }
            dl {
                dt { (lang.pick("Commitment of", "Engagement du")) " " (written_day(about.day, lang)) } dd { code id="commitment" { (about.commitment) } }
                @if let Some(Revealed { seed, secret, salt }) = &about.revealed {
                    dt { (lang.pick("Seed", "Graine")) } dd { code id="seed" { (seed) } }
                    dt { (lang.pick("Secret", "Secret")) } dd { code { (secret) } }
                    dt { (lang.pick("Salt", "Sel")) } dd { code { (salt) } }
                }
                @if let Some((day, commitment)) = about.next {
                    dt { (lang.pick("Commitment of", "Engagement du")) " " (written_day(day, lang)) } dd { code id="next-commitment" { (commitment) } }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{duration, written_day};
    use atout_core::Lang;

    #[test]
    fn days_are_written_as_people_write_them() {
        let written = |day: &str| Lang::ALL.map(|lang| written_day(day, lang));
        assert_eq!(written("2026-11-18"), ["18\u{a0}November 2026", "18\u{a0}novembre 2026"]);
        assert_eq!(written("2026-08-01"), ["1\u{a0}August 2026", "1er\u{a0}août 2026"]);
        assert_eq!(written("2026-13-01"), ["2026-13-01"; 2]);
        assert_eq!(written("today"), ["today"; 2]);
    }

    #[test]
    fn durations_are_read_as_clocks_show_them() {
        assert_eq!([0, 309, 3_909, 90_000].map(duration), ["0:00", "5:09", "1:05:09", "25:00:00"]);
    }
}

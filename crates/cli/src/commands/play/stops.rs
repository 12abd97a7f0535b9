//! The commands `stops` and `skip`: when a person is asked in games that ask very often.
//!
//! Not here: what stops there are and what they mean (the game's own), the passes that they make (the table).

use atout_catalog::{Entry, Table};
use atout_core::{Lang, Orders, Seat};

/// The move that hands on a decision, in games with stops.
pub(super) const PASS: &str = "pass";

/// Changes the stops as the words say. Returns what to tell: the list, or why nothing was changed.
pub(super) fn change(entry: &dyn Entry, table: &mut dyn Table, seat: Seat, words: &str, lang: Lang) -> String {
    let specs = entry.stops();
    let Some(orders) = table.orders(seat).filter(|_| !specs.is_empty()) else {
        return lang.pick("This game has no stops.", "Ce jeu n'a pas d'arrêts.").to_owned();
    };
    let mut orders = orders.clone();
    for word in words.split_whitespace() {
        match word.to_lowercase().as_str() {
            "full" | "tout" => orders.full_control = !orders.full_control,
            "default" | "défaut" | "defaut" => orders = Orders::usual(specs),
            "none" | "aucun" => orders.stops.clear(),
            id => match specs.iter().find(|spec| spec.id == id) {
                Some(spec) if orders.stops_at(spec.id) => _ = orders.stops.remove(spec.id),
                Some(spec) => _ = orders.stops.insert(spec.id.to_owned()),
                None => return unknown(word, lang),
            },
        }
    }
    let told = list(entry, &orders, lang);
    table.set_orders(seat, Some(orders));
    told
}

fn unknown(word: &str, lang: Lang) -> String {
    lang.pick(
        format!("There is no stop `{word}`: `stops` lists them all."),
        format!("Il n'y a pas d'arrêt «\u{a0}{word}\u{a0}»\u{a0}: «\u{a0}arrêts\u{a0}» les montre tous."),
    )
}

/// Every stop with its mark, and how they are changed.
fn list(entry: &dyn Entry, orders: &Orders, lang: Lang) -> String {
    let mark = |is_set: bool| if is_set { "[x]" } else { "[ ]" };
    let widest = entry.stops().iter().map(|spec| spec.id.len()).max().unwrap_or(0);
    let stop = |spec: &atout_core::StopSpec| {
        format!("{} {:<widest$}  {}\n", mark(orders.stops_at(spec.id)), spec.id, spec.name.get(lang))
    };
    let stops: String = entry.stops().iter().map(stop).collect();
    let full = lang.pick("full control: you are asked everything", "contrôle total\u{a0}: on vous demande tout");
    let help = lang.pick(
        "`stops ID` sets or clears one, `stops full` full control, `stops default` the usual ones; `skip` passes until something happens.",
        "«\u{a0}arrêts CODE\u{a0}» en place ou en retire un, «\u{a0}arrêts tout\u{a0}» le contrôle total, «\u{a0}arrêts défaut\u{a0}» ceux d'origine\u{a0}; «\u{a0}sauter\u{a0}» passe jusqu'à ce qu'il se passe quelque chose.",
    );
    format!("{stops}{} {:<widest$}  {full}\n{help}", mark(orders.full_control), "full")
}

/// Puts the seat in a hurry until it is asked again. Returns false in games without stops.
pub(super) fn hurry(table: &mut dyn Table, seat: Seat, is_hurried: bool) -> bool {
    let Some(orders) = table.orders(seat).cloned() else { return false };
    table.set_orders(seat, Some(Orders { hurry: is_hurried, ..orders }));
    true
}

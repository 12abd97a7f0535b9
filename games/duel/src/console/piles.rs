//! Permanents on the console: identical ones lie in one pile, the others show what is particular to them.

use super::line::Line;
use super::{ConsoleScreen, colour_style};
use crate::text::keyword_name;
use crate::{CardType, Keyword, Keywords, Permanent, PermanentView};
use atout_core::{Lang, Seat};

impl ConsoleScreen<'_> {
    /// The creatures of a player, or all else that it controls: lands first.
    pub(super) fn piles(&self, seat: Seat, creatures: bool) -> Vec<Line> {
        let card_type = |one: &PermanentView| self.view.card(one.permanent.card).entry.card_type;
        let mut own: Vec<&PermanentView> = self
            .view
            .permanents
            .iter()
            .filter(|one| one.permanent.controller == seat && (card_type(one) == CardType::Creature) == creatures)
            .collect();
        own.sort_by_key(|one| (card_type(one) != CardType::Land, if creatures { 0 } else { one.permanent.card }));
        let together = |one: &&PermanentView, next: &&PermanentView| !creatures && self.can_pile(one, next);
        own.chunk_by(together).map(|pile| self.pile(pile)).collect()
    }

    /// Equal but for being tapped, with nothing attached or marked.
    fn can_pile(&self, one: &PermanentView, next: &PermanentView) -> bool {
        let is_plain = |one: &PermanentView| {
            let permanent = &one.permanent;
            let has_aura = self.view.permanents.iter().any(|other| other.permanent.host == Some(one.slot));
            permanent.host.is_none() && permanent.counters == 0 && permanent.chosen.is_none() && !has_aura
        };
        one.permanent.card == next.permanent.card && is_plain(one) && is_plain(next)
    }

    /// "Forest ×3 (2 tapped)", or one permanent with all that is to be said of it.
    fn pile(&self, pile: &[&PermanentView]) -> Line {
        let [one, ..] = pile else { return Line::default() };
        if pile.len() == 1 {
            return self.single(one);
        }
        let lang = self.lang;
        let mut line = Line::default();
        let is_pointed = pile.iter().any(|one| self.points_at(&format!("permanent:{}", one.slot)));
        let style = if is_pointed { "7" } else { "" };
        line.push(&format!("{} ×{}", self.view.card_name(one.permanent.card, lang), pile.len()), style);
        let n = pile.iter().filter(|one| one.permanent.tapped).count();
        if n > 0 {
            let tapped = lang.pick("tapped", lang.plural(n, "engagé", "engagés"));
            line.push(&format!(" ({n} {tapped})"), "2");
        }
        line
    }

    fn single(&self, one: &PermanentView) -> Line {
        let (lang, permanent) = (self.lang, &one.permanent);
        let def = self.view.card(permanent.card);
        let mut line = Line::default();
        let is_pointed = self.points_at(&format!("permanent:{}", one.slot));
        let style = if is_pointed { "7".to_owned() } else { colour_style(def.colours) };
        line.push(&self.view.permanent_name(one.slot, lang), &style);
        if def.entry.card_type == CardType::Creature {
            line.push(&format!(" {}/{}", one.force, one.endurance), "1");
        }
        let is_creature = def.entry.card_type == CardType::Creature;
        for (text, style) in marks(permanent, is_creature && !one.keywords.has(Keyword::Haste), lang) {
            line.push(&format!(" {text}"), style);
        }
        if let Some(host) = permanent.host {
            line.push(&format!(" → {}", self.view.permanent_name(host, lang)), "2");
        }
        let keywords = keywords(one.keywords, lang);
        if !keywords.is_empty() {
            line.push(&format!(" ({keywords})"), "2");
        }
        line
    }
}

/// What has happened to a permanent: counters blue, bonuses of this turn green, damage red. A creature without haste
/// `waits` for a turn before it attacks.
fn marks(permanent: &Permanent, waits: bool, lang: Lang) -> Vec<(String, &'static str)> {
    let signed = |n: i16| if n < 0 { format!("−{}", -n) } else { format!("+{n}") };
    let mut marks = Vec::new();
    if permanent.combat.attacks {
        marks.push(("⚔".to_owned(), "31;1"));
    }
    if permanent.tapped {
        marks.push((lang.pick("T", "E").to_owned(), "33"));
    }
    if permanent.sick && waits {
        marks.push(("z".to_owned(), "2"));
    }
    if permanent.counters != 0 {
        marks.push((format!("●{}", signed(permanent.counters)), "34;1"));
    }
    let turn = &permanent.turn;
    if turn.force != 0 || turn.endurance != 0 {
        marks.push((format!("↑{}/{}", signed(turn.force), signed(turn.endurance)), "32"));
    }
    if permanent.damage > 0 {
        marks.push((format!("✖{}", permanent.damage), "31"));
    }
    marks
}

/// Flash matters only in a hand.
fn keywords(keywords: Keywords, lang: Lang) -> String {
    let keywords = keywords.without(Keywords::of(Keyword::Flash));
    keywords.iter().map(|keyword| keyword_name(keyword, lang)).collect::<Vec<_>>().join(", ")
}

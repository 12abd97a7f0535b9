//! A view as text: who has what, the board, the friends, one's own hand.
//!
//! Everything is told by letters and signs; colours only repeat it. Made for a hundred columns, which the largest board
//! needs as well.

mod board;
mod sheet;
mod tables;

use crate::words::{colon, list, plural};
use crate::{Bag, Card, Phase, PlayerView, View, card_text};
use atout_core::{Lang, Names, Paint, Seat, Viewer};
use sheet::{Bit, Line, Row, Side, beside, flow, plain, styled, table};

/// What lines may take.
const WIDTH: usize = 100;
/// ANSI styles of the seats; a number tells the same.
const SEATS: [&str; Seat::MAX] = ["31;1", "34;1", "33;1", "35;1", "36;1", "32;1", "91", "94"];
const OWN: &str = "7;1";
const FAINT: &str = "2";
const CLOSED: &str = "90";
const REACHED: &str = "32;1";
const DANGER: &str = "31;1";
const TITLE: &str = "1";

pub(crate) fn text(view: &View, names: &Names, lang: Lang, paint: Paint) -> String {
    let page = Page { view, names, lang };
    let mut lines = page.headline();
    lines.push(Line::default());
    lines.extend(page.player_table());
    lines.push(Line::default());
    lines.extend(beside(page.board(), page.panel(), WIDTH));
    lines.extend(page.legend());
    lines.into_iter().map(|line| line.render(paint) + "\n").collect()
}

struct Page<'a> {
    view: &'a View,
    names: &'a Names,
    lang: Lang,
}

impl Page<'_> {
    /// The seat whose eye it is.
    fn me(&self) -> Option<Seat> {
        match self.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Everything => None,
        }
    }

    fn players(&self) -> impl Iterator<Item = (Seat, &PlayerView)> {
        Seat::all(self.view.players.len()).zip(&self.view.players)
    }

    /// A player on the board: `@1` oneself, `p2` another, `x3` a body.
    fn marker(&self, seat: Seat) -> String {
        let sign = match (self.view.lives(seat), self.me() == Some(seat)) {
            (false, _) => 'x',
            (true, true) => '@',
            (true, false) => 'p',
        };
        format!("{sign}{}", seat.index() + 1)
    }

    fn headline(&self) -> Vec<Line> {
        if let Some(end) = self.view.end {
            let turn = self.view.turn;
            let why = end.say(&self.view.config, self.lang);
            let text = self
                .lang
                .pick(format!("Over after turn {turn}: {why}."), format!("Fini après le tour {turn}\u{a0}: {why}."));
            return vec![Line::of(styled(text, TITLE)), Line::of(plain(cut(&self.winners(), WIDTH)))];
        }
        let (turn, turns, steps) = (self.view.turn, self.view.config.turns, self.view.config.steps);
        let s = plural(steps.into(), self.lang);
        let when = match self.view.phase {
            Phase::Pick => self.lang.pick("Before the first turn", "Avant le premier tour").to_owned(),
            _ => self.lang.pick(format!("Turn {turn} of {turns}"), format!("Tour {turn} sur {turns}")),
        };
        let what = match self.view.phase {
            Phase::Pick => self.lang.pick(
                "classes: everybody picks one in secret.".to_owned(),
                "classes\u{a0}: chacun en choisit une en secret.".to_owned(),
            ),
            Phase::Move => self.lang.pick(
                format!("moves: everybody chooses in secret a cell at most {steps} step{s} away, or stays."),
                format!("déplacements\u{a0}: chacun choisit en secret une case à {steps} pas au plus, ou reste."),
            ),
            Phase::Card | Phase::Over => self.lang.pick(
                "cards: everybody chooses one in secret, or none.".to_owned(),
                "cartes\u{a0}: chacun en choisit une en secret, ou aucune.".to_owned(),
            ),
        };
        vec![Line(vec![styled(when, TITLE), plain(format!(" · {what}"))])]
    }

    fn winners(&self) -> String {
        let winners: Vec<String> = self
            .view
            .outcome
            .into_iter()
            .flat_map(|outcome| outcome.winners.iter().collect::<Vec<_>>())
            .map(|seat| self.names.of(seat))
            .collect();
        let who = list(&winners, self.lang);
        match (winners.len(), self.view.outcome.is_some_and(|outcome| outcome.draw)) {
            (0, true) => self.lang.pick("A draw.", "Partie nulle.").to_owned(),
            (0, false) => self.lang.pick("Nobody wins.", "Personne ne gagne.").to_owned(),
            (1, _) => self.lang.pick(format!("{who} wins."), format!("{who} gagne.")),
            _ => self.lang.pick(format!("{who} win."), format!("{who} gagnent.")),
        }
    }

    /// What stands beside the board where there is room.
    fn panel(&self) -> Vec<Line> {
        let mut lines = self.hand();
        let friends = self.friend_table();
        if !lines.is_empty() && !friends.is_empty() {
            lines.push(Line::default());
        }
        lines.extend(friends);
        lines
    }

    /// One's own hand and draw pile; for an eye on everything the hands of all.
    fn hand(&self) -> Vec<Line> {
        if self.view.phase == Phase::Pick {
            return Vec::new();
        }
        let mut seen = self.players().filter(|(seat, player)| player.hand.is_some() && self.view.lives(*seat));
        if self.me().is_some() {
            let Some((seat, player)) = seen.next() else { return Vec::new() };
            let (hand, draw) = (kinds(player.hand.as_deref()), kinds(player.draw.as_deref()));
            let mut lines = vec![Line::of(styled(self.lang.pick("your hand", "votre main"), FAINT))];
            let rows = hand.kinds().map(|card| self.held(seat, card, hand.count(card))).collect();
            lines.extend(table(rows, &[Side::Left, Side::Right, Side::Left]));
            lines.push(Line::default());
            lines.extend(self.pile(self.lang.pick("left to draw", "reste à piocher"), &draw));
            return lines;
        }
        seen.flat_map(|(seat, player)| {
            let name = cut(&self.names.of(seat), 16);
            self.pile(
                &self.lang.pick(format!("{name} holds"), format!("{name} a en main")),
                &kinds(player.hand.as_deref()),
            )
        })
        .collect()
    }

    /// A card in hand: how many, its cost, what it does; faint, and told, if it cannot be played.
    fn held(&self, seat: Seat, card: Card, count: u8) -> Row {
        let can = self.view.can_play(seat, card);
        let style = if can { "" } else { FAINT };
        let mana = self.view.players.get(seat.index()).map_or(0, |player| player.mana);
        let missing = card.cost().saturating_sub(mana);
        let times = if count > 1 { format!(" ×{count}") } else { String::new() };
        let why = match (can, missing) {
            (true, _) => String::new(),
            (false, 0) => self.lang.pick(" (no target)", " (pas de cible)").to_owned(),
            (false, n) => self.lang.pick(format!(" ({n} mana missing)"), format!(" (manque {n} mana)")),
        };
        Row::Cells(vec![
            styled(format!("{}{times}", card.face().name.get(self.lang)), if can { TITLE } else { FAINT }),
            styled(card.cost().to_string(), style),
            styled(format!("{}{why}", card_text::brief(card, self.lang)), style),
        ])
    }

    fn pile(&self, title: &str, cards: &Bag) -> Vec<Line> {
        let each = cards.kinds().map(|card| {
            let (name, count) = (card.face().name.get(self.lang), cards.count(card));
            if count > 1 { format!("{name} ×{count}") } else { name.to_owned() }
        });
        let mut each: Vec<String> = each.collect();
        if each.is_empty() {
            each.push("–".to_owned());
        }
        let last = each.len().saturating_sub(1);
        each.iter_mut().take(last).for_each(|text| text.push(','));
        let title = format!("{title}{}", colon(self.lang).trim_end_matches(' '));
        flow(styled(title, FAINT), each.into_iter().map(plain).collect::<Vec<Bit>>(), PANEL)
    }

    fn legend(&self) -> Vec<Line> {
        let me = self.me().map_or("", |_| self.lang.pick("@ you, ", "@ vous, "));
        let reach = match self.me().filter(|seat| self.view.phase == Phase::Move && self.view.waiting.contains(*seat)) {
            Some(_) => self.lang.pick(", + in reach", ", + à portée"),
            None => "",
        };
        let comes = self.view.config.generation;
        let text = self.lang.pick(
            format!("{me}p player, f friend (from 10 on only its number), x body, ▓▓ caramel{reach}. Mana +{comes}: what comes every turn. The edges meet: outside of the frame stands what lies across."),
            format!("{me}p joueur, f ami (à partir de 10 le numéro seul), x corps, ▓▓ caramel{reach}. Mana +{comes}\u{a0}: ce qui vient à chaque tour. Les bords se touchent\u{a0}: hors du cadre, ce qui est de l’autre côté."),
        );
        let mut words = text.split(' ').map(|word| styled(word, FAINT));
        let first = words.next().unwrap_or_default();
        flow(first, words.collect(), WIDTH)
    }
}

/// The width of what stands beside a board of usual size.
const PANEL: usize = 60;

fn kinds(cards: Option<&[Card]>) -> Bag {
    cards.unwrap_or_default().iter().copied().collect()
}

/// At most so many characters; what is cut ends in a sign of it.
fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most.saturating_sub(1)).chain(['…']).collect()
}

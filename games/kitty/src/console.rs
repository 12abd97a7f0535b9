//! A view as text for the console: players, board, friends, the viewer's hand.
//!
//! Letters and signs carry all information; colours only repeat it. The text is at most 100 columns wide; the largest
//! board needs them. Not here: the board (`console/board.rs`), the tables (`console/tables.rs`), aligned text
//! (`console/layout.rs`), the picture for a full screen (`console/screen.rs`).

mod board;
mod layout;
mod screen;
mod tables;

use crate::text::cards;
use crate::text::nouns::life_points;
use crate::{Bag, Card, Kitty, Phase, PlayerView, View};
use atout_core::{Console, ConsoleBoard, HasConsole, Lang, Names, Paint, Seat, Verb};
use layout::{Align, Line, Row, Span, beside, flow, plain, styled, table};

/// The longest line.
const WIDTH: usize = 100;
/// ANSI styles of the seats.
const SEATS: [&str; Seat::MAX] = ["31;1", "34;1", "33;1", "35;1", "36;1", "32;1", "91", "94"];
const OWN: &str = "7;1";
const FAINT: &str = "2";
const CLOSED: &str = "90";
const REACHED: &str = "32;1";
const DANGER: &str = "31;1";
const TITLE: &str = "1";

impl HasConsole for Kitty {
    fn text(view: &View, names: &Names, lang: Lang, paint: Paint) -> String {
        let text = ConsoleText { view, names, lang, pointed: &[] };
        let mut lines = text.headline();
        lines.push(Line::default());
        lines.extend(text.player_table());
        lines.push(Line::default());
        lines.extend(beside(text.board(), text.panel(), WIDTH));
        lines.extend(text.legend());
        lines.into_iter().map(|line| line.render(paint) + "\n").collect()
    }

    fn console_board(view: &View, console: &Console<'_>) -> ConsoleBoard {
        screen::console_board(view, console)
    }
}

/// A view that is written as text.
struct ConsoleText<'a> {
    view: &'a View,
    names: &'a Names,
    lang: Lang,
    /// The things that the reader points at.
    pointed: &'a [String],
}

impl ConsoleText<'_> {
    /// The viewer's seat.
    fn me(&self) -> Option<Seat> {
        self.view.viewer.seat()
    }

    fn players(&self) -> impl Iterator<Item = (Seat, &PlayerView)> {
        Seat::all(self.view.players.len()).zip(&self.view.players)
    }

    /// The marker of a player: `@1` the viewer, `p2` another player, `x3` a body.
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
            let why = end.text(&self.view.config, self.lang);
            let text = self.lang.pick(
                format!("Game over after turn {turn}: {why}."),
                format!("Partie finie après le tour {turn}\u{a0}: {why}."),
            );
            return vec![Line::of(styled(text, TITLE)), Line::of(plain(cut(&self.winners(), WIDTH)))];
        }
        let (turn, turns, steps) = (self.view.turn, self.view.config.turns, self.view.config.steps);
        let noun = self.lang.plural(steps.into(), "step", "steps");
        let when = match self.view.phase {
            Phase::Pick => self.lang.pick("Before the first turn", "Avant le premier tour").to_owned(),
            _ => self.lang.pick(format!("Turn {turn} of {turns}"), format!("Tour {turn} sur {turns}")),
        };
        let what = match self.view.phase {
            Phase::Pick => self.lang.pick(
                "classes: each player picks one in secret.".to_owned(),
                "classes\u{a0}: chacun en choisit une en secret.".to_owned(),
            ),
            Phase::Move => self.lang.pick(
                format!("moves: each player secretly chooses a cell at most {steps} {noun} away, or stays."),
                format!("déplacements\u{a0}: chacun choisit en secret une case à {steps} pas au plus, ou reste."),
            ),
            Phase::Card | Phase::Over => self.lang.pick(
                "cards: each player secretly chooses one, or none.".to_owned(),
                "cartes\u{a0}: chacun en choisit une en secret, ou aucune.".to_owned(),
            ),
        };
        let mut lines = vec![Line(vec![styled(when, TITLE), plain(format!(" · {what}"))])];
        lines.extend(self.storm());
        lines
    }

    /// What the storm does at the end of this turn; before it comes, a warning.
    fn storm(&self) -> Option<Line> {
        let lang = self.lang;
        let Some(storm) = self.view.storm() else {
            let warning = self.view.storm_forecast(lang)?;
            return Some(Line::of(styled(format!("{}.", Lang::capital(&warning)), DANGER)));
        };
        let points = life_points(-i32::from(storm.loss), lang);
        let text = match storm.eye {
            Some(_) => lang.pick(
                format!("Storm at the end of this turn: {points} on cells marked ~."),
                format!("Tempête à la fin de ce tour\u{a0}: {points} sur les cases marquées ~."),
            ),
            None => lang.pick(
                format!("Storm at the end of this turn: {points} for everyone."),
                format!("Tempête à la fin de ce tour\u{a0}: {points} pour tous."),
            ),
        };
        Some(Line::of(styled(text, DANGER)))
    }

    fn winners(&self) -> String {
        let winners = self.view.outcome.map(|outcome| outcome.winners).unwrap_or_default();
        match (winners.len(), self.view.outcome.is_some_and(|outcome| outcome.draw)) {
            (0, true) => self.lang.pick("A draw.", "Égalité.").to_owned(),
            (0, false) => self.lang.pick("Nobody wins.", "Personne ne gagne.").to_owned(),
            _ => format!("{}.", self.names.do_together(winners.iter(), Verb::WIN, self.lang)),
        }
    }

    /// The part beside the board: hand and friends.
    fn panel(&self) -> Vec<Line> {
        let mut lines = self.hand();
        let friends = self.friend_table(WIDTH);
        if !lines.is_empty() && !friends.is_empty() {
            lines.push(Line::default());
        }
        lines.extend(friends);
        lines
    }

    /// The viewer's hand and draw pile; all hands for [`Viewer::Everything`].
    fn hand(&self) -> Vec<Line> {
        if self.view.phase == Phase::Pick {
            return Vec::new();
        }
        let mut seen = self.players().filter(|(seat, player)| player.hand.is_some() && self.view.lives(*seat));
        if self.me().is_some() {
            let Some((seat, player)) = seen.next() else { return Vec::new() };
            let (hand, draw) = (kinds(player.hand.as_deref()), kinds(player.draw.as_deref()));
            let mut lines = vec![Line::of(styled(self.lang.pick("your hand", "votre main"), FAINT))];
            let row = |card| Row::Cells(self.held(seat, card, hand.count(card)).into());
            let rows = hand.kinds().map(row).collect();
            lines.extend(table(rows, &[Align::Left, Align::Right, Align::Left]));
            lines.push(Line::default());
            lines.extend(self.pile(self.lang.pick("left to draw", "reste à piocher"), &draw, PANEL));
            return lines;
        }
        seen.flat_map(|(seat, player)| {
            let name = cut(&self.names.of(seat), 16);
            let title = self.lang.pick(format!("{name} holds"), format!("{name} a en main"));
            self.pile(&title, &kinds(player.hand.as_deref()), PANEL)
        })
        .collect()
    }

    /// A card in hand: name and count, cost, effects; faint and with a reason if it cannot be played.
    fn held(&self, seat: Seat, card: Card, count: u8) -> [Span; 3] {
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
        [
            styled(format!("{}{times}", card.def().name.get(self.lang)), if can { TITLE } else { FAINT }),
            styled(card.cost().to_string(), style),
            styled(format!("{}{why}", cards::brief(card, self.lang)), style),
        ]
    }

    fn pile(&self, title: &str, cards: &Bag, width: usize) -> Vec<Line> {
        let each = cards.kinds().map(|card| {
            let (name, count) = (card.def().name.get(self.lang), cards.count(card));
            if count > 1 { format!("{name} ×{count}") } else { name.to_owned() }
        });
        let mut each: Vec<String> = each.collect();
        if each.is_empty() {
            each.push("–".to_owned());
        }
        let last = each.len().saturating_sub(1);
        each.iter_mut().take(last).for_each(|text| text.push(','));
        let title = format!("{title}{}", self.lang.colon());
        flow(styled(title, FAINT), each.into_iter().map(plain).collect::<Vec<Span>>(), width)
    }

    fn legend(&self) -> Vec<Line> {
        let me = self.me().map_or("", |_| self.lang.pick("@ you, ", "@ vous, "));
        let reach = match self.me().filter(|seat| self.view.phase == Phase::Move && self.view.waiting.contains(*seat)) {
            Some(_) => self.lang.pick(", + in reach", ", + à portée"),
            None => "",
        };
        let generation = self.view.config.generation;
        let text = self.lang.pick(
            format!("{me}p player, f friend (only its number from 10 on), x body, ▓▓ caramel{reach}. Mana +{generation}: mana per turn. Opposite edges are joined: outside the frame is what lies across."),
            format!("{me}p joueur, f ami (à partir de 10 le numéro seul), x corps, ▓▓ caramel{reach}. Mana +{generation}\u{a0}: mana par tour. Les bords opposés se rejoignent\u{a0}: hors du cadre, ce qui est de l’autre côté."),
        );
        let mut words = text.split(' ').map(|word| styled(word, FAINT));
        let first = words.next().unwrap_or_default();
        flow(first, words.collect(), WIDTH)
    }
}

/// The width of the part beside a board of default size.
const PANEL: usize = 60;

fn kinds(cards: Option<&[Card]>) -> Bag {
    cards.unwrap_or_default().iter().copied().collect()
}

/// At most `most` characters; a longer text ends in `…`.
fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most.saturating_sub(1)).chain(['…']).collect()
}

//! A view as text for the console: the stones in columns, the opponent's side above, the viewer's own below.
//!
//! Every card shows its colour in three ways: as a letter, as a shape and, if the console supports it, as a colour.

mod board;

use crate::{Card, Colour, HandView, Phase, Stones, View};
use atout_core::{Console, ConsoleBoard, HasConsole, Journal, Lang, Names, Paint, Seat, Verb, de, join_lines};

/// The widths of a picture in characters.
#[derive(Debug, Clone, Copy)]
struct Widths {
    /// A stone's column.
    column: usize,
    /// The names at the left.
    margin: usize,
    line: usize,
}

impl Widths {
    /// In a pipe: eleven stones fit into 100 columns.
    const PIPE: Widths = Widths { column: 8, margin: 10, line: 100 };

    /// As wide as a line of a console allows.
    fn for_line(line: usize, n_stones: usize) -> Widths {
        let margin = if line < 90 { 8 } else { Widths::PIPE.margin };
        let column = line.saturating_sub(margin) / n_stones.max(1);
        Widths { column: column.clamp(6, Widths::PIPE.column), margin, line }
    }
}

const ROOMY: usize = 20;

impl HasConsole for Stones {
    fn text(view: &View, names: &Names, lang: Lang, paint: Paint) -> String {
        let screen = ConsoleScreen { view, names, lang, paint, widths: Widths::PIPE, pointed: &[] };
        let mut lines = vec![screen.headline(), String::new()];
        lines.extend(screen.board());
        lines.push(String::new());
        lines.extend(screen.hands());
        lines.extend(screen.decks());
        lines.extend(screen.unseen());
        lines.extend(screen.legend());
        join_lines(&lines)
    }

    /// The picture for a full-screen console: no headline, fewer lines, the legend apart.
    fn console_board(view: &View, console: &Console<'_>) -> ConsoleBoard {
        let widths = Widths::for_line(console.width, view.stones.len());
        let Console { names, lang, paint, .. } = *console;
        let screen = ConsoleScreen { view, names, lang, paint, widths, pointed: console.pointed };
        let mut lines = screen.board();
        let below: Vec<String> = [screen.hands(), screen.decks(), screen.unseen_in_columns()].concat();
        let has_room = lines.len() + below.len() < console.height;
        // A small screen has no room for the legend: one line explains the short words for formations.
        let formations = formation_legend(lang);
        let explains = has_room && console.height < ROOMY && formations.chars().count() < console.width;
        lines.extend((has_room && !explains).then(String::new));
        lines.extend(below);
        lines.extend(explains.then(|| paint.style("2", formations)));
        ConsoleBoard { standing: screen.standing(), text: join_lines(&lines), legend: legend_lines(lang).join(" · ") }
    }
}

struct ConsoleScreen<'a> {
    view: &'a View,
    names: &'a Names,
    lang: Lang,
    paint: Paint,
    widths: Widths,
    /// The things that the reader points at.
    pointed: &'a [String],
}

impl ConsoleScreen<'_> {
    /// The seat that is drawn below: the viewer's own, if it has one.
    fn below(&self) -> Seat {
        self.view.viewer.seat().unwrap_or(Seat::FIRST)
    }

    fn headline(&self) -> String {
        let (lang, turn) = (self.lang, self.view.turn);
        if let Some(outcome) = self.view.outcome {
            let winner = outcome.winners.iter().next().unwrap_or(turn);
            let why = Stones::why_over(self.view, self.names, lang).unwrap_or_default();
            let won = format!("{} {}", self.cut_name(winner, 2), Verb::WON.with(&[winner], self.names, lang));
            // A score follows at once: "Ada won, 5 stones to 1."
            let separator = if why.starts_with(|first: char| first.is_ascii_digit()) { "," } else { lang.colon() };
            return lang.typeset(format!("{won}{separator} {why}."));
        }
        let (who, what) = (self.cut_name(turn, 2), phase(self.view.phase, lang));
        lang.typeset(match self.names.is_reader(turn) {
            true => lang.pick(format!("Your turn: {what}."), format!("À vous : {what}.")),
            false => lang.pick(format!("{who}'s turn: {what}."), format!("Au tour {} : {what}.", de(&who))),
        })
    }

    /// The name of a player, cut to a part of the width.
    fn cut_name(&self, seat: Seat, part: usize) -> String {
        self.names.fitted(seat, self.widths.line / part)
    }

    fn points_at(&self, thing: &str) -> bool {
        self.pointed.iter().any(|pointed| pointed == thing)
    }

    /// The ANSI style of a card.
    fn style(&self, card: Card) -> &'static str {
        let is_pointed = !self.pointed.is_empty() && self.points_at(&format!("card:{card}"));
        if is_pointed { POINTED } else { card.colour().map_or("1", |colour| STYLES[colour.index()]) }
    }

    /// The stones that each side has: `stones: Ada 2 – 1 Bo`.
    fn standing(&self) -> String {
        let below = self.below();
        let owned = |seat: Seat| self.view.stones.iter().filter(|stone| stone.owner == Some(seat)).count();
        let name = |seat: Seat| self.names.fitted(seat, 12);
        let above = below.other();
        let score = format!("{} {} – {} {}", name(below), owned(below), owned(above), name(above));
        format!("{}{} {score}", self.lang.pick("stones", "bornes"), self.lang.colon())
    }

    /// The styled text, padded to `width`. The padding has no style, so columns align with and without colours.
    fn padded(&self, text: &str, style: &str, width: usize) -> String {
        let fill = " ".repeat(width.saturating_sub(text.chars().count()));
        let text = if style.is_empty() || text.is_empty() { text.to_owned() } else { self.paint.style(style, text) };
        text + &fill
    }

    fn hands(&self) -> Vec<String> {
        let below = self.below();
        [below.other(), below].into_iter().map(|seat| self.hand(seat, &self.view.hands[seat.index()])).collect()
    }

    fn hand(&self, seat: Seat, hand: &HandView) -> String {
        const HOLD: Verb = Verb::new(["holds", "hold"], ["a", "avez", "ont"]);
        let who = format!("{} {}", self.cut_name(seat, 4), HOLD.with(&[seat], self.names, self.lang));
        let holds = self.lang.pick(format!("{who} "), format!("{who} en main "));
        let content = match &hand.cards {
            Some(cards) if cards.is_empty() => "–".to_owned(),
            Some(cards) => {
                // The cards that do not fit are in further lines.
                let start = holds.chars().count();
                let (mut text, mut width) = (String::new(), start);
                for &card in cards {
                    let face = face(card);
                    let needed = face.chars().count() + 1;
                    let gap = match (width == start, width + needed > self.widths.line) {
                        (true, _) => String::new(),
                        (false, true) => "\n".to_owned() + &" ".repeat(start),
                        (false, false) => " ".to_owned(),
                    };
                    width = if gap.starts_with('\n') { start } else { width } + needed;
                    text += &(gap + &self.paint.style(self.style(card), &face));
                }
                text
            }
            None => counts(hand.clan, hand.tactic, self.view.config.tactics, self.lang),
        };
        holds + &content
    }

    fn decks(&self) -> Vec<String> {
        let (clan, tactic) = (self.view.clan_deck, self.view.tactic_deck);
        let left = counts(clan, tactic, self.view.config.tactics, self.lang);
        let mut line = self.lang.pick(format!("Left to draw: {left}"), format!("Reste à piocher\u{a0}: {left}"));
        if self.view.config.tactics {
            let [first, second] = self.view.tactics_played;
            line += &self.lang.pick(
                format!(" · tactics played: {first} – {second}"),
                format!(" · tactiques jouées\u{a0}: {first} – {second}"),
            );
        }
        let cards = self.view.discards.iter().map(|&card| face(card)).collect::<Vec<_>>().join(" ");
        let discards = self.lang.pick(format!("Discards: {cards}"), format!("Défausse\u{a0}: {cards}"));
        std::iter::once(line).chain((!cards.is_empty()).then_some(discards)).collect()
    }

    /// The unseen cards, one group per colour, as many groups in a line as fit.
    fn unseen(&self) -> Vec<String> {
        let title = self.lang.pick("Unseen:", "Inconnues\u{a0}:");
        let group_width = usize::from(self.view.config.values) + 7;
        let groups: Vec<String> = (0..self.view.config.colours.into())
            .filter_map(Colour::new)
            .map(|colour| self.unseen_of(colour, group_width))
            .collect();
        let per_line = ((self.widths.line - self.widths.margin - 2) / group_width).max(1);
        let margins = std::iter::once(title).chain(std::iter::repeat(""));
        groups.chunks(per_line).zip(margins).map(|(chunk, margin)| format!("{margin:<12}") + &chunk.concat()).collect()
    }

    /// The same in as few lines as possible: six colours fit into 80 columns.
    fn unseen_in_columns(&self) -> Vec<String> {
        // The strength 10 has two digits.
        let values = usize::from(self.view.config.values);
        let group_width = values + 3 + usize::from(values > 9);
        let margin = self.widths.margin;
        let groups: Vec<String> = (0..self.view.config.colours.into())
            .filter_map(Colour::new)
            .map(|colour| self.unseen_of(colour, group_width).replacen(' ', "", 1) + " ")
            .collect();
        // The last group needs no space after it.
        let per_line = ((self.widths.line + 1).saturating_sub(margin) / group_width).max(1);
        let titles = std::iter::once(self.lang.pick("Unseen", "Cachées")).chain(std::iter::repeat(""));
        groups
            .chunks(per_line)
            .zip(titles)
            .map(|(chunk, title)| format!("{title:<margin$}") + &chunk.concat())
            .collect()
    }

    fn unseen_of(&self, colour: Colour, width: usize) -> String {
        let has = |&strength: &u8| {
            self.view.unseen.iter().any(|card| card.colour() == Some(colour) && card.strength() == Some(strength))
        };
        let strengths = (1..=self.view.config.values)
            .map(|strength| if has(&strength) { strength.to_string() } else { "·".to_owned() });
        let text = format!("{}{} {}", colour.letter(), colour.symbol(), strengths.collect::<String>());
        self.padded(&text, STYLES[colour.index()], width)
    }

    fn legend(&self) -> Vec<String> {
        legend_lines(self.lang).map(|line| self.paint.style("2", line)).to_vec()
    }
}

/// From strong to weak.
fn formation_legend(lang: Lang) -> &'static str {
    lang.pick(
        "CR colour run › 3K three of a kind › C colour › R run › S sum; ≤ at best",
        "SC suite couleur › B brelan › C couleur › S suite › Σ somme\u{a0}; ≤ au mieux",
    )
}

fn legend_lines(lang: Lang) -> [&'static str; 2] {
    lang.pick(
        [
            "CR colour run, 3K three of a kind, C colour, R run, S sum, ≤ at best · ‹ laid last",
            "⇓⇑ owned, ↓!↑! won for certain, ↓↑ ahead · m mud fight, b blind fight",
        ],
        [
            "SC suite couleur, B brelan, C couleur, S suite, Σ somme, ≤ au mieux · ‹ posée en dernier",
            "⇓⇑ prise, ↓!↑! gagnée à coup sûr, ↓↑ en tête · m combat dans la boue, a à l'aveugle",
        ],
    )
}

/// What the phase asks for.
fn phase(phase: Phase, lang: Lang) -> String {
    match phase {
        Phase::Play => lang.pick("play a card", "jouer une carte").to_owned(),
        Phase::Claim => lang.pick("claim stones, or none", "revendiquer des bornes, ou aucune").to_owned(),
        Phase::Draw => lang.pick("choose a deck to draw from", "choisir une pioche").to_owned(),
        Phase::Move { card, .. } => {
            let card = card.in_sentence(lang);
            lang.pick(format!("choose where {card} goes"), format!("choisir où va {card}"))
        }
        Phase::Recruit { left } => {
            lang.pick(format!("draw (recruiter, {left} left)"), format!("piocher (recruteur, reste {left})"))
        }
        Phase::Return { left } => lang.pick(
            format!("put cards back (recruiter, {left} left)"),
            format!("remettre des cartes (recruteur, reste {left})"),
        ),
        Phase::Over => lang.pick("the game is over", "la partie est terminée").to_owned(),
    }
}

fn counts(clan: usize, tactic: usize, tactics: bool, lang: Lang) -> String {
    let clan = lang.pick(
        format!("{clan} clan {}", lang.plural(clan, "card", "cards")),
        format!("{clan} {} de clan", lang.plural(clan, "carte", "cartes")),
    );
    if !tactics {
        return clan;
    }
    lang.pick(
        format!("{clan}, {tactic} tactic"),
        format!("{clan}, {tactic} {}", lang.plural(tactic, "tactique", "tactiques")),
    )
}

/// A card in the notation, with its colour's shape. A card on a side has at most six characters.
fn face(card: Card) -> String {
    match (card.colour(), card.strength()) {
        (Some(colour), Some(strength)) => format!("{}{}{strength}", colour.letter(), colour.symbol()),
        _ => card.to_string(),
    }
}

/// The ANSI style of what the reader points at.
const POINTED: &str = "7;1";
/// ANSI styles of the colours.
const STYLES: [&str; Colour::MAX] = ["31;1", "32;1", "34;1", "33;1", "35;1", "33", "91", "36;1"];

//! A view as text for the console: players at the left, then their permanents, the stack, the combat, one's own permanents
//! and the hand.
//!
//! Not here: lines with colours (`console/line.rs`), permanents (`console/piles.rs`), hands and
//! graveyards (`console/hand.rs`), the screen around it.

mod hand;
mod line;
mod piles;

use self::line::{Line, joined_rows};
use crate::text::{question, signs_in_words};
use crate::{Colour, Duel, Item, Part, PermanentView, SEATS, View, Word};
use atout_core::{Console, ConsoleBoard, HasConsole, Lang, Names, Paint, Seat};

/// Columns of the players at the left, with the line that separates them.
const LEFT: usize = 24;

impl HasConsole for Duel {
    /// The text of a pipe.
    fn text(view: &View, names: &Names, lang: Lang, paint: Paint) -> String {
        let screen = ConsoleScreen { view, names, lang, width: 100, pointed: &[] };
        let mut lines = vec![Line::plain(screen.standing()), Line::default()];
        lines.extend(screen.body());
        print(&lines, paint)
    }

    /// The picture for a full-screen console.
    fn console_board(view: &View, console: &Console<'_>) -> ConsoleBoard {
        let Console { names, lang, paint, width, pointed, .. } = *console;
        let screen = ConsoleScreen { view, names, lang, width, pointed };
        ConsoleBoard {
            standing: screen.standing(),
            text: print(&screen.body(), paint),
            legend: legend(lang).to_owned(),
        }
    }
}

fn print(lines: &[Line], paint: Paint) -> String {
    lines.iter().map(|line| line.show(paint) + "\n").collect()
}

fn legend(lang: Lang) -> &'static str {
    lang.pick(
        "2/3: force and endurance. T tapped, z attacks from its next turn on, ✖2 damage, ●+1 counters, ↑+1/+0 until end of turn, ⚔ attacks. ▲ of the player above, ▼ below. (2 of 3): the second of three from the left.",
        "2/3 : force et endurance. E engagé, z attaque dès son prochain tour, ✖2 dégâts, ●+1 marqueurs, ↑+1/+0 jusqu'à la fin du tour, ⚔ attaque. ▲ au joueur du haut, ▼ du bas. (2 sur 3) : le deuxième de trois, à partir de la gauche.",
    )
}

struct ConsoleScreen<'a> {
    view: &'a View,
    names: &'a Names,
    lang: Lang,
    width: usize,
    /// The things that the reader points at.
    pointed: &'a [String],
}

impl ConsoleScreen<'_> {
    /// The seat at the bottom: the viewer's own, or the first.
    fn near(&self) -> Seat {
        self.view.viewer.seat().unwrap_or(Seat::FIRST)
    }

    /// "turn 3 of Ada, main phase: play or pass"
    fn standing(&self) -> String {
        let (view, lang) = (self.view, self.lang);
        let step = view.step.name().get(lang);
        if view.over.is_some() {
            return lang.pick(format!("turn {}", view.turn), format!("tour {}", view.turn));
        }
        let asked = question(view, lang);
        if view.turn == 0 {
            return format!("{step}{} {asked}", lang.colon());
        }
        let who = self.names.of(view.active);
        let turn = view.turn;
        match self.names.is_reader(view.active) {
            true => lang.pick(
                format!("turn {turn} (yours), {step}: {asked}"),
                format!("tour {turn} (le vôtre), {step} : {asked}"),
            ),
            false => lang.pick(
                format!("turn {turn} ({who}), {step}: {asked}"),
                format!("tour {turn} ({who}), {step} : {asked}"),
            ),
        }
    }

    /// Players at the left, everything else beside them.
    fn body(&self) -> Vec<Line> {
        let near = self.near();
        let far = near.next(SEATS);
        let mut left = self.player(far);
        left.push(Line::default());
        left.extend(self.player(near));
        let right = self.table(near, far, self.width.saturating_sub(LEFT));
        let n = left.len().max(right.len());
        let line = |at: usize| {
            let mut line = left.get(at).cloned().unwrap_or_default();
            line.pad(LEFT - 2);
            line.push("│ ", "2");
            line.extend(right.get(at).cloned().unwrap_or_default());
            line
        };
        (0..n).map(line).collect()
    }

    fn player(&self, seat: Seat) -> Vec<Line> {
        let (view, lang) = (self.view, self.lang);
        let player = view.player(seat);
        let name = self.names.fitted(seat, LEFT - 9);
        let mut first = Line::default();
        first.push(&name, if self.points_at(&format!("player:{}", seat.index())) { "7" } else { "1" });
        first.push(&format!(" ♥ {}", signed_life(player.life)), "31;1");
        if view.active == seat && view.turn > 0 {
            first.push(" ◂", "33");
        }
        let count = |en: &str, fr: &str, n: usize| Line::plain(format!(" {} {n}", lang.pick(en, fr)));
        let mut lines = vec![
            first,
            count("hand", "main", player.n_hand),
            count("library", "bibliothèque", player.n_library),
            count("graveyard", "cimetière", player.graveyard.len()),
        ];
        if !player.exile.is_empty() {
            lines.push(count("exile", "exil", player.exile.len()));
        }
        let mana = mana_text(&player.mana, self.lang);
        if !mana.is_empty() {
            lines.push(Line::plain(format!(" {mana}")));
        }
        lines
    }

    /// The rows of the table, each with its heading.
    fn table(&self, near: Seat, far: Seat, width: usize) -> Vec<Line> {
        let (lang, mut lines) = (self.lang, Vec::new());
        let mut row = |heading: String, items: Vec<Line>| {
            if !items.is_empty() {
                lines.extend(joined_rows(&heading, items, width));
            }
        };
        // Both sides have such rows: an arrow points to whose they are, up or down.
        let lands = |side: char| format!("{side} {}", lang.pick("lands", "terrains"));
        let creatures = |side: char| format!("{side} {}", lang.pick("creatures", "créatures"));
        row(lands('▲'), self.piles(far, false));
        row(creatures('▲'), self.piles(far, true));
        row(lang.pick("shown", "vues").to_owned(), self.known(far));
        let once = |heading: &str, at: usize| if at == 0 { heading.to_owned() } else { String::new() };
        for (at, line) in self.stack(width).into_iter().enumerate() {
            row(once(lang.pick("stack", "pile"), at), vec![line]);
        }
        for (at, line) in self.combat().into_iter().enumerate() {
            row(once(lang.pick("combat", "combat"), at), vec![line]);
        }
        row(creatures('▼'), self.piles(near, true));
        row(lands('▼'), self.piles(near, false));
        row(lang.pick("hand", "main").to_owned(), self.hand(near));
        for seat in [far, near] {
            row(self.grave_heading(seat), self.graveyard(seat));
        }
        lines
    }

    /// The stack, the top first: what each item is, to whom, and what it will do.
    fn stack(&self, width: usize) -> Vec<Line> {
        let (view, lang) = (self.view, self.lang);
        let line = |(at, item): (usize, &Item)| {
            let mut line = Line::default();
            let style = if self.points_at(&format!("spell:{at}")) { "7" } else { "35;1" };
            line.push(&format!("#{at} {}", Lang::capital(&view.item_name(item, lang))), style);
            line.push(&format!(" ({})", self.names.of(item.controller)), "2");
            let targets = view.target_names(item, self.names, lang);
            if !targets.is_empty() {
                line.push(&format!(" → {targets}"), "1");
            }
            if item.x > 0 {
                line.push(&format!(" X = {}", item.x), "");
            }
            let is_creature = item.part == Part::Spell && view.card(item.card).entry.card_type.is_permanent();
            if !is_creature {
                line.push(&format!("{} {}", lang.colon(), signs_in_words(&view.item_text(item, lang), lang)), "");
            }
            line.cut(width.saturating_sub(12) * 3);
            line
        };
        let stack = view.stack.iter().enumerate().rev().map(line);
        let now = view.resolving.iter().chain(view.announced.as_ref().map(|now| &now.item));
        let now = now.map(|item| {
            let mut line = Line::default();
            line.push(&format!("▸ {}", Lang::capital(&view.item_name(item, lang))), "35;1");
            let targets = view.target_names(item, self.names, lang);
            if !targets.is_empty() {
                line.push(&format!(" → {targets}"), "1");
            }
            line.push(&format!("{} {}", lang.colon(), signs_in_words(&view.item_text(item, lang), lang)), "");
            line.cut(width.saturating_sub(12) * 3);
            line
        });
        now.chain(stack).collect()
    }

    /// "Ash Goblin 1/1 → you, blocked by Stone Bear 2/2"
    fn combat(&self) -> Vec<Line> {
        let (view, lang) = (self.view, self.lang);
        let size =
            |one: &PermanentView| format!("{} {}/{}", view.permanent_name(one.slot, lang), one.force, one.endurance);
        let line = |attacker: &PermanentView| {
            let defender = self.names.within(attacker.permanent.controller.next(SEATS));
            let blockers: Vec<String> = view.blockers_of(attacker.slot).into_iter().map(size).collect();
            let mut line = Line::default();
            line.push(&size(attacker), "31;1");
            line.push(&format!(" → {defender}"), "");
            if !blockers.is_empty() {
                let word = lang.plural(blockers.len(), "bloqueur", "bloqueurs");
                let blockers = blockers.join(", ");
                line.push(&lang.pick(format!(", blocked by {blockers}"), format!(", {word} : {blockers}")), "");
            } else if attacker.permanent.combat.blocked {
                line.push(lang.pick(", blocked", ", blocage maintenu"), "");
            }
            line
        };
        view.attackers().map(line).collect()
    }

    fn points_at(&self, thing: &str) -> bool {
        self.pointed.iter().any(|pointed| pointed == thing)
    }
}

/// A number of life points, with a real minus sign.
fn signed_life(life: i16) -> String {
    life.to_string().replace('-', "−")
}

/// The mana of a pool: "2 green mana + 1 colourless".
fn mana_text(mana: &[u8; 6], lang: Lang) -> String {
    let letters = Colour::ALL.iter().map(|colour| colour.letter()).chain(['C']);
    let signs: String = letters.zip(mana).map(|(letter, n)| format!("{{{letter}}}").repeat(usize::from(*n))).collect();
    signs_in_words(&signs, lang)
}

/// The style of a card's name: its colour, or bold for several.
fn colour_style(colours: crate::Colours) -> String {
    let mut all = colours.iter();
    match (all.next(), all.next()) {
        (None, _) => String::new(),
        (Some(_), Some(_)) => "33;1".to_owned(),
        (Some(colour), None) => match colour {
            Colour::White => "37;1",
            Colour::Blue => "34;1",
            Colour::Black => "35",
            Colour::Red => "31",
            Colour::Green => "32",
        }
        .to_owned(),
    }
}

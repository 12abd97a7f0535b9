//! A view as text for the console: the map, or the fight with players, enemies and the hand.
//!
//! Not here: the map's picture (`console/map.rs`), the screen around it.

mod map;

use crate::content::Effect;
use crate::{Body, Card, Element, Enemy, Phase, PlayerView, RoomKind, Spire, Threat, View};
use atout_core::{Console, ConsoleBoard, HasConsole, Lang, Names, Paint, Seat, join_lines};
use std::cmp::Ordering;

/// Names have at least so many columns.
const MIN_NAME: usize = 16;

impl HasConsole for Spire {
    /// The text of a pipe.
    fn text(view: &View, names: &Names, lang: Lang, paint: Paint) -> String {
        let screen = ConsoleScreen { view, names, lang, paint, width: 100, height: usize::MAX, pointed: &[] };
        let mut lines = vec![screen.standing(), String::new()];
        lines.extend(screen.body());
        join_lines(&lines)
    }

    /// The picture for a full-screen console.
    fn console_board(view: &View, console: &Console<'_>) -> ConsoleBoard {
        let Console { names, lang, paint, width, height, pointed } = *console;
        let screen = ConsoleScreen { view, names, lang, paint, width, height, pointed };
        ConsoleBoard { standing: screen.standing(), text: join_lines(&screen.body()), legend: legend(lang).to_owned() }
    }
}

fn legend(lang: Lang) -> &'static str {
    lang.pick(
        "♥ life, ▣ block, ⚡ energy, ATK and BLK: what is added to every attack and block. Water beats air, air beats fire, fire beats earth, earth beats water. On the map: E enemies, R rest, T training, ? event; * where you are, > where you can go.",
        "♥ vie, ▣ blocage, ⚡ énergie, ATT et BLO : ce qui s’ajoute à chaque attaque et à chaque blocage. L’eau bat l’air, l’air bat le feu, le feu bat la terre, la terre bat l’eau. Sur le plan : E ennemis, R repos, T entraînement, ? événement ; * où vous êtes, > où vous pouvez aller.",
    )
}

struct ConsoleScreen<'a> {
    view: &'a View,
    names: &'a Names,
    lang: Lang,
    paint: Paint,
    width: usize,
    height: usize,
    /// The things that the reader points at.
    pointed: &'a [String],
}

impl ConsoleScreen<'_> {
    /// "floor 2 (fire), room 4 of 8, turn 3"
    fn standing(&self) -> String {
        let (lang, view) = (self.lang, self.view);
        let (floor, element) = (view.floor + 1, view.map.element.name().get(lang));
        let mut text = lang.pick(format!("floor {floor} ({element})"), format!("étage {floor} ({element})"));
        if let Some((row, _)) = view.at {
            let (row, rows) = (row + 1, crate::ROWS);
            text += &lang.pick(format!(", room {row} of {rows}"), format!(", salle {row} sur {rows}"));
        }
        if view.turn > 0 {
            text += &lang.pick(format!(", turn {}", view.turn), format!(", tour {}", view.turn));
        }
        text
    }

    fn body(&self) -> Vec<String> {
        match self.view.phase {
            Phase::Element | Phase::Way => self.walk(),
            Phase::Turn(_) | Phase::Discard(..) => self.fight(),
            Phase::Reward | Phase::Training | Phase::Rest => [self.players(), self.offer(), self.decks()].concat(),
            Phase::Event => [self.players(), self.scene(), self.decks()].concat(),
            Phase::Over { .. } if self.view.turn > 0 => self.fight(),
            Phase::Over { .. } => [self.players(), self.decks()].concat(),
        }
    }

    /// The players and the map, whose lowest row is the one that is needed first: on a small console the players give way.
    fn walk(&self) -> Vec<String> {
        let (players, map) = (self.players(), self.map());
        match (players.len() + map.len()).cmp(&self.height) {
            Ordering::Less => [players, vec![String::new()], map].concat(),
            Ordering::Equal => [players, map].concat(),
            Ordering::Greater => [map, players].concat(),
        }
    }

    fn fight(&self) -> Vec<String> {
        let mut lines = self.players();
        lines.push(String::new());
        lines.extend(self.view.enemies.iter().map(|enemy| self.enemy(enemy)));
        lines.push(String::new());
        lines.extend(self.hands());
        lines
    }

    fn players(&self) -> Vec<String> {
        let seats = Seat::all(self.view.players.len());
        seats.zip(&self.view.players).map(|(seat, player)| self.player(seat, player)).collect()
    }

    fn player(&self, seat: Seat, player: &PlayerView) -> String {
        let mut line = self.entity(&self.names.of(seat), &player.body, &format!("entity:{}", seat.index()));
        if self.view.turn > 0 {
            line += &format!("  ⚡{}", player.energy);
        }
        if self.view.left.contains(seat) {
            line += self.lang.pick("  has left", "  est parti");
        }
        line
    }

    /// The width of the column of names: the longest one fits, if it leaves room for the rest.
    fn name_width(&self) -> usize {
        let players = Seat::all(self.view.players.len()).map(|seat| self.names.of(seat));
        let enemies = self.view.enemies.iter().map(|enemy| self.enemy_name(enemy));
        let longest = players.chain(enemies).map(|name| name.chars().count()).max().unwrap_or(0);
        longest.clamp(MIN_NAME, (self.width * 2 / 5).max(MIN_NAME))
    }

    /// The id that one types, and the name.
    fn enemy_name(&self, enemy: &Enemy) -> String {
        format!("{} {}", enemy.id, self.view.entity_name(enemy.id, self.names, self.lang))
    }

    /// Name, life, block, element, stats and counters.
    fn entity(&self, name: &str, body: &Body, thing: &str) -> String {
        let (lang, width) = (self.lang, self.name_width());
        let name: String = name.chars().take(width).collect();
        let padding = " ".repeat(width.saturating_sub(name.chars().count()));
        let name = if self.points_at(thing) { self.paint.style("7", &name) } else { self.paint.style("1", &name) };
        let mut line = format!("{name}{padding} ♥{}/{}", body.life, body.max_life);
        if body.block > 0 {
            line += &format!(" ▣{}", body.block);
        }
        if body.element != Element::None {
            line += &format!("  {}", self.element(body.element));
        }
        for (n, word) in [(body.attack_stat, lang.pick("ATK", "ATT")), (body.block_stat, lang.pick("BLK", "BLO"))] {
            if n != 0 {
                line += &format!(" {word}{n:+}");
            }
        }
        let counters: Vec<String> = body.counters.iter().map(|(counter, n)| counter.with_number(n, lang)).collect();
        if !counters.is_empty() {
            line += &format!("  [{}]", counters.join(", "));
        }
        line
    }

    fn enemy(&self, enemy: &Enemy) -> String {
        let line = self.entity(&self.enemy_name(enemy), &enemy.body, &format!("entity:{}", enemy.id));
        format!("{line}  → {}", self.intent(enemy))
    }

    /// "Bite: you −9", with what is left after block and evade; then the debuffs.
    fn intent(&self, enemy: &Enemy) -> String {
        let (lang, tower) = (self.lang, self.view.config.content.get());
        let skill = tower.intent(enemy);
        let name = skill.name.get(lang);
        if !skill.target.is_players() {
            return format!("{name}{} {}", lang.colon(), skill.text(lang));
        }
        let debuffs = skill.effects.iter().filter_map(|effect| match effect {
            Effect::Debuff(counter, n) => Some(counter.with_number(counter.turns_ahead(*n), lang)),
            _ => None,
        });
        let threats = self.view.threats();
        let hits = threats.iter().filter(|threat| threat.enemy == enemy.id).map(|threat| self.hit(threat));
        format!("{name}{} {}", lang.colon(), hits.chain(debuffs).collect::<Vec<_>>().join(", "))
    }

    /// "you −5 (4 blocked)", "you evade 1".
    fn hit(&self, threat: &Threat) -> String {
        let (lang, Threat { damage, blocked, lost, evaded, .. }) = (self.lang, *threat);
        let mut less = Vec::new();
        if blocked > 0 {
            less.push(lang.count(blocked.unsigned_abs().into(), ["blocked", "blocked"], ["bloqué", "bloqués"]));
        }
        if evaded > 0 {
            less.push(lang.count(evaded.into(), ["evaded", "evaded"], ["esquivé", "esquivés"]));
        }
        let less = if less.is_empty() { String::new() } else { format!(" ({})", less.join(", ")) };
        let whom = self.names.within(threat.seat);
        match (damage, lost) {
            (0, _) => whom,
            (_, 0) => lang.pick(format!("{whom} unharmed{less}"), format!("{whom} sans perte{less}")),
            _ => format!("{whom} −{lost}{less}"),
        }
    }

    fn hands(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for (seat, player) in Seat::all(self.view.players.len()).zip(&self.view.players) {
            if let Some(hand) = player.hand.as_ref().filter(|hand| !hand.is_empty()) {
                lines.extend(hand.iter().enumerate().map(|(place, card)| self.hand_card(place, *card)));
            }
            lines.push(self.piles(seat, player));
        }
        lines
    }

    fn hand_card(&self, place: usize, card: Card) -> String {
        let def = self.view.config.content.card(card);
        let name = def.name.get(self.lang);
        let name =
            if self.points_at(&format!("hand:{}", place + 1)) { self.paint.style("7", name) } else { name.to_owned() };
        self.cut(format!("{} {name} ⚡{}  {}  {}", place + 1, def.cost, self.card_element(card), def.text(self.lang)))
    }

    fn piles(&self, seat: Seat, player: &PlayerView) -> String {
        let (who, lang) = (self.names.of(seat), self.lang);
        let (hand, draw, discard) = (player.n_hand, player.n_draw, player.discard.len());
        lang.pick(
            format!("{who}: {hand} in hand, {draw} to draw, {discard} discarded"),
            format!(
                "{who} : {hand} en main, {draw} à piocher, {}",
                lang.count(discard, ["", ""], ["défaussée", "défaussées"])
            ),
        )
    }

    fn offer(&self) -> Vec<String> {
        let lines = self.view.offer.iter().enumerate().map(|(place, card)| {
            let def = self.view.config.content.card(*card);
            let (name, text) = (def.name.get(self.lang), def.text(self.lang));
            self.cut(format!("{} {name} ⚡{}  {}  {text}", place + 1, def.cost, self.card_element(*card)))
        });
        [String::new()].into_iter().chain(lines).collect()
    }

    fn scene(&self) -> Vec<String> {
        let (lang, tower) = (self.lang, self.view.config.content.get());
        let Some(event) = self.view.event.and_then(|event| tower.events.get(usize::from(event))) else { return vec![] };
        let mut lines =
            vec![String::new(), self.paint.style("1", event.name.get(lang)), event.text.get(lang).to_owned()];
        for (place, option) in event.options.iter().enumerate() {
            let text = self.view.option_text(place as u8, lang);
            lines.push(format!("{} {}{} {text}", place + 1, option.name.get(lang), lang.colon()));
        }
        lines
    }

    /// Every deck in one line.
    fn decks(&self) -> Vec<String> {
        let (lang, tower) = (self.lang, self.view.config.content.get());
        let seats = Seat::all(self.view.players.len()).zip(&self.view.players);
        let line = |(seat, player): (Seat, &PlayerView)| {
            let cards: Vec<String> = player
                .deck
                .iter()
                .enumerate()
                .map(|(n, card)| format!("{} {}", n + 1, tower.card(*card).name.get(lang)))
                .collect();
            format!("{}{} {}", self.names.of(seat), lang.colon(), cards.join(", "))
        };
        [String::new()].into_iter().chain(seats.map(line)).collect()
    }

    fn element(&self, element: Element) -> String {
        let style = match element {
            Element::None => "2",
            Element::Air => "36",
            Element::Water => "34;1",
            Element::Earth => "32",
            Element::Fire => "31;1",
        };
        self.paint.style(style, element.name().get(self.lang))
    }

    fn card_element(&self, card: Card) -> String {
        self.element(self.view.config.content.element(card))
    }

    fn points_at(&self, thing: &str) -> bool {
        self.pointed.iter().any(|pointed| pointed == thing)
    }

    /// No line is longer than the console; colours do not count.
    fn cut(&self, line: String) -> String {
        if self.paint == Paint::Ansi || line.chars().count() <= self.width {
            return line;
        }
        line.chars().take(self.width.saturating_sub(1)).chain(['…']).collect()
    }
}

/// The sign of a room on the map, the same in both languages.
const fn sign(kind: RoomKind) -> &'static str {
    match kind {
        RoomKind::Enemy => "E",
        RoomKind::Rest => "R",
        RoomKind::Training => "T",
        RoomKind::Event => "?",
        RoomKind::Boss => "BOSS",
    }
}

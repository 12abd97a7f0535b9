//! The picture for a full-screen console: the board at the left; players, hand and friends beside it.
//!
//! A default board and four players fit into 80 × 16. Not here: the text of a pipe (`console.rs`).

use super::layout::{Align, Line, Row, Span, beside, flow, plain, spaced_table, styled};
use super::tables::headed;
use super::{ConsoleText, DANGER, FAINT, SEATS, cut, kinds};
use crate::{Card, Classes, FriendView, Phase, PlayerView, View};
use atout_core::{Console, ConsoleBoard, Paint, Seat};

/// The columns between the board and the panel.
const GAP: usize = 3;
/// The panel with its usual columns.
const PANEL: usize = 50;
/// The lines that a frame and what lies across it add to a board.
const FRAME_LINES: usize = 5;
const NAME: usize = 13;
/// A screen with so many lines has room for everything.
const ROOMY: usize = 20;

/// The picture and where the game stands.
pub(crate) fn console_board(view: &View, console: &Console<'_>) -> ConsoleBoard {
    let text = ConsoleText { view, names: console.names, lang: console.lang, pointed: console.pointed };
    let widest = |lines: &[Line]| lines.iter().map(Line::width).max().unwrap_or(0);
    let framed = text.board();
    // The last column stays free.
    let width = console.width.saturating_sub(1);
    let has_room =
        widest(&framed) + GAP + PANEL <= width && usize::from(view.config.height) + FRAME_LINES <= console.height;
    let board = if has_room { framed } else { text.bare_board() };
    let room = width.saturating_sub(widest(&board) + GAP);
    // A board that leaves too little room has the panel below it.
    let room = if room < PANEL { width } else { room };
    // On a small screen the panel is no longer than the board, if that is possible: the log needs the lines.
    let height = if console.height < ROOMY { board.len() } else { console.height };
    let lines = beside(board, text.panel_for(room, height), width);
    let text_of =
        |lines: Vec<Line>, paint: Paint| lines.into_iter().map(|line| line.render(paint) + "\n").collect::<String>();
    ConsoleBoard { standing: text.standing(), text: text_of(lines, console.paint), legend: text.signs() }
}

impl ConsoleText<'_> {
    fn standing(&self) -> String {
        let lang = self.lang;
        let (turn, turns) = (self.view.turn, self.view.config.turns);
        let when = lang.pick(format!("turn {turn} of {turns}"), format!("tour {turn} sur {turns}"));
        // In a storm its cost matters more than the phase, which the prompt tells too.
        if let Some(storm) = self.view.storm_forecast(lang) {
            return format!("{} {turn} · {storm}", lang.pick("turn", "tour"));
        }
        match self.view.phase {
            Phase::Pick => lang.pick("classes", "classes").to_owned(),
            Phase::Move => format!("{when} · {}", lang.pick("moves", "déplacements")),
            Phase::Card => format!("{when} · {}", lang.pick("cards", "cartes")),
            Phase::Over => when,
        }
    }

    fn signs(&self) -> String {
        self.lang
            .pick(
                "@ you, p another player, f friend (only its number from 10 on), x body, ▓▓ caramel, + in reach, ~ storm, >< under the cursor. ✓ has chosen. Mana +3: mana per turn. Free: free cells beside; with none the player falls. Opposite edges are joined.",
                "@ vous, p un autre joueur, f ami (à partir de 10 le numéro seul), x corps, ▓▓ caramel, + à portée, ~ tempête, >< sous le curseur. ✓ a choisi. Mana +3\u{a0}: mana par tour. Libres\u{a0}: cases libres autour\u{a0}; sans aucune, le joueur est éliminé. Les bords opposés se rejoignent.",
            )
            .to_owned()
    }

    /// Players, hand, friends, and what is left to draw if there is room for it.
    fn panel_for(&self, width: usize, height: usize) -> Vec<Line> {
        let mut lines = self.short_player_table(width);
        let hand = self.short_hand(width);
        let friends = self.friend_table(width);
        let blanks = usize::from(!hand.is_empty()) + usize::from(!friends.is_empty());
        let has_room = lines.len() + hand.len() + friends.len() + blanks <= height;
        let friends = if has_room { friends } else { self.friends_in_a_row(width) };
        for part in [hand, friends] {
            let blank = (has_room && !part.is_empty()).then(Line::default);
            lines.extend(blank.into_iter().chain(part));
        }
        let pile = self.draw_pile(width);
        if !pile.is_empty() && lines.len() + 1 + pile.len() <= height {
            lines.extend(std::iter::once(Line::default()).chain(pile));
        }
        lines
    }

    fn short_player_table(&self, width: usize) -> Vec<Line> {
        let (teams, classes) = (self.view.config.has_teams(), self.view.config.classes != Classes::None);
        let lang = self.lang;
        let heads = [
            (true, "", Align::Left),
            (true, lang.pick("player", "joueur"), Align::Left),
            (classes, lang.pick("class", "classe"), Align::Left),
            (teams, lang.pick("T", "É"), Align::Left),
            (true, lang.pick("life", "vie"), Align::Right),
            (true, "mana", Align::Right),
            (!classes, lang.pick("hand", "main"), Align::Right),
            (true, lang.pick("cell", "case"), Align::Left),
            (true, lang.pick("free", "libres"), Align::Left),
            (true, "", Align::Left),
        ];
        headed(&heads, self.players().map(|(seat, player)| self.short_player(seat, player, width)), " ")
    }

    fn short_player(&self, seat: Seat, player: &PlayerView, width: usize) -> Row {
        let (picking, has_classes) = (self.view.phase == Phase::Pick, self.view.config.classes != Classes::None);
        let mut cells = self.player_begin(seat, player, NAME);
        if let Some(fall) = player.fell {
            let (turn, cause) = (fall.turn, fall.cause.text(self.names, self.lang));
            let when = self.lang.pick(format!("fell in turn {turn}"), format!("éliminé, tour {turn}"));
            let why = format!("{when}{} {cause}", self.lang.colon());
            // The reason is in the log too: where it does not fit, the turn is enough.
            let fits = why.chars().count() <= width.saturating_sub(self.left_columns());
            return Row::Across(cells, styled(if fits { why } else { when }, FAINT));
        }
        let number = |text: String| if picking { plain("–") } else { plain(text) };
        cells.extend([number(player.life.to_string()), number(format!("{} +{}", player.mana, player.generation))]);
        if !has_classes {
            cells.push(number(player.hand_size.to_string()));
        }
        cells.push(plain(player.cell.to_string()));
        cells.push(match player.open_sides {
            open @ (0 | 1) => styled(format!("{open}!"), DANGER),
            open => plain(open.to_string()),
        });
        let has_chosen = self.view.phase != Phase::Over && !self.view.waiting.contains(seat);
        cells.push(plain(if has_chosen { "✓" } else { "" }));
        Row::Cells(cells)
    }

    /// The width of the columns that a player who is out has too, with the spaces after them.
    fn left_columns(&self) -> usize {
        let longest = |lengths: &mut dyn Iterator<Item = usize>| lengths.max().unwrap_or(0) + 1;
        let name = longest(&mut self.players().map(|(seat, _)| self.names.fitted(seat, NAME).chars().count()));
        let class = |player: &PlayerView| player.class.stats().name.get(self.lang).chars().count().max(6);
        let class = match self.view.config.classes {
            Classes::None => 0,
            _ => longest(&mut self.players().map(|(_, player)| class(player))),
        };
        3 + name.max(7) + class + if self.view.config.has_teams() { 2 } else { 0 }
    }

    /// The viewer's hand with costs and effects; all hands for a viewer who sees everything.
    fn short_hand(&self, width: usize) -> Vec<Line> {
        if self.view.phase == Phase::Pick {
            return Vec::new();
        }
        let mut seen = self.players().filter(|(seat, player)| player.hand.is_some() && self.view.lives(*seat));
        if self.me().is_none() {
            return seen
                .flat_map(|(seat, player)| {
                    let name = self.names.fitted(seat, NAME);
                    self.pile(&name, &kinds(player.hand.as_deref()), width)
                })
                .collect();
        }
        let Some((seat, player)) = seen.next() else { return Vec::new() };
        let hand = kinds(player.hand.as_deref());
        let rows = hand.kinds().map(|card| self.short_held(seat, card, hand.count(card), width)).collect();
        let title = Line::of(styled(self.lang.pick("your hand (cost, effect)", "votre main (coût, effet)"), FAINT));
        let table = spaced_table(rows, &[Align::Left, Align::Right, Align::Left], " ");
        std::iter::once(title).chain(table).collect()
    }

    fn short_held(&self, seat: Seat, card: Card, count: u8, width: usize) -> Row {
        let [name, cost, mut effect] = self.held(seat, card, count);
        let room = width.saturating_sub(name.width().max(12) + 5);
        let text = effect.text.replace(" mana par tour", "/tour").replace("generation", "gen.");
        // Where there is no room for the reason why it cannot be played, its cost beside the player's mana says it.
        let whole = Some(text.as_str()).filter(|text| text.chars().count() <= room);
        let does = whole.unwrap_or_else(|| text.split_once(" (").map_or(text.as_str(), |(does, _)| does));
        effect.text = cut(does, room);
        Row::Cells(vec![name, cost, effect])
    }

    fn draw_pile(&self, width: usize) -> Vec<Line> {
        let own = self.me().filter(|seat| self.view.phase != Phase::Pick && self.view.lives(*seat));
        let draw = own.and_then(|seat| self.view.players.get(seat.index())?.draw.as_deref());
        draw.map(|draw| self.pile(self.lang.pick("left to draw", "reste à piocher"), &kinds(Some(draw)), width))
            .unwrap_or_default()
    }

    /// The friends in as few lines as possible: whose, against whom, with which card, for how many turns.
    fn friends_in_a_row(&self, width: usize) -> Vec<Line> {
        if self.view.friends.is_empty() {
            return Vec::new();
        }
        let one = |friend: &FriendView| {
            let card: String = friend.card.def().name.get(self.lang).chars().take(5).collect();
            let target = self.target(friend.target, false).text;
            let text = format!("{} {}→{target} {card} {}", friend.id, self.marker(friend.owner), friend.span);
            styled(format!("{text:<17}"), SEATS[friend.owner.index()])
        };
        let title = styled(self.lang.pick("friends:", "amis\u{a0}:"), FAINT);
        flow(title, self.view.friends.iter().map(one).collect::<Vec<Span>>(), width)
    }
}

//! The tables: a row for each player, a row for each friend.

use super::layout::{Align, Line, Row, Span, plain, spaced_table, styled};
use super::{ConsoleText, DANGER, FAINT, OWN, SEATS, cut};
use crate::text::nouns::team_letter;
use crate::{Classes, Entity, Fall, FriendView, Phase, PlayerView};
use atout_core::Seat;

/// The head of a column: whether this table has the column, its text, its side.
pub(super) type Head = (bool, &'static str, Align);

/// A table of friends with all columns needs this width.
const WIDE: usize = 76;

// The longest texts in characters; longer ones are cut.
const NAME: usize = 12;
const SHORT_NAME: usize = 9;
const CARD: usize = 13;
const WHY: usize = 40;

impl ConsoleText<'_> {
    pub(super) fn player_table(&self) -> Vec<Line> {
        let (teams, classes) = (self.view.config.has_teams(), self.view.config.classes != Classes::None);
        let lang = self.lang;
        // In the order of the cells of `player`; columns that this game does not have are left out of both.
        let heads = [
            (true, "", Align::Left),
            (true, lang.pick("player", "joueur"), Align::Left),
            (classes, lang.pick("class", "classe"), Align::Left),
            (teams, lang.pick("team", "équipe"), Align::Left),
            (true, lang.pick("life", "vie"), Align::Right),
            (true, "mana", Align::Right),
            (true, lang.pick("hand", "main"), Align::Right),
            (true, lang.pick("draw", "pioche"), Align::Right),
            (!self.view.config.classic, lang.pick("discards", "défausse"), Align::Right),
            (true, lang.pick("cell", "case"), Align::Left),
            (true, "", Align::Left),
        ];
        headed(&heads, self.players().map(|(seat, player)| self.player(seat, player)), "  ")
    }

    /// The cells of a player that stay when it is out: marker, name of at most `longest` characters, class, team.
    pub(super) fn player_begin(&self, seat: Seat, player: &PlayerView, longest: usize) -> Vec<Span> {
        let style = match (player.fell.is_some(), self.me() == Some(seat)) {
            (true, _) => FAINT,
            (false, true) => OWN,
            (false, false) => SEATS[seat.index()],
        };
        let mut cells = vec![styled(self.marker(seat), style), plain(self.names.fitted(seat, longest))];
        if self.view.config.classes != Classes::None {
            let class = if self.picking() { "?" } else { player.class.stats().name.get(self.lang) };
            cells.push(plain(class));
        }
        if self.view.config.has_teams() {
            cells.push(plain(team_letter(player.side)));
        }
        if player.fell.is_some() {
            cells.iter_mut().for_each(|cell| cell.style = FAINT);
        }
        cells
    }

    fn player(&self, seat: Seat, player: &PlayerView) -> Row {
        let mut cells = self.player_begin(seat, player, NAME);
        if let Some(fall) = player.fell {
            return Row::Across(cells, styled(self.fallen(fall), FAINT));
        }
        cells.extend(self.numbers(player));
        cells.extend([self.place(player), self.status(seat)]);
        Row::Cells(cells)
    }

    fn fallen(&self, fall: Fall) -> String {
        let (turn, why) = (fall.turn, cut(&fall.cause.text(self.names, self.lang), WHY));
        self.lang.pick(format!("fell in turn {turn}: {why}"), format!("éliminé au tour {turn}\u{a0}: {why}"))
    }

    /// A player's numbers; dashes while classes are picked.
    fn numbers(&self, player: &PlayerView) -> Vec<Span> {
        let mut numbers = vec![
            player.life.to_string(),
            format!("{} +{}", player.mana, player.generation),
            player.hand_size.to_string(),
            player.draw_size.to_string(),
        ];
        if !self.view.config.classic {
            numbers.push(player.discard.len().to_string());
        }
        let number = |text: String| if self.picking() { plain("–") } else { plain(text) };
        numbers.into_iter().map(number).collect()
    }

    fn picking(&self) -> bool {
        self.view.phase == Phase::Pick
    }

    /// The cell, and how many neighbours are free: with none the player falls when the next turn begins.
    fn place(&self, player: &PlayerView) -> Span {
        let (cell, open) = (player.cell, player.open_sides);
        let free = self.lang.pick("free", self.lang.plural(open.into(), "libre", "libres"));
        let text = format!("{cell}, {open} {free}");
        match open {
            0 | 1 => styled(text + self.lang.pick("!", "\u{a0}!"), DANGER),
            _ => plain(text),
        }
    }

    fn status(&self, seat: Seat) -> Span {
        let lang = self.lang;
        if self.view.phase == Phase::Over {
            return plain("");
        }
        if let Some((_, action)) = self.view.chosen.iter().find(|(chooser, _)| *chooser == seat) {
            return plain(format!("→ {action}"));
        }
        match self.view.waiting.contains(seat) {
            true => styled(lang.pick("choosing", "choisit"), FAINT),
            false => plain(lang.pick("ready", "a choisi")),
        }
    }

    /// The friends. A narrow table has fewer columns, and markers in place of names.
    pub(super) fn friend_table(&self, width: usize) -> Vec<Line> {
        if self.view.friends.is_empty() {
            return Vec::new();
        }
        let (lang, is_wide) = (self.lang, width >= WIDE);
        // In the order of the cells of `friend`.
        let heads = [
            (true, lang.pick("friend", "ami"), Align::Left),
            (true, lang.pick("of", "de"), Align::Left),
            (true, lang.pick("target", "vise"), Align::Left),
            (true, lang.pick("card", "carte"), Align::Left),
            (is_wide, lang.pick("cost", "coût"), Align::Right),
            (true, lang.pick("life", "vie"), Align::Right),
            (is_wide, "mana", Align::Right),
            (true, lang.pick("turns", "tours"), Align::Right),
            (true, lang.pick("cell", "case"), Align::Left),
        ];
        let rows = self.view.friends.iter().map(|friend| self.friend(friend, is_wide));
        headed(&heads, rows, if is_wide { "  " } else { " " })
    }

    fn friend(&self, friend: &FriendView, is_wide: bool) -> Row {
        let own_style = SEATS[friend.owner.index()];
        let owner = if is_wide { self.names.fitted(friend.owner, SHORT_NAME) } else { self.marker(friend.owner) };
        let cells = [
            (true, styled(friend.id.to_string(), own_style)),
            (true, styled(owner, own_style)),
            (true, self.target(friend.target, is_wide)),
            (true, plain(cut(friend.card.def().name.get(self.lang), CARD))),
            (is_wide, plain(friend.card.cost().to_string())),
            (true, plain(friend.life.to_string())),
            (is_wide, plain(format!("{} +{}", friend.mana, friend.generation))),
            (true, plain(friend.span.to_string())),
            (true, plain(friend.cell.to_string())),
        ];
        Row::Cells(cells.into_iter().filter(|(keep, _)| *keep).map(|(_, cell)| cell).collect())
    }

    /// The entity that a friend attacks: a name, or a marker where there is no room for it.
    pub(super) fn target(&self, target: Entity, is_wide: bool) -> Span {
        match target.seat() {
            Some(seat) if self.me() == Some(seat) => {
                let you = self.lang.pick("you!", "vous\u{a0}!");
                styled(if is_wide { you.to_owned() } else { self.marker(seat) + "!" }, DANGER)
            }
            Some(seat) => {
                let name = if is_wide { self.names.fitted(seat, SHORT_NAME) } else { self.marker(seat) };
                styled(name, SEATS[seat.index()])
            }
            None => plain(target.to_string()),
        }
    }
}

/// Rows below the heads of the columns that the table has.
pub(super) fn headed(heads: &[Head], rows: impl Iterator<Item = Row>, gap: &str) -> Vec<Line> {
    let kept = || heads.iter().filter(|(keep, ..)| *keep);
    let sides: Vec<Align> = kept().map(|(_, _, side)| *side).collect();
    let head = Row::Cells(kept().map(|(_, text, _)| styled(*text, FAINT)).collect());
    spaced_table(std::iter::once(head).chain(rows).collect(), &sides, gap)
}

//! The tables: a row for each player, a row for each friend.

use super::layout::{Align, Line, Row, Span, plain, styled, table};
use super::{ConsoleText, DANGER, FAINT, OWN, SEATS, cut};
use crate::text::nouns::team_letter;
use crate::{Classes, Fall, FriendView, Phase, PlayerView};
use atout_core::Seat;

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
        let kept: Vec<_> = heads.into_iter().filter(|(keep, ..)| *keep).collect();
        let sides: Vec<Align> = kept.iter().map(|(_, _, side)| *side).collect();
        let head = Row::Cells(kept.iter().map(|(_, text, _)| styled(*text, FAINT)).collect());
        let rows = self.players().map(|(seat, player)| self.player(seat, player));
        table(std::iter::once(head).chain(rows).collect(), &sides)
    }

    fn player(&self, seat: Seat, player: &PlayerView) -> Row {
        let style = match (player.fell.is_some(), self.me() == Some(seat)) {
            (true, _) => FAINT,
            (false, true) => OWN,
            (false, false) => SEATS[seat.index()],
        };
        let mut cells = vec![styled(self.marker(seat), style), plain(cut(&self.names.of(seat), NAME))];
        if self.view.config.classes != Classes::None {
            let class = if self.picking() { "?" } else { player.class.stats().name.get(self.lang) };
            cells.push(plain(class));
        }
        if self.view.config.has_teams() {
            cells.push(plain(team_letter(player.side)));
        }
        if let Some(fall) = player.fell {
            cells.iter_mut().for_each(|cell| cell.style = FAINT);
            return Row::Across(cells, styled(self.fallen(fall), FAINT));
        }
        cells.extend(self.numbers(player));
        cells.extend([self.place(player), self.status(seat)]);
        Row::Cells(cells)
    }

    fn fallen(&self, fall: Fall) -> String {
        let (turn, why) = (fall.turn, cut(&fall.cause.text(self.names, self.lang), WHY));
        self.lang.pick(format!("fell in turn {turn}: {why}"), format!("hors jeu au tour {turn}\u{a0}: {why}"))
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

    pub(super) fn friend_table(&self) -> Vec<Line> {
        if self.view.friends.is_empty() {
            return Vec::new();
        }
        let lang = self.lang;
        let heads = [
            (lang.pick("friend", "ami"), Align::Left),
            (lang.pick("of", "de"), Align::Left),
            (lang.pick("target", "vise"), Align::Left),
            (lang.pick("card", "carte"), Align::Left),
            (lang.pick("cost", "coût"), Align::Right),
            (lang.pick("life", "vie"), Align::Right),
            ("mana", Align::Right),
            (lang.pick("turns", "tours"), Align::Right),
            (lang.pick("cell", "case"), Align::Left),
        ];
        let head = Row::Cells(heads.iter().map(|(text, _)| styled(*text, FAINT)).collect());
        let rows = self.view.friends.iter().map(|friend| self.friend(friend));
        table(std::iter::once(head).chain(rows).collect(), &heads.map(|(_, side)| side))
    }

    fn friend(&self, friend: &FriendView) -> Row {
        let after_me = self.me().is_some_and(|me| friend.target.seat() == Some(me));
        let target = match friend.target.seat() {
            Some(_) if after_me => styled(self.lang.pick("you!", "vous\u{a0}!"), DANGER),
            Some(seat) => styled(cut(&self.names.of(seat), SHORT_NAME), SEATS[seat.index()]),
            None => plain(friend.target.to_string()),
        };
        let cells = vec![
            styled(friend.id.to_string(), SEATS[friend.owner.index()]),
            styled(cut(&self.names.of(friend.owner), SHORT_NAME), SEATS[friend.owner.index()]),
            target,
            plain(cut(friend.card.def().name.get(self.lang), CARD)),
            plain(friend.card.cost().to_string()),
            plain(friend.life.to_string()),
            plain(format!("{} +{}", friend.mana, friend.generation)),
            plain(friend.span.to_string()),
            plain(friend.cell.to_string()),
        ];
        Row::Cells(cells)
    }
}

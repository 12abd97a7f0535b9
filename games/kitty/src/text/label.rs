//! The label of an action's button: what the action does, with the consequences that the view shows.

use super::cards;
use super::nouns::{is_reader, life_change, life_points, with_results};
use crate::{Action, Card, Cell, Class, Effect, Entity, Kitty, Recipient, View};
use atout_core::{Labels, Lang, Names, Seat, de};
use std::cmp::Ordering;

impl Labels for Kitty {
    fn label(view: &View, seat: Seat, action: &Action, names: &Names, lang: Lang) -> String {
        let label = ActionLabel { view, seat, names, lang };
        match *action {
            Action::Pick(class) => {
                let (name, about) = (class.stats().name.get(lang), cards::class_in_brief(class, &view.config, lang));
                lang.pick(format!("Play as {name}: {about}"), format!("Jouer le {name}\u{a0}: {about}"))
            }
            Action::Stay => label.stay(),
            Action::Walk(cell) => label.walk(cell),
            Action::Pass => label.pass(),
            Action::Play(card) => label.play(card, None),
            Action::Aim(card, target) => label.play(card, Some(target)),
        }
    }

    fn label_is_fixed(action: &Action) -> bool {
        matches!(action, Action::Pick(_))
    }

    fn words(lang: Lang) -> Vec<(&'static str, String)> {
        if lang == Lang::En {
            return Vec::new();
        }
        let classes = Class::ALL.iter().map(|class| (class.stats().word, class.stats().name.get(lang).to_owned()));
        classes.chain([("stay", "rester".to_owned()), ("pass", "passer".to_owned())]).collect()
    }
}

struct ActionLabel<'a> {
    view: &'a View,
    seat: Seat,
    names: &'a Names,
    lang: Lang,
}

impl ActionLabel<'_> {
    fn stay(&self) -> String {
        let Some(from) = self.own_cell() else { return String::new() };
        let warning = self.warning(from);
        self.lang.pick(format!("Stay on {from}{warning}"), format!("Rester en {from}{warning}"))
    }

    fn walk(&self, cell: Cell) -> String {
        let warning = self.warning(cell);
        let steps = self.view.steps_to(self.seat, cell).unwrap_or(0);
        let noun = self.lang.plural(steps.into(), "step", "steps");
        self.lang
            .pick(format!("Walk to {cell}, {steps} {noun}{warning}"), format!("Aller en {cell}, {steps} pas{warning}"))
    }

    /// A warning for a cell with at most one free side, where one caramel can wall the player in, or in the storm.
    fn warning(&self, cell: Cell) -> String {
        let open = self.own_cell().map_or(4, |from| self.view.open_sides(cell, from));
        let sides = match open {
            0 => self.lang.pick(" (no side is free)", " (aucun côté libre)"),
            1 => self.lang.pick(" (only 1 side is free)", " (1 seul côté libre)"),
            _ => "",
        };
        // Its price stands beside the turn; a label that does not change from turn to turn is sent once.
        let storm = match self.view.storm().is_some_and(|storm| storm.covers(cell)) {
            true => self.lang.pick(" (storm)", " (tempête)"),
            false => "",
        };
        format!("{sides}{storm}")
    }

    fn own_cell(&self) -> Option<Cell> {
        self.view.players.get(self.seat.index()).map(|player| player.cell)
    }

    fn pass(&self) -> String {
        let hand =
            self.view.players.get(self.seat.index()).and_then(|player| player.hand.as_deref()).unwrap_or_default();
        match hand.iter().any(|card| self.view.can_play(self.seat, *card)) {
            true => self.lang.pick("Play no card", "Ne pas jouer de carte"),
            false => {
                self.lang.pick("Play no card: none can be played", "Ne pas jouer de carte\u{a0}: aucune n’est jouable")
            }
        }
        .to_owned()
    }

    fn play(&self, card: Card, target: Option<Entity>) -> String {
        let def = card.def();
        let on = match def.effects.contains(&Effect::Friend) {
            true => self.lang.pick("against", "contre"),
            false => self.lang.pick("on", "sur"),
        };
        let at = target.map_or_else(String::new, |target| format!(" {on} {}", self.whom(target)));
        let does: Vec<String> = def.effects.iter().map(|effect| self.consequence(card, target, *effect)).collect();
        with_results(&format!("{}{at}", def.name.get(self.lang)), &does.join(", "), self.lang)
    }

    /// "Bob", "Cy (ally)", "your friend f1".
    fn whom(&self, entity: Entity) -> String {
        let lang = self.lang;
        if let Some(seat) = entity.seat() {
            let is_ally = self.view.config.side(seat) == self.view.config.side(self.seat);
            let ally = if is_ally { lang.pick(" (ally)", " (allié)") } else { "" };
            return format!("{}{ally}", self.names.within(seat));
        }
        let number = entity.number();
        let owner = self.view.friends.iter().find(|friend| friend.id == entity).map(|friend| friend.owner);
        match owner {
            Some(owner) if owner == self.seat => {
                lang.pick(format!("your friend {number}"), format!("votre ami {number}"))
            }
            Some(owner) => {
                let owner = self.names.of(owner);
                lang.pick(format!("{owner}’s friend {number}"), format!("l’ami {number} {}", de(&owner)))
            }
            None => lang.pick(format!("friend {number}"), format!("l’ami {number}")),
        }
    }

    fn consequence(&self, card: Card, target: Option<Entity>, effect: Effect) -> String {
        match effect {
            Effect::Life(Recipient::Target, _) if target.is_none() => {
                self.wasted(card, self.lang.pick("no ally is left", "il ne reste aucun allié"))
            }
            Effect::Life(recipient, by) => self.life(self.recipient(recipient, target), by),
            Effect::Generation(recipient, by) => self.generation(recipient, self.recipient(recipient, target), by),
            Effect::Friend => self.friend(card),
            Effect::Caramel => self.caramel(card, target),
            Effect::Kill => self.lang.pick("does not survive this turn", "ne survit pas à ce tour").to_owned(),
        }
    }

    /// The entity that an effect applies to; `None` for the whole team.
    fn recipient(&self, recipient: Recipient, target: Option<Entity>) -> Option<Entity> {
        match recipient {
            Recipient::Caster => Some(Entity::player(self.seat)),
            Recipient::Target => target,
            Recipient::Team => None,
        }
    }

    fn life(&self, who: Option<Entity>, by: i32) -> String {
        let Some(stats) = who.and_then(|who| self.view.stats(who)) else {
            return format!("{} {}", life_points(by, self.lang), self.for_team());
        };
        let now = stats.life.saturating_add(by);
        if by < 0 && now <= 0 {
            let change = life_points(by, self.lang);
            return self.lang.pick(
                format!("{change}: down to 0 unless healed"),
                format!("{change}\u{a0}: plus aucun, à moins d’un soin"),
            );
        }
        life_change(by, now, who.is_some_and(|who| is_reader(who, self.names)), self.lang)
    }

    fn generation(&self, recipient: Recipient, who: Option<Entity>, by: i32) -> String {
        let lang = self.lang;
        let Some(stats) = who.and_then(|who| self.view.stats(who)) else {
            let for_team = self.for_team();
            return lang.pick(format!("generation {by:+} {for_team}"), format!("{by:+} mana par tour {for_team}"));
        };
        let whose = match recipient {
            Recipient::Caster => lang.pick("your generation", "votre mana par tour"),
            Recipient::Target | Recipient::Team => lang.pick("theirs", "le sien"),
        };
        let now = stats.generation.saturating_add_signed(by).max(1);
        match now.cmp(&stats.generation) {
            Ordering::Greater => lang.pick(format!("{whose} rises to {now}"), format!("{whose} monte à {now}")),
            Ordering::Less => lang.pick(format!("{whose} falls to {now}"), format!("{whose} descend à {now}")),
            Ordering::Equal => lang.pick(format!("{whose} stays at {now}"), format!("{whose} reste à {now}")),
        }
    }

    fn for_team(&self) -> String {
        let n = self.view.team(self.seat).count();
        self.lang.pick(format!("for each of your team ({n})"), format!("pour chacun de votre équipe ({n})"))
    }

    /// A friend needs a free cell beside the caster. If none is free now, none will be when the card is played.
    fn friend(&self, card: Card) -> String {
        let beside = self.own_cell().map_or(0, |cell| self.view.open_sides(cell, cell));
        let span = self.view.config.friend_span;
        let turns = self
            .lang
            .pick(self.lang.plural(span.into(), "turn", "turns"), self.lang.plural(span.into(), "tour", "tours"));
        if self.view.friends.len() >= Entity::MAX_FRIENDS {
            return self.wasted(card, self.lang.pick("too many friends already", "déjà trop d’amis"));
        }
        match beside {
            0 => self.wasted(card, self.lang.pick("no free cell beside you", "aucune case libre à côté de vous")),
            _ => self.lang.pick(
                format!("a friend beside you for {span} {turns}"),
                format!("un ami à côté de vous pour {span} {turns}"),
            ),
        }
    }

    fn caramel(&self, card: Card, target: Option<Entity>) -> String {
        let cell = target.and_then(|target| self.view.stats(target)).map(|stats| stats.cell);
        let closed = self.view.closed();
        let free: Vec<Cell> = cell
            .map_or_else(Vec::new, |cell| self.view.config.torus().beside(cell).to_vec())
            .into_iter()
            .filter(|beside| !closed.contains(*beside))
            .collect();
        match free.as_slice() {
            [] => self.wasted(card, self.lang.pick("no free side left", "plus aucun côté libre")),
            [last] => self.lang.pick(
                format!("a caramel on {last}, their last free side"),
                format!("un caramel en {last}, son dernier côté libre"),
            ),
            some => {
                let n = some.len();
                self.lang.pick(
                    format!("a caramel on one of their {n} free sides"),
                    format!("un caramel sur l’un de ses {n} côtés libres"),
                )
            }
        }
    }

    fn wasted(&self, card: Card, why: &str) -> String {
        let cost = card.cost();
        self.lang.pick(format!("{why}, {cost} mana for nothing"), format!("{why}, {cost} mana pour rien"))
    }
}

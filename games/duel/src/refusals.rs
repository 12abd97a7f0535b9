//! Why an action is refused, as sentences.

use crate::action::{Action, Slot};
use crate::state::{Asked, Duel};
use crate::{CardType, Keyword, mana_cost_text, signs_in_words};
use atout_core::{Illegal, Lang, Message, Seat};

const OVER: Illegal = Illegal::new("The duel is over.", "Le duel est terminé.");
const NOT_AWAITED: Illegal = Illegal::new("It is not for you to decide now.", "Ce n'est pas à vous de décider.");
const NO_SUCH_CARD: Illegal =
    Illegal::new("There is no such card in your hand.", "Il n'y a pas cette carte dans votre main.");
const SAME_CARD: Illegal =
    Illegal::new("The card before it is the same: use that one.", "La carte précédente est la même : utilisez-la.");
const NO_PERMANENT: Illegal = Illegal::new("There is nothing there.", "Il n'y a rien à cet endroit.");
const NOT_YOURS: Illegal = Illegal::new("You do not control it.", "Vous ne la contrôlez pas.");

impl Duel {
    /// Is the action legal?
    ///
    /// # Errors
    /// It is not; the sentence says why.
    #[inline]
    pub(crate) fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if self.over.is_some() {
            return Err(OVER);
        }
        if self.asked_seat() != Some(seat) {
            return Err(NOT_AWAITED);
        }
        if self.is_legal(seat, action) { Ok(()) } else { Err(self.refusal(seat, action)) }
    }

    /// Why it is not legal for the seat that is asked.
    fn refusal(&self, seat: Seat, action: Action) -> Illegal {
        match (self.asked, action) {
            (Asked::Priority(_), Action::Cast(place) | Action::Land(place))
            | (Asked::Bottom(..), Action::Bottom(place))
            | (Asked::Discard(..), Action::Discard(place)) => self.refuse_card(seat, action, place),
            (Asked::Priority(_), Action::Use(slot, n)) => self.refuse_ability(seat, slot, n),
            (Asked::Priority(_), Action::Tap(slot, _)) => self.refuse_tap(seat, slot),
            (Asked::Priority(_), Action::Attack(slot)) if self.able_attackers().contains(&slot) => {
                Illegal::new("Attackers are chosen in combat.", "Les attaquants se choisissent au combat.")
            }
            (Asked::Priority(_) | Asked::Attackers, Action::Attack(slot)) => self.refuse_attack(slot),
            (Asked::Attackers, Action::Done) => Illegal::new(
                "A creature that must attack is not attacking yet.",
                "Une créature qui doit attaquer n'attaque pas encore.",
            ),
            (Asked::Blockers, Action::Block(blocker, attacker)) => self.refuse_block(blocker, attacker),
            (Asked::Blockers, Action::Done) => Illegal::new(
                "A creature with menace needs two blockers or none.",
                "Une créature avec la menace se bloque à deux ou pas du tout.",
            ),
            (Asked::ByHand(_), Action::Tap(..)) => {
                Illegal::new("It cannot give that mana now.", "Elle ne peut pas donner ce mana maintenant.")
            }
            (Asked::Announce(_), Action::Target(_)) => {
                Illegal::new("That is not a legal target.", "Ce n'est pas une cible légale.")
            }
            (Asked::Announce(_), Action::X(_)) => {
                Illegal::new("You cannot pay for so large an X.", "Vous ne pouvez pas payer un X aussi grand.")
            }
            _ => self.refuse_anything_else(),
        }
    }

    /// What is decided now, for actions that belong to another moment.
    fn refuse_anything_else(&self) -> Illegal {
        match self.asked {
            Asked::Nothing => NOT_AWAITED,
            Asked::Mulligan(_) => Illegal::new(
                "Keep your opening hand, or take a new one.",
                "Gardez votre main de départ, ou prenez-en une autre.",
            ),
            Asked::Bottom(..) => Illegal::new(
                "Choose a card to put under your library.",
                "Choisissez une carte à mettre sous votre bibliothèque.",
            ),
            Asked::Priority(_) => Illegal::new(
                "Cast a spell, use an ability, or pass.",
                "Lancez un sort, utilisez une capacité ou passez.",
            ),
            Asked::ByHand(_) => {
                Illegal::new("Tap for mana, or say that you are done.", "Engagez pour du mana, ou terminez.")
            }
            Asked::Announce(_) => Illegal::new(
                "First make the choice that your spell or ability asks for.",
                "Faites d'abord le choix que demande votre sort ou votre capacité.",
            ),
            Asked::Triggers(_) => Illegal::new(
                "Choose which of your triggered abilities goes on the stack first.",
                "Choisissez laquelle de vos capacités déclenchées va d'abord sur la pile.",
            ),
            Asked::Attackers => Illegal::new(
                "Choose attackers, then say that you are done.",
                "Choisissez vos attaquants, puis terminez.",
            ),
            Asked::Blockers => {
                Illegal::new("Choose blockers, then say that you are done.", "Choisissez vos bloqueurs, puis terminez.")
            }
            Asked::Order(_) => Illegal::new(
                "Choose which blocker is dealt damage first.",
                "Choisissez quel bloqueur subit les dégâts en premier.",
            ),
            Asked::Assign(_) => Illegal::new(
                "Each blocker gets at least lethal damage before the next one.",
                "Chaque bloqueur reçoit au moins des dégâts mortels avant le suivant.",
            ),
            Asked::May(_) | Asked::Unless(..) => Illegal::new("Answer yes or no.", "Répondez par oui ou par non."),
            Asked::Colour(_) => Illegal::new("Choose a colour.", "Choisissez une couleur."),
            Asked::Sacrifice(_) => {
                Illegal::new("Choose a permanent to sacrifice.", "Choisissez un permanent à sacrifier.")
            }
            Asked::Discard(..) => Illegal::new("Choose a card to discard.", "Choisissez une carte à défausser."),
            Asked::Find(..) => Illegal::new(
                "Choose a card of your library that fits, or say that you are done.",
                "Choisissez dans votre bibliothèque une carte qui convient, ou terminez.",
            ),
        }
    }

    fn refuse_card(&self, seat: Seat, action: Action, place: u8) -> Illegal {
        let hand = &self.player(seat).hand;
        let Some(card) = hand.get(usize::from(place)) else { return NO_SUCH_CARD };
        if place > 0 && hand[usize::from(place) - 1].card() == card.card() {
            return SAME_CARD;
        }
        let def = self.def(card.card());
        let name = &def.entry.name;
        let is_land = def.entry.card_type == CardType::Land;
        match action {
            Action::Cast(_) if is_land => {
                Illegal::new("A land is played, not cast.", "Un terrain se joue, il ne se lance pas.")
            }
            Action::Land(_) if !is_land => Illegal::new("That is no land.", "Ce n'est pas un terrain."),
            Action::Land(_) if self.is_sorcery_time(seat) => Illegal::new(
                "You have played your land for this turn.",
                "Vous avez déjà joué votre terrain ce tour-ci.",
            ),
            Action::Cast(_) if self.is_time_for(seat, card.card()) => {
                let item = self.spell_item(seat, place);
                if self.can_pay_mana(&item) {
                    self.refuse_rest(&item, &def.entry.extra, true)
                } else {
                    let cost = mana_cost_text(def.entry.cost);
                    Message::new(
                        format!("Not enough mana for {} ({}).", name.en, signs_in_words(&cost, Lang::En)),
                        format!("Pas assez de mana pour {} ({}).", name.fr, signs_in_words(&cost, Lang::Fr)),
                    )
                    .into()
                }
            }
            _ => Message::new(
                format!("{} can be played only in your own main phase while the stack is empty.", name.en),
                format!("{} ne se joue que dans votre phase principale, quand la pile est vide.", name.fr),
            )
            .into(),
        }
    }

    fn refuse_rest(&self, item: &crate::state::Item, cost: &crate::Cost, from_hand: bool) -> Illegal {
        if self.can_pay_rest(item, cost, from_hand) {
            Illegal::new("There is no legal target for it.", "Il n'y a pas de cible légale.")
        } else {
            Illegal::new("You cannot pay its other costs.", "Vous ne pouvez pas payer ses autres coûts.")
        }
    }

    fn refuse_ability(&self, seat: Seat, slot: Slot, n: u8) -> Illegal {
        let Some(permanent) = self.permanent(slot) else { return NO_PERMANENT };
        let Some(ability) = self.def(permanent.card).entry.activated.get(usize::from(n)) else {
            return Illegal::new("It has no such ability.", "Elle n'a pas cette capacité.");
        };
        if permanent.controller != seat {
            return NOT_YOURS;
        }
        if ability.slow && !self.is_sorcery_time(seat) {
            return Illegal::new(
                "Only in your own main phase while the stack is empty.",
                "Seulement dans votre phase principale, quand la pile est vide.",
            );
        }
        let item = self.ability_item(slot, n);
        if !self.can_pay_mana(&item) {
            return Illegal::new("Not enough mana for it.", "Pas assez de mana pour cette capacité.");
        }
        if !ability.condition.as_ref().is_none_or(|when| self.condition(when, &crate::amounts::Context::of_item(&item)))
        {
            return Illegal::new("Its condition does not hold.", "Sa condition n'est pas remplie.");
        }
        self.refuse_rest(&item, &ability.cost, false)
    }

    /// Tapping by hand is a mode of its own; without it lands are tapped by the automatic payment.
    fn refuse_tap(&self, seat: Seat, slot: Slot) -> Illegal {
        let Some(permanent) = self.permanent(slot) else { return NO_PERMANENT };
        if permanent.controller != seat {
            return NOT_YOURS;
        }
        if permanent.tapped {
            return Illegal::new("It is tapped.", "Il est engagé.");
        }
        Illegal::new(
            "It is tapped by itself when you play something that costs mana.",
            "Il s'engage de lui-même quand vous jouez quelque chose qui coûte du mana.",
        )
    }

    fn refuse_attack(&self, slot: Slot) -> Illegal {
        let Some(permanent) = self.permanent(slot) else { return NO_PERMANENT };
        if permanent.controller != self.active {
            return NOT_YOURS;
        }
        if !self.is_creature(slot) {
            return Illegal::new("Only creatures attack.", "Seules les créatures attaquent.");
        }
        if permanent.combat.attacks {
            return Illegal::new("It attacks already.", "Elle attaque déjà.");
        }
        if permanent.tapped {
            return Illegal::new("It is tapped.", "Elle est engagée.");
        }
        if self.has(slot, Keyword::Defender) || self.has(slot, Keyword::CannotAttack) {
            return Illegal::new("It cannot attack.", "Elle ne peut pas attaquer.");
        }
        Illegal::new(
            "It came under your control this turn and has no haste.",
            "Elle est arrivée sous votre contrôle ce tour-ci et n'a pas la hâte.",
        )
    }

    fn refuse_block(&self, blocker: Slot, attacker: Slot) -> Illegal {
        let (Some(one), Some(other)) = (self.permanent(blocker), self.permanent(attacker)) else { return NO_PERMANENT };
        if one.controller != self.defender() {
            return NOT_YOURS;
        }
        if !other.combat.attacks {
            return Illegal::new("That creature does not attack.", "Cette créature n'attaque pas.");
        }
        if !self.is_creature(blocker) {
            return Illegal::new("Only creatures block.", "Seules les créatures bloquent.");
        }
        if one.combat.blocks.is_some() {
            return Illegal::new("It blocks already.", "Elle bloque déjà.");
        }
        if one.tapped {
            return Illegal::new("It is tapped.", "Elle est engagée.");
        }
        if self.has(blocker, Keyword::CannotBlock) {
            return Illegal::new("It cannot block.", "Elle ne peut pas bloquer.");
        }
        if self.has(attacker, Keyword::Flying)
            && !self.has(blocker, Keyword::Flying)
            && !self.has(blocker, Keyword::Reach)
        {
            return Illegal::new(
                "A flying creature is blocked only by flying or reach.",
                "Une créature avec le vol ne se bloque qu'avec le vol ou la portée.",
            );
        }
        if self.has(attacker, Keyword::Menace) {
            return Illegal::new(
                "A creature with menace needs two blockers or none.",
                "Une créature avec la menace se bloque à deux ou pas du tout.",
            );
        }
        Illegal::new("It cannot be blocked by that creature.", "Elle ne peut pas être bloquée par cette créature.")
    }
}

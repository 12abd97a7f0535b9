//! The rules, written from the config, so that they are the ones that are played.
//!
//! Not here: the options (`options.rs`), what a card or a class is (`card_text.rs`).

use crate::words::{colon, list, plural, team};
use crate::{Card, Classes, Config, Entity, card_text};
use atout_core::{Lang, RulesSection, Seat};

pub(crate) fn rules(config: &Config, lang: Lang) -> Vec<RulesSection> {
    let book = Book { config, lang };
    let mut sections = vec![book.aim(), book.start(), book.turn(), book.effects(), book.memento(), book.friends()];
    sections.extend(config.has_teams().then(|| book.teams()));
    sections.extend((config.classes != Classes::None).then(|| book.classes()));
    sections.extend([book.seen(), book.end()]);
    sections
}

struct Book<'a> {
    config: &'a Config,
    lang: Lang,
}

impl Book<'_> {
    /// A heading and its paragraphs, in the language that is read.
    fn section<const N: usize>(&self, title: [&str; 2], en: [String; N], fr: [String; N]) -> RulesSection {
        let [title_en, title_fr] = title;
        let title = self.lang.pick(title_en, title_fr).to_owned();
        RulesSection { title, paragraphs: self.lang.pick(en, fr).into() }
    }

    /// "5 steps".
    fn count(&self, n: impl Into<usize>, en: &str, fr: &str) -> String {
        let (n, noun) = (n.into(), self.lang.pick(en, fr));
        // French steps are the same in plural.
        let s = if noun.ends_with('s') { "" } else { plural(n, self.lang) };
        format!("{n} {noun}{s}")
    }

    fn aim(&self) -> RulesSection {
        let players = self.config.players;
        let (en, fr) = match self.config.has_teams() {
            true => (
                "The last team with a living member wins, its fallen members too.",
                "La dernière équipe dont un membre est debout gagne, ses membres tombés aussi.",
            ),
            false => ("The last one standing wins.", "Le dernier debout gagne."),
        };
        self.section(
            ["The aim", "Le but"],
            [
                format!("{players} kittens fight with cards on a board without edges. {en}"),
                "Everybody decides at the same time and in secret. When the last one has chosen, all choices are revealed and happen.".to_owned(),
            ],
            [
                format!("{players} chatons s’affrontent à coups de cartes sur un plateau sans bords. {fr}"),
                "Chacun décide en même temps et en secret. Quand le dernier a choisi, tous les choix sont révélés et s’accomplissent.".to_owned(),
            ],
        )
    }

    fn start(&self) -> RulesSection {
        let Config { width, height, life, mana, generation, deck, hand, .. } = *self.config;
        let (deck, hand) = (self.count(deck, "card", "carte"), hand);
        let (but_en, but_fr) = match self.config.classes {
            Classes::None => ("", ""),
            _ => (", unless the class says otherwise", ", sauf si la classe en décide autrement"),
        };
        self.section(
            ["The start", "Le départ"],
            [
                format!("The board has {width} columns and {height} rows, and its edges meet: right of the last column is the first one, below the last row the first one. Everybody starts on a random cell, never walled in."),
                format!("Everybody starts with {life} life, {mana} mana and a mana generation of {generation}{but_en}. Mana pays for cards; the generation is the mana that comes every turn."),
                format!("Everybody has a memento of {deck}, of which {hand} in hand. Each card of it is dealt by chance, and the more a card costs the rarer it is: a card that costs twice as much comes half as often."),
            ],
            [
                format!("Le plateau a {width} colonnes et {height} lignes, et ses bords se touchent\u{a0}: à droite de la dernière colonne vient la première, sous la dernière ligne la première. Chacun commence sur une case au hasard, jamais emmuré."),
                format!("Chacun commence avec {life} points de vie, {mana} mana et une génération de mana de {generation}{but_fr}. Le mana paie les cartes\u{a0}; la génération est le mana reçu à chaque tour."),
                format!("Chacun a un mémento de {deck}, dont {hand} en main. Chaque carte en est tirée au sort, et plus une carte coûte, plus elle est rare\u{a0}: une carte deux fois plus chère vient deux fois moins souvent."),
            ],
        )
    }

    fn turn(&self) -> RulesSection {
        let steps = self.count(self.config.steps, "orthogonal step", "pas");
        let (redeal_en, redeal_fr) = match self.config.redeal_when_stuck {
            true => (
                " Who can play no card of the hand after the moves throws the whole hand away, gets a new hand and chooses from that.",
                " Qui ne peut jouer aucune carte de sa main après les déplacements la jette tout entière, en reçoit une nouvelle et choisit dans celle-ci.",
            ),
            false => ("", ""),
        };
        self.section(
            ["A turn", "Un tour"],
            [
                "1. Walls. Whoever has all four neighbouring cells closed when the turn begins is out, before anybody chooses and all at the same moment.".to_owned(),
                format!("2. Moves. Everybody chooses in secret a cell within {steps} over free cells, or stays. Closed are the cells with players, friends, bodies and caramels, as they are at that moment: a cell that somebody leaves in the same step cannot be entered. Those who chose the same cell all stay where they are."),
                format!("3. Cards. Everybody chooses in secret one card that can be paid and its target, or no card.{redeal_en} Then all cards happen in the order of the seats. Nobody falls before the purge, so the card of somebody who is about to fall still counts. The played card leaves the hand and a new one is drawn."),
                "4. Friends. Each friend does one thing, in the order of their numbers.".to_owned(),
                "5. Mana. Everybody gets the mana of their generation, friends too.".to_owned(),
                "6. Decay. Every friend has one turn less to stay.".to_owned(),
                "7. Purge. Who has no life left falls. Friends without life or without turns left vanish, and so do friends whose target is gone, and friends who were after these, and so on. The body of a player stays on its cell as an obstacle; a friend leaves nothing.".to_owned(),
                "8. End. Only now is it looked at whether the game is over: who is left alone by the walls still moves and plays a card.".to_owned(),
            ],
            [
                "1. Murs. Qui a ses quatre cases voisines fermées au début du tour est hors jeu, avant que quiconque choisisse et tous au même instant.".to_owned(),
                format!("2. Déplacements. Chacun choisit en secret une case à {steps} au plus (jamais en diagonale) par des cases libres, ou reste. Sont fermées les cases avec un joueur, un ami, un corps ou un caramel, telles qu’elles sont à ce moment\u{a0}: on n’entre pas sur une case que quelqu’un quitte en même temps. Ceux qui ont choisi la même case restent tous sur place."),
                format!("3. Cartes. Chacun choisit en secret une carte qu’il peut payer et sa cible, ou aucune carte.{redeal_fr} Puis toutes les cartes s’accomplissent dans l’ordre des places. Personne ne tombe avant la purge\u{a0}: la carte de qui va tomber compte encore. La carte jouée quitte la main et une autre est piochée."),
                "4. Amis. Chaque ami fait une chose, dans l’ordre de leurs numéros.".to_owned(),
                "5. Mana. Chacun reçoit le mana de sa génération, les amis aussi.".to_owned(),
                "6. Usure. Chaque ami a un tour de moins à rester.".to_owned(),
                "7. Purge. Qui n’a plus de vie tombe. Les amis sans vie ou au bout de leur temps disparaissent, de même que les amis dont la cible n’est plus, ceux qui s’en prenaient à ces amis, et ainsi de suite. Le corps d’un joueur reste sur sa case et fait obstacle\u{a0}; un ami ne laisse rien.".to_owned(),
                "8. Fin. C’est seulement ici qu’on regarde si la partie est finie\u{a0}: qui reste seul après les murs se déplace et joue encore une carte.".to_owned(),
            ],
        )
    }

    fn effects(&self) -> RulesSection {
        let aimed = self.lang.pick(
            "A card with a target may be aimed at any living player or friend but yourself, your own friends included, from any distance.",
            "Une carte à cible vise n’importe quel joueur ou ami vivant sauf vous, vos propres amis compris, à toute distance.",
        );
        let late = self.lang.pick(
            "Life counts only in the purge: who is at 0 and is healed later in the same turn lives on. Whoever takes generation from a target that has only 1 still gets it.",
            "La vie ne compte qu’à la purge\u{a0}: qui tombe à 0 et est soigné plus tard dans le tour survit. Qui prend de la génération à une cible qui n’en a que 1 la gagne quand même.",
        );
        RulesSection {
            title: self.lang.pick("Targets and effects", "Cibles et effets").to_owned(),
            paragraphs: [aimed, late].map(str::to_owned).into(),
        }
    }

    fn memento(&self) -> RulesSection {
        let (en, fr) = match self.config.classic {
            true => (
                "The cards in hand stay part of the memento. When all of it has been drawn, the whole memento is shuffled again, the cards in hand included, so that one may hold a card and draw it once more. There is no discard pile to see.",
                "Les cartes en main font toujours partie du mémento. Quand tout a été pioché, le mémento entier est mélangé à nouveau, cartes en main comprises\u{a0}: on peut tenir une carte et la piocher encore. Il n’y a pas de défausse à voir.",
            ),
            false => (
                "Draw pile, hand and discards are apart, and played or thrown cards go to the discards. When the draw pile is empty the discards are shuffled and become the draw pile; the cards in hand stay in hand.",
                "Pioche, main et défausse sont séparées, et les cartes jouées ou jetées vont à la défausse. Quand la pioche est vide, la défausse est mélangée et devient la pioche\u{a0}; les cartes en main y restent.",
            ),
        };
        self.section(["The memento", "Le mémento"], [en.to_owned()], [fr.to_owned()])
    }

    fn friends(&self) -> RulesSection {
        let Config { friend_life, friend_mana, friend_generation, .. } = *self.config;
        let (span, steps) =
            (self.count(self.config.friend_span, "turn", "tour"), self.count(self.config.friend_steps, "step", "pas"));
        let most = Entity::MAX_FRIENDS;
        let (team_en, team_fr) = match self.config.has_teams() {
            true => (
                " Its Balm goes to its target if that is an ally of its owner, else to its owner if that one lives, else to nobody; its Chorus is for its owner’s team.",
                " Son Baume va à sa cible si c’est un allié de son propriétaire, sinon à son propriétaire s’il vit, sinon à personne\u{a0}; son Chœur est pour l’équipe de son propriétaire.",
            ),
            false => ("", ""),
        };
        self.section(
            ["Friends", "Les amis"],
            [
                format!("A friend has {friend_life} life, {friend_mana} mana, a generation of {friend_generation} and stays {span}. It has one card, dealt like those of its owner, and never plays another one. Everybody sees it. It closes its cell, and anybody may aim at it, its owner too."),
                format!("Each turn a friend plays its card on its target if it can pay it. What a card does to its caster it does to the friend itself.{team_en} If it cannot pay, it walks straight towards its target: to the cell within {steps} over free cells that is closest to the target across the edges; of those the one with the fewest steps, then the first one as one reads. It may stay."),
                format!("A friend that came with a player’s card acts in the same turn; one that comes while friends act waits for the next. A number that is free again is given again. A friend whose target is already out does nothing. Friends go on when their owner has fallen. At most {most} are on the board at a time; one more does not come and the mana is spent for nothing."),
            ],
            [
                format!("Un ami a {friend_life} de vie, {friend_mana} mana, une génération de {friend_generation} et reste {span}. Il a une seule carte, tirée comme celles de son propriétaire, et n’en joue jamais d’autre. Tout le monde la voit. Il ferme sa case, et chacun peut le viser, son propriétaire aussi."),
                format!("À chaque tour, un ami joue sa carte sur sa cible s’il peut la payer. Ce qu’une carte fait à qui la joue, elle le fait à l’ami lui-même.{team_fr} S’il ne peut pas payer, il marche droit vers sa cible\u{a0}: vers la case, à {steps} au plus par des cases libres, la plus proche de la cible par-delà les bords\u{a0}; parmi celles-ci la moins lointaine, puis la première dans l’ordre de lecture. Il peut rester."),
                format!("Un ami venu par la carte d’un joueur agit au même tour\u{a0}; un ami venu pendant que les amis agissent attend le suivant. Un numéro redevenu libre est redonné. Un ami dont la cible est déjà hors jeu ne fait rien. Les amis continuent quand leur propriétaire est tombé. Il y en a au plus {most} à la fois sur le plateau\u{a0}; un de plus ne vient pas et le mana est dépensé pour rien."),
            ],
        )
    }

    fn teams(&self) -> RulesSection {
        let sides = self.config.teams.sizes().count();
        let members = |side: usize| {
            let seats = Seat::all(self.config.n_players()).filter(|seat| self.config.side(*seat) == side);
            let seats: Vec<String> = seats.map(|seat| Entity::player(seat).to_string()).collect();
            format!("{} ({})", team(side).get(self.lang), seats.join(", "))
        };
        let teams = list(&(0..sides).map(members).collect::<Vec<_>>(), self.lang);
        let names: Vec<String> = Card::ALL
            .into_iter()
            .filter(|card| card.face().team)
            .map(|card| card.face().name.get(self.lang).to_owned())
            .collect();
        let (cards, razor) = (list(&names, self.lang), Card::Razor.face().name.get(self.lang));
        self.section(
            ["Teams", "Les équipes"],
            [
                format!("The teams are {teams}; seats are dealt to them in turn. No team wins while two of them have somebody standing, and a team stands as long as one member does."),
                format!("The cards {cards} are dealt in team games only. Nothing spares an ally: every card with a target may be aimed at one, a {razor} too."),
            ],
            [
                format!("Les équipes sont {teams}\u{a0}; les places leur sont données à tour de rôle. Aucune équipe ne gagne tant que deux d’entre elles ont quelqu’un debout, et une équipe tient tant qu’un de ses membres est debout."),
                format!("Les cartes {cards} n’existent qu’en équipes. Rien n’épargne un allié\u{a0}: toute carte à cible peut le viser, un {razor} aussi."),
            ],
        )
    }

    fn classes(&self) -> RulesSection {
        let given = match self.config.classes {
            Classes::Choose => self.lang.pick(
                "Before the first turn everybody picks a class in secret.",
                "Avant le premier tour, chacun choisit une classe en secret.",
            ),
            Classes::Random => self.lang.pick(
                "Everybody is dealt a class at random; two may have the same.",
                "Chacun reçoit une classe au sort\u{a0}; deux joueurs peuvent avoir la même.",
            ),
            Classes::None | Classes::All(_) | Classes::Each(..) => self
                .lang
                .pick("The classes were chosen with the options.", "Les classes ont été choisies avec les options."),
        };
        let numbers = self.lang.pick(
            "A class has its own numbers at the start, and some cards come more often to it and to its friends.",
            "Une classe a ses propres nombres au départ, et certaines cartes lui viennent plus souvent, comme à ses amis.",
        );
        let each = card_text::in_play(self.config).into_iter().map(|class| {
            let (name, about) = (class.nature().name.get(self.lang), card_text::class(class, self.config, self.lang));
            format!("{name}{}{about}.", colon(self.lang))
        });
        RulesSection {
            title: self.lang.pick("Classes", "Les classes").to_owned(),
            paragraphs: [given, numbers].map(str::to_owned).into_iter().chain(each).collect(),
        }
    }

    fn seen(&self) -> RulesSection {
        let (en, fr) = match self.config.classic {
            true => ("the sizes of the piles", "la taille des piles"),
            false => ("the discards and the sizes of the piles", "les défausses et la taille des piles"),
        };
        self.section(
            ["What is seen", "Ce qui se voit"],
            [format!("Everybody sees the board, who stands where, life, mana and generation, friends with their card, target and turns, {en}. Secret are the hands of the others and what has been chosen but not revealed. What is left in your own draw pile you see, but nobody knows its order.")],
            [format!("Tout le monde voit le plateau, qui est où, la vie, le mana et la génération, les amis avec leur carte, leur cible et leurs tours, {fr}. Sont secrètes les mains des autres et ce qui est choisi sans être révélé. Vous voyez ce qui reste dans votre propre pioche, mais personne n’en connaît l’ordre.")],
        )
    }

    fn end(&self) -> RulesSection {
        let turns = self.config.turns;
        self.section(
            ["The end", "La fin"],
            [
                "If everybody who was left falls in the same turn, nobody wins.".to_owned(),
                format!("After turn {turns} the game is a draw between those who still stand."),
                "Whoever fell later is placed better; those who fell in the same turn share a place.".to_owned(),
            ],
            [
                "Si tous ceux qui restaient tombent au même tour, personne ne gagne.".to_owned(),
                format!("Après le tour {turns}, la partie est nulle entre ceux qui sont encore debout."),
                "Qui est tombé plus tard est mieux placé\u{a0}; ceux qui sont tombés au même tour partagent une place."
                    .to_owned(),
            ],
        )
    }
}

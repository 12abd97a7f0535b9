//! The rules in sections, generated from the config, so that they describe the game that is played.
//!
//! Not here: the options (`options.rs`), the help of cards and classes (`text/cards.rs`).

use super::cards;
use super::nouns::team_letter;
use crate::{Card, Classes, Config, Entity, Kitty, Storm};
use atout_core::{CardHelp, Lang, Rulebook, RulesSection, Seat};

impl Rulebook for Kitty {
    fn rules(config: &Config, lang: Lang) -> Vec<RulesSection> {
        let rules = RulesText { config, lang };
        let mut sections = vec![
            rules.aim().named("aim"),
            rules.start().named("start"),
            rules.turn().named("turn"),
            rules.effects().named("effects"),
            rules.memento().named("memento"),
            rules.friends().named("friends"),
        ];
        sections.extend(rules.storm().map(|storm| storm.named("storm")));
        sections.extend(config.has_teams().then(|| rules.teams().named("teams")));
        sections.extend((config.classes != Classes::None).then(|| rules.classes().named("classes")));
        sections.extend([rules.seen().named("seen"), rules.end().named("end")]);
        sections
    }

    fn cards(config: &Config, lang: Lang) -> Vec<CardHelp> {
        super::cards::cards(config, lang)
    }
}

struct RulesText<'a> {
    config: &'a Config,
    lang: Lang,
}

impl RulesText<'_> {
    /// A title and its paragraphs, in the language of the reader.
    fn section<const N: usize>(&self, title: [&str; 2], en: [String; N], fr: [String; N]) -> RulesSection {
        let [title_en, title_fr] = title;
        let title = self.lang.pick(title_en, title_fr).to_owned();
        RulesSection { title, paragraphs: self.lang.pick(en, fr).into(), ..RulesSection::default() }
    }

    /// A number with its noun, each language in singular and plural: "5 steps".
    fn count(&self, n: impl Into<usize>, en: [&str; 2], fr: [&str; 2]) -> String {
        let n = n.into();
        let [one, many] = self.lang.pick(en, fr);
        format!("{n} {}", self.lang.plural(n, one, many))
    }

    fn aim(&self) -> RulesSection {
        let players = self.config.players;
        let (en, fr) = match self.config.has_teams() {
            true => (
                "The last team with a living member wins; its fallen members win too.",
                "La dernière équipe en jeu gagne, avec ses membres éliminés.",
            ),
            false => ("The last player left wins.", "Le dernier en jeu gagne."),
        };
        self.section(
            ["The aim", "Le but"],
            [
                format!("On a board without edges, {players} kittens fight with cards. {en}"),
                "All players decide at the same time and in secret. When everybody has chosen, all choices are revealed and happen.".to_owned(),
            ],
            [
                format!("Sur un plateau sans bords, {players} chatons s’affrontent à coups de cartes. {fr}"),
                "Chacun décide en même temps et en secret. Quand tous ont choisi, les choix sont révélés et s’appliquent.".to_owned(),
            ],
        )
    }

    fn start(&self) -> RulesSection {
        let Config { width, height, life, mana, generation, deck, hand, .. } = *self.config;
        let (deck, hand) = (self.count(deck, ["card", "cards"], ["carte", "cartes"]), hand);
        let (but_en, but_fr) = match self.config.classes {
            Classes::None => ("", ""),
            _ => (", unless the class says otherwise", ", sauf si la classe en décide autrement"),
        };
        self.section(
            ["The start", "Le départ"],
            [
                format!("The board has {width} columns and {height} rows, and opposite edges are joined: right of the last column comes the first one, below the last row comes the first one. Each player starts on a random cell and is never walled in."),
                format!("Each player starts with {life} life, {mana} mana and a mana generation of {generation}{but_en}. Mana pays for cards; generation is the mana you get every turn."),
                format!("Each player has a memento: a pack of {deck}, {hand} of them in hand. The cards are dealt at random. Expensive cards are rare: a card that costs twice as much comes half as often."),
            ],
            [
                format!("Le plateau a {width} colonnes et {height} lignes, et ses bords opposés se rejoignent\u{a0}: à droite de la dernière colonne vient la première, sous la dernière ligne la première. Chacun commence sur une case au hasard, où il n’est jamais emmuré."),
                format!("Chacun commence avec {life} points de vie et {mana} mana, puis reçoit {generation} mana par tour{but_fr}. Le mana paie les cartes."),
                format!("Chacun joue avec son mémento\u{a0}: un paquet de {deck}, dont {hand} en main. Les cartes sont tirées au sort. Plus une carte coûte, plus elle est rare\u{a0}: une carte deux fois plus chère vient deux fois moins souvent."),
            ],
        )
    }

    fn turn(&self) -> RulesSection {
        let steps = self.count(self.config.steps, ["orthogonal step", "orthogonal steps"], ["pas", "pas"]);
        let (redeal_en, redeal_fr) = match self.config.redeal_when_stuck {
            true => (
                " A player who can’t play any card after the moves discards the whole hand, gets a new hand and chooses from it.",
                " Si un joueur ne peut jouer aucune carte après les déplacements, il défausse toute sa main, en reçoit une nouvelle et choisit dans celle-ci.",
            ),
            false => ("", ""),
        };
        self.section(
            ["A turn", "Un tour"],
            [
                "1. Walls. Players whose four neighbouring cells are all closed when the turn begins are walled in: they are out, all at the same moment and before anybody chooses.".to_owned(),
                format!("2. Moves. Each player secretly chooses a cell within {steps} over free cells, or stays. Cells with players, friends, bodies and caramels are closed. A cell that a player leaves in this step cannot be entered yet. Players who chose the same cell all stay where they are."),
                format!("3. Cards. Each player secretly chooses a card to pay for and its target, or no card.{redeal_en} Then all cards are played in the order of the seats. Nobody falls before the purge (step 7), so the card of a player who is about to fall still counts. The played card leaves the hand and a new one is drawn."),
                "4. Friends. Each friend does one thing, in the order of their numbers.".to_owned(),
                "5. Mana. Players and friends get the mana of their generation.".to_owned(),
                "6. Decay. Every friend has one turn less to stay.".to_owned(),
                "7. Purge. Players without life fall. Friends without life or without turns left vanish. Friends whose target is gone vanish too, then friends whose target was one of these, and so on. The body of a player stays on its cell as an obstacle; a friend leaves nothing.".to_owned(),
                "8. End. The game’s end is checked only now: a player left alone by the walls still moves and plays a card.".to_owned(),
            ],
            [
                "1. Murs. Les joueurs dont les quatre cases voisines sont fermées au début du tour sont emmurés\u{a0}: ils sont éliminés, tous au même instant, avant que quiconque choisisse.".to_owned(),
                format!("2. Déplacements. Chacun choisit en secret une case à {steps} au plus (jamais en diagonale) par des cases libres, ou reste. Les cases avec un joueur, un ami, un corps ou un caramel sont fermées. On n’entre pas dans une case qu’un joueur quitte au même moment. Ceux qui ont choisi la même case restent tous sur place."),
                format!("3. Cartes. Chacun choisit en secret une carte qu’il peut payer et sa cible, ou aucune carte.{redeal_fr} Puis toutes les cartes sont jouées dans l’ordre des places. Personne n’est éliminé avant la purge (étape 7)\u{a0}: la carte d’un joueur qui va l’être compte encore. La carte jouée quitte la main et une autre est piochée."),
                "4. Amis. Chaque ami fait une chose, dans l’ordre de leurs numéros.".to_owned(),
                "5. Mana. Joueurs et amis reçoivent leur mana par tour.".to_owned(),
                "6. Usure. Chaque ami a un tour de moins à rester.".to_owned(),
                "7. Purge. Les joueurs sans vie sont éliminés. Les amis sans vie ou sans tours restants disparaissent. Les amis qui n’ont plus de cible disparaissent aussi, puis ceux qui visaient ces amis, et ainsi de suite. Le corps d’un joueur reste sur sa case et fait obstacle\u{a0}; un ami ne laisse rien.".to_owned(),
                "8. Fin. La fin de la partie n’est vérifiée que maintenant\u{a0}: un joueur resté seul après les murs se déplace et joue encore une carte.".to_owned(),
            ],
        )
    }

    fn effects(&self) -> RulesSection {
        let aimed = self.lang.pick(
            "A card with a target may be aimed at any living player or friend except yourself, from any distance. Your own friends are legal targets.",
            "Une carte à cible vise n’importe quel joueur ou ami vivant sauf vous, vos propres amis compris, à toute distance.",
        );
        let late = self.lang.pick(
            "Life is checked only in the purge: a player at 0 who is healed later in the same turn survives. If you steal generation from a target that has only 1, you still get it.",
            "La vie n’est vérifiée qu’à la purge\u{a0}: un joueur à 0 qui est soigné plus tard dans le tour survit. Si vous prenez du mana par tour à une cible qui n’en reçoit que 1, vous le gagnez quand même.",
        );
        RulesSection {
            title: self.lang.pick("Targets and effects", "Cibles et effets").to_owned(),
            paragraphs: [aimed, late].map(str::to_owned).into(),
            ..RulesSection::default()
        }
    }

    fn memento(&self) -> RulesSection {
        let (en, fr) = match self.config.classic {
            true => (
                "The cards in hand stay part of the memento. When all of it has been drawn, the whole memento is shuffled again, the cards in hand included: you may hold a card and draw it again. There is no discard pile.",
                "Les cartes en main font toujours partie du mémento. Quand tout a été pioché, le mémento entier est mélangé à nouveau, cartes en main comprises\u{a0}: on peut avoir une carte en main et la piocher encore. Il n’y a pas de défausse.",
            ),
            false => (
                "Draw pile, hand and discards are separate; played and discarded cards go to the discards. When the draw pile is empty, the discards are shuffled and become the draw pile; you keep your hand.",
                "Pioche, main et défausse sont séparées\u{a0}; les cartes jouées ou défaussées vont à la défausse. Quand la pioche est vide, la défausse est mélangée et devient la pioche\u{a0}; vous gardez votre main.",
            ),
        };
        self.section(["The memento", "Le mémento"], [en.to_owned()], [fr.to_owned()])
    }

    fn friends(&self) -> RulesSection {
        let Config { friend_life, friend_mana, friend_generation, .. } = *self.config;
        let span = self.count(self.config.friend_span, ["turn", "turns"], ["tour", "tours"]);
        let steps = self.count(self.config.friend_steps, ["step", "steps"], ["pas", "pas"]);
        let points = self.lang.count(friend_life.into(), ["life"; 2], ["point de vie", "points de vie"]);
        let most = Entity::MAX_FRIENDS;
        let (team_en, team_fr) = match self.config.has_teams() {
            true => (
                " Its Balm goes to its target if the target is an ally of its owner, else to its owner if the owner lives, else to nobody. Its Chorus is for its owner’s team.",
                " Son Baume va à sa cible si c’est un allié de son propriétaire, sinon à son propriétaire s’il vit, sinon à personne\u{a0}; son Chœur est pour l’équipe de son propriétaire.",
            ),
            false => ("", ""),
        };
        self.section(
            ["Friends", "Les amis"],
            [
                format!("A friend has {points}, {friend_mana} mana, a generation of {friend_generation} and stays {span}. It has one card, dealt like those of its owner, and never plays another one. The card is public. The friend closes its cell, and every player may aim at it, its owner too."),
                format!("Each turn a friend plays its card on its target if it can pay it. An effect on the caster applies to the friend itself.{team_en} If it cannot pay, it walks: up to {steps} over free cells, to the cell closest to its target, where the way across an edge counts too. If no cell is closer than its own, it stays. Of equally close cells it takes the one with the fewest steps, then the one in the highest row, then the one furthest to the left."),
                format!("A friend that came with a player’s card acts in the same turn; a friend that comes while friends act waits for the next turn. The numbers of friends that left are used again. A friend whose target is already out does nothing. Friends go on when their owner has fallen. At most {most} are on the board at a time; one more does not come and the mana is spent for nothing."),
            ],
            [
                format!("Un ami a {points} et {friend_mana} mana, reçoit {friend_generation} mana par tour et reste {span}. Il a une seule carte, tirée comme celles de son propriétaire, et n’en joue jamais d’autre. Tout le monde la voit. Il ferme sa case, et chacun peut le viser, son propriétaire aussi."),
                format!("À chaque tour, un ami joue sa carte sur sa cible s’il peut la payer. Un effet sur celui qui joue la carte s’applique à l’ami lui-même.{team_fr} S’il ne peut pas payer, il marche\u{a0}: {steps} au plus, par des cases libres, vers la case la plus proche de sa cible, chemin par-delà les bords compris. Si aucune n’en est plus proche que la sienne, il reste sur place. Entre des cases aussi proches, il prend celle qui demande le moins de pas, puis celle de la ligne la plus haute, puis la plus à gauche."),
                format!("Un ami venu par la carte d’un joueur agit au même tour\u{a0}; un ami venu pendant que les amis agissent attend le suivant. Les numéros des amis partis resservent. Un ami dont la cible est déjà éliminée ne fait rien. Les amis continuent quand leur propriétaire est éliminé. Il y en a au plus {most} à la fois sur le plateau\u{a0}; un de plus ne vient pas et le mana est dépensé pour rien."),
            ],
        )
    }

    fn storm(&self) -> Option<RulesSection> {
        let first = self.config.storm;
        let eye = Storm::of_turn(self.config, first)?.eye?;
        let (next, closed, pace) = (first + 1, Storm::closes_in(self.config), Storm::PACE);
        let (middle, steps) = (self.config.torus().middle(), self.count(eye, ["step", "steps"], ["pas", "pas"]));
        Some(self.section(
            ["The storm", "La tempête"],
            [
                format!("From turn {first} on a storm closes in on the middle of the board, {middle}. At the end of each turn, after the decay and before the purge, every player outside its eye loses life: 1 in turn {first}, 2 in turn {next}, and 1 more in every later turn. Friends lose nothing."),
                format!("At first the eye is all cells within {steps} of the middle. Every {pace} turns it gets one step smaller. From turn {closed} on there is no eye: nobody is safe."),
                "The storm never takes everybody: if it would leave nobody, the players with the most life keep 1.".to_owned(),
            ],
            [
                format!("À partir du tour {first}, une tempête se resserre sur le milieu du plateau, {middle}. À la fin de chaque tour, après l’usure et avant la purge, chaque joueur hors de l’œil perd de la vie\u{a0}: 1 point au tour {first}, 2 au tour {next}, puis 1 de plus à chaque tour. Les amis ne perdent rien."),
                format!("Au début, l’œil couvre toutes les cases à {steps} au plus du milieu. Tous les {pace} tours, il rétrécit d’un pas. À partir du tour {closed}, il n’y a plus d’œil\u{a0}: personne n’est à l’abri."),
                "La tempête n’emporte jamais tout le monde\u{a0}: s’il ne devait rester personne, ceux qui ont le plus de vie gardent 1 point.".to_owned(),
            ],
        ))
    }

    fn teams(&self) -> RulesSection {
        let sides = self.config.teams.sizes().count();
        let teams = Lang::capital(
            &(0..sides).map(|side| self.members(side)).collect::<Vec<_>>().join(self.lang.pick("; ", "\u{a0}; ")),
        );
        let names: Vec<String> = Card::ALL
            .into_iter()
            .filter(|card| card.def().team)
            .map(|card| card.def().name.get(self.lang).to_owned())
            .collect();
        let (cards, razor) = (self.lang.list(&names), Card::Razor.def().name.get(self.lang));
        self.section(
            ["Teams", "Les équipes"],
            [
                format!("{teams}. A team is in the game as long as one of its members lives. The last team in the game wins."),
                format!("The cards {cards} are dealt in team games only. Allies are not protected: every card with a target may be aimed at one, a {razor} too."),
            ],
            [
                format!("{teams}. Une équipe est en jeu tant qu’un de ses membres l’est. La dernière équipe en jeu gagne."),
                format!("Les cartes {cards} n’existent qu’en équipes. Les alliés ne sont pas protégés\u{a0}: toute carte à cible peut les viser, un {razor} aussi."),
            ],
        )
    }

    /// "team A is players 1 and 3".
    fn members(&self, side: usize) -> String {
        let seats = Seat::all(self.config.n_players()).filter(|seat| self.config.side(*seat) == side);
        let numbers: Vec<String> = seats.map(|seat| (seat.index() + 1).to_string()).collect();
        let (letter, several) = (team_letter(side), numbers.len() > 1);
        let numbers = self.lang.list(&numbers);
        match several {
            true => self.lang.pick(
                format!("team {letter} is players {numbers}"),
                format!("l’équipe {letter} réunit les joueurs {numbers}"),
            ),
            false => self.lang.pick(
                format!("team {letter} is player {numbers} alone"),
                format!("l’équipe {letter} n’a que le joueur {numbers}"),
            ),
        }
    }

    fn classes(&self) -> RulesSection {
        let given = match self.config.classes {
            Classes::Choose => self.lang.pick(
                "Before the first turn each player picks a class in secret.",
                "Avant le premier tour, chacun choisit une classe en secret.",
            ),
            Classes::Random => self.lang.pick(
                "Each player gets a random class; two players may have the same.",
                "Chacun reçoit une classe tirée au sort\u{a0}; deux joueurs peuvent avoir la même.",
            ),
            Classes::None | Classes::All(_) | Classes::Each(..) => self
                .lang
                .pick("The classes were chosen with the options.", "Les classes ont été choisies avec les options."),
        };
        let numbers = self.lang.pick(
            "Each class has its own numbers at the start and gets some cards more often. So do its friends.",
            "Chaque classe a ses propres valeurs de départ et pioche certaines cartes plus souvent. Ses amis aussi.",
        );
        let each = cards::in_play(self.config).into_iter().map(|class| {
            let (name, about) = (class.stats().name.get(self.lang), cards::class(class, self.config, self.lang));
            format!("{name}{} {about}.", self.lang.colon())
        });
        RulesSection {
            title: self.lang.pick("Classes", "Les classes").to_owned(),
            paragraphs: [given, numbers].map(str::to_owned).into_iter().chain(each).collect(),
            ..RulesSection::default()
        }
    }

    fn seen(&self) -> RulesSection {
        let (en, fr) = match self.config.classic {
            true => ("the sizes of the piles", "la taille des piles"),
            false => ("the discards and the sizes of the piles", "les défausses et la taille des piles"),
        };
        self.section(
            ["What players see", "Ce que l’on voit"],
            [format!("Every player sees the board, the cells, life, mana and generation of all, friends with their card, target and turns, {en}. Hands are secret, and so are choices that have not been revealed. You see which cards are left in your own draw pile, but nobody knows their order.")],
            [format!("Tout le monde voit le plateau, la case, la vie, le mana et le mana par tour de chacun, les amis avec leur carte, leur cible et leurs tours, {fr}. Les mains sont secrètes, ainsi que les choix non révélés. Vous voyez les cartes qui restent dans votre propre pioche, mais personne n’en connaît l’ordre.")],
        )
    }

    fn end(&self) -> RulesSection {
        let turns = self.config.turns;
        self.section(
            ["The end", "La fin"],
            [
                "If all players who are left fall in the same turn, nobody wins.".to_owned(),
                format!("After turn {turns} the game is a draw between the players who are left."),
                "A player who fell later gets a better place; players who fell in the same turn share a place."
                    .to_owned(),
            ],
            [
                "Si tous ceux qui restaient sont éliminés au même tour, personne ne gagne.".to_owned(),
                format!("Après le tour {turns}, il y a égalité entre les joueurs encore en jeu."),
                "Un joueur éliminé plus tard est mieux placé\u{a0}; ceux qui le sont au même tour partagent une place."
                    .to_owned(),
            ],
        )
    }
}

//! Texts on the whole screen: keys and commands, rules, cards, the whole log.

use super::{Flow, LiveGame};
use atout_core::Console;

impl LiveGame {
    fn read(&mut self, title: &str, text: &str) -> Flow {
        let hints = self.lang.pick("↑↓ PgUp PgDn scroll · Esc back", "↑↓ Pg↑ Pg↓ défiler · Échap retour");
        Ok(self.screen.read(title, text, hints)?)
    }

    /// Keys and commands. `example` is how a choice is typed here.
    pub(super) fn show_help(&mut self, example: Option<String>) -> Flow {
        let example = example.map_or(String::new(), |example| {
            self.lang.pick(format!(" (here: {example})"), format!(" (ici\u{a0}: {example})"))
        });
        let text = self.lang.pick(HELP_EN, HELP_FR).replace("{example}", &example);
        let legend = self.legend();
        self.read(self.lang.pick("Keys and commands", "Touches et commandes"), &(text + &legend))
    }

    /// What the signs on the board mean.
    fn legend(&self) -> String {
        let (width, height) = self.screen.board_space();
        let console = Console { names: &self.names, lang: self.lang, paint: self.paint, width, height, pointed: &[] };
        let legend = self.table.console_board(self.viewer(), &console).legend;
        let title = self.lang.pick("Signs on the board:", "Signes sur le plateau\u{a0}:");
        if legend.is_empty() { legend } else { format!("\n{title}\n{legend}\n") }
    }

    pub(super) fn show_rules(&mut self) -> Flow {
        let section = |section: atout_core::RulesSection| {
            let paragraphs = section.paragraphs.iter().map(|text| format!("  {text}\n")).collect::<String>();
            format!("{}\n{paragraphs}\n", section.title)
        };
        let text: String = self.entry.rules(&self.table.config(), self.lang).into_iter().map(section).collect();
        self.read(self.lang.pick("Rules", "Règles"), &text)
    }

    pub(super) fn show_cards(&mut self) -> Flow {
        let widest = self.cards.iter().map(|card| card.id.chars().count()).max().unwrap_or(0);
        let colon = self.lang.colon();
        let line = |card: &atout_core::CardHelp| format!("{:<widest$}  {}{colon} {}\n", card.id, card.name, card.text);
        let text: String = self.cards.iter().map(line).collect();
        self.read(self.lang.pick("Cards", "Cartes"), &text)
    }

    pub(super) fn show_stops(&mut self, text: &str) -> Flow {
        self.read(self.lang.pick("Stops", "Arrêts"), text)
    }

    pub(super) fn show_log(&mut self) -> Flow {
        let text: String = self.telling.all().iter().map(|entry| format!("·  {}\n", entry.text)).collect();
        self.read(self.lang.pick("Log", "Journal"), &text)
    }
}

const HELP_EN: &str = "\
You pick in steps: first a card, then where it goes.

Arrows      move among what can be chosen
Enter       pick it; the last step plays it
Esc         one step back; from the first step, the menu
Letters     type instead: the names in order{example}, the action as records write it, or the number in the list
PgUp PgDn   scroll the log
Tab         move the arrows to the log, then to the board, then back
?           this page
Ctrl-C      leave (asked first)
Ctrl-L      draw the screen again

While bots play: Space goes on at once, End shows nothing until you decide again.

Commands, typed like a choice:
rules        the rules of this game
cards        every card
log          what happened so far
save [FILE]  keep the game in a file, from now on after every move
undo         take back what is not confirmed yet
stops        when you are asked, in games that ask often; skip passes until something happens
resign       give up the game
quit         leave; a saved game can go on later
";

const HELP_FR: &str = "\
On choisit par étapes\u{a0}: d'abord une carte, puis où elle va.

Flèches     se déplacer parmi les choix
Entrée      choisir\u{a0}; la dernière étape joue le coup
Échap       une étape en arrière\u{a0}; à la première étape, le menu
Lettres     taper à la place\u{a0}: les noms dans l'ordre{example}, l'action comme dans un enregistrement, ou le numéro dans la liste
Pg↑ Pg↓     faire défiler le journal
Tab         déplacer les flèches vers le journal, puis le plateau, puis retour
?           cette page
Ctrl-C      quitter (après une question)
Ctrl-L      redessiner l'écran

Pendant que les robots jouent\u{a0}: Espace passe à la suite, Fin ne montre rien jusqu'à votre prochaine décision.

Commandes, tapées comme un choix\u{a0}:
règles            les règles du jeu
cartes            toutes les cartes
journal           ce qui s'est passé
sauver [FICHIER]  garder la partie dans un fichier, désormais après chaque coup
annuler           revenir sur ce qui n'est pas confirmé
arrêts            quand on vous demande, dans les jeux qui demandent souvent\u{a0}; sauter passe jusqu'à ce qu'il se passe quelque chose
abandonner        abandonner la partie
quitter           partir\u{a0}; une partie sauvegardée pourra reprendre
";

//! Implements [`Entry`] for every game that has all the traits the catalogue needs ([`Listed`]).

use crate::match_table::MatchTable;
use crate::{
    Bench, BotError, Contest, ContestSpec, Entry, LessonAnswer, LessonProblem, LessonScreen, PuzzleInfo, PuzzleRefusal,
    PuzzleScreen, Table, bench, contest, guided, puzzles,
};
use atout_bots::{
    BEGINNER, Beginner, EXPERT, Heuristic, PLANNER, PlayerKind, Programs, REGULAR, Random, Search, TurnSearch,
};
use atout_core::{
    Bot, CardHelp, ConfigError, Content, ContentError, ContentRef, ContentSource, Daily, HasBenchmarks, HasPolicy,
    HasScenarios, Lang, Match, Message, OptionSpec, Policy, ReadySetup, Record, RecordError, RulesSection, Scenario,
    ScenarioVerdict, Seat, Seed, StopSpec, Text, testkit,
};
use atout_web::{Asset, BotSpec, DeckGame, Figure, GalleryCard, Page, game_asset};
use serde_json::Value;
use std::collections::BTreeSet;
use std::marker::PhantomData;
use std::time::Duration;

/// The entry of the game `G`.
pub(crate) struct Of<G>(PhantomData<fn() -> G>);

impl<G> Of<G> {
    pub(crate) const fn new() -> Self {
        Of(PhantomData)
    }
}

/// What a game implements to stand in the catalogue.
pub(crate) trait Listed: Page + HasScenarios + HasPolicy + HasBenchmarks + testkit::Conformance {}
impl<G: Page + HasScenarios + HasPolicy + HasBenchmarks + testkit::Conformance> Listed for G {}

const RANDOM: BotSpec = BotSpec {
    kind: "random",
    level: BEGINNER,
    help: Text::new("Plays any card that is allowed.", "Joue n’importe quelle carte permise."),
};
const BASICS: BotSpec = BotSpec {
    kind: "beginner",
    level: BEGINNER,
    help: Text::new(
        "Keeps a hand that can be played, then plays any card that is allowed.",
        "Garde une main jouable, puis joue n’importe quelle carte permise.",
    ),
};
const HEURISTIC: BotSpec = BotSpec {
    kind: "heuristic",
    level: REGULAR,
    help: Text::new("Knows good moves and plays at once.", "Connaît les bons coups et joue aussitôt."),
};
const TURN_SEARCH: BotSpec = BotSpec {
    kind: "turn-search",
    level: PLANNER,
    help: Text::new("Tries every way to play its turn.", "Essaie toutes les façons de jouer son tour."),
};
const SEARCH: BotSpec = BotSpec {
    kind: "search",
    level: EXPERT,
    help: Text::new(
        "Guesses what is hidden and tries thousands of games before it plays.",
        "Devine ce qui est caché et essaie des milliers de parties avant de jouer.",
    ),
};

/// The bots of a game, weakest first. Only a game with turns to search has the planner. Where chance alone plays too badly
/// for a beginner, people are offered another bot of that level.
fn bots_of<G: Listed>() -> &'static [BotSpec] {
    let policy = G::Policy::default();
    match (policy.turn().is_some(), policy.has_basics()) {
        (true, true) => &[RANDOM, BASICS, HEURISTIC, TURN_SEARCH, SEARCH],
        (true, false) => &[RANDOM, HEURISTIC, TURN_SEARCH, SEARCH],
        (false, true) => &[RANDOM, BASICS, HEURISTIC, SEARCH],
        (false, false) => &[RANDOM, HEURISTIC, SEARCH],
    }
}

impl<G: Listed> Of<G> {
    fn config(&self, config: &Value) -> Result<G::Config, ConfigError> {
        let config: G::Config = serde_json::from_value(config.clone()).map_err(|error| {
            ConfigError(Message::new(format!("options: {error}"), format!("options\u{a0}: {error}")))
        })?;
        G::check_config(&config)?;
        Ok(config)
    }

    fn setups(&self, setups: &[Value]) -> Result<Vec<G::Setup>, ConfigError> {
        let read = |(seat, setup): (usize, &Value)| {
            serde_json::from_value(setup.clone()).map_err(|error| {
                ConfigError(Message::new(
                    format!("set-up of seat {seat}: {error}"),
                    format!("préparation de la place {seat}\u{a0}: {error}"),
                ))
            })
        };
        setups.iter().enumerate().map(read).collect()
    }
}

/// A bot of this kind.
pub(crate) fn bot<G: Listed>(kind: &PlayerKind, programs: &Programs) -> Result<Box<dyn Bot<G>>, BotError> {
    match kind {
        PlayerKind::Random => Ok(Box::new(Random)),
        PlayerKind::Beginner if G::Policy::default().has_basics() => Ok(Box::new(Beginner::<G>::default())),
        PlayerKind::Heuristic => Ok(Box::new(Heuristic::<G>::default())),
        PlayerKind::TurnSearch if G::Policy::default().turn().is_some() => Ok(Box::new(TurnSearch::<G>::default())),
        PlayerKind::Search(budget) => Ok(Box::new(Search::<G, G::Policy>::new(*budget))),
        PlayerKind::Cmd(program) => Ok(Box::new(programs.bot(program).map_err(BotError)?)),
        PlayerKind::Human | PlayerKind::Beginner | PlayerKind::TurnSearch => Err(cannot_play::<G>(kind)),
    }
}

fn cannot_play<G: Listed>(kind: &PlayerKind) -> BotError {
    let game = G::ID;
    let bots = bots_of::<G>().iter().map(|bot| bot.kind).collect::<Vec<_>>().join(", ");
    BotError(Message::new(
        format!("`{kind}` cannot play `{game}` by itself: its bots are {bots}"),
        format!("«\u{a0}{kind}\u{a0}» ne sait pas jouer à «\u{a0}{game}\u{a0}»\u{a0}: ses robots sont {bots}"),
    ))
}

impl<G: Listed> Entry for Of<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules_version(&self) -> u32 {
        G::RULES
    }

    fn name(&self) -> Text {
        G::NAME
    }

    fn tagline(&self) -> Text {
        G::TAGLINE
    }

    fn seats(&self) -> (usize, usize) {
        G::SEATS
    }

    fn seats_option(&self) -> Option<&'static str> {
        G::SEATS_OPTION
    }

    fn minutes(&self) -> u32 {
        G::MINUTES
    }

    fn options(&self) -> Vec<OptionSpec> {
        G::options()
    }

    fn suggested(&self) -> &'static [(&'static str, &'static str)] {
        G::SUGGESTED
    }

    fn bots(&self) -> &'static [BotSpec] {
        bots_of::<G>()
    }

    fn prompts(&self) -> &'static [(&'static str, Text)] {
        G::PROMPTS
    }

    fn help_hint(&self) -> Text {
        G::HELP_HINT
    }

    fn asset(&self, name: &str) -> Option<Asset> {
        game_asset::<G>(name)
    }

    fn check(&self, config: &Value) -> Result<Value, ConfigError> {
        let mut whole = serde_json::to_value(G::Config::default()).unwrap_or_default();
        match config.as_object() {
            Some(given) => given.iter().for_each(|(key, value)| whole[key.as_str()] = value.clone()),
            None => whole = config.clone(),
        }
        Ok(serde_json::to_value(self.config(&whole)?).unwrap_or_default())
    }

    fn n_seats(&self, config: &Value) -> Result<usize, ConfigError> {
        Ok(G::n_seats(&self.config(config)?))
    }

    fn side(&self, config: &Value, seat: Seat) -> Result<usize, ConfigError> {
        Ok(G::side(&self.config(config)?, seat))
    }

    fn daily(&self) -> Option<Daily<Value>> {
        let Daily { config, about, reached, left } = G::daily()?;
        let config = serde_json::to_value(config).ok()?;
        Some(Daily { config, about, reached, left })
    }

    fn start(&self, config: &Value, setups: &[Value], seed: Seed) -> Result<Box<dyn Table>, ConfigError> {
        let game = Match::<G>::with_setups(self.config(config)?, self.setups(setups)?, seed)?;
        Ok(Box::new(MatchTable::new(game)))
    }

    fn check_setups(&self, config: &Value, setups: &[Value]) -> Result<Vec<Value>, ConfigError> {
        let (config, setups) = (self.config(config)?, self.setups(setups)?);
        Match::<G>::check_n_setups(&config, setups.len())?;
        setups.iter().try_for_each(|setup| G::check_setup(&config, setup))?;
        if setups.iter().all(|setup| *setup == G::Setup::default()) {
            return Ok(Vec::new());
        }
        let missing = G::n_seats(&config).saturating_sub(setups.len());
        let all = setups.into_iter().chain(std::iter::repeat_with(G::Setup::default).take(missing));
        Ok(all.map(|setup| serde_json::to_value(setup).unwrap_or_default()).collect())
    }

    fn ready_setups(&self) -> Vec<ReadySetup<Value>> {
        let as_json = |ready: ReadySetup<G::Setup>| {
            let setup = serde_json::to_value(ready.setup).unwrap_or_default();
            ReadySetup { id: ready.id, name: ready.name, idea: ready.idea, setup }
        };
        G::ready_setups().into_iter().map(as_json).collect()
    }

    fn decks(&self) -> Option<&'static dyn DeckGame> {
        G::decks()
    }

    fn parse_setup(&self, config: &Value, text: &str) -> Result<Value, ConfigError> {
        let config = self.config(config)?;
        let setup = G::parse_setup(&config, text)?;
        G::check_setup(&config, &setup)?;
        Ok(serde_json::to_value(setup).unwrap_or_default())
    }

    fn stops(&self) -> &'static [StopSpec] {
        G::stops()
    }

    fn check_bot(&self, kind: &PlayerKind, programs: &Programs) -> Result<(), BotError> {
        bot::<G>(kind, programs).map(drop)
    }

    fn content(&self, config: &Value) -> Result<Option<ContentSource>, ConfigError> {
        Ok(G::content(&self.config(config)?).map(ContentRef::source))
    }

    fn builtin_content(&self) -> Option<&'static str> {
        (!G::Content::releases().is_empty()).then(|| ContentRef::<G::Content>::current().hash())
    }

    fn load_content(&self, file: &str, text: &str) -> Result<&'static str, ContentError> {
        if G::Content::releases().is_empty() {
            let game = G::ID;
            return Err(ContentError(Message::new(
                format!("`{game}` has no content that a file can change"),
                format!("«\u{a0}{game}\u{a0}» n'a pas de contenu qu'un fichier peut changer"),
            )));
        }
        ContentRef::<G::Content>::load(file, text).map(ContentRef::hash)
    }

    fn learn_content(&self, source: &ContentSource) -> Result<(), ContentError> {
        ContentRef::<G::Content>::from_source(source).map(drop)
    }

    fn is_new_content(&self, source: &ContentSource) -> Result<bool, ContentError> {
        ContentRef::<G::Content>::is_new(source)
    }

    fn read_contents(&self) {
        ContentRef::<G::Content>::read_releases();
    }

    fn replay(&self, record: &Record, upto: usize) -> Result<Box<dyn Table>, RecordError> {
        Ok(Box::new(MatchTable::new(Match::<G>::replay(record, upto)?)))
    }

    fn rules(&self, config: &Value, lang: Lang) -> Vec<RulesSection> {
        let set = |section: RulesSection| RulesSection {
            id: section.id,
            title: lang.typeset(section.title),
            paragraphs: section.paragraphs.into_iter().map(|text| lang.typeset(text)).collect(),
        };
        G::rules(&self.config(config).unwrap_or_default(), lang).into_iter().map(set).collect()
    }

    fn cards(&self, config: &Value, lang: Lang) -> Vec<CardHelp> {
        let set = |card: CardHelp| CardHelp { name: lang.typeset(card.name), text: lang.typeset(card.text), ..card };
        G::cards(&self.config(config).unwrap_or_default(), lang).into_iter().map(set).collect()
    }

    fn words(&self, lang: Lang) -> Vec<(&'static str, String)> {
        G::words(lang)
    }

    fn gallery(&self, config: &Value, lang: Lang) -> Vec<GalleryCard> {
        let cards = self.cards(config, lang).into_iter();
        let config = self.config(config).unwrap_or_default();
        cards.map(|help| GalleryCard::new::<G>(help, &config)).collect()
    }

    fn figures(&self, config: &Value, lang: Lang) -> Vec<Figure> {
        G::figures(&self.config(config).unwrap_or_default(), lang)
    }

    fn has_lesson(&self) -> bool {
        G::LESSON.is_some()
    }

    fn lesson(&self, done: usize, lang: Lang) -> Result<LessonScreen, LessonProblem> {
        guided::screen::<G>(done, lang)
    }

    fn lesson_answer(&self, done: usize, action: &str, lang: Lang) -> Result<LessonAnswer, LessonProblem> {
        guided::answer::<G>(done, action, lang)
    }

    fn has_puzzles(&self) -> bool {
        !G::PUZZLES.is_empty()
    }

    fn puzzles(&self, lang: Lang) -> Vec<PuzzleInfo> {
        puzzles::list::<G>(lang)
    }

    fn puzzle(&self, id: &str, row: &[String], lang: Lang) -> Result<PuzzleScreen, PuzzleRefusal> {
        puzzles::screen::<G>(id, row, lang)
    }

    fn puzzle_solution(&self, id: &str, row: &[String]) -> Result<Vec<String>, PuzzleRefusal> {
        puzzles::solved_row::<G>(id, row)
    }

    fn contest(&self, spec: ContestSpec<'_>) -> Result<Contest, BotError> {
        let game = Match::<G>::with_setups(self.config(spec.config)?, self.setups(spec.setups)?, spec.seed)?;
        contest::play::<G>(game, spec.kinds, spec.programs, spec.clock)
    }

    fn scenario(&self, scenario: &Scenario) -> ScenarioVerdict {
        // A wrong option is reported by the option's own check, as everywhere else.
        match self.settle(&scenario.config, None) {
            Ok(_) => scenario.run::<G>(),
            Err(ConfigError(why)) => ScenarioVerdict::refused(&scenario.name, why),
        }
    }

    fn bench(&self, config: &Value, setups: &[Vec<Value>], each: Duration) -> Result<Bench, ConfigError> {
        let config = self.config(config)?;
        let rows = setups.iter().map(|row| self.setups(row)).collect::<Result<Vec<_>, _>>()?;
        rows.iter().flatten().try_for_each(|setup| G::check_setup(&config, setup))?;
        bench::measure::<G>(&config, rows, each)
    }

    fn conformance(&self, seed: u64) -> BTreeSet<String> {
        testkit::check_one::<G>(seed).seen
    }

    fn must_happen(&self) -> Vec<String> {
        G::must_happen()
    }
}

pub(crate) fn nothing_to_decide(seat: Seat) -> BotError {
    BotError(Message::new(
        format!("seat {seat} has nothing to decide now"),
        format!("la place {seat} n'a rien à décider maintenant"),
    ))
}

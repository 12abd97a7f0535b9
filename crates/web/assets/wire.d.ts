// Made from the Rust types of `crates/web/src/wire`: change those, then `BLESS=1 cargo test -p atout-web typescript`.

/** How far a table is. */
export type TableState = "waiting" | "playing" | "over";

/** What the end of a game means for a player. */
export type Verdict = "won" | "lost" | "drawn";

/** One legal action as an interface offers it. */
export type Choice = {
  /** The action in the game's notation. */
  action: string,
  /** What it does. */
  label: string,
  /** The things to touch, in order. */
  touch: Array<string>,
  /** May it still be taken back? Then it is sent together with what follows. */
  draft?: boolean,
  /** The label as HTML, where a page draws signs in place of words. */
  drawn?: string,
};

/** A thing that can be picked for a shortcut. */
export type Gathered = {
  /** Its id on the screen. */
  thing: string,
  /** The action that it adds. */
  action: string,
  /** The shortcut's label if nothing else is picked. */
  label: string,
};

/** Things that are picked one after another, in any order and at least one: each adds its action to what follows. */
export type Gather = {
  /** What can be picked. */
  things: Array<Gathered>,
  /** Actions that are always among them. They count in the label, too. */
  always?: Array<string>,
  /** What is asked while more can be picked. */
  more: string,
};

/** A row of actions under one name: "Attack with all 3", "End the turn". */
export type Shortcut = {
  /** What it does, as the text of a button. If things are gathered, `{n}` stands for how many there are. */
  label: string,
  /** The things to touch, in order. The last one is a button of its own. */
  touch: Array<string>,
  /** The actions. They are played as one. */
  row: Array<string>,
  /** The actions that follow as one at the seat's next decision, if the log tells nothing in between. */
  then?: Array<string>,
  /** What is picked before the button. Without it the button is there at once. */
  gather?: Gather,
  /** May the row still be taken back? Then it is sent together with what follows. */
  draft?: boolean,
  /** Does the table pass for the seat afterwards, until something happens? */
  hurry?: boolean,
};

/** The turn that it is, in games whose turns can end without a word of their player. */
export type Turn = {
  /** Whose turn it is. */
  seat: number,
  /** Which turn it is, counted from 1. */
  number: number,
  /** The action by which its player ends it, if one does now. */
  ends?: string,
  /** What its player is told if it ends by itself. */
  passed?: string,
};

/** A line of the log and the version (the number of the action) it belongs to. */
export type LogLine = {
  /** The action that made it happen, counted from 1. */
  version: number,
  /** What happened, in the reader's language. */
  text: string,
};

/** The cover between two people at one screen. */
export type Cover = {
  /** The seat of the person who takes the screen next. */
  seat: number,
  /** That person's name. */
  name: string,
  /** What happened since that person last looked, in words. */
  meanwhile: Array<string>,
};

/** How fast bots play. */
export type Pace = {
  /** Is it paused? */
  paused: boolean,
  /** Milliseconds between two actions. */
  ms: number,
  /** May the rest be skipped? People have played here, and none of them has anything left to decide. */
  skip: boolean,
};

/** How something is for the reader. */
export type Mood = "good" | "bad" | "plain";

/** Something that is seen on a board: its kind, then what the kind needs. Ids are those of things on the screen. */
export type Cue =
| ["go", what: string, to: string, from?: string]
| ["fly", picture: string, from: string, to: string]
| ["count", at: string, what: string, by: number, now: number | null, unit: string]
| ["come", what: string, at: string]
| ["leave", what: string]
| ["present", at: string, picture: string, text: string]
| ["note", at: string, text: string, mood: Mood];

/** A moment of the story: its cues are played at the same time. */
export type Beat = {
  /** The lines of the log that say it, by their numbers among those that the beats come with. */
  lines?: Array<number>,
  /** What is seen. */
  cues?: Array<Cue>,
};

/** Everything that a browser shows of a table (`{"type":"table", …}`). */
export type Frame = {
  /** How many actions were accepted. Sent back with every action and on reconnecting. */
  version: number,
  /** The board as HTML. */
  html: string,
  /** What that seat may do. */
  choices: Array<Choice>,
  /** What it may play with one touch, beside them. */
  shortcuts: Array<Shortcut>,
  /** Lines of the log after the version that the browser said it has; all of them if `full`. */
  log: Array<LogLine>,
  /** Is `log` the whole log? */
  full: boolean,
  /** Where the table stands. */
  state: TableState,
  /** Whose turn it is and what for, in words. */
  status: string,
  /** Must somebody at this screen decide? */
  yours: boolean,
  /** The seat that the choices are for. */
  seat: number | null,
  /** The version at which the decision arose that this seat has to make. Frames with the same seat and the same
  * `asked` are about one decision: what was touched so far still counts. */
  asked: number | null,
  /** The seat of the person before this screen, while that person may give up: the game runs and the seat is not out. */
  resign: number | null,
  /** The turn that it is, in games whose turns can end by themselves. */
  turn: Turn | null,
  /** Set until the next person at a shared screen has taken it. */
  cover: Cover | null,
  /** How it ended, in a few words: "You won". */
  result: string | null,
  /** What the end means for the person before this screen; none during the game, for spectators and at shared screens. */
  verdict: Verdict | null,
  /** The end in one sentence: "5 stones to 1; you took stone 4 with a colour run." */
  story: string | null,
  /** How fast bots play among themselves, at tables that can be paused. */
  pace: Pace | null,
  /** The hash shown before the shuffle; empty while seats or set-ups may change. */
  commitment: string,
};

/** Parts of a board by name. `<=name>` in a text stands for the part with that name; `board` refers to all others. */
export type Parts = Record<string, string>;

/** Choices that a browser does not know, by number: action, label, touch, whether it is a draft, the label as HTML. */
export type Learn = Record<string, [action: string, label: string, touch: string[], draft?: boolean, drawn?: string]>;

/** What has changed since the last update (`{"type":"update", …}`). A field that is absent is as it was. It covers the
* moves after version `from` up to `version`. */
export type Update = {
  /** The version of the update that it follows. Without it the browser forgets what it has: everything is here. */
  from?: number,
  /** How many actions were accepted. Sent back with every action and on reconnecting. */
  version: number,
  /** The parts of the board that are new or other than before. `board` is the text around all others; `<=name>` in a
  * text stands for the part with that name. */
  parts?: Parts,
  /** Choices by number. The browser keeps them. */
  learn?: Learn,
  /** What the seat may do, as numbers of choices. */
  choices?: Array<number>,
  /** What it may play with one touch, beside them: all of it. */
  shortcuts?: Array<Shortcut>,
  /** What happened after version `from`, in order. The page plays it over the old board before it shows the new one. */
  beats?: Array<Beat>,
  /** The new lines of the log; all of them if `full`. */
  log?: Array<LogLine>,
  /** Does a shared screen show its player's own move with this, for a moment? It is covered with the next update. */
  look?: boolean,
  /** Is `log` the whole log? */
  full?: boolean, state?: TableState, status?: string, yours?: boolean, seat?: number | null, asked?: number | null, resign?: number | null, turn?: Turn | null, cover?: Cover | null, result?: string | null, verdict?: Verdict | null, story?: string | null, pace?: Pace | null, commitment?: string,
};

/** When a seat is asked, in games that ask very often. */
export type Orders = {
  /** Everything that the rules ask: no answer is given for the seat. */
  full_control?: boolean,
  /** Nothing until something happens. */
  hurry?: boolean,
  /** The stops that are set, by id. */
  stops?: Array<string>,
};

/** Something was touched that is not offered. */
export type WhyNot = {
  /** The draft so far. */
  row?: Array<string>,
  /** The things that were touched before it. */
  touched?: Array<string>,
  /** What was touched: the thing itself, then the place that it is in. */
  things: Array<string>,
};

/** Everything that a browser sends over a table's socket. */
export type FromBrowser = { "type": "hello",
  /** The last version it has; none if it has none. */
  seen?: number | null,
  /** Does it want every frame whole ([`Frame`]), instead of what has changed ([`Update`])? */
  plain?: boolean } | { "type": "ready",
  /** Random hexadecimal digits. */
  value: string } | { "type": "play",
  /** The seat that acts. */
  seat: number,
  /** One action in the game's notation … */
  action?: string,
  /** … or a row of them. */
  row?: Array<string>,
  /** The version that the player saw. */
  version: number } | { "type": "preview",
  /** The seat that composes it. */
  seat: number,
  /** The row so far. */
  row: Array<string>,
  /** The version that the player saw. */
  version: number } | { "type": "why",
  /** The seat of the person who asks. */
  seat: number,
  /** The draft so far. */
  row?: Array<string>,
  /** The things that were touched before it. */
  touched?: Array<string>,
  /** What was touched: the thing itself, then the place that it is in. */
  things: Array<string> } | { "type": "uncover",
  /** The seat. */
  seat: number } | { "type": "orders",
  /** The seat. */
  seat: number,
  /** Its standing orders from the next move on. */
  orders: Orders } | { "type": "pace",
  /** Pause or go on; as before if absent. */
  paused?: boolean,
  /** Milliseconds between two actions; as before if absent. */
  ms?: number,
};

/** Everything that the server sends over a table's socket. */
export type ToBrowser = { "type": "table" } & Frame | { "type": "update" } & Update | { "type": "preview",
  /** The seat that composes it. */
  seat: number,
  /** The row. */
  row: Array<string>,
  /** The version that the request named. */
  version: number,
  /** The board as HTML. */
  html: string,
  /** What the seat could do next. */
  choices: Array<Choice>,
  /** What it could play with one touch, beside them. */
  shortcuts: Array<Shortcut> } | { "type": "why",
  /** The reason in words; none if there is nothing to say. */
  detail: string | null } | { "type": "refused",
  /** The stable code. */
  error: string,
  /** The sentence for a person. */
  detail: string,
  /** The table's version. */
  version: number } | { "type": "gone",
  /** The sentence for a person. */
  detail: string,
};

/** One step of a replay (`GET /replay/ID/step/N`). Its viewer is written under two names. */
export type ReplayStep = {
  /** The number of the action; 0 is the deal. */
  at: number,
  /** How many actions there are. */
  of: number,
  /** The board as HTML. */
  html: string,
  /** What the action of this step did, in words. */
  lines: Array<string>,
  /** What it looks like on the board before it. */
  beats: Array<Beat>,
  /** The viewer: `all`, or a seat's number. */
  viewer: string,
  /** The same, under an older name. */
  eye: string,
  /** The whole log as this viewer may read it; absent in the answer to a single step. */
  log?: Array<LogLine>,
  /** The actions after which this viewer sees something new; absent in the answer to a single step. */
  stops?: Array<number>,
};

/** The teacher's panel. */
export type Teacher = {
  /** How many steps are done. */
  done: number,
  /** How many steps there are. */
  of: number,
  /** "Step 2 of 8". */
  progress: string,
  /** What the teacher says about this step. */
  say: string,
  /** What the teacher answers to a move that was not the wanted one. */
  reply: string | null,
  /** The move that is wanted; none when all steps are done. */
  wanted: Choice | null,
};

/** A lesson after some steps (`GET /learn/ID/step?done=2`). */
export type LessonFrame = {
  /** The table, as the page of a table gets it. */
  frame: Frame,
  /** How many steps are done. */
  done: number,
  /** How many steps there are. */
  of: number,
  /** "Step 2 of 8". */
  progress: string,
  /** What the teacher says about this step. */
  say: string,
  /** What the teacher answers to a move that was not the wanted one. */
  reply: string | null,
  /** The move that is wanted; none when all steps are done. */
  wanted: Choice | null,
};

/** How a try at a puzzle stands. */
export type TryState = "open" | "solved" | "failed";

/** A try at a puzzle. */
export type PuzzleTry = {
  /** The solver's actions so far. */
  row: Array<string>,
  /** How it stands. */
  state: TryState,
  /** What is said about it; empty as long as it is open. */
  reply: string,
  /** Why the solution works, once it was found. */
  explanation: string | null,
};

/** A puzzle after a row of the solver's actions (`GET /puzzles/GAME/ID/step?row=pass`). */
export type PuzzleFrame = {
  /** The table, as the page of a table gets it. */
  frame: Frame,
  /** What happened since the version that the browser has. */
  beats: Array<Beat>,
  /** The solver's actions so far. */
  row: Array<string>,
  /** How it stands. */
  state: TryState,
  /** What is said about it; empty as long as it is open. */
  reply: string,
  /** Why the solution works, once it was found. */
  explanation: string | null,
};

/** Where a row that is being composed would lead (`GET /puzzles/GAME/ID/preview?row=pass&draft=attack:3`). */
export type PuzzlePreview = {
  /** The solver's seat. */
  seat: number,
  /** The row that is being composed. */
  row: Array<string>,
  /** The board as HTML. */
  html: string,
  /** What the solver could do next. */
  choices: Array<Choice>,
};

/** What the page of a puzzle begins with. */
export type PuzzleStart = {
  /** The puzzle's id. */
  id: string,
  /** The game's id. */
  game: string,
  /** Hints, the vaguest first. */
  hints: Array<string>,
  /** The text of the button before the first hint. */
  hint: string,
  /** Its text before another one. */
  more: string,
  /** The solver's actions so far. */
  row: Array<string>,
  /** How it stands. */
  state: TryState,
  /** What is said about it; empty as long as it is open. */
  reply: string,
  /** Why the solution works, once it was found. */
  explanation: string | null,
};

/** Whether the choices of the form of a new game fit together (`POST /new/GAME/check`). */
export type TableFormCheck = {
  /** What does not fit, in a sentence; none if all is well. */
  problem: string | null,
  /** The number of seats that follows from the choices; none if there is a problem. */
  seats: number | null,
};

/** A refused request. */
export type ProblemBody = {
  /** The sentence for a person. */
  detail: string,
  /** The stable code. */
  error: string,
  /** The table's version, where the caller had another one. */
  version?: number,
};

/** Saves a deck (`POST /api/decks/GAME`, `PUT /api/decks/GAME/ID`). */
export type SaveDeck = {
  /** Its name. */
  name: string,
  /** Its cards, as people write them; absent to change the name only. */
  list?: string,
};

/** A deck of the caller's. */
export type SavedDeck = {
  /** Its id. */
  id: string,
  /** Its name. */
  name: string,
  /** Its cards by id: the same in every language. */
  list: string,
  /** Its cards by name. */
  text: string,
};

/** A deck that is being built (`POST /api/decks/GAME/check`, `/lands`, `/hand`). */
export type DeckQuestion = {
  /** Its cards, as people write them. */
  list: string,
  /** The options of the game that it is built for. */
  options?: Record<string, unknown>,
  /** How many hands were given back before this one. */
  mulligans?: number,
};

/** What is to say about a deck that is being built. */
export type DeckAnswer = {
  /** Its cards by id; none if the list cannot be read. */
  list: string | null,
  /** Its cards by name. */
  text: string,
  /** How many cards it has, without the sideboard. */
  n_cards: number,
  /** Why it cannot be read or is not legal; none if it is legal. */
  problem: string | null,
  /** Its panel in the builder. */
  html: string,
};

/** An opening hand of a deck that is being built. */
export type HandAnswer = {
  /** The cards by id. */
  cards: Array<string>,
  /** The hand for the builder. */
  html: string,
};

/** What the deck builder begins with. */
export type DeckStart = {
  /** The game's id. */
  game: string,
  /** The id of the saved deck; none if the deck is new. */
  id: string | null,
  /** The deck's name. */
  name: string,
  /** Its list, as it is kept. */
  list: string,
  /** The key of the option that says which decks are allowed. */
  formatOption: string,
  /** The most copies of one card. */
  maxCopies: number,
};

/** What the script of a table has to know beside the frame. */
export type TableStart = {
  /** The game's id. */
  game: string,
};

/** The texts of the script of tables and replays. `{name}` and the like stand for what the script puts in. */
export type TableWords = { cancel: string, takeBack: string, confirm: string,
  /** The colon with its spaces. */
  colon: string,
  /** What to pick next, by the kind of thing; `any` for things of several kinds. */
  choose: { [key in string]: string }, sent: string, telling: string, tellingBriefly: string, yourTurn: string, pass: string, take: string, meanwhile: string, lost: string, result: string, pause: string, go: string, step: string, deal: string,
};

/** The texts of the script of the deck builder. */
export type DeckWords = { unsaved: string, restored: string, saved: string, copied: string, offline: string, imported: string, noLands: string, lands: string, landsOne: string, found: string, foundOne: string, unnamed: string,
  /** The name of a file, if the deck has none. */
  file: string,
};

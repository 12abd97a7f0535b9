// @ts-check
// A live table. It knows gestures and no rules: the server sends which things can be touched in which order; the script
// shows them, follows the touches, and sends the action of a completed gesture. An action that can still be taken back is
// previewed first and sent together with those that follow it. It knows no game either. Not here: what surrounds the
// board (surroundings.js).
import { board, find, swap } from "./board.js";
import { startButtons } from "./buttons.js";
import { hold, isTelling, lengthOf, skip, startSpeed, tell } from "./cues.js";
import { frameReader } from "./frames.js";
import { invitation } from "./invitation.js";
import { startKeyboard } from "./keyboard.js";
import { startLinks } from "./links.js";
import { lost, note, refuse } from "./notices.js";
import { all, byId, json, words } from "./page.js";
import { startPointer } from "./pointer.js";
import { shortcuts } from "./shortcuts.js";
import { connect } from "./socket.js";
import { play as playSound } from "./sound.js";
import { startStops } from "./stops.js";
import { startSurroundings } from "./surroundings.js";
import { showThings } from "./things.js";
import { startZoom } from "./zoom.js";

/** @typedef {import("./frames.js").Choice} Choice */
/** @typedef {import("./frames.js").Frame} Frame */
/** @typedef {import("./frames.js").Preview} Preview */
/** @typedef {import("./shortcuts.js").Shortcut} Shortcut */

/** A story longer than this is said to be one, in milliseconds. */
const STORY = 1200;
/** How long the own move is looked at on a shared screen, in milliseconds. */
const LOOK = 900;

/** @param {string} html a board @param {string} name @returns {string} an attribute of the whole board */
const attribute = (html, name) => new RegExp(`data-${name}="([^"]*)"`).exec(html)?.[1] ?? "";

/** @param {typeof connect} [connector] opens the connection to whatever answers */
export const startTable = (connector = connect) => {
  const table = location.pathname.split("/")[2];
  const [hint, bar] = ["hint", "buttons"].map(byId);
  const buttons = startButtons(bar);
  /** @type {Frame} */
  let frame = json("frame");
  /** @type {string[]} the ids touched so far */
  let path = [];
  /** What a finger aims at: the next touch of it counts. */
  let aimed = "";
  let busy = false;
  /** @type {(Choice|Shortcut)[]} what was composed and not played yet */
  let draft = [];
  /** @type {Preview|null} where the draft leads; null until the server has answered */
  let preview = null;
  /** @type {{seat: number|null, row: string[]}|null} a row that the seat plays at its next decision, if nothing happens before it */
  let following = null;

  // Gestures.
  const offered = () => (draft.length ? preview?.choices ?? [] : frame.choices);
  const choices = () => {
    const plain = busy || frame.cover ? [] : offered();
    // Lessons and puzzles want each action for itself.
    return plain.length && connector === connect ? [...plain, ...shortcuts(path)] : plain;
  };
  const open = () => choices().filter((c) => path.every((id, n) => c.touch[n] === id));
  const nextIds = () => new Set(open().map((c) => c.touch[path.length]).filter(Boolean));
  const firstIds = () => new Set(choices().map((c) => c.touch[0]));
  /** @param {string} id @returns {string} the label of the action that touching it completes; empty if it completes none */
  const outcome = (id) => {
    const done = open().filter((c) => c.touch[path.length] === id);
    return done.length === 1 && done[0].touch.length === path.length + 1 ? done[0].label : "";
  };
  /** @param {string} id */
  const touch = (id) => {
    aimed = "";
    // Of several things that are gathered each can be put back.
    if (path.includes(id)) path = open().some((c) => "more" in c) ? path.filter((other) => other !== id) : path.slice(0, path.indexOf(id));
    else if (nextIds().has(id)) path = [...path, id];
    else if (firstIds().has(id)) path = [id];
    else return false;
    const left = open();
    const [only] = left;
    // What can be taken back needs no button that confirms it.
    const isSure = left.length === 1 && only.draft && only.touch.slice(path.length).every((id) => id.startsWith("button:"));
    if (path.length && left.length === 1 && (isSure || only.touch.length === path.length)) play(only);
    else show();
    return true;
  };
  const back = () => { aimed = ""; path = path.slice(0, -1); show(); };
  /** @param {Choice|Shortcut} choice */
  const play = (choice) => {
    if (choice.draft) return compose([...draft, choice]);
    if (!("row" in choice)) return playRow([...actions(), choice.action]);
    if (choice.hurry) stops.hurry();
    following = choice.then.length ? { seat: frame.seat, row: choice.then } : null;
    playRow([...actions(), ...choice.row], choice.hurry);
  };
  /** Did the reader end the turn? Else it may end by itself. */
  let isEnding = false;
  /** @param {string[]} row @param {boolean} [ends] */
  const playRow = (row, ends = row.at(-1) === attribute(frame.html, "ends")) => {
    isEnding = ends;
    busy = true;
    path = [];
    send({ type: "play", seat: frame.seat, row, version: frame.version });
    show();
  };

  /** The version at which it was asked why something cannot be used. */
  let wondered = -1;
  /** @param {string[]} things what was touched in vain: the thing, the place that it is in */
  const why = (things) => {
    const seat = frame.seat ?? frame.resign;
    if (busy || frame.cover || seat === null || !things.length) return;
    wondered = frame.version;
    send({ type: "why", seat, row: actions(), touched: path, things });
  };

  // Drafts.
  const actions = () => draft.flatMap((choice) => ("row" in choice ? choice.row : [choice.action]));
  const askPreview = () => send({ type: "preview", seat: frame.seat, row: actions(), version: frame.version });
  /** @param {(Choice|Shortcut)[]} row the new draft; an empty one shows the table as it is */
  const compose = (row) => {
    draft = row;
    path = [];
    preview = null;
    if (row.length) askPreview();
    showBoard();
  };
  const takeBack = () => { if (!busy) compose(draft.slice(0, -1)); };
  /** @param {Preview} answer */
  const receivePreview = (answer) => {
    // The draft may have changed since the question.
    if (busy || answer.seat !== frame.seat || answer.row.join("\n") !== actions().join("\n")) return;
    preview = answer;
    swap(answer.html, show);
  };

  // Showing what can be done.
  /** @param {string} text */
  const say = (text) => { hint.textContent = text; hint.classList.remove("repeated"); hint.classList.toggle("long", text.length > 90); };
  const describe = () => isTelling() || say(busy ? words.sent : (frame.yours && (outcome(aimed) || invitation({ path, next: nextIds(), open: open(), outcome }))) || frame.status);
  const showDraft = () => {
    board?.classList.toggle("draft", draft.length > 0);
    byId("draft").hidden = !draft.length;
    // The last steps are enough: the board shows them all.
    const steps = [...(draft.length > 2 ? ["…"] : []), ...draft.slice(-2).map((choice) => choice.label)].join(" → ");
    if (byId("steps").textContent !== steps) byId("steps").textContent = byId("draft").title = steps;
  };
  const show = () => {
    const [next, composed] = [nextIds(), new Set(draft.flatMap((choice) => choice.touch))];
    if (!next.has(aimed)) aimed = "";
    showThings({ next, first: firstIds(), path, aimed, composed, isUnderWay: path.length + draft.length > 0, outcome });
    showDraft();
    describe();
    showButtons(next);
    keyboard.keepFocus();
    board?.dispatchEvent(new Event("shown"));
  };
  /** The table as it is, or the draft's board until its next preview. */
  const showBoard = (told = false) => { if (frame.html && !draft.length) swap(frame.html, show, told); else show(); };
  /** @param {Set<string>} next */
  const showButtons = (next) => {
    const doable = open().filter((c) => c.touch.length === path.length || c.touch[path.length]?.startsWith("button:"));
    // A button is highlighted only if it is the one thing to do.
    const only = doable.length === 1 && [...next].every((id) => id.startsWith("button:"));
    /** @type {import("./buttons.js").Answer[]} */
    const answers = doable.map((choice) => ({ label: choice.label, kind: only ? "btn go" : "btn", act: () => play(choice), drawn: choice.drawn }));
    // What one touch of an offered thing does has a button too: "Claim stone 5". Its reason is in the help of the thing.
    const offers = path.length || draft.length ? [] : open().filter((choice) => choice.touch.length === 1 && find(choice.touch[0])?.hasAttribute("data-offer"));
    answers.unshift(...offers.map((choice) => ({ label: choice.label.split(/\s*:/)[0], kind: "btn go", act: () => play(choice) })));
    if (aimed) answers.unshift({ label: outcome(aimed), kind: "btn go", act: () => touch(aimed) });
    // Of numbers the highest is wanted most.
    if (board?.querySelector("[data-highest-first]") && answers.length > 1) { answers.reverse(); answers[0].kind = "btn go"; }
    const quiet = (/** @type {string} */ label, /** @type {() => void} */ act) => answers.push({ label, kind: "btn quiet", act });
    if (path.length && next.size) quiet(words.cancel, back);
    else if (draft.length && !busy) quiet(words.takeBack, takeBack);
    if (frame.state === "over") answers.push({ label: words.result, kind: "btn", act: surroundings.showResult });
    // Long lists stand above the bar.
    bar.classList.toggle("list", doable.length > 5 || doable.some((choice) => choice.label.length > (doable.length > 1 ? 60 : 80)));
    bar.classList.toggle("numbers", doable.every((choice) => choice.label.length < 10));
    buttons.show(answers);
    const said = hint.textContent?.toLowerCase();
    hint.classList.toggle("repeated", answers.some(({ label }) => label.toLowerCase() === said));
  };
  const forget = () => { busy = false; aimed = ""; path = []; draft = []; preview = null; };
  /** @param {number} seat */
  const giveUp = (seat) => {
    forget();
    busy = true;
    send({ type: "play", seat, action: "resign", version: frame.version });
    show();
  };
  // Frames are shown in order: what happened is told first. The reader's own input ends the telling.
  /** @type {Frame[]} frames that wait until those before them are shown */
  let waiting = [];
  /** @param {Frame} fresh */
  const receive = (fresh) => {
    waiting.push(fresh);
    if (!isTelling()) tellNext();
  };
  const tellNext = () => {
    const fresh = waiting[0];
    if (!fresh) return;
    // The board of a draft, or under a cover, is not the one that beats are told over.
    const beats = draft.length || frame.cover ? [] : fresh.beats;
    const voice = (/** @type {string} */ text) => { byId("news").textContent = text; say(text); };
    const show = () => tell(beats, fresh.log.map((line) => line.text), fresh.html, voice, () => {
      waiting.shift();
      put(fresh, beats.length > 0);
      tellNext();
    });
    if (lengthOf(beats) > STORY) surroundings.showTelling();
    // On a shared screen the own move is looked at before the cover comes.
    if (frame.look && fresh.cover) hold(LOOK, show);
    else show();
  };
  for (const kind of ["pointerdown", "keydown", "click"]) addEventListener(kind, skip, { capture: true });
  /** Plays what was to follow, once it is the seat's turn to decide; forgets it if anything has happened.
   * @param {Frame} fresh */
  const follow = (fresh) => {
    if (!following) return;
    const { seat, row } = following;
    const isAsked = fresh.yours && fresh.seat === seat && fresh.choices.some((choice) => choice.action === row[0]);
    if (isAsked || fresh.log.length || fresh.seat !== null) following = null;
    if (isAsked && !fresh.log.length) queueMicrotask(() => playRow(row));
  };
  /** A turn that has ended by itself is not over without a word.
   * @param {Frame} old @param {Frame} fresh */
  const noteEndOfTurn = (old, fresh) => {
    const isOther = attribute(old.html, "turn") !== attribute(fresh.html, "turn");
    if (isOther && !isEnding && fresh.state === "playing") note(attribute(old.html, "passed"));
  };
  /** @param {Frame} fresh @param {boolean} told */
  const put = (fresh, told) => {
    const old = frame;
    frame = fresh;
    // A gesture and a draft go on while others decide, as long as the decision is the same.
    if (fresh.asked === null || fresh.asked !== old.asked || fresh.seat !== old.seat || old.cover) forget();
    follow(fresh);
    noteEndOfTurn(old, fresh);
    const over = fresh.state === "over" && old.state !== "over";
    playSound([over ? fresh.verdict ?? "won" : fresh.yours && !old.yours ? "turn" : ""]);
    if (draft.length && !busy) askPreview();
    showBoard(told);
    surroundings.show(frame);
    stops.decidingFor(frame.cover ? null : frame.seat ?? frame.resign);
    if (fresh.state === "waiting") setTimeout(ready, 500);
  };

  // Messages.
  const readUpdate = frameReader(frame);
  let value = "";
  const ready = () => {
    value ||= [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    send({ type: "ready", value });
  };
  // Before the deal nothing of the log is known, not even the deal.
  const hello = () => send({ type: "hello", seen: frame.state === "waiting" ? undefined : frame.version });
  /** @param {string} detail */
  const refused = (detail) => {
    forget();
    following = null;
    refuse(detail);
    showBoard();
  };
  /** @param {any} message */
  const received = (message) => {
    const fresh = message.type === "update" && readUpdate(message, hello);
    if (fresh) receive(fresh);
    if (message.type === "preview") receivePreview(message);
    // A reason that comes after something has changed is about what was.
    if (message.type === "why" && message.detail && frame.version === wondered) say(message.detail);
    if (message.type === "refused") refused(message.detail);
    if (message.type === "gone") { connection.end(); lost(message.detail); }
  };
  /** @param {object} message */
  const send = (message) => connection.send(message);

  /** @type {import("./pointer.js").Gestures} */
  const gestures = {
    isOpen: () => !frame.cover,
    choices, nextIds, firstIds, outcome, touch, why,
    begin: (ids) => { path = ids; show(); },
    playOnly: (id) => {
      const all = choices().filter((c) => c.touch[0] === id);
      if (all.length === 1) play(all[0]);
      return all.length === 1;
    },
    // What is picked and has one use only is played by a second touch of the key.
    confirm: (id) => { if (path.at(-1) !== id || path.length > 1 || !gestures.playOnly(id)) touch(id); },
    aim: (id) => {
      if (aimed === id || !outcome(id)) return false;
      aimed = id;
      show();
      return true;
    },
    isPicked: (id) => path.includes(id),
    isDraft: (id) => { const all = choices().filter((c) => c.touch[0] === id); return all.length === 1 && Boolean(all[0].draft); },
    back: () => {
      if (path.length) back();
      else if (draft.length) takeBack();
      else return false;
      return true;
    },
    explain: (text, otherwise = false) => { if (text) say(text); else if (otherwise) describe(); },
  };
  startPointer(gestures);
  startLinks();
  startZoom();
  startSpeed();
  const keyboard = startKeyboard(gestures);
  const surroundings = startSurroundings(table, frame, { send, forgetFocus: keyboard.forgetFocus, giveUp });
  const stops = startStops((seat, orders) => send({ type: "orders", seat, orders }));
  frame.full = true;
  show();
  surroundings.show(frame);
  const connection = connector(table, {
    opened: () => {
      busy = false;
      lost("");
      hello();
      stops.forget();
      stops.decidingFor(frame.cover ? null : frame.seat ?? frame.resign);
    },
    lost: () => { busy = false; lost(words.lost); },
    received,
  });
};

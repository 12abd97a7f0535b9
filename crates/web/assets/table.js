// @ts-check
// A live table. It knows gestures and no rules: the server sends which things can be touched in which order; the script
// shows them, follows the touches, and sends the action of a completed gesture. An action that can still be taken back is
// previewed first and sent together with those that follow it. It knows no game either. This module puts the others
// together and holds the frame that is shown; each of them owns a part of the state: picking.js, draft.js, moves.js,
// timeline.js, messages.js. Not here: what surrounds the board (surroundings.js).
import { startBar } from "./bar.js";
import { board, swap } from "./board.js";
import { isTelling, startSpeed } from "./cues.js";
import { startDraft } from "./draft.js";
import { firstFrame } from "./frames.js";
import { say } from "./hint.js";
import { invitation } from "./invitation.js";
import { startKeyboard } from "./keyboard.js";
import { startLinks } from "./links.js";
import { startMessages } from "./messages.js";
import { startMoves } from "./moves.js";
import { refuse } from "./notices.js";
import { json, words } from "./page.js";
import { startPicking } from "./picking.js";
import { startPointer } from "./pointer.js";
import { rowsOf } from "./shortcuts.js";
import { connect } from "./socket.js";
import { play as playSound } from "./sound.js";
import { startStops } from "./stops.js";
import { startSurroundings } from "./surroundings.js";
import { showThings } from "./things.js";
import { startTimeline } from "./timeline.js";
import { noteEndOfTurn } from "./turn.js";
import { startWhy } from "./why.js";
import { startZoom } from "./zoom.js";

/** @typedef {import("./frames.js").Frame} Frame */
/** @typedef {import("./wire.js").FromBrowser} FromBrowser */
/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./moves.js").Moves} Moves */
/** @typedef {import("./picking.js").Picking} Picking */

/** Says what is to be done, as long as nothing is being told. @param {Frame} frame @param {Moves} moves @param {Picking} picking */
const describe = ({ yours, status }, moves, picking) => {
  if (isTelling()) return;
  const { outcome } = picking;
  const call = () => outcome(picking.aimed()) || invitation({ path: picking.path(), next: picking.nextIds(), open: picking.open(), outcome });
  say(moves.isBusy() ? words.sent : (yours && call()) || status);
};
/** Marks what can be touched, and what was. @param {Draft} draft @param {Picking} picking */
const mark = (draft, picking) => {
  picking.checkAim();
  const path = picking.path();
  showThings({
    next: picking.nextIds(), first: picking.firstIds(), path, aimed: picking.aimed(), composed: draft.things(),
    isUnderWay: path.length > 0 || !draft.isEmpty(), outcome: picking.outcome,
  });
  draft.show();
};
/** What sounds with a frame that follows another one. @param {Frame} old @param {Frame} fresh */
const sound = (old, fresh) => {
  const isOver = fresh.state === "over" && old.state !== "over";
  playSound([isOver ? fresh.verdict ?? "won" : fresh.yours && !old.yours ? "turn" : ""]);
};
/** Are both frames about the same decision? A gesture and a draft go on then, while others decide.
 * @param {Frame} old @param {Frame} fresh */
const isSameDecision = (old, fresh) => fresh.asked !== null && fresh.asked === old.asked && fresh.seat === old.seat && !old.cover;

/** What pointer and keyboard may ask and do.
 * @param {Picking} picking @param {Draft} draft
 * @param {{isOpen: () => boolean, why: (things: string[]) => void, explain: () => void}} table
 * @returns {import("./pointer.js").Gestures} */
const gesturesOf = (picking, draft, { isOpen, why, explain }) => ({
  ...picking, isOpen, why,
  back: () => {
    if (picking.path().length) picking.back();
    else if (!draft.isEmpty()) draft.takeBack();
    else return false;
    return true;
  },
  explain: (text, otherwise = false) => { if (text) say(text); else if (otherwise) explain(); },
});

/** Everything that one points at and presses. @param {import("./pointer.js").Gestures} gestures */
const startInput = (gestures) => {
  startPointer(gestures);
  startLinks();
  startZoom();
  startSpeed();
  return startKeyboard(gestures);
};

/** @param {typeof connect} [connector] opens the connection to whatever answers */
export const startTable = (connector = connect) => {
  const id = location.pathname.split("/")[2];
  let frame = firstFrame(json("frame"));
  const current = () => frame;
  const send = (/** @type {FromBrowser} */ message) => messages.send(message);
  /** @param {string[]} path what was touched so far */
  const choices = (path) => {
    if (moves.isBusy() || frame.cover) return [];
    const { choices: plain, shortcuts } = draft.offered() ?? frame;
    return [...plain, ...rowsOf(shortcuts, path)];
  };
  const explain = () => describe(frame, moves, picking);
  const show = () => {
    mark(draft, picking);
    explain();
    bar.show();
    keyboard.keepFocus();
    board?.dispatchEvent(new Event("shown"));
  };
  /** The table as it is, or the draft's board until its next preview. */
  const showBoard = (told = false) => { if (frame.html && draft.isEmpty()) swap(frame.html, show, told); else show(); };
  const forget = () => { moves.answered(); picking.forget(); draft.forget(); };
  const tellStops = () => stops.decidingFor(frame.cover ? null : frame.seat ?? frame.resign);
  /** @param {Frame} fresh @param {boolean} told */
  const put = (fresh, told) => {
    const old = frame;
    frame = fresh;
    if (!isSameDecision(old, fresh)) forget();
    moves.follow();
    if (!moves.isEnding()) noteEndOfTurn(old, fresh);
    sound(old, fresh);
    draft.ask();
    showBoard(told);
    surroundings.show(fresh);
    tellStops();
    if (fresh.state === "waiting") setTimeout(messages.ready, 500);
  };

  const draft = startDraft({ frame: current, send, isBusy: () => moves.isBusy(), show, changed: () => { picking.forget(); showBoard(); } });
  const picking = startPicking({ choices, show, play: (choice) => moves.play(choice) });
  const stops = startStops((seat, orders) => send({ type: "orders", seat, orders }));
  const moves = startMoves({ frame: current, draft, send, hurry: stops.hurry, sent: () => { picking.forget(); show(); } });
  const why = startWhy({ frame: current, send, isBusy: moves.isBusy, row: draft.actions, touched: picking.path });
  const gestures = gesturesOf(picking, draft, { isOpen: () => !frame.cover, why: why.ask, explain });
  const keyboard = startInput(gestures);
  const surroundings = startSurroundings(id, frame, { send, forgetFocus: keyboard.forgetFocus, giveUp: (seat) => { forget(); moves.giveUp(seat); } });
  const bar = startBar({ frame: current, picking, draft, isBusy: moves.isBusy, play: moves.play, showResult: surroundings.showResult });
  const timeline = startTimeline({ frame: current, hasDraft: () => !draft.isEmpty(), showTelling: surroundings.showTelling, put });
  show();
  surroundings.show(frame);
  const messages = startMessages(current, {
    frame: timeline.receive,
    preview: draft.receive,
    why: why.answer,
    refused: (detail) => { forget(); moves.refused(); refuse(detail); showBoard(); },
    opened: () => { moves.answered(); stops.forget(); tellStops(); },
    lost: moves.answered,
  }, (handlers) => connector(id, handlers));
};

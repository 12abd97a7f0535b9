// @ts-check
// A table's page without a table: the server keeps nothing, so a page asks one question after the other, each of which says
// all that was done before, and shows what comes back. Lessons and puzzles are such pages.
import { byId, words } from "./page.js";
import { startTable } from "./table.js";

/** @typedef {import("./wire.js").Frame} Frame */
/** @typedef {import("./wire.js").FromBrowser} FromBrowser */
/** @typedef {import("./socket.js").Incoming} Incoming */
/** The answers to each question. @typedef {{
 *   step: import("./wire.js").LessonFrame & import("./wire.js").PuzzleFrame, solution: import("./wire.js").PuzzleFrame,
 *   preview: import("./wire.js").PuzzlePreview, why: {detail: string|null}}} Answers */
/** @typedef {[string, string][]} Pairs */

/** @param {string} name @param {string[]} values @returns {Pairs} the values under one name, for a question */
export const pairs = (name, values) => values.map((value) => [name, value]);

/** Starts the table's page; `play` gets every message that the table would send to its server.
 * @param {(message: FromBrowser) => Promise<void>} play */
export const startStateless = (play) => {
  /** @type {(message: Incoming) => void} */
  let receive = () => {};
  // Every frame is about a decision of its own, so that a wrong move or a composed row is forgotten.
  let asked = 0;
  /** @template {keyof Answers} What @param {What} what @param {Pairs} about @returns {Promise<Answers[What]|null>} the answer; null after a failure, which was told */
  const ask = async (what, about) => {
    const answer = await fetch(`${location.pathname}/${what}?${new URLSearchParams(about)}`, { headers: { accept: "application/json" } }).catch(() => null);
    const body = await answer?.json().catch(() => null);
    if (answer?.ok) return body;
    receive({ type: "refused", detail: body?.detail ?? words.lost });
    return null;
  };
  /** Asks and hands the answer to the table, as if its server had sent it.
   * @param {"preview"|"why"} what @param {Pairs} about */
  const pass = async (what, about) => {
    const answer = await ask(what, about);
    if (answer) receive(/** @type {Incoming} */ ({ type: what, ...answer }));
  };
  /** Shows a frame, as an update of everything. @param {Frame} frame @param {import("./wire.js").Beat[]} [beats] what happened before it */
  const show = ({ html, choices, ...rest }, beats = []) => {
    // Nothing has happened yet in a new position.
    if (!rest.log.length) byId("news").textContent = "";
    receive({
      ...rest, beats, type: "update", asked: rest.yours ? ++asked : null, parts: { board: html }, choices: choices.map((_, n) => n),
      learn: Object.fromEntries(choices.map(({ action, label, touch, draft, drawn }, n) => [n, [action, label, touch, draft, drawn]])),
    });
  };
  startTable((_, handlers) => {
    receive = handlers.received;
    return { send: play, end: () => {} };
  });
  return { ask, pass, show };
};

// @ts-check
// The end of a turn, in games that have turns: a turn that has ended by itself is not over without a word.
import { note } from "./notices.js";

/** @typedef {import("./frames.js").Frame} Frame */

/** @param {string} html a board @param {string} name @returns {string} an attribute of the whole board */
const attribute = (html, name) => new RegExp(`data-${name}="([^"]*)"`).exec(html)?.[1] ?? "";

/** @param {Frame} frame @param {string[]} row @returns {boolean} does the reader end the turn with this row? */
export const endsTurn = ({ html }, row) => row.at(-1) === attribute(html, "ends");

/** @param {Frame} old @param {Frame} fresh */
export const noteEndOfTurn = (old, fresh) => {
  const isOther = attribute(old.html, "turn") !== attribute(fresh.html, "turn");
  if (isOther && fresh.state === "playing") note(attribute(old.html, "passed"));
};

// @ts-check
// The end of a turn, in games that have turns: a turn that has ended by itself is not over without a word.
import { note } from "./notices.js";

/** @typedef {import("./frames.js").Frame} Frame */

/** @param {Frame} frame @param {string[]} row @returns {boolean} does the reader end the turn with this row? */
export const endsTurn = ({ turn }, row) => turn?.ends !== undefined && row.at(-1) === turn.ends;

/** @param {Frame} old @param {Frame} fresh */
export const noteEndOfTurn = (old, fresh) => {
  const isOther = old.turn?.number !== fresh.turn?.number;
  if (isOther && fresh.state === "playing") note(old.turn?.passed ?? "");
};

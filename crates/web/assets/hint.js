// @ts-check
// The line of words below the board. Not here: what it invites to (invitation.js).
import { byId } from "./page.js";

/** More characters than this are long for a line, which then gets smaller letters. */
const LONG = 90;

/** @param {string} text */
export const say = (text) => {
  const hint = byId("hint");
  hint.textContent = text;
  hint.classList.remove("repeated");
  hint.classList.toggle("long", text.length > LONG);
};
/** A line that a button says too need not be read twice. @param {string[]} labels */
export const markRepeated = (labels) => {
  const hint = byId("hint");
  const said = hint.textContent?.toLowerCase();
  hint.classList.toggle("repeated", labels.some((label) => label.toLowerCase() === said));
};

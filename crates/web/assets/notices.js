// @ts-check
// Notices over the table: why something was refused, what happened by itself, that the connection is lost.
import { byId } from "./page.js";

/** How long a refusal is shown, and how long a note, in milliseconds. */
const [REFUSED, NOTED] = [6000, 3500];

let timer = 0;
/** @param {string} text @param {number} ms @param {boolean} isNote */
const show = (text, ms, isNote) => {
  const box = byId("toast");
  box.textContent = text;
  box.hidden = !text;
  box.classList.toggle("note", isNote);
  clearTimeout(timer);
  timer = setTimeout(() => { box.hidden = true; }, ms);
};
/** Shows why something was refused. @param {string} text */
export const refuse = (text) => show(text, REFUSED, false);
/** Says what happened by itself; nothing if there are no words. @param {string} text */
export const note = (text) => { if (text) show(text, NOTED, true); };
/** Says that the connection is lost; an empty text says that it is back. @param {string} text */
export const lost = (text) => { byId("lost").textContent = text; byId("lost").hidden = !text; };

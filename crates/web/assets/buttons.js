// @ts-check
// The buttons below the board, and which presses on them count. A new decision may put another button under a pointer that
// rests: the second half of a double click, or a tap that only ended an animation, answers no question that came up
// meanwhile. Not here: what the buttons do.
import { button } from "./page.js";

/** @typedef {{label: string, kind: string, act: () => void, drawn?: string}} Answer */

/** Taps at one place that follow one another faster than this are one gesture, in milliseconds. */
const QUICK = 350;
/** How far apart two taps at one place are at most, in pixels. */
const NEAR = 16;

/** @param {HTMLElement} box where the buttons are */
export const startButtons = (box) => {
  /** @type {Map<string, number>} since when each label is shown */
  let shown = new Map();
  /** The newest press. */
  let press = { at: 0, x: 0, y: 0, isTouch: false, isAgain: false };
  /** When the first of several quick presses at one place was. */
  let began = 0;
  addEventListener("pointerdown", ({ timeStamp: at, clientX: x, clientY: y, pointerType }) => {
    const isAgain = at - press.at < QUICK && Math.hypot(x - press.x, y - press.y) < NEAR;
    press = { at, x, y, isTouch: pointerType === "touch", isAgain };
  }, { capture: true });
  /** Can the button have been read? Keyboards, screen readers and scripts count no presses: they always mean it.
   * @param {MouseEvent} event @param {string} label */
  const isMeant = (event, label) => {
    if (!event.detail) return true;
    const isAgain = press.isTouch ? press.isAgain : event.detail > 1;
    if (!isAgain) began = press.at;
    const since = shown.get(label) ?? 0;
    if (since <= began) return true;
    // A player who clicks a third time wants to go on. Not all browsers count taps.
    return isAgain && (press.isTouch || event.detail > 2) && press.at - since >= QUICK;
  };
  return {
    /** @param {Answer[]} answers */
    show: (answers) => {
      const now = performance.now();
      shown = new Map(answers.map(({ label }) => [label, shown.get(label) ?? now]));
      const short = (/** @type {string} */ label) => (label.length < 15 ? " short" : "");
      box.replaceChildren(...answers.map(({ label, kind, act, drawn }) => button(label, kind + short(label), (event) => { if (isMeant(event, label)) act(); }, drawn)));
    },
  };
};

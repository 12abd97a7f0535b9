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
  /** @type {{answer: Answer, element: HTMLElement}[]} the buttons and what each of them stands for */
  let current = [];
  /** @param {Answer} answer */
  const created = (answer) => {
    const { label, drawn } = answer;
    const placed = { answer, element: button(label, "", (event) => { if (isMeant(event, label)) placed.answer.act(); }, drawn) };
    return placed;
  };
  /** A button that is offered again stays the same element: neither the focus nor a press under way is lost while others decide.
   * @param {Answer} answer */
  const place = (answer) => {
    const same = current.findIndex(({ answer: old }) => old.label === answer.label && old.drawn === answer.drawn);
    const placed = same < 0 ? created(answer) : current.splice(same, 1)[0];
    placed.answer = answer;
    placed.element.className = answer.label.length < 15 ? `${answer.kind} short` : answer.kind;
    return placed;
  };
  return {
    /** @param {Answer[]} answers */
    show: (answers) => {
      const now = performance.now();
      shown = new Map(answers.map(({ label }) => [label, shown.get(label) ?? now]));
      current = answers.map(place);
      const elements = current.map(({ element }) => element);
      if (elements.length === box.children.length && elements.every((element, n) => element === box.children[n])) return;
      const focused = elements.find((element) => element === document.activeElement);
      box.replaceChildren(...elements);
      focused?.focus();
    },
  };
};

// @ts-check
// The keyboard on the board: arrows go to what can be touched, Enter touches it, digits touch by number.
import { board } from "./board.js";
import { all, closest } from "./page.js";

/** @param {import("./pointer.js").Gestures} gestures */
export const startKeyboard = (gestures) => {
  /** @param {Element} e */
  const middle = (e) => { const r = e.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; };
  /** @param {HTMLElement[]} things @returns {HTMLElement|undefined} the nearest to the reader's own piece; the first if there is none */
  const nearest = (things) => {
    const here = board?.querySelector("[data-here]");
    if (!here) return things[0];
    const [x, y] = middle(here);
    const distance = (/** @type {HTMLElement} */ e) => { const [ex, ey] = middle(e); return Math.hypot(ex - x, ey - y); };
    return things.toSorted((a, b) => distance(a) - distance(b))[0];
  };
  /** @param {number} dx @param {number} dy moves the focus to the nearest touchable thing in that direction */
  const moveFocus = (dx, dy) => {
    const things = all("#board [tabindex='0'], #buttons button");
    const here = things.find((e) => e === document.activeElement);
    if (!here) return things[0]?.focus();
    const [x, y] = middle(here);
    const cost = (/** @type {Element} */ e) => {
      const [ex, ey] = middle(e);
      const [along, across] = [(ex - x) * dx + (ey - y) * dy, Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx)];
      return along > 2 ? along + 2 * across : Infinity;
    };
    const best = things.filter((e) => e !== here).toSorted((a, b) => cost(a) - cost(b))[0];
    if (best && cost(best) < Infinity) best.focus();
  };
  /** The thing that a digit touches: where a board numbers a row of things the one in this place, else the one with this
   * number in its id. @param {string} digit @returns {string|undefined} */
  const withNumber = (digit) => {
    const row = board?.querySelector("[data-keys]");
    if (row) return all("[data-id]", row)[Number(digit) - 1]?.dataset.id;
    return [...gestures.nextIds()].find((id) => id.endsWith(`:${digit}`));
  };
  /** The id of the thing that last had keyboard focus; empty after a pointer was used. */
  let lastFocus = "";
  const arrows = /** @type {Record<string, [number, number]>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] });
  board?.addEventListener("focusin", (event) => { lastFocus = closest(event, ":focus-visible")?.dataset.id ?? ""; });
  addEventListener("pointerdown", () => { lastFocus = ""; });
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !gestures.isOpen() || document.querySelector("dialog[open]")) return;
    const thing = closest(event, "#board [data-id]");
    // A key that is held down picks and puts back by turns.
    if (event.repeat && !arrows[event.key]) return;
    const numbered = /^[1-9]$/.test(event.key) && withNumber(event.key);
    if (arrows[event.key]) moveFocus(...arrows[event.key]);
    else if ((event.key === "Enter" || event.key === " ") && thing?.dataset.id) gestures.confirm(thing.dataset.id);
    else if (numbered) gestures.touch(numbered);
    else if ((event.key !== "Escape" && event.key !== "Backspace") || !gestures.back()) return;
    event.preventDefault();
  });
  return {
    /** Keyboard players keep a focus on the board. */
    keepFocus: () => {
      if (!lastFocus || document.activeElement !== document.body) return;
      (all("#board [tabindex]").find((e) => e.dataset.id === lastFocus) ?? nearest(all("#board .can, #buttons .go")))?.focus();
    },
    forgetFocus: () => { lastFocus = ""; },
  };
};

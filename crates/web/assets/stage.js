// @ts-check
// What is on the board only while something is told: pieces that fly, words that rise, animations that end all at once. Not
// here: which movement a cue is (movements.js).
import { find } from "./board.js";
import { layFuture } from "./future.js";
import { all } from "./page.js";

/** @typedef {ReturnType<typeof setStage>} Stage */

/** The height of words over a thing, and their distance from the edge of the screen, in pixels. */
const [LINE, MARGIN] = [26, 6];

/** @param {Element} e */
export const box = (e) => e.getBoundingClientRect();
/** Where a thing that goes there ends: a free place for a card, the last card of a row, or the thing itself.
 * @param {HTMLElement} e */
export const spot = (e) => e.querySelector(".slot") ?? all(".card", e).at(-1) ?? e;
/** @param {number} left @param {number} width @returns {number} the nearest place at which something so wide is whole on the screen */
export const onScreen = (left, width) => Math.max(MARGIN, Math.min(innerWidth - width - MARGIN, left));

/** @param {DocumentFragment} fresh the board that will be shown afterwards */
export const setStage = (fresh) => {
  /** @type {Animation[]} */
  const animations = [];
  /** @type {HTMLElement[]} things that are there only during the telling */
  const extras = [];
  /** @type {Map<HTMLElement, number>} how many words stand over a thing in this beat */
  let raised = new Map();
  /** @type {ReturnType<typeof layFuture>|null} the new board, once something of it is shown */
  let future = null;
  /** @param {HTMLElement} e @param {Keyframe[]} frames @param {number} duration @param {CompositeOperation} [composite] */
  const animate = (e, frames, duration, composite = "replace") => {
    animations.push(e.animate(frames, { duration, easing: "cubic-bezier(.3,.1,.3,1)", fill: "forwards", composite }));
  };
  /** @param {HTMLElement} e @param {DOMRect} at */
  const lay = (e, at) => {
    e.classList.add("cue");
    e.setAttribute("aria-hidden", "true");
    Object.assign(e.style, { left: `${at.left}px`, top: `${at.top}px`, width: `${at.width}px` });
    document.body.append(e);
    extras.push(e);
    return e;
  };
  return {
    animate, lay,
    /** @param {string} id @returns {HTMLElement|null} a thing of the old board, or one that has come already */
    find: (id) => find(id) ?? future?.find(id) ?? null,
    /** Shows a thing of the new board where it will stand. @param {string} id @returns {HTMLElement|null} null if it is there already */
    bring: (id) => {
      if (find(id) ?? future?.find(id)) return null;
      future ??= layFuture(fresh);
      return future.show(id);
    },
    /** Words that rise over a thing, stay a while longer than their beat, and fade. @param {HTMLElement} text @param {HTMLElement} thing @param {number} ms */
    rise: (text, thing, ms) => {
      const at = box(thing);
      // Several words over one thing stand one above the other.
      const above = raised.get(thing) ?? 0;
      raised.set(thing, above + 1);
      const middle = at.left + at.width / 2;
      lay(text, new DOMRect(middle, at.top + above * LINE, 0, 0)).style.width = "max-content";
      text.style.left = `${onScreen(middle - text.offsetWidth / 2, text.offsetWidth)}px`;
      const up = { transform: "translateY(-70%)", opacity: 1 };
      animate(text, [{ transform: "translateY(40%)", opacity: 0 }, { ...up, offset: 0.2 }, { ...up, offset: 0.8 }, { ...up, opacity: 0 }], ms * 3);
    },
    beginBeat: () => { raised = new Map(); },
    clear: () => {
      for (const animation of animations) animation.cancel();
      for (const extra of extras) extra.remove();
      future?.end();
      for (const thing of all(".moving")) thing.classList.remove("moving");
    },
  };
};

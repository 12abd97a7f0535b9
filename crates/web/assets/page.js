// @ts-check
// Small helpers that every script uses: finding and making elements, texts, what the browser remembers.

/** @param {string} id @returns {HTMLElement} */
export const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
/**
 * What the server writes into pages, by id.
 * @typedef {{frame: import("./wire.js").Frame, table: import("./wire.js").TableStart, words: import("./wire.js").TableWords & import("./wire.js").DeckWords, stops: number[],
 *   lesson: import("./wire.js").Teacher, puzzle: import("./wire.js").PuzzleStart, deckdata: import("./wire.js").DeckStart}} Written
 */
/** @template {keyof Written} Id @param {Id} id @returns {Written[Id]} */
export const json = (id) => JSON.parse(document.getElementById(id)?.textContent || "null");
/** @param {Event|Element} from @param {string} selector @returns {HTMLElement|null} */
export const closest = (from, selector) => {
  const start = from instanceof Event ? from.target : from;
  return start instanceof Element ? start.closest(selector) : null;
};
/** What a pointer is over now: the board may have changed since it was pressed. Clicks of screen readers have no place:
 * they count no presses.
 * @param {MouseEvent} event @returns {Event|Element} */
export const under = (event) => (event.detail || event.type !== "click" ? document.elementFromPoint(event.clientX, event.clientY) ?? event : event);
/** @param {string} selector @param {ParentNode} [root] @returns {HTMLElement[]} */
export const all = (selector, root = document) => [...root.querySelectorAll(selector)].filter((e) => e instanceof HTMLElement);
/** @param {string} text @param {Record<string, string|number>} values */
export const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, key) => String(values[key] ?? ""));
/** @param {string} tag @param {string} text @param {Record<string, string>} [attributes] */
export const make = (tag, text, attributes = {}) => {
  const element = document.createElement(tag);
  element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};
/** @param {string} text @param {string} kind @param {(event: MouseEvent) => void} action @param {string} [drawn] the text as HTML of the server, with signs */
export const button = (text, kind, action, drawn) => {
  const element = make("button", text, { type: "button", class: kind });
  if (drawn) {
    // One line of text with signs in it, not a row of pieces.
    const line = document.createElement("span");
    line.innerHTML = drawn;
    element.replaceChildren(line);
    element.setAttribute("aria-label", text);
  }
  element.addEventListener("click", action);
  return element;
};
export const storage = {
  /** @param {string} key */
  get: (key) => { try { return localStorage.getItem(key); } catch { return null; } },
  /** @param {string} key @param {string} value */
  set: (key, value) => { try { localStorage.setItem(key, value); } catch { /* private window: forget it */ } },
  /** @param {string} key */
  remove: (key) => { try { localStorage.removeItem(key); } catch { /* nothing was kept */ } },
};
export const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
/** The texts of the script, those of its page: tables and the deck builder have others. */
export const words = json("words");

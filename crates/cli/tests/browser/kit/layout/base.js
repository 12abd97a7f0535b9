// Measures the layout of the page that is shown and answers with findings: `{ rule, selector, what, count }`.
// It knows what a page must never do (small, cut, covered or broken texts, things that overlap or leave the screen) and
// the few names that all tables share (`#board`, `.bar`, `#status`, hand, panels). Rust decides which pages it visits.

/** The smallest text and the smallest thing to touch, in pixels. */
const [MIN_TEXT, MIN_TOUCH] = [11, 24];
/** A text of three lines and more has at least this many characters per line. */
const MIN_LINE = 8;
/** Words longer than this may be broken: names may be forty letters long. */
const LONGEST_WORD = 20;
/** A shortened text shows at least this many pixels. */
const MIN_SHORTENED = 40;
/** The board's smallest share of the screen: of its area; of the side that limits it, less for a board of unusual shape. */
const MIN_SHARE = { area: 0.34, side: 0.66, longSide: 0.45 };
/** A hand may not stand under more empty space than this share of a card's height. */
const MAX_GAP = 0.75;
/** Tables: the playing area, the hand, its cards. */
const AREA = ".lane, .torus, .classes";
const HAND = ".hand, .khand";

/** @typedef {{left: number, top: number, right: number, bottom: number}} Edges */
/** @typedef {Edges & {width: number, height: number}} Rect */
/** A line of a text. @typedef {{node: Text, element: HTMLElement, block: Element, rect: Rect, layer: Element|null}} Line */

/** @type {Map<string, {rule: string, selector: string, what: string, count: number}>} */
const findings = new Map();
const page = /** @type {HTMLElement} */ (document.scrollingElement);
// Not those of the window: a page that is too wide widens it on phones.
const [screenWidth, screenHeight] = [document.documentElement.clientWidth, document.documentElement.clientHeight];
const isTable = document.body.classList.contains("table");
/** @param {string} selector @param {ParentNode} [root] @returns {HTMLElement[]} */
const find = (selector, root = document) => /** @type {HTMLElement[]} */ ([...root.querySelectorAll(selector)]);
/** @param {number} number */
const px = (number) => `${Math.round(number)} px`;
/** @param {string|null|undefined} text */
const quote = (text) => `“${(text ?? "").trim().replace(/\s+/g, " ").slice(0, 40)}”`;

/** A short selector that a person can find the element with. @param {Element} element */
const nameOf = (element) => {
  const parts = [];
  for (let e = /** @type {Element|null} */ (element); e && e !== document.body && parts.length < 3; e = e.parentElement) {
    const classes = [...e.classList].filter((name) => !/^([a-z]\d+|can|chosen|target|zone|mine)$/.test(name)).slice(0, 2);
    parts.unshift(e.id ? `#${e.id}` : [e.localName, ...classes].join("."));
    if (e.id) break;
  }
  return parts.join(" > ") || "body";
};
/** @param {string} rule @param {Element} element @param {string} what */
const report = (rule, element, what) => {
  const selector = nameOf(element);
  const known = findings.get(`${rule} ${selector}`);
  if (known) known.count += 1;
  else findings.set(`${rule} ${selector}`, { rule, selector, what, count: 1 });
};

/** What lies above the page, and is compared only with itself. A modal one is measured alone. */
const MODAL = "dialog[open], #cover:not([hidden])";
// A bar that sticks to the screen is one while what lies under it can be scrolled.
const LAYERS = `${MODAL}, .start, .menu[open] > div, .heap[open] > .cards, .stopsheet[open] > .all, #buttons.list, #toast:not([hidden]), #lost:not([hidden]), .card.drag`;
const side = document.querySelector("#side.open");
const sheet = side && getComputedStyle(side).position === "fixed" ? side : null;
const root = find(MODAL).at(-1) ?? sheet ?? document.body;
/** @param {Element} element */
const layerOf = (element) => element.closest(LAYERS);

/** @type {Map<Element, CSSStyleDeclaration>} */
const styles = new Map();
/** @param {Element} element @returns {CSSStyleDeclaration} */
const style = (element) => {
  const known = styles.get(element) ?? getComputedStyle(element);
  styles.set(element, known);
  return known;
};
/** @type {Map<Element, boolean>} */
const seen = new Map();
/** Texts for screen readers only are clipped to nothing. @param {Element} element @returns {boolean} */
const isClippedAway = (element) => element.matches(".hide, .skip:not(:focus), noscript") || style(element).clipPath === "inset(50%)" || Boolean(element.parentElement && isClippedAway(element.parentElement));
/** @param {Element} element @returns {boolean} */
const isSeen = (element) => {
  const known = seen.get(element);
  if (known !== undefined) return known;
  const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) && !isClippedAway(element);
  seen.set(element, shown);
  return shown;
};
/** @param {Element} element */
const box = (element) => element.getBoundingClientRect();
/** @param {Edges} a @param {Edges} b */
const overlap = (a, b) => ({
  x: Math.min(a.right, b.right) - Math.max(a.left, b.left),
  y: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
});
/** @param {Element} a @param {Element} b */
const kin = (a, b) => a.contains(b) || b.contains(a);
/** Has the element, or one around it, words that hovering or touching shows? @param {Element} element */
const hasTip = (element) => {
  const around = element.closest("[title]:not([title='']), [data-help]:not([data-help=''])");
  return Boolean(around) && around !== document.body;
};

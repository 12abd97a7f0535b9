// @ts-check
// The board: replacing it, with transitions for what has moved; the help for what is pointed at; the side panel.
import { all, byId, closest, make, reducedMotion } from "./page.js";

export const board = document.getElementById("board");
/** @param {HTMLElement|null} thing @returns {string} its help text */
export const about = (thing) => thing?.dataset.help || thing?.getAttribute("aria-label") || "";
const idAttributes = ["data-id", "data-cue", "data-zone", "data-place", "data-origin"];
/** @param {string} id @param {ParentNode|null} [root] @returns {HTMLElement|null} the thing with this id on a board */
export const find = (id, root = board) => {
  for (const name of idAttributes) {
    const thing = root?.querySelector(`[${name}="${CSS.escape(id)}"]`);
    if (thing instanceof HTMLElement) return thing;
  }
  return null;
};
/** @param {Element} element */
const place = (element) => closest(element, "[data-place]")?.dataset.place;
/** @param {DocumentFragment} fresh @returns {[HTMLElement, HTMLElement][]} old and new elements of everything that moved */
const movedPairs = (fresh) => {
  const before = new Map(all("[data-id]", /** @type {HTMLElement} */ (board)).map((e) => [e.dataset.id, e]));
  /** @type {[HTMLElement, HTMLElement][]} */
  const pairs = [];
  for (const now of all("[data-id]", fresh)) {
    const was = before.get(now.dataset.id);
    if (was) {
      if (place(was) !== place(now)) pairs.push([was, now]);
      continue;
    }
    const origin = board?.querySelector(`[data-origin="${closest(now, "[data-from]")?.dataset.from}"]`);
    const from = origin && (all(".card", origin).pop() ?? origin);
    if (from instanceof HTMLElement && !pairs.some(([old]) => old === from)) pairs.push([from, now]);
  }
  return pairs;
};
/** Changes a part of the page into a new one and keeps equal elements, so that nothing jumps or loses the focus.
 * @param {ChildNode} was @param {ChildNode} now */
export const patch = (was, now) => {
  const [old, fresh] = [[...was.childNodes], [...now.childNodes]];
  const id = (/** @type {Node} */ node) => node instanceof HTMLElement && node.dataset.id;
  if (was.nodeName !== now.nodeName || id(was) !== id(now) || old.length !== fresh.length) return was.replaceWith(now);
  if (was instanceof Element && now instanceof Element) {
    // Opened details stay open.
    for (const name of was.getAttributeNames()) if (name !== "open" && !now.hasAttribute(name)) was.removeAttribute(name);
    for (const { name, value } of now.attributes) if (was.getAttribute(name) !== value) was.setAttribute(name, value);
  } else if (was.nodeValue !== now.nodeValue) was.nodeValue = now.nodeValue;
  old.forEach((child, n) => patch(child, fresh[n]));
};
/** A thing without a tooltip gets its label as one. */
const addTips = () => { for (const thing of all("#board [data-name]:not([title])")) thing.title = about(thing); };
/** @param {string} text @returns {string} the text with a capital */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
/** @param {string} text a help @param {string} name its title @returns {string} the help without the title at its beginning */
const untitled = (text, name) => {
  const rest = text.slice(name.length);
  return text.toLowerCase().startsWith(name.toLowerCase()) && /^\s?[.,:]/.test(rest) ? capital(rest.replace(/^[.,:\s]+/, "")) : text;
};
/** @type {string|undefined} the thing whose help is shown */
let helped;
/** The help is empty again. @param {ChildNode[]} nothing its first contents */
export const forgetHelp = (nothing) => { helped = undefined; byId("cardhelp").replaceChildren(...nothing); };
/** @param {HTMLElement|null} thing */
const showHelp = (thing) => {
  if (!thing) return;
  helped = thing.dataset.id;
  const name = thing.dataset.name ?? "";
  byId("cardhelp").replaceChildren(make("b", capital(name)), make("span", untitled(about(thing), name)));
};
let newest = 0;
/** Shows a new board. @param {string} html @param {() => void} after
 * @param {boolean} [told] was what has moved seen already? Then it is shown at once. */
export const swap = (html, after, told = false) => {
  if (!board) return;
  const mine = ++newest;
  const template = document.createElement("template");
  template.innerHTML = html;
  const fresh = template.content;
  const pairs = told || reducedMotion.matches || document.hidden || !document.startViewTransition ? [] : movedPairs(fresh);
  const replace = () => {
    // A newer board may have arrived before the transition starts.
    if (mine !== newest) return;
    for (const part of all("[data-slot]", fresh)) {
      const slot = document.getElementById(`slot-${part.dataset.slot}`);
      part.remove();
      if (slot?.firstChild) patch(slot.firstChild, part); else slot?.replaceChildren(part);
    }
    const [old, now] = [[...board.childNodes], [...fresh.childNodes]];
    if (pairs.length || old.length !== now.length) board.replaceChildren(fresh);
    else old.forEach((child, n) => patch(child, now[n]));
    addTips();
    // What is shown of a thing follows the board.
    if (helped) showHelp(board.querySelector(`[data-name][data-id="${CSS.escape(helped)}"]`));
    after();
  };
  if (!pairs.length) return replace();
  const name = (/** @type {0|1} */ side, /** @type {boolean} */ on) =>
    pairs.forEach((pair, n) => pair[side].style.setProperty("view-transition-name", on ? `mover${n}` : ""));
  name(0, true);
  const transition = document.startViewTransition(() => { name(0, false); replace(); name(1, true); });
  transition.ready.catch(() => {});
  void transition.finished.catch(() => {}).then(() => name(1, false));
};
export const startBoard = () => {
  addTips();
  for (const part of all("#board [data-slot]")) document.getElementById(`slot-${part.dataset.slot}`)?.replaceChildren(part);
  for (const kind of ["pointerover", "focusin"]) board?.addEventListener(kind, (event) => showHelp(closest(event, "#board [data-name]")));
  // An open pile of cards is closed by Escape and by a click beside it.
  const piles = () => all("#board details[open]:not([data-auto])");
  addEventListener("click", (event) => { for (const pile of piles()) if (!(event.target instanceof Node && pile.contains(event.target))) pile.removeAttribute("open"); });
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !piles().length) return;
    event.stopImmediatePropagation();
    piles().forEach((pile) => pile.removeAttribute("open"));
  });
  const side = byId("side");
  const open = (/** @type {boolean} */ on) => byId("sideopen").setAttribute("aria-expanded", String(side.classList.toggle("open", on)));
  byId("sideopen").addEventListener("click", () => open(!side.classList.contains("open")));
  byId("sideclose").addEventListener("click", () => open(false));
  // The news has little room on small screens: a click opens the log.
  document.getElementById("news")?.addEventListener("click", () => open(true));
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !side.classList.contains("open")) return;
    // Escape closes the panel and nothing else.
    event.stopImmediatePropagation();
    open(false);
  });
};

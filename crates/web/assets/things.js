// @ts-check
// Shows on the board what can be touched: marks, roles and tooltips of things, zones, piles that open by themselves.
import { all } from "./page.js";

/**
 * Which things come next, which begin a gesture, which were touched, which one is aimed at, which were composed; whether something is composed or
 * picked already; what touching a thing completes.
 * @typedef {{next: Set<string>, first: Set<string>, path: string[], aimed: string, composed: Set<string>, isUnderWay: boolean, outcome: (id: string) => string}} Touchable
 */

/** @param {HTMLElement} thing @param {Touchable} touchable */
const showThing = (thing, { next, first, path, aimed, composed, isUnderWay, outcome }) => {
  const id = thing.dataset.id ?? "";
  const [can, chosen] = [next.has(id), path.includes(id)];
  const live = can || chosen || first.has(id);
  thing.classList.toggle("can", can || (path.length > 0 && first.has(id) && !chosen));
  thing.classList.toggle("target", can && isUnderWay);
  thing.classList.toggle("chosen", chosen);
  thing.classList.toggle("aimed", id === aimed && can);
  thing.classList.toggle("drafted", composed.has(id));
  // What cannot be touched keeps its own role: screen readers skip plain cells.
  thing.dataset.role ??= thing.getAttribute("role") ?? "";
  const role = live ? "button" : thing.dataset.role;
  if (role) thing.setAttribute("role", role);
  else thing.removeAttribute("role");
  thing.dataset.tip ??= thing.title;
  thing.title = outcome(id) || thing.dataset.tip;
  for (const [name, value] of [["tabindex", "0"], ["aria-pressed", String(chosen)]]) {
    if (live) thing.setAttribute(name, value);
    else thing.removeAttribute(name);
  }
};
/** @param {Touchable} touchable */
export const showThings = (touchable) => {
  for (const thing of all("#board [data-id]")) showThing(thing, touchable);
  // A pile with something to choose opens by itself, and closes when it was chosen.
  for (const pile of all("#board details")) {
    const wanted = Boolean(pile.querySelector(".can.target"));
    if (wanted || "auto" in pile.dataset) pile.toggleAttribute("open", wanted);
    if (wanted) pile.dataset.auto = ""; else delete pile.dataset.auto;
  }
  for (const zone of all("#board [data-zone]")) zone.classList.toggle("zone", touchable.next.has(zone.dataset.zone ?? ""));
};

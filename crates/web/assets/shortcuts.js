// @ts-check
// What a board offers beside the plain choices (`.shortcuts > [data-row]`): rows that are played as one, rows for several
// things that are picked one after another, rows that can be taken back. Not here: playing them (moves.js).
import { find } from "./board.js";
import { all, fill } from "./page.js";

/** @typedef {import("./frames.js").Choice} Choice */
/**
 * A row that is played as one, a row that follows at the next decision if nothing happens in between, whether the table is
 * to hurry, and what is asked while more things can be picked.
 * @typedef {Choice & {row: string[], then: string[], hurry: boolean, more?: string}} Shortcut
 */
/** Something that can be done now. @typedef {Choice|Shortcut} Offer */

/** @param {Offer} offer @returns {string[]} the actions that it plays now */
export const actionsOf = (offer) => ("row" in offer ? offer.row : [offer.action]);

/** @param {string} [text] @param {string} [by] */
const list = (text, by = ";") => (text ? text.split(by) : []);

/** @param {HTMLElement} e @param {string} id @returns {Shortcut} */
const plain = (e, id) => {
  const { for: thing, row, then } = e.dataset;
  return {
    action: "", label: e.textContent ?? "", touch: [...(thing ? [thing] : []), id], draft: "draft" in e.dataset,
    row: list(row), then: list(then), hurry: "hurry" in e.dataset,
  };
};
/** Several things, picked one after another in any order: what the button would do now, and with one more of them.
 * @param {HTMLElement} e @param {string} id @param {string[]} path what was touched so far @returns {Shortcut[]} */
const gathered = (e, id, path) => {
  const { gather, always, each = "", then, one = "", many = "", more } = e.dataset;
  const things = list(gather, " ");
  // Something else was picked: these things can still begin a gesture of their own.
  if (!path.every((thing) => things.includes(thing))) path = [];
  const step = (/** @type {string[]} */ picked) => {
    const whole = [...list(always, " "), ...picked];
    const name = find(whole[0])?.dataset.name ?? "";
    return {
      ...plain(e, id), touch: [...picked, id], label: fill(whole.length > 1 ? many : one, { name, n: whole.length }), more,
      then: [...whole.map((thing) => each.replace("*", thing.split(":")[1])), ...list(then)],
    };
  };
  return [...(path.length ? [step(path)] : []), ...things.filter((thing) => !path.includes(thing)).map((thing) => step([...path, thing]))];
};

/** @param {string[]} path what was touched so far @returns {Shortcut[]} */
export const shortcuts = (path) => all("#board .shortcuts > [data-row]").flatMap((e, n) => {
  const id = `button:shortcut${n}`;
  return e.dataset.gather ? gathered(e, id, path) : [plain(e, id)];
});

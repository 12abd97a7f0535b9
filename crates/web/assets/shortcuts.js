// @ts-check
// Shortcuts, as the game offers them beside the plain choices: rows that are played as one, rows for several things that are
// picked one after another, rows that can be taken back. It is pure. Not here: playing them (moves.js), what they mean (the
// game; `Shortcut` of the engine).

/** @typedef {import("./wire.js").Choice} Choice */
/** @typedef {import("./wire.js").Shortcut} Shortcut */
/**
 * A shortcut as the things that were picked make it, and what is asked while more can be picked.
 * @typedef {Choice & {row: string[], then: string[], hurry: boolean, more?: string}} Row
 */
/** Something that can be done now. @typedef {Choice|Row} Offer */

/** @param {Offer} offer @returns {string[]} the actions that it plays now */
export const actionsOf = (offer) => ("row" in offer ? offer.row : [offer.action]);

/** @param {Shortcut} shortcut @returns {Row} */
const plain = ({ label, touch, row, then = [], draft = false, hurry = false }) => ({ action: "", label, touch, draft, row, then, hurry });

/** Several things, picked one after another in any order: what the button would do now, and with one more of them.
 * @param {Shortcut} shortcut @param {import("./wire.js").Gather} gather @param {string[]} path what was touched so far @returns {Row[]} */
const gathered = (shortcut, { things, always = [], more }, path) => {
  const byId = new Map(things.map((one) => [one.thing, one]));
  // Something else was picked: these things can still begin a gesture of their own.
  const picked = path.flatMap((id) => byId.get(id) ?? []);
  const sofar = picked.length === path.length ? picked : [];
  const step = (/** @type {typeof things} */ all) => {
    const [only, ...others] = all;
    const n = always.length + all.length;
    return {
      ...plain(shortcut), more,
      label: others.length ? shortcut.label.replace("{n}", String(n)) : only.label,
      touch: [...all.map(({ thing }) => thing), ...shortcut.touch],
      then: [...always, ...all.map(({ action }) => action), ...shortcut.then ?? []],
    };
  };
  const free = things.filter((one) => !sofar.includes(one));
  return [...(sofar.length ? [step(sofar)] : []), ...free.map((one) => step([...sofar, one]))];
};

/** @param {Shortcut[]} shortcuts @param {string[]} path what was touched so far @returns {Row[]} what they offer then */
export const rowsOf = (shortcuts, path) => shortcuts.flatMap((shortcut) => (shortcut.gather ? gathered(shortcut, shortcut.gather, path) : [plain(shortcut)]));

// @ts-check
// The matcher of gestures: which choices a row of touches begins, and what one more touch means. It is pure. Not here: what is
// picked now (picking.js), what happens once a gesture is complete (moves.js).

/** @typedef {import("./shortcuts.js").Offer} Offer */

/** @param {string|undefined} id */
export const isButton = (id) => id?.startsWith("button:") ?? false;

/** @param {Offer[]} choices @param {string[]} path what was touched so far @returns {Offer[]} the choices that begin like that */
export const open = (choices, path) => choices.filter(({ touch }) => path.every((id, n) => touch[n] === id));

/** @param {Offer[]} choices @param {string[]} path @returns {Set<string>} what can be touched next */
export const nextIds = (choices, path) => new Set(open(choices, path).map(({ touch }) => touch[path.length]).filter(Boolean));

/** @param {Offer[]} choices @returns {Set<string>} what begins a gesture */
export const firstIds = (choices) => new Set(choices.map(({ touch }) => touch[0]));

/** @param {Offer[]} choices @param {string} id @returns {Offer|null} the one choice that begins with this thing */
export const onlyWith = (choices, id) => {
  const [only, ...others] = choices.filter(({ touch }) => touch[0] === id);
  return only && !others.length ? only : null;
};

/** @param {Offer[]} choices @param {string[]} path @param {string} id
 * @returns {string} the label of the choice that touching this completes; empty if it completes none */
export const outcome = (choices, path, id) => {
  const [only, ...others] = open(choices, path).filter(({ touch }) => touch[path.length] === id);
  return only && !others.length && only.touch.length === path.length + 1 ? only.label : "";
};

/** @param {Offer[]} choices @param {string[]} path @param {string} id
 * @returns {string[]|null} what was touched after this touch too; null if the thing has no part in any gesture */
export const touched = (choices, path, id) => {
  if (path.includes(id)) {
    // Of several things that are gathered each can be put back.
    const isGathering = open(choices, path).some((choice) => "more" in choice);
    return isGathering ? path.filter((other) => other !== id) : path.slice(0, path.indexOf(id));
  }
  if (nextIds(choices, path).has(id)) return [...path, id];
  return firstIds(choices).has(id) ? [id] : null;
};

/** @param {Offer[]} choices @param {string[]} path @returns {Offer|null} the choice that is complete */
export const complete = (choices, path) => {
  const [only, ...others] = open(choices, path);
  if (!path.length || !only || others.length) return null;
  // What can be taken back needs no button that confirms it.
  const isSure = only.draft && only.touch.slice(path.length).every(isButton);
  return isSure || only.touch.length === path.length ? only : null;
};

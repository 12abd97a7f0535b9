// @ts-check
// What the server sends of a table, and how a frame is put together from what has changed.

/** @typedef {import("./wire.js").Choice} Choice */
/** @typedef {import("./wire.js").Update} Update */
/** A frame as the page shows it: with what happened before it. @typedef {import("./wire.js").Frame & Required<Pick<Update, "beats"|"look">>} Frame */

/** @param {import("./wire.js").Frame} first @returns {Frame} the frame that a page comes with: its log is whole, and nothing is told before it */
export const firstFrame = (first) => ({ ...first, full: true, beats: [], look: false });

/** Puts frames together from updates.
 * @param {Frame} first */
export const frameReader = (first) => {
  let frame = first;
  /** @type {Map<string, string>} the texts of the board's parts, by name */
  const parts = new Map();
  /** @type {Map<string, Choice>} the choices that were offered so far, by number */
  const known = new Map();
  /** Was an update missed? Then everything was asked for. */
  let missed = false;
  /** @param {string} name @returns {string} the part, with the parts that it refers to */
  const assemble = (name) => (parts.get(name) ?? "").replace(/<=(\w+)>/g, (_, inner) => assemble(inner));
  /** @param {Update} update @param {() => void} askForAll @returns {Frame|null} null if an update was missed */
  return ({ from, parts: changed = {}, learn = {}, choices: numbers, ...rest }, askForAll) => {
    if (from === undefined) {
      missed = false;
      parts.clear();
      known.clear();
    } else if (missed) return null;
    else if (from !== frame.version) {
      missed = true;
      askForAll();
      return null;
    }
    for (const [name, text] of Object.entries(changed)) parts.set(name, text);
    for (const [number, [action, label, touch, draft, drawn]] of Object.entries(learn)) known.set(number, { action, label, touch, draft, drawn });
    const choices = numbers ? numbers.flatMap((number) => known.get(String(number)) ?? []) : frame.choices;
    frame = { ...frame, log: [], full: false, beats: [], look: false, ...rest, choices, html: assemble("board") };
    return frame;
  };
};

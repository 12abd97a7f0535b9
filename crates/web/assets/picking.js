// @ts-check
// What the reader has picked and aims at: the state of a gesture. Not here: what a touch means (gesture.js), where it comes
// from (pointer.js, keyboard.js).
import * as gesture from "./gesture.js";

/** @typedef {import("./shortcuts.js").Offer} Offer */
/** @typedef {ReturnType<typeof startPicking>} Picking */

/** @param {{choices: (path: string[]) => Offer[], play: (choice: Offer) => void, show: () => void}} table what can be done after
 * these touches, what does it, what shows the gesture */
export const startPicking = ({ choices, play, show }) => {
  /** @type {string[]} the ids touched so far */
  let path = [];
  /** What a finger aims at: the next touch of it counts. */
  let aimed = "";
  const all = () => choices(path);
  const nextIds = () => gesture.nextIds(all(), path);
  /** @param {string} id */
  const outcome = (id) => gesture.outcome(all(), path, id);
  /** @param {string} id */
  const touch = (id) => {
    aimed = "";
    const after = gesture.touched(all(), path, id);
    if (!after) return false;
    path = after;
    const whole = gesture.complete(all(), path);
    if (whole) play(whole);
    else show();
    return true;
  };
  /** @param {string} id */
  const playOnly = (id) => {
    const only = gesture.onlyWith(all(), id);
    if (only) play(only);
    return only !== null;
  };
  return {
    choices: all, nextIds, outcome, touch, playOnly,
    path: () => path,
    aimed: () => aimed,
    open: () => gesture.open(all(), path),
    firstIds: () => gesture.firstIds(all()),
    begin: (/** @type {string[]} */ ids) => { path = ids; show(); },
    /** What is picked and has one use only is played by a second touch of the key. @param {string} id */
    confirm: (id) => { if (path.at(-1) !== id || path.length > 1 || !playOnly(id)) touch(id); },
    /** @param {string} id */
    aim: (id) => {
      if (aimed === id || !outcome(id)) return false;
      aimed = id;
      show();
      return true;
    },
    isPicked: (/** @type {string} */ id) => path.includes(id),
    isDraft: (/** @type {string} */ id) => Boolean(gesture.onlyWith(all(), id)?.draft),
    back: () => { aimed = ""; path = path.slice(0, -1); show(); },
    /** What cannot be touched any more is not aimed at. */
    checkAim: () => { if (!nextIds().has(aimed)) aimed = ""; },
    forget: () => { aimed = ""; path = []; },
  };
};

// @ts-check
// Why something that was touched in vain cannot be used now: asks the server, and says what it answers.
import { say } from "./hint.js";

/** @typedef {import("./frames.js").Frame} Frame */
/** @typedef {import("./wire.js").FromBrowser} FromBrowser */

/** @param {{frame: () => Frame, send: (message: FromBrowser) => void, isBusy: () => boolean, row: () => string[], touched: () => string[]}} table
 * the draft so far, and what was touched after it */
export const startWhy = ({ frame, send, isBusy, row, touched }) => {
  /** The version at which it was asked. */
  let wondered = -1;
  return {
    /** @param {string[]} things what was touched: the thing, the place that it is in */
    ask: (things) => {
      const seat = frame().seat ?? frame().resign;
      if (isBusy() || frame().cover || seat === null || !things.length) return;
      wondered = frame().version;
      send({ type: "why", seat, row: row(), touched: touched(), things });
    },
    /** A reason that comes after something has changed is about what was. @param {string|null} detail */
    answer: (detail) => { if (detail && frame().version === wondered) say(detail); },
  };
};

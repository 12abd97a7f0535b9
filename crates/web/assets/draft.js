// @ts-check
// The draft: what was composed and not played yet. The server says where it leads. Not here: sending it (moves.js).
import { board, swap } from "./board.js";
import { byId } from "./page.js";
import { actionsOf } from "./shortcuts.js";

/** @typedef {import("./frames.js").Frame} Frame */
/** @typedef {import("./wire.js").FromBrowser} FromBrowser */
/** @typedef {import("./socket.js").Preview} Preview */
/** @typedef {import("./shortcuts.js").Offer} Offer */
/** @typedef {ReturnType<typeof startDraft>} Draft */

/** @param {{frame: () => Frame, send: (message: FromBrowser) => void, isBusy: () => boolean, changed: () => void, show: () => void}} table
 * whether the draft has been sent, what to do once it is another, what shows what can be done */
export const startDraft = ({ frame, send, isBusy, changed, show }) => {
  /** @type {Offer[]} */
  let row = [];
  /** @type {Preview|null} where the draft leads; null until the server has answered */
  let preview = null;
  const actions = () => row.flatMap(actionsOf);
  /** Asks where it leads. */
  const ask = () => {
    const { seat, version } = frame();
    if (row.length && !isBusy() && seat !== null) send({ type: "preview", seat, row: actions(), version });
  };
  /** @param {Offer[]} steps the new draft; an empty one shows the table as it is */
  const compose = (steps) => {
    row = steps;
    preview = null;
    ask();
    changed();
  };
  return {
    actions, ask,
    isEmpty: () => !row.length,
    /** What can be done after it, as far as it is known; null if there is no draft. */
    offered: () => (row.length ? { choices: preview?.choices ?? [], shortcuts: preview?.shortcuts ?? [] } : null),
    /** The ids that were touched for it. */
    things: () => new Set(row.flatMap((step) => step.touch)),
    add: (/** @type {Offer} */ step) => compose([...row, step]),
    takeBack: () => { if (!isBusy()) compose(row.slice(0, -1)); },
    forget: () => { row = []; preview = null; },
    /** @param {Preview} answer */
    receive: (answer) => {
      // The draft may have changed since the question.
      if (isBusy() || answer.seat !== frame().seat || answer.row.join("\n") !== actions().join("\n")) return;
      preview = answer;
      swap(answer.html, show);
    },
    show: () => {
      board?.classList.toggle("draft", row.length > 0);
      byId("draft").hidden = !row.length;
      // The last steps are enough: the board shows them all.
      const steps = [...(row.length > 2 ? ["…"] : []), ...row.slice(-2).map(({ label }) => label)].join(" → ");
      if (byId("steps").textContent !== steps) byId("steps").textContent = byId("draft").title = steps;
    },
  };
};

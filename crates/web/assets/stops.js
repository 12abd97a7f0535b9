// @ts-check
// Stops: where the reader wants to be asked, in games that ask very often. They are kept in the browser, one set for each
// game, and sent to the table, which passes for the reader everywhere else.
import { board } from "./board.js";
import { all, closest, json, storage } from "./page.js";

/** @typedef {{full_control: boolean, stops: string[]}} Wishes */

/** @param {(seat: number, orders: import("./wire.js").Orders) => void} send */
export const startStops = (send) => {
  const key = `stops-${json("table").game}`;
  /** There are none before the cards are dealt. */
  const hasStops = () => Boolean(board?.querySelector("[data-stop]"));
  /** @returns {Wishes} */
  const usual = () => ({ full_control: false, stops: all("[data-stop][data-default]").map((e) => e.dataset.stop ?? "") });
  /** @type {Wishes|null} */
  let wishes = null;
  /** @type {number|null} the seat that the reader decides for */
  let seat = null;
  /** @type {Set<number>} the seats whose table knows the wishes */
  const told = new Set();
  const read = () => {
    try { return /** @type {Wishes|null} */ (JSON.parse(storage.get(key) ?? "null")); } catch { return null; }
  };
  const current = () => (wishes ??= read() ?? usual());
  const show = () => {
    if (!hasStops()) return;
    for (const one of all("[data-stop], [data-order]")) {
      const { stop, order } = one.dataset;
      one.toggleAttribute("disabled", seat === null);
      one.setAttribute("aria-pressed", String(stop ? current().stops.includes(stop) : order === "full_control" && current().full_control));
    }
  };
  const tell = (hurry = false) => { if (seat !== null) send(seat, { ...current(), hurry }); };
  const change = (/** @type {HTMLElement} */ one) => {
    const { stop } = one.dataset;
    const { full_control, stops } = current();
    wishes = stop
      ? { full_control, stops: stops.includes(stop) ? stops.filter((other) => other !== stop) : [...stops, stop] }
      : { full_control: !full_control, stops };
    storage.set(key, JSON.stringify(wishes));
    told.clear();
    if (seat !== null) told.add(seat);
    tell();
    show();
  };
  board?.addEventListener("click", (event) => {
    const one = closest(event, "[data-stop], [data-order]");
    if (one && !one.hasAttribute("disabled")) change(one);
  });
  board?.addEventListener("shown", show);
  return {
    /** Passes for the seat until something happens. */
    hurry: () => tell(true),
    /** The connection is new: the table may have forgotten. */
    forget: () => told.clear(),
    /** @param {number|null} now the seat of the person before the screen */
    decidingFor: (now) => {
      seat = now;
      if (!hasStops()) return;
      show();
      if (now === null || told.has(now)) return;
      told.add(now);
      // The table knows the usual wishes by itself.
      if (read()) tell();
    },
  };
};

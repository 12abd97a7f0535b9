// @ts-check
// The cards of the deck builder: filters, order, and keys. It hides and sorts rows; it knows no card.
import { all, byId, closest, fill, words } from "./page.js";

/** So many cards are shown at first, and more at a time. */
const PAGE = 60;

/** Letters without accents and capitals. @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}+/gu, "").replace(/[’]/g, "'").toLowerCase();

/** Takes a copy of a card in or out. @typedef {(row: HTMLElement, what: string) => void} Step */

/** @param {string} kind @returns {string[]} the pressed buttons of a row of toggles */
const pressed = (kind) => all(`[data-${kind}][aria-pressed="true"]`).map((button) => button.dataset[kind] ?? "");
/** @param {string} id */
const field = (id) => /** @type {HTMLInputElement|HTMLSelectElement} */ (byId(id));
/** @param {HTMLElement} row */
const nameOf = (row) => plain(row.querySelector(".name")?.textContent ?? "");

/** The rows in the chosen order. @param {HTMLElement[]} rows by colour */
const startOrder = (rows) => {
  const names = new Map(rows.map((row) => [row, nameOf(row)]));
  const byName = (/** @type {HTMLElement} */ a, /** @type {HTMLElement} */ b) => (names.get(a) ?? "").localeCompare(names.get(b) ?? "");
  const byCost = (/** @type {HTMLElement} */ a, /** @type {HTMLElement} */ b) => Number(a.dataset.total) - Number(b.dataset.total);
  return () => {
    const order = field("order").value;
    return order === "colour" ? rows : rows.toSorted(order === "name" ? byName : (a, b) => byCost(a, b) || byName(a, b));
  };
};
/** Does a row fit the filters? @param {HTMLElement[]} rows */
const startFilter = (rows) => {
  const texts = new Map(rows.map((row) => [row, plain(row.dataset.find ?? "")]));
  return () => {
    const [colours, costs, type] = [pressed("colour"), pressed("cost"), field("type").value];
    const wanted = plain(field("find").value).split(/\s+/).filter(Boolean);
    /** @param {HTMLElement} row */
    return (row) => {
      const { colours: own = "", cost = "", type: kind = "" } = row.dataset;
      return (!colours.length || own.split("").every((letter) => colours.includes(letter)))
        && (!costs.length || (costs.includes(cost) && kind !== "land"))
        && (!type || kind === type)
        && wanted.every((word) => texts.get(row)?.includes(word));
    };
  };
};
/** The rows that fit, a page at a time. @param {HTMLElement[]} rows */
const startRows = (rows) => {
  const pool = byId("pool");
  const further = byId("further");
  const [sorted, filter] = [startOrder(rows), startFilter(rows)];
  let fitting = rows;
  let n_shown = PAGE;
  const shown = () => fitting.slice(0, n_shown);
  const showRows = () => {
    const seen = new Set(shown());
    for (const row of rows) row.hidden = !seen.has(row);
    further.hidden = fitting.length <= n_shown;
    byId("nothing").hidden = fitting.length > 0;
    byId("found").textContent = fitting.length === 1 ? words.foundOne : fill(words.found, { n: fitting.length });
    // One of the rows can be reached with the tab key.
    const first = fitting[0];
    for (const row of rows) row.tabIndex = row === first ? 0 : -1;
  };
  const showMore = () => { n_shown += PAGE; showRows(); };
  further.addEventListener("click", showMore);
  new IntersectionObserver((entries) => { if (entries.some((entry) => entry.isIntersecting)) showMore(); }, { rootMargin: "200px" }).observe(further);
  const change = () => {
    fitting = sorted().filter(filter());
    n_shown = PAGE;
    showRows();
  };
  return { shown, change, reorder: () => { change(); pool.append(...sorted()); } };
};
/** The fields and toggles above the cards. @param {{change: () => void, reorder: () => void}} rows */
const startFields = ({ change, reorder }) => {
  for (const id of ["find", "type"]) field(id).addEventListener("input", change);
  field("order").addEventListener("input", reorder);
  const form = /** @type {HTMLFormElement} */ (closest(field("find"), "form"));
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("click", (event) => {
    const toggle = closest(event, "[aria-pressed]");
    if (!toggle) return;
    toggle.setAttribute("aria-pressed", String(toggle.getAttribute("aria-pressed") !== "true"));
    change();
  });
  form.addEventListener("reset", () => {
    for (const toggle of all("[aria-pressed]", form)) toggle.setAttribute("aria-pressed", "false");
    setTimeout(reorder);
  });
};
const moves = /** @type {Record<string, number>} */ ({ ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 });
const steps = /** @type {Record<string, string>} */ ({ Enter: "more", "+": "more", "=": "more", "-": "less", Delete: "less" });
/** @param {() => HTMLElement[]} shown @param {Step} step */
const startKeys = (shown, step) => byId("pool").addEventListener("keydown", (event) => {
  const row = closest(event, "#pool > li");
  if (!row || event.ctrlKey || event.metaKey || event.altKey || closest(event, "button")) return;
  if (event.key in steps) step(row, steps[event.key]);
  else if (event.key in moves) {
    const rows = shown();
    const next = rows[rows.indexOf(row) + moves[event.key]];
    if (next) {
      row.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
    }
  } else return;
  event.preventDefault();
});

/** @param {Step} step */
export const startPool = (step) => {
  const pool = byId("pool");
  const rows = startRows(all("#pool > li"));
  startFields(rows);
  startKeys(rows.shown, step);
  pool.addEventListener("click", (event) => {
    const [row, button] = [closest(event, "[data-card]"), closest(event, "[data-do]")];
    if (row && button) step(row, button.dataset.do ?? "");
  });
  pool.addEventListener("dblclick", (event) => {
    const row = closest(event, "[data-card]");
    if (row && !closest(event, "[data-do]")) step(row, "more");
  });
  // On small screens the filters are folded at first.
  if (matchMedia("(max-width: 760px), (max-height: 480px)").matches) byId("main").querySelector("details.more")?.removeAttribute("open");
  rows.change();
};

// @ts-check
// The cards of the deck builder: filters, order, and keys. It hides and sorts rows; it knows no card.
import { all, byId, closest, fill, words } from "./page.js";

/** So many cards are shown at first, and more at a time. */
const PAGE = 60;

/** Letters without accents and capitals. @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}+/gu, "").replace(/[’]/g, "'").toLowerCase();

/** @param {(row: HTMLElement, what: string) => void} step adds or removes a copy of a card */
export const startPool = (step) => {
  const pool = byId("pool");
  const rows = all("#pool > li");
  const [search, type, order] = ["find", "type", "order"].map((id) => /** @type {HTMLInputElement|HTMLSelectElement} */ (byId(id)));
  const texts = new Map(rows.map((row) => [row, plain(row.dataset.find ?? "")]));
  const names = new Map(rows.map((row) => [row, plain(row.querySelector(".name")?.textContent ?? "")]));
  const further = byId("further");
  let fitting = rows;
  let n_shown = PAGE;
  /** @param {string} kind @returns {string[]} the pressed buttons of a row of toggles */
  const pressed = (kind) => all(`[data-${kind}][aria-pressed="true"]`).map((button) => button.dataset[kind] ?? "");

  const showRows = () => {
    const seen = new Set(fitting.slice(0, n_shown));
    for (const row of rows) row.hidden = !seen.has(row);
    further.hidden = fitting.length <= n_shown;
    byId("nothing").hidden = fitting.length > 0;
    byId("found").textContent = fitting.length === 1 ? words.foundOne : fill(words.found, { n: fitting.length });
    // One of the rows can be reached with the tab key.
    const first = fitting[0];
    for (const row of rows) row.tabIndex = row === first ? 0 : -1;
  };
  const filter = () => {
    const [colours, costs, wanted] = [pressed("colour"), pressed("cost"), plain(search.value).split(/\s+/).filter(Boolean)];
    fitting = sorted().filter((row) => {
      const { colours: own = "", cost = "", type: kind = "" } = row.dataset;
      return (!colours.length || [...own].every((letter) => colours.includes(letter)))
        && (!costs.length || (costs.includes(cost) && kind !== "land"))
        && (!type.value || kind === type.value)
        && wanted.every((word) => texts.get(row)?.includes(word));
    });
    n_shown = PAGE;
    showRows();
  };
  const sorted = () => {
    if (order.value === "colour") return rows;
    const byName = (/** @type {HTMLElement} */ a, /** @type {HTMLElement} */ b) => (names.get(a) ?? "").localeCompare(names.get(b) ?? "");
    const byCost = (/** @type {HTMLElement} */ a, /** @type {HTMLElement} */ b) => Number(a.dataset.total) - Number(b.dataset.total);
    return [...rows].sort(order.value === "name" ? byName : (a, b) => byCost(a, b) || byName(a, b));
  };

  for (const field of [search, type]) field.addEventListener("input", filter);
  order.addEventListener("input", () => { filter(); pool.append(...sorted()); });
  const form = /** @type {HTMLFormElement} */ (closest(search, "form"));
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("click", (event) => {
    const toggle = closest(event, "[aria-pressed]");
    if (!toggle) return;
    toggle.setAttribute("aria-pressed", String(toggle.getAttribute("aria-pressed") !== "true"));
    filter();
  });
  form.addEventListener("reset", () => {
    for (const toggle of all("[aria-pressed]", form)) toggle.setAttribute("aria-pressed", "false");
    setTimeout(() => { filter(); pool.append(...sorted()); });
  });
  const showMore = () => { n_shown += PAGE; showRows(); };
  further.addEventListener("click", showMore);
  new IntersectionObserver((entries) => { if (entries.some((entry) => entry.isIntersecting)) showMore(); }, { rootMargin: "200px" }).observe(further);

  pool.addEventListener("click", (event) => {
    const [row, button] = [closest(event, "[data-card]"), closest(event, "[data-do]")];
    if (row && button) step(row, button.dataset.do ?? "");
  });
  pool.addEventListener("dblclick", (event) => {
    const row = closest(event, "[data-card]");
    if (row && !closest(event, "[data-do]")) step(row, "more");
  });
  const moves = /** @type {Record<string, number>} */ ({ ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 });
  const steps = /** @type {Record<string, string>} */ ({ Enter: "more", "+": "more", "=": "more", "-": "less", Delete: "less" });
  pool.addEventListener("keydown", (event) => {
    const row = closest(event, "#pool > li");
    if (!row || event.ctrlKey || event.metaKey || event.altKey || closest(event, "button")) return;
    if (event.key in steps) step(row, steps[event.key]);
    else if (event.key in moves) {
      const shown = fitting.slice(0, n_shown);
      const next = shown[shown.indexOf(row) + moves[event.key]];
      if (next) {
        row.tabIndex = -1;
        next.tabIndex = 0;
        next.focus();
      }
    } else return;
    event.preventDefault();
  });
  // On small screens the filters are folded at first.
  if (matchMedia("(max-width: 760px), (max-height: 480px)").matches) byId("main").querySelector("details.more")?.removeAttribute("open");
  filter();
};

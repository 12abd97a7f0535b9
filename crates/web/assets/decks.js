// @ts-check
// The deck builder. It keeps which cards are in the deck and how many; what that means, whether it is legal and how it is
// shown comes from the server after every change. Not here: the filters of the cards (`pool.js`).
import { all, byId, closest, fill, json, storage, words } from "./page.js";
import { patch } from "./board.js";
import { startPool } from "./pool.js";

/** @typedef {import("./wire.js").DeckAnswer} Answer */
/** @typedef {import("./wire.js").DeckQuestion} DeckQuestion */
/** @typedef {import("./wire.js").SaveDeck} SaveDeck */
/** @typedef {Map<string, number>} Cards */

const about = json("deckdata");
const api = `/api/decks/${about.game}`;
/** The key of unsaved changes in the browser. @param {string|null} id */
const draftKey = (id) => `atout-deck-${about.game}-${id ?? `new-${new URLSearchParams(location.search).get("from") ?? ""}`}`;
const name = /** @type {HTMLInputElement} */ (byId("deckname"));
const format = /** @type {HTMLSelectElement} */ (byId("format"));
const play = /** @type {HTMLFormElement} */ (byId("play"));

/** @type {Cards} */ const main = new Map();
/** @type {Cards} */ const side = new Map();
let { id } = about;
let saved = { name: about.name, list: about.list };
/** The deck in the reader's words, as the server last wrote it. */
let text = "";

/** @param {string} list lines such as `4 forest`, with a line `Sideboard` between the two parts */
const read = (list) => {
  main.clear();
  side.clear();
  let part = main;
  for (const line of list.split("\n")) {
    const [, n, card] = line.match(/^(\d+) (\S+)$/) ?? [];
    if (card) part.set(card, Number(n));
    else if (line.trim()) part = side;
  }
};
const write = () => {
  const lines = (/** @type {Cards} */ part) => [...part].map(([card, n]) => `${n} ${card}\n`).join("");
  return lines(main) + (side.size ? `\nSideboard\n${lines(side)}` : "");
};
/** The same cards whatever their order. @param {string} list */
const sorted = (list) => list.split(/\n\s*Sideboard\s*\n/).map((part) => part.split("\n").filter(Boolean).toSorted().join("\n")).join("\n\n");
const isChanged = () => name.value.trim() !== saved.name || sorted(write()) !== sorted(saved.list);

/** @param {string} sentence @param {boolean} [canDiscard] */
const say = (sentence, canDiscard = false) => {
  const note = byId("note");
  note.hidden = !sentence;
  /** @type {HTMLElement} */ (note.firstElementChild).textContent = sentence;
  byId("discard").hidden = !canDiscard;
};
/** @param {string} box @param {string|null} sentence */
const complain = (box, sentence) => {
  byId(box).hidden = !sentence;
  /** @type {HTMLElement} */ (byId(box).firstElementChild).textContent = sentence ?? "";
};
/** @param {string} path @param {SaveDeck|DeckQuestion} body @param {string} [method] @returns {Promise<any>} null if there was none; refusals are shown */
const post = async (path, body, method = "POST") => {
  const headers = { "Content-Type": "application/json", Accept: "application/json" };
  const answer = await fetch(`${api}${path}`, { method, headers, body: JSON.stringify(body) }).catch(() => null);
  const told = await answer?.json().catch(() => null);
  if (answer?.ok && told) return told;
  complain("deckproblem", told?.detail ?? words.offline);
  return null;
};
/** What a question about the deck is answered with. @typedef {{"/check": Answer, "/lands": Answer, "/hand": import("./wire.js").HandAnswer}} Answers */
/** @template {keyof Answers} Path @param {Path} path @param {DeckQuestion} body @returns {Promise<Answers[Path]|null>} */
const ask = (path, body) => post(path, body);
/** @param {number} n */
const cards = (n) => n === 1 ? words.foundOne : fill(words.found, { n });
/** @returns {DeckQuestion} */
const question = () => ({ list: write(), options: { [about.formatOption]: format.value } });

// ---- Changes.
let asked = 0;
let timer = 0;
/** Shows a deck as the server sees it. @param {Answer} answer */
const show = (answer) => {
  const sheet = byId("sheet");
  const fresh = /** @type {HTMLElement} */ (sheet.cloneNode(false));
  fresh.innerHTML = answer.html;
  // The same button keeps the focus, even if its line has moved.
  const held = closest(/** @type {Element} */ (document.activeElement), "#sheet [data-do]");
  const [card, what] = [held && closest(held, "[data-card]")?.dataset.card, held?.dataset.do];
  patch(sheet, fresh);
  if (card && !byId("sheet").contains(document.activeElement)) all(`#sheet [data-card="${CSS.escape(card)}"] [data-do="${what}"]`)[0]?.focus();
  byId("ntab").textContent = String(answer.n_cards);
  const legal = byId("legal").classList.contains("ok");
  /** @type {HTMLButtonElement} */ (play.querySelector("button")).disabled = !legal;
  text = answer.text;
};
const check = async () => {
  const number = ++asked;
  const answer = await ask("/check", question());
  // A newer question replaces this one.
  if (!answer || number !== asked) return;
  complain("deckproblem", answer.list === null ? answer.problem : null);
  if (answer.list !== null) show(answer);
  document.body.dataset.checked = String(number);
};
/** Shows the numbers beside the cards. */
const count = () => {
  for (const row of all("#pool > li")) {
    const n = (main.get(row.dataset.card ?? "") ?? 0) + (side.get(row.dataset.card ?? "") ?? 0);
    row.classList.toggle("in", n > 0);
    const output = row.querySelector("output");
    if (output && output.textContent !== String(n)) output.textContent = String(n);
  }
};
/** After every change. @param {string} [sentence] */
const changed = (sentence) => {
  count();
  const list = write();
  for (const field of play.querySelectorAll("input")) field.value = field.name === "list" ? list : format.value;
  if (isChanged()) storage.set(draftKey(id), JSON.stringify({ name: name.value, list, format: format.value }));
  else storage.remove(draftKey(id));
  say(sentence ?? (isChanged() ? words.unsaved : ""), isChanged());
  clearTimeout(timer);
  timer = setTimeout(check, 120);
};
/** @param {Cards} part @param {string} card @param {number} by */
const add = (part, card, by) => {
  const n = Math.min(about.maxCopies, Math.max(0, (part.get(card) ?? 0) + by));
  if (n) part.set(card, n);
  else part.delete(card);
};
/** @param {HTMLElement} row a card of the pool or a line of the deck @param {string|undefined} what */
const step = (row, what) => {
  const [card, isSide] = [row.dataset.card ?? "", row.hasAttribute("data-side")];
  const inPool = Boolean(closest(row, "#pool"));
  // Beside a card stand the copies of both parts; the deck gives first.
  const part = isSide || (inPool && what === "less" && !main.has(card)) ? side : main;
  if (what === "more") add(part, card, 1);
  else if (what === "less") add(part, card, -1);
  else if (what === "move" && part.has(card)) {
    add(part, card, -1);
    add(isSide ? main : side, card, 1);
  } else return;
  changed();
};

// ---- Saving.
const save = async () => {
  if (!name.value.trim()) name.value = words.unnamed;
  const list = write();
  /** @type {import("./wire.js").SavedDeck|null} */
  const answer = await post(id ? `/${id}` : "", { name: name.value, list }, id ? "PUT" : "POST");
  if (!answer) return;
  storage.remove(draftKey(id));
  complain("deckproblem", null);
  saved = { name: answer.name, list: answer.list };
  name.value = answer.name;
  if (!id) history.replaceState(null, "", `/decks/${about.game}/${answer.id}`);
  id = answer.id;
  const n = [...main.values()].reduce((sum, one) => sum + one, 0);
  changed(isChanged() ? undefined : fill(words.saved, { name: answer.name, cards: cards(n) }));
};
/** Takes up what was not saved the last time. */
const restore = () => {
  const kept = JSON.parse(storage.get(draftKey(id)) ?? "null");
  if (!kept) return;
  name.value = kept.name;
  read(kept.list);
  if ([...format.options].some((option) => option.value === kept.format)) format.value = kept.format;
  if (isChanged()) changed(words.restored);
  else storage.remove(draftKey(id));
};

// ---- Dialogs.
/** @param {string} box */
const open = (box) => /** @type {HTMLDialogElement} */ (byId(box)).showModal();
const importing = async () => {
  const field = /** @type {HTMLTextAreaElement} */ (byId("importtext"));
  const answer = await ask("/check", { ...question(), list: field.value });
  // A refusal is told where one looks.
  complain("importproblem", answer ? answer.list === null && answer.problem || null : byId("deckproblem").textContent);
  if (!answer || answer.list === null) return;
  read(answer.list);
  /** @type {HTMLDialogElement} */ (byId("importbox")).close();
  changed(words.imported);
};
const exporting = async () => {
  clearTimeout(timer);
  await check();
  const field = /** @type {HTMLTextAreaElement} */ (byId("exporttext"));
  field.value = text;
  const link = /** @type {HTMLAnchorElement} */ (byId("download"));
  link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  link.download = `${name.value.trim().replace(/[^\p{L}\p{N} _'-]+/gu, "") || words.file}.txt`;
  open("exportbox");
  field.select();
};
let mulligans = 0;
/** @param {number} n */
const draw = async (n) => {
  mulligans = n;
  const answer = await ask("/hand", { ...question(), mulligans });
  if (!answer) return;
  byId("hand").innerHTML = answer.html;
  const box = /** @type {HTMLDialogElement} */ (byId("handbox"));
  if (!box.open) box.showModal();
};
const addLands = async () => {
  const before = [...main.values()].reduce((sum, n) => sum + n, 0);
  const answer = await ask("/lands", question());
  if (!answer?.list) return;
  read(answer.list);
  const n = answer.n_cards - before;
  changed(n === 0 ? words.noLands : n === 1 ? words.landsOne : fill(words.lands, { n }));
};

// ---- Drag and drop, beside the buttons.
const startDragging = () => {
  /** @type {HTMLElement|null} */ let dragged = null;
  addEventListener("dragstart", (event) => {
    dragged = closest(event, "[data-card]");
    event.dataTransfer?.setData("text/plain", dragged?.dataset.card ?? "");
    document.body.classList.toggle("dragging", Boolean(dragged));
  });
  addEventListener("dragend", () => { dragged = null; document.body.classList.remove("dragging"); });
  addEventListener("dragover", (event) => { if (dragged && closest(event, "[data-drop]")) event.preventDefault(); });
  addEventListener("drop", (event) => {
    const zone = closest(event, "[data-drop]")?.dataset.drop;
    if (!dragged || !zone) return;
    event.preventDefault();
    const [card, from] = [dragged.dataset.card ?? "", closest(dragged, "#pool") ? null : dragged.hasAttribute("data-side") ? side : main];
    const to = zone === "pool" ? null : zone === "side" ? side : main;
    if (from === to) return;
    if (from) add(from, card, -1);
    if (to) add(to, card, 1);
    changed();
  });
};

export const startBuilder = () => {
  read(saved.list);
  count();
  restore();
  startPool(step);
  startDragging();
  // A changed sheet may be a new element.
  closest(byId("sheet"), ".deck")?.addEventListener("click", (event) => {
    const [row, button] = [closest(event, "[data-card]"), closest(event, "[data-do]")];
    if (row && button) step(row, button.dataset.do);
  });
  name.addEventListener("input", () => changed());
  format.addEventListener("input", () => changed());
  byId("save").addEventListener("click", save);
  byId("discard").addEventListener("click", () => { read(saved.list); name.value = saved.name; changed(); });
  byId("importing").addEventListener("click", () => { complain("importproblem", null); open("importbox"); });
  byId("importnow").addEventListener("click", importing);
  byId("exporting").addEventListener("click", exporting);
  byId("copy").addEventListener("click", async () => {
    await navigator.clipboard?.writeText(text).then(() => { byId("copy").textContent = words.copied; }, () => {});
  });
  byId("tryhand").addEventListener("click", () => draw(0));
  byId("again").addEventListener("click", () => draw(mulligans));
  byId("mulligan").addEventListener("click", () => draw(mulligans + 1));
  byId("lands").addEventListener("click", addLands);
  for (const button of all("[data-close]")) button.addEventListener("click", () => /** @type {HTMLDialogElement|null} */ (closest(button, "dialog"))?.close());
  for (const tab of all("[data-show]")) {
    tab.addEventListener("click", () => {
      byId("main").classList.toggle("showdeck", tab.dataset.show === "deck");
      for (const other of all("[data-show]")) other.setAttribute("aria-pressed", String(other === tab));
    });
  }
  let isPlaying = false;
  play.addEventListener("submit", () => { isPlaying = true; });
  addEventListener("beforeunload", (event) => { if (isChanged() && !isPlaying) event.preventDefault(); });
  void check();
};

// @ts-check
// The script of all pages: what each of them needs, and what starts the others.
import { board, startBoard } from "./board.js";
import { startLesson } from "./lesson.js";
import { all, byId, closest } from "./page.js";
import { markSolved, startPuzzle } from "./puzzle.js";
import { startReplay } from "./replay.js";
import { startTableForm } from "./table_form.js";
import { startSound } from "./sound.js";
import { startTable } from "./table.js";

for (const time of document.querySelectorAll("time")) {
  const moment = new Date(time.dateTime);
  if (!Number.isNaN(moment.valueOf())) time.title = moment.toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
}
for (const menu of all("details.menu")) {
  const close = () => menu.removeAttribute("open");
  addEventListener("click", (event) => { if (!(event.target instanceof Node && menu.contains(event.target)) || closest(event, ".menu a, .menu button")) close(); });
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.hasAttribute("open")) return;
    // Escape closes the menu and nothing else.
    event.stopImmediatePropagation();
    close();
    menu.querySelector("summary")?.focus();
  });
}
/** @param {string} name @returns {HTMLInputElement[]} */
const fields = (name) => [...document.getElementsByName(name)].filter((field) => field instanceof HTMLInputElement);
for (const presets of all(".presets")) {
  presets.hidden = false;
  presets.addEventListener("click", (event) => {
    const kinds = closest(event, "[data-preset]")?.dataset.preset?.split(" ") ?? [];
    kinds.forEach((kind, seat) => { for (const field of fields(`seat${seat}`)) field.checked = field.value === kind; });
  });
}
for (const usual of all("[data-other]")) {
  const other = /** @type {HTMLInputElement} */ (byId(usual.dataset.other ?? ""));
  const show = () => { other.hidden = other.disabled = Boolean(/** @type {HTMLSelectElement} */ (usual).value); };
  usual.addEventListener("input", () => { show(); other.focus(); });
  show();
}
for (const fold of all(".fold")) {
  const value = fold.querySelector(".value");
  fold.addEventListener("input", () => {
    const chosen = fold.querySelector("input[type=radio]:checked + span, select option:checked");
    if (value && chosen) value.textContent = chosen.textContent;
  });
}
for (const form of all("form[data-check]")) startTableForm(/** @type {HTMLFormElement} */ (form));
// Only the pages about decks need their scripts.
if (document.querySelector("[data-builder]")) void import("./decks.js").then(({ startBuilder }) => startBuilder());
startSound();
if (board) startBoard();
markSolved();
if (document.body.classList.contains("puzzle")) startPuzzle();
else if (document.body.classList.contains("lesson")) startLesson();
else if (document.body.classList.contains("live")) startTable();
if (document.body.classList.contains("replay")) startReplay();

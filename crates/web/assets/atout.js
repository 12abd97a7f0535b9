// @ts-check
// The script of all pages: what each of them needs, and what starts the others.
import { board, startBoard } from "./board.js";
import { startLesson } from "./lesson.js";
import { all, byId, closest } from "./page.js";
import { startReplay } from "./replay.js";
import { startSound } from "./sound.js";
import { startTable } from "./table.js";

for (const time of document.querySelectorAll("time")) {
  const moment = new Date(time.dateTime);
  if (!Number.isNaN(moment.valueOf())) time.textContent = moment.toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
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
for (const presets of all(".presets")) {
  presets.hidden = false;
  presets.addEventListener("click", (event) => {
    const kinds = closest(event, "[data-preset]")?.dataset.preset?.split(" ") ?? [];
    kinds.forEach((kind, seat) => { /** @type {HTMLSelectElement} */ (byId(`seat${seat}`)).value = kind; });
  });
}
for (const seats of all("[data-number]")) {
  const number = /** @type {HTMLInputElement} */ (byId(`o-${seats.dataset.number}`));
  const show = () => all(".seat", seats).forEach((row, n) => { row.hidden = n >= number.valueAsNumber; });
  number.addEventListener("input", show);
  show();
}
for (const usual of all("[data-other]")) {
  const other = /** @type {HTMLInputElement} */ (byId(usual.dataset.other ?? ""));
  const show = () => { other.hidden = other.disabled = Boolean(/** @type {HTMLSelectElement} */ (usual).value); };
  usual.addEventListener("input", () => { show(); other.focus(); });
  show();
}
startSound();
if (board) startBoard();
if (document.body.classList.contains("lesson")) startLesson();
else if (document.body.classList.contains("live")) startTable();
if (document.body.classList.contains("replay")) startReplay();

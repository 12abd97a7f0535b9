// @ts-check
// A card enlarged: in the help beside the board while one points at it, over the board after a long press.
import { board } from "./board.js";
import { byId, closest, make } from "./page.js";

/** How long a press is that shows the card, in milliseconds. */
const PRESS = 450;

/** @param {HTMLElement} card @returns {HTMLElement} the card, large and with nothing that happened to it */
const enlarged = (card) => {
  const copy = /** @type {HTMLElement} */ (card.cloneNode(true));
  copy.className = [...card.classList].filter((name) => /^(card|dc|c-.*)$/.test(name)).join(" ");
  copy.classList.add("full", "zoomed");
  for (const name of ["data-id", "tabindex", "title", "aria-pressed"]) copy.removeAttribute(name);
  copy.setAttribute("role", "img");
  return copy;
};

export const startZoom = () => {
  if (!board) return;
  const help = byId("cardhelp");
  for (const kind of ["pointerover", "focusin"]) board.addEventListener(kind, (event) => {
    const card = closest(event, "[data-zoom]");
    if (card) help.replaceChildren(enlarged(card), make("span", card.dataset.more ?? ""));
  });
  let timer = 0;
  /** @type {HTMLElement|null} */
  let shown = null;
  const hide = () => { clearTimeout(timer); shown?.remove(); shown = null; };
  board.addEventListener("pointerdown", (event) => {
    hide();
    const card = event.pointerType === "touch" ? closest(event, "[data-zoom]") : null;
    if (!card) return;
    timer = setTimeout(() => {
      shown = make("div", "", { class: "zoombox", role: "status" });
      shown.append(enlarged(card), make("p", card.dataset.more ?? ""));
      document.body.append(shown);
    }, PRESS);
  });
  for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, () => clearTimeout(timer));
  board.addEventListener("pointermove", (event) => { if (Math.hypot(event.movementX, event.movementY) > 6) clearTimeout(timer); });
  // The next touch, wherever it is, puts it away.
  addEventListener("pointerdown", () => { if (shown) hide(); }, { capture: true });
  addEventListener("contextmenu", (event) => { if (shown) event.preventDefault(); });
};

// @ts-check
// Clicks, long presses and drags on the board.
import { about, board } from "./board.js";
import { all, closest } from "./page.js";

/** @param {import("./table.js").Gestures} gestures */
export const startPointer = (gestures) => {
  let dragged = false;
  // A long press shows the help text, as hovering does.
  let pressed = Infinity;
  board?.addEventListener("pointerdown", (event) => { pressed = event.pointerType === "touch" ? event.timeStamp : Infinity; }, { capture: true });
  board?.addEventListener("click", (event) => {
    if (dragged) { dragged = false; return; }
    const rested = event.timeStamp - pressed > 500;
    // Clicks of a screen reader come without a press: they are never late.
    pressed = Infinity;
    if (rested) return;
    const thing = closest(event, "[data-id]");
    const zone = closest(event, "[data-zone]");
    if (thing?.dataset.id && gestures.touch(thing.dataset.id)) return;
    if (zone?.dataset.zone && gestures.nextIds().has(zone.dataset.zone)) gestures.touch(zone.dataset.zone);
    else {
      gestures.explain(about(closest(event, "[data-name]")));
      gestures.why([thing?.dataset.id, zone?.dataset.zone].flatMap((id) => id ?? []));
    }
  });
  /** @param {Event|Element} from @returns {string} the next id that a drop or a click there touches */
  const targetAt = (from) => {
    const next = gestures.nextIds();
    return [closest(from, "#board [data-id]")?.dataset.id, closest(from, "#board [data-zone]")?.dataset.zone].find((id) => id && next.has(id)) ?? "";
  };
  for (const kind of ["pointerover", "focusin"]) board?.addEventListener(kind, (event) => {
    gestures.explain(gestures.outcome(targetAt(event)), true);
  });
  board?.addEventListener("pointerdown", (event) => {
    const card = closest(event, ".card[data-id]");
    const id = card?.dataset.id ?? "";
    if (!card || event.button || !gestures.firstIds().has(id) || !gestures.choices().some((c) => c.touch[0] === id && c.touch.length > 1)) return;
    const start = card.getBoundingClientRect();
    const over = new AbortController();
    /** @type {HTMLElement|null} */
    let ghost = null;
    const move = (/** @type {PointerEvent} */ now) => {
      if (!ghost && Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) < 8) return;
      if (!ghost) {
        gestures.begin([id]);
        ghost = /** @type {HTMLElement} */ (card.cloneNode(true));
        ghost.classList.add("drag");
        ghost.style.width = `${card.offsetWidth}px`;
        document.body.append(ghost);
      }
      ghost.style.left = `${start.left + now.clientX - event.clientX}px`;
      ghost.style.top = `${start.top + now.clientY - event.clientY}px`;
      const under = document.elementFromPoint(now.clientX, now.clientY);
      for (const zone of all("[data-zone]")) zone.classList.toggle("over", Boolean(under && zone.contains(under) && targetAt(under)));
    };
    const end = (/** @type {PointerEvent} */ now) => {
      over.abort();
      if (!ghost) return;
      ghost.remove();
      dragged = true;
      setTimeout(() => { dragged = false; });
      for (const zone of all("[data-zone].over")) zone.classList.remove("over");
      const under = now.type === "pointerup" ? document.elementFromPoint(now.clientX, now.clientY) : null;
      const id = under ? targetAt(under) : "";
      if (id) gestures.touch(id);
      else gestures.begin([]);
    };
    addEventListener("pointermove", move, over);
    addEventListener("pointerup", end, over);
    addEventListener("pointercancel", end, over);
  });
};

// @ts-check
// Clicks, double clicks, long presses and drags on the board.
import { about, board } from "./board.js";
import { all, closest } from "./page.js";

/** @typedef {import("./frames.js").Choice} Choice */
/**
 * What pointer and keyboard may ask and do.
 * @typedef {{isOpen: () => boolean, choices: () => Choice[], nextIds: () => Set<string>, firstIds: () => Set<string>,
 *   outcome: (id: string) => string, touch: (id: string) => boolean, why: (things: string[]) => void, begin: (ids: string[]) => void,
 *   back: () => boolean, aim: (id: string) => boolean, playOnly: (id: string) => boolean, confirm: (id: string) => void, isPicked: (id: string) => boolean, isDraft: (id: string) => boolean,
 *   explain: (text: string, otherwise?: boolean) => void}} Gestures
 */

/** What a pointer is over now: the board may have changed since it was pressed. Clicks of screen readers have no place:
 * they count no presses.
 * @param {MouseEvent} event @returns {Event|Element} */
const under = (event) => (event.detail || event.type !== "click" ? document.elementFromPoint(event.clientX, event.clientY) ?? event : event);

/** @param {Gestures} gestures */
export const startPointer = (gestures) => {
  // Cards are dragged by the script, not as pictures.
  board?.addEventListener("dragstart", (event) => event.preventDefault());
  let dragged = false;
  /** What the last single click has picked. */
  let picked = "";
  // A long press shows the help text, as hovering does.
  let pressed = Infinity;
  board?.addEventListener("pointerdown", (event) => { pressed = event.pointerType === "touch" ? event.timeStamp : Infinity; }, { capture: true });
  board?.addEventListener("click", (event) => {
    if (dragged) { dragged = false; return; }
    const [rested, isFinger] = [event.timeStamp - pressed > 500, pressed < Infinity];
    // Clicks of a screen reader come without a press: they are never late.
    pressed = Infinity;
    if (rested) return;
    const from = under(event);
    const thing = closest(from, "[data-id]");
    const zone = closest(from, "[data-zone]");
    const was = thing?.dataset.id ?? "";
    // A finger aims at a small thing first, because it may have meant the one beside it.
    if (isFinger && thing && closest(thing, "[data-small]") && gestures.aim(was)) return;
    const touched = was && gestures.touch(was);
    if (event.detail < 2) picked = touched && gestures.isPicked(was) ? was : "";
    if (touched) return;
    if (zone?.dataset.zone && gestures.nextIds().has(zone.dataset.zone)) gestures.touch(zone.dataset.zone);
    else {
      gestures.explain(about(closest(from, "[data-name]")));
      gestures.why([thing?.dataset.id, zone?.dataset.zone].flatMap((id) => id ?? []));
    }
  });
  // Only what the first of two clicks has picked: another thing may have come under the pointer.
  board?.addEventListener("dblclick", (event) => {
    const id = closest(under(event), "[data-id]")?.dataset.id ?? "";
    if (id && id === picked) gestures.playOnly(id);
  });
  /** What is being dragged and needs nothing more. */
  let lifted = "";
  /** @type {HTMLElement|null} the card that is being dragged */
  let held = null;
  /** @param {Event|Element} from @returns {string} the next id that a drop or a click there touches */
  const targetAt = (from) => {
    const next = gestures.nextIds();
    const [thing, zone] = [closest(from, "#board [data-id]"), closest(from, "#board [data-zone]")];
    const self = board?.querySelector("[data-here]");
    // What lies in one's own zone already is not brought there.
    const isSelf = self instanceof HTMLElement && (thing === self || (zone?.dataset.zone === self.dataset.id && !(held && zone?.contains(held))));
    // What needs no target can be dropped on oneself, whatever lies there.
    if (isSelf && lifted && next.has(lifted)) return lifted;
    const id = [thing?.dataset.id, zone?.dataset.zone].find((id) => id && next.has(id));
    if (id) return id;
    const [only, ...others] = next;
    return isSelf && !others.length && only?.startsWith("button:") ? only : "";
  };
  for (const kind of ["pointerover", "focusin"]) board?.addEventListener(kind, (event) => {
    gestures.explain(gestures.outcome(targetAt(event)), true);
  });
  board?.addEventListener("pointerdown", (event) => {
    const card = closest(under(event), ".card[data-id]");
    const id = card?.dataset.id ?? "";
    if (!card || event.button || !gestures.firstIds().has(id)) return;
    const over = new AbortController();
    /** @type {HTMLElement|null} */
    let ghost = null;
    // The ghost is small and beside the pointer, above a finger: the target stays visible.
    const width = Math.min(card.offsetWidth * 0.6, 72);
    const [dx, dy] = event.pointerType === "touch" ? [-width / 2, -width * 1.4 - 36] : [12, 12];
    const isWhole = gestures.choices().some((c) => c.touch[0] === id && c.touch.length === 1 && !c.draft);
    const isDraft = gestures.isDraft(id);
    const lift = () => {
      // What is composed step by step begins with the drag; its targets follow.
      lifted = isWhole ? id : "";
      held = card;
      if (isDraft) gestures.touch(id);
      else gestures.begin(isWhole ? [] : [id]);
      const copy = /** @type {HTMLElement} */ (card.cloneNode(true));
      copy.classList.remove("can", "chosen");
      copy.classList.add("drag");
      copy.style.width = `${width}px`;
      document.body.append(copy);
      card.classList.add("lifted");
      return copy;
    };
    const move = (/** @type {PointerEvent} */ now) => {
      if (!ghost && Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) < 8) return;
      ghost ??= lift();
      ghost.style.left = `${now.clientX + dx}px`;
      ghost.style.top = `${now.clientY + dy}px`;
      const there = document.elementFromPoint(now.clientX, now.clientY);
      const target = there && targetAt(there) ? there.closest("[data-id], [data-zone]") : null;
      for (const e of all("#board .over")) if (e !== target && !e.contains(there)) e.classList.remove("over");
      target?.classList.add("over");
      if (target) target.closest("[data-zone]")?.classList.add("over");
      gestures.explain(there ? gestures.outcome(targetAt(there)) : "", true);
    };
    const end = (/** @type {PointerEvent} */ now) => {
      over.abort();
      if (!ghost) return;
      ghost.remove();
      card.classList.remove("lifted");
      dragged = true;
      setTimeout(() => { dragged = false; });
      for (const e of all("#board .over")) e.classList.remove("over");
      const there = now.type === "pointerup" ? document.elementFromPoint(now.clientX, now.clientY) : null;
      const target = there ? targetAt(there) : "";
      lifted = "";
      held = null;
      if (target) gestures.touch(target);
      else if (isDraft) gestures.back();
      else gestures.begin([]);
    };
    addEventListener("pointermove", move, over);
    addEventListener("pointerup", end, over);
    addEventListener("pointercancel", end, over);
  });
};

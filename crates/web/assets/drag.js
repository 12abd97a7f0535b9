// @ts-check
// Dragging cards to what they are played at. Not here: clicks (pointer.js).
import { board } from "./board.js";
import { all, closest, under } from "./page.js";

/** @typedef {import("./pointer.js").Gestures} Gestures */
/**
 * What is being dragged: its id if it needs nothing more than to be dropped, else empty; and the card.
 * @typedef {{lifted: string, held: HTMLElement|null}} Lift
 */
/** Where the small copy of a card is, from the pointer. @typedef {{width: number, dx: number, dy: number}} Ghost */

/** A pointer that has moved further than this drags, in pixels. */
const FAR = 8;
/** The largest copy of a card, in pixels, and its share of the card. */
const [WIDEST, SHARE] = [72, 0.6];

/** @param {Gestures} gestures @param {Lift} lift @param {Event|Element} from
 * @returns {string} the next id that a drop or a click there touches; empty if none */
const targetAt = (gestures, { lifted, held }, from) => {
  const next = gestures.nextIds();
  const [thing, zone] = [closest(from, "#board [data-id]"), closest(from, "#board [data-zone]")];
  const self = board?.querySelector("[data-here]");
  // What lies in one's own zone already is not brought there.
  const isSelf = self instanceof HTMLElement && (thing === self || (zone?.dataset.zone === self.dataset.id && !(held && zone?.contains(held))));
  // What needs no target can be dropped on oneself, whatever lies there.
  if (isSelf && lifted && next.has(lifted)) return lifted;
  const target = [thing?.dataset.id, zone?.dataset.zone].find((id) => id && next.has(id));
  if (target) return target;
  const [only, ...others] = next;
  return isSelf && !others.length && only?.startsWith("button:") ? only : "";
};

/** The ghost is small and beside the pointer, above a finger: the target stays visible.
 * @param {HTMLElement} card @param {boolean} isFinger @returns {Ghost} */
const ghostOf = (card, isFinger) => {
  const width = Math.min(card.offsetWidth * SHARE, WIDEST);
  const [dx, dy] = isFinger ? [-width / 2, -width * 1.4 - 36] : [12, 12];
  return { width, dx, dy };
};
/** @param {HTMLElement} card @param {number} width @returns {HTMLElement} the copy that follows the pointer */
const copyOf = (card, width) => {
  const copy = /** @type {HTMLElement} */ (card.cloneNode(true));
  copy.classList.remove("can", "chosen");
  copy.classList.add("drag");
  copy.style.width = `${width}px`;
  document.body.append(copy);
  return copy;
};
/** Marks the place that a drop would touch. @param {Element|null} there @param {boolean} isTarget */
const markOver = (there, isTarget) => {
  const target = isTarget ? there?.closest("[data-id], [data-zone]") : null;
  for (const e of all("#board .over")) if (e !== target && !e.contains(there)) e.classList.remove("over");
  target?.classList.add("over");
  target?.closest("[data-zone]")?.classList.add("over");
};

/** Follows one press on a card until it is released.
 * @param {Gestures} gestures @param {Lift} lift @param {HTMLElement} card @param {PointerEvent} press @param {() => void} dropped */
const follow = (gestures, lift, card, press, dropped) => {
  const id = card.dataset.id ?? "";
  const over = new AbortController();
  /** @type {HTMLElement|null} */
  let ghost = null;
  const { width, dx, dy } = ghostOf(card, press.pointerType === "touch");
  const isWhole = gestures.choices().some(({ touch, draft }) => touch[0] === id && touch.length === 1 && !draft);
  const isDraft = gestures.isDraft(id);
  const begin = () => {
    // What is composed step by step begins with the drag; its targets follow.
    Object.assign(lift, { lifted: isWhole ? id : "", held: card });
    if (isDraft) gestures.touch(id);
    else gestures.begin(isWhole ? [] : [id]);
    const copy = copyOf(card, width);
    card.classList.add("lifted");
    return copy;
  };
  const move = (/** @type {PointerEvent} */ now) => {
    if (!ghost && Math.hypot(now.clientX - press.clientX, now.clientY - press.clientY) < FAR) return;
    ghost ??= begin();
    Object.assign(ghost.style, { left: `${now.clientX + dx}px`, top: `${now.clientY + dy}px` });
    const there = document.elementFromPoint(now.clientX, now.clientY);
    const target = there ? targetAt(gestures, lift, there) : "";
    markOver(there, target !== "");
    gestures.explain(gestures.outcome(target), true);
  };
  const end = (/** @type {PointerEvent} */ now) => {
    over.abort();
    if (!ghost) return;
    ghost.remove();
    card.classList.remove("lifted");
    dropped();
    for (const e of all("#board .over")) e.classList.remove("over");
    const there = now.type === "pointerup" ? document.elementFromPoint(now.clientX, now.clientY) : null;
    const target = there ? targetAt(gestures, lift, there) : "";
    Object.assign(lift, { lifted: "", held: null });
    if (target) gestures.touch(target);
    else if (isDraft) gestures.back();
    else gestures.begin([]);
  };
  addEventListener("pointermove", move, over);
  addEventListener("pointerup", end, over);
  addEventListener("pointercancel", end, over);
};

/** @param {Gestures} gestures */
export const startDrags = (gestures) => {
  // Cards are dragged by the script, not as pictures.
  board?.addEventListener("dragstart", (event) => event.preventDefault());
  /** @type {Lift} */
  const lift = { lifted: "", held: null };
  let isDropped = false;
  board?.addEventListener("pointerdown", (event) => {
    const card = closest(under(event), ".card[data-id]");
    if (!card || event.button || !gestures.firstIds().has(card.dataset.id ?? "")) return;
    follow(gestures, lift, card, event, () => {
      isDropped = true;
      setTimeout(() => { isDropped = false; });
    });
  });
  return {
    /** @param {Event|Element} from */
    targetAt: (from) => targetAt(gestures, lift, from),
    /** Has a drag just ended? The click that belongs to it touches nothing. */
    hasDropped: () => {
      const was = isDropped;
      isDropped = false;
      return was;
    },
  };
};

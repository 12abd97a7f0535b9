// @ts-check
// Clicks, double clicks and long presses on the board, and what is said of the thing under the pointer. Not here: dragging
// (drag.js).
import { about, board } from "./board.js";
import { startDrags } from "./drag.js";
import { closest, under } from "./page.js";

/** @typedef {import("./wire.js").Choice} Choice */
/**
 * What pointer and keyboard may ask and do.
 * @typedef {{isOpen: () => boolean, choices: () => Choice[], nextIds: () => Set<string>, firstIds: () => Set<string>,
 *   outcome: (id: string) => string, touch: (id: string) => boolean, why: (things: string[]) => void, begin: (ids: string[]) => void,
 *   back: () => boolean, aim: (id: string) => boolean, playOnly: (id: string) => boolean, confirm: (id: string) => void, isPicked: (id: string) => boolean, isDraft: (id: string) => boolean,
 *   explain: (text: string, otherwise?: boolean) => void}} Gestures
 */

/** A press that is longer than this shows the help text, as hovering does; in milliseconds. */
const LONG_PRESS = 500;

/** @param {Gestures} gestures */
export const startPointer = (gestures) => {
  const drags = startDrags(gestures);
  /** What the last single click has picked. */
  let picked = "";
  let pressed = Infinity;
  board?.addEventListener("pointerdown", (event) => { pressed = event.pointerType === "touch" ? event.timeStamp : Infinity; }, { capture: true });
  board?.addEventListener("click", (event) => {
    if (drags.hasDropped()) return;
    const [rested, isFinger] = [event.timeStamp - pressed > LONG_PRESS, pressed < Infinity];
    // Clicks of a screen reader come without a press: they are never late.
    pressed = Infinity;
    if (rested) return;
    const from = under(event);
    const [thing, zone] = [closest(from, "[data-id]"), closest(from, "[data-zone]")];
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
  for (const kind of ["pointerover", "focusin"]) board?.addEventListener(kind, (event) => {
    gestures.explain(gestures.outcome(drags.targetAt(event)), true);
  });
};
